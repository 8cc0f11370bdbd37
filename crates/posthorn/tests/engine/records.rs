//! Records: loaded, played on, and refused with the place where they go wrong.

use crate::talk::{Habit, Talk, action, error, finished, record_to};
use posthorn_rules::{Action, Options};
use serde_json::{Value, json};

/// Asserts that a record is refused at this ply by this rule, and that the game before it stays.
#[track_caller]
fn corrupt(talk: &mut Talk, record: &Value, ply: usize, rule: Option<&str>) {
    let request = json!({"cmd": "load", "record": record}).to_string();
    let error = talk.refused(&request, "bad_record", rule);
    assert_eq!(error["ply"], json!(ply), "{error}");
}

fn changed(record: &Value, change: impl FnOnce(&mut Value)) -> Value {
    let mut record = record.clone();
    change(&mut record);
    record
}

#[test]
fn a_record_that_is_loaded_is_written_again_as_it_was() {
    for (players, options) in [(2, Options::CLASSIC), (4, Options::ICELANDIC)] {
        let record = finished(players, options);
        let mut talk = Talk::with_record(&record);
        assert_eq!(talk.cmd("record"), record);
        assert_eq!(talk.cmd("legal"), json!({"over": true}));
        assert_eq!(talk.cmd("score"), record["result"]);
    }
}

#[test]
fn an_unfinished_record_goes_on_where_it_stopped() {
    let record = finished(2, Options::CLASSIC);
    let actions = record["actions"].as_array().unwrap();
    let mut talk = Talk::start();
    for plies in [0, 1, 2, 7, 20] {
        let part = changed(&record, |part| {
            part["actions"].as_array_mut().unwrap().truncate(plies);
            part["shuffles"] = json!([]);
            part["result"] = Value::Null;
        });
        assert_eq!(talk.ask(json!({"cmd": "load", "record": part})), json!({"ok": true, "plies": plies}));
        assert_eq!(talk.cmd("record"), part);
        let next = &actions[plies];
        assert_eq!(talk.cmd("legal")["seat"], next["seat"]);
        assert_eq!(talk.apply(next["action"].clone())["ok"], true);
        assert_eq!(talk.cmd("record")["actions"].as_array().unwrap()[..], actions[..=plies]);
    }
}

#[test]
fn corrupt_actions_are_found_at_their_ply() {
    let record = finished(2, Options::CLASSIC);
    let mut talk = Talk::start();
    talk.ask(json!({"cmd": "new", "players": 3, "seed": 1}));
    talk.does("take deck");
    let with =
        |ply: usize, line: &str| changed(&record, |record| record["actions"][ply]["action"] = action(line));
    let rows = [
        (0, "end", "T1"),
        (0, "administrator", "D5"),
        (0, "keep Ulm Ulm Ulm", "H2"),
        (0, "keep", "H2"),
        (0, "close Ulm Ulm", "T1"),
        (1, "end", "D5"),
        (1, "keep Ulm", "D5"),
        (1, "close Ulm Ulm", "D5"),
        (2, "take deck", "T2"),
        (2, "close", "T1"),
        (2, "close Ulm Ulm", "T1"),
    ];
    for (ply, line, rule) in rows {
        corrupt(&mut talk, &with(ply, line), ply, Some(rule));
    }
    let closing =
        record["actions"].as_array().unwrap().iter().position(|entry| entry["action"]["type"] == "close");
    let closing = closing.unwrap();
    corrupt(&mut talk, &with(closing, "close Ulm Ulm"), closing, Some("O1"));
    let wrong_seat =
        |ply: usize, seat: Value| changed(&record, |record| record["actions"][ply]["seat"] = seat);
    let other = json!(1 - record["actions"][5]["seat"].as_i64().unwrap());
    for seat in [other, json!(3), json!(4), json!(99)] {
        corrupt(&mut talk, &wrong_seat(5, seat), 5, Some("T1"));
    }
    for seat in [json!(-1), json!("0"), Value::Null] {
        corrupt(&mut talk, &wrong_seat(5, seat), 5, None);
    }
    for entry in [
        json!(7),
        json!([]),
        json!({}),
        json!({"seat": 0}),
        json!({"seat": 0, "action": ["end_turn"]}),
        json!({"seat": 0, "action": {"type": "take", "from": "market", "slot": 6}}),
        json!({"seat": 0, "action": {"type": "restart", "city": "Rom"}}),
    ] {
        corrupt(&mut talk, &changed(&record, |record| record["actions"][5] = entry), 5, None);
    }
    // What is wrong first is told first.
    let twice = changed(&with(1, "end"), |record| record["actions"][9] = json!(7));
    corrupt(&mut talk, &twice, 1, Some("D5"));
}

#[test]
fn corrupt_shuffles_break_d3() {
    let mut plies = Vec::new();
    let record = finished(3, Options::CLASSIC);
    let mut talk = Talk::start();
    talk.ask(json!({"cmd": "new", "players": 3, "first": record["first"], "deck": record["deck"],
        "shuffles": record["shuffles"]}));
    for (ply, entry) in record["actions"].as_array().unwrap().iter().enumerate() {
        let answer = talk.apply(entry["action"].clone());
        let events = answer["events"].as_array().unwrap();
        plies.extend(events.iter().filter(|event| event["event"] == "reshuffle").map(|_| ply));
    }
    let shuffles = |change: &dyn Fn(&mut Vec<Value>)| {
        changed(&record, |record| change(record["shuffles"].as_array_mut().unwrap()))
    };
    let d3 = Some("D3");
    corrupt(&mut talk, &shuffles(&|list| list.clear()), plies[0], d3);
    corrupt(&mut talk, &shuffles(&|list| list.truncate(1)), plies[1], d3);
    corrupt(&mut talk, &shuffles(&|list| drop(list[1].as_array_mut().unwrap().pop())), plies[1], d3);
    let end = record["actions"].as_array().unwrap().len();
    corrupt(&mut talk, &shuffles(&|list| list.push(json!(["Ulm"]))), end, d3);
    corrupt(&mut talk, &shuffles(&|list| list.push(json!(["Rom"]))), 0, d3);
}

#[test]
fn a_result_that_is_not_reached_or_not_confirmed_breaks_e4() {
    let record = finished(3, Options::CLASSIC);
    let end = record["actions"].as_array().unwrap().len();
    let mut talk = Talk::with_record(&record);
    let result = |change: &dyn Fn(&mut Value)| changed(&record, |record| change(&mut record["result"]));
    let e4 = Some("E4");
    corrupt(&mut talk, &result(&|result| result["scores"][0]["total"] = json!(99)), end, e4);
    corrupt(&mut talk, &result(&|result| result["winner"] = Value::Null), end, e4);
    corrupt(&mut talk, &result(&|result| result["winner"] = json!(9)), end, e4);
    corrupt(&mut talk, &result(&|result| result["ranking"].as_array_mut().unwrap().reverse()), end, e4);
    corrupt(&mut talk, &result(&|result| result["ranking"] = json!([])), end, e4);
    let shorter = changed(&record, |record| drop(record["actions"].as_array_mut().unwrap().pop()));
    corrupt(&mut talk, &shorter, end - 1, e4);
    let longer = changed(&record, |record| {
        let entry = json!({"seat": 0, "action": {"type": "end_turn"}});
        record["actions"].as_array_mut().unwrap().push(entry);
    });
    corrupt(&mut talk, &longer, end, Some("E3"));
}

#[test]
fn a_corrupt_beginning_is_at_ply_0() {
    let record = finished(2, Options::CLASSIC);
    let mut talk = Talk::with_record(&record);
    let mut row = |rule: Option<&str>, change: &dyn Fn(&mut Value)| {
        corrupt(&mut talk, &changed(&record, change), 0, rule)
    };
    row(None, &|record| record["format"] = json!("chess"));
    row(None, &|record| record["version"] = json!(2));
    row(None, &|record| record["version"] = json!("1"));
    row(None, &|record| record["players"][0]["kind"] = json!("robot"));
    row(None, &|record| record["players"][0]["kind"] = json!("bot:"));
    row(None, &|record| record["players"][0] = json!(["Anna", "human"]));
    row(None, &|record| record["rules"] = json!({}));
    row(None, &|record| drop(record["rules"].as_object_mut().unwrap().remove("tile_values")));
    row(None, &|record| record["rules"]["tile_values"] = json!("glass"));
    row(None, &|record| record["result"]["scores"][0] = json!([1, 2, 3, 0]));
    row(Some("S1"), &|record| record["players"] = json!([]));
    row(Some("S5"), &|record| record["first"] = json!(2));
    row(Some("S2"), &|record| drop(record["deck"].as_array_mut().unwrap().pop()));
    row(Some("S2"), &|record| record["deck"][3] = json!("Rom"));
    for key in ["format", "version", "rules", "players", "first", "deck", "shuffles", "actions"] {
        row(None, &|record| drop(record.as_object_mut().unwrap().remove(key)));
    }
    row(None, &|record| *record = json!({}));
    row(None, &|record| record["actions"] = json!({}));
}

#[test]
fn x2_seats_may_jump_in_a_record() {
    let (record, _) = record_to(4, Options::CLASSIC, Habit::Hoarder, |history| {
        let actions = history.actions();
        actions.windows(2).any(|pair| {
            let [(one, _), (two, end)] = pair else { return false };
            one != two && *two != one.next(4) && !matches!(end, Action::EndTurn)
        })
    });
    let mut talk = Talk::with_record(&record);
    assert_eq!(talk.cmd("record"), record);
    assert!(error(&talk.line("{"))["ply"].is_null());
}
