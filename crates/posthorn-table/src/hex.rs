//! Bytes and hashes as hexadecimal text.

use sha2::{Digest, Sha256};

/// Bytes as hexadecimal digits in lower case.
pub fn encode(bytes: &[u8]) -> String {
    let digit = |half: u8| char::from(b"0123456789abcdef"[usize::from(half)]);
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

/// The bytes of hexadecimal digits in either case; none if it is anything else.
///
/// ```
/// use posthorn_table::hex;
/// assert_eq!(hex::decode("00ff7A"), Some(vec![0, 255, 122]));
/// assert_eq!(hex::decode("0"), None);
/// ```
pub fn decode(text: &str) -> Option<Vec<u8>> {
    let digit = |byte: u8| char::from(byte).to_digit(16).map(|digit| digit as u8);
    if !text.len().is_multiple_of(2) {
        return None;
    }
    text.as_bytes().chunks(2).map(|pair| Some(digit(pair[0])? << 4 | digit(pair[1])?)).collect()
}

/// The SHA-256 of bytes, as text.
pub fn sha256(bytes: &[u8]) -> String {
    encode(&Sha256::digest(bytes))
}
