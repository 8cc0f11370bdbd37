//! Why a program did not get what it asked for, and how it is told.

use crate::error_table::ErrorInfo;
use crate::http::{RateLimited, set_retry_after};
use crate::people::AccountError;
use crate::tables::TableError;
use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use posthorn_pages::words::Words;
use posthorn_store::Scope;
use posthorn_table::CommandError;
use serde::Serialize;
use utoipa::ToSchema;

/// Why a program did not get what it asked for.
#[derive(Debug)]
pub(crate) enum ApiError {
    /// No key, or one that opens nothing.
    Unauthorised,
    /// The request cannot be understood.
    BadRequest(String),
    /// The request can be understood, but not be used.
    Unprocessable(String),
    /// The key does not open this.
    Forbidden(Scope),
    /// There is no such address.
    NotFound,
    /// The address is there, but not for that method.
    MethodNotAllowed,
    /// The body is too long.
    TooLong,
    /// The program asks for too much.
    RateLimited(RateLimited),
    /// The account stays as it is.
    Account(AccountError),
    /// The table said no.
    Table(TableError),
}

impl From<TableError> for ApiError {
    fn from(error: TableError) -> ApiError {
        ApiError::Table(error)
    }
}

impl From<RateLimited> for ApiError {
    fn from(limited: RateLimited) -> ApiError {
        ApiError::RateLimited(limited)
    }
}

impl From<AccountError> for ApiError {
    fn from(error: AccountError) -> ApiError {
        match error {
            AccountError::RateLimited(limited) => ApiError::RateLimited(limited),
            error => ApiError::Account(error),
        }
    }
}

impl From<CommandError> for ApiError {
    fn from(error: CommandError) -> ApiError {
        ApiError::Table(error.into())
    }
}

impl From<posthorn_store::StoreError> for ApiError {
    fn from(error: posthorn_store::StoreError) -> ApiError {
        tracing::error!(%error, "the store failed");
        ApiError::Table(TableError::Store)
    }
}

/// The body of every answer that is not a success.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ErrorBody {
    error: ErrorDetail,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ErrorDetail {
    /// Programs decide by it.
    code: &'static str,
    /// For people.
    message: String,
    /// The id of the rule that forbids the action.
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
}

impl ApiError {
    /// The status, the code, and the sentence in English.
    fn detail(&self) -> (StatusCode, ErrorDetail) {
        let words = Words::default();
        let plain = |status, code, message: String| (status, ErrorDetail { code, message, rule: None });
        let listed = |info: ErrorInfo, message: Option<String>| {
            let message = message.unwrap_or_else(|| words.say(&info.key));
            (info.status, ErrorDetail { code: info.code, message, rule: info.rule.map(|rule| rule.id()) })
        };
        match self {
            ApiError::Unauthorised => {
                plain(StatusCode::UNAUTHORIZED, "unauthorised", words.say("error-api-token"))
            }
            ApiError::Unprocessable(message) => {
                plain(StatusCode::UNPROCESSABLE_ENTITY, "bad_request", message.clone())
            }
            ApiError::BadRequest(message) => plain(StatusCode::BAD_REQUEST, "bad_request", message.clone()),
            ApiError::NotFound => plain(StatusCode::NOT_FOUND, "not_found", words.say("error-no-page")),
            ApiError::MethodNotAllowed => {
                plain(StatusCode::METHOD_NOT_ALLOWED, "method_not_allowed", words.say("error-api-method"))
            }
            ApiError::TooLong => {
                plain(StatusCode::PAYLOAD_TOO_LARGE, "too_long", words.say("error-api-too-long"))
            }
            ApiError::RateLimited(_) => {
                plain(StatusCode::TOO_MANY_REQUESTS, "too_many_requests", words.say("error-too-often"))
            }
            ApiError::Forbidden(scope) => {
                let message = words.with("error-api-scope", &[("scope", scope.word().into())]);
                plain(StatusCode::FORBIDDEN, "forbidden", message)
            }
            ApiError::Account(error) => listed(error.into(), None),
            ApiError::Table(error @ TableError::BadAction(message)) => {
                listed(error.into(), Some(message.clone()))
            }
            ApiError::Table(error) => listed(error.into(), None),
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let (status, error) = self.detail();
        let mut response = (status, Json(ErrorBody { error })).into_response();
        if let ApiError::RateLimited(limited) = self {
            set_retry_after(&mut response, limited);
        }
        if status == StatusCode::UNAUTHORIZED {
            response.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        response
    }
}
