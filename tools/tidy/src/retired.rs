//! Names that we gave up. `retired.txt` lists them with what to say instead; nobody uses them again by accident.

use crate::files::{files_below, read, shown};
use proc_macro2::{TokenStream, TokenTree};
use std::collections::BTreeMap;
use std::path::Path;

/// Documents that may speak about the past.
const HISTORY: [&str; 2] = ["CHANGELOG.md", "api-changelog.md"];

/// Old names and what to use instead.
#[derive(Debug)]
pub struct RetiredNames(BTreeMap<String, String>);

impl RetiredNames {
    /// Reads lines of the form `old -> new`; empty lines and lines that begin with `#` are comments. An old name may
    /// have two words, such as `mod front`, if the word alone is still good for other things.
    pub fn parse(text: &str) -> RetiredNames {
        let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
        let pairs =
            lines.map(|line| line.split_once(" -> ").unwrap_or_else(|| panic!("“{line}” has no “ -> ”")));
        RetiredNames(pairs.map(|(old, new)| (old.trim().to_owned(), new.trim().to_owned())).collect())
    }

    /// Every use of a retired name in the repository: in Rust as an identifier, in scripts and style sheets
    /// outside comments and texts, in documents in `code`. Prose may use English words as it likes.
    pub fn uses(&self, root: &Path) -> Vec<String> {
        let mut findings = Vec::new();
        for path in files_below(root, &["rs", "js", "css", "md"]) {
            let is_history = path.file_name().is_some_and(|name| HISTORY.iter().any(|one| name == *one));
            if is_history {
                continue;
            }
            let text = read(&path);
            let words = match path.extension().and_then(|extension| extension.to_str()) {
                Some("rs") => words_of_rust(&text),
                Some("md") => words_of_markdown(&text),
                _ => words_of_script(&text),
            };
            for (line, old, new) in self.find(&words) {
                findings.push(format!("{}:{line}: {old} is retired, use {new}", shown(root, &path)));
            }
        }
        findings
    }

    fn find(&self, words: &Words) -> Vec<(usize, &str, &str)> {
        let mut found = Vec::new();
        for (old, new) in &self.0 {
            let old_words: Vec<&str> = old.split(' ').collect();
            let is_here = |here: &&[(usize, String)]| here.iter().map(|(_, word)| word).eq(old_words.iter());
            let places = words.windows(old_words.len()).filter(is_here);
            found.extend(places.map(|here| (here[0].0, old.as_str(), new.as_str())));
        }
        found.sort();
        found
    }
}

type Words = Vec<(usize, String)>;

fn words_of_rust(text: &str) -> Words {
    fn collect(tokens: TokenStream, into: &mut Words) {
        for token in tokens {
            match token {
                TokenTree::Group(group) => collect(group.stream(), into),
                TokenTree::Ident(word) => into.push((word.span().start().line, word.to_string())),
                _ => {}
            }
        }
    }
    let mut words = Vec::new();
    collect(text.parse().expect("the compiler reads it too"), &mut words);
    words
}

/// The words between backticks.
fn words_of_markdown(text: &str) -> Words {
    let mut words = Vec::new();
    let mut is_block = false;
    for (number, line) in (1..).zip(text.lines()) {
        if line.trim_start().starts_with("```") {
            is_block = !is_block;
        } else if is_block {
            words.extend(identifiers(line).map(|word| (number, word)));
        } else {
            let code = line.split('`').skip(1).step_by(2);
            words.extend(code.flat_map(identifiers).map(|word| (number, word)));
        }
    }
    words
}

/// The words of JavaScript or CSS without comments and texts.
fn words_of_script(text: &str) -> Words {
    let mut code = String::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let length = match first {
            '/' if rest.starts_with("/*") => rest.find("*/").map_or(rest.len(), |end| end + 2),
            '/' if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            '"' | '\'' => end_of_text(rest, first),
            _ => 0,
        };
        let (skipped, kept) =
            if length > 0 { (&rest[..length], " ") } else { ("", &rest[..first.len_utf8()]) };
        code.extend(skipped.chars().filter(|&c| c == '\n'));
        code.push_str(kept);
        rest = &rest[length.max(first.len_utf8())..];
    }
    (1..)
        .zip(code.lines())
        .flat_map(|(number, line)| identifiers(line).map(move |word| (number, word)))
        .collect()
}

/// The length of a text in quotes. One that does not end on its line was no text.
fn end_of_text(rest: &str, quote: char) -> usize {
    let mut is_escaped = false;
    for (at, c) in rest.char_indices().skip(1) {
        match c {
            '\n' => return 0,
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            _ if c == quote => return at + 1,
            _ => {}
        }
    }
    0
}

fn identifiers(text: &str) -> impl Iterator<Item = String> {
    let words = text.split(|c: char| !c.is_alphanumeric() && c != '_');
    words.filter(|word| !word.is_empty()).map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn only(words: Words) -> Vec<String> {
        words.into_iter().map(|(line, word)| format!("{line} {word}")).collect()
    }

    #[test]
    fn rust_identifiers_are_found_and_prose_is_not() {
        let source = "/// It stands.\nfn stands() {\n    // doubt\n    format!(\"{} shut\", honest)\n}";
        assert_eq!(only(words_of_rust(source)), ["1 doc", "2 fn", "2 stands", "4 format", "4 honest"]);
    }

    #[test]
    fn documents_speak_freely_outside_code() {
        assert_eq!(
            only(words_of_markdown("stands `a::stands` doubt\n```\nshut(x)\n```\n")),
            ["1 a", "1 stands", "3 shut", "3 x"]
        );
    }

    #[test]
    fn scripts_are_read_without_comments_and_texts() {
        let source = "/* one\ntwo */ a(\"b // c\", 'd'); // e\nf; g = 'it\\'s'; h";
        assert_eq!(only(words_of_script(source)), ["2 a", "3 f", "3 g", "3 h"]);
    }

    #[test]
    fn a_list_is_read() {
        let names = RetiredNames::parse("# a comment\n\nTold -> Message or Notice\n");
        assert_eq!(names.0["Told"], "Message or Notice");
    }

    #[test]
    fn words_and_pairs_of_words_are_found() {
        let names = RetiredNames::parse("Told -> Message\nmod front -> mod listener\n");
        let check = |source: &str| names.find(&words_of_rust(source)).len();
        assert_eq!(check("struct Told;"), 1);
        assert_eq!(check("mod front;"), 1);
        assert_eq!(check("fn f(queue: Queue) { queue.front(); TelltaleTold }"), 0);
    }
}
