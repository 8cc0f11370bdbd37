//! Training from outside: step by step, to be stopped and taken up again.

use crate::bot::Bot;
use crate::chance::Chance;
use crate::learned::{Brain, Postmaster, Prince};
use crate::net::Net;
use crate::train::{Pace, Trainer};
use crate::weights::WeightsError;
use std::sync::Arc;

/// A network for one number of players, in training.
#[derive(Debug)]
pub struct Training {
    trainer: Trainer,
    games: u64,
    next_older: f32,
}

/// How often on the way the older opponent is renewed.
const OLDER_EVERY: f32 = 0.04;
/// How far the weights move at the beginning of refining, and at its end.
const REFINING_RATE: f32 = 0.0006;
const REFINING_END: f32 = 0.0001;

impl Training {
    /// A network that knows nothing, for 2 to 4 players.
    pub fn new(players: usize, seed: u64) -> Training {
        let mut chance = Chance::new(seed);
        let net = Net::untrained(players.clamp(2, 4), &mut chance);
        Training { trainer: Trainer::new(net, chance.number()), games: 0, next_older: 0.0 }
    }

    /// Goes on from weights that were saved after so many games.
    pub fn resume(weights: &[u8], games: u64, seed: u64) -> Result<Training, WeightsError> {
        let net = Net::from_bytes(weights)?;
        Ok(Training { trainer: Trainer::new(net, seed ^ games), games, next_older: 0.0 })
    }

    /// Begins with what was learnt for another number of players.
    pub fn from_other(weights: &[u8], players: usize, seed: u64) -> Result<Training, WeightsError> {
        let net = Net::from_bytes(weights)?.reseated(players.clamp(2, 4));
        Ok(Training { trainer: Trainer::new(net, seed), games: 0, next_older: 0.0 })
    }

    /// Plays and learns from some games. `part` says how much of the whole way lies behind, 0 to 1.
    pub fn step(&mut self, games: u64, part: f32) {
        if part >= self.next_older {
            self.trainer.grow_older();
            self.next_older = part + OLDER_EVERY;
        }
        for _ in 0..games {
            self.trainer.game(Pace::at(part));
        }
        self.games += games;
    }

    /// Plays some games by searching and learns from every search; far slower than [`Training::step`], and
    /// meant for a network that has come to the end of that way.
    pub fn refine(&mut self, games: u64, part: f32) {
        let rate = REFINING_RATE * (REFINING_END / REFINING_RATE).powf(part.clamp(0.0, 1.0));
        for _ in 0..games {
            self.trainer.refine(rate);
        }
        self.games += games;
    }

    /// Games played so far.
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// How many play.
    pub const fn players(&self) -> usize {
        self.trainer.net.players
    }

    /// What was learnt so far.
    pub fn weights(&self) -> Vec<u8> {
        self.trainer.net.to_bytes()
    }

    /// `postmaster` with what was learnt so far.
    pub fn bot(&self, seed: u64) -> Box<dyn Bot> {
        Box::new(Postmaster::new(Brain::Given(Arc::new(self.trainer.net.clone())), Chance::new(seed)))
    }

    /// `prince` with what was learnt so far.
    pub fn searching_bot(&self, seed: u64) -> Box<dyn Bot> {
        Box::new(Prince::new(Brain::Given(Arc::new(self.trainer.net.clone())), Chance::new(seed)))
    }
}
