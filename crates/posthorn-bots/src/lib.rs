//! Computer players for Thurn und Taxis.
//!
//! A [`Bot`] gets a view of its seat and a [`Budget`], and answers with an action. It never gets the game itself, so
//! it cannot cheat. [`prince`] is the strongest; [`advise`] explains what it would do. [`play_game`] lets bots play
//! each other, and [`MatchStatistics`] says what such games prove. [`Trainer`] trains the network that
//! [`postmaster`] and [`prince`] play by.

#![warn(missing_docs)]

mod chance;
mod bot;
mod roster;
// Bots by rules of thumb.
mod random;
mod candidates;
mod courier;
mod scripted;
mod ismcts;
// The network, and the bots that play by it.
mod feature_layout;
mod feature_document;
mod features;
mod net;
mod simd;
mod weights;
mod evaluate;
mod budget_meter;
mod search;
mod net_bots;
mod advice;
// Training the network.
mod backprop;
mod td;
mod distill;
mod trainer;
// Games between bots.
mod contest;
mod statistics;

pub use advice::{Advice, Expected, Why, advise};
pub use bot::{Bot, Budget};
pub use chance::Chance;
pub use contest::{BotFault, GameResult, deal, play_game};
pub use feature_document::feature_document;
pub use roster::{Entry, ROSTER, bot, courier, ismcts, novice, opponents, postmaster, prince, random};
pub use statistics::{BotStatistics, Ending, Interval, MatchStatistics, Sprt, Verdict, ratings};
pub use trainer::Trainer;
pub use weights::WeightsError;
