//! What is written about people, in SQL that is the same for every database: `$1` is a parameter and
//! `BIGINT` a number in all of them. Written once, it is compiled for each.

/// Makes the functions for one kind of database.
macro_rules! people_writes {
    ($connection:ty) => {
        use crate::people::{NewAccount, Outcome, PeopleWrite, Player};
        use crate::store::StoreError;

        fn taken_or(error: sqlx::Error) -> StoreError {
            match &error {
                sqlx::Error::Database(inner) if inner.is_unique_violation() => StoreError::NameTaken,
                _ => StoreError::Database(error),
            }
        }

        /// Writes, all or nothing if the caller is in a transaction; the rows changed last.
        pub(crate) async fn write(db: &mut $connection, write: &PeopleWrite) -> Result<u64, StoreError> {
            let done = match write {
                PeopleWrite::Player(player, at) => return save_player(db, player, *at).await,
                PeopleWrite::Register(account) => return register(db, account).await,
                PeopleWrite::Rename { player, keys } => {
                    sqlx::query("DELETE FROM name_keys WHERE player = $1")
                        .bind(&player.id)
                        .execute(&mut *db)
                        .await?;
                    save_keys(db, &player.id, keys).await?;
                    sqlx::query("UPDATE players SET name = $2 WHERE id = $1")
                        .bind(&player.id)
                        .bind(&player.name)
                        .execute(db)
                        .await?
                }
                PeopleWrite::Password { player, hash } => {
                    sqlx::query("UPDATE accounts SET password = $2 WHERE player = $1")
                        .bind(player)
                        .bind(hash)
                        .execute(db)
                        .await?
                }
                PeopleWrite::Email { player, email } => {
                    sqlx::query("UPDATE accounts SET email = $2 WHERE player = $1")
                        .bind(player)
                        .bind(email)
                        .execute(db)
                        .await?
                }
                PeopleWrite::Forget { player } => {
                    for sql in [
                        "DELETE FROM accounts WHERE player = $1",
                        "DELETE FROM name_keys WHERE player = $1",
                        "DELETE FROM sessions WHERE player = $1",
                        "DELETE FROM api_tokens WHERE player = $1",
                        "DELETE FROM ratings WHERE player = $1",
                    ] {
                        sqlx::query(sql).bind(player).execute(&mut *db).await?;
                    }
                    sqlx::query("UPDATE players SET name = '' WHERE id = $1").bind(player).execute(db).await?
                }
                PeopleWrite::Redact { game, payloads } => {
                    for (seq, payload) in payloads {
                        sqlx::query("UPDATE events SET payload = $3 WHERE game = $1 AND seq = $2")
                            .bind(game)
                            .bind(seq)
                            .bind(payload)
                            .execute(&mut *db)
                            .await?;
                    }
                    return Ok(payloads.len() as u64);
                }
                PeopleWrite::Session { hash, player, agent, at } => {
                    sqlx::query(
                        "INSERT INTO sessions (token_hash, player, created_at, seen_at, agent)
                         VALUES ($1, $2, $3, $3, $4)
                         ON CONFLICT (token_hash) DO UPDATE SET player = excluded.player",
                    )
                    .bind(hash)
                    .bind(player)
                    .bind(at)
                    .bind(agent)
                    .execute(db)
                    .await?
                }
                PeopleWrite::Seen { hash, at } => {
                    sqlx::query("UPDATE sessions SET seen_at = $2 WHERE token_hash = $1")
                        .bind(hash)
                        .bind(at)
                        .execute(db)
                        .await?
                }
                PeopleWrite::EndSession { player, hash } => {
                    sqlx::query("DELETE FROM sessions WHERE player = $1 AND token_hash = $2")
                        .bind(player)
                        .bind(hash)
                        .execute(db)
                        .await?
                }
                PeopleWrite::EndSessionsExcept { player, hash } => {
                    sqlx::query("DELETE FROM sessions WHERE player = $1 AND token_hash <> $2")
                        .bind(player)
                        .bind(hash)
                        .execute(db)
                        .await?
                }
                PeopleWrite::Token { player, token } => {
                    sqlx::query(
                        "INSERT INTO api_tokens (token_hash, player, label, scopes, created_at)
                         VALUES ($1, $2, $3, $4, $5)",
                    )
                    .bind(&token.hash)
                    .bind(player)
                    .bind(&token.label)
                    .bind(&token.scopes)
                    .bind(token.created_at)
                    .execute(db)
                    .await?
                }
                PeopleWrite::Revoke { player, hash } => {
                    sqlx::query("DELETE FROM api_tokens WHERE player = $1 AND token_hash = $2")
                        .bind(player)
                        .bind(hash)
                        .execute(db)
                        .await?
                }
            };
            Ok(done.rows_affected())
        }

        async fn save_player(db: &mut $connection, player: &Player, at: i64) -> Result<u64, StoreError> {
            let done = sqlx::query(
                "INSERT INTO players (id, name, created_at) VALUES ($1, $2, $3)
                 ON CONFLICT (id) DO UPDATE SET name = excluded.name",
            )
            .bind(&player.id)
            .bind(&player.name)
            .bind(at)
            .execute(db)
            .await?;
            Ok(done.rows_affected())
        }

        async fn save_keys(db: &mut $connection, player: &str, keys: &[String]) -> Result<(), StoreError> {
            for key in keys {
                sqlx::query("INSERT INTO name_keys (name_key, player) VALUES ($1, $2)")
                    .bind(key)
                    .bind(player)
                    .execute(&mut *db)
                    .await
                    .map_err(taken_or)?;
            }
            Ok(())
        }

        async fn register(db: &mut $connection, account: &NewAccount) -> Result<u64, StoreError> {
            save_keys(db, &account.player.id, &account.keys).await?;
            sqlx::query("INSERT INTO accounts (player, password, email, created_at) VALUES ($1, $2, $3, $4)")
                .bind(&account.player.id)
                .bind(&account.password)
                .bind(&account.email)
                .bind(account.at)
                .execute(&mut *db)
                .await
                .map_err(taken_or)?;
            save_player(db, &account.player, account.at).await
        }

        /// Writes down how a game ended; fails if a rating has moved since it was read.
        pub(crate) async fn write_outcome(
            db: &mut $connection,
            game: &str,
            outcome: &Outcome,
        ) -> Result<(), StoreError> {
            for result in &outcome.results {
                sqlx::query(
                    "INSERT INTO results (game, seat, player, players, turn, place, points, quit, offices, rated,
                     public, at, mean, deviation)
                     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)",
                )
                .bind(game)
                .bind(result.seat)
                .bind(&result.player)
                .bind(result.players)
                .bind(result.turn)
                .bind(result.place)
                .bind(result.points)
                .bind(i64::from(result.quit))
                .bind(result.offices)
                .bind(i64::from(result.rating.is_some()))
                .bind(i64::from(outcome.public))
                .bind(outcome.at)
                .bind(result.rating.map(|(mean, _)| mean))
                .bind(result.rating.map(|(_, deviation)| deviation))
                .execute(&mut *db)
                .await?;
            }
            for change in &outcome.ratings {
                let sql = if change.games_before == 0 {
                    "INSERT INTO ratings (player, mean, deviation, games, wins, changed_at)
                     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (player) DO NOTHING"
                } else {
                    "UPDATE ratings SET mean = $2, deviation = $3, games = $4, wins = $5, changed_at = $6
                     WHERE player = $1 AND games = $7"
                };
                let mut query = sqlx::query(sql)
                    .bind(&change.to.player)
                    .bind(change.to.mean)
                    .bind(change.to.deviation)
                    .bind(change.to.games)
                    .bind(change.to.wins)
                    .bind(outcome.at);
                if change.games_before > 0 {
                    query = query.bind(change.games_before);
                }
                if query.execute(&mut *db).await?.rows_affected() == 0 {
                    return Err(StoreError::RatingMoved);
                }
            }
            Ok(())
        }
    };
}

pub(crate) mod sqlite {
    people_writes!(sqlx::SqliteConnection);
}
