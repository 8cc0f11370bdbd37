//! The server: its configuration, its state, its list of routes, its beginning and its end.

use crate::analysis::Analyses;
use crate::bot_seats::{BotManners, BotSeats};
use crate::hints::Hints;
use crate::ids;
use crate::metrics::Metrics;
use crate::nodes::{self, Node};
use crate::routes::{account, api, assets, docs, hint, home, meta, replay, settings, table};
use crate::tables::Tables;
use crate::{live, session};
use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::{self, Next};
use axum::response::Response;
use axum::routing::{delete, get, post};
use posthorn_store::{Bus, BusError, SqlStore, Store, StoreError};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tokio::net::TcpListener;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinSet;

/// How a server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// The folder for the database, if it is a file.
    pub data: PathBuf,
    /// The URL of a PostgreSQL database instead of the file.
    pub database: Option<String>,
    /// The URL of a NATS server that several servers of one database share.
    pub bus: Option<String>,
    /// Where to listen.
    pub listen: SocketAddr,
    /// The address people type, for invite links; without it, what the browser says.
    pub public_url: Option<String>,
    /// Whether cookies are sent over TLS only.
    pub secure_cookies: bool,
    /// How bots behave.
    pub bots: BotManners,
    /// A table without a clock that nobody has touched for so long leaves the lists.
    pub asleep_after: Duration,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            data: PathBuf::from("posthorn-data"),
            database: None,
            bus: None,
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            public_url: None,
            secure_cookies: false,
            bots: BotManners::default(),
            asleep_after: Duration::from_secs(7 * 24 * 3600),
        }
    }
}

/// Why a server does not start or stops.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The folder for the data cannot be made.
    #[error("the folder {0} cannot be made: {1}")]
    Folder(PathBuf, std::io::Error),
    /// The address is taken or not ours.
    #[error("cannot listen at {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The bus between servers cannot be used.
    #[error(transparent)]
    Bus(#[from] BusError),
    /// A bus is of no use to the only server of a file.
    #[error("a bus needs a database that servers can share: give --database too")]
    BusAlone,
    /// The network failed.
    #[error("the server failed: {0}")]
    Network(#[from] std::io::Error),
}

/// What every handler can reach.
pub(crate) type AppState = Arc<Shared>;

#[derive(Debug)]
pub(crate) struct Shared {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) tables: Tables,
    pub(crate) hints: Hints,
    pub(crate) analyses: Analyses,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) key: Vec<u8>,
    pub(crate) began: Instant,
    /// Becomes true when the server is to end; live lines close then.
    pub(crate) ending: watch::Sender<bool>,
}

/// A server that is ready to answer.
#[derive(Debug)]
pub struct App {
    state: AppState,
    listener: TcpListener,
    node: Arc<Node>,
    /// What keeps this server in touch with the others.
    company: JoinSet<()>,
}

impl App {
    /// Opens the store, wakes the tables and binds the address.
    pub async fn start(config: Config) -> Result<App, ServeError> {
        let store: Arc<dyn Store> = Arc::new(open_store(&config).await?);
        let key = store.setting("session_key", ids::random_bytes::<32>().to_vec()).await?;
        let metrics = Arc::new(Metrics::default());
        let bots = BotSeats::new(config.bots, metrics.clone());
        let (hints, analyses) = (Hints::new(bots.clone()), Analyses::new(bots.clone()));
        let (node, letters) = this_node(&config, &key).await?;
        let tables = Tables::new(store.clone(), bots, metrics.clone(), node.clone(), config.asleep_after);
        let listen = config.listen;
        let listener = TcpListener::bind(listen).await.map_err(|error| ServeError::Listen(listen, error))?;
        let (ending, _) = watch::channel(false);
        let state = Arc::new(Shared {
            config,
            store,
            tables,
            hints,
            analyses,
            metrics,
            key,
            began: Instant::now(),
            ending,
        });
        let woken = nodes::join(&node, &state.tables, &*state.store).await?;
        tracing::info!(tables = woken, "the tables are awake");
        let mut company = JoinSet::new();
        if node.is_shared() {
            company.spawn(nodes::live(node.clone(), state.tables.clone(), state.store.clone()));
        }
        if let Some(letters) = letters {
            company.spawn(nodes::listen(node.clone(), state.tables.clone(), letters));
        }
        Ok(App { state, listener, node, company })
    }

    #[cfg(test)]
    pub(crate) fn state(&self) -> AppState {
        self.state.clone()
    }

    /// Where the server listens; the port is the real one when 0 was asked for.
    pub fn address(&self) -> Result<SocketAddr, ServeError> {
        Ok(self.listener.local_addr()?)
    }

    /// Answers until `end` is done, then finishes what was begun.
    pub async fn run(mut self, end: impl Future<Output = ()> + Send + 'static) -> Result<(), ServeError> {
        let state = self.state.clone();
        let ending = async move {
            end.await;
            tracing::info!("ending");
            state.ending.send_replace(true);
        };
        let serving = axum::serve(self.listener, routes(self.state.clone())).with_graceful_shutdown(ending);
        let mut over = self.state.ending.subscribe();
        let patience = async move {
            let _ = over.wait_for(|over| *over).await;
            // A browser that never closes its line must not keep the server.
            tokio::time::sleep(Duration::from_secs(5)).await;
        };
        tokio::select! {
            result = serving => result?,
            () = patience => {}
        }
        self.company.shutdown().await;
        if self.node.is_shared()
            && let Err(error) = self.state.store.release(self.node.id()).await
        {
            tracing::error!(%error, "the others will have to wait until they notice the end");
        }
        self.state.store.close().await;
        Ok(())
    }
}

async fn open_store(config: &Config) -> Result<SqlStore, ServeError> {
    if let Some(url) = &config.database {
        return Ok(SqlStore::postgres(url).await?);
    }
    std::fs::create_dir_all(&config.data).map_err(|e| ServeError::Folder(config.data.clone(), e))?;
    Ok(SqlStore::sqlite(&config.data.join("posthorn.sqlite")).await?)
}

/// This server among those that share its database.
async fn this_node(
    config: &Config,
    key: &[u8],
) -> Result<(Arc<Node>, Option<mpsc::Receiver<Vec<u8>>>), ServeError> {
    match (&config.database, &config.bus) {
        (None, None) => Ok((Arc::new(Node::alone()), None)),
        (None, Some(_)) => Err(ServeError::BusAlone),
        (Some(_), None) => Ok((Arc::new(Node::one_of_many(None)), None)),
        (Some(_), Some(url)) => {
            // Servers of another database may use the same NATS.
            let topic = ids::sha256_hex(&[b"bus ", key].concat());
            let (bus, letters) = Bus::connect(url, &topic[..16]).await?;
            Ok((Arc::new(Node::one_of_many(Some(bus))), Some(letters)))
        }
    }
}

/// Runs a server until the process is asked to end.
pub async fn serve(config: Config) -> Result<(), ServeError> {
    let app = App::start(config).await?;
    let address = app.address()?;
    tracing::info!("open http://{address}");
    app.run(asked_to_end()).await
}

async fn asked_to_end() {
    let interrupt = async {
        let _ = tokio::signal::ctrl_c().await;
    };
    #[cfg(unix)]
    let terminate = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! { () = interrupt => {}, () = terminate => {} }
}

/// The one list of routes.
fn routes(state: AppState) -> Router {
    let pages = Router::new()
        .route("/", get(home::page))
        .route("/live", get(live::lobby))
        .route("/play", post(home::play_now))
        .route("/tour", post(home::tour))
        .route("/tables", post(home::open_table))
        .route("/table/{id}", get(table::page))
        .route("/table/{id}/live", get(live::table))
        .route("/table/{id}/preview", get(table::preview))
        .route("/table/{id}/hint", get(hint::fragment))
        .route("/table/{id}/record", get(table::record))
        .route("/table/{id}/{verb}", post(table::order))
        .route("/replay/{id}", get(replay::page))
        .route("/replay/{id}/at", get(replay::at))
        .route("/replay/{id}/analysis", get(replay::analysis))
        .route("/replay/{id}/analyse", post(replay::analyse))
        .route("/me", get(account::page).post(account::save))
        .route("/me/tokens", post(account::new_token))
        .route("/me/tokens/revoke", post(account::revoke_token))
        .route("/settings", get(settings::page).post(settings::save))
        .route("/settings/sound", post(settings::sound))
        .route("/language", post(account::language))
        .route("/rules", get(docs::rules))
        .route("/rules/long", get(docs::all_rules))
        .route("/help", get(docs::help))
        .route("/docs/api", get(docs::api))
        .fallback(docs::not_found)
        .layer(middleware::from_fn_with_state(state.clone(), session::visit));
    let api = Router::new()
        .route("/api/accounts", post(api::new_account))
        .route("/api/account", get(api::account).patch(api::rename))
        .route("/api/bots", get(api::bots))
        .route("/api/tables", get(api::list).post(api::open))
        .route("/api/tables/mine", get(api::mine))
        .route("/api/tables/{id}", get(api::view))
        .route("/api/tables/{id}/stream", get(api::stream))
        .route("/api/tables/{id}/hint", get(hint::api))
        .route("/api/tables/{id}/replay", get(replay::api))
        .route("/api/tables/{id}/analysis", get(replay::api_analysis))
        .route("/api/tables/{id}/record", get(api::record))
        .route("/api/tables/{id}/act", post(api::act))
        .route("/api/tables/{id}/{verb}", post(api::order))
        .route("/api/tables/{id}/seats/{seat}", delete(api::free))
        .route("/api/openapi.json", get(api::openapi))
        .route("/api/{*rest}", get(api::not_found).post(api::not_found));
    let meta = Router::new()
        .route("/assets/{file}", get(assets::file))
        .route("/healthz", get(meta::healthz))
        .route("/metrics", get(meta::metrics));
    pages
        .merge(api)
        .merge(meta)
        .layer(DefaultBodyLimit::max(64 * 1024))
        .layer(tower_http::compression::CompressionLayer::new())
        .layer(middleware::from_fn_with_state(state.clone(), guard))
        .with_state(state)
}

/// Counts, logs, and sends the headers that keep foreign script and other hosts out.
async fn guard(State(app): State<AppState>, request: Request, next: Next) -> Response {
    const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
        connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'";
    let begun = Instant::now();
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let mut response = next.run(request).await;
    let status = response.status();
    app.metrics.requests.fetch_add(1, Ordering::Relaxed);
    if status.is_server_error() {
        app.metrics.errors.fetch_add(1, Ordering::Relaxed);
    }
    // The path names a table, never what was done there: an action can be a secret of its player.
    tracing::debug!(%method, path, status = status.as_u16(), micros = begun.elapsed().as_micros() as u64);
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    headers.insert(
        HeaderName::from_static("cross-origin-opener-policy"),
        HeaderValue::from_static("same-origin"),
    );
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}
