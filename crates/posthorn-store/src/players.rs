//! Players: persons and programs, with or without an account.

use crate::error::StoreError;
use crate::identity::Player;
use crate::statement::sql;
use crate::store::Store;
use posthorn_table::PlayerId;

impl Store {
    /// Stores a player, or changes the name.
    pub async fn save_player(&self, player: Player, at: i64) -> Result<(), StoreError> {
        self.run(vec![player.save(at)]).await.map(drop)
    }

    /// The player of an id.
    pub async fn player(&self, id: &PlayerId) -> Result<Option<Player>, StoreError> {
        let player = sql!("SELECT id AS player_id, name AS player_name FROM players WHERE id = $1", id);
        self.row(player, Player::from_row).await
    }

    /// Deletes everything that is known about a player except the games.
    pub async fn forget_player(&self, player: &PlayerId) -> Result<(), StoreError> {
        let statements = [
            "DELETE FROM accounts WHERE player = $1",
            "DELETE FROM name_keys WHERE player = $1",
            "DELETE FROM sessions WHERE player = $1",
            "DELETE FROM api_tokens WHERE player = $1",
            "DELETE FROM ratings WHERE player = $1",
            "UPDATE players SET name = '' WHERE id = $1",
        ];
        self.run_and_wait_for_caches(statements.map(|text| sql!(text, player)).into()).await.map(drop)
    }
}
