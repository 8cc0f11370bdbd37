//! One step of learning: the network's answers are moved a little towards what they should have been.

use crate::features::words;
use crate::net::{Accumulator, NARROW, Net, Value, WIDE, for_each_bit, sigmoid};

/// How much an error in the points counts beside one in winning.
const POINTS_WEIGHT: f32 = 0.5;

/// How far the weights of each question move: the rarer it is answered with yes, the further.
///
/// At one pace for all, the questions about tiles, which come up a few times in a game, stay unlearnt for
/// hundreds of thousands of games, and the network only races for carriages.
#[derive(Clone, Debug)]
pub(crate) struct Strides {
    steps: u32,
    seen: Vec<f32>,
    strides: Vec<f32>,
}

/// How often, of all steps, a question is usually answered with yes; its stride is 1.
const USUAL_SHARE: f32 = 0.3;
const RENEW_EVERY: u32 = 4096;

impl Strides {
    pub(crate) fn new(players: usize) -> Strides {
        let questions = words(players) * 64;
        Strides { steps: 0, seen: vec![1.0; questions], strides: vec![1.0; questions] }
    }

    fn step(&mut self) {
        self.steps += 1;
        if self.steps.is_multiple_of(RENEW_EVERY) {
            for (stride, seen) in self.strides.iter_mut().zip(&self.seen) {
                *stride = (USUAL_SHARE * self.steps as f32 / seen).sqrt().clamp(0.7, 10.0);
            }
        }
    }
}

impl Net {
    /// Moves the answers for a position towards a target. `rate` is how far. The sums may be those from
    /// some steps ago.
    #[inline(always)]
    pub(crate) fn learn(&mut self, seen: &Accumulator, target: Value, rate: f32, strides: &mut Strides) {
        strides.step();
        let wide = &seen.sums;
        let mut narrow = self.second_bias;
        for (sum, row) in wide.iter().zip(&self.second) {
            let active = sum.max(0.0);
            for (unit, weight) in narrow.iter_mut().zip(row) {
                *unit += active * weight;
            }
        }
        let [win, points] = self.answers(&narrow);
        let errors = [sigmoid(win) - target.win, POINTS_WEIGHT * (points - target.points)];

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
        for ((back, sum), row) in wide_error.iter_mut().zip(wide).zip(&mut self.second) {
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
        for_each_bit(&seen.features[..words(self.players)], |bit| {
            strides.seen[bit] += 1.0;
            let stride = strides.strides[bit];
            for (weight, back) in self.first[bit].iter_mut().zip(&wide_error) {
                *weight -= stride * back;
            }
        });
    }
}
