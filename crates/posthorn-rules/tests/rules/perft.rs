//! How many sequences of actions there are on fixed decks: a change of any rule changes a number.

use crate::support::naive::{self, Naive};
use crate::support::*;
use posthorn_rules::*;

fn fixed(players: usize, options: Options) -> Game {
    // 29 has no divisor in common with 66, so this is an order of all cards.
    let sorted = Setup::sorted_deck();
    let deck = (0..DECK_SIZE).map(|place| sorted[place * 29 % DECK_SIZE]).collect();
    Setup { players, first: players - 1, options, deck }.start().unwrap()
}

#[test]
fn counts_from_the_start_on_a_fixed_deck() {
    for (players, expected) in EXPECTED_FROM_THE_START {
        let game = fixed(players, Options::CLASSIC);
        let counts: Vec<u64> = (0..expected.len() as u32).map(|depth| perft(&game, depth)).collect();
        assert_eq!(counts, expected, "{players} players");
    }
}

#[test]
fn counts_from_a_closing_with_everything_to_choose() {
    let game = table(3)
        .hand(0, "Basel Basel Linz Ulm Zürich")
        .route(0, "Sigmaringen Stuttgart Nürnberg Regensburg Passau")
        .hand(1, "Lodz Pilsen")
        .route(1, "Budweis Linz")
        .carriage(0, 5)
        .playing()
        .game();
    let counts: Vec<u64> = (0..=6).map(|depth| perft(&game, depth)).collect();
    assert_eq!(counts, EXPECTED_FROM_A_CLOSING);
    let naive = Naive::new();
    for depth in 0..=4 {
        assert_eq!(naive_perft(&naive, &game, depth), EXPECTED_FROM_A_CLOSING[depth as usize]);
    }
}

/// The same count with the legal actions found by trying every one there could be.
fn naive_perft(naive: &Naive, game: &Game, depth: u32) -> u64 {
    if depth == 0 || game.is_over() {
        return 1;
    }
    let position = game.position();
    let allowed = naive::all_actions(&position).into_iter().filter(|&action| naive.allows(&position, action));
    allowed
        .map(|action| {
            let mut after = *game;
            after.apply(action, &mut in_order).unwrap();
            naive_perft(naive, &after, depth - 1)
        })
        .sum()
}

#[test]
fn a_finished_game_counts_once() {
    let game = table(2).ended_by(0).over().game();
    assert_eq!((perft(&game, 0), perft(&game, 3)), (1, 1));
}

const EXPECTED_FROM_THE_START: [(usize, &[u64]); 3] = [
    (2, &[1, 7, 49, 98, 98, 686, 4802, 9604, 9604, 76832, 724076, 2391406, 3792802, 32530020]),
    (3, &[1, 7, 49, 98, 98, 686, 4802, 9604, 9604, 67228, 470596, 941192, 941192, 7529536, 71217992]),
    (4, &[1, 7, 49, 98, 98, 686, 4802, 9604, 9604, 67228, 470596, 941192, 941192, 6588344, 46118408]),
];

const EXPECTED_FROM_A_CLOSING: [u64; 7] = [1, 14, 175, 1495, 11326, 101906, 721574];
