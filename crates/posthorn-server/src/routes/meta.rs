//! For operators: is it well, and what are the numbers.

use crate::app::AppState;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

pub(crate) async fn healthz(State(app): State<AppState>) -> Response {
    match app.store.ping().await {
        Ok(()) => {
            let seconds = app.began.elapsed().as_secs();
            axum::Json(serde_json::json!({"status": "ok", "uptime_seconds": seconds})).into_response()
        }
        Err(error) => {
            tracing::error!(%error, "the store does not answer");
            (StatusCode::SERVICE_UNAVAILABLE, axum::Json(serde_json::json!({"status": "store"})))
                .into_response()
        }
    }
}

pub(crate) async fn metrics(State(app): State<AppState>) -> Response {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics.text()).into_response()
}
