//! The board: 22 cities in nine regions, joined by 45 roads.
//!
//! Cities are numbered alphabetically, so walking a [`CitySet`] upwards is walking the alphabet,
//! the order in which actions and states list cities.

use std::fmt;

/// A city of the board, and a city card showing it.
#[allow(missing_docs)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum City {
    Augsburg,
    Basel,
    Budweis,
    Carlsruhe,
    Freiburg,
    Ingolstadt,
    Innsbruck,
    Kempten,
    Linz,
    Lodz,
    Mannheim,
    Muenchen,
    Nuernberg,
    Passau,
    Pilsen,
    Regensburg,
    Salzburg,
    Sigmaringen,
    Stuttgart,
    Ulm,
    Wuerzburg,
    Zuerich,
}

use City::*;

impl City {
    /// How many cities there are.
    pub const COUNT: usize = 22;

    /// All cities in alphabetical order.
    pub const ALL: [City; City::COUNT] = [
        Augsburg,
        Basel,
        Budweis,
        Carlsruhe,
        Freiburg,
        Ingolstadt,
        Innsbruck,
        Kempten,
        Linz,
        Lodz,
        Mannheim,
        Muenchen,
        Nuernberg,
        Passau,
        Pilsen,
        Regensburg,
        Salzburg,
        Sigmaringen,
        Stuttgart,
        Ulm,
        Wuerzburg,
        Zuerich,
    ];

    /// The city's place in the alphabet, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The name as printed on the board.
    pub const fn name(self) -> &'static str {
        NAMES[self as usize]
    }

    /// The city of that name, spelt exactly as on the board.
    pub fn from_name(name: &str) -> Option<City> {
        City::ALL.into_iter().find(|city| city.name() == name)
    }

    /// The region the city lies in.
    #[inline]
    pub const fn region(self) -> Region {
        REGION_OF[self as usize]
    }

    /// The cities joined to this one by a road.
    #[inline]
    pub const fn neighbours(self) -> CitySet {
        NEIGHBOURS[self as usize]
    }

    /// Whether a road joins the two cities.
    pub const fn is_joined_to(self, other: City) -> bool {
        self.neighbours().contains(other)
    }
}

impl fmt::Display for City {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A region of the board.
#[allow(missing_docs)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Region {
    Baden,
    Baiern,
    Boehmen,
    Hohenzollern,
    Polen,
    Salzburg,
    Schweiz,
    Tyrol,
    Wuerttemberg,
}

impl Region {
    /// How many regions there are.
    pub const COUNT: usize = 9;

    /// All regions in alphabetical order.
    pub const ALL: [Region; Region::COUNT] = [
        Region::Baden,
        Region::Baiern,
        Region::Boehmen,
        Region::Hohenzollern,
        Region::Polen,
        Region::Salzburg,
        Region::Schweiz,
        Region::Tyrol,
        Region::Wuerttemberg,
    ];

    /// The name as printed on the board.
    pub const fn name(self) -> &'static str {
        match self {
            Region::Baden => "Baden",
            Region::Baiern => "Baiern",
            Region::Boehmen => "Böhmen",
            Region::Hohenzollern => "Hohenzollern",
            Region::Polen => "Polen",
            Region::Salzburg => "Salzburg",
            Region::Schweiz => "Schweiz",
            Region::Tyrol => "Tyrol",
            Region::Wuerttemberg => "Württemberg",
        }
    }

    /// The cities of the region.
    #[inline]
    pub const fn cities(self) -> CitySet {
        CITIES_OF[self as usize]
    }
}

impl fmt::Display for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The roads of the board, each once, in alphabetical order.
pub const ROADS: [(City, City); 45] = [
    (Augsburg, Ingolstadt),
    (Augsburg, Innsbruck),
    (Augsburg, Kempten),
    (Augsburg, Muenchen),
    (Augsburg, Ulm),
    (Basel, Freiburg),
    (Basel, Zuerich),
    (Budweis, Linz),
    (Budweis, Pilsen),
    (Carlsruhe, Freiburg),
    (Carlsruhe, Mannheim),
    (Carlsruhe, Stuttgart),
    (Freiburg, Sigmaringen),
    (Freiburg, Zuerich),
    (Ingolstadt, Muenchen),
    (Ingolstadt, Nuernberg),
    (Ingolstadt, Regensburg),
    (Ingolstadt, Stuttgart),
    (Ingolstadt, Ulm),
    (Innsbruck, Kempten),
    (Innsbruck, Muenchen),
    (Innsbruck, Salzburg),
    (Kempten, Sigmaringen),
    (Kempten, Ulm),
    (Kempten, Zuerich),
    (Linz, Passau),
    (Linz, Salzburg),
    (Lodz, Pilsen),
    (Mannheim, Stuttgart),
    (Mannheim, Wuerzburg),
    (Muenchen, Passau),
    (Muenchen, Regensburg),
    (Muenchen, Salzburg),
    (Nuernberg, Pilsen),
    (Nuernberg, Regensburg),
    (Nuernberg, Stuttgart),
    (Nuernberg, Wuerzburg),
    (Passau, Regensburg),
    (Passau, Salzburg),
    (Pilsen, Regensburg),
    (Sigmaringen, Stuttgart),
    (Sigmaringen, Ulm),
    (Sigmaringen, Zuerich),
    (Stuttgart, Ulm),
    (Stuttgart, Wuerzburg),
];

const NAMES: [&str; City::COUNT] = [
    "Augsburg",
    "Basel",
    "Budweis",
    "Carlsruhe",
    "Freiburg",
    "Ingolstadt",
    "Innsbruck",
    "Kempten",
    "Linz",
    "Lodz",
    "Mannheim",
    "München",
    "Nürnberg",
    "Passau",
    "Pilsen",
    "Regensburg",
    "Salzburg",
    "Sigmaringen",
    "Stuttgart",
    "Ulm",
    "Würzburg",
    "Zürich",
];

const CITIES_OF: [CitySet; Region::COUNT] = [
    CitySet::of(&[Mannheim, Carlsruhe, Freiburg]),
    CitySet::of(&[Wuerzburg, Nuernberg, Regensburg, Ingolstadt, Augsburg, Passau, Muenchen, Kempten]),
    CitySet::of(&[Pilsen, Budweis]),
    CitySet::of(&[Sigmaringen]),
    CitySet::of(&[Lodz]),
    CitySet::of(&[Linz, Salzburg]),
    CitySet::of(&[Basel, Zuerich]),
    CitySet::of(&[Innsbruck]),
    CitySet::of(&[Stuttgart, Ulm]),
];

const REGION_OF: [Region; City::COUNT] = {
    let mut of = [Region::Baden; City::COUNT];
    let mut region = 0;
    while region < Region::COUNT {
        let mut city = 0;
        while city < City::COUNT {
            if CITIES_OF[region].contains(City::ALL[city]) {
                of[city] = Region::ALL[region];
            }
            city += 1;
        }
        region += 1;
    }
    of
};

const NEIGHBOURS: [CitySet; City::COUNT] = {
    let mut joined = [CitySet::EMPTY; City::COUNT];
    let mut road = 0;
    while road < ROADS.len() {
        let (a, b) = ROADS[road];
        joined[a as usize] = joined[a as usize].with(b);
        joined[b as usize] = joined[b as usize].with(a);
        road += 1;
    }
    joined
};

/// A set of cities, one bit each.
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
