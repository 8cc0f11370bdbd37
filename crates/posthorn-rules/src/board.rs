//! The board: the cities lie in nine regions and are joined by 45 roads.

use crate::city::City::{self, *};
use crate::city_set::CitySet;
use std::fmt;

impl City {
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

/// A region of the board.
///
/// ```
/// use posthorn_rules::{City, CitySet, Region};
///
/// let baden = CitySet::of(&[City::Carlsruhe, City::Freiburg, City::Mannheim]);
/// assert_eq!(Region::Baden.cities(), baden);
/// ```
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
