//! The time of each player. It knows no time of day: every event brings its own.

use super::setup::Pace;

/// A player whose line is lost gets this much longer, in milliseconds.
pub(crate) const GRACE: i64 = 60_000;

/// How much time everybody has.
#[derive(Clone, Debug)]
pub(crate) struct Clock {
    pace: Pace,
    /// Milliseconds left when the player's turn began.
    left: Vec<i64>,
    /// Whose clock runs, and since when.
    running: Option<(usize, i64)>,
}

impl Clock {
    pub(crate) fn new(pace: Pace, seats: usize) -> Clock {
        let start = match pace {
            Pace::Free => i64::MAX,
            Pace::Live { bank, .. } => i64::from(bank) * 1000,
            Pace::Turns { hours } => i64::from(hours) * 3_600_000,
        };
        Clock { pace, left: vec![start; seats], running: None }
    }

    pub(crate) fn turn_began(&mut self, seat: usize, at: i64) {
        self.stop(at);
        match self.pace {
            Pace::Free => {}
            Pace::Live { increment, .. } => self.left[seat] += i64::from(increment) * 1000,
            Pace::Turns { hours } => self.left[seat] = i64::from(hours) * 3_600_000,
        }
        self.running = Some((seat, at));
    }

    pub(crate) fn stop(&mut self, at: i64) {
        if let Some((seat, since)) = self.running.take()
            && self.pace != Pace::Free
        {
            // Another server's clock may be a little behind.
            self.left[seat] = (self.left[seat] - (at - since).max(0)).max(0);
        }
    }

    /// The time the server was away is nobody's; what the mover had used of the turn is given back.
    pub(crate) fn resume(&mut self, at: i64) {
        if let Some((_, since)) = &mut self.running {
            *since = at;
        }
    }

    /// Somebody who comes back after the time ran out gets enough for a turn.
    pub(crate) fn back(&mut self, seat: usize, at: i64) {
        let least = match self.pace {
            Pace::Free => return,
            Pace::Live { bank, .. } => i64::from(bank) * 1000 / 4,
            Pace::Turns { hours } => i64::from(hours) * 3_600_000,
        };
        self.left[seat] = self.left[seat].max(least);
        if let Some((running, since)) = &mut self.running
            && *running == seat
        {
            *since = at;
        }
    }

    /// When the running clock reaches zero.
    pub(crate) fn runs_out(&self) -> Option<(usize, i64)> {
        let (seat, since) = self.running?;
        (self.pace != Pace::Free).then(|| (seat, since.saturating_add(self.left[seat])))
    }

    /// What a seat's clock shows: the time left while it stands, the moment of zero while it runs.
    pub(crate) fn face(&self, seat: usize) -> Face {
        match self.runs_out() {
            _ if self.pace == Pace::Free => Face::None,
            Some((running, until)) if running == seat => Face::Until(until),
            _ => Face::Left(self.left[seat]),
        }
    }
}

/// What a clock shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Face {
    None,
    /// Milliseconds left; the clock stands.
    Left(i64),
    /// It runs and reaches zero at this moment.
    Until(i64),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_live_clock_loses_what_is_used_and_gains_for_every_turn() {
        let mut clock = Clock::new(Pace::Live { bank: 100, increment: 10 }, 2);
        clock.turn_began(0, 1_000);
        assert_eq!(clock.runs_out(), Some((0, 111_000)));
        clock.turn_began(1, 31_000);
        assert_eq!(clock.face(0), Face::Left(80_000));
        assert_eq!(clock.face(1), Face::Until(141_000));
        clock.resume(50_000);
        assert_eq!(clock.runs_out(), Some((1, 160_000)));
    }

    #[test]
    fn turn_by_turn_gives_the_same_time_every_turn_and_free_none() {
        let mut clock = Clock::new(Pace::Turns { hours: 24 }, 2);
        clock.turn_began(0, 0);
        clock.turn_began(1, 80_000_000);
        clock.turn_began(0, 90_000_000);
        assert_eq!(clock.runs_out(), Some((0, 90_000_000 + 86_400_000)));
        let mut free = Clock::new(Pace::Free, 2);
        free.turn_began(0, 5);
        assert_eq!((free.runs_out(), free.face(0)), (None, Face::None));
    }
}
