//! What tables and cluster need from the world: a store, a bus, bots, a clock and chance. The server has the
//! real ones; a simulator can bring its own, and then run the same code.

use posthorn_rules::{Action, GameView};
use posthorn_store::{Append, EventCount, Heartbeat, NewTable, Rating, StoreError, StoredEvent, StoredTable};
use posthorn_table::{BotKind, Participant, PlayerId, Seq, TableId};
use std::fmt::Debug;
use std::time::Duration;

/// Everything that tables and cluster need from the world.
pub trait Environment: Clone + Debug + Send + Sync + 'static {
    /// Where events are stored.
    type Store: TableStore + LeaseStore;
    /// The way to other servers.
    type Bus: MessageBus;
    /// Who thinks for bots.
    type Bots: BotThinker;

    /// Where events are stored.
    fn store(&self) -> &Self::Store;
    /// The way to other servers, if there are any.
    fn bus(&self) -> Option<&Self::Bus>;
    /// Who thinks for bots.
    fn bots(&self) -> &Self::Bots;
    /// The time, in milliseconds since 1970. It never goes back by itself.
    fn now(&self) -> i64;
    /// Sets the clock by that of the database, which all servers share.
    fn synchronise_clock(&self, database_now: i64);
    /// Fills bytes that nobody can guess.
    fn fill_random(&self, bytes: &mut [u8]);
}

/// The answer of a store.
type Stored<T> = Result<T, StoreError>;

/// What tables ask of a store. An `Ok` of a write means that it is durable.
pub trait TableStore: Debug + Send + Sync + 'static {
    /// Stores a new table.
    fn create_table(&self, table: NewTable) -> impl Future<Output = Stored<()>> + Send;
    /// A table with all its events.
    fn load_table(&self, id: &TableId) -> impl Future<Output = Stored<Option<StoredTable>>> + Send;
    /// Adds events to a table, all or none.
    fn append(&self, append: Append) -> impl Future<Output = Stored<()>> + Send;
    /// The events of a table from that number on.
    fn read_after(&self, id: &TableId, from: Seq) -> impl Future<Output = Stored<Vec<StoredEvent>>> + Send;
    /// How many events each unfinished table has.
    fn event_counts(&self) -> impl Future<Output = Stored<Vec<EventCount>>> + Send;
    /// The rating of a participant.
    fn rating(&self, of: &Participant) -> impl Future<Output = Stored<Option<Rating>>> + Send;
    /// Whether a player has an account.
    fn has_account(&self, player: &PlayerId) -> impl Future<Output = Stored<bool>> + Send;
}

/// What the cluster asks of a store: which server runs the clocks and bots of which table.
pub trait LeaseStore: Debug + Send + Sync + 'static {
    /// Records that a server is alive for so many milliseconds from now.
    fn heartbeat(&self, node: &str, lease_millis: i64) -> impl Future<Output = Stored<Heartbeat>> + Send;
    /// Takes leases that no living server holds, and answers how many.
    fn claim_leases(&self, node: &str, limit: i64) -> impl Future<Output = Stored<u64>> + Send;
    /// The unfinished tables whose lease a server holds.
    fn leases_of(&self, node: &str) -> impl Future<Output = Stored<Vec<TableId>>> + Send;
}

/// A way to tell all other servers something. It may lose messages.
pub trait MessageBus: Debug + Send + Sync + 'static {
    /// Sends a message to all other servers.
    fn publish(&self, message: Vec<u8>);
    /// Whether the bus can be reached now.
    fn is_up(&self) -> bool;
}

/// Somebody who chooses the actions of bots.
pub trait BotThinker: Clone + Debug + Send + Sync + 'static {
    /// The action of a bot for what its seat sees; a calm bot takes its time.
    fn choose(
        &self,
        kind: BotKind,
        view: GameView,
        calm: bool,
    ) -> impl Future<Output = Option<Action>> + Send + 'static;
    /// How long an action of a calm bot takes at least.
    fn pause(&self) -> Duration;
}
