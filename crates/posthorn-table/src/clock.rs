//! The time of each player. It reads no clock: every event brings its time, in milliseconds since 1970.

use crate::setup::Pace;
use posthorn_rules::Seat;

/// A player whose connection is lost gets this much longer, in milliseconds.
pub const DISCONNECT_GRACE_MS: i64 = 60_000;

/// How much time everybody has.
#[derive(Clone, Debug)]
pub struct Clock {
    pace: Pace,
    /// Milliseconds left when the player's turn began.
    left: Vec<i64>,
    /// Whose clock runs, and since when.
    running: Option<(Seat, i64)>,
}

impl Clock {
    /// Everybody has what the pace gives at the start, and no clock runs.
    pub fn new(pace: Pace, seats: usize) -> Clock {
        let start = match pace {
            Pace::Free => i64::MAX,
            Pace::Live { bank, .. } => i64::from(bank) * 1000,
            Pace::Turns { hours } => i64::from(hours) * 3_600_000,
        };
        Clock { pace, left: vec![start; seats], running: None }
    }

    /// The seat's turn begins: its clock runs, the one before stops.
    pub fn turn_began(&mut self, seat: Seat, at: i64) {
        self.stop(at);
        match self.pace {
            Pace::Free => {}
            Pace::Live { increment, .. } => self.left[seat.index()] += i64::from(increment) * 1000,
            Pace::Turns { hours } => self.left[seat.index()] = i64::from(hours) * 3_600_000,
        }
        self.running = Some((seat, at));
    }

    /// No clock runs any more.
    pub fn stop(&mut self, at: i64) {
        if let Some((seat, since)) = self.running.take()
            && self.pace != Pace::Free
        {
            // Another server's clock may be a little behind.
            self.left[seat.index()] = (self.left[seat.index()] - (at - since).max(0)).max(0);
        }
    }

    /// The time for which the server was down is nobody's; what the mover had used of the turn is given back.
    pub fn resume(&mut self, at: i64) {
        if let Some((_, since)) = &mut self.running {
            *since = at;
        }
    }

    /// Somebody who comes back after the time ran out gets enough for a turn.
    pub fn player_returned(&mut self, seat: Seat, at: i64) {
        let least = match self.pace {
            Pace::Free => return,
            Pace::Live { bank, .. } => i64::from(bank) * 1000 / 4,
            Pace::Turns { hours } => i64::from(hours) * 3_600_000,
        };
        self.left[seat.index()] = self.left[seat.index()].max(least);
        if let Some((running, since)) = &mut self.running
            && *running == seat
        {
            *since = at;
        }
    }

    /// When the running clock reaches zero.
    pub fn runs_out_at(&self) -> Option<(Seat, i64)> {
        let (seat, since) = self.running?;
        (self.pace != Pace::Free).then(|| (seat, since.saturating_add(self.left[seat.index()])))
    }

    /// What a seat's clock shows: the time left while it stands, the moment of zero while it runs.
    pub fn face(&self, seat: Seat) -> ClockFace {
        match self.runs_out_at() {
            _ if self.pace == Pace::Free => ClockFace::None,
            Some((running, until)) if running == seat => ClockFace::Until(until),
            _ => ClockFace::Left(self.left[seat.index()]),
        }
    }
}

/// What a clock shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockFace {
    /// There is no clock.
    None,
    /// Milliseconds left; the clock stands.
    Left(i64),
    /// It runs and reaches zero at this moment.
    Until(i64),
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats() -> [Seat; 2] {
        [0, 1].map(|number| Seat::new(number).expect("two seats"))
    }

    #[test]
    fn a_live_clock_loses_what_is_used_and_gains_for_every_turn() {
        let [one, two] = seats();
        let mut clock = Clock::new(Pace::Live { bank: 100, increment: 10 }, 2);
        clock.turn_began(one, 1_000);
        assert_eq!(clock.runs_out_at(), Some((one, 111_000)));
        clock.turn_began(two, 31_000);
        assert_eq!(clock.face(one), ClockFace::Left(80_000));
        assert_eq!(clock.face(two), ClockFace::Until(141_000));
        clock.resume(50_000);
        assert_eq!(clock.runs_out_at(), Some((two, 160_000)));
    }

    #[test]
    fn turn_by_turn_gives_the_same_time_every_turn_and_free_none() {
        let [one, two] = seats();
        let mut clock = Clock::new(Pace::Turns { hours: 24 }, 2);
        clock.turn_began(one, 0);
        clock.turn_began(two, 80_000_000);
        clock.turn_began(one, 90_000_000);
        assert_eq!(clock.runs_out_at(), Some((one, 90_000_000 + 86_400_000)));
        let mut free = Clock::new(Pace::Free, 2);
        free.turn_began(one, 5);
        assert_eq!((free.runs_out_at(), free.face(one)), (None, ClockFace::None));
    }
}
