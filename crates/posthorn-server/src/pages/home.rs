//! The lobby.

use super::{Fragment, Page, art, day, footer, layout, note, play};
use crate::bot_seats::usual_level;
use crate::lobby::Summary;
use crate::tables::{Hints, Pace};
use crate::texts::Words;
use crate::view::{bot_name, occupant_names};
use maud::{Markup, html};
use posthorn_bots::opponents;
use posthorn_rules::{City, Options};
use posthorn_store::{PastGame, Status};
use std::sync::Arc;

/// What the lobby shows one visitor.
#[derive(Debug)]
pub(crate) struct Lists {
    pub(crate) player: String,
    pub(crate) mine: Vec<Arc<Summary>>,
    pub(crate) open: Vec<Arc<Summary>>,
    pub(crate) running: Vec<Arc<Summary>>,
    /// How the visitor's last games ended.
    pub(crate) finished: Vec<PastGame>,
    /// The visitor's games that nobody has touched for long, and when they were begun.
    pub(crate) asleep: Vec<(String, i64)>,
    /// The guided game that the visitor has begun.
    pub(crate) tour: Option<String>,
}

impl Lists {
    /// Whether the visitor has not played here before.
    fn newcomer(&self) -> bool {
        self.mine.is_empty() && self.finished.is_empty() && self.asleep.is_empty()
    }

    /// Whether a game waits for the visitor.
    pub(crate) fn waits(&self) -> bool {
        self.mine.iter().any(|table| table.waits_for(&self.player))
    }
}

pub(crate) fn title(page: &Page<'_>, lists: &Lists) -> String {
    let key = if lists.waits() { "home-title-turn" } else { "home-title" };
    page.say(key)
}

pub(crate) fn fragments(page: &Page<'_>, lists: &Lists) -> Vec<Fragment> {
    vec![
        Fragment::new("mine", mine(page, lists)),
        Fragment::new("open", open(page, lists)),
        Fragment::new("running", running(page, lists)),
    ]
}

pub(crate) fn page(page: &Page<'_>, lists: &Lists, text: Option<&str>) -> Markup {
    let content = html! {
        main #main.home data-live="/live" data-stage="home" {
            (note(text))
            section.hero {
                div {
                    h1 { (page.say("home-heading")) }
                    p.lead { (page.say("home-lead")) }
                    (tour(page, lists))
                    (fan())
                }
                (play_now(page))
            }
            div.columns {
                (mine(page, lists))
                (open(page, lists))
                (running(page, lists))
                (open_table(page))
            }
        }
        (footer(page))
    };
    layout(page, &title(page, lists), "lobby", html! { span.grow {} }, html! { (art::symbols()) (content) })
}

/// A hand of cards, to whet the appetite.
fn fan() -> Markup {
    let cities = [City::Salzburg, City::Carlsruhe, City::Muenchen, City::Innsbruck, City::Basel];
    html! { div.fan aria-hidden="true" { @for city in cities { (play::card(city)) } } }
}

/// The select of bots, weakest first.
pub(crate) fn levels(words: &Words) -> Markup {
    let chosen = usual_level();
    html! {
        @for entry in opponents() {
            option value=(entry.name) selected[entry.name == chosen] {
                (bot_name(entry.name, words)) " – "
                (words.find(&format!("bot-{}-about", entry.name)).unwrap_or_else(|| entry.about.to_owned()))
            }
        }
    }
}

/// The way to the guided first game: large for newcomers, small for the others.
fn tour(page: &Page<'_>, lists: &Lists) -> Markup {
    let key = if lists.tour.is_some() { "tour-continue" } else { "tour-begin" };
    html! {
        form.tour.large[lists.newcomer()] method="post" action="/tour" {
            (page.csrf())
            @if lists.newcomer() { p { (page.say("tour-lead")) } }
            button type="submit" #tour { (page.say(key)) }
        }
    }
}

fn play_now(page: &Page<'_>) -> Markup {
    html! {
        form.play-now method="post" action="/play" {
            (page.csrf())
            fieldset.row {
                legend { (page.say("play-opponents")) }
                @for count in 1..=3 {
                    label.chip {
                        input type="radio" name="opponents" value=(count) checked[count == 2];
                        span { (count) }
                    }
                }
            }
            label.field {
                span { (page.say("play-strength")) }
                select name="level" { (levels(page.words)) }
            }
            button.big.primary type="submit" id="play-now" { (page.say("play-now")) }
            label.check { input type="checkbox" name="quick" value="1"; (page.say("play-quick")) }
        }
    }
}

fn open_table(page: &Page<'_>) -> Markup {
    html! {
        section.box {
            h2 { (page.say("open-heading")) }
            form.open-table method="post" action="/tables" {
                (page.csrf())
                label.field {
                    span { (page.say("open-seats")) }
                    select name="seats" { @for n in 2..=4 { option value=(n) selected[n == 2] { (n) } } }
                }
                label.field {
                    span { (page.say("open-pace")) }
                    select name="pace" {
                        @for (word, _) in Pace::ALL { option value=(word) { (page.say(&format!("pace-{word}"))) } }
                    }
                }
                label.field {
                    span { (page.say("open-visible")) }
                    select name="visible" {
                        option value="public" { (page.say("open-visible-public")) }
                        option value="link" { (page.say("open-visible-link")) }
                    }
                }
                details {
                    summary { (page.say("open-more")) }
                    fieldset {
                        legend { (page.say("open-rules")) }
                        @for (name, _) in Options::PRESETS {
                            label.check {
                                input type="radio" name="preset" value=(name) checked[name == "Classic"];
                                span { b { (page.say(&format!("preset-{}", name.to_lowercase()))) } " – "
                                    (page.say(&format!("preset-{}-about", name.to_lowercase()))) }
                            }
                        }
                        label.check {
                            input type="radio" name="preset" value="own";
                            span { b { (page.say("preset-own")) } }
                        }
                        @for option in ["every_region", "seven_plus", "one_more_each"] {
                            label.check.deep {
                                input type="checkbox" name=(option) value="1";
                                (page.say(&format!("option-{}", option.replace('_', "-"))))
                            }
                        }
                        label.check {
                            input type="checkbox" name="open_tiles" value="1";
                            (page.say("option-open-tiles"))
                        }
                    }
                    label.field {
                        span { (page.say("open-first")) }
                        select name="first" {
                            option value="" { (page.say("open-first-random")) }
                            @for seat in 0..4 { option value=(seat) { (page.say("seat")) " " (seat + 1) } }
                        }
                    }
                    label.field {
                        span { (page.say("open-hints")) }
                        select name="hints" {
                            @for (word, _) in Hints::ALL { option value=(word) { (page.say(&format!("hints-{word}"))) } }
                        }
                    }
                    label.check { input type="checkbox" name="rated" value="1"; (page.say("open-rated")) }
                    label.check { input type="checkbox" name="quick" value="1"; (page.say("play-quick")) }
                }
                button.primary type="submit" id="open-table" { (page.say("open-submit")) }
            }
        }
    }
}

/// Who sits there besides the visitor; the visitor too where nobody else does.
fn names(table: &Summary, visitor: &str, words: &Words) -> String {
    let seats = table.seats.iter().map(|seat| seat.occupant.as_ref());
    let taken = occupant_names(seats.clone(), words)
        .into_iter()
        .zip(seats)
        .filter_map(|(name, occupant)| occupant.map(|occupant| (name, occupant.player() == Some(visitor))));
    let (own, others): (Vec<_>, Vec<_>) = taken.partition(|(_, own)| *own);
    let shown = if others.is_empty() { own } else { others };
    shown.into_iter().map(|(name, _)| name).collect::<Vec<_>>().join(", ")
}

fn mine(page: &Page<'_>, lists: &Lists) -> Markup {
    html! {
        section #mine.box {
            h2 { (page.say("mine-heading")) }
            @if lists.newcomer() { p.empty { (page.say("mine-empty")) } }
            ul.tables {
                @for table in &lists.mine {
                    li {
                        a href={ "/table/" (table.id) } {
                            span.names { (names(table, &lists.player, page.words)) }
                            @if table.waits_for(&lists.player) {
                                b.turn { (page.say("mine-your-turn")) }
                            } @else if table.status == Status::Open {
                                small { (page.say("mine-waiting")) }
                            } @else {
                                small { (round(page, table)) }
                            }
                        }
                    }
                }
                @for (id, at) in &lists.asleep {
                    li { a href={ "/table/" (id) } { span.names { (day(*at)) } small { (page.say("mine-asleep")) } } }
                }
                @for past in &lists.finished {
                    li { a href={ "/table/" (past.game) } { span.names { (day(past.at)) } small { (fared(page, past)) } } }
                }
            }
        }
    }
}

/// How a game that is over ended for the visitor.
fn fared(page: &Page<'_>, past: &PastGame) -> String {
    let result = &past.result;
    let numbers = [("place", result.place), ("players", result.players), ("points", result.points)];
    let fared = page.words.with("mine-finished", &numbers.map(|(name, number)| (name, number.into())));
    if result.quit { format!("{fared} · {}", page.say("profile-quit")) } else { fared }
}

fn round(page: &Page<'_>, table: &Summary) -> String {
    let (seat, round) = table.turn.unwrap_or_default();
    let seats = table.seats.iter().map(|seat| seat.occupant.as_ref());
    let name = occupant_names(seats, page.words).get(seat).cloned().unwrap_or_default();
    page.words.with("running-round", &[("round", i64::from(round).into()), ("name", name.into())])
}

fn open(page: &Page<'_>, lists: &Lists) -> Markup {
    html! {
        section #open.box {
            h2 { (page.say("tables-open")) }
            @if lists.open.is_empty() { p.empty { (page.say("tables-open-empty")) } }
            ul.tables {
                @for table in &lists.open {
                    li {
                        a href={ "/table/" (table.id) } {
                            span.names { (names(table, &lists.player, page.words)) }
                            small {
                                (page.words.with("tables-free", &[("count", (table.free_seats() as i64).into())]))
                                " · " (page.say(&format!("pace-{}", table.setup.pace.word())))
                            }
                        }
                        @if table.free_seats() > 0 {
                            form method="post" action={ "/table/" (table.id) "/sit" } {
                                (page.csrf())
                                button type="submit" { (page.say("tables-join")) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn running(page: &Page<'_>, lists: &Lists) -> Markup {
    html! {
        section #running.box {
            h2 { (page.say("tables-running")) }
            @if lists.running.is_empty() { p.empty { (page.say("tables-running-empty")) } }
            ul.tables {
                @for table in &lists.running {
                    li {
                        a href={ "/table/" (table.id) } {
                            span.names { (names(table, &lists.player, page.words)) }
                            small { (round(page, table)) }
                        }
                    }
                }
            }
        }
    }
}
