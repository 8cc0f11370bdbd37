//! A route: an ordered row of different cities that grows at its ends.

use crate::action::End;
use crate::city::City;
use crate::city_set::CitySet;
use std::fmt;

/// Cards a route needs before it may be closed.
pub const MINIMUM_ROUTE: usize = 3;

/// A player's current route (P1).
///
/// The order is packed five bits to a city, the left end lowest: 22 cities fit into 110 bits.
///
/// ```
/// use posthorn_rules::{City, End, Route};
///
/// let mut route = Route::start(City::Ulm);
/// route.extend(City::Augsburg, End::Right);
/// route.extend(City::Stuttgart, End::Left);
/// assert_eq!(route.iter().collect::<Vec<_>>(), [City::Stuttgart, City::Ulm, City::Augsburg]);
/// assert!(!route.open_at(End::Right).contains(City::Ulm));
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Route {
    order: [u8; 16],
    members: CitySet,
    len: u8,
    left: City,
    right: City,
}

const BITS: usize = 5;

impl Route {
    /// No route.
    pub const EMPTY: Route = Route {
        order: [0; 16],
        members: CitySet::EMPTY,
        len: 0,
        left: City::Augsburg,
        right: City::Augsburg,
    };

    /// A route of one card.
    #[inline]
    pub fn start(city: City) -> Route {
        Route {
            order: (city as u128).to_le_bytes(),
            members: CitySet::single(city),
            len: 1,
            left: city,
            right: city,
        }
    }

    /// Adds a city at an end. Whether the rules allow it is not asked here.
    #[inline]
    pub fn extend(&mut self, city: City, end: End) {
        if self.len == 0 {
            *self = Route::start(city);
            return;
        }
        let order = u128::from_le_bytes(self.order);
        let order = match end {
            End::Left => {
                self.left = city;
                order << BITS | city as u128
            }
            End::Right => {
                self.right = city;
                order | (city as u128) << (BITS * self.len as usize % 128)
            }
        };
        self.order = order.to_le_bytes();
        self.members = self.members.with(city);
        self.len += 1;
    }

    /// How many cards the route has.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there is no route.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The cities of the route.
    #[inline]
    pub const fn cities(&self) -> CitySet {
        self.members
    }

    /// The city at an end, if there is a route.
    #[inline]
    pub const fn end(&self, end: End) -> Option<City> {
        match (self.len, end) {
            (0, _) => None,
            (_, End::Left) => Some(self.left),
            (_, End::Right) => Some(self.right),
        }
    }

    /// The cities that may be added at an end (P3, P4): joined to it and not in the route. Without a
    /// route these are all cities at the right and none at the left (P2).
    #[inline]
    pub const fn open_at(&self, end: End) -> CitySet {
        match (self.len, end) {
            (0, End::Left) => CitySet::EMPTY,
            (0, End::Right) => CitySet::ALL,
            (_, End::Left) => self.left.neighbours().minus(self.members),
            (_, End::Right) => self.right.neighbours().minus(self.members),
        }
    }

    /// The cities from left to right.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = City> + use<> {
        let mut order = u128::from_le_bytes(self.order);
        (0..self.len).map(move |_| {
            let city = City::ALL[(order & ((1 << BITS) - 1)) as usize % City::COUNT];
            order >>= BITS;
            city
        })
    }
}

impl FromIterator<City> for Route {
    fn from_iter<T: IntoIterator<Item = City>>(cities: T) -> Route {
        let mut route = Route::EMPTY;
        for city in cities {
            route.extend(city, End::Right);
        }
        route
    }
}

impl fmt::Debug for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
