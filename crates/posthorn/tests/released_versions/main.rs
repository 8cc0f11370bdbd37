//! Compatibility with released versions. Each folder in `tests/fixtures` holds what one release stored and how it
//! answered. This version must open those databases, give the same answers and continue the games. Only the
//! program and its public interfaces are used, so that the tests survive every change inside.
#![allow(clippy::unwrap_used, reason = "a test that fails may say so by panicking")]

#[allow(dead_code, reason = "the cluster tests use the rest")]
#[path = "../cluster/node.rs"]
mod node;
#[path = "../../../posthorn-store/tests/services/mod.rs"]
mod services;

mod fixture;
mod compare;
mod answers;
mod pages;
mod continued;
mod databases;
mod studies;
mod engine;
mod records;
