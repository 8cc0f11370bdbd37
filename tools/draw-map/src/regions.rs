//! The regions: Voronoi cells of the towns and of some helping points, merged by region; the borders
//! are roughened by midpoint jitter and then smoothed. Neighbours share the same line.

use crate::geometry::{Dice, P};
use posthorn_pages::geography::town;
use posthorn_rules::{City, Region};
use std::collections::BTreeMap;

/// The sheet that cells are cut from.
const SHEET: [P; 4] = [P(0.0, 0.0), P(1000.0, 0.0), P(1000.0, 760.0), P(0.0, 760.0)];

/// Points that shape the regions where no town stands; those of no region are foreign land.
fn helpers() -> Vec<(P, Option<Region>)> {
    use Region::*;
    let of = |region: Option<Region>, points: &[(f64, f64)]| {
        points.iter().map(|&(x, y)| (P(x, y), region)).collect::<Vec<_>>()
    };
    [
        of(
            Some(Baden),
            &[(182.0, 232.0), (226.0, 190.0), (150.0, 410.0), (196.0, 560.0), (128.0, 560.0), (232.0, 100.0)],
        ),
        of(
            Some(Baiern),
            &[
                (486.0, 280.0),
                (438.0, 280.0),
                (660.0, 112.0),
                (648.0, 30.0),
                (360.0, 86.0),
                (520.0, 40.0),
                (700.0, 200.0),
                (800.0, 380.0),
                (640.0, 60.0),
                (380.0, 160.0),
                (510.0, 560.0),
                (700.0, 600.0),
                (800.0, 560.0),
                (450.0, 205.0),
                (462.0, 520.0),
                (760.0, 640.0),
            ],
        ),
        of(
            Some(Boehmen),
            &[
                (810.0, 260.0),
                (840.0, 40.0),
                (706.0, 96.0),
                (880.0, 360.0),
                (830.0, 180.0),
                (970.0, 370.0),
                (975.0, 230.0),
                (780.0, 300.0),
            ],
        ),
        of(
            Some(Hohenzollern),
            &[(228.0, 428.0), (312.0, 500.0), (196.0, 428.0), (236.0, 392.0), (238.0, 488.0)],
        ),
        of(Some(Polen), &[(960.0, 60.0), (878.0, 176.0), (965.0, 160.0), (900.0, 30.0)]),
        of(
            Some(Salzburg),
            &[(868.0, 560.0), (960.0, 560.0), (960.0, 700.0), (850.0, 500.0), (820.0, 700.0), (975.0, 420.0)],
        ),
        of(Some(Schweiz), &[(200.0, 730.0), (340.0, 640.0), (90.0, 700.0), (330.0, 725.0), (200.0, 650.0)]),
        of(Some(Tyrol), &[(450.0, 700.0), (620.0, 690.0), (700.0, 715.0), (400.0, 725.0), (560.0, 640.0)]),
        of(
            Some(Wuerttemberg),
            &[
                (420.0, 350.0),
                (496.0, 366.0),
                (300.0, 350.0),
                (330.0, 190.0),
                (380.0, 510.0),
                (440.0, 330.0),
                (290.0, 230.0),
                (400.0, 215.0),
                (350.0, 560.0),
            ],
        ),
        of(
            None,
            &[
                (20.0, 60.0),
                (110.0, 80.0),
                (60.0, 200.0),
                (70.0, 330.0),
                (50.0, 460.0),
                (40.0, 580.0),
                (30.0, 690.0),
                (120.0, 300.0),
                (200.0, 20.0),
                (320.0, 10.0),
            ],
        ),
    ]
    .concat()
}

struct Site {
    at: P,
    region: Option<Region>,
}

type Key = (i64, i64);
fn key(p: P) -> Key {
    ((p.0 * 2.0).round() as i64, (p.1 * 2.0).round() as i64)
}

/// A region's outline, and the borders between two regions, each drawn once.
pub(crate) struct Lands {
    pub(crate) outlines: Vec<(Region, Vec<P>)>,
    pub(crate) borders: Vec<Vec<P>>,
}

pub(crate) fn lands(dice: &mut Dice) -> Lands {
    let sites: Vec<Site> = City::ALL
        .iter()
        .map(|&city| (P(f64::from(town(city).0), f64::from(town(city).1)), Some(city.region())))
        .chain(helpers())
        .map(|(at, region)| Site { at, region })
        .collect();
    // Every side of a cell whose other side is another region, once, with the region on its left.
    let mut edges: Vec<(P, P, Option<Region>, Option<Region>)> = Vec::new();
    for (number, site) in sites.iter().enumerate() {
        let cell = cell(&sites, number);
        for (index, &(from, other)) in cell.iter().enumerate() {
            let (to, _) = cell[(index + 1) % cell.len()];
            let beyond = other.and_then(|other| sites[other].region);
            if beyond != site.region && from.to(to) > 0.2 && other.is_none_or(|other| number < other) {
                edges.push((from, to, site.region, beyond));
            }
        }
    }
    let chains = chains(&edges);
    let rough: Vec<_> = chains
        .into_iter()
        .map(|(line, left, right)| {
            let rim = line.iter().all(|&p| outside(p));
            (if rim { line } else { smooth(roughen(&line, dice)) }, left, right)
        })
        .collect();
    let outlines = Region::ALL.iter().map(|&region| (region, outline(&rough, region))).collect();
    let borders = rough
        .into_iter()
        .filter(|(line, ..)| !line.iter().all(|&p| outside(p)))
        .map(|(line, ..)| line)
        .collect();
    Lands { outlines, borders }
}

fn outside(p: P) -> bool {
    p.0 < 0.5 || p.1 < 0.5 || p.0 > 999.5 || p.1 > 759.5
}

/// A cell's corners, each with the site beyond the side that begins there.
fn cell(sites: &[Site], number: usize) -> Vec<(P, Option<usize>)> {
    let centre = sites[number].at;
    let mut corners: Vec<(P, Option<usize>)> = SHEET.iter().map(|&p| (p, None)).collect();
    for (other, site) in sites.iter().enumerate() {
        if other == number {
            continue;
        }
        let (middle, away) = (centre.mix(site.at, 0.5), site.at - centre);
        let side = |p: P| (p.0 - middle.0) * away.0 + (p.1 - middle.1) * away.1;
        let mut kept = Vec::new();
        for index in 0..corners.len() {
            let ((a, edge), (b, _)) = (corners[index], corners[(index + 1) % corners.len()]);
            let (from, to) = (side(a), side(b));
            let cut = a.mix(b, from / (from - to));
            match (from <= 0.0, to <= 0.0) {
                (true, true) => kept.push((a, edge)),
                (true, false) => kept.extend([(a, edge), (cut, Some(other))]),
                (false, true) => kept.push((cut, edge)),
                (false, false) => {}
            }
        }
        corners = kept;
    }
    corners
}

type Chain = (Vec<P>, Option<Region>, Option<Region>);

/// Joins sides to lines that run from one meeting of regions to the next.
fn chains(edges: &[(P, P, Option<Region>, Option<Region>)]) -> Vec<Chain> {
    let mut at: BTreeMap<Key, Vec<usize>> = BTreeMap::new();
    for (number, edge) in edges.iter().enumerate() {
        at.entry(key(edge.0)).or_default().push(number);
        at.entry(key(edge.1)).or_default().push(number);
    }
    let mut used = vec![false; edges.len()];
    let mut found = Vec::new();
    let same = |a: usize, b: usize| {
        let (x, y) = ((edges[a].2, edges[a].3), (edges[b].2, edges[b].3));
        x == y || x == (y.1, y.0)
    };
    let passes = |corner: P, edge: usize| -> Option<usize> {
        let here = &at[&key(corner)];
        let other = *here.iter().find(|&&other| other != edge)?;
        (here.len() == 2 && same(edge, other)).then_some(other)
    };
    for number in 0..edges.len() {
        if used[number] {
            continue;
        }
        // Back to where the line begins, then forward to its end.
        let (mut edge, mut tail) = (number, edges[number].0);
        for _ in 0..edges.len() {
            let Some(before) = passes(tail, edge) else { break };
            if before == number {
                break;
            }
            tail = if key(edges[before].0) == key(tail) { edges[before].1 } else { edges[before].0 };
            edge = before;
        }
        let (left, right) = if key(edges[edge].0) == key(tail) {
            (edges[edge].2, edges[edge].3)
        } else {
            (edges[edge].3, edges[edge].2)
        };
        let mut line = vec![tail];
        loop {
            used[edge] = true;
            let head =
                if key(edges[edge].0) == key(line[line.len() - 1]) { edges[edge].1 } else { edges[edge].0 };
            line.push(head);
            match passes(head, edge) {
                Some(next) if !used[next] => edge = next,
                _ => break,
            }
        }
        found.push((line, left, right));
    }
    found
}

fn roughen(line: &[P], dice: &mut Dice) -> Vec<P> {
    let mut points = line.to_vec();
    for _ in 0..8 {
        let mut finer = vec![points[0]];
        let mut changed = false;
        for ends in points.windows(2) {
            let length = ends[0].to(ends[1]);
            if length > 16.0 {
                let sway = (dice.sway() * length * 0.13).clamp(-13.0, 13.0);
                finer.push(ends[0].mix(ends[1], 0.5) + (ends[1] - ends[0]).normal() * sway);
                changed = true;
            }
            finer.push(ends[1]);
        }
        points = finer;
        if !changed {
            break;
        }
    }
    points
}

fn smooth(mut points: Vec<P>) -> Vec<P> {
    for _ in 0..2 {
        let before = points.clone();
        for i in 1..points.len() - 1 {
            points[i] = before[i] * 0.5 + (before[i - 1] + before[i + 1]) * 0.25;
        }
    }
    points
}

/// Walks the lines round a region.
fn outline(lines: &[Chain], region: Region) -> Vec<P> {
    let mut parts: Vec<Vec<P>> = lines
        .iter()
        .filter_map(|(line, left, right)| match (*left == Some(region), *right == Some(region)) {
            (true, false) => Some(line.clone()),
            (false, true) => Some(line.iter().rev().copied().collect()),
            _ => None,
        })
        .collect();
    let mut loops: Vec<Vec<P>> = Vec::new();
    while let Some(mut ring) = parts.pop() {
        while let Some(next) = parts.iter().position(|part| key(part[0]) == key(ring[ring.len() - 1])) {
            ring.extend_from_slice(&parts.swap_remove(next)[1..]);
        }
        loops.push(ring);
    }
    let count = loops.len();
    assert!(count == 1, "{} falls into {count} parts", region.name());
    let mut ring = loops.swap_remove(0);
    ring.pop();
    ring
}
