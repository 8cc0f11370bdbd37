//! Sets of cities.
//!
//! Cities are numbered alphabetically, so walking a [`CitySet`] upwards is walking the alphabet.

use crate::city::City;
use std::fmt;

/// A set of cities, one bit each.
///
/// ```
/// use posthorn_rules::{City, CitySet};
///
/// let set = CitySet::of(&[City::Ulm, City::Basel]);
/// assert_eq!(set.iter().map(City::name).collect::<Vec<_>>(), ["Basel", "Ulm"]);
/// assert_eq!(set.without(City::Ulm), CitySet::single(City::Basel));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CitySet(pub(crate) u32);

impl CitySet {
    /// The set without a city.
    pub const EMPTY: CitySet = CitySet(0);

    /// The set of all cities.
    pub const ALL: CitySet = CitySet((1 << City::COUNT) - 1);

    /// The set of the cities listed.
    pub const fn of(cities: &[City]) -> CitySet {
        let mut set = CitySet::EMPTY;
        let mut i = 0;
        while i < cities.len() {
            set = set.with(cities[i]);
            i += 1;
        }
        set
    }

    /// The set whose bit *i* stands for the city with index *i*; bits past the last city are dropped.
    pub const fn from_bits(bits: u32) -> CitySet {
        CitySet(bits & CitySet::ALL.0)
    }

    /// One bit for each city, by [`City::index`].
    #[inline]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The set with this city alone.
    #[inline]
    pub const fn single(city: City) -> CitySet {
        CitySet(1 << city as u32)
    }

    /// This set and the city.
    #[inline]
    pub const fn with(self, city: City) -> CitySet {
        CitySet(self.0 | 1 << city as u32)
    }

    /// This set less the city.
    #[inline]
    pub const fn without(self, city: City) -> CitySet {
        CitySet(self.0 & !(1 << city as u32))
    }

    /// Whether the city belongs to the set.
    #[inline]
    pub const fn contains(self, city: City) -> bool {
        self.0 & 1 << city as u32 != 0
    }

    /// Whether every city of `other` belongs to this set.
    #[inline]
    pub const fn contains_all(self, other: CitySet) -> bool {
        other.0 & !self.0 == 0
    }

    /// How many cities the set has.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set has no city.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cities in either set.
    #[inline]
    pub const fn union(self, other: CitySet) -> CitySet {
        CitySet(self.0 | other.0)
    }

    /// The cities in both sets.
    #[inline]
    pub const fn intersection(self, other: CitySet) -> CitySet {
        CitySet(self.0 & other.0)
    }

    /// The cities of this set that are not in the other.
    #[inline]
    pub const fn minus(self, other: CitySet) -> CitySet {
        CitySet(self.0 & !other.0)
    }

    /// The first city in alphabetical order.
    #[inline]
    pub fn first(self) -> Option<City> {
        City::ALL.get(self.0.trailing_zeros() as usize).copied()
    }

    /// The city with `n` others of the set before it.
    #[inline]
    pub(crate) fn nth(self, n: u32) -> City {
        City::ALL[nth_bit(self.0, n) as usize % City::COUNT]
    }

    /// The cities in alphabetical order.
    pub fn iter(self) -> CityIter {
        CityIter(self.0)
    }
}

/// The place of the `n`-th set bit (from 0) of a word of at most 24 bits that has more than `n`.
///
/// Two comparisons find the byte and a table the bit: no branch that depends on `n`, which the
/// processor would guess wrong every other time.
#[inline]
pub(crate) fn nth_bit(word: u32, n: u32) -> u32 {
    let in_one = (word & 0xff).count_ones();
    let in_two = (word & 0xffff).count_ones();
    let byte = u32::from(n >= in_one) + u32::from(n >= in_two);
    let before = [0, in_one, in_two, in_two][byte as usize % 4];
    let at = NTH_BIT[((word >> (8 * byte)) & 0xff) as usize][(n - before) as usize % 8];
    8 * byte + u32::from(at)
}

/// `NTH_BIT[byte][n]`: the place of the n-th set bit of the byte.
pub(crate) static NTH_BIT: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut n) = (0, 0);
        while bit < 8 {
            if byte & 1 << bit != 0 {
                table[byte][n] = bit as u8;
                n += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

impl fmt::Debug for CitySet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromIterator<City> for CitySet {
    fn from_iter<T: IntoIterator<Item = City>>(cities: T) -> CitySet {
        cities.into_iter().fold(CitySet::EMPTY, CitySet::with)
    }
}

impl IntoIterator for CitySet {
    type Item = City;
    type IntoIter = CityIter;
    fn into_iter(self) -> CityIter {
        self.iter()
    }
}

/// The cities of a [`CitySet`] in alphabetical order.
#[derive(Clone, Debug)]
pub struct CityIter(u32);

impl Iterator for CityIter {
    type Item = City;

    #[inline]
    fn next(&mut self) -> Option<City> {
        let city = *City::ALL.get(self.0.trailing_zeros() as usize)?;
        self.0 &= self.0 - 1;
        Some(city)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for CityIter {}
