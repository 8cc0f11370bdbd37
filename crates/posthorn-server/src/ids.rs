//! Random ids, hashes as text, and the time of day.

use sha2::{Digest, Sha256};
use std::hash::{BuildHasher, RandomState};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// Bytes from the operating system that nobody can guess.
pub(crate) fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has randomness");
    bytes
}

/// A short id for a link, out of letters and digits that are not mistaken for each other.
pub(crate) fn table_id() -> String {
    const ALPHABET: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";
    random_bytes::<10>().iter().map(|byte| ALPHABET[(byte & 31) as usize] as char).collect()
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

pub(crate) fn sha256_hex(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes))
}

/// A number for a text, for noticing that it changed; the same only within this process.
pub(crate) fn fingerprint(text: &str) -> u64 {
    static STATE: LazyLock<RandomState> = LazyLock::new(RandomState::new);
    STATE.hash_one(text)
}

/// Whether it could be the id of a table.
pub(crate) fn is_table_id(text: &str) -> bool {
    (1..=64).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

/// The clock of this process: it begins with the time of day and then only goes forward, whatever is done to
/// the time of day.
static CLOCK: LazyLock<(Instant, AtomicI64)> = LazyLock::new(|| {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    (Instant::now(), AtomicI64::new(since.map_or(0, |since| since.as_millis() as i64)))
});

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let (begun, at) = &*CLOCK;
    at.load(Ordering::Relaxed) + begun.elapsed().as_millis() as i64
}

/// Sets the clock by that of others.
pub(crate) fn agree(theirs: i64) {
    CLOCK.1.fetch_add(theirs - now(), Ordering::Relaxed);
}
