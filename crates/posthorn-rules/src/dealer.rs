//! Chance, handed in from outside.

use crate::city::City;

/// Decides the order of a shuffled pile.
///
/// The crate has no randomness of its own: whoever applies an action brings a dealer. A server's
/// dealer draws from a committed secret, a search's samples, a replay's reads the record. Any
/// `FnMut(&mut [City])` is a dealer.
pub trait Dealer {
    /// Whether cards are drawn at all; [`Game::before_chance`](crate::Game::before_chance) has a dealer
    /// who leaves the deck alone.
    const DRAWS: bool = true;

    /// Puts the cards into their new order, the top card first.
    ///
    /// A dealer may only reorder. It gets the discards oldest first.
    fn shuffle(&mut self, cards: &mut [City]);
}

impl<F: FnMut(&mut [City])> Dealer for F {
    #[inline]
    fn shuffle(&mut self, cards: &mut [City]) {
        self(cards);
    }
}

/// Shuffles fairly, given a source of fair numbers: `below(n)` answers a number from 0 to n − 1.
///
/// The order depends on nothing but the numbers, so that programs with the same numbers agree.
pub fn shuffle_with<T>(cards: &mut [T], mut below: impl FnMut(usize) -> usize) {
    for last in (1..cards.len()).rev() {
        cards.swap(last, below(last + 1));
    }
}

/// Draws no card: gaps stay in the market, and the card from the deck does not come.
pub(crate) struct NoCards;

impl Dealer for NoCards {
    const DRAWS: bool = false;

    fn shuffle(&mut self, _: &mut [City]) {}
}
