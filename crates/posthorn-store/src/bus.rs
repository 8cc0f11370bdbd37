//! What servers tell each other over NATS. Nothing depends on it: whoever misses a message finds
//! what happened in the store a little later.

use futures_util::StreamExt;
use std::sync::Arc;
use tokio::sync::{mpsc, watch};

/// How many messages may wait to be sent; more are dropped.
const OUTBOX: usize = 4096;

/// Why there is no bus.
#[derive(Debug, thiserror::Error)]
#[error("the bus cannot be used: {0}")]
pub struct BusError(String);

/// The way to the other servers.
#[derive(Clone, Debug)]
pub struct Bus {
    outbox: mpsc::Sender<Vec<u8>>,
    up: Arc<watch::Sender<bool>>,
}

impl Bus {
    /// Connects now, or as soon as NATS is there, and again whenever it was away. The receiver gets what the
    /// other servers say on the same topic.
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
        let mut heard = client.subscribe(subject.clone()).await.map_err(|error| failed(&error))?;
        let (outbox, mut waiting) = mpsc::channel::<Vec<u8>>(OUTBOX);
        let (inbox, letters) = mpsc::channel(OUTBOX);
        let is_up = up.subscribe();
        tokio::spawn(async move {
            while let Some(letter) = waiting.recv().await {
                // What nobody can hear now is old by the time they can.
                if *is_up.borrow() {
                    let _ = client.publish(subject.clone(), letter.into()).await;
                }
            }
        });
        tokio::spawn(async move {
            while let Some(message) = heard.next().await {
                if inbox.send(message.payload.to_vec()).await.is_err() {
                    return;
                }
            }
        });
        Ok((Bus { outbox, up }, letters))
    }

    /// Tells the other servers something, if it can be done at once.
    pub fn publish(&self, letter: Vec<u8>) {
        let _ = self.outbox.try_send(letter);
    }

    /// Whether NATS can be reached; changes can be waited for.
    pub fn up(&self) -> watch::Receiver<bool> {
        self.up.subscribe()
    }
}
