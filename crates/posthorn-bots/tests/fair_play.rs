//! Bots play by the rules, and by nothing they cannot know.

#![allow(clippy::unwrap_used)]

use posthorn_bots::{Bot, Budget, Chance, ROSTER, Why, advise, bot, deal, play_game};
use posthorn_rules::{Action, City, Game, Options, TileValues};

/// Enough for a search to go through all its rounds, and quick.
const WORK: Budget = Budget::Work(24);

#[test]
fn mixed_bots_never_do_anything_illegal() {
    let mut chance = Chance::new(31);
    let mut games = 0;
    for number in 0..240 {
        let players = 2 + number % 3;
        let (_, options) = Options::PRESETS[number % 3];
        let tile_values = if number % 2 == 0 { TileValues::Hidden } else { TileValues::Open };
        let mut bots: Vec<Box<dyn Bot>> = (0..players)
            .map(|_| {
                let entry = ROSTER[chance.below(ROSTER.len())];
                entry.bot(chance.number())
            })
            .collect();
        let work = [Budget::Work(2)];
        let options = Options { tile_values, ..options };
        let first = chance.below(players);
        play_game(&mut bots, first, options, chance.number(), &work)
            .unwrap_or_else(|fault| panic!("{fault}"));
        games += 1;
    }
    println!("{games} games of mixed bots without a fault");
}

#[test]
fn a_game_that_is_won_is_brought_to_its_end() {
    let mut rounds = Vec::new();
    for seed in 0..6 {
        let mut bots = [bot("prince", seed).unwrap(), bot("random", seed + 100).unwrap()];
        let work = [Budget::Work(40)];
        let result = play_game(&mut bots, seed as usize % 2, Options::CLASSIC, seed, &work).unwrap();
        rounds.push(result.game().round());
    }
    let mean = rounds.iter().sum::<u16>() / rounds.len() as u16;
    assert!(mean < 50, "{rounds:?}: points could be had for ever");
}

/// Positions some way into games between couriers.
fn positions() -> Vec<Game> {
    let mut positions = Vec::new();
    for seed in 0..6 {
        let mut chance = Chance::new(seed);
        let mut game = deal(2 + seed as usize % 3, 0, Options::CLASSIC, &mut chance);
        let mut couriers = bot("novice", seed).unwrap();
        let mut plies = 0;
        while !game.is_over() {
            let action = couriers.choose(&game.view(Some(game.turn().seat)), WORK).unwrap();
            game.apply(action, &mut chance).unwrap();
            plies += 1;
            if plies % 17 == 0 && game.legal().len() > 1 {
                positions.push(game);
            }
        }
    }
    positions
}

#[test]
fn no_choice_changes_when_cards_a_bot_cannot_know_are_dealt_anew() {
    for (number, game) in positions().into_iter().enumerate() {
        let viewer = Some(game.turn().seat);
        let other = game.view(viewer).redeal(&mut Chance::new(number as u64));
        for entry in ROSTER {
            let choice = |game: &Game| entry.bot(5).choose(&game.view(viewer), WORK);
            assert_eq!(choice(&game), choice(&other), "{} at position {number}", entry.name);
        }
        let advice = |game: &Game| advise(&game.view(viewer), WORK, 5, 3);
        assert_eq!(advice(&game), advice(&other));
    }
}

#[test]
fn the_same_seed_and_work_give_the_same_game() {
    for entry in ROSTER {
        let score = || {
            let mut bots = vec![entry.bot(1), bot("courier", 2).unwrap()];
            play_game(&mut bots, 0, Options::CLASSIC, 3, &[Budget::Work(8)]).unwrap().record(Vec::new())
        };
        assert_eq!(score(), score(), "{}", entry.name);
    }
}

#[test]
fn advice_is_a_legal_turn_with_reasons() {
    for game in positions() {
        let advice = advise(&game.view(Some(game.turn().seat)), WORK, 1, 3);
        assert!(!advice.is_empty() && advice.len() <= 3);
        for option in advice {
            game.check(option.turn[0]).unwrap();
            assert!((0.0..=1.0).contains(&option.win), "{option:?}");
            let closes = option.turn.iter().any(|action| matches!(action, Action::Close { .. }));
            assert_eq!(closes, matches!(option.why, Why::Closes { .. }), "{option:?}");
        }
    }
}

#[test]
fn nobody_advises_a_spectator_or_a_seat_that_waits() {
    let game = deal(2, 0, Options::CLASSIC, &mut |_: &mut [City]| {});
    let waiting = game.seats().find(|&seat| seat != game.turn().seat);
    assert!(advise(&game.view(None), WORK, 1, 3).is_empty());
    assert!(advise(&game.view(waiting), WORK, 1, 3).is_empty());
    assert_eq!(bot("prince", 1).unwrap().choose(&game.view(waiting), WORK), None);
}
