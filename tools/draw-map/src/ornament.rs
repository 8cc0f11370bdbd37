//! What makes a map of 1750 of it: frame, compass rose, cartouche and scale.

use crate::geometry::{P, Path, Rect, number};
use std::f64::consts::{PI, TAU};
use std::fmt::Write;

const COMPASS: (P, f64) = (P(634.0, 92.0), 44.0);
const TITLE: Rect = Rect(28.0, 30.0, 222.0, 134.0);
const SCALE: Rect = Rect(30.0, 540.0, 120.0, 570.0);

/// Where ornaments lie, so that nothing else does.
pub(crate) fn taken() -> Vec<Rect> {
    let (centre, r) = COMPASS;
    vec![TITLE, SCALE, Rect(centre.0 - r, centre.1 - r - 10.0, centre.0 + r, centre.1 + r)]
}

pub(crate) fn draw() -> String {
    frame() + &compass() + &cartouche() + &scale()
}

fn frame() -> String {
    let mut text = String::from("<g class=\"m-frame\">");
    for (inset, class) in [(6.0, "m-outer"), (13.0, "m-ladder"), (13.0, "m-ladder m-gold"), (18.0, "m-inner")]
    {
        let _ = write!(
            text,
            "<rect class=\"{class}\" x=\"{inset}\" y=\"{inset}\" width=\"{}\" height=\"{}\"/>",
            1000.0 - 2.0 * inset,
            760.0 - 2.0 * inset
        );
    }
    text + "</g>"
}

/// A star of points, each with a light and a dark half.
fn star(light: &mut Path, dark: &mut Path, centre: P, points: u32, turn: f64, outer: f64, inner: f64) {
    for point in 0..points {
        let angle = f64::from(point) / f64::from(points) * TAU + turn - PI / 2.0;
        let half = PI / f64::from(points);
        let tip = centre.around(angle, outer);
        light.go(centre).line(centre.around(angle - half, inner)).line(tip).close();
        dark.go(centre).line(centre.around(angle + half, inner)).line(tip).close();
    }
}

fn circle(path: &mut Path, centre: P, radius: f64) {
    let k = radius * 0.5523;
    let at = |x: f64, y: f64| centre + P(x, y);
    path.go(at(radius, 0.0))
        .curve(at(radius, k), at(k, radius), at(0.0, radius))
        .curve(at(-k, radius), at(-radius, k), at(-radius, 0.0))
        .curve(at(-radius, -k), at(-k, -radius), at(0.0, -radius))
        .curve(at(k, -radius), at(radius, -k), at(radius, 0.0))
        .close();
}

fn compass() -> String {
    let (centre, r) = COMPASS;
    let (mut light, mut dark, mut lines) = (Path::default(), Path::default(), Path::default());
    star(&mut light, &mut dark, centre, 4, PI / 4.0, r * 0.66, r * 0.17);
    let (mut light_2, mut dark_2) = (Path::default(), Path::default());
    star(&mut light_2, &mut dark_2, centre, 4, 0.0, r * 0.98, r * 0.2);
    for radius in [0.5, 0.56, 0.72] {
        circle(&mut lines, centre, r * radius);
    }
    for tick in 0..32 {
        let angle = f64::from(tick) / 32.0 * TAU;
        lines.go(centre.around(angle, r * 0.56)).line(centre.around(angle, r * 0.72));
    }
    let mut text = format!(
        "<g class=\"m-compass\"><path class=\"m-line\" d=\"{}\"/><path class=\"m-light\" d=\"{}\"/><path class=\"m-dark\" d=\"{}\"/><path class=\"m-yellow\" d=\"{}\"/><path class=\"m-dark\" d=\"{}\"/>",
        lines.text(),
        light.text(),
        dark.text(),
        light_2.text(),
        dark_2.text()
    );
    for (letter, x, y) in
        [("N", 0.0, -r - 3.0), ("S", 0.0, r + 11.0), ("O", r + 8.0, 4.5), ("W", -r - 9.0, 4.5)]
    {
        let _ = write!(
            text,
            "<text x=\"{}\" y=\"{}\">{letter}</text>",
            number(centre.0 + x),
            number(centre.1 + y)
        );
    }
    text + "</g>"
}

/// Mirrors points of the upper right quarter into all four.
fn quarters(quarter: &[P], centre: P, shrink: f64) -> String {
    let mirror = |sx: f64, sy: f64| -> Vec<P> {
        quarter.iter().map(|p| centre + P((p.0 - shrink * p.0.signum()) * sx, (p.1 + shrink) * sy)).collect()
    };
    let mut all = mirror(1.0, 1.0);
    let (mut b, c, mut d) = (mirror(1.0, -1.0), mirror(-1.0, -1.0), mirror(-1.0, 1.0));
    b.reverse();
    d.reverse();
    all.extend(b.into_iter().skip(1));
    all.extend(c.into_iter().skip(1));
    all.extend(d.into_iter().skip(1));
    let mut path = Path::default();
    path.go(all[0]);
    for chunk in all[1..].chunks(3) {
        path.curve(chunk[0], chunk[1], chunk[2]);
    }
    path.close();
    path.text()
}

fn spiral(path: &mut Path, centre: P, from: f64, turn: f64, radius: f64) {
    let points: Vec<P> = (0..=14)
        .map(|step| f64::from(step) / 14.0)
        .map(|t| centre.around(from + turn * TAU * t, radius * (1.0 - t * 0.86)))
        .collect();
    path.through(&points, false);
}

fn cartouche() -> String {
    let centre = P((TITLE.0 + TITLE.2) / 2.0, (TITLE.1 + TITLE.3) / 2.0 + 3.0);
    let quarter = [
        (0.0, -46.0),
        (22.0, -46.0),
        (40.0, -34.0),
        (58.0, -40.0),
        (70.0, -44.0),
        (84.0, -40.0),
        (84.0, -28.0),
        (84.0, -18.0),
        (92.0, -12.0),
        (92.0, 0.0),
    ]
    .map(|(x, y)| P(x, y));
    let mut scrolls = Path::default();
    for (sx, sy) in [(1.0, 1.0), (-1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)] {
        let from = if sx > 0.0 {
            if sy > 0.0 { -0.6 } else { 0.6 }
        } else if sy > 0.0 {
            PI + 0.6
        } else {
            PI - 0.6
        };
        spiral(&mut scrolls, centre + P(sx * 84.0, sy * -38.0), from, 1.4 * sx * sy, 8.0);
        spiral(
            &mut scrolls,
            centre + P(sx * 90.0, sy * -10.0),
            from + PI * 0.5 * sx * sy,
            -1.2 * sx * sy,
            5.0,
        );
    }
    format!(
        "<g class=\"m-title\"><path class=\"m-plate\" d=\"{}\"/><path class=\"m-line\" d=\"{}\"/><path class=\"m-line\" d=\"{}\"/>\
         <use href=\"#horn\" x=\"{}\" y=\"{}\" width=\"40\" height=\"30\"/>\
         <text class=\"m-big\" x=\"{x}\" y=\"{}\" textLength=\"140\" lengthAdjust=\"spacingAndGlyphs\">POSTHORN</text>\
         <text class=\"m-small\" x=\"{x}\" y=\"{}\">Neue Post-Charte · 1750</text></g>",
        quarters(&quarter, centre, 0.0),
        quarters(&quarter, centre, 4.0),
        scrolls.text(),
        number(centre.0 - 20.0),
        number(centre.1 - 40.0),
        number(centre.1 + 13.0),
        number(centre.1 + 29.0),
        x = number(centre.0),
    )
}

fn scale() -> String {
    let Rect(left, top, right, _) = SCALE;
    let (y, step) = (top + 12.0, (right - left) / 5.0);
    let (mut bar, mut full) = (Path::default(), Path::default());
    for part in 0..5 {
        let (a, b) = (P(left + step * f64::from(part), y), P(left + step * f64::from(part + 1), y + 4.0));
        let path = if part % 2 == 0 { &mut full } else { &mut bar };
        path.go(a).line(P(b.0, a.1)).line(b).line(P(a.0, b.1)).close();
    }
    let mut text = format!(
        "<g class=\"m-scale\"><path class=\"m-light\" d=\"{}\"/><path class=\"m-dark\" d=\"{}\"/>",
        bar.text(),
        full.text()
    );
    for (part, label) in [(0.0, "0"), (1.0, "1"), (3.0, "3"), (5.0, "5")] {
        let _ = write!(
            text,
            "<text x=\"{}\" y=\"{}\">{label}</text>",
            number(left + step * part),
            number(y - 3.0)
        );
    }
    let _ = write!(
        text,
        "<text x=\"{}\" y=\"{}\">Post-Meilen</text>",
        number((left + right) / 2.0),
        number(y + 15.0)
    );
    text + "</g>"
}
