//! A baseline for load tests: how fast a database is when every row waits until the one before is on the disk.

use crate::append::{EventRow, NewEvent};
use crate::driver::Driver;
use crate::error::StoreError;
use crate::statement::sql;
use crate::{postgres, sqlite};
use posthorn_table::{Seq, TableId};
use std::path::Path;
use std::time::{Duration, Instant};

/// How many rows a second one connection stores one by one, in the database of that URL or file. They are
/// deleted afterwards.
pub async fn single_inserts(name: &str, during: Duration) -> Result<f64, StoreError> {
    if name.starts_with("postgres") {
        measure(&postgres::open(name).await?, during).await
    } else {
        measure(&sqlite::open(Path::new(name)).await?, during).await
    }
}

async fn measure(driver: &impl Driver, during: Duration) -> Result<f64, StoreError> {
    let payload = "{\"event\":\"did\",\"seat\":0,\"line\":\"take deck\"}";
    let event = NewEvent { at: 0, kind: "did".to_owned(), payload: payload.to_owned() };
    // No table has this id: ours are longer.
    let table = TableId::parse("baseline").expect("letters are an id");
    let mut connection = driver.connect().await?;
    let begun = Instant::now();
    let mut seq = Seq::ZERO;
    while begun.elapsed() < during {
        // Without a transaction around it, each is one.
        let row = EventRow { table: &table, seq, event: &event };
        connection.execute(&(driver.dialect().insert_events)(&[row])).await?;
        seq = seq.next();
    }
    let rate = seq.0 as f64 / begun.elapsed().as_secs_f64();
    connection.execute(&sql!("DELETE FROM events WHERE table_id = $1", &table)).await?;
    connection.close().await;
    driver.close().await;
    Ok(rate)
}
