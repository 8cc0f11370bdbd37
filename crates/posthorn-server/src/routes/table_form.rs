//! A table as programs see it, in JSON.

use crate::tables::{Away, Face, Pace, Snapshot, TableHandle, Who};
use crate::view::{Kind, TableView};
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use posthorn_rules::json::ViewForm;
use posthorn_rules::{Options, Standing};
use serde::Serialize;
use std::convert::Infallible;

/// How many lines of the log a program gets.
const LINES: usize = 50;
/// Room for what is sent after most actions.
const USUAL_SIZE: usize = 3072;

#[derive(Serialize)]
struct TableForm<'a> {
    chat: Vec<ChatForm<'a>>,
    commitment: &'a str,
    game: Option<ViewForm>,
    id: &'a str,
    log: Vec<LineForm<'a>>,
    pace: Pace,
    rated: bool,
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
    table_since(snapshot, who, uncovered, (0, 0))
}

/// The same, with the log and the chat from these entries on.
pub(crate) fn table_since(
    snapshot: &Snapshot,
    who: Option<&Who>,
    uncovered: Option<usize>,
    (log, chat): (usize, usize),
) -> String {
    let player = who.map(|who| who.player.as_str());
    let (view, lines) = TableView::for_program(snapshot, player, uncovered, (log, LINES));
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
    let chat = view.chat.iter().skip(chat).map(|line| ChatForm {
        name: &line.name,
        seq: line.seq,
        text: &line.text,
    });
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
        rated: view.setup.rated,
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
    let mut text = Vec::with_capacity(USUAL_SIZE);
    serde_json::to_writer(&mut text, &form)
        .ok()
        .and_then(|()| String::from_utf8(text).ok())
        .unwrap_or_default()
}

/// A table as the answer to a request; nothing for a program that has a stream and wants no more.
pub(crate) struct TableAnswer(pub(crate) Option<String>);

impl IntoResponse for TableAnswer {
    fn into_response(self) -> Response {
        match self.0 {
            Some(text) => ([(header::CONTENT_TYPE, "application/json")], text).into_response(),
            None => (StatusCode::NO_CONTENT, [("preference-applied", MINIMAL)]).into_response(),
        }
    }
}

const MINIMAL: &str = "return=minimal";

/// Whether the program wants to be answered with the table, or has said `Prefer: return=minimal`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Answered(bool);

impl Answered {
    pub(crate) fn with(self, table: &TableHandle, who: &Who) -> TableAnswer {
        TableAnswer(self.0.then(|| table_json(&table.now(), Some(who), None)))
    }
}

impl<S: Sync> FromRequestParts<S> for Answered {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Answered, Infallible> {
        let wishes = parts.headers.get_all("prefer").iter().filter_map(|value| value.to_str().ok());
        let minimal = wishes.flat_map(|value| value.split([',', ';'])).any(|wish| wish.trim() == MINIMAL);
        Ok(Answered(!minimal))
    }
}
