//! Who has the page of a table open, at this server or at another one.

use super::task::Message;
use posthorn_table::PlayerId;
use std::collections::{BTreeSet, HashMap};
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::Instant;

/// Without a clock, the others may have a bot play on for somebody who was away this long.
const ABSENT_AFTER: Duration = Duration::from_secs(120);

/// Keeps a player present at a table until it is dropped.
#[derive(Debug)]
pub(crate) struct PresenceGuard {
    messages: mpsc::Sender<Message>,
    player: PlayerId,
}

impl PresenceGuard {
    pub(super) fn new(messages: mpsc::Sender<Message>, player: PlayerId) -> PresenceGuard {
        // A full queue only means that the light on the page is late.
        let _ = messages.try_send(Message::PageOpened(player.clone()));
        PresenceGuard { messages, player }
    }
}

impl Drop for PresenceGuard {
    fn drop(&mut self) {
        let (messages, player) = (self.messages.clone(), self.player.clone());
        if messages.try_send(Message::PageClosed(player.clone())).is_err()
            && let Ok(runtime) = tokio::runtime::Handle::try_current()
        {
            runtime.spawn(async move { messages.send(Message::PageClosed(player)).await });
        }
    }
}

/// Who has the page of a table open.
#[derive(Debug, Default)]
pub(super) struct Presence {
    /// How many pages each player has open here.
    pages: HashMap<PlayerId, usize>,
    remote: BTreeSet<PlayerId>,
    /// Since when players are away.
    away_since: HashMap<PlayerId, Instant>,
}

impl Presence {
    /// Nobody has come yet; these are waited for.
    pub(super) fn expecting<'a>(players: impl Iterator<Item = &'a PlayerId>) -> Presence {
        let away_since = players.map(|player| (player.clone(), Instant::now())).collect();
        Presence { away_since, ..Presence::default() }
    }

    /// A page was opened; true if nobody knew that the player is here.
    pub(super) fn page_opened(&mut self, player: PlayerId) -> bool {
        self.away_since.remove(&player);
        let pages = self.pages.entry(player).or_default();
        *pages += 1;
        *pages == 1
    }

    /// A page was closed; true if it was the player's last one here.
    pub(super) fn page_closed(&mut self, player: &PlayerId, seated: bool) -> bool {
        let Some(pages) = self.pages.get_mut(player) else { return false };
        *pages -= 1;
        if *pages > 0 {
            return false;
        }
        self.pages.remove(player);
        if seated && !self.remote.contains(player) {
            self.away_since.insert(player.clone(), Instant::now());
        }
        true
    }

    /// Who is at other servers now.
    pub(super) fn set_remote(&mut self, players: BTreeSet<PlayerId>, seated: impl Fn(&PlayerId) -> bool) {
        let left: Vec<PlayerId> = self.remote.difference(&players).cloned().collect();
        for player in left.into_iter().filter(|player| seated(player) && !self.pages.contains_key(player)) {
            self.away_since.insert(player, Instant::now());
        }
        self.away_since.retain(|player, _| !players.contains(player));
        self.remote = players;
    }

    pub(super) fn is_online(&self, player: &PlayerId) -> bool {
        self.pages.contains_key(player) || self.remote.contains(player)
    }

    /// Whether nobody looks at the table from this server.
    pub(super) fn nobody_here(&self) -> bool {
        self.pages.is_empty()
    }

    pub(super) fn nobody_anywhere(&self) -> bool {
        self.pages.is_empty() && self.remote.is_empty()
    }

    pub(super) fn local(&self) -> BTreeSet<PlayerId> {
        self.pages.keys().cloned().collect()
    }

    pub(super) fn online(&self) -> BTreeSet<PlayerId> {
        self.pages.keys().chain(&self.remote).cloned().collect()
    }

    /// Who has been away for long.
    pub(super) fn absent(&self) -> BTreeSet<PlayerId> {
        let long = self.away_since.iter().filter(|(_, since)| since.elapsed() >= ABSENT_AFTER);
        long.map(|(player, _)| player.clone()).collect()
    }

    pub(super) fn is_absent(&self, player: &PlayerId) -> bool {
        self.away_since.get(player).is_some_and(|since| since.elapsed() >= ABSENT_AFTER)
    }

    /// How long until somebody has been away for long.
    pub(super) fn next_absence(&self) -> Option<Duration> {
        let waits = self.away_since.values().map(|since| ABSENT_AFTER.saturating_sub(since.elapsed()));
        waits.filter(|wait| !wait.is_zero()).min()
    }
}
