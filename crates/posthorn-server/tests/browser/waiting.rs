//! A page on a bad network: it says that it waits, comes back by itself, and nothing is lost or done twice.

use crate::driver::{Driver, Screen};
use crate::stage::Stage;
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

type Result = anyhow::Result<()>;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Network {
    Open,
    /// Everything takes a while.
    Slow,
    /// Nothing comes through, and nobody is told.
    Stalled,
    /// What is asked arrives, but no answer comes back.
    LosesAnswers,
    /// All connections are closed.
    Cut,
}

/// A way to the server that can be as bad as a phone's.
struct Proxy {
    base: String,
    network: watch::Sender<Network>,
}

impl Proxy {
    async fn to(server: SocketAddr) -> anyhow::Result<Proxy> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let base = format!("http://{}", listener.local_addr()?);
        let (network, state) = watch::channel(Network::Open);
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                let state = state.clone();
                tokio::spawn(async move {
                    let Ok(far) = TcpStream::connect(server).await else { return };
                    let ((near_in, near_out), (far_in, far_out)) = (near.into_split(), far.into_split());
                    // When one direction ends, so does the other.
                    tokio::select! {
                        () = carry(near_in, far_out, state.clone(), false) => {}
                        () = carry(far_in, near_out, state, true) => {}
                    }
                });
            }
        });
        Ok(Proxy { base, network })
    }

    fn set(&self, network: Network) {
        self.network.send_replace(network);
    }
}

async fn carry(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    mut state: watch::Receiver<Network>,
    is_answer: bool,
) {
    let mut buffer = vec![0; 64 * 1024];
    loop {
        let read = tokio::select! {
            read = from.read(&mut buffer) => read,
            _ = state.wait_for(|network| *network == Network::Cut) => return,
        };
        let Ok(length @ 1..) = read else { return };
        let Ok(network) = state.wait_for(|network| *network != Network::Stalled).await.map(|now| *now) else {
            return;
        };
        match network {
            Network::Cut => return,
            Network::LosesAnswers if is_answer => return,
            Network::Slow => tokio::time::sleep(Duration::from_millis(400)).await,
            _ => {}
        }
        if to.write_all(&buffer[..length]).await.is_err() {
            return;
        }
    }
}

/// A page in the viewer's own turn, behind a proxy.
async fn page() -> anyhow::Result<(Stage, Proxy, Driver)> {
    let stage = Stage::set(&["begin"]).await?;
    let proxy = Proxy::to(stage.server.address).await?;
    let browser = Driver::start(Screen::Desktop).await?;
    browser.be(&stage.session, &proxy.base).await?;
    let address = stage.url("begin").replace(&stage.server.url(""), &proxy.base);
    browser.open(&format!("{address}?lang=en")).await?;
    browser.wait("body.scripted").await?;
    browser.settle().await?;
    Ok((stage, proxy, browser))
}

async fn hand(browser: &Driver) -> anyhow::Result<u64> {
    let cards = "return document.querySelectorAll('#hand > .card').length";
    Ok(browser.run(cards, Vec::new()).await?.convert()?)
}

/// One card more, and not two.
async fn took_one_card(browser: &Driver, before: u64) -> Result {
    browser.wait(&format!("#hand > .card:nth-child({})", before + 1)).await?;
    browser.wait("body:not(.reconnecting)").await?;
    browser.settle().await?;
    anyhow::ensure!(hand(browser).await? == before + 1, "the card was taken twice");
    anyhow::ensure!(!browser.has("[aria-busy]").await?, "something still waits");
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stalled_network_shows_what_waits_and_the_action_arrives_once() -> Result {
    let (_stage, proxy, browser) = page().await?;
    let before = hand(&browser).await?;
    proxy.set(Network::Stalled);
    browser.click("#market-0").await?;
    browser.wait("#market-0.pressed").await?;
    browser.wait("#market-0[aria-busy=true]").await?;
    browser.wait_text("#connection", "Reconnecting…").await?;
    // The board can still be read.
    anyhow::ensure!(browser.style("#market", "visibility").await? == "visible");
    anyhow::ensure!(browser.style("#status", "display").await? == "none");
    proxy.set(Network::Open);
    took_one_card(&browser, before).await?;
    browser.wait_text("#spoken", "Connected again.").await?;
    browser.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_action_whose_answer_is_lost_is_done_once() -> Result {
    let (_stage, proxy, browser) = page().await?;
    let before = hand(&browser).await?;
    proxy.set(Network::LosesAnswers);
    browser.click("#market-0").await?;
    browser.wait_text("#connection", "Reconnecting…").await?;
    proxy.set(Network::Open);
    took_one_card(&browser, before).await?;
    anyhow::ensure!(!browser.has("#toast:not(:empty)").await?, "nothing went wrong for the player");
    browser.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_page_that_only_watches_says_so_too_and_comes_back() -> Result {
    let (_stage, proxy, browser) = page().await?;
    for network in [Network::Cut, Network::Stalled] {
        proxy.set(network);
        browser.wait_text("#connection", "Reconnecting…").await?;
        proxy.set(Network::Open);
        let opened = Instant::now();
        browser.wait("body:not(.reconnecting)").await?;
        println!("{network:?}: the page is back after {} ms", opened.elapsed().as_millis());
    }
    browser.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_slow_network_marks_the_button_and_says_no_more() -> Result {
    let (_stage, proxy, browser) = page().await?;
    let before = hand(&browser).await?;
    proxy.set(Network::Slow);
    browser.click("#market-0").await?;
    browser.wait("#market-0[aria-busy=true]").await?;
    took_one_card(&browser, before).await?;
    browser.end().await
}
