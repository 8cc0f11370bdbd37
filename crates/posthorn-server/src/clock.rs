//! The clock of this process, and the calendar.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// It begins with the time of day and then only goes forward, whatever is done to the time of day.
static CLOCK: LazyLock<(Instant, AtomicI64)> = LazyLock::new(|| {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    (Instant::now(), AtomicI64::new(since.map_or(0, |since| since.as_millis() as i64)))
});

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let (begun, at) = &*CLOCK;
    at.load(Ordering::Relaxed) + begun.elapsed().as_millis() as i64
}

/// Sets the clock by another one, which servers share.
pub(crate) fn synchronise(other_now: i64) {
    CLOCK.1.fetch_add(other_now - now(), Ordering::Relaxed);
}
