//! Whether one action is legal, rule by rule, and if not, why.
//!
//! [`LegalActions`](crate::LegalActions) answers the same question by counting. The two share no
//! code but the data they look at, so that each can be tested against the other.

use crate::action::{Action, End};
use crate::board::Region;
use crate::cards::{Cards, HAND_AFTER_CLOSING};
use crate::carriage::Carriage;
use crate::city::City;
use crate::city_set::CitySet;
use crate::route::MINIMUM_ROUTE;
use crate::rule::Reason;
use crate::turn::{Mover, Phase};

impl Mover<'_> {
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
        ensure(!cartwright || one_or_two_short(self.own.carriage, route.len()), Reason::CartwrightCannotHelp)
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

/// Whether a route of so many cards is one or two short of the next carriage (G3).
fn one_or_two_short(highest: Option<Carriage>, cards: usize) -> bool {
    let Some(next) = Carriage::next_after(highest) else { return false };
    let needed = usize::from(next.value());
    cards + 1 == needed || cards + 2 == needed
}
