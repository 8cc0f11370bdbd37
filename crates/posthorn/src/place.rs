//! Where the data of a server lies, for all verbs that touch it, and `posthorn migrate`.

use anyhow::{Context, Result};
use posthorn_store::Store;
use std::path::PathBuf;

/// Where the data lies.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Place {
    /// The folder for the database
    #[arg(long, env = "POSTHORN_DATA", default_value = "posthorn-data")]
    pub(crate) data: PathBuf,
    /// A PostgreSQL database instead of the folder, as in postgres://user@host/name
    #[arg(long, env = "POSTHORN_DATABASE", hide_env_values = true)]
    pub(crate) database: Option<String>,
}

impl Place {
    /// The file in the folder.
    pub(crate) fn file(&self) -> PathBuf {
        self.data.join("posthorn.sqlite")
    }

    /// Opens the database and brings its schema up to date.
    pub(crate) async fn open(&self) -> Result<Store> {
        if let Some(url) = &self.database {
            return Store::postgres(url).await.context("cannot open the database");
        }
        std::fs::create_dir_all(&self.data)
            .with_context(|| format!("cannot make the folder {}", self.data.display()))?;
        let file = self.file();
        Store::sqlite(&file).await.with_context(|| format!("cannot open {}", file.display()))
    }
}

/// Bring the schema of a database up to date; `serve` does so too.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    place: Place,
}

pub(crate) fn migrate(args: &Args) -> Result<()> {
    let runtime = tokio::runtime::Runtime::new().context("cannot start the runtime")?;
    runtime.block_on(async {
        let store = args.place.open().await?;
        let version = store.schema_version().await?;
        store.close().await;
        crate::say!("The schema is at version {version}.");
        Ok(())
    })
}
