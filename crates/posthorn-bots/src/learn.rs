//! One step of learning: the network's answers are moved a little towards what they should have been.

use crate::features::{Features, words};
use crate::net::{NARROW, Net, Value, WIDE, for_each_bit, sigmoid};

/// How much the margin counts beside winning.
const MARGIN_WEIGHT: f32 = 0.5;

impl Net {
    /// Moves the answers for a position towards a target. `rate` is how far.
    #[inline(always)]
    pub(crate) fn learn(&mut self, features: &Features, target: Value, rate: f32) {
        let wide = self.accumulate(features).sums;
        let mut narrow = self.second_bias;
        for (sum, row) in wide.iter().zip(&self.second) {
            let active = sum.max(0.0);
            for (unit, weight) in narrow.iter_mut().zip(row) {
                *unit += active * weight;
            }
        }
        let [win, margin] = self.answers(&narrow);
        let errors = [sigmoid(win) - target.win, MARGIN_WEIGHT * (margin - target.margin)];

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
        for ((back, sum), row) in wide_error.iter_mut().zip(&wide).zip(&mut self.second) {
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
        for_each_bit(&features[..words(self.players)], |bit| {
            for (weight, back) in self.first[bit].iter_mut().zip(&wide_error) {
                *weight -= back;
            }
        });
    }
}
