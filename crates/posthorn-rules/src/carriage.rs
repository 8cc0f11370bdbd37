//! Carriages: what a player has earned with long routes so far (G1–G4).

use std::fmt;

/// A carriage, named after the cards a route needs to earn it (G1).
///
/// Only the highest one counts, so a player has an `Option<Carriage>`: `None` before the first. That
/// takes a single byte.
///
/// # Examples
///
/// ```
/// use posthorn_rules::Carriage;
///
/// assert_eq!(Carriage::next_after(None), Some(Carriage::Three));
/// assert_eq!(Carriage::next_after(Some(Carriage::Six)), Some(Carriage::LAST));
/// assert_eq!(Carriage::next_after(Some(Carriage::LAST)), None);
/// assert_eq!((Carriage::Five.value(), Carriage::Five.points()), (5, 5));
/// assert_eq!(Carriage::new(4), Some(Carriage::Four));
/// assert_eq!(Carriage::new(2), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Carriage {
    /// For a route of three.
    Three = 3,
    /// For a route of four.
    Four,
    /// For a route of five.
    Five,
    /// For a route of six.
    Six,
    /// For a route of seven; it triggers the end (E1).
    Seven,
}

impl Carriage {
    /// All carriages, the lowest first.
    pub const ALL: [Carriage; 5] =
        [Carriage::Three, Carriage::Four, Carriage::Five, Carriage::Six, Carriage::Seven];

    /// The highest carriage.
    pub const LAST: Carriage = Carriage::Seven;

    /// The carriage with that value, from 3 to 7.
    pub const fn new(value: u8) -> Option<Carriage> {
        match value {
            3 => Some(Carriage::Three),
            4 => Some(Carriage::Four),
            5 => Some(Carriage::Five),
            6 => Some(Carriage::Six),
            7 => Some(Carriage::Seven),
            _ => None,
        }
    }

    /// The number on the carriage: the cards a route needs to earn it.
    #[inline]
    pub const fn value(self) -> u8 {
        self as u8
    }

    /// The points it gives its owner at the end (E4).
    #[inline]
    pub const fn points(self) -> u8 {
        match self {
            Carriage::Three => 2,
            Carriage::Four => 3,
            Carriage::Five => 5,
            Carriage::Six => 7,
            Carriage::Seven => 10,
        }
    }

    /// The carriage that comes after a player's highest one (G1); none after the last.
    #[inline]
    pub const fn next_after(highest: Option<Carriage>) -> Option<Carriage> {
        match highest {
            None => Some(Carriage::Three),
            Some(carriage) => Carriage::new(carriage.value() + 1),
        }
    }
}

impl fmt::Display for Carriage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.value(), f)
    }
}
