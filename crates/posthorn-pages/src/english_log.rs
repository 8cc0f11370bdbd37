//! The log for programs: the latest sentences, in English.

use crate::names::occupant_names;
use crate::sentences::Narrator;
use crate::words::Words;
use posthorn_rules::Seat;
use posthorn_table::{Seq, TableState};

/// A line of the log for programs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EnglishLine {
    /// The number of the event.
    pub seq: Seq,
    /// Whose action it was.
    pub seat: Option<Seat>,
    /// The sentence.
    pub text: String,
}

/// The log from that entry on as a seat may know it, but at most so many lines of it, the latest ones.
///
/// A sentence is made once and cached: many streams want the same ones after every action. Only the player who
/// acted may know more of it than everybody. After the end everybody knows all, so nothing is cached then.
pub fn english_log(state: &TableState, me: Option<Seat>, from: usize, most: usize) -> Vec<EnglishLine> {
    let words = Words::default();
    let occupants: Vec<_> = state.seats().iter().map(|seat| seat.occupant()).collect();
    let names = occupant_names(occupants.iter().map(Option::as_ref), &words);
    let is_over = state.is_over();
    let mut lines = Vec::new();
    for entry in state.log().newest_first(from) {
        let seat = entry.seat();
        let is_own = seat.is_some() && seat == me;
        let viewer = seat.filter(|_| is_own);
        let make = || {
            let options = &state.setup().options;
            let narrator =
                Narrator { words: &words, names: &names, viewer, options, tile_values_known: is_over };
            narrator.entry(&entry.content.visible_to(viewer))
        };
        let made;
        let texts = if is_over {
            made = make();
            &made
        } else {
            entry.cached_sentences(is_own, make)
        };
        lines.extend(texts.iter().rev().map(|text| EnglishLine { seq: entry.seq, seat, text: text.clone() }));
        if lines.len() >= most {
            break;
        }
    }
    lines.truncate(most);
    lines.reverse();
    lines
}
