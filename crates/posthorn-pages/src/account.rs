//! A visitor's own page.

use crate::Page;
use crate::layout::{day, field, footer, layout, note};
use crate::sign::PASSWORD_LENGTH;
use maud::{Markup, html};
use posthorn_table::PlayerId;

/// What only the visitor sees.
#[derive(Clone, Debug)]
pub struct AccountPage {
    /// The visitor.
    pub player: PlayerId,
    /// The address for mail; empty for none.
    pub email: String,
    /// The keys of the visitor's programs.
    pub tokens: Vec<TokenRow>,
    /// Where the visitor is signed in.
    pub sessions: Vec<SessionRow>,
}

/// A key of a program.
#[derive(Clone, Debug)]
pub struct TokenRow {
    /// What forms call it.
    pub id: String,
    /// What its owner calls it.
    pub label: String,
    /// What it is good for.
    pub scopes: Vec<&'static str>,
    /// When it was made.
    pub created_at: i64,
}

/// A browser in which the visitor is signed in.
#[derive(Clone, Debug)]
pub struct SessionRow {
    /// What forms call it.
    pub id: String,
    /// What the browser calls itself; may be empty.
    pub agent: String,
    /// When it was last seen.
    pub seen_at: i64,
    /// Whether it is this one.
    pub is_this: bool,
}

/// The page, with a key that was just made and a note.
pub fn page(page: &Page<'_>, own: &AccountPage, new: Option<&str>, text: Option<&str>) -> Markup {
    let content = html! {
        main #main.sheet {
            (note(text))
            h1 { (page.say("me-heading")) }
            @if page.account {
                p { (page.words.with("me-lead-account", &[("name", page.name.to_owned().into())])) }
            } @else {
                p { (page.say("me-lead")) " " (page.say("me-lead-more")) }
                p.row {
                    a.button.primary href="/signup" { (page.say("sign-up-heading")) }
                    a.button href="/signin" { (page.say("nav-sign-in")) }
                }
            }
            p.row {
                a.button href={ "/player/" (own.player) } { (page.say("me-profile")) }
                @if page.account {
                    form.line method="post" action="/signout" {
                        (page.csrf())
                        button type="submit" #sign-out { (page.say("sign-out")) }
                    }
                }
            }
            @if !page.account { (guest_name(page)) }
            @if page.account { (account(page, own)) }
            (sessions(page, own))
            (keys(page, own, new))
            @if page.account { (farewell(page)) }
        }
        (footer(page))
    };
    layout(page, &page.title("me-heading"), "plain", html! { span.grow {} }, content)
}

/// A guest's name is the guest's to choose.
fn guest_name(page: &Page<'_>) -> Markup {
    html! {
        form method="post" action="/me" {
            (page.csrf())
            (field(page, "me-name", html! {
                input type="text" name="name" value=(page.name) maxlength="24" required;
            }))
            button.primary type="submit" { (page.say("me-save")) }
        }
    }
}

/// The field in which the owner shows to be the owner.
fn proof(page: &Page<'_>) -> Markup {
    field(
        page,
        "account-password-now",
        html! {
            input type="password" name="password" maxlength=(PASSWORD_LENGTH.end()) required autocomplete="current-password";
        },
    )
}

fn account(page: &Page<'_>, own: &AccountPage) -> Markup {
    html! {
        h2 { (page.say("account-heading")) }
        form method="post" action="/me/name" {
            (page.csrf())
            (field(page, "me-name", html! {
                input type="text" name="name" value=(page.name) maxlength="24" required autocomplete="username";
            }))
            button type="submit" { (page.say("account-name-submit")) }
        }
        details {
            summary { (page.say("account-password-change")) }
            form method="post" action="/me/password" {
                (page.csrf())
                (proof(page))
                (field(page, "account-password-new", html! {
                    input type="password" name="new_password" minlength=(PASSWORD_LENGTH.start()) maxlength=(PASSWORD_LENGTH.end()) required
                        autocomplete="new-password";
                }))
                p.small { (page.say("sign-up-password-about")) " " (page.say("account-password-ends")) }
                button type="submit" { (page.say("account-password-change")) }
            }
        }
        details {
            summary { (page.say("account-email-change")) }
            form method="post" action="/me/email" {
                (page.csrf())
                (field(page, "account-email", html! {
                    input type="email" name="email" value=(own.email) maxlength="254" autocomplete="email";
                }))
                p.small { (page.say("account-email-about")) }
                (proof(page))
                button type="submit" { (page.say("account-email-change")) }
            }
        }
    }
}

fn sessions(page: &Page<'_>, own: &AccountPage) -> Markup {
    html! {
        @if !own.sessions.is_empty() {
            h2 { (page.say("sessions-heading")) }
            p { (page.say("sessions-lead")) }
            ul.tables.plain {
                @for session in &own.sessions {
                    li {
                        span.names {
                            @if session.agent.is_empty() { (page.say("sessions-unknown")) } @else { (session.agent) }
                            small { (page.say("sessions-seen")) " " (day(session.seen_at)) }
                        }
                        @if session.is_this {
                            b { (page.say("sessions-this")) }
                        } @else {
                            form method="post" action="/me/sessions/end" {
                                (page.csrf())
                                input type="hidden" name="session" value=(session.id);
                                button type="submit" { (page.say("sessions-end")) }
                            }
                        }
                    }
                }
            }
            @if own.sessions.len() > 1 {
                form.line method="post" action="/me/sessions/end" {
                    (page.csrf())
                    input type="hidden" name="session" value="others";
                    button type="submit" { (page.say("sessions-end-others")) }
                }
            }
        }
    }
}

fn keys(page: &Page<'_>, own: &AccountPage, new: Option<&str>) -> Markup {
    html! {
        h2 { (page.say("me-tokens")) }
        p { (page.say("me-tokens-lead")) " " a href="/docs/api" { (page.say("nav-api")) } }
        @if let Some(token) = new {
            p.note { (page.say("me-token-new")) }
            pre.token #token { (token) }
        }
        ul.tables.plain {
            @for token in &own.tokens {
                li {
                    span.names {
                        (token.label)
                        small {
                            (page.words.list(token.scopes.iter().map(|scope| scope_name(page, scope))))
                            " · " (day(token.created_at))
                        }
                    }
                    form method="post" action="/me/tokens/revoke" {
                        (page.csrf())
                        input type="hidden" name="key" value=(token.id);
                        button type="submit" { (page.say("me-token-revoke")) }
                    }
                }
            }
        }
        form method="post" action="/me/tokens" {
            (page.csrf())
            (field(page, "me-token-label", html! { input type="text" name="label" maxlength="24"; }))
            fieldset {
                legend { (page.say("scope-legend")) }
                @for (scope, on) in [("read", true), ("play", true), ("account", false)] {
                    label.check {
                        input type="checkbox" name="scope" value=(scope) checked[on];
                        (scope_name(page, scope))
                    }
                }
            }
            button type="submit" { (page.say("me-token-make")) }
        }
    }
}

fn scope_name(page: &Page<'_>, scope: &str) -> String {
    page.say(match scope {
        "read" => "scope-read",
        "play" => "scope-play",
        _ => "scope-account",
    })
}

fn farewell(page: &Page<'_>) -> Markup {
    html! {
        details.danger {
            summary { (page.say("delete-heading")) }
            p { (page.say("delete-lead")) }
            form method="post" action="/me/delete" {
                (page.csrf())
                (proof(page))
                button type="submit" #delete { (page.say("delete-submit")) }
            }
        }
    }
}
