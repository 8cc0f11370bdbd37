//! A WebSocket: counted, kept alive, and given up when the other end is gone.

use crate::http::ClientAddress;
use crate::state::AppState;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::http::{HeaderMap, HeaderValue, header};
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::Instant;

/// A quiet connection gets a ping this often, so that both ends notice a broken one.
const PING_EVERY: Duration = Duration::from_secs(20);
/// A connection on which nothing came for this long, not even an answer to a ping, is given up.
const GIVE_UP_AFTER: Duration = Duration::from_secs(50);
/// Whoever does not take what is sent for this long is gone.
const SEND_WITHIN: Duration = Duration::from_secs(30);
/// There are many connections, and little goes over each.
const BUFFER: usize = 4096;

/// Counts an open connection until it is dropped.
pub(crate) struct ConnectionCount {
    app: AppState,
    client: ClientAddress,
}

impl ConnectionCount {
    /// None if the client has too many open.
    pub(crate) fn new(app: &AppState, client: ClientAddress) -> Option<ConnectionCount> {
        if !app.limits.open_connection(client) {
            return None;
        }
        app.metrics.connection_opened();
        Some(ConnectionCount { app: app.clone(), client })
    }
}

impl Drop for ConnectionCount {
    fn drop(&mut self) {
        self.app.metrics.connection_closed();
        self.app.limits.close_connection(self.client);
    }
}

/// A connection to a page or a program.
pub(crate) struct Connection {
    socket: WebSocket,
    shutdown: watch::Receiver<bool>,
    _count: ConnectionCount,
}

impl Connection {
    pub(crate) fn new(socket: WebSocket, count: ConnectionCount) -> Connection {
        let shutdown = count.app.shutdown.subscribe();
        Connection { socket, shutdown, _count: count }
    }

    /// Sends a text; false when the connection is broken.
    pub(crate) async fn send(&mut self, text: String) -> bool {
        send(&mut self.socket, Message::Text(text.into())).await
    }

    /// Waits until there is something new; false when the connection is to end.
    pub(crate) async fn wait_for(&mut self, news: impl Future<Output = bool>) -> bool {
        tokio::select! {
            more = news => more,
            () = wait_until_closed(&mut self.socket) => false,
            _ = self.shutdown.wait_for(|shutdown| *shutdown) => false,
        }
    }
}

async fn send(socket: &mut WebSocket, message: Message) -> bool {
    matches!(tokio::time::timeout(SEND_WITHIN, socket.send(message)).await, Ok(Ok(())))
}

/// Waits until the other end is gone, sending a ping now and then.
async fn wait_until_closed(socket: &mut WebSocket) {
    let mut last_received = Instant::now();
    let mut ping = tokio::time::interval_at(last_received + PING_EVERY, PING_EVERY);
    loop {
        tokio::select! {
            message = socket.recv() => match message {
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                Some(Ok(message)) => {
                    last_received = Instant::now();
                    // A page cannot see pings of the protocol: it asks by a message of its own.
                    let is_asked = matches!(&message, Message::Text(text) if text.as_str() == "ping");
                    if is_asked && !send(socket, Message::Text("pong".into())).await {
                        return;
                    }
                }
            },
            _ = ping.tick() => {
                let is_silent = last_received.elapsed() > GIVE_UP_AFTER;
                if is_silent || !send(socket, Message::Ping(Vec::new().into())).await {
                    return;
                }
            }
        }
    }
}

/// Small buffers: with the usual ones a thousand connections take 137 MB.
pub(crate) fn limit_buffers(ws: WebSocketUpgrade) -> WebSocketUpgrade {
    ws.read_buffer_size(BUFFER).write_buffer_size(BUFFER).max_message_size(BUFFER)
}

/// Whether one of our own pages opens the connection: another site's page must not do so with this visitor's cookie.
pub(super) fn is_same_origin(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    match (text(header::ORIGIN), text(header::HOST)) {
        (Some(origin), Some(host)) => origin.split_once("://").is_some_and(|(_, site)| site == host),
        _ => false,
    }
}
