//! What can be asked of a table, and what the table decides.

use super::event::{Away, Occupant, TableEvent};
use super::state::TableState;
use crate::bot_seats::usual_level;
use crate::names;
use crate::tour;
use posthorn_bots::ROSTER;
use posthorn_rules::{Action, Reason, Seat};

/// Somebody who asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Who {
    /// The player's id.
    pub player: String,
    /// The name.
    pub name: String,
    /// Whether the player has an account.
    pub account: bool,
}

/// What is asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Order {
    /// Do an action of the game. The version is what the player saw; none: whatever is.
    Act {
        /// The action.
        action: Action,
        /// What the player saw.
        version: Option<i64>,
    },
    /// Take the last action back.
    Undo {
        /// What the player saw.
        version: Option<i64>,
    },
    /// Sit down, at that seat or the first free one.
    Sit(Option<usize>),
    /// Get up before the game, or let a bot play on during it.
    Leave,
    /// Put a bot on a seat.
    AddBot {
        /// Which seat; none: the first free one.
        seat: Option<usize>,
        /// Which bot.
        level: String,
    },
    /// Give a seat to somebody at the same screen.
    AddGuest {
        /// Which seat; none: the first free one.
        seat: Option<usize>,
        /// The name.
        name: String,
    },
    /// Make a seat free: a bot's or a guest's, or for the host anybody's.
    Free(usize),
    /// Be ready, or not.
    Ready(bool),
    /// Begin.
    Start,
    /// Say something.
    Say(String),
    /// Let a bot play for somebody who has been away for long.
    StandIn(usize),
    /// Play again after a bot stood in.
    Return,
    /// Tell everybody where the same people play again.
    Rematch(String),
    /// Forget who the asker is, who has gone for good.
    Forget,
}

/// Why a table did nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableError {
    /// Somebody did something in the meantime.
    Stale,
    /// The rules forbid it.
    Refused(Reason),
    /// The asker has no seat here.
    NotSeated,
    /// Only the one who opened the table may do that.
    NotHost,
    /// No seat is free, or that one is not.
    SeatTaken,
    /// There is no such seat.
    NoSuchSeat,
    /// There is no such bot.
    NoSuchBot,
    /// The game has begun.
    Begun,
    /// The game has not begun.
    NotBegun,
    /// A seat is empty or somebody is not ready.
    NotReady,
    /// There is nothing to say, or too much.
    BadText,
    /// The text is no action.
    BadAction(String),
    /// There is no such command.
    NoSuchCommand,
    /// The player is there, or has not been away for long.
    NotAway,
    /// This table has no hints.
    NoHints,
    /// The game is not over, so there is nothing to look back at.
    NotOver,
    /// The guide of the first game asks for something else.
    OffTour,
    /// Too many orders wait.
    Busy,
    /// Only somebody with an account may do that.
    NeedsAccount,
    /// In a rated game everybody has a screen of their own.
    NotInRated,
    /// There is no such table.
    NoSuchTable,
    /// The store failed; nobody knows whether it was written.
    Store(String),
}

impl TableError {
    /// The key of the sentence that tells it.
    pub fn key(&self) -> String {
        let key = match self {
            TableError::Stale => "error-stale",
            TableError::Refused(reason) => return format!("reason-{}", reason.key()),
            TableError::NotSeated => "error-not-seated",
            TableError::NotHost => "error-not-host",
            TableError::SeatTaken => "error-seat-taken",
            TableError::NoSuchSeat => "error-no-such-seat",
            TableError::NoSuchBot => "error-no-such-bot",
            TableError::Begun => "error-begun",
            TableError::NotBegun => "error-not-begun",
            TableError::NotReady => "error-not-ready",
            TableError::BadText => "error-bad-text",
            TableError::BadAction(_) => "error-bad-action",
            TableError::NoSuchCommand => "error-no-such-command",
            TableError::NotAway => "error-not-away",
            TableError::NoHints => "error-no-hints",
            TableError::NotOver => "error-not-over",
            TableError::OffTour => "error-off-tour",
            TableError::Busy => "error-busy",
            TableError::NeedsAccount => "error-needs-account",
            TableError::NotInRated => "error-not-in-rated",
            TableError::NoSuchTable => "error-no-such-table",
            TableError::Store(_) => "error-store",
        };
        key.to_owned()
    }
}

/// The longest line of chat, in characters.
pub(crate) const LONGEST_LINE: usize = 300;

/// What an order leads to, or why to nothing.
pub(crate) fn decide(state: &TableState, who: &Who, order: &Order) -> Result<Vec<TableEvent>, TableError> {
    let own = || state.seats_of(&who.player);
    let begun = state.history.is_some();
    let host = state.setup.host == who.player;
    let before_start = || if begun { Err(TableError::Begun) } else { Ok(()) };
    Ok(match order {
        Order::Act { action, version } => {
            let seat = acting_seat(state, who, *version)?;
            let history = state.history.as_ref().ok_or(TableError::NotBegun)?;
            history
                .game()
                .check_seat(seat, *action)
                .map_err(|refusal| TableError::Refused(refusal.reason))?;
            if state.setup.tour {
                tour::check(state, *action)?;
            }
            vec![TableEvent::Did { seat: seat.index(), line: action.to_string() }]
        }
        Order::Undo { version } => {
            let seat = acting_seat(state, who, *version)?;
            let history = state.history.as_ref().ok_or(TableError::NotBegun)?;
            if history.undoable(seat) == 0 {
                return Err(TableError::Refused(Reason::NothingToUndo));
            }
            vec![TableEvent::Undid { seat: seat.index() }]
        }
        Order::Sit(seat) => {
            before_start()?;
            if own().next().is_some() {
                // Sitting down twice is no fault: the browser may have sent it twice.
                return Ok(Vec::new());
            }
            if state.setup.rated && !who.account {
                return Err(TableError::NeedsAccount);
            }
            let occupant = Occupant::Person { player: who.player.clone(), name: who.name.clone() };
            vec![TableEvent::Sat { seat: free_seat(state, *seat)?, occupant }]
        }
        // In the guided game nobody plays for the learner: it waits.
        Order::Leave | Order::StandIn(_) if begun && state.setup.tour => return Err(TableError::OffTour),
        Order::Leave if begun => {
            if state.is_over() {
                return Err(TableError::Refused(Reason::GameOver));
            }
            let away: Vec<TableEvent> = own()
                .filter(|seat| state.seats[seat.index()].away.is_none())
                .map(|seat| TableEvent::Away {
                    seat: seat.index(),
                    why: Away::Resigned,
                    level: usual_level().to_owned(),
                })
                .collect();
            if away.is_empty() {
                return Err(TableError::NotSeated);
            }
            away
        }
        Order::Leave => {
            let left: Vec<TableEvent> = own().map(|seat| TableEvent::Left { seat: seat.index() }).collect();
            if left.is_empty() {
                return Err(TableError::NotSeated);
            }
            left
        }
        Order::AddBot { seat, level } => {
            before_start()?;
            if !host && own().next().is_none() {
                return Err(TableError::NotSeated);
            }
            if !ROSTER.iter().any(|entry| entry.name == level) {
                return Err(TableError::NoSuchBot);
            }
            let occupant = Occupant::Bot { level: level.clone() };
            vec![TableEvent::Sat { seat: free_seat(state, *seat)?, occupant }]
        }
        Order::AddGuest { seat, name } => {
            before_start()?;
            if own().next().is_none() {
                return Err(TableError::NotSeated);
            }
            if state.setup.rated {
                return Err(TableError::NotInRated);
            }
            let name = names::tidy(name).ok_or(TableError::BadText)?;
            let occupant = Occupant::Guest { player: who.player.clone(), name };
            let seat = free_seat(state, *seat)?;
            vec![TableEvent::Sat { seat, occupant }, TableEvent::Ready { seat, ready: true }]
        }
        Order::Free(seat) => {
            before_start()?;
            let place = state.seats.get(*seat).ok_or(TableError::NoSuchSeat)?;
            let mine = place.occupant.as_ref().is_some_and(|who_sits| match who_sits {
                Occupant::Bot { .. } => own().next().is_some(),
                other => other.player() == Some(&who.player),
            });
            if !host && !mine {
                return Err(TableError::NotHost);
            }
            if place.occupant.is_none() {
                return Ok(Vec::new());
            }
            vec![TableEvent::Left { seat: *seat }]
        }
        Order::Ready(ready) => {
            before_start()?;
            let seats: Vec<Seat> = own().collect();
            if seats.is_empty() {
                return Err(TableError::NotSeated);
            }
            seats.iter().map(|seat| TableEvent::Ready { seat: seat.index(), ready: *ready }).collect()
        }
        Order::Start => {
            before_start()?;
            if !host && own().next().is_none() {
                return Err(TableError::NotHost);
            }
            // Whoever starts is ready; the others must have said so.
            let ready = |seat: &super::state::SeatState| {
                seat.ready || seat.occupant.as_ref().and_then(Occupant::player) == Some(&who.player)
            };
            if !state.seats.iter().all(|seat| seat.occupant.is_some() && ready(seat)) {
                return Err(TableError::NotReady);
            }
            let chance = || state.deal.secret().first(state.seats.len());
            vec![TableEvent::Started { first: state.setup.first.unwrap_or_else(chance) }]
        }
        Order::Say(text) => {
            let text = text.trim();
            if text.is_empty() || text.chars().count() > LONGEST_LINE || text.chars().any(char::is_control) {
                return Err(TableError::BadText);
            }
            vec![TableEvent::Said {
                player: who.player.clone(),
                name: who.name.clone(),
                text: text.to_owned(),
            }]
        }
        Order::StandIn(seat) => {
            if state.is_over() || !begun {
                return Err(TableError::NotBegun);
            }
            if own().next().is_none() {
                return Err(TableError::NotSeated);
            }
            let place = state.seats.get(*seat).ok_or(TableError::NoSuchSeat)?;
            if place.bot().is_some() {
                return Ok(Vec::new());
            }
            let level = usual_level().to_owned();
            vec![TableEvent::Away { seat: *seat, why: Away::Absent, level }]
        }
        Order::Return => {
            if state.is_over() {
                return Err(TableError::Refused(Reason::GameOver));
            }
            let back: Vec<TableEvent> = own()
                .filter(|seat| state.seats[seat.index()].away.is_some())
                .map(|seat| TableEvent::Back { seat: seat.index() })
                .collect();
            if back.is_empty() && own().next().is_none() {
                return Err(TableError::NotSeated);
            }
            back
        }
        Order::Forget => {
            let gone = |seat: Seat| match begun {
                false => Some(TableEvent::Left { seat: seat.index() }),
                true if state.is_over() || state.seats[seat.index()].away.is_some() => None,
                true => Some(TableEvent::Away {
                    seat: seat.index(),
                    why: Away::Resigned,
                    level: usual_level().to_owned(),
                }),
            };
            let mut events: Vec<TableEvent> = own().filter_map(gone).collect();
            events.push(TableEvent::Forgot { player: who.player.clone() });
            events
        }
        Order::Rematch(table) => {
            if !state.is_over() {
                return Err(TableError::NotReady);
            }
            if own().next().is_none() {
                return Err(TableError::NotSeated);
            }
            match state.rematch {
                Some(_) => Vec::new(),
                None => vec![TableEvent::Rematch { table: table.clone() }],
            }
        }
    })
}

/// What the bot of a seat may do there: only act, and only while it sits there.
pub(crate) fn decide_bot(
    state: &TableState,
    seat: Seat,
    action: Action,
    version: i64,
) -> Result<Vec<TableEvent>, TableError> {
    if state.version != version || state.seats[seat.index()].bot().is_none() {
        return Err(TableError::Stale);
    }
    let history = state.history.as_ref().ok_or(TableError::NotBegun)?;
    history.game().check_seat(seat, action).map_err(|refusal| TableError::Refused(refusal.reason))?;
    Ok(vec![TableEvent::Did { seat: seat.index(), line: action.to_string() }])
}

/// What happens by itself in the guided game.
pub(crate) fn decide_tour(state: &TableState, version: i64) -> Result<Vec<TableEvent>, TableError> {
    if state.version != version || !state.setup.tour || state.is_over() {
        return Err(TableError::Stale);
    }
    let told = tour::by_itself(state.plies());
    Ok(told.iter().map(|told| TableEvent::Did { seat: told.seat, line: told.action.to_string() }).collect())
}

fn acting_seat(state: &TableState, who: &Who, version: Option<i64>) -> Result<Seat, TableError> {
    if state.seats_of(&who.player).next().is_none() {
        return Err(TableError::NotSeated);
    }
    if state.history.is_none() {
        return Err(TableError::NotBegun);
    }
    if version.is_some_and(|version| version != state.version) {
        return Err(TableError::Stale);
    }
    let mover = state.mover().ok_or(TableError::Refused(Reason::GameOver))?;
    let mine = state.seats_of(&who.player).any(|seat| seat == mover);
    if !mine || state.seats[mover.index()].away.is_some() {
        return Err(TableError::Refused(Reason::NotYourTurn));
    }
    Ok(mover)
}

fn free_seat(state: &TableState, wanted: Option<usize>) -> Result<usize, TableError> {
    match wanted {
        Some(seat) => match state.seats.get(seat) {
            None => Err(TableError::NoSuchSeat),
            Some(place) if place.occupant.is_some() => Err(TableError::SeatTaken),
            Some(_) => Ok(seat),
        },
        None => state.seats.iter().position(|seat| seat.occupant.is_none()).ok_or(TableError::SeatTaken),
    }
}
