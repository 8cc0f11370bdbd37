//! The map: what stands still is drawn once, what moves lies above it.

use super::card::region_class;
use crate::geography::{HOUSE, PEEP, PICTURE, PILES, SIZE, SPOTS, TILE, letters, plate, town};
use crate::sentences::pile_name;
use crate::{LocalizedTable, Page, art};
use maud::{Markup, PreEscaped, html};
use posthorn_rules::{Action, City, CitySet, End, Pile, ROADS, Region, Seat};
use posthorn_table::VisibleGame;
use std::sync::LazyLock;

fn view_box() -> String {
    format!("0 0 {} {}", SIZE.0, SIZE.1)
}

static BOARD: LazyLock<String> = LazyLock::new(|| drawing().into_string());

/// The part of the map that never changes.
pub(super) fn board(page: &Page<'_>) -> Markup {
    html! {
        svg.map #board viewBox=(view_box()) role="img" aria-label=(page.say("area-map")) { (PreEscaped(BOARD.as_str())) }
    }
}

/// The map once, unseen, for the parts of it that a page shows.
pub(crate) fn whole() -> Markup {
    html! {
        (art::symbols())
        svg.defs aria-hidden="true" width="0" height="0" { g #whole-map { (PreEscaped(BOARD.as_str())) } }
    }
}

/// A part of the map round a route, with a player's offices in some of its towns.
pub(crate) fn crop(label: &str, route: &[City], offices: CitySet) -> Markup {
    let (xs, ys): (Vec<i32>, Vec<i32>) = route.iter().map(|city| town(*city)).unzip();
    let span = |of: &[i32]| (of.iter().min().copied().unwrap_or(0), of.iter().max().copied().unwrap_or(0));
    let ((left, right), (top, bottom)) = (span(&xs), span(&ys));
    let (left, top, right, bottom) = (left - 85, top - 80, right + 85, bottom + 55);
    html! {
        svg.crop viewBox={ (left) " " (top) " " (right - left) " " (bottom - top) } role="img" aria-label=(label) {
            use href="#whole-map" {}
            (course(route, "trail own p0"))
            @for city in offices.iter() { (house(0, city, None)) }
        }
    }
}

fn drawing() -> Markup {
    html! {
        (art::ground())
        g.roads {
            @for pass in ["bank", "way"] {
                @for (number, (a, b)) in ROADS.iter().enumerate() {
                    use class=(pass) href={ "#road-" (number) }
                        data-a=[(pass == "way").then_some(a.name())] data-b=[(pass == "way").then_some(b.name())] {}
                }
            }
        }
        g.towns { @for city in City::ALL { (place(city)) } }
    }
}

fn place(city: City) -> Markup {
    let (x, y) = town(city);
    let (left, top, right, bottom) = plate(city);
    html! {
        g.place.(region_class(city.region())) data-town=(city.name()) transform={ "translate(" (x) " " (y) ")" } {
            title { (city.name()) ", " (city.region().name()) ": "
                (city.neighbours().iter().map(City::name).collect::<Vec<_>>().join(", ")) }
            ellipse.halo cy="-8" rx="66" ry="54" {}
            @for (x, y) in SPOTS { circle.plot cx=(x) cy=(y) r="8" {} }
            svg.picture x=(PICTURE.0) y=(PICTURE.1) width=(PICTURE.2 - PICTURE.0) height=(PICTURE.3 - PICTURE.1)
                viewBox="0 0 60 60" { use href={ "#town-" (city.index()) } {} }
            rect.plate x=(left) y=(top) width=(right - left) height=(bottom - top) rx="3" {}
            rect.rim x=(left + 2) y=(top + 2) width=(right - left - 4) height=(bottom - top - 4) rx="2" {}
            text.label y=(bottom - 4) textLength=(letters(city)) lengthAdjust="spacingAndGlyphs" { (city.name()) }
        }
    }
}

/// What lies on the map: offices, routes, bonus tiles, and where the viewer's cards could go.
pub(super) fn pieces(page: &Page<'_>, table: &LocalizedTable, game: &VisibleGame) -> Markup {
    let own_hand = game.view.own().map(|own| own.hand.cities());
    html! {
        svg.map #pieces viewBox=(view_box()) aria-hidden="true" {
            @for seat in game.view.seats() { (trail(table, game, seat)) }
            @for city in City::ALL {
                @let (x, y) = town(city);
                @let fits = [End::Left, End::Right].iter().any(|&end| game.view.check(Action::Play { city, end }).is_ok());
                @if fits && game.view.turn().phase != posthorn_rules::Phase::Keep {
                    ellipse.glow cx=(x) cy=(y - 7) rx=(plate(city).2.max(48) + 16) ry="53" {}
                }
                @if own_hand.is_some_and(|hand| hand.contains(city)) {
                    g.held.(region_class(city.region())) transform={ "translate(" (x + plate(city).2) " " (y + 12) ") rotate(12)" } {
                        rect x="-5" y="-7" width="10" height="14" rx="1.5" {}
                        rect.band x="-4" y="3" width="8" height="3" {}
                    }
                }
                @for seat in game.view.seats().filter(|&seat| game.view.seat(seat).offices.contains(city)) {
                    (house(seat.index(), city, Some(format!("office-{}-{}", seat.index(), city.index()))))
                }
            }
            @for (pile, x, y) in PILES { (stack(page, game, pile, x, y)) }
        }
    }
}

/// A player's office in a town.
fn house(seat: usize, city: City, id: Option<String>) -> Markup {
    let ((x, y), (dx, dy)) = (town(city), SPOTS[seat]);
    html! {
        svg.house.{ "p" (seat) } id=[id] x=(x + dx - HOUSE) y=(y + dy - HOUSE) width=(2 * HOUSE) height=(2 * HOUSE) {
            use href={ "#house-" (seat) } {}
        }
    }
}

fn trail(table: &LocalizedTable, game: &VisibleGame, seat: Seat) -> Markup {
    let route: Vec<City> = game.view.seat(seat).route.iter().collect();
    let own = if table.me() == Some(seat) { " own" } else { "" };
    course(&route, &format!("trail p{}{own}", seat.index()))
}

/// A player's route: its roads, and a frame round the plates of its towns.
fn course(route: &[City], class: &str) -> Markup {
    let roads: Vec<usize> = route
        .windows(2)
        .filter_map(|ends| ROADS.iter().position(|&(a, b)| [a, b] == *ends || [b, a] == *ends))
        .collect();
    html! {
        @if !route.is_empty() {
            g class=(class) {
                g.lining { @for road in &roads { use href={ "#road-" (road) } {} } }
                @for road in &roads { use href={ "#road-" (road) } {} }
                @for kind in ["stop lining", "stop"] {
                    @for &city in route {
                        @let ((x, y), (left, top, right, bottom)) = (town(city), plate(city));
                        rect class=(kind) x=(x + left - 1) y=(y + top - 1) width=(right - left + 2) height=(bottom - top + 2) rx="4" {}
                    }
                }
            }
        }
    }
}

fn stack(page: &Page<'_>, game: &VisibleGame, pile: Pile, x: i32, y: i32) -> Markup {
    let left = game.view.tiles().values(pile);
    let values: Vec<String> = left.iter().map(ToString::to_string).collect();
    html! {
        g.pile.gone[left.is_empty()] id={ "pile-" (pile.name()) } transform={ "translate(" (x) " " (y) ")" } {
            title { (pile_name(pile, game.view.options(), page.words)) ": " (values.join(", ")) }
            @for under in (0..left.len().max(1) as i32).rev() {
                rect.tile x=(TILE.0 + PEEP * under) y=(TILE.1 + PEEP * under)
                    width=(TILE.2 - TILE.0) height=(TILE.3 - TILE.1) rx="5" {}
            }
            rect.tile-rim x=(TILE.0 + 3) y=(TILE.1 + 3) width=(TILE.2 - TILE.0 - 6) height="31" rx="3" {}
            text.value y="1" { (values.first().map_or("–", String::as_str)) }
            (band(pile))
            rect.edge x=(TILE.0) y="9" width=(TILE.2 - TILE.0) height="14" {}
        }
    }
}

/// What a tile is for, in words as well as in colours.
fn band(pile: Pile) -> Markup {
    let of = |regions: &[Region]| {
        let wide = (TILE.2 - TILE.0) / regions.len() as i32;
        let short = if regions.len() == 1 { 8 } else { 3 };
        html! {
            @for (number, region) in (0..).zip(regions) {
                g.(region_class(*region)) {
                    rect.band x=(TILE.0 + wide * number) y="9" width=(wide) height="14" {}
                    text.sign x=(TILE.0 + wide * number + wide / 2) y="20" { (region.name().chars().take(short).collect::<String>()) }
                }
            }
        }
    };
    let length = |cards: i32| {
        html! {
            rect.band x=(TILE.0) y="9" width=(TILE.2 - TILE.0) height="14" {}
            text.sign x="-15" y="20.5" { (cards) }
            @for card in 0..cards { rect.leaf x=(-9 + 4 * card) y="12" width="3" height="8" {} }
        }
    };
    match pile {
        Pile::Length5 => length(5),
        Pile::Length6 => length(6),
        Pile::Length7 => length(7),
        Pile::AllRegions => html! {
            @for (number, region) in (0..).zip(Region::ALL) {
                rect.band.(region_class(region)) x=(TILE.0 + number * 46 / 9) y="9" width="6" height="14" {}
            }
        },
        Pile::EndOfGame => html! {
            rect.band.gold x=(TILE.0) y="9" width=(TILE.2 - TILE.0) height="14" {}
            svg.icon x="-8" y="8" width="16" height="16" { use href="#flag" {} }
        },
        Pile::Baden => of(&[Region::Baden]),
        Pile::Baiern => of(&[Region::Baiern]),
        Pile::BoehmenSalzburg => of(&[Region::Boehmen, Region::Salzburg]),
        Pile::SchweizTyrol => of(&[Region::Schweiz, Region::Tyrol]),
        Pile::WuerttembergHohenzollern => of(&[Region::Wuerttemberg, Region::Hohenzollern]),
    }
}
