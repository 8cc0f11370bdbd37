//! Whole games with a fixed deck and fixed shuffles, request by request.

use crate::talk::{Habit, Talk, error, finished, record_to};
use posthorn_rules::Options;
use serde_json::{Value, json};

fn new_request(record: &Value, shuffles: &[Value]) -> Value {
    let players = record["players"].as_array().unwrap();
    let names: Vec<&Value> = players.iter().map(|player| &player["name"]).collect();
    json!({"cmd": "new", "players": players.len(), "first": record["first"], "rules": record["rules"],
        "deck": record["deck"], "shuffles": shuffles, "names": names})
}

fn reshuffles(events: &Value) -> Vec<Value> {
    let events = events.as_array().unwrap();
    events.iter().filter(|event| event["event"] == "reshuffle").map(|event| event["deck"].clone()).collect()
}

/// Plays a record through, checking at every ply what can be checked; returns all new decks.
fn play(talk: &mut Talk, record: &Value) -> Vec<Value> {
    let mut decks = Vec::new();
    for entry in record["actions"].as_array().unwrap() {
        let legal = talk.cmd("legal");
        assert_eq!(legal["seat"], entry["seat"]);
        let actions = legal["actions"].as_array().unwrap();
        assert_eq!(actions.iter().filter(|action| **action == entry["action"]).count(), 1, "listed once");
        let answer = talk.apply(entry["action"].clone());
        assert_eq!(answer["ok"], true, "{answer}");
        decks.extend(reshuffles(&answer["events"]));
        let state = talk.cmd("state");
        for (at, seat) in state["seats"].as_array().unwrap().iter().enumerate() {
            let offices = seat["offices"].as_array().unwrap().len();
            assert_eq!(seat["offices_left"], json!(20 - offices));
            let view = talk.ask(json!({"cmd": "view", "seat": at}));
            assert_eq!(view["seats"][at], *seat, "a seat sees all its own");
        }
    }
    decks
}

#[test]
fn a_whole_game_with_the_shuffles_given() {
    for (players, options) in [(2, Options::CLASSIC), (3, Options::ICELANDIC), (4, Options::INTERNATIONAL)] {
        let record = finished(players, options);
        let shuffles = record["shuffles"].as_array().unwrap();
        let mut talk = Talk::start();
        assert_eq!(talk.ask(new_request(&record, shuffles)), json!({"ok": true}));
        assert_eq!(play(&mut talk, &record), *shuffles, "the reshuffles tell the new order");

        let mut expected = record.clone();
        for player in expected["players"].as_array_mut().unwrap() {
            player["kind"] = json!("human");
        }
        assert_eq!(talk.cmd("record"), expected);
        after_the_end(&mut talk, &record);
    }
}

/// Nothing is hidden, nothing can be done, everything can be asked.
fn after_the_end(talk: &mut Talk, record: &Value) {
    assert_eq!(talk.cmd("legal"), json!({"over": true}));
    assert_eq!(talk.cmd("score"), record["result"]);
    let result = &record["result"];
    assert_eq!(result["winner"], result["ranking"][0]);
    for score in result["scores"].as_array().unwrap() {
        let points = |key: &str| score[key].as_i64().unwrap();
        assert_eq!(points("total"), points("carriage") + points("bonus") - points("unplaced"));
    }
    let state = talk.cmd("state");
    assert_eq!((&state["over"], &state["phase"]), (&json!(true), &json!("over")));
    assert_eq!(state["turn_seat"], record["actions"].as_array().unwrap().last().unwrap()["seat"]);
    for viewer in [json!(0), json!(1), Value::Null] {
        let view = talk.ask(json!({"cmd": "view", "seat": viewer}));
        assert_eq!(view["seats"], state["seats"], "after the end nothing is hidden");
        assert_eq!(view["phase"], "over");
        assert_eq!(view.get("legal"), (viewer != Value::Null).then_some(&json!([])));
    }
    let actions = [
        json!({"type": "take", "from": "deck"}),
        json!({"type": "keep", "cards": ["Ulm"]}),
        json!({"type": "close", "offices": ["Ulm", "Ulm"], "cartwright": true}),
        json!({"type": "administrator"}),
    ];
    for action in actions {
        let request = json!({"cmd": "apply", "action": action}).to_string();
        talk.refused(&request, "game_over", None);
    }
    talk.refused(r#"{"cmd":"apply","action":{"type":"restart","city":"Rom"}}"#, "bad_request", None);
}

#[test]
fn shuffles_run_out_and_random_ones_follow() {
    let (record, _) = record_to(2, Options::CLASSIC, Habit::Builder(3), |history| {
        history.shuffles().len() == 1 && history.game().turn().drawn == 0
    });
    let shuffles = record["shuffles"].as_array().unwrap();
    let mut seen = Vec::new();
    for _ in 0..4 {
        let mut talk = Talk::start();
        talk.ask(new_request(&record, shuffles));
        assert_eq!(play(&mut talk, &record), *shuffles);
        let mut second = None;
        while second.is_none() {
            let legal = talk.cmd("legal");
            let actions = legal["actions"].as_array().unwrap();
            // Taking, then giving up: the discards grow and the deck is used up.
            let of = |kind: &str| actions.iter().find(|action| action["type"] == kind);
            let from_deck = actions.iter().find(|action| action["from"] == "deck");
            let choice = from_deck.or(of("restart")).or(of("end_turn")).unwrap_or(&actions[0]);
            second = reshuffles(&talk.apply(choice.clone())["events"]).into_iter().next();
        }
        seen.push(second);
    }
    assert!(seen.iter().any(|deck| *deck != seen[0]), "four random shuffles are not all the same");
}

#[test]
fn a_shuffle_that_does_not_fit_is_refused_when_its_turn_comes() {
    let record = finished(2, Options::CLASSIC);
    let mut shuffles = record["shuffles"].as_array().unwrap().clone();
    shuffles[1].as_array_mut().unwrap().pop();
    let mut talk = Talk::start();
    assert_eq!(talk.ask(new_request(&record, &shuffles)), json!({"ok": true}));
    let mut decks = Vec::new();
    for entry in record["actions"].as_array().unwrap() {
        let answer = talk.apply(entry["action"].clone());
        if answer.get("error").is_some() {
            let error = error(&answer);
            assert_eq!((&error["code"], &error["rule"]), (&json!("bad_request"), &json!("D3")));
            assert_eq!(decks, shuffles[..1], "the first shuffle was used");
            let request = json!({"cmd": "apply", "action": entry["action"]}).to_string();
            talk.refused(&request, "bad_request", Some("D3"));
            return;
        }
        decks.extend(reshuffles(&answer["events"]));
    }
    panic!("the second shuffle was never needed");
}
