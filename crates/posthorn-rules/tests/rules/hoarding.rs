//! Players who take and never close: the deck runs dry, and the rulings for it really happen.

use crate::support::players::{Habit, choose};
use crate::support::*;
use posthorn_rules::*;

/// How often each ruling was seen.
#[derive(Debug, Default)]
struct Seen {
    gaps: usize,
    gaps_filled: usize,
    skipped_draws: usize,
    passes: usize,
    single_cards: usize,
    short_markets: usize,
    plays_without_draw: usize,
    last_rounds: usize,
    plies: usize,
}

fn open(game: &Game) -> usize {
    game.market().cards().iter().flatten().count()
}

fn supply(game: &Game) -> usize {
    open(game) + game.deck().len() + game.discards().len()
}

/// Watches one action, asserting what the rulings say where one applies.
fn watch(before: &Game, action: Action, after: &Game, applied: &Applied, seen: &mut Seen) {
    let (turn, now) = (before.turn(), after.turn());
    seen.plies += 1;
    seen.gaps += usize::from(open(after) < MARKET_SIZE);
    if open(after) < MARKET_SIZE {
        assert_eq!(after.deck().len() + after.discards().len(), 0, "X1: a gap that could be filled");
    }
    if open(before) < MARKET_SIZE && open(after) > open(before) {
        assert!(matches!(action, Action::Restart { .. } | Action::Close { .. } | Action::Keep(_)));
        seen.gaps_filled += 1;
    }
    if action == Action::Administrator && before.deck().len() < MARKET_SIZE {
        let all = before.deck().len() + before.discards().len() + open(before);
        assert_eq!(open(after), all.min(MARKET_SIZE), "X4: as many as there are");
        let reshuffled = before.discards().len() + open(before);
        let needed = before.deck().len() < MARKET_SIZE && reshuffled > 0;
        assert_eq!(applied.shuffles.len(), usize::from(needed));
        for (place, card) in before.deck().iter().enumerate() {
            assert_eq!(after.market().cards()[place], Some(*card), "X4: first what is there");
        }
        seen.short_markets += 1;
    }
    let took = matches!(action, Action::TakeDeck | Action::TakeMarket(_));
    if took && turn.started_empty && turn.drawn == 0 {
        if supply(after) == 0 {
            assert_eq!((now.phase, now.official), (Phase::Play, Some(Official::Postmaster)), "X3");
            seen.single_cards += 1;
        } else {
            assert_eq!((now.phase, now.official), (Phase::Draw, None), "D5");
        }
    }
    let turn_began = (before.round(), turn.seat) != (after.round(), now.seat) && !after.is_over();
    if turn_began && supply(after) == 0 {
        assert_eq!((now.phase, now.drawn, now.official), (Phase::Play, 0, None), "X2, X8");
        assert!(!after.holdings(now.seat).hand.is_empty(), "X2: an empty hand passes");
        seen.skipped_draws += 1;
    }
    if now.seat == turn.seat && now.played > 0 && now.drawn == 0 {
        assert!(
            after.legal().iter().all(|action| !matches!(action, Action::TakeDeck | Action::TakeMarket(_)))
        );
        seen.plays_without_draw += 1;
    }
    pass_watch(before, after, applied, seen);
}

/// X8: a passed turn is a turn; the seats go on one by one and rounds are counted through them.
fn pass_watch(before: &Game, after: &Game, applied: &Applied, seen: &mut Seen) {
    let (mut seat, mut round) = (before.turn().seat, before.round());
    for event in &applied.events {
        let (Event::Passed { seat: next } | Event::TurnBegan { seat: next }) = event else { continue };
        assert_eq!(*next, seat.next(before.players()));
        seat = *next;
        round += u16::from(seat == before.first());
        if matches!(event, Event::Passed { .. }) {
            assert!(after.holdings(seat).hand.is_empty() && supply(after) == 0);
            seen.passes += 1;
        }
    }
    assert_eq!((seat, round), (after.turn().seat, after.round()));
}

fn play(setup: Setup, habits: &[Habit], chance: &mut Chance, seen: &mut Seen) -> History {
    let mut history = History::start(setup).unwrap();
    while !history.game().is_over() {
        let before = *history.game();
        let seat = before.turn().seat;
        let action = choose(&before, habits[seat.index()], chance);
        let applied = history.apply(seat, action, chance).unwrap();
        watch(&before, action, history.game(), &applied, seen);
    }
    history
}

#[test]
fn x1_x2_x3_x4_x8_happen_to_players_who_hoard() {
    let mut chance = Chance::new(500);
    let mut seen = Seen::default();
    let mut games = 0;
    for players in 2..=4 {
        for spenders in 0..players {
            for _ in 0..4 {
                let habit = |seat| if seat < spenders { Habit::Spender } else { Habit::Hoarder };
                let habits: Vec<Habit> = (0..players).map(habit).collect();
                let setup = shuffled_setup(players, chance.below(players), Options::CLASSIC, &mut chance);
                let history = play(setup, &habits, &mut chance, &mut seen);
                let game = history.game();
                seen.last_rounds += usize::from(game.round() == LAST_ROUND && game.ended_by().is_none());
                let last = game.first().clockwise(players).last();
                assert_eq!(Some(game.turn().seat), last, "X5: the last seat of the round has moved");
                assert_eq!(Record::of(&history, names(players)).replay().unwrap().game(), game);
                games += 1;
            }
        }
    }
    println!("{games} games of hoarders: {seen:?}");
    assert_eq!(seen.last_rounds, games, "X5: without closing a game goes to round 500");
    for (what, count) in [
        ("X1 gaps", seen.gaps),
        ("X1 gaps filled", seen.gaps_filled),
        ("X2 skipped draws", seen.skipped_draws),
        ("X2 passes", seen.passes),
        ("X3 single cards", seen.single_cards),
        ("X4 short markets", seen.short_markets),
        ("X8 plays without a draw", seen.plays_without_draw),
    ] {
        assert!(count >= 10, "{what} happened only {count} times");
    }
}

fn names(players: usize) -> Vec<RecordPlayer> {
    (0..players).map(|_| RecordPlayer::bot("Hoarder", "hoarder")).collect()
}

#[test]
fn x5_a_game_without_end_is_won_by_the_better_score() {
    // One builds up to carriage 6 and no further offices; the other never closes.
    let mut game = table(2)
        .first(1)
        .round(500)
        .carriage(0, 6)
        .offices(0, "Ulm")
        .took(0, Pile::Length5, 1)
        .route(0, "Linz")
        .closing()
        .game();
    does(&mut game, "end");
    let standing = game.standing();
    assert_eq!((standing.scores[0].total, standing.scores[1].total), (7 + 2 - 19, -20));
    assert_eq!(standing.winner, Some(seat(0)));
}
