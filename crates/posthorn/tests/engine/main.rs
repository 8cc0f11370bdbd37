//! The engine as other programs meet it: lines in, lines out (docs/protocol.md).

#![allow(clippy::unwrap_used)]

mod talk;
mod answers;
mod whole_game;
mod refusals;
mod records;
mod storm;
