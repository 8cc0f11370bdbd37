//! What the lobby knows of every table that is not over. It holds nothing that is hidden.

use crate::tables::{Occupant, TableSetup, TableState, status};
use posthorn_store::Status;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::watch;

/// Who sits on a seat, for lists.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct SeatSummary {
    pub(crate) occupant: Option<Occupant>,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Summary {
    pub(crate) id: String,
    pub(crate) status: Status,
    pub(crate) setup: TableSetup,
    pub(crate) seats: Vec<SeatSummary>,
    /// The seat to move and the round, while the game runs.
    pub(crate) turn: Option<(usize, u16)>,
    /// The number of the last event: later is newer.
    pub(crate) seq: i64,
}

impl Summary {
    pub(crate) fn of(state: &TableState) -> Summary {
        Summary {
            id: state.id.clone(),
            status: status(state),
            setup: state.setup.clone(),
            seats: state.seats.iter().map(|seat| SeatSummary { occupant: seat.occupant.clone() }).collect(),
            turn: state.mover().zip(state.history.as_ref()).map(|(seat, h)| (seat.index(), h.game().round())),
            seq: state.seq,
        }
    }

    pub(crate) fn free_seats(&self) -> usize {
        self.seats.iter().filter(|seat| seat.occupant.is_none()).count()
    }

    pub(crate) fn has(&self, player: &str) -> bool {
        self.seats.iter().any(|seat| seat.occupant.as_ref().and_then(Occupant::player) == Some(player))
    }

    /// Whether the game waits for that player.
    pub(crate) fn waits_for(&self, player: &str) -> bool {
        self.turn.is_some_and(|(seat, _)| {
            self.seats[seat].occupant.as_ref().and_then(Occupant::player) == Some(player)
        })
    }
}

/// All tables in lists, and a bell that rings when one changes.
#[derive(Clone, Debug)]
pub(crate) struct Lobby(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    tables: Mutex<BTreeMap<String, Arc<Summary>>>,
    bell: watch::Sender<u64>,
}

impl Lobby {
    pub(crate) fn new() -> Lobby {
        Lobby(Arc::new(Inner { tables: Mutex::default(), bell: watch::channel(0).0 }))
    }

    fn tables(&self) -> MutexGuard<'_, BTreeMap<String, Arc<Summary>>> {
        self.0.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn update(&self, summary: Summary) {
        match summary.status {
            Status::Open | Status::Running => {
                let mut tables = self.tables();
                // What comes late is no news.
                if tables.get(&summary.id).is_some_and(|known| known.seq > summary.seq) {
                    return;
                }
                tables.insert(summary.id.clone(), Arc::new(summary));
            }
            Status::Over | Status::Gone | Status::Asleep => {
                self.tables().remove(&summary.id);
            }
        }
        self.ring();
    }

    pub(crate) fn remove(&self, id: &str) {
        self.tables().remove(id);
        self.ring();
    }

    fn ring(&self) {
        self.0.bell.send_modify(|count| *count += 1);
    }

    pub(crate) fn bell(&self) -> watch::Receiver<u64> {
        self.0.bell.subscribe()
    }

    pub(crate) fn list(&self) -> Vec<Arc<Summary>> {
        self.tables().values().cloned().collect()
    }
}
