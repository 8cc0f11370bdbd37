//! What each error means to a browser or a program: its HTTP status, its code in the API, and its sentence.

use crate::people::AccountError;
use crate::tables::TableError;
use axum::http::StatusCode;
use posthorn_rules::{Reason, Rule};
use posthorn_table::CommandError;

/// What an error means to a browser or a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ErrorInfo {
    pub(crate) status: StatusCode,
    /// The code in the API: programs decide by it.
    pub(crate) code: &'static str,
    /// The key of the sentence.
    pub(crate) key: String,
    /// The rule that forbids it.
    pub(crate) rule: Option<Rule>,
}

fn info(status: StatusCode, code: &'static str, key: &str) -> ErrorInfo {
    ErrorInfo { status, code, key: key.to_owned(), rule: None }
}

const CONFLICT: StatusCode = StatusCode::CONFLICT;
const FORBIDDEN: StatusCode = StatusCode::FORBIDDEN;
const UNPROCESSABLE: StatusCode = StatusCode::UNPROCESSABLE_ENTITY;
const UNAVAILABLE: StatusCode = StatusCode::SERVICE_UNAVAILABLE;

impl From<&TableError> for ErrorInfo {
    fn from(error: &TableError) -> ErrorInfo {
        match error {
            TableError::Refused(refused) => refused.into(),
            TableError::NoSuchTable => info(StatusCode::NOT_FOUND, "not_found", "error-no-such-table"),
            TableError::NoSuchBot => info(UNPROCESSABLE, "refused", "error-no-such-bot"),
            TableError::BadAction(_) => info(UNPROCESSABLE, "bad_request", "error-bad-action"),
            TableError::NoSuchCommand => info(UNPROCESSABLE, "refused", "error-no-such-command"),
            TableError::NoHints => info(FORBIDDEN, "refused", "error-no-hints"),
            TableError::NotOver => info(CONFLICT, "refused", "error-not-over"),
            TableError::Busy => info(UNAVAILABLE, "unavailable", "error-busy"),
            TableError::Store | TableError::Damaged => info(UNAVAILABLE, "unavailable", "error-store"),
        }
    }
}

impl From<&CommandError> for ErrorInfo {
    fn from(error: &CommandError) -> ErrorInfo {
        match error {
            CommandError::Illegal(reason) => {
                let code = if *reason == Reason::GameOver { "game_over" } else { "illegal_action" };
                let key = format!("reason-{}", reason.key());
                ErrorInfo { status: CONFLICT, code, key, rule: reason.rule() }
            }
            CommandError::Stale => info(CONFLICT, "stale", "error-stale"),
            CommandError::NotSeated => info(FORBIDDEN, "refused", "error-not-seated"),
            CommandError::NotHost => info(FORBIDDEN, "refused", "error-not-host"),
            CommandError::SeatTaken => info(CONFLICT, "refused", "error-seat-taken"),
            CommandError::NoSuchSeat => info(UNPROCESSABLE, "refused", "error-no-such-seat"),
            CommandError::Begun => info(CONFLICT, "refused", "error-begun"),
            CommandError::NotBegun => info(CONFLICT, "refused", "error-not-begun"),
            CommandError::NotReady => info(CONFLICT, "refused", "error-not-ready"),
            CommandError::BadText => info(UNPROCESSABLE, "refused", "error-bad-text"),
            CommandError::NotAway => info(CONFLICT, "refused", "error-not-away"),
            CommandError::OffScript => info(CONFLICT, "refused", "error-off-tour"),
            CommandError::NeedsAccount => info(FORBIDDEN, "refused", "error-needs-account"),
            CommandError::NotInRated => info(CONFLICT, "refused", "error-not-in-rated"),
        }
    }
}

impl From<&AccountError> for ErrorInfo {
    fn from(error: &AccountError) -> ErrorInfo {
        match error {
            AccountError::BadName => info(UNPROCESSABLE, "bad_request", "error-account-name"),
            AccountError::BadPassword => info(UNPROCESSABLE, "bad_request", "error-password"),
            AccountError::BadEmail => info(UNPROCESSABLE, "bad_request", "error-email"),
            AccountError::NameTaken => info(CONFLICT, "refused", "error-name-taken"),
            AccountError::HasAccount => info(CONFLICT, "refused", "error-has-account"),
            AccountError::WrongPassword => info(FORBIDDEN, "refused", "error-sign-in"),
            AccountError::NoAccount => info(FORBIDDEN, "refused", "error-needs-account"),
            AccountError::TooManyTokens => info(CONFLICT, "refused", "error-too-many-keys"),
            AccountError::RateLimited(_) => {
                info(StatusCode::TOO_MANY_REQUESTS, "too_many_requests", "error-too-often")
            }
            AccountError::Busy => info(UNAVAILABLE, "unavailable", "error-busy-server"),
            AccountError::Store => info(UNAVAILABLE, "unavailable", "error-store"),
        }
    }
}
