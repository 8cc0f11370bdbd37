//! The turns that mattered most: what was done, what would have been better, and the way there.

use super::Moment;
use super::chart::percent;
use crate::{Page, play};
use maud::{Markup, html};
use posthorn_rules::{Action, GameView};
use posthorn_table::Analysis;

pub(super) fn turns(page: &Page<'_>, moment: &Moment, analysis: &Analysis) -> Markup {
    html! {
        h3 { (page.say("turns-heading")) }
        @if analysis.turning_points.is_empty() { p.empty { (page.say("turns-none")) } }
        ol.turnings {
            @for turning in &analysis.turning_points {
                li class={ "p" (turning.seat.index()) } {
                    h4 {
                        (page.words.with("turns-turn", &[
                            ("name", moment.table.name(turning.seat).to_owned().into()),
                            ("round", i64::from(turning.round).into()),
                        ]))
                    }
                    p {
                        b { (page.say("turns-played")) } " " (steps(page, &turning.seen, &turning.played)) " "
                        small { (page.words.with("hint-chance", &[("win", percent(turning.win).into())])) }
                    }
                    p {
                        b { (page.say("turns-better")) } " " (steps(page, &turning.seen, &turning.better.turn)) " "
                        small { (page.words.with("hint-chance", &[("win", percent(turning.better.win).into())])) }
                    }
                    p.why { (play::why(page.words, turning.seen.options(), &turning.better.reason)) }
                    a.button href={ (moment.link(turning.ply)) } data-at=(turning.ply) { (page.say("turns-look")) }
                }
            }
        }
        p { small { (page.say("analysis-note")) } }
    }
}

fn steps(page: &Page<'_>, seen: &GameView, actions: &[Action]) -> String {
    play::steps(page.words, seen, actions).join(" ")
}
