//! What happened at the tables, durably.
//!
//! Events are the truth: a table is its setup and one row per event, keyed by table and number, so that of two
//! writers only one can win. A write that was answered with `Ok` is on the disk.
//!
//! ```
//! use posthorn_store::{Append, NewEvent, NewTable, Store, StoreError};
//! use posthorn_table::{Seq, TableId, TableStatus};
//!
//! # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), StoreError> {
//! # let folder = tempfile::tempdir().expect("a folder");
//! let store = Store::sqlite(&folder.path().join("posthorn.sqlite")).await?;
//! let id = TableId::parse("k3v9x2").expect("letters and digits");
//! store
//!     .create_table(NewTable {
//!         id: id.clone(),
//!         at: 0,
//!         setup: "{}".into(),
//!         secret: vec![7; 32],
//!         status: TableStatus::Open,
//!         node: "n1".into(),
//!     })
//!     .await?;
//!
//! let hello = || NewEvent { at: 1, kind: "chat".into(), payload: "\"hello\"".into() };
//! store.append(Append::to(&id, Seq::ZERO, vec![hello()])).await?;
//! // A second writer with the same number gets an error, and nothing is written.
//! let late = store.append(Append::to(&id, Seq::ZERO, vec![hello()])).await;
//! assert!(matches!(late, Err(StoreError::Conflict)));
//! # Ok(()) }
//! ```

#![warn(missing_docs)]

mod error;
// SQL, and the two databases that run it.
mod statement;
mod row;
mod private_file;
// What is written and read.
mod scopes;
mod identity;
mod outcome;
mod append;
mod driver;
mod sqlite;
mod postgres;
// The store: one writer, many readers, and its methods by subject.
mod batch;
mod auth_cache;
mod store;
mod tables;
mod events;
mod leases;
mod settings;
mod players;
mod accounts;
mod sessions;
mod api_tokens;
mod results;
mod ratings;
// Beside it.
mod transfer;
mod baseline;
mod bus;

pub use accounts::{Account, NewAccount};
pub use append::{Append, EventCount, NewEvent};
pub use auth_cache::AUTH_CACHE_TTL;
pub use baseline::single_inserts;
pub use bus::{Bus, BusError};
pub use error::StoreError;
pub use events::StoredEvent;
pub use identity::{ApiToken, Player, Session, TokenOwner};
pub use leases::Heartbeat;
pub use outcome::{GameOutcome, Rating, RatingChange, SeatResult};
pub use private_file::create_private_file;
pub use ratings::RankedParticipant;
pub use results::{PastGame, SeatStatistics};
pub use scopes::{Scope, Scopes};
pub use store::Store;
pub use tables::{NewTable, StoredTable, TableRow};
pub use transfer::TransferError;
