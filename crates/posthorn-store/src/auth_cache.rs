//! A short-lived cache for what every request needs: the owners of keys and sessions.

use crate::error::StoreError;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How long an entry is used. Another process may change the database unnoticed, so it is short.
pub const AUTH_CACHE_TTL: Duration = Duration::from_secs(1);
/// With more entries the cache is cleared.
const MAX_ENTRIES: usize = 10_000;

/// Rows by their key. Every write of this process about players clears the cache.
#[derive(Debug)]
pub(crate) struct AuthCache<T>(Mutex<Entries<T>>);

#[derive(Debug)]
struct Entries<T> {
    rows: HashMap<String, (Instant, T)>,
    /// How often the cache was cleared.
    cleared: u64,
}

impl<T: Clone> AuthCache<T> {
    pub(crate) fn new() -> AuthCache<T> {
        AuthCache(Mutex::new(Entries { rows: HashMap::new(), cleared: 0 }))
    }

    fn entries(&self) -> MutexGuard<'_, Entries<T>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The row of that key, from the cache or by reading it. That there is none is not cached.
    pub(crate) async fn get_or_read(
        &self,
        key: &str,
        read: impl Future<Output = Result<Option<T>, StoreError>>,
    ) -> Result<Option<T>, StoreError> {
        let before = {
            let entries = self.entries();
            match entries.rows.get(key) {
                Some((at, row)) if at.elapsed() < AUTH_CACHE_TTL => return Ok(Some(row.clone())),
                _ => entries.cleared,
            }
        };
        let now = Instant::now();
        let Some(row) = read.await? else { return Ok(None) };
        let mut entries = self.entries();
        // What was written while this was read may have changed it.
        if entries.cleared == before {
            if entries.rows.len() >= MAX_ENTRIES {
                entries.rows.clear();
            }
            entries.rows.insert(key.to_owned(), (now, row.clone()));
        }
        Ok(Some(row))
    }

    pub(crate) fn clear(&self) {
        let mut entries = self.entries();
        entries.rows.clear();
        entries.cleared += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn ask(cache: &AuthCache<u8>, row: u8) -> Option<u8> {
        cache.get_or_read("key", async { Ok(Some(row)) }).await.unwrap()
    }

    #[tokio::test]
    async fn a_row_is_read_once_until_the_cache_is_cleared() {
        let cache = AuthCache::new();
        assert_eq!(cache.get_or_read("key", async { Ok(None) }).await.unwrap(), None);
        assert_eq!(ask(&cache, 1).await, Some(1));
        assert_eq!(ask(&cache, 2).await, Some(1));
        cache.clear();
        assert_eq!(ask(&cache, 3).await, Some(3));
    }

    #[tokio::test]
    async fn what_was_read_before_a_write_ended_is_not_cached() {
        let cache = AuthCache::new();
        let slow = cache.get_or_read("key", async {
            cache.clear();
            Ok(Some(1))
        });
        assert_eq!(slow.await.unwrap(), Some(1));
        assert_eq!(ask(&cache, 2).await, Some(2));
    }
}
