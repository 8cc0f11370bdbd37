//! Players for Thurn und Taxis.

mod chance;
mod bot;
mod random;

pub use bot::{Bot, Budget, Entry, ROSTER, bot};
pub use chance::Chance;
