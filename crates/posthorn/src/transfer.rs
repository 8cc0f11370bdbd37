//! `posthorn export`, `posthorn import` and `posthorn backup`: what is stored, somewhere else.

use crate::place::Place;
use anyhow::{Context, Result, bail, ensure};
use posthorn_store::{Store, create_private_file};
use std::fs::File;
use std::io::{BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};

/// Write everything that is stored to a file, for `import` into another database.
///
/// The file holds the keys of everybody's games: guard it like the database.
#[derive(clap::Args)]
pub(crate) struct Export {
    #[command(flatten)]
    place: Place,
    /// The file to write; must not exist yet
    file: PathBuf,
}

/// Read a file of `export` into an empty database.
#[derive(clap::Args)]
pub(crate) struct Import {
    #[command(flatten)]
    place: Place,
    /// The file to read
    file: PathBuf,
}

/// Copy the database file of a server, which may be running, as it is at one moment.
#[derive(clap::Args)]
pub(crate) struct Backup {
    #[command(flatten)]
    place: Place,
    /// The copy to make; must not exist yet
    copy: PathBuf,
}

/// The name of a file that is not whole yet.
fn part_of(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".part");
    name.into()
}

fn runtime() -> Result<tokio::runtime::Runtime> {
    tokio::runtime::Runtime::new().context("cannot start the runtime")
}

pub(crate) fn export(args: &Export) -> Result<()> {
    let name = args.file.display();
    // Half an export must not be taken for a whole one: it gets its name when it is on the disk.
    ensure!(!args.file.exists(), "{name} exists already");
    let part = part_of(&args.file);
    let _ = std::fs::remove_file(&part);
    let mut file =
        BufWriter::new(create_private_file(&part).with_context(|| format!("cannot write {name}"))?);
    let rows = runtime()?.block_on(async {
        let store = args.place.open().await?;
        let rows = store.export(&mut file).await;
        store.close().await;
        anyhow::Ok(rows?)
    });
    let rows = rows.inspect_err(|_| drop(std::fs::remove_file(&part)))?;
    file.flush()?;
    file.get_ref().sync_all()?;
    std::fs::rename(&part, &args.file)?;
    crate::say!("{rows} rows are in {name}.");
    Ok(())
}

pub(crate) fn import(args: &Import) -> Result<()> {
    let name = args.file.display();
    let file = BufReader::new(File::open(&args.file).with_context(|| format!("cannot read {name}"))?);
    let rows = runtime()?.block_on(async {
        let store = args.place.open().await?;
        let rows = store.import(file).await;
        store.close().await;
        anyhow::Ok(rows?)
    })?;
    crate::say!("{rows} rows were read from {name}.");
    Ok(())
}

pub(crate) fn backup(args: &Backup) -> Result<()> {
    if args.place.database.is_some() {
        bail!("a PostgreSQL database is backed up with its own pg_dump, or moved with `posthorn export`");
    }
    let (file, copy) = (args.place.file(), args.copy.display());
    ensure!(file.exists(), "there is no database at {}", file.display());
    ensure!(!args.copy.exists(), "{copy} exists already");
    let part = part_of(&args.copy);
    let _ = std::fs::remove_file(&part);
    runtime()?
        .block_on(Store::back_up_sqlite(&file, &part))
        .inspect_err(|_| drop(std::fs::remove_file(&part)))
        .with_context(|| format!("cannot copy {} to {copy}", file.display()))?;
    std::fs::rename(&part, &args.copy)?;
    crate::say!("{} is copied to {copy}.", file.display());
    Ok(())
}
