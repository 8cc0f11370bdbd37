//! One step of learning: backpropagation moves the network's outputs a little towards a target.

use crate::feature_layout::{WORD_BITS, words};
use crate::net::{Accumulator, Forward, NARROW, Net, Value, WIDE, for_each_bit};

/// How much an error in the points counts beside one in winning.
const POINTS_WEIGHT: f32 = 0.5;

/// How far the weights of each input move: the more rarely it is set, the further.
///
/// At one rate for all, the inputs about tiles, which are set a few times in a game, stay unlearnt for hundreds of
/// thousands of games, and the network only races for carriages.
#[derive(Clone, Debug)]
pub(crate) struct LearningRates {
    steps: u32,
    /// How often each input was set.
    set: Vec<f32>,
    /// What the common learning rate is multiplied with, for each input.
    factors: Vec<f32>,
}

/// An input that is set in this share of the steps has the factor 1.
const USUAL_SHARE: f32 = 0.3;
/// Steps after which the factors are computed anew.
const RENEW_EVERY: u32 = 4096;
const SMALLEST_FACTOR: f32 = 0.7;
const LARGEST_FACTOR: f32 = 10.0;

impl LearningRates {
    pub(crate) fn new(players: usize) -> LearningRates {
        let inputs = words(players) * WORD_BITS;
        LearningRates { steps: 0, set: vec![1.0; inputs], factors: vec![1.0; inputs] }
    }

    fn step(&mut self) {
        self.steps += 1;
        if self.steps.is_multiple_of(RENEW_EVERY) {
            for (factor, set) in self.factors.iter_mut().zip(&self.set) {
                let wanted = (USUAL_SHARE * self.steps as f32 / set).sqrt();
                *factor = wanted.clamp(SMALLEST_FACTOR, LARGEST_FACTOR);
            }
        }
    }
}

impl Net {
    /// Moves the outputs for a position towards a target; `rate` says how far. The sums may be some steps old.
    #[inline(always)]
    pub(crate) fn learn(
        &mut self,
        position: &Accumulator,
        target: Value,
        rate: f32,
        rates: &mut LearningRates,
    ) {
        rates.step();
        let Forward { narrow, value } = self.forward(&position.sums);
        let errors = [value.win - target.win, POINTS_WEIGHT * (value.points - target.points)];

        let mut narrow_error = [0.0; NARROW];
        for ((row, bias), error) in self.last.iter_mut().zip(&mut self.last_bias).zip(errors) {
            let step = rate * error;
            *bias -= step;
            for ((back, weight), unit) in narrow_error.iter_mut().zip(row).zip(&narrow) {
                *back += error * *weight;
                *weight -= step * unit.max(0.0);
            }
        }
        for (back, unit) in narrow_error.iter_mut().zip(&narrow) {
            *back = if *unit > 0.0 { *back * rate } else { 0.0 };
        }
        for (bias, back) in self.second_bias.iter_mut().zip(&narrow_error) {
            *bias -= back;
        }
        let mut wide_error = [0.0; WIDE];
        for ((back, sum), row) in wide_error.iter_mut().zip(&position.sums).zip(&mut self.second) {
            if *sum <= 0.0 {
                continue;
            }
            let mut lanes = [0.0; 8];
            for (weights, errors) in row.chunks_exact_mut(8).zip(narrow_error.chunks_exact(8)) {
                for lane in 0..8 {
                    lanes[lane] += weights[lane] * errors[lane];
                    weights[lane] -= errors[lane] * sum;
                }
            }
            *back = lanes.iter().sum();
        }
        for (bias, back) in self.first_bias.iter_mut().zip(&wide_error) {
            *bias -= back;
        }
        for_each_bit(&position.features[..words(self.players)], |bit| {
            rates.set[bit] += 1.0;
            let factor = rates.factors[bit];
            for (weight, back) in self.first[bit].iter_mut().zip(&wide_error) {
                *weight -= factor * back;
            }
        });
    }
}
