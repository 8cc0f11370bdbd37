//! What a table decides: the events a command leads to, or why it is refused.

use crate::bot_kind::BotKind;
use crate::command::{Command, CommandError, Identity, LONGEST_CHAT_MESSAGE};
use crate::event::{AwayReason, Occupant, TableEvent};
use crate::guided;
use crate::ids::{TableId, Version};
use crate::player_name::clean_name;
use crate::seat_state::SeatState;
use crate::state::TableState;
use posthorn_rules::{Action, Reason, Seat};

type Decision = Result<Vec<TableEvent>, CommandError>;

/// The events that a command leads to, or why it is refused. No events: it was done already.
pub fn decide(state: &TableState, sender: &Identity, command: &Command) -> Decision {
    let table = Request { state, sender };
    match command {
        Command::Act { action, version } => table.act(*action, *version),
        Command::Undo { version } => table.undo(*version),
        Command::Sit(seat) => table.sit(*seat),
        Command::Leave => table.leave(),
        Command::AddBot { seat, bot } => table.add_bot(*seat, *bot),
        Command::AddGuest { seat, name } => table.add_guest(*seat, name),
        Command::FreeSeat(seat) => table.free_seat(*seat),
        Command::SetReady(ready) => table.set_ready(*ready),
        Command::Start => table.start(),
        Command::Chat(text) => table.chat(text),
        Command::StandIn(seat) => table.stand_in(*seat),
        Command::Return => table.play_again(),
        Command::Rematch(new) => table.rematch(new),
        Command::ForgetMe => Ok(table.forget_sender()),
    }
}

/// What the bot of a seat may do there: only act, and only while it plays there.
pub fn decide_bot(state: &TableState, seat: Seat, action: Action, version: Version) -> Decision {
    if state.version() != version || state.seat(seat).and_then(SeatState::bot).is_none() {
        return Err(CommandError::Stale);
    }
    let history = state.history().ok_or(CommandError::NotBegun)?;
    history.game().check_seat(seat, action).map_err(|refusal| CommandError::Illegal(refusal.reason))?;
    Ok(vec![TableEvent::Did { seat, action }])
}

/// What happens by itself in the guided game.
pub fn decide_guided(state: &TableState, version: Version) -> Decision {
    if state.version() != version || !state.setup().is_guided() || state.is_over() {
        return Err(CommandError::Stale);
    }
    let moves = guided::automatic_moves(state.plies());
    Ok(moves.iter().map(|next| TableEvent::Did { seat: next.seat, action: next.action }).collect())
}

/// A command's sender at a table.
struct Request<'a> {
    state: &'a TableState,
    sender: &'a Identity,
}

impl Request<'_> {
    fn own_seats(&self) -> impl Iterator<Item = Seat> {
        self.state.seats_of(&self.sender.player)
    }

    fn is_seated(&self) -> bool {
        self.own_seats().next().is_some()
    }

    fn is_host(&self) -> bool {
        self.state.setup().host == self.sender.player
    }

    fn check_not_begun(&self) -> Result<(), CommandError> {
        if self.state.has_begun() { Err(CommandError::Begun) } else { Ok(()) }
    }

    fn check_seated(&self) -> Result<(), CommandError> {
        if self.is_seated() { Ok(()) } else { Err(CommandError::NotSeated) }
    }

    fn act(&self, action: Action, version: Option<Version>) -> Decision {
        let seat = self.acting_seat(version)?;
        let history = self.state.history().ok_or(CommandError::NotBegun)?;
        history.game().check_seat(seat, action).map_err(|refusal| CommandError::Illegal(refusal.reason))?;
        if self.state.setup().is_guided() {
            guided::check(self.state.plies(), action)?;
        }
        Ok(vec![TableEvent::Did { seat, action }])
    }

    fn undo(&self, version: Option<Version>) -> Decision {
        let seat = self.acting_seat(version)?;
        let history = self.state.history().ok_or(CommandError::NotBegun)?;
        if history.undoable(seat) == 0 {
            return Err(CommandError::Illegal(Reason::NothingToUndo));
        }
        Ok(vec![TableEvent::Undid { seat }])
    }

    /// The sender's seat that is to move in the position that the sender saw.
    fn acting_seat(&self, version: Option<Version>) -> Result<Seat, CommandError> {
        self.check_seated()?;
        if !self.state.has_begun() {
            return Err(CommandError::NotBegun);
        }
        if version.is_some_and(|version| version != self.state.version()) {
            return Err(CommandError::Stale);
        }
        let mover = self.state.mover().ok_or(CommandError::Illegal(Reason::GameOver))?;
        let is_own = self.own_seats().any(|seat| seat == mover);
        if !is_own || self.is_replaced(mover) {
            return Err(CommandError::Illegal(Reason::NotYourTurn));
        }
        Ok(mover)
    }

    fn is_replaced(&self, seat: Seat) -> bool {
        self.state.seat(seat).is_some_and(|place| place.stand_in().is_some())
    }

    fn sit(&self, seat: Option<Seat>) -> Decision {
        self.check_not_begun()?;
        if self.is_seated() {
            // Sitting down twice is no fault: the browser may have sent it twice.
            return Ok(Vec::new());
        }
        if self.state.setup().is_rated() && !self.sender.has_account {
            return Err(CommandError::NeedsAccount);
        }
        let occupant =
            Occupant::Person { player: self.sender.player.clone(), name: self.sender.name.clone() };
        Ok(vec![TableEvent::Sat { seat: self.find_free_seat(seat)?, occupant }])
    }

    fn leave(&self) -> Decision {
        if !self.state.has_begun() {
            let left: Vec<TableEvent> = self.own_seats().map(|seat| TableEvent::Left { seat }).collect();
            return if left.is_empty() { Err(CommandError::NotSeated) } else { Ok(left) };
        }
        // In the guided game nobody plays for the learner: it waits.
        if self.state.setup().is_guided() {
            return Err(CommandError::OffScript);
        }
        if self.state.is_over() {
            return Err(CommandError::Illegal(Reason::GameOver));
        }
        let away: Vec<TableEvent> =
            self.own_seats().filter(|seat| !self.is_replaced(*seat)).map(resigned).collect();
        if away.is_empty() { Err(CommandError::NotSeated) } else { Ok(away) }
    }

    fn add_bot(&self, seat: Option<Seat>, bot: BotKind) -> Decision {
        self.check_not_begun()?;
        if !self.is_host() {
            self.check_seated()?;
        }
        let occupant = Occupant::Bot { level: bot };
        Ok(vec![TableEvent::Sat { seat: self.find_free_seat(seat)?, occupant }])
    }

    fn add_guest(&self, seat: Option<Seat>, name: &str) -> Decision {
        self.check_not_begun()?;
        self.check_seated()?;
        if self.state.setup().is_rated() {
            return Err(CommandError::NotInRated);
        }
        let name = clean_name(name).ok_or(CommandError::BadText)?;
        let occupant = Occupant::Guest { player: self.sender.player.clone(), name };
        let seat = self.find_free_seat(seat)?;
        Ok(vec![TableEvent::Sat { seat, occupant }, TableEvent::Ready { seat, ready: true }])
    }

    fn find_free_seat(&self, wanted: Option<Seat>) -> Result<Seat, CommandError> {
        match wanted {
            Some(seat) => match self.state.seat(seat) {
                None => Err(CommandError::NoSuchSeat),
                Some(place) if !place.is_empty() => Err(CommandError::SeatTaken),
                Some(_) => Ok(seat),
            },
            None => {
                let mut seats = Seat::all(self.state.seats().len()).zip(self.state.seats());
                let free = seats.find(|(_, place)| place.is_empty());
                free.map(|(seat, _)| seat).ok_or(CommandError::SeatTaken)
            }
        }
    }

    fn free_seat(&self, seat: Seat) -> Decision {
        self.check_not_begun()?;
        let place = self.state.seat(seat).ok_or(CommandError::NoSuchSeat)?;
        let may_free = self.is_host()
            || match place {
                SeatState::Empty => false,
                SeatState::Bot(_) => self.is_seated(),
                SeatState::Human(human) => human.player == self.sender.player,
            };
        if !may_free {
            return Err(CommandError::NotHost);
        }
        Ok(if place.is_empty() { Vec::new() } else { vec![TableEvent::Left { seat }] })
    }

    fn set_ready(&self, ready: bool) -> Decision {
        self.check_not_begun()?;
        self.check_seated()?;
        Ok(self.own_seats().map(|seat| TableEvent::Ready { seat, ready }).collect())
    }

    fn start(&self) -> Decision {
        self.check_not_begun()?;
        if !self.is_host() && !self.is_seated() {
            return Err(CommandError::NotHost);
        }
        // Whoever starts is ready; the others must have said so.
        let is_ready = |seat: &SeatState| seat.is_ready() || seat.player() == Some(&self.sender.player);
        if !self.state.seats().iter().all(is_ready) {
            return Err(CommandError::NotReady);
        }
        let by_chance = || self.state.deal().secret().first(self.state.seats().len());
        Ok(vec![TableEvent::Started { first: self.state.setup().first().unwrap_or_else(by_chance) }])
    }

    fn chat(&self, text: &str) -> Decision {
        let text = text.trim();
        let too_long = text.chars().count() > LONGEST_CHAT_MESSAGE;
        if text.is_empty() || too_long || text.chars().any(char::is_control) {
            return Err(CommandError::BadText);
        }
        Ok(vec![TableEvent::Said {
            player: Some(self.sender.player.clone()),
            name: self.sender.name.clone(),
            text: text.to_owned(),
        }])
    }

    fn stand_in(&self, seat: Seat) -> Decision {
        if self.state.has_begun() && self.state.setup().is_guided() {
            return Err(CommandError::OffScript);
        }
        if self.state.is_over() || !self.state.has_begun() {
            return Err(CommandError::NotBegun);
        }
        self.check_seated()?;
        let place = self.state.seat(seat).ok_or(CommandError::NoSuchSeat)?;
        if place.bot().is_some() {
            return Ok(Vec::new());
        }
        Ok(vec![TableEvent::Away { seat, why: AwayReason::Absent, level: BotKind::USUAL }])
    }

    fn play_again(&self) -> Decision {
        if self.state.is_over() {
            return Err(CommandError::Illegal(Reason::GameOver));
        }
        self.check_seated()?;
        let replaced = self.own_seats().filter(|seat| self.is_replaced(*seat));
        Ok(replaced.map(|seat| TableEvent::Back { seat }).collect())
    }

    fn forget_sender(&self) -> Vec<TableEvent> {
        let give_up = |seat: Seat| match self.state.has_begun() {
            false => Some(TableEvent::Left { seat }),
            true if self.state.is_over() || self.is_replaced(seat) => None,
            true => Some(resigned(seat)),
        };
        let mut events: Vec<TableEvent> = self.own_seats().filter_map(give_up).collect();
        events.push(TableEvent::Forgot { player: self.sender.player.clone() });
        events
    }

    fn rematch(&self, new: &TableId) -> Decision {
        if !self.state.is_over() {
            return Err(CommandError::NotReady);
        }
        self.check_seated()?;
        Ok(match self.state.rematch() {
            Some(_) => Vec::new(),
            None => vec![TableEvent::Rematch { table: new.clone() }],
        })
    }
}

fn resigned(seat: Seat) -> TableEvent {
    TableEvent::Away { seat, why: AwayReason::Resigned, level: BotKind::USUAL }
}
