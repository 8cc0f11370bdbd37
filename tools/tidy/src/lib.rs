//! Checks of the project's structure that no compiler makes: which crate may use which, what the pure crates must
//! not touch, import cycles, retired names, licences.
//!
//! Each check is a function that returns its findings as sentences, one for each problem; no findings means all
//! is well. `tests/tidy.rs` runs them over this project: `cargo test -p posthorn-tidy`.

pub mod workspace;
pub mod files;
pub mod modules;
pub mod references;
pub mod architecture;
pub mod places;
pub mod purity;
pub mod cycles;
pub mod retired;
pub mod licences;
pub mod notices;
