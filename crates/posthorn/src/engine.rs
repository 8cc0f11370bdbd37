//! `posthorn engine`: requests and answers, one JSON object a line (docs/protocol.md).

use anyhow::Result;
use posthorn_bots::Chance;
use posthorn_rules::json::{ActionForm, RecordForm, StateForm, ViewForm, event_form, object, read_cities};
use posthorn_rules::{
    City, Dealer, History, Options, Reason, Record, RecordFault, RecordPlayer, RecordedShuffles, Rule, Seat,
    Setup,
};
use serde::Deserialize;
use serde_json::{Value, json};
use std::hash::{BuildHasher, RandomState};
use std::io::{BufRead, Read, Write};

/// Answer requests on standard input, one JSON object a line.
#[derive(clap::Args)]
pub(crate) struct Args {}

/// A longer line is no request that makes sense, and is not read into memory.
const LONGEST_LINE: u64 = 64 << 20;

pub(crate) fn run(_: &Args) -> Result<()> {
    serve(&mut std::io::stdin().lock(), &mut std::io::stdout().lock())
}

/// Answers every line until `quit` or the end of the input.
pub fn serve(input: &mut impl BufRead, output: &mut impl Write) -> Result<()> {
    let mut engine = Engine::default();
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        let cut = line.len() as u64 == LONGEST_LINE && line.last() != Some(&b'\n');
        if cut {
            input.skip_until(b'\n')?;
            line = b"too long".to_vec();
        }
        let answer = match engine.answer(&line) {
            Some(Ok(answer)) => answer,
            Some(Err(fault)) => fault.json(),
            None => return Ok(()),
        };
        serde_json::to_writer(&mut *output, &answer)?;
        output.write_all(b"\n")?;
        output.flush()?;
    }
}

/// Why a request is refused. Nothing has changed.
enum Fault {
    BadJson(String),
    BadRequest(String),
    /// A shuffle given with `new` that does not fit the discards when its turn comes.
    BadShuffle(&'static str),
    NoGame,
    Refused(Reason),
    BadRecord(RecordFault),
}

impl Fault {
    fn json(self) -> Value {
        let (code, rule, message) = match &self {
            Fault::BadJson(message) => ("bad_json", None, message.clone()),
            Fault::BadRequest(message) => ("bad_request", None, message.clone()),
            Fault::BadShuffle(message) => ("bad_request", Some(Rule::D3), (*message).to_owned()),
            Fault::NoGame => ("no_game", None, "there is no game: send new or load first".to_owned()),
            Fault::Refused(Reason::GameOver) => ("game_over", None, Reason::GameOver.to_string()),
            Fault::Refused(reason) => ("illegal_action", reason.rule(), reason.to_string()),
            Fault::BadRecord(fault) => ("bad_record", fault.rule, fault.message.clone()),
        };
        let mut error = json!({ "code": code, "message": message });
        if let Some(rule) = rule {
            error["rule"] = rule.id().into();
        }
        if let Fault::BadRecord(fault) = self {
            error["ply"] = fault.ply.into();
        }
        json!({ "error": error })
    }
}

#[derive(Default)]
struct Engine {
    table: Option<Table>,
}

struct Table {
    history: History,
    players: Vec<RecordPlayer>,
    /// The shuffles that `new` gave, those already dealt among them.
    given: Vec<Vec<City>>,
    /// Decides the shuffles after those.
    chance: Chance,
}

#[derive(Deserialize)]
struct New {
    players: usize,
    first: Option<usize>,
    #[serde(default, deserialize_with = "object")]
    rules: Options,
    deck: Option<Vec<String>>,
    seed: Option<u64>,
    #[serde(default)]
    shuffles: Vec<Vec<String>>,
    names: Option<Vec<String>>,
}

#[derive(Deserialize)]
struct Apply {
    #[serde(deserialize_with = "object")]
    action: ActionForm,
}

#[derive(Deserialize)]
struct Load {
    record: serde_json::Map<String, Value>,
}

impl Engine {
    /// The answer to a line; `None` ends the program.
    fn answer(&mut self, line: &[u8]) -> Option<Result<Value, Fault>> {
        let request: Value = match serde_json::from_slice(line) {
            Ok(request) => request,
            Err(error) => return Some(Err(Fault::BadJson(format!("not JSON: {error}")))),
        };
        let Some(cmd) = request.get("cmd").and_then(Value::as_str).filter(|_| request.is_object()) else {
            return Some(Err(Fault::BadRequest("a request is an object with a text “cmd”".to_owned())));
        };
        Some(match cmd {
            "new" => read(request).and_then(|new| self.new_game(new)),
            "legal" => self.table().map(legal),
            "apply" => read(request).and_then(|apply| self.apply(&apply)),
            "state" => self.table().map(|table| json!(StateForm::from(table.history.game()))),
            "view" => self.view(&request),
            "score" => self.table().map(|table| json!(table.history.game().standing())),
            "record" => self
                .table()
                .map(|table| json!(RecordForm::from(&Record::of(&table.history, table.players.clone())))),
            "load" => read(request).and_then(|load| self.load(load)),
            "quit" => return None,
            _ => Err(Fault::BadRequest(format!(
                "“{cmd}” is no cmd; there are new, legal, apply, state, view, score, record, load and quit"
            ))),
        })
    }

    fn table(&mut self) -> Result<&mut Table, Fault> {
        self.table.as_mut().ok_or(Fault::NoGame)
    }

    fn new_game(&mut self, new: New) -> Result<Value, Fault> {
        if new.deck.is_some() && new.seed.is_some() {
            return Err(Fault::BadRequest("give a deck or a seed, not both".to_owned()));
        }
        let mut chance = Chance::new(new.seed.unwrap_or_else(random_seed));
        let deck = match &new.deck {
            Some(names) => read_cities(names).map_err(Fault::BadRequest)?,
            None => {
                let mut deck = Setup::sorted_deck();
                chance.shuffle(&mut deck);
                deck
            }
        };
        let first = new.first.unwrap_or_else(|| chance.below(new.players.clamp(1, Seat::MAX)));
        let given = new.shuffles.iter().map(|deck| read_cities(deck)).collect::<Result<_, _>>();
        let given = given.map_err(Fault::BadRequest)?;
        let history = History::start(Setup { players: new.players, first, options: new.rules, deck })
            .map_err(|faults| {
                let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
                Fault::BadRequest(faults.join("; "))
            })?;
        let names = new.names.unwrap_or_else(|| (1..=new.players).map(|n| format!("Seat {n}")).collect());
        if names.len() != new.players {
            return Err(Fault::BadRequest(format!("{} names for {} players", names.len(), new.players)));
        }
        let players = names.into_iter().map(RecordPlayer::human).collect();
        self.table = Some(Table { history, players, given, chance });
        Ok(json!({ "ok": true }))
    }

    fn apply(&mut self, apply: &Apply) -> Result<Value, Fault> {
        let wish = apply.action.read().map_err(Fault::BadRequest)?;
        let table = self.table()?;
        let game = table.history.game();
        let action = wish.check(game).map_err(Fault::Refused)?;
        let still_given = table.given.get(table.history.shuffles().len()..).unwrap_or_default();
        if !still_given.is_empty() {
            let mut trial = *game;
            let mut dealer = RecordedShuffles::new(still_given).then(|_: &mut [City]| {});
            trial.apply_legal(action, &mut dealer);
            if dealer.fault().is_some() {
                return Err(Fault::BadShuffle(
                    "the next of the given shuffles does not have the cards of the discard pile",
                ));
            }
        }
        let seat = game.turn().seat;
        let at_random = |cards: &mut [City]| table.chance.shuffle(cards);
        let mut dealer = RecordedShuffles::new(still_given).then(at_random);
        let applied = table
            .history
            .apply(seat, action, &mut dealer)
            .map_err(|refusal| Fault::Refused(refusal.reason))?;
        let mut shuffles = applied.shuffles.into_iter();
        let events: Vec<Value> =
            applied.events.iter().map(|event| json!(event_form(event, &mut shuffles))).collect();
        Ok(json!({ "ok": true, "events": events }))
    }

    fn view(&mut self, request: &Value) -> Result<Value, Fault> {
        let wrong =
            || Fault::BadRequest("“seat” is the number of a seat, or null for a spectator".to_owned());
        let viewer = match request.get("seat") {
            Some(Value::Null) => None,
            Some(number) => {
                let number = number.as_u64().and_then(|number| usize::try_from(number).ok());
                Some(number.and_then(Seat::new).ok_or_else(wrong)?)
            }
            None => return Err(wrong()),
        };
        let game = self.table()?.history.game();
        if viewer.is_some_and(|seat| seat.index() >= game.players()) {
            return Err(wrong());
        }
        Ok(json!(ViewForm::from(&game.view(viewer))))
    }

    fn load(&mut self, load: Load) -> Result<Value, Fault> {
        let form: RecordForm = serde_json::from_value(Value::Object(load.record)).map_err(|error| {
            Fault::BadRecord(RecordFault { ply: 0, rule: None, message: error.to_string() })
        })?;
        let record = form.read().map_err(Fault::BadRecord)?;
        let history = record.replay().map_err(Fault::BadRecord)?;
        let plies = history.actions().len();
        let chance = Chance::new(random_seed());
        self.table = Some(Table { history, players: record.players, given: Vec::new(), chance });
        Ok(json!({ "ok": true, "plies": plies }))
    }
}

fn legal(table: &mut Table) -> Value {
    let game = table.history.game();
    if game.is_over() {
        return json!({ "over": true });
    }
    let actions: Vec<ActionForm> = game.legal().iter().map(ActionForm::from).collect();
    json!({ "seat": game.turn().seat, "phase": game.turn().phase, "actions": actions })
}

fn read<'de, T: Deserialize<'de>>(request: Value) -> Result<T, Fault> {
    T::deserialize(request).map_err(|error| Fault::BadRequest(error.to_string()))
}

/// A seed from the operating system, by way of the standard library's hash keys.
fn random_seed() -> u64 {
    RandomState::new().hash_one(0)
}
