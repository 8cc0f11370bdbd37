//! Random games with alarms: after every action everything that must hold is looked at.

use crate::support::players::{Habit, choose};
use crate::support::*;
use posthorn_rules::*;

/// What must hold in every position of every game.
#[track_caller]
fn alarms(game: &Game) {
    assert_eq!(game.legal().is_empty(), game.is_over(), "a live game has an action, a finished one none");
    let mut copies = [0; City::COUNT];
    game.all_cards().for_each(|city| copies[city.index()] += 1);
    assert_eq!(copies, [COPIES_OF_EACH_CITY; City::COUNT]);

    let mut taken = [0; Pile::COUNT];
    for seat in game.seats() {
        let own = game.holdings(seat);
        assert_eq!(own.offices.len() + own.offices_left(), OFFICES_PER_PLAYER);
        assert!(own.hand.contains_all(&own.known), "known cards that are not in the hand");
        own.tiles.iter().for_each(|tile| taken[tile.pile as usize] += 1);
        assert_eq!(own.tiles.points(), own.tiles.iter().map(|tile| tile.value).sum::<u8>());
        for pile in Pile::ALL.into_iter().skip(3) {
            assert!(own.tiles.iter().filter(|tile| tile.pile == pile).count() <= 1, "{pile:?} twice");
        }
        let ended = own.carriage == Some(Carriage::LAST) || own.offices_left() == 0;
        assert!(!ended || game.ended_by().is_some(), "the end was not noticed");
        assert_eq!(own.tiles.has(Pile::EndOfGame), game.ended_by() == Some(seat));
    }
    for pile in Pile::ALL {
        assert_eq!(taken[pile as usize] + game.tiles().values(pile).len(), pile.values().len());
    }
    let gap = game.market().cards().contains(&None);
    assert!(!gap || game.deck().is_empty() && game.discards().is_empty(), "a gap that could be filled");
    assert!(game.round() <= LAST_ROUND);
    assert_eq!(game.position().check(), Ok(*game), "written down and laid out again");
    if let Some(winner) = game.standing().winner {
        let best = game.seats().map(|seat| game.score(seat).total).max();
        assert_eq!(Some(game.score(winner).total), best);
    }
}

/// What an action may change and what not.
#[track_caller]
fn step_alarms(before: &Game, action: Action, after: &Game) {
    let mover = before.turn().seat;
    for seat in before.seats() {
        let (old, new) = (before.holdings(seat), after.holdings(seat));
        let next = Carriage::next_after(old.carriage);
        assert!(new.carriage == old.carriage || new.carriage == next, "a carriage was skipped");
        assert!(new.offices.contains_all(old.offices));
        assert!(seat == mover || new == old, "another seat's things changed");
    }
    let (turn, now) = (before.turn(), after.turn());
    if turn.seat != now.seat && !after.is_over() {
        let ends = matches!(action, Action::EndTurn | Action::Close { .. } | Action::Keep(_));
        assert!(ends, "{action} ended the turn");
        assert_eq!((now.played, now.official), (0, None));
    }
}

fn viewers(game: &Game) -> impl Iterator<Item = Option<Seat>> {
    game.seats().map(Some).chain([None])
}

/// Nothing hidden reaches a viewer: with other hidden cards the view is the same.
fn view_alarms(game: &Game, chance: &mut Chance) {
    for viewer in viewers(game) {
        let view = game.view(viewer);
        let imagined = view.redeal(chance);
        assert_eq!(imagined.view(viewer), view);
        assert_eq!(imagined.position().faults(), []);
        let own_turn = viewer == Some(game.turn().seat);
        assert_eq!(view.legal().len(), if own_turn { game.legal().len() } else { 0 });
    }
}

fn event_alarms(before: &Game, action: Action, events: &[Event]) {
    let mover = before.turn().seat;
    for viewer in viewers(before) {
        for event in events {
            let seen = event.seen_by(viewer);
            match (&seen, action) {
                (Event::Took { city, .. }, Action::TakeDeck) => {
                    assert_eq!(city.is_some(), viewer == Some(mover), "a card of the deck was shown");
                }
                _ => assert_eq!(seen, *event),
            }
        }
    }
}

fn notation_alarms(game: &Game) {
    for action in game.legal().iter() {
        assert_eq!(action.to_string().parse(), Ok(action));
    }
}

/// Undoing is possible exactly until a card is revealed or the turn is over, and restores everything.
struct UndoWatch {
    games: Vec<Game>,
}

impl UndoWatch {
    fn after(&mut self, before: &Game, history: &History, applied: &Applied) {
        let game = history.game();
        let revealed = before.deck() != game.deck() || !applied.shuffles.is_empty();
        let turn_over =
            game.is_over() || (before.round(), before.turn().seat) != (game.round(), game.turn().seat);
        if revealed || turn_over {
            self.games.clear();
        } else {
            self.games.push(*before);
        }
        for seat in game.seats() {
            let expected = if seat == game.turn().seat { self.games.len() } else { 0 };
            assert_eq!(history.undoable(seat), expected);
        }
    }

    fn take_back(&mut self, history: &History) {
        let mut back = history.clone();
        let seat = history.game().turn().seat;
        for other in history.game().seats().filter(|&other| other != seat) {
            assert_eq!(back.undo(other), Err(Reason::NothingToUndo));
        }
        for expected in self.games.iter().rev() {
            let done = back.actions().last().map(|&(_, action)| action);
            assert_eq!(back.undo(seat).ok(), done);
            assert_eq!(back.game(), expected);
        }
        assert_eq!(back.undo(seat), Err(Reason::NothingToUndo));
        // Doing the same again leads to the same.
        for &(seat, action) in &history.actions()[back.actions().len()..] {
            back.apply(seat, action, &mut no_shuffle).unwrap();
        }
        assert_eq!(back.game(), history.game());
        assert_eq!(back.shuffles(), history.shuffles());
    }
}

fn names(players: usize) -> Vec<RecordPlayer> {
    let player = |number| RecordPlayer::bot(format!("Seat {number}"), "random");
    (1..=players).map(player).collect()
}

fn record_alarms(history: &History, chance: &mut Chance) {
    let record = Record::of(history, names(history.game().players()));
    assert_eq!(record.result.is_some(), history.game().is_over());
    let again = record.replay().unwrap();
    assert_eq!(again.game(), history.game());
    assert_eq!((again.actions(), again.shuffles()), (history.actions(), history.shuffles()));
    // A game cut off anywhere is a record as well.
    let plies = chance.below(record.actions.len() + 1);
    let mut cut = record;
    cut.actions.truncate(plies);
    cut.result = None;
    let mut shuffles = 0;
    let mut half = History::start(history.setup().clone()).unwrap();
    for &(seat, action) in &cut.actions {
        let replayed = &history.shuffles()[shuffles..];
        let mut next = replayed.iter();
        let mut dealer = |cards: &mut [City]| cards.copy_from_slice(next.next().unwrap());
        shuffles += half.apply(seat, action, &mut dealer).unwrap().shuffles.len();
    }
    cut.shuffles.truncate(shuffles);
    assert_eq!(cut.replay().unwrap().game(), half.game());
}

fn play(setup: Setup, habits: &[Habit], chance: &mut Chance) -> (usize, Game) {
    let mut history = History::start(setup).unwrap();
    let mut undo = UndoWatch { games: Vec::new() };
    let mut plies = 0;
    alarms(history.game());
    while !history.game().is_over() {
        let before = *history.game();
        let seat = before.turn().seat;
        let action = choose(&before, habits[seat.index()], chance);
        let applied = history.apply(seat, action, chance).unwrap();
        plies += 1;
        let game = *history.game();
        alarms(&game);
        step_alarms(&before, action, &game);
        event_alarms(&before, action, &applied.events);
        undo.after(&before, &history, &applied);
        if plies % 13 == 0 || game.is_over() {
            view_alarms(&game, chance);
            notation_alarms(&game);
            undo.take_back(&history);
        }
    }
    view_alarms(history.game(), chance);
    record_alarms(&history, chance);
    (plies, *history.game())
}

#[test]
fn random_games_raise_no_alarm() {
    let mut chance = Chance::new(1806);
    let (mut games, mut plies, mut finished, mut triggered) = (0, 0, 0, 0);
    let builders = [Habit::Builder(3), Habit::Builder(4), Habit::Builder(5), Habit::Builder(7)];
    for (_, options) in all_options() {
        for players in 2..=4 {
            for number in 0..GAMES {
                // Fair choice seldom closes a route: a few such games go to the last round.
                let mut habit = || if number == 0 { Habit::Fair } else { builders[chance.below(4)] };
                let habits: Vec<Habit> = (0..players).map(|_| habit()).collect();
                let setup = shuffled_setup(players, chance.below(players), options, &mut chance);
                let (played, end) = play(setup, &habits, &mut chance);
                games += 1;
                plies += played;
                finished += usize::from(end.is_over());
                triggered += usize::from(end.ended_by().is_some());
            }
        }
    }
    println!("{games} random games, {finished} played to the end, {plies} plies without an alarm");
    assert_eq!(finished, games, "some games were not played to their end");
    assert!(triggered * 10 > games * 9, "only {triggered} of {games} were ended by a player");
}

const GAMES: usize = 80;

#[test]
fn an_alarm_can_ring() {
    let setup = shuffled_setup(2, 0, Options::CLASSIC, &mut Chance::new(1));
    let mut position = setup.start().unwrap().position();
    position.deck[0] = position.deck[1];
    position.seats[0].known = vec![City::Ulm];
    position.seats[1].route = cities("Lodz Basel");
    position.round = 501;
    position.drawn = 3;
    let faults = position.check().unwrap_err();
    assert!(faults.len() >= 5, "{faults:?}");
}
