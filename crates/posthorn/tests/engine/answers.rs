//! The answer to every request, to the letter.

use crate::talk::{Habit, Talk, deck, error, record_to};
use posthorn_rules::{Options, TileValues};
use serde_json::{Value, json};
use std::io::Write;
use std::process::{Command, Stdio};

const START: &str = "Passau Salzburg München Linz Ulm Lodz Passau Augsburg Regensburg Ingolstadt";

fn new_game(talk: &mut Talk) {
    let deck = deck(START);
    assert_eq!(talk.ask(json!({"cmd": "new", "players": 2, "first": 0, "deck": deck})), json!({"ok": true}));
}

fn keys(value: &Value) -> Vec<&str> {
    let mut keys: Vec<&str> = value.as_object().unwrap().keys().map(String::as_str).collect();
    keys.sort_unstable();
    keys
}

fn full_piles() -> Value {
    json!({
        "length_5": [2, 1], "length_6": [3, 2, 1], "length_7": [4, 3, 2, 1], "baden": [3, 2, 1],
        "baiern": [5, 4, 3, 2], "boehmen_salzburg": [4, 3, 2], "schweiz_tyrol": [3, 2, 1],
        "wuerttemberg_hohenzollern": [3, 2, 1], "all_regions": [6, 5, 4, 3], "end_of_game": [1],
    })
}

fn empty_seat() -> Value {
    json!({"hand": [], "route": [], "offices": [], "offices_left": 20, "carriage": 0, "tiles": []})
}

#[test]
fn the_state_of_a_new_game() {
    let mut talk = Talk::start();
    new_game(&mut talk);
    let expected = json!({
        "players": 2, "first": 0, "turn_seat": 0, "round": 1, "phase": "draw", "official_used": null,
        "drawn": 0, "played": 0, "market": ["Passau", "Salzburg", "München", "Linz", "Ulm", "Lodz"],
        "deck": deck(START)[6..], "discard": [], "seats": [empty_seat(), empty_seat()],
        "piles": full_piles(), "end_triggered_by": null, "over": false,
    });
    assert_eq!(talk.cmd("state"), expected);
}

#[test]
fn the_legal_actions_of_the_first_draw() {
    let mut talk = Talk::start();
    new_game(&mut talk);
    let mut actions: Vec<Value> =
        (0..6).map(|slot| json!({"type": "take", "from": "market", "slot": slot})).collect();
    actions.push(json!({"type": "take", "from": "deck"}));
    assert_eq!(talk.cmd("legal"), json!({"seat": 0, "phase": "draw", "actions": actions}));
}

#[test]
fn views_of_the_seat_of_another_and_of_a_spectator() {
    let mut talk = Talk::start();
    new_game(&mut talk);
    talk.does("take 0");
    talk.does("take deck");
    let state = talk.cmd("state");
    assert_eq!(state["seats"][0]["hand"], json!(["Augsburg", "Passau"]));

    let own = talk.ask(json!({"cmd": "view", "seat": 0}));
    let mut expected = state.clone();
    expected["viewer"] = json!(0);
    expected["deck"] = json!(58);
    expected["seats"][1]["hand"] = json!({"known": [], "unknown": 0});
    expected["legal"] = talk.cmd("legal")["actions"].clone();
    assert_eq!(own, expected);

    let other = talk.ask(json!({"cmd": "view", "seat": 1}));
    expected["viewer"] = json!(1);
    expected["seats"][0]["hand"] = json!({"known": ["Passau"], "unknown": 1});
    expected["seats"][1]["hand"] = json!([]);
    expected["legal"] = json!([]);
    assert_eq!(other, expected);

    let spectator = talk.ask(json!({"cmd": "view", "seat": null}));
    expected["viewer"] = Value::Null;
    expected["seats"][1]["hand"] = json!({"known": [], "unknown": 0});
    expected.as_object_mut().unwrap().remove("legal");
    assert_eq!(spectator, expected);

    for seat in [json!(2), json!(4), json!(-1), json!("0"), json!(0.5), json!([])] {
        let request = json!({"cmd": "view", "seat": seat}).to_string();
        talk.refused(&request, "bad_request", None);
    }
    talk.refused(r#"{"cmd":"view"}"#, "bad_request", None);
}

#[test]
fn a_played_card_uses_up_a_known_one_first() {
    let mut talk = Talk::start();
    new_game(&mut talk);
    talk.does("take 0");
    talk.does("take 0");
    talk.does("play Passau right");
    let seen = talk.ask(json!({"cmd": "view", "seat": 1}));
    assert_eq!(seen["seats"][0]["hand"], json!({"known": ["Passau"], "unknown": 0}));
}

#[test]
fn the_score_before_the_end_has_no_winner() {
    let mut talk = Talk::start();
    let deck = deck(START);
    talk.ask(json!({"cmd": "new", "players": 3, "first": 1, "deck": deck}));
    let score = json!({"carriage": 0, "bonus": 0, "unplaced": 20, "total": -20});
    let expected = json!({"scores": [score, score, score], "ranking": [1, 2, 0], "winner": null});
    assert_eq!(talk.cmd("score"), expected);
}

#[test]
fn the_record_of_a_new_game() {
    let mut talk = Talk::start();
    let deck = deck(START);
    talk.ask(json!({"cmd": "new", "players": 2, "first": 1, "deck": deck, "names": ["Ä", "\u{1F4EF}"],
        "rules": {"tile_values": "open"}}));
    talk.does("take deck");
    let expected = json!({
        "format": "posthorn-record", "version": 1,
        "rules": {"all_regions": "outside_baiern", "length_fallback": "any",
            "final_round": "finish_round", "tile_values": "open"},
        "players": [{"name": "Ä", "kind": "human"}, {"name": "\u{1F4EF}", "kind": "human"}],
        "first": 1, "deck": deck, "shuffles": [],
        "actions": [{"seat": 1, "action": {"type": "take", "from": "deck"}}], "result": null,
    });
    assert_eq!(talk.cmd("record"), expected);
    talk.ask(json!({"cmd": "new", "players": 4}));
    let names: Vec<Value> = talk.cmd("record")["players"].as_array().unwrap().clone();
    assert_eq!(names[3], json!({"name": "Seat 4", "kind": "human"}));
    assert_eq!(names[0]["name"], "Seat 1");
}

#[test]
fn the_same_seed_gives_the_same_game_and_none_a_random_one() {
    let mut talk = Talk::start();
    let mut start = |request: Value| {
        assert_eq!(talk.ask(request), json!({"ok": true}));
        talk.cmd("state")
    };
    let seeded = json!({"cmd": "new", "players": 4, "seed": u64::MAX});
    assert_eq!(start(seeded.clone()), start(seeded));
    let decks: Vec<Value> =
        (0..3).map(|_| start(json!({"cmd": "new", "players": 2}))["deck"].clone()).collect();
    assert!(decks[0] != decks[1] && decks[1] != decks[2]);
    let firsts: Vec<Value> =
        (0..200).map(|_| start(json!({"cmd": "new", "players": 4}))["first"].clone()).collect();
    assert!((0..4).all(|seat| firsts.contains(&json!(seat))), "the first seat is random");
}

#[test]
fn an_official_is_used_when_it_acts() {
    let mut talk = Talk::start();
    new_game(&mut talk);
    let turn = |talk: &mut Talk| {
        let state = talk.cmd("state");
        assert_eq!(talk.cmd("legal")["phase"], state["phase"]);
        json!([state["phase"], state["official_used"], state["drawn"], state["played"]])
    };
    talk.does("take 0");
    assert_eq!(turn(&mut talk), json!(["draw", null, 1, 0]));
    talk.does("take 0");
    assert_eq!(turn(&mut talk), json!(["play", "postmaster", 2, 0]));
    talk.does("play Passau right");
    assert_eq!(turn(&mut talk), json!(["close", "postmaster", 2, 1]));
    talk.does("end");
    assert_eq!(turn(&mut talk), json!(["draw", null, 0, 0]));
    for line in ["take deck", "take deck", "play Regensburg right", "end", "administrator"] {
        talk.does(line);
    }
    assert_eq!(turn(&mut talk), json!(["draw", "administrator", 0, 0]));
    assert_eq!(talk.cmd("state")["discard"].as_array().unwrap().len(), 6, "market slots 0 to 5");
}

#[test]
fn v5_tiles_are_hidden_or_open() {
    for (tile_values, shown) in [(TileValues::Hidden, false), (TileValues::Open, true)] {
        let options = Options { tile_values, ..Options::CLASSIC };
        let (record, game) = record_to(3, options, Habit::Builder(5), |history| {
            let game = history.game();
            !game.is_over() && game.holdings(game.first()).tiles.len() >= 2
        });
        let (owner, mut talk) = (game.first().index(), Talk::with_record(&record));
        let state = talk.cmd("state");
        for viewer in [json!(0), json!(1), json!(2), Value::Null] {
            let view = talk.ask(json!({"cmd": "view", "seat": viewer}));
            assert_eq!(view["piles"], state["piles"]);
            let tiles = view["seats"][owner]["tiles"].as_array().unwrap();
            let whole = state["seats"][owner]["tiles"].as_array().unwrap();
            assert_eq!(tiles.len(), whole.len());
            for (tile, known) in tiles.iter().zip(whole) {
                assert_eq!(tile["pile"], known["pile"]);
                let open = shown || viewer == json!(owner);
                assert_eq!(keys(tile), if open { vec!["pile", "value"] } else { vec!["pile"] });
                assert!(!open || tile == known);
            }
        }
    }
}

#[test]
fn quit_and_the_end_of_input_answer_nothing() {
    let mut talk = Talk::start();
    new_game(&mut talk);
    talk.send(br#"{"cmd":"quit"}"#);
    talk.silent();
    let mut talk = Talk::start();
    assert_eq!(error(&talk.cmd("state"))["code"], "no_game");
    talk.hang_up();
}

#[test]
fn the_binary_speaks_the_protocol_and_exits_well() {
    let deck = json!(deck(START));
    let new = format!(r#"{{"cmd":"new","players":2,"first":0,"deck":{deck}}}"#);
    let scripts = [
        (format!("{new}\n\n{{\"cmd\":\"quit\"}}\n{{\"cmd\":\"score\"}}\n"), 2),
        (format!("{new}\r\n{{\"cmd\":\"score\"}}"), 2),
        (String::new(), 0),
    ];
    for (script, answers) in scripts {
        let mut engine = Command::new(env!("CARGO_BIN_EXE_posthorn"))
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        engine.stdin.take().unwrap().write_all(script.as_bytes()).unwrap();
        let output = engine.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(0));
        assert!(output.stderr.is_empty());
        let lines: Vec<Value> =
            String::from_utf8(output.stdout).unwrap().lines().map(|line| line.parse().unwrap()).collect();
        assert_eq!(lines.len(), answers);
        assert!(lines.is_empty() || lines[0] == json!({"ok": true}));
    }
}
