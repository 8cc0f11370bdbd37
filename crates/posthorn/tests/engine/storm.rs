//! A storm of bad lines: each is answered, none does harm.

use crate::talk::deck;
use posthorn_bots::Chance;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// The bad lines of one round.
const LINES: usize = 200_000;

/// How many rounds are played, each with other lines; `./check long` asks for more than one.
fn rounds() -> u64 {
    let asked = std::env::var("POSTHORN_STORM_ROUNDS").ok();
    asked.map_or(1, |number| number.parse().expect("POSTHORN_STORM_ROUNDS is a number"))
}

/// Requests of every kind, most of them good.
fn seeds() -> Vec<Vec<u8>> {
    let deck = deck("Passau Salzburg München");
    let record = json!({
        "format": "posthorn-record", "version": 1, "rules": {"all_regions": "every_region",
        "length_fallback": "any", "final_round": "one_more_each", "tile_values": "open"},
        "players": [{"name": "A", "kind": "human"}, {"name": "B", "kind": "bot:courier"}], "first": 0,
        "deck": deck, "shuffles": [], "actions": [{"seat": 0, "action": {"type": "take", "from": "deck"}},
        {"seat": 0, "action": {"type": "take", "from": "market", "slot": 3}}], "result": null,
    });
    let mut seeds = vec![
        json!({"cmd": "new", "players": 2, "first": 0, "deck": deck, "names": ["A", "B"]}),
        json!({"cmd": "new", "players": 3, "seed": 17, "rules": {"final_round": "one_more_each"}}),
        json!({"cmd": "new", "players": 4, "shuffles": [["Ulm", "Linz"], []]}),
        json!({"cmd": "load", "record": record}),
    ];
    for cmd in ["legal", "state", "score", "record"] {
        seeds.push(json!({ "cmd": cmd }));
    }
    for seat in [json!(0), json!(1), Value::Null] {
        seeds.push(json!({"cmd": "view", "seat": seat}));
    }
    for action in [
        json!({"type": "administrator"}),
        json!({"type": "take", "from": "deck"}),
        json!({"type": "take", "from": "market", "slot": 5}),
        json!({"type": "play", "city": "Passau", "end": "right"}),
        json!({"type": "restart", "city": "Ulm"}),
        json!({"type": "close", "offices": ["Linz", "Passau"], "cartwright": true}),
        json!({"type": "keep", "cards": ["Linz", "Linz", "Ulm"]}),
        json!({"type": "end_turn"}),
    ] {
        seeds.push(json!({"cmd": "apply", "action": action}));
    }
    seeds.iter().map(|seed| seed.to_string().into_bytes()).collect()
}

const SPLICES: [&[u8]; 16] = [
    b"null",
    b"-1",
    b"1e999",
    b"18446744073709551616",
    b"\"\\ud800\"",
    b"[[[[[[[[",
    b"}}",
    b"\0",
    b"\xff\xfe",
    b"\"Ulm\"",
    b"{}",
    b"[]",
    b"true",
    b"6",
    b"\r",
    b",",
];

fn mutate(seeds: &[Vec<u8>], chance: &mut Chance) -> Vec<u8> {
    let mut line = seeds[chance.below(seeds.len())].clone();
    for _ in 0..=chance.below(3) {
        let at = chance.below(line.len() + 1);
        match chance.below(6) {
            0 => drop(line.splice(at.., [])),
            1 => {
                let other = &seeds[chance.below(seeds.len())];
                let from = chance.below(other.len());
                drop(line.splice(at.., other[from..].iter().copied()));
            }
            2 => {
                let to = (at + chance.below(9)).min(line.len());
                drop(line.splice(at..to, SPLICES[chance.below(SPLICES.len())].iter().copied()));
            }
            3 if at < line.len() => line[at] ^= 1 << chance.below(8),
            4 if at < line.len() => line[at] = chance.number() as u8,
            _ => swap_a_value(&mut line, chance),
        }
    }
    line.retain(|&byte| byte != b'\n');
    line
}

/// Puts something of another type where a value was.
fn swap_a_value(line: &mut Vec<u8>, chance: &mut Chance) {
    let colons: Vec<usize> = (0..line.len()).filter(|&at| line[at] == b':').collect();
    if colons.is_empty() {
        return;
    }
    let from = colons[chance.below(colons.len())] + 1;
    let until = line[from..].iter().position(|byte| b",}]".contains(byte));
    let to = until.map_or(line.len(), |length| from + length);
    drop(line.splice(from..to, SPLICES[chance.below(SPLICES.len())].iter().copied()));
}

#[test]
fn a_storm_of_bad_lines_is_answered_line_by_line() {
    let mut codes = BTreeMap::new();
    let rounds = rounds();
    for round in 0..rounds {
        play_round(&mut Chance::new(2006 + round), &mut codes);
    }
    println!("{} bad lines were answered: {codes:?}", LINES as u64 * rounds);
    for code in ["answered", "bad_json", "bad_request", "illegal_action", "bad_record"] {
        assert!(codes.contains_key(code), "the storm met no {code}");
    }
}

/// Sends bad lines and then good ones, and counts the answers by their codes.
fn play_round(chance: &mut Chance, codes: &mut BTreeMap<String, usize>) {
    let seeds = seeds();
    let mut input = Vec::new();
    for _ in 0..LINES {
        let line = mutate(&seeds, chance);
        // A mutation that happens to say quit would end the storm.
        let quits = serde_json::from_slice::<Value>(&line).is_ok_and(|request| request["cmd"] == "quit");
        input.extend(if quits { b"{}".to_vec() } else { line });
        input.push(b'\n');
    }
    let calm = [
        json!({"cmd": "new", "players": 2, "first": 1, "deck": deck("Ulm")}),
        json!({"cmd": "apply", "action": {"type": "take", "from": "market", "slot": 0}}),
        json!({"cmd": "apply", "action": {"type": "take", "from": "deck"}}),
        json!({"cmd": "apply", "action": {"type": "play", "city": "Ulm", "end": "right"}}),
        json!({"cmd": "view", "seat": 0}),
    ];
    input.extend(calm.iter().flat_map(|request| format!("{request}\n").into_bytes()));
    let mut output = Vec::new();
    posthorn::engine::serve(&mut input.as_slice(), &mut output).unwrap();

    let answers: Vec<&[u8]> = output.strip_suffix(b"\n").unwrap().split(|&byte| byte == b'\n').collect();
    assert_eq!(answers.len(), LINES + calm.len(), "one answer for each line");
    for answer in &answers {
        let answer: Value = serde_json::from_slice(answer).unwrap();
        let code = answer["error"]["code"].as_str().unwrap_or("answered").to_owned();
        *codes.entry(code).or_default() += 1;
    }
    let last: Value = serde_json::from_slice(answers[answers.len() - 1]).unwrap();
    assert_eq!(last["seats"][1]["route"], json!(["Ulm"]));
}
