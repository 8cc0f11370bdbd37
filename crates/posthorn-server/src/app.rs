//! The server: how it starts, runs and ends.

use crate::bot_pool::BotPool;
use crate::cluster::{self, Node};
use crate::config::Config;
use crate::http::signing_keys::SigningKeys;
use crate::http::{self, Cookies, RateLimiter, Sessions};
use crate::metrics::Metrics;
use crate::people::{Passwords, People};
use crate::random::random_bytes;
use crate::router;
use crate::server_environment::ServerEnvironment;
use crate::state::{AppState, State};
use crate::study::{Analyses, Hints};
use crate::tables::Tables;
use posthorn_store::{Bus, BusError, Store, StoreError};
use posthorn_table::hex;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::net::TcpListener;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinSet;

/// How often changed signing keys are looked for.
const REFRESH_KEYS_EVERY: Duration = Duration::from_secs(30);

/// How long live connections may take to close at the end.
const CLOSE_WITHIN: Duration = Duration::from_secs(5);

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

/// A server that is ready to answer.
#[derive(Debug)]
pub struct App {
    pub(crate) state: AppState,
    listener: TcpListener,
    node: Arc<Node<ServerEnvironment>>,
    /// What keeps this server in touch with the others.
    cluster_tasks: JoinSet<()>,
}

impl App {
    /// Opens the store, loads the tables and binds the address.
    pub async fn start(config: Config) -> Result<App, ServeError> {
        let store = Arc::new(open_store(&config).await?);
        let keys = SigningKeys::read(&store).await?;
        let passwords = Passwords::new().await;
        let limits = Arc::new(RateLimiter::new(config.limits));
        let metrics = Arc::new(Metrics::default());
        let bots = BotPool::new(config.bots, metrics.clone());
        let (bus, messages) = connect_bus(&config, &store).await?.unzip();
        let up = bus.as_ref().map(Bus::up);
        let environment = ServerEnvironment::new(store.clone(), bus, bots.clone(), metrics.clone());
        let node = Arc::new(match &config.database {
            None => Node::alone(environment.clone()),
            Some(_) => Node::one_of_many(environment.clone()),
        });
        let tables = Tables::new(environment, metrics.clone(), node.clone(), config.asleep_after);
        let listen = config.listen;
        let listener = TcpListener::bind(listen).await.map_err(|error| ServeError::Listen(listen, error))?;
        let (shutdown, _) = watch::channel(false);
        let cookies = Cookies { secure: config.secure_cookies };
        let state = Arc::new(State {
            people: People {
                store: store.clone(),
                passwords,
                limits: limits.clone(),
                tables: tables.clone(),
            },
            sessions: Arc::new(Sessions { store: store.clone(), keys, cookies }),
            hints: Hints::new(bots.clone()),
            analyses: Analyses::new(bots),
            config,
            store,
            tables: tables.clone(),
            limits,
            metrics,
            started: Instant::now(),
            shutdown,
        });
        let leases = cluster::join(&node, &tables).await?;
        tracing::info!(tables = leases, "the unfinished tables are loaded");
        let mut cluster_tasks = JoinSet::new();
        if node.is_shared() {
            cluster_tasks.spawn(cluster::send_heartbeats(node.clone(), tables.clone()));
        }
        if let (Some(up), Some(messages)) = (up, messages) {
            cluster_tasks.spawn(cluster::receive_messages(node.clone(), tables, up, messages));
        }
        Ok(App { state, listener, node, cluster_tasks })
    }

    /// Where the server listens; the port is the real one when 0 was asked for.
    pub fn address(&self) -> Result<SocketAddr, ServeError> {
        Ok(self.listener.local_addr()?)
    }

    /// Answers until `end` is done, then finishes what was begun.
    pub async fn run(mut self, end: impl Future<Output = ()> + Send + 'static) -> Result<(), ServeError> {
        let state = self.state.clone();
        let shutdown = async move {
            end.await;
            tracing::info!("shutting down");
            state.shutdown.send_replace(true);
        };
        let keys = tokio::spawn(refresh_keys(self.state.clone()));
        let serving = http::serve(
            self.listener,
            router::router(self.state.clone()),
            self.state.config.connections,
            shutdown,
        );
        let mut shutting_down = self.state.shutdown.subscribe();
        let give_up = async move {
            let _ = shutting_down.wait_for(|shutdown| *shutdown).await;
            // A browser that never closes its connection must not keep the server.
            tokio::time::sleep(CLOSE_WITHIN).await;
        };
        tokio::select! {
            () = serving => {}
            () = give_up => {}
        }
        self.cluster_tasks.shutdown().await;
        if self.node.is_shared()
            && let Err(error) = self.state.store.release_leases(self.node.id()).await
        {
            tracing::error!(%error, "the leases could not be released; other servers wait until they lapse");
        }
        keys.abort();
        self.state.store.close().await;
        Ok(())
    }
}

async fn open_store(config: &Config) -> Result<Store, ServeError> {
    if let Some(url) = &config.database {
        return Ok(Store::postgres(url).await?);
    }
    std::fs::create_dir_all(&config.data).map_err(|e| ServeError::Folder(config.data.clone(), e))?;
    Ok(Store::sqlite(&config.data.join("posthorn.sqlite")).await?)
}

type BusAndMessages = (Bus, mpsc::Receiver<Vec<u8>>);

async fn connect_bus(config: &Config, store: &Store) -> Result<Option<BusAndMessages>, ServeError> {
    // Servers of another database may use the same NATS: a secret of the database names the topic.
    let key = store.setting("place", random_bytes::<32>().to_vec()).await?;
    match (&config.database, &config.bus) {
        (_, None) => Ok(None),
        (None, Some(_)) => Err(ServeError::BusAlone),
        (Some(_), Some(url)) => {
            let topic = hex::sha256(&[b"bus ", key.as_slice()].concat());
            Ok(Some(Bus::connect(url, &topic[..16]).await?))
        }
    }
}

/// Runs a server until the process is asked to end.
pub async fn serve(config: Config) -> Result<(), ServeError> {
    let app = App::start(config).await?;
    let address = app.address()?;
    tracing::info!("open http://{address}");
    app.run(termination_signal()).await
}

/// An operator may change the keys while the server runs.
async fn refresh_keys(app: AppState) {
    loop {
        tokio::time::sleep(REFRESH_KEYS_EVERY).await;
        if let Err(error) = app.sessions.keys.refresh(&app.store).await {
            tracing::error!(%error, "the keys cannot be read");
        }
    }
}

async fn termination_signal() {
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
