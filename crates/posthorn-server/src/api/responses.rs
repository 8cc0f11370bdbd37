//! Which errors an operation can answer, for the OpenAPI document.

use std::collections::BTreeMap;
use utoipa::IntoResponses;
use utoipa::openapi::{Content, Ref, RefOr, Response, ResponseBuilder};

/// Every error status, with what it means.
const MEANINGS: [(u16, &str); 9] = [
    (400, "The request cannot be understood"),
    (401, "No key, or one that opens nothing"),
    (403, "Not for this player or key"),
    (404, "There is no such thing"),
    (409, "As things stand it cannot be done"),
    (413, "The body is longer than 64 KiB"),
    (422, "It can be understood, but not be used"),
    (429, "Too much in a short time; Retry-After says how long to wait"),
    (503, "Not now; try again soon"),
];

/// The error responses that operations refer to.
pub(super) fn components() -> impl Iterator<Item = (String, Response)> {
    MEANINGS.into_iter().map(|(status, meaning)| {
        let content = Content::new(Some(Ref::from_schema_name("Error")));
        let response = ResponseBuilder::new().description(meaning).content("application/json", content);
        (name(status), response.build())
    })
}

fn name(status: u16) -> String {
    format!("E{status}")
}

fn references(statuses: &[u16]) -> BTreeMap<String, RefOr<Response>> {
    let reference = |status: &u16| Ref::from_response_name(name(*status)).into();
    statuses.iter().map(|status| (status.to_string(), reference(status))).collect()
}

macro_rules! error_sets {
    ($($(#[$about:meta])* $name:ident = $statuses:expr;)+) => {
        $(
            $(#[$about])*
            pub(super) enum $name {}

            impl IntoResponses for $name {
                fn responses() -> BTreeMap<String, RefOr<Response>> {
                    references(&$statuses)
                }
            }
        )+
    };
}

error_sets! {
    /// Of what everybody may ask.
    PublicErrors = [429, 503];
    /// The same, with a query.
    QueryErrors = [400, 429, 503];
    /// The same, with an id.
    LookupErrors = [404, 429, 503];
    /// Of what there is only once a game is over.
    FinishedGameErrors = [404, 409, 429, 503];
    /// The same, with a query.
    ReplayErrors = [400, 404, 409, 429, 503];
    /// Of looking at a table, with or without a key.
    ViewErrors = [400, 401, 403, 404, 429, 503];
    /// Of asking for a hint.
    HintErrors = [400, 401, 403, 404, 409, 429, 503];
    /// Of what needs a key.
    KeyErrors = [401, 403, 429, 503];
    /// The same, with an id.
    KeyLookupErrors = [401, 403, 404, 429, 503];
    /// Of becoming a player.
    NewPlayerErrors = [400, 409, 413, 422, 429, 503];
    /// Of changing the account.
    ChangeErrors = [400, 401, 403, 409, 413, 422, 429, 503];
    /// Of deleting the account.
    DeleteErrors = [400, 401, 403, 413, 429, 503];
    /// Of opening a table.
    OpenErrors = [400, 401, 403, 413, 422, 429, 503];
    /// Of a command to a table.
    CommandErrors = [400, 401, 403, 404, 409, 413, 422, 429, 503];
}
