//! The weights file: what a network has learnt.
//!
//! Eight bytes name the format and four the size: players, units of both hidden layers, and a zero. The weights follow
//! as little-endian 32-bit floats. `posthorn train` writes how they were made into a `.json` file beside it.

use crate::feature_layout::{SEAT_WORDS, WORD_BITS, words};
use crate::net::{NARROW, Net, WIDE};
use std::sync::{Arc, LazyLock};

const MAGIC: &[u8; 8] = b"posthrn1";

/// Why a weights file cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WeightsError {
    /// It is not a weights file, or one of another version.
    NotWeights,
    /// It is too short or too long.
    WrongSize,
    /// It holds an infinity or a NaN.
    NotANumber,
}

impl std::fmt::Display for WeightsError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            WeightsError::NotWeights => "this is not a weights file of this version; train a new one",
            WeightsError::WrongSize => "the weights file is cut or too long; train a new one",
            WeightsError::NotANumber => "the weights file holds values that are no numbers; train a new one",
        })
    }
}

impl std::error::Error for WeightsError {}

impl Net {
    /// The network as bytes.
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend([self.players as u8, WIDE as u8, NARROW as u8, 0]);
        self.for_each_weight(|weight| bytes.extend(weight.to_le_bytes()));
        bytes
    }

    /// The network in the bytes.
    pub(crate) fn from_bytes(bytes: &[u8]) -> Result<Net, WeightsError> {
        let header = bytes.strip_prefix(MAGIC).ok_or(WeightsError::NotWeights)?;
        let (&[players @ 2..=4, wide, narrow, 0], numbers) =
            header.split_first_chunk().ok_or(WeightsError::NotWeights)?
        else {
            return Err(WeightsError::NotWeights);
        };
        if (wide as usize, narrow as usize) != (WIDE, NARROW) {
            return Err(WeightsError::NotWeights);
        }
        let mut net = Net::zero(players.into());
        let mut numbers = numbers.chunks_exact(4);
        let mut fault = Ok(());
        net.for_each_weight_mut(|weight| match numbers.next() {
            Some(&[a, b, c, d]) => {
                *weight = f32::from_le_bytes([a, b, c, d]);
                if !weight.is_finite() {
                    fault = Err(WeightsError::NotANumber);
                }
            }
            _ => fault = Err(WeightsError::WrongSize),
        });
        if numbers.next().is_some() || !numbers.remainder().is_empty() {
            return Err(WeightsError::WrongSize);
        }
        fault.map(|()| net)
    }

    /// A network for another number of players that starts from this one: the inputs of each opponent have this network's
    /// weights for its first opponent, scaled so that all opponents together count as before.
    pub(crate) fn reseated(&self, players: usize) -> Net {
        if players == self.players {
            return self.clone();
        }
        let mut net = Net::zero(players);
        let share = (self.players - 1) as f32 / (players - 1) as f32;
        for word in 0..words(players) {
            let (source, factor) = match BlockOfWord::of(word, players) {
                BlockOfWord::Opponent(within) => (SEAT_WORDS + within, share),
                BlockOfWord::Own(within) => (within, 1.0),
                BlockOfWord::Common(within) => (self.players * SEAT_WORDS + within, 1.0),
            };
            for bit in 0..WORD_BITS {
                net.first[word * WORD_BITS + bit] =
                    self.first[source * WORD_BITS + bit].map(|weight| weight * factor);
            }
        }
        Net {
            players,
            first: net.first,
            first_bias: self.first_bias,
            second: self.second,
            second_bias: self.second_bias,
            last: self.last,
            last_bias: self.last_bias,
        }
    }

    fn zero(players: usize) -> Net {
        Net {
            players,
            first: vec![[0.0; WIDE]; words(players) * WORD_BITS],
            first_bias: [0.0; WIDE],
            second: [[0.0; NARROW]; WIDE],
            second_bias: [0.0; NARROW],
            last: [[0.0; NARROW]; 2],
            last_bias: [0.0; 2],
        }
    }

    fn for_each_weight(&self, visit: impl FnMut(&f32)) {
        let second = self.second.as_flattened().iter().chain(&self.second_bias);
        let last = self.last.as_flattened().iter().chain(&self.last_bias);
        self.first.as_flattened().iter().chain(&self.first_bias).chain(second).chain(last).for_each(visit);
    }

    fn for_each_weight_mut(&mut self, visit: impl FnMut(&mut f32)) {
        let second = self.second.as_flattened_mut().iter_mut().chain(&mut self.second_bias);
        let last = self.last.as_flattened_mut().iter_mut().chain(&mut self.last_bias);
        let first = self.first.as_flattened_mut().iter_mut().chain(&mut self.first_bias);
        first.chain(second).chain(last).for_each(visit);
    }
}

/// Which block a word of features belongs to, and where in it.
enum BlockOfWord {
    Own(usize),
    Opponent(usize),
    Common(usize),
}

impl BlockOfWord {
    fn of(word: usize, players: usize) -> BlockOfWord {
        match word {
            word if word < SEAT_WORDS => BlockOfWord::Own(word),
            word if word < SEAT_WORDS * players => BlockOfWord::Opponent(word % SEAT_WORDS),
            word => BlockOfWord::Common(word - SEAT_WORDS * players),
        }
    }
}

/// The network that comes with the program, for 2, 3 and 4 players.
pub(crate) fn embedded(players: usize) -> Arc<Net> {
    static NETS: LazyLock<[Arc<Net>; 3]> = LazyLock::new(|| {
        let files: [&[u8]; 3] = [
            include_bytes!("../weights/2.bin"),
            include_bytes!("../weights/3.bin"),
            include_bytes!("../weights/4.bin"),
        ];
        files
            .map(|bytes| Arc::new(Net::from_bytes(bytes).expect("a test reads the weights that are shipped")))
    });
    NETS[players.clamp(2, 4) - 2].clone()
}
