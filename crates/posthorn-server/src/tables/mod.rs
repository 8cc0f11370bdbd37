//! The tables: finding them, waking them, and asking things of them.

mod setup;
mod event;
mod clock;
mod state;
mod order;
mod pages;
mod attendance;
mod filed;
mod task;

pub(crate) use attendance::Presence;
pub(crate) use clock::Face;
pub use event::{Away, Occupant, TableEvent};
pub(crate) use filed::status;
pub(crate) use order::LONGEST_LINE;
#[cfg(test)]
pub(crate) use order::decide;
pub use order::{Order, TableError, Who};
pub(crate) use pages::Pages;
pub use setup::{Hints, Pace, TableSetup};
pub use state::{BadEvent, TableState};
pub(crate) use state::{Deal, LogEntry, Told};
pub(crate) use task::{Message, Snapshot};

use crate::bot_seats::BotSeats;
use crate::fair::Secret;
use crate::ids;
use crate::lobby::{Lobby, Summary};
use crate::metrics::Metrics;
use crate::nodes::Node;
use posthorn_store::{NewGame, Status, Store, StoreError, StoredEvent, StoredGame};
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot, watch};

/// How many orders may wait at one table.
const QUEUE: usize = 64;

/// A way to one table.
#[derive(Clone, Debug)]
pub(crate) struct TableHandle {
    orders: mpsc::Sender<Message>,
    state: watch::Receiver<Snapshot>,
}

impl TableHandle {
    /// The newest published state.
    pub(crate) fn now(&self) -> Snapshot {
        self.state.borrow().clone()
    }

    pub(crate) fn watch(&self) -> watch::Receiver<Snapshot> {
        self.state.clone()
    }

    /// Asks the table for something. When this answers `Ok`, it is stored.
    pub(crate) async fn ask(&self, who: &Who, order: Order) -> Result<(), TableError> {
        let (reply, answer) = oneshot::channel();
        let message = Message::Order { who: who.clone(), order, reply };
        self.orders.try_send(message).map_err(|_| TableError::Busy)?;
        answer.await.unwrap_or(Err(TableError::Busy))
    }

    /// Tells the table what it would find out by itself later, if it has an ear now.
    fn hint(&self, message: Message) {
        let _ = self.orders.try_send(message);
    }

    /// Tells the table that a viewer is there until the answer is dropped.
    pub(crate) fn here(&self, player: &str) -> Presence {
        Presence::new(self.orders.clone(), player.to_owned())
    }
}

/// All tables of this server.
#[derive(Clone, Debug)]
pub struct Tables(Arc<Inner>);

#[derive(Debug)]
pub(crate) struct Inner {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) bots: BotSeats,
    pub(crate) lobby: Lobby,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) node: Arc<Node>,
    /// A table without a clock that nobody has touched for so long falls asleep.
    pub(crate) asleep_after: Duration,
    awake: Mutex<HashMap<String, TableHandle>>,
}

impl Inner {
    fn awake(&self) -> MutexGuard<'_, HashMap<String, TableHandle>> {
        self.awake.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn forget(&self, id: &str) {
        self.awake().remove(id);
        self.metrics.tables.store(self.awake().len() as u64, std::sync::atomic::Ordering::Relaxed);
    }
}

impl Tables {
    pub(crate) fn new(
        store: Arc<dyn Store>,
        bots: BotSeats,
        metrics: Arc<Metrics>,
        node: Arc<Node>,
        asleep_after: Duration,
    ) -> Tables {
        let (lobby, awake) = (Lobby::new(), Mutex::new(HashMap::new()));
        Tables(Arc::new(Inner { store, bots, lobby, metrics, node, asleep_after, awake }))
    }

    pub(crate) fn lobby(&self) -> &Lobby {
        &self.0.lobby
    }

    /// Opens a table and answers its id.
    pub(crate) async fn open(&self, setup: TableSetup) -> Result<String, TableError> {
        // In a rated game chance decides who begins.
        let setup = TableSetup { first: setup.first.filter(|_| !setup.rated), ..setup };
        let id = ids::table_id();
        let secret = Secret::new(ids::random_bytes());
        let game = NewGame {
            id: id.clone(),
            at: ids::now(),
            setup: serde_json::to_string(&setup).map_err(|error| TableError::Store(error.to_string()))?,
            secret: secret.bytes().to_vec(),
            status: Status::Open,
            node: self.0.node.id().to_owned(),
        };
        self.0.store.create_game(game).await.map_err(|error| TableError::Store(error.to_string()))?;
        self.0.node.take(&id);
        let deal = Deal::of(&setup, secret);
        let state = TableState { touched: ids::now(), ..TableState::new(id.clone(), setup, deal) };
        self.0.node.changed(&state);
        self.wake(state);
        Ok(id)
    }

    /// The table of that id, from memory or from the store.
    pub(crate) async fn find(&self, id: &str) -> Result<TableHandle, TableError> {
        if let Some(handle) = self.awake(id) {
            return Ok(handle);
        }
        if !ids::is_table_id(id) {
            return Err(TableError::NoSuchTable);
        }
        let stored = self.0.store.load(id).await.map_err(|error| TableError::Store(error.to_string()))?;
        let state = restore(stored.ok_or(TableError::NoSuchTable)?).map_err(TableError::Store)?;
        Ok(self.wake(state))
    }

    fn awake(&self, id: &str) -> Option<TableHandle> {
        self.0.awake().get(id).cloned()
    }

    /// This server sees to a table's clocks and bots from now on, or no longer.
    pub(crate) async fn own(&self, id: &str, own: bool) {
        match self.awake(id) {
            Some(handle) => drop(handle.orders.send(Message::Own(own)).await),
            None if own => {
                if let Err(error) = self.find(id).await {
                    tracing::error!(table = id, ?error, "a stored table cannot be woken");
                }
            }
            None => {}
        }
    }

    /// Other people are at a table by way of other servers.
    pub(crate) fn attend(&self, id: &str) {
        if let Some(handle) = self.awake(id) {
            handle.hint(Message::Attended);
        }
    }

    /// Another server says how a table stands.
    pub(crate) fn heard(&self, summary: Summary) {
        match self.awake(&summary.id) {
            Some(handle) => handle.hint(Message::Reached(summary.seq)),
            None => self.0.lobby.update(summary),
        }
    }

    /// Finds out from the store what other servers did.
    pub(crate) async fn look(&self) -> Result<(), StoreError> {
        let store = &self.0.store;
        let known = self.0.lobby.list();
        let reached: HashMap<&str, i64> = known.iter().map(|table| (table.id.as_str(), table.seq)).collect();
        let heads = store.heads().await?;
        for head in &heads {
            if let Some(handle) = self.awake(&head.game) {
                handle.hint(Message::Reached(head.events));
            } else if reached.get(head.game.as_str()) != Some(&head.events)
                && let Some(stored) = store.load(&head.game).await?
                && let Ok(state) = restore(stored)
            {
                self.0.lobby.update(Summary::of(&state));
            }
        }
        let unfinished: HashSet<&str> = heads.iter().map(|head| head.game.as_str()).collect();
        for table in known.iter().filter(|table| !unfinished.contains(table.id.as_str())) {
            match self.awake(&table.id) {
                Some(handle) => handle.hint(Message::Reached(i64::MAX)),
                None => self.0.lobby.remove(&table.id),
            }
        }
        Ok(())
    }

    pub(crate) fn wake(&self, state: TableState) -> TableHandle {
        let mut awake = self.0.awake();
        // Two requests may have loaded it at the same time: the first one's task is the table.
        if let Some(handle) = awake.get(&state.id) {
            return handle.clone();
        }
        let (orders, inbox) = mpsc::channel(QUEUE);
        let id = state.id.clone();
        let watch = task::spawn(self.0.clone(), state, inbox, orders.clone());
        let handle = TableHandle { orders, state: watch };
        awake.insert(id, handle.clone());
        self.0.metrics.tables.store(awake.len() as u64, std::sync::atomic::Ordering::Relaxed);
        handle
    }
}

/// The stored events that name a player, with the name taken out.
pub(crate) fn redacted(stored: &StoredGame, player: &str) -> Vec<(i64, String)> {
    let without = |event: &StoredEvent| {
        let mut parsed: TableEvent = serde_json::from_str(&event.payload).ok()?;
        let payload = parsed.forget(player).then(|| serde_json::to_string(&parsed).ok())??;
        Some((event.seq, payload))
    };
    stored.events.iter().filter_map(without).collect()
}

/// A table out of what was stored.
pub(crate) fn restore(stored: StoredGame) -> Result<TableState, String> {
    let setup: TableSetup = serde_json::from_str(&stored.row.setup).map_err(|error| error.to_string())?;
    let secret: [u8; 32] = stored.row.secret.try_into().map_err(|_| "the secret has not 32 bytes")?;
    let deal = Deal::of(&setup, Secret::new(secret));
    let mut state =
        TableState { touched: stored.row.created_at, ..TableState::new(stored.row.id, setup, deal) };
    take_in(&mut state, stored.events)?;
    Ok(state)
}

/// Takes stored events in.
fn take_in(state: &mut TableState, events: Vec<StoredEvent>) -> Result<(), String> {
    for event in events {
        let parsed: TableEvent = serde_json::from_str(&event.payload).map_err(|error| error.to_string())?;
        state.fold(event.at, &parsed).map_err(|error| error.to_string())?;
    }
    Ok(())
}
