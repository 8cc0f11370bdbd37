//! Hints during a game and the analysis of finished ones: what a bot would do, from what the player saw.

mod analysis;
mod convert;
mod hints;
mod replay;

pub(crate) use analysis::Analyses;
pub(crate) use hints::Hints;
pub(crate) use replay::moment;
