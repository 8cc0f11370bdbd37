//! Lettering: the regions' names in spaced capitals where nothing else lies.

use crate::field::Field;
use crate::geometry::{P, number};
use posthorn_rules::Region;
use std::fmt::Write;

pub(crate) struct Name {
    pub(crate) region: Region,
    middle: P,
    angle: f64,
    size: f64,
    length: f64,
}

const fn name(region: Region, x: f64, y: f64, angle: f64, size: f64, length: f64) -> Name {
    Name { region, middle: P(x, y), angle, size, length }
}

pub(crate) const NAMES: [Name; Region::COUNT] = [
    name(Region::Baden, 124.0, 410.0, -80.0, 17.0, 92.0),
    name(Region::Baiern, 504.0, 290.0, 8.0, 25.0, 140.0),
    name(Region::Boehmen, 806.0, 252.0, 0.0, 20.0, 110.0),
    name(Region::Hohenzollern, 233.0, 402.0, -10.0, 11.5, 100.0),
    name(Region::Polen, 918.0, 178.0, 0.0, 15.0, 66.0),
    name(Region::Salzburg, 884.0, 566.0, 0.0, 12.5, 74.0),
    name(Region::Schweiz, 178.0, 704.0, 0.0, 17.0, 92.0),
    name(Region::Tyrol, 690.0, 722.0, 0.0, 20.0, 100.0),
    name(Region::Wuerttemberg, 448.0, 372.0, 6.0, 13.5, 112.0),
];

impl Name {
    /// Points along the lettering.
    pub(crate) fn points(&self) -> Vec<P> {
        let (sin, cos) = self.angle.to_radians().sin_cos();
        (0..=12)
            .map(|step| (f64::from(step) / 12.0 - 0.5) * self.length)
            .map(|x| self.middle + P(x * cos, x * sin))
            .collect()
    }
}

pub(crate) fn take(field: &mut Field) {
    for name in &NAMES {
        field.discs.extend(name.points().into_iter().map(|p| (p, name.size * 0.55)));
    }
}

pub(crate) fn draw() -> String {
    let mut text = String::from("<g class=\"m-names\">");
    for name in &NAMES {
        let Name { region, middle, angle, size, length } = name;
        let turn = if *angle == 0.0 { String::new() } else { format!(" rotate({angle})") };
        let _ = write!(
            text,
            "<text transform=\"translate({} {}){turn}\" font-size=\"{}\" y=\"{}\" textLength=\"{}\">{}</text>",
            number(middle.0),
            number(middle.1),
            number(*size),
            number(size * 0.34),
            number(*length),
            region.name().to_uppercase(),
        );
    }
    text + "</g>"
}
