//! The 22 cities.
//!
//! They are numbered alphabetically, the order in which actions and states list them.

use std::fmt;

/// A city of the board, and a city card showing it.
///
/// ```
/// use posthorn_rules::{City, Region};
///
/// let ulm = City::from_name("Ulm").expect("on the board");
/// assert_eq!(ulm.region(), Region::Wuerttemberg);
/// assert!(ulm.is_joined_to(City::Augsburg) && !ulm.is_joined_to(City::Lodz));
/// ```
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

impl City {
    /// How many cities there are.
    pub const COUNT: usize = 22;

    /// All cities in alphabetical order.
    pub const ALL: [City; City::COUNT] = [
        City::Augsburg,
        City::Basel,
        City::Budweis,
        City::Carlsruhe,
        City::Freiburg,
        City::Ingolstadt,
        City::Innsbruck,
        City::Kempten,
        City::Linz,
        City::Lodz,
        City::Mannheim,
        City::Muenchen,
        City::Nuernberg,
        City::Passau,
        City::Pilsen,
        City::Regensburg,
        City::Salzburg,
        City::Sigmaringen,
        City::Stuttgart,
        City::Ulm,
        City::Wuerzburg,
        City::Zuerich,
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
}

impl fmt::Display for City {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

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
