//! What an event looks like on the table: a thing that flies from one place to others. The page's script
//! shows it when it happens, and again when a player asks what happened since the last turn.

use posthorn_rules::{City, Event, Seat};

/// A thing and the places between which it flies, by the ids of the page; towns by `town:` and name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flight {
    /// What flies.
    pub thing: &'static str,
    /// Where it comes from.
    pub from: String,
    /// Where it goes, several places with a space between.
    pub to: String,
    /// The card, if the viewer may know it.
    pub city: Option<City>,
}

/// The flight of an event as the viewer may know it.
pub(crate) fn flight(event: &Event) -> Option<Flight> {
    let (thing, from, to, city) = match event {
        Event::Took { seat, city, slot: Some(slot) } => {
            ("card", format!("market-{}", slot.index()), panel(*seat), *city)
        }
        Event::Took { seat, city, slot: None } => ("card", "deck".to_owned(), panel(*seat), *city),
        Event::Played { seat, city, .. } => ("card", panel(*seat), town(*city), Some(*city)),
        Event::GaveUp { seat, .. } => ("card", panel(*seat), "discard".to_owned(), None),
        Event::Closed { seat, offices, .. } if !offices.is_empty() => {
            let towns: Vec<String> = offices.iter().map(town).collect();
            ("house", panel(*seat), towns.join(" "), None)
        }
        Event::TookTile { seat, tile } => ("tile", format!("pile-{}", tile.pile.name()), panel(*seat), None),
        _ => return None,
    };
    Some(Flight { thing, from, to, city })
}

fn panel(seat: Seat) -> String {
    format!("panel-{}", seat.index())
}

fn town(city: City) -> String {
    format!("town:{}", city.name())
}
