//! Mountains, hills and woods: strewn along lines and over patches laid by hand, wherever there is room.

use crate::field::Field;
use crate::geometry::{Dice, P, Path, sample};

/// A line of mountains: its points, how high they are, how far they stray from it, how many.
struct Ridge {
    line: &'static [(f64, f64)],
    height: f64,
    stray: f64,
    count: u32,
}

const RIDGES: [Ridge; 11] = [
    // The Alps
    Ridge { line: &[(60.0, 738.0), (180.0, 742.0), (330.0, 738.0)], height: 23.0, stray: 10.0, count: 240 },
    Ridge {
        line: &[(320.0, 730.0), (370.0, 670.0), (470.0, 660.0), (520.0, 634.0), (580.0, 640.0)],
        height: 29.0,
        stray: 26.0,
        count: 600,
    },
    Ridge {
        line: &[(450.0, 700.0), (500.0, 738.0), (640.0, 738.0), (760.0, 736.0), (830.0, 730.0)],
        height: 30.0,
        stray: 14.0,
        count: 480,
    },
    Ridge {
        line: &[(600.0, 670.0), (660.0, 640.0), (740.0, 668.0), (820.0, 690.0)],
        height: 28.0,
        stray: 26.0,
        count: 520,
    },
    Ridge { line: &[(930.0, 600.0), (960.0, 660.0), (950.0, 730.0)], height: 25.0, stray: 20.0, count: 200 },
    // Their foothills
    Ridge {
        line: &[
            (310.0, 700.0),
            (400.0, 650.0),
            (520.0, 626.0),
            (640.0, 640.0),
            (760.0, 640.0),
            (830.0, 640.0),
        ],
        height: 12.0,
        stray: 44.0,
        count: 420,
    },
    Ridge {
        line: &[(440.0, 736.0), (640.0, 738.0), (860.0, 736.0), (960.0, 720.0), (960.0, 600.0)],
        height: 12.0,
        stray: 14.0,
        count: 200,
    },
    // Bohemian forest
    Ridge {
        line: &[(700.0, 180.0), (740.0, 250.0), (790.0, 320.0), (830.0, 420.0)],
        height: 13.0,
        stray: 14.0,
        count: 360,
    },
    // Black forest and Jura
    Ridge { line: &[(220.0, 380.0), (204.0, 450.0), (216.0, 540.0)], height: 13.0, stray: 22.0, count: 200 },
    Ridge {
        line: &[(290.0, 420.0), (330.0, 380.0), (400.0, 376.0), (470.0, 330.0)],
        height: 9.0,
        stray: 20.0,
        count: 160,
    },
    // Ore mountains and Thuringia
    Ridge {
        line: &[(560.0, 34.0), (660.0, 40.0), (760.0, 34.0), (890.0, 36.0)],
        height: 13.0,
        stray: 10.0,
        count: 240,
    },
];

/// A wood: its middle, its half width and height, how many trees.
const WOODS: [(f64, f64, f64, f64, u32); 24] = [
    (214.0, 300.0, 18.0, 16.0, 40),
    (232.0, 444.0, 40.0, 20.0, 60),
    (208.0, 566.0, 34.0, 12.0, 60),
    (236.0, 620.0, 26.0, 18.0, 50),
    (346.0, 132.0, 30.0, 22.0, 90),
    (380.0, 190.0, 30.0, 18.0, 60),
    (520.0, 156.0, 26.0, 18.0, 70),
    (470.0, 214.0, 40.0, 16.0, 90),
    (648.0, 262.0, 26.0, 30.0, 90),
    (770.0, 306.0, 34.0, 26.0, 130),
    (800.0, 370.0, 22.0, 46.0, 140),
    (846.0, 440.0, 44.0, 16.0, 80),
    (800.0, 196.0, 34.0, 14.0, 60),
    (936.0, 220.0, 34.0, 14.0, 60),
    (964.0, 390.0, 14.0, 34.0, 50),
    (610.0, 460.0, 26.0, 30.0, 90),
    (452.0, 552.0, 28.0, 18.0, 70),
    (556.0, 566.0, 34.0, 22.0, 90),
    (320.0, 650.0, 36.0, 14.0, 60),
    (724.0, 546.0, 30.0, 22.0, 80),
    (660.0, 190.0, 28.0, 20.0, 60),
    (350.0, 540.0, 26.0, 16.0, 60),
    (300.0, 236.0, 20.0, 14.0, 40),
    (470.0, 56.0, 34.0, 12.0, 60),
];

pub(crate) fn draw(taken: &mut Field, dice: &mut Dice) -> String {
    let mut peaks: Vec<(P, f64, f64)> = Vec::new();
    for ridge in &RIDGES {
        let line: Vec<P> = ridge.line.iter().map(|&(x, y)| P(x, y)).collect();
        let line = sample(&line, 20);
        for _ in 0..ridge.count {
            let at = line[(dice.roll() * line.len() as f64) as usize];
            let foot = at + P(dice.sway() * 10.0, dice.sway() * ridge.stray);
            let high = ridge.height * dice.between(0.62, 1.12);
            let wide = high * dice.between(1.15, 1.5);
            let free = peaks.iter().all(|&(p, w, h)| {
                (p.0 - foot.0).abs() > (w + wide) * 0.36 || (p.1 - foot.1).abs() > (h + high) * 0.27
            });
            let body = [(-0.5, 0.0), (0.5, 0.0), (0.0, -1.0), (0.0, -0.4), (-0.25, -0.5), (0.25, -0.5)];
            let room = body.iter().all(|&(x, y)| {
                let p = foot + P(x * wide, y * high);
                taken.room(p) > 3.0 && p.0 > 26.0 && p.0 < 974.0 && p.1 > 26.0 && p.1 < 737.0
            });
            if free && room {
                peaks.push((foot, wide, high));
            }
        }
    }
    peaks.sort_by(|a, b| a.0.1.total_cmp(&b.0.1));
    let mut text = String::from("<g class=\"m-peaks\">");
    for &(foot, wide, high) in &peaks {
        text += &format!("<path d=\"{}\"/>", mountain(foot, wide, high, dice));
    }
    for &(foot, wide, high) in &peaks {
        taken.rects.push(crate::geometry::Rect(
            foot.0 - wide / 2.0,
            foot.1 - high,
            foot.0 + wide / 2.0,
            foot.1,
        ));
    }
    text + "</g>" + &woods(taken, dice)
}

/// A sugar loaf with the light from the left: its outline, and strokes down its shaded side.
fn mountain(foot: P, wide: f64, high: f64, dice: &mut Dice) -> String {
    let peak = foot + P(wide * dice.between(-0.1, 0.04), -high);
    let (left, right) = (foot + P(-wide / 2.0, 0.0), foot + P(wide / 2.0, dice.between(0.0, 1.5)));
    let shoulder = peak.mix(right, 0.5) + P(wide * 0.04, -high * dice.between(0.02, 0.1));
    let mut path = Path::default();
    path.go(left)
        .bend(left.mix(peak, 0.5) + P(wide * 0.07, high * 0.06), peak)
        .bend(peak.mix(shoulder, 0.5) + P(-0.4, 1.0), shoulder)
        .bend(shoulder.mix(right, 0.5) + P(-wide * 0.05, high * 0.08), right);
    let strokes = (high / 2.7).clamp(3.0, 10.0) as usize;
    let spine = foot + P(wide * 0.06, -high * 0.06);
    for stroke in 0..strokes {
        let t = (stroke as f64 + 0.35) / strokes as f64;
        let from = peak.mix(spine, t) + P(dice.sway() * 0.8, 0.0);
        let edge = if t < 0.5 { peak.mix(shoulder, t * 2.0) } else { shoulder.mix(right, t * 2.0 - 1.0) };
        let to = from.mix(edge, 0.86) + P(0.0, high * dice.between(0.12, 0.2));
        path.go(from).bend(from.mix(to, 0.5) + P(0.4, -0.6), to);
    }
    // A few on the light side, short.
    for share in [0.35, 0.6] {
        let from = peak.mix(left, share) + P(wide * 0.05, high * 0.05);
        path.go(from).line(from + P(-wide * 0.03, high * 0.13));
    }
    path.text()
}

fn woods(taken: &Field, dice: &mut Dice) -> String {
    let mut trees: Vec<P> = Vec::new();
    for (x, y, half, tall, count) in WOODS {
        for _ in 0..count {
            let (angle, share) = (dice.roll() * std::f64::consts::TAU, dice.roll().sqrt());
            let at = P(x + angle.cos() * half * share, y + angle.sin() * tall * share);
            let room = [P(0.0, 0.0), P(-4.0, -4.0), P(4.0, -4.0), P(0.0, -9.0)]
                .iter()
                .all(|&o| taken.room(at + o) > 2.5);
            let apart = trees.iter().all(|&t| (t.0 - at.0).abs() > 6.4 || (t.1 - at.1).abs() > 4.6);
            if room && apart && at.0 > 28.0 && at.0 < 972.0 && at.1 > 34.0 && at.1 < 730.0 {
                trees.push(at);
            }
        }
    }
    trees.sort_by(|a, b| a.1.total_cmp(&b.1));
    let (mut crowns, mut marks) = (Path::default(), Path::default());
    for &at in &trees {
        let p = |x: f64, y: f64| at + P(x, y);
        marks.go(p(0.0, 0.0)).line(p(0.0, -2.0)).go(p(-2.0, 0.2)).line(p(4.6, 0.2));
        if dice.roll() < 0.55 {
            crowns.go(p(-2.9, -2.0)).bend(p(-4.4, -4.8), p(-2.2, -5.8)).bend(p(0.0, -9.4), p(2.2, -5.8));
            crowns.bend(p(4.4, -4.8), p(2.9, -2.0)).close();
            marks.go(p(1.0, -6.0)).line(p(2.4, -4.4)).go(p(0.4, -4.0)).line(p(2.4, -2.8));
        } else {
            crowns.go(p(-3.0, -1.6)).line(p(0.0, -9.6)).line(p(3.0, -1.6)).close();
            marks.go(p(0.6, -6.4)).line(p(1.6, -5.0)).go(p(0.4, -4.0)).line(p(2.0, -2.6));
        }
    }
    format!(
        "<path class=\"m-trees\" d=\"{}\"/><path class=\"m-marks\" d=\"{}\"/>",
        crowns.text(),
        marks.text()
    )
}
