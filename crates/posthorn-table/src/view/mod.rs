//! What one viewer may know of a table. Pages, live updates and the API are made from this alone.

mod log;
mod perspective;

pub use log::{VisibleChat, VisibleContent, VisibleEntry};
pub use perspective::{Perspective, ReplayPerspective, Viewer};

use crate::bot_kind::BotKind;
use crate::clock::ClockFace;
use crate::event::AwayReason;
use crate::guided::{self, Guide};
use crate::ids::{PlayerId, Seq, TableId, Version};
use crate::seat_state::SeatState;
use crate::setup::TableSetup;
use crate::state::TableState;
use posthorn_rules::{GameView, Seat, Standing};
use std::collections::BTreeSet;
use std::sync::Arc;

/// A table at one moment, and who is there.
#[derive(Clone, Debug)]
pub struct Snapshot {
    /// The table.
    pub state: Arc<TableState>,
    /// The players who have the page open.
    pub online: Arc<BTreeSet<PlayerId>>,
    /// The players at the table who have been away for long.
    pub absent: Arc<BTreeSet<PlayerId>>,
}

impl Snapshot {
    /// A table at which nobody is.
    pub fn unattended(state: Arc<TableState>) -> Snapshot {
        Snapshot { state, online: Arc::default(), absent: Arc::default() }
    }
}

/// Where a table stands for its page: each stage has another page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Players are sitting down.
    Waiting,
    /// The game is being played.
    Playing,
    /// The game is over.
    Over,
}

/// Who sits on a seat, as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatKind {
    /// Nobody.
    Empty,
    /// A person of that name; empty once the account is deleted.
    Person(String),
    /// Somebody at another person's screen.
    Guest(String),
    /// A computer player.
    Bot(BotKind),
}

/// A seat as everybody sees it.
#[derive(Clone, Debug)]
pub struct VisibleSeat {
    /// Which seat.
    pub seat: Seat,
    /// Who sits there.
    pub kind: SeatKind,
    /// Whether the game could start as far as this seat is concerned.
    pub ready: bool,
    /// Whether the player has the page open; bots always have.
    pub online: bool,
    /// Whether the player has been away so long that the others may have a bot play on.
    pub absent: bool,
    /// Why a bot plays here instead of the person.
    pub away: Option<AwayReason>,
    /// What the clock shows.
    pub clock: ClockFace,
    /// Whether the viewer's clicks count here.
    pub is_own: bool,
}

/// The game as the viewer may see it.
#[derive(Clone, Debug)]
pub struct VisibleGame {
    /// The position.
    pub view: GameView,
    /// How many actions the viewer can take back.
    pub undoable: usize,
    /// The result with all points; only after the end.
    pub standing: Option<Standing>,
    /// The points after each round; only after the end.
    pub round_scores: Vec<[i32; Seat::MAX]>,
}

/// What one viewer may know of a table.
///
/// It has no place for other hands or the order of the deck: whatever is made from it cannot leak them.
#[derive(Clone, Debug)]
pub struct TableView {
    /// The table.
    pub id: TableId,
    /// How it is set up.
    pub setup: TableSetup,
    /// All seats in order.
    pub seats: Vec<VisibleSeat>,
    /// Whose cards are shown.
    pub perspective: Perspective,
    /// At a shared screen: the seat whose cards the viewer asked to see. Links keep it.
    pub uncovered: Option<Seat>,
    /// Whether the viewer opened the table.
    pub is_host: bool,
    /// Which position this is.
    pub version: Version,
    /// How many events there are.
    pub seq: Seq,
    /// The hash of the secret of the shuffles.
    pub commitment: String,
    /// The secret of the shuffles; only after the end.
    pub secret: Option<String>,
    /// The game, once it has begun.
    pub game: Option<VisibleGame>,
    /// What happened, the oldest first.
    pub log: Vec<VisibleEntry>,
    /// Whether the log may tell the values of all tiles.
    pub tile_values_known: bool,
    /// What was written in the chat, the oldest first.
    pub chat: Vec<VisibleChat>,
    /// Where the same people play again.
    pub rematch: Option<TableId>,
    /// Whether the viewer may ask what a bot would do.
    pub hints: bool,
    /// Where the viewer stands in the guided game.
    pub guide: Option<Guide>,
    /// Whether this is a moment of a finished game: there is nothing to do in it.
    pub is_replay: bool,
}

impl TableView {
    /// The table as that viewer sees it.
    pub fn new(snapshot: &Snapshot, viewer: &Viewer) -> TableView {
        let mut view = TableView::without_log(snapshot, viewer);
        view.log = log::visible_log(&snapshot.state, view.me(), false);
        view
    }

    /// The same without the log, for those who follow it entry by entry.
    pub fn without_log(snapshot: &Snapshot, viewer: &Viewer) -> TableView {
        let state = &*snapshot.state;
        let own: Vec<Seat> =
            viewer.player().map(|player| state.seats_of(player).collect()).unwrap_or_default();
        let perspective = Perspective::of(state, &own, viewer.uncovered());
        let me = perspective.seat();
        let seats = Seat::all(state.seats().len())
            .zip(state.seats())
            .map(|(seat, place)| visible_seat(snapshot, seat, place, own.contains(&seat)))
            .collect();
        let is_replaced = me.and_then(|seat| state.seat(seat)).is_some_and(|seat| seat.stand_in().is_some());
        let game = state.history().map(|history| {
            let (over, view) = (history.game().is_over(), history.game().view(me));
            VisibleGame {
                view: if is_replaced { view.replaced() } else { view },
                undoable: me.filter(|_| !is_replaced).map_or(0, |seat| history.undoable(seat)),
                standing: over.then(|| history.game().standing()),
                round_scores: if over { state.round_scores().to_vec() } else { Vec::new() },
            }
        });
        let guided = state.setup().is_guided() && state.has_begun() && !own.is_empty();
        TableView {
            id: state.id().clone(),
            setup: state.setup().clone(),
            seats,
            perspective,
            uncovered: viewer.uncovered(),
            is_host: viewer.player() == Some(&state.setup().host),
            version: state.version(),
            seq: state.seq(),
            commitment: state.deal().secret().commitment(),
            secret: state.is_over().then(|| state.deal().secret().to_hex()),
            game,
            log: Vec::new(),
            tile_values_known: state.is_over(),
            chat: log::visible_chat(state),
            rematch: state.rematch().cloned(),
            hints: state.hints_allowed() && !own.is_empty() && !state.is_over(),
            guide: guided.then(|| guided::guide(state.plies())),
            is_replay: false,
        }
    }

    /// A finished game as it stood after so many actions; none while the game runs, whoever asks.
    pub fn replay(snapshot: &Snapshot, ply: usize, perspective: ReplayPerspective) -> Option<TableView> {
        let state = Arc::new(snapshot.state.after_plies(ply)?);
        let game = *state.history()?.game();
        let (me, view) = match perspective {
            ReplayPerspective::AllOpen => (game.turn().seat, game.open_view(Some(game.turn().seat))),
            ReplayPerspective::Seat(seat) if seat.index() < state.seats().len() => {
                (seat, game.view(Some(seat)))
            }
            ReplayPerspective::Seat(_) => return None,
        };
        let all_open = perspective == ReplayPerspective::AllOpen;
        let standing = game.is_over().then(|| game.standing());
        let visible =
            VisibleGame { view: view.in_the_past(), undoable: 0, standing, round_scores: Vec::new() };
        Some(TableView {
            perspective: Perspective::Seat(me),
            game: Some(visible),
            log: log::visible_log(&state, Some(me), all_open),
            tile_values_known: all_open || state.is_over(),
            chat: Vec::new(),
            is_replay: true,
            ..TableView::without_log(&Snapshot::unattended(state), &Viewer::Anonymous)
        })
    }

    /// The seat whose cards are shown.
    pub const fn me(&self) -> Option<Seat> {
        self.perspective.seat()
    }

    /// At a shared screen: the seat whose cards stay covered until its player asks for them.
    pub const fn covered(&self) -> Option<Seat> {
        self.perspective.covered()
    }

    /// Where the table stands.
    pub fn stage(&self) -> Stage {
        match &self.game {
            None => Stage::Waiting,
            Some(game) if game.standing.is_some() => Stage::Over,
            Some(_) => Stage::Playing,
        }
    }

    /// Whether the viewer is to act.
    pub fn is_my_turn(&self) -> bool {
        self.game.as_ref().is_some_and(|game| !game.view.legal().is_empty())
    }

    /// Whether a bot plays for the viewer.
    pub fn is_replaced(&self) -> bool {
        self.me().and_then(|seat| self.seats.get(seat.index())).is_some_and(|seat| seat.away.is_some())
    }

    /// The seat to move while the game runs.
    pub fn mover(&self) -> Option<Seat> {
        self.game.as_ref().filter(|game| game.standing.is_none()).map(|game| game.view.turn().seat)
    }

    /// Whether the viewer's clicks count for any seat.
    pub fn is_seated(&self) -> bool {
        self.seats.iter().any(|seat| seat.is_own)
    }

    /// What the others did since the viewer's last action.
    pub fn log_since_own_action(&self) -> &[VisibleEntry] {
        let Some(me) = self.me() else { return &[] };
        let last_own = self.log.iter().rposition(|entry| entry.seat == Some(me));
        &self.log[last_own.map_or(0, |at| at + 1)..]
    }
}

fn visible_seat(snapshot: &Snapshot, seat: Seat, place: &SeatState, is_own: bool) -> VisibleSeat {
    let is_in = |players: &BTreeSet<PlayerId>| place.player().is_some_and(|player| players.contains(player));
    let away = place.stand_in().map(|stand_in| stand_in.why);
    VisibleSeat {
        seat,
        kind: match place {
            SeatState::Empty => SeatKind::Empty,
            SeatState::Bot(kind) => SeatKind::Bot(*kind),
            SeatState::Human(human) if human.is_guest => SeatKind::Guest(human.name.clone()),
            SeatState::Human(human) => SeatKind::Person(human.name.clone()),
        },
        ready: place.is_ready(),
        online: matches!(place, SeatState::Bot(_)) || is_in(&snapshot.online),
        absent: away.is_none() && is_in(&snapshot.absent),
        away,
        clock: snapshot.state.clock().face(seat),
        is_own,
    }
}
