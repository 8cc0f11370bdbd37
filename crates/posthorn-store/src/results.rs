//! Finished games: what each seat achieved, and statistics over them.

use crate::error::StoreError;
use crate::outcome::SeatResult;
use crate::row::Row;
use crate::statement::sql;
use crate::store::Store;
use posthorn_table::{Participant, TableId};

/// A finished game of a participant.
#[derive(Clone, Debug, PartialEq)]
pub struct PastGame {
    /// The table.
    pub table: TableId,
    /// Whether everybody may find it.
    pub public: bool,
    /// When it ended, in milliseconds since 1970.
    pub at: i64,
    /// The participant's result.
    pub result: SeatResult,
}

/// Statistics over the games of one number of players, for one position in the order of turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatStatistics {
    /// How many played.
    pub players: u8,
    /// 0 for the starting player.
    pub turn: u8,
    /// How many games.
    pub games: i64,
    /// How many were won.
    pub wins: i64,
    /// The sum of all points.
    pub points: i64,
}

fn past_game(row: &mut Row) -> Result<PastGame, StoreError> {
    let result = SeatResult {
        seat: row.take("seat")?,
        participant: row.take("player")?,
        players: row.take("players")?,
        turn: row.take("turn")?,
        place: row.take("place")?,
        points: row.take("points")?,
        quit: row.take("quit")?,
        offices: row.take("offices")?,
        rating: row.take::<Option<f64>>("mean")?.zip(row.take::<Option<f64>>("deviation")?),
    };
    Ok(PastGame { table: row.take("table_id")?, public: row.take("public")?, at: row.take("at")?, result })
}

fn seat_statistics(row: &mut Row) -> Result<SeatStatistics, StoreError> {
    Ok(SeatStatistics {
        players: row.take("players")?,
        turn: row.take("turn")?,
        games: row.take("games")?,
        wins: row.take("wins")?,
        points: row.take("points")?,
    })
}

impl Store {
    /// The finished games of a participant, newest first.
    pub async fn results_of(
        &self,
        participant: &Participant,
        limit: i64,
    ) -> Result<Vec<PastGame>, StoreError> {
        let games = sql!(
            "SELECT table_id, public, at, seat, player, players, turn, place, points, quit, offices, mean, deviation
             FROM results WHERE player = $1 ORDER BY at DESC, table_id, seat LIMIT $2",
            participant,
            limit
        );
        self.rows(games, past_game).await
    }

    /// Statistics by number of players and order of turns, of a participant or of all games.
    pub async fn seat_statistics(
        &self,
        participant: Option<&Participant>,
    ) -> Result<Vec<SeatStatistics>, StoreError> {
        let statistics = match participant {
            Some(participant) => sql!(
                "SELECT players, turn, COUNT(*) AS games,
                 CAST(SUM(CASE WHEN place = 1 THEN 1 ELSE 0 END) AS BIGINT) AS wins,
                 CAST(SUM(points) AS BIGINT) AS points FROM results
                 WHERE player = $1 GROUP BY players, turn ORDER BY players, turn",
                participant
            ),
            // A game that somebody left says nothing about the advantage of a seat.
            None => sql!(
                "SELECT players, turn, COUNT(*) AS games,
                 CAST(SUM(CASE WHEN place = 1 THEN 1 ELSE 0 END) AS BIGINT) AS wins,
                 CAST(SUM(points) AS BIGINT) AS points FROM results
                 WHERE table_id NOT IN (SELECT table_id FROM results WHERE quit = 1)
                 GROUP BY players, turn ORDER BY players, turn"
            ),
        };
        self.rows(statistics, seat_statistics).await
    }
}
