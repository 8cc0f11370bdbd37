//! What can be done with an account, for the pages and for programs alike.

use crate::app::AppState;
use crate::ids;
use crate::limits::{Caller, TooMuch};
use crate::names;
use crate::passwords::{self, Busy};
use crate::session::guest_name;
use crate::tables::{Order, TableError, Who, redacted};
use crate::texts::Words;
use axum::http::StatusCode;
use posthorn_store::{Account, NewAccount, Player, StoreError};

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
    Wrong,
    /// The player has an account already.
    HasAccount,
    /// The player has no account.
    NoAccount,
    /// Too many tries.
    TooMuch(TooMuch),
    /// Too many others.
    Busy,
    /// The store failed; nothing was changed.
    Store,
}

impl AccountError {
    /// The key of the sentence that tells it.
    pub(crate) const fn key(&self) -> &'static str {
        match self {
            AccountError::BadName => "error-account-name",
            AccountError::NameTaken => "error-name-taken",
            AccountError::BadPassword => "error-password",
            AccountError::BadEmail => "error-email",
            AccountError::Wrong => "error-sign-in",
            AccountError::HasAccount => "error-has-account",
            AccountError::NoAccount => "error-needs-account",
            AccountError::TooMuch(_) => "error-too-often",
            AccountError::Busy => "error-busy-server",
            AccountError::Store => "error-store",
        }
    }

    pub(crate) const fn status(&self) -> StatusCode {
        match self {
            AccountError::BadName | AccountError::BadPassword | AccountError::BadEmail => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            AccountError::NameTaken | AccountError::HasAccount => StatusCode::CONFLICT,
            AccountError::Wrong | AccountError::NoAccount => StatusCode::FORBIDDEN,
            AccountError::TooMuch(_) => StatusCode::TOO_MANY_REQUESTS,
            AccountError::Busy | AccountError::Store => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
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

impl From<TooMuch> for AccountError {
    fn from(too_much: TooMuch) -> AccountError {
        AccountError::TooMuch(too_much)
    }
}

/// What is needed for an account.
pub(crate) struct Wanted<'a> {
    pub(crate) name: &'a str,
    pub(crate) password: &'a str,
    pub(crate) email: &'a str,
}

/// Turns a player into an account; the games stay the player's.
pub(crate) async fn register(
    app: &AppState,
    player: &str,
    wanted: Wanted<'_>,
) -> Result<Player, AccountError> {
    let name = names::for_account(wanted.name).ok_or(AccountError::BadName)?;
    let email = tidy_email(wanted.email)?;
    if !passwords::is_fit(wanted.password, &name) {
        return Err(AccountError::BadPassword);
    }
    let keys = names::keys(&name);
    if app.store.account(player).await?.is_some() {
        return Err(AccountError::HasAccount);
    }
    if app.store.name_is_taken(&keys, player).await? {
        return Err(AccountError::NameTaken);
    }
    let password = app.passwords.hash(wanted.password).await?;
    let player = Player { id: player.to_owned(), name };
    let account = NewAccount { player: player.clone(), keys, password, email, at: ids::now() };
    app.store.register(account).await?;
    Ok(player)
}

/// The account of a name and a password. An unknown name takes as long and gets the same answer.
pub(crate) async fn sign_in(
    app: &AppState,
    caller: Caller,
    name: &str,
    password: &str,
) -> Result<Account, AccountError> {
    let key = names::keys(name).into_iter().next().unwrap_or_default();
    app.limits.password(caller, &key)?;
    let account = app.store.account_by_key(&key).await?;
    let too_long = password.chars().count() > passwords::LONGEST;
    let password = if too_long { "" } else { password };
    let hash = account.as_ref().map(|account| account.password.as_str());
    if !app.passwords.verify(hash, password).await? {
        return Err(AccountError::Wrong);
    }
    app.limits.password_was_right(&key);
    account.ok_or(AccountError::Wrong)
}

/// The account of somebody who is signed in and says the password again.
pub(crate) async fn prove(
    app: &AppState,
    caller: Caller,
    who: &Who,
    password: &str,
) -> Result<Account, AccountError> {
    let account = app.store.account(&who.player).await?.ok_or(AccountError::NoAccount)?;
    let proven = sign_in(app, caller, &account.player.name, password).await?;
    if proven.player.id == who.player { Ok(proven) } else { Err(AccountError::Wrong) }
}

/// Changes a name: an account's must be nobody else's, a guest's must not look like an account's.
pub(crate) async fn rename(app: &AppState, who: &Who, name: &str) -> Result<Player, AccountError> {
    if who.account {
        let name = names::for_account(name).ok_or(AccountError::BadName)?;
        let player = Player { id: who.player.clone(), name };
        if player.name != who.name {
            let keys = names::keys(&player.name);
            if app.store.name_is_taken(&keys, &who.player).await? {
                return Err(AccountError::NameTaken);
            }
            app.store.rename_account(player.clone(), keys).await?;
        }
        return Ok(player);
    }
    let name = guest_may_be_called(app, &who.player, name).await?;
    let player = Player { id: who.player.clone(), name };
    app.store.save_player(player.clone(), ids::now()).await?;
    Ok(player)
}

/// A name for somebody without an account.
pub(crate) async fn guest_may_be_called(
    app: &AppState,
    player: &str,
    name: &str,
) -> Result<String, AccountError> {
    let name = names::tidy(name).ok_or(AccountError::BadName)?;
    let usual = crate::texts::languages().any(|words| guest_name(player, &words) == name);
    if !usual && names::is_reserved(&name) {
        return Err(AccountError::NameTaken);
    }
    if app.store.name_is_taken(&names::keys(&name), "").await? {
        return Err(AccountError::NameTaken);
    }
    Ok(name)
}

/// Somebody may have registered a guest's name since the guest took it: then the guest is called otherwise
/// before sitting down or speaking.
pub(crate) async fn honest(app: &AppState, who: &Who, words: &Words) -> Result<Who, StoreError> {
    if who.account || !app.store.name_is_taken(&names::keys(&who.name), "").await? {
        return Ok(who.clone());
    }
    let name = guest_name(&who.player, words);
    app.store.save_player(Player { id: who.player.clone(), name: name.clone() }, ids::now()).await?;
    Ok(Who { name, ..who.clone() })
}

/// Another password; every other session ends.
pub(crate) async fn change_password(
    app: &AppState,
    account: &Account,
    password: &str,
    this_session: &str,
) -> Result<(), AccountError> {
    if !passwords::is_fit(password, &account.player.name) {
        return Err(AccountError::BadPassword);
    }
    let hash = app.passwords.hash(password).await?;
    app.store.save_password(&account.player.id, &hash).await?;
    app.store.end_sessions_except(&account.player.id, this_session).await?;
    Ok(())
}

/// Another address, or none.
pub(crate) async fn change_email(app: &AppState, player: &str, email: &str) -> Result<(), AccountError> {
    let email = tidy_email(email)?;
    Ok(app.store.save_email(player, email.as_deref()).await?)
}

/// Deletes everything about a player but the games, and the name from those. It can be done again if it
/// was interrupted: the account itself goes last.
pub(crate) async fn delete(app: &AppState, who: &Who) -> Result<(), AccountError> {
    for game in app.store.games_naming(&who.player).await? {
        match app.tables.find(&game).await {
            Ok(table) => match table.ask(who, Order::Forget).await {
                Ok(()) => {}
                Err(TableError::Busy | TableError::Stale) => return Err(AccountError::Busy),
                Err(_) => return Err(AccountError::Store),
            },
            Err(TableError::NoSuchTable) => continue,
            Err(_) => return Err(AccountError::Store),
        }
        if let Some(stored) = app.store.load(&game).await? {
            let payloads = redacted(&stored, &who.player);
            app.store.redact(&game, payloads).await?;
        }
    }
    Ok(app.store.forget_player(&who.player).await?)
}

/// Something with an @ in it, or nothing. Only a letter can show whether it is an address.
fn tidy_email(email: &str) -> Result<Option<String>, AccountError> {
    let email = email.trim();
    if email.is_empty() {
        return Ok(None);
    }
    let plain = email.chars().all(|c| !c.is_whitespace() && !c.is_control()) && email.len() <= 254;
    let shaped = email.rsplit_once('@').is_some_and(|(name, host)| !name.is_empty() && host.contains('.'));
    if plain && shaped { Ok(Some(email.to_owned())) } else { Err(AccountError::BadEmail) }
}
