//! Why nothing came of a request to a table.

use posthorn_rules::Reason;
use posthorn_table::CommandError;

/// Why nothing came of a request to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableError {
    /// The table refused.
    Refused(CommandError),
    /// There is no such table.
    NoSuchTable,
    /// There is no such bot.
    NoSuchBot,
    /// The text is no action; what is wrong with it.
    BadAction(String),
    /// There is no such command.
    NoSuchCommand,
    /// This table has no hints.
    NoHints,
    /// The game is not over, so there is nothing to replay.
    NotOver,
    /// Too many commands wait.
    Busy,
    /// The store failed; nobody knows whether it was written.
    Store,
    /// What is stored does not make a table.
    Damaged,
}

impl TableError {
    /// The rules forbid it.
    pub(crate) const fn illegal(reason: Reason) -> TableError {
        TableError::Refused(CommandError::Illegal(reason))
    }
}

impl From<CommandError> for TableError {
    fn from(error: CommandError) -> TableError {
        TableError::Refused(error)
    }
}
