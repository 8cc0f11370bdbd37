//! Clients that are slow, many, or talk nonsense.

use crate::node::Node;
use crate::program::{Dice, Program, line};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

const SECOND: Duration = Duration::from_secs(1);

fn server(folder: &tempfile::TempDir) -> Node {
    Node::start(&["--data", folder.path().to_str().unwrap(), "--bot-pause", "0"])
}

/// The bytes that the server has in memory.
async fn memory(node: &Node) -> u64 {
    let text = reqwest::get(format!("{}/metrics", node.base)).await.unwrap().text().await.unwrap();
    let line = text.lines().find_map(|line| line.strip_prefix("process_resident_memory_bytes "));
    line.unwrap().parse().unwrap()
}

/// Sends bytes as they are and reads what comes within a moment.
async fn raw(node: &Node, bytes: &[u8]) -> Vec<u8> {
    let mut socket = TcpStream::connect(node.base.strip_prefix("http://").unwrap()).await.unwrap();
    let _ = socket.write_all(bytes).await;
    let mut answer = Vec::new();
    let _ = tokio::time::timeout(SECOND / 5, socket.read_to_end(&mut answer)).await;
    answer
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn clients_that_never_read_do_not_hold_the_others_up() {
    let folder = tempfile::tempdir().unwrap();
    let node = server(&folder);
    let program = Program::new(&node.base, "Reader").await;
    let (_, view) = program.post("/api/tables", json!({"seats": 2, "bots": ["random"]})).await.unwrap();
    let path = format!("/api/tables/{}", view["id"].as_str().unwrap());
    let mut deaf = Vec::new();
    for _ in 0..200 {
        let mut socket = TcpStream::connect(node.base.strip_prefix("http://").unwrap()).await.unwrap();
        let request = format!("GET {path}/stream HTTP/1.1\r\nHost: x\r\n\r\n");
        socket.write_all(request.as_bytes()).await.unwrap();
        deaf.push(socket);
    }
    let before = memory(&node).await;
    let mut dice = Dice(3);
    let mut slowest = Duration::ZERO;
    for _ in 0..300 {
        let (_, view) = program.get(&path).await.unwrap();
        let Some(legal) = view["game"]["legal"].as_array().filter(|legal| !legal.is_empty()) else {
            continue;
        };
        let act = json!({"line": line(&legal[dice.below(legal.len())]), "version": view["version"]});
        let begun = Instant::now();
        program.post(&format!("{path}/act"), act).await.unwrap();
        slowest = slowest.max(begun.elapsed());
    }
    let grown = memory(&node).await.saturating_sub(before);
    println!("with 200 deaf clients an action took {slowest:?} at most, memory grew by {} KB", grown / 1000);
    // Whoever does not read is given up after half a minute; nobody else waits for that.
    assert!(slowest < 20 * SECOND, "{slowest:?}");
    assert!(grown < 60_000_000, "{grown} bytes for what nobody reads");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn thousands_of_idle_streams_are_cheap() {
    const STREAMS: u64 = 3000;
    let folder = tempfile::tempdir().unwrap();
    let node = server(&folder);
    let program = Program::new(&node.base, "Many").await;
    let (_, view) = program.post("/api/tables", json!({"seats": 2})).await.unwrap();
    let path = format!("/api/tables/{}", view["id"].as_str().unwrap());
    // The same as lines of HTTP and as messages of a WebSocket, which needs fewer buffers.
    let upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
        Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    let mut streams = Vec::new();
    for (headers, most) in [("", 80_000), (upgrade, 25_000)] {
        let before = memory(&node).await;
        for _ in 0..STREAMS {
            let mut socket = TcpStream::connect(node.base.strip_prefix("http://").unwrap()).await.unwrap();
            let request = format!("GET {path}/stream HTTP/1.1\r\nHost: x\r\n{headers}\r\n");
            socket.write_all(request.as_bytes()).await.unwrap();
            let mut first = [0; 512];
            assert!(socket.read(&mut first).await.unwrap() > 0);
            streams.push(socket);
        }
        let each = memory(&node).await.saturating_sub(before) / STREAMS;
        println!(
            "{STREAMS} idle streams take {each} bytes each {}",
            if headers.is_empty() { "as lines" } else { "as messages" }
        );
        assert!(each < most, "{each} bytes");
    }
    let begun = Instant::now();
    program.post(&format!("{path}/say"), json!({"text": "Is anybody there?"})).await.unwrap();
    for socket in streams.iter_mut().step_by(100) {
        let mut seen = Vec::new();
        while !String::from_utf8_lossy(&seen).contains("anybody") {
            let mut more = [0; 4096];
            let read = tokio::time::timeout(20 * SECOND, socket.read(&mut more)).await.unwrap().unwrap();
            assert!(read > 0, "a stream ended");
            seen.extend_from_slice(&more[..read]);
        }
    }
    println!("all of them heard within {:?}", begun.elapsed());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nonsense_is_refused_and_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let node = server(&folder);
    let program = Program::new(&node.base, "Sane").await;
    let (_, table) =
        program.post("/api/tables", json!({"seats": 2, "bots": ["random"], "first": 0})).await.unwrap();
    let id = table["id"].as_str().unwrap().to_owned();
    let mut dice = Dice(1);
    let paths = [
        format!("/api/tables/{id}/act"),
        format!("/api/tables/{id}/say"),
        format!("/api/tables/{id}/seats/99999999999999999999"),
        format!("/api/tables/{id}%00/act"),
        "/api/tables/%FF%FE".to_owned(),
        format!("/table/{id}/act?as=-1"),
        format!("/table/{id}/live"),
        "/me".to_owned(),
        "/api/accounts".to_owned(),
        "/assets/../../etc/passwd".to_owned(),
    ];
    let bodies = [
        "{".repeat(30_000),
        format!("{{\"line\":\"{}\"}}", "x".repeat(60_000)),
        r#"{"line":"take deck","version":99999999999999999999999}"#.to_owned(),
        r#"{"action":{"type":"close","offices":["Ulm","Ulm"]}}"#.to_owned(),
        r#"{"name":"\u0000\u202e"}"#.to_owned(),
        "csrf=%ZZ&action=take+deck".to_owned(),
        "\u{0}".repeat(100),
    ];
    let mut asked = 0;
    for path in &paths {
        for body in &bodies {
            for method in ["POST", "GET", "DELETE", "PATCH", "BREW"] {
                let request = format!(
                    "{method} {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer {}\r\n\
                     Content-Length: {}\r\n\r\n{body}",
                    "ph_nonsense",
                    body.len()
                );
                let answer = raw(&node, request.as_bytes()).await;
                let head = String::from_utf8_lossy(&answer[..answer.len().min(16)]).into_owned();
                assert!(!head.starts_with("HTTP/1.1 5"), "{method} {path} {body:.50}: {head}");
                asked += 1;
            }
        }
    }
    // What is not even HTTP, or stops in the middle of it.
    for _ in 0..300 {
        let request = format!("POST {} HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{{}}", paths[0]);
        let mut bytes = request.into_bytes();
        for _ in 0..dice.below(20) {
            let at = dice.below(bytes.len());
            bytes[at] = dice.below(256) as u8;
        }
        bytes.truncate(1 + dice.below(bytes.len()));
        let mut socket = TcpStream::connect(node.base.strip_prefix("http://").unwrap()).await.unwrap();
        let _ = socket.write_all(&bytes).await;
        asked += 1;
    }
    let (status, now) = program.get(&format!("/api/tables/{id}")).await.unwrap();
    assert_eq!(status, 200);
    let without_lights = |view: &Value| (view["version"].clone(), view["seq"].clone(), view["game"].clone());
    assert_eq!(without_lights(&now), without_lights(&table));
    println!("{asked} pieces of nonsense changed nothing");
}
