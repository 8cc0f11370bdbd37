//! Hints: what the strongest bot would do for a player who asks, from what that player sees.

use super::convert::advised_turn;
use crate::bot_pool::BotPool;
use crate::tables::TableError;
use posthorn_rules::{Reason, Seat};
use posthorn_table::{CommandError, Hint, Stage, TableId, TableView, Version, prospect};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::Semaphore;

/// How many may wait for a hint at once; the next one is told to come back.
const MOST_WAITING: usize = 16;
/// How many hints are cached, so that asking again costs nothing.
const CACHE_SIZE: usize = 128;
/// How many turns are compared with each other.
const TURNS: usize = 3;

type Key = (TableId, Version, Seat);

/// Gives hints, few at a time.
#[derive(Debug)]
pub(crate) struct Hints {
    bots: BotPool,
    waiting: Semaphore,
    cache: Mutex<VecDeque<(Key, Arc<Hint>)>>,
}

impl Hints {
    pub(crate) fn new(bots: BotPool) -> Hints {
        Hints { bots, waiting: Semaphore::new(MOST_WAITING), cache: Mutex::default() }
    }

    /// What a bot would do in the viewer's place. It is made from the viewer's view alone, and the same
    /// view always gets the same hint.
    pub(crate) async fn ask(&self, view: &TableView) -> Result<Arc<Hint>, TableError> {
        let game = view.game.as_ref().ok_or(CommandError::NotBegun)?;
        if !view.is_seated() {
            return Err(CommandError::NotSeated.into());
        }
        if view.stage() == Stage::Over {
            return Err(TableError::illegal(Reason::GameOver));
        }
        if !view.hints {
            return Err(TableError::NoHints);
        }
        let (true, Some(me)) = (view.is_my_turn(), view.me()) else {
            return Err(TableError::illegal(Reason::NotYourTurn));
        };
        let key = (view.id.clone(), view.version, me);
        if let Some(hint) = self.find(&key) {
            return Ok(hint);
        }
        let _permit = self.waiting.try_acquire().map_err(|_| TableError::Busy)?;
        let turns = self.bots.advise(game.view, TURNS).await.ok_or(TableError::Busy)?;
        let turns = turns.into_iter().map(advised_turn).collect();
        let hint = Arc::new(Hint { turns, prospect: prospect(&game.view), seen: game.view });
        let mut cache = self.cache.lock().unwrap_or_else(PoisonError::into_inner);
        cache.truncate(CACHE_SIZE - 1);
        cache.push_front((key, hint.clone()));
        Ok(hint)
    }

    fn find(&self, key: &Key) -> Option<Arc<Hint>> {
        let cache = self.cache.lock().unwrap_or_else(PoisonError::into_inner);
        cache.iter().find(|(asked, _)| asked == key).map(|(_, hint)| hint.clone())
    }
}
