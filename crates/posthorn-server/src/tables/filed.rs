//! What the store keeps of a table beside the game itself: where it stands, and who sat down and left.

use super::event::{Occupant, TableEvent};
use super::order::TableError;
use super::state::{SeatState, TableState};
use posthorn_store::{NewEvent, Status};
use std::collections::BTreeSet;

pub(super) fn stored(event: &TableEvent, at: i64) -> Result<NewEvent, TableError> {
    let payload = serde_json::to_string(event).map_err(|error| TableError::Store(error.to_string()))?;
    Ok(NewEvent { at, kind: event.kind().to_owned(), payload })
}

/// Where a table stands, for lists.
pub(crate) fn status(state: &TableState) -> Status {
    let person = |seat: &SeatState| seat.occupant.as_ref().and_then(Occupant::player).is_some();
    match &state.history {
        Some(history) if history.game().is_over() => Status::Over,
        _ if state.asleep => Status::Asleep,
        Some(_) => Status::Running,
        None if state.seq > 0 && !state.seats.iter().any(person) => Status::Gone,
        None => Status::Open,
    }
}

pub(super) fn players_seated(events: &[TableEvent]) -> Vec<String> {
    events
        .iter()
        .filter_map(|event| match event {
            TableEvent::Sat { occupant, .. } => occupant.player().map(str::to_owned),
            _ => None,
        })
        .collect()
}

pub(super) fn players_left(before: &TableState, after: &TableState) -> Vec<String> {
    let players = |state: &TableState| -> BTreeSet<String> {
        state.seats.iter().filter_map(|seat| seat.occupant.as_ref()?.player().map(str::to_owned)).collect()
    };
    players(before).difference(&players(after)).cloned().collect()
}
