//! People of one table at two servers.

use crate::node::Node;
use crate::program::{Dice, Program, line};
use crate::services::{self, Nats};
use reqwest::Response;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// The lines of a stream, as they come.
struct Lines {
    stream: Response,
    rest: Vec<u8>,
    latest: Value,
}

impl Lines {
    async fn open(program: &Program, path: &str) -> Lines {
        let stream = program.stream(&format!("{path}/stream")).await;
        let mut lines = Lines { stream, rest: Vec::new(), latest: Value::Null };
        lines.until(SOON, |view| view["id"].is_string()).await;
        lines
    }

    /// Reads until the newest view is as wanted, and answers how long that took.
    async fn until(&mut self, within: Duration, wanted: impl Fn(&Value) -> bool) -> Duration {
        let begun = Instant::now();
        while !wanted(&self.latest) {
            let chunk =
                tokio::time::timeout(within.saturating_sub(begun.elapsed()), self.stream.chunk()).await;
            let chunk = chunk.unwrap_or_else(|_| panic!("it did not come; the last was {}", self.latest));
            self.rest.extend_from_slice(&chunk.unwrap().expect("more"));
            while let Some(end) = self.rest.iter().position(|byte| *byte == b'\n') {
                let line: Vec<u8> = self.rest.drain(..=end).collect();
                if line.len() > 1 {
                    self.latest = serde_json::from_slice(&line).unwrap();
                }
            }
        }
        begun.elapsed()
    }
}

async fn do_at(program: &Program, path: &str, verb: &str, body: Value) -> Value {
    let (status, answer) = program.post(&format!("{path}/{verb}"), body).await.unwrap();
    assert!(status.is_success(), "{verb}: {answer}");
    answer
}

/// Does anything legal if it is the program's turn; answers what was done.
async fn act(program: &Program, path: &str, dice: &mut Dice) -> Option<Value> {
    let (_, view) = program.get(path).await?;
    let legal = view["game"]["legal"].as_array().filter(|legal| !legal.is_empty())?;
    let wish = json!({"line": line(&legal[dice.below(legal.len())]), "version": view["version"]});
    let (status, answer) = program.post(&format!("{path}/act"), wish).await?;
    status.is_success().then_some(answer)
}

const SECOND: Duration = Duration::from_secs(1);
/// Sooner than the store is looked at, so it must have been heard; and late enough for a busy machine.
const SOON: Duration = Duration::from_secs(9);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_played_across_two_servers_and_goes_on_when_one_is_killed() {
    let (database, nats) = (services::new_database(), Nats::start());
    let bus = nats.url();
    let arguments = ["--database", &database, "--bus", &bus, "--bot-pause", "0"];
    let mut one = Node::start(&arguments);
    let two = Node::start(&arguments);
    let (anna, ben) = (Program::new(&one.base, "Anna").await, Program::new(&two.base, "Ben").await);

    // A table that Anna opens here is in the list there, and Ben can sit down at it.
    let (_, table) = anna.post("/api/tables", json!({"seats": 3})).await.unwrap();
    let id = table["id"].as_str().unwrap().to_owned();
    let path = format!("/api/tables/{id}");
    let begun = Instant::now();
    loop {
        let (_, list) = ben.get("/api/tables").await.unwrap();
        if list["tables"].as_array().unwrap().iter().any(|table| table["id"] == id.as_str()) {
            break;
        }
        assert!(begun.elapsed() < SOON, "{list}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let mut annas = Lines::open(&anna, &path).await;
    let mut bens = Lines::open(&ben, &path).await;
    do_at(&ben, &path, "sit", json!({})).await;
    do_at(&ben, &path, "ready", json!({})).await;
    annas.until(SOON, |view| view["seats"][1]["name"] == "Ben" && view["seats"][1]["ready"] == true).await;
    do_at(&anna, &path, "bot", json!({"level": "courier"})).await;
    do_at(&anna, &path, "start", json!({})).await;
    bens.until(SOON, |view| view["status"] == "running").await;

    // Each sees that the other is there, what the other says, and what the other does.
    bens.until(SOON, |view| view["seats"][0]["online"] == true).await;
    annas.until(SOON, |view| view["seats"][1]["online"] == true).await;
    do_at(&ben, &path, "say", json!({"text": "Guten Tag"})).await;
    annas.until(SOON, |view| view["chat"][0]["text"] == "Guten Tag").await;
    let mut dice = Dice(5);
    let mut acted = 0;
    let mut slowest = Duration::ZERO;
    let begun = Instant::now();
    while acted < 60 {
        assert!(begun.elapsed() < 120 * SECOND, "only {acted} actions");
        for (who, others) in [(&anna, &mut bens), (&ben, &mut annas)] {
            if let Some(answer) = act(who, &path, &mut dice).await {
                let seq = answer["seq"].as_i64();
                slowest = slowest.max(others.until(SOON, |view| view["seq"].as_i64() >= seq).await);
                acted += 1;
            }
        }
    }
    println!("{acted} actions were seen at the other server within {} ms", slowest.as_millis());

    // The server that saw to the bot dies in the middle. Anna goes to the other one, and all goes on.
    one.kill();
    let killed = Instant::now();
    let anna = anna.at(&two.base);
    bens.until(30 * SECOND, |view| view["seats"][0]["online"] == false).await;
    let mut annas = Lines::open(&anna, &path).await;
    let mut bots_turns = 0;
    loop {
        let (_, view) = ben.get(&path).await.unwrap();
        if view["status"] == "over" {
            break;
        }
        assert!(killed.elapsed() < 300 * SECOND, "{view}");
        if view["game"]["turn_seat"] == 2 || view["game"]["turn"]["seat"] == 2 {
            let seq = view["seq"].as_i64();
            bens.until(30 * SECOND, |view| view["seq"].as_i64() > seq).await;
            if bots_turns == 0 {
                println!("the bot played on {} ms after the kill", killed.elapsed().as_millis());
            }
            bots_turns += 1;
        }
        act(&anna, &path, &mut dice).await;
        act(&ben, &path, &mut dice).await;
    }
    assert!(bots_turns > 0, "the bot's turns did not come up");
    annas.until(SOON, |view| view["status"] == "over").await;

    // Whoever comes back finds the finished game.
    let one = Node::start(&arguments);
    let (_, view) = anna.at(&one.base).get(&path).await.unwrap();
    assert_eq!(view["status"], "over");
    one.end();
    two.end();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_runs_on_at_another_server_when_its_own_dies_or_ends() {
    let (database, nats) = (services::new_database(), Nats::start());
    let bus = nats.url();
    let arguments = ["--database", &database, "--bus", &bus];
    for killed in [true, false] {
        let mut one = Node::start(&arguments);
        let two = Node::start(&arguments);
        let slow = Program::new(&one.base, "Slow").await;
        let pace = json!({"kind": "live", "bank": 3, "increment": 0});
        let wish = json!({"seats": 2, "bots": ["random"], "first": 0, "pace": pace});
        let opened = Instant::now();
        let (_, table) = slow.post("/api/tables", wish).await.unwrap();
        let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
        let mut lines = Lines::open(&slow.at(&two.base), &path).await;
        if killed {
            one.kill();
        } else {
            one.end();
        }
        let waited = lines.until(60 * SECOND, |view| view["seats"][0]["away"] == "timed_out").await;
        println!("the clock ran out {} ms after the server went", waited.as_millis());
        assert!(opened.elapsed() >= 3 * SECOND, "the clock ran faster than time");
        lines.until(30 * SECOND, |view| view["version"].as_i64() > table["version"].as_i64()).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_word_gets_through_while_another_server_plays_without_a_pause() {
    let (database, nats) = (services::new_database(), Nats::start());
    let bus = nats.url();
    let arguments = ["--database", &database, "--bus", &bus, "--bot-pause", "0"];
    let (one, two) = (Node::start(&arguments), Node::start(&arguments));
    let anna = Program::new(&one.base, "Anna").await;
    let ben = Program::new(&two.base, "Ben").await;
    for game in 0..2 {
        let wish = json!({"seats": 4, "bots": ["courier", "courier", "courier", "courier"], "sit": false});
        let (_, table) = anna.post("/api/tables", wish).await.unwrap();
        let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
        for word in 0..20 {
            do_at(&ben, &path, "say", json!({"text": format!("{game}.{word}")})).await;
        }
        let (_, view) = ben.get(&path).await.unwrap();
        assert_eq!(view["chat"].as_array().unwrap().len(), 20, "{}", view["chat"]);
    }
}
