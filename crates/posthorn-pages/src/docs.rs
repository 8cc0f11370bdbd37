//! Pages that explain.

use crate::Page;
use crate::layout::{footer, layout};
use maud::{Markup, PreEscaped, html};

/// The keys of the table page, as the script binds them.
const KEYS: [(&[&str], &str); 25] = [
    (&["1 – 6"], "key-market"),
    (&["D"], "key-deck"),
    (&["A"], "key-administrator"),
    (&["←", "→"], "key-hand"),
    (&["Shift", "A – Z"], "key-letter"),
    (&["Enter"], "key-play"),
    (&["L", "R"], "key-ends"),
    (&["C"], "key-close"),
    (&["E"], "key-end"),
    (&["U"], "key-undo"),
    (&["I"], "key-hint"),
    (&["P"], "key-replay"),
    (&["H"], "key-tell-hand"),
    (&["W"], "key-tell-route"),
    (&["M"], "key-tell-market"),
    (&["O"], "key-tell-others"),
    (&["T"], "key-tell-tiles"),
    (&["S"], "key-tell-scores"),
    (&["N"], "key-tell-now"),
    (&["+", "−", "0"], "key-zoom"),
    (&["/"], "key-chat"),
    (&["Q"], "key-sound"),
    (&["←", "→"], "key-moments"),
    (&["Home", "End"], "key-moments-ends"),
    (&["?"], "key-help"),
];

fn key_table(page: &Page<'_>) -> Markup {
    html! {
        table.keys {
            @for (keys, text) in KEYS {
                tr { th scope="row" { @for key in keys { kbd { (key) } " " } } td { (page.say(text)) } }
            }
        }
    }
}

/// The same over the table, at the touch of a key.
pub(crate) fn keys(page: &Page<'_>) -> Markup {
    html! {
        dialog #keys aria-labelledby="keys-heading" {
            // Who opens it begins to read here, not at the button below the list.
            h2 #keys-heading tabindex="-1" autofocus { (page.say("help-keys")) }
            (key_table(page))
            form.row method="dialog" {
                button.primary { (page.say("keys-shut")) }
                a.button href="/help" { (page.say("nav-help")) }
            }
        }
    }
}

/// Keys, and what to do without a mouse.
pub fn help(page: &Page<'_>) -> Markup {
    let content = html! {
        main #main.sheet {
            h1 { (page.say("nav-help")) }
            p { a.button href="/rules" { (page.say("nav-rules")) } }
            h2 { (page.say("help-keys")) }
            p { (page.say("help-keys-off")) }
            (key_table(page))
            h2 { (page.say("help-commands")) }
            p { (page.say("note-commands")) }
        }
        (footer(page))
    };
    layout(page, &page.title("nav-help"), "plain", html! { span.grow {} }, content)
}

/// The served form of docs/api.md: the same text, headings and code set apart.
pub fn api(page: &Page<'_>) -> Markup {
    let text = include_str!("../../../docs/api.md");
    let content = html! {
        main #main.sheet.wide lang="en" { (markdown(text)) p { a href="/api/openapi.json" { "OpenAPI" } } }
        (footer(page))
    };
    layout(page, &page.title("nav-api"), "plain", html! { span.grow {} }, content)
}

/// As much of Markdown as our own documents use.
fn markdown(text: &str) -> Markup {
    let mut out = String::new();
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        let block = if let Some(code) = line.strip_prefix("```") {
            let _ = code;
            let code: Vec<&str> = lines.by_ref().take_while(|line| !line.starts_with("```")).collect();
            html! { pre tabindex="0" { code { (code.join("\n")) } } }
        } else if let Some(heading) = line.strip_prefix("# ") {
            html! { h1 { (heading) } }
        } else if let Some(heading) = line.strip_prefix("## ") {
            html! { h2 { (heading) } }
        } else if line.starts_with('|') {
            let mut rows = vec![line];
            while let Some(row) = lines.next_if(|line| line.starts_with('|')) {
                rows.push(row);
            }
            html! {
                table {
                    @for row in rows.iter().filter(|row| !row.contains("---")) {
                        tr { @for cell in row.trim_matches('|').split('|') { td { (inline(cell.trim())) } } }
                    }
                }
            }
        } else if line.is_empty() {
            html! {}
        } else {
            let mut paragraph = vec![line];
            let goes_on =
                |line: &&str| !line.is_empty() && !line.starts_with(['#', '|']) && !line.starts_with("```");
            while let Some(next) = lines.next_if(goes_on) {
                paragraph.push(next);
            }
            html! { p { (inline(&paragraph.join(" "))) } }
        };
        out.push_str(&block.into_string());
    }
    PreEscaped(out)
}

fn inline(text: &str) -> Markup {
    html! {
        @for (at, part) in text.split('`').enumerate() {
            @if at % 2 == 1 { code { (part) } } @else { (part) }
        }
    }
}
