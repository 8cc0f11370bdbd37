//! Counts down what a search may still spend.

use crate::bot::Budget;
use std::time::{Duration, Instant};

/// What a playout is expected to take before any were measured.
const FIRST_GUESS: Duration = Duration::from_micros(40);
/// Fewer measured playouts are not trusted.
const FEWEST_MEASURED: u32 = 4;
/// How much of the time is kept in reserve at most, because machines pause for a moment now and then.
const RESERVE: Duration = Duration::from_millis(25);

/// How much of a budget is left, counted in playouts.
pub(crate) enum BudgetMeter {
    /// Until `end`; `spent` playouts were begun since `begun`.
    Time { begun: Instant, end: Instant, spent: u32 },
    /// This many playouts.
    Work(u32),
}

impl BudgetMeter {
    pub(crate) fn new(budget: Budget) -> BudgetMeter {
        match budget {
            Budget::Time(time) => {
                let begun = Instant::now();
                BudgetMeter::Time { begun, end: begun + time - (time / 4).min(RESERVE), spent: 0 }
            }
            Budget::Work(playouts) => BudgetMeter::Work(playouts),
        }
    }

    /// How many playouts are likely to be left.
    pub(crate) fn playouts_left(&self) -> usize {
        match self {
            BudgetMeter::Time { begun, end, spent } => {
                let now = Instant::now();
                let usual = BudgetMeter::usual_playout(*begun, now, *spent);
                (end.saturating_duration_since(now).as_nanos() / usual.as_nanos().max(1)) as usize
            }
            BudgetMeter::Work(left) => *left as usize,
        }
    }

    /// Takes one playout from the budget; `false` if there is none left.
    pub(crate) fn spend_playout(&mut self) -> bool {
        match self {
            BudgetMeter::Time { begun, end, spent } => {
                let now = Instant::now();
                let enough = now + BudgetMeter::usual_playout(*begun, now, *spent) <= *end;
                *spent += u32::from(enough);
                enough
            }
            BudgetMeter::Work(left) => {
                let enough = *left > 0;
                *left = left.saturating_sub(1);
                enough
            }
        }
    }

    /// How long a playout takes: a guess until a few were measured.
    fn usual_playout(begun: Instant, now: Instant, spent: u32) -> Duration {
        if spent < FEWEST_MEASURED { FIRST_GUESS } else { (now - begun) / spent }
    }
}
