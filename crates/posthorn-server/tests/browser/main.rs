//! Whole games by clicking in a real browser.
#![allow(clippy::unwrap_used, reason = "a test that fails may say so by panicking")]

#[path = "../support/mod.rs"]
mod support;
#[path = "../support/process.rs"]
mod process;
mod driver;
mod figures;
mod hands;
mod look;
mod stage;
mod guided;
mod sizes;
mod waiting;

use driver::{Driver, Screen, Step};
use process::Process;
use std::time::{Duration, Instant};
use support::Server;

type Result = anyhow::Result<()>;

/// Clicks until the game is over.
async fn play_on(browsers: &[&Driver]) -> anyhow::Result<usize> {
    let begun = Instant::now();
    let mut clicks = 0;
    loop {
        let mut idle = true;
        for browser in browsers {
            match browser.step().await? {
                Step::Over => return Ok(clicks),
                Step::Clicked => {
                    clicks += 1;
                    idle = false;
                }
                Step::Waits => {}
            }
        }
        anyhow::ensure!(begun.elapsed() < Duration::from_secs(400), "the game does not end: {clicks} clicks");
        if idle {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
}

/// Opens a table and puts a bot at its last seat, who will not let the game go on for ever.
async fn open_table_of_three(browser: &Driver) -> Result {
    let choose = "const form = document.querySelector('.open-table'); \
        form.seats.value = '3'; form.quick.checked = true";
    browser.run(choose, Vec::new()).await?;
    browser.click("#open-table").await?;
    browser.wait("#bot-2").await?;
    browser.click("#bot-2").await?;
    browser.wait("li.p2:not(:has(#bot-2))").await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn against_bots() -> Result {
    let server = Server::start().await;
    let browser = Driver::start(Screen::Desktop).await?;
    browser.open(&server.url("/")).await?;
    browser.click(".play-now input[name=quick]").await?;
    browser.click("#play-now").await?;
    browser.wait("main[data-stage=game]").await?;
    let clicks = play_on(&[&browser]).await?;
    browser.wait("#result").await?;
    assert!(clicks > 20);
    let mut delays = browser.delays().await?;
    delays.sort_by(f64::total_cmp);
    let median = delays[delays.len() / 2];
    println!("from click to changed page: median {median:.1} ms of {} clicks", delays.len());
    // A figure to look at, not a test: machines are noisy, and a request that does nothing shows how much.
    let floor = browser.floor().await?;
    println!("a request that does nothing: median {floor:.1} ms");
    assert_eq!(browser.errors().await?, Vec::<String>::new());
    browser.click("#rematch").await?;
    browser.wait("main[data-stage=game]").await?;
    browser.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_browsers_and_a_spectator() -> Result {
    let server = Server::start().await;
    let (anna, ben, watcher) = (
        Driver::start(Screen::Desktop).await?,
        Driver::start(Screen::Desktop).await?,
        Driver::start(Screen::Desktop).await?,
    );
    anna.open(&server.url("/")).await?;
    ben.open(&server.url("/")).await?;
    open_table_of_three(&anna).await?;
    let table = anna.address().await?;
    // The lobby changes without reloading.
    ben.wait("#open form button").await?;
    ben.click("#open form button").await?;
    ben.wait("#ready").await?;
    watcher.open(&table).await?;
    ben.click("#ready").await?;
    anna.wait("#start").await?;
    anna.click("#start").await?;
    for browser in [&anna, &ben, &watcher] {
        browser.wait("main[data-stage=game]").await?;
    }
    assert!(!watcher.has("#hand").await?);
    ben.write("#say", "hello\n").await?;
    anna.wait_text("#chat", "hello").await?;
    watcher.wait_text("#chat", "hello").await?;
    play_on(&[&anna, &ben]).await?;
    for browser in [&anna, &ben, &watcher] {
        browser.wait("#result").await?;
        assert_eq!(browser.errors().await?, Vec::<String>::new());
    }
    anna.end().await?;
    ben.end().await?;
    watcher.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_at_one_screen() -> Result {
    let server = Server::start().await;
    let browser = Driver::start(Screen::Desktop).await?;
    browser.open(&server.url("/")).await?;
    open_table_of_three(&browser).await?;
    browser.write("li.p1 input[name=name]", "Clara").await?;
    browser.click("#guest-1").await?;
    browser.wait("#start").await?;
    browser.click("#start").await?;
    browser.wait("#uncover").await?;
    assert!(!browser.has("#hand").await?);
    play_on(&[&browser]).await?;
    browser.wait("#result").await?;
    browser.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn on_a_phone_by_touch() -> Result {
    let server = Server::start().await;
    let browser = Driver::start(Screen::Phone).await?;
    browser.open(&server.url("/")).await?;
    browser.click(".play-now input[value='1'] + span").await?;
    browser.click(".play-now input[name=quick]").await?;
    browser.click("#play-now").await?;
    browser.wait("main[data-stage=game]").await?;
    play_on(&[&browser]).await?;
    browser.wait("#result").await?;
    assert_eq!(browser.errors().await?, Vec::<String>::new());
    browser.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_script() -> Result {
    let server = Server::start().await;
    let browser = Driver::start(Screen::NoScript).await?;
    browser.open(&server.url("/")).await?;
    browser.click(".play-now input[name=quick]").await?;
    browser.click("#play-now").await?;
    browser.wait("main[data-stage=game]").await?;
    assert!(!browser.has("body.scripted").await?);
    play_on(&[&browser]).await?;
    browser.wait("#result").await?;
    browser.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn with_the_server_killed_in_the_middle() -> Result {
    let folder = tempfile::tempdir()?;
    let mut process = Process::start(folder.path());
    let browser = Driver::start(Screen::Desktop).await?;
    browser.open(&process.url("/")).await?;
    browser.click(".play-now input[name=quick]").await?;
    browser.click("#play-now").await?;
    browser.wait("main[data-stage=game]").await?;
    for _ in 0..3 {
        let mut clicks = 0;
        while clicks < 8 {
            match browser.step().await? {
                Step::Clicked => clicks += 1,
                Step::Waits => tokio::time::sleep(Duration::from_millis(10)).await,
                Step::Over => break,
            }
        }
        let port = process.port;
        process.kill();
        tokio::time::sleep(Duration::from_millis(300)).await;
        process = Process::at(folder.path(), port);
    }
    // The page found its way back by itself: it was never loaded anew.
    play_on(&[&browser]).await?;
    browser.wait("#result").await?;
    browser.end().await
}
