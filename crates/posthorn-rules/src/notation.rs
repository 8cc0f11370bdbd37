//! One line of text for each action: `docs/notation.md` describes it.

use crate::action::{Action, End};
use crate::city::City;
use crate::city_set::CitySet;
use crate::market::Slot;
use std::fmt;
use std::str::FromStr;

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            End::Left => "left",
            End::Right => "right",
        })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Administrator => f.write_str("administrator"),
            Action::TakeMarket(slot) => write!(f, "take {}", slot.index()),
            Action::TakeDeck => f.write_str("take deck"),
            Action::Play { city, end } => write!(f, "play {city} {end}"),
            Action::Restart { city } => write!(f, "restart {city}"),
            Action::Close { offices, cartwright } => {
                f.write_str("close")?;
                if *cartwright {
                    f.write_str(" cartwright")?;
                }
                offices.iter().try_for_each(|city| write!(f, " {city}"))
            }
            Action::Keep(cards) => {
                f.write_str("keep")?;
                cards.iter().try_for_each(|city| write!(f, " {city}"))
            }
            Action::EndTurn => f.write_str("end"),
        }
    }
}

/// Why a line is not an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotationError {
    /// The first word is no verb.
    UnknownVerb(String),
    /// A word is no city.
    UnknownCity(String),
    /// The market has places 0 to 5.
    UnknownSlot(String),
    /// An end is `left` or `right`.
    UnknownEnd(String),
    /// Cities are listed in alphabetical order, an office only once.
    NotInOrder,
    /// A word is missing.
    Missing(&'static str),
    /// There are words past the end.
    ExtraWord(String),
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotationError::UnknownVerb(word) => write!(
                f,
                "“{word}” is no action; write administrator, take, play, restart, close, keep or end"
            ),
            NotationError::UnknownCity(word) => write!(f, "“{word}” is no city of the board"),
            NotationError::UnknownSlot(word) => {
                write!(f, "“{word}” is no place of the market; write a number from 0 to 5, or deck")
            }
            NotationError::UnknownEnd(word) => write!(f, "“{word}” is no end; write left or right"),
            NotationError::NotInOrder => f.write_str("list the cities in alphabetical order"),
            NotationError::Missing(what) => write!(f, "{what} is missing"),
            NotationError::ExtraWord(word) => write!(f, "“{word}” is one word too many"),
        }
    }
}

impl std::error::Error for NotationError {}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(line: &str) -> Result<Action, NotationError> {
        let mut words = line.split_whitespace();
        let verb = words.next().ok_or(NotationError::Missing("the action"))?;
        let action = match verb {
            "administrator" => Action::Administrator,
            "take" => match words.next().ok_or(NotationError::Missing("what to take"))? {
                "deck" => Action::TakeDeck,
                word => word
                    .parse()
                    .ok()
                    .filter(|_| word.len() == 1)
                    .and_then(Slot::new)
                    .map(Action::TakeMarket)
                    .ok_or_else(|| NotationError::UnknownSlot(word.to_owned()))?,
            },
            "play" => {
                let city = city(words.next())?;
                let end = match words.next().ok_or(NotationError::Missing("the end"))? {
                    "left" => End::Left,
                    "right" => End::Right,
                    word => return Err(NotationError::UnknownEnd(word.to_owned())),
                };
                Action::Play { city, end }
            }
            "restart" => Action::Restart { city: city(words.next())? },
            "close" => {
                let mut words = words.clone().peekable();
                let cartwright = words.next_if_eq(&"cartwright").is_some();
                let cities = words.map(|word| city(Some(word))).collect::<Result<Vec<_>, _>>()?;
                if !cities.is_sorted_by(|a, b| a < b) {
                    return Err(NotationError::NotInOrder);
                }
                return Ok(Action::Close { offices: CitySet::of(&cities), cartwright });
            }
            "keep" => {
                let cards = [city(words.next())?, city(words.next())?, city(words.next())?];
                if !cards.is_sorted() {
                    return Err(NotationError::NotInOrder);
                }
                Action::Keep(cards)
            }
            "end" => Action::EndTurn,
            word => return Err(NotationError::UnknownVerb(word.to_owned())),
        };
        match words.next() {
            Some(word) => Err(NotationError::ExtraWord(word.to_owned())),
            None => Ok(action),
        }
    }
}

fn city(word: Option<&str>) -> Result<City, NotationError> {
    let word = word.ok_or(NotationError::Missing("a city"))?;
    City::from_name(word).ok_or_else(|| NotationError::UnknownCity(word.to_owned()))
}
