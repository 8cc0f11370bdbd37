//! The servers that share a database. Any of them serves any table; each game's clocks and bots are
//! seen to by one of them, which claims that from the store for as long as it lives. What the others
//! do is heard over the bus, or found in the store by looking.

use crate::ids;
use crate::lobby::Summary;
use crate::tables::{TableState, Tables};
use posthorn_store::{Bus, Store, StoreError};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::mpsc;

/// How often a server says that it lives and looks for games that nobody sees to.
const TICK: Duration = Duration::from_secs(1);
/// A server that has not said so for this long is taken for dead.
const LEASE_MS: i64 = 4000;
/// How many games one server takes at a time, so that several share those of a dead one.
const TAKE: i64 = 100;
/// With a bus, what was missed there is looked for every so many ticks; without one, every tick.
const LOOK_EVERY: u32 = 10;

/// What one server tells the others.
#[derive(Serialize, Deserialize)]
struct Letter {
    node: String,
    news: News,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum News {
    /// A table has these many events now.
    Table(Box<Summary>),
    /// Who looks at a table from this server.
    Here { table: String, players: BTreeSet<String> },
    /// This server is new or was cut off: who is where?
    Hello,
}

/// This server among the others.
#[derive(Debug)]
pub(crate) struct Node {
    id: String,
    /// Several servers may use the database.
    shared: bool,
    bus: Option<Bus>,
    known: Mutex<Known>,
}

#[derive(Debug, Default)]
struct Known {
    /// The games this server sees to.
    own: HashSet<String>,
    others: BTreeSet<String>,
    /// For each table, who looks at it from this server.
    here: HashMap<String, BTreeSet<String>>,
    /// The same for every other server.
    elsewhere: HashMap<String, HashMap<String, BTreeSet<String>>>,
}

impl Node {
    /// The only server of its database.
    pub(crate) fn alone() -> Node {
        Node { id: "alone".to_owned(), shared: false, bus: None, known: Mutex::default() }
    }

    /// One of several.
    pub(crate) fn one_of_many(bus: Option<Bus>) -> Node {
        let id = ids::hex(&ids::random_bytes::<8>());
        Node { id, shared: true, bus, known: Mutex::default() }
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn id(&self) -> &str {
        &self.id
    }

    /// Whether this server sees to the game's clocks and bots.
    pub(crate) fn owns(&self, table: &str) -> bool {
        !self.shared || self.known().own.contains(table)
    }

    pub(crate) fn take(&self, table: &str) {
        self.known().own.insert(table.to_owned());
    }

    /// Whether other servers may use the database too.
    pub(crate) fn is_shared(&self) -> bool {
        self.shared
    }

    /// Whether somebody else may have written to a table.
    pub(crate) fn has_company(&self) -> bool {
        !self.known().others.is_empty()
    }

    fn tell(&self, news: News) {
        if let Some(bus) = &self.bus
            && let Ok(letter) = serde_json::to_vec(&Letter { node: self.id.clone(), news })
        {
            bus.publish(letter);
        }
    }

    /// A table has changed here.
    pub(crate) fn changed(&self, state: &TableState) {
        if self.bus.is_some() {
            self.tell(News::Table(Box::new(Summary::of(state))));
        }
    }

    /// Who looks at a table from here.
    pub(crate) fn attended(&self, table: &str, players: BTreeSet<String>) {
        if !self.shared {
            return;
        }
        if players.is_empty() {
            self.known().here.remove(table);
        } else {
            self.known().here.insert(table.to_owned(), players.clone());
        }
        self.tell(News::Here { table: table.to_owned(), players });
    }

    /// Who looks at a table from other servers.
    pub(crate) fn elsewhere(&self, table: &str) -> BTreeSet<String> {
        let known = self.known();
        known.elsewhere.values().filter_map(|tables| tables.get(table)).flatten().cloned().collect()
    }

    /// Says again who is where, for those who did not hear it.
    fn introduce(&self) {
        let here: Vec<_> = self.known().here.iter().map(|(t, p)| (t.clone(), p.clone())).collect();
        for (table, players) in here {
            self.tell(News::Here { table, players });
        }
    }

    /// The servers that live; what the others told is forgotten with them.
    fn living(&self, others: BTreeSet<String>) -> Vec<String> {
        let mut known = self.known();
        let mut gone = Vec::new();
        known.elsewhere.retain(|node, tables| {
            let lives = others.contains(node);
            if !lives {
                gone.extend(tables.keys().cloned());
            }
            lives
        });
        known.others = others;
        gone
    }
}

/// Claims and wakes what nobody sees to, and learns of the other tables, before anybody is served.
pub(crate) async fn join(node: &Node, tables: &Tables, store: &dyn Store) -> Result<usize, StoreError> {
    let alive = store.alive(node.id(), LEASE_MS).await?;
    if node.shared {
        // All servers go by the clock of the database.
        ids::agree(alive.now);
    }
    node.living(alive.others.into_iter().collect());
    let most = if node.shared { TAKE } else { i64::MAX };
    store.claim(node.id(), most).await?;
    let woken = reconcile(node, tables, store).await?;
    tables.look().await?;
    Ok(woken)
}

/// Compares what this server sees to with what is claimed for it.
async fn reconcile(node: &Node, tables: &Tables, store: &dyn Store) -> Result<usize, StoreError> {
    let before = node.known().own.clone();
    let claimed: HashSet<String> = store.claims(node.id()).await?.into_iter().collect();
    // A table that was opened meanwhile is neither lost nor gained.
    let lost: Vec<String> = before.difference(&claimed).cloned().collect();
    let gained: Vec<String> = {
        let own = &mut node.known().own;
        own.retain(|table| !lost.contains(table));
        claimed.into_iter().filter(|table| own.insert(table.clone())).collect()
    };
    for table in lost {
        tables.own(&table, false).await;
    }
    for table in &gained {
        tables.own(table, true).await;
    }
    Ok(gained.len())
}

/// Says that this server lives and takes over from those that do not, until the end.
pub(crate) async fn live(node: Arc<Node>, tables: Tables, store: Arc<dyn Store>) {
    let mut ticks = tokio::time::interval(TICK);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut well = true;
    for tick in 0_u32.. {
        ticks.tick().await;
        let result = beat(&node, &tables, &*store, tick).await;
        match &result {
            Err(error) if well => tracing::error!(%error, "the store cannot be reached"),
            Ok(()) if !well => tracing::info!("the store can be reached again"),
            _ => {}
        }
        well = result.is_ok();
    }
}

async fn beat(node: &Node, tables: &Tables, store: &dyn Store, tick: u32) -> Result<(), StoreError> {
    let alive = store.alive(node.id(), LEASE_MS).await?;
    let others: BTreeSet<String> = alive.others.into_iter().collect();
    let company = !others.is_empty();
    for table in node.living(others) {
        tables.attend(&table);
    }
    let claimed = store.claim(node.id(), TAKE).await?;
    if claimed > 0 {
        tracing::info!(games = claimed, "seeing to games that nobody saw to");
    }
    if claimed > 0 || alive.lapsed || (company && tick.is_multiple_of(LOOK_EVERY)) {
        reconcile(node, tables, store).await?;
    }
    let bus_is_up = node.bus.as_ref().is_some_and(|bus| *bus.up().borrow());
    if company && (!bus_is_up || tick.is_multiple_of(LOOK_EVERY)) {
        tables.look().await?;
    }
    Ok(())
}

/// Follows what the other servers say, until the end.
pub(crate) async fn listen(node: Arc<Node>, tables: Tables, mut letters: mpsc::Receiver<Vec<u8>>) {
    let Some(mut up) = node.bus.as_ref().map(Bus::up) else { return };
    up.mark_changed();
    loop {
        tokio::select! {
            changed = up.changed() => {
                if changed.is_err() {
                    return;
                }
                if *up.borrow_and_update() {
                    tracing::info!("the bus is there");
                    node.tell(News::Hello);
                    node.introduce();
                    look(&tables).await;
                } else {
                    tracing::warn!("the bus is away; the store is looked at instead");
                }
            }
            letter = letters.recv() => {
                let Some(letter) = letter else { return };
                match serde_json::from_slice(&letter) {
                    Ok(letter) => hear(&node, &tables, letter).await,
                    // A newer server may say what this one does not know; the store tells it anyway.
                    Err(error) => tracing::debug!(%error, "a letter cannot be read"),
                }
            }
        }
    }
}

async fn hear(node: &Node, tables: &Tables, Letter { node: from, news }: Letter) {
    match news {
        News::Table(summary) => tables.heard(*summary),
        News::Here { table, players } => {
            {
                let mut known = node.known();
                let theirs = known.elsewhere.entry(from.clone()).or_default();
                if players.is_empty() {
                    theirs.remove(&table);
                } else {
                    theirs.insert(table.clone(), players);
                }
                // Whoever speaks lives, even if the store has not said so yet.
                known.others.insert(from);
            }
            tables.attend(&table);
        }
        News::Hello => {
            node.known().others.insert(from);
            node.introduce();
            look(tables).await;
        }
    }
}

/// Finds out what was not heard while the bus was away.
async fn look(tables: &Tables) {
    if let Err(error) = tables.look().await {
        tracing::error!(%error, "the store cannot be looked at");
    }
}
