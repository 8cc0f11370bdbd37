//! Fixed games to measure with: the same on every machine.

use posthorn_rules::{Action, City, Dealer, Game, Options, Setup, shuffle_with};

/// SplitMix64: fast enough not to be what is measured.
#[derive(Clone)]
pub(crate) struct Chance(u64);

impl Chance {
    pub(crate) fn new(seed: u64) -> Chance {
        Chance(seed)
    }

    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        (((z ^ z >> 31) as u128 * n as u128) >> 64) as usize
    }
}

impl Dealer for Chance {
    fn shuffle(&mut self, cards: &mut [City]) {
        shuffle_with(cards, |n| self.below(n));
    }
}

pub(crate) fn start(players: usize, chance: &mut Chance) -> Game {
    let mut deck = Setup::sorted_deck();
    chance.shuffle(&mut deck);
    let setup = Setup { players, first: 0, options: Options::CLASSIC, deck };
    setup.start().expect("a full deck for two to four")
}

/// One random ply, or a return to the start after the end.
#[inline]
pub(crate) fn random_ply(game: &mut Game, start: &Game, chance: &mut Chance) {
    let legal = game.legal();
    match legal.get(chance.below(legal.len())) {
        Some(action) => game.apply_legal(action, chance),
        None => *game = *start,
    }
}

/// Every seventh position of random games, with an action that is legal there.
pub(crate) fn positions(players: usize, count: usize) -> Vec<(Game, Action)> {
    let mut chance = Chance::new(players as u64);
    let start = start(players, &mut chance);
    let mut game = start;
    let mut positions = Vec::with_capacity(count);
    while positions.len() < count {
        for _ in 0..7 {
            random_ply(&mut game, &start, &mut chance);
        }
        let legal = game.legal();
        positions.extend(legal.get(chance.below(legal.len())).map(|action| (game, action)));
    }
    positions
}
