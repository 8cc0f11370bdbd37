//! Training step by step, so that it can be stopped, saved and resumed.

use crate::bot::Bot;
use crate::chance::Chance;
use crate::net::Net;
use crate::net_bots::{NetSource, Postmaster, Prince};
use crate::td::{Schedule, TdLearner};
use crate::weights::WeightsError;
use std::sync::Arc;

/// Trains a network for one number of players.
#[derive(Debug)]
pub struct Trainer {
    learner: TdLearner,
    games: u64,
    next_older: f32,
}

/// The part of the training after which the older opponent is replaced by the present network.
const OLDER_EVERY: f32 = 0.04;
/// The learning rate at the beginning of distilling; it falls to [`DISTILL_RATE_END`].
const DISTILL_RATE_START: f32 = 0.0006;
const DISTILL_RATE_END: f32 = 0.0001;

impl Trainer {
    /// Starts from random weights, for 2 to 4 players.
    pub fn new(players: usize, seed: u64) -> Trainer {
        let mut chance = Chance::new(seed);
        let net = Net::untrained(players.clamp(2, 4), &mut chance);
        Trainer { learner: TdLearner::new(net, chance.number()), games: 0, next_older: 0.0 }
    }

    /// Continues from weights that were saved after so many games.
    pub fn resume(weights: &[u8], games: u64, seed: u64) -> Result<Trainer, WeightsError> {
        let net = Net::from_bytes(weights)?;
        Ok(Trainer { learner: TdLearner::new(net, seed ^ games), games, next_older: 0.0 })
    }

    /// Starts from weights for this or another number of players.
    pub fn from_other(weights: &[u8], players: usize, seed: u64) -> Result<Trainer, WeightsError> {
        let net = Net::from_bytes(weights)?.reseated(players.clamp(2, 4));
        Ok(Trainer { learner: TdLearner::new(net, seed), games: 0, next_older: 0.0 })
    }

    /// Plays some games and learns from them. `part` says how much of the training is done, from 0 to 1.
    pub fn step(&mut self, games: u64, part: f32) {
        if part >= self.next_older {
            self.learner.keep_as_opponent();
            self.next_older = part + OLDER_EVERY;
        }
        for _ in 0..games {
            self.learner.game(Schedule::at(part));
        }
        self.games += games;
    }

    /// Plays some games by searching and learns from every search. Far slower than [`Trainer::step`], and meant for a
    /// network that learns nothing more that way.
    pub fn distill(&mut self, games: u64, part: f32) {
        let rate = DISTILL_RATE_START * (DISTILL_RATE_END / DISTILL_RATE_START).powf(part.clamp(0.0, 1.0));
        for _ in 0..games {
            self.learner.distill(rate);
        }
        self.games += games;
    }

    /// Games played so far.
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// For how many players the network is.
    pub const fn players(&self) -> usize {
        self.learner.net.players
    }

    /// The weights so far, as the bytes of a weights file.
    pub fn weights(&self) -> Vec<u8> {
        self.learner.net.to_bytes()
    }

    /// [`postmaster`](crate::postmaster) with the weights so far.
    pub fn bot(&self, seed: u64) -> Box<dyn Bot> {
        Box::new(Postmaster::new(NetSource::Given(Arc::new(self.learner.net.clone())), Chance::new(seed)))
    }

    /// [`prince`](crate::prince) with the weights so far.
    pub fn searching_bot(&self, seed: u64) -> Box<dyn Bot> {
        Box::new(Prince::new(NetSource::Given(Arc::new(self.learner.net.clone())), Chance::new(seed)))
    }
}
