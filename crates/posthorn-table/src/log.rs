//! The log and the chat of a table.

use crate::event::TableEvent;
use crate::ids::Seq;
use posthorn_rules::{Event, Seat};
use std::sync::{Arc, OnceLock};

/// What an entry of the log is about.
#[derive(Clone, Debug)]
pub enum LogContent {
    /// What an action of a seat brought about, hidden cards and all.
    Game(Seat, Vec<Event>),
    /// Something beside the game.
    Table(TableEvent),
}

/// An entry of the log or of the chat.
#[derive(Debug)]
pub struct LogEntry {
    /// The number of the event.
    pub seq: Seq,
    /// What it is about.
    pub content: LogContent,
    /// Sentences made from it, for everybody and for the player who acted: many streams want the same ones
    /// after every action.
    sentences: [OnceLock<Box<[String]>>; 2],
}

impl LogEntry {
    pub(crate) fn new(seq: Seq, content: LogContent) -> Arc<LogEntry> {
        Arc::new(LogEntry { seq, content, sentences: Default::default() })
    }

    /// Whose action it was.
    pub const fn seat(&self) -> Option<Seat> {
        match self.content {
            LogContent::Game(seat, _) => Some(seat),
            LogContent::Table(_) => None,
        }
    }

    /// The sentences for the player who acted, or for everybody else, made on the first call. Only for one
    /// language and while the game runs: after the end everybody may know more.
    pub fn cached_sentences(&self, for_own_seat: bool, make: impl FnOnce() -> Vec<String>) -> &[String] {
        self.sentences[usize::from(for_own_seat)].get_or_init(|| make().into_boxed_slice())
    }
}
