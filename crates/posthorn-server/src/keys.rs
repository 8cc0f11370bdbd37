//! The keys that sign cookies and forms. The newest signs; the one before it is still believed, so that
//! an operator can change keys without signing anybody out.

use crate::ids::hex;
use hmac::{Hmac, Mac};
use posthorn_store::{Store, StoreError};
use sha2::Sha256;
use std::sync::{PoisonError, RwLock};

/// Where the keys are stored: one after another, the newest first.
pub const SETTING: &str = "session_key";
/// The length of a key, in bytes.
pub const LENGTH: usize = 32;

/// What a key is for.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Purpose {
    Session,
    Form,
}

/// The keys of this server.
pub(crate) struct Keys(RwLock<Vec<u8>>);

impl std::fmt::Debug for Keys {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Keys")
    }
}

impl Keys {
    pub(crate) async fn read(store: &dyn Store) -> Result<Keys, StoreError> {
        let keys = store.setting(SETTING, crate::ids::random_bytes::<LENGTH>().to_vec()).await?;
        Ok(Keys(RwLock::new(keys)))
    }

    /// Takes over what an operator may have changed.
    pub(crate) async fn refresh(&self, store: &dyn Store) -> Result<(), StoreError> {
        let keys = store.setting(SETTING, Vec::new()).await?;
        if keys.len() >= LENGTH {
            *self.0.write().unwrap_or_else(PoisonError::into_inner) = keys;
        }
        Ok(())
    }

    pub(crate) fn sign(&self, purpose: Purpose, text: &str) -> String {
        let keys = self.0.read().unwrap_or_else(PoisonError::into_inner);
        signature(keys.chunks(LENGTH).next().unwrap_or_default(), purpose, text)
    }

    /// Whether it is a signature of ours, and whether by the newest key.
    pub(crate) fn believe(&self, purpose: Purpose, text: &str, signed: &str) -> Option<Believed> {
        let keys = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let by = keys.chunks(LENGTH).position(|key| same(&signature(key, purpose, text), signed))?;
        Some(if by == 0 { Believed::Newest } else { Believed::Older })
    }
}

/// Which key a signature is by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Believed {
    Newest,
    Older,
}

fn signature(key: &[u8], purpose: Purpose, text: &str) -> String {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("a key of any length will do");
    mac.update(match purpose {
        Purpose::Session => b"session:",
        Purpose::Form => b"form:",
    });
    mac.update(text.as_bytes());
    hex(&mac.finalize().into_bytes()[..16])
}

/// Compares without telling by the time it takes where the difference is.
fn same(one: &str, other: &str) -> bool {
    one.len() == other.len() && one.bytes().zip(other.bytes()).fold(0, |all, (a, b)| all | (a ^ b)) == 0
}

/// A new key in front of the newest one; `forget` leaves the new one alone and so signs everybody out.
pub async fn rotate(store: &dyn Store, forget: bool) -> Result<(), StoreError> {
    let old = store.setting(SETTING, Vec::new()).await?;
    let mut keys = crate::ids::random_bytes::<LENGTH>().to_vec();
    if !forget {
        keys.extend(old.chunks(LENGTH).next().unwrap_or_default());
    }
    store.save_setting(SETTING, keys).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_key_signs_and_the_one_before_is_believed() {
        let old = Keys(RwLock::new(vec![1; LENGTH]));
        let both = Keys(RwLock::new([[2; LENGTH], [1; LENGTH]].concat()));
        let new = Keys(RwLock::new(vec![2; LENGTH]));
        let signed = old.sign(Purpose::Session, "token");
        assert_eq!(both.believe(Purpose::Session, "token", &signed), Some(Believed::Older));
        assert_eq!(new.believe(Purpose::Session, "token", &signed), None);
        assert_eq!(old.believe(Purpose::Form, "token", &signed), None);
        assert_eq!(old.believe(Purpose::Session, "other", &signed), None);
        let signed = both.sign(Purpose::Session, "token");
        assert_eq!(new.believe(Purpose::Session, "token", &signed), Some(Believed::Newest));
        assert!(!format!("{new:?}").contains('2'));
    }
}
