//! Whole states, and views of them.

use super::{ActionForm, names};
use crate::action::Official;
use crate::carriage::Carriage;
use crate::city::City;
use crate::game::Game;
use crate::market::Market;
use crate::seat::Seat;
use crate::supply::{OFFICES_PER_PLAYER, Pile, Tile, TilePiles};
use crate::turn::{Phase, Turn};
use crate::view::{GameView, HandView};
use serde::Serialize;
use std::collections::BTreeMap;

/// A bonus tile; the value is left out where the reader may not know it.
#[derive(Clone, Debug, Serialize)]
#[allow(missing_docs)]
pub struct TileForm {
    pub pile: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<u8>,
}

impl From<Tile> for TileForm {
    fn from(tile: Tile) -> TileForm {
        TileForm { pile: tile.pile.name(), value: Some(tile.value) }
    }
}

/// A hand: all its cards, or what is known of it.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
#[allow(missing_docs)]
pub enum HandForm {
    Open(Vec<&'static str>),
    Hidden { known: Vec<&'static str>, unknown: u8 },
}

/// What a seat has.
#[derive(Clone, Debug, Serialize)]
#[allow(missing_docs)]
pub struct SeatForm {
    pub hand: HandForm,
    pub route: Vec<&'static str>,
    pub offices: Vec<&'static str>,
    pub offices_left: usize,
    /// 0 for none.
    pub carriage: u8,
    pub tiles: Vec<TileForm>,
}

/// What states and views have in common; the deck is its cards, or how many there are.
#[derive(Clone, Debug, Serialize)]
#[allow(missing_docs)]
pub struct StateForm<Deck> {
    pub players: usize,
    pub first: usize,
    pub turn_seat: usize,
    pub round: u16,
    pub phase: Phase,
    pub official_used: Option<Official>,
    pub drawn: u8,
    pub played: u8,
    pub market: Vec<Option<&'static str>>,
    pub deck: Deck,
    pub discard: Vec<&'static str>,
    pub seats: Vec<SeatForm>,
    pub piles: BTreeMap<&'static str, &'static [u8]>,
    pub end_triggered_by: Option<usize>,
    pub over: bool,
}

/// What a viewer may know, with what it may do.
#[derive(Clone, Debug, Serialize)]
#[allow(missing_docs)]
pub struct ViewForm {
    pub viewer: Option<usize>,
    #[serde(flatten)]
    pub state: StateForm<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub legal: Option<Vec<ActionForm>>,
}

fn piles(tiles: &TilePiles) -> BTreeMap<&'static str, &'static [u8]> {
    Pile::ALL.into_iter().map(|pile| (pile.name(), tiles.values(pile))).collect()
}

fn market(cards: &Market) -> Vec<Option<&'static str>> {
    cards.cards().iter().map(|card| card.map(City::name)).collect()
}

impl From<&Game> for StateForm<Vec<&'static str>> {
    fn from(game: &Game) -> StateForm<Vec<&'static str>> {
        let seat_form = |seat: Seat| {
            let own = game.holdings(seat);
            SeatForm {
                hand: HandForm::Open(names(own.hand.iter())),
                route: names(own.route.iter()),
                offices: names(own.offices),
                offices_left: own.offices_left(),
                carriage: own.carriage.map_or(0, Carriage::value),
                tiles: own.tiles.iter().map(TileForm::from).collect(),
            }
        };
        let Turn { seat, phase, official, drawn, played, .. } = *game.turn();
        StateForm {
            players: game.players(),
            first: game.first().index(),
            turn_seat: seat.index(),
            round: game.round(),
            phase,
            official_used: official,
            drawn,
            played,
            market: market(game.market()),
            deck: names(game.deck().iter().copied()),
            discard: names(game.discards().iter().copied()),
            seats: game.seats().map(seat_form).collect(),
            piles: piles(game.tiles()),
            end_triggered_by: game.ended_by().map(Seat::index),
            over: game.is_over(),
        }
    }
}

impl From<&GameView> for ViewForm {
    fn from(view: &GameView) -> ViewForm {
        let seat_form = |seat: Seat| {
            let seen = view.seat(seat);
            SeatForm {
                hand: match seen.hand {
                    HandView::Open(cards) => HandForm::Open(names(cards.iter())),
                    HandView::Hidden { known, unknown } => {
                        HandForm::Hidden { known: names(known.iter()), unknown }
                    }
                },
                route: names(seen.route.iter()),
                offices: names(seen.offices),
                offices_left: OFFICES_PER_PLAYER - seen.offices.len(),
                carriage: seen.carriage.map_or(0, Carriage::value),
                tiles: match seen.tiles.open() {
                    Some(tiles) => tiles.iter().map(TileForm::from).collect(),
                    None => {
                        seen.tiles.piles().map(|pile| TileForm { pile: pile.name(), value: None }).collect()
                    }
                },
            }
        };
        let Turn { seat, phase, official, drawn, played, .. } = *view.turn();
        ViewForm {
            viewer: view.viewer().map(Seat::index),
            state: StateForm {
                players: view.players(),
                first: view.first().index(),
                turn_seat: seat.index(),
                round: view.round(),
                phase,
                official_used: official,
                drawn,
                played,
                market: market(view.market()),
                deck: view.deck_len(),
                discard: names(view.discards().iter().copied()),
                seats: view.seats().map(seat_form).collect(),
                piles: piles(view.tiles()),
                end_triggered_by: view.ended_by().map(Seat::index),
                over: phase == Phase::Over,
            },
            legal: view.viewer().map(|_| view.legal().iter().map(ActionForm::from).collect()),
        }
    }
}
