//! Passwords: hashed with argon2id away from the threads that serve, a few at a time.

use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Algorithm, Argon2, Params, Version};
use posthorn_pages::PASSWORD_LENGTH;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::sync::Semaphore;
use unicode_normalization::UnicodeNormalization;

/// How many may wait for a place.
const MOST_WAITING: usize = 64;

/// What the OWASP asks for: 19 MiB, two passes, one lane.
fn argon2() -> Argon2<'static> {
    let params = Params::new(19 * 1024, 2, 1, None).expect("these parameters are in range");
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
}

/// Too many passwords are being looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Busy;

/// The one place where passwords are hashed.
#[derive(Debug)]
pub(crate) struct Passwords {
    permits: Arc<Semaphore>,
    waiting: AtomicUsize,
    /// What the password of nobody is compared with, so that nobody takes as long as somebody.
    decoy: String,
}

impl Passwords {
    /// Half of the cores may hash, as many bytes of memory each as the parameters say.
    pub(crate) async fn new() -> Passwords {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let decoy = tokio::task::spawn_blocking(|| hash("nobody has this password")).await;
        Passwords {
            permits: Arc::new(Semaphore::new((cores / 2).max(1))),
            waiting: AtomicUsize::new(0),
            decoy: decoy.ok().flatten().unwrap_or_default(),
        }
    }

    /// The hash of a password, with its salt and parameters.
    pub(crate) async fn hash(&self, password: &str) -> Result<String, Busy> {
        let password = password.to_owned();
        self.work(move || hash(&password)).await?.ok_or(Busy)
    }

    /// Whether it is the password of that hash; without a hash it takes as long and is not.
    pub(crate) async fn verify(&self, hash: Option<&str>, password: &str) -> Result<bool, Busy> {
        let (known, hash) = (hash.is_some(), hash.unwrap_or(&self.decoy).to_owned());
        let password = password.to_owned();
        let same = self.work(move || {
            let Ok(parsed) = PasswordHash::new(&hash) else { return false };
            argon2().verify_password(plain(&password).as_bytes(), &parsed).is_ok()
        });
        Ok(same.await? && known)
    }

    async fn work<T: Send + 'static>(&self, job: impl FnOnce() -> T + Send + 'static) -> Result<T, Busy> {
        if self.waiting.fetch_add(1, Ordering::Relaxed) >= MOST_WAITING {
            self.waiting.fetch_sub(1, Ordering::Relaxed);
            return Err(Busy);
        }
        let permit = self.permits.clone().acquire_owned().await;
        self.waiting.fetch_sub(1, Ordering::Relaxed);
        let permit = permit.map_err(|_| Busy)?;
        tokio::task::spawn_blocking(move || {
            let done = job();
            drop(permit);
            done
        })
        .await
        .map_err(|_| Busy)
    }
}

/// Whether a password is long enough to be safe and short enough to be looked at.
pub(crate) fn is_acceptable(password: &str, name: &str) -> bool {
    let length = password.chars().count();
    let alike = password.to_lowercase() == name.to_lowercase();
    let one_letter = password.chars().all(|c| password.starts_with(c));
    PASSWORD_LENGTH.contains(&length) && !alike && !one_letter
}

fn hash(password: &str) -> Option<String> {
    argon2().hash_password(plain(password).as_bytes()).ok().map(|hash| hash.to_string())
}

/// Keyboards write the same letter in several ways.
fn plain(password: &str) -> String {
    password.nfkc().collect()
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test that fails may say so by panicking")]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_is_found_again_and_no_other() {
        let passwords = Passwords::new().await;
        let hash = passwords.hash("Grüße, Postillon").await.unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$") && !hash.contains("Postillon"));
        assert_ne!(hash, passwords.hash("Grüße, Postillon").await.unwrap());
        for (password, right) in [
            ("Grüße, Postillon", true),
            ("Gru\u{308}ße, Postillon", true),
            ("grüße, Postillon", false),
            ("", false),
        ] {
            assert_eq!(passwords.verify(Some(&hash), password).await, Ok(right), "{password}");
        }
        assert_eq!(passwords.verify(None, "nobody has this password").await, Ok(false));
        let same_work = |hash: &str| hash.rsplitn(3, '$').nth(2).map(str::to_owned);
        assert_eq!(same_work(&passwords.decoy), same_work(&hash), "nobody takes as long as somebody");
        assert_eq!(passwords.verify(Some("damaged"), "x").await, Ok(false));
    }

    #[test]
    fn a_password_is_neither_short_nor_the_name() {
        assert!(is_acceptable("correct horse", "Anna") && is_acceptable("пароль12", "Anna"));
        for bad in ["", "1234567", "annamaria", "aaaaaaaaaa", &"x".repeat(129)] {
            assert!(!is_acceptable(bad, "AnnaMaria"), "{bad}");
        }
    }
}
