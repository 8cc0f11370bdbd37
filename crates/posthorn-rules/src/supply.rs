//! Offices and bonus tiles.

use crate::board::Region;
use crate::city_set::CitySet;
use std::fmt;

/// Post offices each player starts with.
pub const OFFICES_PER_PLAYER: usize = 20;

/// A pile of bonus tiles.
///
/// ```
/// use posthorn_rules::{Pile, Region};
///
/// assert_eq!(Pile::from_name("baden").expect("a pile").cities(), Region::Baden.cities());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Pile {
    /// For a route of five.
    Length5,
    /// For a route of six.
    Length6,
    /// For a route of seven or more.
    Length7,
    /// All of Baden.
    Baden,
    /// All of Baiern.
    Baiern,
    /// All of Böhmen and Salzburg.
    BoehmenSalzburg,
    /// All of Schweiz and Tyrol.
    SchweizTyrol,
    /// All of Württemberg and Hohenzollern.
    WuerttembergHohenzollern,
    /// An office in each region (V1 says whether Baiern counts).
    AllRegions,
    /// The first to trigger the end.
    EndOfGame,
}

impl Pile {
    /// How many piles there are.
    pub const COUNT: usize = 10;

    /// All piles, in the order in which one closing takes from them (X6).
    pub const ALL: [Pile; Pile::COUNT] = [
        Pile::Length5,
        Pile::Length6,
        Pile::Length7,
        Pile::Baden,
        Pile::Baiern,
        Pile::BoehmenSalzburg,
        Pile::SchweizTyrol,
        Pile::WuerttembergHohenzollern,
        Pile::AllRegions,
        Pile::EndOfGame,
    ];

    /// The piles that reward all cities of one or two regions, in the order of B3.
    pub const REGIONS: [Pile; 5] = [
        Pile::Baden,
        Pile::Baiern,
        Pile::BoehmenSalzburg,
        Pile::SchweizTyrol,
        Pile::WuerttembergHohenzollern,
    ];

    /// The name in states and records.
    pub const fn name(self) -> &'static str {
        match self {
            Pile::Length5 => "length_5",
            Pile::Length6 => "length_6",
            Pile::Length7 => "length_7",
            Pile::Baden => "baden",
            Pile::Baiern => "baiern",
            Pile::BoehmenSalzburg => "boehmen_salzburg",
            Pile::SchweizTyrol => "schweiz_tyrol",
            Pile::WuerttembergHohenzollern => "wuerttemberg_hohenzollern",
            Pile::AllRegions => "all_regions",
            Pile::EndOfGame => "end_of_game",
        }
    }

    /// The pile with that name in states and records.
    pub fn from_name(name: &str) -> Option<Pile> {
        Pile::ALL.into_iter().find(|pile| pile.name() == name)
    }

    /// The values of the full pile, the top tile first (S3).
    pub const fn values(self) -> &'static [u8] {
        match self {
            Pile::Length5 => &[2, 1],
            Pile::Length6 => &[3, 2, 1],
            Pile::Length7 => &[4, 3, 2, 1],
            Pile::Baden => &[3, 2, 1],
            Pile::Baiern => &[5, 4, 3, 2],
            Pile::BoehmenSalzburg => &[4, 3, 2],
            Pile::SchweizTyrol => &[3, 2, 1],
            Pile::WuerttembergHohenzollern => &[3, 2, 1],
            Pile::AllRegions => &[6, 5, 4, 3],
            Pile::EndOfGame => &[1],
        }
    }

    /// The cities that must all have the player's office for a region tile (B3); none for other piles.
    pub const fn cities(self) -> CitySet {
        match self {
            Pile::Baden => Region::Baden.cities(),
            Pile::Baiern => Region::Baiern.cities(),
            Pile::BoehmenSalzburg => Region::Boehmen.cities().union(Region::Salzburg.cities()),
            Pile::SchweizTyrol => Region::Schweiz.cities().union(Region::Tyrol.cities()),
            Pile::WuerttembergHohenzollern => {
                Region::Wuerttemberg.cities().union(Region::Hohenzollern.cities())
            }
            _ => CitySet::EMPTY,
        }
    }
}

/// A bonus tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tile {
    /// The pile it came from.
    pub pile: Pile,
    /// Its points.
    pub value: u8,
}

/// All 30 tiles lie on a board of ten piles; this says how many each still has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TilePiles {
    left: [u8; Pile::COUNT],
}

impl TilePiles {
    /// All piles full.
    pub const FULL: TilePiles = {
        let mut left = [0; Pile::COUNT];
        let mut pile = 0;
        while pile < Pile::COUNT {
            left[pile] = Pile::ALL[pile].values().len() as u8;
            pile += 1;
        }
        TilePiles { left }
    };

    /// The tiles left in a pile, the top one first.
    pub fn values(&self, pile: Pile) -> &'static [u8] {
        let full = pile.values();
        &full[full.len() - self.left[pile as usize] as usize..]
    }

    /// The value of the tile on top of a pile.
    pub fn top(&self, pile: Pile) -> Option<u8> {
        self.values(pile).first().copied()
    }

    pub(crate) fn take(&mut self, pile: Pile) -> Option<Tile> {
        let value = self.top(pile)?;
        self.left[pile as usize] -= 1;
        Some(Tile { pile, value })
    }

    pub(crate) fn set_left(&mut self, pile: Pile, left: usize) {
        self.left[pile as usize] = left.min(pile.values().len()) as u8;
    }
}

/// The most tiles one player can hold: all nine for length and one of each other pile.
const MOST_TILES: usize = 16;

/// A player's bonus tiles in the order taken.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Tiles {
    packed: [u8; MOST_TILES],
    len: u8,
    points: u8,
    piles: u16,
}

impl Tiles {
    /// No tiles.
    pub const EMPTY: Tiles = Tiles { packed: [0; MOST_TILES], len: 0, points: 0, piles: 0 };

    /// Adds a tile. A seventeenth has no effect: there are not so many.
    pub fn push(&mut self, tile: Tile) {
        let Some(place) = self.packed.get_mut(self.len as usize) else { return };
        *place = (tile.pile as u8) << 4 | tile.value;
        self.len += 1;
        self.points += tile.value;
        self.piles |= 1 << tile.pile as u16;
    }

    /// How many tiles.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there is no tile.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The points of all tiles together.
    pub const fn points(&self) -> u8 {
        self.points
    }

    /// Whether there is a tile of that pile.
    pub const fn has(&self, pile: Pile) -> bool {
        self.piles & 1 << pile as u16 != 0
    }

    /// The tiles in the order taken.
    pub fn iter(&self) -> impl Iterator<Item = Tile> + '_ {
        self.packed[..self.len()]
            .iter()
            .map(|&packed| Tile { pile: Pile::ALL[(packed >> 4) as usize % Pile::COUNT], value: packed & 15 })
    }
}

impl FromIterator<Tile> for Tiles {
    fn from_iter<T: IntoIterator<Item = Tile>>(tiles: T) -> Tiles {
        let mut all = Tiles::EMPTY;
        for tile in tiles {
            all.push(tile);
        }
        all
    }
}

impl fmt::Debug for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
