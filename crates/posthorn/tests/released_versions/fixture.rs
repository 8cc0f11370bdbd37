//! The files that a released version left behind.

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use std::path::{Path, PathBuf};

/// One released version.
pub(crate) struct Release {
    folder: PathBuf,
    players: Map<String, Value>,
    tables: Map<String, Value>,
}

/// Every released version that left fixtures.
pub(crate) fn releases() -> Vec<Release> {
    let all = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
    let mut folders: Vec<PathBuf> = std::fs::read_dir(all)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.is_dir())
        .collect();
    folders.sort();
    assert!(!folders.is_empty(), "no released version has fixtures");
    folders.into_iter().map(Release::read).collect()
}

impl Release {
    fn read(folder: PathBuf) -> Release {
        let object = |name: &str| serde_json::from_str(&text(&folder.join(name))).unwrap();
        Release { players: object("players.json"), tables: object("tables.json"), folder }
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// The name of the version, for messages.
    pub(crate) fn name(&self) -> &str {
        self.folder.file_name().unwrap().to_str().unwrap()
    }

    pub(crate) fn text(&self, name: &str) -> String {
        text(&self.path(name))
    }

    /// The lines of a file with one JSON value a line.
    pub(crate) fn lines<T: DeserializeOwned>(&self, name: &str) -> Vec<T> {
        self.text(name).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }

    /// The files of a folder whose names end like this, in order.
    pub(crate) fn files(&self, folder: &str, end: &str) -> Vec<PathBuf> {
        let mut files: Vec<PathBuf> = std::fs::read_dir(self.path(folder))
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .filter(|path| path.to_str().unwrap().ends_with(end))
            .collect();
        files.sort();
        assert!(!files.is_empty(), "{} has no {folder}", self.name());
        files
    }

    /// The id of a table by what is special about it.
    pub(crate) fn table(&self, label: &str) -> &str {
        self.tables[label].as_str().unwrap()
    }

    /// What a player knows: `id`, `password`, `cookie`, `key` or another key by its label.
    pub(crate) fn secret(&self, player: &str, kind: &str) -> &str {
        self.players[player][kind].as_str().unwrap_or_else(|| panic!("{player} has no {kind}"))
    }

    /// The players with a session cookie.
    pub(crate) fn signed_in(&self) -> impl Iterator<Item = &str> {
        self.players
            .iter()
            .filter(|(_, player)| player.get("cookie").is_some())
            .map(|(name, _)| name.as_str())
    }
}

pub(crate) fn text(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
