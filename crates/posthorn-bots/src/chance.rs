//! Seeded random numbers: the same seed gives the same numbers and shuffles on every machine.

use posthorn_rules::{City, Dealer, shuffle_with};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// A random number generator that depends on its seed alone.
#[derive(Clone, Debug)]
pub struct Chance(Xoshiro256PlusPlus);

impl Chance {
    /// The generator with that seed.
    pub fn new(seed: u64) -> Chance {
        Chance(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A number of 64 random bits.
    #[inline]
    pub fn number(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number from 0 to n − 1. Their chances differ by no more than n / 2⁶⁴.
    #[inline]
    pub fn below(&mut self, n: usize) -> usize {
        ((u128::from(self.number()) * n as u128) >> 64) as usize
    }

    /// A number from 0 up to, not including, 1.
    #[inline]
    pub fn unit(&mut self) -> f32 {
        (self.number() >> 40) as f32 / (1u64 << 24) as f32
    }

    /// Another generator, whose numbers are independent of those that follow here.
    pub fn split(&mut self) -> Chance {
        Chance::new(self.number())
    }
}

impl Dealer for Chance {
    #[inline]
    fn shuffle(&mut self, cards: &mut [City]) {
        shuffle_with(cards, |n| self.below(n));
    }
}
