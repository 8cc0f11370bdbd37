//! A page with one sentence, for what went wrong.

use super::{Page, footer, layout};
use maud::{Markup, html};

pub(crate) fn page(page: &Page<'_>, key: &str) -> Markup {
    let text = page.say(key);
    layout(
        page,
        &text,
        "plain",
        html! {},
        html! {
            main #main.sheet {
                h1 { (page.say("message-title")) }
                p { (text) }
                p { a.button href="/" { (page.say("back-home")) } }
            }
            (footer(page))
        },
    )
}
