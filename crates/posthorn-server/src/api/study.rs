//! Hints, replays and the analysis of finished games.

use super::auth::PlayKey;
use super::error::ApiError;
use super::extract::{PathPart, QueryString};
use super::responses::{FinishedGameErrors, HintErrors, ReplayErrors};
use super::schemas;
use super::tables::SharedScreenQuery;
use crate::state::AppState;
use crate::study::moment;
use axum::Json;
use axum::extract::State;
use posthorn_pages::play;
use posthorn_pages::words::Words;
use posthorn_rules::json::{ActionForm, ViewForm};
use posthorn_rules::{Action, Seat};
use posthorn_table::{
    AdvisedTurn, AnalysisProgress, ExpectedPoints, Hint, Prospect, TableView, TurningPoint, Version,
};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

#[derive(Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Hint)]
pub(super) struct HintJson {
    #[schema(minimum = 0)]
    version: i64,
    turns: Vec<AdvisedTurnJson>,
    #[schema(required)]
    route_goes_on: Option<f64>,
}

#[derive(Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = AdvisedTurn)]
struct AdvisedTurnJson {
    #[schema(value_type = Vec<schemas::Action>)]
    actions: Vec<ActionForm>,
    why: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    win: Option<f64>,
    /// between two: points ahead at the end
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    lead: Option<f64>,
    /// among three or four: points at the end
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    points: Option<f64>,
}

/// What the strongest bot would do in your place
///
/// The key needs the scope “play”.
#[utoipa::path(
    get, path = "/api/tables/{id}/hint", security(("key" = [])),
    params(("id" = String, Path, description = "the table", min_length = 1), SharedScreenQuery),
    responses((status = 200, description = "Done", body = HintJson), HintErrors)
)]
pub(super) async fn hint(
    State(app): State<AppState>,
    PlayKey(identity): PlayKey,
    PathPart(id): PathPart<String>,
    QueryString(query): QueryString<SharedScreenQuery>,
) -> Result<Json<HintJson>, ApiError> {
    let table = app.tables.find(&id).await?;
    let view = TableView::new(&table.snapshot(), &query.viewer(identity));
    let hint = app.hints.ask(&view).await?;
    Ok(Json(hint_json(&hint, view.version)))
}

fn hint_json(hint: &Hint, version: Version) -> HintJson {
    HintJson {
        version: version.0,
        turns: hint.turns.iter().map(|turn| advised_turn_json(turn, hint)).collect(),
        route_goes_on: match hint.prospect {
            Prospect::NoRoute => None,
            Prospect::InHand(_) => Some(1.0),
            Prospect::Chance(chance) => Some(rounded(chance, 100.0)),
        },
    }
}

/// Chances are estimated only where there is a choice.
fn advised_turn_json(advised: &AdvisedTurn, hint: &Hint) -> AdvisedTurnJson {
    let has_choice = hint.has_choice();
    let (lead, points) = match advised.points {
        ExpectedPoints::Lead(lead) => (Some(rounded(lead, 10.0)), None),
        ExpectedPoints::Total(points) => (None, Some(rounded(points, 10.0))),
    };
    AdvisedTurnJson {
        actions: action_forms(&advised.turn),
        why: play::why(&Words::default(), hint.seen.options(), &advised.reason),
        win: has_choice.then(|| rounded(advised.win, 1000.0)),
        lead: lead.filter(|_| has_choice),
        points: points.filter(|_| has_choice),
    }
}

fn rounded(value: f32, steps: f64) -> f64 {
    (f64::from(value) * steps).round() / steps
}

fn action_forms(actions: &[Action]) -> Vec<ActionForm> {
    actions.iter().map(|&action| action.into()).collect()
}

/// Which moment of a game.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct ReplayQuery {
    /// after how many actions; the end if left out
    #[param(value_type = Option<u32>, minimum = 0, maximum = 4294967295_i64)]
    at: Option<String>,
    /// through whose eyes; all cards are open if left out
    #[param(value_type = Option<usize>, minimum = 0, maximum = 3)]
    seat: Option<String>,
}

impl ReplayQuery {
    fn read(&self) -> Result<(Option<usize>, Option<Seat>), ApiError> {
        let at = self.at.as_deref().map(|at| at.parse::<u32>().map(|at| at as usize));
        let seat = self.seat.as_deref().map(|seat| seat.parse().ok().and_then(Seat::new).ok_or(()));
        match (at.transpose(), seat.transpose()) {
            (Ok(at), Ok(seat)) => Ok((at, seat)),
            _ => Err(ApiError::BadRequest("“at” is a number from 0, “seat” one from 0 to 3".to_owned())),
        }
    }
}

#[derive(Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Moment)]
pub(super) struct MomentJson {
    at: usize,
    last: usize,
    #[schema(value_type = schemas::View)]
    game: ViewForm,
    told: Vec<String>,
}

/// A moment of a finished game
#[utoipa::path(
    get, path = "/api/tables/{id}/replay",
    params(("id" = String, Path, description = "the table", min_length = 1), ReplayQuery),
    responses((status = 200, description = "Done", body = MomentJson), ReplayErrors)
)]
pub(super) async fn replay(
    State(app): State<AppState>,
    PathPart(id): PathPart<String>,
    QueryString(query): QueryString<ReplayQuery>,
) -> Result<Json<MomentJson>, ApiError> {
    let (at, seat) = query.read()?;
    let moment = moment(&app.tables.find(&id).await?.snapshot(), at, seat, &Words::default())?;
    let game = moment.table.game.as_ref().ok_or(ApiError::NotFound)?;
    let told = moment.table.log_lines.iter().filter(|line| line.ply == moment.at);
    Ok(Json(MomentJson {
        at: moment.at,
        last: moment.last,
        game: ViewForm::from(&game.view),
        told: told.map(|line| line.text.clone()).collect(),
    }))
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "snake_case", tag = "status")]
#[schema(as = Analysis)]
pub(super) enum AnalysisJson {
    Running {
        #[schema(maximum = 100)]
        percent: usize,
    },
    Done {
        actions: usize,
        /// for each seat
        #[schema(value_type = Vec<Vec<schemas::WinChance>>)]
        win: Vec<Vec<(usize, f32)>>,
        turns: Vec<TurningPointJson>,
    },
}

#[derive(Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = TurningPoint)]
pub(super) struct TurningPointJson {
    #[schema(maximum = 3)]
    seat: usize,
    round: u16,
    at: usize,
    #[schema(value_type = Vec<schemas::Action>)]
    played: Vec<ActionForm>,
    win: f32,
    #[schema(value_type = Vec<schemas::Action>)]
    better: Vec<ActionForm>,
    better_win: f32,
    why: String,
}

/// The chance to win over a finished game, and the turns that mattered most; asking begins it
#[utoipa::path(
    get, path = "/api/tables/{id}/analysis",
    params(("id" = String, Path, description = "the table", min_length = 1)),
    responses((status = 200, description = "Done", body = AnalysisJson), FinishedGameErrors)
)]
pub(super) async fn analysis(
    State(app): State<AppState>,
    PathPart(id): PathPart<String>,
) -> Result<Json<AnalysisJson>, ApiError> {
    let state = app.tables.find(&id).await?.snapshot().state;
    Ok(Json(match app.analyses.begin(&state)? {
        AnalysisProgress::Running { percent } => AnalysisJson::Running { percent },
        AnalysisProgress::Done(analysis) => AnalysisJson::Done {
            actions: analysis.plies,
            win: analysis.win_chances.clone(),
            turns: analysis.turning_points.iter().map(turning_point_json).collect(),
        },
    }))
}

fn turning_point_json(turn: &TurningPoint) -> TurningPointJson {
    TurningPointJson {
        seat: turn.seat.index(),
        round: turn.round,
        at: turn.ply,
        played: action_forms(&turn.played),
        win: turn.win,
        better: action_forms(&turn.better.turn),
        better_win: turn.better.win,
        why: play::why(&Words::default(), turn.seen.options(), &turn.better.reason),
    }
}
