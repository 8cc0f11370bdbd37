//! Records that were tampered with are refused at the ply where it shows, by the rule it breaks.

use crate::support::players::{Habit, choose};
use crate::support::*;
use posthorn_rules::*;

/// A finished game with several reshuffles.
fn finished() -> Record {
    for seed in 0..1000 {
        let mut chance = Chance::new(seed);
        let setup = shuffled_setup(3, 1, Options::CLASSIC, &mut chance);
        let mut history = History::start(setup).unwrap();
        while !history.game().is_over() {
            let seat = history.game().turn().seat;
            // A second card now and then, so that hands grow and are cut.
            let second = history.game().check(Action::TakeDeck).is_ok() && chance.percent(50);
            let habit = Habit::Builder(5);
            let action = if second { Action::TakeDeck } else { choose(history.game(), habit, &mut chance) };
            history.apply(seat, action, &mut chance).unwrap();
        }
        let kept = history.actions().iter().any(|(_, action)| matches!(action, Action::Keep(_)));
        let ended_by = history.game().ended_by().is_some_and(|seat| seat != history.game().first());
        if history.shuffles().len() >= 3 && kept && ended_by {
            return Record::of(&history, names());
        }
    }
    panic!("no seed leads to such a game");
}

fn names() -> Vec<RecordPlayer> {
    ["Anna", "Berta", "Clara"].map(RecordPlayer::human).into()
}

/// The ply of the n-th reshuffle.
fn ply_of_shuffle(record: &Record, number: usize) -> usize {
    let mut found = None;
    let visit = |history: &History, ply: usize, _: &[Event]| {
        if history.shuffles().len() > number && found.is_none() {
            found = Some(ply);
        }
    };
    record.replay_with(visit).unwrap();
    found.expect("so many shuffles")
}

#[track_caller]
fn fault(record: &Record, ply: usize, rule: Option<Rule>) {
    let fault = record.replay().map(|_| "replays").expect_err("the record should be refused");
    assert_eq!((fault.ply, fault.rule), (ply, rule), "{fault}");
    assert!(fault.to_string().starts_with(&format!("ply {ply}: ")));
}

#[test]
fn an_untouched_record_replays() {
    let record = finished();
    let history = record.replay().unwrap();
    assert!(history.game().is_over());
    assert_eq!(Record::of(&history, names()), record);
    let mut plies = Vec::new();
    record
        .replay_with(|history, ply, events| {
            assert_eq!(history.actions().len(), ply + 1);
            assert!(!events.is_empty() || record.actions[ply].1 == Action::EndTurn);
            plies.push(ply);
        })
        .unwrap();
    assert_eq!(plies, (0..record.actions.len()).collect::<Vec<_>>());
}

#[test]
fn a_changed_seat_breaks_the_turn_order() {
    let record = finished();
    for ply in [0, 1, 50, record.actions.len() - 1] {
        let mut changed = record.clone();
        changed.actions[ply].0 = record.actions[ply].0.next(3);
        fault(&changed, ply, Some(Rule::T1));
    }
}

#[test]
fn a_changed_action_breaks_its_own_rule() {
    let record = finished();
    let first_play =
        record.actions.iter().position(|(_, action)| matches!(action, Action::Play { .. })).unwrap();
    let first_keep = record.actions.iter().position(|(_, action)| matches!(action, Action::Keep(_))).unwrap();
    for (ply, line, rule) in [
        (0, "end", Rule::T1),
        (0, "administrator", Rule::D5),
        (0, "keep Ulm Ulm Ulm", Rule::H2),
        (1, "end", Rule::D5),
        (first_play, "take deck", Rule::T2),
        (first_play, "close", Rule::T1),
        (first_keep, "end", Rule::H2),
    ] {
        let mut changed = record.clone();
        changed.actions[ply].1 = action(line);
        fault(&changed, ply, Some(rule));
    }
}

#[test]
fn an_action_left_out_shows_at_the_next_that_does_not_fit() {
    let record = finished();
    let mut changed = record.clone();
    changed.actions.remove(1);
    // Without the second card the first play comes too early.
    fault(&changed, 1, Some(Rule::D5));
}

#[test]
fn cut_shuffles_are_missed_where_they_are_needed() {
    let record = finished();
    for kept in 0..record.shuffles.len() {
        let mut changed = record.clone();
        changed.shuffles.truncate(kept);
        fault(&changed, ply_of_shuffle(&record, kept), Some(Rule::D3));
    }
}

#[test]
fn an_extra_shuffle_is_noticed_at_the_end() {
    let record = finished();
    let mut changed = record.clone();
    changed.shuffles.push(cities("Ulm"));
    fault(&changed, record.actions.len(), Some(Rule::D3));
}

#[test]
fn a_shuffle_of_other_cards_is_wrong() {
    let record = finished();
    for number in 0..record.shuffles.len() {
        let at = ply_of_shuffle(&record, number);
        let mut short = record.clone();
        short.shuffles[number].pop();
        fault(&short, at, Some(Rule::D3));
        let mut other = record.clone();
        let card = other.shuffles[number][0];
        other.shuffles[number][0] = if card == City::Ulm { City::Linz } else { City::Ulm };
        fault(&other, at, Some(Rule::D3));
    }
}

#[test]
fn shuffles_in_another_order_do_not_fit() {
    let mut changed = finished();
    let at = ply_of_shuffle(&changed, 0);
    changed.shuffles.swap(0, 1);
    fault(&changed, at, Some(Rule::D3));
}

#[test]
fn a_changed_result_is_not_confirmed() {
    let record = finished();
    let end = record.actions.len();
    let change = |change: &dyn Fn(&mut Standing)| {
        let mut changed = record.clone();
        change(changed.result.as_mut().unwrap());
        fault(&changed, end, Some(Rule::E4));
    };
    change(&|result| result.scores[0].total += 1);
    change(&|result| result.scores[2].bonus -= 1);
    change(&|result| result.ranking.swap(0, 1));
    change(&|result| result.winner = None);
    change(&|result| result.winner = result.winner.map(|seat| seat.next(3)));
}

#[test]
fn a_result_before_the_end_is_not_reached() {
    let mut record = finished();
    record.actions.pop();
    fault(&record, record.actions.len(), Some(Rule::E4));
    record.result = None;
    assert!(!record.replay().unwrap().game().is_over(), "an unfinished game loads and can go on");
}

#[test]
fn nothing_comes_after_the_end() {
    let mut record = finished();
    let end = record.actions.len();
    for number in 0..3 {
        record.actions.truncate(end);
        record.actions.push((seat(number), Action::TakeDeck));
        fault(&record, end, Some(Rule::E3));
    }
}

#[test]
fn a_wrong_start_is_refused_before_the_first_ply() {
    let record = finished();
    let with = |change: &dyn Fn(&mut Record)| {
        let mut changed = record.clone();
        change(&mut changed);
        changed
    };
    fault(&with(&|record| record.players.truncate(1)), 0, Some(Rule::S1));
    fault(&with(&|record| record.first = 3), 0, Some(Rule::S5));
    fault(&with(&|record| record.deck.truncate(65)), 0, Some(Rule::S2));
    fault(&with(&|record| record.deck[0] = record.deck[1]), 0, Some(Rule::S2));
    // Another first player: the first action is by the wrong seat.
    fault(&with(&|record| record.first = 0), 0, Some(Rule::T1));
}

#[test]
fn under_other_rules_the_end_is_not_reached() {
    let mut record = finished();
    record.rules.final_round = FinalRound::OneMoreEach;
    // Those before the seat that triggered the end would have another turn.
    fault(&record, record.actions.len(), Some(Rule::E4));
}

#[test]
fn a_record_replays_to_any_ply() {
    let record = finished();
    let mut games = vec![record.replay_to(0).unwrap()];
    record.replay_with(|history, _, _| games.push(history.clone())).unwrap();
    assert_eq!(games.len(), record.actions.len() + 1);
    for (plies, there) in games.iter().enumerate().step_by(7).chain([(usize::MAX, &games[games.len() - 1])]) {
        let then = record.replay_to(plies).unwrap();
        assert_eq!((then.game(), then.actions()), (there.game(), there.actions()), "after {plies}");
    }
    let mut spoilt = record.clone();
    let last = spoilt.shuffles.len() - 1;
    spoilt.shuffles[last].pop();
    let ply = ply_of_shuffle(&record, last);
    assert!(spoilt.replay_to(ply).is_ok(), "what comes later is not looked at");
    assert_eq!(spoilt.replay_to(ply + 1).unwrap_err().rule, Some(Rule::D3));
}
