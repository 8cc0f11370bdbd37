//! What a table is: commands, events, state, clocks, shuffles and views, without any I/O.
//!
//! A table is a state machine. [`decide`] turns a [`Command`] of somebody into [`TableEvent`]s or refuses it;
//! [`TableState::fold`] applies an event; [`TableView::new`] is what one [`Viewer`] may know of the result.
//! Time and randomness come in with the command: nothing here reads a clock, a file or a socket. So the same
//! code runs on a server, in a browser, in a simulator and in a fuzzer.

#![warn(missing_docs)]

mod ids;
mod bot_kind;
mod participant;
mod player_name;
mod status;
pub mod hex;
pub mod shuffles;
mod setup;
mod event;
mod clock;
mod seat_state;
mod cow_list;
mod log;
mod deal;
pub mod guided;
mod state;
mod command;
mod decide;
mod summary;
pub mod closing;
mod prospect;
mod advice;
mod view;

pub use advice::{AdvisedTurn, Analysis, AnalysisProgress, ExpectedPoints, Hint, TurnReason, TurningPoint};
pub use bot_kind::BotKind;
pub use clock::{Clock, ClockFace, DISCONNECT_GRACE_MS};
pub use command::{Command, CommandError, Identity, LONGEST_CHAT_MESSAGE};
pub use cow_list::CowList;
pub use deal::Deal;
pub use decide::{decide, decide_bot, decide_guided};
pub use event::{AwayReason, Occupant, TableEvent};
pub use ids::{PlayerId, Seq, TableId, Version};
pub use log::{LogContent, LogEntry};
pub use participant::Participant;
pub use player_name::{LONGEST_NAME, clean_name};
pub use prospect::{Prospect, prospect};
pub use seat_state::{Human, SeatState, StandIn};
pub use setup::{GameMode, HintPolicy, Pace, TableSetup};
pub use state::{BadEvent, TableState};
pub use status::TableStatus;
pub use summary::{SeatSummary, TableSummary};
pub use view::{
    Perspective, ReplayPerspective, SeatKind, Snapshot, Stage, TableView, Viewer, VisibleChat,
    VisibleContent, VisibleEntry, VisibleGame, VisibleSeat,
};
