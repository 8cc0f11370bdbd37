//! Points, curves and chance: the little that drawing needs.

use std::fmt::Write;

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct P(pub(crate) f64, pub(crate) f64);

impl std::ops::Add for P {
    type Output = P;
    fn add(self, o: P) -> P {
        P(self.0 + o.0, self.1 + o.1)
    }
}
impl std::ops::Sub for P {
    type Output = P;
    fn sub(self, o: P) -> P {
        P(self.0 - o.0, self.1 - o.1)
    }
}
impl std::ops::Mul<f64> for P {
    type Output = P;
    fn mul(self, k: f64) -> P {
        P(self.0 * k, self.1 * k)
    }
}

impl P {
    pub(crate) fn length(self) -> f64 {
        self.0.hypot(self.1)
    }
    pub(crate) fn to(self, o: P) -> f64 {
        (o - self).length()
    }
    pub(crate) fn mix(self, o: P, t: f64) -> P {
        self * (1.0 - t) + o * t
    }
    /// Turned by a right angle, of length one.
    pub(crate) fn normal(self) -> P {
        let length = self.length().max(1e-9);
        P(-self.1 / length, self.0 / length)
    }
    pub(crate) fn around(self, angle: f64, radius: f64) -> P {
        self + P(angle.cos(), angle.sin()) * radius
    }
}

/// Chance with a fixed beginning (splitmix64), so that the drawing is the same every time.
#[derive(Debug)]
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    /// From 0 to 1.
    pub(crate) fn roll(&mut self) -> f64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) >> 11) as f64 / (1u64 << 53) as f64
    }
    /// From -1 to 1.
    pub(crate) fn sway(&mut self) -> f64 {
        self.roll() * 2.0 - 1.0
    }
    pub(crate) fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.roll()
    }
}

/// A number with at most one decimal, as short as it can be written.
pub(crate) fn number(value: f64) -> String {
    let tenths = (value * 10.0).round() as i64;
    let sign = if tenths < 0 { "-" } else { "" };
    match (tenths.abs() / 10, tenths.abs() % 10) {
        (whole, 0) => format!("{sign}{whole}"),
        (0, rest) => format!("{sign}.{rest}"),
        (whole, rest) => format!("{sign}{whole}.{rest}"),
    }
}

/// Path data in relative coordinates, which are short and alike, so that they compress well.
#[derive(Debug, Default)]
pub(crate) struct Path {
    text: String,
    /// In tenths, as written, so that roundings do not add up.
    at: (i64, i64),
    start: (i64, i64),
}

impl Path {
    pub(crate) fn text(self) -> String {
        self.text
    }
    fn step(&mut self, command: char, points: &[P]) {
        self.text.push(command);
        let mut last = self.at;
        for (index, point) in points.iter().enumerate() {
            last = ((point.0 * 10.0).round() as i64, (point.1 * 10.0).round() as i64);
            let (x, y) = (last.0 - self.at.0, last.1 - self.at.1);
            for (value, first) in [(x, index == 0), (y, false)] {
                let word = number(value as f64 / 10.0);
                let sep = if first || word.starts_with('-') { "" } else { " " };
                let _ = write!(self.text, "{sep}{word}");
            }
        }
        self.at = last;
    }
    pub(crate) fn go(&mut self, to: P) -> &mut Self {
        self.step('m', &[to]);
        self.start = self.at;
        self
    }
    pub(crate) fn line(&mut self, to: P) -> &mut Self {
        self.step('l', &[to]);
        self
    }
    pub(crate) fn curve(&mut self, a: P, b: P, to: P) -> &mut Self {
        self.step('c', &[a, b, to]);
        self
    }
    pub(crate) fn bend(&mut self, a: P, to: P) -> &mut Self {
        self.step('q', &[a, to]);
        self
    }
    pub(crate) fn close(&mut self) -> &mut Self {
        self.text.push('z');
        self.at = self.start;
        self
    }
    /// A smooth line through points.
    pub(crate) fn through(&mut self, points: &[P], join: bool) -> &mut Self {
        let n = points.len();
        if join {
            self.line(points[0]);
        } else {
            self.go(points[0]);
        }
        for i in 0..n - 1 {
            let before = points[i.saturating_sub(1)];
            let (a, b) = (points[i], points[i + 1]);
            let after = points[(i + 2).min(n - 1)];
            self.curve(a + (b - before) * (1.0 / 6.0), b - (after - a) * (1.0 / 6.0), b);
        }
        self
    }
    /// A smooth closed line through points.
    pub(crate) fn ring(&mut self, points: &[P]) -> &mut Self {
        let n = points.len();
        self.go(points[0]);
        for i in 0..n {
            let (before, a, b, after) =
                (points[(i + n - 1) % n], points[i], points[(i + 1) % n], points[(i + 2) % n]);
            self.curve(a + (b - before) * (1.0 / 6.0), b - (after - a) * (1.0 / 6.0), b);
        }
        self.close()
    }
}

/// Points on the smooth line through points, so many in each stretch.
pub(crate) fn sample(points: &[P], each: usize) -> Vec<P> {
    let n = points.len();
    let mut found = Vec::new();
    for i in 0..n - 1 {
        let (before, a, b, after) =
            (points[i.saturating_sub(1)], points[i], points[i + 1], points[(i + 2).min(n - 1)]);
        let (c, d) = (a + (b - before) * (1.0 / 6.0), b - (after - a) * (1.0 / 6.0));
        for step in 0..each {
            found.push(cubic([a, c, d, b], step as f64 / each as f64));
        }
    }
    found.push(points[n - 1]);
    found
}

pub(crate) fn cubic(c: [P; 4], t: f64) -> P {
    let s = 1.0 - t;
    c[0] * (s * s * s) + c[1] * (3.0 * s * s * t) + c[2] * (3.0 * s * t * t) + c[3] * (t * t * t)
}

/// The part of a curve between two of its moments.
pub(crate) fn part(c: [P; 4], from: f64, to: f64) -> [P; 4] {
    let cut = |c: [P; 4], t: f64| {
        let (a, b, d) = (c[0].mix(c[1], t), c[1].mix(c[2], t), c[2].mix(c[3], t));
        let (e, f) = (a.mix(b, t), b.mix(d, t));
        let m = e.mix(f, t);
        ([c[0], a, e, m], [m, f, d, c[3]])
    };
    let (_, rest) = cut(c, from);
    cut(rest, (to - from) / (1.0 - from)).0
}

/// How far a point is from a line of points.
pub(crate) fn distance(point: P, line: &[P]) -> f64 {
    line.windows(2)
        .map(|ends| {
            let along = ends[1] - ends[0];
            let length = along.0 * along.0 + along.1 * along.1;
            let t = if length > 0.0 {
                (((point.0 - ends[0].0) * along.0 + (point.1 - ends[0].1) * along.1) / length).clamp(0.0, 1.0)
            } else {
                0.0
            };
            point.to(ends[0] + along * t)
        })
        .fold(f64::INFINITY, f64::min)
}

/// A rectangle: left, top, right, bottom.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Rect(pub(crate) f64, pub(crate) f64, pub(crate) f64, pub(crate) f64);

impl Rect {
    pub(crate) fn at((left, top, right, bottom): (i32, i32, i32, i32), (x, y): (i32, i32)) -> Rect {
        let f = f64::from;
        Rect(f(left + x), f(top + y), f(right + x), f(bottom + y))
    }
    pub(crate) fn grown(self, by: f64) -> Rect {
        Rect(self.0 - by, self.1 - by, self.2 + by, self.3 + by)
    }
    pub(crate) fn has(self, p: P) -> bool {
        p.0 > self.0 && p.0 < self.2 && p.1 > self.1 && p.1 < self.3
    }
    /// How far a point is outside.
    pub(crate) fn distance(self, p: P) -> f64 {
        let dx = (self.0 - p.0).max(p.0 - self.2).max(0.0);
        let dy = (self.1 - p.1).max(p.1 - self.3).max(0.0);
        dx.hypot(dy)
    }
}
