//! `posthorn account` and `posthorn rotate-keys`: what only whoever runs the place may do. They work on
//! the database, also while a server runs on it.

use crate::place::Place;
use crate::say;
use anyhow::{Context, Result, ensure};
use posthorn_server::admin;
use posthorn_store::Store;

/// Look after an account: a new password for somebody who forgot it, another name, signing out.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
    #[command(flatten)]
    place: Place,
}

#[derive(clap::Subcommand)]
enum What {
    /// Tell what is known about an account
    Show { name: String },
    /// Give an account a new password, which is printed, and sign it out everywhere
    Password { name: String },
    /// Give an account another name
    Rename { name: String, new: String },
    /// Sign an account out everywhere and revoke all its keys
    SignOut { name: String },
}

/// Sign cookies and forms with a new key from now on; running servers take it over within a minute.
#[derive(clap::Args)]
pub(crate) struct RotateArgs {
    #[command(flatten)]
    place: Place,
    /// Believe no older key: everybody is signed out, guests too
    #[arg(long)]
    forget: bool,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    on(&args.place, async |store| {
        match &args.what {
            What::Show { name } => say!("{}", admin::describe(store, name).await?),
            What::Password { name } => say!("{}", admin::reset_password(store, name).await?),
            What::Rename { name, new } => admin::rename(store, name, new).await?,
            What::SignOut { name } => admin::sign_out(store, name).await?,
        }
        Ok(())
    })
}

pub(crate) fn rotate(args: &RotateArgs) -> Result<()> {
    on(&args.place, async |store| Ok(admin::rotate_keys(store, args.forget).await?))
}

fn on(place: &Place, work: impl AsyncFnOnce(&Store) -> Result<()>) -> Result<()> {
    let there = place.database.is_some() || place.file().exists();
    ensure!(there, "there is no database in {}", place.data.display());
    let runtime = tokio::runtime::Runtime::new().context("cannot start the runtime")?;
    runtime.block_on(async {
        let store = place.open().await?;
        let done = work(&store).await;
        store.close().await;
        done
    })
}
