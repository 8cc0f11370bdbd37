//! This server among the others: which leases it holds, and who is where.

use super::message::{BusContent, BusMessage};
use crate::environment::{Environment, MessageBus};
use posthorn_table::{PlayerId, TableId, TableState, TableSummary, hex};
use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The name of the only server of its database.
const ALONE: &str = "alone";

/// This server among the others.
#[derive(Debug)]
pub struct Node<E> {
    id: String,
    /// Whether several servers may use the database.
    shared: bool,
    environment: E,
    membership: Mutex<Membership>,
}

#[derive(Debug, Default)]
struct Membership {
    /// The tables whose lease this server holds.
    leases: HashSet<TableId>,
    /// The other servers that are alive.
    others: BTreeSet<String>,
    /// For each table, who has its page open at this server.
    local_presence: HashMap<TableId, BTreeSet<PlayerId>>,
    /// The same for every other server.
    remote_presence: HashMap<String, HashMap<TableId, BTreeSet<PlayerId>>>,
}

impl<E: Environment> Node<E> {
    /// The only server of its database: it holds every lease.
    pub fn alone(environment: E) -> Node<E> {
        Node { id: ALONE.to_owned(), shared: false, environment, membership: Mutex::default() }
    }

    /// One of several servers.
    pub fn one_of_many(environment: E) -> Node<E> {
        let mut id = [0; 8];
        environment.fill_random(&mut id);
        Node { id: hex::encode(&id), shared: true, environment, membership: Mutex::default() }
    }

    fn membership(&self) -> MutexGuard<'_, Membership> {
        self.membership.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The name under which this server holds leases.
    pub fn id(&self) -> &str {
        &self.id
    }

    pub(super) fn environment(&self) -> &E {
        &self.environment
    }

    /// Whether several servers may use the database.
    pub fn is_shared(&self) -> bool {
        self.shared
    }

    /// Whether this server runs the table's clocks and bots.
    pub fn holds_lease(&self, table: &TableId) -> bool {
        !self.shared || self.membership().leases.contains(table)
    }

    /// This server has just opened the table, and so holds its lease.
    pub fn add_lease(&self, table: &TableId) {
        self.membership().leases.insert(table.clone());
    }

    pub(super) fn leases(&self) -> HashSet<TableId> {
        self.membership().leases.clone()
    }

    /// Replaces the leases by what the store says; the answer is what was gained. A table that was opened after
    /// the store was read is neither lost nor gained.
    pub(super) fn update_leases(&self, lost: &[TableId], held: Vec<TableId>) -> Vec<TableId> {
        let leases = &mut self.membership().leases;
        leases.retain(|table| !lost.contains(table));
        held.into_iter().filter(|table| leases.insert(table.clone())).collect()
    }

    /// Whether another server may have written to a table.
    pub fn has_others(&self) -> bool {
        !self.membership().others.is_empty()
    }

    /// Tells the other servers that a table has changed.
    pub fn announce_table(&self, state: &TableState) {
        if self.environment.bus().is_some() {
            self.publish(BusContent::Table(Box::new(TableSummary::of(state))));
        }
    }

    /// Tells the other servers who has a table's page open here.
    pub fn announce_presence(&self, table: &TableId, players: BTreeSet<PlayerId>) {
        if !self.shared {
            return;
        }
        if players.is_empty() {
            self.membership().local_presence.remove(table);
        } else {
            self.membership().local_presence.insert(table.clone(), players.clone());
        }
        self.publish(BusContent::Presence { table: table.clone(), players });
    }

    /// Who has a table's page open at other servers.
    pub fn remote_presence(&self, table: &TableId) -> BTreeSet<PlayerId> {
        let membership = self.membership();
        membership
            .remote_presence
            .values()
            .filter_map(|tables| tables.get(table))
            .flatten()
            .cloned()
            .collect()
    }

    pub(super) fn say_hello(&self) {
        self.publish(BusContent::Hello);
    }

    /// Says again who is where, for those who missed it.
    pub(super) fn announce_all_presence(&self) {
        let local: Vec<_> = self
            .membership()
            .local_presence
            .iter()
            .map(|(t, players)| (t.clone(), players.clone()))
            .collect();
        for (table, players) in local {
            self.publish(BusContent::Presence { table, players });
        }
    }

    fn publish(&self, content: BusContent) {
        if let Some(bus) = self.environment.bus()
            && let Ok(message) = serde_json::to_vec(&BusMessage { node: self.id.clone(), content })
        {
            bus.publish(message);
        }
    }

    /// Another server said something, so it is alive, even if the store has not said so yet.
    pub(super) fn add_other(&self, node: String) {
        self.membership().others.insert(node);
    }

    pub(super) fn set_remote_presence(&self, node: &str, table: &TableId, players: BTreeSet<PlayerId>) {
        let mut membership = self.membership();
        let tables = membership.remote_presence.entry(node.to_owned()).or_default();
        if players.is_empty() {
            tables.remove(table);
        } else {
            tables.insert(table.clone(), players);
        }
    }

    /// The other servers that are alive. Who was at those that are not is forgotten; the answer is their tables.
    pub(super) fn set_others(&self, others: BTreeSet<String>) -> Vec<TableId> {
        let mut membership = self.membership();
        let mut gone = Vec::new();
        membership.remote_presence.retain(|node, tables| {
            let is_alive = others.contains(node);
            if !is_alive {
                gone.extend(tables.keys().cloned());
            }
            is_alive
        });
        membership.others = others;
        gone
    }
}
