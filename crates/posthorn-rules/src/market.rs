//! The market: the open cards and their places (D2, X1, X7).

use crate::city::City;
use crate::dealer::Dealer;
use crate::piles::Piles;

/// Cards that lie open.
pub const MARKET_SIZE: usize = 6;

/// One of the six places of the market, numbered from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slot(u8);

impl Slot {
    /// The place with that number, from 0 to 5.
    pub const fn new(number: usize) -> Option<Slot> {
        if number < MARKET_SIZE { Some(Slot(number as u8)) } else { None }
    }

    /// The places of the market in order.
    pub fn all() -> impl Iterator<Item = Slot> {
        (0..MARKET_SIZE as u8).map(Slot)
    }

    /// The place's number, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub(crate) const fn masked(number: u32) -> Slot {
        Slot((number % MARKET_SIZE as u32) as u8)
    }
}

/// The six open cards; a gap where no card could be drawn (X1).
///
/// ```
/// use posthorn_rules::{City, Market, Slot};
///
/// let market = Market::new([Some(City::Ulm), None, None, None, None, None]);
/// assert_eq!(market.get(Slot::new(0).expect("six places")), Some(City::Ulm));
/// assert_eq!(Slot::new(6), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Market {
    cards: [Option<City>; MARKET_SIZE],
    open: u8,
}

impl Market {
    const FULL: u8 = (1 << MARKET_SIZE) - 1;

    /// A market with these cards, the lowest place first.
    pub fn new(cards: [Option<City>; MARKET_SIZE]) -> Market {
        let mut open = 0;
        for (place, card) in cards.iter().enumerate() {
            open |= u8::from(card.is_some()) << place;
        }
        Market { cards, open }
    }

    /// The card at a place.
    #[inline]
    pub const fn get(&self, slot: Slot) -> Option<City> {
        self.cards[slot.index() % MARKET_SIZE]
    }

    /// The cards by place, gaps included.
    pub const fn cards(&self) -> &[Option<City>; MARKET_SIZE] {
        &self.cards
    }

    /// Whether no card lies open.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.open == 0
    }

    /// A bit for each place with a card.
    #[inline]
    pub(crate) const fn open(&self) -> u8 {
        self.open
    }

    /// Takes a card and lays the next one in its place (D2).
    #[inline]
    pub(crate) fn take(&mut self, slot: Slot, piles: &mut Piles, dealer: &mut impl Dealer) -> Option<City> {
        let place = &mut self.cards[slot.index() % MARKET_SIZE];
        let next = piles.draw(dealer);
        if next.is_none() {
            self.open &= !(1 << slot.index());
        }
        std::mem::replace(place, next)
    }

    /// Discards all cards, the lowest place first.
    pub(crate) fn clear(&mut self, piles: &mut Piles) {
        for card in self.cards.iter_mut().filter_map(Option::take) {
            piles.discard(card);
        }
        self.open = 0;
    }

    /// Fills the gaps, the lowest place first (X7).
    #[inline]
    pub(crate) fn fill(&mut self, piles: &mut Piles, dealer: &mut impl Dealer) {
        if self.open != Market::FULL {
            self.fill_gaps(piles, dealer);
        }
    }

    fn fill_gaps(&mut self, piles: &mut Piles, dealer: &mut impl Dealer) {
        for place in &mut self.cards {
            if place.is_none() {
                *place = piles.draw(dealer);
            }
        }
        *self = Market::new(self.cards);
    }
}
