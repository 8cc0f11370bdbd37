//! The second stage of learning: what a search finds out is distilled into the network.
//!
//! In games played by searching, the playouts of an action are the target for the position it leads to. The network
//! then knows at once what the search had to find out, and the next search starts from there.

use crate::bot::Budget;
use crate::evaluate::position_after;
use crate::features::{UnseenCards, features};
use crate::search::search;
use crate::simd::wide;
use crate::td::{TdLearner, random_game};
use posthorn_rules::{Action, Game, Seat};

/// Playouts for each decision.
const PLAYOUTS: u32 = 96;
/// An action with fewer playouts teaches too little.
const FEWEST_PLAYOUTS: u32 = 6;
/// How often the second best action is played, so that games differ.
const SECOND_BEST: f32 = 0.1;
/// Decisions per player after which a game is abandoned.
const LONGEST: usize = 200;

impl TdLearner {
    /// Plays a game by searching, and learns from every search.
    pub(crate) fn distill(&mut self, rate: f32) {
        let mut game = random_game(self.net.players, &mut self.chance);
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
        let unseen = UnseenCards::new(game, seat);
        let here = features(game, &unseen, false);
        let most = found.iter().map(|option| option.playouts).max().unwrap_or(0).max(1);
        for option in found.iter().filter(|option| option.playouts >= FEWEST_PLAYOUTS) {
            let (after, features) = position_after(game, option.action, &unseen, &here);
            if !after.is_over() {
                let trust = (option.playouts as f32 / most as f32).sqrt();
                wide(
                    #[inline(always)]
                    || {
                        let seen = self.net.accumulate(&features);
                        self.net.learn(&seen, option.value(), rate * trust, &mut self.rates);
                    },
                );
            }
        }
        let second =
            self.chance.unit() < SECOND_BEST && found.get(1).is_some_and(|second| second.playouts > 0);
        found.get(usize::from(second)).map(|option| option.action)
    }
}
