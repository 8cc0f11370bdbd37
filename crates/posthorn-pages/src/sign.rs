//! Signing in and signing up.

use crate::Page;
use crate::layout::{field, footer, layout, note};
use maud::{Markup, html};
use std::ops::RangeInclusive;

/// How many characters a password may have. The forms say so, and the server keeps to it.
pub const PASSWORD_LENGTH: RangeInclusive<usize> = 8..=128;

/// The form for signing in.
pub fn page_in(page: &Page<'_>, name: &str, text: Option<&str>) -> Markup {
    let content = html! {
        main #main.sheet {
            (note(text))
            h1 { (page.say("sign-in-heading")) }
            form method="post" action="/signin" {
                (page.csrf())
                (name_field(page, name))
                (field(page, "account-password", html! {
                    input type="password" name="password" maxlength=(PASSWORD_LENGTH.end()) required
                        autocomplete="current-password";
                }))
                button.primary type="submit" #sign-in { (page.say("sign-in-submit")) }
            }
            p { (page.say("sign-in-guest")) }
            p { a href="/signup" { (page.say("sign-up-heading")) } }
            p.small { (page.say("sign-in-forgotten")) }
        }
        (footer(page))
    };
    layout(page, &page.title("sign-in-heading"), "plain", html! { span.grow {} }, content)
}

/// The form for signing up.
pub fn page_up(page: &Page<'_>, name: &str, email: &str, text: Option<&str>) -> Markup {
    let content = html! {
        main #main.sheet {
            (note(text))
            h1 { (page.say("sign-up-heading")) }
            p { (page.say("sign-up-lead")) }
            form method="post" action="/signup" {
                (page.csrf())
                (name_field(page, name))
                (field(page, "account-password", html! {
                    input type="password" name="password" minlength=(PASSWORD_LENGTH.start()) maxlength=(PASSWORD_LENGTH.end()) required
                        autocomplete="new-password" aria-describedby="password-about";
                }))
                p.small #password-about { (page.say("sign-up-password-about")) }
                (field(page, "account-email", html! {
                    input type="email" name="email" value=(email) maxlength="254" autocomplete="email"
                        aria-describedby="email-about";
                }))
                p.small #email-about { (page.say("account-email-about")) }
                button.primary type="submit" #sign-up { (page.say("sign-up-submit")) }
            }
            p { a href="/signin" { (page.say("sign-up-known")) } }
        }
        (footer(page))
    };
    layout(page, &page.title("sign-up-heading"), "plain", html! { span.grow {} }, content)
}

fn name_field(page: &Page<'_>, name: &str) -> Markup {
    field(
        page,
        "me-name",
        html! {
            input type="text" name="name" value=(name) maxlength="24" required autocomplete="username"
                autocapitalize="none" spellcheck="false";
        },
    )
}
