//! What can be done with an account, for the pages and for programs alike.

use super::names::{account_name, is_reserved, name_keys};
use super::passwords::{self, Busy, Passwords};
use crate::clock;
use crate::http::{ClientAddress, RateLimited, RateLimiter, guest_name};
use crate::server_environment::ServerEnvironment;
use crate::tables::{TableError, Tables, redacted_payloads};
use posthorn_pages::PASSWORD_LENGTH;
use posthorn_pages::words::{Words, languages};
use posthorn_store::{Account, NewAccount, Player, Store, StoreError};
use posthorn_table::{Command, CommandError, Identity, PlayerId, clean_name};
use std::sync::Arc;

/// Why an account stays as it is.
#[derive(Debug)]
pub(crate) enum AccountError {
    /// Nobody may be called that.
    BadName,
    /// Somebody else is called that, or nearly.
    NameTaken,
    /// The password is too short, too long, or the name.
    BadPassword,
    /// That is no address.
    BadEmail,
    /// The name or the password is wrong; which one is not told.
    WrongPassword,
    /// The player has an account already.
    HasAccount,
    /// The player has no account.
    NoAccount,
    /// The player has as many keys as one may have.
    TooManyTokens,
    /// Too many tries.
    RateLimited(RateLimited),
    /// Too many others.
    Busy,
    /// The store failed; nothing was changed.
    Store,
}

impl From<StoreError> for AccountError {
    fn from(error: StoreError) -> AccountError {
        match error {
            StoreError::NameTaken => AccountError::NameTaken,
            error => {
                tracing::error!(%error, "an account could not be stored");
                AccountError::Store
            }
        }
    }
}

impl From<Busy> for AccountError {
    fn from(_: Busy) -> AccountError {
        AccountError::Busy
    }
}

impl From<RateLimited> for AccountError {
    fn from(limited: RateLimited) -> AccountError {
        AccountError::RateLimited(limited)
    }
}

/// Players, their accounts, passwords and keys.
#[derive(Debug)]
pub(crate) struct People {
    pub(crate) store: Arc<Store>,
    pub(crate) passwords: Passwords,
    pub(crate) limits: Arc<RateLimiter>,
    pub(crate) tables: Tables<ServerEnvironment>,
}

/// What is needed for an account.
pub(crate) struct Registration<'a> {
    pub(crate) name: &'a str,
    pub(crate) password: &'a str,
    pub(crate) email: &'a str,
}

impl People {
    /// Turns a player into an account; the games stay the player's.
    pub(crate) async fn register(
        &self,
        player: &PlayerId,
        wanted: Registration<'_>,
    ) -> Result<Player, AccountError> {
        let name = account_name(wanted.name).ok_or(AccountError::BadName)?;
        let email = clean_email(wanted.email)?;
        if !passwords::is_acceptable(wanted.password, &name) {
            return Err(AccountError::BadPassword);
        }
        let keys = name_keys(&name);
        if self.store.account(player).await?.is_some() {
            return Err(AccountError::HasAccount);
        }
        if self.store.name_is_taken(&keys, Some(player)).await? {
            return Err(AccountError::NameTaken);
        }
        let password = self.passwords.hash(wanted.password).await?;
        let player = Player { id: player.clone(), name };
        let account =
            NewAccount { player: player.clone(), name_keys: keys, password, email, at: clock::now() };
        self.store.register(account).await?;
        Ok(player)
    }

    /// The account of a name and a password. An unknown name takes as long and gets the same answer.
    pub(crate) async fn sign_in(
        &self,
        client: ClientAddress,
        name: &str,
        password: &str,
    ) -> Result<Account, AccountError> {
        let key = name_keys(name).into_iter().next().unwrap_or_default();
        self.limits.password(client, &key)?;
        let account = self.store.account_by_name_key(&key).await?;
        let too_long = password.chars().count() > *PASSWORD_LENGTH.end();
        let password = if too_long { "" } else { password };
        let hash = account.as_ref().map(|account| account.password.as_str());
        if !self.passwords.verify(hash, password).await? {
            return Err(AccountError::WrongPassword);
        }
        self.limits.password_was_right(&key);
        account.ok_or(AccountError::WrongPassword)
    }

    /// The account of somebody who is signed in and says the password again.
    pub(crate) async fn prove(
        &self,
        client: ClientAddress,
        identity: &Identity,
        password: &str,
    ) -> Result<Account, AccountError> {
        let account = self.store.account(&identity.player).await?.ok_or(AccountError::NoAccount)?;
        let proven = self.sign_in(client, &account.player.name, password).await?;
        if proven.player.id == identity.player { Ok(proven) } else { Err(AccountError::WrongPassword) }
    }

    /// Changes a name: an account's must be nobody else's, a guest's must not look like an account's.
    pub(crate) async fn rename(&self, identity: &Identity, name: &str) -> Result<Player, AccountError> {
        if identity.has_account {
            let name = account_name(name).ok_or(AccountError::BadName)?;
            let player = Player { id: identity.player.clone(), name };
            if player.name != identity.name {
                let keys = name_keys(&player.name);
                if self.store.name_is_taken(&keys, Some(&identity.player)).await? {
                    return Err(AccountError::NameTaken);
                }
                self.store.rename_account(player.clone(), keys).await?;
            }
            return Ok(player);
        }
        let name = self.check_guest_name(Some(&identity.player), name).await?;
        let player = Player { id: identity.player.clone(), name };
        self.store.save_player(player.clone(), clock::now()).await?;
        Ok(player)
    }

    /// A name for somebody without an account.
    pub(crate) async fn check_guest_name(
        &self,
        player: Option<&PlayerId>,
        name: &str,
    ) -> Result<String, AccountError> {
        let name = clean_name(name).ok_or(AccountError::BadName)?;
        let usual = player.is_some_and(|player| languages().any(|words| guest_name(player, &words) == name));
        if !usual && is_reserved(&name) {
            return Err(AccountError::NameTaken);
        }
        if self.store.name_is_taken(&name_keys(&name), None).await? {
            return Err(AccountError::NameTaken);
        }
        Ok(name)
    }

    /// Somebody may have registered a guest's name since the guest took it: then the guest is called otherwise
    /// before sitting down or speaking.
    pub(crate) async fn rename_if_taken(
        &self,
        identity: &Identity,
        words: &Words,
    ) -> Result<Identity, StoreError> {
        if identity.has_account || !self.store.name_is_taken(&name_keys(&identity.name), None).await? {
            return Ok(identity.clone());
        }
        let name = guest_name(&identity.player, words);
        self.store
            .save_player(Player { id: identity.player.clone(), name: name.clone() }, clock::now())
            .await?;
        Ok(Identity { name, ..identity.clone() })
    }

    /// Another password; every other session ends.
    pub(crate) async fn change_password(
        &self,
        account: &Account,
        password: &str,
        this_session: &str,
    ) -> Result<(), AccountError> {
        if !passwords::is_acceptable(password, &account.player.name) {
            return Err(AccountError::BadPassword);
        }
        let hash = self.passwords.hash(password).await?;
        self.store.save_password(&account.player.id, &hash).await?;
        self.store.end_sessions_except(&account.player.id, this_session).await?;
        Ok(())
    }

    /// Another address, or none.
    pub(crate) async fn change_email(&self, player: &PlayerId, email: &str) -> Result<(), AccountError> {
        let email = clean_email(email)?;
        Ok(self.store.save_email(player, email.as_deref()).await?)
    }

    /// Deletes everything about a player but the games, and the name from those. It can be done again if it
    /// was interrupted: the account itself goes last.
    pub(crate) async fn delete(&self, identity: &Identity) -> Result<(), AccountError> {
        for id in self.store.tables_naming(&identity.player).await? {
            match self.tables.load(&id).await {
                Ok(table) => match table.send(identity, Command::ForgetMe).await {
                    Ok(()) => {}
                    Err(TableError::Busy | TableError::Refused(CommandError::Stale)) => {
                        return Err(AccountError::Busy);
                    }
                    Err(_) => return Err(AccountError::Store),
                },
                Err(TableError::NoSuchTable) => continue,
                Err(_) => return Err(AccountError::Store),
            }
            if let Some(stored) = self.store.load_table(&id).await? {
                let payloads = redacted_payloads(&stored, &identity.player);
                self.store.redact_events(&id, payloads).await?;
            }
        }
        Ok(self.store.forget_player(&identity.player).await?)
    }
}

/// Something with an @ in it, or nothing. Only a letter can show whether it is an address.
fn clean_email(email: &str) -> Result<Option<String>, AccountError> {
    let email = email.trim();
    if email.is_empty() {
        return Ok(None);
    }
    let plain = email.chars().all(|c| !c.is_whitespace() && !c.is_control()) && email.len() <= 254;
    let shaped = email.rsplit_once('@').is_some_and(|(name, host)| !name.is_empty() && host.contains('.'));
    if plain && shaped { Ok(Some(email.to_owned())) } else { Err(AccountError::BadEmail) }
}
