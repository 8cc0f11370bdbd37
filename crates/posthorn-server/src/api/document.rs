//! The OpenAPI document: what is the same for all operations, and what follows from their types by a rule.

use super::error::ErrorBody;
use super::{responses, schemas};
use axum::body::Bytes;
use serde_json::{Value, json};
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{ComponentsBuilder, InfoBuilder, OpenApi, OpenApiBuilder};

/// The document without operations.
pub(super) fn frame() -> OpenApi {
    let about = "Play Thurn und Taxis from a program. docs/api.md explains it with examples.";
    let info = InfoBuilder::new().title("Posthorn").version("1").description(Some(about));
    let key = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
    let mut components = ComponentsBuilder::new()
        .security_scheme("key", SecurityScheme::Http(key))
        .schema_from::<ErrorBody>()
        .schemas_from_iter(schemas::components());
    for (name, response) in responses::components() {
        components = components.response(name, response);
    }
    OpenApiBuilder::new().info(info).components(Some(components.build())).build()
}

/// The whole document as JSON.
pub(super) fn finish(document: OpenApi) -> Bytes {
    let mut document = serde_json::to_value(document).expect("a document can be written as JSON");
    let components = document["components"].clone();
    let paths = document["paths"].as_object_mut().into_iter().flat_map(|paths| paths.values_mut());
    let operations =
        paths.flat_map(|path| path.as_object_mut().into_iter().flat_map(|path| path.values_mut()));
    for operation in operations {
        relax_body(operation, &components["schemas"]);
        add_preference(operation);
    }
    document["components"]["parameters"] = json!({"Prefer": {
        "name": "Prefer", "in": "header", "required": false, "schema": {"type": "string"},
        "description":
            "With `return=minimal` there is no answer beside the status, for programs that have a stream.",
    }});
    document["components"]["responses"]["Brief"] =
        json!({"description": "Done; the program said `Prefer: return=minimal`"});
    document.to_string().into()
}

/// An empty body counts as an empty object: it can be left out where no field is required.
fn relax_body(operation: &mut Value, schemas: &Value) {
    let Some(body) = operation.get_mut("requestBody") else { return };
    let name =
        body["content"]["application/json"]["schema"]["$ref"].as_str().and_then(|r| r.rsplit('/').next());
    let schema = name.map_or(&Value::Null, |name| &schemas[name]);
    let is_plain = schema["oneOf"].is_null();
    let needs_field = schema["required"].as_array().is_some_and(|required| !required.is_empty());
    body["required"] = (!is_plain || needs_field).into();
}

/// Whatever is done at a table can be answered without a body.
fn add_preference(operation: &mut Value) {
    let answers_table =
        operation["responses"]["200"]["content"]["application/json"]["schema"]["$ref"] == TABLE;
    let is_change = operation["responses"].get("413").is_some();
    if !(answers_table && is_change) {
        return;
    }
    operation["responses"]["204"] = json!({"$ref": "#/components/responses/Brief"});
    let prefer = json!({"$ref": "#/components/parameters/Prefer"});
    match operation["parameters"].as_array_mut() {
        Some(parameters) => parameters.push(prefer),
        None => operation["parameters"] = json!([prefer]),
    }
}

const TABLE: &str = "#/components/schemas/Table";
