//! The second stage of learning: the network is told what a search found.
//!
//! In games that are played by searching, every action that was played out labels the position it
//! leads to, and the network's first sight is moved there. What the search had to look up, the network then
//! knows, and the next search begins from there.

use crate::bot::Budget;
use crate::features::{Sight, features};
use crate::greedy::look;
use crate::search::search;
use crate::simd::wide;
use crate::train::{Trainer, random_table};
use posthorn_rules::{Action, Game, Seat};

/// Playouts for each decision.
const PLAYOUTS: u32 = 96;
/// An action that was played out more seldom tells too little.
const FEWEST_PLAYOUTS: u32 = 6;
/// How often the second best is played, so that the games differ.
const SECOND_BEST: f32 = 0.1;
/// Decisions a player after which a game is left alone.
const LONGEST: usize = 200;

impl Trainer {
    /// Plays a game by searching, and learns from every search.
    pub(crate) fn refine(&mut self, rate: f32) {
        let mut game = random_table(self.net.players, &mut self.chance);
        let mut decisions = 0;
        while !game.is_over() && decisions < LONGEST * game.players() {
            decisions += 1;
            let seat = game.turn().seat;
            let Some(action) = self.search_and_learn(&game, seat, rate) else { return };
            game.apply_legal(action, &mut self.chance);
        }
    }

    fn search_and_learn(&mut self, game: &Game, seat: Seat, rate: f32) -> Option<Action> {
        let view = game.view(Some(seat));
        let budget = Budget::Work(PLAYOUTS);
        let found = search(&self.net, &view, budget, &mut self.chance, &mut self.scratch);
        let sight = Sight::new(game, seat);
        let here = features(game, &sight, false);
        let most = found.iter().map(|option| option.playouts).max().unwrap_or(0).max(1);
        for option in found.iter().filter(|option| option.playouts >= FEWEST_PLAYOUTS) {
            let (after, features) = look(game, option.action, &sight, &here);
            if !after.is_over() {
                let trust = (option.playouts as f32 / most as f32).sqrt();
                wide(
                    #[inline(always)]
                    || {
                        let seen = self.net.accumulate(&features);
                        self.net.learn(&seen, option.value(), rate * trust, &mut self.strides);
                    },
                );
            }
        }
        let second =
            self.chance.unit() < SECOND_BEST && found.get(1).is_some_and(|second| second.playouts > 0);
        found.get(usize::from(second)).map(|option| option.action)
    }
}
