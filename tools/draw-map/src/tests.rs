use super::*;
use crate::field::{pile_rects, town_rects};
use crate::geometry::{P, Rect};
use posthorn_rules::{City, ROADS};
use std::collections::BTreeSet;
use std::sync::LazyLock;

static DRAWN: LazyLock<Vec<roads::Road>> = LazyLock::new(|| roads::roads(&taken()));

fn committed(name: &str) -> String {
    std::fs::read_to_string(assets().join(name)).expect("the drawing is in the repository")
}

#[test]
fn the_drawings_in_the_repository_are_what_the_tool_draws() {
    assert!(committed("map.svg") == map(), "run cargo run -p draw-map");
    assert!(committed("towns.svg") == towns::symbols(), "run cargo run -p draw-map");
}

fn meet(one: Rect, other: Rect) -> bool {
    one.0 < other.2 && other.0 < one.2 && one.1 < other.3 && other.1 < one.3
}

/// Everything that has to be seen whole, with a name to blame.
fn things() -> Vec<(String, Vec<Rect>)> {
    let mut things: Vec<(String, Vec<Rect>)> =
        City::ALL.iter().map(|&city| (city.name().to_owned(), town_rects(city).to_vec())).collect();
    for (number, rect) in pile_rects().into_iter().enumerate() {
        things.push((format!("pile {number}"), vec![rect]));
    }
    for (number, rect) in ornament::taken().into_iter().enumerate() {
        things.push((format!("ornament {number}"), vec![rect]));
    }
    for name in &names::NAMES {
        let letters = name.points().into_iter().map(|p| Rect(p.0 - 4.0, p.1 - 4.0, p.0 + 4.0, p.1 + 4.0));
        things.push((format!("the name of {}", name.region.name()), letters.collect()));
    }
    things
}

#[test]
fn nothing_lies_on_anything_else() {
    let things = things();
    for (number, (one, rects)) in things.iter().enumerate() {
        for rect in rects {
            assert!(
                rect.0 > 20.0 && rect.1 > 20.0 && rect.2 < 980.0 && rect.3 < 740.0,
                "{one} meets the frame"
            );
            for (other, others) in &things[number + 1..] {
                assert!(others.iter().all(|theirs| !meet(*rect, *theirs)), "{one} meets {other}");
            }
        }
    }
}

#[test]
fn roads_touch_nothing_but_the_ground() {
    let roads = &*DRAWN;
    assert_eq!(roads.len(), ROADS.len());
    let mut met = BTreeSet::new();
    for ((a, b), road) in ROADS.iter().zip(roads) {
        for (what, rects) in things() {
            let near = |p: &P| rects.iter().any(|rect| rect.grown(2.0).has(*p));
            if road.points.iter().any(near) {
                met.insert(format!("{} to {} and {what}", a.name(), b.name()));
            }
        }
    }
    assert!(met.is_empty(), "{met:?}");
}

#[test]
fn roads_cross_nowhere() {
    let roads = &*DRAWN;
    let mut met = BTreeSet::new();
    for (number, one) in roads.iter().enumerate() {
        for (other, two) in roads.iter().enumerate().skip(number + 1) {
            let gap =
                one.points.iter().map(|&p| geometry::distance(p, &two.points)).fold(f64::INFINITY, f64::min);
            if gap < 5.0 {
                met.insert(format!("{:?} and {:?}", ROADS[number], ROADS[other]));
            }
        }
    }
    assert!(met.is_empty(), "{met:?}");
}
