//! Hints: what the strongest bot would do for a player who asks, from what that player sees.

use crate::bot_seats::BotSeats;
use crate::prospect::{Prospect, prospect};
use crate::tables::TableError;
use crate::view::TableView;
use posthorn_bots::Advice;
use posthorn_rules::{PlayerView, Reason};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::Semaphore;

/// How many may wait for a hint at once; the next one is told to come back.
const WAITING: usize = 16;
/// How many hints are remembered, so that asking again costs nothing.
const REMEMBERED: usize = 128;
/// How many turns are weighed against each other.
const TURNS: usize = 3;

/// What a player is told.
#[derive(Clone, Debug)]
pub(crate) struct Hint {
    /// The turns worth a thought, best first; one at least.
    pub(crate) turns: Vec<Advice>,
    /// Whether the route can go on as it lies.
    pub(crate) prospect: Prospect,
    /// What was seen when it was asked for.
    pub(crate) seen: PlayerView,
}

impl Hint {
    /// Whether there was a choice: only then a chance was reckoned.
    pub(crate) fn weighed(&self) -> bool {
        self.turns.len() > 1
    }
}

type Key = (String, i64, usize);

/// Gives hints, few at a time.
#[derive(Debug)]
pub(crate) struct Hints {
    bots: BotSeats,
    waiting: Semaphore,
    given: Mutex<VecDeque<(Key, Arc<Hint>)>>,
}

impl Hints {
    pub(crate) fn new(bots: BotSeats) -> Hints {
        Hints { bots, waiting: Semaphore::new(WAITING), given: Mutex::default() }
    }

    /// What a bot would do in the viewer's place. It is made from the viewer's view alone, and the same
    /// view always gets the same hint.
    pub(crate) async fn ask(&self, view: &TableView) -> Result<Arc<Hint>, TableError> {
        let game = view.game.as_ref().ok_or(TableError::NotBegun)?;
        if !view.seated() {
            return Err(TableError::NotSeated);
        }
        if game.standing.is_some() {
            return Err(TableError::Refused(Reason::GameOver));
        }
        if !view.hints {
            return Err(TableError::NoHints);
        }
        let (true, Some(me)) = (view.my_turn(), view.me) else {
            return Err(TableError::Refused(Reason::NotYourTurn));
        };
        let key = (view.id.clone(), view.version, me.index());
        if let Some(hint) = self.find(&key) {
            return Ok(hint);
        }
        let _place = self.waiting.try_acquire().map_err(|_| TableError::Busy)?;
        let turns = self.bots.advise(game.view, TURNS).await.ok_or(TableError::Busy)?;
        let hint = Arc::new(Hint { turns, prospect: prospect(&game.view), seen: game.view });
        let mut given = self.given.lock().unwrap_or_else(PoisonError::into_inner);
        given.truncate(REMEMBERED - 1);
        given.push_front((key, hint.clone()));
        Ok(hint)
    }

    fn find(&self, key: &Key) -> Option<Arc<Hint>> {
        let given = self.given.lock().unwrap_or_else(PoisonError::into_inner);
        given.iter().find(|(asked, _)| asked == key).map(|(_, hint)| hint.clone())
    }
}
