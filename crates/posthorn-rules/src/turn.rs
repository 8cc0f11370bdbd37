//! Where a turn stands, and what a player holds: all that decides what may be done.

use crate::action::Official;
use crate::cards::Cards;
use crate::carriage::Carriage;
use crate::city::City;
use crate::city_set::CitySet;
use crate::market::Market;
use crate::route::Route;
use crate::seat::Seat;
use crate::supply::{OFFICES_PER_PLAYER, Tiles};

/// The step of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum Phase {
    /// A card must be taken.
    Draw,
    /// A card must be played; a second one may be taken first.
    Play,
    /// The route may be closed, a second card played, or the turn ended.
    Close,
    /// The hand must be cut to three.
    Keep,
    /// The game is over.
    Over,
}

/// Where the turn stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Whose turn it is.
    pub seat: Seat,
    /// The step of the turn.
    pub phase: Phase,
    /// The official who has helped in this turn.
    pub official: Option<Official>,
    /// Cards taken in this turn.
    pub drawn: u8,
    /// Cards played in this turn.
    pub played: u8,
    /// Whether the hand was empty when the turn began (D5).
    pub started_empty: bool,
}

/// What one player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Holdings {
    /// The cards in hand.
    pub hand: Cards,
    /// Those of them that everybody knows, because they were taken from the market.
    pub known: Cards,
    /// The current route.
    pub route: Route,
    /// The cities with an office of this player.
    pub offices: CitySet,
    /// The highest carriage.
    pub carriage: Option<Carriage>,
    /// The bonus tiles in the order taken.
    pub tiles: Tiles,
}

impl Holdings {
    /// What every player has at the start (S1).
    pub const START: Holdings = Holdings {
        hand: Cards::EMPTY,
        known: Cards::EMPTY,
        route: Route::EMPTY,
        offices: CitySet::EMPTY,
        carriage: None,
        tiles: Tiles::EMPTY,
    };

    /// The offices not yet placed.
    #[inline]
    pub const fn offices_left(&self) -> usize {
        OFFICES_PER_PLAYER - self.offices.len()
    }

    /// Takes a card out of the hand; the copy everybody knows goes first.
    #[inline]
    pub(crate) fn give(&mut self, city: City) {
        self.hand.remove(city);
        self.known.remove(city);
    }
}

/// All that the legal actions of the player to move depend on.
pub(crate) struct Mover<'a> {
    pub(crate) turn: &'a Turn,
    pub(crate) market: &'a Market,
    pub(crate) can_draw: bool,
    pub(crate) own: &'a Holdings,
}
