//! A table: its page, and everything that can be asked of it by a form.

use crate::accounts;
use crate::app::AppState;
use crate::bot_seats::usual_level;
use crate::closing;
use crate::pages::{Page, message, play};
use crate::routes::form::{Posted, status};
use crate::routes::home::Note;
use crate::session::Visitor;
use crate::tables::{Occupant, Order, TableError, TableHandle, TableSetup, Who};
use crate::view::TableView;
use axum::Extension;
use axum::extract::{Path, Query, RawQuery, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use posthorn_rules::json::RecordForm;
use posthorn_rules::{Action, City, CitySet};
use serde::Deserialize;

/// What an address of a table can carry.
#[derive(Debug, Deserialize)]
pub(crate) struct Wanted {
    /// At a shared screen: whose cards are uncovered.
    #[serde(rename = "as")]
    pub(crate) seat: Option<usize>,
    /// An action to ask about before it is done.
    ask: Option<String>,
    /// Whether to say what a bot would do.
    #[serde(default)]
    hint: Option<String>,
}

pub(crate) async fn page(
    State(app): State<AppState>,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
    Query(note): Query<Note>,
    Extension(visitor): Extension<Visitor>,
    headers: HeaderMap,
) -> Response {
    let page = Page::of(&visitor);
    let table = match app.tables.find(&id).await {
        Ok(table) => table,
        Err(error) => return (status(&error), message::page(&page, &error.key())).into_response(),
    };
    let view = TableView::new(&table.now(), Some(&visitor.who.player), wanted.seat, &visitor.words);
    let link = format!("{}/table/{id}", base(&app, &headers));
    let asked = wanted.ask.as_deref().and_then(|line| line.parse::<Action>().ok());
    let (mut text, mut hint) = (note.text(&visitor), None);
    if wanted.hint.is_some() {
        match app.hints.ask(&view).await {
            Ok(given) => hint = Some(given),
            Err(error) => text = Some(visitor.words.say(&error.key())),
        }
    }
    let extra = play::Extra { note: text, link, asked, hint, uncovered: wanted.seat };
    play::page(&page, &view, &extra).into_response()
}

/// The address people type to reach this server.
pub(crate) fn base(app: &AppState, headers: &HeaderMap) -> String {
    app.config.public_url.clone().unwrap_or_else(|| {
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
        let tls = headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https");
        format!("{}://{host}", if tls { "https" } else { "http" })
    })
}

/// Everything that can be asked of a table by a form; the last part of the address says what.
pub(crate) async fn order(
    State(app): State<AppState>,
    Path((id, verb)): Path<(String, String)>,
    posted: Posted,
) -> Response {
    let back = match posted.number("as") {
        Some(seat) => format!("/table/{id}?as={seat}"),
        None => format!("/table/{id}"),
    };
    let table = match app.tables.find(&id).await {
        Ok(table) => table,
        Err(error) => return posted.refused(&error, "/"),
    };
    if verb == "rematch" {
        return match rematch(&app, &table, &posted.visitor.who).await {
            Ok(new) => posted.go(&format!("/table/{new}")),
            Err(error) => posted.refused(&error, &back),
        };
    }
    // Whoever shows a name here must not look like somebody else.
    let who = match verb.as_str() {
        "sit" | "say" => accounts::honest(&app, &posted.visitor.who, &posted.visitor.words).await,
        _ => Ok(posted.visitor.who.clone()),
    };
    let who = match who {
        Ok(who) => who,
        Err(error) => return posted.refused(&TableError::Store(error.to_string()), &back),
    };
    if verb == "guest"
        && let Err(error) =
            accounts::guest_may_be_called(&app, "", posted.get("name").unwrap_or_default()).await
    {
        return posted.refused_account(&error);
    }
    let order = match read_order(&verb, &posted) {
        Ok(Wish::Order(order)) => order,
        Ok(Wish::Help) => return posted.problem(StatusCode::OK, "note-commands"),
        Err(error) => return posted.refused(&error, &back),
    };
    if let Order::Act { action, .. } = &order
        && !posted.live
        && posted.visitor.prefs.ask
        && !posted.has("sure")
    {
        let view = TableView::new(
            &table.now(),
            Some(&posted.visitor.who.player),
            posted.number("as"),
            &posted.visitor.words,
        );
        if play::question(&view, *action).is_some() {
            let mark = if back.contains('?') { '&' } else { '?' };
            let line: String = form_urlencoded::byte_serialize(action.to_string().as_bytes()).collect();
            return axum::response::Redirect::to(&format!("{back}{mark}ask={line}")).into_response();
        }
    }
    let gone = matches!(order, Order::Leave) && !table.now().state.begun();
    match table.ask(&who, order).await {
        Ok(()) if gone && verb != "say" => posted.go("/"),
        Ok(()) => posted.done(&back),
        Err(error) => posted.refused(&error, &back),
    }
}

enum Wish {
    Order(Order),
    Help,
}

fn read_order(verb: &str, posted: &Posted) -> Result<Wish, TableError> {
    let version = posted.get("version").and_then(|text| text.parse().ok());
    let act = |action| Order::Act { action, version };
    let cities = |name: &'static str| -> Result<Vec<City>, TableError> {
        let mut cities = posted
            .all(name)
            .map(|name| City::from_name(name).ok_or_else(|| TableError::BadAction(name.to_owned())))
            .collect::<Result<Vec<_>, _>>()?;
        cities.sort_unstable();
        Ok(cities)
    };
    Ok(Wish::Order(match verb {
        "act" => {
            let line = posted.get("action").unwrap_or_default();
            act(line.parse().map_err(|error| TableError::BadAction(format!("{error}")))?)
        }
        "close" => {
            // A button with a whole choice of towns comes before the ticks.
            let offices = match posted.get("action").map(str::parse) {
                None => CitySet::of(&cities("office")?),
                Some(Ok(Action::Close { offices, .. })) => offices,
                Some(_) => {
                    return Err(TableError::BadAction(posted.get("action").unwrap_or_default().to_owned()));
                }
            };
            act(Action::Close { offices, cartwright: posted.has("cartwright") })
        }
        "keep" => {
            let cards = cities("card")?;
            let refused = TableError::Refused(posthorn_rules::Reason::KeepNotInHand);
            act(Action::Keep(cards.try_into().map_err(|_| refused)?))
        }
        "undo" => Order::Undo { version },
        "sit" => Order::Sit(posted.number("seat")),
        "leave" => Order::Leave,
        "return" => Order::Return,
        "bot" => Order::AddBot {
            seat: posted.number("seat"),
            level: posted.get("level").unwrap_or_default().to_owned(),
        },
        "guest" => Order::AddGuest {
            seat: posted.number("seat"),
            name: posted.get("name").unwrap_or_default().to_owned(),
        },
        "free" => Order::Free(posted.number("seat").ok_or(TableError::NoSuchSeat)?),
        "standin" => Order::StandIn(posted.number("seat").ok_or(TableError::NoSuchSeat)?),
        "ready" => Order::Ready(posted.get("ready") != Some("no")),
        "start" => Order::Start,
        "say" => return command(posted.get("text").unwrap_or_default()),
        _ => return Err(TableError::NoSuchCommand),
    }))
}

/// A line of chat, or one of the commands people know from BrettspielWelt.
fn command(text: &str) -> Result<Wish, TableError> {
    let text = text.trim();
    let Some(command) = text.strip_prefix('/') else {
        return Ok(Wish::Order(Order::Say(text.to_owned())));
    };
    let mut words = command.split_whitespace();
    Ok(Wish::Order(match (words.next().unwrap_or_default().to_lowercase().as_str(), words.next()) {
        ("join", _) => Order::Sit(None),
        ("leave" | "watch", _) => Order::Leave,
        ("ready", _) => Order::Ready(true),
        ("start", _) => Order::Start,
        ("undo", _) => Order::Undo { version: None },
        ("bot", level) => Order::AddBot { seat: None, level: level.unwrap_or(usual_level()).to_lowercase() },
        ("help", _) => return Ok(Wish::Help),
        _ => return Err(TableError::NoSuchCommand),
    }))
}

/// Opens a table for the same people, or answers the one that somebody else has opened already.
pub(crate) async fn rematch(app: &AppState, table: &TableHandle, who: &Who) -> Result<String, TableError> {
    let state = table.now().state;
    if let Some(new) = &state.rematch {
        return Ok(new.clone());
    }
    if !state.is_over() || state.seats_of(&who.player).next().is_none() {
        return Err(TableError::NotReady);
    }
    let setup = TableSetup { host: who.player.clone(), ..state.setup.clone() };
    let id = app.tables.open(setup).await?;
    let new = app.tables.find(&id).await?;
    let mut alone = true;
    for (seat, place) in state.seats.iter().enumerate() {
        match &place.occupant {
            // Who has gone for good does not come again.
            Some(Occupant::Person { name, .. }) if name.is_empty() => alone = false,
            Some(Occupant::Person { player, name }) => {
                alone &= *player == who.player;
                let person = Who { player: player.clone(), name: name.clone(), account: state.setup.rated };
                new.ask(&person, Order::Sit(Some(seat))).await?;
            }
            Some(Occupant::Bot { level }) => {
                new.ask(who, Order::AddBot { seat: Some(seat), level: level.clone() }).await?;
            }
            Some(Occupant::Guest { .. }) | None => {}
        }
    }
    for (seat, place) in state.seats.iter().enumerate() {
        if let Some(Occupant::Guest { player, name }) = &place.occupant {
            let host = Who { player: player.clone(), name: String::new(), account: false };
            new.ask(&host, Order::AddGuest { seat: Some(seat), name: name.clone() }).await?;
        }
    }
    table.ask(who, Order::Rematch(id.clone())).await?;
    let chosen = table.now().state.rematch.clone().unwrap_or(id.clone());
    if alone && chosen == id {
        new.ask(who, Order::Start).await?;
    }
    Ok(chosen)
}

/// What closing with a selection would earn: a fragment for the page's script.
pub(crate) async fn preview(
    State(app): State<AppState>,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
    Extension(visitor): Extension<Visitor>,
) -> Response {
    let table = match app.tables.find(&id).await {
        Ok(table) => table,
        Err(error) => return status(&error).into_response(),
    };
    let fields: Vec<(String, String)> =
        form_urlencoded::parse(query.unwrap_or_default().as_bytes()).into_owned().collect();
    let value = |name: &str| fields.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str());
    let offices: CitySet = fields
        .iter()
        .filter(|(key, _)| key == "office")
        .filter_map(|(_, name)| City::from_name(name))
        .fold(CitySet::EMPTY, CitySet::with);
    let uncovered = value("as").and_then(|seat| seat.parse().ok());
    let view = TableView::new(&table.now(), Some(&visitor.who.player), uncovered, &visitor.words);
    let Some(game) = &view.game else { return StatusCode::CONFLICT.into_response() };
    let result = closing::preview(&game.view, offices, value("cartwright").is_some());
    let legal = result.is_ok();
    let html = play::earned(&Page::of(&visitor), &result).into_string();
    axum::Json(serde_json::json!({"legal": legal, "html": html})).into_response()
}

/// The whole game for a file, once it is over.
pub(crate) async fn record(
    State(app): State<AppState>,
    Path(id): Path<String>,
    Extension(visitor): Extension<Visitor>,
) -> Response {
    let page = Page::of(&visitor);
    match record_of(&app, &id).await {
        Ok(Some(record)) => {
            let name = format!("attachment; filename=\"{id}.posthorn.json\"");
            ([(header::CONTENT_DISPOSITION, name)], axum::Json(record)).into_response()
        }
        Ok(None) => (StatusCode::CONFLICT, message::page(&page, "error-record-later")).into_response(),
        Err(error) => (status(&error), message::page(&page, &error.key())).into_response(),
    }
}

/// The record with the opened secret; none before the end.
pub(crate) async fn record_of(app: &AppState, id: &str) -> Result<Option<serde_json::Value>, TableError> {
    let state = app.tables.find(id).await?.now().state;
    let Some(record) = state.record() else { return Ok(None) };
    let mut json = serde_json::to_value(RecordForm::from(&record))
        .map_err(|error| TableError::Store(error.to_string()))?;
    if let Some(fields) = json.as_object_mut() {
        let secret = state.deal.secret();
        fields.insert("commitment".into(), secret.commitment().into());
        fields.insert("secret".into(), secret.to_hex().into());
    }
    Ok(Some(json))
}
