//! What can be wrong with a position that was laid out by hand.

use crate::cards::{COPIES_OF_EACH_CITY, DECK_SIZE};
use crate::city::City;
use crate::supply::{OFFICES_PER_PLAYER, Pile};
use crate::turn::Phase;
use std::fmt;

/// What is wrong with a [`Position`](crate::Position). Seats are given by their number.
///
/// # Examples
///
/// ```
/// use posthorn_rules::{City, Options, PositionFault, Setup};
///
/// let setup = Setup { players: 2, first: 0, options: Options::CLASSIC, deck: Setup::sorted_deck() };
/// let mut position = setup.start().expect("a good setup").position();
/// position.round = 0;
/// position.seats[1].known = vec![City::Ulm];
/// assert_eq!(position.faults(), [PositionFault::Round(0), PositionFault::KnownNotInHand(1)]);
/// assert_eq!(PositionFault::Round(0).to_string(), "round 0 cannot be");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionFault {
    /// Not 2 to 4 players.
    Players(usize),
    /// Nobody sits at the seat that began.
    First(usize),
    /// Nobody sits at the seat to move.
    ToMove(usize),
    /// Nobody sits at the seat that triggered the end.
    EndedBy(usize),
    /// The game has no such round.
    Round(u16),
    /// More cards drawn than a turn allows.
    Drawn(u8),
    /// More cards played than a turn allows.
    Played(u8),
    /// Not three cards of a city.
    Copies(City, usize),
    /// Not 66 cards.
    DeckSize(usize),
    /// The tiles taken from a pile, the highest first, were not those on top.
    NotOnTop(Pile, Vec<u8>),
    /// The seat holds the end-of-game tile and did not trigger the end, or the other way round.
    EndTile(usize),
    /// Cards that everybody is said to know are not in the seat's hand.
    KnownNotInHand(usize),
    /// The seat's route has a city twice.
    RouteRepeats(usize),
    /// The seat's route has neighbours without a road.
    RouteNotJoined(usize),
    /// The seat has too many offices, or they are not in alphabetical order, each once.
    Offices(usize),
    /// The seat has several tiles of a pile that gives each player only one.
    SeveralTiles(usize, Pile, usize),
    /// The market has a gap though a card can be drawn.
    MarketGap,
    /// The step of the turn does not fit what was done in it.
    Phase(Phase),
}

impl fmt::Display for PositionFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionFault::Players(n) => write!(f, "2 to 4 can play, not {n}"),
            PositionFault::First(seat) => write!(f, "nobody sits at seat {seat} (first)"),
            PositionFault::ToMove(seat) => write!(f, "nobody sits at seat {seat} (to move)"),
            PositionFault::EndedBy(seat) => write!(f, "nobody sits at seat {seat} (ending)"),
            PositionFault::Round(round) => write!(f, "round {round} cannot be"),
            PositionFault::Drawn(n) => write!(f, "{n} cards drawn in a turn"),
            PositionFault::Played(n) => write!(f, "{n} cards played in a turn"),
            PositionFault::Copies(city, n) => write!(f, "{n} cards of {city}, not {COPIES_OF_EACH_CITY}"),
            PositionFault::DeckSize(n) => write!(f, "{n} cards, not {DECK_SIZE}"),
            PositionFault::NotOnTop(pile, taken) => {
                write!(f, "tiles {taken:?} of {} were not on top of the pile", pile.name())
            }
            PositionFault::EndTile(seat) => {
                write!(f, "seat {seat}: the end-of-game tile belongs to the seat that triggered the end")
            }
            PositionFault::KnownNotInHand(seat) => {
                write!(f, "seat {seat}: known cards that are not in the hand")
            }
            PositionFault::RouteRepeats(seat) => write!(f, "seat {seat}: a city twice in the route"),
            PositionFault::RouteNotJoined(seat) => {
                write!(f, "seat {seat}: no road between neighbours of the route")
            }
            PositionFault::Offices(seat) => write!(
                f,
                "seat {seat}: more than {OFFICES_PER_PLAYER} offices, or not each city once in alphabetical order"
            ),
            PositionFault::SeveralTiles(seat, pile, n) => {
                write!(f, "seat {seat}: {n} tiles of {}", pile.name())
            }
            PositionFault::MarketGap => f.write_str("a gap in the market though a card can be drawn"),
            PositionFault::Phase(phase) => {
                write!(f, "phase {phase:?} does not fit what was done in this turn")
            }
        }
    }
}

impl std::error::Error for PositionFault {}
