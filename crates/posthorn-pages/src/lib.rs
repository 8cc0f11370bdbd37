//! The HTML of every page and the sentences in six languages: pure functions from what a viewer may see.
//!
//! Nothing here reads a clock, a file or a socket. A page is a function of a [`Page`] (who reads it, in which
//! language, when) and of what it shows: a [`LocalizedTable`], a lobby, a profile. So the same code runs on a
//! server and in a browser.

#![warn(missing_docs)]

pub mod words;
pub mod names;
pub mod sentences;
mod flights;
mod localized_table;
mod english_log;
pub mod calendar;
pub mod prefs;
pub mod assets;
pub mod geography;
mod art;
mod page;
mod layout;
pub mod home;
pub mod play;
pub mod replay;
pub mod rules;
pub mod docs;
pub mod settings;
pub mod sign;
pub mod account;
pub mod profile;
pub mod leaderboard;
pub mod message;

pub use english_log::{EnglishLine, english_log};
pub use flights::Flight;
pub use localized_table::{ChatLine, LocalizedTable, LogLine};
pub use page::{Fragment, Page};
pub use sign::PASSWORD_LENGTH;
