//! Rivers and lakes: a few control points each, laid by hand; the water widens on its way.

use crate::field::Field;
use crate::geometry::{Dice, P, Path, number, sample};
use std::fmt::Write;

pub(crate) struct River {
    name: &'static str,
    width: (f64, f64),
    /// The river it ends in, by its place in this list.
    into: Option<usize>,
    course: &'static [(f64, f64)],
}

const RIVERS: [River; 9] = [
    River {
        name: "Donau",
        width: (1.2, 7.0),
        into: None,
        course: &[
            (206.0, 478.0),
            (228.0, 500.0),
            (262.0, 504.0),
            (318.0, 500.0),
            (356.0, 472.0),
            (410.0, 480.0),
            (456.0, 452.0),
            (486.0, 412.0),
            (522.0, 404.0),
            (570.0, 404.0),
            (622.0, 392.0),
            (650.0, 346.0),
            (706.0, 340.0),
            (742.0, 366.0),
            (746.0, 430.0),
            (752.0, 496.0),
            (800.0, 516.0),
            (852.0, 528.0),
            (886.0, 516.0),
            (924.0, 520.0),
            (1006.0, 534.0),
        ],
    },
    River {
        name: "Rhein",
        width: (3.0, 7.5),
        into: None,
        course: &[
            (330.0, 574.0),
            (300.0, 590.0),
            (262.0, 592.0),
            (220.0, 588.0),
            (176.0, 584.0),
            (128.0, 582.0),
            (92.0, 570.0),
            (90.0, 530.0),
            (104.0, 470.0),
            (98.0, 410.0),
            (108.0, 350.0),
            (118.0, 290.0),
            (122.0, 236.0),
            (150.0, 182.0),
            (212.0, 170.0),
            (226.0, 136.0),
            (236.0, 84.0),
            (258.0, 56.0),
            (250.0, -6.0),
        ],
    },
    River {
        name: "Neckar",
        width: (1.0, 4.4),
        into: Some(1),
        course: &[
            (204.0, 470.0),
            (232.0, 424.0),
            (250.0, 404.0),
            (300.0, 414.0),
            (330.0, 420.0),
            (372.0, 400.0),
            (384.0, 340.0),
            (404.0, 300.0),
            (412.0, 250.0),
            (376.0, 206.0),
            (340.0, 196.0),
            (312.0, 200.0),
            (270.0, 200.0),
            (226.0, 176.0),
            (214.0, 168.0),
        ],
    },
    River {
        name: "Main",
        width: (2.4, 4.4),
        into: Some(1),
        course: &[
            (590.0, -6.0),
            (560.0, 40.0),
            (522.0, 70.0),
            (504.0, 122.0),
            (446.0, 164.0),
            (404.0, 150.0),
            (398.0, 92.0),
            (368.0, 62.0),
            (336.0, 76.0),
            (300.0, 58.0),
            (254.0, 66.0),
        ],
    },
    River {
        name: "Isar",
        width: (1.0, 4.2),
        into: Some(0),
        course: &[
            (560.0, 616.0),
            (584.0, 606.0),
            (600.0, 586.0),
            (650.0, 590.0),
            (694.0, 580.0),
            (716.0, 540.0),
            (728.0, 510.0),
            (752.0, 500.0),
        ],
    },
    River {
        name: "Inn",
        width: (2.0, 5.6),
        into: Some(0),
        course: &[
            (420.0, 750.0),
            (456.0, 736.0),
            (520.0, 732.0),
            (596.0, 722.0),
            (626.0, 678.0),
            (676.0, 650.0),
            (712.0, 620.0),
            (740.0, 572.0),
            (776.0, 540.0),
            (806.0, 520.0),
        ],
    },
    River {
        name: "Lech",
        width: (1.0, 3.6),
        into: Some(0),
        course: &[
            (452.0, 660.0),
            (474.0, 620.0),
            (484.0, 566.0),
            (512.0, 518.0),
            (580.0, 506.0),
            (582.0, 446.0),
            (560.0, 410.0),
        ],
    },
    River {
        name: "Salzach",
        width: (1.4, 3.4),
        into: Some(5),
        course: &[
            (800.0, 745.0),
            (846.0, 730.0),
            (840.0, 690.0),
            (812.0, 640.0),
            (790.0, 592.0),
            (768.0, 548.0),
        ],
    },
    River {
        name: "Moldau",
        width: (1.2, 4.6),
        into: None,
        course: &[
            (846.0, 438.0),
            (876.0, 424.0),
            (896.0, 396.0),
            (886.0, 350.0),
            (868.0, 320.0),
            (866.0, 268.0),
            (858.0, 216.0),
            (846.0, 166.0),
            (856.0, 92.0),
            (840.0, -6.0),
        ],
    },
];

const LAKES: [&[(f64, f64)]; 1] = [
    // Bodensee
    &[
        (318.0, 564.0),
        (334.0, 562.0),
        (350.0, 572.0),
        (368.0, 588.0),
        (364.0, 598.0),
        (346.0, 594.0),
        (330.0, 584.0),
        (310.0, 578.0),
        (304.0, 568.0),
    ],
];

/// A river as it flows: past the towns, never through them.
#[derive(Debug)]
pub(crate) struct Flow {
    name: &'static str,
    points: Vec<P>,
    width: (f64, f64),
}

pub(crate) fn flows(taken: &Field) -> Vec<Flow> {
    let mut flows: Vec<Flow> = Vec::new();
    for river in &RIVERS {
        let line: Vec<P> = river.course.iter().map(|&(x, y)| P(x, y)).collect();
        let mut points = sample(&line, 5);
        let last = points.len() - 1;
        let near = river.width.0.max(river.width.1) / 2.0 + 2.5;
        for round in 0..60 {
            if let Some(main) = river.into.map(|main| &flows[main].points) {
                let mouth = points[last];
                points[last] =
                    *main.iter().min_by(|a, b| a.to(mouth).total_cmp(&b.to(mouth))).unwrap_or(&mouth);
            }
            for i in 1..last {
                let middle = points[i] * 0.5 + (points[i - 1] + points[i + 1]) * 0.25;
                points[i] = if round < 50 { middle } else { points[i] };
                points[i] = pushed(points[i], near, taken);
            }
        }
        flows.push(Flow { name: river.name, points, width: river.width });
    }
    flows
}

/// Moves a point out of what is taken, by the shortest way.
fn pushed(p: P, near: f64, taken: &Field) -> P {
    let mut p = p;
    for rect in taken.rects.iter().map(|rect| rect.grown(near)).filter(|rect| rect.has(p)).collect::<Vec<_>>()
    {
        let ways = [P(rect.0, p.1), P(rect.2, p.1), P(p.0, rect.1), P(p.0, rect.3)];
        p = ways.into_iter().min_by(|a, b| a.to(p).total_cmp(&b.to(p))).unwrap_or(p);
    }
    for &(centre, radius) in &taken.discs {
        let away = p - centre;
        if away.length() < radius + near {
            p = centre + away * ((radius + near) / away.length().max(0.01));
        }
    }
    p
}

impl Flow {
    pub(crate) fn line(&self) -> (Vec<P>, f64) {
        (self.points.clone(), self.width.0.max(self.width.1) / 2.0)
    }
}

pub(crate) fn lakes() -> impl Iterator<Item = (Vec<P>, f64)> {
    LAKES.iter().map(|lake| {
        let mut ring: Vec<P> = lake.iter().map(|&(x, y)| P(x, y)).collect();
        ring.push(ring[0]);
        (ring, 6.0)
    })
}

pub(crate) fn draw(flows: &[Flow], taken: &mut Field, dice: &mut Dice) -> String {
    let mut banks = Path::default();
    let mut defs = String::new();
    let mut names = String::new();
    for (index, river) in flows.iter().enumerate() {
        let points = &river.points;
        let last = points.len() - 1;
        let side = |sign: f64, dice: &mut Dice| -> Vec<P> {
            (0..=last)
                .map(|i| {
                    let along = points[(i + 1).min(last)] - points[i.saturating_sub(1)];
                    let share = i as f64 / last as f64;
                    let width = river.width.0 + (river.width.1 - river.width.0) * share;
                    points[i] + along.normal() * (sign * width / 2.0 * (1.0 + 0.16 * dice.sway()))
                })
                .collect()
        };
        let (left, mut right) = (side(1.0, dice), side(-1.0, dice));
        right.reverse();
        let every = |line: &[P]| -> Vec<P> {
            line.iter()
                .enumerate()
                .filter(|(i, _)| i % 3 == 0 || *i == line.len() - 1)
                .map(|(_, p)| *p)
                .collect()
        };
        banks.through(&every(&left), false).through(&every(&right), true).close();
        label(river, index, taken, &mut defs, &mut names);
    }
    let mut lakes = Path::default();
    let mut ripples = Path::default();
    for lake in LAKES {
        let ring: Vec<P> = lake.iter().map(|&(x, y)| P(x, y)).collect();
        lakes.ring(&ring);
        let centre = ring.iter().fold(P(0.0, 0.0), |sum, &p| sum + p) * (1.0 / ring.len() as f64);
        for share in [0.3, 0.62] {
            let inner: Vec<P> = ring.iter().map(|p| p.mix(centre, share)).collect();
            ripples.ring(&inner);
        }
    }
    format!(
        "<defs>{defs}<g id=\"water\"><path d=\"{}\"/><path d=\"{}\"/></g></defs><g class=\"m-water\"><use href=\"#water\" class=\"m-banks\"/><use href=\"#water\"/><path class=\"m-ripple\" d=\"{}\"/>{names}</g>",
        banks.text(),
        lakes.text(),
        ripples.text()
    )
}

/// The name follows the course where there is most room, always from left to right.
fn label(river: &Flow, index: usize, taken: &mut Field, defs: &mut String, names: &mut String) {
    let points = &river.points;
    let length = river.name.len() as f64 * 7.4 + 2.0;
    let mut best: Option<(f64, [P; 3])> = None;
    for middle in 4..points.len() - 4 {
        let reach = |step: isize| {
            let mut at = middle as isize;
            while at > 0
                && at < points.len() as isize - 1
                && points[at as usize].to(points[middle]) < length * 0.56
            {
                at += step;
            }
            points[at as usize]
        };
        let (a, c, b) = (reach(-1), points[middle], reach(1));
        let (a, b) = if a.0 <= b.0 { (a, b) } else { (b, a) };
        if a.to(b) < length * 0.95 {
            continue;
        }
        let share = middle as f64 / points.len() as f64;
        let half = (river.width.0 + (river.width.1 - river.width.0) * share) / 2.0;
        for away in [-(half + 2.5), half + 10.0] {
            let lift = (b - a).normal() * away;
            let (a, b, c) = (a + lift, b + lift, c + lift);
            let handle = c * 2.0 - (a + b) * 0.5;
            let body = (b - a).normal() * -4.0;
            let room = (0..=10)
                .map(|step| f64::from(step) / 10.0)
                .map(|t| a.mix(handle, t).mix(handle.mix(b, t), t) + body)
                .map(|p| taken.room(p).min(p.0 - 30.0).min(970.0 - p.0).min(p.1 - 30.0).min(730.0 - p.1))
                .fold(f64::INFINITY, f64::min)
                .min(14.0);
            // Level and straight reads best.
            let bow = c.to(a.mix(b, 0.5)) / length;
            let worth = room - bow * 26.0 - ((b.1 - a.1) / (b.0 - a.0).max(0.1)).abs().min(4.0) * 1.2;
            if best.as_ref().is_none_or(|(most, _)| worth > *most) {
                best = Some((worth, [a, handle, b]));
            }
        }
    }
    let Some((_, [a, handle, b])) = best else { return };
    let mut path = Path::default();
    path.go(a).bend(handle, b);
    taken.discs.extend(
        (0..=8).map(|step| f64::from(step) / 8.0).map(|t| (a.mix(handle, t).mix(handle.mix(b, t), t), 7.0)),
    );
    let _ = write!(defs, "<path id=\"river-{index}\" d=\"{}\"/>", path.text());
    let _ = write!(
        names,
        "<text textLength=\"{}\"><textPath href=\"#river-{index}\" startOffset=\"50%\">{}</textPath></text>",
        number(length),
        river.name
    );
}
