//! Pages: pure functions from what a viewer may see to markup.

pub(crate) mod account;
pub(crate) mod art;
pub(crate) mod docs;
pub(crate) mod home;
pub(crate) mod leaderboard;
pub(crate) mod message;
pub(crate) mod play;
pub(crate) mod profile;
pub(crate) mod sign;

use crate::routes::assets::address;
use crate::session::{Prefs, Visitor};
use crate::texts::{LANGUAGES, Words};
use maud::{DOCTYPE, Markup, html};
use serde::Serialize;

/// What every page needs to know about its reader.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Page<'a> {
    pub(crate) words: &'a Words,
    pub(crate) csrf: &'a str,
    pub(crate) name: &'a str,
    pub(crate) account: bool,
    pub(crate) prefs: Prefs,
    pub(crate) here: &'a str,
}

impl<'a> Page<'a> {
    pub(crate) fn of(visitor: &'a Visitor) -> Page<'a> {
        Page {
            words: &visitor.words,
            csrf: &visitor.csrf,
            name: &visitor.who.name,
            account: visitor.who.account,
            prefs: visitor.prefs,
            here: &visitor.here,
        }
    }

    pub(crate) fn say(&self, key: &str) -> String {
        self.words.say(key)
    }

    /// The field that proves that a form is ours.
    pub(crate) fn csrf(&self) -> Markup {
        html! { input type="hidden" name="csrf" value=(self.csrf); }
    }
}

/// A part of a page that is swapped by its id when it changes.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Fragment {
    pub(crate) id: &'static str,
    pub(crate) html: String,
}

/// A whole page.
pub(crate) fn layout(page: &Page<'_>, title: &str, class: &str, bar: Markup, content: Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(page.words.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title) }
                link rel="stylesheet" href=(address("posthorn.css"));
                link rel="icon" href=(address("horn.svg")) type="image/svg+xml";
                script type="module" src=(address("posthorn.js")) {}
            }
            body class=(class) data-motion=(u8::from(page.prefs.motion)) data-sound=(u8::from(page.prefs.sound))
                data-auto-end=(u8::from(page.prefs.auto_end)) data-ask=(u8::from(page.prefs.ask))
                data-offline=(page.say("offline")) data-yes=(page.say("ask-yes")) data-no=(page.say("ask-no")) {
                a.skip href="#main" { (page.say("skip")) }
                header.bar {
                    a.brand href="/" aria-label=(page.say("brand-home")) {
                        img src=(address("horn.svg")) alt="" width="28" height="28";
                        span { "Posthorn" }
                    }
                    (bar)
                    nav.links {
                        a.wide href="/leaderboard" { (page.say("nav-leaderboard")) }
                        a href="/help" { (page.say("nav-help")) }
                        (languages(page))
                        @if !page.account { a.wide href="/signin" { (page.say("nav-sign-in")) } }
                        a href="/me" id="me" { (page.name) }
                    }
                }
                (content)
                div #toast role="status" aria-live="polite" {}
            }
        }
    }
}

/// The languages by the names their speakers give them.
fn languages(page: &Page<'_>) -> Markup {
    let label = page.say("language-menu");
    html! {
        details.languages {
            summary title=(label) aria-label={ (label) ": " (page.words.own_name()) } { (page.words.code()) }
            form method="post" action="/language" {
                (page.csrf())
                input type="hidden" name="back" value=(page.here);
                @for (code, name) in LANGUAGES {
                    button type="submit" name="lang" value=(code) lang=(code)
                        aria-current=[(code == page.words.code()).then_some("true")] { (name) }
                }
            }
        }
    }
}

/// The small print at the end of pages that scroll.
pub(crate) fn footer(page: &Page<'_>) -> Markup {
    html! {
        footer.foot {
            p { (page.say("footer")) }
            p { a href="/docs/api" { (page.say("nav-api")) } }
        }
    }
}

/// A sentence above the content, if there is one.
pub(crate) fn note(text: Option<&str>) -> Markup {
    html! { @if let Some(text) = text { p.note role="status" { (text) } } }
}

/// A day as machines write it; people of all languages read it.
pub(crate) fn day(at: i64) -> Markup {
    let text = crate::ids::day(at);
    html! { time datetime=(text) { (text) } }
}

/// A field with its label; `kind` is that of the input.
pub(crate) fn field(page: &Page<'_>, key: &str, input: Markup) -> Markup {
    html! { label.field { span { (page.say(key)) } (input) } }
}
