//! What happens to people when something around the servers fails: they are told, nothing that was
//! acknowledged is lost, and it goes on when the fault is over.

use crate::hammer::Hammer;
use crate::node::Node;
use crate::program::Program;
use crate::services::{self, Nats};
use posthorn_store::Store;
use reqwest::StatusCode;
use serde_json::{Value, json};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::watch;

const SECOND: Duration = Duration::from_secs(1);

#[derive(Clone, Copy, PartialEq, Eq)]
enum Line {
    Open,
    /// Connections break and new ones are not taken.
    Cut,
    /// Connections stay, and nothing comes through.
    Silent,
    /// What is to be stored is stored, and then the connection breaks before anybody is told.
    Forgetful,
}

/// A way to the database that can be cut.
struct Proxy {
    url: String,
    line: Arc<watch::Sender<Line>>,
}

impl Proxy {
    async fn to(database: &str) -> Proxy {
        let socket = services::postgres_folder().join(".s.PGSQL.5432");
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let (name, _) =
            database.strip_prefix("postgres://postgres@localhost/").unwrap().split_once('?').unwrap();
        let address = listener.local_addr().unwrap();
        let url = format!("postgres://postgres@{address}/{name}?sslmode=disable");
        let line = Arc::new(watch::channel(Line::Open).0);
        let state = line.clone();
        tokio::spawn(async move {
            while let Ok((mut near, _)) = listener.accept().await {
                let (socket, mut state) = (socket.clone(), state.subscribe());
                tokio::spawn(async move {
                    if matches!(*state.borrow(), Line::Cut | Line::Silent) {
                        return;
                    }
                    let mut far = UnixStream::connect(socket).await.unwrap();
                    let gone = |line: &Line| matches!(line, Line::Cut | Line::Silent);
                    let became = tokio::select! {
                        () = carry(&mut near, &mut far, state.clone()) => return,
                        became = state.wait_for(gone) => became.map(|line| *line),
                    };
                    if became.is_ok_and(|line| line == Line::Silent) {
                        let _ = state.wait_for(|line| *line != Line::Silent).await;
                    }
                });
            }
        });
        Proxy { url, line }
    }

    fn set(&self, line: Line) {
        self.line.send_replace(line);
    }
}

/// Carries what is said, until one side ends or a forgetful line has stored something.
async fn carry(near: &mut TcpStream, far: &mut UnixStream, line: watch::Receiver<Line>) {
    let (mut there, mut back) = (vec![0; 1 << 16], vec![0; 1 << 16]);
    loop {
        tokio::select! {
            Ok(bytes @ 1..) = near.read(&mut there) => far.write_all(&there[..bytes]).await.unwrap(),
            Ok(bytes @ 1..) = far.read(&mut back) => {
                let stored = back[..bytes].windows(6).any(|word| word == b"COMMIT");
                let forgotten = stored && *line.borrow() == Line::Forgetful;
                if forgotten || near.write_all(&back[..bytes]).await.is_err() {
                    return;
                }
            }
            else => return,
        }
    }
}

/// A table with a bot where the program is to move, and an action that is legal there.
async fn table(program: &Program) -> (String, Value) {
    let wish = json!({"seats": 2, "bots": ["random"], "first": 0});
    let (_, view) = program.post("/api/tables", wish).await.unwrap();
    let act = json!({"line": crate::program::line(&view["game"]["legal"][0]), "version": view["version"]});
    (format!("/api/tables/{}", view["id"].as_str().unwrap()), act)
}

fn is_told(answer: Option<(StatusCode, Value)>) {
    let (status, answer) = answer.expect("an answer");
    assert_eq!(status, 503, "{answer}");
    assert_eq!(answer["error"]["code"], "unavailable");
    assert!(answer["error"]["message"].as_str().is_some_and(|text| text.contains("again")), "{answer}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_is_cut_off_is_told_and_forgiven() {
    let database = services::new_database();
    let proxy = Proxy::to(&database).await;
    let node = Node::start(&["--database", &proxy.url, "--bot-pause", "0"]);
    let store = Store::postgres(&database).await.unwrap();
    let hammer = Hammer::start(vec![node.base.clone()], 4).await;
    let program = Program::new(&node.base, "Cut").await;
    for fault in [Line::Cut, Line::Silent] {
        let (path, act) = table(&program).await;
        hammer.goes_on(50, 60 * SECOND).await;
        proxy.set(fault);
        let cut = Instant::now();
        is_told(program.post(&format!("{path}/act"), act.clone()).await);
        assert!(cut.elapsed() < 25 * SECOND, "told only after {:?}", cut.elapsed());
        let health = reqwest::get(format!("{}/healthz", node.base)).await.unwrap();
        assert_eq!(health.status(), 503);
        tokio::time::sleep(2 * SECOND).await;
        proxy.set(Line::Open);
        hammer.goes_on(50, 60 * SECOND).await;
        hammer.check(&store).await;
        // The action that failed can be done now, or was done after all: never both, never neither.
        let (status, answer) = program.post(&format!("{path}/act"), act).await.unwrap();
        let done = status == 200 || answer["error"]["code"] == "stale";
        assert!(done, "{status} {answer}");
        assert_eq!(reqwest::get(format!("{}/healthz", node.base)).await.unwrap().status(), 200);
    }
    println!("{} actions around two cuts, none was lost", hammer.count());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_stored_without_anybody_knowing_shows_by_itself() {
    let database = services::new_database();
    let proxy = Proxy::to(&database).await;
    let node = Node::start(&["--database", &proxy.url]);
    let program = Program::new(&node.base, "Doubt").await;
    let (_, view) = program.post("/api/tables", json!({"seats": 2})).await.unwrap();
    let path = format!("/api/tables/{}", view["id"].as_str().unwrap());
    proxy.set(Line::Forgetful);
    is_told(program.post(&format!("{path}/say"), json!({"text": "heard?"})).await);
    proxy.set(Line::Open);
    let begun = Instant::now();
    loop {
        let (_, view) = program.get(&path).await.unwrap();
        if view["chat"].as_array().unwrap().iter().any(|line| line["text"] == "heard?") {
            break;
        }
        assert!(begun.elapsed() < 20 * SECOND, "it never showed: {view}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_nats_servers_find_each_others_moves_in_the_store() {
    let (database, mut nats) = (services::new_database(), Nats::start());
    let bus = nats.url();
    let arguments = ["--database", &database, "--bus", &bus];
    let (one, two) = (Node::start(&arguments), Node::start(&arguments));
    let anna = Program::new(&one.base, "Anna").await;
    let (_, view) = anna.post("/api/tables", json!({"seats": 2})).await.unwrap();
    let path = format!("/api/tables/{}", view["id"].as_str().unwrap());
    let there = anna.at(&two.base);
    // Says something at one server and answers how long until it is known at the other.
    let carry = async |text: &str| {
        anna.post(&format!("{path}/say"), json!({"text": text})).await.unwrap();
        let begun = Instant::now();
        loop {
            let (_, view) = there.get(&path).await.unwrap();
            if view["chat"].as_array().unwrap().iter().any(|line| line["text"] == text) {
                return begun.elapsed();
            }
            assert!(begun.elapsed() < 30 * SECOND, "“{text}” did not come: {view}");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    carry("to wake it there").await;
    tokio::time::sleep(2 * SECOND).await;
    let with = carry("with").await;
    nats.stop();
    tokio::time::sleep(SECOND).await;
    let without = carry("without").await;
    nats.resume();
    tokio::time::sleep(3 * SECOND).await;
    let again = carry("again").await;
    println!("with NATS {with:?}, without {without:?}, with it again {again:?}");
    // With the bus up the store is looked at every ten seconds only.
    assert!(without < 20 * SECOND && with < 8 * SECOND && again < 8 * SECOND);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_is_told_and_forgiven() {
    let folder = tempfile::tempdir().unwrap();
    // A small disk of its own, which no other process sees but through /proc.
    let script = "mount -t tmpfs -o size=12m none \"$0\" && exec \"$@\"";
    let data = folder.path().to_str().unwrap();
    let by = ["unshare", "--map-root-user", "--mount", "sh", "-c", script, data];
    let node = Node::start_by(&by, &["--data", data, "--bot-pause", "0"]);
    let inside = format!("/proc/{}/root{data}", node.pid());
    let mut hammer = Hammer::start(vec![node.base.clone()], 4).await;
    hammer.goes_on(30, 60 * SECOND).await;
    let program = Program::new(&node.base, "Full").await;
    let (path, act) = table(&program).await;

    let filler = Path::new(&inside).join("filler");
    let room = vec![0; 64 * 1024];
    let mut bytes = 0;
    while std::fs::write(Path::new(&inside).join(format!("filler{bytes}")), &room).is_ok() {
        bytes += room.len();
    }
    let begun = Instant::now();
    loop {
        let (status, answer) =
            program.post(&format!("{path}/say"), json!({"text": "Is there room?"})).await.unwrap();
        if !status.is_success() {
            is_told(Some((status, answer)));
            break;
        }
        assert!(begun.elapsed() < 20 * SECOND, "the disk does not get full");
    }
    // Everything can still be looked at.
    assert_eq!(program.get(&path).await.unwrap().0, 200);
    let before = hammer.count();
    tokio::time::sleep(SECOND).await;
    for entry in std::fs::read_dir(filler.parent().unwrap()).unwrap() {
        let file = entry.unwrap().path();
        if file.file_name().unwrap().to_str().unwrap().starts_with("filler") {
            std::fs::remove_file(file).unwrap();
        }
    }
    hammer.goes_on(30, 60 * SECOND).await;
    let (status, answer) = program.post(&format!("{path}/act"), act).await.unwrap();
    assert_eq!(status, 200, "{answer}");
    // The file is copied out of its small world.
    hammer.stop().await;
    let outside = tempfile::tempdir().unwrap();
    let copy = outside.path().join("copy.sqlite");
    let enter = ["--target", &node.pid().to_string(), "--user", "--mount", "--preserve-credentials"]
        .map(str::to_owned);
    let backup = std::process::Command::new("nsenter")
        .args(enter)
        .args([env!("CARGO_BIN_EXE_posthorn"), "backup", "--data", data])
        .arg(&copy)
        .output()
        .unwrap();
    assert!(backup.status.success(), "{}", String::from_utf8_lossy(&backup.stderr));
    hammer.check(&Store::sqlite(&copy).await.unwrap()).await;
    println!("{before} actions before the disk was full, {} after, none was lost", hammer.count());
}

/// Where the library lies that tells a process another time of day.
fn faketime() -> String {
    let places = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib"];
    let found = places.iter().map(|place| format!("{place}/faketime/libfaketime.so.1"));
    found.into_iter().find(|file| Path::new(file).exists()).expect("the Debian package faketime")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_time_of_day_may_jump_and_clocks_do_not() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("time");
    std::fs::write(&file, "+0").unwrap();
    let preload = format!("LD_PRELOAD={}", faketime());
    let time = format!("FAKETIME_TIMESTAMP_FILE={}", file.display());
    let by = [
        "env",
        &preload,
        &time,
        "FAKETIME_NO_CACHE=1",
        "FAKETIME_DONT_FAKE_MONOTONIC=1",
        "DONT_FAKE_MONOTONIC=1",
    ];
    let data = folder.path().join("data");
    let node = Node::start_by(&by, &["--data", data.to_str().unwrap()]);
    let program = Program::new(&node.base, "Late").await;
    for jump in ["+1h", "-2h"] {
        let pace = json!({"kind": "live", "bank": 4, "increment": 0});
        let wish = json!({"seats": 2, "bots": ["random"], "first": 0, "pace": pace});
        let (_, view) = program.post("/api/tables", wish).await.unwrap();
        let begun = Instant::now();
        let path = format!("/api/tables/{}", view["id"].as_str().unwrap());
        let _line = program.stream(&format!("{path}/stream")).await;
        std::fs::write(&file, jump).unwrap();
        loop {
            let (_, view) = program.get(&path).await.unwrap();
            if view["seats"][0]["away"] == "timed_out" {
                break;
            }
            assert!(begun.elapsed() < 30 * SECOND, "{jump}: the clock stands still");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        let took = begun.elapsed();
        assert!(took > 3 * SECOND, "{jump}: the clock jumped: {took:?}");
    }
}
