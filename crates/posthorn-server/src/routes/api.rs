//! The API for programs: everything the pages can do, as JSON.

use crate::app::AppState;
use crate::ids;
use crate::live::{self, Counted};
use crate::routes::account::make_token;
use crate::routes::program::{Answer, Anybody, ApiError, Program, read};
use crate::routes::table::{Wanted, record_of, rematch};
use crate::routes::table_form::{TableAnswer, table_json};
use crate::tables::{Hints, Order, Pace, Snapshot, TableError, TableHandle, TableSetup, Who, tidy_name};
use crate::texts::Words;
use axum::Json;
use axum::body::{Body, Bytes};
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use posthorn_bots::ROSTER;
use posthorn_rules::json::{ActionForm, Wish};
use posthorn_rules::{Action, Options, Reason};
use posthorn_store::Player;
use serde::Deserialize;
use serde_json::{Value, json};
use std::time::Duration;

/// A quiet stream gets an empty line this often, so that both ends notice a broken one.
const KEEP_ALIVE: Duration = Duration::from_secs(10);

#[derive(Deserialize)]
struct Named {
    name: String,
}

impl Named {
    fn tidy(&self) -> Result<String, ApiError> {
        tidy_name(&self.name).ok_or_else(|| ApiError::BadRequest(Words::default().say("error-bad-name")))
    }
}

/// Makes a player for a program, and its key.
pub(crate) async fn new_account(State(app): State<AppState>, body: Bytes) -> Answer {
    let name = read::<Named>(&body)?.tidy()?;
    let player = Player { id: ids::hex(&ids::random_bytes::<8>()), name };
    app.store.save_player(player.clone(), ids::now()).await?;
    let token = make_token(&app, &player.id, &player.name).await?;
    Ok(Json(json!({"id": player.id, "name": player.name, "token": token})))
}

pub(crate) async fn account(Program(who): Program) -> Answer {
    Ok(Json(json!({"id": who.player, "name": who.name})))
}

pub(crate) async fn rename(State(app): State<AppState>, Program(who): Program, body: Bytes) -> Answer {
    let name = read::<Named>(&body)?.tidy()?;
    app.store.save_player(Player { id: who.player.clone(), name: name.clone() }, ids::now()).await?;
    Ok(Json(json!({"id": who.player, "name": name})))
}

pub(crate) async fn bots() -> Json<Value> {
    let list: Vec<Value> =
        ROSTER.iter().map(|entry| json!({"name": entry.name, "about": entry.about})).collect();
    Json(json!({"bots": list}))
}

fn summary(table: &crate::lobby::Summary) -> Value {
    let names =
        crate::view::occupant_names(table.seats.iter().map(|seat| seat.occupant.as_ref()), &Words::default());
    let seats: Vec<Value> = names
        .into_iter()
        .zip(&table.seats)
        .map(|(name, seat)| if seat.occupant.is_some() { name.into() } else { Value::Null })
        .collect();
    json!({
        "id": table.id, "status": table.status.word(), "seats": seats, "pace": table.setup.pace,
        "rules": table.setup.options, "turn_seat": table.turn.map(|(seat, _)| seat),
        "round": table.turn.map(|(_, round)| round),
    })
}

/// The open and running tables everybody may see.
pub(crate) async fn list(State(app): State<AppState>) -> Json<Value> {
    let all = app.tables.lobby().list();
    let list: Vec<Value> =
        all.iter().filter(|table| table.setup.public).map(|table| summary(table)).collect();
    Json(json!({"tables": list}))
}

/// The open and running tables of the program, those that wait for it first.
pub(crate) async fn mine(State(app): State<AppState>, Program(who): Program) -> Json<Value> {
    let mut mine: Vec<_> = app.tables.lobby().list();
    mine.retain(|table| table.has(&who.player));
    mine.sort_by_key(|table| !table.waits_for(&who.player));
    let list: Vec<Value> = mine
        .iter()
        .map(|table| {
            let mut json = summary(table);
            json["your_turn"] = table.waits_for(&who.player).into();
            json
        })
        .collect();
    Json(json!({"tables": list}))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Opening {
    #[serde(default = "two")]
    seats: usize,
    #[serde(default)]
    rules: Options,
    #[serde(default = "no_clock")]
    pace: Pace,
    #[serde(default = "yes")]
    public: bool,
    #[serde(default)]
    rated: bool,
    #[serde(default)]
    first: Option<usize>,
    #[serde(default)]
    bots: Vec<String>,
    #[serde(default)]
    calm_bots: bool,
    #[serde(default)]
    hints: Hints,
    #[serde(default = "yes")]
    sit: bool,
}

const fn two() -> usize {
    2
}

const fn no_clock() -> Pace {
    Pace::Free
}

const fn yes() -> bool {
    true
}

/// Opens a table; with enough bots the game begins at once.
pub(crate) async fn open(
    State(app): State<AppState>,
    Program(who): Program,
    body: Bytes,
) -> Result<TableAnswer, ApiError> {
    let wish: Opening = read(&body)?;
    let bad = |message: &str| ApiError::BadRequest(message.to_owned());
    if !(2..=4).contains(&wish.seats) {
        return Err(bad("a table has 2 to 4 seats"));
    }
    if wish.first.is_some_and(|first| first >= wish.seats) {
        return Err(bad("the first player must sit at the table: seats are numbered from 0"));
    }
    if wish.bots.len() + usize::from(wish.sit) > wish.seats {
        return Err(bad("there are more players than seats"));
    }
    if let Some(level) = wish.bots.iter().find(|level| !ROSTER.iter().any(|entry| entry.name == **level)) {
        return Err(ApiError::BadRequest(format!("“{level}” is no bot; GET /api/bots lists them")));
    }
    let setup = TableSetup {
        seats: wish.seats,
        options: wish.rules,
        pace: wish.pace,
        public: wish.public,
        rated: wish.rated,
        first: wish.first,
        host: who.player.clone(),
        calm_bots: wish.calm_bots,
        hints: wish.hints,
        tour: false,
    };
    let id = app.tables.open(setup).await?;
    let table = app.tables.find(&id).await?;
    if wish.sit {
        table.ask(&who, Order::Sit(None)).await?;
    }
    for level in &wish.bots {
        table.ask(&who, Order::AddBot { seat: None, level: level.clone() }).await?;
    }
    if wish.bots.len() + usize::from(wish.sit) == wish.seats {
        table.ask(&who, Order::Start).await?;
    }
    Ok(TableAnswer(table_json(&table.now(), Some(&who), None)))
}

pub(crate) async fn view(
    State(app): State<AppState>,
    Anybody(who): Anybody,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Result<TableAnswer, ApiError> {
    let table = app.tables.find(&id).await?;
    Ok(TableAnswer(table_json(&table.now(), who.as_ref(), wanted.seat)))
}

#[derive(Deserialize)]
struct Acting {
    action: Option<ActionForm>,
    line: Option<String>,
    version: Option<i64>,
}

/// Does an action, given as JSON or as a line of the notation.
pub(crate) async fn act(
    State(app): State<AppState>,
    Program(who): Program,
    Path(id): Path<String>,
    body: Bytes,
) -> Result<TableAnswer, ApiError> {
    let acting: Acting = read(&body)?;
    let action: Action = match (&acting.action, &acting.line) {
        (Some(form), None) => match form.read().map_err(ApiError::BadRequest)? {
            Wish::Action(action) => action,
            Wish::OfficeTwice(_) => return Err(TableError::Refused(Reason::OfficeTwice).into()),
            Wish::KeepNotThree => return Err(TableError::Refused(Reason::KeepNotInHand).into()),
        },
        (None, Some(line)) => line.parse().map_err(|error| ApiError::BadRequest(format!("{error}")))?,
        _ => return Err(ApiError::BadRequest("send either “action” or “line”".to_owned())),
    };
    let table = app.tables.find(&id).await?;
    table.ask(&who, Order::Act { action, version: acting.version }).await?;
    Ok(TableAnswer(table_json(&table.now(), Some(&who), None)))
}

#[derive(Deserialize)]
struct Asking {
    seat: Option<usize>,
    level: Option<String>,
    text: Option<String>,
    ready: Option<bool>,
    version: Option<i64>,
}

/// Everything else that can be asked of a table.
pub(crate) async fn order(
    State(app): State<AppState>,
    Program(who): Program,
    Path((id, verb)): Path<(String, String)>,
    body: Bytes,
) -> Result<TableAnswer, ApiError> {
    let asking: Asking = read(&body)?;
    let table = app.tables.find(&id).await?;
    let order = match verb.as_str() {
        "sit" => Order::Sit(asking.seat),
        "leave" | "resign" => Order::Leave,
        "return" => Order::Return,
        "ready" => Order::Ready(asking.ready.unwrap_or(true)),
        "start" => Order::Start,
        "undo" => Order::Undo { version: asking.version },
        "standin" => Order::StandIn(asking.seat.unwrap_or(usize::MAX)),
        "say" => Order::Say(asking.text.unwrap_or_default()),
        "bot" => Order::AddBot { seat: asking.seat, level: asking.level.unwrap_or_default() },
        "rematch" => {
            let new = rematch(&app, &table, &who).await?;
            let table = app.tables.find(&new).await?;
            return Ok(TableAnswer(table_json(&table.now(), Some(&who), None)));
        }
        _ => return Err(ApiError::NotFound),
    };
    table.ask(&who, order).await?;
    Ok(TableAnswer(table_json(&table.now(), Some(&who), None)))
}

/// Makes a seat free.
pub(crate) async fn free(
    State(app): State<AppState>,
    Program(who): Program,
    Path((id, seat)): Path<(String, usize)>,
) -> Result<TableAnswer, ApiError> {
    let table = app.tables.find(&id).await?;
    table.ask(&who, Order::Free(seat)).await?;
    Ok(TableAnswer(table_json(&table.now(), Some(&who), None)))
}

/// The whole view now and after every change: messages of a WebSocket, or else lines of JSON with an
/// empty one when nothing happens.
pub(crate) async fn stream(
    State(app): State<AppState>,
    Anybody(who): Anybody,
    Path(id): Path<String>,
    ws: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let table = app.tables.find(&id).await?;
    if let Ok(ws) = ws {
        return Ok(
            live::small(ws).on_upgrade(move |socket| live::follow_for_program(socket, app, table, who))
        );
    }
    let body = Body::from_stream(lines(app.clone(), table, who));
    Ok(([(header::CONTENT_TYPE, "application/x-ndjson")], body).into_response())
}

fn lines(
    app: AppState,
    table: TableHandle,
    who: Option<Who>,
) -> impl futures_util::Stream<Item = Result<String, std::convert::Infallible>> {
    struct Line {
        news: tokio::sync::watch::Receiver<Snapshot>,
        ending: tokio::sync::watch::Receiver<bool>,
        who: Option<Who>,
        /// The hash of what was sent last.
        sent: u64,
        first: bool,
        _counted: Counted,
        _here: Option<crate::tables::Presence>,
    }
    let here = who.as_ref().map(|who| table.here(&who.player));
    let line = Line {
        news: table.watch(),
        ending: app.ending.subscribe(),
        who,
        sent: 0,
        first: true,
        _counted: Counted::new(&app),
        _here: here,
    };
    stream::unfold(line, |mut line| async move {
        loop {
            if !std::mem::take(&mut line.first) {
                let quiet = tokio::select! {
                    changed = line.news.changed() => if changed.is_err() { return None } else { false },
                    _ = line.ending.wait_for(|ending| *ending) => return None,
                    () = tokio::time::sleep(KEEP_ALIVE) => true,
                };
                if quiet {
                    return Some((Ok("\n".to_owned()), line));
                }
            }
            let snapshot = line.news.borrow_and_update().clone();
            let mut text = table_json(&snapshot, line.who.as_ref(), None);
            if std::mem::replace(&mut line.sent, ids::fingerprint(&text)) != line.sent {
                text.push('\n');
                return Some((Ok(text), line));
            }
        }
    })
}

/// The record of a finished game with the opened secret.
pub(crate) async fn record(State(app): State<AppState>, Path(id): Path<String>) -> Answer {
    match record_of(&app, &id).await? {
        Some(record) => Ok(Json(record)),
        None => Err(TableError::NotReady.into()),
    }
}

pub(crate) async fn openapi() -> Response {
    let text = include_str!("../../assets/openapi.json");
    ([(header::CONTENT_TYPE, "application/json")], text).into_response()
}

pub(crate) async fn not_found() -> ApiError {
    ApiError::NotFound
}
