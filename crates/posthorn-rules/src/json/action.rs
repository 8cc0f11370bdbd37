//! Actions.

use super::{names, read_cities, read_city};
use crate::action::{Action, End};
use crate::city::City;
use crate::city_set::CitySet;
use crate::game::Game;
use crate::market::Slot;
use crate::rule::{Reason, Rule};
use serde::{Deserialize, Serialize};

/// An action as other programs write it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum ActionForm {
    Administrator,
    Take {
        #[serde(deserialize_with = "crate::strict::word")]
        from: TakeFrom,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        slot: Option<usize>,
    },
    Play {
        city: String,
        #[serde(deserialize_with = "crate::strict::word")]
        end: End,
    },
    Restart {
        city: String,
    },
    Close {
        offices: Vec<String>,
        cartwright: bool,
    },
    Keep {
        cards: Vec<String>,
    },
    EndTurn,
}

/// Where a card is taken from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum TakeFrom {
    Market,
    Deck,
}

impl From<Action> for ActionForm {
    fn from(action: Action) -> ActionForm {
        match action {
            Action::Administrator => ActionForm::Administrator,
            Action::TakeMarket(slot) => ActionForm::Take { from: TakeFrom::Market, slot: Some(slot.index()) },
            Action::TakeDeck => ActionForm::Take { from: TakeFrom::Deck, slot: None },
            Action::Play { city, end } => ActionForm::Play { city: city.name().to_owned(), end },
            Action::Restart { city } => ActionForm::Restart { city: city.name().to_owned() },
            Action::Close { offices, cartwright } => {
                ActionForm::Close { offices: names(offices), cartwright }
            }
            Action::Keep(cards) => ActionForm::Keep { cards: names(cards) },
            Action::EndTurn => ActionForm::EndTurn,
        }
    }
}

/// What somebody wants to do: an action, or something that reads well but can never be legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RequestedAction {
    /// An action.
    Action(Action),
    /// A closing that names a city twice; the action names it once.
    OfficeTwice(Action),
    /// Keeping more or fewer than three cards.
    KeepNotThree,
}

/// Stands in for a `keep` of more or fewer than three cards.
pub(super) const ANY_KEEP: Action = Action::Keep([City::Augsburg; 3]);

impl RequestedAction {
    /// The action, if it is legal for the player to move, else why not.
    pub fn check(self, game: &Game) -> Result<Action, Reason> {
        match self {
            RequestedAction::Action(action) => {
                game.check(action).map(|()| action).map_err(|refusal| refusal.reason)
            }
            RequestedAction::OfficeTwice(action) => Err(match game.check(action) {
                Err(refusal) if refusal.reason.rule() < Some(Rule::O1) => refusal.reason,
                Err(refusal) if refusal.reason.rule() == Some(Rule::H2) => refusal.reason,
                _ => Reason::OfficeTwice,
            }),
            // Whatever comes before the cards is the same for any three.
            RequestedAction::KeepNotThree => Err(match game.check(ANY_KEEP) {
                Err(refusal) => refusal.reason,
                Ok(()) => Reason::KeepNotInHand,
            }),
        }
    }
}

impl ActionForm {
    /// What is meant, or what is wrong with the form.
    pub fn read(&self) -> Result<RequestedAction, String> {
        let action = match self {
            ActionForm::Administrator => Action::Administrator,
            ActionForm::Take { from: TakeFrom::Deck, .. } => Action::TakeDeck,
            ActionForm::Take { from: TakeFrom::Market, slot } => {
                let slot = slot.ok_or("taking from the market needs a slot from 0 to 5")?;
                Action::TakeMarket(Slot::new(slot).ok_or("the market has slots 0 to 5")?)
            }
            ActionForm::Play { city, end } => Action::Play { city: read_city(city)?, end: *end },
            ActionForm::Restart { city } => Action::Restart { city: read_city(city)? },
            ActionForm::Close { offices, cartwright } => {
                let cities = read_cities(offices)?;
                let action = Action::Close { offices: CitySet::of(&cities), cartwright: *cartwright };
                if !cities.is_sorted() {
                    return Err("list the offices in alphabetical order".to_owned());
                }
                if !cities.is_sorted_by(|a, b| a < b) {
                    return Ok(RequestedAction::OfficeTwice(action));
                }
                action
            }
            ActionForm::Keep { cards } => {
                let cities = read_cities(cards)?;
                if !cities.is_sorted() {
                    return Err("list the cards to keep in alphabetical order".to_owned());
                }
                match cities.try_into() {
                    Ok(three) => Action::Keep(three),
                    Err(_) => return Ok(RequestedAction::KeepNotThree),
                }
            }
            ActionForm::EndTurn => Action::EndTurn,
        };
        Ok(RequestedAction::Action(action))
    }
}
