//! What a bot is, and the roster of those there are.

use crate::chance::Chance;
use crate::ismcts::Ismcts;
use crate::learned::{Brain, Postmaster, Prince};
use crate::random::Random;
use crate::scripted::{Courier, Novice};
use posthorn_rules::{Action, Game, PlayerView};
use std::time::Duration;

/// How much a bot may think about one action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// As long as this.
    Time(Duration),
    /// This much work, in playouts; the choice then depends on nothing but the view and the seed.
    Work(u32),
}

/// A player. It sees what its seat may know, never the game.
pub trait Bot: Send {
    /// Chooses one of the view's legal actions; `None` when there is none.
    fn choose(&mut self, view: &PlayerView, budget: Budget) -> Option<Action>;

    /// Why the last choice was none, where the bot can say: a program at the other end may have died.
    fn complaint(&self) -> Option<String> {
        None
    }
}

/// A game as the viewer may imagine it, if it is the viewer's turn.
pub(crate) fn imagine(view: &PlayerView, chance: &mut Chance) -> Option<Game> {
    (!view.legal().is_empty()).then(|| view.redeal(chance))
}

/// A bot of the roster.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The name by which it is called.
    pub name: &'static str,
    /// What kind of player it is, in a few words.
    pub about: &'static str,
}

/// All bots, the weakest first.
pub const ROSTER: &[Entry] = &[
    Entry { name: "random", about: "plays any legal card" },
    Entry { name: "novice", about: "sensible but short-sighted" },
    Entry { name: "courier", about: "follows the rules of thumb of experienced players" },
    Entry { name: "ismcts", about: "tree search with random playouts, for comparison" },
    Entry { name: "postmaster", about: "plays by what it learnt from millions of games" },
    Entry { name: "prince", about: "the same, and looks ahead" },
];

/// The bots people play against: all but the one that is only there for comparison.
pub fn opponents() -> impl Iterator<Item = &'static Entry> {
    ROSTER.iter().filter(|entry| entry.name != "ismcts")
}

/// The bot of that name, with a seed for its chance.
pub fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot>> {
    let chance = Chance::new(seed);
    Some(match name {
        "random" => Box::new(Random(chance)),
        "novice" => Box::new(Novice::new(chance)),
        "courier" => Box::new(Courier::new(chance)),
        "ismcts" => Box::new(Ismcts::new(chance)),
        "postmaster" => Box::new(Postmaster::new(Brain::Embedded, chance)),
        "prince" => Box::new(Prince::new(Brain::Embedded, chance)),
        _ => return None,
    })
}
