//! How a game ended: what is written together with its last event.

use crate::statement::{Statement, sql};
use posthorn_rules::{CitySet, Seat};
use posthorn_table::{Participant, TableId};

/// How a finished game ended for everybody who played it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GameOutcome {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Whether everybody may find the game.
    pub public: bool,
    /// The result of each seat.
    pub results: Vec<SeatResult>,
    /// The ratings that change.
    pub ratings: Vec<RatingChange>,
}

/// The result of a seat in a finished game.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatResult {
    /// The seat.
    pub seat: Seat,
    /// Who played.
    pub participant: Participant,
    /// How many played.
    pub players: u8,
    /// 0 for the starting player, 1 for the next.
    pub turn: u8,
    /// 1 for the winner.
    pub place: u8,
    /// The points.
    pub points: i32,
    /// Whether a bot played for the player at the end.
    pub quit: bool,
    /// The cities with an office.
    pub offices: CitySet,
    /// Mean and deviation of the rating after the game; none if the game was not rated.
    pub rating: Option<(f64, f64)>,
}

/// How strong a participant is estimated to be.
#[derive(Clone, Debug, PartialEq)]
pub struct Rating {
    /// Whose.
    pub participant: Participant,
    /// The mean.
    pub mean: f64,
    /// The standard deviation.
    pub deviation: f64,
    /// How many rated games.
    pub games: i64,
    /// How many of them were won.
    pub wins: i64,
}

/// A rating changed by a game.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingChange {
    /// What it becomes.
    pub to: Rating,
    /// How many games it had; if it has more by now, nothing is written.
    pub games_before: i64,
}

impl RatingChange {
    /// Changes a row, unless the rating has changed since it was read.
    fn statement(&self, at: i64) -> Statement {
        let Rating { participant, mean, deviation, games, wins } = &self.to;
        if self.games_before == 0 {
            return sql!(
                "INSERT INTO ratings (player, mean, deviation, games, wins, changed_at)
                 VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (player) DO NOTHING",
                participant,
                *mean,
                *deviation,
                *games,
                *wins,
                at
            );
        }
        sql!(
            "UPDATE ratings SET mean = $2, deviation = $3, games = $4, wins = $5, changed_at = $6
             WHERE player = $1 AND games = $7",
            participant,
            *mean,
            *deviation,
            *games,
            *wins,
            at,
            self.games_before
        )
    }
}

impl GameOutcome {
    /// The changes of ratings, by participant. Each changes a row, or the rating has changed since it was read.
    pub(crate) fn rating_statements(&self) -> impl Iterator<Item = (String, Statement)> + '_ {
        self.ratings.iter().map(|change| (change.to.participant.key(), change.statement(self.at)))
    }
}

/// Inserts the results of a game.
pub(crate) fn insert_results<'a>(
    table: &'a TableId,
    outcome: &'a GameOutcome,
) -> impl Iterator<Item = Statement> + 'a {
    outcome.results.iter().map(move |result| {
        sql!(
            "INSERT INTO results (table_id, seat, player, players, turn, place, points, quit, offices, rated,
             public, at, mean, deviation) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)",
            table,
            result.seat,
            &result.participant,
            result.players,
            result.turn,
            result.place,
            result.points,
            result.quit,
            result.offices,
            result.rating.is_some(),
            outcome.public,
            outcome.at,
            result.rating.map(|(mean, _)| mean),
            result.rating.map(|(_, deviation)| deviation)
        )
    })
}
