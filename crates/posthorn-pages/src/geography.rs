//! Where things stand on the map, in its own units. The page and the tool that draws the ground
//! (`tools/draw-map`) both read it, so that roads end at towns and hills keep off the name plates.

use posthorn_rules::{City, Pile, Seat};

/// The map's size.
pub const SIZE: (i32, i32) = (1000, 760);

/// A rectangle: left, top, right, bottom.
pub type Area = (i32, i32, i32, i32);

/// Where the towns stand: as on the printed board, loosened for beauty.
const TOWNS: [(i32, i32); City::COUNT] = [
    (522, 474), // Augsburg
    (150, 632), // Basel
    (920, 282), // Budweis
    (186, 322), // Carlsruhe
    (160, 506), // Freiburg
    (570, 362), // Ingolstadt
    (540, 690), // Innsbruck
    (424, 600), // Kempten
    (924, 474), // Linz
    (912, 118), // Lodz
    (282, 152), // Mannheim
    (650, 540), // München
    (586, 210), // Nürnberg
    (802, 474), // Passau
    (752, 130), // Pilsen
    (706, 296), // Regensburg
    (886, 672), // Salzburg
    (276, 458), // Sigmaringen
    (352, 268), // Stuttgart
    (410, 436), // Ulm
    (452, 118), // Würzburg
    (270, 690), // Zürich
];

/// Where a town stands.
pub const fn town(city: City) -> (i32, i32) {
    TOWNS[city.index()]
}

/// The town's picture, round its place.
pub const PICTURE: Area = (-26, -44, 26, 8);

/// The four places for offices round a town.
pub const SPOTS: [(i32, i32); Seat::MAX] = [(-37, -23), (37, -23), (-37, -1), (37, -1)];
/// Half the side of a house.
pub const HOUSE: i32 = 11;

/// A town's name plate, round its place.
pub fn plate(city: City) -> Area {
    let half = (letters(city) + 12) / 2;
    (-half, 10, half, 29)
}

/// How long a town's name is, whatever the typeface.
pub fn letters(city: City) -> i32 {
    let tenths: i32 = city
        .name()
        .chars()
        .map(|letter| match letter {
            'i' | 'l' | 't' | 'r' | 'f' | 'I' | 'z' => 60,
            'm' | 'w' | 'M' | 'W' => 126,
            letter if letter.is_uppercase() => 106,
            _ => 84,
        })
        .sum();
    tenths / 10
}

/// Everything of a town that has to stay clear.
pub fn block(city: City) -> [Area; 3] {
    let (x, _) = SPOTS[1];
    [PICTURE, (-x - HOUSE, SPOTS[0].1 - HOUSE, x + HOUSE, SPOTS[2].1 + HOUSE), plate(city)]
}

/// Where the bonus tiles lie: in their region, between their two, or at the rim.
pub const PILES: [(Pile, i32, i32); Pile::COUNT] = [
    (Pile::Length5, 56, 182),
    (Pile::Length6, 56, 252),
    (Pile::Length7, 56, 322),
    (Pile::AllRegions, 56, 402),
    (Pile::EndOfGame, 56, 472),
    (Pile::Baden, 178, 228),
    (Pile::Baiern, 702, 424),
    (Pile::BoehmenSalzburg, 844, 380),
    (Pile::SchweizTyrol, 410, 692),
    (Pile::WuerttembergHohenzollern, 326, 376),
];

/// A tile, round its place; the pile under it peeps out to the right and below.
pub const TILE: Area = (-23, -27, 23, 27);
/// How far the pile under a tile peeps out.
pub const PEEP: i32 = 3;
