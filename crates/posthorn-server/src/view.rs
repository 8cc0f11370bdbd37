//! What one viewer may know of a table. Pages, fragments and the API are made from this alone.

use crate::flights::{Flight, flight};
use crate::sentences;
use crate::tables::{Away, Face, Occupant, Snapshot, TableEvent, TableSetup, TableState, Told};
use crate::texts::Words;
use crate::tour::{self, Guide};
use posthorn_rules::{PlayerView, Seat, Standing};
use std::sync::Arc;

/// What kind of player sits on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Empty,
    Person,
    Guest,
    Bot,
}

/// A seat as everybody sees it.
#[derive(Clone, Debug)]
pub(crate) struct SeatSeen {
    pub(crate) seat: Seat,
    pub(crate) name: String,
    pub(crate) kind: Kind,
    pub(crate) ready: bool,
    pub(crate) online: bool,
    /// Whether the player has been away so long that the others may have a bot play on.
    pub(crate) absent: bool,
    pub(crate) away: Option<Away>,
    pub(crate) face: Face,
    /// Whether the viewer's clicks count here.
    pub(crate) mine: bool,
}

/// Through whose eyes a finished game is looked at again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Eyes {
    /// With all cards open, the hand of the player to move in front.
    All,
    /// As that seat saw it.
    Seat(Seat),
}

/// A line of the log or the chat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    pub(crate) seq: i64,
    /// Which one it is of those with the same seq.
    pub(crate) number: usize,
    /// How many actions had been done then.
    pub(crate) ply: usize,
    pub(crate) seat: Option<Seat>,
    pub(crate) text: String,
    /// What could be seen of it on the table.
    pub(crate) flight: Option<Flight>,
}

/// A line of the log for programs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct BareLine {
    pub(crate) seq: i64,
    pub(crate) seat: Option<Seat>,
    pub(crate) text: String,
}

/// A line of the chat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ChatLine {
    pub(crate) seq: i64,
    pub(crate) name: String,
    pub(crate) text: String,
}

/// The game as the viewer may see it.
#[derive(Clone, Debug)]
pub(crate) struct GameSeen {
    pub(crate) view: PlayerView,
    pub(crate) undoable: usize,
    /// The result with all points; only after the end.
    pub(crate) standing: Option<Standing>,
    /// The points after each round; only after the end.
    pub(crate) rounds: Vec<[i32; Seat::MAX]>,
}

/// What one viewer may know of a table.
#[derive(Clone, Debug)]
pub(crate) struct TableView {
    pub(crate) id: String,
    pub(crate) setup: TableSetup,
    pub(crate) seats: Vec<SeatSeen>,
    /// The seat whose cards are shown.
    pub(crate) me: Option<Seat>,
    /// At a shared screen: the seat whose cards are covered until its player says so.
    pub(crate) covered: Option<Seat>,
    pub(crate) host: bool,
    pub(crate) version: i64,
    pub(crate) seq: i64,
    pub(crate) commitment: String,
    /// The secret of the shuffles; only after the end.
    pub(crate) secret: Option<String>,
    pub(crate) game: Option<GameSeen>,
    /// What happened, newest last.
    pub(crate) log: Vec<Line>,
    /// What the others did since the viewer's last turn.
    pub(crate) since: Vec<Line>,
    pub(crate) chat: Vec<ChatLine>,
    pub(crate) rematch: Option<String>,
    /// Whether the viewer may ask what a bot would do.
    pub(crate) hints: bool,
    /// Where the viewer stands in the guided game.
    pub(crate) guide: Option<Guide>,
    /// Whether this is a moment of a game that is over: there is nothing to do in it.
    pub(crate) past: bool,
}

impl TableView {
    /// Whether the guide speaks of the control with this id.
    pub(crate) fn points_at(&self, id: &str) -> bool {
        matches!(self.guide, Some(Guide::Step { action, .. }) if tour::point(action) == id)
    }

    /// The table as that player sees it; `None` is a stranger. At a shared screen `uncovered` says whose
    /// cards may be shown.
    pub(crate) fn new(
        snapshot: &Snapshot,
        player: Option<&str>,
        uncovered: Option<usize>,
        words: &Words,
    ) -> TableView {
        let mut view = TableView::without_log(snapshot, player, uncovered, words);
        let (state, names) = (&*snapshot.state, names(&snapshot.state, words));
        view.log = log(state, view.me, &names, words, false);
        view.since = since(state, view.me, &names, words);
        view
    }

    /// The same for programs, in English, with the log from that entry on, but at most so many lines.
    pub(crate) fn for_program(
        snapshot: &Snapshot,
        player: Option<&str>,
        uncovered: Option<usize>,
        (from, most): (usize, usize),
    ) -> (TableView, Vec<BareLine>) {
        let words = Words::default();
        let view = TableView::without_log(snapshot, player, uncovered, &words);
        let lines = latest(&snapshot.state, view.me, &words, from, most);
        (view, lines)
    }

    fn without_log(
        snapshot: &Snapshot,
        player: Option<&str>,
        uncovered: Option<usize>,
        words: &Words,
    ) -> TableView {
        let state = &*snapshot.state;
        let mine: Vec<Seat> = player.map(|player| state.seats_of(player).collect()).unwrap_or_default();
        let names = names(state, words);
        let (me, covered) = match mine[..] {
            [] => (None, None),
            [seat] => (Some(seat), None),
            _ => shared_screen(state, &mine, uncovered),
        };
        let seats = Seat::all(state.seats.len())
            .map(|seat| {
                let place = &state.seats[seat.index()];
                SeatSeen {
                    seat,
                    name: names[seat.index()].clone(),
                    kind: match place.occupant {
                        None => Kind::Empty,
                        Some(Occupant::Person { .. }) => Kind::Person,
                        Some(Occupant::Guest { .. }) => Kind::Guest,
                        Some(Occupant::Bot { .. }) => Kind::Bot,
                    },
                    ready: place.ready,
                    online: place.occupant.as_ref().is_some_and(|who| {
                        who.player().is_none_or(|player| snapshot.online.contains(player))
                    }),
                    absent: place.away.is_none()
                        && place
                            .occupant
                            .as_ref()
                            .and_then(Occupant::player)
                            .is_some_and(|player| snapshot.absent.contains(player)),
                    away: place.away.as_ref().map(|(why, _)| *why),
                    face: state.clock.face(seat.index()),
                    mine: mine.contains(&seat),
                }
            })
            .collect();
        let game = state.history.as_ref().map(|history| {
            let over = history.game().is_over();
            GameSeen {
                view: history.game().view(me),
                undoable: me.map_or(0, |seat| history.undoable(seat)),
                standing: over.then(|| history.game().standing()),
                rounds: if over { state.rounds.clone() } else { Vec::new() },
            }
        });
        TableView {
            id: state.id.clone(),
            setup: state.setup.clone(),
            seats,
            me,
            covered,
            host: player == Some(&state.setup.host),
            version: state.version,
            seq: state.seq,
            commitment: state.deal.secret().commitment(),
            secret: state.is_over().then(|| state.deal.secret().to_hex()),
            game,
            log: Vec::new(),
            since: Vec::new(),
            chat: chat(state, words),
            rematch: state.rematch.clone(),
            hints: state.hints_allowed() && !mine.is_empty() && !state.is_over(),
            guide: (state.setup.tour && state.begun() && !mine.is_empty())
                .then(|| tour::guide(state.plies())),
            past: false,
        }
    }

    /// A finished game as it stood after so many actions; none while the game runs, whoever asks.
    pub(crate) fn past(snapshot: &Snapshot, ply: usize, eyes: Eyes, words: &Words) -> Option<TableView> {
        let state = Arc::new(snapshot.state.back_to(ply)?);
        let game = *state.history.as_ref()?.game();
        let then = Snapshot { state: state.clone(), online: Arc::default(), absent: Arc::default() };
        let (me, view) = match eyes {
            Eyes::All => (game.turn().seat, game.open_view(Some(game.turn().seat))),
            Eyes::Seat(seat) if seat.index() < state.seats.len() => (seat, game.view(Some(seat))),
            Eyes::Seat(_) => return None,
        };
        let standing = game.is_over().then(|| game.standing());
        let seen = GameSeen { view: view.in_the_past(), undoable: 0, standing, rounds: Vec::new() };
        Some(TableView {
            me: Some(me),
            game: Some(seen),
            log: log(&state, Some(me), &names(&state, words), words, eyes == Eyes::All),
            chat: Vec::new(),
            past: true,
            ..TableView::new(&then, None, None, words)
        })
    }

    /// Whether the viewer is to act.
    pub(crate) fn my_turn(&self) -> bool {
        self.game.as_ref().is_some_and(|game| !game.view.legal().is_empty())
    }

    /// The seat to move while the game runs.
    pub(crate) fn mover(&self) -> Option<Seat> {
        self.game.as_ref().filter(|game| game.standing.is_none()).map(|game| game.view.turn().seat)
    }

    pub(crate) fn seated(&self) -> bool {
        self.seats.iter().any(|seat| seat.mine)
    }

    pub(crate) fn name(&self, seat: Seat) -> &str {
        &self.seats[seat.index()].name
    }
}

/// At a shared screen the cards of the seat to move are shown once its player asks for them.
fn shared_screen(
    state: &TableState,
    mine: &[Seat],
    uncovered: Option<usize>,
) -> (Option<Seat>, Option<Seat>) {
    match state.mover() {
        Some(mover) if mine.contains(&mover) && uncovered == Some(mover.index()) => (Some(mover), None),
        Some(mover) if mine.contains(&mover) => (None, Some(mover)),
        Some(_) => (None, None),
        None => (mine.first().copied(), None),
    }
}

/// The names of the seats; bots of the same kind are numbered.
pub(crate) fn names(state: &TableState, words: &Words) -> Vec<String> {
    occupant_names(state.seats.iter().map(|seat| seat.occupant.as_ref()), words)
}

pub(crate) fn occupant_names<'a>(
    occupants: impl Iterator<Item = Option<&'a Occupant>> + Clone,
    words: &Words,
) -> Vec<String> {
    let mut count = std::collections::HashMap::new();
    occupants
        .map(|occupant| match occupant {
            None => words.say("seat-empty"),
            Some(Occupant::Person { name, .. } | Occupant::Guest { name, .. }) => words.person(name),
            Some(Occupant::Bot { level }) => {
                let number = count.entry(level.clone()).and_modify(|n| *n += 1).or_insert(1);
                let name = bot_name(level, words);
                if *number == 1 { name } else { format!("{name} {number}") }
            }
        })
        .collect()
}

/// What a bot of the roster is called.
pub(crate) fn bot_name(level: &str, words: &Words) -> String {
    words.find(&format!("bot-{level}")).unwrap_or_else(|| {
        let mut letters = level.chars();
        letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
    })
}

fn log(state: &TableState, me: Option<Seat>, names: &[String], words: &Words, open: bool) -> Vec<Line> {
    let mut ply = 0;
    state
        .log
        .iter()
        .flat_map(|entry| {
            let (seat, texts) = match &entry.told {
                Told::Game(seat, events) => {
                    ply += 1;
                    let telling = sentences::Telling {
                        words,
                        names,
                        viewer: me,
                        setup: &state.setup,
                        over: open || state.is_over(),
                    };
                    // With all cards open every card is seen as by the one who drew it.
                    let eyes = if open { Some(*seat) } else { me };
                    let seen = events.iter().map(|event| event.seen_by(eyes));
                    (
                        Some(*seat),
                        seen.filter_map(|event| Some((telling.event(&event)?, flight(&event)))).collect(),
                    )
                }
                Told::Table(event) => (
                    None,
                    sentences::table_event(event, words).map(|text| (text, None)).into_iter().collect(),
                ),
            };
            let texts: Vec<(String, Option<Flight>)> = texts;
            texts.into_iter().enumerate().map(move |(number, (text, flight))| Line {
                seq: entry.seq,
                number,
                ply,
                seat,
                text,
                flight,
            })
        })
        .collect()
}

fn sentences_of(
    state: &TableState,
    told: &Told,
    me: Option<Seat>,
    names: &[String],
    words: &Words,
) -> Vec<String> {
    match told {
        Told::Game(_, events) => {
            let over = state.is_over();
            let telling = sentences::Telling { words, names, viewer: me, setup: &state.setup, over };
            events.iter().filter_map(|event| telling.event(&event.seen_by(me))).collect()
        }
        Told::Table(event) => sentences::table_event(event, words).into_iter().collect(),
    }
}

/// The latest lines in English. A sentence is made once and kept: many streams want the same ones after every
/// action. Only the player who acted may know more of it than everybody; after the end everybody knows all.
fn latest(state: &TableState, me: Option<Seat>, words: &Words, from: usize, most: usize) -> Vec<BareLine> {
    let names = names(state, words);
    let mut lines = Vec::new();
    for entry in state.log.back_to(from) {
        let seat = entry.seat();
        let own = seat.is_some() && seat == me;
        let viewer = seat.filter(|_| own);
        let make = || sentences_of(state, &entry.told, viewer, &names, words).into_boxed_slice();
        let made;
        let texts = if state.is_over() {
            made = make();
            &made
        } else {
            entry.english[usize::from(own)].get_or_init(make)
        };
        lines.extend(texts.iter().rev().map(|text| BareLine { seq: entry.seq, seat, text: text.clone() }));
        if lines.len() >= most {
            break;
        }
    }
    lines.truncate(most);
    lines.reverse();
    lines
}

fn since(state: &TableState, me: Option<Seat>, names: &[String], words: &Words) -> Vec<Line> {
    let Some(me) = me else { return Vec::new() };
    let last_own = state
        .log
        .rposition(|entry| matches!(&entry.told, Told::Game(seat, _) if *seat == me))
        .map_or(0, |at| at + 1);
    let telling =
        sentences::Telling { words, names, viewer: Some(me), setup: &state.setup, over: state.is_over() };
    state
        .log
        .iter()
        .skip(last_own)
        .flat_map(|entry| match &entry.told {
            Told::Game(seat, events) => events
                .iter()
                .map(|event| event.seen_by(Some(me)))
                .filter_map(|event| Some((telling.brief(&event)?, flight(&event))))
                .enumerate()
                .map(|(number, (text, flight))| Line {
                    seq: entry.seq,
                    number,
                    ply: 0,
                    seat: Some(*seat),
                    text,
                    flight,
                })
                .collect::<Vec<_>>(),
            Told::Table(_) => Vec::new(),
        })
        .collect()
}

fn chat(state: &TableState, words: &Words) -> Vec<ChatLine> {
    state
        .chat
        .iter()
        .filter_map(|entry| match &entry.told {
            Told::Table(TableEvent::Said { name, text, .. }) => {
                Some(ChatLine { seq: entry.seq, name: words.person(name), text: text.clone() })
            }
            _ => None,
        })
        .collect()
}
