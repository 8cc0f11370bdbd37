//! Files that only whoever runs the server may read: they hold the secrets of running games, and addresses.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::Path;

/// Makes a file for the eyes of its owner. One that is there keeps what it holds and who may read it.
pub fn private_file(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}
