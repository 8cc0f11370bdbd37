//! The ways to place offices on closing a route (O1–O5), counted and picked without listing them.
//!
//! A legal choice is either at most one city in each region (O2), or at least two cities of one
//! single region (O3; with fewer than two it is of the first kind already). The first kind is a
//! number with one digit a region, the second a subset of one region: both can be counted with a
//! few multiplications and the *n*-th one written down directly.

use crate::board::Region;
use crate::city_set::{CitySet, nth_bit};

/// The legal choices of cities for new offices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct OfficeChoices {
    candidates: CitySet,
    most: u8,
    spread: u32,
    all: u32,
}

impl OfficeChoices {
    pub(crate) const NONE: OfficeChoices =
        OfficeChoices { candidates: CitySet::EMPTY, most: 0, spread: 0, all: 0 };

    /// The choices among `candidates` of a player with so many offices left.
    #[inline]
    pub(crate) fn new(candidates: CitySet, left: usize) -> OfficeChoices {
        if left >= candidates.len() {
            let mut spread = 1;
            let mut grouped = 0;
            for cities in Region::ALL.map(|region| candidates.intersection(region.cities())) {
                let n = cities.len() as u32;
                spread *= 1 + n;
                grouped += GROUPS[n as usize % GROUPS.len()];
            }
            OfficeChoices { candidates, most: u8::MAX, spread, all: spread + grouped }
        } else {
            OfficeChoices::limited(candidates, left)
        }
    }

    #[cold]
    fn limited(candidates: CitySet, left: usize) -> OfficeChoices {
        let spread = spread_table(candidates, left)[0][left];
        let grouped: usize = Region::ALL
            .map(|region| groups_up_to(candidates.intersection(region.cities()).len(), left).count())
            .iter()
            .sum();
        OfficeChoices { candidates, most: left as u8, spread, all: spread + grouped as u32 }
    }

    #[inline]
    pub(crate) fn len(&self) -> u32 {
        self.all
    }

    /// The choice with that number; `index` is less than `len`.
    #[inline]
    pub(crate) fn get(&self, index: u32) -> CitySet {
        if self.most != u8::MAX {
            return self.get_limited(index);
        }
        if index < self.spread {
            return self.get_spread(index);
        }
        let mut index = index - self.spread;
        for region in Region::ALL {
            let cities = self.candidates.intersection(region.cities());
            let groups = GROUPS[cities.len() % GROUPS.len()];
            if index < groups {
                return pick(cities, SUBSETS_OF_TWO_OR_MORE[index as usize]);
            }
            index -= groups;
        }
        CitySet::EMPTY
    }

    fn get_spread(&self, mut index: u32) -> CitySet {
        let mut chosen = 0;
        for region in Region::ALL {
            let cities = self.candidates.intersection(region.cities()).bits();
            let radix = cities.count_ones() + 1;
            let digit = index % radix;
            index /= radix;
            if digit > 0 {
                chosen |= 1 << nth_bit(cities, digit - 1);
            }
        }
        CitySet(chosen)
    }

    #[cold]
    fn get_limited(&self, mut index: u32) -> CitySet {
        let most = self.most as usize;
        let mut chosen = CitySet::EMPTY;
        if index < self.spread {
            let ways = spread_table(self.candidates, most);
            let mut left = most;
            for region in Region::ALL {
                let without = ways[region as usize + 1][left];
                if index < without {
                    continue;
                }
                index -= without;
                let with_each = ways[region as usize + 1][left - 1];
                let cities = self.candidates.intersection(region.cities());
                chosen = chosen.with(cities.nth(index / with_each));
                index %= with_each;
                left -= 1;
            }
            return chosen;
        }
        index -= self.spread;
        for region in Region::ALL {
            let cities = self.candidates.intersection(region.cities());
            for subset in groups_up_to(cities.len(), most) {
                if index == 0 {
                    return pick(cities, subset);
                }
                index -= 1;
            }
        }
        chosen
    }

    /// Calls back with every choice, in the order of [`OfficeChoices::get`].
    pub(crate) fn for_each(&self, mut visit: impl FnMut(CitySet)) {
        if self.most != u8::MAX {
            (0..self.all).for_each(|index| visit(self.get(index)));
            return;
        }
        let mut digits: [(u32, u32); Region::COUNT] = [(0, 0); Region::COUNT];
        for (digit, region) in digits.iter_mut().zip(Region::ALL) {
            *digit = (self.candidates.intersection(region.cities()).bits(), 0);
        }
        // An odometer: `0` of a region is followed by each of its cities, then by `0` and a carry.
        let mut chosen = 0u32;
        for _ in 0..self.spread {
            visit(CitySet(chosen));
            for (cities, current) in &mut digits {
                let above = *cities & !(*current | current.wrapping_sub(u32::from(*current > 0)));
                let next = above & above.wrapping_neg();
                chosen = chosen & !*current | next;
                *current = next;
                if next != 0 {
                    break;
                }
            }
        }
        for region in Region::ALL {
            let cities = self.candidates.intersection(region.cities());
            let groups = GROUPS[cities.len() % GROUPS.len()] as usize;
            for &subset in &SUBSETS_OF_TWO_OR_MORE[..groups] {
                visit(pick(cities, subset));
            }
        }
    }
}

/// Cities in the largest region.
const LARGEST: usize = 8;

/// How many subsets of two or more a set of n has.
const GROUPS: [u32; LARGEST + 1] = {
    let mut groups = [0; LARGEST + 1];
    let mut n = 0;
    while n <= LARGEST {
        groups[n] = (1 << n) - 1 - n as u32;
        n += 1;
    }
    groups
};

/// The subsets of two or more of eight places in rising order; those of the first n places come first.
const SUBSETS_OF_TWO_OR_MORE: [u8; GROUPS[LARGEST] as usize] = {
    let mut subsets = [0; GROUPS[LARGEST] as usize];
    let (mut mask, mut at) = (0u32, 0);
    while mask < 1 << LARGEST {
        if mask.count_ones() >= 2 {
            subsets[at] = mask as u8;
            at += 1;
        }
        mask += 1;
    }
    subsets
};

/// The subsets of two to `most` of `places` places.
fn groups_up_to(places: usize, most: usize) -> impl Iterator<Item = u8> {
    SUBSETS_OF_TWO_OR_MORE[..GROUPS[places % GROUPS.len()] as usize]
        .iter()
        .copied()
        .filter(move |subset| subset.count_ones() as usize <= most)
}

/// The cities at the places that are set in `subset`.
#[inline]
fn pick(cities: CitySet, subset: u8) -> CitySet {
    let (mut rest, mut subset, mut chosen) = (cities.bits(), subset, 0);
    while subset != 0 {
        let lowest = rest & rest.wrapping_neg();
        chosen |= lowest * u32::from(subset & 1);
        rest ^= lowest;
        subset >>= 1;
    }
    CitySet(chosen)
}

/// `table[r][k]`: choices of at most k cities, one a region, in the regions from the r-th on.
fn spread_table(candidates: CitySet, most: usize) -> [[u32; 24]; Region::COUNT + 1] {
    let mut table = [[1; 24]; Region::COUNT + 1];
    for region in Region::ALL.into_iter().rev() {
        let r = region as usize;
        let n = candidates.intersection(region.cities()).len() as u32;
        for k in 0..=most {
            table[r][k] = table[r + 1][k] + if k > 0 { n * table[r + 1][k - 1] } else { 0 };
        }
    }
    table
}
