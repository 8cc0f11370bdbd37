//! A table as one viewer may know it, in the viewer's language.

use crate::flights::{Flight, flight};
use crate::names::seat_names;
use crate::sentences::{Narrator, table_event};
use crate::words::Words;
use posthorn_rules::{Event, Seat};
use posthorn_table::{Seq, TableView, VisibleContent, VisibleEntry};
use std::ops::Deref;

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// The number of the event.
    pub seq: Seq,
    /// Which one it is of those with the same number.
    pub number: usize,
    /// How many actions had been done then.
    pub ply: usize,
    /// Whose action it was.
    pub seat: Option<Seat>,
    /// The sentence.
    pub text: String,
    /// What could be seen of it on the table.
    pub flight: Option<Flight>,
}

/// A line of the chat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// The number of the event.
    pub seq: Seq,
    /// Who wrote it.
    pub name: String,
    /// The words.
    pub text: String,
}

/// A view of a table together with the names and sentences of one language.
#[derive(Clone, Debug)]
pub struct LocalizedTable {
    view: TableView,
    names: Vec<String>,
    /// What happened, the newest last.
    pub log_lines: Vec<LogLine>,
    /// What the others did since the viewer's last turn.
    pub lines_since_own_action: Vec<LogLine>,
    /// What was written in the chat, the newest last.
    pub chat_lines: Vec<ChatLine>,
}

impl LocalizedTable {
    /// The view in words.
    pub fn new(view: TableView, words: &Words) -> LocalizedTable {
        let names = seat_names(&view.seats, words);
        let narrator = Narrator {
            words,
            names: &names,
            viewer: view.me(),
            options: &view.setup.options,
            tile_values_known: view.tile_values_known,
        };
        let log_lines = view.log.iter().flat_map(|entry| log_lines(entry, &narrator)).collect();
        let lines_since_own_action = if view.is_replay {
            Vec::new()
        } else {
            view.log_since_own_action().iter().flat_map(|entry| brief_lines(entry, &narrator)).collect()
        };
        let chat_lines = view
            .chat
            .iter()
            .map(|chat| ChatLine { seq: chat.seq, name: words.person(&chat.name), text: chat.text.clone() })
            .collect();
        LocalizedTable { view, names, log_lines, lines_since_own_action, chat_lines }
    }

    /// What the player on a seat is called.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }
}

impl Deref for LocalizedTable {
    type Target = TableView;

    fn deref(&self) -> &TableView {
        &self.view
    }
}

fn log_lines(entry: &VisibleEntry, narrator: &Narrator<'_>) -> Vec<LogLine> {
    match &entry.content {
        VisibleContent::Game(events) => game_lines(entry, events, |event| narrator.event(event)),
        VisibleContent::Table(event) => {
            let text = table_event(event, narrator);
            text.map(|text| line(entry, 0, text, None)).into_iter().collect()
        }
    }
}

fn brief_lines(entry: &VisibleEntry, narrator: &Narrator<'_>) -> Vec<LogLine> {
    match &entry.content {
        VisibleContent::Game(events) => game_lines(entry, events, |event| narrator.brief(event)),
        VisibleContent::Table(_) => Vec::new(),
    }
}

fn game_lines(
    entry: &VisibleEntry,
    events: &[Event],
    sentence: impl Fn(&Event) -> Option<String>,
) -> Vec<LogLine> {
    let told = events.iter().filter_map(|event| Some((sentence(event)?, flight(event))));
    told.enumerate().map(|(number, (text, flight))| line(entry, number, text, flight)).collect()
}

fn line(entry: &VisibleEntry, number: usize, text: String, flight: Option<Flight>) -> LogLine {
    LogLine { seq: entry.seq, number, ply: entry.ply, seat: entry.seat, text, flight }
}
