//! The two piles of cards, one face down and one face up (D2, D3).

use crate::cards::DECK_SIZE;
use crate::city::City;
use crate::dealer::Dealer;
use std::fmt;

/// The face-down deck and the face-up discard pile.
///
/// Together they never hold more than all cards, so one array serves both: the discards fill it from
/// the front, oldest first, and the deck ends at its back, its top card first.
#[derive(Clone, Copy)]
pub(crate) struct Piles {
    cards: [City; DECK_SIZE],
    deck: u8,
    discards: u8,
}

impl Piles {
    /// Piles with this deck (top card first) and these discards (oldest first), at most all cards together.
    pub(crate) fn new(deck: &[City], discards: &[City]) -> Piles {
        let mut cards = [City::Augsburg; DECK_SIZE];
        cards[DECK_SIZE - deck.len()..].copy_from_slice(deck);
        cards[..discards.len()].copy_from_slice(discards);
        Piles { cards, deck: deck.len() as u8, discards: discards.len() as u8 }
    }

    /// The deck, top card first.
    pub(crate) fn deck(&self) -> &[City] {
        &self.cards[DECK_SIZE - self.deck as usize..]
    }

    /// The discard pile, oldest card first.
    pub(crate) fn discards(&self) -> &[City] {
        &self.cards[..self.discards as usize]
    }

    /// Whether [`Piles::draw`] would give a card.
    #[inline]
    pub(crate) fn can_draw(&self) -> bool {
        self.deck | self.discards != 0
    }

    #[inline]
    pub(crate) fn deck_len(&self) -> usize {
        self.deck as usize
    }

    /// Lays a card on the discard pile.
    #[inline]
    pub(crate) fn discard(&mut self, city: City) {
        self.cards[self.discards as usize] = city;
        self.discards += 1;
    }

    /// The next card of the deck; an empty deck is first made anew from the discards (D3).
    #[inline]
    pub(crate) fn draw<D: Dealer>(&mut self, dealer: &mut D) -> Option<City> {
        if !D::DRAWS {
            return None;
        }
        if self.deck == 0 {
            self.reshuffle(dealer)?;
        }
        let top = self.cards[DECK_SIZE - self.deck as usize];
        self.deck -= 1;
        Some(top)
    }

    #[cold]
    fn reshuffle(&mut self, dealer: &mut impl Dealer) -> Option<()> {
        if self.discards == 0 {
            return None;
        }
        self.cards.copy_within(..self.discards as usize, DECK_SIZE - self.discards as usize);
        self.deck = self.discards;
        self.discards = 0;
        let bottom = DECK_SIZE - self.deck as usize;
        dealer.shuffle(&mut self.cards[bottom..]);
        Some(())
    }
}

impl PartialEq for Piles {
    fn eq(&self, other: &Piles) -> bool {
        self.deck() == other.deck() && self.discards() == other.discards()
    }
}

impl Eq for Piles {}

impl fmt::Debug for Piles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Piles").field("deck", &self.deck()).field("discards", &self.discards()).finish()
    }
}
