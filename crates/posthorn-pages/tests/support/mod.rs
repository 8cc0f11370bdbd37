//! The sources that the tests read.

use std::fs;
use std::path::{Path, PathBuf};

/// The folder of the crate.
pub(crate) fn home() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

pub(crate) fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The source files under a folder, without those that only test.
pub(crate) fn sources(under: &str) -> Vec<(PathBuf, String)> {
    let mut folders = vec![home().join(under)];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.ends_with("leaks") {
                continue;
            } else if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "rs") {
                let text = read(&path);
                found.push((path, text));
            }
        }
    }
    found
}
