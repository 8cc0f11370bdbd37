//! What was acknowledged is there after the process was killed, at whatever moment.
#![allow(clippy::unwrap_used, reason = "a test that fails may say so by panicking")]

mod support;

use posthorn_store::{SqlStore, Store};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use support::Program;

const KILLS: usize = 50;
const SERVE: &str = "POSTHORN_TEST_SERVE";

/// Not a test by itself: the process that is killed, when the other test starts it.
#[test]
fn serve_for_the_other_test() {
    let Ok(folder) = std::env::var(SERVE) else { return };
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let app = posthorn_server::App::start(support::config(Path::new(&folder))).await.unwrap();
        println!("\nserving http://{}", app.address().unwrap());
        app.run(std::future::pending()).await.unwrap();
    });
}

struct Process {
    child: Child,
    base: String,
}

impl Process {
    fn start(folder: &Path) -> Process {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "serve_for_the_other_test", "--nocapture"])
            .env(SERVE, folder)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let base = lines
            .map(Result::unwrap)
            .find_map(|line| line.strip_prefix("serving ").map(str::to_owned))
            .expect("the server says where it listens");
        Process { child, base }
    }

    /// As `kill -9`: no signal handler runs.
    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Numbers that need not be good, only different.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % n
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_over_fifty_kills() {
    let folder = tempfile::tempdir().unwrap();
    let mut dice = Dice(7);
    let mut process = Process::start(folder.path());
    let mut program = Program::new(&process.base, "Killed").await;
    let mut tables: Vec<String> = Vec::new();
    // What was acknowledged: table, number of the event, line.
    let mut acknowledged: Vec<(String, i64, String)> = Vec::new();
    for kill in 0..KILLS {
        while tables.len() < 3 {
            let wish = json!({"seats": 3, "bots": ["courier", "random"]});
            let (_, table) = program.post("/api/tables", wish).await.unwrap();
            tables.push(table["id"].as_str().unwrap().to_owned());
        }
        let until = Instant::now() + Duration::from_millis(30 + dice.below(150) as u64);
        let playing = play(&program, &mut tables, &mut acknowledged, &mut dice);
        // The kill comes in the middle of whatever is going on.
        let _ = tokio::time::timeout_at(until.into(), playing).await;
        process.kill();

        let file = folder.path().join("posthorn.sqlite");
        let store = SqlStore::sqlite(&file).await.unwrap();
        for (table, seq, line) in &acknowledged {
            let stored = store.load(table).await.unwrap().expect("an acknowledged table");
            let event = &stored.events.get(*seq as usize).expect("an acknowledged event").payload;
            assert!(event.contains(&format!("\"{line}\"")), "kill {kill}: {event} is not {line}");
        }
        store.close().await;
        process = Process::start(folder.path());
        program = program.at(&process.base);
        for id in &tables {
            let (_, view) = program.get(&format!("/api/tables/{id}")).await.unwrap();
            let last = acknowledged.iter().filter(|(table, ..)| table == id).map(|(_, seq, _)| *seq).max();
            assert!(view["version"].as_i64().unwrap() > last.unwrap_or(-1), "kill {kill}");
        }
    }
    println!("{} actions were acknowledged over {KILLS} kills, none was lost", acknowledged.len());
    assert!(acknowledged.len() > KILLS, "only {} actions", acknowledged.len());
    process.kill();
}

/// Plays at all tables in turn, writing down what was acknowledged.
async fn play(
    program: &Program,
    tables: &mut Vec<String>,
    acknowledged: &mut Vec<(String, i64, String)>,
    dice: &mut Dice,
) {
    loop {
        for at in 0..tables.len() {
            let id = tables[at].clone();
            let Some((_, view)) = program.get(&format!("/api/tables/{id}")).await else { return };
            if view["status"] == "over" {
                tables.remove(at);
                break;
            }
            let Some(legal) = view["game"]["legal"].as_array().filter(|legal| !legal.is_empty()) else {
                continue;
            };
            let action = legal[dice.below(legal.len())].clone();
            let line = line(&action);
            let version = view["version"].as_i64().unwrap();
            let act = json!({"line": line, "version": version});
            let Some((status, _)) = program.post(&format!("/api/tables/{id}/act"), act).await else { return };
            if status.is_success() {
                let seq = view["seq"].as_i64().unwrap();
                acknowledged.push((id, seq, line));
            }
        }
        if tables.is_empty() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
}

/// An action of the JSON form as a line of the notation.
fn line(action: &Value) -> String {
    let text = |name: &str| action[name].as_str().unwrap_or_default().to_owned();
    let list = |name: &str| {
        action[name]
            .as_array()
            .unwrap()
            .iter()
            .map(|city| format!(" {}", city.as_str().unwrap()))
            .collect::<String>()
    };
    match action["type"].as_str().unwrap() {
        "administrator" => "administrator".to_owned(),
        "take" if action["from"] == "deck" => "take deck".to_owned(),
        "take" => format!("take {}", action["slot"]),
        "play" => format!("play {} {}", text("city"), text("end")),
        "restart" => format!("restart {}", text("city")),
        "close" if action["cartwright"] == true => format!("close cartwright{}", list("offices")),
        "close" => format!("close{}", list("offices")),
        "keep" => format!("keep{}", list("cards")),
        _ => "end".to_owned(),
    }
}
