//! Servers in this process and out of it, as browsers and programs meet them.
//!
//! One program for all of them: it links once, and who waits for a clock leaves the machine to the others.
#![allow(clippy::unwrap_used, reason = "a test that fails may say so by panicking")]

#[path = "../support/mod.rs"]
mod support;
#[path = "../support/process.rs"]
mod process;

mod api;
mod asleep;
mod durability;
mod hints;
mod languages;
mod pages;
mod people;
mod ratings;
mod replay;
mod security;
