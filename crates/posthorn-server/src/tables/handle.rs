//! A way to one table.

use super::error::TableError;
use super::presence::PresenceGuard;
use super::task::Message;
use posthorn_table::{Command, Identity, PlayerId, Snapshot, TableId};
use tokio::sync::{mpsc, oneshot, watch};

/// A way to one table. It can be cloned and kept; the table itself lives in its task.
#[derive(Clone, Debug)]
pub struct TableHandle {
    id: TableId,
    messages: mpsc::Sender<Message>,
    snapshots: watch::Receiver<Snapshot>,
}

impl TableHandle {
    pub(super) fn new(
        id: TableId,
        messages: mpsc::Sender<Message>,
        snapshots: watch::Receiver<Snapshot>,
    ) -> TableHandle {
        TableHandle { id, messages, snapshots }
    }

    /// The table's id.
    pub const fn id(&self) -> &TableId {
        &self.id
    }

    /// The newest published state.
    pub fn snapshot(&self) -> Snapshot {
        self.snapshots.borrow().clone()
    }

    /// Every published state from now on.
    pub(crate) fn watch(&self) -> watch::Receiver<Snapshot> {
        self.snapshots.clone()
    }

    /// Sends a command to the table. When this answers `Ok`, what it led to is stored.
    pub async fn send(&self, sender: &Identity, command: Command) -> Result<(), TableError> {
        let (reply, answer) = oneshot::channel();
        let message = Message::Command { sender: sender.clone(), command, reply };
        self.messages.try_send(message).map_err(|_| TableError::Busy)?;
        answer.await.unwrap_or(Err(TableError::Busy))
    }

    /// Shows the player as present at the table until the answer is dropped.
    pub(crate) fn enter(&self, player: &PlayerId) -> PresenceGuard {
        PresenceGuard::new(self.messages.clone(), player.clone())
    }

    pub(super) async fn deliver(&self, message: Message) {
        // A task that has ended will read the store when it is started again.
        let _ = self.messages.send(message).await;
    }

    /// Delivers what the table would find out by itself later: a full queue loses it.
    pub(super) fn try_deliver(&self, message: Message) {
        let _ = self.messages.try_send(message);
    }
}
