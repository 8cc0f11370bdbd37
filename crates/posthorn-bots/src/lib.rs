//! Players for Thurn und Taxis, from friendly to merciless.
//!
//! A [`Bot`] gets a [`PlayerView`](posthorn_rules::PlayerView) and a [`Budget`] and answers with an
//! action. It never sees the game itself, so it cannot cheat.

mod chance;
mod bot;
mod random;
mod candidates;
mod features;
mod courier;
mod scripted;
mod simd;
mod net;
mod weights;
mod greedy;
mod search;
mod learned;
mod ismcts;
mod learn;
mod train;
mod refine;
mod training;
mod advice;
mod contest;
mod tally;

pub use advice::{Advice, Expected, Why, advise};
pub use bot::{Bot, Budget, Entry, ROSTER, bot, opponents};
pub use chance::Chance;
pub use contest::{Foul, Outcome, deal, play, set_up};
pub use tally::{BotTally, Ending, Interval, Sprt, Tally, Verdict, ratings};
pub use training::Training;
pub use weights::WeightsError;
