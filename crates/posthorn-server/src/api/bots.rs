//! The bots that there are.

use super::responses::PublicErrors;
use axum::Json;
use posthorn_table::BotKind;
use serde::Serialize;
use strum::VariantArray;
use utoipa::ToSchema;

#[derive(Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Bots)]
pub(super) struct BotList {
    bots: Vec<BotEntry>,
}

#[derive(Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Bot)]
struct BotEntry {
    name: &'static str,
    about: &'static str,
}

/// The bots of this server, weakest first
#[utoipa::path(get, path = "/api/bots", responses((status = 200, description = "Done", body = BotList), PublicErrors))]
pub(super) async fn list() -> Json<BotList> {
    let bots = BotKind::VARIANTS.iter().map(|kind| BotEntry { name: kind.name(), about: about(*kind) });
    Json(BotList { bots: bots.collect() })
}

const fn about(kind: BotKind) -> &'static str {
    match kind {
        BotKind::Random => "plays any legal card",
        BotKind::Novice => "sensible but short-sighted",
        BotKind::Courier => "follows the rules of thumb of experienced players",
        BotKind::Ismcts => "tree search with random playouts, for comparison",
        BotKind::Postmaster => "plays by what it learnt from millions of games",
        BotKind::Prince => "the same, and looks ahead",
    }
}
