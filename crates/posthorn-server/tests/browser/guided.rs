//! The guided first game, played through by clicking what is lit, and a finished game looked at again.

use crate::driver::{Driver, Screen};
use crate::support::Server;
use std::time::{Duration, Instant};

type Result = anyhow::Result<()>;

/// Does what the guide asks for until the game is over; answers how many steps there were.
async fn follow_the_guide(browser: &Driver) -> anyhow::Result<usize> {
    let begun = Instant::now();
    let (mut last, mut steps) = (String::new(), 0);
    loop {
        anyhow::ensure!(begun.elapsed() < Duration::from_secs(240), "the guide does not end: {last}");
        if browser.has("main[data-stage=over]").await? {
            return Ok(steps);
        }
        let (text, Some(point)) = browser.guide().await? else {
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        };
        if text == last {
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        }
        last = text.clone();
        steps += 1;
        // What is lit has a ring round it.
        let ring = browser.style(&format!("#{point}"), "outline-style").await?;
        anyhow::ensure!(ring == "solid", "{point} is not lit");
        if point == "close" {
            close(browser, text.contains("Cartwright"), text.contains("All in one region")).await?;
        } else if point.starts_with("hand-") {
            let left = text.contains("left end");
            play(browser, &point, if left { "left" } else { "right" }).await?;
        } else {
            browser.click(&format!("#{point}")).await?;
        }
    }
}

/// A card that fits both ends has a half for each, another one is a button as a whole.
async fn play(browser: &Driver, point: &str, end: &str) -> Result {
    for selector in
        [format!("#{point} .end-{end}"), format!("#{point} button.live"), format!("button#{point}")]
    {
        if browser.has(&selector).await? {
            return browser.click(&selector).await;
        }
    }
    anyhow::bail!("{point} cannot be played")
}

async fn close(browser: &Driver, cartwright: bool, one_region: bool) -> Result {
    browser.click("#close").await?;
    let way = if one_region { "#closing .way:last-of-type" } else { "#closing .way:first-of-type" };
    browser.click(way).await?;
    if cartwright {
        browser.click("#closing input[name=cartwright]").await?;
    }
    browser.wait("#close-done:enabled").await?;
    browser.click("#close-done").await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_guided_first_game() -> Result {
    let server = Server::start().await;
    let browser = Driver::start(Screen::Desktop).await?;
    browser.open(&server.url("/")).await?;
    // Newcomers see it large.
    browser.wait(".tour.large").await?;
    browser.click("#tour").await?;
    browser.wait("#guide[data-point=market-0]").await?;
    let table = browser.address().await?;
    // Another card is as legal, but not what the guide asks for.
    browser.click("#market-2").await?;
    browser.wait_text("#toast", "follow the guide").await?;
    browser.wait("#guide[data-point=market-0]").await?;
    browser.click("#market-0").await?;
    browser.wait("#guide[data-point=deck]").await?;
    // It waits in the lobby for whoever leaves, and nobody else sees it there.
    browser.click("#tour-skip").await?;
    browser.wait_text("#tour", "Continue").await?;
    assert!(!browser.has("#running li").await?);
    browser.click("#tour").await?;
    browser.wait("#guide[data-point=deck]").await?;
    assert_eq!(browser.address().await?, table);
    let steps = follow_the_guide(&browser).await?;
    assert!(steps > 20, "only {steps} steps");
    browser.wait_text("#guide", "you have won").await?;
    browser.wait("#result").await?;
    assert_eq!(browser.errors().await?, Vec::<String>::new());
    // What was told in advance counts for nothing.
    browser.open(&server.url("/")).await?;
    browser.wait("#mine .empty").await?;
    browser.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn looking_back_by_keys_slider_and_log() -> Result {
    let server = Server::start().await;
    let program = crate::support::Program::new(&server.url(""), "Watcher").await;
    let wish = serde_json::json!({"seats": 2, "bots": ["courier", "courier"], "sit": false});
    let (_, table) = program.post("/api/tables", wish).await.unwrap();
    let id = table["id"].as_str().unwrap().to_owned();
    let browser = Driver::start(Screen::Desktop).await?;
    let begun = Instant::now();
    while program.get(&format!("/api/tables/{id}")).await.unwrap().1["status"] != "over" {
        anyhow::ensure!(begun.elapsed() < Duration::from_secs(60), "the bots do not come to an end");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    browser.open(&server.url(&format!("/replay/{id}?at=10&seat=0"))).await?;
    browser.wait("body.scripted").await?;
    let at = async |moment: usize| -> Result {
        let begun = Instant::now();
        while !browser.address().await?.ends_with(&format!("?at={moment}&seat=0")) {
            anyhow::ensure!(begun.elapsed() < Duration::from_secs(10), "{}", browser.address().await?);
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        browser.wait_text("#moves .where", &format!("{moment} /")).await
    };
    at(10).await?;
    browser.keys("main", "\u{e014}").await?; // →
    at(11).await?;
    browser.keys("main", "\u{e012}").await?; // ←
    at(10).await?;
    browser.keys("main", "\u{e011}").await?; // Home
    at(0).await?;
    browser.click("#move-on").await?;
    at(1).await?;
    browser.click("#log a[data-at='6']").await?;
    at(6).await?;
    browser.click("#analyse").await?;
    browser.wait("#analysis .win-chart").await?;
    browser.wait("#analysis .turnings").await?;
    assert_eq!(browser.errors().await?, Vec::<String>::new());
    browser.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hint_by_key() -> Result {
    let server = Server::start().await;
    let browser = Driver::start(Screen::Desktop).await?;
    browser.open(&server.url("/")).await?;
    browser.click("#open-table").await?;
    browser.wait("#bot-1").await?;
    browser.click("#bot-1").await?;
    browser.wait("#start").await?;
    browser.click("#start").await?;
    browser.wait("#ask-hint").await?;
    browser.keys("body", "i").await?;
    browser.wait_text("#hint .advice", "Chance to win").await?;
    browser.end().await
}
