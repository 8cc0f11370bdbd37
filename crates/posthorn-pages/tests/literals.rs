//! No page has a sentence of its own: every word that people see comes from `locales/`. The markup inside `html!` is
//! read as tokens, as far as needed to tell texts from attributes and from Rust.

#![allow(clippy::unwrap_used, reason = "a test that fails may say so by panicking")]

mod support;

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use support::sources;
use syn::Lit;

/// Names that are the same in every language.
const NAMES: [&str; 2] = ["Posthorn", "OpenAPI"];

/// Attributes whose values people see or hear.
const SPOKEN: [&str; 6] = ["title", "alt", "label", "placeholder", "aria-label", "aria-description"];

/// A text that people would see, with its line.
#[derive(Debug)]
struct Shown {
    line: usize,
    text: String,
}

/// The texts that the markup of a source file would show.
fn shown(source: &str) -> Vec<Shown> {
    let mut found = Vec::new();
    read_rust(source.parse().expect("the compiler reads it too"), &mut found);
    found
}

/// Looks for markup in Rust.
fn read_rust(tokens: TokenStream, found: &mut Vec<Shown>) {
    read_rust_tokens(&tokens.into_iter().collect::<Vec<_>>(), found);
}

fn read_rust_tokens(tokens: &[TokenTree], found: &mut Vec<Shown>) {
    let mut rest = tokens;
    while let [first, after @ ..] = rest {
        rest = after;
        match (first, after) {
            (TokenTree::Ident(name), [TokenTree::Punct(bang), TokenTree::Group(markup), beyond @ ..])
                if name == "html" && bang.as_char() == '!' =>
            {
                read_group_of_markup(markup, found);
                rest = beyond;
            }
            (TokenTree::Group(group), _) => read_rust(group.stream(), found),
            _ => {}
        }
    }
}

fn read_group_of_markup(group: &Group, found: &mut Vec<Shown>) {
    read_markup(&group.stream().into_iter().collect::<Vec<_>>(), found);
}

/// Gathers the texts of markup: literals, and values of attributes that are seen or heard.
fn read_markup(tokens: &[TokenTree], found: &mut Vec<Shown>) {
    let mut at = 0;
    while at < tokens.len() {
        let next = braces(tokens.get(at + 1));
        match &tokens[at] {
            TokenTree::Literal(_) => found.extend(text(&tokens[at])),
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => {
                read_group_of_markup(group, found)
            }
            // A splice in round brackets, a condition or an optional value in square ones.
            TokenTree::Group(group) => read_rust(group.stream(), found),
            // The name of a class or an id, put together from parts.
            TokenTree::Punct(sign) if matches!(sign.as_char(), '.' | '#') && next.is_some() => at += 1,
            TokenTree::Punct(sign) if sign.as_char() == '=' => {
                let is_spoken = SPOKEN.contains(&attribute_before(&tokens[..at]).as_str());
                match (tokens.get(at + 1), next) {
                    (Some(value @ TokenTree::Literal(_)), _) => {
                        found.extend(text(value).filter(|_| is_spoken));
                        at += 1;
                    }
                    (_, Some(parts)) => {
                        if is_spoken {
                            read_group_of_markup(parts, found);
                        }
                        at += 1;
                    }
                    _ => {}
                }
            }
            TokenTree::Punct(sign) if sign.as_char() == '@' => {
                at += 1;
                at += read_control(&tokens[at..], found);
                continue;
            }
            _ => {}
        }
        at += 1;
    }
}

/// Reads `let`, `if`, `for`, `while`, `else` or `match`, and answers how many tokens it has.
fn read_control(tokens: &[TokenTree], found: &mut Vec<Shown>) -> usize {
    let keyword = tokens.first().map(ToString::to_string).unwrap_or_default();
    if keyword == "let" {
        let end = position(tokens, |at| is_sign(&tokens[at], ';'));
        read_rust_tokens(&tokens[..end], found);
        return end + 1;
    }
    // Braces before an equals sign belong to a pattern: `if let Some(Seat { name }) = …`.
    let is_body = |at: usize| {
        braces(tokens.get(at)).is_some() && !tokens.get(at + 1).is_some_and(|next| is_sign(next, '='))
    };
    let body = position(tokens, is_body);
    read_rust_tokens(&tokens[..body], found);
    if let Some(group) = braces(tokens.get(body)) {
        match keyword.as_str() {
            "match" => read_arms(&group.stream().into_iter().collect::<Vec<_>>(), found),
            _ => read_group_of_markup(group, found),
        }
    }
    body + 1
}

/// Reads `pattern => markup` again and again; braces or a comma end the markup.
fn read_arms(mut tokens: &[TokenTree], found: &mut Vec<Shown>) {
    while !tokens.is_empty() {
        let is_arrow = |at: usize| {
            is_sign(&tokens[at], '=') && tokens.get(at + 1).is_some_and(|next| is_sign(next, '>'))
        };
        let arrow = position(tokens, is_arrow);
        read_rust_tokens(&tokens[..arrow], found);
        tokens = tokens.get(arrow + 2..).unwrap_or_default();
        if let Some(group) = braces(tokens.first()) {
            read_group_of_markup(group, found);
            let comma = usize::from(tokens.get(1).is_some_and(|next| is_sign(next, ',')));
            tokens = &tokens[1 + comma..];
        } else {
            let end = position(tokens, |at| is_sign(&tokens[at], ','));
            read_markup(&tokens[..end], found);
            tokens = tokens.get(end + 1..).unwrap_or_default();
        }
    }
}

/// The name of the attribute that these tokens end with; `aria-label` has three tokens.
fn attribute_before(tokens: &[TokenTree]) -> String {
    let mut name = String::new();
    for token in tokens.iter().rev() {
        match token {
            TokenTree::Ident(word) if name.is_empty() || name.starts_with('-') => {
                name.insert_str(0, &word.to_string());
            }
            TokenTree::Punct(sign) if sign.as_char() == '-' => name.insert(0, '-'),
            _ => break,
        }
    }
    name
}

fn position(tokens: &[TokenTree], is_wanted: impl Fn(usize) -> bool) -> usize {
    (0..tokens.len()).find(|&at| is_wanted(at)).unwrap_or(tokens.len())
}

fn is_sign(token: &TokenTree, wanted: char) -> bool {
    matches!(token, TokenTree::Punct(sign) if sign.as_char() == wanted)
}

fn braces(token: Option<&TokenTree>) -> Option<&Group> {
    match token {
        Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Brace => Some(group),
        _ => None,
    }
}

fn text(token: &TokenTree) -> Option<Shown> {
    let TokenTree::Literal(literal) = token else { return None };
    match Lit::new(literal.clone()) {
        Lit::Str(text) => Some(Shown { line: literal.span().start().line, text: text.value() }),
        _ => None,
    }
}

/// Whether a text has words of some language; the name of a key has one letter.
fn says_something(text: &str) -> bool {
    !NAMES.contains(&text) && text.chars().filter(|c| c.is_alphabetic()).count() > 1
}

#[test]
fn no_page_has_a_sentence_of_its_own() {
    let pages = sources("src");
    assert!(pages.len() > 10);
    let mut found = 0;
    for (path, source) in pages {
        let shown = shown(&source);
        found += shown.len();
        for Shown { line, text } in shown {
            assert!(!says_something(&text), "{}:{line} says {text:?}: put it into locales/", path.display());
        }
        assert!(!source.contains("layout(page, \""), "{} has a title of its own", path.display());
    }
    assert!(found > 10, "only {found} texts were found, of signs and keys");
}

#[test]
fn texts_are_told_from_everything_else() {
    let check = |source: &str, expected: &[&str]| {
        let texts: Vec<String> = shown(source).into_iter().map(|shown| shown.text).collect();
        assert_eq!(texts, expected, "{source}");
    };
    check("html! { p { \"Hello\" } }", &["Hello"]);
    check("html! { p.big title=\"Hello\" id=\"main\" class={ \"p\" (x) } { (f(\"key\")) } }", &["Hello"]);
    check("html! { p aria-label={ \"Hello\" (x) } data-x=[y.then_some(\"1\")] {} }", &["Hello"]);
    check("html! { @if x == \"one\" { \"two\" } @else { b { \"three\" } } }", &["two", "three"]);
    check("html! { @let x = f(\"one\"); @for y in [\"two\"] { (y) \"three\" } }", &["three"]);
    check(
        "html! { @match x { A { .. } => \"one\", B => { i { \"two\" } } C => b { \"three\" } } }",
        &["one", "two", "three"],
    );
    check("fn f() { g(\"no\", html! { (h(html! { \"one\" })) \"two\" }); \"no\" }", &["one", "two"]);
    check("html! { .{ \"p\" (x) } { \"one\" } } // html! { \"no\" }", &["one"]);
    check("html! { p { (if c == '\"' { \"no\" } else { \"no\" }) 'x: \"one\" } }", &["one"]);
    check("html! { @if let Some(Seat { name }) = x { \"one\" } @else if y { \"two\" } }", &["one", "two"]);
    check(
        "html! { @if let Seat { name } = f(\"no\") { (name) \"one\" } @else { \"two\" } }",
        &["one", "two"],
    );
    check(
        "html! { @match x { 1 if y >= 2 => \"one\", _ => (html! { \"two\" }) } \"three\" }",
        &["one", "two", "three"],
    );
    check("html! { p title=(f(\"no\")) { \"li\\u{6e}e\" } }", &["line"]);
}

#[test]
fn lines_are_counted() {
    assert_eq!(shown("fn f() {\n    html! {\n        \"Hello\"\n    }\n}")[0].line, 3);
}
