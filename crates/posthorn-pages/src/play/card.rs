//! City cards.

use crate::art;
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
        (art::town(city))
        span.name.long[city.name().chars().count() > 9] { (city.name()) }
        span.region { (city.region().name()) }
    }
}

/// A card to look at.
pub(crate) fn card(city: City) -> Markup {
    html! { div.card.(region_class(city.region())) { (face(city)) } }
}
