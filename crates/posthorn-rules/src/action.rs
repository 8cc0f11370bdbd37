//! What a player can do.

use crate::city::City;
use crate::city_set::CitySet;
use crate::market::Slot;

/// An end of a route.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum End {
    /// Before the first card.
    Left,
    /// After the last card.
    Right,
}

/// The officials; at most one helps in a turn (T2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum Official {
    /// A second draw (D4).
    Postmaster,
    /// A new market (D6).
    Administrator,
    /// A second play (P7).
    PostalCarrier,
    /// A carriage with a route one or two cards short (G3).
    Cartwright,
}

impl Official {
    /// All officials in the order in which a turn can use them.
    pub const ALL: [Official; 4] =
        [Official::Administrator, Official::Postmaster, Official::PostalCarrier, Official::Cartwright];
}

/// An action of the player whose turn it is.
///
/// ```
/// use posthorn_rules::{Action, City, End};
///
/// let action: Action = "play Ulm left".parse().expect("a line of the notation");
/// assert_eq!(action, Action::Play { city: City::Ulm, end: End::Left });
/// assert_eq!(action.to_string(), "play Ulm left");
/// assert_eq!(size_of::<Action>(), 8);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Lays out a new market (D6).
    Administrator,
    /// Takes an open card (D1, D4).
    TakeMarket(Slot),
    /// Takes the top card of the deck (D1, D4).
    TakeDeck,
    /// Starts a route (at its right end, P2) or extends it (P3, P7).
    Play {
        /// The card.
        city: City,
        /// Where it goes.
        end: End,
    },
    /// Gives the route up and starts anew with a card of the hand (P6).
    Restart {
        /// The card that starts the new route.
        city: City,
    },
    /// Closes the route (C1).
    Close {
        /// The cities that get an office.
        offices: CitySet,
        /// Whether the Cartwright helps (G3).
        cartwright: bool,
    },
    /// Cuts a hand of more than three to these (H2), in alphabetical order.
    Keep([City; 3]),
    /// Ends the turn without closing (T3).
    EndTurn,
}
