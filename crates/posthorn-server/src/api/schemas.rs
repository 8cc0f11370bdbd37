//! The schemas of values whose types belong to other crates: rules, words and numbers of `posthorn engine`.

use serde_json::{Value, json};
use std::borrow::Cow;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::Schema;
use utoipa::{PartialSchema, ToSchema};

fn read(schema: Value) -> RefOr<Schema> {
    RefOr::T(serde_json::from_value(schema).expect("the schemas below are schemas"))
}

macro_rules! schemas {
    ($($type:ident = $name:literal: $schema:expr;)+) => {
        $(
            pub(super) enum $type {}

            impl PartialSchema for $type {
                fn schema() -> RefOr<Schema> {
                    read($schema)
                }
            }

            impl ToSchema for $type {
                fn name() -> Cow<'static, str> {
                    Cow::Borrowed($name)
                }
            }
        )+

        /// All of them by name, for those that only refer to each other.
        pub(super) fn components() -> Vec<(String, RefOr<Schema>)> {
            vec![$(($name.to_owned(), $type::schema())),+]
        }
    };
}

fn word(words: &[&str]) -> Value {
    json!({"type": "string", "enum": words})
}

fn reference(name: &str) -> Value {
    json!({"$ref": format!("#/components/schemas/{name}")})
}

fn list(name: &str) -> Value {
    json!({"type": "array", "items": reference(name)})
}

fn count() -> Value {
    json!({"type": "integer", "minimum": 0})
}

fn seat() -> Value {
    json!({"type": "integer", "minimum": 0, "maximum": 3})
}

fn seat_or_null() -> Value {
    json!({"type": ["integer", "null"], "minimum": 0, "maximum": 3})
}

/// An object that has all these fields and no others.
fn object(properties: Value) -> Value {
    let required: Vec<&String> =
        properties.as_object().into_iter().flat_map(|fields| fields.keys()).collect();
    json!({"type": "object", "required": required, "properties": properties, "additionalProperties": false})
}

/// The same, where the fields of the second kind can be left out.
fn object_with(properties: Value, optional: Value) -> Value {
    let mut schema = object(properties);
    if let (Some(all), Value::Object(optional)) = (schema["properties"].as_object_mut(), optional) {
        all.extend(optional);
    }
    schema
}

fn described(mut schema: Value, description: &str) -> Value {
    schema["description"] = description.into();
    schema
}

fn action(kind: &str, mut fields: Value) -> Value {
    fields["type"] = word(&[kind]);
    object(fields)
}

fn actions() -> Value {
    let sorted = |what: &str| described(list("City"), what);
    json!({"oneOf": [
        action("administrator", json!({})),
        action("take", json!({"from": word(&["deck"])})),
        action("take", json!({
            "from": word(&["market"]), "slot": {"type": "integer", "minimum": 0, "maximum": 5},
        })),
        action("play", json!({"city": reference("City"), "end": word(&["left", "right"])})),
        action("restart", json!({"city": reference("City")})),
        action("close", json!({"offices": sorted("in alphabetical order"), "cartwright": {"type": "boolean"}})),
        action("keep", json!({"cards": sorted("three, in alphabetical order")})),
        action("end_turn", json!({})),
    ]})
}

fn acting() -> Value {
    let version = || {
        described(
            json!({"type": ["integer", "null"], "minimum": i64::MIN, "maximum": i64::MAX}),
            "only if nothing has happened since",
        )
    };
    let line = json!({"type": "string", "description": "a line of the notation"});
    json!({"oneOf": [
        object_with(json!({"action": reference("Action")}), json!({"version": version()})),
        object_with(json!({"line": line}), json!({"version": version()})),
    ]})
}

fn pace() -> Value {
    let number = || json!({"type": "integer", "minimum": 0, "maximum": u32::MAX});
    json!({"oneOf": [
        object(json!({"kind": word(&["free"])})),
        object(json!({"kind": word(&["live"]), "bank": number(), "increment": number()})),
        object(json!({"kind": word(&["turns"]), "hours": number()})),
    ]})
}

fn rules() -> Value {
    let options = json!({
        "all_regions": word(&["outside_baiern", "every_region"]),
        "length_fallback": word(&["any", "seven_plus"]),
        "final_round": word(&["finish_round", "one_more_each"]),
        "tile_values": word(&["hidden", "open"]),
    });
    described(object_with(json!({}), options), "the options V1 to V5; Classic for what is left out")
}

fn holdings() -> Value {
    object(json!({
        "hand": reference("Hand"), "route": list("City"), "offices": list("City"),
        "offices_left": {"type": "integer", "minimum": 0, "maximum": 20},
        "carriage": {"type": "integer", "minimum": 0, "maximum": 7},
        "tiles": list("Tile"),
    }))
}

fn view() -> Value {
    let fields = json!({
        "viewer": seat_or_null(), "players": {"type": "integer", "minimum": 2, "maximum": 4},
        "first": seat(), "turn_seat": seat(), "round": count(), "phase": {"type": "string"},
        "official_used": {"type": ["string", "null"]}, "drawn": count(), "played": count(),
        "market": {"type": "array", "items": {"anyOf": [reference("City"), {"type": "null"}]}},
        "deck": count(), "discard": list("City"), "seats": list("Holdings"),
        "piles": {"type": "object", "additionalProperties": {"type": "array", "items": count()}},
        "end_triggered_by": seat_or_null(), "over": {"type": "boolean"},
    });
    let legal = described(list("Action"), "what you may do now; only for whoever sits there");
    described(object_with(fields, json!({"legal": legal})), "as posthorn engine shows a view")
}

fn record() -> Value {
    object(json!({
        "format": word(&["posthorn-record"]), "version": {"type": "integer", "minimum": 1},
        "rules": reference("Rules"),
        "players": {"type": "array", "items":
            object(json!({"name": {"type": "string"}, "kind": {"type": "string"}}))},
        "first": seat(), "deck": list("City"), "shuffles": {"type": "array", "items": list("City")},
        "actions": {"type": "array", "items": object(json!({"seat": seat(), "action": reference("Action")}))},
        "result": {"anyOf": [reference("Result"), {"type": "null"}]},
        "commitment": {"type": "string"}, "secret": {"type": "string"},
    }))
}

fn cities() -> Value {
    let names: Vec<&str> = posthorn_rules::City::ALL.into_iter().map(|city| city.name()).collect();
    word(&names)
}

schemas! {
    City = "City": cities();
    Action = "Action": actions();
    Acting = "Acting": acting();
    Pace = "Pace": pace();
    Rules = "Rules": rules();
    Hand = "Hand": json!({"oneOf": [list("City"), object(json!({"known": list("City"), "unknown": count()}))]});
    Tile = "Tile": object_with(json!({"pile": {"type": "string"}}), json!({"value": count()}));
    Holdings = "Holdings": holdings();
    View = "View": view();
    Score = "Score": object(json!({
        "carriage": {"type": "integer"}, "bonus": {"type": "integer"}, "unplaced": {"type": "integer"},
        "total": {"type": "integer"},
    }));
    GameResult = "Result": object(json!({
        "scores": list("Score"), "ranking": {"type": "array", "items": seat()}, "winner": seat_or_null(),
    }));
    Record = "Record": record();
    BotName = "BotName": word(&["random", "novice", "courier", "ismcts", "postmaster", "prince"]);
    HintPolicy = "HintPolicy": word(&["against_bots", "allowed", "never"]);
    ActiveStatus = "ActiveStatus": word(&["open", "running"]);
    TableStatus = "TableStatus": word(&["open", "running", "over"]);
    SeatKind = "SeatKind": word(&["empty", "person", "guest", "bot"]);
    AwayReason = "AwayReason": word(&["resigned", "timed_out", "absent"]);
    Scope = "Scope": word(&["read", "play", "account"]);
    WinChance = "WinChance": json!({
        "type": "array", "prefixItems": [count(), {"type": "number"}], "items": false,
        "description": "after how many actions, and how much",
    });
    ErrorCode = "ErrorCode": word(&[
        "unauthorised", "forbidden", "bad_request", "not_found", "method_not_allowed", "illegal_action",
        "game_over", "stale", "refused", "too_long", "too_many_requests", "unavailable",
    ]);
}
