//! Seats at the table, numbered from 0 clockwise.

use std::fmt;
use std::ops::{Index, IndexMut};

/// A seat at the table. Up to four, numbered from 0 clockwise.
///
/// ```
/// use posthorn_rules::Seat;
///
/// let last = Seat::new(2).expect("seats are 0 to 3");
/// assert_eq!(last.next(3).index(), 0);
/// assert_eq!(Seat::new(4), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Seat(u8);

impl Seat {
    /// The most seats a table can have.
    pub const MAX: usize = 4;

    /// The seat with that number, if there is one at the largest table.
    pub const fn new(number: usize) -> Option<Seat> {
        if number < Seat::MAX { Some(Seat(number as u8)) } else { None }
    }

    /// The seat's number, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seats of a table for so many players.
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..players.min(Seat::MAX) as u8).map(Seat)
    }

    /// The next seat clockwise at a table for so many players.
    #[inline]
    pub const fn next(self, players: usize) -> Seat {
        let next = self.0 + 1;
        Seat(if next as usize >= players { 0 } else { next })
    }

    /// The seats of a table clockwise from this one, this one first.
    pub fn clockwise(self, players: usize) -> impl Iterator<Item = Seat> {
        let players = players.clamp(1, Seat::MAX);
        (0..players).map(move |step| Seat(((self.index() + step) % players) as u8))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// One value for each of the four possible seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct BySeat<T>(pub(crate) [T; Seat::MAX]);

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index() % Seat::MAX]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index() % Seat::MAX]
    }
}
