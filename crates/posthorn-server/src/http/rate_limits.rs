//! Rate limits: a token bucket for each address and each player, and how many connections an address may have.

use posthorn_table::PlayerId;
use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How many buckets there are before full ones are removed.
const MOST_BUCKETS: usize = 50_000;

/// So many at once, and one more each time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    /// How many at once.
    pub burst: f64,
    /// How many more a second.
    pub refill: f64,
}

/// How much one address or one player may ask for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Limits {
    /// Requests of one address.
    pub requests: Rate,
    /// Commands and forms of one player.
    pub writes: Rate,
    /// Passwords tried from one address, and for one name.
    pub passwords: Rate,
    /// New players of one address.
    pub newcomers: Rate,
    /// Live connections and streams open from one address.
    pub connections: usize,
    /// Whether this very machine may ask as much as it wants. Passwords are counted all the same.
    pub exempt_own_machine: bool,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests: Rate { burst: 600.0, refill: 60.0 },
            writes: Rate { burst: 200.0, refill: 20.0 },
            passwords: Rate { burst: 10.0, refill: 0.05 },
            newcomers: Rate { burst: 30.0, refill: 0.05 },
            connections: 300,
            exempt_own_machine: true,
        }
    }
}

/// Where a request comes from, as far as limits are concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct ClientAddress(IpAddr);

impl ClientAddress {
    /// A home has a whole network of the new addresses: they count as one.
    pub(crate) fn new(address: IpAddr) -> ClientAddress {
        match address.to_canonical() {
            IpAddr::V6(address) if !address.is_loopback() => {
                ClientAddress(IpAddr::V6((u128::from(address) >> 64 << 64).into()))
            }
            address => ClientAddress(address),
        }
    }
}

/// The limit is reached; it takes this long until the next one is allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RateLimited(pub(crate) Duration);

/// The buckets of everybody.
#[derive(Debug)]
pub(crate) struct RateLimiter {
    limits: Limits,
    requests: KeyedBuckets<ClientAddress>,
    writes: KeyedBuckets<PlayerId>,
    passwords: KeyedBuckets<ClientAddress>,
    names: KeyedBuckets<String>,
    newcomers: KeyedBuckets<ClientAddress>,
    connections: Mutex<HashMap<ClientAddress, usize>>,
}

impl RateLimiter {
    pub(crate) fn new(limits: Limits) -> RateLimiter {
        RateLimiter {
            limits,
            requests: KeyedBuckets::new(limits.requests),
            writes: KeyedBuckets::new(limits.writes),
            passwords: KeyedBuckets::new(limits.passwords),
            names: KeyedBuckets::new(limits.passwords),
            newcomers: KeyedBuckets::new(limits.newcomers),
            connections: Mutex::default(),
        }
    }

    fn is_exempt(&self, address: ClientAddress) -> bool {
        self.limits.exempt_own_machine && address.0.is_loopback()
    }

    pub(crate) fn request(&self, address: ClientAddress) -> Result<(), RateLimited> {
        if self.is_exempt(address) { Ok(()) } else { self.requests.take(&address) }
    }

    /// A player changes something.
    pub(crate) fn write(&self, address: ClientAddress, player: &PlayerId) -> Result<(), RateLimited> {
        if self.is_exempt(address) { Ok(()) } else { self.writes.take(&player.clone()) }
    }

    /// Somebody becomes a player.
    pub(crate) fn newcomer(&self, address: ClientAddress) -> Result<(), RateLimited> {
        if self.is_exempt(address) { Ok(()) } else { self.newcomers.take(&address) }
    }

    /// A password is tried for a name, wherever from.
    pub(crate) fn password(&self, address: ClientAddress, name: &str) -> Result<(), RateLimited> {
        self.names.take(&name.to_owned())?;
        if self.is_exempt(address) { Ok(()) } else { self.passwords.take(&address) }
    }

    /// It was the right password: whoever knows it has not been guessing.
    pub(crate) fn password_was_right(&self, name: &str) {
        self.names.forget(&name.to_owned());
    }

    /// One more connection; it must be closed again.
    pub(crate) fn open_connection(&self, address: ClientAddress) -> bool {
        let mut connections = self.connections();
        let count = connections.entry(address).or_default();
        if *count >= self.limits.connections && !self.is_exempt(address) {
            return false;
        }
        *count += 1;
        true
    }

    pub(crate) fn close_connection(&self, address: ClientAddress) {
        let mut connections = self.connections();
        if let Some(count) = connections.get_mut(&address) {
            *count = count.saturating_sub(1);
            if *count == 0 {
                connections.remove(&address);
            }
        }
    }

    fn connections(&self) -> MutexGuard<'_, HashMap<ClientAddress, usize>> {
        self.connections.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[derive(Debug)]
struct Bucket {
    full: f64,
    at: Instant,
}

/// RateLimiter of one kind.
#[derive(Debug)]
struct KeyedBuckets<K> {
    rate: Rate,
    buckets: Mutex<HashMap<K, Bucket>>,
}

impl<K: Hash + Eq + Clone> KeyedBuckets<K> {
    fn new(rate: Rate) -> KeyedBuckets<K> {
        KeyedBuckets { rate, buckets: Mutex::default() }
    }

    fn buckets(&self) -> MutexGuard<'_, HashMap<K, Bucket>> {
        self.buckets.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn take(&self, key: &K) -> Result<(), RateLimited> {
        self.take_at(key, Instant::now())
    }

    fn take_at(&self, key: &K, now: Instant) -> Result<(), RateLimited> {
        let Rate { burst, refill } = self.rate;
        let mut buckets = self.buckets();
        if buckets.len() >= MOST_BUCKETS && !buckets.contains_key(key) {
            // Full ones say nothing that a new one would not.
            buckets.retain(|_, bucket| bucket.full + refill * (now - bucket.at).as_secs_f64() < burst);
            if buckets.len() >= MOST_BUCKETS {
                buckets.clear();
            }
        }
        let bucket = buckets.entry(key.clone()).or_insert(Bucket { full: burst, at: now });
        bucket.full =
            (bucket.full + refill * now.saturating_duration_since(bucket.at).as_secs_f64()).min(burst);
        bucket.at = now;
        if bucket.full < 1.0 {
            let wait = ((1.0 - bucket.full) / refill.max(1e-6)).ceil();
            return Err(RateLimited(Duration::from_secs(wait as u64)));
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
        let buckets = KeyedBuckets::new(Rate { burst: 3.0, refill: 0.5 });
        let begin = Instant::now();
        let at = |seconds: f64| begin + Duration::from_secs_f64(seconds);
        for _ in 0..3 {
            assert_eq!(buckets.take_at(&"a", at(0.0)), Ok(()));
        }
        assert_eq!(buckets.take_at(&"a", at(0.0)), Err(RateLimited(Duration::from_secs(2))));
        assert_eq!(buckets.take_at(&"b", at(0.0)), Ok(()));
        assert_eq!(buckets.take_at(&"a", at(1.0)), Err(RateLimited(Duration::from_secs(1))));
        assert_eq!(buckets.take_at(&"a", at(2.1)), Ok(()));
        // Waiting for ever does not fill it over the rim.
        for _ in 0..3 {
            assert_eq!(buckets.take_at(&"a", at(1000.0)), Ok(()));
        }
        assert!(buckets.take_at(&"a", at(1000.0)).is_err());
    }

    #[test]
    fn those_who_did_nothing_lately_are_forgotten() {
        let buckets = KeyedBuckets::new(Rate { burst: 2.0, refill: 1.0 });
        let begin = Instant::now();
        for key in 0..MOST_BUCKETS {
            assert!(buckets.take_at(&key, begin).is_ok());
        }
        assert!(buckets.take_at(&MOST_BUCKETS, begin + Duration::from_secs(10)).is_ok());
        assert_eq!(buckets.buckets().len(), 1);
    }

    #[test]
    fn a_network_counts_as_one_and_this_machine_is_exempt_but_for_passwords() {
        let address = |text: &str| ClientAddress::new(text.parse().expect("an address"));
        assert_eq!(address("2001:db8::1"), address("2001:db8::ffff:1"));
        assert_ne!(address("2001:db8::1"), address("2001:db8:0:1::1"));
        assert_eq!(address("::ffff:10.0.0.1"), address("10.0.0.1"));
        let one = Rate { burst: 1.0, refill: 0.0 };
        let buckets =
            RateLimiter::new(Limits { requests: one, passwords: one, connections: 1, ..Limits::default() });
        let (near, far) = (address("127.0.0.1"), address("10.0.0.1"));
        assert!((0..9).all(|_| buckets.request(near).is_ok() && buckets.open_connection(near)));
        assert!(buckets.request(far).is_ok() && buckets.request(far).is_err());
        assert!(buckets.open_connection(far) && !buckets.open_connection(far));
        buckets.close_connection(far);
        assert!(buckets.open_connection(far));
        assert!(buckets.password(near, "anna").is_ok() && buckets.password(near, "anna").is_err());
        buckets.password_was_right("anna");
        assert!(buckets.password(near, "anna").is_ok());
        assert!(buckets.password(far, "ben").is_ok() && buckets.password(far, "clara").is_err());
    }
}
