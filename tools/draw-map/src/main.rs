//! Draws the map's ground and the towns' pictures once: `cargo run -p draw-map`.
//! How to change the drawing: docs/art.md.

mod field;
mod geometry;
mod names;
mod ornament;
mod pen;
mod regions;
mod relief;
mod roads;
mod towns;
mod water;
#[cfg(test)]
mod tests;

use geometry::{Dice, Path};
use std::fmt::Write;

pub(crate) fn main() -> std::io::Result<()> {
    let assets = assets();
    std::fs::write(assets.join("map.svg"), map())?;
    std::fs::write(assets.join("towns.svg"), towns::symbols())
}

/// Where the pages keep the drawings.
fn assets() -> std::path::PathBuf {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../crates/posthorn-pages/assets")
}

/// What lies where before anything is strewn.
fn taken() -> field::Field {
    let mut taken = field::pieces();
    taken.rects.extend(ornament::taken());
    names::take(&mut taken);
    taken
}

/// The ground, and the courses of the roads for the page to draw: `road-0` to `road-44`.
pub(crate) fn map() -> String {
    let mut taken = taken();
    let flows = water::flows(&taken);
    let roads = roads::roads(&taken);
    taken.lines.extend(roads.iter().map(|road| (road.points.clone(), 3.5)));
    taken.lines.extend(water::lakes());

    let lands = regions::lands(&mut Dice(1750));
    let mut defs = String::new();
    for (number, road) in roads.iter().enumerate() {
        let _ = write!(defs, "<path id=\"road-{number}\" d=\"{}\"/>", road.path());
    }
    let mut tints = String::new();
    for (number, (region, outline)) in lands.outlines.iter().enumerate() {
        let mut path = Path::default();
        path.ring(outline);
        let class = region.name().to_lowercase().replace('ö', "oe").replace('ü', "ue");
        let _ = write!(
            defs,
            "<path id=\"land-{number}\" d=\"{}\"/><clipPath id=\"in-{number}\"><use href=\"#land-{number}\"/></clipPath>",
            path.text()
        );
        let _ = write!(
            tints,
            "<g class=\"r-{class}\" clip-path=\"url(#in-{number})\"><use href=\"#land-{number}\" class=\"m-wash\"/>"
        );
        for band in 1..=6 {
            let _ = write!(tints, "<use href=\"#land-{number}\" class=\"m-band m-band-{band}\"/>");
        }
        tints += "</g>";
    }
    let mut borders = Path::default();
    for line in &lands.borders {
        borders.through(line, false);
    }
    let water = water::draw(&flows, &mut taken, &mut Dice(9));
    taken.lines.extend(flows.iter().map(water::Flow::line));
    let mut text = String::from("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1000 760\">\n");
    let layers = [
        format!("<defs>{defs}{}</defs>", gradients()),
        "<g class=\"m-sheet\"><rect width=\"1000\" height=\"760\"/><rect class=\"m-age\" width=\"1000\" height=\"760\"/></g><g clip-path=\"url(#sheet)\">".to_owned(),
        format!("<g class=\"m-tints\">{tints}</g><path class=\"m-borders\" d=\"{}\"/>", borders.text()),
        water,
        relief::draw(&mut taken, &mut Dice(22)),
        fades() + "</g>",
        names::draw(),
        ornament::draw(),
    ];
    for layer in layers {
        text += &layer;
        text.push('\n');
    }
    text + "</svg>\n"
}

fn gradients() -> String {
    let fade = |id: &str, x2: u8, y2: u8, x1: u8, y1: u8| {
        format!(
            "<linearGradient id=\"{id}\" x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\"><stop class=\"m-paper\"/><stop offset=\"1\" class=\"m-paper\" stop-opacity=\"0\"/></linearGradient>"
        )
    };
    "<clipPath id=\"sheet\"><path d=\"M18 18h964v724H18z\"/></clipPath><radialGradient id=\"age\" r=\".75\"><stop offset=\".55\" class=\"m-edge\" stop-opacity=\"0\"/><stop offset=\"1\" class=\"m-edge\"/></radialGradient>\
     <radialGradient id=\"lamp\"><stop offset=\".45\" class=\"m-lit\"/><stop offset=\"1\" class=\"m-lit\" stop-opacity=\"0\"/></radialGradient>\
     <radialGradient id=\"aura\"><stop offset=\".74\" class=\"m-lit\" stop-opacity=\"0\"/><stop offset=\".88\" class=\"m-lit\" stop-opacity=\".85\"/><stop offset=\"1\" class=\"m-lit\" stop-opacity=\"0\"/></radialGradient>"
        .to_owned()
        + &fade("fade-w", 1, 0, 0, 0)
        + &fade("fade-e", 0, 0, 1, 0)
        + &fade("fade-n", 0, 1, 0, 0)
        + &fade("fade-s", 0, 0, 0, 1)
}

/// Near the frame all colour fades into the paper.
fn fades() -> String {
    let fade = |id: &str, x: i32, y: i32, w: i32, h: i32| {
        format!("<rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" fill=\"url(#fade-{id})\"/>")
    };
    format!(
        "<g class=\"m-fades\">{}{}{}{}</g>",
        fade("w", 0, 0, 70, 760),
        fade("e", 940, 0, 60, 760),
        fade("n", 0, 0, 1000, 60),
        fade("s", 0, 704, 1000, 56)
    )
}
