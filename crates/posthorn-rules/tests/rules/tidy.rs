//! Every rule has a test that carries its id, and the rule book lists exactly the rules of the engine.

use posthorn_rules::Rule;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

fn crate_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_owned()
}

/// The names of the functions that stand right under a test attribute.
fn test_names(source: &str) -> Vec<String> {
    let mut lines = source.lines().map(str::trim).peekable();
    let mut names = Vec::new();
    while let Some(line) = lines.next() {
        if line != "#[test]" {
            continue;
        }
        let name = lines.peek().and_then(|next| next.strip_prefix("fn "));
        let name = name.and_then(|rest| rest.split('(').next()).expect("a function under #[test]");
        names.push(name.to_owned());
    }
    names
}

/// The rule ids a test name begins with: `x2_x5_…` proves both.
fn ids(name: &str) -> impl Iterator<Item = Rule> {
    name.split('_').map_while(|word| Rule::ALL.iter().copied().find(|rule| rule.id().to_lowercase() == word))
}

#[test]
fn every_rule_id_has_a_test() {
    let mut tests: BTreeMap<Rule, Vec<String>> = BTreeMap::new();
    let mut proofs = 0;
    for entry in fs::read_dir(crate_folder().join("tests/rules")).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "rs") {
            continue;
        }
        for name in test_names(&fs::read_to_string(&path).unwrap()) {
            proofs += usize::from(ids(&name).next().is_some());
            for rule in ids(&name) {
                tests.entry(rule).or_default().push(name.clone());
            }
        }
    }
    println!("{} of {} rule ids proven by {proofs} tests", tests.len(), Rule::ALL.len());
    let missing: Vec<&str> =
        Rule::ALL.iter().filter(|rule| !tests.contains_key(rule)).map(|rule| rule.id()).collect();
    assert!(missing.is_empty(), "no test begins with the id of {}", missing.join(", "));
}

#[test]
fn the_rule_book_lists_the_ids_of_the_engine_in_order() {
    let book = fs::read_to_string(crate_folder().join("../../docs/rules.md")).unwrap();
    let is_id = |word: &str| {
        let (letter, number) = word.split_at(word.len().min(1));
        letter.chars().all(|c| c.is_ascii_uppercase()) && number.parse::<u8>().is_ok()
    };
    let listed: Vec<&str> = book
        .lines()
        .filter_map(|line| line.strip_prefix("- ")?.split(' ').next())
        .filter(|word| is_id(word))
        .collect();
    assert_eq!(listed, Rule::ALL.iter().map(|rule| rule.id()).collect::<Vec<_>>());
    assert_eq!(listed.len(), 64);
}

#[test]
fn the_tidy_test_itself_reads_names() {
    let source = "#[test]\nfn x2_x5_both() {}\nfn d1_helper() {}\n    #[test]\n    fn other() {}\n";
    assert_eq!(test_names(source), ["x2_x5_both", "other"]);
    assert_eq!(ids("x2_x5_both").collect::<Vec<_>>(), [Rule::X2, Rule::X5]);
    assert_eq!(ids("other").count(), 0);
}

/// The modules that each module of the crate names in its code, by its own `crate::` paths.
fn imports() -> BTreeMap<String, BTreeSet<String>> {
    let mut imports: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut folders = vec![crate_folder().join("src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let inside = path.strip_prefix(crate_folder().join("src")).unwrap();
            let module = inside.components().next().unwrap().as_os_str().to_string_lossy();
            let named = imports.entry(module.trim_end_matches(".rs").to_owned()).or_default();
            let source = fs::read_to_string(&path).unwrap();
            for line in source.lines().filter(|line| !line.trim_start().starts_with("//")) {
                for rest in line.split("crate::").skip(1) {
                    let end = rest.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(rest.len());
                    named.insert(rest[..end].to_owned());
                }
            }
        }
    }
    imports.remove("lib");
    imports
}

#[test]
fn modules_do_not_import_each_other_in_circles() {
    let mut left = imports();
    assert!(left.len() > 25 && left["game"].contains("turn"), "the imports were not found");
    for (module, named) in &left {
        let unknown: Vec<_> = named.iter().filter(|name| !left.contains_key(*name)).collect();
        assert!(unknown.is_empty(), "{module} names {unknown:?} by way of lib.rs, which hides a circle");
    }
    // Whoever imports nothing that is left can be taken away; what stays is a circle.
    loop {
        let known: BTreeSet<String> = left.keys().cloned().collect();
        let before = left.len();
        left.retain(|_, named| named.intersection(&known).next().is_some());
        if left.is_empty() || left.len() == before {
            break;
        }
    }
    assert!(left.is_empty(), "modules that import each other in a circle: {:?}", left.keys());
}
