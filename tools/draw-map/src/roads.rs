//! The 45 roads: each a gentle curve that keeps off other towns, tiles and lettering, and as far from
//! other roads as it can.

use crate::field::{Field, town_rects};
use crate::geometry::{P, Path, Rect, cubic, part};
use posthorn_pages::geography::town;
use posthorn_rules::{City, ROADS};

/// A road from the edge of one town to the edge of the other.
#[derive(Clone, Debug)]
pub(crate) struct Road {
    pub(crate) curve: [P; 4],
    pub(crate) points: Vec<P>,
}

impl Road {
    pub(crate) fn path(&self) -> String {
        let [a, b, c, d] = self.curve;
        let mut path = Path::default();
        path.go(a).curve(b, c, d);
        path.text()
    }
}

fn place(city: City) -> P {
    P(f64::from(town(city).0), f64::from(town(city).1) - 4.0)
}

pub(crate) fn roads(taken: &Field) -> Vec<Road> {
    let mut roads: Vec<Option<Road>> = vec![None; ROADS.len()];
    // Later rounds see the roads of the rounds before.
    for _ in 0..3 {
        for number in 0..ROADS.len() {
            let (a, b) = ROADS[number];
            let own = [town_rects(a), town_rects(b)].concat();
            let others: Vec<Rect> = taken.rects.iter().filter(|rect| !own.contains(rect)).copied().collect();
            let best = (0..BENDS.len() * BENDS.len())
                .filter_map(|choice| {
                    let road = bent(ROADS[number], BENDS[choice / BENDS.len()], BENDS[choice % BENDS.len()])?;
                    Some((cost(number, &road, &roads, &others, taken, choice), road))
                })
                .min_by(|a, b| a.0.total_cmp(&b.0));
            roads[number] = best.map(|(_, road)| road);
        }
    }
    roads.into_iter().flatten().collect()
}

/// How far the two handles of a curve lie beside the straight line, as a part of its length.
const BENDS: [f64; 13] = [0.0, 0.05, -0.05, 0.09, -0.09, 0.14, -0.14, 0.2, -0.2, 0.28, -0.28, 0.38, -0.38];

fn bent((a, b): (City, City), first: f64, second: f64) -> Option<Road> {
    let (from, to) = (place(a), place(b));
    let along = to - from;
    let across = along.normal() * along.length();
    let whole = [from, from.mix(to, 0.33) + across * first, from.mix(to, 0.67) + across * second, to];
    let inside =
        |city: City, t: f64| town_rects(city).iter().any(|rect| rect.grown(3.0).has(cubic(whole, t)));
    let moments = || (0..=200).map(|step| f64::from(step) / 200.0);
    let begin = moments().rfind(|&t| inside(a, t))? + 0.005;
    let end = moments().find(|&t| inside(b, t))? - 0.005;
    if end <= begin + 0.02 {
        return None;
    }
    let curve = part(whole, begin, end);
    Some(Road { curve, points: (0..=24).map(|step| cubic(curve, f64::from(step) / 24.0)).collect() })
}

fn cost(
    number: usize,
    road: &Road,
    roads: &[Option<Road>],
    rects: &[Rect],
    taken: &Field,
    choice: usize,
) -> f64 {
    let (first, second) = (BENDS[choice / BENDS.len()], BENDS[choice % BENDS.len()]);
    // Straight is dull, much bent is long, and an S is restless.
    let mut cost = (first.abs() + second.abs() - 0.12).abs() * 14.0 + (first - second).abs() * 16.0;
    for &p in &road.points {
        let room = rects.iter().map(|rect| if rect.has(p) { -20.0 } else { rect.distance(p) });
        let room = room.chain(taken.discs.iter().map(|&(c, r)| c.to(p) - r)).fold(f64::INFINITY, f64::min);
        if room < 9.0 {
            cost += (9.0 - room).powi(2) * 0.25;
        }
    }
    for (index, other) in roads.iter().enumerate() {
        let Some(other) = other.as_ref().filter(|_| index != number) else { continue };
        let gap = road
            .points
            .iter()
            .step_by(3)
            .flat_map(|p| other.points.iter().step_by(3).map(move |q| p.to(*q)))
            .fold(f64::INFINITY, f64::min);
        if gap < 14.0 {
            cost += (14.0 - gap) * 1.6;
        }
    }
    cost
}
