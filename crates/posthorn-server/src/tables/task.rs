//! The task of one table: the only one that changes it.

use super::Shared;
use super::append::{append_of, fold_stored};
use super::error::TableError;
use super::outcome::append_with_outcome;
use super::presence::Presence;
use crate::environment::{BotThinker, Environment, TableStore};
use posthorn_rules::{Action, Seat};
use posthorn_store::StoreError;
use posthorn_table::guided::{self, Guide};
use posthorn_table::{
    AwayReason, BotKind, Command, CommandError, DISCONNECT_GRACE_MS, Identity, Pace, PlayerId, SeatState,
    Seq, Snapshot, TableEvent, TableState, TableStatus, TableSummary, Version, decide, decide_bot,
    decide_guided,
};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::Instant;

/// A finished table that nobody asks for leaves the memory after this long.
const UNLOAD_AFTER: Duration = Duration::from_secs(600);

/// A public table that has not begun and that nobody looks at is removed after this long.
const REMOVE_AFTER: Duration = Duration::from_secs(3600);
/// The same where people take days for a turn.
const REMOVE_SLOW_AFTER: Duration = Duration::from_secs(72 * 3600);

/// Nothing falls asleep sooner than this after it was loaded: people come back after a restart.
const STAY_AWAKE_AT_LEAST: Duration = Duration::from_secs(30);

/// How long until a store that failed is tried once more.
const RETRY_STORE_AFTER: Duration = Duration::from_secs(1);

/// How long a command is decided anew when another server always writes first.
const KEEP_DECIDING_FOR: Duration = Duration::from_secs(5);

/// What reaches a table.
#[derive(Debug)]
pub(super) enum Message {
    /// Somebody sent a command.
    Command { sender: Identity, command: Command, reply: oneshot::Sender<Result<(), TableError>> },
    /// A bot has chosen for a position.
    BotChose { seat: Seat, action: Action, version: Version },
    /// In the guided game: the next moves of the script are due.
    ContinueScript { version: Version },
    /// A player opened the page at this server.
    PageOpened(PlayerId),
    /// A player closed the page at this server.
    PageClosed(PlayerId),
    /// The table has that many events by now, says another server or the store.
    CatchUpTo(Seq),
    /// Other people have the page open at other servers.
    RemotePresenceChanged,
    /// This server runs clocks and bots from now on, or no longer.
    LeaseChanged(bool),
}

struct Task<E> {
    tables: Arc<Shared<E>>,
    state: Arc<TableState>,
    snapshots: watch::Sender<Snapshot>,
    messages: mpsc::Sender<Message>,
    presence: Presence,
    /// Whether this server runs clocks and bots here.
    holds_lease: bool,
    /// The position for which a bot is thinking.
    thinking_about: Option<Version>,
    /// Whether the store failed and may hold more than is known here.
    needs_reload: bool,
}

pub(super) fn spawn<E: Environment>(
    tables: Arc<Shared<E>>,
    state: TableState,
    inbox: mpsc::Receiver<Message>,
    messages: mpsc::Sender<Message>,
) -> watch::Receiver<Snapshot> {
    let state = Arc::new(state);
    let (snapshots, watch) = watch::channel(Snapshot::unattended(state.clone()));
    tables.lobby.update(TableSummary::of(&state));
    let presence = Presence::expecting(state.seats().iter().filter_map(SeatState::player));
    let holds_lease = tables.node.holds_lease(state.id());
    let task = Task {
        tables,
        state,
        snapshots,
        messages,
        presence,
        holds_lease,
        thinking_about: None,
        needs_reload: false,
    };
    tokio::spawn(task.run(inbox));
    watch
}

impl<E: Environment> Task<E> {
    async fn run(mut self, mut inbox: mpsc::Receiver<Message>) {
        self.update_remote_presence();
        self.take_over().await;
        loop {
            let deadline = self.next_timeout();
            let wait = deadline.map(|(_, at)| millis(at - self.now()));
            tokio::select! {
                message = inbox.recv() => match message {
                    Some(message) => self.handle(message).await,
                    None => break,
                },
                () = sleep(wait) => {
                    if let Some((seat, _)) = deadline {
                        self.time_out(seat).await;
                    }
                }
                () = tokio::time::sleep(RETRY_STORE_AFTER), if self.needs_reload => self.catch_up().await,
                () = sleep(self.presence.next_absence()) => self.publish(),
                () = sleep(self.remove_after()) => self.remove_everybody().await,
                () = sleep(self.sleep_after()) => self.commit_or_wait(vec![TableEvent::Slept]).await,
                () = tokio::time::sleep(UNLOAD_AFTER), if self.can_unload() => {
                    if self.can_unload() && inbox.is_empty() {
                        break;
                    }
                }
            }
        }
        self.tables.remove_from_memory(self.state.id());
    }

    fn now(&self) -> i64 {
        self.tables.environment.now()
    }

    fn can_unload(&self) -> bool {
        self.presence.nobody_here() && (!self.state.status().is_active() || !self.holds_lease)
    }

    /// How long a table that has not begun may still wait for somebody to look at it.
    fn remove_after(&self) -> Option<Duration> {
        let is_waiting = self.state.status() == TableStatus::Open
            && self.presence.nobody_anywhere()
            && self.state.setup().public
            && self.holds_lease;
        is_waiting.then_some(match self.state.setup().pace {
            Pace::Turns { .. } => REMOVE_SLOW_AFTER,
            Pace::Free | Pace::Live { .. } => REMOVE_AFTER,
        })
    }

    async fn remove_everybody(&mut self) {
        let seats = Seat::all(self.state.seats().len()).zip(self.state.seats());
        let taken = seats.filter(|(_, place)| !place.is_empty());
        let left = taken.map(|(seat, _)| TableEvent::Left { seat }).collect();
        self.commit_or_wait(left).await;
    }

    /// How long until a table without a clock, at which nobody looks, falls asleep. Clocks bring every other
    /// game to its end, and so do bots.
    fn sleep_after(&self) -> Option<Duration> {
        let bot_moves = self.state.mover().is_some_and(|seat| self.bot_at(seat).is_some());
        let can_sleep = self.state.status().is_active()
            && self.state.setup().pace == Pace::Free
            && self.holds_lease
            && self.presence.nobody_anywhere()
            && !bot_moves;
        let after = self.tables.sleep_after;
        let untouched = millis(self.now() - self.state.touched_at());
        can_sleep.then(|| after.saturating_sub(untouched).max(after.min(STAY_AWAKE_AT_LEAST)))
    }

    fn bot_at(&self, seat: Seat) -> Option<BotKind> {
        self.state.seat(seat).and_then(SeatState::bot)
    }

    /// Commits what comes up by itself again if it fails, after a while.
    async fn commit_or_wait(&mut self, events: Vec<TableEvent>) {
        if self.commit(events).await.is_err() {
            tokio::time::sleep(RETRY_STORE_AFTER).await;
        }
    }

    /// Runs the clocks and bots that nobody ran for a while: a live clock does not count that time.
    async fn take_over(&mut self) {
        let is_live = matches!(self.state.setup().pace, Pace::Live { .. });
        if self.holds_lease && is_live && self.state.mover().is_some() {
            let _ = self.commit(vec![TableEvent::Resumed]).await;
        }
        self.let_bot_think();
    }

    /// Whose time runs out next, and when. Bots have no clock.
    fn next_timeout(&self) -> Option<(Seat, i64)> {
        let (seat, at) = self.state.clock().runs_out_at()?;
        if self.bot_at(seat).is_some() || !self.holds_lease {
            return None;
        }
        let player = self.state.seat(seat).and_then(SeatState::player);
        let is_online = player.is_some_and(|player| self.presence.is_online(player));
        let has_grace = matches!(self.state.setup().pace, Pace::Live { .. }) && !is_online;
        Some((seat, if has_grace { at + DISCONNECT_GRACE_MS } else { at }))
    }

    async fn time_out(&mut self, seat: Seat) {
        let event = TableEvent::Away { seat, why: AwayReason::TimedOut, level: BotKind::USUAL };
        self.commit_or_wait(vec![event]).await;
    }

    async fn handle(&mut self, message: Message) {
        match message {
            Message::Command { sender, command, reply } => {
                let begun = Instant::now();
                let result = self.execute(&sender, &command).await;
                if matches!(command, Command::Act { .. }) && result.is_ok() {
                    self.tables.metrics.action_stored(begun.elapsed());
                }
                let _ = reply.send(result);
            }
            Message::BotChose { seat, action, version } => self.bot_chose(seat, action, version).await,
            Message::ContinueScript { version } => {
                self.thinking_about = None;
                if let Ok(events) = decide_guided(&self.state, version) {
                    self.commit_or_wait(events).await;
                }
                self.let_bot_think();
            }
            Message::PageOpened(player) => {
                if self.presence.page_opened(player) {
                    self.presence_changed();
                }
            }
            Message::PageClosed(player) => {
                let is_seated = self.state.seats_of(&player).next().is_some();
                if self.presence.page_closed(&player, is_seated) {
                    self.presence_changed();
                }
            }
            Message::CatchUpTo(seq) => {
                if self.state.seq() < seq {
                    self.catch_up().await;
                }
            }
            Message::RemotePresenceChanged => {
                self.update_remote_presence();
                self.publish();
            }
            Message::LeaseChanged(held) => {
                if std::mem::replace(&mut self.holds_lease, held) != held {
                    self.thinking_about = None;
                    self.catch_up().await;
                    self.take_over().await;
                }
            }
        }
    }

    async fn bot_chose(&mut self, seat: Seat, action: Action, version: Version) {
        match decide_bot(&self.state, seat, action, version) {
            Ok(events) => {
                if let Err(error) = self.commit(events).await {
                    self.thinking_about = None;
                    if error != CommandError::Stale.into() {
                        tokio::time::sleep(RETRY_STORE_AFTER).await;
                        self.catch_up().await;
                    }
                }
            }
            // The table went on without it: it is asked anew if it is still to move.
            Err(_) => self.thinking_about = None,
        }
        self.let_bot_think();
    }

    /// Does what a command asks. Where other servers write too, this one may be behind: then it reads the store
    /// once more. If another server writes first, the command is decided anew; only what was meant for an older
    /// position is stale.
    async fn execute(&mut self, sender: &Identity, command: &Command) -> Result<(), TableError> {
        let mut is_up_to_date = !self.tables.node.has_others();
        let begun = Instant::now();
        loop {
            let too_early = matches!(command, Command::StandIn(seat) if !self.is_absent(*seat));
            let result = match decide(&self.state, sender, command) {
                Ok(_) if too_early => Err(CommandError::NotAway.into()),
                Ok(events) => match self.commit(events).await {
                    Err(TableError::Refused(CommandError::Stale)) if begun.elapsed() < KEEP_DECIDING_FOR => {
                        continue;
                    }
                    done => return done,
                },
                Err(error) => Err(error.into()),
            };
            if std::mem::replace(&mut is_up_to_date, true) {
                return result;
            }
            self.catch_up().await;
        }
    }

    /// Takes events in: on a copy first, then into the store, and only then for everybody.
    async fn commit(&mut self, events: Vec<TableEvent>) -> Result<(), TableError> {
        if events.is_empty() {
            return Ok(());
        }
        let at = self.now();
        let mut next = TableState::clone(&self.state);
        for event in &events {
            next.fold(at, event).map_err(|error| {
                tracing::error!(table = %self.state.id(), %error, "a decided event does not fit");
                TableError::Damaged
            })?;
        }
        let append = append_of(&self.state, &next, &events, at).map_err(|_| TableError::Damaged)?;
        let store = self.tables.environment.store();
        let stored = if append.status == Some(TableStatus::Over) {
            append_with_outcome(store, append, &next, at).await
        } else {
            store.append(append).await
        };
        match stored {
            Ok(()) => {}
            Err(StoreError::Conflict) => {
                self.catch_up().await;
                return Err(CommandError::Stale.into());
            }
            Err(error) => {
                tracing::error!(table = %self.state.id(), %error, "events could not be stored");
                self.needs_reload = true;
                return Err(TableError::Store);
            }
        }
        self.set_state(next);
        self.tables.node.announce_table(&self.state);
        Ok(())
    }

    /// Replaces the table by what is stored by now.
    fn set_state(&mut self, state: TableState) {
        self.state = Arc::new(state);
        self.publish();
        self.tables.lobby.update(TableSummary::of(&self.state));
        self.let_bot_think();
    }

    /// Reads what another server wrote to this table, or what this one may or may not have written.
    async fn catch_up(&mut self) {
        let store = self.tables.environment.store();
        let events = match store.read_after(self.state.id(), self.state.seq()).await {
            Ok(events) => events,
            Err(error) => {
                return tracing::error!(table = %self.state.id(), %error, "a table cannot be read");
            }
        };
        self.needs_reload = false;
        if events.is_empty() {
            return;
        }
        let mut next = TableState::clone(&self.state);
        match fold_stored(&mut next, events) {
            Ok(()) => self.set_state(next),
            Err(error) => tracing::error!(table = %self.state.id(), error, "a stored event does not fit"),
        }
    }

    fn publish(&self) {
        let (online, absent) = (Arc::new(self.presence.online()), Arc::new(self.presence.absent()));
        self.snapshots.send_replace(Snapshot { state: self.state.clone(), online, absent });
    }

    fn presence_changed(&mut self) {
        self.tables.node.announce_presence(self.state.id(), self.presence.local());
        self.publish();
    }

    fn update_remote_presence(&mut self) {
        let (state, remote) = (self.state.clone(), self.tables.node.remote_presence(self.state.id()));
        self.presence.set_remote(remote, |player| state.seats_of(player).next().is_some());
    }

    fn is_absent(&self, seat: Seat) -> bool {
        let player = self.state.seat(seat).and_then(SeatState::player);
        player.is_some_and(|player| self.presence.is_absent(player))
    }

    /// Lets the bot whose turn it is think, once for every position.
    fn let_bot_think(&mut self) {
        let Some(seat) = self.state.mover().filter(|_| self.holds_lease) else { return };
        if self.state.setup().is_guided() {
            return self.schedule_script();
        }
        let (Some(kind), Some(history)) = (self.bot_at(seat), self.state.history()) else { return };
        let version = self.state.version();
        if self.thinking_about == Some(version) {
            return;
        }
        let view = history.game().view(Some(seat));
        let calm = self.state.setup().calm_bots;
        let choice = self.tables.environment.bots().choose(kind, view, calm);
        self.thinking_about = Some(version);
        let messages = self.messages.clone();
        tokio::spawn(async move {
            if let Some(action) = choice.await {
                let _ = messages.send(Message::BotChose { seat, action, version }).await;
            }
        });
    }

    /// In the guided game moves follow the script; rounds that only pass by go faster.
    fn schedule_script(&mut self) {
        let (plies, version) = (self.state.plies(), self.state.version());
        if guided::automatic_moves(plies).is_empty() || self.thinking_about == Some(version) {
            return;
        }
        self.thinking_about = Some(version);
        let pause = self.tables.environment.bots().pause();
        let pause = match guided::guide(plies) {
            Guide::TimePasses { .. } => pause / 5,
            Guide::Step { .. } | Guide::Opponent { .. } | Guide::Done => pause * 2,
        };
        let messages = self.messages.clone();
        tokio::spawn(async move {
            tokio::time::sleep(pause).await;
            let _ = messages.send(Message::ContinueScript { version }).await;
        });
    }
}

fn millis(millis: i64) -> Duration {
    Duration::from_millis(millis.max(0) as u64)
}

async fn sleep(wait: Option<Duration>) {
    match wait {
        Some(wait) => tokio::time::sleep(wait).await,
        None => std::future::pending().await,
    }
}
