//! From an unchecked setup to the start of a game (S1–S5).

use crate::cards::{COPIES_OF_EACH_CITY, DECK_SIZE};
use crate::city::City;
use crate::game::Game;
use crate::market::{MARKET_SIZE, Market};
use crate::options::Options;
use crate::piles::Piles;
use crate::rule::Rule;
use crate::seat::{BySeat, Seat};
use crate::supply::TilePiles;
use crate::turn::{Holdings, Phase, Turn};
use std::fmt;

/// How a game begins, unchecked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// How many play, 2 to 4.
    pub players: usize,
    /// The number of the seat that begins.
    pub first: usize,
    /// The rules of the table.
    pub options: Options,
    /// All 66 cards. The first six are the market, the seventh is the top of the deck.
    pub deck: Vec<City>,
}

/// What is wrong with a [`Setup`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupFault {
    /// Not 2 to 4 players.
    Players(usize),
    /// The first player is not at the table.
    First(usize),
    /// Not 66 cards.
    DeckSize(usize),
    /// Not three cards of a city.
    Copies(City, usize),
}

impl SetupFault {
    /// The rule that the setup breaks.
    pub const fn rule(&self) -> Rule {
        match self {
            SetupFault::Players(_) => Rule::S1,
            SetupFault::First(_) => Rule::S5,
            SetupFault::DeckSize(_) | SetupFault::Copies(..) => Rule::S2,
        }
    }
}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupFault::Players(n) => write!(f, "2 to 4 can play, not {n}"),
            SetupFault::First(n) => write!(f, "seat {n} cannot begin: nobody sits there"),
            SetupFault::DeckSize(n) => write!(f, "the deck has {n} cards, not {DECK_SIZE}"),
            SetupFault::Copies(city, n) => {
                write!(f, "the deck has {n} cards of {city}, not {COPIES_OF_EACH_CITY}")
            }
        }
    }
}

impl std::error::Error for SetupFault {}

impl Setup {
    /// The cards of a new game in alphabetical order, to be shuffled.
    pub fn sorted_deck() -> Vec<City> {
        City::ALL.into_iter().flat_map(|city| [city; COPIES_OF_EACH_CITY]).collect()
    }

    /// Everything that is wrong with the setup.
    pub fn faults(&self) -> Vec<SetupFault> {
        let mut faults = Vec::new();
        if !(2..=Seat::MAX).contains(&self.players) {
            faults.push(SetupFault::Players(self.players));
        }
        if self.first >= self.players {
            faults.push(SetupFault::First(self.first));
        }
        if self.deck.len() != DECK_SIZE {
            faults.push(SetupFault::DeckSize(self.deck.len()));
        } else {
            for city in City::ALL {
                let copies = self.deck.iter().filter(|&&card| card == city).count();
                if copies != COPIES_OF_EACH_CITY {
                    faults.push(SetupFault::Copies(city, copies));
                }
            }
        }
        faults
    }

    /// Begins the game, or lists everything that is wrong.
    pub fn start(&self) -> Result<Game, Vec<SetupFault>> {
        let faults = self.faults();
        let (true, Some(first)) = (faults.is_empty(), Seat::new(self.first)) else {
            return Err(faults);
        };
        let mut market = [None; MARKET_SIZE];
        for (place, &city) in market.iter_mut().zip(&self.deck) {
            *place = Some(city);
        }
        Ok(Game {
            seats: BySeat([Holdings::START; Seat::MAX]),
            piles: Piles::new(&self.deck[MARKET_SIZE..], &[]),
            market: Market::new(market),
            tiles: TilePiles::FULL,
            turn: Turn {
                seat: first,
                phase: Phase::Draw,
                official: None,
                drawn: 0,
                played: 0,
                started_empty: true,
            },
            round: 1,
            players: self.players as u8,
            first,
            ended_by: None,
            options: self.options,
        })
    }
}
