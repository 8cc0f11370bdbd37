//! Messages between servers over NATS. Nothing depends on them: a server that misses one finds what happened
//! in the store a little later.

use futures_util::StreamExt;
use std::sync::Arc;
use tokio::sync::{mpsc, watch};

/// How many messages may be queued; more are dropped.
const QUEUE: usize = 4096;

/// Why the message bus cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("the message bus cannot be used: {0}")]
pub struct BusError(String);

/// A connection to the other servers.
#[derive(Clone, Debug)]
pub struct Bus {
    outbox: mpsc::Sender<Vec<u8>>,
    up: Arc<watch::Sender<bool>>,
}

impl Bus {
    /// Connects now, or as soon as NATS can be reached, and again whenever the connection was lost. The receiver
    /// gets what the other servers publish on the same topic.
    pub async fn connect(url: &str, topic: &str) -> Result<(Bus, mpsc::Receiver<Vec<u8>>), BusError> {
        let failed = |error: &dyn std::fmt::Display| BusError(error.to_string());
        let up = Arc::new(watch::channel(false).0);
        let changed = up.clone();
        let client = async_nats::ConnectOptions::new()
            .name("posthorn")
            .no_echo()
            .retry_on_initial_connect()
            .max_reconnects(None)
            .reconnect_delay_callback(|_| std::time::Duration::from_millis(500))
            .event_callback(move |event| {
                let changed = changed.clone();
                async move {
                    match event {
                        async_nats::Event::Connected => drop(changed.send_replace(true)),
                        async_nats::Event::Disconnected | async_nats::Event::Closed => {
                            changed.send_replace(false);
                        }
                        _ => {}
                    }
                }
            })
            .connect(url)
            .await
            .map_err(|error| failed(&error))?;
        let subject = format!("posthorn.{topic}");
        let mut subscription = client.subscribe(subject.clone()).await.map_err(|error| failed(&error))?;
        let (outbox, mut queue) = mpsc::channel::<Vec<u8>>(QUEUE);
        let (inbox, messages) = mpsc::channel(QUEUE);
        let is_up = up.subscribe();
        tokio::spawn(async move {
            while let Some(message) = queue.recv().await {
                // A message that cannot be delivered now would be out of date later.
                if *is_up.borrow() {
                    let _ = client.publish(subject.clone(), message.into()).await;
                }
            }
        });
        tokio::spawn(async move {
            while let Some(message) = subscription.next().await {
                if inbox.send(message.payload.to_vec()).await.is_err() {
                    return;
                }
            }
        });
        Ok((Bus { outbox, up }, messages))
    }

    /// Sends a message to the other servers, if that can be done at once.
    pub fn publish(&self, message: Vec<u8>) {
        let _ = self.outbox.try_send(message);
    }

    /// Whether NATS can be reached; changes can be waited for.
    pub fn up(&self) -> watch::Receiver<bool> {
        self.up.subscribe()
    }
}
