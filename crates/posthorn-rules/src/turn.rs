//! Where a turn stands, and what a player holds: all that decides what may be done.

use crate::action::{Action, End, Official};
use crate::board::{City, Region};
use crate::cards::{Cards, HAND_AFTER_CLOSING, Market};
use crate::city_set::CitySet;
use crate::legal::{LegalActions, cartwright_helps};
use crate::route::{MINIMUM_ROUTE, Route};
use crate::rule::Reason;
use crate::seat::Seat;
use crate::supply::{OFFICES, Tiles};

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
    /// The highest carriage, 3 to 7, or 0 for none.
    pub carriage: u8,
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
        carriage: 0,
        tiles: Tiles::EMPTY,
    };

    /// The offices not yet placed.
    #[inline]
    pub const fn offices_left(&self) -> usize {
        OFFICES - self.offices.len()
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

impl Mover<'_> {
    #[inline]
    pub(crate) fn legal(&self) -> LegalActions {
        LegalActions::of(self)
    }

    /// Whether the action is legal; if not, the reason of the first rule that forbids it.
    pub(crate) fn check(&self, action: Action) -> Result<(), Reason> {
        match (self.turn.phase, action) {
            (Phase::Over, _) => Err(Reason::GameOver),
            (Phase::Keep, Action::Keep(cards)) => self.check_keep(cards),
            (Phase::Keep, _) => Err(Reason::KeepThree),
            (Phase::Draw, Action::Keep(_)) if self.turn.drawn > 0 => Err(Reason::SecondCardOwed),
            (_, Action::Keep(_)) => Err(Reason::NothingToDiscard),
            (_, Action::Administrator) => self.check_administrator(),
            (_, Action::TakeMarket(slot)) => {
                self.check_take()?;
                ensure(self.market.get(slot).is_some(), Reason::EmptySlot)
            }
            (_, Action::TakeDeck) => {
                self.check_take()?;
                ensure(self.can_draw, Reason::EmptyDeck)
            }
            (Phase::Draw, _) if self.turn.drawn > 0 => Err(Reason::SecondCardOwed),
            (Phase::Draw, _) => Err(Reason::DrawFirst),
            (_, Action::Play { city, end }) => self.check_play(city, end),
            (_, Action::Restart { city }) => self.check_restart(city),
            (Phase::Play, Action::Close { .. } | Action::EndTurn) => Err(Reason::PlayFirst),
            (Phase::Close, Action::Close { offices, cartwright }) => self.check_close(offices, cartwright),
            (Phase::Close, Action::EndTurn) => Ok(()),
        }
    }

    fn check_administrator(&self) -> Result<(), Reason> {
        ensure(!self.turn.started_empty, Reason::HandWasEmpty)?;
        ensure(self.turn.phase == Phase::Draw, Reason::AdministratorTooLate)?;
        self.check_official_free()
    }

    fn check_take(&self) -> Result<(), Reason> {
        ensure(self.turn.phase != Phase::Close, Reason::TakeAfterPlay)?;
        ensure(self.turn.drawn < 2, Reason::ThirdTake)?;
        if self.turn.phase == Phase::Play && self.turn.drawn == 1 {
            self.check_official_free()?;
        }
        Ok(())
    }

    fn check_play(&self, city: City, end: End) -> Result<(), Reason> {
        ensure(self.turn.played < 2, Reason::ThirdPlay)?;
        if self.turn.played == 1 {
            self.check_official_free()?;
        }
        ensure(self.own.hand.contains(city), Reason::NotInHand)?;
        match self.own.route.end(end) {
            None => ensure(end == End::Right, Reason::NoRouteHasNoLeft),
            Some(last) => {
                ensure(last.is_joined_to(city), Reason::NotJoined)?;
                ensure(!self.own.route.cities().contains(city), Reason::AlreadyInRoute)
            }
        }
    }

    fn check_restart(&self, city: City) -> Result<(), Reason> {
        ensure(self.own.hand.contains(city), Reason::NotInHand)?;
        ensure(self.turn.played == 0, Reason::RestartTooLate)?;
        ensure(!self.own.route.is_empty(), Reason::NoRouteToGiveUp)
    }

    fn check_close(&self, offices: CitySet, cartwright: bool) -> Result<(), Reason> {
        if cartwright {
            self.check_official_free()?;
        }
        let route = &self.own.route;
        ensure(route.len() >= MINIMUM_ROUTE, Reason::RouteTooShort)?;
        ensure(route.cities().contains_all(offices), Reason::OfficeOutsideRoute)?;
        ensure(self.own.offices.intersection(offices).is_empty(), Reason::OfficeThere)?;
        ensure(one_a_region(offices) || one_region(offices), Reason::OfficesMixed)?;
        ensure(offices.len() <= self.own.offices_left(), Reason::TooFewOffices)?;
        ensure(!cartwright || cartwright_helps(self.own.carriage, route.len()), Reason::CartwrightCannotHelp)
    }

    fn check_keep(&self, cards: [City; 3]) -> Result<(), Reason> {
        debug_assert_eq!(cards.len(), HAND_AFTER_CLOSING);
        let in_order = cards.is_sorted();
        let kept: Cards = cards.into_iter().collect();
        ensure(in_order && self.own.hand.contains_all(&kept), Reason::KeepNotInHand)
    }

    fn check_official_free(&self) -> Result<(), Reason> {
        ensure(self.turn.official.is_none(), Reason::OfficialUsed)
    }
}

fn ensure(holds: bool, otherwise: Reason) -> Result<(), Reason> {
    if holds { Ok(()) } else { Err(otherwise) }
}

/// At most one city in each region (O2).
fn one_a_region(cities: CitySet) -> bool {
    Region::ALL.into_iter().all(|region| cities.intersection(region.cities()).len() <= 1)
}

/// All cities in one region (O3).
fn one_region(cities: CitySet) -> bool {
    Region::ALL.into_iter().any(|region| region.cities().contains_all(cities))
}
