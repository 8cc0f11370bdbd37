//! A moment of a finished game. While a game runs there is nothing to replay, for anybody.

use crate::tables::TableError;
use posthorn_pages::LocalizedTable;
use posthorn_pages::replay::Moment;
use posthorn_pages::words::Words;
use posthorn_rules::Seat;
use posthorn_table::{ReplayPerspective, Snapshot, TableView};

/// The game after so many actions, or at its end; as a seat saw it, or with all cards open.
pub(crate) fn moment(
    snapshot: &Snapshot,
    at: Option<usize>,
    seat: Option<Seat>,
    words: &Words,
) -> Result<Moment, TableError> {
    let state = &snapshot.state;
    if !state.is_over() {
        return Err(TableError::NotOver);
    }
    let last = state.plies();
    let at = at.unwrap_or(last).min(last);
    let perspective = seat
        .filter(|seat| state.seat(*seat).is_some())
        .map_or(ReplayPerspective::AllOpen, ReplayPerspective::Seat);
    let localized = |ply| {
        let view = TableView::replay(snapshot, ply, perspective).ok_or(TableError::NotOver)?;
        Ok::<_, TableError>(LocalizedTable::new(view, words))
    };
    Ok(Moment { table: localized(at)?, log: localized(last)?.log_lines, at, last, perspective })
}
