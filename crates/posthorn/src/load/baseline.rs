//! What this machine can do at best: a handler that does nothing, and rows that are stored one by one.

use super::client::Connection;
use crate::place::Place;
use anyhow::{Context, Result};
use axum::routing::post;
use axum::{Json, Router};
use posthorn_store::single_inserts;
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

const MEASURE: Duration = Duration::from_secs(4);
const CONNECTIONS: usize = 64;

/// What this machine can do at best.
pub(super) struct Baseline {
    /// Requests a second to a handler that does nothing.
    pub(super) requests: f64,
    /// Rows a second, each durable before the next.
    pub(super) rows: f64,
}

pub(super) async fn measure(place: &Place) -> Result<Baseline> {
    Ok(Baseline { requests: requests().await?, rows: rows(place).await? })
}

async fn requests() -> Result<f64> {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
    let base = format!("http://{}", listener.local_addr()?);
    let handler = post(|Json(body): Json<Value>| async move { Json(json!({"version": body["version"]})) });
    let serving = tokio::spawn(async move { axum::serve(listener, Router::new().route("/", handler)).await });
    let count = Arc::new(AtomicU64::new(0));
    let mut clients = JoinSet::new();
    for _ in 0..CONNECTIONS {
        let (count, mut connection) = (count.clone(), Connection::open(&base).await?);
        clients.spawn(async move {
            let body = r#"{"action":{"type":"take","from":"deck"},"version":7}"#;
            while connection.post("/", "", body.to_owned(), true).await.is_ok_and(|(status, _)| status == 200)
            {
                count.fetch_add(1, Relaxed);
            }
        });
    }
    let begun = Instant::now();
    tokio::time::sleep(MEASURE).await;
    let rate = count.load(Relaxed) as f64 / begun.elapsed().as_secs_f64();
    clients.shutdown().await;
    serving.abort();
    Ok(rate)
}

async fn rows(place: &Place) -> Result<f64> {
    if let Some(url) = &place.database {
        return single_inserts(url, MEASURE).await.context("the baseline of the database");
    }
    let folder = std::env::temp_dir().join(format!("posthorn-baseline-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let file = folder.join("baseline.sqlite");
    let rate = single_inserts(&file.to_string_lossy(), MEASURE).await;
    let _ = std::fs::remove_dir_all(&folder);
    rate.context("the baseline of the database")
}
