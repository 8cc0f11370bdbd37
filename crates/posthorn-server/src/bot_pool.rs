//! Bots think on blocking threads, few at a time, so that pages stay quick.

use crate::environment::BotThinker;
use crate::metrics::Metrics;
use crate::random;
use posthorn_bots::{Advice, Bot, Budget, advise};
use posthorn_rules::{Action, GameView};
use posthorn_table::BotKind;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;

/// Hints follow from the view alone: whoever asks twice gets the same one.
const HINT_SEED: u64 = 1;

/// How bots behave on this server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BotSettings {
    /// How many may think at once.
    pub at_once: usize,
    /// How long one may think about an action.
    pub think: Duration,
    /// How long an action of a calm bot takes at least.
    pub pause: Duration,
    /// How many playouts a hint is worth.
    pub hint: u32,
    /// How many playouts each decision is worth when a finished game is looked at.
    pub analysis: u32,
}

impl Default for BotSettings {
    fn default() -> BotSettings {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        BotSettings {
            at_once: (cores / 2).max(1),
            think: Duration::from_millis(400),
            pause: Duration::from_millis(700),
            hint: 2000,
            analysis: 300,
        }
    }
}

/// The bot of a kind.
fn bot(kind: BotKind, seed: u64) -> Box<dyn Bot> {
    match kind {
        BotKind::Random => posthorn_bots::random(seed),
        BotKind::Novice => posthorn_bots::novice(seed),
        BotKind::Courier => posthorn_bots::courier(seed),
        BotKind::Ismcts => posthorn_bots::ismcts(seed),
        BotKind::Postmaster => posthorn_bots::postmaster(seed),
        BotKind::Prince => posthorn_bots::prince(seed),
    }
}

/// The bots' share of the machine.
#[derive(Clone, Debug)]
pub(crate) struct BotPool {
    settings: BotSettings,
    permits: Arc<Semaphore>,
    metrics: Arc<Metrics>,
}

impl BotPool {
    pub(crate) fn new(settings: BotSettings, metrics: Arc<Metrics>) -> BotPool {
        BotPool { settings, permits: Arc::new(Semaphore::new(settings.at_once)), metrics }
    }

    /// The turns the strongest bot would think about; none if there is nothing to think about. The same
    /// view gets the same answer.
    pub(crate) async fn advise(&self, view: GameView, most: usize) -> Option<Vec<Advice>> {
        let permit = self.permits.clone().acquire_owned().await.ok()?;
        let work = Budget::Work(self.settings.hint);
        let thought = tokio::task::spawn_blocking(move || {
            let advice = advise(&view, work, HINT_SEED, most);
            drop(permit);
            advice
        });
        thought.await.ok().filter(|advice| !advice.is_empty())
    }

    /// All turns worth a thought in a position of a finished game, with so many times the usual work.
    pub(crate) async fn analyse(&self, view: GameView, effort: u32) -> Option<Vec<Advice>> {
        let permit = self.permits.clone().acquire_owned().await.ok()?;
        let work = Budget::Work(self.settings.analysis.saturating_mul(effort));
        let thought = tokio::task::spawn_blocking(move || {
            let advice = advise(&view, work, HINT_SEED, usize::MAX);
            drop(permit);
            advice
        });
        thought.await.ok()
    }
}

impl BotThinker for BotPool {
    fn pause(&self) -> Duration {
        self.settings.pause
    }

    fn choose(
        &self,
        kind: BotKind,
        view: GameView,
        calm: bool,
    ) -> impl Future<Output = Option<Action>> + Send + 'static {
        let (settings, permits, metrics) = (self.settings, self.permits.clone(), self.metrics.clone());
        async move {
            let begun = Instant::now();
            let permit = permits.acquire_owned().await.ok()?;
            let seed = u64::from_le_bytes(random::random_bytes());
            let choice = tokio::task::spawn_blocking(move || {
                let action = bot(kind, seed).choose(&view, Budget::Time(settings.think));
                drop(permit);
                action.filter(|&action| view.check(action).is_ok())
            });
            // A bot that panics or chooses nothing legal must not stop the game for the others.
            let action = choice.await.ok().flatten().or_else(|| {
                tracing::error!(bot = %kind, "a bot chose nothing legal; the first legal action is done");
                view.legal().get(0)
            });
            metrics.bot_acted();
            if calm {
                tokio::time::sleep(settings.pause.saturating_sub(begun.elapsed())).await;
            }
            action
        }
    }
}
