//! A table as its events make it.

use crate::clock::Clock;
use crate::cow_list::CowList;
use crate::deal::Deal;
use crate::event::TableEvent;
use crate::ids::{PlayerId, Seq, TableId, Version};
use crate::log::{LogContent, LogEntry};
use crate::seat_state::{Human, SeatState, StandIn};
use crate::setup::{HintPolicy, TableSetup};
use crate::status::TableStatus;
use posthorn_rules::{Action, History, Record, RecordPlayer, Seat, Setup};
use std::sync::Arc;

/// Everything that is known about a table, hidden cards too. What leaves the server is a
/// [`TableView`](crate::TableView) of it.
#[derive(Clone, Debug)]
pub struct TableState {
    id: TableId,
    setup: TableSetup,
    deal: Deal,
    seats: Vec<SeatState>,
    history: Option<History>,
    log: CowList<Arc<LogEntry>>,
    chat: CowList<Arc<LogEntry>>,
    clock: Clock,
    seq: Seq,
    version: Version,
    rematch: Option<TableId>,
    touched_at: i64,
    asleep: bool,
    round_scores: Vec<[i32; Seat::MAX]>,
}

/// Why an event does not fit a table.
#[derive(Debug, thiserror::Error)]
#[error("event {seq} does not fit: {why}")]
pub struct BadEvent {
    seq: Seq,
    why: String,
}

impl TableState {
    /// A table that was opened at that time, in milliseconds since 1970, and has no events yet.
    pub fn new(id: TableId, setup: TableSetup, deal: Deal, opened_at: i64) -> TableState {
        TableState {
            id,
            seats: vec![SeatState::default(); setup.seats()],
            clock: Clock::new(setup.pace, setup.seats()),
            setup,
            deal,
            history: None,
            log: CowList::default(),
            chat: CowList::default(),
            seq: Seq::ZERO,
            version: Version::default(),
            rematch: None,
            touched_at: opened_at,
            asleep: false,
            round_scores: Vec::new(),
        }
    }

    /// The table's id.
    pub const fn id(&self) -> &TableId {
        &self.id
    }

    /// How the table is set up.
    pub const fn setup(&self) -> &TableSetup {
        &self.setup
    }

    /// Where the cards come from.
    pub const fn deal(&self) -> &Deal {
        &self.deal
    }

    /// All seats in order.
    pub fn seats(&self) -> &[SeatState] {
        &self.seats
    }

    /// A seat, if the table has it.
    pub fn seat(&self, seat: Seat) -> Option<&SeatState> {
        self.seats.get(seat.index())
    }

    /// The game with its past, once it has begun.
    pub const fn history(&self) -> Option<&History> {
        self.history.as_ref()
    }

    /// What happened, the oldest first.
    pub const fn log(&self) -> &CowList<Arc<LogEntry>> {
        &self.log
    }

    /// What was written in the chat, the oldest first.
    pub const fn chat(&self) -> &CowList<Arc<LogEntry>> {
        &self.chat
    }

    /// The time of each player.
    pub const fn clock(&self) -> &Clock {
        &self.clock
    }

    /// How many events there are.
    pub const fn seq(&self) -> Seq {
        self.seq
    }

    /// Which position this is; a click says which one it saw.
    pub const fn version(&self) -> Version {
        self.version
    }

    /// Where the same people play again.
    pub const fn rematch(&self) -> Option<&TableId> {
        self.rematch.as_ref()
    }

    /// When somebody did something last, in milliseconds since 1970.
    pub const fn touched_at(&self) -> i64 {
        self.touched_at
    }

    /// The points of every seat at the end of each round; those of seats that the table does not have are 0.
    pub fn round_scores(&self) -> &[[i32; Seat::MAX]] {
        &self.round_scores
    }

    /// The seats that a player's clicks count for.
    pub fn seats_of(&self, player: &PlayerId) -> impl Iterator<Item = Seat> {
        Seat::all(self.seats.len()).filter(move |seat| self.seats[seat.index()].player() == Some(player))
    }

    /// Where the table stands, for lists.
    pub fn status(&self) -> TableStatus {
        match &self.history {
            Some(history) if history.game().is_over() => TableStatus::Over,
            _ if self.asleep => TableStatus::Asleep,
            Some(_) => TableStatus::Running,
            None if self.seq > Seq::ZERO && !self.seats.iter().any(|seat| seat.human().is_some()) => {
                TableStatus::Gone
            }
            None => TableStatus::Open,
        }
    }

    /// Whether players may ask what a bot would do.
    pub fn hints_allowed(&self) -> bool {
        match self.setup.hints() {
            HintPolicy::Allowed => true,
            HintPolicy::AgainstBots => {
                let bots = self.seats.iter().filter(|seat| matches!(seat, SeatState::Bot(_)));
                bots.count() + 1 == self.seats.len()
            }
            HintPolicy::Never => false,
        }
    }

    /// How many actions have been done.
    pub fn plies(&self) -> usize {
        self.history.as_ref().map_or(0, |history| history.actions().len())
    }

    /// Whether the game has begun; it may be over.
    pub const fn has_begun(&self) -> bool {
        self.history.is_some()
    }

    /// The seat to move, while the game runs.
    pub fn mover(&self) -> Option<Seat> {
        self.history.as_ref().filter(|h| !h.game().is_over()).map(|h| h.game().turn().seat)
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.history.as_ref().is_some_and(|history| history.game().is_over())
    }

    /// Applies one more event, which happened at that time. An event that does not fit may leave the table
    /// half changed: fold on a copy.
    pub fn fold(&mut self, at: i64, event: &TableEvent) -> Result<(), BadEvent> {
        let seq = self.seq;
        self.apply(at, event).map_err(|why| BadEvent { seq, why })?;
        self.asleep = matches!(event, TableEvent::Slept);
        if !matches!(event, TableEvent::Slept | TableEvent::Resumed) {
            self.touched_at = at;
        }
        match event {
            TableEvent::Sat { .. }
            | TableEvent::Left { .. }
            | TableEvent::Started { .. }
            | TableEvent::Away { .. }
            | TableEvent::Back { .. }
            | TableEvent::Rematch { .. } => {
                self.log.push(LogEntry::new(seq, LogContent::Table(event.clone())))
            }
            TableEvent::Said { .. } => self.chat.push(LogEntry::new(seq, LogContent::Table(event.clone()))),
            // An action has put its own entry there, an undo has taken it out.
            TableEvent::Did { .. } | TableEvent::Undid { .. } => {}
            TableEvent::Ready { .. }
            | TableEvent::Resumed
            | TableEvent::Slept
            | TableEvent::Forgot { .. } => {}
        }
        self.seq = seq.next();
        if matches!(event, TableEvent::Started { .. } | TableEvent::Did { .. } | TableEvent::Undid { .. }) {
            self.version = Version(self.seq.0);
        }
        Ok(())
    }

    fn apply(&mut self, at: i64, event: &TableEvent) -> Result<(), String> {
        match event {
            TableEvent::Sat { seat, occupant } => *self.seat_mut(*seat)? = SeatState::taken_by(occupant),
            TableEvent::Left { seat } => *self.seat_mut(*seat)? = SeatState::Empty,
            TableEvent::Ready { seat, ready } => self.human_mut(*seat)?.ready = *ready,
            TableEvent::Started { first } => self.start(*first, at)?,
            TableEvent::Did { seat, action } => self.act(*seat, *action, at)?,
            TableEvent::Undid { seat } => self.undo(*seat)?,
            TableEvent::Away { seat, why, level } => {
                self.human_mut(*seat)?.stand_in = Some(StandIn { why: *why, bot: *level });
            }
            TableEvent::Back { seat } => {
                self.human_mut(*seat)?.stand_in = None;
                self.clock.player_returned(*seat, at);
            }
            TableEvent::Resumed => self.clock.resume(at),
            TableEvent::Rematch { table } => self.rematch = Some(table.clone()),
            TableEvent::Forgot { player } => self.forget(player),
            TableEvent::Said { .. } | TableEvent::Slept => {}
        }
        Ok(())
    }

    fn seat_mut(&mut self, seat: Seat) -> Result<&mut SeatState, String> {
        self.seats.get_mut(seat.index()).ok_or_else(|| format!("there is no seat {seat}"))
    }

    fn human_mut(&mut self, seat: Seat) -> Result<&mut Human, String> {
        self.seat_mut(seat)?.human_mut().ok_or_else(|| format!("no person sits on seat {seat}"))
    }

    fn start(&mut self, first: Seat, at: i64) -> Result<(), String> {
        let setup = Setup {
            players: self.seats.len(),
            first: first.index(),
            options: self.setup.options,
            deck: self.deal.deck(),
        };
        let history = History::start(setup).map_err(|faults| format!("{faults:?}"))?;
        self.clock.turn_began(history.game().turn().seat, at);
        self.history = Some(history);
        Ok(())
    }

    fn act(&mut self, seat: Seat, action: Action, at: i64) -> Result<(), String> {
        let history = self.history.as_mut().ok_or("the game has not begun")?;
        let (round, mover) = (history.game().round(), history.game().turn().seat);
        let mut dealer = self.deal.dealer(history.shuffles().len() + 1);
        let applied = history.apply(seat, action, &mut dealer).map_err(|refusal| refusal.to_string())?;
        let game = history.game();
        if game.is_over() || game.round() != round {
            let mut points = [0; Seat::MAX];
            game.seats().for_each(|seat| points[seat.index()] = game.score(seat).total);
            self.round_scores.push(points);
        }
        if game.is_over() {
            self.clock.stop(at);
        } else if (game.round(), game.turn().seat) != (round, mover) {
            self.clock.turn_began(game.turn().seat, at);
        }
        self.log.push(LogEntry::new(self.seq, LogContent::Game(seat, applied.events)));
        Ok(())
    }

    fn undo(&mut self, seat: Seat) -> Result<(), String> {
        let history = self.history.as_mut().ok_or("the game has not begun")?;
        history.undo(seat).map_err(|reason| reason.to_string())?;
        // What was taken back did not happen: the log loses its last entry of the game.
        if let Some(at) = self.log.rposition(|entry| matches!(entry.content, LogContent::Game(..))) {
            self.log.remove(at);
        }
        Ok(())
    }

    fn forget(&mut self, gone: &PlayerId) {
        for human in self.seats.iter_mut().filter_map(SeatState::human_mut) {
            if human.player == *gone {
                human.name.clear();
            }
        }
        // Every entry is made anew: sentences that were cached with it may have the name.
        for entry in self.log.iter_mut().chain(self.chat.iter_mut()) {
            let mut content = entry.content.clone();
            if let LogContent::Table(event) = &mut content {
                event.forget_name(gone);
            }
            *entry = LogEntry::new(entry.seq, content);
        }
    }

    /// The table as it stood after so many actions; none while the game runs.
    pub fn after_plies(&self, ply: usize) -> Option<TableState> {
        let past = self.record()?.replay_to(ply).ok()?;
        let mut actions = 0;
        let entries = self.log.iter().take_while(|entry| {
            actions += usize::from(matches!(entry.content, LogContent::Game(..)));
            actions <= ply
        });
        let log = entries.cloned().collect();
        let rounds = if past.game().is_over() { usize::MAX } else { usize::from(past.game().round()) - 1 };
        let rounds = self.round_scores.iter().take(rounds).copied().collect();
        Some(TableState { history: Some(past), log, round_scores: rounds, ..self.clone() })
    }

    /// The game for a file, hidden cards and all: only after the end.
    pub fn record(&self) -> Option<Record> {
        let history = self.history.as_ref().filter(|_| self.is_over())?;
        let players = self.seats.iter().map(|seat| match seat {
            SeatState::Bot(kind) => RecordPlayer::bot(kind.name(), kind),
            SeatState::Human(person) => RecordPlayer::human(&person.name),
            SeatState::Empty => RecordPlayer::human(""),
        });
        Some(Record::of(history, players.collect()))
    }
}
