//! What is taken: towns, tiles, roads, lettering. Whatever is strewn over the map asks here first.

use crate::geometry::{P, Rect, distance};
use posthorn_pages::geography::{PEEP, PILES, TILE, block, town};
use posthorn_rules::City;

#[derive(Clone, Debug, Default)]
pub(crate) struct Field {
    pub(crate) rects: Vec<Rect>,
    pub(crate) discs: Vec<(P, f64)>,
    pub(crate) lines: Vec<(Vec<P>, f64)>,
}

impl Field {
    /// How far a point is from everything taken; less than nothing inside.
    pub(crate) fn room(&self, p: P) -> f64 {
        let rects = self.rects.iter().map(|rect| if rect.has(p) { -1.0 } else { rect.distance(p) });
        let discs = self.discs.iter().map(|&(centre, radius)| centre.to(p) - radius);
        let lines = self.lines.iter().map(|(line, half)| distance(p, line) - half);
        rects.chain(discs).chain(lines).fold(f64::INFINITY, f64::min)
    }
}

/// What of a town has to stay clear, on the map.
pub(crate) fn town_rects(city: City) -> [Rect; 3] {
    block(city).map(|area| Rect::at(area, town(city)))
}

pub(crate) fn pile_rects() -> Vec<Rect> {
    let (left, top, right, bottom) = TILE;
    let area = (left, top, right + 3 * PEEP, bottom + 3 * PEEP);
    PILES.iter().map(|&(_, x, y)| Rect::at(area, (x, y))).collect()
}

/// Towns and tiles.
pub(crate) fn pieces() -> Field {
    let mut field = Field { rects: pile_rects(), ..Field::default() };
    field.rects.extend(City::ALL.iter().flat_map(|&city| town_rects(city)));
    field
}
