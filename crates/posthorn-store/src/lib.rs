//! What happened at the tables, durably.
//!
//! Events are the truth: a game is its setup and one row per event, keyed by game and number, so
//! that two writers can never both win. An answered write is on the disk.
//!
//! ```
//! use posthorn_store::{Append, NewEvent, NewGame, SqlStore, Status, Store, StoreError};
//!
//! # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), StoreError> {
//! # let folder = tempfile::tempdir().expect("a folder");
//! let store = SqlStore::sqlite(&folder.path().join("posthorn.sqlite")).await?;
//! let game = NewGame { id: "g1".into(), at: 0, setup: "{}".into(), secret: vec![7; 32], status: Status::Open, node: "n1".into() };
//! store.create_game(game).await?;
//!
//! let hello = || NewEvent { at: 1, kind: "chat".into(), payload: "\"hello\"".into() };
//! store.append(Append::to("g1", 0, vec![hello()])).await?;
//! // Whoever comes second with the same number is told so, and nothing is written.
//! let late = store.append(Append::to("g1", 0, vec![hello()])).await;
//! assert!(matches!(late, Err(StoreError::Conflict)));
//! # Ok(()) }
//! ```

mod store;
mod people;
mod value;
mod writer;
mod private;
mod sqlite;
mod postgres;
mod remembered;
mod sql;
mod people_sql;
mod transfer;
mod floor;
mod bus;

pub use bus::{Bus, BusError};
pub use floor::single_inserts;
pub use people::{
    Account, ApiToken, NewAccount, Outcome, PastGame, People, Player, Rating, RatingChange, SeatResult,
    Session, Tally, TokenOwner,
};
pub use private::private_file;
pub use remembered::BELIEVED;
pub use sql::SqlStore;
pub use store::{
    Alive, Append, GameRow, Head, NewEvent, NewGame, Status, Store, StoreError, StoredEvent, StoredGame,
};
pub use transfer::TransferError;
