//! The tables of this server: one task each, which alone changes its table. A command is decided, folded on a copy,
//! stored, and only then published. People, bots and clocks enter by the same queue.

mod append;
mod error;
mod handle;
mod lobby;
mod outcome;
mod presence;
mod rematch;
mod task;

pub(crate) use append::redacted_payloads;
pub use error::TableError;
pub use handle::TableHandle;
pub(crate) use lobby::Lobby;
pub(crate) use outcome::{RATING_DEVIATIONS, displayed_rating};
pub(crate) use presence::PresenceGuard;

use crate::cluster::{ClusterTables, Node};
use crate::environment::{Environment, TableStore};
use crate::metrics::Metrics;
use append::restore;
use posthorn_rules::Seat;
use posthorn_store::{NewTable, StoreError};
use posthorn_table::shuffles::Secret;
use posthorn_table::{
    BotKind, Command, Deal, Identity, Seq, TableId, TableSetup, TableState, TableStatus, TableSummary,
};
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use task::Message;
use tokio::sync::mpsc;

/// How many commands may wait at one table.
const QUEUE_LENGTH: usize = 64;

/// All tables of this server.
#[derive(Clone, Debug)]
pub struct Tables<E>(Arc<Shared<E>>);

#[derive(Debug)]
struct Shared<E> {
    environment: E,
    lobby: Lobby,
    metrics: Arc<Metrics>,
    node: Arc<Node<E>>,
    /// A table without a clock that nobody has touched for so long falls asleep.
    sleep_after: Duration,
    in_memory: Mutex<HashMap<TableId, TableHandle>>,
}

impl<E> Shared<E> {
    fn in_memory(&self) -> MutexGuard<'_, HashMap<TableId, TableHandle>> {
        self.in_memory.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn remove_from_memory(&self, id: &TableId) {
        let mut in_memory = self.in_memory();
        in_memory.remove(id);
        self.metrics.set_tables_in_memory(in_memory.len());
    }
}

impl<E: Environment> Tables<E> {
    pub(crate) fn new(
        environment: E,
        metrics: Arc<Metrics>,
        node: Arc<Node<E>>,
        sleep_after: Duration,
    ) -> Tables<E> {
        let (lobby, in_memory) = (Lobby::new(), Mutex::new(HashMap::new()));
        Tables(Arc::new(Shared { environment, lobby, metrics, node, sleep_after, in_memory }))
    }

    pub(crate) fn lobby(&self) -> &Lobby {
        &self.0.lobby
    }

    /// Opens a table.
    pub async fn open(&self, setup: TableSetup) -> Result<TableHandle, TableError> {
        let environment = &self.0.environment;
        let (mut id, mut secret) = ([0; 14], [0; 32]);
        environment.fill_random(&mut id);
        environment.fill_random(&mut secret);
        let (id, secret, now) = (TableId::from_random(id), Secret::new(secret), environment.now());
        let table = NewTable {
            id: id.clone(),
            at: now,
            setup: serde_json::to_string(&setup).map_err(|_| TableError::Damaged)?,
            secret: secret.bytes().to_vec(),
            status: TableStatus::Open,
            node: self.0.node.id().to_owned(),
        };
        environment.store().create_table(table).await.map_err(failed)?;
        self.0.node.add_lease(&id);
        let deal = Deal::of(&setup, secret);
        let state = TableState::new(id, setup, deal, now);
        self.0.node.announce_table(&state);
        Ok(self.put_in_memory(state))
    }

    /// Opens a table, and starts the game against bots of one kind.
    pub async fn start_against_bots(
        &self,
        host: &Identity,
        setup: TableSetup,
        bot: BotKind,
    ) -> Result<TableId, TableError> {
        let bots = setup.seats() - 1;
        let table = self.open(setup).await?;
        table.send(host, Command::Sit(Seat::new(0))).await?;
        for _ in 0..bots {
            table.send(host, Command::AddBot { seat: None, bot }).await?;
        }
        table.send(host, Command::Start).await?;
        Ok(table.id().clone())
    }

    /// The table of an address, from memory or from the store.
    pub async fn find(&self, id: &str) -> Result<TableHandle, TableError> {
        let id = TableId::parse(id).ok_or(TableError::NoSuchTable)?;
        self.load(&id).await
    }

    /// A table, from memory or from the store.
    pub async fn load(&self, id: &TableId) -> Result<TableHandle, TableError> {
        if let Some(handle) = self.find_in_memory(id) {
            return Ok(handle);
        }
        let stored = self.0.environment.store().load_table(id).await.map_err(failed)?;
        let state = restore(stored.ok_or(TableError::NoSuchTable)?).map_err(|error| {
            tracing::error!(table = %id, error, "what is stored does not make a table");
            TableError::Damaged
        })?;
        Ok(self.put_in_memory(state))
    }

    fn find_in_memory(&self, id: &TableId) -> Option<TableHandle> {
        self.0.in_memory().get(id).cloned()
    }

    pub(crate) fn put_in_memory(&self, state: TableState) -> TableHandle {
        let mut in_memory = self.0.in_memory();
        // Two requests may have loaded it at the same time: the first one's task is the table.
        if let Some(handle) = in_memory.get(state.id()) {
            return handle.clone();
        }
        let (messages, inbox) = mpsc::channel(QUEUE_LENGTH);
        let id = state.id().clone();
        let snapshots = task::spawn(self.0.clone(), state, inbox, messages.clone());
        let handle = TableHandle::new(id.clone(), messages, snapshots);
        in_memory.insert(id, handle.clone());
        self.0.metrics.set_tables_in_memory(in_memory.len());
        handle
    }
}

fn failed(error: StoreError) -> TableError {
    tracing::error!(%error, "the store failed");
    TableError::Store
}

impl<E: Environment> ClusterTables for Tables<E> {
    async fn lease_changed(&self, id: &TableId, held: bool) {
        match self.find_in_memory(id) {
            Some(handle) => handle.deliver(Message::LeaseChanged(held)).await,
            None if held => {
                if let Err(error) = self.load(id).await {
                    tracing::error!(table = %id, ?error, "a stored table cannot be loaded");
                }
            }
            None => {}
        }
    }

    fn remote_presence_changed(&self, id: &TableId) {
        if let Some(handle) = self.find_in_memory(id) {
            handle.try_deliver(Message::RemotePresenceChanged);
        }
    }

    fn announced(&self, summary: TableSummary) {
        match self.find_in_memory(&summary.id) {
            Some(handle) => handle.try_deliver(Message::CatchUpTo(summary.seq)),
            None => self.0.lobby.update(summary),
        }
    }

    async fn read_store(&self) -> Result<(), StoreError> {
        let store = self.0.environment.store();
        let known = self.0.lobby.list();
        let known_seq: HashMap<&TableId, Seq> = known.iter().map(|table| (&table.id, table.seq)).collect();
        let counts = store.event_counts().await?;
        for count in &counts {
            if let Some(handle) = self.find_in_memory(&count.table) {
                handle.try_deliver(Message::CatchUpTo(count.events));
            } else if known_seq.get(&count.table) != Some(&count.events)
                && let Some(stored) = store.load_table(&count.table).await?
                && let Ok(state) = restore(stored)
            {
                self.0.lobby.update(TableSummary::of(&state));
            }
        }
        let unfinished: HashSet<&TableId> = counts.iter().map(|count| &count.table).collect();
        for table in known.iter().filter(|table| !unfinished.contains(&table.id)) {
            match self.find_in_memory(&table.id) {
                Some(handle) => handle.try_deliver(Message::CatchUpTo(Seq(i64::MAX))),
                None => self.0.lobby.remove(&table.id),
            }
        }
        Ok(())
    }
}
