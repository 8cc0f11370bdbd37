//! Nothing waits for ever: a database that does not answer is an error in time.
#![allow(clippy::unwrap_used, reason = "a test that fails may say so by panicking")]
#![cfg(unix)]

mod services;

use posthorn_store::{Player, Store, StoreError};
use posthorn_table::PlayerId;
use std::path::Path;
use std::time::Duration;
use tokio::net::{UnixListener, UnixStream};
use tokio::sync::watch;

/// The name of PostgreSQL's socket in its folder.
const SOCKET: &str = ".s.PGSQL.5432";

/// Passes everything on to the real PostgreSQL until it is frozen. Then it still accepts connections, and
/// answers nothing.
async fn proxy(listener: UnixListener, real: &Path, frozen: watch::Receiver<bool>) {
    loop {
        let (mut client, _) = listener.accept().await.unwrap();
        let (real, mut frozen) = (real.join(SOCKET), frozen.clone());
        tokio::spawn(async move {
            let mut server = UnixStream::connect(real).await.unwrap();
            let until_frozen = async { frozen.wait_for(|frozen| *frozen).await.map(drop) };
            tokio::select! {
                biased;
                _ = until_frozen => std::future::pending().await,
                _ = tokio::io::copy_bidirectional(&mut client, &mut server) => {}
            }
        });
    }
}

/// Longer than any time limit of the store: what takes this long would wait for ever.
const FOR_EVER: Duration = Duration::from_secs(60);

#[tokio::test]
async fn reads_and_writes_end_when_the_database_stops_answering() {
    let folder = tempfile::tempdir().unwrap();
    let listener = UnixListener::bind(folder.path().join(SOCKET)).unwrap();
    let (freeze, frozen) = watch::channel(false);
    let real = services::new_database();
    let (database, real_folder) = real.split_once("?host=").unwrap();
    let real_folder = std::path::PathBuf::from(real_folder);
    tokio::spawn(async move { proxy(listener, &real_folder, frozen).await });
    let url = format!("{database}?host={}", folder.path().display());
    let store = Store::postgres(&url).await.unwrap();
    let anna = Player { id: PlayerId::new("anna"), name: "Anna".into() };
    store.save_player(anna.clone(), 1).await.unwrap();
    assert_eq!(store.player(&anna.id).await.unwrap(), Some(anna.clone()));

    freeze.send(true).unwrap();
    let mut nothing = Vec::new();
    let (read, ping, export, write) = tokio::time::timeout(FOR_EVER, async {
        tokio::join!(
            store.player(&anna.id),
            store.ping(),
            store.export(&mut nothing),
            store.save_player(anna.clone(), 2)
        )
    })
    .await
    .unwrap();
    assert!(matches!(read, Err(StoreError::Unavailable(_))), "{read:?}");
    assert!(ping.is_err() && export.is_err() && write.is_err(), "{ping:?} {export:?} {write:?}");
}

#[tokio::test]
async fn opening_ends_when_nobody_answers() {
    let folder = tempfile::tempdir().unwrap();
    let listener = UnixListener::bind(folder.path().join(SOCKET)).unwrap();
    let accepting = tokio::spawn(async move {
        let mut silent = Vec::new();
        loop {
            silent.push(listener.accept().await.unwrap());
        }
    });
    let url = format!("postgres://postgres@localhost/nothing?host={}", folder.path().display());
    let opened = tokio::time::timeout(FOR_EVER, Store::postgres(&url)).await.unwrap();
    assert!(opened.is_err(), "{opened:?}");
    accepting.abort();
}
