//! Points and ranking (E4, E5).

use crate::carriage::Carriage;
use crate::game::Game;
use crate::seat::Seat;

/// A player's points by source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Score {
    /// For the highest carriage.
    pub carriage: i32,
    /// For bonus tiles.
    pub bonus: i32,
    /// The offices left, each costing a point.
    pub unplaced: i32,
    /// All together.
    pub total: i32,
}

/// The points of all seats and who stands where.
///
/// ```
/// use posthorn_rules::{Options, Seat, Setup};
///
/// let setup = Setup { players: 2, first: 0, options: Options::CLASSIC, deck: Setup::sorted_deck() };
/// let game = setup.start().expect("a good setup");
/// // Every office that is not built costs a point.
/// assert_eq!(game.score(Seat::new(0).expect("seat 0")).total, -20);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Standing {
    /// The points, by seat.
    pub scores: Vec<Score>,
    /// The seats, best first.
    pub ranking: Vec<Seat>,
    /// The winner, once the game is over.
    pub winner: Option<Seat>,
}

impl Game {
    /// The points of a seat as the game stands (E4).
    #[inline]
    pub fn score(&self, seat: Seat) -> Score {
        let own = self.holdings(seat);
        let carriage = i32::from(own.carriage.map_or(0, Carriage::points));
        let bonus = i32::from(own.tiles.points());
        let unplaced = own.offices_left() as i32;
        Score { carriage, bonus, unplaced, total: carriage + bonus - unplaced }
    }

    /// The points of all seats and their ranking as the game stands (E5).
    pub fn standing(&self) -> Standing {
        let scores: Vec<Score> = self.seats().map(|seat| self.score(seat)).collect();
        let before_all = self.ended_by().unwrap_or(self.first());
        let mut ranking: Vec<Seat> = before_all.clockwise(self.players()).collect();
        ranking.sort_by_key(|seat| -scores[seat.index()].total);
        let winner = self.is_over().then(|| ranking[0]);
        Standing { scores, ranking, winner }
    }
}
