//! A table as programs see it, in JSON.

use crate::tables::{Away, Face, Pace, Snapshot, Who};
use crate::view::{Kind, TableView};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use posthorn_rules::json::ViewForm;
use posthorn_rules::{Options, Standing};
use serde::Serialize;

/// How many lines of the log a program gets.
const LINES: usize = 50;

#[derive(Serialize)]
struct TableForm<'a> {
    chat: Vec<ChatForm<'a>>,
    commitment: &'a str,
    game: Option<ViewForm>,
    id: &'a str,
    log: Vec<LineForm<'a>>,
    pace: Pace,
    rematch: Option<&'a str>,
    result: Option<&'a Standing>,
    rules: Options,
    seats: Vec<SeatForm<'a>>,
    secret: Option<&'a str>,
    seq: i64,
    status: &'static str,
    undoable: usize,
    version: i64,
    your_turn: bool,
}

#[derive(Serialize)]
struct ChatForm<'a> {
    name: &'a str,
    seq: i64,
    text: &'a str,
}

#[derive(Serialize)]
struct LineForm<'a> {
    seat: Option<usize>,
    seq: i64,
    text: &'a str,
}

#[derive(Serialize)]
struct SeatForm<'a> {
    away: Option<Away>,
    clock: Option<ClockForm>,
    kind: &'static str,
    name: Option<&'a str>,
    online: bool,
    ready: bool,
    seat: usize,
    you: bool,
}

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum ClockForm {
    LeftMs(i64),
    RunsOutAtMs(i64),
}

/// What a viewer may know of a table, for programs.
pub(crate) fn table_json(snapshot: &Snapshot, who: Option<&Who>, uncovered: Option<usize>) -> String {
    let (view, lines) =
        TableView::for_program(snapshot, who.map(|who| who.player.as_str()), uncovered, LINES);
    let seats = view.seats.iter().map(|seat| SeatForm {
        away: seat.away,
        clock: match seat.face {
            Face::None => None,
            Face::Left(left) => Some(ClockForm::LeftMs(left)),
            Face::Until(until) => Some(ClockForm::RunsOutAtMs(until)),
        },
        kind: match seat.kind {
            Kind::Empty => "empty",
            Kind::Person => "person",
            Kind::Guest => "guest",
            Kind::Bot => "bot",
        },
        name: (seat.kind != Kind::Empty).then_some(&seat.name),
        online: seat.online,
        ready: seat.ready,
        seat: seat.seat.index(),
        you: seat.mine,
    });
    let chat = view.chat.iter().map(|line| ChatForm { name: &line.name, seq: line.seq, text: &line.text });
    let log = lines.iter().map(|line| LineForm {
        seat: line.seat.map(|seat| seat.index()),
        seq: line.seq,
        text: &line.text,
    });
    let game = view.game.as_ref();
    let form = TableForm {
        chat: chat.collect(),
        commitment: &view.commitment,
        game: game.map(|game| ViewForm::from(&game.view)),
        id: &view.id,
        log: log.collect(),
        pace: view.setup.pace,
        rematch: view.rematch.as_deref(),
        result: game.and_then(|game| game.standing.as_ref()),
        rules: view.setup.options,
        seats: seats.collect(),
        secret: view.secret.as_deref(),
        seq: view.seq,
        status: match game {
            None => "open",
            Some(game) if game.standing.is_some() => "over",
            Some(_) => "running",
        },
        undoable: game.map_or(0, |game| game.undoable),
        version: view.version,
        your_turn: view.my_turn(),
    };
    serde_json::to_string(&form).unwrap_or_default()
}

/// A table as the answer to a request.
pub(crate) struct TableAnswer(pub(crate) String);

impl IntoResponse for TableAnswer {
    fn into_response(self) -> Response {
        ([(header::CONTENT_TYPE, "application/json")], self.0).into_response()
    }
}
