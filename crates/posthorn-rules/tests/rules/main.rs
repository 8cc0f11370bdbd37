//! Every rule, alone and in whole games, and the facts and forms around them.
#![allow(clippy::unwrap_used, reason = "a test that fails may say so by panicking")]

mod support;

mod board;
mod examples;
mod hoarding;
mod perft;
mod positions;
mod random_play;
mod records;
mod refusals;
mod rules_closing;
mod rules_end;
mod rules_knowledge;
mod rules_play;
mod rules_rulings;
mod rules_setup_and_draw;
mod small_types;
mod tidy;
mod twin;
