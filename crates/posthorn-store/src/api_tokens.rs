//! The keys of programs.

use crate::error::StoreError;
use crate::identity::{ApiToken, Player, TokenOwner};
use crate::row::Row;
use crate::statement::sql;
use crate::store::Store;
use posthorn_table::PlayerId;

impl Store {
    /// Stores a program's key.
    pub async fn save_token(&self, player: &PlayerId, token: ApiToken) -> Result<(), StoreError> {
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

    /// Deletes a program's key; whether the player had it.
    pub async fn revoke_token(&self, player: &PlayerId, hash: &str) -> Result<bool, StoreError> {
        let revoke = sql!("DELETE FROM api_tokens WHERE token_hash = $1 AND player = $2", hash, player);
        Ok(self.run_and_wait_for_caches(vec![revoke]).await? > 0)
    }

    /// The keys of a player, newest first.
    pub async fn tokens(&self, player: &PlayerId) -> Result<Vec<ApiToken>, StoreError> {
        let tokens = sql!(
            "SELECT token_hash, label, scopes, created_at FROM api_tokens
             WHERE player = $1 ORDER BY created_at DESC, token_hash",
            player
        );
        let read = |row: &mut Row| {
            Ok(ApiToken {
                hash: row.take("token_hash")?,
                label: row.take("label")?,
                scopes: row.take("scopes")?,
                created_at: row.take("created_at")?,
            })
        };
        self.rows(tokens, read).await
    }

    /// Whose a program's key is.
    pub async fn token_owner(&self, hash: &str) -> Result<Option<TokenOwner>, StoreError> {
        let owner = sql!(
            "SELECT players.id AS player_id, players.name AS player_name,
             (accounts.player IS NOT NULL) AS has_account, scopes FROM api_tokens
             JOIN players ON players.id = api_tokens.player
             LEFT JOIN accounts ON accounts.player = api_tokens.player WHERE token_hash = $1",
            hash
        );
        let read = |row: &mut Row| {
            Ok(TokenOwner {
                player: Player::from_row(row)?,
                account: row.take("has_account")?,
                scopes: row.take("scopes")?,
            })
        };
        self.token_cache.get_or_read(hash, self.row(owner, read)).await
    }
}
