//! A game with its past: what was done, what can be undone, what to write into a record.

use crate::action::Action;
use crate::city::City;
use crate::dealer::Dealer;
use crate::events::{Event, events};
use crate::game::Game;
use crate::rule::{Reason, Refusal};
use crate::seat::Seat;
use crate::setup::{Setup, SetupFault};

/// A game with everything that led to it.
///
/// ```
/// use posthorn_rules::{Action, City, History, Options, Seat, Setup, Slot};
///
/// let setup = Setup { players: 2, first: 0, options: Options::CLASSIC, deck: Setup::sorted_deck() };
/// let mut history = History::start(setup).expect("a good setup");
/// let (seat, take) = (Seat::new(0).expect("seat 0"), Action::TakeDeck);
/// history.apply(seat, take, &mut |_: &mut [City]| {}).expect("legal");
/// assert_eq!(history.actions(), [(seat, take)]);
/// assert_eq!(history.undoable(seat), 0); // a card was revealed
/// ```
#[derive(Clone, Debug)]
pub struct History {
    setup: Setup,
    game: Game,
    actions: Vec<(Seat, Action)>,
    shuffles: Vec<Vec<City>>,
    undo: Vec<Game>,
}

/// What [`History::apply`] did.
#[derive(Clone, Debug)]
pub struct Applied {
    /// What happened, for logs.
    pub events: Vec<Event>,
    /// The new decks of the reshuffles it needed, top card first.
    pub shuffles: Vec<Vec<City>>,
}

impl History {
    /// Begins a game, or lists everything that is wrong with the setup.
    pub fn start(setup: Setup) -> Result<History, Vec<SetupFault>> {
        let game = setup.start()?;
        Ok(History { setup, game, actions: Vec::new(), shuffles: Vec::new(), undo: Vec::new() })
    }

    /// How the game began.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The game as it stands.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Everything done so far, without what was undone.
    pub fn actions(&self) -> &[(Seat, Action)] {
        &self.actions
    }

    /// The new decks of all reshuffles so far, top card first.
    pub fn shuffles(&self) -> &[Vec<City>] {
        &self.shuffles
    }

    /// Does an action of a seat, or refuses it and changes nothing.
    pub fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        dealer: &mut impl Dealer,
    ) -> Result<Applied, Refusal> {
        self.game.check_seat(seat, action)?;
        let before = self.game;
        let mut shuffles = Vec::new();
        self.game.apply_legal(action, &mut |cards: &mut [City]| {
            dealer.shuffle(cards);
            shuffles.push(cards.to_vec());
        });
        let sizes: Vec<usize> = shuffles.iter().map(Vec::len).collect();
        let events = events(&before, action, &self.game, &sizes);
        let revealed = !shuffles.is_empty() || before.deck().len() != self.game.deck().len();
        let same_turn = !self.game.is_over()
            && (before.round(), before.turn().seat) == (self.game.round(), self.game.turn().seat);
        if revealed || !same_turn {
            self.undo.clear();
        } else {
            self.undo.push(before);
        }
        self.actions.push((seat, action));
        self.shuffles.extend(shuffles.iter().cloned());
        Ok(Applied { events, shuffles })
    }

    /// How many actions the seat can take back one by one: those of its own turn since the last card
    /// was revealed.
    pub fn undoable(&self, seat: Seat) -> usize {
        if self.game.turn().seat == seat { self.undo.len() } else { 0 }
    }

    /// Takes the seat's last action back, which is returned.
    pub fn undo(&mut self, seat: Seat) -> Result<Action, Reason> {
        if self.undoable(seat) == 0 {
            return Err(Reason::NothingToUndo);
        }
        let game = self.undo.pop().ok_or(Reason::NothingToUndo)?;
        let (_, action) = self.actions.pop().ok_or(Reason::NothingToUndo)?;
        self.game = game;
        Ok(action)
    }
}
