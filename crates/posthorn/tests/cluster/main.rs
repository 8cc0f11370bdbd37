//! Real servers on a real PostgreSQL and NATS: played across, killed, cut off.
#![allow(clippy::unwrap_used, reason = "a test that fails may say so by panicking")]

#[path = "../../../posthorn-server/tests/support/hammer.rs"]
mod hammer;
#[path = "../../../posthorn-server/tests/support/program.rs"]
mod program;
#[path = "../../../posthorn-store/tests/services/mod.rs"]
mod services;

mod node;
mod across;
mod kills;
mod faults;
mod crowd;
