//! The keys that sign cookies and forms. The newest signs; signatures of the one before it still count, so that
//! an operator can change keys without signing anybody out.

use crate::random::random_bytes;
use hmac::{Hmac, Mac};
use posthorn_store::{Store, StoreError};
use posthorn_table::hex;
use sha2::Sha256;
use std::sync::{PoisonError, RwLock};

/// Where the keys are stored: one after another, the newest first.
pub(crate) const SETTING: &str = "session_key";
/// The length of a key, in bytes.
pub(crate) const LENGTH: usize = 32;
/// How many bytes of a signature are sent.
const SIGNATURE_LENGTH: usize = 16;

/// What a key is for.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Purpose {
    Session,
    Form,
}

/// The keys of this server.
pub(crate) struct SigningKeys(RwLock<Vec<u8>>);

impl std::fmt::Debug for SigningKeys {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("SigningKeys")
    }
}

impl SigningKeys {
    pub(crate) async fn read(store: &Store) -> Result<SigningKeys, StoreError> {
        let keys = store.setting(SETTING, random_bytes::<LENGTH>().to_vec()).await?;
        Ok(SigningKeys(RwLock::new(keys)))
    }

    /// Takes over what an operator may have changed.
    pub(crate) async fn refresh(&self, store: &Store) -> Result<(), StoreError> {
        let keys = store.setting(SETTING, Vec::new()).await?;
        if keys.len() >= LENGTH {
            *self.0.write().unwrap_or_else(PoisonError::into_inner) = keys;
        }
        Ok(())
    }

    pub(crate) fn sign(&self, purpose: Purpose, text: &str) -> String {
        let keys = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let key = keys.chunks(LENGTH).next().unwrap_or_default();
        hex::encode(&mac(key, purpose, text).finalize().into_bytes()[..SIGNATURE_LENGTH])
    }

    /// Which of our keys a signature is by, if by any.
    pub(crate) fn verify(&self, purpose: Purpose, text: &str, signature: &str) -> Option<SignedBy> {
        let signature = hex::decode(signature).filter(|bytes| bytes.len() == SIGNATURE_LENGTH)?;
        let keys = self.0.read().unwrap_or_else(PoisonError::into_inner);
        // The comparison takes the same time wherever the first difference is.
        let is_by = |key| mac(key, purpose, text).verify_truncated_left(&signature).is_ok();
        let by = keys.chunks(LENGTH).position(is_by)?;
        Some(if by == 0 { SignedBy::NewestKey } else { SignedBy::OlderKey })
    }
}

/// Which key a signature is by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SignedBy {
    NewestKey,
    OlderKey,
}

fn mac(key: &[u8], purpose: Purpose, text: &str) -> Hmac<Sha256> {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("a key of any length will do");
    mac.update(match purpose {
        Purpose::Session => b"session:",
        Purpose::Form => b"form:",
    });
    mac.update(text.as_bytes());
    mac
}

/// A new key in front of the newest one; `forget` leaves the new one alone and so signs everybody out.
pub(crate) async fn rotate(store: &Store, forget: bool) -> Result<(), StoreError> {
    let old = store.setting(SETTING, Vec::new()).await?;
    let mut keys = random_bytes::<LENGTH>().to_vec();
    if !forget {
        keys.extend(old.chunks(LENGTH).next().unwrap_or_default());
    }
    store.save_setting(SETTING, keys).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_key_signs_and_the_one_before_is_verified() {
        let old = SigningKeys(RwLock::new(vec![1; LENGTH]));
        let both = SigningKeys(RwLock::new([[2; LENGTH], [1; LENGTH]].concat()));
        let new = SigningKeys(RwLock::new(vec![2; LENGTH]));
        let signed = old.sign(Purpose::Session, "token");
        assert_eq!(both.verify(Purpose::Session, "token", &signed), Some(SignedBy::OlderKey));
        assert_eq!(new.verify(Purpose::Session, "token", &signed), None);
        assert_eq!(old.verify(Purpose::Form, "token", &signed), None);
        assert_eq!(old.verify(Purpose::Session, "other", &signed), None);
        let signed = both.sign(Purpose::Session, "token");
        assert_eq!(new.verify(Purpose::Session, "token", &signed), Some(SignedBy::NewestKey));
        assert!(!format!("{new:?}").contains('2'));
    }
}
