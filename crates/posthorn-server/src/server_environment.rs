//! The real world for tables and cluster: the database, the bus, the bots, the clock and the operating system's
//! randomness.

use crate::bot_pool::BotPool;
use crate::environment::{Environment, LeaseStore, MessageBus, TableStore};
use crate::metrics::Metrics;
use crate::{clock, random};
use posthorn_store::{
    Append, Bus, EventCount, Heartbeat, NewTable, Rating, Store, StoreError, StoredEvent, StoredTable,
};
use posthorn_table::{Participant, PlayerId, Seq, TableId};
use std::sync::Arc;
use std::time::Instant;

/// The real world.
#[derive(Clone, Debug)]
pub(crate) struct ServerEnvironment(Arc<Parts>);

#[derive(Debug)]
struct Parts {
    store: MeasuredStore,
    bus: Option<Bus>,
    bots: BotPool,
}

impl ServerEnvironment {
    pub(crate) fn new(
        store: Arc<Store>,
        bus: Option<Bus>,
        bots: BotPool,
        metrics: Arc<Metrics>,
    ) -> ServerEnvironment {
        ServerEnvironment(Arc::new(Parts { store: MeasuredStore { store, metrics }, bus, bots }))
    }
}

impl Environment for ServerEnvironment {
    type Store = MeasuredStore;
    type Bus = Bus;
    type Bots = BotPool;

    fn store(&self) -> &MeasuredStore {
        &self.0.store
    }

    fn bus(&self) -> Option<&Bus> {
        self.0.bus.as_ref()
    }

    fn bots(&self) -> &BotPool {
        &self.0.bots
    }

    fn now(&self) -> i64 {
        clock::now()
    }

    fn synchronise_clock(&self, database_now: i64) {
        clock::synchronise(database_now);
    }

    fn fill_random(&self, bytes: &mut [u8]) {
        random::fill(bytes);
    }
}

/// The store, with the time that it takes for tables.
#[derive(Debug)]
pub(crate) struct MeasuredStore {
    store: Arc<Store>,
    metrics: Arc<Metrics>,
}

impl MeasuredStore {
    async fn measure<T>(&self, operation: &'static str, work: impl Future<Output = T>) -> T {
        let begun = Instant::now();
        let done = work.await;
        self.metrics.store_answered(operation, begun.elapsed());
        done
    }
}

impl TableStore for MeasuredStore {
    async fn create_table(&self, table: NewTable) -> Result<(), StoreError> {
        self.measure("create_table", self.store.create_table(table)).await
    }

    async fn load_table(&self, id: &TableId) -> Result<Option<StoredTable>, StoreError> {
        self.measure("load_table", self.store.load_table(id)).await
    }

    async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.measure("append", self.store.append(append)).await
    }

    async fn read_after(&self, id: &TableId, from: Seq) -> Result<Vec<StoredEvent>, StoreError> {
        self.measure("read_after", self.store.events_from(id, from)).await
    }

    async fn event_counts(&self) -> Result<Vec<EventCount>, StoreError> {
        self.measure("event_counts", self.store.event_counts()).await
    }

    async fn rating(&self, of: &Participant) -> Result<Option<Rating>, StoreError> {
        self.measure("rating", self.store.rating(of)).await
    }

    async fn has_account(&self, player: &PlayerId) -> Result<bool, StoreError> {
        let account = self.measure("account", self.store.account(player)).await?;
        Ok(account.is_some())
    }
}

impl LeaseStore for MeasuredStore {
    async fn heartbeat(&self, node: &str, lease_millis: i64) -> Result<Heartbeat, StoreError> {
        self.measure("heartbeat", self.store.heartbeat(node, lease_millis)).await
    }

    async fn claim_leases(&self, node: &str, limit: i64) -> Result<u64, StoreError> {
        self.measure("claim_leases", self.store.claim_leases(node, limit)).await
    }

    async fn leases_of(&self, node: &str) -> Result<Vec<TableId>, StoreError> {
        self.measure("leases_of", self.store.leases_of(node)).await
    }
}

impl MessageBus for Bus {
    fn publish(&self, message: Vec<u8>) {
        self.publish(message);
    }

    fn is_up(&self) -> bool {
        *self.up().borrow()
    }
}
