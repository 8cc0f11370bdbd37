//! The API for programs: everything the pages can do, as JSON.

use crate::accounts;
use crate::app::AppState;
use crate::follower::Follower;
use crate::limits::{Caller, TooMuch};
use crate::live::{self, Counted};
use crate::routes::program::{Answer, Anybody, ApiError, Asked, InPath, Program, Reader, Sent};
use crate::routes::table::{Wanted, record_of, rematch};
use crate::routes::table_form::{Answered, TableAnswer, table_json};
use crate::tables::{Hints, Order, Pace, Snapshot, TableError, TableHandle, TableSetup, Who};
use crate::texts::Words;
use axum::body::Body;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use futures_util::stream;
use posthorn_bots::ROSTER;
use posthorn_rules::json::{ActionForm, Wish};
use posthorn_rules::{Action, Options, Reason, Seat};
use serde::Deserialize;
use serde_json::{Value, json};
use std::time::Duration;

/// A quiet stream gets an empty line this often, so that both ends notice a broken one.
const KEEP_ALIVE: Duration = Duration::from_secs(10);

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
        "rules": table.setup.options, "rated": table.setup.rated, "turn_seat": table.turn.map(|(seat, _)| seat),
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
pub(crate) async fn mine(State(app): State<AppState>, Reader { who, .. }: Reader) -> Json<Value> {
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
pub(crate) struct Opening {
    #[serde(default = "two")]
    seats: usize,
    #[serde(default, deserialize_with = "posthorn_rules::json::object")]
    rules: Options,
    #[serde(default = "no_clock", deserialize_with = "posthorn_rules::json::object")]
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
    answered: Answered,
    Sent(wish): Sent<Opening>,
) -> Result<TableAnswer, ApiError> {
    let bad = |message: &str| ApiError::Unusable(message.to_owned());
    if !(2..=4).contains(&wish.seats) {
        return Err(bad("a table has 2 to 4 seats"));
    }
    if wish.first.is_some_and(|first| first >= wish.seats) {
        return Err(bad("the first player must sit at the table: seats are numbered from 0"));
    }
    if wish.rated && wish.first.is_some() {
        return Err(bad("in a rated game chance decides who begins"));
    }
    if wish.rated && !who.account {
        return Err(TableError::NeedsAccount.into());
    }
    if wish.bots.len() + usize::from(wish.sit) > wish.seats {
        return Err(bad("there are more players than seats"));
    }
    if let Some(level) = wish.bots.iter().find(|level| !ROSTER.iter().any(|entry| entry.name == **level)) {
        return Err(ApiError::Unusable(format!("“{level}” is no bot; GET /api/bots lists them")));
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
    Ok(answered.with(&table, &who))
}

pub(crate) async fn view(
    State(app): State<AppState>,
    Anybody(who): Anybody,
    InPath(id): InPath<String>,
    Asked(wanted): Asked<Wanted>,
) -> Result<TableAnswer, ApiError> {
    if wanted.seat.is_some_and(|seat| seat >= Seat::MAX) {
        return Err(ApiError::BadRequest("seats are numbered from 0 to 3".to_owned()));
    }
    let table = app.tables.find(&id).await?;
    Ok(TableAnswer(Some(table_json(&table.now(), who.as_ref(), wanted.seat))))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Acting {
    #[serde(default, deserialize_with = "action")]
    action: Option<ActionForm>,
    line: Option<String>,
    version: Option<i64>,
}

/// An action is an object, never a list in its place.
fn action<'de, D: serde::Deserializer<'de>>(reader: D) -> Result<Option<ActionForm>, D::Error> {
    posthorn_rules::json::object(reader).map(Some)
}

/// Does an action, given as JSON or as a line of the notation.
pub(crate) async fn act(
    State(app): State<AppState>,
    Program(who): Program,
    answered: Answered,
    InPath(id): InPath<String>,
    Sent(acting): Sent<Acting>,
) -> Result<TableAnswer, ApiError> {
    let action: Action = match (&acting.action, &acting.line) {
        (Some(form), None) => match form.read().map_err(ApiError::Unusable)? {
            Wish::Action(action) => action,
            Wish::OfficeTwice(_) => return Err(TableError::Refused(Reason::OfficeTwice).into()),
            Wish::KeepNotThree => return Err(TableError::Refused(Reason::KeepNotInHand).into()),
        },
        (None, Some(line)) => line.parse().map_err(|error| ApiError::Unusable(format!("{error}")))?,
        _ => return Err(ApiError::BadRequest("send either “action” or “line”".to_owned())),
    };
    let table = app.tables.find(&id).await?;
    table.ask(&who, Order::Act { action, version: acting.version }).await?;
    Ok(answered.with(&table, &who))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Nothing {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AtSeat {
    seat: Option<usize>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ThatSeat {
    seat: usize,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct IsReady {
    ready: Option<bool>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Seen {
    version: Option<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    text: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WithBot {
    level: String,
    seat: Option<usize>,
}

/// Everything else that can be asked of a table.
pub(crate) async fn order(
    State(app): State<AppState>,
    Program(who): Program,
    answered: Answered,
    InPath((id, verb)): InPath<(String, String)>,
    Sent(body): Sent<Value>,
) -> Result<TableAnswer, ApiError> {
    let nothing = || part::<Nothing>(&body);
    let order = match verb.as_str() {
        "sit" => Order::Sit(part::<AtSeat>(&body)?.seat),
        "leave" | "resign" => nothing().map(|_| Order::Leave)?,
        "return" => nothing().map(|_| Order::Return)?,
        "ready" => Order::Ready(part::<IsReady>(&body)?.ready.unwrap_or(true)),
        "start" => nothing().map(|_| Order::Start)?,
        "undo" => Order::Undo { version: part::<Seen>(&body)?.version },
        "standin" => Order::StandIn(part::<ThatSeat>(&body)?.seat),
        "say" => Order::Say(part::<Line>(&body)?.text),
        "bot" => {
            let WithBot { level, seat } = part(&body)?;
            Order::AddBot { seat, level }
        }
        "rematch" => {
            nothing()?;
            let table = app.tables.find(&id).await?;
            let new = rematch(&app, &table, &who).await?;
            let table = app.tables.find(&new).await?;
            return Ok(answered.with(&table, &who));
        }
        _ => return Err(ApiError::NotFound),
    };
    let table = app.tables.find(&id).await?;
    let who = match order {
        Order::Sit(_) | Order::Say(_) => accounts::honest(&app, &who, &Words::default()).await?,
        _ => who,
    };
    table.ask(&who, order).await?;
    Ok(answered.with(&table, &who))
}

fn part<T: serde::de::DeserializeOwned>(body: &Value) -> Result<T, ApiError> {
    posthorn_rules::json::object(body).map_err(|error| ApiError::BadRequest(error.to_string()))
}

/// Makes a seat free.
pub(crate) async fn free(
    State(app): State<AppState>,
    Program(who): Program,
    answered: Answered,
    InPath((id, seat)): InPath<(String, usize)>,
) -> Result<TableAnswer, ApiError> {
    let table = app.tables.find(&id).await?;
    table.ask(&who, Order::Free(seat)).await?;
    Ok(answered.with(&table, &who))
}

/// The view now and after every change, later with the new lines of log and chat only: messages of a WebSocket, or else lines of JSON with an
/// empty one when nothing happens.
pub(crate) async fn stream(
    State(app): State<AppState>,
    Anybody(who): Anybody,
    Extension(caller): Extension<Caller>,
    InPath(id): InPath<String>,
    ws: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let table = app.tables.find(&id).await?;
    let counted = Counted::new(&app, caller).ok_or(ApiError::TooMuch(TooMuch(KEEP_ALIVE)))?;
    if let Ok(ws) = ws {
        return Ok(live::small(ws)
            .on_upgrade(move |socket| live::follow_for_program(socket, counted, app, table, who)));
    }
    let body = Body::from_stream(lines(app.clone(), counted, table, who));
    Ok(([(header::CONTENT_TYPE, "application/x-ndjson")], body).into_response())
}

fn lines(
    app: AppState,
    counted: Counted,
    table: TableHandle,
    who: Option<Who>,
) -> impl futures_util::Stream<Item = Result<String, std::convert::Infallible>> {
    struct Line {
        news: tokio::sync::watch::Receiver<Snapshot>,
        ending: tokio::sync::watch::Receiver<bool>,
        follower: Follower,
        first: bool,
        _counted: Counted,
        _here: Option<crate::tables::Presence>,
    }
    let here = who.as_ref().map(|who| table.here(&who.player));
    let line = Line {
        news: table.watch(),
        ending: app.ending.subscribe(),
        follower: Follower::new(who),
        first: true,
        _counted: counted,
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
            if let Some(mut text) = line.follower.news(&snapshot) {
                text.push('\n');
                return Some((Ok(text), line));
            }
        }
    })
}

/// The record of a finished game with the opened secret.
pub(crate) async fn record(State(app): State<AppState>, InPath(id): InPath<String>) -> Answer {
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

pub(crate) async fn no_such_method() -> ApiError {
    ApiError::Method
}
