//! Many durations, and which of them matter.

use std::time::Duration;

/// Durations of one run.
#[derive(Clone, Debug, Default)]
pub(super) struct Latencies(Vec<u32>);

impl Latencies {
    pub(super) fn add(&mut self, latency: Duration) {
        self.0.push(latency.as_micros().min(u128::from(u32::MAX)) as u32);
    }

    /// The latency that this share of all is within, in milliseconds.
    pub(super) fn within(&mut self, share: f64) -> f64 {
        self.0.sort_unstable();
        let last = self.0.len().saturating_sub(1);
        let at = ((self.0.len() as f64 * share).ceil() as usize).saturating_sub(1).min(last);
        self.0.get(at).map_or(0.0, |&micros| f64::from(micros) / 1000.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_counted_from_the_fastest() {
        let mut latencies = Latencies::default();
        assert_eq!(latencies.within(0.5), 0.0);
        for millis in (1..=1000).rev() {
            latencies.add(Duration::from_millis(millis));
        }
        let seen = [0.5, 0.99, 0.999, 1.0].map(|share| latencies.within(share));
        assert_eq!(seen, [500.0, 990.0, 999.0, 1000.0]);
    }
}
