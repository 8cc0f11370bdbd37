//! Looking back at a finished game. While a game runs there is nothing to look back at, for anybody.

use crate::analysis::{Analysis, Job};
use crate::app::AppState;
use crate::pages::{Page, message, play, replay};
use crate::routes::form::{Posted, status};
use crate::routes::home::Note;
use crate::routes::program::{Answer, ApiError, Asked, InPath};
use crate::routes::table::base;
use crate::session::Visitor;
use crate::tables::{Snapshot, TableError};
use crate::texts::Words;
use crate::view::{Eyes, TableView};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use posthorn_rules::Seat;
use posthorn_rules::json::{ActionForm, ViewForm};
use serde::Deserialize;
use serde_json::{Value, json};

/// A moment of a game: `?at=42&seat=1`. Without a number it is the end, without a seat all cards are open.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct When {
    at: Option<String>,
    seat: Option<String>,
}

impl When {
    /// A program that asks for what is no number is told so; the address of a page is read kindly.
    fn check(&self) -> Result<(), ApiError> {
        let number = |text: &Option<String>| text.as_deref().is_none_or(|text| text.parse::<u32>().is_ok());
        let seat =
            self.seat.as_deref().is_none_or(|text| text.parse().is_ok_and(|seat: usize| seat < Seat::MAX));
        if number(&self.at) && seat {
            return Ok(());
        }
        Err(ApiError::BadRequest("“at” is a number from 0, “seat” one from 0 to 3".to_owned()))
    }

    fn moment(&self, snapshot: &Snapshot, words: &Words) -> Result<replay::Moment, TableError> {
        let state = &snapshot.state;
        let last = match &state.history {
            Some(history) if history.game().is_over() => history.actions().len(),
            _ => return Err(TableError::NotOver),
        };
        let seat = self.seat.as_deref().and_then(|seat| Seat::new(seat.parse().ok()?));
        let eyes = seat.filter(|seat| seat.index() < state.seats.len()).map_or(Eyes::All, Eyes::Seat);
        let at = self.at.as_deref().and_then(|at| at.parse().ok()).unwrap_or(last).min(last);
        let past = |at| TableView::past(snapshot, at, eyes, words).ok_or(TableError::NotOver);
        Ok(replay::Moment { view: past(at)?, log: past(last)?.log, at, last, eyes })
    }
}

pub(crate) async fn page(
    State(app): State<AppState>,
    Path(id): Path<String>,
    Query(when): Query<When>,
    Query(note): Query<Note>,
    Extension(visitor): Extension<Visitor>,
    headers: HeaderMap,
) -> Response {
    let page = Page::of(&visitor);
    let found = async { when.moment(&app.tables.find(&id).await?.now(), &visitor.words) };
    match found.await {
        Ok(moment) => {
            let job = app.analyses.find(&id);
            let base = format!("{}/replay/{id}", base(&app, &headers));
            replay::page(&page, &moment, job.as_deref(), &base, note.text(&visitor).as_deref())
                .into_response()
        }
        Err(error) => (status(&error), message::page(&page, &error.key())).into_response(),
    }
}

/// Another moment, for the page's script.
pub(crate) async fn at(
    State(app): State<AppState>,
    Path(id): Path<String>,
    Query(when): Query<When>,
    Extension(visitor): Extension<Visitor>,
) -> Response {
    let page = Page::of(&visitor);
    let found = async { when.moment(&app.tables.find(&id).await?.now(), &visitor.words) };
    match found.await {
        Ok(moment) => {
            let title = replay::title(&page, &moment);
            let fragments = replay::fragments(&page, &moment);
            Json(json!({"at": moment.at, "title": title, "fragments": fragments})).into_response()
        }
        Err(error) => {
            let text = visitor.words.say(&error.key());
            (status(&error), Json(json!({"ok": false, "key": error.key(), "text": text}))).into_response()
        }
    }
}

/// Begins to look for the turns that mattered.
pub(crate) async fn analyse(State(app): State<AppState>, Path(id): Path<String>, posted: Posted) -> Response {
    let begun = async { app.analyses.begin(&app.tables.find(&id).await?.now().state) };
    match begun.await {
        Ok(_) => posted.done(&format!("/replay/{id}#analysis")),
        Err(error) => posted.refused(&error, &format!("/replay/{id}")),
    }
}

/// How far the analysis is, for the page's script.
pub(crate) async fn analysis(
    State(app): State<AppState>,
    Path(id): Path<String>,
    Query(when): Query<When>,
    Extension(visitor): Extension<Visitor>,
) -> Response {
    let found = async { when.moment(&app.tables.find(&id).await?.now(), &visitor.words) };
    let Ok(moment) = found.await else { return StatusCode::NOT_FOUND.into_response() };
    let job = app.analyses.find(&id);
    let done = job.as_ref().is_none_or(|job| job.result().is_some());
    let html = replay::analysis(&Page::of(&visitor), &moment, job.as_deref()).into_string();
    Json(json!({"done": done, "html": html})).into_response()
}

/// A moment of a finished game, for programs.
pub(crate) async fn api(
    State(app): State<AppState>,
    InPath(id): InPath<String>,
    Asked(when): Asked<When>,
) -> Answer {
    when.check()?;
    let words = Words::default();
    let moment = when.moment(&app.tables.find(&id).await?.now(), &words)?;
    let game = moment.view.game.as_ref().ok_or(ApiError::NotFound)?;
    let told: Vec<&str> =
        moment.view.log.iter().filter(|line| line.ply == moment.at).map(|line| line.text.as_str()).collect();
    Ok(Json(json!({
        "at": moment.at, "last": moment.last, "game": ViewForm::from(&game.view), "told": told,
    })))
}

/// The analysis of a finished game, for programs: asking begins it.
pub(crate) async fn api_analysis(State(app): State<AppState>, InPath(id): InPath<String>) -> Answer {
    let state = app.tables.find(&id).await?.now().state;
    let job = app.analyses.begin(&state)?;
    Ok(Json(job_json(&job)))
}

fn job_json(job: &Job) -> Value {
    let Some(analysis) = job.result() else {
        return json!({"status": "running", "percent": job.percent()});
    };
    let Analysis { lines, turns, plies } = analysis;
    let words = Words::default();
    let actions = |list: &[posthorn_rules::Action]| -> Vec<ActionForm> {
        list.iter().map(|&action| action.into()).collect()
    };
    let turns: Vec<Value> = turns
        .iter()
        .map(|turning| {
            json!({
                "seat": turning.seat.index(), "round": turning.round, "at": turning.ply,
                "played": actions(&turning.played), "win": turning.win,
                "better": actions(&turning.better.turn), "better_win": turning.better.win,
                "why": play::why(&words, &turning.better.why),
            })
        })
        .collect();
    json!({"status": "done", "actions": plies, "win": lines, "turns": turns})
}
