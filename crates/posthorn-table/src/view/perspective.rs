//! Who looks at a table, and whose cards they see.

use crate::ids::PlayerId;
use crate::state::TableState;
use posthorn_rules::Seat;

/// Who looks at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// Somebody who is not known: a request without a cookie or a key.
    Anonymous,
    /// A player, who may or may not sit at the table.
    Player(PlayerId),
    /// A player whose screen several people share, and the seat whose cards they asked to see.
    SharedScreen {
        /// Whose screen.
        player: PlayerId,
        /// Whose cards.
        uncovered: Seat,
    },
}

impl Viewer {
    /// A player, with the seat whose cards the page asked for, if it did.
    pub fn new(player: PlayerId, uncovered: Option<Seat>) -> Viewer {
        match uncovered {
            Some(uncovered) => Viewer::SharedScreen { player, uncovered },
            None => Viewer::Player(player),
        }
    }

    /// The player.
    pub const fn player(&self) -> Option<&PlayerId> {
        match self {
            Viewer::Anonymous => None,
            Viewer::Player(player) | Viewer::SharedScreen { player, .. } => Some(player),
        }
    }

    /// At a shared screen: the seat whose cards the viewer asked to see.
    pub const fn uncovered(&self) -> Option<Seat> {
        match self {
            Viewer::Anonymous | Viewer::Player(_) => None,
            Viewer::SharedScreen { uncovered, .. } => Some(*uncovered),
        }
    }
}

/// Whose cards a view shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Perspective {
    /// Nobody's: a spectator, or a shared screen while somebody else moves.
    Spectator,
    /// Those of that seat.
    Seat(Seat),
    /// A shared screen: those of that seat stay covered until its player asks for them.
    Covered(Seat),
}

impl Perspective {
    /// What somebody with these seats sees, who asked for the cards of one of them.
    pub(super) fn of(state: &TableState, own: &[Seat], uncovered: Option<Seat>) -> Perspective {
        match (own, state.mover()) {
            ([], _) => Perspective::Spectator,
            ([seat], _) => Perspective::Seat(*seat),
            ([first, ..], None) => Perspective::Seat(*first),
            (_, Some(mover)) if !own.contains(&mover) => Perspective::Spectator,
            (_, Some(mover)) if uncovered == Some(mover) => Perspective::Seat(mover),
            (_, Some(mover)) => Perspective::Covered(mover),
        }
    }

    pub(super) const fn seat(self) -> Option<Seat> {
        match self {
            Perspective::Seat(seat) => Some(seat),
            Perspective::Spectator | Perspective::Covered(_) => None,
        }
    }

    pub(super) const fn covered(self) -> Option<Seat> {
        match self {
            Perspective::Covered(seat) => Some(seat),
            Perspective::Spectator | Perspective::Seat(_) => None,
        }
    }
}

/// How a finished game is replayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayPerspective {
    /// With all cards open, the hand of the player to move in front.
    AllOpen,
    /// As that seat saw it.
    Seat(Seat),
}
