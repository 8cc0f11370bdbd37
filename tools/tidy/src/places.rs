//! Places in the code that documents name: `file.rs`, and `file.rs`, `function`. A document that sends its reader to a
//! place that is gone is worse than none.

use crate::files::{files_below, read};
use std::path::{Path, PathBuf};

/// Files and functions that a document names and the sources do not have.
pub fn missing_places(root: &Path, document: &str) -> Vec<String> {
    let sources = files_below(root, &["rs", "js"]);
    let mut findings = Vec::new();
    let spans: Vec<(&str, &str)> = code_spans(document);
    let mut last_file: Option<Vec<&PathBuf>> = None;
    for (between, span) in spans {
        if is_source_file(span) {
            let named: Vec<&PathBuf> = sources.iter().filter(|path| path.ends_with(span)).collect();
            if named.is_empty() {
                findings.push(format!("there is no file {span}"));
            }
            last_file = Some(named);
            continue;
        }
        let follows_file = [",", " and"].contains(&between.trim_end()) && is_name(span);
        match &last_file {
            Some(files) if follows_file && !files.is_empty() => {
                if !files.iter().any(|path| defines(&read(path), span)) {
                    findings.push(format!("{} has no {span}", files[0].display()));
                }
            }
            _ => last_file = None,
        }
    }
    findings
}

/// Each piece of `code`, with the text before it.
fn code_spans(document: &str) -> Vec<(&str, &str)> {
    let parts: Vec<&str> = document.split('`').collect();
    parts.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect()
}

fn is_source_file(span: &str) -> bool {
    (span.ends_with(".rs") || span.ends_with(".js")) && !span.contains(['*', ' '])
}

fn is_name(span: &str) -> bool {
    !span.is_empty() && span.chars().all(|letter| letter.is_alphanumeric() || letter == '_')
}

fn defines(source: &str, name: &str) -> bool {
    let starts = ["fn", "struct", "enum", "trait", "function", "const"];
    let is_end = |rest: &str| !rest.starts_with(|letter: char| letter.is_alphanumeric() || letter == '_');
    starts.iter().any(|start| source.split(&format!("{start} {name}")).skip(1).any(is_end))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_gone_is_found() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let check = |text: &str| missing_places(root, text).len();
        assert_eq!(check("`src/places.rs`, `missing_places`: finds them; `cycles.rs`"), 0);
        assert_eq!(check("`src/places.rs`, `missing_place` and `defines`"), 1);
        assert_eq!(check("`places.rs`, `defines` and `code_span`"), 1);
        assert_eq!(check("`src/paces.rs`, `missing_places`"), 1);
        assert_eq!(check("`places.rs` stands alone. Some `words` follow."), 0);
    }
}
