//! A finished game, moment by moment: the table as it lay, with nothing to do but look.

mod chart;
mod turns;

use super::{Fragment, Page, art, layout, play};
use crate::analysis::Job;
use crate::view::{Eyes, Line, TableView};
use maud::{Markup, html};
use posthorn_rules::Seat;

/// A moment of a game, and what is around it.
#[derive(Debug)]
pub(crate) struct Moment {
    /// The table as it stood.
    pub(crate) view: TableView,
    /// What happened in the whole game.
    pub(crate) log: Vec<Line>,
    /// How many actions had been done.
    pub(crate) at: usize,
    /// How many there were in all.
    pub(crate) last: usize,
    pub(crate) eyes: Eyes,
}

impl Moment {
    fn seat(&self) -> Option<Seat> {
        match self.eyes {
            Eyes::All => None,
            Eyes::Seat(seat) => Some(seat),
        }
    }

    /// The address of another moment, seen by the same eyes.
    fn link(&self, at: usize) -> String {
        address(at, self.seat())
    }
}

fn address(at: usize, seat: Option<Seat>) -> String {
    match seat {
        Some(seat) => format!("?at={at}&seat={}", seat.index()),
        None => format!("?at={at}"),
    }
}

pub(crate) fn title(page: &Page<'_>, moment: &Moment) -> String {
    page.words
        .with("replay-title", &[("at", (moment.at as i64).into()), ("last", (moment.last as i64).into())])
}

/// What changes from one moment to the next.
pub(crate) fn fragments(page: &Page<'_>, moment: &Moment) -> Vec<Fragment> {
    let mut list = play::still(page, &moment.view);
    list.push(("happened", happened(page, moment)));
    list.push(("moves", moves(page, moment)));
    list.into_iter().map(|(id, markup)| Fragment::new(id, markup)).collect()
}

pub(crate) fn page(
    page: &Page<'_>,
    moment: &Moment,
    job: Option<&Job>,
    base: &str,
    text: Option<&str>,
) -> Markup {
    let id = &moment.view.id;
    let seat = moment.seat().map(|seat| seat.index().to_string()).unwrap_or_default();
    let controls = html! {
        nav.replay-bar aria-label=(page.say("replay-controls")) {
            (moves(page, moment))
            form.jump method="get" action={ "/replay/" (id) } {
                input type="range" #moment name="at" min="0" max=(moment.last) value=(moment.at)
                    aria-label=(page.say("replay-slider"));
                @if !seat.is_empty() { input type="hidden" name="seat" value=(seat); }
                button.plain type="submit" { (page.say("replay-go")) }
            }
            div.line.share {
                input.link #moment-link type="text" readonly value={ (base) (moment.link(moment.at)) } data-base=(base)
                    aria-label=(page.say("replay-link"));
                button type="button" data-copy="moment-link" hidden { (page.say("replay-copy")) }
            }
        }
    };
    let content = html! {
        main #main.replay data-stage="replay" data-replay={ "/replay/" (id) } data-seat=(seat) data-last=(moment.last) {
            h1.spoken { (title(page, moment)) }
            (play::past(page, &moment.view, eyes(page, moment), controls, log(page, moment)))
            (analysis(page, moment, job))
        }
    };
    let bar = html! { (happened(page, moment)) (super::note(text)) };
    layout(
        page,
        &title(page, moment),
        "at-table playing replaying",
        bar,
        html! { (art::symbols()) (content) },
    )
}

/// What the last action was, in words.
fn happened(page: &Page<'_>, moment: &Moment) -> Markup {
    let told: Vec<&str> = moment
        .view
        .log
        .iter()
        .filter(|line| line.ply == moment.at && (line.seat.is_some() || moment.at == 0))
        .map(|line| line.text.as_str())
        .collect();
    let round = moment.view.game.as_ref().map_or(1, |game| i64::from(game.view.round()));
    html! {
        div #happened.status role="status" {
            span { @if moment.at == 0 { (page.say("replay-start")) } @else { (told.join(" ")) } }
            small { (page.words.with("status-round", &[("round", round.into())])) }
        }
    }
}

/// First, back, on, last.
fn moves(page: &Page<'_>, moment: &Moment) -> Markup {
    let (at, last) = (moment.at, moment.last);
    let steps = [
        ("first", "|◀", 0, at > 0),
        ("back", "◀", at.saturating_sub(1), at > 0),
        ("on", "▶", (at + 1).min(last), at < last),
        ("last", "▶|", last, at < last),
    ];
    html! {
        div #moves.line {
            @for (name, sign, to, possible) in steps {
                @let label = page.say(&format!("replay-{name}"));
                @if possible {
                    a.button id={ "move-" (name) } href=(moment.link(to)) data-at=(to) title=(label) aria-label=(label) { (sign) }
                } @else {
                    span.button.off id={ "move-" (name) } role="link" aria-disabled="true" title=(label) aria-label=(label) { (sign) }
                }
            }
            span.where { (at) " / " (last) }
        }
    }
}

/// Through whose eyes.
fn eyes(page: &Page<'_>, moment: &Moment) -> Markup {
    let choice = |seat: Option<Seat>, name: &str| {
        let chosen = moment.seat() == seat;
        html! {
            a.chip-link href=(address(moment.at, seat)) data-seat=(seat.map(|seat| seat.index().to_string()).unwrap_or_default())
                aria-current=[chosen.then_some("true")] { (name) }
        }
    };
    html! {
        div.eyes.line role="group" aria-label=(page.say("replay-eyes")) {
            (choice(None, &page.say("replay-eyes-all")))
            @for seat in &moment.view.seats { (choice(Some(seat.seat), &seat.name)) }
        }
    }
}

/// The whole game in sentences, each a way to its moment.
fn log(page: &Page<'_>, moment: &Moment) -> Markup {
    html! {
        section #log.moments aria-label=(page.say("area-log")) {
            h2 { (page.say("area-log")) }
            ol tabindex="0" {
                @for line in moment.log.iter().filter(|line| line.seat.is_some()) {
                    li class=[line.seat.map(|seat| format!("p{}", seat.index()))] {
                        a href=(moment.link(line.ply)) data-at=(line.ply)
                            aria-current=[(line.ply == moment.at).then_some("step")] { (line.text) }
                    }
                }
            }
            div.row {
                a.button href={ "/table/" (moment.view.id) } { (page.say("replay-result")) }
                a.button href={ "/table/" (moment.view.id) "/record" } { (page.say("result-record")) }
            }
        }
    }
}

/// What the strongest bot says about the game: a button, how far it is, or the result.
pub(crate) fn analysis(page: &Page<'_>, moment: &Moment, job: Option<&Job>) -> Markup {
    let id = &moment.view.id;
    html! {
        section #analysis.box aria-label=(page.say("analysis-heading")) data-running[job.is_some_and(|job| job.result().is_none())] {
            h2 { (page.say("analysis-heading")) }
            @match job.map(|job| (job, job.result())) {
                None => {
                    p { (page.say("analysis-lead")) }
                    form method="post" action={ "/replay/" (id) "/analyse" } data-live-form {
                        (page.csrf())
                        button.primary type="submit" #analyse { (page.say("analysis-begin")) }
                    }
                }
                Some((job, None)) => {
                    p role="status" { (page.words.with("analysis-running", &[("percent", (job.percent() as i64).into())])) }
                    progress max="100" value=(job.percent()) aria-label=(page.say("analysis-heading")) {}
                    p.plain { a.button href={ "/replay/" (id) (moment.link(moment.at)) "#analysis" } { (page.say("analysis-look")) } }
                }
                Some((_, Some(analysis))) => {
                    (chart::chart(page, moment, analysis))
                    (turns::turns(page, moment, analysis))
                }
            }
        }
    }
}
