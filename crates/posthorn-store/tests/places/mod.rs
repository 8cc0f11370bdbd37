//! Every store there is, for promises that all of them make.

use posthorn_store::Store;
use std::sync::Arc;

/// Where a store lies, so that it can be opened again.
pub(crate) enum Place {
    Folder(tempfile::TempDir),
    Url(String),
}

impl Place {
    pub(crate) async fn open(&self) -> Arc<Store> {
        Arc::new(match self {
            Place::Folder(folder) => Store::sqlite(&folder.path().join("store.sqlite")).await.unwrap(),
            Place::Url(url) => Store::postgres(url).await.unwrap(),
        })
    }
}

/// Every promise is tested on every store.
macro_rules! on_every_store {
    ($($promise:ident)+) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $promise() {
                super::$promise(super::Place::Folder(tempfile::tempdir().unwrap())).await;
            })+
        }
        mod postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $promise() {
                super::$promise(super::Place::Url(super::services::new_database())).await;
            })+
        }
    };
}
pub(crate) use on_every_store;

/// A table's id out of letters and digits.
#[allow(dead_code, reason = "each test file uses its own part")]
pub(crate) fn table_id(text: impl std::fmt::Display) -> posthorn_table::TableId {
    posthorn_table::TableId::parse(&text.to_string()).unwrap()
}
