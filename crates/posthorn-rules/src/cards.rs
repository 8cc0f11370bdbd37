//! City cards without an order.

use crate::city::City;
use crate::city_set::CitySet;
use std::fmt;

/// Copies of each city card.
pub const COPIES_OF_EACH_CITY: usize = 3;
/// City cards in all, wherever they lie.
pub const DECK_SIZE: usize = City::COUNT * COPIES_OF_EACH_CITY;
/// How many cards a player keeps on closing a route.
pub const HAND_AFTER_CLOSING: usize = 3;

/// City cards without an order: a hand.
///
/// Held as three sets, the cities of which there is at least one, two, three copies.
///
/// ```
/// use posthorn_rules::{Cards, City};
///
/// let mut hand = Cards::default();
/// hand.add(City::Linz);
/// hand.add(City::Linz);
/// hand.add(City::Basel);
/// assert_eq!((hand.len(), hand.count(City::Linz)), (3, 2));
/// assert_eq!(hand.cities_with(2).first(), Some(City::Linz));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards {
    at_least: [CitySet; COPIES_OF_EACH_CITY],
}

impl Cards {
    /// No cards.
    pub const EMPTY: Cards = Cards { at_least: [CitySet::EMPTY; COPIES_OF_EACH_CITY] };

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
            1..=COPIES_OF_EACH_CITY => self.at_least[copies - 1],
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
