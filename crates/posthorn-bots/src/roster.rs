//! The bots there are: a constructor for each, and their names.

use crate::bot::Bot;
use crate::chance::Chance;
use crate::ismcts::Ismcts;
use crate::net_bots::{NetSource, Postmaster, Prince};
use crate::random::Random;
use crate::scripted::{Courier, Novice};

/// Plays any legal action.
pub fn random(seed: u64) -> Box<dyn Bot> {
    Box::new(Random(Chance::new(seed)))
}

/// Sensible but short-sighted.
pub fn novice(seed: u64) -> Box<dyn Bot> {
    Box::new(Novice::new(Chance::new(seed)))
}

/// Follows the rules of thumb of experienced players.
pub fn courier(seed: u64) -> Box<dyn Bot> {
    Box::new(Courier::new(Chance::new(seed)))
}

/// Tree search with random playouts; only for comparison.
pub fn ismcts(seed: u64) -> Box<dyn Bot> {
    Box::new(Ismcts::new(Chance::new(seed)))
}

/// Plays by a network that learnt from millions of games.
pub fn postmaster(seed: u64) -> Box<dyn Bot> {
    Box::new(Postmaster::new(NetSource::Embedded, Chance::new(seed)))
}

/// The same network, and looks ahead.
pub fn prince(seed: u64) -> Box<dyn Bot> {
    Box::new(Prince::new(NetSource::Embedded, Chance::new(seed)))
}

/// A bot, and what it is called.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The name on the command line, in records and on the wire. It never changes.
    pub name: &'static str,
    /// What kind of player it is, in a few English words.
    pub about: &'static str,
    new: fn(seed: u64) -> Box<dyn Bot>,
}

impl Entry {
    /// The bot; its chance depends on the seed alone.
    pub fn bot(&self, seed: u64) -> Box<dyn Bot> {
        (self.new)(seed)
    }
}

/// All bots, the weakest first.
pub const ROSTER: &[Entry] = &[
    Entry { name: "random", about: "plays any legal card", new: random },
    Entry { name: "novice", about: "sensible but short-sighted", new: novice },
    Entry { name: "courier", about: "follows the rules of thumb of experienced players", new: courier },
    Entry { name: "ismcts", about: "tree search with random playouts, for comparison", new: ismcts },
    Entry { name: "postmaster", about: "plays by what it learnt from millions of games", new: postmaster },
    Entry { name: "prince", about: "the same, and looks ahead", new: prince },
];

/// The bots that people play against: all but the one that is only there for comparison.
pub fn opponents() -> impl Iterator<Item = &'static Entry> {
    ROSTER.iter().filter(|entry| entry.name != "ismcts")
}

/// The bot with that name, if there is one.
///
/// ```
/// assert!(posthorn_bots::bot("prince", 1).is_some());
/// assert!(posthorn_bots::bot("napoleon", 1).is_none());
/// ```
pub fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot>> {
    ROSTER.iter().find(|entry| entry.name == name).map(|entry| entry.bot(seed))
}
