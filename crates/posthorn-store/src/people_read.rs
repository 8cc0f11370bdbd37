//! What is read about people, in SQL that is the same for every database.

/// Makes the functions for one kind of database.
macro_rules! people_reads {
    ($pool:ty, $row:ty) => {
        use crate::people::{
            Account, ApiToken, PastGame, Player, Rating, SeatResult, Session, Tally, TokenOwner,
        };
        use crate::store::StoreError;
        use sqlx::Row;

        pub(crate) async fn player(db: &$pool, id: &str) -> Result<Option<Player>, StoreError> {
            let row = sqlx::query("SELECT id, name FROM players WHERE id = $1").bind(id).fetch_optional(db);
            row.await?.as_ref().map(player_row).transpose()
        }

        fn player_row(row: &$row) -> Result<Player, StoreError> {
            Ok(Player { id: row.try_get("id")?, name: row.try_get("name")? })
        }

        fn account_row(row: &$row) -> Result<Account, StoreError> {
            Ok(Account {
                player: player_row(row)?,
                password: row.try_get("password")?,
                email: row.try_get("email")?,
                created_at: row.try_get("created_at")?,
            })
        }

        pub(crate) async fn account(db: &$pool, player: &str) -> Result<Option<Account>, StoreError> {
            let row = sqlx::query(
                "SELECT players.id, players.name, password, email, accounts.created_at FROM accounts
                 JOIN players ON players.id = accounts.player WHERE accounts.player = $1",
            )
            .bind(player)
            .fetch_optional(db);
            row.await?.as_ref().map(account_row).transpose()
        }

        pub(crate) async fn key_owner(db: &$pool, key: &str) -> Result<Option<String>, StoreError> {
            let row =
                sqlx::query("SELECT player FROM name_keys WHERE name_key = $1").bind(key).fetch_optional(db);
            Ok(row.await?.map(|row| row.try_get("player")).transpose()?)
        }

        pub(crate) async fn games_naming(db: &$pool, player: &str) -> Result<Vec<String>, StoreError> {
            let rows = sqlx::query("SELECT DISTINCT game FROM events WHERE payload LIKE $1")
                .bind(format!("%\"{}\"%", player.replace(['%', '_', '"'], "")))
                .fetch_all(db);
            Ok(rows.await?.iter().map(|row| row.try_get("game")).collect::<Result<_, _>>()?)
        }

        fn session_row(row: &$row) -> Result<Session, StoreError> {
            Ok(Session {
                hash: row.try_get("token_hash")?,
                player: player_row(row)?,
                account: row.try_get::<Option<String>, _>("password")?.is_some(),
                agent: row.try_get("agent")?,
                created_at: row.try_get("created_at")?,
                seen_at: row.try_get("seen_at")?,
            })
        }

        pub(crate) async fn session(db: &$pool, hash: &str) -> Result<Option<Session>, StoreError> {
            let row = sqlx::query(
                "SELECT token_hash, id, name, password, agent, sessions.created_at, seen_at FROM sessions
                 JOIN players ON players.id = sessions.player
                 LEFT JOIN accounts ON accounts.player = sessions.player WHERE token_hash = $1",
            )
            .bind(hash)
            .fetch_optional(db);
            row.await?.as_ref().map(session_row).transpose()
        }

        pub(crate) async fn sessions(db: &$pool, player: &str) -> Result<Vec<Session>, StoreError> {
            let rows = sqlx::query(
                "SELECT token_hash, id, name, password, agent, sessions.created_at, seen_at FROM sessions
                 JOIN players ON players.id = sessions.player
                 LEFT JOIN accounts ON accounts.player = sessions.player
                 WHERE sessions.player = $1 ORDER BY seen_at DESC, token_hash",
            )
            .bind(player)
            .fetch_all(db);
            rows.await?.iter().map(session_row).collect()
        }

        pub(crate) async fn tokens(db: &$pool, player: &str) -> Result<Vec<ApiToken>, StoreError> {
            let rows = sqlx::query(
                "SELECT token_hash, label, scopes, created_at FROM api_tokens
                 WHERE player = $1 ORDER BY created_at DESC, token_hash",
            )
            .bind(player)
            .fetch_all(db);
            let token = |row: &$row| -> Result<ApiToken, StoreError> {
                Ok(ApiToken {
                    hash: row.try_get("token_hash")?,
                    label: row.try_get("label")?,
                    scopes: row.try_get("scopes")?,
                    created_at: row.try_get("created_at")?,
                })
            };
            rows.await?.iter().map(token).collect()
        }

        pub(crate) async fn token_owner(db: &$pool, hash: &str) -> Result<Option<TokenOwner>, StoreError> {
            let row = sqlx::query(
                "SELECT id, name, password, scopes FROM api_tokens
                 JOIN players ON players.id = api_tokens.player
                 LEFT JOIN accounts ON accounts.player = api_tokens.player WHERE token_hash = $1",
            )
            .bind(hash)
            .fetch_optional(db);
            let Some(row) = row.await? else { return Ok(None) };
            Ok(Some(TokenOwner {
                player: player_row(&row)?,
                account: row.try_get::<Option<String>, _>("password")?.is_some(),
                scopes: row.try_get("scopes")?,
            }))
        }

        fn rating_row(row: &$row) -> Result<Rating, StoreError> {
            Ok(Rating {
                player: row.try_get("player")?,
                mean: row.try_get("mean")?,
                deviation: row.try_get("deviation")?,
                games: row.try_get("games")?,
                wins: row.try_get("wins")?,
            })
        }

        pub(crate) async fn rating(db: &$pool, player: &str) -> Result<Option<Rating>, StoreError> {
            let row =
                sqlx::query("SELECT player, mean, deviation, games, wins FROM ratings WHERE player = $1")
                    .bind(player)
                    .fetch_optional(db);
            row.await?.as_ref().map(rating_row).transpose()
        }

        pub(crate) async fn leaderboard(
            db: &$pool,
            most: i64,
            deviations: f64,
        ) -> Result<Vec<(Rating, Player)>, StoreError> {
            let rows = sqlx::query(
                "SELECT player, mean, deviation, games, wins, COALESCE(name, '') AS name FROM ratings
                 LEFT JOIN players ON players.id = ratings.player
                 ORDER BY mean - $2 * deviation DESC, player LIMIT $1",
            )
            .bind(most)
            .bind(deviations)
            .fetch_all(db);
            let ranked = |row: &$row| -> Result<(Rating, Player), StoreError> {
                let rating = rating_row(row)?;
                let player = Player { id: rating.player.clone(), name: row.try_get("name")? };
                Ok((rating, player))
            };
            rows.await?.iter().map(ranked).collect()
        }

        pub(crate) async fn results_of(
            db: &$pool,
            player: &str,
            most: i64,
        ) -> Result<Vec<PastGame>, StoreError> {
            let rows = sqlx::query(
                "SELECT game, seat, player, players, turn, place, points, quit, offices, public, at, mean,
                 deviation FROM results WHERE player = $1 ORDER BY at DESC, game, seat LIMIT $2",
            )
            .bind(player)
            .bind(most)
            .fetch_all(db);
            let past = |row: &$row| -> Result<PastGame, StoreError> {
                let (mean, deviation): (Option<f64>, Option<f64>) =
                    (row.try_get("mean")?, row.try_get("deviation")?);
                Ok(PastGame {
                    game: row.try_get("game")?,
                    public: row.try_get::<i64, _>("public")? != 0,
                    at: row.try_get("at")?,
                    result: SeatResult {
                        seat: row.try_get("seat")?,
                        player: row.try_get("player")?,
                        players: row.try_get("players")?,
                        turn: row.try_get("turn")?,
                        place: row.try_get("place")?,
                        points: row.try_get("points")?,
                        quit: row.try_get::<i64, _>("quit")? != 0,
                        offices: row.try_get("offices")?,
                        rating: mean.zip(deviation),
                    },
                })
            };
            rows.await?.iter().map(past).collect()
        }

        pub(crate) async fn tallies(db: &$pool, player: Option<&str>) -> Result<Vec<Tally>, StoreError> {
            // A game that somebody left says nothing about the advantage of a seat.
            let sql = match player {
                Some(_) => {
                    "SELECT players, turn, COUNT(*) AS games,
                     CAST(SUM(CASE WHEN place = 1 THEN 1 ELSE 0 END) AS BIGINT) AS wins,
                     CAST(SUM(points) AS BIGINT) AS points FROM results
                     WHERE player = $1 GROUP BY players, turn ORDER BY players, turn"
                }
                None => {
                    "SELECT players, turn, COUNT(*) AS games,
                     CAST(SUM(CASE WHEN place = 1 THEN 1 ELSE 0 END) AS BIGINT) AS wins,
                     CAST(SUM(points) AS BIGINT) AS points FROM results
                     WHERE game NOT IN (SELECT game FROM results WHERE quit = 1)
                     GROUP BY players, turn ORDER BY players, turn"
                }
            };
            let query = sqlx::query(sql);
            let query = match player {
                Some(player) => query.bind(player),
                None => query,
            };
            let tally = |row: &$row| -> Result<Tally, StoreError> {
                Ok(Tally {
                    players: row.try_get("players")?,
                    turn: row.try_get("turn")?,
                    games: row.try_get("games")?,
                    wins: row.try_get("wins")?,
                    points: row.try_get("points")?,
                })
            };
            query.fetch_all(db).await?.iter().map(tally).collect()
        }
    };
}

pub(crate) mod sqlite {
    people_reads!(sqlx::SqlitePool, sqlx::sqlite::SqliteRow);
}

/// The trait for a store that has `readers`, a pool, and `write_people`.
macro_rules! impl_people {
    ($store:ty, $sql:path) => {
        const _: () = {
            use crate::people::*;
            use crate::store::StoreError;
            use $sql as sql;

            #[async_trait::async_trait]
            impl People for $store {
                async fn save_player(&self, player: Player, at: i64) -> Result<(), StoreError> {
                    self.write_people(PeopleWrite::Player(player, at)).await.map(drop)
                }

                async fn player(&self, id: &str) -> Result<Option<Player>, StoreError> {
                    sql::player(&self.readers, id).await
                }

                async fn register(&self, account: NewAccount) -> Result<(), StoreError> {
                    self.write_people(PeopleWrite::Register(account)).await.map(drop)
                }

                async fn account(&self, player: &str) -> Result<Option<Account>, StoreError> {
                    sql::account(&self.readers, player).await
                }

                async fn account_by_key(&self, key: &str) -> Result<Option<Account>, StoreError> {
                    match sql::key_owner(&self.readers, key).await? {
                        Some(player) => sql::account(&self.readers, &player).await,
                        None => Ok(None),
                    }
                }

                async fn name_is_taken(
                    &self,
                    keys: &[String],
                    by_other_than: &str,
                ) -> Result<bool, StoreError> {
                    for key in keys {
                        let owner = sql::key_owner(&self.readers, key).await?;
                        if owner.is_some_and(|owner| owner != by_other_than) {
                            return Ok(true);
                        }
                    }
                    Ok(false)
                }

                async fn rename_account(&self, player: Player, keys: Vec<String>) -> Result<(), StoreError> {
                    self.write_people(PeopleWrite::Rename { player, keys }).await.map(drop)
                }

                async fn save_password(&self, player: &str, hash: &str) -> Result<(), StoreError> {
                    let (player, hash) = (player.to_owned(), hash.to_owned());
                    self.write_people(PeopleWrite::Password { player, hash }).await.map(drop)
                }

                async fn save_email(&self, player: &str, email: Option<&str>) -> Result<(), StoreError> {
                    let (player, email) = (player.to_owned(), email.map(str::to_owned));
                    self.write_people(PeopleWrite::Email { player, email }).await.map(drop)
                }

                async fn forget_player(&self, player: &str) -> Result<(), StoreError> {
                    self.write_people(PeopleWrite::Forget { player: player.to_owned() }).await.map(drop)
                }

                async fn games_naming(&self, player: &str) -> Result<Vec<String>, StoreError> {
                    sql::games_naming(&self.readers, player).await
                }

                async fn redact(&self, game: &str, payloads: Vec<(i64, String)>) -> Result<(), StoreError> {
                    self.write_people(PeopleWrite::Redact { game: game.to_owned(), payloads }).await.map(drop)
                }

                async fn save_session(
                    &self,
                    hash: &str,
                    player: &str,
                    agent: &str,
                    at: i64,
                ) -> Result<(), StoreError> {
                    let (hash, player, agent) = (hash.to_owned(), player.to_owned(), agent.to_owned());
                    self.write_people(PeopleWrite::Session { hash, player, agent, at }).await.map(drop)
                }

                async fn session(&self, hash: &str) -> Result<Option<Session>, StoreError> {
                    sql::session(&self.readers, hash).await
                }

                async fn sessions(&self, player: &str) -> Result<Vec<Session>, StoreError> {
                    sql::sessions(&self.readers, player).await
                }

                async fn session_seen(&self, hash: &str, at: i64) -> Result<(), StoreError> {
                    self.write_people(PeopleWrite::Seen { hash: hash.to_owned(), at }).await.map(drop)
                }

                async fn end_session(&self, player: &str, hash: &str) -> Result<bool, StoreError> {
                    let (player, hash) = (player.to_owned(), hash.to_owned());
                    Ok(self.write_people(PeopleWrite::EndSession { player, hash }).await? > 0)
                }

                async fn end_sessions_except(&self, player: &str, hash: &str) -> Result<u64, StoreError> {
                    let (player, hash) = (player.to_owned(), hash.to_owned());
                    self.write_people(PeopleWrite::EndSessionsExcept { player, hash }).await
                }

                async fn save_token(&self, player: &str, token: ApiToken) -> Result<(), StoreError> {
                    self.write_people(PeopleWrite::Token { player: player.to_owned(), token }).await.map(drop)
                }

                async fn revoke_token(&self, player: &str, hash: &str) -> Result<bool, StoreError> {
                    let (player, hash) = (player.to_owned(), hash.to_owned());
                    Ok(self.write_people(PeopleWrite::Revoke { player, hash }).await? > 0)
                }

                async fn tokens(&self, player: &str) -> Result<Vec<ApiToken>, StoreError> {
                    sql::tokens(&self.readers, player).await
                }

                async fn token_owner(&self, hash: &str) -> Result<Option<TokenOwner>, StoreError> {
                    sql::token_owner(&self.readers, hash).await
                }

                async fn rating(&self, player: &str) -> Result<Option<Rating>, StoreError> {
                    sql::rating(&self.readers, player).await
                }

                async fn leaderboard(
                    &self,
                    most: i64,
                    deviations: f64,
                ) -> Result<Vec<(Rating, Player)>, StoreError> {
                    sql::leaderboard(&self.readers, most, deviations).await
                }

                async fn results_of(&self, player: &str, most: i64) -> Result<Vec<PastGame>, StoreError> {
                    sql::results_of(&self.readers, player, most).await
                }

                async fn tallies(&self, player: Option<&str>) -> Result<Vec<Tally>, StoreError> {
                    sql::tallies(&self.readers, player).await
                }
            }
        };
    };
}
pub(crate) use impl_people;
