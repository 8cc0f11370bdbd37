//! What is drawn once and used by many: `assets/towns.svg` and `assets/map.svg` by the tool
//! `tools/draw-map`, `assets/signs.svg` by hand.

use maud::{Markup, PreEscaped, html};
use posthorn_rules::{Carriage, City, Official};

const TOWNS: &str = include_str!("../assets/towns.svg");
const SIGNS: &str = include_str!("../assets/signs.svg");
const GROUND: &str = include_str!("../assets/map.svg");

/// What stands inside the outermost element of a drawing.
fn inside(drawing: &'static str) -> PreEscaped<&'static str> {
    let begin = drawing.find('>').map_or(0, |at| at + 1);
    PreEscaped(&drawing[begin..drawing.rfind("</svg>").unwrap_or(drawing.len())])
}

/// The symbols that everything below refers to; once on each page.
pub(crate) fn symbols() -> Markup {
    html! { svg.defs aria-hidden="true" width="0" height="0" { (inside(TOWNS)) (inside(SIGNS)) } }
}

/// The map's ground, with the courses of the roads as `road-0` to `road-44`.
pub(crate) fn ground() -> PreEscaped<&'static str> {
    inside(GROUND)
}

/// A town's landmark.
pub(crate) fn town(city: City) -> Markup {
    html! { svg.town.picture viewBox="0 0 60 60" aria-hidden="true" { use href={ "#town-" (city.index()) } {} } }
}

/// A coach for as many towns; none for a player who has none yet.
pub(crate) fn coach(carriage: Carriage) -> Markup {
    html! { svg.coach viewBox="0 0 64 40" aria-hidden="true" { use href={ "#coach-" (carriage) } {} } }
}

/// An official's portrait.
pub(crate) fn medallion(official: Official) -> Markup {
    let name = match official {
        Official::Administrator => "administrator",
        Official::Postmaster => "postmaster",
        Official::PostalCarrier => "postal-carrier",
        Official::Cartwright => "cartwright",
    };
    html! { svg.medallion viewBox="0 0 48 48" aria-hidden="true" { use href={ "#portrait-" (name) } {} } }
}
