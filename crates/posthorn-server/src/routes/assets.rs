//! The files the pages need, inside the binary. Their address carries their hash, so that browsers
//! may keep them for ever.

use crate::ids::sha256_hex;
use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::sync::LazyLock;

struct Asset {
    name: &'static str,
    kind: &'static str,
    text: &'static str,
}

const HORN: &str = include_str!("../../assets/horn.svg");

/// The icon of a tab whose player is to move: the horn with a seal.
static HORN_TURN: LazyLock<String> = LazyLock::new(|| {
    let seal = "<circle cx='25' cy='7' r='6' fill='#b3261e' stroke='#fff' stroke-width='2'/></svg>";
    HORN.replace("</svg>", seal)
});

static ASSETS: LazyLock<[Asset; 4]> = LazyLock::new(|| {
    [
        Asset {
            name: "posthorn.css",
            kind: "text/css; charset=utf-8",
            // Tokens first; layout has the last word.
            text: concat!(
                include_str!("../../assets/tokens.css"),
                include_str!("../../assets/map.css"),
                include_str!("../../assets/pieces.css"),
                include_str!("../../assets/posthorn.css"),
                include_str!("../../assets/pages.css"),
                include_str!("../../assets/table.css"),
                include_str!("../../assets/own.css"),
                include_str!("../../assets/learn.css"),
                include_str!("../../assets/narrow.css"),
                include_str!("../../assets/texts.css"),
            ),
        },
        Asset {
            name: "posthorn.js",
            kind: "text/javascript; charset=utf-8",
            // One module in chapters: an import would need an address with a hash inside the file.
            text: concat!(
                include_str!("../../assets/posthorn.js"),
                include_str!("../../assets/live.js"),
                include_str!("../../assets/motion.js"),
                include_str!("../../assets/choose.js"),
                include_str!("../../assets/map.js"),
                include_str!("../../assets/keys.js"),
                include_str!("../../assets/learn.js"),
                include_str!("../../assets/start.js"),
            ),
        },
        Asset { name: "horn.svg", kind: "image/svg+xml", text: HORN },
        Asset { name: "horn-turn.svg", kind: "image/svg+xml", text: HORN_TURN.as_str() },
    ]
});

static VERSIONS: LazyLock<Vec<String>> =
    LazyLock::new(|| ASSETS.iter().map(|asset| sha256_hex(asset.text.as_bytes())[..10].to_owned()).collect());

/// The address of an asset.
pub(crate) fn address(name: &str) -> String {
    let version = ASSETS.iter().position(|asset| asset.name == name).map_or("", |at| &VERSIONS[at]);
    format!("/assets/{name}?v={version}")
}

pub(crate) async fn file(Path(file): Path<String>) -> Response {
    match ASSETS.iter().find(|asset| asset.name == file) {
        Some(asset) => {
            let headers = [
                (header::CONTENT_TYPE, asset.kind),
                (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
            ];
            (headers, asset.text).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
