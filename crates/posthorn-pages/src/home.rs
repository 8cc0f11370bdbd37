//! The lobby.

use crate::layout::{bot_options, day, footer, layout, note};
use crate::names::occupant_names;
use crate::words::Words;
use crate::{Fragment, Page, art, play};
use maud::{Markup, html};
use posthorn_rules::{City, Options};
use posthorn_table::{HintPolicy, Pace, PlayerId, TableId, TableStatus, TableSummary};
use std::sync::Arc;
use strum::VariantArray;

/// What the lobby shows one visitor.
#[derive(Clone, Debug)]
pub struct Lobby {
    /// The visitor.
    pub player: PlayerId,
    /// The tables at which the visitor sits.
    pub mine: Vec<Arc<TableSummary>>,
    /// The tables at which somebody can still sit down.
    pub open: Vec<Arc<TableSummary>>,
    /// The games that can be watched.
    pub running: Vec<Arc<TableSummary>>,
    /// How the visitor's last games ended.
    pub finished: Vec<FinishedGame>,
    /// The visitor's games that nobody has touched for long, and when they were begun.
    pub asleep: Vec<(TableId, i64)>,
    /// The guided game that the visitor has begun.
    pub guided: Option<TableId>,
}

/// How a game ended for the visitor.
#[derive(Clone, Debug)]
pub struct FinishedGame {
    /// The table.
    pub table: TableId,
    /// When it ended.
    pub at: i64,
    /// The visitor's place, from 1.
    pub place: i64,
    /// How many played.
    pub players: i64,
    /// The visitor's points.
    pub points: i64,
    /// Whether the visitor left and a bot played on.
    pub quit: bool,
}

impl Lobby {
    /// Whether the visitor has not played here before.
    fn newcomer(&self) -> bool {
        self.mine.is_empty() && self.finished.is_empty() && self.asleep.is_empty()
    }

    /// Whether a game waits for the visitor.
    pub fn waits(&self) -> bool {
        self.mine.iter().any(|table| table.waits_for(&self.player))
    }
}

/// The title, which says whether a game waits for the visitor.
pub fn title(page: &Page<'_>, lobby: &Lobby) -> String {
    let key = if lobby.waits() { "home-title-turn" } else { "home-title" };
    page.say(key)
}

/// The parts that change while the page is open.
pub fn fragments(page: &Page<'_>, lobby: &Lobby) -> Vec<Fragment> {
    vec![
        Fragment::new("mine", mine(page, lobby)),
        Fragment::new("open", open(page, lobby)),
        Fragment::new("running", running(page, lobby)),
    ]
}

/// The page, with a note.
pub fn page(page: &Page<'_>, lobby: &Lobby, text: Option<&str>) -> Markup {
    let content = html! {
        main #main.home data-live="/live" data-stage="home" {
            (note(text))
            section.hero {
                div {
                    h1 { (page.say("home-heading")) }
                    p.lead { (page.say("home-lead")) }
                    (tour(page, lobby))
                    (fan())
                }
                (play_now(page))
            }
            div.columns {
                (mine(page, lobby))
                (open(page, lobby))
                (running(page, lobby))
                (open_table(page))
            }
        }
        (footer(page))
    };
    layout(page, &title(page, lobby), "lobby", html! { span.grow {} }, html! { (art::symbols()) (content) })
}

/// A hand of cards, to whet the appetite.
fn fan() -> Markup {
    let cities = [City::Salzburg, City::Carlsruhe, City::Muenchen, City::Innsbruck, City::Basel];
    html! { div.fan aria-hidden="true" { @for city in cities { (play::card(city)) } } }
}

/// The way to the guided first game: large for newcomers, small for the others.
fn tour(page: &Page<'_>, lobby: &Lobby) -> Markup {
    let key = if lobby.guided.is_some() { "tour-continue" } else { "tour-begin" };
    html! {
        form.tour.large[lobby.newcomer()] method="post" action="/tour" {
            (page.csrf())
            @if lobby.newcomer() { p { (page.say("tour-lead")) } }
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
                select name="level" { (bot_options(page.words)) }
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
                        @for (word, _) in Pace::OFFERED { option value=(word) { (page.say(&format!("pace-{word}"))) } }
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
                            @for policy in HintPolicy::VARIANTS { option value=(policy.word()) { (page.say(&format!("hints-{}", policy.word()))) } }
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
fn names(table: &TableSummary, visitor: &PlayerId, words: &Words) -> String {
    let seats = table.seats.iter().map(|seat| seat.occupant.as_ref());
    let taken = occupant_names(seats.clone(), words)
        .into_iter()
        .zip(seats)
        .filter_map(|(name, occupant)| occupant.map(|occupant| (name, occupant.player() == Some(visitor))));
    let (own, others): (Vec<_>, Vec<_>) = taken.partition(|(_, own)| *own);
    let shown = if others.is_empty() { own } else { others };
    shown.into_iter().map(|(name, _)| name).collect::<Vec<_>>().join(", ")
}

fn mine(page: &Page<'_>, lobby: &Lobby) -> Markup {
    html! {
        section #mine.box {
            h2 { (page.say("mine-heading")) }
            @if lobby.newcomer() { p.empty { (page.say("mine-empty")) } }
            ul.tables {
                @for table in &lobby.mine {
                    li {
                        a href={ "/table/" (table.id) } {
                            span.names { (names(table, &lobby.player, page.words)) }
                            @if table.waits_for(&lobby.player) {
                                b.turn { (page.say("mine-your-turn")) }
                            } @else if table.status == TableStatus::Open {
                                small { (page.say("mine-waiting")) }
                            } @else {
                                small { (round(page, table)) }
                            }
                        }
                    }
                }
                @for (id, at) in &lobby.asleep {
                    li { a href={ "/table/" (id) } { span.names { (day(*at)) } small { (page.say("mine-asleep")) } } }
                }
                @for game in &lobby.finished {
                    li { a href={ "/table/" (game.table) } { span.names { (day(game.at)) } small { (fared(page, game)) } } }
                }
            }
        }
    }
}

/// How a game that is over ended for the visitor.
fn fared(page: &Page<'_>, game: &FinishedGame) -> String {
    let numbers = [("place", game.place), ("players", game.players), ("points", game.points)];
    let fared = page.words.with("mine-finished", &numbers.map(|(name, number)| (name, number.into())));
    if game.quit { format!("{fared} · {}", page.say("profile-quit")) } else { fared }
}

fn round(page: &Page<'_>, table: &TableSummary) -> String {
    let (seat, round) = table.turn.unwrap_or_default();
    let seats = table.seats.iter().map(|seat| seat.occupant.as_ref());
    let name = occupant_names(seats, page.words).get(seat).cloned().unwrap_or_default();
    page.words.with("running-round", &[("round", i64::from(round).into()), ("name", name.into())])
}

fn open(page: &Page<'_>, lobby: &Lobby) -> Markup {
    html! {
        section #open.box {
            h2 { (page.say("tables-open")) }
            @if lobby.open.is_empty() { p.empty { (page.say("tables-open-empty")) } }
            ul.tables {
                @for table in &lobby.open {
                    li {
                        a href={ "/table/" (table.id) } {
                            span.names { (names(table, &lobby.player, page.words)) }
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

fn running(page: &Page<'_>, lobby: &Lobby) -> Markup {
    html! {
        section #running.box {
            h2 { (page.say("tables-running")) }
            @if lobby.running.is_empty() { p.empty { (page.say("tables-running-empty")) } }
            ul.tables {
                @for table in &lobby.running {
                    li {
                        a href={ "/table/" (table.id) } {
                            span.names { (names(table, &lobby.player, page.words)) }
                            small { (round(page, table)) }
                        }
                    }
                }
            }
        }
    }
}
