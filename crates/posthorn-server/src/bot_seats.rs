//! Bots at the tables: they think off the server's async threads, few at a time, and act through the
//! same door as people.

use crate::ids;
use crate::metrics::Metrics;
use posthorn_bots::{Budget, ROSTER, bot};
use posthorn_rules::{Action, PlayerView};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;

/// How bots behave on this server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BotManners {
    /// How many may think at once.
    pub at_once: usize,
    /// How long one may think about an action.
    pub think: Duration,
    /// How long an action of a calm bot takes at least.
    pub pause: Duration,
}

impl Default for BotManners {
    fn default() -> BotManners {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        BotManners {
            at_once: (cores / 2).max(1),
            think: Duration::from_millis(400),
            pause: Duration::from_millis(700),
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
