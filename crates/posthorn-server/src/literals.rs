//! No page has a sentence of its own: every word that people see comes from `locales/`. The markup
//! inside `html!` is read as far as needed to tell texts from attributes and from Rust.

use crate::languages::sources;

/// Names that are the same in every language.
const NAMES: [&str; 2] = ["Posthorn", "OpenAPI"];

/// Attributes whose values people see or hear.
const SPOKEN: [&str; 6] = ["title", "alt", "label", "placeholder", "aria-label", "aria-description"];

#[derive(Clone, Debug, PartialEq)]
enum Token {
    Text(String),
    Word(String),
    Sign(char),
}

fn tokens(source: &str) -> Vec<Token> {
    let chars: Vec<char> = source.chars().collect();
    let mut found = Vec::new();
    let mut at = 0;
    while at < chars.len() {
        match chars[at] {
            '/' if chars.get(at + 1) == Some(&'/') => {
                while at < chars.len() && chars[at] != '\n' {
                    at += 1;
                }
            }
            '"' => {
                let mut text = String::new();
                at += 1;
                while at < chars.len() && chars[at] != '"' {
                    at += usize::from(chars[at] == '\\');
                    text.extend(chars.get(at));
                    at += 1;
                }
                found.push(Token::Text(text));
                at += 1;
            }
            '\'' if chars.get(at + 1) == Some(&'\\') => at += 4,
            '\'' if chars.get(at + 2) == Some(&'\'') => at += 3,
            c if c.is_alphanumeric() || c == '_' => {
                let start = at;
                while at < chars.len() && (chars[at].is_alphanumeric() || chars[at] == '_') {
                    at += 1;
                }
                found.push(Token::Word(chars[start..at].iter().collect()));
            }
            c => {
                if !c.is_whitespace() {
                    found.push(Token::Sign(c));
                }
                at += 1;
            }
        }
    }
    found
}

/// Reads tokens and gathers what people would see.
struct Reader {
    tokens: Vec<Token>,
    at: usize,
    seen: Vec<String>,
}

impl Reader {
    fn next(&mut self) -> Option<Token> {
        self.at += 1;
        self.tokens.get(self.at - 1).cloned()
    }

    fn is(&self, sign: char) -> bool {
        self.tokens.get(self.at) == Some(&Token::Sign(sign))
    }

    fn begins_markup(&self) -> bool {
        let ahead = &self.tokens[self.at.min(self.tokens.len())..];
        matches!(ahead, [Token::Word(html), Token::Sign('!'), Token::Sign('{'), ..] if html == "html")
    }

    /// Rust up to and with the sign at its own depth, or before the bracket that ends what it is in.
    fn rust(&mut self, end: &[char]) {
        while self.at < self.tokens.len() {
            if self.begins_markup() {
                self.at += 3;
                self.markup(false);
                continue;
            }
            match self.next() {
                Some(Token::Sign(sign)) if end.contains(&sign) => return,
                Some(Token::Sign('(')) => self.rust(&[')']),
                Some(Token::Sign('[')) => self.rust(&[']']),
                Some(Token::Sign('{')) => self.rust(&['}']),
                _ => {}
            }
        }
    }

    /// Markup up to its closing brace; the arm of a match also ends at a comma.
    fn markup(&mut self, arm: bool) {
        while self.at < self.tokens.len() {
            if arm && self.is('}') {
                return;
            }
            match self.next() {
                Some(Token::Text(text)) => self.seen.push(text),
                Some(Token::Sign('}')) => return,
                Some(Token::Sign(',')) if arm => return,
                Some(Token::Sign('(')) => self.rust(&[')']),
                Some(Token::Sign('[')) => self.rust(&[']']),
                Some(Token::Sign('{')) => {
                    self.markup(false);
                    if arm && self.is(',') {
                        self.at += 1;
                        return;
                    }
                }
                Some(Token::Sign('.' | '#')) if self.is('{') => self.quiet(),
                Some(Token::Sign('=')) => self.value(),
                Some(Token::Sign('@')) => self.control(),
                _ => {}
            }
        }
    }

    /// Braces whose texts nobody sees.
    fn quiet(&mut self) {
        let seen = self.seen.len();
        self.at += 1;
        self.markup(false);
        self.seen.truncate(seen);
    }

    fn value(&mut self) {
        let mut name = String::new();
        for token in self.tokens[..self.at - 1].iter().rev() {
            match token {
                Token::Word(word) if name.is_empty() || name.starts_with('-') => name.insert_str(0, word),
                Token::Sign('-') => name.insert(0, '-'),
                _ => break,
            }
        }
        let spoken = SPOKEN.contains(&name.as_str());
        match self.tokens.get(self.at) {
            Some(Token::Text(text)) => {
                if spoken {
                    self.seen.push(text.clone());
                }
                self.at += 1;
            }
            Some(Token::Sign('{')) if spoken => {
                self.at += 1;
                self.markup(false);
            }
            Some(Token::Sign('{')) => self.quiet(),
            _ => {}
        }
    }

    fn control(&mut self) {
        match self.next() {
            Some(Token::Word(word)) if word == "let" => self.rust(&[';']),
            Some(Token::Word(word)) if word == "match" => {
                self.rust(&['{']);
                while self.at < self.tokens.len() && !self.is('}') {
                    self.rust(&['>']);
                    self.markup(true);
                }
                self.at += 1;
            }
            _ => {
                self.rust(&['{']);
                self.markup(false);
            }
        }
    }
}

/// The texts that the markup of a source file would show.
fn shown(source: &str) -> Vec<String> {
    let mut reader = Reader { tokens: tokens(source), at: 0, seen: Vec::new() };
    reader.rust(&[]);
    reader.seen
}

/// Whether a text has words of some language; the name of a key has one letter.
fn says_something(text: &str) -> bool {
    !NAMES.contains(&text) && text.chars().filter(|c| c.is_alphabetic()).count() > 1
}

#[test]
fn no_page_has_a_sentence_of_its_own() {
    let pages = sources("src/pages");
    assert!(pages.len() > 10);
    let mut found = 0;
    for (path, text) in pages {
        let shown = shown(&text);
        found += shown.len();
        let own: Vec<_> = shown.into_iter().filter(|text| says_something(text)).collect();
        assert!(own.is_empty(), "{} says {own:?}: put it into locales/", path.display());
        assert!(!text.contains("layout(page, \""), "{} has a title of its own", path.display());
    }
    assert!(found > 10, "only {found} texts were found, of signs and keys");
}

#[test]
fn texts_are_told_from_everything_else() {
    let check = |source: &str, expected: &[&str]| assert_eq!(shown(source), expected, "{source}");
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
}
