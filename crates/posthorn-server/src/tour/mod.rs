//! The guided first game: a real game with laid cards, in which every move is told in advance. Some moves
//! are the learner's, the others happen by themselves.

use crate::tables::{TableError, TableState};
use posthorn_rules::{Action, City};
use std::sync::LazyLock;

/// A move that is told in advance.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Told {
    pub(crate) seat: usize,
    pub(crate) action: Action,
    /// Whether the learner has to do it.
    pub(crate) mine: bool,
}

struct Tour {
    deck: Vec<City>,
    moves: Vec<Told>,
}

/// The first line names the cards; then a line for each action: whose, and what. `you` is the learner.
static TOUR: LazyLock<Tour> =
    LazyLock::new(|| read(include_str!("game.txt")).expect("a test reads the same text"));

fn read(text: &str) -> Option<Tour> {
    let (cards, moves) = text.split_once('\n')?;
    let deck = cards.split_whitespace().skip(1).map(City::from_name).collect::<Option<_>>()?;
    let moves = moves.lines().map(|line| {
        let (who, action) = line.split_once(' ')?;
        let seat = if who == "you" { 0 } else { who.parse().ok()? };
        Some(Told { seat, action: action.parse().ok()?, mine: who == "you" })
    });
    Some(Tour { deck, moves: moves.collect::<Option<_>>()? })
}

/// The cards of the guided game.
pub(crate) fn deck() -> Vec<City> {
    TOUR.deck.clone()
}

/// How many actions are the learner's.
pub(crate) fn steps() -> usize {
    TOUR.moves.iter().filter(|told| told.mine).count()
}

/// Where the learner stands in the guided game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Guide {
    /// To do this; steps are counted from 1.
    Step { number: usize, action: Action },
    /// To watch what the other player does.
    Opponent { next: usize },
    /// To watch several rounds go by.
    TimePasses { next: usize },
    /// It is over.
    Done,
}

/// Where the learner stands after so many actions.
pub(crate) fn guide(ply: usize) -> Guide {
    let rest = TOUR.moves.get(ply..).unwrap_or_default();
    let number = TOUR.moves.iter().take(ply).filter(|told| told.mine).count() + 1;
    let until = rest.iter().position(|told| told.mine);
    match (rest.first(), until) {
        (None, _) => Guide::Done,
        (Some(told), Some(0)) => Guide::Step { number, action: told.action },
        (Some(_), until) => {
            let told = &rest[..until.unwrap_or(rest.len())];
            let next = number.min(steps());
            if told.iter().any(|told| told.seat == 0) {
                Guide::TimePasses { next }
            } else {
                Guide::Opponent { next }
            }
        }
    }
}

/// What happens by itself after so many actions: the rest of somebody's turn, none when the learner is asked.
pub(crate) fn by_itself(ply: usize) -> &'static [Told] {
    let rest = TOUR.moves.get(ply..).unwrap_or_default();
    let Some(first) = rest.first() else { return &[] };
    let length = rest.iter().take_while(|told| !told.mine && told.seat == first.seat).count();
    &rest[..length]
}

/// Whether an action of the learner is the one the guide asks for.
pub(crate) fn check(state: &TableState, action: Action) -> Result<(), TableError> {
    match guide(state.plies()) {
        Guide::Step { action: asked, .. } if asked == action => Ok(()),
        _ => Err(TableError::OffTour),
    }
}

/// The id of the control that does an action.
pub(crate) fn point(action: Action) -> String {
    match action {
        Action::TakeMarket(slot) => format!("market-{}", slot.index()),
        Action::TakeDeck => "deck".to_owned(),
        Action::Administrator => "official-administrator".to_owned(),
        Action::Play { city, .. } | Action::Restart { city } => format!("hand-{}-0", city.index()),
        Action::Close { .. } => "close".to_owned(),
        Action::Keep(_) => "keep-done".to_owned(),
        Action::EndTurn => "end-turn".to_owned(),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test that fails may say so by panicking")]
mod tests {
    use super::*;
    use crate::closing;
    use crate::texts::Words;
    use posthorn_rules::{Official, Options, Pile, Seat, Setup};

    #[test]
    fn the_guided_game_teaches_everything_and_is_won_by_the_learner() {
        let tour = read(include_str!("game.txt")).unwrap();
        let setup = Setup { players: 2, first: 0, options: Options::CLASSIC, deck: tour.deck.clone() };
        let mut game = setup.start().unwrap();
        let mut ways = Vec::new();
        let mut officials = Vec::new();
        for told in &tour.moves {
            let before = game;
            let seat = Seat::new(told.seat).unwrap();
            assert_eq!(game.turn().seat, seat, "{}", told.action);
            game.apply(told.action, &mut |_: &mut [City]| panic!("the cards suffice")).unwrap();
            if told.mine {
                officials.extend(game.turn().official.filter(|_| game.turn().seat == seat));
                if let Action::Close { offices, cartwright } = told.action {
                    // The page offers the selection that the guide asks for.
                    let view = before.view(Some(seat));
                    let best = closing::best(&view, cartwright);
                    let (way, ..) = best.iter().find(|(_, set, _)| *set == offices).unwrap();
                    ways.push(*way);
                    officials.extend(cartwright.then_some(Official::Cartwright));
                }
            }
        }
        assert!(game.is_over());
        assert_eq!(game.standing().winner, Seat::new(0));
        assert_eq!(game.ended_by(), Seat::new(0));
        for official in Official::ALL {
            assert!(officials.contains(&official), "{official:?}");
        }
        assert!(
            ways.contains(&closing::Way::OneInEachRegion) && ways.contains(&closing::Way::AllInOneRegion)
        );
        assert!(game.holdings(Seat::new(0).unwrap()).tiles.has(Pile::Baden));
    }

    #[test]
    fn every_step_has_its_sentence() {
        let words = Words::default();
        let mut number = 0;
        for ply in 0..TOUR.moves.len() {
            if let Guide::Step { number: at, .. } = guide(ply) {
                number += 1;
                assert_eq!(at, number);
                assert!(words.find(&format!("tour-{at}")).is_some(), "tour-{at}");
                assert!(by_itself(ply).is_empty());
            } else {
                assert!(!by_itself(ply).is_empty());
            }
        }
        assert_eq!(number, steps());
        assert!(words.find(&format!("tour-{}", number + 1)).is_none());
        assert_eq!(guide(TOUR.moves.len()), Guide::Done);
        // A step takes about ten seconds.
        assert!(steps() * 10 < 300);
    }
}
