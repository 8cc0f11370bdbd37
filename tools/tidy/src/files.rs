//! The files of the repository.

use std::fs;
use std::path::{Path, PathBuf};

/// No source file is longer: one that is has more than one idea.
pub const LONGEST_FILE: usize = 450;

/// Folders that hold nothing we wrote.
const NOT_OURS: [&str; 5] = ["target", "node_modules", ".git", "corpus", "artifacts"];

/// The files below a folder whose names end with one of these extensions, sorted.
pub fn files_below(folder: &Path, extensions: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                let is_ours =
                    path.file_name().is_some_and(|name| NOT_OURS.iter().all(|other| name != *other));
                folders.extend(is_ours.then_some(path));
            } else if path.extension().is_some_and(|found| extensions.iter().any(|one| found == *one)) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

pub fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The path as people write it, from the root of the repository.
pub fn shown<'a>(root: &Path, path: &'a Path) -> std::path::Display<'a> {
    path.strip_prefix(root).unwrap_or(path).display()
}

/// Source files that are too long.
pub fn too_long(root: &Path) -> Vec<String> {
    let files = files_below(root, &["rs", "js", "css", "py"]);
    assert!(files.len() > 100, "only {} source files were found below {}", files.len(), root.display());
    let lengths = files.iter().map(|path| (path, read(path).lines().count()));
    let long = lengths.filter(|(_, lines)| *lines > LONGEST_FILE);
    long.map(|(path, lines)| format!("{} has {lines} lines, more than {LONGEST_FILE}", shown(root, path)))
        .collect()
}

/// Files that mention something outside the repository.
pub fn pointing_outside(root: &Path) -> Vec<String> {
    let outside = concat!("../", "shared");
    let text = ["rs", "js", "css", "md", "toml", "html", "svg", "txt", "ftl", "sql", "py", "json", "yml"];
    let mut files = files_below(root, &text);
    files.extend(["check", "fuzz/http", "Containerfile", ".ci/run"].map(|path| root.join(path)));
    let bytes = |path: &PathBuf| fs::read(path).unwrap_or_default();
    let guilty =
        files.iter().filter(|path| bytes(path).windows(outside.len()).any(|part| part == outside.as_bytes()));
    guilty.map(|path| format!("{} points outside the repository", shown(root, path))).collect()
}
