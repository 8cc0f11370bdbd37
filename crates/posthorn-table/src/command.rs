//! What can be asked of a table, by whom, and why a table refuses.

use crate::bot_kind::BotKind;
use crate::ids::{PlayerId, TableId, Version};
use posthorn_rules::{Action, Reason, Seat};

/// The longest message in the chat, in characters.
pub const LONGEST_CHAT_MESSAGE: usize = 300;

/// Who sends a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Identity {
    /// The player.
    pub player: PlayerId,
    /// The name.
    pub name: String,
    /// Whether the player has an account.
    pub has_account: bool,
}

/// What is asked of a table.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Do an action of the game.
    Act {
        /// The action.
        action: Action,
        /// The position that the player saw; none: whatever it is now.
        version: Option<Version>,
    },
    /// Take the last action back.
    Undo {
        /// The position that the player saw; none: whatever it is now.
        version: Option<Version>,
    },
    /// Sit down, on that seat or the first free one.
    Sit(Option<Seat>),
    /// Get up before the game, or let a bot play on during it.
    Leave,
    /// Put a bot on a seat.
    AddBot {
        /// Which seat; none: the first free one.
        seat: Option<Seat>,
        /// Which bot.
        bot: BotKind,
    },
    /// Give a seat to somebody at the same screen.
    AddGuest {
        /// Which seat; none: the first free one.
        seat: Option<Seat>,
        /// The name.
        name: String,
    },
    /// Make a seat free: a bot's or a guest's, or for the host anybody's.
    FreeSeat(Seat),
    /// Be ready, or not.
    SetReady(bool),
    /// Begin.
    Start,
    /// Write in the chat.
    Chat(String),
    /// Let a bot play for somebody who has been away for long. How long, whoever keeps presence has to check.
    StandIn(Seat),
    /// Play again after a bot stood in.
    Return,
    /// Tell everybody where the same people play again.
    Rematch(TableId),
    /// Forget the name of the sender, whose account is being deleted.
    ForgetMe,
}

/// Why a table refused a command. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommandError {
    /// Somebody did something in the meantime.
    Stale,
    /// The rules forbid it.
    Illegal(Reason),
    /// The sender has no seat here.
    NotSeated,
    /// Only the one who opened the table may do that.
    NotHost,
    /// No seat is free, or that one is not.
    SeatTaken,
    /// There is no such seat.
    NoSuchSeat,
    /// The game has begun.
    Begun,
    /// The game has not begun.
    NotBegun,
    /// A seat is empty or somebody is not ready.
    NotReady,
    /// There is nothing to say, or too much.
    BadText,
    /// The player is there, or has not been away for long.
    NotAway,
    /// The guide of the first game asks for something else.
    OffScript,
    /// Only somebody with an account may do that.
    NeedsAccount,
    /// In a rated game everybody has a screen of their own.
    NotInRated,
}
