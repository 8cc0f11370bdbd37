//! The arithmetic behind claims of strength.

#![allow(clippy::unwrap_used)]

use posthorn_bots::{Budget, Sprt, Tally, Training, Verdict, bot, play, ratings};
use posthorn_rules::{Options, Seat};

fn match_of(first: &str, second: &str, blocks: u64) -> Tally {
    let mut tally = Tally::new(2);
    for number in 0..blocks {
        let games: Vec<_> = [[0, 1], [1, 0]]
            .into_iter()
            .map(|seated| {
                let names = [first, second];
                let mut bots = seated.map(|index| bot(names[index], number).unwrap());
                let outcome = play(&mut bots, 0, Options::CLASSIC, number, &[Budget::Work(1)]).unwrap();
                (outcome, seated.to_vec())
            })
            .collect();
        tally.add_block(&games);
    }
    tally
}

#[test]
fn a_bot_against_itself_wins_half_of_its_games_in_every_block() {
    let tally = match_of("courier", "courier", 30);
    assert_eq!(tally.games, 60);
    assert!((tally.win_rate(0).rate - 0.5).abs() < 0.2);
    let rates = tally.win_rate(0).rate + tally.win_rate(1).rate;
    assert!((rates - 1.0).abs() < 1e-9);
    assert!(tally.win_rate(0).low < 0.5 && 0.5 < tally.win_rate(0).high);
    assert_eq!(tally.endings.iter().sum::<u64>(), 60);
    assert_eq!(tally.wins_by_place.iter().sum::<u64>(), 60);
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
    let tally = match_of("courier", "novice", 60);
    assert!(matches!(tally.verdict(Sprt { elo0: 0.0, elo1: 50.0 }), Verdict::Stronger(_)));
    let tally = match_of("novice", "courier", 60);
    assert!(matches!(tally.verdict(Sprt { elo0: 0.0, elo1: 50.0 }), Verdict::NotStronger(_)));
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
    let mut training = Training::new(2, 4);
    let before = training.weights();
    training.step(30, 0.0);
    assert_eq!(training.games(), 30);
    let learnt = training.weights();
    assert_ne!(before, learnt);
    let again = Training::resume(&learnt, 30, 4).unwrap();
    assert_eq!((again.games(), again.players(), again.weights()), (30, 2, learnt));
}

#[test]
fn damaged_weights_are_refused() {
    let good = Training::new(3, 1).weights();
    let mut no_number = good.clone();
    no_number[20..24].copy_from_slice(&f32::NAN.to_le_bytes());
    for bad in [&good[..good.len() - 1], &good[1..], &[], &[good.as_slice(), &[0]].concat(), &no_number] {
        assert!(Training::resume(bad, 0, 1).is_err());
    }
}

#[test]
fn a_place_in_the_turn_order_is_counted_from_the_first_player() {
    let mut bots = [bot("courier", 1).unwrap(), bot("random", 2).unwrap()];
    let outcome = play(&mut bots, 1, Options::CLASSIC, 5, &[Budget::Work(1)]).unwrap();
    assert_eq!(outcome.game.standing().winner, Seat::new(0));
    let mut tally = Tally::new(2);
    tally.add_block(&[(outcome, vec![0, 1])]);
    assert_eq!(tally.wins_by_place, [0, 1, 0, 0]);
}
