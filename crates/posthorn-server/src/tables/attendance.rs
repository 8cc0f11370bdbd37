//! Who is at a table: with a page open here, or at another server.

use super::task::Message;
use std::collections::{BTreeSet, HashMap};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;

/// Without a clock, the others may have a bot play on for somebody who was away this long.
const AWAY_LONG: Duration = Duration::from_secs(120);

/// Says that a viewer is there; dropping it says that the viewer went.
#[derive(Debug)]
pub(crate) struct Presence {
    orders: mpsc::Sender<Message>,
    player: String,
}

impl Presence {
    pub(super) fn new(orders: mpsc::Sender<Message>, player: String) -> Presence {
        // A full queue only means that the little light is late.
        let _ = orders.try_send(Message::Came(player.clone()));
        Presence { orders, player }
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        let (orders, player) = (self.orders.clone(), std::mem::take(&mut self.player));
        if orders.try_send(Message::Went(player.clone())).is_err()
            && let Ok(runtime) = tokio::runtime::Handle::try_current()
        {
            runtime.spawn(async move { orders.send(Message::Went(player)).await });
        }
    }
}

/// Who is at a table.
#[derive(Debug, Default)]
pub(super) struct Attendance {
    /// How many pages each player has open here.
    pages: HashMap<String, usize>,
    elsewhere: BTreeSet<String>,
    /// Since when players are away.
    away_since: HashMap<String, Instant>,
}

impl Attendance {
    /// Nobody has come yet; these are waited for.
    pub(super) fn expecting<'a>(players: impl Iterator<Item = &'a str>) -> Attendance {
        let away_since = players.map(|player| (player.to_owned(), Instant::now())).collect();
        Attendance { away_since, ..Attendance::default() }
    }

    /// A page was opened; true if nobody knew that the player is here.
    pub(super) fn came(&mut self, player: String) -> bool {
        self.away_since.remove(&player);
        let pages = self.pages.entry(player).or_default();
        *pages += 1;
        *pages == 1
    }

    /// A page was closed; true if it was the player's last one here.
    pub(super) fn went(&mut self, player: &str, seated: bool) -> bool {
        let Some(pages) = self.pages.get_mut(player) else { return false };
        *pages -= 1;
        if *pages > 0 {
            return false;
        }
        self.pages.remove(player);
        if seated && !self.elsewhere.contains(player) {
            self.away_since.insert(player.to_owned(), Instant::now());
        }
        true
    }

    /// Who is at other servers now.
    pub(super) fn set_elsewhere(&mut self, players: BTreeSet<String>, seated: impl Fn(&str) -> bool) {
        let left: Vec<String> = self.elsewhere.difference(&players).cloned().collect();
        for player in left.into_iter().filter(|player| seated(player) && !self.pages.contains_key(player)) {
            self.away_since.insert(player, Instant::now());
        }
        self.away_since.retain(|player, _| !players.contains(player));
        self.elsewhere = players;
    }

    pub(super) fn is_here(&self, player: &str) -> bool {
        self.pages.contains_key(player) || self.elsewhere.contains(player)
    }

    /// Whether nobody looks at the table from this server.
    pub(super) fn is_quiet(&self) -> bool {
        self.pages.is_empty()
    }

    pub(super) fn nobody(&self) -> bool {
        self.pages.is_empty() && self.elsewhere.is_empty()
    }

    pub(super) fn local(&self) -> BTreeSet<String> {
        self.pages.keys().cloned().collect()
    }

    pub(super) fn online(&self) -> BTreeSet<String> {
        self.pages.keys().chain(&self.elsewhere).cloned().collect()
    }

    /// Who has been away for long.
    pub(super) fn absent(&self) -> BTreeSet<String> {
        let long = self.away_since.iter().filter(|(_, since)| since.elapsed() >= AWAY_LONG);
        long.map(|(player, _)| player.clone()).collect()
    }

    pub(super) fn is_absent(&self, player: &str) -> bool {
        self.away_since.get(player).is_some_and(|since| since.elapsed() >= AWAY_LONG)
    }

    /// How long until somebody has been away for long.
    pub(super) fn next_absence(&self) -> Option<Duration> {
        let waits = self.away_since.values().map(|since| AWAY_LONG.saturating_sub(since.elapsed()));
        waits.filter(|wait| !wait.is_zero()).min()
    }
}
