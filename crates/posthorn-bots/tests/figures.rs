//! The arithmetic behind claims of strength.

#![allow(clippy::unwrap_used)]

use posthorn_bots::{Budget, MatchStatistics, Sprt, Trainer, Verdict, bot, play_game, ratings};
use posthorn_rules::{Options, Seat};

fn match_of(first: &str, second: &str, blocks: u64) -> MatchStatistics {
    let mut statistics = MatchStatistics::new(2);
    for number in 0..blocks {
        let games: Vec<_> = [[0, 1], [1, 0]]
            .into_iter()
            .map(|seated| {
                let names = [first, second];
                let mut bots = seated.map(|index| bot(names[index], number).unwrap());
                let result = play_game(&mut bots, 0, Options::CLASSIC, number, &[Budget::Work(1)]).unwrap();
                (result, seated.to_vec())
            })
            .collect();
        statistics.add_block(&games);
    }
    statistics
}

#[test]
fn a_bot_against_itself_wins_half_of_its_games_in_every_block() {
    let statistics = match_of("courier", "courier", 30);
    assert_eq!(statistics.games, 60);
    assert!((statistics.win_rate(0).rate - 0.5).abs() < 0.2);
    let rates = statistics.win_rate(0).rate + statistics.win_rate(1).rate;
    assert!((rates - 1.0).abs() < 1e-9);
    assert!(statistics.win_rate(0).low < 0.5 && 0.5 < statistics.win_rate(0).high);
    assert_eq!(statistics.endings.iter().sum::<u64>(), 60);
    assert_eq!(statistics.wins_by_place.iter().sum::<u64>(), 60);
}

#[test]
fn the_ladder_stands() {
    for (better, worse) in [("novice", "random"), ("courier", "novice"), ("postmaster", "courier")] {
        let rate = match_of(better, worse, 30).win_rate(0);
        assert!(rate.low > 0.5, "{better} against {worse}: {rate:?}");
    }
}

#[test]
fn an_interval_never_claims_certainty() {
    let rate = match_of("courier", "random", 20).win_rate(0);
    assert_eq!(rate.rate, 1.0);
    assert!(rate.low < 0.95 && rate.high == 1.0, "{rate:?}");
}

#[test]
fn the_sequential_test_decides_both_ways() {
    let statistics = match_of("courier", "novice", 60);
    assert!(matches!(statistics.verdict(Sprt { elo0: 0.0, elo1: 50.0 }), Verdict::Stronger(_)));
    let statistics = match_of("novice", "courier", 60);
    assert!(matches!(statistics.verdict(Sprt { elo0: 0.0, elo1: 50.0 }), Verdict::NotStronger(_)));
    assert!(matches!(
        match_of("courier", "novice", 5).verdict(Sprt { elo0: 0.0, elo1: 50.0 }),
        Verdict::Open(_)
    ));
}

#[test]
fn ratings_give_back_the_strength_that_made_the_wins() {
    let strength = [1.0, 2.0, 6.0];
    let wins: Vec<Vec<f64>> =
        strength.iter().map(|a| strength.iter().map(|b| 100_000.0 * a / (a + b)).collect()).collect();
    for (rating, s) in ratings(&wins).iter().zip(strength) {
        assert!((rating - 400.0 * f64::log10(s)).abs() < 1.0, "{rating}");
    }
}

#[test]
fn training_learns_and_can_be_taken_up_again() {
    let mut training = Trainer::new(2, 4);
    let before = training.weights();
    training.step(30, 0.0);
    assert_eq!(training.games(), 30);
    let learnt = training.weights();
    assert_ne!(before, learnt);
    let again = Trainer::resume(&learnt, 30, 4).unwrap();
    assert_eq!((again.games(), again.players(), again.weights()), (30, 2, learnt));
}

#[test]
fn damaged_weights_are_refused() {
    let good = Trainer::new(3, 1).weights();
    let mut no_number = good.clone();
    no_number[20..24].copy_from_slice(&f32::NAN.to_le_bytes());
    for bad in [&good[..good.len() - 1], &good[1..], &[], &[good.as_slice(), &[0]].concat(), &no_number] {
        assert!(Trainer::resume(bad, 0, 1).is_err());
    }
}

#[test]
fn a_place_in_the_turn_order_is_counted_from_the_first_player() {
    let mut bots = [bot("courier", 1).unwrap(), bot("random", 2).unwrap()];
    let result = play_game(&mut bots, 1, Options::CLASSIC, 5, &[Budget::Work(1)]).unwrap();
    assert_eq!(result.game().standing().winner, Seat::new(0));
    let mut statistics = MatchStatistics::new(2);
    statistics.add_block(&[(result, vec![0, 1])]);
    assert_eq!(statistics.wins_by_place, [0, 1, 0, 0]);
}
