//! Accounts: players with a password and a name that is theirs alone.

use crate::error::StoreError;
use crate::identity::Player;
use crate::row::Row;
use crate::statement::{Statement, sql};
use crate::store::Store;
use posthorn_table::PlayerId;

/// An account to be created, or a guest who gets one.
#[derive(Clone, PartialEq, Eq)]
pub struct NewAccount {
    /// Whose.
    pub player: Player,
    /// What the name looks like, see [`Store::name_is_taken`].
    pub name_keys: Vec<String>,
    /// The hash of the password.
    pub password: String,
    /// The e-mail address, if one was given.
    pub email: Option<String>,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// An account.
#[derive(Clone, PartialEq, Eq)]
pub struct Account {
    /// Whose.
    pub player: Player,
    /// The hash of the password.
    pub password: String,
    /// The e-mail address, if one was given.
    pub email: Option<String>,
    /// When it was created, in milliseconds since 1970.
    pub created_at: i64,
}

// Debug output may end up in a log: the hash and the address must not.
impl std::fmt::Debug for NewAccount {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("NewAccount").field("player", &self.player).finish_non_exhaustive()
    }
}

impl std::fmt::Debug for Account {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Account").field("player", &self.player).finish_non_exhaustive()
    }
}

impl Account {
    fn from_row(row: &mut Row) -> Result<Account, StoreError> {
        Ok(Account {
            player: Player::from_row(row)?,
            password: row.take("password")?,
            email: row.take("email")?,
            created_at: row.take("created_at")?,
        })
    }
}

fn save_name_keys<'a>(player: &'a PlayerId, keys: &'a [String]) -> impl Iterator<Item = Statement> + 'a {
    keys.iter().map(move |key| sql!("INSERT INTO name_keys (name_key, player) VALUES ($1, $2)", key, player))
}

fn name_taken_if_duplicate(result: Result<u64, StoreError>) -> Result<(), StoreError> {
    match result {
        Err(error) if error.is_duplicate() => Err(StoreError::NameTaken),
        result => result.map(drop),
    }
}

impl Store {
    /// Gives a player a password and a name that is the player's alone.
    pub async fn register(&self, account: NewAccount) -> Result<(), StoreError> {
        let NewAccount { player, name_keys, password, email, at } = account;
        let mut statements: Vec<Statement> = save_name_keys(&player.id, &name_keys).collect();
        statements.push(sql!(
            "INSERT INTO accounts (player, password, email, created_at) VALUES ($1, $2, $3, $4)",
            &player.id,
            password,
            email,
            at
        ));
        statements.push(player.save(at));
        name_taken_if_duplicate(self.run(statements).await)
    }

    /// The account of a player.
    pub async fn account(&self, player: &PlayerId) -> Result<Option<Account>, StoreError> {
        let account = sql!(
            "SELECT players.id AS player_id, players.name AS player_name, password, email,
             accounts.created_at AS created_at FROM accounts
             JOIN players ON players.id = accounts.player WHERE accounts.player = $1",
            player
        );
        self.row(account, Account::from_row).await
    }

    /// The account that has a name of that key, see [`Store::name_is_taken`].
    pub async fn account_by_name_key(&self, key: &str) -> Result<Option<Account>, StoreError> {
        let account = sql!(
            "SELECT players.id AS player_id, players.name AS player_name, password, email,
             accounts.created_at AS created_at FROM name_keys
             JOIN accounts ON accounts.player = name_keys.player
             JOIN players ON players.id = accounts.player WHERE name_key = $1",
            key
        );
        self.row(account, Account::from_row).await
    }

    /// Whether an account, of somebody other than this player, has a name that looks like this one. A name has
    /// several keys; two names look alike if they share one.
    pub async fn name_is_taken(
        &self,
        name_keys: &[String],
        by_other_than: Option<&PlayerId>,
    ) -> Result<bool, StoreError> {
        for key in name_keys {
            let owner = sql!("SELECT player FROM name_keys WHERE name_key = $1", key);
            let owner: Option<PlayerId> = self.row(owner, |row| row.take("player")).await?;
            if owner.is_some_and(|owner| by_other_than != Some(&owner)) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Changes the name of an account.
    pub async fn rename_account(&self, player: Player, name_keys: Vec<String>) -> Result<(), StoreError> {
        let mut statements = vec![sql!("DELETE FROM name_keys WHERE player = $1", &player.id)];
        statements.extend(save_name_keys(&player.id, &name_keys));
        statements.push(sql!("UPDATE players SET name = $2 WHERE id = $1", &player.id, &player.name));
        name_taken_if_duplicate(self.run(statements).await)
    }

    /// Changes the hash of the password.
    pub async fn save_password(&self, player: &PlayerId, hash: &str) -> Result<(), StoreError> {
        let save = sql!("UPDATE accounts SET password = $2 WHERE player = $1", player, hash);
        self.run(vec![save]).await.map(drop)
    }

    /// Changes the e-mail address.
    pub async fn save_email(&self, player: &PlayerId, email: Option<&str>) -> Result<(), StoreError> {
        let save = sql!("UPDATE accounts SET email = $2 WHERE player = $1", player, email);
        self.run(vec![save]).await.map(drop)
    }
}
