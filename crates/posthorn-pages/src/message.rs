//! A page with one sentence, for what went wrong.

use crate::Page;
use crate::layout::{footer, layout};
use maud::{Markup, html};

/// The page with the sentence of that key.
pub fn page(page: &Page<'_>, key: &str) -> Markup {
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
