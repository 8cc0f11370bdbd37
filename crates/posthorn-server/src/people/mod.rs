//! Players and accounts: names, passwords, keys of programs, profiles, and what an operator may do.

mod accounts;
pub mod admin;
mod names;
mod passwords;
mod profile;
mod tokens;

pub(crate) use accounts::{AccountError, People, Registration};
pub(crate) use passwords::Passwords;
pub(crate) use profile::Profile;
pub(crate) use tokens::short_id;
