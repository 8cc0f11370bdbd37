//! What only the operator may do: from the command line, on the database itself.

use super::names::{account_name, name_keys};
use super::passwords::Passwords;
use crate::http::signing_keys;
use crate::random::random_hex;
use posthorn_pages::calendar;
use posthorn_store::{AUTH_CACHE_TTL, Account, Player, Store, StoreError};

/// Why nothing was done.
#[derive(Debug, thiserror::Error)]
pub enum AdminError {
    /// There is no account of that name.
    #[error("there is no account called “{0}”")]
    NoAccount(String),
    /// Nobody may be called that.
    #[error("“{0}” cannot be an account's name, or looks like one that is taken")]
    BadName(String),
    /// The password could not be hashed.
    #[error("the password could not be hashed")]
    Password,
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

async fn account(store: &Store, name: &str) -> Result<Account, AdminError> {
    let none = || AdminError::NoAccount(name.to_owned());
    let key = name_keys(name).into_iter().next().ok_or_else(none)?;
    store.account_by_name_key(&key).await?.ok_or_else(none)
}

/// Gives an account a new password, which is answered, and signs it out everywhere.
pub async fn reset_password(store: &Store, name: &str) -> Result<String, AdminError> {
    let account = account(store, name).await?;
    let password = random_hex::<8>();
    let hash = Passwords::new().await.hash(&password).await.map_err(|_| AdminError::Password)?;
    store.save_password(&account.player.id, &hash).await?;
    store.end_sessions_except(&account.player.id, "").await?;
    wait_for_caches().await;
    Ok(password)
}

/// Signs an account out everywhere and revokes all its keys.
pub async fn sign_out(store: &Store, name: &str) -> Result<(), AdminError> {
    let account = account(store, name).await?;
    store.end_sessions_except(&account.player.id, "").await?;
    for token in store.tokens(&account.player.id).await? {
        store.revoke_token(&account.player.id, &token.hash).await?;
    }
    wait_for_caches().await;
    Ok(())
}

/// Gives an account another name.
pub async fn rename(store: &Store, name: &str, new: &str) -> Result<(), AdminError> {
    let account = account(store, name).await?;
    let bad = || AdminError::BadName(new.to_owned());
    let name = account_name(new).ok_or_else(bad)?;
    let keys = name_keys(&name);
    match store.rename_account(Player { id: account.player.id, name }, keys).await {
        Err(StoreError::NameTaken) => Err(bad()),
        other => {
            other?;
            wait_for_caches().await;
            Ok(())
        }
    }
}

/// Running servers cache for a moment whom sessions and keys belong to: what is said to be done is done for them
/// too.
async fn wait_for_caches() {
    tokio::time::sleep(AUTH_CACHE_TTL).await;
}

/// What the operator may know about an account.
pub async fn describe(store: &Store, name: &str) -> Result<String, AdminError> {
    let account = account(store, name).await?;
    let email = account.email.as_deref().unwrap_or("–");
    let (player, since) = (&account.player, calendar::day(account.created_at));
    let sessions = store.sessions(&player.id).await?.len();
    let keys = store.tokens(&player.id).await?.len();
    Ok(format!(
        "{} ({}), since {since}, e-mail {email}, {sessions} sessions, {keys} keys",
        player.name, player.id
    ))
}

/// New keys for cookies and forms; `forget` believes no older ones and so signs everybody out.
pub async fn rotate_keys(store: &Store, forget: bool) -> Result<(), AdminError> {
    Ok(signing_keys::rotate(store, forget).await?)
}
