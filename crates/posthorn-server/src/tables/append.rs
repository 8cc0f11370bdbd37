//! From events to what the store keeps, and back.

use posthorn_store::{Append, NewEvent, StoredEvent, StoredTable};
use posthorn_table::shuffles::Secret;
use posthorn_table::{Deal, PlayerId, SeatState, Seq, TableEvent, TableSetup, TableState};
use std::collections::BTreeSet;

/// What is stored when these events lead from one state to the next, the outcome of a finished game aside.
pub(super) fn append_of(
    before: &TableState,
    after: &TableState,
    events: &[TableEvent],
    at: i64,
) -> serde_json::Result<Append> {
    let (was, is) = (before.status(), after.status());
    Ok(Append {
        table: before.id().clone(),
        expected: before.seq(),
        events: events.iter().map(|event| new_event(event, at)).collect::<Result<_, _>>()?,
        status: (was != is).then_some(is),
        seated: events.iter().filter_map(seated_player).collect(),
        left: players(before).difference(&players(after)).cloned().collect(),
        outcome: None,
    })
}

fn new_event(event: &TableEvent, at: i64) -> serde_json::Result<NewEvent> {
    Ok(NewEvent { at, kind: event.kind().to_owned(), payload: serde_json::to_string(event)? })
}

fn seated_player(event: &TableEvent) -> Option<PlayerId> {
    match event {
        TableEvent::Sat { occupant, .. } => occupant.player().cloned(),
        _ => None,
    }
}

fn players(state: &TableState) -> BTreeSet<PlayerId> {
    state.seats().iter().filter_map(SeatState::player).cloned().collect()
}

/// A table out of what was stored, or why it cannot be.
pub(super) fn restore(stored: StoredTable) -> Result<TableState, String> {
    let setup: TableSetup = serde_json::from_str(&stored.row.setup).map_err(|error| error.to_string())?;
    let secret: [u8; 32] = stored.row.secret.try_into().map_err(|_| "the secret has not 32 bytes")?;
    let deal = Deal::of(&setup, Secret::new(secret));
    let mut state = TableState::new(stored.row.id, setup, deal, stored.row.created_at);
    fold_stored(&mut state, stored.events)?;
    Ok(state)
}

/// Applies stored events.
pub(super) fn fold_stored(state: &mut TableState, events: Vec<StoredEvent>) -> Result<(), String> {
    for event in events {
        let parsed: TableEvent = serde_json::from_str(&event.payload).map_err(|error| error.to_string())?;
        state.fold(event.at, &parsed).map_err(|error| error.to_string())?;
    }
    Ok(())
}

/// The payloads of stored events that name a player, with the name taken out.
pub(crate) fn redacted_payloads(stored: &StoredTable, player: &PlayerId) -> Vec<(Seq, String)> {
    let redact = |event: &StoredEvent| {
        let mut parsed: TableEvent = serde_json::from_str(&event.payload).ok()?;
        let payload = parsed.forget_name(player).then(|| serde_json::to_string(&parsed).ok())??;
        Some((event.seq, payload))
    };
    stored.events.iter().filter_map(redact).collect()
}
