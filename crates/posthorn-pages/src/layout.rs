//! What all pages have in common.

use crate::assets::{address, imported_modules};
use crate::calendar;
use crate::names::bot_name;
use crate::page::Page;
use crate::prefs::Theme;
use crate::words::{LANGUAGES, Words};
use maud::{DOCTYPE, Markup, html};
use posthorn_rules::Rule;
use posthorn_table::BotKind;

/// The pages that are the same for everybody in each language.
const PUBLIC: [&str; 4] = ["/", "/rules", "/rules/long", "/help"];

/// A whole page.
pub(crate) fn layout(page: &Page<'_>, title: &str, class: &str, bar: Markup, content: Markup) -> Markup {
    let prefs = page.prefs;
    let theme = (prefs.theme != Theme::Auto).then(|| prefs.theme.word());
    let at_table = class.split(' ').any(|word| word == "at-table");
    html! {
        (DOCTYPE)
        html lang=(page.words.code()) class=[(!class.is_empty()).then_some(class)] data-theme=[theme] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content=(theme.unwrap_or("light dark"));
                title { (title) }
                @if PUBLIC.contains(&page.here) {
                    @for (code, _) in LANGUAGES { link rel="alternate" hreflang=(code) href={ (page.here) "?lang=" (code) }; }
                    link rel="alternate" hreflang="x-default" href=(page.here);
                }
                link rel="stylesheet" href=(address("posthorn.css"));
                link rel="icon" href=(address("horn.svg")) type="image/svg+xml" data-turn=(address("horn-turn.svg"));
                script type="module" src=(address("posthorn.js")) {}
                @for module in imported_modules() { link rel="modulepreload" href=(module); }
            }
            body data-motion=(prefs.motion.word()) data-sound=(u8::from(prefs.sound))
                data-auto-end=(u8::from(prefs.auto_end)) data-ask=(u8::from(prefs.ask))
                data-keys=(u8::from(prefs.keys)) data-offline=(page.say("offline"))
                data-reconnecting=(page.say("reconnecting")) data-reconnected=(page.say("reconnected"))
                data-yes=(page.say("ask-yes")) data-no=(page.say("ask-no")) data-server-time=(page.now) {
                a.skip href="#main" { (page.say("skip")) }
                header.bar {
                    a.brand href="/" aria-label=(page.say("brand-home")) {
                        img src=(address("horn.svg")) alt="" width="28" height="28";
                        span { "Posthorn" }
                    }
                    (bar)
                    p #connection role="status" {}
                    nav.links aria-label=(page.say("nav-label")) {
                        @if !at_table { a.wide href="/leaderboard" { (page.say("nav-leaderboard")) } }
                        a href="/rules" { (page.say("nav-rules")) }
                        (mute(page))
                        a.tool href="/settings" title=(page.say("settings-heading")) aria-label=(page.say("settings-heading")) { (icon(COG)) }
                        a.tool #help href="/help" title=(page.say("nav-help")) aria-label=(page.say("nav-help")) { (icon(QUESTION)) }
                        (languages(page))
                        @if !at_table && !page.account {
                            a.wide href="/signin" { (page.say("nav-sign-in")) }
                        }
                        a.name href="/me" id="me" { (page.name) }
                    }
                }
                (content)
                div #toast role="status" aria-live="polite" {}
                div #spoken.spoken role="log" aria-live="polite" {}
            }
        }
    }
}

/// The switch for the horn, in sight on every page.
fn mute(page: &Page<'_>) -> Markup {
    let label = page.say("nav-sound");
    html! {
        form.mute method="post" action="/settings/sound" data-live-form {
            (page.csrf())
            input type="hidden" name="back" value=(page.here);
            button.tool type="submit" #sound aria-pressed=(page.prefs.sound) title=(label) aria-label=(label) {
                (icon(SPEAKER))
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

const SPEAKER: &str = "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15 9a4.2 4.2 0 0 1 0 6M17.5 6.5a8 8 0 0 1 0 11";
const COG: &str = "M12 5.4a6.6 6.6 0 1 0 .01 0M12 9.4a2.6 2.6 0 1 0 .01 0M12 2.3v3M12 18.7v3M2.3 12h3M18.7 12h3M5.1 5.1l2.2 2.2M16.7 16.7l2.2 2.2M5.1 18.9l2.2-2.2M16.7 7.3l2.2-2.2";
const QUESTION: &str = "M8.6 9.2a3.4 3.4 0 1 1 5.2 2.9c-1.2.8-1.8 1.3-1.8 2.7M12 18.1v.4";

fn icon(path: &str) -> Markup {
    html! { svg viewBox="0 0 24 24" aria-hidden="true" { path d=(path) {} } }
}

/// The small print at the end of pages that scroll.
pub(crate) fn footer(page: &Page<'_>) -> Markup {
    html! {
        footer.foot {
            p { (page.say("footer")) }
            p {
                a href="/leaderboard" { (page.say("nav-leaderboard")) } " · "
                a href="/help" { (page.say("nav-help")) } " · "
                a href="/docs/api" { (page.say("nav-api")) }
            }
        }
    }
}

/// A sentence above the content, if there is one.
pub(crate) fn note(text: Option<&str>) -> Markup {
    html! { @if let Some(text) = text { p.note role="status" { (linked(text)) } } }
}

/// A text in which the ids of rules, written as `[D5]`, lead to them.
pub(crate) fn linked(text: &str) -> Markup {
    let rule = |id: &str| Rule::ALL.iter().find(|rule| rule.id() == id);
    html! {
        @for (at, part) in text.split(['[', ']']).enumerate() {
            @match rule(part).filter(|_| at % 2 == 1) {
                Some(rule) => a.rule-link href={ "/rules/long#" (rule) } { (rule) },
                None => (part),
            }
        }
    }
}

/// A day as machines write it; people of all languages read it.
pub(crate) fn day(at: i64) -> Markup {
    let text = calendar::day(at);
    html! { time datetime=(text) { (text) } }
}

/// A number with a minus sign that is as wide as a plus.
pub(crate) fn signed(number: impl std::fmt::Display) -> String {
    number.to_string().replace('-', "−")
}

/// A field with its label.
pub(crate) fn field(page: &Page<'_>, key: &str, input: Markup) -> Markup {
    html! { label.field { span { (page.say(key)) } (input) } }
}

/// The choice of bots, weakest first.
pub(crate) fn bot_options(words: &Words) -> Markup {
    html! {
        @for kind in BotKind::opponents() {
            option value=(kind) selected[kind == BotKind::USUAL] {
                (bot_name(kind, words)) " – " (words.say(&format!("bot-{kind}-about")))
            }
        }
    }
}
