//! Counting the positions some actions ahead: a fingerprint of the whole of the rules.

use crate::city::City;
use crate::game::Game;

/// How many sequences of `depth` legal actions lead on from here.
///
/// A game that ends sooner counts once. Reshuffles leave the discards in their order, so the count
/// depends on nothing but the game.
pub fn perft(game: &Game, depth: u32) -> u64 {
    if depth == 0 || game.is_over() {
        return 1;
    }
    let legal = game.legal();
    if depth == 1 {
        return legal.len() as u64;
    }
    legal
        .iter()
        .map(|action| {
            let mut after = *game;
            after.apply_legal(action, &mut |_: &mut [City]| {});
            perft(&after, depth - 1)
        })
        .sum()
}
