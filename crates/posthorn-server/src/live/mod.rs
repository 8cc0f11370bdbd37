//! Live connections: each open page gets the fragments of the newest state that changed. Commands never come this
//! way; they are posted, so that the page without script and the API share one path.

mod connection;
mod lobby;
mod table;
mod update;

pub(crate) use connection::{Connection, ConnectionCount, limit_buffers};
pub(crate) use lobby::{follow_lobby, lobby_of};
pub(crate) use table::{TableQuery, follow_table};
