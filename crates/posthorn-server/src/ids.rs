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

/// An id for a link that nobody guesses (70 bits), out of letters and digits that are not mistaken for each other.
pub(crate) fn table_id() -> String {
    const ALPHABET: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";
    random_bytes::<14>().iter().map(|byte| ALPHABET[(byte & 31) as usize] as char).collect()
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    let digit = |half: u8| char::from(b"0123456789abcdef"[usize::from(half)]);
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
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

/// The day of a moment as `2026-11-16`, in Greenwich.
pub(crate) fn day(at: i64) -> String {
    // Years begin in March here, so that the leap day comes last.
    let days = at.div_euclid(86_400_000) + 719_468;
    let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let (month, next) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    format!("{:04}-{month:02}-{day:02}", year + era * 400 + next)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_what_the_calendar_says() {
        for (at, text) in [
            (0, "1970-01-01"),
            (951_782_400_000, "2000-02-29"),
            (1_709_251_199_999, "2024-02-29"),
            (1_794_787_200_000, "2026-11-16"),
        ] {
            assert_eq!(day(at), text);
        }
    }
}
