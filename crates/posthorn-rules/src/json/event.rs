//! Events, in the order they happened.

use super::{TileForm, names};
use crate::action::{End, Official};
use crate::city::City;
use crate::events::Event;
use serde::Serialize;

/// An event as other programs read it.
#[derive(Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
enum EventForm {
    Administrator { seat: usize },
    Took { seat: usize, city: Option<&'static str>, slot: Option<usize> },
    Reshuffle { deck: Vec<String> },
    Dealt { slot: usize, city: &'static str },
    GaveUp { seat: usize, route: Vec<String> },
    Played { seat: usize, city: &'static str, end: End },
    Closed { seat: usize, route: Vec<String>, offices: Vec<String> },
    Tile { seat: usize, tile: TileForm },
    Carriage { seat: usize, carriage: u8 },
    Official { seat: usize, official: Official },
    Cut { seat: usize, cards: Vec<String> },
    EndTriggered { seat: usize },
    Passed { seat: usize },
    Turn { seat: usize },
    Over,
}

/// An event for other programs. `shuffles` yields the new decks, one for each reshuffle, where the
/// reader may know them; otherwise the deck is left empty.
pub fn event_form(event: &Event, shuffles: &mut dyn Iterator<Item = Vec<City>>) -> impl Serialize + use<> {
    match event.clone() {
        Event::MarketReplaced { seat } => EventForm::Administrator { seat: seat.index() },
        Event::Took { seat, city, slot } => EventForm::Took {
            seat: seat.index(),
            city: city.map(City::name),
            slot: slot.map(|slot| slot.index()),
        },
        Event::Reshuffled { .. } => EventForm::Reshuffle { deck: names(shuffles.next().unwrap_or_default()) },
        Event::Dealt { slot, city } => EventForm::Dealt { slot: slot.index(), city: city.name() },
        Event::GaveUp { seat, route } => EventForm::GaveUp { seat: seat.index(), route: names(route) },
        Event::Played { seat, city, end } => EventForm::Played { seat: seat.index(), city: city.name(), end },
        Event::Closed { seat, route, offices } => {
            EventForm::Closed { seat: seat.index(), route: names(route), offices: names(offices) }
        }
        Event::TookTile { seat, tile } => EventForm::Tile { seat: seat.index(), tile: tile.into() },
        Event::TookCarriage { seat, carriage } => {
            EventForm::Carriage { seat: seat.index(), carriage: carriage.value() }
        }
        Event::Helped { seat, official } => EventForm::Official { seat: seat.index(), official },
        Event::Cut { seat, cards } => EventForm::Cut { seat: seat.index(), cards: names(cards) },
        Event::EndTriggered { seat } => EventForm::EndTriggered { seat: seat.index() },
        Event::Passed { seat } => EventForm::Passed { seat: seat.index() },
        Event::TurnBegan { seat } => EventForm::Turn { seat: seat.index() },
        Event::Over => EventForm::Over,
    }
}
