//! The map: what stands still is drawn once, what moves lies above it.

use super::card::region_class;
use crate::pages::Page;
use crate::sentences::pile_name;
use crate::view::{GameSeen, TableView};
use maud::{Markup, PreEscaped, html};
use posthorn_rules::{Action, City, End, Pile, ROADS, Region, Seat};
use std::sync::LazyLock;

/// Where the cities stand, in millimetres of the printed board.
const POSITIONS: [(i32, i32); City::COUNT] = [
    (341, 288), // Augsburg
    (148, 374), // Basel
    (561, 190), // Budweis
    (167, 213), // Carlsruhe
    (152, 311), // Freiburg
    (373, 234), // Ingolstadt
    (356, 400), // Innsbruck
    (292, 356), // Kempten
    (565, 291), // Linz
    (557, 105), // Lodz
    (212, 125), // Mannheim
    (415, 320), // München
    (381, 150), // Nürnberg
    (493, 287), // Passau
    (472, 113), // Pilsen
    (444, 198), // Regensburg
    (545, 390), // Salzburg
    (213, 278), // Sigmaringen
    (251, 184), // Stuttgart
    (275, 266), // Ulm
    (308, 105), // Würzburg
    (210, 399), // Zürich
];

/// Where the bonus tiles lie: in their region, between their two, or at the rim.
const PILES: [(Pile, i32, i32); Pile::COUNT] = [
    (Pile::Length5, 42, 44),
    (Pile::Length6, 104, 44),
    (Pile::Length7, 166, 44),
    (Pile::AllRegions, 42, 122),
    (Pile::EndOfGame, 104, 122),
    (Pile::Baden, 46, 416),
    (Pile::Baiern, 694, 404),
    (Pile::BoehmenSalzburg, 852, 372),
    (Pile::SchweizTyrol, 366, 690),
    (Pile::WuerttembergHohenzollern, 268, 346),
];

const VIEW: &str = "0 0 1000 760";

/// Where a city stands on our map.
pub(crate) fn place(city: City) -> (i32, i32) {
    let (x, y) = POSITIONS[city.index()];
    ((x - 100) * 2 - 6, (y - 60) * 2 + 22)
}

/// The four places for offices round a town.
const SPOTS: [(i32, i32); Seat::MAX] = [(-27, -16), (27, -16), (-31, 8), (31, 8)];

/// The part of the map that never changes.
pub(super) fn board(page: &Page<'_>) -> Markup {
    static BOARD: LazyLock<String> = LazyLock::new(|| drawing().into_string());
    html! {
        svg.map #board viewBox=(VIEW) role="img" aria-label=(page.say("area-map")) { (PreEscaped(BOARD.as_str())) }
    }
}

fn drawing() -> Markup {
    html! {
        defs {
            filter id="soft" x="-20%" y="-20%" width="140%" height="140%" { feGaussianBlur stdDeviation="16" {} }
        }
        rect.sea width="1000" height="760" rx="10" {}
        g.tints filter="url(#soft)" {
            @for region in Region::ALL {
                g class=(region_class(region)) {
                    @for city in region.cities().iter() {
                        @let (x, y) = place(city);
                        circle cx=(x) cy=(y) r="62" {}
                        @for other in region.cities().intersection(city.neighbours()).iter() {
                            @let (u, v) = place(other);
                            line x1=(x) y1=(y) x2=(u) y2=(v) {}
                        }
                    }
                }
            }
        }
        g.roads {
            @for pass in ["bank", "way"] {
                @for (a, b) in ROADS {
                    @let ((x, y), (u, v)) = (place(a), place(b));
                    line class=(pass) x1=(x) y1=(y) x2=(u) y2=(v)
                        data-a=[(pass == "way").then_some(a.name())] data-b=[(pass == "way").then_some(b.name())] {}
                }
            }
        }
        g.towns {
            @for city in City::ALL {
                @let (x, y) = place(city);
                @let width = city.name().chars().count() as i32 * 9 + 16;
                g.place.(region_class(city.region())) data-town=(city.name())
                    transform={ "translate(" (x) " " (y) ")" } {
                    title { (city.name()) ", " (city.region().name()) ": "
                        (city.neighbours().iter().map(City::name).collect::<Vec<_>>().join(", ")) }
                    circle.halo r="30" {}
                    circle.dot r="17" {}
                    svg x="-13" y="-13" width="26" height="24" viewBox="0 0 60 40" { use href={ "#town-" (city.index() % 6) } {} }
                    rect.plate x=(-width / 2) y="18" width=(width) height="19" rx="4" {}
                    text.label y="32" { (city.name()) }
                }
            }
        }
    }
}

/// What lies on the map: offices, routes, bonus tiles, and where the viewer's cards could go.
pub(super) fn pieces(page: &Page<'_>, view: &TableView, game: &GameSeen) -> Markup {
    let own_hand = game.view.own().map(|own| own.hand.cities());
    html! {
        svg.map #pieces viewBox=(VIEW) aria-hidden="true" {
            @for seat in game.view.seats() {
                @let route: Vec<City> = game.view.seat(seat).route.iter().collect();
                @if !route.is_empty() {
                    polyline.route.{ "p" (seat.index()) }.own[view.me == Some(seat)]
                        points=(route.iter().map(|city| { let (x, y) = place(*city); format!("{x},{y}") }).collect::<Vec<_>>().join(" ")) {}
                }
            }
            @for city in City::ALL {
                @let (x, y) = place(city);
                @let fits = [End::Left, End::Right].iter().any(|&end| game.view.check(Action::Play { city, end }).is_ok());
                @if fits && game.view.turn().phase != posthorn_rules::Phase::Keep {
                    circle.glow cx=(x) cy=(y) r="23" {}
                } @else if own_hand.is_some_and(|hand| hand.contains(city)) {
                    circle.held cx=(x) cy=(y) r="23" {}
                }
                @for seat in game.view.seats() {
                    @let (dx, dy) = SPOTS[seat.index()];
                    @if game.view.seat(seat).offices.contains(city) {
                        svg.house.{ "p" (seat.index()) } id={ "office-" (seat.index()) "-" (city.index()) }
                            x=(x + dx - 11) y=(y + dy - 11) width="22" height="22" { use href={ "#house-" (seat.index()) } {} }
                    } @else {
                        circle.spot cx=(x + dx) cy=(y + dy) r="3.5" {}
                    }
                }
            }
            @for (pile, x, y) in PILES { (stack(page, game, pile, x, y)) }
        }
    }
}

fn stack(page: &Page<'_>, game: &GameSeen, pile: Pile, x: i32, y: i32) -> Markup {
    let left = game.view.tiles().values(pile);
    let (sign, regions): (&str, &[Region]) = match pile {
        Pile::Length5 => ("5", &[]),
        Pile::Length6 => ("6", &[]),
        Pile::Length7 => ("7", &[]),
        Pile::AllRegions => ("★", &[]),
        Pile::EndOfGame => ("⚑", &[]),
        Pile::Baden => ("", &[Region::Baden]),
        Pile::Baiern => ("", &[Region::Baiern]),
        Pile::BoehmenSalzburg => ("", &[Region::Boehmen, Region::Salzburg]),
        Pile::SchweizTyrol => ("", &[Region::Schweiz, Region::Tyrol]),
        Pile::WuerttembergHohenzollern => ("", &[Region::Wuerttemberg, Region::Hohenzollern]),
    };
    let values: Vec<String> = left.iter().map(ToString::to_string).collect();
    html! {
        g.pile.gone[left.is_empty()] id={ "pile-" (pile.name()) }
            transform={ "translate(" (x) " " (y) ")" } {
            title { (pile_name(pile, page.words)) ": " (values.join(", ")) }
            @for under in (1..left.len().max(1)).rev() {
                rect.tile x=(-24 + 3 * under as i32) y=(-28 + 3 * under as i32) width="48" height="56" rx="6" {}
            }
            rect.tile x="-24" y="-28" width="48" height="56" rx="6" {}
            @for (number, region) in regions.iter().enumerate() {
                @let half = 48 / regions.len() as i32;
                rect.band.(region_class(*region)) x=(-24 + half * number as i32) y="10" width=(half) height="18" {}
            }
            @if regions.is_empty() { text.sign y="24" { (sign) } }
            text.value y="2" { (values.first().map_or("–", String::as_str)) }
        }
    }
}
