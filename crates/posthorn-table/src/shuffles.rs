//! Shuffles that the players can check: all of them follow from one secret whose hash is shown
//! before the first card. `docs/fairness.md` describes the derivation for other programs.

use crate::hex;
use posthorn_rules::{City, Dealer, History, Record, Seat, Setup, shuffle_with};
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
        hex::decode(text)?.try_into().ok().map(Secret)
    }

    /// The secret as text, for the record after the end.
    pub fn to_hex(&self) -> String {
        hex::encode(&self.0)
    }

    /// The bytes, for the store.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// What is shown before the first card: the SHA-256 of the secret, in hexadecimal digits.
    pub fn commitment(&self) -> String {
        hex::sha256(&self.0)
    }

    /// The 66 cards at the start of the game.
    pub fn deck(&self) -> Vec<City> {
        let mut deck = Setup::sorted_deck();
        self.shuffle(0, &mut deck);
        deck
    }

    /// The seat that begins, where chance decides.
    pub fn first(&self, players: usize) -> Seat {
        let number = Stream::new(self, "first", 0).below(players.clamp(1, Seat::MAX));
        Seat::new(number).expect("a number below the number of seats")
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

/// What is wrong with the shuffles of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ShuffleFault {
    /// The secret is not 64 hexadecimal digits.
    #[error("the secret is not 64 hexadecimal digits")]
    NoSecret,
    /// The secret is not the one whose hash was shown.
    #[error("the secret does not have the hash that was shown before the game")]
    OtherSecret,
    /// The deck at the start does not follow from the secret.
    #[error("the deck at the start does not follow from the secret")]
    Deck,
    /// A reshuffle does not follow from the secret.
    #[error("reshuffle {0} does not follow from the secret")]
    Reshuffle(usize),
}

/// Checks that the secret is the one that was committed to, and that the deck and every reshuffle of the
/// record follow from it. Whether the record keeps the rules is another question.
pub fn check(record: &Record, commitment: &str, secret: &str) -> Result<(), ShuffleFault> {
    let secret = Secret::from_hex(secret).ok_or(ShuffleFault::NoSecret)?;
    if !matches_commitment(commitment, &secret) {
        return Err(ShuffleFault::OtherSecret);
    }
    if secret.deck() != record.deck {
        return Err(ShuffleFault::Deck);
    }
    let setup = Setup {
        players: record.players.len(),
        first: record.first,
        options: record.rules,
        deck: record.deck.clone(),
    };
    let mut history = History::start(setup).map_err(|_| ShuffleFault::Deck)?;
    for &(seat, action) in &record.actions {
        let number = history.shuffles().len();
        let mut dealer = secret.dealer(number + 1);
        // An action that the rules refuse ends the check: from there on there is nothing to shuffle.
        let Ok(applied) = history.apply(seat, action, &mut dealer) else { break };
        for (more, shuffle) in applied.shuffles.iter().enumerate() {
            if record.shuffles.get(number + more) != Some(shuffle) {
                return Err(ShuffleFault::Reshuffle(number + more + 1));
            }
        }
    }
    Ok(())
}

/// Whether the secret is the one that was committed to.
pub fn matches_commitment(commitment: &str, secret: &Secret) -> bool {
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
    fn numbers_past_the_last_whole_multiple_are_thrown_away() {
        let mut stream = Stream { seed: vec![1], counter: 0, block: [0xff; 32], used: 0 };
        // 2³² − 1 is a multiple of three: the largest number would make 0 more likely than the others.
        let number = stream.below(3);
        assert!(number < 3);
        assert_eq!(stream.counter, 1, "the block of largest numbers was used");
        let mut even = Stream { seed: vec![1], counter: 0, block: [0xff; 32], used: 0 };
        assert_eq!(
            (even.below(4), even.counter),
            (3, 0),
            "2³² is a multiple of four: nothing is thrown away"
        );
    }

    #[test]
    fn a_secret_fixes_every_shuffle() {
        let secret = Secret::new([7; 32]);
        assert_eq!(secret.deck(), secret.deck());
        assert_ne!(secret.deck(), Secret::new([8; 32]).deck());
        let (mut one, mut two) = (Setup::sorted_deck(), Setup::sorted_deck());
        secret.dealer(1).shuffle(&mut one);
        secret.dealer(2).shuffle(&mut two);
        assert_ne!(one, two);
        assert!(matches_commitment(&secret.commitment(), &secret));
        assert_eq!(Secret::from_hex(&secret.to_hex()), Some(secret));
        assert_eq!(Secret::from_hex("00"), None);
    }

    #[test]
    fn a_record_is_checked_against_its_secret() {
        let secret = Secret::new([3; 32]);
        let setup =
            Setup { players: 2, first: 0, options: posthorn_rules::Options::CLASSIC, deck: secret.deck() };
        let mut history = History::start(setup).expect("a good setup");
        // Taking from the deck and starting anew every turn empties the deck soon.
        while history.shuffles().len() < 3 {
            let game = *history.game();
            let legal = game.legal_actions();
            let wanted =
                |line: &str| legal.iter().find(|action| action.to_string().starts_with(line)).copied();
            let action = wanted("take deck").or(wanted("restart")).or(wanted("play")).or(wanted("end"));
            let action = action.expect("there is always something to do");
            let number = history.shuffles().len() + 1;
            history.apply(game.turn().seat, action, &mut secret.dealer(number)).expect("a legal action");
        }
        let player = || posthorn_rules::RecordPlayer::human("A");
        let record = Record::of(&history, vec![player(), player()]);
        let (commitment, opened) = (secret.commitment(), secret.to_hex());
        assert_eq!(check(&record, &commitment, &opened), Ok(()));
        assert_eq!(check(&record, &commitment, "00"), Err(ShuffleFault::NoSecret));
        assert_eq!(
            check(&record, &Secret::new([4; 32]).commitment(), &opened),
            Err(ShuffleFault::OtherSecret)
        );
        let mut forged = record.clone();
        forged.shuffles[1].swap(0, 1);
        if forged.shuffles[1] != record.shuffles[1] {
            assert_eq!(check(&forged, &commitment, &opened), Err(ShuffleFault::Reshuffle(2)));
        }
        let mut forged = record.clone();
        forged.deck.reverse();
        assert_eq!(check(&forged, &commitment, &opened), Err(ShuffleFault::Deck));
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
