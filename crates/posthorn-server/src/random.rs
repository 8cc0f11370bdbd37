//! Randomness from the operating system, and fingerprints.

use posthorn_table::hex;
use std::hash::{BuildHasher, RandomState};
use std::sync::LazyLock;

/// Bytes that nobody can guess.
pub(crate) fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    fill(&mut bytes);
    bytes
}

/// Fills bytes that nobody can guess.
pub(crate) fn fill(bytes: &mut [u8]) {
    getrandom::fill(bytes).expect("the operating system has randomness");
}

/// So many random bytes, as hexadecimal digits.
pub(crate) fn random_hex<const N: usize>() -> String {
    hex::encode(&random_bytes::<N>())
}

/// A number for a text, for noticing that it changed; the same only within this process.
pub(crate) fn fingerprint(text: &str) -> u64 {
    static STATE: LazyLock<RandomState> = LazyLock::new(RandomState::new);
    STATE.hash_one(text)
}
