//! Bots at the tables: they think off the server's async threads, few at a time, and act through the
//! same door as people.

use crate::ids;
use crate::metrics::Metrics;
use posthorn_bots::{Advice, Budget, ROSTER, advise, bot};
use posthorn_rules::{Action, PlayerView};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;

/// Hints follow from the view alone: whoever asks twice hears the same.
const HINT_SEED: u64 = 1;

/// How bots behave on this server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BotManners {
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

impl Default for BotManners {
    fn default() -> BotManners {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        BotManners {
            at_once: (cores / 2).max(1),
            think: Duration::from_millis(400),
            pause: Duration::from_millis(700),
            hint: 2000,
            analysis: 300,
        }
    }
}

/// The bot that newcomers meet and that stands in for people: decent, and quick.
pub(crate) fn usual_level() -> &'static str {
    let courier = ROSTER.iter().find(|entry| entry.name == "courier");
    courier.or(ROSTER.get(ROSTER.len() / 2)).map_or("random", |entry| entry.name)
}

/// The bots' share of the machine.
#[derive(Clone, Debug)]
pub(crate) struct BotSeats {
    manners: BotManners,
    places: Arc<Semaphore>,
    metrics: Arc<Metrics>,
}

impl BotSeats {
    pub(crate) fn new(manners: BotManners, metrics: Arc<Metrics>) -> BotSeats {
        BotSeats { manners, places: Arc::new(Semaphore::new(manners.at_once)), metrics }
    }

    /// How long an action of a calm bot takes at least.
    pub(crate) fn pause(&self) -> Duration {
        self.manners.pause
    }

    /// The turns the strongest bot would think about; none if there is nothing to think about. The same
    /// view gets the same answer.
    pub(crate) async fn advise(&self, view: PlayerView, most: usize) -> Option<Vec<Advice>> {
        let place = self.places.clone().acquire_owned().await.ok()?;
        let work = Budget::Work(self.manners.hint);
        let thought = tokio::task::spawn_blocking(move || {
            let advice = advise(&view, work, HINT_SEED, most);
            drop(place);
            advice
        });
        thought.await.ok().filter(|advice| !advice.is_empty())
    }

    /// All turns worth a thought in a position of a finished game, weighed with so much more care.
    pub(crate) async fn weigh(&self, view: PlayerView, care: u32) -> Option<Vec<Advice>> {
        let place = self.places.clone().acquire_owned().await.ok()?;
        let work = Budget::Work(self.manners.analysis.saturating_mul(care));
        let thought = tokio::task::spawn_blocking(move || {
            let advice = advise(&view, work, HINT_SEED, usize::MAX);
            drop(place);
            advice
        });
        thought.await.ok()
    }

    /// The bot's action for what its seat sees; none when it is not to move.
    pub(crate) fn think(
        &self,
        level: String,
        view: PlayerView,
        calm: bool,
    ) -> impl Future<Output = Option<Action>> + Send + use<> {
        let (manners, places, metrics) = (self.manners, self.places.clone(), self.metrics.clone());
        async move {
            let begun = Instant::now();
            let place = places.acquire_owned().await.ok()?;
            let name = level.clone();
            let seed = u64::from_le_bytes(ids::random_bytes());
            let thought = tokio::task::spawn_blocking(move || {
                let action = bot(&level, seed)
                    .and_then(|mut bot| bot.choose(&view, Budget::Time(manners.think)))
                    .filter(|&action| view.check(action).is_ok());
                drop(place);
                action
            });
            // A bot that panics or has nothing legal to say must not stop the game for the others.
            let action = thought.await.ok().flatten().or_else(|| {
                tracing::error!(level = name, "a bot chose nothing legal; the first legal action is done");
                view.legal().get(0)
            });
            metrics.bot_actions.fetch_add(1, Ordering::Relaxed);
            if calm {
                tokio::time::sleep(manners.pause.saturating_sub(begun.elapsed())).await;
            }
            action
        }
    }
}
