//! What a bot is.

use crate::chance::Chance;
use posthorn_rules::{Action, Game, GameView};
use std::time::Duration;

/// How much a bot may think about one action.
///
/// ```
/// use posthorn_bots::{Budget, Chance, deal, prince};
/// use posthorn_rules::Options;
///
/// let game = deal(2, 0, Options::CLASSIC, &mut Chance::new(1));
/// let view = game.view(Some(game.turn().seat));
/// // With a budget of work the choice is the same on every machine.
/// let choose = || prince(5).choose(&view, Budget::Work(40));
/// assert_eq!(choose(), choose());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// At most this long.
    Time(Duration),
    /// This many playouts. The choice then depends on nothing but the view and the seed.
    Work(u32),
}

/// A computer player. It gets the view of its seat, never the game, so it cannot know more than a person there.
///
/// ```
/// use posthorn_bots::{Bot, Budget, courier, play_game};
/// use posthorn_rules::{Action, Options, GameView};
///
/// /// Takes the first legal action.
/// struct First;
///
/// impl Bot for First {
///     fn choose(&mut self, view: &GameView, _: Budget) -> Option<Action> {
///         view.legal().get(0)
///     }
/// }
///
/// let mut bots: [Box<dyn Bot>; 2] = [Box::new(First), courier(1)];
/// let result = play_game(&mut bots, 0, Options::CLASSIC, 1, &[Budget::Work(1)])?;
/// assert!(result.game().is_over());
/// # Ok::<(), posthorn_bots::BotFault>(())
/// ```
pub trait Bot: Send {
    /// Chooses one of the view's legal actions; `None` when there is none.
    fn choose(&mut self, view: &GameView, budget: Budget) -> Option<Action>;

    /// Why the last choice was `None`, if the bot can tell: an external program may have ended.
    fn complaint(&self) -> Option<String> {
        None
    }
}

/// A game that agrees with all the viewer knows, if it is the viewer's turn.
pub(crate) fn imagine(view: &GameView, chance: &mut Chance) -> Option<Game> {
    (!view.legal().is_empty()).then(|| view.redeal(chance))
}
