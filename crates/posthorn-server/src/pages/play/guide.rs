//! The guide of the first game: what to do now, and why.

use crate::pages::Page;
use crate::tour::{self, Guide};
use crate::view::TableView;
use maud::{Markup, html};

/// The panel, and which control it speaks of.
pub(super) fn guide(page: &Page<'_>, view: &TableView) -> Markup {
    let Some(guide) = view.guide else { return html! { aside #guide hidden {} } };
    let steps = tour::steps();
    let (number, text, point) = match guide {
        Guide::Step { number, action } => {
            (number, page.say(&format!("tour-{number}")), Some(tour::point(action)))
        }
        Guide::Opponent { next } => (next, page.say("tour-opponent"), None),
        Guide::TimePasses { next } => (next, page.say("tour-time-passes"), None),
        Guide::Done => (steps, page.say("tour-done"), None),
    };
    let done = if guide == Guide::Done { steps } else { number - 1 };
    html! {
        aside #guide data-point=[point] aria-label=(page.say("tour-heading")) {
            div.head {
                b { (page.say("tour-heading")) }
                small { (page.words.with("tour-step", &[("number", (number as i64).into()), ("steps", (steps as i64).into())])) }
                progress max=(steps) value=(done) aria-hidden="true" {}
            }
            p role="status" { (text) }
            div.row {
                @match guide {
                    Guide::Done => a.button.primary #tour-home href="/" { (page.say("tour-play")) },
                    Guide::Step { .. } => a #tour-skip href="/" { (page.say("tour-skip")) },
                    _ => a.button.plain href={ "/table/" (view.id) } { (page.say("tour-look")) },
                }
            }
        }
    }
}
