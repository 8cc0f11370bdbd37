//! The engraver's hand: walls, roofs, domes and windows, all with the light from the left. Pictures are
//! 60 by 60 units; they stand on the ground at 56.

use crate::geometry::number;
use std::fmt::Write;

pub(crate) const GROUND: f64 = 56.0;

#[derive(Debug, Default)]
pub(crate) struct Pen {
    text: String,
    last: &'static str,
}

/// Path data of numbers and commands.
fn data(parts: &[(&str, &[f64])]) -> String {
    let mut text = String::new();
    for (command, values) in parts {
        text += command;
        for (index, value) in values.iter().enumerate() {
            let word = number(*value);
            let sep = if index == 0 || word.starts_with('-') { "" } else { " " };
            let _ = write!(text, "{sep}{word}");
        }
    }
    text
}

impl Pen {
    pub(crate) fn picture(self) -> String {
        if self.last.is_empty() { self.text } else { self.text + "\"/>" }
    }

    /// Strokes of the same kind, one after the other, become one path.
    fn add(&mut self, class: &'static str, d: &str) -> &mut Self {
        if self.last == class && matches!(class, "t-shade" | "t-line" | "t-dark") {
            self.text += d;
            return self;
        }
        if !self.last.is_empty() {
            self.text += "\"/>";
        }
        let _ = write!(self.text, "<path class=\"{class}\" d=\"{d}");
        self.last = class;
        self
    }

    /// Anything, by its path: `wall`, `roof`, `gold`, `shade`, `line`, `dark`.
    pub(crate) fn raw(&mut self, kind: &str, d: &str) -> &mut Self {
        let class = match kind {
            "wall" => "t-wall",
            "roof" => "t-roof",
            "gold" => "t-gold",
            "land" => "t-land",
            "shade" => "t-shade",
            "dark" => "t-dark",
            _ => "t-line",
        };
        self.add(class, d)
    }

    fn shape(&mut self, class: &'static str, left: f64, top: f64, shade: f64, w: f64, h: f64) -> &mut Self {
        self.add(class, &data(&[("M", &[left, top]), ("h", &[w]), ("v", &[h]), ("h", &[-w]), ("z", &[])]));
        let dark = w * shade;
        self.add(
            "t-shade",
            &data(&[
                ("M", &[left + w - dark, top]),
                ("h", &[dark]),
                ("v", &[h]),
                ("h", &[-dark]),
                ("z", &[]),
            ]),
        )
    }

    /// A wall from its upper left corner.
    pub(crate) fn wall(&mut self, x: f64, y: f64, w: f64, h: f64) -> &mut Self {
        self.shape("t-wall", x, y, 0.34, w, h)
    }

    /// A wall down to the ground.
    pub(crate) fn house(&mut self, x: f64, y: f64, w: f64) -> &mut Self {
        self.wall(x, y, w, GROUND - y)
    }

    fn peak(&mut self, class: &'static str, cx: f64, y: f64, w: f64, h: f64) -> &mut Self {
        let half = w / 2.0;
        self.add(class, &data(&[("M", &[cx - half, y]), ("l", &[half, -h]), ("l", &[half, h]), ("z", &[])]));
        self.add(
            "t-shade",
            &data(&[("M", &[cx, y - h]), ("l", &[half, h]), ("h", &[-half * 0.8]), ("z", &[])]),
        )
    }

    /// The end of a roof seen from the front: the middle of its foot, its width and its height.
    pub(crate) fn gable(&mut self, cx: f64, y: f64, w: f64, h: f64) -> &mut Self {
        self.peak("t-wall", cx, y, w, h)
    }

    /// A pointed roof.
    pub(crate) fn roof(&mut self, cx: f64, y: f64, w: f64, h: f64) -> &mut Self {
        self.peak("t-roof", cx, y, w, h)
    }

    /// A pointed roof with a knob.
    pub(crate) fn spire(&mut self, cx: f64, y: f64, w: f64, h: f64) -> &mut Self {
        self.line(&[(cx, y - h), (cx, y - h - 2.4)]);
        self.roof(cx, y, w, h)
    }

    /// A roof seen from its long side: left end of its foot, width, height, how far it leans in.
    pub(crate) fn hip(&mut self, x: f64, y: f64, w: f64, h: f64, lean: f64) -> &mut Self {
        self.add(
            "t-roof",
            &data(&[
                ("M", &[x, y]),
                ("l", &[lean, -h]),
                ("h", &[w - 2.0 * lean]),
                ("l", &[lean, h]),
                ("z", &[]),
            ]),
        );
        let dark = (w - 2.0 * lean) * 0.3;
        self.add(
            "t-shade",
            &data(&[
                ("M", &[x + w - lean, y - h]),
                ("l", &[lean, h]),
                ("h", &[-lean * 0.4 - dark]),
                ("l", &[lean * 0.1, -h]),
                ("z", &[]),
            ]),
        )
    }

    /// Rows of tiles on a roof.
    pub(crate) fn tiles(&mut self, x: f64, y: f64, w: f64, rows: u32, step: f64) -> &mut Self {
        for row in 0..rows {
            let y = y + f64::from(row) * step;
            self.line(&[(x, y), (x + w, y)]);
        }
        self
    }

    /// An onion: the middle of its foot, its width and its height with the tip.
    pub(crate) fn onion(&mut self, cx: f64, y: f64, w: f64, h: f64) -> &mut Self {
        let (r, b) = (w / 2.0, w * 0.62);
        self.line(&[(cx, y - h), (cx, y - h - 2.2)]);
        self.add(
            "t-roof",
            &data(&[
                ("M", &[cx - r, y]),
                ("C", &[cx - b * 1.5, y - h * 0.3, cx - b, y - h * 0.58, cx - r * 0.34, y - h * 0.7]),
                ("Q", &[cx, y - h * 0.8, cx, y - h]),
                ("Q", &[cx, y - h * 0.8, cx + r * 0.34, y - h * 0.7]),
                ("C", &[cx + b, y - h * 0.58, cx + b * 1.5, y - h * 0.3, cx + r, y]),
                ("z", &[]),
            ]),
        );
        self.add(
            "t-shade",
            &data(&[
                ("M", &[cx + r * 0.1, y]),
                ("Q", &[cx + r * 0.9, y - h * 0.42, cx + r * 0.06, y - h * 0.74]),
                ("C", &[cx + b, y - h * 0.58, cx + b * 1.5, y - h * 0.3, cx + r, y]),
                ("z", &[]),
            ]),
        )
    }

    /// A dome: the middle of its foot, its width and its height.
    pub(crate) fn dome(&mut self, cx: f64, y: f64, w: f64, h: f64) -> &mut Self {
        let r = w / 2.0;
        self.add(
            "t-roof",
            &data(&[
                ("M", &[cx - r, y]),
                ("C", &[cx - r, y - h * 0.62, cx - r * 0.5, y - h, cx, y - h]),
                ("S", &[cx + r, y - h * 0.62, cx + r, y]),
                ("z", &[]),
            ]),
        );
        self.add(
            "t-shade",
            &data(&[
                ("M", &[cx + r * 0.3, y]),
                ("Q", &[cx + r * 0.55, y - h * 0.7, cx, y - h]),
                ("C", &[cx + r * 0.5, y - h, cx + r, y - h * 0.62, cx + r, y]),
                ("z", &[]),
            ]),
        )
    }

    /// Narrow windows: the first one's top, how many side by side and how far apart, rows and how far apart.
    pub(crate) fn windows(
        &mut self,
        at: (f64, f64),
        across: (u32, f64),
        down: (u32, f64),
        tall: f64,
    ) -> &mut Self {
        let mut d = String::new();
        for row in 0..down.0 {
            for column in 0..across.0 {
                let (x, y) = (at.0 + f64::from(column) * across.1, at.1 + f64::from(row) * down.1);
                d += &data(&[("M", &[x, y]), ("v", &[tall])]);
            }
        }
        self.add("t-line", &d)
    }

    /// An open arch, its middle and its foot.
    pub(crate) fn arch(&mut self, cx: f64, y: f64, w: f64, h: f64) -> &mut Self {
        let r = w / 2.0;
        self.add(
            "t-dark",
            &data(&[
                ("M", &[cx - r, y]),
                ("v", &[-(h - r).max(0.0)]),
                ("Q", &[cx - r, y - h, cx, y - h]),
                ("Q", &[cx + r, y - h, cx + r, y - (h - r).max(0.0)]),
                ("V", &[y]),
                ("z", &[]),
            ]),
        )
    }

    pub(crate) fn line(&mut self, points: &[(f64, f64)]) -> &mut Self {
        let mut d = data(&[("M", &[points[0].0, points[0].1])]);
        for &(x, y) in &points[1..] {
            d += &data(&[("L", &[x, y])]);
        }
        self.add("t-line", &d)
    }

    /// Battlements on a wall.
    pub(crate) fn teeth(&mut self, x: f64, y: f64, count: u32, step: f64) -> &mut Self {
        let mut d = String::new();
        for tooth in 0..count {
            let x = x + f64::from(tooth) * step;
            d += &data(&[("M", &[x, y]), ("v", &[-2.0]), ("h", &[step * 0.55]), ("v", &[2.0])]);
        }
        self.add("t-line", &d)
    }

    pub(crate) fn cross(&mut self, cx: f64, y: f64) -> &mut Self {
        self.line(&[(cx, y), (cx, y - 4.2)]).line(&[(cx - 1.4, y - 2.9), (cx + 1.4, y - 2.9)])
    }

    /// Water: short strokes from left to right, in rows.
    pub(crate) fn waves(&mut self, x: f64, y: f64, w: f64, rows: u32) -> &mut Self {
        let mut d = String::new();
        for row in 0..rows {
            let shift = if row % 2 == 0 { 0.0 } else { 4.0 };
            let mut at = x + shift;
            while at + 6.0 <= x + w {
                d += &data(&[
                    ("M", &[at, y + f64::from(row) * 2.6]),
                    ("q", &[1.5, -1.2, 3.0, 0.0]),
                    ("t", &[3.0, 0.0]),
                ]);
                at += 8.6;
            }
        }
        self.add("t-water", &d)
    }

    /// A round tree.
    pub(crate) fn tree(&mut self, cx: f64, y: f64, r: f64) -> &mut Self {
        self.line(&[(cx, y), (cx, y - r)]);
        let d = data(&[
            ("M", &[cx - r, y - r * 1.1]),
            ("Q", &[cx - r * 1.2, y - r * 2.4, cx, y - r * 2.9]),
            ("Q", &[cx + r * 1.2, y - r * 2.4, cx + r, y - r * 1.1]),
            ("Q", &[cx, y - r * 0.6, cx - r, y - r * 1.1]),
            ("z", &[]),
        ]);
        self.add("t-land", &d)
    }

    /// The ground line.
    pub(crate) fn ground(&mut self, from: f64, to: f64) -> &mut Self {
        self.line(&[(from, GROUND), (to, GROUND)])
    }
}
