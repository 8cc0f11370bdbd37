//! A table in a list.

use crate::event::Occupant;
use crate::ids::{PlayerId, Seq, TableId};
use crate::setup::TableSetup;
use crate::state::TableState;
use crate::status::TableStatus;
use serde::{Deserialize, Serialize};

/// A table in a list. It holds nothing that is hidden.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableSummary {
    /// The table.
    pub id: TableId,
    /// Where it stands.
    pub status: TableStatus,
    /// How it is set up.
    pub setup: TableSetup,
    /// Who sits on each seat.
    pub seats: Vec<SeatSummary>,
    /// The number of the seat to move and of the round, while the game runs.
    pub turn: Option<(usize, u16)>,
    /// How many events there are: more is newer.
    pub seq: Seq,
}

/// A seat in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatSummary {
    /// Who sits there.
    pub occupant: Option<Occupant>,
}

impl TableSummary {
    /// The summary of a table as it is.
    pub fn of(state: &TableState) -> TableSummary {
        let turn =
            state.mover().zip(state.history()).map(|(seat, history)| (seat.index(), history.game().round()));
        TableSummary {
            id: state.id().clone(),
            status: state.status(),
            setup: state.setup().clone(),
            seats: state.seats().iter().map(|seat| SeatSummary { occupant: seat.occupant() }).collect(),
            turn,
            seq: state.seq(),
        }
    }

    /// How many seats are free.
    pub fn free_seats(&self) -> usize {
        self.seats.iter().filter(|seat| seat.occupant.is_none()).count()
    }

    /// Whether that player sits there.
    pub fn seats_player(&self, player: &PlayerId) -> bool {
        self.seats.iter().any(|seat| seat.occupant.as_ref().and_then(Occupant::player) == Some(player))
    }

    /// Whether the game waits for that player.
    pub fn waits_for(&self, player: &PlayerId) -> bool {
        let seat = self.turn.and_then(|(seat, _)| self.seats.get(seat));
        seat.is_some_and(|seat| seat.occupant.as_ref().and_then(Occupant::player) == Some(player))
    }
}
