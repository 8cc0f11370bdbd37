//! Sessions: browsers that are signed in, or that a guest plays from.

use crate::error::StoreError;
use crate::identity::Session;
use crate::statement::sql;
use crate::store::Store;
use posthorn_table::PlayerId;

impl Store {
    /// Stores that whoever has a token of that hash is that player.
    pub async fn save_session(
        &self,
        hash: &str,
        player: &PlayerId,
        agent: &str,
        at: i64,
    ) -> Result<(), StoreError> {
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

    /// The session of a token's hash.
    pub async fn session(&self, hash: &str) -> Result<Option<Session>, StoreError> {
        let session = sql!(
            "SELECT players.id AS player_id, players.name AS player_name, token_hash,
             (accounts.player IS NOT NULL) AS has_account, agent, sessions.created_at AS created_at, seen_at
             FROM sessions JOIN players ON players.id = sessions.player
             LEFT JOIN accounts ON accounts.player = sessions.player WHERE token_hash = $1",
            hash
        );
        self.session_cache.get_or_read(hash, self.row(session, Session::from_row)).await
    }

    /// The sessions of a player, last used first.
    pub async fn sessions(&self, player: &PlayerId) -> Result<Vec<Session>, StoreError> {
        let sessions = sql!(
            "SELECT players.id AS player_id, players.name AS player_name, token_hash,
             (accounts.player IS NOT NULL) AS has_account, agent, sessions.created_at AS created_at, seen_at
             FROM sessions JOIN players ON players.id = sessions.player
             LEFT JOIN accounts ON accounts.player = sessions.player
             WHERE sessions.player = $1 ORDER BY seen_at DESC, token_hash",
            player
        );
        self.rows(sessions, Session::from_row).await
    }

    /// Stores that a session was used.
    pub async fn session_seen(&self, hash: &str, at: i64) -> Result<(), StoreError> {
        let seen = sql!("UPDATE sessions SET seen_at = $2 WHERE token_hash = $1", hash, at);
        self.run(vec![seen]).await.map(drop)
    }

    /// Ends a session; whether the player had it.
    pub async fn end_session(&self, player: &PlayerId, hash: &str) -> Result<bool, StoreError> {
        let end = sql!("DELETE FROM sessions WHERE player = $1 AND token_hash = $2", player, hash);
        Ok(self.run_and_wait_for_caches(vec![end]).await? > 0)
    }

    /// Ends all sessions of a player but one.
    pub async fn end_sessions_except(&self, player: &PlayerId, hash: &str) -> Result<u64, StoreError> {
        let end = sql!("DELETE FROM sessions WHERE player = $1 AND token_hash <> $2", player, hash);
        self.run_and_wait_for_caches(vec![end]).await
    }
}
