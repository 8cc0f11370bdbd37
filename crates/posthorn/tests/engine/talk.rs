//! A program that talks to the engine, and games to talk about.

use posthorn_bots::Chance;
use posthorn_rules::json::RecordForm;
use posthorn_rules::*;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, PipeReader, PipeWriter, Write, pipe};
use std::thread::JoinHandle;

/// The other end of an engine that runs in a thread of its own.
pub(crate) struct Talk {
    to: Option<PipeWriter>,
    from: BufReader<PipeReader>,
    engine: Option<JoinHandle<()>>,
}

impl Talk {
    pub(crate) fn start() -> Talk {
        let (requests, to) = pipe().unwrap();
        let (from, mut answers) = pipe().unwrap();
        let engine = std::thread::spawn(move || {
            posthorn::engine::serve(&mut BufReader::new(requests), &mut answers).unwrap();
        });
        Talk { to: Some(to), from: BufReader::new(from), engine: Some(engine) }
    }

    /// An engine in which this record has been loaded.
    pub(crate) fn with_record(record: &Value) -> Talk {
        let mut talk = Talk::start();
        let plies = record["actions"].as_array().unwrap().len();
        let answer = talk.ask(json!({"cmd": "load", "record": record}));
        assert_eq!(answer, json!({"ok": true, "plies": plies}));
        talk
    }

    pub(crate) fn ask(&mut self, request: Value) -> Value {
        self.line(&request.to_string())
    }

    pub(crate) fn line(&mut self, line: &str) -> Value {
        self.bytes(line.as_bytes())
    }

    /// Sends a line; the answer is one line of JSON.
    pub(crate) fn bytes(&mut self, line: &[u8]) -> Value {
        self.send(line);
        let mut answer = String::new();
        self.from.read_line(&mut answer).unwrap();
        assert!(answer.ends_with('\n'), "the answer is a whole line");
        let answer: Value = serde_json::from_str(&answer).unwrap();
        assert!(answer.is_object());
        answer
    }

    pub(crate) fn send(&mut self, line: &[u8]) {
        let to = self.to.as_mut().unwrap();
        to.write_all(line).unwrap();
        to.write_all(b"\n").unwrap();
    }

    pub(crate) fn cmd(&mut self, cmd: &str) -> Value {
        self.ask(json!({ "cmd": cmd }))
    }

    pub(crate) fn apply(&mut self, action: Value) -> Value {
        self.ask(json!({"cmd": "apply", "action": action}))
    }

    /// Does an action of the notation; returns the events.
    #[track_caller]
    pub(crate) fn does(&mut self, line: &str) -> Vec<Value> {
        let answer = self.apply(action(line));
        assert_eq!(answer["ok"], true, "{line}: {answer}");
        assert_eq!(answer.as_object().unwrap().len(), 2);
        answer["events"].as_array().unwrap().clone()
    }

    /// Asserts that a request is refused with this code and rule, and changes nothing.
    #[track_caller]
    pub(crate) fn refused(&mut self, line: &str, code: &str, rule: Option<&str>) -> Value {
        let before = (self.cmd("state"), self.cmd("record"), self.cmd("legal"));
        let answer = self.line(line);
        let error = error(&answer);
        assert_eq!((error["code"].as_str(), error["rule"].as_str()), (Some(code), rule), "{line}: {error}");
        assert_eq!(error.get("rule").is_some(), rule.is_some(), "an absent rule is no null");
        assert_eq!(
            (self.cmd("state"), self.cmd("record"), self.cmd("legal")),
            before,
            "{line} changed something"
        );
        error.clone()
    }

    /// Asserts that an action, given as JSON, is illegal by this rule and not listed.
    #[track_caller]
    pub(crate) fn illegal(&mut self, action: Value, rule: &str) {
        let listed = self.cmd("legal");
        assert!(!listed["actions"].as_array().unwrap().contains(&action), "{action} is listed");
        let request = json!({"cmd": "apply", "action": action});
        self.refused(&request.to_string(), "illegal_action", Some(rule));
    }

    /// Ends the input; the engine answers nothing more.
    pub(crate) fn hang_up(mut self) {
        self.to = None;
        self.silent();
    }

    /// Asserts that the engine has ended without another word.
    pub(crate) fn silent(mut self) {
        let mut rest = String::new();
        self.from.read_line(&mut rest).unwrap();
        assert_eq!(rest, "");
        self.engine.take().unwrap().join().unwrap();
    }
}

/// The one object of a refusal, checked for its shape.
#[track_caller]
pub(crate) fn error(answer: &Value) -> &Value {
    assert_eq!(answer.as_object().unwrap().len(), 1, "{answer}");
    let error = &answer["error"];
    assert!(error["message"].as_str().is_some_and(|words| !words.is_empty()), "{answer}");
    let known = ["code", "rule", "message", "ply"];
    assert!(error.as_object().unwrap().keys().all(|key| known.contains(&key.as_str())), "{answer}");
    error
}

/// A line of the notation as the protocol writes it, by hand: the engine's own writer is under test.
pub(crate) fn action(line: &str) -> Value {
    let words: Vec<&str> = line.split(' ').collect();
    match words[..] {
        ["administrator"] => json!({"type": "administrator"}),
        ["take", "deck"] => json!({"type": "take", "from": "deck"}),
        ["take", slot] => json!({"type": "take", "from": "market", "slot": slot.parse::<u8>().unwrap()}),
        ["play", city, end] => json!({"type": "play", "city": city, "end": end}),
        ["restart", city] => json!({"type": "restart", "city": city}),
        ["close", "cartwright", ref offices @ ..] => {
            json!({"type": "close", "offices": offices, "cartwright": true})
        }
        ["close", ref offices @ ..] => json!({"type": "close", "offices": offices, "cartwright": false}),
        ["keep", ref cards @ ..] => json!({"type": "keep", "cards": cards}),
        ["end"] => json!({"type": "end_turn"}),
        _ => panic!("{line} is no action"),
    }
}

/// All 66 cards: these first, then the others, one copy of each city after the other.
pub(crate) fn deck(first: &str) -> Vec<String> {
    let mut cards: Vec<String> = first.split_whitespace().map(str::to_owned).collect();
    for copy in 0..COPIES_OF_EACH_CITY {
        for city in City::ALL {
            if cards.iter().filter(|card| *card == city.name()).count() <= copy {
                cards.push(city.name().to_owned());
            }
        }
    }
    assert_eq!(cards.len(), DECK_SIZE);
    cards
}

/// How a player of a searched game behaves.
#[derive(Clone, Copy)]
pub(crate) enum Habit {
    /// Takes as many cards as it can and never closes.
    Hoarder,
    /// Closes a route of so many, with as many offices as it can.
    Builder(usize),
}

fn choose(game: &Game, habit: Habit, chance: &mut Chance) -> Action {
    let legal = game.legal_actions();
    // A second card now and then, so that hands grow and are cut.
    let takes = matches!(habit, Habit::Hoarder) || game.turn().phase == Phase::Draw || chance.below(3) == 0;
    let mut any_of = |wanted: &dyn Fn(&Action) -> bool| {
        let fitting: Vec<Action> = legal.iter().copied().filter(wanted).collect();
        (!fitting.is_empty()).then(|| fitting[chance.below(fitting.len())])
    };
    let is_take = |action: &Action| matches!(action, Action::TakeMarket(_) | Action::TakeDeck);
    let is_play = |action: &Action| matches!(action, Action::Play { .. });
    let route = game.holdings(game.turn().seat).route.len();
    let choice = match (game.turn().phase, habit) {
        (Phase::Close, Habit::Builder(length)) if route >= length => legal
            .iter()
            .copied()
            .filter(|action| matches!(action, Action::Close { cartwright: false, .. }))
            .max_by_key(|action| if let Action::Close { offices, .. } = action { offices.len() } else { 0 }),
        (Phase::Close, _) => Some(Action::EndTurn),
        (Phase::Draw | Phase::Play, _) => {
            takes.then(|| any_of(&is_take)).flatten().or_else(|| any_of(&is_play))
        }
        _ => None,
    };
    choice.or_else(|| any_of(&|_| true)).expect("a live game has a legal action")
}

/// The record of a game up to the first position that is wanted.
pub(crate) fn record_to(
    players: usize,
    options: Options,
    habit: Habit,
    wanted: impl Fn(&History) -> bool,
) -> (Value, Game) {
    for seed in 0..5000 {
        let mut chance = Chance::new(seed);
        let mut deck = Setup::sorted_deck();
        chance.shuffle(&mut deck);
        let first = chance.below(players);
        let mut history = History::start(Setup { players, first, options, deck }).unwrap();
        loop {
            if wanted(&history) {
                let name = |n: usize| RecordPlayer::bot(format!("Name {n}"), "test");
                let record = Record::of(&history, (0..players).map(name).collect());
                return (json!(RecordForm::from(&record)), *history.game());
            }
            if history.game().is_over() {
                break;
            }
            let action = choose(history.game(), habit, &mut chance);
            let seat = history.game().turn().seat;
            history.apply(seat, action, &mut chance).unwrap();
        }
    }
    panic!("no such position was found");
}

/// A finished game with reshuffles in which hands were cut.
pub(crate) fn finished(players: usize, options: Options) -> Value {
    let kept = |history: &History| {
        history.actions().iter().filter(|(_, action)| matches!(action, Action::Keep(_))).count()
    };
    record_to(players, options, Habit::Builder(3), |history| {
        history.game().is_over() && history.shuffles().len() >= 2 && (kept(history) > 0 || players > 2)
    })
    .0
}
