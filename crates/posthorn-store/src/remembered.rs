//! What was read a moment ago and is asked for with every request: whom keys and sessions speak for.

use crate::store::StoreError;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Another process may change the database unseen: what was read is believed for so long and no longer.
pub const BELIEVED: Duration = Duration::from_secs(1);
/// More is forgotten, all at once.
const MOST: usize = 10_000;

/// Rows by their key. Whatever this process writes about people makes it forget all of them.
#[derive(Debug)]
pub(crate) struct Remembered<T>(Mutex<Memory<T>>);

#[derive(Debug)]
struct Memory<T> {
    rows: HashMap<String, (Instant, T)>,
    /// How often everything was forgotten.
    forgotten: u64,
}

impl<T: Clone> Remembered<T> {
    pub(crate) fn new() -> Remembered<T> {
        Remembered(Mutex::new(Memory { rows: HashMap::new(), forgotten: 0 }))
    }

    fn memory(&self) -> MutexGuard<'_, Memory<T>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The row of that key, from memory or by reading it. That there is none is not remembered.
    pub(crate) async fn or_read(
        &self,
        key: &str,
        read: impl Future<Output = Result<Option<T>, StoreError>>,
    ) -> Result<Option<T>, StoreError> {
        let before = {
            let memory = self.memory();
            match memory.rows.get(key) {
                Some((at, row)) if at.elapsed() < BELIEVED => return Ok(Some(row.clone())),
                _ => memory.forgotten,
            }
        };
        let now = Instant::now();
        let Some(row) = read.await? else { return Ok(None) };
        let mut memory = self.memory();
        // What was written while this was read may have changed it.
        if memory.forgotten == before {
            if memory.rows.len() >= MOST {
                memory.rows.clear();
            }
            memory.rows.insert(key.to_owned(), (now, row.clone()));
        }
        Ok(Some(row))
    }

    pub(crate) fn forget(&self) {
        let mut memory = self.memory();
        memory.rows.clear();
        memory.forgotten += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn ask(memory: &Remembered<u8>, row: u8) -> Option<u8> {
        memory.or_read("key", async { Ok(Some(row)) }).await.unwrap()
    }

    #[tokio::test]
    async fn a_row_is_read_once_until_something_is_written() {
        let memory = Remembered::new();
        assert_eq!(memory.or_read("key", async { Ok(None) }).await.unwrap(), None);
        assert_eq!(ask(&memory, 1).await, Some(1));
        assert_eq!(ask(&memory, 2).await, Some(1));
        memory.forget();
        assert_eq!(ask(&memory, 3).await, Some(3));
    }

    #[tokio::test]
    async fn what_was_read_before_a_write_ended_is_not_kept() {
        let memory = Remembered::new();
        let slow = memory.or_read("key", async {
            memory.forget();
            Ok(Some(1))
        });
        assert_eq!(slow.await.unwrap(), Some(1));
        assert_eq!(ask(&memory, 2).await, Some(2));
    }
}
