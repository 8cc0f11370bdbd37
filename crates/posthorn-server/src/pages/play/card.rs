//! City cards.

use maud::{Markup, html};
use posthorn_rules::{City, Region};

/// The class that colours a region.
pub(crate) const fn region_class(region: Region) -> &'static str {
    match region {
        Region::Baden => "r-baden",
        Region::Baiern => "r-baiern",
        Region::Boehmen => "r-boehmen",
        Region::Hohenzollern => "r-hohenzollern",
        Region::Polen => "r-polen",
        Region::Salzburg => "r-salzburg",
        Region::Schweiz => "r-schweiz",
        Region::Tyrol => "r-tyrol",
        Region::Wuerttemberg => "r-wuerttemberg",
    }
}

/// What a card shows.
pub(super) fn face(city: City) -> Markup {
    html! {
        svg.town viewBox="0 0 60 40" aria-hidden="true" { use href={ "#town-" (city.index() % SHAPES.len()) } {} }
        span.name.long[city.name().chars().count() > 9] { (city.name()) }
        span.region { (city.region().name()) }
    }
}

/// Silhouettes of towns in a few strokes, drawn once and used by every card.
const SHAPES: [&str; 6] = [
    "M4 38V26l6-5 6 5v12h4V14l5-11 5 11v24h4V24l7-6 7 6v14h4v-8l4-3v11z",
    "M3 38V24h9v-6l5-5 5 5v6h5V10c0-4 5-7 5-7s5 3 5 7v14h5v-6l5-5 5 5v20z",
    "M4 38V28h10V12l4-9 4 9v16h6v-6h8v6h6V12l4-9 4 9v26z",
    "M2 38l8-12 6 4 6-14V8h3V4h3v4h6V4h3v4h3v10l6 12 5-3 7 11z",
    "M4 38V20h6v-5h4v5h6v-9l10-8 10 8v9h6v-5h4v5h6v18h-7v-7a4 4 0 0 0-8 0v7h-8v-7a4 4 0 0 0-8 0v7z",
    "M4 38V22l8-7 8 7v6h6V16l-2-2 6-12 6 12-2 2v12h6v-8l7-6 7 6v18z",
];

pub(super) fn silhouettes() -> Markup {
    html! {
        svg.defs aria-hidden="true" width="0" height="0" {
            @for (number, shape) in SHAPES.iter().enumerate() {
                symbol id={ "town-" (number) } viewBox="0 0 60 40" { path d=(shape) {} }
            }
            symbol id="card-back" viewBox="0 0 40 40" {
                path d="M8 24c0-7 5-12 12-12s12 5 12 12-5 9-9 9c-5 0-8-3-8-7s3-6 6-6" fill="none" stroke="currentColor" stroke-width="3" {}
                path d="M8 24l-4 9h9z" {}
            }
            symbol id="horn" viewBox="0 0 24 24" {
                path d="M5 15c0-5 3-8 7-8s7 3 7 7-3 6-6 6-5-2-5-4.5 2-3.5 3.5-3.5" fill="none" stroke="currentColor" stroke-width="2.2" {}
                path d="M5 13l-3 7h6z" fill="currentColor" {}
            }
            symbol id="flag" viewBox="0 0 24 24" { path d="M6 3v18M6 4h12l-3 4 3 4H6" fill="none" stroke="currentColor" stroke-width="2.2" {} }
            symbol id="house-0" viewBox="-9 -10 18 18" { path d="M-7 7V-1L0-8 7-1V7z" {} }
            symbol id="house-1" viewBox="-9 -10 18 18" { path d="M-7 7V-5H-2V-8H2V-5H7V7z" {} }
            symbol id="house-2" viewBox="-9 -10 18 18" { path d="M-7 7V-1A7 7 0 0 1 7-1V7z" {} }
            symbol id="house-3" viewBox="-9 -10 18 18" { path d="M-7 7V-4L-3-8H3L7-4V7z" {} }
        }
    }
}
