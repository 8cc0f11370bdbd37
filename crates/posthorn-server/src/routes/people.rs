//! Profiles and the leaderboard.

use super::{html, message_page};
use crate::http::Visitor;
use crate::people::Profile;
use crate::state::AppState;
use crate::tables::{RATING_DEVIATIONS, displayed_rating};
use axum::Extension;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use posthorn_pages::leaderboard::{self, LeaderboardPage, Row, TurnStatistics};
use posthorn_pages::names::bot_name;
use posthorn_pages::profile::{self, ProfileGame, ProfilePage};
use posthorn_pages::words::Words;
use posthorn_store::{PastGame, RankedParticipant, SeatStatistics, StoreError};
use posthorn_table::Participant;

/// How many players the leaderboard has.
const LONGEST_BOARD: i64 = 100;

pub(crate) async fn profile(
    State(app): State<AppState>,
    Path(key): Path<String>,
    Extension(visitor): Extension<Visitor>,
) -> Response {
    match app.people.profile(&key, Some(&visitor.identity.player)).await {
        Ok(Some(found)) => html(profile::page(&visitor.page(), &profile_page(found, &visitor.words))),
        Ok(None) => message_page(&visitor, StatusCode::NOT_FOUND, "error-no-player"),
        Err(error) => unavailable(&visitor, &error),
    }
}

fn profile_page(profile: Profile, words: &Words) -> ProfilePage {
    ProfilePage {
        name: name(&profile.participant, profile.name, words),
        bot: profile.participant.bot().is_some(),
        own: profile.is_own,
        account: profile.account_since.is_some(),
        since: profile.account_since,
        rating: profile.rating.map(|rating| displayed_rating(rating.mean, rating.deviation)),
        statistics: profile.statistics.into_iter().map(turn_statistics).collect(),
        games: profile.games.into_iter().map(profile_game).collect(),
    }
}

fn profile_game(past: PastGame) -> ProfileGame {
    let result = past.result;
    ProfileGame {
        table: past.table,
        public: past.public,
        at: past.at,
        place: result.place.into(),
        players: result.players.into(),
        points: result.points.into(),
        quit: result.quit,
        offices: result.offices,
        rating: result.rating.map(|(mean, deviation)| displayed_rating(mean, deviation)),
    }
}

fn turn_statistics(statistics: SeatStatistics) -> TurnStatistics {
    TurnStatistics {
        players: statistics.players.into(),
        turn: statistics.turn.into(),
        games: statistics.games,
        wins: statistics.wins,
        points: statistics.points,
    }
}

/// What the reader calls a player or a bot.
fn name(participant: &Participant, player_name: String, words: &Words) -> String {
    match participant.bot() {
        Some(kind) => bot_name(kind, words),
        None => words.person(&player_name),
    }
}

pub(crate) async fn leaderboard(
    State(app): State<AppState>,
    Extension(visitor): Extension<Visitor>,
) -> Response {
    let board = async {
        let board = app.store.leaderboard(LONGEST_BOARD, RATING_DEVIATIONS).await?;
        Ok::<_, StoreError>((board, app.store.seat_statistics(None).await?))
    };
    match board.await {
        Ok((board, statistics)) => {
            let page = LeaderboardPage {
                rows: board.into_iter().map(|ranked| row(ranked, &visitor)).collect(),
                statistics: statistics.into_iter().map(turn_statistics).collect(),
            };
            html(leaderboard::page(&visitor.page(), &page))
        }
        Err(error) => unavailable(&visitor, &error),
    }
}

fn row(ranked: RankedParticipant, visitor: &Visitor) -> Row {
    let rating = ranked.rating;
    Row {
        name: name(&rating.participant, ranked.name, &visitor.words),
        rating: displayed_rating(rating.mean, rating.deviation),
        games: rating.games,
        wins: rating.wins,
        is_own: rating.participant.player() == Some(&visitor.identity.player),
        participant: rating.participant,
    }
}

fn unavailable(visitor: &Visitor, error: &StoreError) -> Response {
    tracing::error!(%error, "profiles cannot be read");
    message_page(visitor, StatusCode::SERVICE_UNAVAILABLE, "error-store-read")
}
