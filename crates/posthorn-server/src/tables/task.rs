//! The task of one table: the only one that changes it.

use super::clock::GRACE;
use super::event::{Away, Occupant, TableEvent};
use super::order::{self, Order, TableError, Who};
use super::state::TableState;
use super::{Inner, Pace, restore};
use crate::bot_seats::usual_level;
use crate::ids;
use crate::ratings;
use crate::tour;
use posthorn_rules::{Action, Seat};
use posthorn_store::{Append, NewEvent, Status, StoreError};
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot, watch};

/// A finished table that nobody asks for is put to sleep after this long.
const SLEEP_AFTER: Duration = Duration::from_secs(600);

/// Without a clock, the others may have a bot play on for somebody who was away this long.
const AWAY_LONG: Duration = Duration::from_secs(120);

/// A public table that nobody looks at any more is cleared away.
const CLEAR_AFTER: Duration = Duration::from_secs(3600);
const CLEAR_SLOW_AFTER: Duration = Duration::from_secs(72 * 3600);

/// Nothing falls asleep sooner than this after it was woken.
const COMING_BACK: Duration = Duration::from_secs(30);

/// What reaches a table.
#[derive(Debug)]
pub(crate) enum Message {
    Order {
        who: Who,
        order: Order,
        reply: oneshot::Sender<Result<(), TableError>>,
    },
    Bot {
        seat: Seat,
        action: Action,
        version: i64,
    },
    /// In the guided game: what happens by itself now.
    Tour {
        version: i64,
    },
    Came(String),
    Went(String),
}

/// What a table publishes.
#[derive(Clone, Debug)]
pub(crate) struct Snapshot {
    pub(crate) state: Arc<TableState>,
    /// The players who have the page open.
    pub(crate) online: Arc<BTreeSet<String>>,
    /// The players at the table who have been away for long.
    pub(crate) absent: Arc<BTreeSet<String>>,
}

/// Says that a viewer is there; dropping it says that the viewer went.
#[derive(Debug)]
pub(crate) struct Presence {
    orders: mpsc::Sender<Message>,
    player: String,
}

impl Presence {
    pub(crate) fn new(orders: mpsc::Sender<Message>, player: String) -> Presence {
        // A full queue only means that the little light is late.
        let _ = orders.try_send(Message::Came(player.clone()));
        Presence { orders, player }
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        let (orders, player) = (self.orders.clone(), std::mem::take(&mut self.player));
        if orders.try_send(Message::Went(player.clone())).is_err()
            && let Ok(runtime) = tokio::runtime::Handle::try_current()
        {
            runtime.spawn(async move { orders.send(Message::Went(player)).await });
        }
    }
}

struct Table {
    tables: Arc<Inner>,
    state: Arc<TableState>,
    publish: watch::Sender<Snapshot>,
    orders: mpsc::Sender<Message>,
    /// How many pages each player has open.
    pages: HashMap<String, usize>,
    /// Since when players are away.
    away_since: HashMap<String, Instant>,
    /// The version a bot has been asked about.
    asked: Option<i64>,
}

pub(super) fn spawn(
    tables: Arc<Inner>,
    state: TableState,
    inbox: mpsc::Receiver<Message>,
    orders: mpsc::Sender<Message>,
) -> watch::Receiver<Snapshot> {
    let state = Arc::new(state);
    let snapshot = Snapshot { state: state.clone(), online: Arc::default(), absent: Arc::default() };
    let (publish, watch) = watch::channel(snapshot);
    tables.lobby.update(&state);
    let table = Table {
        tables,
        state,
        publish,
        orders,
        pages: HashMap::new(),
        away_since: HashMap::new(),
        asked: None,
    };
    tokio::spawn(table.run(inbox));
    watch
}

impl Table {
    async fn run(mut self, mut inbox: mpsc::Receiver<Message>) {
        for player in self.state.seats.iter().filter_map(|seat| seat.occupant.as_ref()?.player()) {
            self.away_since.insert(player.to_owned(), Instant::now());
        }
        self.resume().await;
        self.ask_bot();
        loop {
            let due = self.due();
            let wait = due.map(|(_, at)| Duration::from_millis((at - ids::now()).max(0) as u64));
            tokio::select! {
                message = inbox.recv() => match message {
                    Some(message) => self.handle(message).await,
                    None => break,
                },
                () = sleep(wait) => {
                    if let Some((seat, _)) = due {
                        self.time_out(seat).await;
                    }
                }
                () = sleep(self.next_absence()) => self.publish(),
                () = sleep(self.forsaken()) => self.clear_away().await,
                () = sleep(self.drowsy()) => self.fall_asleep().await,
                () = tokio::time::sleep(SLEEP_AFTER), if self.idle() => {
                    if self.idle() && inbox.is_empty() {
                        break;
                    }
                }
            }
        }
        self.tables.forget(&self.state.id);
    }

    fn idle(&self) -> bool {
        self.pages.is_empty() && matches!(status(&self.state), Status::Over | Status::Gone | Status::Asleep)
    }

    /// How long a table that has not begun may still wait for somebody to look at it.
    fn forsaken(&self) -> Option<Duration> {
        let waits = status(&self.state) == Status::Open && self.pages.is_empty() && self.state.setup.public;
        waits.then_some(match self.state.setup.pace {
            Pace::Turns { .. } => CLEAR_SLOW_AFTER,
            Pace::Free | Pace::Live { .. } => CLEAR_AFTER,
        })
    }

    /// How long until a table without a clock, at which nobody looks, falls asleep. Clocks bring every other
    /// game to its end, and so do bots.
    fn drowsy(&self) -> Option<Duration> {
        let waits = matches!(status(&self.state), Status::Open | Status::Running)
            && self.state.setup.pace == Pace::Free
            && self.pages.is_empty()
            && self.state.mover().is_none_or(|seat| self.state.seats[seat.index()].bot().is_none());
        let after = self.tables.asleep_after;
        let still = Duration::from_millis((ids::now() - self.state.touched).max(0) as u64);
        // After a restart people get a moment to come back.
        waits.then(|| after.saturating_sub(still).max(after.min(COMING_BACK)))
    }

    async fn fall_asleep(&mut self) {
        if self.commit(vec![TableEvent::Slept]).await.is_err() {
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    }

    async fn clear_away(&mut self) {
        let taken = (0..self.state.seats.len()).filter(|&seat| self.state.seats[seat].occupant.is_some());
        let left = taken.map(|seat| TableEvent::Left { seat }).collect();
        if self.commit(left).await.is_err() {
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    }

    /// After a restart a live clock does not count the time the server was away.
    async fn resume(&mut self) {
        let live = matches!(self.state.setup.pace, Pace::Live { .. });
        if live && self.state.mover().is_some() && self.state.seq > 0 {
            let _ = self.commit(vec![TableEvent::Resumed]).await;
        }
    }

    /// Whose time runs out next, and when. Bots have no clock.
    fn due(&self) -> Option<(usize, i64)> {
        let (seat, at) = self.state.clock.runs_out()?;
        let place = &self.state.seats[seat];
        if place.bot().is_some() {
            return None;
        }
        let there = place
            .occupant
            .as_ref()
            .and_then(Occupant::player)
            .is_some_and(|player| self.pages.contains_key(player));
        let grace = matches!(self.state.setup.pace, Pace::Live { .. }) && !there;
        Some((seat, if grace { at + GRACE } else { at }))
    }

    async fn time_out(&mut self, seat: usize) {
        let level = usual_level().to_owned();
        let result = self.commit(vec![TableEvent::Away { seat, why: Away::TimedOut, level }]).await;
        if result.is_err() {
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    }

    async fn handle(&mut self, message: Message) {
        match message {
            Message::Order { who, order, reply } => {
                let begun = Instant::now();
                let too_early = matches!(order, Order::StandIn(seat) if !self.is_absent(seat));
                let result = match order::decide(&self.state, &who, &order) {
                    Ok(_) if too_early => Err(TableError::NotAway),
                    Ok(events) => self.commit(events).await,
                    Err(error) => Err(error),
                };
                if matches!(order, Order::Act { .. }) && result.is_ok() {
                    self.tables.metrics.acted(begun.elapsed());
                }
                let _ = reply.send(result);
            }
            Message::Bot { seat, action, version } => {
                match order::decide_bot(&self.state, seat, action, version) {
                    Ok(events) => {
                        if self.commit(events).await.is_err() {
                            self.asked = None;
                            tokio::time::sleep(Duration::from_secs(1)).await;
                        }
                    }
                    // The table went on without it: it is asked anew if it is still to move.
                    Err(_) => self.asked = None,
                }
                self.ask_bot();
            }
            Message::Tour { version } => {
                match order::decide_tour(&self.state, version) {
                    Ok(events) => {
                        if self.commit(events).await.is_err() {
                            self.asked = None;
                            tokio::time::sleep(Duration::from_secs(1)).await;
                        }
                    }
                    Err(_) => self.asked = None,
                }
                self.ask_bot();
            }
            Message::Came(player) => {
                self.away_since.remove(&player);
                *self.pages.entry(player).or_default() += 1;
                self.publish();
            }
            Message::Went(player) => {
                if let Some(pages) = self.pages.get_mut(&player) {
                    *pages -= 1;
                    if *pages == 0 {
                        self.pages.remove(&player);
                        if self.state.seats_of(&player).next().is_some() {
                            self.away_since.insert(player, Instant::now());
                        }
                        self.publish();
                    }
                }
            }
        }
    }

    /// Takes events in: on a copy first, then into the store, and only then for everybody.
    async fn commit(&mut self, events: Vec<TableEvent>) -> Result<(), TableError> {
        if events.is_empty() {
            return Ok(());
        }
        let at = ids::now();
        let mut next = TableState::clone(&self.state);
        for event in &events {
            next.fold(at, event).map_err(|error| TableError::Store(error.to_string()))?;
        }
        let (was, is) = (status(&self.state), status(&next));
        let append = Append {
            game: self.state.id.clone(),
            expected: self.state.seq,
            events: events.iter().map(|event| stored(event, at)).collect::<Result<_, _>>()?,
            status: (was != is).then_some(is),
            seated: players_seated(&events),
            left: players_left(&self.state, &next),
            outcome: None,
        };
        let ended = (was != is && is == Status::Over).then_some(&next);
        match ratings::append(&*self.tables.store, append, ended, at).await {
            Ok(()) => {}
            Err(StoreError::Conflict) => {
                self.reload().await;
                return Err(TableError::Stale);
            }
            Err(error) => {
                tracing::error!(table = self.state.id, %error, "events could not be stored");
                return Err(TableError::Store(error.to_string()));
            }
        }
        self.state = Arc::new(next);
        self.publish();
        self.tables.lobby.update(&self.state);
        self.ask_bot();
        Ok(())
    }

    /// Another server wrote to this table: what is stored is the truth.
    async fn reload(&mut self) {
        match self.tables.store.load(&self.state.id).await {
            Ok(Some(stored)) => match restore(stored) {
                Ok(state) => {
                    self.state = Arc::new(state);
                    self.publish();
                    self.tables.lobby.update(&self.state);
                }
                Err(error) => tracing::error!(table = self.state.id, error, "a stored table does not fit"),
            },
            Ok(None) => {}
            Err(error) => tracing::error!(table = self.state.id, %error, "a table could not be reloaded"),
        }
    }

    fn publish(&self) {
        let online = Arc::new(self.pages.keys().cloned().collect());
        let long = self.away_since.iter().filter(|(_, since)| since.elapsed() >= AWAY_LONG);
        let absent = Arc::new(long.map(|(player, _)| player.clone()).collect());
        self.publish.send_replace(Snapshot { state: self.state.clone(), online, absent });
    }

    /// How long until somebody has been away for long.
    fn next_absence(&self) -> Option<Duration> {
        let waits = self.away_since.values().map(|since| AWAY_LONG.saturating_sub(since.elapsed()));
        waits.filter(|wait| !wait.is_zero()).min()
    }

    fn is_absent(&self, seat: usize) -> bool {
        let player = self.state.seats.get(seat).and_then(|seat| seat.occupant.as_ref()?.player());
        player
            .and_then(|player| self.away_since.get(player))
            .is_some_and(|since| since.elapsed() >= AWAY_LONG)
    }

    /// Has the bot whose turn it is think, once for every position.
    fn ask_bot(&mut self) {
        let Some(seat) = self.state.mover() else { return };
        if self.state.setup.tour {
            return self.tell_tour();
        }
        let Some(level) = self.state.seats[seat.index()].bot() else { return };
        if self.asked == Some(self.state.version) {
            return;
        }
        let Some(history) = &self.state.history else { return };
        self.asked = Some(self.state.version);
        let (version, orders) = (self.state.version, self.orders.clone());
        let view = history.game().view(Some(seat));
        let thought = self.tables.bots.think(level.to_owned(), view, self.state.setup.calm_bots);
        tokio::spawn(async move {
            if let Some(action) = thought.await {
                let _ = orders.send(Message::Bot { seat, action, version }).await;
            }
        });
    }

    /// In the guided game moves happen as they are told, the rounds that only pass by faster.
    fn tell_tour(&mut self) {
        let (plies, version) = (self.state.plies(), self.state.version);
        if tour::by_itself(plies).is_empty() || self.asked == Some(version) {
            return;
        }
        self.asked = Some(version);
        let pause = match tour::guide(plies) {
            tour::Guide::TimePasses { .. } => self.tables.bots.pause() / 5,
            _ => self.tables.bots.pause() * 2,
        };
        let orders = self.orders.clone();
        tokio::spawn(async move {
            tokio::time::sleep(pause).await;
            let _ = orders.send(Message::Tour { version }).await;
        });
    }
}

async fn sleep(wait: Option<Duration>) {
    match wait {
        Some(wait) => tokio::time::sleep(wait).await,
        None => std::future::pending().await,
    }
}

fn stored(event: &TableEvent, at: i64) -> Result<NewEvent, TableError> {
    let payload = serde_json::to_string(event).map_err(|error| TableError::Store(error.to_string()))?;
    Ok(NewEvent { at, kind: event.kind().to_owned(), payload })
}

/// Where a table stands, for lists.
pub(crate) fn status(state: &TableState) -> Status {
    let person = |seat: &super::state::SeatState| seat.occupant.as_ref().and_then(Occupant::player).is_some();
    match &state.history {
        Some(history) if history.game().is_over() => Status::Over,
        _ if state.asleep => Status::Asleep,
        Some(_) => Status::Running,
        None if state.seq > 0 && !state.seats.iter().any(person) => Status::Gone,
        None => Status::Open,
    }
}

fn players_seated(events: &[TableEvent]) -> Vec<String> {
    events
        .iter()
        .filter_map(|event| match event {
            TableEvent::Sat { occupant, .. } => occupant.player().map(str::to_owned),
            _ => None,
        })
        .collect()
}

fn players_left(before: &TableState, after: &TableState) -> Vec<String> {
    let players = |state: &TableState| -> BTreeSet<String> {
        state.seats.iter().filter_map(|seat| seat.occupant.as_ref()?.player().map(str::to_owned)).collect()
    };
    players(before).difference(&players(after)).cloned().collect()
}
