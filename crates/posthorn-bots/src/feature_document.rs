//! The text of `docs/features.md`, written from the table of fields.

use crate::feature_layout::{
    Bits, COMMON_FIELDS, COMMON_WORDS, Field, SEAT_FIELDS, SEAT_WORDS, WORD_BITS, words,
};
use std::fmt::Write;

/// What each input of the network means, as a document in Markdown.
///
/// `docs/features.md` is this text; `cargo run -p posthorn-bots --example features > docs/features.md` renews it.
pub fn feature_document() -> String {
    let inputs = |players: usize| words(players) * WORD_BITS;
    let mut text = format!(
        "# What the network sees

Written from the table in `crates/posthorn-bots/src/feature_layout.rs` by
`cargo run -p posthorn-bots --example features > docs/features.md`; a test compares them.

A position is a row of bits, seen from one seat: {} for two players, {} for three, {} for four. They lie in
words of {WORD_BITS} bits. Each seat has a block of {SEAT_WORDS} words: first the seat whose side is taken, then the others in
turn order. A block of {COMMON_WORDS} words that all share comes last. Bit b of word w of the block of the n-th seat, all
counted from 0, is input ({SEAT_WORDS} n + w) · {WORD_BITS} + b. Bits that belong to no field are never set.

“Cards” are those that the seat whose side is taken can know of: all of its own hand, and of the other hands what was
taken from the market. The positions are fixed: the weights that ship with the program were trained with them.
",
        inputs(2),
        inputs(3),
        inputs(4)
    );
    block(&mut text, "The block of a seat", SEAT_FIELDS);
    block(&mut text, "The block that all share", COMMON_FIELDS);
    text
}

fn block(text: &mut String, title: &str, fields: &[Field]) {
    let _ = writeln!(text, "\n## {title}\n");
    let _ = writeln!(text, "| word | bits | field | what it is about | what its bits mean |");
    let _ = writeln!(text, "| ---: | ---: | --- | --- | --- |");
    for field in fields {
        let last = field.offset + field.width() - 1;
        let range =
            if last == field.offset { last.to_string() } else { format!("{}–{last}", field.offset) };
        let name = field.name.to_lowercase();
        let bits = bits(field);
        let _ = writeln!(text, "| {} | {range} | `{name}` | {} | {bits} |", field.word, field.meaning);
    }
}

fn bits(field: &Field) -> String {
    let first = field.offset;
    let last = first + field.width() - 1;
    let listed = |cases: &[&str]| {
        let each = cases.iter().enumerate().map(|(at, case)| format!("{} = {case}", first + at));
        each.collect::<Vec<_>>().join("; ")
    };
    match field.bits {
        Bits::Flag => "set if so".to_owned(),
        Bits::Cities => "one for each city, in alphabetical order".to_owned(),
        Bits::Number(most) => format!("exactly one is set: {first} = 0 to {last} = {most}"),
        Bits::NumberOrMore(most) => {
            format!("exactly one is set: {first} = 0 to {last} = {most} or more")
        }
        Bits::OneOf(cases) => format!("exactly one is set: {}", listed(cases)),
        Bits::Each(cases) => format!("each is set where it applies: {}", listed(cases)),
        Bits::Left(groups) => {
            let mut at = first;
            let each = groups.iter().map(|(name, most)| {
                let range = format!("{at}–{} = {name}", at + most - 1);
                at += most;
                range
            });
            let each = each.collect::<Vec<_>>().join("; ");
            format!("as many are set as tiles are left, the lowest first: {each}")
        }
        Bits::Level(most) => format!("as many are set as the number says, the lowest first; at most {most}"),
    }
}
