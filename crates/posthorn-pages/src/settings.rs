//! What a visitor likes.

use crate::Page;
use crate::layout::{footer, layout, note};
use crate::prefs::{HandOrder, Motion, Theme};
use maud::{Markup, html};
use strum::VariantArray;

/// The form of all wishes, with a way back if there is one, and a note.
pub fn page(page: &Page<'_>, back: Option<&str>, text: Option<&str>) -> Markup {
    let prefs = page.prefs;
    let themes = Theme::VARIANTS.iter().map(|one| (one.word(), *one == prefs.theme));
    let motions = Motion::VARIANTS.iter().map(|one| (one.word(), *one == prefs.motion));
    let orders = HandOrder::VARIANTS.iter().map(|one| (one.word(), *one == prefs.order));
    let content = html! {
        main #main.sheet {
            (note(text))
            h1 { (page.say("settings-heading")) }
            p { (page.say("settings-lead")) }
            form.settings method="post" action="/settings" {
                (page.csrf())
                @if let Some(back) = back { input type="hidden" name="back" value=(back); }
                (choice(page, "theme", themes))
                (choice(page, "motion", motions))
                (choice(page, "order", orders))
                fieldset.switches {
                    legend { (page.say("settings-switches")) }
                    @for (name, on) in prefs.switches() {
                        label.check {
                            input type="checkbox" name=(name) value="1" checked[on];
                            span { (page.say(&format!("pref-{}", name.replace('_', "-")))) }
                        }
                    }
                }
                div.row {
                    button.primary type="submit" { (page.say("settings-save")) }
                    @if let Some(back) = back { a.button href=(back) { (page.say("settings-back")) } }
                }
            }
        }
        (footer(page))
    };
    layout(page, &page.say("settings-heading"), "plain", html! { span.grow {} }, content)
}

/// A question with a few answers, all of them in sight.
fn choice(page: &Page<'_>, name: &str, answers: impl Iterator<Item = (&'static str, bool)>) -> Markup {
    html! {
        fieldset.segments {
            legend { (page.say(&format!("settings-{name}"))) }
            @for (word, on) in answers {
                label {
                    input type="radio" name=(name) value=(word) checked[on];
                    span { (page.say(&format!("{name}-{word}"))) }
                }
            }
        }
    }
}
