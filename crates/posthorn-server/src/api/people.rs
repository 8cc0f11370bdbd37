//! What everybody may know about players and bots: profiles and the leaderboard.

use super::error::ApiError;
use super::extract::{PathPart, QueryString};
use super::responses::{LookupErrors, QueryErrors};
use crate::people::Profile;
use crate::state::AppState;
use crate::tables::{RATING_DEVIATIONS, displayed_rating};
use axum::Json;
use axum::extract::State;
use posthorn_pages::names::bot_name;
use posthorn_pages::words::Words;
use posthorn_store::{PastGame, RankedParticipant, Rating, SeatStatistics};
use posthorn_table::Participant;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use utoipa::{IntoParams, ToSchema};

/// rating is what players are shown: 1000 + 40 (mean - 3 deviation)
#[derive(Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Rating)]
pub(super) struct RatingJson {
    rating: i64,
    mean: f64,
    deviation: f64,
    #[schema(minimum = 0)]
    games: i64,
    #[schema(minimum = 0)]
    wins: i64,
}

impl From<&Rating> for RatingJson {
    fn from(rating: &Rating) -> RatingJson {
        RatingJson {
            rating: displayed_rating(rating.mean, rating.deviation),
            mean: rating.mean,
            deviation: rating.deviation,
            games: rating.games,
            wins: rating.wins,
        }
    }
}

#[derive(Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Profile)]
pub(super) struct ProfileJson {
    id: String,
    name: String,
    bot: bool,
    account: bool,
    #[schema(required)]
    rating: Option<RatingJson>,
    /// of tables that everybody may find, newest first
    games: Vec<PastGameJson>,
    statistics: Vec<StatisticsJson>,
    /// how many offices in each region
    offices: BTreeMap<String, usize>,
}

#[derive(Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = PastGame)]
struct PastGameJson {
    table: String,
    /// milliseconds since 1970
    ended_at_ms: i64,
    #[schema(minimum = 2, maximum = 4)]
    players: u8,
    #[schema(maximum = 3)]
    turn: u8,
    #[schema(minimum = 1, maximum = 4)]
    place: u8,
    points: i32,
    quit: bool,
    #[schema(required)]
    rating: Option<i64>,
}

impl From<&PastGame> for PastGameJson {
    fn from(game: &PastGame) -> PastGameJson {
        let result = &game.result;
        PastGameJson {
            table: game.table.as_str().to_owned(),
            ended_at_ms: game.at,
            players: result.players,
            turn: result.turn,
            place: result.place,
            points: result.points,
            quit: result.quit,
            rating: result.rating.map(|(mean, deviation)| displayed_rating(mean, deviation)),
        }
    }
}

/// games of one number of players, begun in one place; turn 0 began the game
#[derive(Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Statistics)]
struct StatisticsJson {
    #[schema(minimum = 2, maximum = 4)]
    players: u8,
    #[schema(maximum = 3)]
    turn: u8,
    #[schema(minimum = 0)]
    games: i64,
    #[schema(minimum = 0)]
    wins: i64,
    points: i64,
}

impl From<&SeatStatistics> for StatisticsJson {
    fn from(statistics: &SeatStatistics) -> StatisticsJson {
        let SeatStatistics { players, turn, games, wins, points } = *statistics;
        StatisticsJson { players, turn, games, wins, points }
    }
}

/// What everybody may know about a player, or about a bot as bot:NAME
#[utoipa::path(
    get, path = "/api/players/{id}",
    params(("id" = String, Path, description = "the player", min_length = 1)),
    responses((status = 200, description = "Done", body = ProfileJson), LookupErrors)
)]
pub(super) async fn profile(
    State(app): State<AppState>,
    PathPart(id): PathPart<String>,
) -> Result<Json<ProfileJson>, ApiError> {
    let profile = app.people.profile(&id, None).await?.ok_or(ApiError::NotFound)?;
    Ok(Json(profile_json(&profile)))
}

fn profile_json(profile: &Profile) -> ProfileJson {
    let offices = profile.offices_by_region().map(|(region, count)| (region.name().to_owned(), count));
    ProfileJson {
        id: profile.participant.key(),
        name: name(&profile.participant, &profile.name),
        bot: profile.participant.bot().is_some(),
        account: profile.account_since.is_some(),
        rating: profile.rating.as_ref().map(RatingJson::from),
        games: profile.games.iter().filter(|game| game.public).map(PastGameJson::from).collect(),
        statistics: profile.statistics.iter().map(StatisticsJson::from).collect(),
        offices: offices.collect(),
    }
}

/// Bots are called by their kind, players by their name.
fn name(participant: &Participant, name: &str) -> String {
    participant.bot().map_or_else(|| name.to_owned(), |kind| bot_name(kind, &Words::default()))
}

#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct LeaderboardQuery {
    /// how many
    #[param(minimum = 1, maximum = 100)]
    most: Option<u16>,
}

#[derive(Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Leaderboard)]
pub(super) struct LeaderboardJson {
    players: Vec<RankedJson>,
}

#[derive(Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = RankedPlayer)]
struct RankedJson {
    id: String,
    name: String,
    bot: bool,
    rating: i64,
    mean: f64,
    deviation: f64,
    #[schema(minimum = 0)]
    games: i64,
    #[schema(minimum = 0)]
    wins: i64,
}

impl From<&RankedParticipant> for RankedJson {
    fn from(ranked: &RankedParticipant) -> RankedJson {
        let participant = &ranked.rating.participant;
        let RatingJson { rating, mean, deviation, games, wins } = (&ranked.rating).into();
        let (id, name, bot) =
            (participant.key(), name(participant, &ranked.name), participant.bot().is_some());
        RankedJson { id, name, bot, rating, mean, deviation, games, wins }
    }
}

/// The best players and bots
#[utoipa::path(
    get, path = "/api/leaderboard", params(LeaderboardQuery),
    responses((status = 200, description = "Done", body = LeaderboardJson), QueryErrors)
)]
pub(super) async fn leaderboard(
    State(app): State<AppState>,
    QueryString(query): QueryString<LeaderboardQuery>,
) -> Result<Json<LeaderboardJson>, ApiError> {
    let most = i64::from(query.most.unwrap_or(100));
    if !(1..=100).contains(&most) {
        return Err(ApiError::BadRequest("most is a number from 1 to 100".to_owned()));
    }
    let ranked = app.store.leaderboard(most, RATING_DEVIATIONS).await?;
    Ok(Json(LeaderboardJson { players: ranked.iter().map(RankedJson::from).collect() }))
}
