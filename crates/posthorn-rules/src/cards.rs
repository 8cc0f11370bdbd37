//! City cards: a multiset for hands, and the two piles.

use crate::action::Slot;
use crate::board::City;
use crate::city_set::CitySet;
use crate::dealer::Dealer;
use std::fmt;

/// Copies of each city card.
pub const COPIES: usize = 3;
/// All city cards.
pub const CARDS: usize = City::COUNT * COPIES;
/// Cards that lie open.
pub const MARKET: usize = 6;
/// How many cards a player keeps on closing a route.
pub const HAND_AFTER_CLOSING: usize = 3;

/// City cards without an order: a hand.
///
/// Held as three sets, the cities of which there is at least one, two, three copies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards {
    at_least: [CitySet; COPIES],
}

impl Cards {
    /// No cards.
    pub const EMPTY: Cards = Cards { at_least: [CitySet::EMPTY; COPIES] };

    /// Puts a card in. There are only three copies; a fourth has no effect.
    #[inline]
    pub fn add(&mut self, city: City) {
        let [one, two, three] = self.at_least.map(CitySet::bits);
        let bit = CitySet::single(city).bits();
        self.at_least = [CitySet(one | bit), CitySet(two | one & bit), CitySet(three | two & bit)];
    }

    /// Takes a card out, if it is there.
    #[inline]
    pub fn remove(&mut self, city: City) {
        let [one, two, three] = self.at_least.map(CitySet::bits);
        let bit = CitySet::single(city).bits();
        self.at_least = [CitySet(one & (two | !bit)), CitySet(two & (three | !bit)), CitySet(three & !bit)];
    }

    /// How many cards there are.
    #[inline]
    pub const fn len(&self) -> usize {
        self.at_least[0].len() + self.at_least[1].len() + self.at_least[2].len()
    }

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.at_least[0].is_empty()
    }

    /// How many copies of the city's card there are.
    pub const fn count(&self, city: City) -> usize {
        self.at_least[0].contains(city) as usize
            + self.at_least[1].contains(city) as usize
            + self.at_least[2].contains(city) as usize
    }

    /// Whether a card of the city is there.
    #[inline]
    pub const fn contains(&self, city: City) -> bool {
        self.at_least[0].contains(city)
    }

    /// The cities of which there is at least one card.
    #[inline]
    pub const fn cities(&self) -> CitySet {
        self.at_least[0]
    }

    /// The cities of which there are at least `copies` cards, for 1 to 3 copies.
    #[inline]
    pub const fn cities_with(&self, copies: usize) -> CitySet {
        match copies {
            0 => CitySet::ALL,
            1..=COPIES => self.at_least[copies - 1],
            _ => CitySet::EMPTY,
        }
    }

    /// Whether `other` can be taken out of these cards.
    pub const fn contains_all(&self, other: &Cards) -> bool {
        self.at_least[0].contains_all(other.at_least[0])
            && self.at_least[1].contains_all(other.at_least[1])
            && self.at_least[2].contains_all(other.at_least[2])
    }

    /// The cards in alphabetical order, a city once for each copy.
    pub fn iter(&self) -> impl Iterator<Item = City> + use<> {
        let cards = *self;
        cards.cities().iter().flat_map(move |city| std::iter::repeat_n(city, cards.count(city)))
    }
}

impl FromIterator<City> for Cards {
    fn from_iter<T: IntoIterator<Item = City>>(cities: T) -> Cards {
        let mut cards = Cards::EMPTY;
        for city in cities {
            cards.add(city);
        }
        cards
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// The six open cards; a gap where no card could be drawn (X1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Market {
    cards: [Option<City>; MARKET],
    open: u8,
}

impl Market {
    const FULL: u8 = (1 << MARKET) - 1;

    /// A market with these cards, the lowest place first.
    pub fn new(cards: [Option<City>; MARKET]) -> Market {
        let mut open = 0;
        for (place, card) in cards.iter().enumerate() {
            open |= u8::from(card.is_some()) << place;
        }
        Market { cards, open }
    }

    /// The card at a place.
    #[inline]
    pub const fn get(&self, slot: Slot) -> Option<City> {
        self.cards[slot.index() % MARKET]
    }

    /// The cards by place, gaps included.
    pub const fn cards(&self) -> &[Option<City>; MARKET] {
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
        let place = &mut self.cards[slot.index() % MARKET];
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

/// The face-down deck and the face-up discard pile.
///
/// Together they never hold more than all cards, so one array serves both: the discards fill it from
/// the front, oldest first, and the deck ends at its back, its top card first.
#[derive(Clone, Copy)]
pub(crate) struct Piles {
    cards: [City; CARDS],
    deck: u8,
    discards: u8,
}

impl Piles {
    /// Piles with this deck (top card first) and these discards (oldest first), at most all cards together.
    pub(crate) fn new(deck: &[City], discards: &[City]) -> Piles {
        let mut cards = [City::Augsburg; CARDS];
        cards[CARDS - deck.len()..].copy_from_slice(deck);
        cards[..discards.len()].copy_from_slice(discards);
        Piles { cards, deck: deck.len() as u8, discards: discards.len() as u8 }
    }

    /// The deck, top card first.
    pub(crate) fn deck(&self) -> &[City] {
        &self.cards[CARDS - self.deck as usize..]
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
        let top = self.cards[CARDS - self.deck as usize];
        self.deck -= 1;
        Some(top)
    }

    #[cold]
    fn reshuffle(&mut self, dealer: &mut impl Dealer) -> Option<()> {
        if self.discards == 0 {
            return None;
        }
        self.cards.copy_within(..self.discards as usize, CARDS - self.discards as usize);
        self.deck = self.discards;
        self.discards = 0;
        let bottom = CARDS - self.deck as usize;
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
