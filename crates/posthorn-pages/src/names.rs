//! What players are called.

use crate::words::Words;
use posthorn_table::{BotKind, Occupant, SeatKind, VisibleSeat};
use std::collections::BTreeMap;

/// What a bot is called.
pub fn bot_name(kind: BotKind, words: &Words) -> String {
    words.find(&format!("bot-{kind}")).unwrap_or_else(|| {
        let mut letters = kind.name().chars();
        letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
    })
}

/// The names of those who sit at a table; bots of the same kind are numbered.
pub fn occupant_names<'a>(
    occupants: impl IntoIterator<Item = Option<&'a Occupant>>,
    words: &Words,
) -> Vec<String> {
    numbered(
        occupants.into_iter().map(|occupant| match occupant {
            None => Named::Nobody,
            Some(Occupant::Person { name, .. } | Occupant::Guest { name, .. }) => Named::Person(name),
            Some(Occupant::Bot { level }) => Named::Bot(*level),
        }),
        words,
    )
}

/// The same for the seats of a view.
pub fn seat_names(seats: &[VisibleSeat], words: &Words) -> Vec<String> {
    numbered(
        seats.iter().map(|seat| match &seat.kind {
            SeatKind::Empty => Named::Nobody,
            SeatKind::Person(name) | SeatKind::Guest(name) => Named::Person(name),
            SeatKind::Bot(kind) => Named::Bot(*kind),
        }),
        words,
    )
}

enum Named<'a> {
    Nobody,
    Person(&'a str),
    Bot(BotKind),
}

fn numbered<'a>(seats: impl Iterator<Item = Named<'a>>, words: &Words) -> Vec<String> {
    let mut count: BTreeMap<BotKind, usize> = BTreeMap::new();
    let name = |named| match named {
        Named::Nobody => words.say("seat-empty"),
        Named::Person(name) => words.person(name),
        Named::Bot(kind) => {
            let number = count.entry(kind).and_modify(|number| *number += 1).or_insert(1);
            let name = bot_name(kind, words);
            if *number == 1 { name } else { format!("{name} {number}") }
        }
    };
    seats.map(name).collect()
}
