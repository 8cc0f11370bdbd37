//! The guide of the first game: what to do now, and why.

use crate::{LocalizedTable, Page};
use maud::{Markup, html};
use posthorn_rules::Action;
use posthorn_table::guided::{self, Guide};

/// The panel, and which control it speaks of.
pub(super) fn guide(page: &Page<'_>, table: &LocalizedTable) -> Markup {
    let Some(guide) = table.guide else { return html! { aside #guide hidden {} } };
    let steps = guided::steps();
    let (number, text, point) = match guide {
        Guide::Step { number, action } => {
            (number, page.say(&format!("tour-{number}")), Some(control_of(action)))
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
                    _ => a.button.plain href={ "/table/" (table.id) } { (page.say("tour-look")) },
                }
            }
        }
    }
}

/// Whether the guide speaks of the control with this id.
pub(super) fn guide_points_at(table: &LocalizedTable, id: &str) -> bool {
    matches!(table.guide, Some(Guide::Step { action, .. }) if control_of(action) == id)
}

/// The id of the control that does an action.
fn control_of(action: Action) -> String {
    match action {
        Action::TakeMarket(slot) => format!("market-{}", slot.index()),
        Action::TakeDeck => "deck".to_owned(),
        Action::Administrator => "official-administrator".to_owned(),
        Action::Play { city, .. } | Action::Restart { city } => format!("hand-{}-0", city.index()),
        Action::Close { .. } => "close".to_owned(),
        Action::Keep(_) => "keep-done".to_owned(),
        Action::EndTurn => "end-turn".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Words;

    #[test]
    fn every_step_has_its_sentence() {
        let (words, steps) = (Words::default(), guided::steps());
        for number in 1..=steps {
            assert!(words.find(&format!("tour-{number}")).is_some(), "tour-{number}");
        }
        assert!(words.find(&format!("tour-{}", steps + 1)).is_none());
    }
}
