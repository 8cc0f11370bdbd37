//! For operators: is it well, and what are the numbers.

use crate::metrics;
use crate::state::AppState;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::json;

pub(crate) async fn health(State(app): State<AppState>) -> Response {
    match app.store.ping().await {
        Ok(()) => {
            let seconds = app.started.elapsed().as_secs();
            axum::Json(json!({"status": "ok", "uptime_seconds": seconds})).into_response()
        }
        Err(error) => {
            tracing::error!(%error, "the store does not answer");
            (StatusCode::SERVICE_UNAVAILABLE, axum::Json(json!({"status": "store"}))).into_response()
        }
    }
}

pub(crate) async fn metrics(State(app): State<AppState>) -> Response {
    ([(header::CONTENT_TYPE, metrics::CONTENT_TYPE)], app.metrics.text()).into_response()
}
