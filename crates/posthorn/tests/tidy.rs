//! What keeps the project in shape and no compiler checks.

#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const LONGEST_FILE: usize = 450;

/// Which of our crates a crate may depend on.
const ALLOWED: [(&str, &[&str]); 5] = [
    ("posthorn", &["posthorn-server", "posthorn-bots", "posthorn-store", "posthorn-rules"]),
    ("posthorn-server", &["posthorn-bots", "posthorn-store", "posthorn-rules"]),
    ("posthorn-store", &["posthorn-rules"]),
    ("posthorn-bots", &["posthorn-rules"]),
    ("posthorn-rules", &[]),
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

/// A crate's dependencies with the text of their lines; those for tests and builds in a table of their own.
#[derive(Default)]
struct Manifest {
    dependencies: BTreeMap<String, String>,
    others: BTreeMap<String, String>,
}

fn manifest(text: &str) -> Manifest {
    let mut manifest = Manifest::default();
    let mut section = "";
    for line in text.lines().map(str::trim).filter(|line| !line.starts_with('#')) {
        if let Some(name) = line.strip_prefix('[') {
            section = name.trim_end_matches(']');
        }
        let table = section.split('.').find(|word| word.ends_with("dependencies"));
        let into = match table {
            Some("dependencies") => &mut manifest.dependencies,
            Some(_) => &mut manifest.others,
            None => continue,
        };
        let named = section.split_once("dependencies.").map(|(_, name)| name);
        let key = line.split_once('=').map(|(key, _)| key.split('.').next().unwrap_or(key).trim());
        if let Some(name) = named.or(key) {
            let lines: &mut String = into.entry(name.trim_matches('"').to_owned()).or_default();
            lines.push_str(line);
        }
    }
    manifest
}

fn crates() -> BTreeMap<String, Manifest> {
    let mut crates = BTreeMap::new();
    for entry in fs::read_dir(root().join("crates")).unwrap() {
        let folder = entry.unwrap();
        let name = folder.file_name().into_string().unwrap();
        if let Ok(text) = fs::read_to_string(folder.path().join("Cargo.toml")) {
            crates.insert(name, manifest(&text));
        }
    }
    crates
}

#[test]
fn crates_depend_on_each_other_in_one_direction() {
    let allowed: BTreeMap<&str, &[&str]> = ALLOWED.into_iter().collect();
    for (name, manifest) in crates() {
        let may = allowed.get(name.as_str()).unwrap_or_else(|| panic!("where does {name} belong?"));
        for other in manifest.dependencies.keys().chain(manifest.others.keys()) {
            let ours = other.starts_with("posthorn");
            assert!(!ours || may.contains(&other.as_str()), "{name} must not depend on {other}");
        }
    }
}

#[test]
fn the_rules_depend_on_nothing_but_an_optional_serde() {
    let rules = &crates()["posthorn-rules"];
    let names: Vec<&str> = rules.dependencies.keys().map(String::as_str).collect();
    assert_eq!(names, ["serde"]);
    assert!(rules.dependencies["serde"].contains("optional = true"));
}

#[test]
fn no_source_file_is_too_long() {
    let mut folders: Vec<PathBuf> =
        fs::read_dir(root().join("crates")).unwrap().map(|entry| entry.unwrap().path().join("src")).collect();
    let mut files = 0;
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).into_iter().flatten() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let lines = fs::read_to_string(&path).unwrap().lines().count();
                assert!(lines <= LONGEST_FILE, "{} has {lines} lines", path.display());
                files += 1;
            }
        }
    }
    assert!(files > 20, "only {files} files were found");
}

#[test]
fn nothing_points_outside_the_repository() {
    let listed = Command::new("git").args(["ls-files", "-z"]).current_dir(root()).output();
    // A copy of the sources without git has nothing to list.
    let Some(listed) = listed.ok().filter(|output| output.status.success()) else { return };
    let outside = concat!("../", "shared").as_bytes();
    let listed = String::from_utf8(listed.stdout).unwrap();
    let guilty: BTreeSet<&str> = listed
        .split_terminator('\0')
        .filter(|path| {
            let bytes = fs::read(root().join(path)).unwrap_or_default();
            bytes.windows(outside.len()).any(|window| window == outside)
        })
        .collect();
    assert!(guilty.is_empty(), "{guilty:?} point outside the repository");
}

#[test]
fn the_tidy_test_itself_reads_manifests() {
    let text = "[package]\nname = \"x\"\n[dependencies]\na = \"1\"\nb.workspace = true\n\
        [target.'cfg(unix)'.dependencies]\nc = { version = \"1\", optional = true }\n\
        [dependencies.d]\nversion = \"1\"\n[dev-dependencies]\ne = \"1\"\n[lints]\nworkspace = true\n";
    let manifest = manifest(text);
    assert_eq!(manifest.dependencies.keys().collect::<Vec<_>>(), ["a", "b", "c", "d"]);
    assert_eq!(manifest.others.keys().collect::<Vec<_>>(), ["e"]);
    assert!(manifest.dependencies["c"].contains("optional = true"));
}
