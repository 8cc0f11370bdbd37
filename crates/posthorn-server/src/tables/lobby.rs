//! The tables in lists: all that are open or running, at any server.

use posthorn_table::{TableId, TableSummary};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::watch;

/// All tables in lists, and a counter of changes to wait on.
#[derive(Clone, Debug)]
pub(crate) struct Lobby(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    tables: Mutex<BTreeMap<TableId, Arc<TableSummary>>>,
    changes: watch::Sender<u64>,
}

impl Lobby {
    pub(crate) fn new() -> Lobby {
        Lobby(Arc::new(Shared { tables: Mutex::default(), changes: watch::channel(0).0 }))
    }

    fn tables(&self) -> MutexGuard<'_, BTreeMap<TableId, Arc<TableSummary>>> {
        self.0.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn update(&self, summary: TableSummary) {
        if summary.status.is_active() {
            let mut tables = self.tables();
            // Messages can overtake each other.
            if tables.get(&summary.id).is_some_and(|known| known.seq > summary.seq) {
                return;
            }
            tables.insert(summary.id.clone(), Arc::new(summary));
        } else {
            self.tables().remove(&summary.id);
        }
        self.count_change();
    }

    pub(crate) fn remove(&self, id: &TableId) {
        self.tables().remove(id);
        self.count_change();
    }

    fn count_change(&self) {
        self.0.changes.send_modify(|count| *count += 1);
    }

    pub(crate) fn changes(&self) -> watch::Receiver<u64> {
        self.0.changes.subscribe()
    }

    pub(crate) fn list(&self) -> Vec<Arc<TableSummary>> {
        self.tables().values().cloned().collect()
    }
}
