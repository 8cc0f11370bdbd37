//! The table in a few sentences, each spoken at the touch of a key.

use crate::sentences::pile_name;
use crate::{LocalizedTable, Page};
use maud::{Markup, html};
use posthorn_rules::{Carriage, City, Pile, Seat};
use posthorn_table::VisibleGame;

/// Nothing to see: the script reads it when it is asked for.
pub(super) fn spoken_summary(page: &Page<'_>, table: &LocalizedTable, game: &VisibleGame) -> Markup {
    html! {
        dl #told hidden {
            @for (what, sentence) in sentences(page, table, game) { dt { (what) } dd data-told=(what) { (sentence) } }
        }
    }
}

fn sentences(page: &Page<'_>, table: &LocalizedTable, game: &VisibleGame) -> Vec<(&'static str, String)> {
    let words = page.words;
    let cities = |key: &str, cities: Vec<City>| {
        words.with(key, &[("count", (cities.len() as i64).into()), ("cities", words.list(cities).into())])
    };
    let mut told = Vec::new();
    if let Some(own) = game.view.own() {
        told.push(("hand", cities("told-hand", own.hand.iter().collect())));
        told.push(("route", cities("told-route", own.route.iter().collect())));
    }
    let market: Vec<City> =
        posthorn_rules::Slot::all().filter_map(|slot| game.view.market().get(slot)).collect();
    told.push(("market", cities("told-market", market)));
    let others = table.seats.iter().filter(|seat| table.me() != Some(seat.seat));
    told.push((
        "others",
        others.map(|seat| other_route(page, table, game, seat.seat)).collect::<Vec<_>>().join(" "),
    ));
    told.push(("tiles", tiles(page, game)));
    told.push((
        "scores",
        table.seats.iter().map(|seat| score(page, table, game, seat.seat)).collect::<Vec<_>>().join(" "),
    ));
    told
}

fn other_route(page: &Page<'_>, table: &LocalizedTable, game: &VisibleGame, seat: Seat) -> String {
    let route = &game.view.seat(seat).route;
    page.words.with(
        "told-other-route",
        &[
            ("name", table.name(seat).to_owned().into()),
            ("count", (route.len() as i64).into()),
            ("cities", page.words.list(route.iter()).into()),
        ],
    )
}

fn tiles(page: &Page<'_>, game: &VisibleGame) -> String {
    let left = Pile::ALL.into_iter().filter_map(|pile| {
        let values: Vec<String> = game.view.tiles().values(pile).iter().map(ToString::to_string).collect();
        (!values.is_empty())
            .then(|| format!("{}: {}", pile_name(pile, game.view.options(), page.words), values.join(" ")))
    });
    page.words.with("told-tiles", &[("tiles", left.collect::<Vec<_>>().join("; ").into())])
}

fn score(page: &Page<'_>, table: &LocalizedTable, game: &VisibleGame, seat: Seat) -> String {
    let seen = game.view.seat(seat);
    page.words.with(
        "told-score",
        &[
            ("name", table.name(seat).to_owned().into()),
            ("cards", (seen.hand.len() as i64).into()),
            ("offices", (seen.offices_left() as i64).into()),
            ("carriage", i64::from(seen.carriage.map_or(0, Carriage::value)).into()),
            ("tiles", (seen.tiles.piles().count() as i64).into()),
        ],
    )
}

/// The map in words, for those who do not see it: every town with its roads and its offices.
pub(super) fn towns(page: &Page<'_>, table: &LocalizedTable, game: &VisibleGame) -> Markup {
    html! {
        ul #towns.spoken aria-label=(page.say("area-towns")) {
            @for city in City::ALL {
                @let owners: Vec<&str> = table.seats.iter()
                    .filter(|seat| game.view.seat(seat.seat).offices.contains(city))
                    .map(|seat| table.name(seat.seat)).collect();
                li { (page.words.with("told-town", &[
                    ("city", city.name().into()),
                    ("region", city.region().name().into()),
                    ("roads", page.words.list(city.neighbours().iter()).into()),
                    ("count", (owners.len() as i64).into()),
                    ("owners", page.words.list(owners).into()),
                ])) }
            }
        }
    }
}
