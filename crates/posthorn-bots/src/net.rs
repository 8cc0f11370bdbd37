//! The network that values positions: inputs of one bit, two small hidden layers, two outputs.
//!
//! The arithmetic is plain additions and multiplications in a fixed order, so that every machine
//! computes the same numbers, however many of them at a time.

use crate::chance::Chance;
use crate::feature_layout::{WORD_BITS, words};
use crate::features::Features;

/// Units of the first hidden layer.
pub(crate) const WIDE: usize = 64;
/// Units of the second hidden layer.
pub(crate) const NARROW: usize = 16;

/// What the network thinks of a position, for the seat whose side it was shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Value {
    /// The chance to win.
    pub(crate) win: f32,
    /// The points to expect, divided by [`POINTS_SCALE`]: with two players the lead over the other, with more
    /// the seat's own points beyond [`USUAL_POINTS`].
    pub(crate) points: f32,
}

/// How many points are 1 in a [`Value`].
pub(crate) const POINTS_SCALE: f32 = 20.0;
/// The points of a player at the end of a game of three or four, roughly.
pub(crate) const USUAL_POINTS: f32 = 20.0;

/// How much points count compared with winning.
#[inline(always)]
const fn points_weight(players: usize) -> f32 {
    if players == 2 { 0.4 } else { 4.0 }
}

impl Value {
    /// One number to choose by. With two players it is the chance to win, and a little of the lead. With more, a win
    /// is worth five points: a bot that only races to end the game before the others have much ends it with little.
    #[inline(always)]
    pub(crate) fn utility(self, players: usize) -> f32 {
        self.win + points_weight(players) * self.points
    }

    /// What so many points are worth, on the scale of [`Value::utility`].
    pub(crate) fn worth_of(points: f32, players: usize) -> f32 {
        points_weight(players) * points / POINTS_SCALE
    }
}

/// The sums of the first layer for a position; those of a similar position follow from them with few additions.
#[derive(Clone, Debug)]
pub(crate) struct Accumulator {
    pub(crate) features: Features,
    pub(crate) sums: [f32; WIDE],
}

/// What the forward pass computes: the sums of the second hidden layer, which learning needs, and the value.
pub(crate) struct Forward {
    pub(crate) narrow: [f32; NARROW],
    pub(crate) value: Value,
}

/// The weights for one number of players.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Net {
    pub(crate) players: usize,
    pub(crate) first: Vec<[f32; WIDE]>,
    pub(crate) first_bias: [f32; WIDE],
    pub(crate) second: [[f32; NARROW]; WIDE],
    pub(crate) second_bias: [f32; NARROW],
    pub(crate) last: [[f32; NARROW]; 2],
    pub(crate) last_bias: [f32; 2],
}

impl Net {
    /// A network with random weights.
    pub(crate) fn untrained(players: usize, chance: &mut Chance) -> Net {
        let mut small = |scale: f32| (chance.unit() - 0.5) * scale;
        Net {
            players,
            first: (0..words(players) * WORD_BITS).map(|_| std::array::from_fn(|_| small(0.1))).collect(),
            first_bias: [0.0; WIDE],
            second: std::array::from_fn(|_| std::array::from_fn(|_| small(0.4))),
            second_bias: [0.0; NARROW],
            last: std::array::from_fn(|_| std::array::from_fn(|_| small(0.2))),
            last_bias: [0.0; 2],
        }
    }

    /// The sums of the first layer, computed from scratch.
    #[inline(always)]
    pub(crate) fn accumulate(&self, features: &Features) -> Accumulator {
        let mut sums = self.first_bias;
        for_each_bit(&features[..words(self.players)], |bit| add(&mut sums, &self.first[bit]));
        Accumulator { features: *features, sums }
    }

    /// The sums of the first layer, starting from those of a similar position.
    #[inline(always)]
    pub(crate) fn sums_near(&self, near: &Accumulator, features: &Features) -> [f32; WIDE] {
        let mut sums = near.sums;
        let pairs = near.features.iter().zip(features).take(words(self.players));
        for ((was, is), rows) in pairs.zip(self.first.chunks_exact(WORD_BITS)) {
            for_each_bit(&[was & !is], |bit| sub(&mut sums, &rows[bit]));
            for_each_bit(&[is & !was], |bit| add(&mut sums, &rows[bit]));
        }
        sums
    }

    /// The value that follows from the sums of the first layer.
    #[inline(always)]
    pub(crate) fn value_of(&self, sums: &[f32; WIDE]) -> Value {
        self.forward(sums).value
    }

    /// The layers after the first one.
    #[inline(always)]
    pub(crate) fn forward(&self, sums: &[f32; WIDE]) -> Forward {
        let mut narrow = self.second_bias;
        for (sum, row) in sums.iter().zip(&self.second) {
            let active = sum.max(0.0);
            for (unit, weight) in narrow.iter_mut().zip(row) {
                *unit += active * weight;
            }
        }
        let [win, points] = self.outputs(&narrow);
        Forward { narrow, value: Value { win: sigmoid(win), points } }
    }

    #[inline(always)]
    fn outputs(&self, narrow: &[f32; NARROW]) -> [f32; 2] {
        let mut outputs = self.last_bias;
        for (output, row) in outputs.iter_mut().zip(&self.last) {
            let mut lanes = [0.0; 8];
            for (units, weights) in narrow.chunks_exact(8).zip(row.chunks_exact(8)) {
                for lane in 0..8 {
                    lanes[lane] += units[lane].max(0.0) * weights[lane];
                }
            }
            *output += lanes.iter().sum::<f32>();
        }
        outputs
    }
}

#[inline(always)]
fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + exp(-x))
}

/// The exponential function to seven digits. The system's own may differ between machines in the last digit,
/// and then the moves could differ too.
#[inline(always)]
fn exp(x: f32) -> f32 {
    let halvings = (x.clamp(-80.0, 80.0) * std::f32::consts::LOG2_E).floor();
    let rest = x.clamp(-80.0, 80.0) - halvings * std::f32::consts::LN_2;
    let series = [1.0 / 5040.0, 1.0 / 720.0, 1.0 / 120.0, 1.0 / 24.0, 1.0 / 6.0, 0.5, 1.0, 1.0];
    let series = series.into_iter().fold(0.0, |sum: f32, term: f32| sum * rest + term);
    series * f32::from_bits(((halvings as i32 + 127) as u32) << 23)
}

#[inline(always)]
pub(crate) fn for_each_bit(words: &[u64], mut visit: impl FnMut(usize)) {
    for (at, &word) in words.iter().enumerate() {
        let mut left = word;
        while left != 0 {
            visit(at * WORD_BITS + left.trailing_zeros() as usize);
            left &= left - 1;
        }
    }
}

#[inline(always)]
fn add(sums: &mut [f32; WIDE], row: &[f32; WIDE]) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum += weight;
    }
}

#[inline(always)]
fn sub(sums: &mut [f32; WIDE], row: &[f32; WIDE]) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum -= weight;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contest::deal;
    use crate::features::{UnseenCards, features, features_after};
    use crate::simd::wide;
    use crate::weights::embedded;
    use posthorn_rules::{Game, Options, Seat};

    fn positions() -> Vec<Game> {
        let mut chance = Chance::new(8);
        let mut positions = Vec::new();
        for players in 2..=4 {
            let mut game = deal(players, 0, Options::CLASSIC, &mut chance);
            for _ in 0..300 {
                let legal = game.legal();
                let Some(action) = legal.get(chance.below(legal.len())) else { break };
                game.apply_legal(action, &mut chance);
                positions.push(game);
            }
        }
        positions
    }

    #[test]
    fn exp_is_the_exponential_function() {
        for step in -800..800 {
            let x = step as f32 / 40.0;
            let relative = exp(x) / x.exp() - 1.0;
            assert!(relative.abs() < 1e-5, "{x}: {relative}");
        }
    }

    #[test]
    fn wide_arithmetic_changes_no_bit() {
        for game in positions().into_iter().filter(|game| !game.is_over()) {
            let net = embedded(game.players());
            let look = features(&game, &UnseenCards::new(&game, game.turn().seat), false);
            let value = || net.value_of(&net.accumulate(&look).sums);
            assert_eq!(value(), wide(value));
        }
    }

    #[test]
    fn sums_from_a_similar_position_are_those_from_the_ground_up() {
        for pair in positions().windows(2).filter(|pair| pair[0].players() == pair[1].players()) {
            let net = embedded(pair[0].players());
            let seat = Seat::new(0).expect("seat 0");
            let [near, here] = [0, 1].map(|i| features(&pair[i], &UnseenCards::new(&pair[i], seat), false));
            let quick = net.value_of(&net.sums_near(&net.accumulate(&near), &here));
            let slow = net.value_of(&net.accumulate(&here).sums);
            assert!((quick.win - slow.win).abs() < 1e-3, "{quick:?} {slow:?}");
        }
    }

    #[test]
    fn a_second_look_sees_what_a_first_look_would() {
        for game in positions().into_iter().filter(|game| !game.is_over()) {
            let unseen = UnseenCards::new(&game, game.turn().seat);
            let here = features(&game, &unseen, false);
            for action in game.legal().iter() {
                let after = game.before_chance(action);
                let blind = action == posthorn_rules::Action::TakeDeck;
                assert_eq!(features_after(&here, &after, &unseen, action), features(&after, &unseen, blind));
            }
        }
    }

    /// The shipped weights were trained with these inputs; a change here makes them worthless.
    #[test]
    fn the_inputs_are_those_the_shipped_weights_were_trained_with() {
        let mut hash = 0xcbf2_9ce4_8422_2325_u64;
        for game in positions() {
            for (seat, blind) in game.seats().flat_map(|seat| [(seat, false), (seat, true)]) {
                let words = features(&game, &UnseenCards::new(&game, seat), blind);
                for byte in words.into_iter().flat_map(u64::to_le_bytes) {
                    hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
                }
            }
        }
        assert_eq!(hash, 0x9910_46ba_fcd7_9b09);
    }

    #[test]
    fn what_a_seat_cannot_know_is_no_feature() {
        let mut chance = Chance::new(3);
        for game in positions() {
            for seat in game.seats() {
                let other = game.view(Some(seat)).redeal(&mut chance);
                let look = |game: &Game| features(game, &UnseenCards::new(game, seat), false);
                if game.options().tile_values == posthorn_rules::TileValues::Open
                    || game.seats().all(|seat| game.holdings(seat).tiles.is_empty())
                {
                    assert_eq!(look(&game), look(&other));
                }
            }
        }
    }
}
