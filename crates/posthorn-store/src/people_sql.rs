//! People in an SQL database.

use crate::people::{
    Account, ApiToken, NewAccount, Outcome, PastGame, People, Player, Rating, SeatResult, Session, Tally,
    TokenOwner,
};
use crate::sql::SqlStore;
use crate::store::StoreError;
use crate::value::{Row, Statement, sql};
use async_trait::async_trait;

fn save_player(player: &Player, at: i64) -> Statement {
    sql!(
        "INSERT INTO players (id, name, created_at) VALUES ($1, $2, $3)
         ON CONFLICT (id) DO UPDATE SET name = excluded.name",
        &player.id,
        &player.name,
        at
    )
}

fn save_keys<'a>(player: &'a str, keys: &'a [String]) -> impl Iterator<Item = Statement> + 'a {
    keys.iter().map(move |key| sql!("INSERT INTO name_keys (name_key, player) VALUES ($1, $2)", key, player))
}

fn taken(result: Result<u64, StoreError>) -> Result<(), StoreError> {
    match result {
        Err(error) if error.is_duplicate() => Err(StoreError::NameTaken),
        result => result.map(drop),
    }
}

/// The results of a game.
pub(crate) fn results<'a>(game: &'a str, outcome: &'a Outcome) -> impl Iterator<Item = Statement> + 'a {
    outcome.results.iter().map(move |result| {
        sql!(
            "INSERT INTO results (game, seat, player, players, turn, place, points, quit, offices, rated, public,
             at, mean, deviation) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)",
            game,
            result.seat,
            &result.player,
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

/// The ratings that a game moves, by player. Each changes a row, or a rating has moved since it was read.
pub(crate) fn ratings(outcome: &Outcome) -> impl Iterator<Item = (&str, Statement)> {
    outcome.ratings.iter().map(|change| {
        let Rating { player, mean, deviation, games, wins } = &change.to;
        let statement = if change.games_before == 0 {
            sql!(
                "INSERT INTO ratings (player, mean, deviation, games, wins, changed_at)
                 VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (player) DO NOTHING",
                player,
                *mean,
                *deviation,
                *games,
                *wins,
                outcome.at
            )
        } else {
            sql!(
                "UPDATE ratings SET mean = $2, deviation = $3, games = $4, wins = $5, changed_at = $6
                 WHERE player = $1 AND games = $7",
                player,
                *mean,
                *deviation,
                *games,
                *wins,
                outcome.at,
                change.games_before
            )
        };
        (player.as_str(), statement)
    })
}

fn player_row(row: &mut Row) -> Result<Player, StoreError> {
    Ok(Player { id: row.next()?, name: row.next()? })
}

fn account_row(row: &mut Row) -> Result<Account, StoreError> {
    Ok(Account {
        player: player_row(row)?,
        password: row.next()?,
        email: row.next()?,
        created_at: row.next()?,
    })
}

fn session_row(row: &mut Row) -> Result<Session, StoreError> {
    Ok(Session {
        player: player_row(row)?,
        hash: row.next()?,
        account: row.next()?,
        agent: row.next()?,
        created_at: row.next()?,
        seen_at: row.next()?,
    })
}

fn token_row(row: &mut Row) -> Result<ApiToken, StoreError> {
    Ok(ApiToken { hash: row.next()?, label: row.next()?, scopes: row.next()?, created_at: row.next()? })
}

fn rating_row(row: &mut Row) -> Result<Rating, StoreError> {
    Ok(Rating {
        player: row.next()?,
        mean: row.next()?,
        deviation: row.next()?,
        games: row.next()?,
        wins: row.next()?,
    })
}

fn past_row(row: &mut Row) -> Result<PastGame, StoreError> {
    let (game, public, at) = (row.next()?, row.next()?, row.next()?);
    let result = SeatResult {
        seat: row.next()?,
        player: row.next()?,
        players: row.next()?,
        turn: row.next()?,
        place: row.next()?,
        points: row.next()?,
        quit: row.next()?,
        offices: row.next()?,
        rating: row.next::<Option<f64>>()?.zip(row.next::<Option<f64>>()?),
    };
    Ok(PastGame { game, public, at, result })
}

fn tally_row(row: &mut Row) -> Result<Tally, StoreError> {
    Ok(Tally {
        players: row.next()?,
        turn: row.next()?,
        games: row.next()?,
        wins: row.next()?,
        points: row.next()?,
    })
}

#[async_trait]
impl People for SqlStore {
    async fn save_player(&self, player: Player, at: i64) -> Result<(), StoreError> {
        self.run(vec![save_player(&player, at)]).await.map(drop)
    }

    async fn player(&self, id: &str) -> Result<Option<Player>, StoreError> {
        self.row(sql!("SELECT id, name FROM players WHERE id = $1", id), player_row).await
    }

    async fn register(&self, account: NewAccount) -> Result<(), StoreError> {
        let NewAccount { player, keys, password, email, at } = account;
        let mut statements: Vec<Statement> = save_keys(&player.id, &keys).collect();
        statements.push(sql!(
            "INSERT INTO accounts (player, password, email, created_at) VALUES ($1, $2, $3, $4)",
            &player.id,
            password,
            email,
            at
        ));
        statements.push(save_player(&player, at));
        taken(self.run(statements).await)
    }

    async fn account(&self, player: &str) -> Result<Option<Account>, StoreError> {
        let account = sql!(
            "SELECT id, name, password, email, accounts.created_at FROM accounts
             JOIN players ON players.id = accounts.player WHERE accounts.player = $1",
            player
        );
        self.row(account, account_row).await
    }

    async fn account_by_key(&self, key: &str) -> Result<Option<Account>, StoreError> {
        let account = sql!(
            "SELECT id, name, password, email, accounts.created_at FROM name_keys
             JOIN accounts ON accounts.player = name_keys.player
             JOIN players ON players.id = accounts.player WHERE name_key = $1",
            key
        );
        self.row(account, account_row).await
    }

    async fn name_is_taken(&self, keys: &[String], by_other_than: &str) -> Result<bool, StoreError> {
        for key in keys {
            let owner = sql!("SELECT player FROM name_keys WHERE name_key = $1", key);
            let owner: Option<String> = self.row(owner, |row| row.next()).await?;
            if owner.is_some_and(|owner| owner != by_other_than) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    async fn rename_account(&self, player: Player, keys: Vec<String>) -> Result<(), StoreError> {
        let mut statements = vec![sql!("DELETE FROM name_keys WHERE player = $1", &player.id)];
        statements.extend(save_keys(&player.id, &keys));
        statements.push(sql!("UPDATE players SET name = $2 WHERE id = $1", &player.id, &player.name));
        taken(self.run(statements).await)
    }

    async fn save_password(&self, player: &str, hash: &str) -> Result<(), StoreError> {
        let save = sql!("UPDATE accounts SET password = $2 WHERE player = $1", player, hash);
        self.run(vec![save]).await.map(drop)
    }

    async fn save_email(&self, player: &str, email: Option<&str>) -> Result<(), StoreError> {
        let save = sql!("UPDATE accounts SET email = $2 WHERE player = $1", player, email);
        self.run(vec![save]).await.map(drop)
    }

    async fn forget_player(&self, player: &str) -> Result<(), StoreError> {
        let statements = [
            "DELETE FROM accounts WHERE player = $1",
            "DELETE FROM name_keys WHERE player = $1",
            "DELETE FROM sessions WHERE player = $1",
            "DELETE FROM api_tokens WHERE player = $1",
            "DELETE FROM ratings WHERE player = $1",
            "UPDATE players SET name = '' WHERE id = $1",
        ];
        self.shut(statements.map(|text| sql!(text, player)).into()).await.map(drop)
    }

    async fn games_naming(&self, player: &str) -> Result<Vec<String>, StoreError> {
        let name = format!("%\"{}\"%", player.replace(['%', '_', '"'], ""));
        let games = sql!("SELECT DISTINCT game FROM events WHERE payload LIKE $1", name);
        self.rows(games, |row| row.next()).await
    }

    async fn redact(&self, game: &str, payloads: Vec<(i64, String)>) -> Result<(), StoreError> {
        let update = |(seq, payload): (i64, String)| {
            sql!("UPDATE events SET payload = $3 WHERE game = $1 AND seq = $2", game, seq, payload)
        };
        self.run(payloads.into_iter().map(update).collect()).await.map(drop)
    }

    async fn save_session(&self, hash: &str, player: &str, agent: &str, at: i64) -> Result<(), StoreError> {
        let save = sql!(
            "INSERT INTO sessions (token_hash, player, created_at, seen_at, agent) VALUES ($1, $2, $3, $3, $4)
             ON CONFLICT (token_hash) DO UPDATE SET player = excluded.player",
            hash,
            player,
            at,
            agent
        );
        self.run(vec![save]).await.map(drop)
    }

    async fn session(&self, hash: &str) -> Result<Option<Session>, StoreError> {
        let session = sql!(
            "SELECT id, name, token_hash, accounts.player IS NOT NULL, agent, sessions.created_at, seen_at
             FROM sessions JOIN players ON players.id = sessions.player
             LEFT JOIN accounts ON accounts.player = sessions.player WHERE token_hash = $1",
            hash
        );
        self.sessions.or_read(hash, self.row(session, session_row)).await
    }

    async fn sessions(&self, player: &str) -> Result<Vec<Session>, StoreError> {
        let sessions = sql!(
            "SELECT id, name, token_hash, accounts.player IS NOT NULL, agent, sessions.created_at, seen_at
             FROM sessions JOIN players ON players.id = sessions.player
             LEFT JOIN accounts ON accounts.player = sessions.player
             WHERE sessions.player = $1 ORDER BY seen_at DESC, token_hash",
            player
        );
        self.rows(sessions, session_row).await
    }

    async fn session_seen(&self, hash: &str, at: i64) -> Result<(), StoreError> {
        let seen = sql!("UPDATE sessions SET seen_at = $2 WHERE token_hash = $1", hash, at);
        self.run(vec![seen]).await.map(drop)
    }

    async fn end_session(&self, player: &str, hash: &str) -> Result<bool, StoreError> {
        let end = sql!("DELETE FROM sessions WHERE player = $1 AND token_hash = $2", player, hash);
        Ok(self.shut(vec![end]).await? > 0)
    }

    async fn end_sessions_except(&self, player: &str, hash: &str) -> Result<u64, StoreError> {
        let end = sql!("DELETE FROM sessions WHERE player = $1 AND token_hash <> $2", player, hash);
        self.shut(vec![end]).await
    }

    async fn save_token(&self, player: &str, token: ApiToken) -> Result<(), StoreError> {
        let save = sql!(
            "INSERT INTO api_tokens (token_hash, player, label, scopes, created_at) VALUES ($1, $2, $3, $4, $5)",
            token.hash,
            player,
            token.label,
            token.scopes,
            token.created_at
        );
        self.run(vec![save]).await.map(drop)
    }

    async fn revoke_token(&self, player: &str, hash: &str) -> Result<bool, StoreError> {
        let revoke = sql!("DELETE FROM api_tokens WHERE token_hash = $1 AND player = $2", hash, player);
        Ok(self.shut(vec![revoke]).await? > 0)
    }

    async fn tokens(&self, player: &str) -> Result<Vec<ApiToken>, StoreError> {
        let tokens = sql!(
            "SELECT token_hash, label, scopes, created_at FROM api_tokens
             WHERE player = $1 ORDER BY created_at DESC, token_hash",
            player
        );
        self.rows(tokens, token_row).await
    }

    async fn token_owner(&self, hash: &str) -> Result<Option<TokenOwner>, StoreError> {
        let owner = sql!(
            "SELECT id, name, accounts.player IS NOT NULL, scopes FROM api_tokens
             JOIN players ON players.id = api_tokens.player
             LEFT JOIN accounts ON accounts.player = api_tokens.player WHERE token_hash = $1",
            hash
        );
        let read = |row: &mut Row| {
            Ok(TokenOwner { player: player_row(row)?, account: row.next()?, scopes: row.next()? })
        };
        self.tokens.or_read(hash, self.row(owner, read)).await
    }

    async fn rating(&self, player: &str) -> Result<Option<Rating>, StoreError> {
        let rating =
            sql!("SELECT player, mean, deviation, games, wins FROM ratings WHERE player = $1", player);
        self.row(rating, rating_row).await
    }

    async fn leaderboard(&self, most: i64, deviations: f64) -> Result<Vec<(Rating, Player)>, StoreError> {
        let best = sql!(
            "SELECT player, mean, deviation, games, wins, COALESCE(name, '') FROM ratings
             LEFT JOIN players ON players.id = ratings.player
             ORDER BY mean - $2 * deviation DESC, player LIMIT $1",
            most,
            deviations
        );
        let read = |row: &mut Row| {
            let rating = rating_row(row)?;
            let player = Player { id: rating.player.clone(), name: row.next()? };
            Ok((rating, player))
        };
        self.rows(best, read).await
    }

    async fn results_of(&self, player: &str, most: i64) -> Result<Vec<PastGame>, StoreError> {
        let games = sql!(
            "SELECT game, public, at, seat, player, players, turn, place, points, quit, offices, mean, deviation
             FROM results WHERE player = $1 ORDER BY at DESC, game, seat LIMIT $2",
            player,
            most
        );
        self.rows(games, past_row).await
    }

    async fn tallies(&self, player: Option<&str>) -> Result<Vec<Tally>, StoreError> {
        let tallies = match player {
            Some(player) => sql!(
                "SELECT players, turn, COUNT(*), CAST(SUM(CASE WHEN place = 1 THEN 1 ELSE 0 END) AS BIGINT),
                 CAST(SUM(points) AS BIGINT) FROM results
                 WHERE player = $1 GROUP BY players, turn ORDER BY players, turn",
                player
            ),
            // A game that somebody left says nothing about the advantage of a seat.
            None => sql!(
                "SELECT players, turn, COUNT(*), CAST(SUM(CASE WHEN place = 1 THEN 1 ELSE 0 END) AS BIGINT),
                 CAST(SUM(points) AS BIGINT) FROM results
                 WHERE game NOT IN (SELECT game FROM results WHERE quit = 1)
                 GROUP BY players, turn ORDER BY players, turn"
            ),
        };
        self.rows(tallies, tally_row).await
    }
}
