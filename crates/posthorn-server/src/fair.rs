//! Shuffles that the players can check: all of them follow from one secret whose hash is shown
//! before the first card. `docs/fairness.md` describes the derivation for other programs.

use crate::ids::{hex, sha256_hex};
use posthorn_rules::{City, Dealer, Setup, shuffle_with};
use sha2::{Digest, Sha256};

/// The secret of one game.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl Secret {
    /// A secret out of these bytes.
    pub const fn new(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// The secret written as 64 hexadecimal digits.
    pub fn from_hex(text: &str) -> Option<Secret> {
        if text.len() != 64 || !text.is_ascii() {
            return None;
        }
        let mut bytes = [0; 32];
        for (at, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * at..2 * at + 2], 16).ok()?;
        }
        Some(Secret(bytes))
    }

    /// The secret as text, for the record after the end.
    pub fn to_hex(&self) -> String {
        hex(&self.0)
    }

    pub(crate) const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// What is shown before the first card: the SHA-256 of the secret, in hexadecimal digits.
    pub fn commitment(&self) -> String {
        sha256_hex(&self.0)
    }

    /// The 66 cards at the start of the game.
    pub fn deck(&self) -> Vec<City> {
        let mut deck = Setup::sorted_deck();
        self.shuffle(0, &mut deck);
        deck
    }

    /// The seat that begins, where chance decides.
    pub fn first(&self, players: usize) -> usize {
        Stream::new(self, "first", 0).below(players)
    }

    /// Puts cards into the order of the n-th shuffle; the deck at the start is number 0.
    pub fn shuffle(&self, number: usize, cards: &mut [City]) {
        let mut stream = Stream::new(self, "shuffle", number);
        shuffle_with(cards, |n| stream.below(n));
    }

    /// The dealer for the shuffles from that number on.
    pub fn dealer(&self, next: usize) -> impl Dealer + '_ {
        let mut number = next;
        move |cards: &mut [City]| {
            self.shuffle(number, cards);
            number += 1;
        }
    }
}

/// Checks that a deck and its reshuffles follow from the secret, and the secret from the commitment.
///
/// Each shuffle is checked against the pile it was made from, which the caller gets by replaying;
/// see [`Secret::dealer`].
pub fn opens(commitment: &str, secret: &Secret) -> bool {
    secret.commitment().eq_ignore_ascii_case(commitment)
}

/// Numbers out of SHA-256 in counter mode.
struct Stream {
    seed: Vec<u8>,
    counter: u64,
    block: [u8; 32],
    used: usize,
}

impl Stream {
    fn new(secret: &Secret, purpose: &str, number: usize) -> Stream {
        let mut seed = secret.0.to_vec();
        seed.extend_from_slice(format!("posthorn {purpose} {number} ").as_bytes());
        Stream { seed, counter: 0, block: [0; 32], used: 32 }
    }

    fn next(&mut self) -> u32 {
        if self.used == 32 {
            let mut hash = Sha256::new();
            hash.update(&self.seed);
            hash.update(self.counter.to_be_bytes());
            self.block = hash.finalize().into();
            self.counter += 1;
            self.used = 0;
        }
        let word = &self.block[self.used..self.used + 4];
        self.used += 4;
        u32::from_be_bytes([word[0], word[1], word[2], word[3]])
    }

    /// A number below n, each exactly as likely: numbers past the last whole multiple are thrown away.
    fn below(&mut self, n: usize) -> usize {
        let n = n as u64;
        let whole = (1u64 << 32) / n * n;
        loop {
            let number = u64::from(self.next());
            if number < whole {
                return (number % n) as usize;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_fixes_every_shuffle() {
        let secret = Secret::new([7; 32]);
        assert_eq!(secret.deck(), secret.deck());
        assert_ne!(secret.deck(), Secret::new([8; 32]).deck());
        let (mut one, mut two) = (Setup::sorted_deck(), Setup::sorted_deck());
        secret.dealer(1).shuffle(&mut one);
        secret.dealer(2).shuffle(&mut two);
        assert_ne!(one, two);
        assert!(opens(&secret.commitment(), &secret));
        assert_eq!(Secret::from_hex(&secret.to_hex()), Some(secret));
        assert_eq!(Secret::from_hex("00"), None);
    }

    /// The example of docs/fairness.md, so that other programs can check theirs.
    #[test]
    fn the_documented_example() {
        let secret = Secret::new(std::array::from_fn(|at| at as u8));
        assert_eq!(secret.commitment(), "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
        let names: Vec<_> = secret.deck()[..6].iter().map(|city| city.name()).collect();
        let text = include_str!("../../../docs/fairness.md");
        assert!(text.contains(&names.join(", ")), "docs/fairness.md should name {}", names.join(", "));
        assert!(text.contains(&secret.commitment()));
    }
}
