//! Every code, and every row of the protocol's table of refusals, through JSON.

use crate::talk::{Habit, Talk, action, deck, error, record_to};
use posthorn_rules::{Carriage, Game, History, Official, Options, Phase};
use serde_json::{Value, json};

/// A table for two at which the first turns can be told in advance.
fn table() -> Talk {
    let mut talk = Talk::start();
    let deck = deck(
        "Passau Salzburg München Linz Ulm Lodz Passau Augsburg Regensburg Ingolstadt Budweis Pilsen \
         Linz München Ulm Ulm Innsbruck Kempten",
    );
    talk.ask(json!({"cmd": "new", "players": 2, "first": 0, "deck": deck}));
    talk
}

#[track_caller]
fn illegal(talk: &mut Talk, rows: &[(&str, &str)]) {
    for (line, rule) in rows {
        talk.illegal(action(line), rule);
    }
}

/// A searched position, loaded.
fn position(habit: Habit, wanted: impl Fn(&Game) -> bool) -> (Talk, Game) {
    let (record, game) = record_to(2, Options::CLASSIC, habit, |history: &History| wanted(history.game()));
    (Talk::with_record(&record), game)
}

#[test]
fn the_rows_that_the_first_turns_meet() {
    let mut talk = table();
    let early = ["play Passau right", "restart Passau", "close", "end"];
    illegal(&mut talk, &early.map(|line| (line, "T1")));
    illegal(&mut talk, &[("administrator", "D5"), ("keep Ulm Ulm Ulm", "H2"), ("keep Ulm", "H2")]);
    illegal(&mut talk, &[("close Ulm Ulm", "T1")]);
    talk.does("take 0");
    let owed = ["play Passau right", "restart Passau", "close", "close Ulm Ulm", "end", "administrator"];
    illegal(&mut talk, &owed.map(|line| (line, "D5")));
    illegal(&mut talk, &[("keep Ulm Ulm Ulm", "D5"), ("keep", "D5"), ("keep Ulm Ulm", "D5")]);
    talk.does("take 0");
    illegal(&mut talk, &[("take 0", "T2"), ("take deck", "T2"), ("close", "T1"), ("end", "T1")]);
    illegal(&mut talk, &[("play Lodz right", "P2"), ("play Passau left", "P2"), ("restart Passau", "P6")]);
    illegal(&mut talk, &[("keep Passau Passau Ulm", "H2"), ("keep Passau Passau", "H2")]);
    talk.does("play Passau right");
    illegal(&mut talk, &[("take 0", "T1"), ("take deck", "T1"), ("play Passau left", "T2")]);
    illegal(&mut talk, &[("close", "C1"), ("close Passau Passau", "C1"), ("close cartwright", "T2")]);
    illegal(&mut talk, &[("restart Passau", "P6"), ("restart Lodz", "P2"), ("administrator", "D5")]);
    talk.does("end");
    for line in ["take deck", "take deck", "play Regensburg right", "end", "take 1"] {
        talk.does(line);
    }
    illegal(&mut talk, &[("administrator", "D6")]);
    illegal(&mut talk, &[("play Passau right", "P3"), ("play Passau left", "P3")]);
    talk.does("play Salzburg right");
    illegal(&mut talk, &[("play Passau right", "P4"), ("close", "C1"), ("administrator", "D6")]);
    for line in ["end", "take deck", "play Ingolstadt right", "end", "administrator"] {
        talk.does(line);
    }
    illegal(&mut talk, &[("administrator", "T2")]);
    talk.does("take 0");
    illegal(&mut talk, &[("take 0", "T2"), ("take deck", "T2")]);
    talk.does("play Linz right");
    illegal(&mut talk, &[("play Passau right", "T2"), ("close cartwright", "T2")]);
    illegal(&mut talk, &[("close Ulm", "O1"), ("close Linz Linz", "O1"), ("close Linz Ulm Ulm", "O1")]);
    illegal(&mut talk, &[("close Linz Passau Salzburg", "O2")]);
    talk.does("close Linz Passau");
    let seat = talk.cmd("state")["seats"][0].clone();
    assert_eq!(
        seat,
        json!({"hand": ["Passau"], "route": [], "offices": ["Linz", "Passau"],
        "offices_left": 18, "carriage": 3, "tiles": []})
    );
    let discard = talk.cmd("state")["discard"].clone();
    assert_eq!(discard.as_array().unwrap()[6..], [json!("Passau"), json!("Salzburg"), json!("Linz")]);
}

#[test]
fn t2_a_third_play() {
    let (mut talk, game) = position(Habit::Builder(3), |game| {
        let own = game.holdings(game.turn().seat);
        game.turn().phase == Phase::Close
            && game.legal_actions().len() > 1
            && own.hand.len() > 1
            && game.turn().official.is_none()
            && game.legal_actions().iter().any(|action| action.to_string().starts_with("play"))
    });
    let play = game.legal_actions().iter().map(ToString::to_string).find(|line| line.starts_with("play"));
    talk.does(&play.unwrap());
    assert_eq!(talk.cmd("state")["official_used"], "postal_carrier");
    let hand = talk.cmd("state")["seats"][game.turn().seat.index()]["hand"].clone();
    let city = hand[0].as_str().unwrap();
    illegal(&mut talk, &[(&format!("play {city} right"), "T2"), (&format!("restart {city}"), "P6")]);
}

#[test]
fn o1_an_own_office_there() {
    let closing = |game: &Game| {
        let own = game.holdings(game.turn().seat);
        game.turn().phase == Phase::Close
            && own.route.len() >= 3
            && !own.route.cities().intersection(own.offices).is_empty()
    };
    let (mut talk, game) = position(Habit::Builder(3), closing);
    let own = game.holdings(game.turn().seat);
    let city = own.route.cities().intersection(own.offices).first().unwrap();
    illegal(&mut talk, &[(&format!("close {city}"), "O1")]);
}

#[test]
fn o5_more_than_are_left() {
    let closing = |game: &Game| {
        let own = game.holdings(game.turn().seat);
        game.turn().phase == Phase::Close
            && own.route.len() >= 3
            && own.offices_left() == 1
            && own.route.cities().minus(own.offices).len() > 1
    };
    let (mut talk, game) = position(Habit::Builder(3), closing);
    let own = game.holdings(game.turn().seat);
    let mut free = own.route.cities().minus(own.offices).iter();
    let (one, two) = (free.next().unwrap(), free.next().unwrap());
    illegal(&mut talk, &[(&format!("close {one} {two}"), "O5")]);
    talk.does(&format!("close {one}"));
    let state = talk.cmd("state");
    assert_eq!(state["end_triggered_by"], json!(game.turn().seat.index()));
    assert_eq!(state["piles"]["end_of_game"], json!([]));
}

#[test]
fn g3_the_cartwright_cannot_help() {
    let closing = |game: &Game| {
        let own = game.holdings(game.turn().seat);
        game.turn().phase == Phase::Close
            && own.route.len() == 3
            && own.carriage.is_none()
            && game.turn().official.is_none()
    };
    let (mut talk, _) = position(Habit::Builder(4), closing);
    illegal(&mut talk, &[("close cartwright", "G3")]);
    let closing = |game: &Game| {
        let own = game.holdings(game.turn().seat);
        game.turn().phase == Phase::Close
            && own.route.len() == 3
            && own.carriage == Carriage::new(3)
            && game.turn().official.is_none()
    };
    let (mut talk, game) = position(Habit::Builder(4), closing);
    let events = talk.does("close cartwright");
    let seat = game.turn().seat.index();
    assert!(events.contains(&json!({"event": "carriage", "seat": seat, "carriage": 4})));
}

#[test]
fn h2_a_hand_to_be_cut() {
    let (mut talk, game) = position(Habit::Builder(3), |game| game.turn().phase == Phase::Keep);
    assert_eq!(talk.cmd("legal")["phase"], "keep");
    let owed = ["administrator", "take 0", "take deck", "play Ulm right", "restart Ulm", "close", "end"];
    illegal(&mut talk, &owed.map(|line| (line, "H2")));
    illegal(&mut talk, &[("close Ulm Ulm", "H2"), ("keep", "H2"), ("keep Ulm Ulm", "H2")]);
    let hand: Vec<String> =
        game.holdings(game.turn().seat).hand.iter().map(|city| city.to_string()).collect();
    illegal(&mut talk, &[(&format!("keep {}", hand.join(" ")), "H2")]);
    let missing = ["Basel", "Lodz", "Zürich"].into_iter().find(|city| !hand.contains(&city.to_string()));
    illegal(&mut talk, &[(&format!("keep {0} {0} {0}", missing.unwrap()), "H2")]);
    talk.does(&format!("keep {}", hand[..3].join(" ")));
    assert_eq!(talk.cmd("state")["seats"][game.turn().seat.index()]["hand"], json!(hand[..3]));
}

#[test]
fn d1_an_empty_slot_and_nothing_to_draw() {
    let (mut talk, game) = position(Habit::Hoarder, |game| {
        let drawing = game.turn().phase == Phase::Draw && game.turn().official != Some(Official::Postmaster);
        let gap = game.market().cards().iter().any(Option::is_none);
        drawing && gap && game.deck().is_empty() && game.discards().is_empty()
    });
    let gap = game.market().cards().iter().position(Option::is_none).unwrap();
    assert_eq!(talk.cmd("state")["market"][gap], Value::Null);
    illegal(&mut talk, &[(&format!("take {gap}"), "D1"), ("take deck", "D1")]);
}

#[test]
fn what_is_not_json() {
    let mut talk = table();
    let deep = "[".repeat(100_000);
    let nested = format!(r#"{{"cmd":"apply","action":{}}}"#, r#"{"a":"#.repeat(200) + "1" + &"}".repeat(200));
    let lines =
        ["", "   ", "{", "nope", "{'cmd':'legal'}", "{\"cmd\":\"legal\"}{\"cmd\":\"legal\"}", "\u{feff}{}"];
    for line in lines.into_iter().chain([deep.as_str(), nested.as_str()]) {
        talk.refused(line, "bad_json", None);
    }
    let bytes: [&[u8]; 4] =
        [b"\0", b"{\"cmd\":\0\"legal\"}", b"{\"cmd\":\"\xff\xfe\"}", b"{\"cmd\":\"a\0b\"}"];
    for line in bytes {
        assert_eq!(error(&talk.bytes(line))["code"], "bad_json", "{line:?}");
    }
    assert_eq!(talk.cmd("legal")["seat"], 0);
}

#[test]
fn what_is_not_a_request() {
    let mut talk = table();
    let lines = [
        "null",
        "[]",
        "7",
        r#""legal""#,
        r#"["legal"]"#,
        r#"[{"cmd":"legal"}]"#,
        "{}",
        r#"{"cmd":7}"#,
        r#"{"cmd":null}"#,
        r#"{"cmd":"Legal"}"#,
        r#"{"cmd":""}"#,
        r#"{"cmd":"new"}"#,
        r#"{"cmd":"apply"}"#,
        r#"{"cmd":"load"}"#,
        r#"{"cmd":"load","record":7}"#,
        r#"{"cmd":"load","record":[]}"#,
        r#"{"cmd":"a\u0000b"}"#,
    ];
    for line in lines {
        talk.refused(line, "bad_request", None);
    }
}

#[test]
fn what_is_not_an_action() {
    let mut talk = table();
    let actions = [
        "null",
        "7",
        "[]",
        "{}",
        r#""end_turn""#,
        r#"["end_turn"]"#,
        r#"["take","deck"]"#,
        r#"{"type":7}"#,
        r#"{"type":"pass"}"#,
        r#"{"type":"EndTurn"}"#,
        r#"{"type":{"end_turn":null}}"#,
        r#"{"type":"take"}"#,
        r#"{"type":"take","from":"market"}"#,
        r#"{"type":"take","from":"hand"}"#,
        r#"{"type":"take","from":{"deck":null}}"#,
        r#"{"type":"take","from":0}"#,
        r#"{"type":"take","from":"market","slot":6}"#,
        r#"{"type":"take","from":"market","slot":-1}"#,
        r#"{"type":"take","from":"market","slot":null}"#,
        r#"{"type":"take","from":"market","slot":"0"}"#,
        r#"{"type":"take","from":"market","slot":0.0}"#,
        r#"{"type":"take","from":"market","slot":18446744073709551616}"#,
        r#"{"type":"take","from":"market","slot":1e300}"#,
        r#"{"type":"play","city":"Ulm"}"#,
        r#"{"type":"play","end":"left"}"#,
        r#"{"type":"play","city":"Ulm","end":"up"}"#,
        r#"{"type":"play","city":"Ulm","end":{"left":null}}"#,
        r#"{"type":"play","city":"Rom","end":"left"}"#,
        r#"{"type":"play","city":"ulm","end":"left"}"#,
        r#"{"type":"play","city":"Munchen","end":"left"}"#,
        r#"{"type":"play","city":["Ulm"],"end":"left"}"#,
        r#"{"type":"restart"}"#,
        r#"{"type":"restart","city":""}"#,
        r#"{"type":"restart","city":null}"#,
        r#"{"type":"close"}"#,
        r#"{"type":"close","offices":[]}"#,
        r#"{"type":"close","cartwright":true}"#,
        r#"{"type":"close","offices":[],"cartwright":"true"}"#,
        r#"{"type":"close","offices":[],"cartwright":1}"#,
        r#"{"type":"close","offices":"Ulm","cartwright":false}"#,
        r#"{"type":"close","offices":["Rom"],"cartwright":false}"#,
        r#"{"type":"close","offices":["Ulm","Linz"],"cartwright":false}"#,
        r#"{"type":"close","offices":["Ulm","Linz","Ulm"],"cartwright":false}"#,
        r#"{"type":"keep"}"#,
        r#"{"type":"keep","cards":null}"#,
        r#"{"type":"keep","cards":[1,2,3]}"#,
        r#"{"type":"keep","cards":["Ulm","Ulm","Linz"]}"#,
        r#"{"type":"keep","cards":["Ulm","Linz"]}"#,
        r#"{"type":"keep","cards":["Linz","Linz","Rom"]}"#,
    ];
    for action in actions {
        let request = format!(r#"{{"cmd":"apply","action":{action}}}"#);
        talk.refused(&request, "bad_request", None);
        assert_eq!(error(&Talk::start().line(&request))["code"], "bad_request", "before no_game");
    }
}

#[test]
fn what_is_not_a_new_game() {
    let mut talk = table();
    let all = json!(deck(""));
    let mut short = deck("");
    short.pop();
    let mut four = deck("");
    four[0] = four[65].clone();
    let mut unknown = deck("");
    unknown[9] = "Rom".to_owned();
    let requests = [
        json!({"players": 1}),
        json!({"players": 5}),
        json!({"players": 0}),
        json!({"players": -2}),
        json!({"players": 2.5}),
        json!({"players": "2"}),
        json!({"players": null}),
        json!({"players": u64::MAX}),
        json!({"first": 0}),
        json!({"players": 2, "first": 2}),
        json!({"players": 2, "first": -1}),
        json!({"players": 2, "first": "0"}),
        json!({"players": 2, "first": u64::MAX}),
        json!({"players": 2, "deck": all, "seed": 1}),
        json!({"players": 2, "seed": -1}),
        json!({"players": 2, "seed": 1.5}),
        json!({"players": 2, "seed": "1"}),
        json!({"players": 2, "seed": 2e19}),
        json!({"players": 2, "deck": []}),
        json!({"players": 2, "deck": short}),
        json!({"players": 2, "deck": four}),
        json!({"players": 2, "deck": unknown}),
        json!({"players": 2, "deck": "all"}),
        json!({"players": 2, "deck": {}}),
        json!({"players": 2, "names": ["A"]}),
        json!({"players": 2, "names": ["A", "B", "C"]}),
        json!({"players": 2, "names": [1, 2]}),
        json!({"players": 2, "names": "AB"}),
        json!({"players": 2, "shuffles": ["Ulm"]}),
        json!({"players": 2, "shuffles": [["Rom"]]}),
        json!({"players": 2, "shuffles": 1}),
        json!({"players": 2, "rules": "classic"}),
        json!({"players": 2, "rules": []}),
        json!({"players": 2, "rules": ["every_region"]}),
        json!({"players": 2, "rules": {"all_regions": "none"}}),
        json!({"players": 2, "rules": {"hurry": true}}),
        json!({"players": 2, "rules": {"tile_values": {"open": null}}}),
        json!({"players": 2, "rules": {"tile_values": 1}}),
    ];
    for mut request in requests {
        request["cmd"] = json!("new");
        talk.refused(&request.to_string(), "bad_request", None);
    }
}

#[test]
fn without_a_game_there_is_none() {
    let mut talk = Talk::start();
    let lines = [
        json!({"cmd": "legal"}),
        json!({"cmd": "state"}),
        json!({"cmd": "score"}),
        json!({"cmd": "record"}),
        json!({"cmd": "view", "seat": null}),
        json!({"cmd": "view", "seat": 3}),
        json!({"cmd": "apply", "action": {"type": "end_turn"}}),
        json!({"cmd": "apply", "action": {"type": "keep", "cards": []}}),
    ];
    for request in lines {
        let answer = talk.ask(request);
        assert_eq!(error(&answer)["code"], "no_game");
        assert_eq!(error(&answer).get("rule"), None);
    }
    for request in [json!({"cmd": "view", "seat": 4}), json!({"cmd": "view"})] {
        assert_eq!(error(&talk.ask(request))["code"], "bad_request");
    }
}
