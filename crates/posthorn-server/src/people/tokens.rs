//! The keys of programs.

use super::accounts::{AccountError, People};
use crate::clock;
use crate::random::random_hex;
use posthorn_store::{ApiToken, Scopes, StoreError};
use posthorn_table::{PlayerId, hex};

/// How many keys a player may have.
const MOST_TOKENS: usize = 30;

/// How a key or a session is called in lists: enough to find it, too little to be it.
pub(crate) fn short_id(hash: &str) -> &str {
    hash.get(..16).unwrap_or(hash)
}

impl People {
    /// Creates a key, and answers it with what is stored of it.
    pub(crate) async fn create_token(
        &self,
        player: &PlayerId,
        label: &str,
        scopes: Scopes,
    ) -> Result<(String, ApiToken), AccountError> {
        if self.store.tokens(player).await?.len() >= MOST_TOKENS {
            return Err(AccountError::TooManyTokens);
        }
        let token = format!("ph_{}", random_hex::<24>());
        let hash = hex::sha256(token.as_bytes());
        let stored = ApiToken { hash, label: label.to_owned(), scopes, created_at: clock::now() };
        self.store.save_token(player, stored.clone()).await?;
        Ok((token, stored))
    }

    /// Revokes a key by its short id; whether there was one.
    pub(crate) async fn revoke_token(&self, player: &PlayerId, id: &str) -> Result<bool, StoreError> {
        let tokens = self.store.tokens(player).await?;
        match tokens.iter().find(|token| short_id(&token.hash) == id) {
            Some(token) => self.store.revoke_token(player, &token.hash).await,
            None => Ok(false),
        }
    }

    /// Ends a session by its short id; whether there was one.
    pub(crate) async fn end_session(&self, player: &PlayerId, id: &str) -> Result<bool, StoreError> {
        let sessions = self.store.sessions(player).await?;
        match sessions.iter().find(|session| short_id(&session.hash) == id) {
            Some(session) => self.store.end_session(player, &session.hash).await,
            None => Ok(false),
        }
    }
}
