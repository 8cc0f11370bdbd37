//! The guided first game: a real game with arranged cards and a script. Some moves of the script are the
//! learner's, the others happen by themselves.

use crate::command::CommandError;
use posthorn_rules::{Action, City, Seat};
use std::sync::LazyLock;

/// A move of the script.
#[derive(Clone, Copy, Debug)]
pub struct ScriptedMove {
    /// Whose it is.
    pub seat: Seat,
    /// What is done.
    pub action: Action,
    /// Whether the learner has to do it.
    pub is_learners: bool,
}

struct Script {
    deck: Vec<City>,
    moves: Vec<ScriptedMove>,
}

/// The first line names the cards; then a line for each action: whose, and what. `you` is the learner.
static SCRIPT: LazyLock<Script> =
    LazyLock::new(|| read(include_str!("game.txt")).expect("a test reads the same text"));

fn read(text: &str) -> Option<Script> {
    let (cards, moves) = text.split_once('\n')?;
    let deck = cards.split_whitespace().skip(1).map(City::from_name).collect::<Option<_>>()?;
    let moves = moves.lines().map(|line| {
        let (who, action) = line.split_once(' ')?;
        let is_learners = who == "you";
        let seat = Seat::new(if is_learners { 0 } else { who.parse().ok()? })?;
        Some(ScriptedMove { seat, action: action.parse().ok()?, is_learners })
    });
    Some(Script { deck, moves: moves.collect::<Option<_>>()? })
}

/// The cards of the guided game.
pub fn deck() -> Vec<City> {
    SCRIPT.deck.clone()
}

/// How many actions are the learner's.
pub fn steps() -> usize {
    SCRIPT.moves.iter().filter(|scripted| scripted.is_learners).count()
}

/// Where the learner stands in the guided game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Guide {
    /// The learner is to do this; steps are counted from 1.
    Step {
        /// Which step.
        number: usize,
        /// What the guide asks for.
        action: Action,
    },
    /// The learner watches what the other player does.
    Opponent {
        /// The learner's next step.
        next: usize,
    },
    /// The learner watches several rounds go by.
    TimePasses {
        /// The learner's next step.
        next: usize,
    },
    /// It is over.
    Done,
}

/// Where the learner stands after so many actions.
pub fn guide(ply: usize) -> Guide {
    let rest = SCRIPT.moves.get(ply..).unwrap_or_default();
    let number = SCRIPT.moves.iter().take(ply).filter(|scripted| scripted.is_learners).count() + 1;
    let until = rest.iter().position(|scripted| scripted.is_learners);
    match (rest.first(), until) {
        (None, _) => Guide::Done,
        (Some(scripted), Some(0)) => Guide::Step { number, action: scripted.action },
        (Some(_), until) => {
            let scripted = &rest[..until.unwrap_or(rest.len())];
            let next = number.min(steps());
            if scripted.iter().any(|scripted| scripted.seat.index() == 0) {
                Guide::TimePasses { next }
            } else {
                Guide::Opponent { next }
            }
        }
    }
}

/// The moves that happen by themselves after so many actions: the rest of somebody's turn, none when it is the
/// learner's.
pub fn automatic_moves(ply: usize) -> &'static [ScriptedMove] {
    let rest = SCRIPT.moves.get(ply..).unwrap_or_default();
    let Some(first) = rest.first() else { return &[] };
    let length =
        rest.iter().take_while(|scripted| !scripted.is_learners && scripted.seat == first.seat).count();
    &rest[..length]
}

/// Whether an action of the learner is the one the guide asks for.
pub(crate) fn check(plies: usize, action: Action) -> Result<(), CommandError> {
    match guide(plies) {
        Guide::Step { action: asked, .. } if asked == action => Ok(()),
        _ => Err(CommandError::OffScript),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test that fails may say so by panicking")]
mod tests {
    use super::*;
    use crate::closing;
    use posthorn_rules::{Official, Options, Pile, Seat, Setup};

    #[test]
    fn the_guided_game_teaches_everything_and_is_won_by_the_learner() {
        let script = read(include_str!("game.txt")).unwrap();
        let setup = Setup { players: 2, first: 0, options: Options::CLASSIC, deck: script.deck.clone() };
        let mut game = setup.start().unwrap();
        let mut ways = Vec::new();
        let mut officials = Vec::new();
        for scripted in &script.moves {
            let before = game;
            let seat = scripted.seat;
            assert_eq!(game.turn().seat, seat, "{}", scripted.action);
            game.apply(scripted.action, &mut |_: &mut [City]| panic!("the cards suffice")).unwrap();
            if scripted.is_learners {
                officials.extend(game.turn().official.filter(|_| game.turn().seat == seat));
                if let Action::Close { offices, cartwright } = scripted.action {
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
            ways.contains(&closing::Placement::OneInEachRegion)
                && ways.contains(&closing::Placement::AllInOneRegion)
        );
        assert!(game.holdings(Seat::new(0).unwrap()).tiles.has(Pile::Baden));
    }

    #[test]
    fn every_step_is_the_learners_and_the_rest_happens_by_itself() {
        let mut number = 0;
        for ply in 0..SCRIPT.moves.len() {
            if let Guide::Step { number: at, .. } = guide(ply) {
                number += 1;
                assert_eq!(at, number);
                assert!(automatic_moves(ply).is_empty());
            } else {
                assert!(!automatic_moves(ply).is_empty());
            }
        }
        assert_eq!(number, steps());
        assert_eq!(guide(SCRIPT.moves.len()), Guide::Done);
        // A step takes about ten seconds.
        assert!(steps() * 10 < 300);
    }
}
