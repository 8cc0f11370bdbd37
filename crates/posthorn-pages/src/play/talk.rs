//! The log in sentences, and the chat.

use super::card::region_class;
use crate::{Fragment, LocalizedTable, LogLine, Page};
use maud::{Markup, PreEscaped, html};
use posthorn_table::LONGEST_CHAT_MESSAGE;

/// So many of the newest lines are shown.
const SHOWN: usize = 120;

pub(super) fn log(page: &Page<'_>, table: &LocalizedTable) -> Markup {
    PreEscaped(log_fragment(page, table).html)
}

/// The log with its lines, each for itself.
pub(super) fn log_fragment(page: &Page<'_>, table: &LocalizedTable) -> Fragment {
    let items: Vec<Markup> = newest(&table.log_lines).iter().map(|line| self::line(line, true)).collect();
    let log = html! {
        section #log aria-label=(page.say("area-log")) {
            h2 { (page.say("area-log")) }
            ol tabindex="0" aria-label=(page.say("area-log")) data-most=(SHOWN) { @for item in &items { (item) } }
        }
    };
    Fragment { items: items.into_iter().map(Markup::into_string).collect(), ..Fragment::new("log", log) }
}

/// The newest lines, the very newest at the end, where a new one moves no other.
fn newest<T>(lines: &[T]) -> &[T] {
    &lines[lines.len().saturating_sub(SHOWN)..]
}

/// A line with what the script needs to show it on the table.
pub(super) fn line(line: &LogLine, named: bool) -> Markup {
    let flight = line.flight.as_ref();
    html! {
        li id=[named.then(|| format!("log-{}-{}", line.seq, line.number))] class=[line.seat.map(|seat| format!("p{}", seat.index()))] data-seq=(line.seq)
            data-thing=[flight.map(|flight| flight.thing)] data-from=[flight.map(|flight| &flight.from)]
            data-to=[flight.map(|flight| &flight.to)]
            data-region=[flight.and_then(|flight| flight.city).map(|city| region_class(city.region()))]
            data-card=[flight.and_then(|flight| flight.city).map(|city| city.name())] { (line.text) }
    }
}

pub(super) fn chat(page: &Page<'_>, table: &LocalizedTable) -> Markup {
    html! {
        section #chat aria-label=(page.say("area-chat")) {
            h2 { (page.say("area-chat")) }
            ol tabindex="0" aria-label=(page.say("area-chat")) {
                @for line in newest(&table.chat_lines) { li id={ "chat-" (line.seq) } { b { (line.name) } " " (line.text) } }
            }
            form.line method="post" action={ "/table/" (table.id) "/say" } data-live-form data-reset {
                (page.csrf())
                input type="text" name="text" id="say" maxlength=(LONGEST_CHAT_MESSAGE) autocomplete="off"
                    placeholder=(page.say("chat-placeholder")) aria-label=(page.say("chat-placeholder"));
                button type="submit" { (page.say("chat-send")) }
            }
        }
    }
}
