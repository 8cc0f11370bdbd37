//! What a database can do at best when every row waits until the one before is on the disk.

use crate::store::{NewEvent, StoreError};
use crate::value::sql;
use crate::writer::{EventRow, Writes};
use crate::{postgres, sqlite};
use std::path::Path;
use std::time::{Duration, Instant};

/// The game that the rows pretend to belong to.
const GAME: &str = "floor";

/// How many rows a second one connection stores one by one, in the database of that URL or file. They are
/// taken away afterwards.
pub async fn single_inserts(name: &str, during: Duration) -> Result<f64, StoreError> {
    if name.starts_with("postgres") {
        insert(postgres::open(name).await?.1, during).await
    } else {
        insert(sqlite::open(Path::new(name)).await?.1, during).await
    }
}

async fn insert(mut database: impl Writes, during: Duration) -> Result<f64, StoreError> {
    let payload = "{\"event\":\"did\",\"seat\":0,\"line\":\"take deck\"}";
    let event = NewEvent { at: 0, kind: "did".to_owned(), payload: payload.to_owned() };
    let begun = Instant::now();
    let mut rows = 0;
    while begun.elapsed() < during {
        // Without a transaction around it, each is one.
        database.insert(&[EventRow { game: GAME, seq: rows, event: &event }]).await?;
        rows += 1;
    }
    let rate = rows as f64 / begun.elapsed().as_secs_f64();
    database.run(&sql!("DELETE FROM events WHERE game = $1", GAME)).await?;
    database.close().await;
    Ok(rate)
}
