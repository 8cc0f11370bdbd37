//! Shuffles that are known beforehand.

use crate::city::City;
use crate::dealer::Dealer;
use std::fmt;

/// A dealer that lays the cards as they were written down, one shuffle after the other.
///
/// What comes after the last written shuffle is a matter of the dealer given with
/// [`RecordedShuffles::then`]; without one it is a fault. A shuffle that does not fit leaves the cards
/// as they are: whoever does not trust the source asks for the [`fault`](RecordedShuffles::fault).
///
/// # Examples
///
/// ```
/// use posthorn_rules::{City, Dealer, RecordedShuffles, ShuffleFault};
///
/// let recorded = [vec![City::Ulm, City::Linz]];
/// let mut dealer = RecordedShuffles::new(&recorded);
/// let mut cards = [City::Linz, City::Ulm];
/// dealer.shuffle(&mut cards);
/// assert_eq!(cards, [City::Ulm, City::Linz]);
/// assert_eq!(dealer.fault(), None);
///
/// dealer.shuffle(&mut cards);
/// assert_eq!(dealer.fault(), Some(ShuffleFault::Missing));
///
/// let mut dealer = RecordedShuffles::new(&[]).then(|cards: &mut [City]| cards.reverse());
/// dealer.shuffle(&mut cards);
/// assert_eq!((cards, dealer.fault()), ([City::Linz, City::Ulm], None));
/// ```
#[derive(Clone, Debug)]
pub struct RecordedShuffles<'a, After = fn(&mut [City])> {
    recorded: &'a [Vec<City>],
    after: Option<After>,
    fault: Option<ShuffleFault>,
}

/// Why a recorded shuffle cannot be dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShuffleFault {
    /// The pile is shuffled once more often than was written down.
    Missing,
    /// The shuffle that was written down does not have the cards of the pile.
    OtherCards,
}

impl fmt::Display for ShuffleFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ShuffleFault::Missing => "a shuffle is missing",
            ShuffleFault::OtherCards => "the shuffle does not have the cards of the discard pile",
        })
    }
}

impl std::error::Error for ShuffleFault {}

impl<'a> RecordedShuffles<'a> {
    /// Deals these shuffles, each with the top card first, and no other.
    pub const fn new(recorded: &'a [Vec<City>]) -> RecordedShuffles<'a> {
        RecordedShuffles { recorded, after: None, fault: None }
    }

    /// Deals what comes after the last recorded shuffle by another dealer.
    pub fn then<After: Dealer>(self, after: After) -> RecordedShuffles<'a, After> {
        RecordedShuffles { recorded: self.recorded, after: Some(after), fault: self.fault }
    }
}

impl<After> RecordedShuffles<'_, After> {
    /// The first thing that went wrong.
    pub const fn fault(&self) -> Option<ShuffleFault> {
        self.fault
    }
}

impl<After: Dealer> Dealer for RecordedShuffles<'_, After> {
    fn shuffle(&mut self, cards: &mut [City]) {
        let Some((next, rest)) = self.recorded.split_first() else {
            match &mut self.after {
                Some(after) => after.shuffle(cards),
                None => _ = self.fault.get_or_insert(ShuffleFault::Missing),
            }
            return;
        };
        self.recorded = rest;
        let (mut given, mut needed) = (next.clone(), cards.to_vec());
        given.sort_unstable();
        needed.sort_unstable();
        if given == needed {
            cards.copy_from_slice(next);
        } else {
            self.fault.get_or_insert(ShuffleFault::OtherCards);
        }
    }
}
