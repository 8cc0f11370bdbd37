//! A table as a program gets it.

use super::schemas;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use posthorn_pages::english_log;
use posthorn_pages::names::seat_names;
use posthorn_pages::words::Words;
use posthorn_rules::json::ViewForm;
use posthorn_rules::{Options, Standing};
use posthorn_table::{
    AwayReason, ClockFace, Pace, SeatKind, Snapshot, Stage, TableView, Viewer, VisibleSeat,
};
use serde::Serialize;
use utoipa::ToSchema;

/// How many lines of the log a program gets.
const LOG_LINES: usize = 50;
/// Room for what is sent after most actions.
const USUAL_SIZE: usize = 3072;

/// What a viewer may know of a table. Thousands are sent each second, so it borrows what it can.
#[derive(Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Table)]
pub(super) struct TableJson<'a> {
    chat: Vec<ChatJson<'a>>,
    commitment: &'a str,
    #[schema(value_type = Option<schemas::View>, required)]
    game: Option<ViewForm>,
    id: &'a str,
    log: Vec<LogJson<'a>>,
    #[schema(value_type = schemas::Pace)]
    pace: Pace,
    rated: bool,
    #[schema(required)]
    rematch: Option<&'a str>,
    #[schema(value_type = Option<schemas::GameResult>, required)]
    result: Option<&'a Standing>,
    #[schema(value_type = schemas::Rules)]
    rules: Options,
    seats: Vec<SeatJson<'a>>,
    #[schema(required)]
    secret: Option<&'a str>,
    #[schema(minimum = 0)]
    seq: i64,
    #[schema(value_type = schemas::TableStatus)]
    status: &'static str,
    undoable: usize,
    #[schema(minimum = 0)]
    version: i64,
    your_turn: bool,
}

#[derive(Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ChatLine)]
struct ChatJson<'a> {
    name: &'a str,
    #[schema(minimum = 0)]
    seq: i64,
    text: &'a str,
}

#[derive(Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = LogLine)]
struct LogJson<'a> {
    #[schema(required, maximum = 3)]
    seat: Option<usize>,
    #[schema(minimum = 0)]
    seq: i64,
    text: &'a str,
}

#[derive(Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Seat)]
struct SeatJson<'a> {
    #[schema(value_type = Option<schemas::AwayReason>, required)]
    away: Option<AwayReason>,
    #[schema(required)]
    clock: Option<ClockJson>,
    #[schema(value_type = schemas::SeatKind)]
    kind: &'static str,
    #[schema(required)]
    name: Option<&'a str>,
    online: bool,
    ready: bool,
    #[schema(maximum = 3)]
    seat: usize,
    you: bool,
}

/// Milliseconds that are left, or when they will have run out, in milliseconds since 1970
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = Clock)]
enum ClockJson {
    LeftMs(i64),
    RunsOutAtMs(i64),
}

/// What a viewer may know of a table, as JSON.
pub(super) fn table_json(snapshot: &Snapshot, viewer: &Viewer) -> String {
    table_json_since(snapshot, viewer, 0, 0)
}

/// The same, with the log and the chat from these entries on.
pub(super) fn table_json_since(snapshot: &Snapshot, viewer: &Viewer, log: usize, chat: usize) -> String {
    let view = TableView::without_log(snapshot, viewer);
    let words = Words::default();
    let names = seat_names(&view.seats, &words);
    let chat_names: Vec<String> =
        view.chat[chat.min(view.chat.len())..].iter().map(|message| words.person(&message.name)).collect();
    let messages = view.chat.iter().skip(chat).zip(&chat_names);
    let log = english_log(&snapshot.state, view.me(), log, LOG_LINES);
    let game = view.game.as_ref();
    let table = TableJson {
        chat: messages
            .map(|(message, name)| ChatJson { name, seq: message.seq.0, text: &message.text })
            .collect(),
        commitment: &view.commitment,
        game: game.map(|game| ViewForm::from(&game.view)),
        id: view.id.as_str(),
        log: log
            .iter()
            .map(|line| LogJson {
                seat: line.seat.map(|seat| seat.index()),
                seq: line.seq.0,
                text: &line.text,
            })
            .collect(),
        pace: view.setup.pace,
        rated: view.setup.is_rated(),
        rematch: view.rematch.as_ref().map(|table| table.as_str()),
        result: game.and_then(|game| game.standing.as_ref()),
        rules: view.setup.options,
        seats: view.seats.iter().zip(&names).map(|(seat, name)| seat_json(seat, name)).collect(),
        secret: view.secret.as_deref(),
        seq: view.seq.0,
        status: match view.stage() {
            Stage::Waiting => "open",
            Stage::Playing => "running",
            Stage::Over => "over",
        },
        undoable: game.map_or(0, |game| game.undoable),
        version: view.version.0,
        your_turn: view.is_my_turn(),
    };
    let mut text = Vec::with_capacity(USUAL_SIZE);
    serde_json::to_writer(&mut text, &table).expect("a table has nothing that JSON cannot hold");
    String::from_utf8(text).expect("JSON is UTF-8")
}

fn seat_json<'a>(seat: &VisibleSeat, name: &'a str) -> SeatJson<'a> {
    SeatJson {
        away: seat.away,
        clock: match seat.clock {
            ClockFace::None => None,
            ClockFace::Left(left) => Some(ClockJson::LeftMs(left)),
            ClockFace::Until(until) => Some(ClockJson::RunsOutAtMs(until)),
        },
        kind: match seat.kind {
            SeatKind::Empty => "empty",
            SeatKind::Person(_) => "person",
            SeatKind::Guest(_) => "guest",
            SeatKind::Bot(_) => "bot",
        },
        name: (seat.kind != SeatKind::Empty).then_some(name),
        online: seat.online,
        ready: seat.ready,
        seat: seat.seat.index(),
        you: seat.is_own,
    }
}

/// The preference that asks for an answer without a body.
pub(super) const MINIMAL: &str = "return=minimal";

/// The answer to whatever is done at a table.
pub(super) enum TableAnswer {
    /// The table, as JSON.
    Table(String),
    /// Only that it is done, for a program that has a stream.
    Minimal,
}

impl IntoResponse for TableAnswer {
    fn into_response(self) -> Response {
        match self {
            TableAnswer::Table(text) => ([(header::CONTENT_TYPE, "application/json")], text).into_response(),
            TableAnswer::Minimal => {
                (StatusCode::NO_CONTENT, [("preference-applied", MINIMAL)]).into_response()
            }
        }
    }
}
