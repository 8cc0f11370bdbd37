//! The task of one table: the only one that changes it.

use super::attendance::Attendance;
use super::clock::GRACE;
use super::event::{Away, Occupant, TableEvent};
use super::filed::{players_left, players_seated, status, stored};
use super::order::{self, Order, TableError, Who};
use super::state::TableState;
use super::{Inner, Pace, take_in};
use crate::bot_seats::usual_level;
use crate::ids;
use crate::lobby::Summary;
use crate::ratings;
use crate::tour;
use posthorn_rules::{Action, Seat};
use posthorn_store::{Append, Status, StoreError};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot, watch};

/// A finished table that nobody asks for is put to sleep after this long.
const SLEEP_AFTER: Duration = Duration::from_secs(600);

/// A public table that nobody looks at any more is cleared away.
const CLEAR_AFTER: Duration = Duration::from_secs(3600);
const CLEAR_SLOW_AFTER: Duration = Duration::from_secs(72 * 3600);

/// Nothing falls asleep sooner than this after it was woken.
const COMING_BACK: Duration = Duration::from_secs(30);

/// How long until a store that failed is tried once more.
const LOOK_AGAIN: Duration = Duration::from_secs(1);

/// How long an order is decided anew when another server always writes first.
const INSIST: Duration = Duration::from_secs(5);

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
    /// The table has that many events by now, says another server or the store.
    Reached(i64),
    /// Other people are at other servers now.
    Attended,
    /// This server sees to clocks and bots from now on, or no longer.
    Own(bool),
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

struct Table {
    tables: Arc<Inner>,
    state: Arc<TableState>,
    publish: watch::Sender<Snapshot>,
    orders: mpsc::Sender<Message>,
    attendance: Attendance,
    /// Whether this server sees to clocks and bots here.
    own: bool,
    /// The version a bot has been asked about.
    asked: Option<i64>,
    /// Whether the store failed and may hold more than is known here.
    doubt: bool,
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
    tables.lobby.update(Summary::of(&state));
    let players = state.seats.iter().filter_map(|seat| seat.occupant.as_ref()?.player());
    let attendance = Attendance::expecting(players);
    let own = tables.node.owns(&state.id);
    let table = Table { tables, state, publish, orders, attendance, own, asked: None, doubt: false };
    tokio::spawn(table.run(inbox));
    watch
}

impl Table {
    async fn run(mut self, mut inbox: mpsc::Receiver<Message>) {
        self.look_around();
        self.see_to_it().await;
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
                () = tokio::time::sleep(LOOK_AGAIN), if self.doubt => self.catch_up().await,
                () = sleep(self.attendance.next_absence()) => self.publish(),
                () = sleep(self.forsaken()) => self.clear_away().await,
                () = sleep(self.drowsy()) => self.commit_or_wait(vec![TableEvent::Slept]).await,
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
        let done = matches!(status(&self.state), Status::Over | Status::Gone | Status::Asleep);
        self.attendance.is_quiet() && (done || !self.own)
    }

    /// How long a table that has not begun may still wait for somebody to look at it.
    fn forsaken(&self) -> Option<Duration> {
        let waits =
            status(&self.state) == Status::Open && self.attendance.nobody() && self.state.setup.public;
        (waits && self.own).then_some(match self.state.setup.pace {
            Pace::Turns { .. } => CLEAR_SLOW_AFTER,
            Pace::Free | Pace::Live { .. } => CLEAR_AFTER,
        })
    }

    /// How long until a table without a clock, at which nobody looks, falls asleep. Clocks bring every other
    /// game to its end, and so do bots.
    fn drowsy(&self) -> Option<Duration> {
        let waits = matches!(status(&self.state), Status::Open | Status::Running)
            && self.state.setup.pace == Pace::Free
            && self.own
            && self.attendance.nobody()
            && self.state.mover().is_none_or(|seat| self.state.seats[seat.index()].bot().is_none());
        let after = self.tables.asleep_after;
        let still = Duration::from_millis((ids::now() - self.state.touched).max(0) as u64);
        // After a restart people get a moment to come back.
        waits.then(|| after.saturating_sub(still).max(after.min(COMING_BACK)))
    }

    /// What comes up by itself again if it fails, after a while.
    async fn commit_or_wait(&mut self, events: Vec<TableEvent>) {
        if self.commit(events).await.is_err() {
            tokio::time::sleep(LOOK_AGAIN).await;
        }
    }

    async fn clear_away(&mut self) {
        let taken = (0..self.state.seats.len()).filter(|&seat| self.state.seats[seat].occupant.is_some());
        let left = taken.map(|seat| TableEvent::Left { seat }).collect();
        self.commit_or_wait(left).await;
    }

    /// Takes up what somebody left: a live clock does not count the time nobody saw to it.
    async fn see_to_it(&mut self) {
        let live = matches!(self.state.setup.pace, Pace::Live { .. });
        if self.own && live && self.state.mover().is_some() {
            let _ = self.commit(vec![TableEvent::Resumed]).await;
        }
        self.ask_bot();
    }

    /// Whose time runs out next, and when. Bots have no clock.
    fn due(&self) -> Option<(usize, i64)> {
        let (seat, at) = self.state.clock.runs_out()?;
        let place = &self.state.seats[seat];
        if place.bot().is_some() || !self.own {
            return None;
        }
        let there = place
            .occupant
            .as_ref()
            .and_then(Occupant::player)
            .is_some_and(|player| self.attendance.is_here(player));
        let grace = matches!(self.state.setup.pace, Pace::Live { .. }) && !there;
        Some((seat, if grace { at + GRACE } else { at }))
    }

    async fn time_out(&mut self, seat: usize) {
        let level = usual_level().to_owned();
        self.commit_or_wait(vec![TableEvent::Away { seat, why: Away::TimedOut, level }]).await;
    }

    async fn handle(&mut self, message: Message) {
        match message {
            Message::Order { who, order, reply } => {
                let begun = Instant::now();
                let result = self.obey(&who, &order).await;
                if matches!(order, Order::Act { .. }) && result.is_ok() {
                    self.tables.metrics.acted(begun.elapsed());
                }
                let _ = reply.send(result);
            }
            Message::Bot { seat, action, version } => {
                match order::decide_bot(&self.state, seat, action, version) {
                    Ok(events) => {
                        if let Err(error) = self.commit(events).await {
                            self.asked = None;
                            if error != TableError::Stale {
                                tokio::time::sleep(LOOK_AGAIN).await;
                                self.catch_up().await;
                            }
                        }
                    }
                    // The table went on without it: it is asked anew if it is still to move.
                    Err(_) => self.asked = None,
                }
                self.ask_bot();
            }
            Message::Tour { version } => {
                self.asked = None;
                if let Ok(events) = order::decide_tour(&self.state, version) {
                    self.commit_or_wait(events).await;
                }
                self.ask_bot();
            }
            Message::Came(player) => {
                if self.attendance.came(player) {
                    self.tables.node.attended(&self.state.id, self.attendance.local());
                    self.publish();
                }
            }
            Message::Went(player) => {
                let seated = self.state.seats_of(&player).next().is_some();
                if self.attendance.went(&player, seated) {
                    self.tables.node.attended(&self.state.id, self.attendance.local());
                    self.publish();
                }
            }
            Message::Reached(seq) => {
                if self.state.seq < seq {
                    self.catch_up().await;
                }
            }
            Message::Attended => {
                self.look_around();
                self.publish();
            }
            Message::Own(own) => {
                if std::mem::replace(&mut self.own, own) != own {
                    self.asked = None;
                    self.catch_up().await;
                    self.see_to_it().await;
                }
            }
        }
    }

    /// Does what is asked. Where other servers write too, this one may be behind: then it looks once more. Who
    /// comes second to the store decides anew; only what was meant for an older position is stale.
    async fn obey(&mut self, who: &Who, order: &Order) -> Result<(), TableError> {
        let mut looked = !self.tables.node.has_company();
        let begun = Instant::now();
        loop {
            let too_early = matches!(order, Order::StandIn(seat) if !self.is_absent(*seat));
            let result = match order::decide(&self.state, who, order) {
                Ok(_) if too_early => Err(TableError::NotAway),
                Ok(events) => match self.commit(events).await {
                    Err(TableError::Stale) if begun.elapsed() < INSIST => continue,
                    done => return done,
                },
                Err(error) => Err(error),
            };
            if std::mem::replace(&mut looked, true) {
                return result;
            }
            self.catch_up().await;
        }
    }

    fn look_around(&mut self) {
        let (state, elsewhere) = (self.state.clone(), self.tables.node.elsewhere(&self.state.id));
        self.attendance.set_elsewhere(elsewhere, |player| state.seats_of(player).next().is_some());
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
                self.catch_up().await;
                return Err(TableError::Stale);
            }
            Err(error) => {
                tracing::error!(table = self.state.id, %error, "events could not be stored");
                self.doubt = true;
                return Err(TableError::Store(error.to_string()));
            }
        }
        self.stands(next);
        self.tables.node.changed(&self.state);
        Ok(())
    }

    /// The table as it is stored by now.
    fn stands(&mut self, state: TableState) {
        self.state = Arc::new(state);
        self.publish();
        self.tables.lobby.update(Summary::of(&self.state));
        self.ask_bot();
    }

    /// Another server wrote to this table, or nobody knows whether this one did: the store does.
    async fn catch_up(&mut self) {
        let events = match self.tables.store.events(&self.state.id, self.state.seq).await {
            Ok(events) => events,
            Err(error) => return tracing::error!(table = self.state.id, %error, "a table cannot be read"),
        };
        self.doubt = false;
        if events.is_empty() {
            return;
        }
        let mut next = TableState::clone(&self.state);
        match take_in(&mut next, events) {
            Ok(()) => self.stands(next),
            Err(error) => tracing::error!(table = self.state.id, error, "a stored event does not fit"),
        }
    }

    fn publish(&self) {
        let online = Arc::new(self.attendance.online());
        let absent = Arc::new(self.attendance.absent());
        self.publish.send_replace(Snapshot { state: self.state.clone(), online, absent });
    }

    fn is_absent(&self, seat: usize) -> bool {
        let player = self.state.seats.get(seat).and_then(|seat| seat.occupant.as_ref()?.player());
        player.is_some_and(|player| self.attendance.is_absent(player))
    }

    /// Has the bot whose turn it is think, once for every position.
    fn ask_bot(&mut self) {
        let Some(seat) = self.state.mover().filter(|_| self.own) else { return };
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
