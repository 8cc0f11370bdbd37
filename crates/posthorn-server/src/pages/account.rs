//! A visitor's own page.

use super::{Page, footer, layout, note};
use maud::{Markup, html};
use posthorn_store::ApiToken;

pub(crate) fn page(page: &Page<'_>, tokens: &[ApiToken], new: Option<&str>, text: Option<&str>) -> Markup {
    let content = html! {
        main #main.sheet {
            (note(text))
            h1 { (page.say("me-heading")) }
            p { (page.say("me-lead")) }
            form method="post" action="/me" {
                (page.csrf())
                label.field {
                    span { (page.say("me-name")) }
                    input type="text" name="name" value=(page.name) maxlength="24" required;
                }
                button.primary type="submit" { (page.say("me-save")) }
            }
            h2 { (page.say("me-tokens")) }
            p { (page.say("me-tokens-lead")) " " a href="/docs/api" { (page.say("nav-api")) } }
            @if let Some(token) = new {
                p.note { (page.say("me-token-new")) }
                pre.token #token { (token) }
            }
            ul.tables {
                @for token in tokens {
                    li {
                        span.names { (token.label) }
                        form method="post" action="/me/tokens/revoke" {
                            (page.csrf())
                            input type="hidden" name="hash" value=(token.hash);
                            button type="submit" { (page.say("me-token-revoke")) }
                        }
                    }
                }
            }
            form.line method="post" action="/me/tokens" {
                (page.csrf())
                input type="text" name="label" maxlength="24" placeholder=(page.say("me-token-label"))
                    aria-label=(page.say("me-token-label"));
                button type="submit" { (page.say("me-token-make")) }
            }
        }
        (footer(page))
    };
    layout(page, &page.title("me-heading"), "plain", html! { span.grow {} }, content)
}
