//! Lists of tables, opening one, looking at one, and the record of a finished game.

use super::auth::{OptionalKey, PlayKey, ReadKey};
use super::error::ApiError;
use super::extract::{JsonBody, PathPart, Prefer, QueryString};
use super::record::{RecordAnswer, record_json};
use super::responses::{FinishedGameErrors, KeyErrors, OpenErrors, PublicErrors, ViewErrors};
use super::schemas;
use super::table_json::{TableAnswer, TableJson, table_json};
use crate::state::AppState;
use axum::Json;
use axum::extract::State;
use posthorn_pages::names::occupant_names;
use posthorn_pages::words::Words;
use posthorn_rules::{Options, Seat};
use posthorn_table::{
    BotKind, Command, CommandError, GameMode, HintPolicy, Identity, Pace, PlayerId, TableSetup, TableSummary,
    Viewer,
};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

#[derive(Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Tables)]
pub(super) struct TableList {
    tables: Vec<SummaryJson>,
}

#[derive(Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Summary)]
struct SummaryJson {
    id: String,
    #[schema(value_type = schemas::ActiveStatus)]
    status: &'static str,
    seats: Vec<Option<String>>,
    #[schema(value_type = schemas::Pace)]
    pace: Pace,
    #[schema(value_type = schemas::Rules)]
    rules: Options,
    rated: bool,
    #[schema(required, maximum = 3)]
    turn_seat: Option<usize>,
    #[schema(required)]
    round: Option<u16>,
    /// only in the list of my tables
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    your_turn: Option<bool>,
}

fn summary(table: &TableSummary, viewer: Option<&PlayerId>) -> SummaryJson {
    let names = occupant_names(table.seats.iter().map(|seat| seat.occupant.as_ref()), &Words::default());
    let seats =
        names.into_iter().zip(&table.seats).map(|(name, seat)| seat.occupant.is_some().then_some(name));
    SummaryJson {
        id: table.id.as_str().to_owned(),
        status: table.status.word(),
        seats: seats.collect(),
        pace: table.setup.pace,
        rules: table.setup.options,
        rated: table.setup.is_rated(),
        turn_seat: table.turn.map(|(seat, _)| seat),
        round: table.turn.map(|(_, round)| round),
        your_turn: viewer.map(|player| table.waits_for(player)),
    }
}

/// Open and running tables that everybody may see
#[utoipa::path(
    get, path = "/api/tables",
    responses((status = 200, description = "Done", body = TableList), PublicErrors)
)]
pub(super) async fn list(State(app): State<AppState>) -> Json<TableList> {
    let all = app.tables.lobby().list();
    let public = all.iter().filter(|table| table.setup.public);
    Json(TableList { tables: public.map(|table| summary(table, None)).collect() })
}

/// My tables that are not over, those that wait for me first
///
/// The key needs the scope “read”.
#[utoipa::path(
    get, path = "/api/tables/mine", security(("key" = [])),
    responses((status = 200, description = "Done", body = TableList), KeyErrors)
)]
pub(super) async fn mine(State(app): State<AppState>, ReadKey { identity, .. }: ReadKey) -> Json<TableList> {
    let player = &identity.player;
    let mut mine = app.tables.lobby().list();
    mine.retain(|table| table.seats_player(player));
    mine.sort_by_key(|table| !table.waits_for(player));
    Json(TableList { tables: mine.iter().map(|table| summary(table, Some(player))).collect() })
}

/// How a new table is to be.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Opening)]
pub(super) struct OpenRequest {
    #[serde(default = "two")]
    #[schema(minimum = 2, maximum = 4)]
    seats: usize,
    #[serde(default, deserialize_with = "posthorn_rules::json::object")]
    #[schema(value_type = schemas::Rules)]
    rules: Options,
    #[serde(default = "no_clock", deserialize_with = "posthorn_rules::json::object")]
    #[schema(value_type = schemas::Pace)]
    pace: Pace,
    #[serde(default = "yes")]
    public: bool,
    /// only for accounts; chance decides who begins
    #[serde(default)]
    rated: bool,
    #[serde(default)]
    #[schema(maximum = 3)]
    first: Option<usize>,
    #[serde(default)]
    #[schema(value_type = Vec<schemas::BotName>, max_items = 4)]
    bots: Vec<String>,
    #[serde(default)]
    calm_bots: bool,
    /// a rated game has none
    #[serde(default)]
    #[schema(value_type = schemas::HintPolicy)]
    hints: HintPolicy,
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

impl OpenRequest {
    fn players(&self) -> usize {
        self.bots.len() + usize::from(self.sit)
    }

    /// The setup and the bots, or why there can be no such table.
    fn read(&self, host: &Identity) -> Result<(TableSetup, Vec<BotKind>), ApiError> {
        let bad = |message: &str| ApiError::Unprocessable(message.to_owned());
        let setup = TableSetup::new(self.seats, host.player.clone());
        let setup = setup.ok_or_else(|| bad("a table has 2 to 4 seats"))?;
        if self.first.is_some_and(|first| first >= self.seats) {
            return Err(bad("the first player must sit at the table: seats are numbered from 0"));
        }
        if self.rated && self.first.is_some() {
            return Err(bad("in a rated game chance decides who begins"));
        }
        if self.rated && !host.has_account {
            return Err(CommandError::NeedsAccount.into());
        }
        if self.players() > self.seats {
            return Err(bad("there are more players than seats"));
        }
        let bot = |name: &String| {
            let kind = name.parse::<BotKind>();
            kind.map_err(|_| bad(&format!("“{name}” is no bot; GET /api/bots lists them")))
        };
        let bots = self.bots.iter().map(bot).collect::<Result<Vec<_>, _>>()?;
        let mode = if self.rated {
            GameMode::Rated
        } else {
            GameMode::Casual { first: self.first.and_then(Seat::new), hints: self.hints }
        };
        let mut setup = setup.with_mode(mode);
        setup.options = self.rules;
        setup.pace = self.pace;
        setup.public = self.public;
        setup.calm_bots = self.calm_bots;
        Ok((setup, bots))
    }
}

/// Open a table; when bots and the opener fill all seats, the game begins
///
/// The key needs the scope “play”.
#[utoipa::path(
    post, path = "/api/tables", security(("key" = [])), request_body = OpenRequest,
    responses((status = 200, description = "Done", body = TableJson), OpenErrors)
)]
pub(super) async fn open(
    State(app): State<AppState>,
    PlayKey(identity): PlayKey,
    prefer: Prefer,
    JsonBody(request): JsonBody<OpenRequest>,
) -> Result<TableAnswer, ApiError> {
    let (setup, bots) = request.read(&identity)?;
    let table = app.tables.open(setup).await?;
    if request.sit {
        table.send(&identity, Command::Sit(None)).await?;
    }
    for bot in bots {
        table.send(&identity, Command::AddBot { seat: None, bot }).await?;
    }
    if request.players() == request.seats {
        table.send(&identity, Command::Start).await?;
    }
    Ok(prefer.answer(&table, &identity))
}

/// Whose cards a shared screen shows.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct SharedScreenQuery {
    /// at a shared screen, whose cards are uncovered
    #[serde(rename = "as")]
    #[param(minimum = 0, maximum = 3)]
    uncovered: Option<usize>,
}

impl SharedScreenQuery {
    pub(super) fn viewer(&self, identity: Identity) -> Viewer {
        Viewer::new(identity.player, self.uncovered.and_then(Seat::new))
    }
}

/// What I may know of a table
#[utoipa::path(
    get, path = "/api/tables/{id}", security((), ("key" = [])),
    params(("id" = String, Path, description = "the table", min_length = 1), SharedScreenQuery),
    responses((status = 200, description = "Done", body = TableJson), ViewErrors)
)]
pub(super) async fn view(
    State(app): State<AppState>,
    OptionalKey(identity): OptionalKey,
    PathPart(id): PathPart<String>,
    QueryString(query): QueryString<SharedScreenQuery>,
) -> Result<TableAnswer, ApiError> {
    if query.uncovered.is_some_and(|seat| seat >= Seat::MAX) {
        return Err(ApiError::BadRequest("seats are numbered from 0 to 3".to_owned()));
    }
    let table = app.tables.find(&id).await?;
    let viewer = identity.map_or(Viewer::Anonymous, |identity| query.viewer(identity));
    Ok(TableAnswer::Table(table_json(&table.snapshot(), &viewer)))
}

/// The record of a finished game, with the opened shuffle secret
#[utoipa::path(
    get, path = "/api/tables/{id}/record",
    params(("id" = String, Path, description = "the table", min_length = 1)),
    responses((status = 200, description = "Done", body = schemas::Record), FinishedGameErrors)
)]
pub(super) async fn record(
    State(app): State<AppState>,
    PathPart(id): PathPart<String>,
) -> Result<Json<RecordAnswer>, ApiError> {
    let record = record_json(&app.tables.find(&id).await?.snapshot().state);
    record.map(Json).ok_or(CommandError::NotReady.into())
}
