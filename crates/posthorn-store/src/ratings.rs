//! Ratings: how strong a participant is estimated to be.

use crate::error::StoreError;
use crate::outcome::Rating;
use crate::row::Row;
use crate::statement::sql;
use crate::store::Store;
use posthorn_table::Participant;

/// A rating and the name that goes with it.
#[derive(Clone, Debug, PartialEq)]
pub struct RankedParticipant {
    /// The rating.
    pub rating: Rating,
    /// The player's name; empty for bots and deleted players.
    pub name: String,
}

fn rating(row: &mut Row) -> Result<Rating, StoreError> {
    Ok(Rating {
        participant: row.take("player")?,
        mean: row.take("mean")?,
        deviation: row.take("deviation")?,
        games: row.take("games")?,
        wins: row.take("wins")?,
    })
}

impl Store {
    /// The rating of a participant, if it has one.
    pub async fn rating(&self, participant: &Participant) -> Result<Option<Rating>, StoreError> {
        let select =
            sql!("SELECT player, mean, deviation, games, wins FROM ratings WHERE player = $1", participant);
        self.row(select, rating).await
    }

    /// The best ratings, where so many deviations are subtracted from the mean.
    pub async fn leaderboard(
        &self,
        limit: i64,
        deviations: f64,
    ) -> Result<Vec<RankedParticipant>, StoreError> {
        let best = sql!(
            "SELECT player, mean, deviation, games, wins, COALESCE(name, '') AS name FROM ratings
             LEFT JOIN players ON players.id = ratings.player
             ORDER BY mean - $2 * deviation DESC, player LIMIT $1",
            limit,
            deviations
        );
        let read = |row: &mut Row| Ok(RankedParticipant { rating: rating(row)?, name: row.take("name")? });
        self.rows(best, read).await
    }
}
