//! A panel for each player.

use super::card::region_class;
use crate::sentences::pile_name;
use crate::{LocalizedTable, Page, art};
use maud::{Markup, html};
use posthorn_rules::{Carriage, HandView, Options, Pile, SeatView};
use posthorn_table::{AwayReason, ClockFace, SeatKind, VisibleGame, VisibleSeat};

pub(super) fn panels(page: &Page<'_>, table: &LocalizedTable, game: &VisibleGame) -> Markup {
    html! {
        section #panels aria-label=(page.say("area-players")) tabindex="0" {
            @for seat in &table.seats { (panel(page, table, game, seat)) }
        }
    }
}

fn panel(page: &Page<'_>, table: &LocalizedTable, game: &VisibleGame, seat: &VisibleSeat) -> Markup {
    let seen = game.view.seat(seat.seat);
    let moves = table.mover() == Some(seat.seat);
    let ended = game.view.ended_by() == Some(seat.seat);
    html! {
        article.panel.{ "p" (seat.seat.index()) }.moves[moves].me[table.me() == Some(seat.seat)]
            id={ "panel-" (seat.seat.index()) } {
            header {
                svg.house.flag.{ "p" (seat.seat.index()) } viewBox="0 0 18 18" aria-hidden="true" {
                    use href={ "#house-" (seat.seat.index()) } {}
                }
                b.name { (table.name(seat.seat)) }
                @if game.view.first() == seat.seat { (sign(page, "horn", "panel-first")) }
                @if ended { (sign(page, "flag", "panel-ended")) }
                (presence(page, seat))
                (clock(page, seat))
            }
            @if seat.absent && table.is_seated() && !seat.is_own && game.standing.is_none() {
                form.line.absent method="post" action={ "/table/" (table.id) "/standin" } data-live-form {
                    (page.csrf()) input type="hidden" name="seat" value=(seat.seat.index());
                    button type="submit" id={ "standin-" (seat.seat.index()) } { (page.say("panel-stand-in")) }
                }
            }
            dl.counts {
                (count(page, "panel-hand", html! { (seen.hand.len()) }, &hand_title(page, seen)))
                (count(page, "panel-offices", html! { (seen.offices_left()) }, ""))
                (count(page, "panel-carriage", carriage(seen), &carriage_title(page, seen)))
                (count(page, "panel-tiles", html! { (tiles(seen)) }, &tiles_title(page, &table.setup.options, seen)))
            }
            @if let (true, HandView::Open(hand)) = (table.is_replay && table.me() != Some(seat.seat), &seen.hand) {
                ul.hand-small aria-label=(hand_title(page, seen)) {
                    @for city in hand.iter() {
                        li class=(region_class(city.region())) data-city=(city.name()) title=(city.name()) {
                            (city.name().chars().take(4).collect::<String>())
                        }
                    }
                }
            }
            ol.route-small aria-label=(page.say("panel-route")) {
                @for city in seen.route.iter() {
                    li class=(region_class(city.region())) data-city=(city.name()) title=(city.name()) {
                        span aria-hidden="true" { (city.name().chars().take(4).collect::<String>()) }
                        span.spoken { (city.name()) }
                    }
                }
            }
        }
    }
}

fn sign(page: &Page<'_>, shape: &str, key: &str) -> Markup {
    html! {
        svg.sign viewBox="0 0 24 24" role="img" aria-label=(page.say(key)) {
            title { (page.say(key)) } use href={ "#" (shape) } {}
        }
    }
}

fn count(page: &Page<'_>, key: &str, value: Markup, title: &str) -> Markup {
    let label = page.say(key);
    let title = if title.is_empty() { label.clone() } else { title.to_owned() };
    html! { div class=(key) title=(title) { dt { (label) } dd { (value) } } }
}

fn hand_title(page: &Page<'_>, seen: &SeatView) -> String {
    match &seen.hand {
        HandView::Hidden { known, unknown } => page.words.with(
            "panel-hand-known",
            &[("known", page.words.list(known.iter()).into()), ("unknown", i64::from(*unknown).into())],
        ),
        HandView::Open(cards) => {
            page.words.with("panel-hand-open", &[("cards", page.words.list(cards.iter()).into())])
        }
    }
}

fn carriage(seen: &SeatView) -> Markup {
    html! {
        @match seen.carriage {
            None => "–",
            Some(carriage) => { (carriage.value()) " " (art::coach(carriage)) },
        }
    }
}

fn carriage_title(page: &Page<'_>, seen: &SeatView) -> String {
    let next = Carriage::next_after(seen.carriage).map_or(0, |next| i64::from(next.value()));
    page.words.with(
        "panel-carriage-title",
        &[
            ("carriage", i64::from(seen.carriage.map_or(0, Carriage::value)).into()),
            ("points", i64::from(seen.carriage.map_or(0, Carriage::points)).into()),
            ("next", next.into()),
        ],
    )
}

fn tiles(seen: &SeatView) -> String {
    let count = seen.tiles.piles().count();
    match seen.tiles.open() {
        Some(open) if count > 0 => format!("{count} / {}", open.points()),
        _ => count.to_string(),
    }
}

fn tiles_title(page: &Page<'_>, options: &Options, seen: &SeatView) -> String {
    let list: Vec<String> = match seen.tiles.open() {
        Some(open) => open
            .iter()
            .map(|tile| format!("{} {}", pile_name(tile.pile, options, page.words), tile.value))
            .collect(),
        None => seen.tiles.piles().map(|pile: Pile| pile_name(pile, options, page.words)).collect(),
    };
    page.words.with("panel-tiles-title", &[("tiles", page.words.list(list).into())])
}

fn presence(page: &Page<'_>, seat: &VisibleSeat) -> Markup {
    let (class, key) = match (seat.away, &seat.kind, seat.online) {
        (Some(AwayReason::Resigned), ..) => ("bot", "panel-resigned"),
        (Some(AwayReason::TimedOut), ..) => ("bot", "panel-timed-out"),
        (Some(AwayReason::Absent), ..) => ("bot", "panel-absent"),
        (None, SeatKind::Bot(_), _) => ("bot", "panel-bot"),
        (None, _, true) => ("on", "panel-online"),
        (None, _, false) => ("out", "panel-offline"),
    };
    html! { span.presence.(class) title=(page.say(key)) { @if class == "bot" { "⚙" } } }
}

/// A running clock carries the moment of zero; the script counts down to it.
fn clock(page: &Page<'_>, seat: &VisibleSeat) -> Markup {
    match seat.clock {
        ClockFace::None => html! {},
        ClockFace::Left(left) => html! { time.clock { (minutes(page, left)) } },
        ClockFace::Until(until) => html! {
            time.clock.runs data-until=(until) { (minutes(page, (until - page.now).max(0))) }
        },
    }
}

fn minutes(page: &Page<'_>, milliseconds: i64) -> String {
    let seconds = milliseconds / 1000;
    match seconds {
        86_400.. => page.words.with(
            "clock-days",
            &[("days", (seconds / 86_400).into()), ("hours", (seconds % 86_400 / 3600).into())],
        ),
        3_600.. => format!("{}:{:02}:{:02}", seconds / 3600, seconds % 3600 / 60, seconds % 60),
        _ => format!("{}:{:02}", seconds / 60, seconds % 60),
    }
}
