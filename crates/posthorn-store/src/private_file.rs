//! Files that only their owner may read: they hold the secrets of running games, and addresses.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::Path;

/// Opens a file for writing and creates it if there is none, so that only its owner may read it. An existing
/// file keeps its content and its permissions.
pub fn create_private_file(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}
