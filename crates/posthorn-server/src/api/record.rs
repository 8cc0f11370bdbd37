//! The record of a finished game with the opened secret of its shuffles.

use posthorn_rules::json::RecordForm;
use posthorn_table::TableState;
use serde::Serialize;

/// The record of a finished game with the opened secret of its shuffles.
#[derive(Debug, Serialize)]
pub(crate) struct RecordAnswer {
    #[serde(flatten)]
    record: RecordForm,
    commitment: String,
    secret: String,
}

/// The record of a table; none before the end.
pub(crate) fn record_json(state: &TableState) -> Option<RecordAnswer> {
    let record = RecordForm::from(&state.record()?);
    let secret = state.deal().secret();
    Some(RecordAnswer { record, commitment: secret.commitment(), secret: secret.to_hex() })
}
