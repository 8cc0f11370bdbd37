//! Heartbeats and leases, and what comes over the bus.

use super::message::{BusContent, BusMessage};
use super::node::Node;
use crate::environment::{Environment, LeaseStore, MessageBus};
use posthorn_store::StoreError;
use posthorn_table::{TableId, TableSummary};
use std::collections::{BTreeSet, HashSet};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, watch};

/// How often a server sends a heartbeat and looks for leases that nobody holds.
const HEARTBEAT_EVERY: Duration = Duration::from_secs(1);
/// A server without a heartbeat for this long is taken for dead.
const LEASE_MILLIS: i64 = 4000;
/// How many leases one server takes at a time, so that several share those of a dead one.
const LEASES_AT_ONCE: i64 = 100;
/// With a bus, what was lost there is looked for every so many heartbeats; without one, every time.
const READ_STORE_EVERY: u32 = 10;

/// What the cluster tells the tables of this server.
pub trait ClusterTables: Clone + Send + Sync + 'static {
    /// This server runs the table's clocks and bots from now on, or no longer.
    fn lease_changed(&self, table: &TableId, held: bool) -> impl Future<Output = ()> + Send;
    /// Other people have the table's page open at other servers.
    fn remote_presence_changed(&self, table: &TableId);
    /// Another server changed a table.
    fn announced(&self, summary: TableSummary);
    /// Reads from the store what other servers wrote.
    fn read_store(&self) -> impl Future<Output = Result<(), StoreError>> + Send;
}

/// Takes leases that nobody holds and learns of the other tables, before anybody is served. The answer is how many
/// leases.
pub async fn join<E: Environment>(node: &Node<E>, tables: &impl ClusterTables) -> Result<usize, StoreError> {
    let store = node.environment().store();
    let heartbeat = store.heartbeat(node.id(), LEASE_MILLIS).await?;
    if node.is_shared() {
        node.environment().synchronise_clock(heartbeat.now);
    }
    node.set_others(heartbeat.others.into_iter().collect());
    let limit = if node.is_shared() { LEASES_AT_ONCE } else { i64::MAX };
    store.claim_leases(node.id(), limit).await?;
    let gained = reconcile_leases(node, tables).await?;
    tables.read_store().await?;
    Ok(gained)
}

/// Compares the leases that this server believes to hold with those in the store.
async fn reconcile_leases<E: Environment>(
    node: &Node<E>,
    tables: &impl ClusterTables,
) -> Result<usize, StoreError> {
    let before = node.leases();
    let stored = node.environment().store().leases_of(node.id()).await?;
    let held: HashSet<&TableId> = stored.iter().collect();
    let lost: Vec<TableId> = before.iter().filter(|table| !held.contains(table)).cloned().collect();
    let gained = node.update_leases(&lost, stored);
    for table in &lost {
        tables.lease_changed(table, false).await;
    }
    for table in &gained {
        tables.lease_changed(table, true).await;
    }
    Ok(gained.len())
}

/// Sends heartbeats and takes the leases of servers that are dead, until the end.
pub async fn send_heartbeats<E: Environment>(node: Arc<Node<E>>, tables: impl ClusterTables) {
    let mut ticks = tokio::time::interval(HEARTBEAT_EVERY);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut reachable = true;
    for tick in 0_u32.. {
        ticks.tick().await;
        let result = send_heartbeat(&node, &tables, tick).await;
        match &result {
            Err(error) if reachable => tracing::error!(%error, "the store cannot be reached"),
            Ok(()) if !reachable => tracing::info!("the store can be reached again"),
            _ => {}
        }
        reachable = result.is_ok();
    }
}

async fn send_heartbeat<E: Environment>(
    node: &Node<E>,
    tables: &impl ClusterTables,
    tick: u32,
) -> Result<(), StoreError> {
    let store = node.environment().store();
    let heartbeat = store.heartbeat(node.id(), LEASE_MILLIS).await?;
    let others: BTreeSet<String> = heartbeat.others.into_iter().collect();
    let has_others = !others.is_empty();
    for table in node.set_others(others) {
        tables.remote_presence_changed(&table);
    }
    let claimed = store.claim_leases(node.id(), LEASES_AT_ONCE).await?;
    if claimed > 0 {
        tracing::info!(tables = claimed, "took leases that no server held");
    }
    let is_regular = has_others && tick.is_multiple_of(READ_STORE_EVERY);
    if claimed > 0 || heartbeat.lapsed || is_regular {
        reconcile_leases(node, tables).await?;
    }
    let bus_is_up = node.environment().bus().is_some_and(MessageBus::is_up);
    if is_regular || (has_others && !bus_is_up) {
        tables.read_store().await?;
    }
    Ok(())
}

/// Follows what the other servers say over the bus, until the end.
pub async fn receive_messages<E: Environment>(
    node: Arc<Node<E>>,
    tables: impl ClusterTables,
    mut up: watch::Receiver<bool>,
    mut messages: mpsc::Receiver<Vec<u8>>,
) {
    up.mark_changed();
    loop {
        tokio::select! {
            changed = up.changed() => {
                if changed.is_err() {
                    return;
                }
                if *up.borrow_and_update() {
                    tracing::info!("the bus is up");
                    node.say_hello();
                    node.announce_all_presence();
                    read_store(&tables).await;
                } else {
                    tracing::warn!("the bus is down; the store is read instead");
                }
            }
            message = messages.recv() => {
                let Some(message) = message else { return };
                match serde_json::from_slice(&message) {
                    Ok(message) => receive(&node, &tables, message).await,
                    // A newer server may say what this one does not know; the store has it anyway.
                    Err(error) => tracing::debug!(%error, "a message on the bus cannot be read"),
                }
            }
        }
    }
}

async fn receive<E: Environment>(node: &Node<E>, tables: &impl ClusterTables, message: BusMessage) {
    match message.content {
        BusContent::Table(summary) => tables.announced(*summary),
        BusContent::Presence { table, players } => {
            node.set_remote_presence(&message.node, &table, players);
            node.add_other(message.node);
            tables.remote_presence_changed(&table);
        }
        BusContent::Hello => {
            node.add_other(message.node);
            node.announce_all_presence();
            read_store(tables).await;
        }
    }
}

/// Finds out what was not heard while the bus was down.
async fn read_store(tables: &impl ClusterTables) {
    if let Err(error) = tables.read_store().await {
        tracing::error!(%error, "the store cannot be read");
    }
}
