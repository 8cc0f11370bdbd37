//! The log and the chat as one viewer may know them.

use crate::event::TableEvent;
use crate::ids::Seq;
use crate::log::LogContent;
use crate::state::TableState;
use posthorn_rules::{Event, Seat};

/// What an entry of the log is about, as the viewer may know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VisibleContent {
    /// What an action brought about, without the cards that the viewer may not know.
    Game(Vec<Event>),
    /// Something beside the game.
    Table(TableEvent),
}

/// An entry of the log as the viewer may know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VisibleEntry {
    /// The number of the event.
    pub seq: Seq,
    /// How many actions had been done then, this one included.
    pub ply: usize,
    /// Whose action it was.
    pub seat: Option<Seat>,
    /// What happened.
    pub content: VisibleContent,
}

/// A message in the chat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VisibleChat {
    /// The number of the event.
    pub seq: Seq,
    /// Who wrote it; empty once the account is deleted.
    pub name: String,
    /// The words.
    pub text: String,
}

impl LogContent {
    /// The content as a seat may know it; none is a spectator.
    pub fn visible_to(&self, viewer: Option<Seat>) -> VisibleContent {
        match self {
            LogContent::Game(_, events) => {
                VisibleContent::Game(events.iter().map(|event| event.seen_by(viewer)).collect())
            }
            LogContent::Table(event) => VisibleContent::Table(event.clone()),
        }
    }
}

/// The whole log. With all cards open every card is seen as by the player who drew it.
pub(super) fn visible_log(state: &TableState, me: Option<Seat>, all_open: bool) -> Vec<VisibleEntry> {
    let mut ply = 0;
    let entries = state.log().iter().map(|entry| {
        let seat = entry.seat();
        ply += usize::from(seat.is_some());
        let viewer = if all_open { seat } else { me };
        VisibleEntry { seq: entry.seq, ply, seat, content: entry.content.visible_to(viewer) }
    });
    entries.collect()
}

pub(super) fn visible_chat(state: &TableState) -> Vec<VisibleChat> {
    let messages = state.chat().iter().filter_map(|entry| match &entry.content {
        LogContent::Table(TableEvent::Said { name, text, .. }) => {
            Some(VisibleChat { seq: entry.seq, name: name.clone(), text: text.clone() })
        }
        _ => None,
    });
    messages.collect()
}
