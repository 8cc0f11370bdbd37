//! As little of a client as will do, so that the machine is there for the server.

use anyhow::{Context, Result, bail};
use futures_util::StreamExt;
use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::{Method, Request, Response};
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// One connection to a server.
pub(super) struct Connection {
    requests: SendRequest<Full<Bytes>>,
    host: String,
}

fn host(base: &str) -> Result<&str> {
    Ok(base.strip_prefix("http://").context("only http:// is measured")?.trim_end_matches('/'))
}

impl Connection {
    pub(super) async fn open(base: &str) -> Result<Connection> {
        let host = host(base)?;
        let socket = TcpStream::connect(host).await.with_context(|| format!("cannot reach {base}"))?;
        socket.set_nodelay(true)?;
        let (requests, connection) = handshake(TokioIo::new(socket)).await?;
        tokio::spawn(connection);
        Ok(Connection { requests, host: host.to_owned() })
    }

    pub(super) async fn send(
        &mut self,
        method: Method,
        path: &str,
        token: &str,
        body: String,
        brief: bool,
    ) -> Result<Response<Incoming>> {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header("host", &self.host)
            .header("content-type", "application/json")
            .header("authorization", format!("Bearer {token}"))
            .header("prefer", if brief { "return=minimal" } else { "return=representation" })
            .body(Full::new(Bytes::from(body)))?;
        self.requests.ready().await?;
        Ok(self.requests.send_request(request).await?)
    }

    /// Posts and answers the status with the whole answer, or what is said beside it if a stream tells the rest.
    pub(super) async fn post(
        &mut self,
        path: &str,
        token: &str,
        body: String,
        brief: bool,
    ) -> Result<(u16, Bytes)> {
        let response = self.send(Method::POST, path, token, body, brief).await?;
        let status = response.status().as_u16();
        Ok((status, response.into_body().collect().await?.to_bytes()))
    }

    /// Posts what must succeed.
    pub(super) async fn ask(&mut self, path: &str, token: &str, body: String) -> Result<serde_json::Value> {
        let (status, answer) = self.post(path, token, body, false).await?;
        if status != 200 {
            bail!("{path}: {status} {}", String::from_utf8_lossy(&answer));
        }
        Ok(serde_json::from_slice(&answer)?)
    }
}

/// A page that is small enough for a string.
pub(super) async fn page(base: &str, path: &str) -> Result<String> {
    let mut connection = Connection::open(base).await?;
    let response = connection.send(Method::GET, path, "", String::new(), false).await?;
    Ok(String::from_utf8(response.into_body().collect().await?.to_bytes().to_vec())?)
}

/// The stream of a player.
pub(super) struct Lines(WebSocketStream<TcpStream>);

impl Lines {
    pub(super) async fn open(base: &str, table: &str, token: &str) -> Result<Lines> {
        let host = host(base)?;
        let mut request = format!("ws://{host}/api/tables/{table}/stream").into_client_request()?;
        request.headers_mut().insert("authorization", format!("Bearer {token}").parse()?);
        let socket = TcpStream::connect(host).await.with_context(|| format!("cannot reach {base}"))?;
        let config = WebSocketConfig::default().read_buffer_size(16 * 1024).write_buffer_size(0);
        let (stream, _) = client_async_with_config(request, socket, Some(config)).await?;
        Ok(Lines(stream))
    }

    /// Waits for the next view.
    pub(super) async fn next(&mut self) -> Result<Bytes> {
        loop {
            if let Message::Text(text) = self.0.next().await.context("the stream ended")?? {
                return Ok(text.into());
            }
        }
    }
}

/// The number after `"version":`, without reading the rest.
pub(super) fn version(line: &[u8]) -> Option<i64> {
    const NAME: &[u8] = b"\"version\":";
    let at = memchr::memmem::rfind(line, NAME)? + NAME.len();
    let digits = line[at..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    std::str::from_utf8(&line[at..at + digits]).ok()?.parse().ok()
}
