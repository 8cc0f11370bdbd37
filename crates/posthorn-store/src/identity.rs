//! Who somebody is: players, and the sessions and keys that speak for them.

use crate::error::StoreError;
use crate::row::Row;
use crate::scopes::Scopes;
use crate::statement::{Statement, sql};
use posthorn_table::PlayerId;

/// A person or program that plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The id.
    pub id: PlayerId,
    /// The name shown at tables; empty after the player was deleted.
    pub name: String,
}

impl Player {
    /// Reads the columns `player_id` and `player_name`.
    pub(crate) fn from_row(row: &mut Row) -> Result<Player, StoreError> {
        Ok(Player { id: row.take("player_id")?, name: row.take("player_name")? })
    }

    pub(crate) fn save(&self, at: i64) -> Statement {
        sql!(
            "INSERT INTO players (id, name, created_at) VALUES ($1, $2, $3)
             ON CONFLICT (id) DO UPDATE SET name = excluded.name",
            &self.id,
            &self.name,
            at
        )
    }
}

/// A browser and whose it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// The hash of its token.
    pub hash: String,
    /// Who it is.
    pub player: Player,
    /// Whether the player has an account.
    pub account: bool,
    /// What the browser calls itself.
    pub agent: String,
    /// When it began, in milliseconds since 1970.
    pub created_at: i64,
    /// When it was last used, to the hour or so.
    pub seen_at: i64,
}

impl Session {
    pub(crate) fn from_row(row: &mut Row) -> Result<Session, StoreError> {
        Ok(Session {
            hash: row.take("token_hash")?,
            player: Player::from_row(row)?,
            account: row.take("has_account")?,
            agent: row.take("agent")?,
            created_at: row.take("created_at")?,
            seen_at: row.take("seen_at")?,
        })
    }
}

/// A key of a program, without the key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ApiToken {
    /// The hash of the key.
    pub hash: String,
    /// What its owner calls it.
    pub label: String,
    /// What it opens.
    pub scopes: Scopes,
    /// When it was created, in milliseconds since 1970.
    pub created_at: i64,
}

/// Whose a program's key is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TokenOwner {
    /// The player.
    pub player: Player,
    /// Whether the player has an account.
    pub account: bool,
    /// What the key opens.
    pub scopes: Scopes,
}
