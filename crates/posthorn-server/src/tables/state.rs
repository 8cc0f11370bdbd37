//! A table as its events tell it.

use super::clock::Clock;
use super::event::{Away, Occupant, TableEvent};
use super::pages::Pages;
use super::setup::{Hints, TableSetup};
use crate::fair::Secret;
use crate::tour;
use posthorn_rules::{Action, City, Dealer, Event, History, Record, RecordPlayer, Seat, Setup};
use std::sync::{Arc, OnceLock};

/// Where the cards come from.
#[derive(Clone, Debug)]
pub(crate) enum Deal {
    Secret(Secret),
    /// Laid out by hand: in the guided game and in tests. What is not laid follows from the secret.
    Laid {
        deck: Vec<City>,
        shuffles: Vec<Vec<City>>,
        secret: Secret,
    },
}

impl Deal {
    /// How the cards of a table are dealt.
    pub(crate) fn of(setup: &TableSetup, secret: Secret) -> Deal {
        if setup.tour {
            Deal::Laid { deck: tour::deck(), shuffles: Vec::new(), secret }
        } else {
            Deal::Secret(secret)
        }
    }

    pub(crate) fn secret(&self) -> &Secret {
        match self {
            Deal::Secret(secret) | Deal::Laid { secret, .. } => secret,
        }
    }

    fn deck(&self) -> Vec<City> {
        match self {
            Deal::Secret(secret) => secret.deck(),
            Deal::Laid { deck, .. } => deck.clone(),
        }
    }

    /// The dealer for the shuffles from that number on; the deck at the start is number 0.
    fn dealer(&self, next: usize) -> impl Dealer + '_ {
        let mut number = next;
        move |cards: &mut [City]| {
            match self {
                Deal::Laid { shuffles, .. } if number <= shuffles.len() => {
                    cards.copy_from_slice(&shuffles[number - 1]);
                }
                deal => deal.secret().shuffle(number, cards),
            }
            number += 1;
        }
    }
}

/// A seat of a table.
#[derive(Clone, Debug, Default)]
pub(crate) struct SeatState {
    pub(crate) occupant: Option<Occupant>,
    pub(crate) ready: bool,
    /// Why a bot plays here now, and which.
    pub(crate) away: Option<(Away, String)>,
}

impl SeatState {
    /// The bot that plays here now.
    pub(crate) fn bot(&self) -> Option<&str> {
        match (&self.away, &self.occupant) {
            (Some((_, level)), _) => Some(level),
            (None, Some(Occupant::Bot { level })) => Some(level),
            _ => None,
        }
    }
}

/// Something the log tells.
#[derive(Clone, Debug)]
pub(crate) enum Told {
    /// What an action of a seat brought about.
    Game(Seat, Vec<Event>),
    /// Something beside the game.
    Table(TableEvent),
}

/// A line of the log.
#[derive(Clone, Debug)]
pub(crate) struct LogEntry {
    pub(crate) seq: i64,
    pub(crate) told: Told,
    /// The English sentences for everybody, and for the player who acted; made when they are first asked for.
    pub(crate) english: [OnceLock<Box<[String]>>; 2],
}

impl LogEntry {
    fn new(seq: i64, told: Told) -> Arc<LogEntry> {
        Arc::new(LogEntry { seq, told, english: Default::default() })
    }

    /// Whose action it was.
    pub(crate) const fn seat(&self) -> Option<Seat> {
        match self.told {
            Told::Game(seat, _) => Some(seat),
            Told::Table(_) => None,
        }
    }
}

/// Everything that is known about a table, hidden cards too. It never leaves the server: what does
/// is a `TableView`.
#[derive(Clone, Debug)]
pub struct TableState {
    pub(crate) id: String,
    pub(crate) setup: TableSetup,
    pub(crate) deal: Deal,
    pub(crate) seats: Vec<SeatState>,
    pub(crate) history: Option<History>,
    pub(crate) log: Pages<Arc<LogEntry>>,
    pub(crate) chat: Pages<Arc<LogEntry>>,
    pub(crate) clock: Clock,
    /// How many events there are.
    pub(crate) seq: i64,
    /// The number of the last event that changed the game; a click says which one it saw.
    pub(crate) version: i64,
    pub(crate) rematch: Option<String>,
    /// When something happened last, in milliseconds since 1970.
    pub(crate) touched: i64,
    /// Whether nobody has touched the table for long.
    pub(crate) asleep: bool,
    /// Points of every seat at the end of each round; those of seats that the table does not have are 0.
    pub(crate) rounds: Vec<[i32; Seat::MAX]>,
}

/// Why stored events do not make a table.
#[derive(Debug, thiserror::Error)]
#[error("event {seq} does not fit: {why}")]
pub struct BadEvent {
    seq: i64,
    why: String,
}

impl TableState {
    pub(crate) fn new(id: String, setup: TableSetup, deal: Deal) -> TableState {
        let seats = vec![SeatState::default(); setup.seats];
        let clock = Clock::new(setup.pace, setup.seats);
        TableState {
            id,
            setup,
            deal,
            seats,
            history: None,
            log: Pages::default(),
            chat: Pages::default(),
            clock,
            seq: 0,
            version: 0,
            rematch: None,
            touched: 0,
            asleep: false,
            rounds: Vec::new(),
        }
    }

    /// The seats that a player's clicks count for.
    pub(crate) fn seats_of<'a>(&'a self, player: &'a str) -> impl Iterator<Item = Seat> + 'a {
        Seat::all(self.seats.len()).filter(move |seat| {
            self.seats[seat.index()].occupant.as_ref().and_then(Occupant::player) == Some(player)
        })
    }

    /// Whether players may ask what a bot would do.
    pub(crate) fn hints_allowed(&self) -> bool {
        let bots = self.seats.iter().filter(|seat| matches!(seat.occupant, Some(Occupant::Bot { .. })));
        let allowed = match self.setup.hints {
            Hints::Allowed => true,
            Hints::AgainstBots => bots.count() + 1 == self.seats.len(),
            Hints::Never => false,
        };
        allowed && !self.setup.rated && !self.setup.tour
    }

    /// How many actions have been done.
    pub(crate) fn plies(&self) -> usize {
        self.history.as_ref().map_or(0, |history| history.actions().len())
    }

    pub(crate) fn begun(&self) -> bool {
        self.history.is_some()
    }

    /// The seat that moves, while the game runs.
    pub(crate) fn mover(&self) -> Option<Seat> {
        self.history.as_ref().filter(|h| !h.game().is_over()).map(|h| h.game().turn().seat)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.history.as_ref().is_some_and(|history| history.game().is_over())
    }

    /// Takes one more event in, or says why it does not fit and is then half done: fold on a copy.
    pub(crate) fn fold(&mut self, at: i64, event: &TableEvent) -> Result<(), BadEvent> {
        let seq = self.seq;
        let bad = |why: &str| BadEvent { seq, why: why.to_owned() };
        match event {
            TableEvent::Sat { seat, occupant } => {
                let place = self.seats.get_mut(*seat).ok_or_else(|| bad("no such seat"))?;
                let ready = matches!(occupant, Occupant::Bot { .. });
                *place = SeatState { occupant: Some(occupant.clone()), ready, away: None };
            }
            TableEvent::Left { seat } => {
                let place = self.seats.get_mut(*seat).ok_or_else(|| bad("no such seat"))?;
                *place = SeatState::default();
            }
            TableEvent::Ready { seat, ready } => {
                self.seats.get_mut(*seat).ok_or_else(|| bad("no such seat"))?.ready = *ready;
            }
            TableEvent::Started { first } => self.start(*first, at).map_err(|why| bad(&why))?,
            TableEvent::Did { seat, line } => self.act(*seat, line, at).map_err(|why| bad(&why))?,
            TableEvent::Undid { seat } => self.undo(*seat).map_err(|why| bad(&why))?,
            TableEvent::Away { seat, why, level } => {
                let place = self.seats.get_mut(*seat).ok_or_else(|| bad("no such seat"))?;
                place.away = Some((*why, level.clone()));
            }
            TableEvent::Back { seat } => {
                self.seats.get_mut(*seat).ok_or_else(|| bad("no such seat"))?.away = None;
                self.clock.back(*seat, at);
            }
            TableEvent::Resumed => self.clock.resume(at),
            TableEvent::Rematch { table } => self.rematch = Some(table.clone()),
            TableEvent::Forgot { player } => self.forget(player),
            TableEvent::Said { .. } | TableEvent::Slept => {}
        }
        self.asleep = matches!(event, TableEvent::Slept);
        if !matches!(event, TableEvent::Slept | TableEvent::Resumed) {
            self.touched = at;
        }
        let told = match event {
            TableEvent::Did { .. } | TableEvent::Undid { .. } | TableEvent::Resumed => None,
            TableEvent::Ready { .. } | TableEvent::Slept | TableEvent::Forgot { .. } => None,
            event => Some(Told::Table(event.clone())),
        };
        if let Some(told) = told {
            let lines = if matches!(event, TableEvent::Said { .. }) { &mut self.chat } else { &mut self.log };
            lines.push(LogEntry::new(seq, told));
        }
        if matches!(event, TableEvent::Started { .. } | TableEvent::Did { .. } | TableEvent::Undid { .. }) {
            self.version = seq + 1;
        }
        self.seq += 1;
        Ok(())
    }

    fn start(&mut self, first: usize, at: i64) -> Result<(), String> {
        let setup =
            Setup { players: self.seats.len(), first, options: self.setup.options, deck: self.deal.deck() };
        let history = History::start(setup).map_err(|faults| format!("{faults:?}"))?;
        self.clock.turn_began(history.game().turn().seat.index(), at);
        self.history = Some(history);
        Ok(())
    }

    fn act(&mut self, seat: usize, line: &str, at: i64) -> Result<(), String> {
        let history = self.history.as_mut().ok_or("the game has not begun")?;
        let seat = Seat::new(seat).ok_or("no such seat")?;
        let action: Action = line.parse().map_err(|error| format!("{error}"))?;
        let (round, mover) = (history.game().round(), history.game().turn().seat);
        let mut dealer = self.deal.dealer(history.shuffles().len() + 1);
        let applied = history.apply(seat, action, &mut dealer).map_err(|refusal| refusal.to_string())?;
        let game = history.game();
        if game.is_over() || game.round() != round {
            let mut points = [0; Seat::MAX];
            game.seats().for_each(|seat| points[seat.index()] = game.score(seat).total);
            self.rounds.push(points);
        }
        if game.is_over() {
            self.clock.stop(at);
        } else if (game.round(), game.turn().seat) != (round, mover) {
            self.clock.turn_began(game.turn().seat.index(), at);
        }
        self.log.push(LogEntry::new(self.seq, Told::Game(seat, applied.events)));
        Ok(())
    }

    fn undo(&mut self, seat: usize) -> Result<(), String> {
        let history = self.history.as_mut().ok_or("the game has not begun")?;
        let seat = Seat::new(seat).ok_or("no such seat")?;
        history.undo(seat).map_err(|reason| reason.to_string())?;
        // What was taken back did not happen: the log forgets its last line of the game.
        if let Some(at) = self.log.rposition(|entry| matches!(entry.told, Told::Game(..))) {
            self.log.remove(at);
        }
        Ok(())
    }

    fn forget(&mut self, gone: &str) {
        for seat in &mut self.seats {
            if let Some(Occupant::Person { player, name } | Occupant::Guest { player, name }) =
                &mut seat.occupant
                && player == gone
            {
                name.clear();
            }
        }
        // Every line is told anew: sentences that were made before may have the name.
        for entry in self.log.iter_mut().chain(self.chat.iter_mut()) {
            let mut told = entry.told.clone();
            if let Told::Table(event) = &mut told {
                event.forget(gone);
            }
            *entry = LogEntry::new(entry.seq, told);
        }
    }

    /// The table as it stood after so many actions; none while the game runs.
    pub(crate) fn back_to(&self, ply: usize) -> Option<TableState> {
        let history = self.history.as_ref().filter(|_| self.is_over())?;
        let mut past = History::start(history.setup().clone()).ok()?;
        for &(seat, action) in history.actions().iter().take(ply) {
            let mut laid = history.shuffles()[past.shuffles().len()..].iter();
            let mut dealer = |cards: &mut [City]| {
                if let Some(order) = laid.next() {
                    cards.copy_from_slice(order);
                }
            };
            past.apply(seat, action, &mut dealer).ok()?;
        }
        let mut actions = 0;
        let told = self.log.iter().take_while(|entry| {
            actions += usize::from(matches!(entry.told, Told::Game(..)));
            actions <= ply
        });
        let log = told.cloned().collect();
        let rounds = if past.game().is_over() { usize::MAX } else { usize::from(past.game().round()) - 1 };
        let rounds = self.rounds.iter().take(rounds).copied().collect();
        Some(TableState { history: Some(past), log, rounds, ..self.clone() })
    }

    /// The game so far for a file, hidden cards and all: only after the end.
    pub(crate) fn record(&self) -> Option<Record> {
        let history = self.history.as_ref().filter(|_| self.is_over())?;
        let players = self
            .seats
            .iter()
            .map(|seat| match &seat.occupant {
                Some(Occupant::Bot { level }) => {
                    RecordPlayer { name: level.clone(), kind: format!("bot:{level}") }
                }
                Some(Occupant::Person { name, .. } | Occupant::Guest { name, .. }) => {
                    RecordPlayer { name: name.clone(), kind: "human".to_owned() }
                }
                None => RecordPlayer { name: String::new(), kind: "human".to_owned() },
            })
            .collect();
        Some(Record::of(history, players))
    }
}
