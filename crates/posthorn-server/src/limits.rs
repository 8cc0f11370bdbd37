//! How much one address or one player may ask for: a bucket for each, which fills again with time.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How many are remembered before those who did nothing lately are forgotten.
const MOST: usize = 50_000;

/// So many at once, and one more each time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    /// How many at once.
    pub burst: f64,
    /// How many more a second.
    pub refill: f64,
}

/// What the buckets hold.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Limits {
    /// Requests of one address.
    pub requests: Rate,
    /// Things that one player does.
    pub deeds: Rate,
    /// Passwords tried from one address, and for one name.
    pub passwords: Rate,
    /// New players of one address.
    pub newcomers: Rate,
    /// Live lines and streams open from one address.
    pub lines: usize,
    /// Whether this very machine may ask as much as it wants. Passwords are counted all the same.
    pub spare_own_machine: bool,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests: Rate { burst: 600.0, refill: 60.0 },
            deeds: Rate { burst: 200.0, refill: 20.0 },
            passwords: Rate { burst: 10.0, refill: 0.05 },
            newcomers: Rate { burst: 30.0, refill: 0.05 },
            lines: 300,
            spare_own_machine: true,
        }
    }
}

/// Who asks, as far as the network knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Caller(IpAddr);

impl Caller {
    /// A home has a whole network of the new addresses: they count as one.
    pub(crate) fn new(address: IpAddr) -> Caller {
        match address.to_canonical() {
            IpAddr::V6(address) if !address.is_loopback() => {
                Caller(IpAddr::V6((u128::from(address) >> 64 << 64).into()))
            }
            address => Caller(address),
        }
    }
}

/// Too much was asked for; this long until the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TooMuch(pub(crate) Duration);

/// The buckets of everybody.
#[derive(Debug)]
pub(crate) struct Buckets {
    limits: Limits,
    requests: Shelf<Caller>,
    deeds: Shelf<String>,
    passwords: Shelf<Caller>,
    names: Shelf<String>,
    newcomers: Shelf<Caller>,
    lines: Mutex<HashMap<Caller, usize>>,
}

impl Buckets {
    pub(crate) fn new(limits: Limits) -> Buckets {
        Buckets {
            limits,
            requests: Shelf::new(limits.requests),
            deeds: Shelf::new(limits.deeds),
            passwords: Shelf::new(limits.passwords),
            names: Shelf::new(limits.passwords),
            newcomers: Shelf::new(limits.newcomers),
            lines: Mutex::default(),
        }
    }

    fn spares(&self, caller: Caller) -> bool {
        self.limits.spare_own_machine && caller.0.is_loopback()
    }

    pub(crate) fn request(&self, caller: Caller) -> Result<(), TooMuch> {
        if self.spares(caller) { Ok(()) } else { self.requests.take(&caller) }
    }

    /// A player does something.
    pub(crate) fn deed(&self, caller: Caller, player: &str) -> Result<(), TooMuch> {
        if self.spares(caller) { Ok(()) } else { self.deeds.take(&player.to_owned()) }
    }

    /// Somebody becomes a player.
    pub(crate) fn newcomer(&self, caller: Caller) -> Result<(), TooMuch> {
        if self.spares(caller) { Ok(()) } else { self.newcomers.take(&caller) }
    }

    /// A password is tried for a name, wherever from.
    pub(crate) fn password(&self, caller: Caller, name: &str) -> Result<(), TooMuch> {
        self.names.take(&name.to_owned())?;
        if self.spares(caller) { Ok(()) } else { self.passwords.take(&caller) }
    }

    /// It was the right password: whoever knows it has not been guessing.
    pub(crate) fn password_was_right(&self, name: &str) {
        self.names.forget(&name.to_owned());
    }

    /// One more line; it must be given back.
    pub(crate) fn open_line(&self, caller: Caller) -> bool {
        let mut lines = self.lines();
        let count = lines.entry(caller).or_default();
        if *count >= self.limits.lines && !self.spares(caller) {
            return false;
        }
        *count += 1;
        true
    }

    pub(crate) fn close_line(&self, caller: Caller) {
        let mut lines = self.lines();
        if let Some(count) = lines.get_mut(&caller) {
            *count = count.saturating_sub(1);
            if *count == 0 {
                lines.remove(&caller);
            }
        }
    }

    fn lines(&self) -> MutexGuard<'_, HashMap<Caller, usize>> {
        self.lines.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[derive(Debug)]
struct Bucket {
    full: f64,
    at: Instant,
}

/// Buckets of one kind.
#[derive(Debug)]
struct Shelf<K> {
    rate: Rate,
    buckets: Mutex<HashMap<K, Bucket>>,
}

impl<K: Hash + Eq + Clone> Shelf<K> {
    fn new(rate: Rate) -> Shelf<K> {
        Shelf { rate, buckets: Mutex::default() }
    }

    fn buckets(&self) -> MutexGuard<'_, HashMap<K, Bucket>> {
        self.buckets.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn take(&self, key: &K) -> Result<(), TooMuch> {
        self.take_at(key, Instant::now())
    }

    fn take_at(&self, key: &K, now: Instant) -> Result<(), TooMuch> {
        let Rate { burst, refill } = self.rate;
        let mut buckets = self.buckets();
        if buckets.len() >= MOST && !buckets.contains_key(key) {
            // Full ones say nothing that a new one would not.
            buckets.retain(|_, bucket| bucket.full + refill * (now - bucket.at).as_secs_f64() < burst);
            if buckets.len() >= MOST {
                buckets.clear();
            }
        }
        let bucket = buckets.entry(key.clone()).or_insert(Bucket { full: burst, at: now });
        bucket.full =
            (bucket.full + refill * now.saturating_duration_since(bucket.at).as_secs_f64()).min(burst);
        bucket.at = now;
        if bucket.full < 1.0 {
            let wait = ((1.0 - bucket.full) / refill.max(1e-6)).ceil();
            return Err(TooMuch(Duration::from_secs(wait as u64)));
        }
        bucket.full -= 1.0;
        Ok(())
    }

    fn forget(&self, key: &K) {
        self.buckets().remove(key);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let shelf = Shelf::new(Rate { burst: 3.0, refill: 0.5 });
        let begin = Instant::now();
        let at = |seconds: f64| begin + Duration::from_secs_f64(seconds);
        for _ in 0..3 {
            assert_eq!(shelf.take_at(&"a", at(0.0)), Ok(()));
        }
        assert_eq!(shelf.take_at(&"a", at(0.0)), Err(TooMuch(Duration::from_secs(2))));
        assert_eq!(shelf.take_at(&"b", at(0.0)), Ok(()));
        assert_eq!(shelf.take_at(&"a", at(1.0)), Err(TooMuch(Duration::from_secs(1))));
        assert_eq!(shelf.take_at(&"a", at(2.1)), Ok(()));
        // Waiting for ever does not fill it over the rim.
        for _ in 0..3 {
            assert_eq!(shelf.take_at(&"a", at(1000.0)), Ok(()));
        }
        assert!(shelf.take_at(&"a", at(1000.0)).is_err());
    }

    #[test]
    fn those_who_did_nothing_lately_are_forgotten() {
        let shelf = Shelf::new(Rate { burst: 2.0, refill: 1.0 });
        let begin = Instant::now();
        for key in 0..MOST {
            assert!(shelf.take_at(&key, begin).is_ok());
        }
        assert!(shelf.take_at(&MOST, begin + Duration::from_secs(10)).is_ok());
        assert_eq!(shelf.buckets().len(), 1);
    }

    #[test]
    fn a_network_counts_as_one_and_this_machine_is_spared_but_for_passwords() {
        let address = |text: &str| Caller::new(text.parse().expect("an address"));
        assert_eq!(address("2001:db8::1"), address("2001:db8::ffff:1"));
        assert_ne!(address("2001:db8::1"), address("2001:db8:0:1::1"));
        assert_eq!(address("::ffff:10.0.0.1"), address("10.0.0.1"));
        let one = Rate { burst: 1.0, refill: 0.0 };
        let buckets = Buckets::new(Limits { requests: one, passwords: one, lines: 1, ..Limits::default() });
        let (near, far) = (address("127.0.0.1"), address("10.0.0.1"));
        assert!((0..9).all(|_| buckets.request(near).is_ok() && buckets.open_line(near)));
        assert!(buckets.request(far).is_ok() && buckets.request(far).is_err());
        assert!(buckets.open_line(far) && !buckets.open_line(far));
        buckets.close_line(far);
        assert!(buckets.open_line(far));
        assert!(buckets.password(near, "anna").is_ok() && buckets.password(near, "anna").is_err());
        buckets.password_was_right("anna");
        assert!(buckets.password(near, "anna").is_ok());
        assert!(buckets.password(far, "ben").is_ok() && buckets.password(far, "clara").is_err());
    }
}
