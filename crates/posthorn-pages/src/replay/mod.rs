//! A finished game, moment by moment: the table as it lay, with nothing to do but look.

mod chart;
mod turns;

use crate::layout::{layout, note};
use crate::{Fragment, LocalizedTable, LogLine, Page, art, play};
use maud::{Markup, html};
use posthorn_rules::Seat;
use posthorn_table::{AnalysisProgress, ReplayPerspective};

/// A moment of a game, and what is around it.
#[derive(Clone, Debug)]
pub struct Moment {
    /// The table as it stood.
    pub table: LocalizedTable,
    /// What happened in the whole game.
    pub log: Vec<LogLine>,
    /// How many actions had been done.
    pub at: usize,
    /// How many there were in all.
    pub last: usize,
    /// Whose cards are shown.
    pub perspective: ReplayPerspective,
}

impl Moment {
    fn seat(&self) -> Option<Seat> {
        match self.perspective {
            ReplayPerspective::AllOpen => None,
            ReplayPerspective::Seat(seat) => Some(seat),
        }
    }

    /// The address of another moment, from the same perspective.
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

/// The title, which says which moment it is.
pub fn title(page: &Page<'_>, moment: &Moment) -> String {
    page.words
        .with("replay-title", &[("at", (moment.at as i64).into()), ("last", (moment.last as i64).into())])
}

/// What changes from one moment to the next.
pub fn fragments(page: &Page<'_>, moment: &Moment) -> Vec<Fragment> {
    let mut list = play::still(page, &moment.table);
    list.push(("happened", happened(page, moment)));
    list.push(("moves", moves(page, moment)));
    list.into_iter().map(|(id, markup)| Fragment::new(id, markup)).collect()
}

/// The page. The base is the address that links to moments begin with.
pub fn page(
    page: &Page<'_>,
    moment: &Moment,
    progress: Option<&AnalysisProgress>,
    base: &str,
    text: Option<&str>,
) -> Markup {
    let id = &moment.table.id;
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
            (play::past(page, &moment.table, perspectives(page, moment), controls, log(page, moment)))
            (analysis(page, moment, progress))
        }
    };
    let bar = html! { (happened(page, moment)) (note(text)) };
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
        .table
        .log_lines
        .iter()
        .filter(|line| line.ply == moment.at && (line.seat.is_some() || moment.at == 0))
        .map(|line| line.text.as_str())
        .collect();
    let round = moment.table.game.as_ref().map_or(1, |game| i64::from(game.view.round()));
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

/// Whose cards to show.
fn perspectives(page: &Page<'_>, moment: &Moment) -> Markup {
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
            @for seat in &moment.table.seats { (choice(Some(seat.seat), moment.table.name(seat.seat))) }
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
                a.button href={ "/table/" (moment.table.id) } { (page.say("replay-result")) }
                a.button href={ "/table/" (moment.table.id) "/record" } { (page.say("result-record")) }
            }
        }
    }
}

/// What the strongest bot says about the game: a button, how far it is, or the result.
pub fn analysis(page: &Page<'_>, moment: &Moment, progress: Option<&AnalysisProgress>) -> Markup {
    let id = &moment.table.id;
    html! {
        section #analysis.box aria-label=(page.say("analysis-heading")) data-running[matches!(progress, Some(AnalysisProgress::Running { .. }))] {
            h2 { (page.say("analysis-heading")) }
            @match progress {
                None => {
                    p { (page.say("analysis-lead")) }
                    form method="post" action={ "/replay/" (id) "/analyse" } data-live-form {
                        (page.csrf())
                        button.primary type="submit" #analyse { (page.say("analysis-begin")) }
                    }
                }
                Some(AnalysisProgress::Running { percent }) => {
                    p role="status" { (page.words.with("analysis-running", &[("percent", (*percent as i64).into())])) }
                    progress max="100" value=(percent) aria-label=(page.say("analysis-heading")) {}
                    p.plain { a.button href={ "/replay/" (id) (moment.link(moment.at)) "#analysis" } { (page.say("analysis-look")) } }
                }
                Some(AnalysisProgress::Done(analysis)) => {
                    (chart::chart(page, moment, analysis))
                    (turns::turns(page, moment, analysis))
                }
            }
        }
    }
}
