//! One table: its players, their streams, and an action after the other.

use super::client::{Connection, Lines, version};
use super::latency::Latencies;
use super::new_name;
use anyhow::{Context, Result};
use hyper::body::Bytes;
use serde::Deserialize;
use serde_json::value::RawValue;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;
use tokio::task::JoinSet;

/// Somebody who plays.
pub(super) struct Player {
    token: String,
}

impl Player {
    async fn register(base: &str) -> Result<Player> {
        let mut connection = Connection::open(base).await?;
        let body = serde_json::json!({"name": new_name()}).to_string();
        let account = connection.ask("/api/accounts", "", body).await?;
        Ok(Player { token: account["token"].as_str().context("no key")?.to_owned() })
    }
}

/// As many as sit at a table.
pub(super) async fn register(base: &str, seats: usize) -> Result<Vec<Player>> {
    let mut players = Vec::new();
    for _ in 0..seats {
        players.push(Player::register(base).await?);
    }
    Ok(players)
}

/// What all tables of a run add to.
#[derive(Default)]
pub(super) struct Shared {
    /// How many tables play.
    pub(super) ready: AtomicU64,
    measuring: AtomicBool,
    measured: Mutex<Measured>,
}

/// What was measured.
#[derive(Default)]
pub(super) struct Measured {
    pub(super) actions: u64,
    pub(super) games: u64,
    pub(super) errors: u64,
    pub(super) latencies: Latencies,
}

impl Shared {
    pub(super) fn measure(&self) {
        self.measuring.store(true, Relaxed);
    }

    pub(super) fn stop(&self) -> Measured {
        self.measuring.store(false, Relaxed);
        std::mem::take(&mut *self.measured.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn note(&self, change: impl FnOnce(&mut Measured)) {
        if self.measuring.load(Relaxed) {
            change(&mut self.measured.lock().unwrap_or_else(PoisonError::into_inner));
        }
    }
}

/// Sits everybody down at a new table and begins. The answer is its id.
async fn open(connection: &mut Connection, players: &[Player]) -> Result<String> {
    let host = &players[0].token;
    let wish = serde_json::json!({"seats": players.len(), "public": false}).to_string();
    let table = connection.ask("/api/tables", host, wish).await?;
    let id = table["id"].as_str().context("no id")?.to_owned();
    for player in &players[1..] {
        connection.ask(&format!("/api/tables/{id}/sit"), &player.token, String::new()).await?;
        connection.ask(&format!("/api/tables/{id}/ready"), &player.token, String::new()).await?;
    }
    connection.ask(&format!("/api/tables/{id}/start"), host, String::new()).await?;
    Ok(id)
}

/// Tables with a stream for each player where nothing happens.
pub(super) async fn watch(urls: &[String], players: &[Player], tables: usize) -> Result<Vec<Lines>> {
    let mut streams = Vec::new();
    for number in 0..tables {
        let mut connection = Connection::open(&urls[number % urls.len()]).await?;
        let id = open(&mut connection, players).await?;
        for (seat, player) in players.iter().enumerate() {
            let base = &urls[(number + seat) % urls.len()];
            let mut lines = Lines::open(base, &id, &player.token).await?;
            lines.next().await?;
            streams.push(lines);
        }
    }
    Ok(streams)
}

/// What a stream has brought.
struct StreamedLine {
    seat: usize,
    at: Instant,
    line: Bytes,
}

/// Plays one game after the other until it is stopped.
pub(super) async fn play(
    number: usize,
    urls: Vec<String>,
    seats: usize,
    shared: Arc<Shared>,
    pace: Option<Duration>,
) -> Result<()> {
    let mut connection = Connection::open(&urls[number % urls.len()]).await?;
    let players = register(&urls[number % urls.len()], seats).await?;
    let mut dice = number as u64 * 2 + 1;
    let mut due = Instant::now() + pace.unwrap_or_default().mul_f64(number as f64 * 0.618 % 1.0);
    for game in 0.. {
        let id = open(&mut connection, &players).await?;
        let (sender, mut streamed) = mpsc::channel(64);
        let mut streams = JoinSet::new();
        for (seat, player) in players.iter().enumerate() {
            let mut lines = Lines::open(&urls[(number + seat) % urls.len()], &id, &player.token).await?;
            let sender = sender.clone();
            streams.spawn(async move {
                while let Ok(line) = lines.next().await {
                    if sender.send(StreamedLine { seat, at: Instant::now(), line }).await.is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let mut seen = vec![-1; players.len()];
        let mut mover: Option<(usize, Bytes)> = None;
        let (mut wanted, mut asked) = (0, None::<Instant>);
        let path = format!("/api/tables/{id}/act");
        'game: loop {
            let mut last = Instant::now();
            while seen.iter().any(|&version| version < wanted) {
                let StreamedLine { seat, at, line } = streamed.recv().await.context("the streams ended")?;
                let Some(version) = version(&line) else { continue };
                if version <= seen[seat] {
                    continue;
                }
                (seen[seat], last) = (version, at);
                if has(&line, b"\"status\":\"over\"") {
                    break 'game;
                }
                if has(&line, b"\"your_turn\":true") {
                    mover = Some((seat, line));
                }
            }
            if let Some(asked) = asked.take() {
                shared.note(|measured| {
                    measured.actions += 1;
                    measured.latencies.add(last.saturating_duration_since(asked));
                });
            } else if game == 0 && wanted == 0 {
                shared.ready.fetch_add(1, Relaxed);
            }
            if let Some(pace) = pace {
                tokio::time::sleep_until(due.into()).await;
                due = (due + pace).max(Instant::now());
            }
            let (seat, line) = mover.take().context("nobody is to move")?;
            let body = choose(&line, seen[seat], &mut dice)?;
            let begun = Instant::now();
            let (status, answer) = connection.post(&path, &players[seat].token, body, true).await?;
            if status == 204 {
                asked = Some(begun);
                wanted = seen[seat] + 1;
            } else {
                shared.note(|measured| measured.errors += 1);
                eprintln!("an action was refused: {status} {}", String::from_utf8_lossy(&answer));
                break;
            }
        }
        shared.note(|measured| measured.games += 1);
        streams.shutdown().await;
    }
    Ok(())
}

fn has(line: &[u8], what: &[u8]) -> bool {
    memchr::memmem::find(line, what).is_some()
}

#[derive(Deserialize)]
struct View<'a> {
    #[serde(borrow)]
    game: Game<'a>,
}

#[derive(Deserialize)]
struct Game<'a> {
    #[serde(borrow)]
    legal: Vec<&'a RawValue>,
}

/// One of the legal actions, as a body to post.
fn choose(line: &[u8], version: i64, dice: &mut u64) -> Result<String> {
    let view: View<'_> = serde_json::from_slice(line)?;
    *dice = dice.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
    let at = (*dice >> 33) as usize % view.game.legal.len().max(1);
    let action = view.game.legal.get(at).context("nothing is legal")?;
    Ok(format!("{{\"action\":{action},\"version\":{version}}}"))
}
