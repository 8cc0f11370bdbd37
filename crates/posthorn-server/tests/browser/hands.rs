//! The table by keys and by two fingers: what is spoken, what keeps the focus, what comes closer.

use crate::Result;
use crate::driver::{Driver, Screen};
use crate::stage::Stage;
use crate::support::{Browser, Server};
use serde_json::json;

async fn at(screen: Screen, stage: &Stage, table: &str) -> anyhow::Result<Driver> {
    let browser = Driver::start(screen).await?;
    browser.be(&stage.session, &stage.server.url("")).await?;
    browser.open(&format!("{}?lang=en", stage.url(table))).await?;
    browser.wait("body.scripted").await?;
    browser.settle().await?;
    Ok(browser)
}

async fn says(browser: &Driver, expression: &str) -> anyhow::Result<bool> {
    Ok(browser.run(&format!("return !!({expression})"), Vec::new()).await?.convert()?)
}

/// A key tells something for a while; on a busy machine the while may be over before it is looked at.
async fn tells(browser: &Driver, key: &str, word: &str) -> Result {
    for _ in 0..5 {
        browser.press(key).await?;
        if says(browser, &format!("document.querySelector('#toast').textContent.includes('{word}')")).await? {
            return Ok(());
        }
    }
    anyhow::bail!("{key} does not tell {word}")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everything_is_done_and_told_by_keys() -> Result {
    let stage = Stage::set(&["begin"]).await?;
    let browser = at(Screen::Desktop, &stage, "begin").await?;
    for (key, word) in [
        ("h", "Your hand"),
        ("w", "Your route"),
        ("m", "Face-up cards"),
        ("o", "has the route"),
        ("t", "Bonus tiles left"),
        ("s", "offices left"),
        ("n", "take a card"),
    ] {
        tells(&browser, key, word).await?;
    }
    browser.press("?").await?;
    browser.wait("#keys[open]").await?;
    browser.press("\u{e00c}").await?;
    browser.wait("#keys:not([open])").await?;

    // What happened is shown again.
    browser.press("p").await?;
    browser.wait("#since li.now").await?;

    // A card is taken; the live region tells it, and the focus is in the hand when arrows are used.
    let before: u64 = browser
        .run("return document.querySelectorAll('#hand > .card').length", Vec::new())
        .await?
        .convert()?;
    browser.press("1").await?;
    browser.wait(&format!("#hand > .card:nth-child({})", before + 1)).await?;
    browser.wait_text("#spoken", "takes").await?;
    browser.press("\u{e014}").await?;
    assert!(says(&browser, "document.activeElement.closest('#hand')").await?);
    browser.press("d").await?;
    browser.wait(&format!("#hand > .card:nth-child({})", before + 2)).await?;
    assert!(says(&browser, "document.activeElement.closest('#hand')").await?, "the focus was lost");

    // The map and the divider.
    browser.press("+").await?;
    browser.wait(".map-frame.closer").await?;
    browser.press("0").await?;
    browser.wait(".map-frame:not(.closer)").await?;
    browser.run("document.querySelector('#divider').focus()", Vec::new()).await?;
    let share = "Number(document.querySelector('#divider').getAttribute('aria-valuenow'))";
    let was: f64 = browser.run(&format!("return {share}"), Vec::new()).await?.convert()?;
    browser.press("\u{e014}").await?;
    assert!(says(&browser, &format!("{share} > {was}")).await?);

    // What is half written survives what the others do.
    browser.press("/").await?;
    browser.write("#say", "half a sen").await?;
    stage.chat("begin", "somebody else speaks").await;
    browser.wait_text("#chat", "somebody else speaks").await?;
    assert!(
        says(
            &browser,
            "document.activeElement.id === 'say' && document.activeElement.value === 'half a sen'"
        )
        .await?
    );
    browser.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_fingers_bring_the_map_closer() -> Result {
    let stage = Stage::set(&["begin"]).await?;
    let browser = at(Screen::Phone, &stage, "begin").await?;
    let place = "const r = document.querySelector('#map-frame').getBoundingClientRect(); \
        return [r.x + r.width / 2, r.y + r.height / 2]";
    let (x, y): (f64, f64) = browser.run(place, Vec::new()).await?.convert()?;
    let fingers = |apart: f64| json!([{"x": x - apart, "y": y, "id": 1}, {"x": x + apart, "y": y, "id": 2}]);
    for (kind, points) in [
        ("touchStart", fingers(20.0)),
        ("touchMove", fingers(40.0)),
        ("touchMove", fingers(70.0)),
        ("touchEnd", json!([])),
    ] {
        browser.cdp("Input.dispatchTouchEvent", json!({"type": kind, "touchPoints": points})).await?;
    }
    browser.wait(".map-frame.closer").await?;
    browser.click("[data-zoom=all]").await?;
    browser.wait(".map-frame:not(.closer)").await?;
    browser.click("label:has(#tab-players)").await?;
    assert!(says(&browser, "document.querySelector('#panels').checkVisibility()").await?);
    browser.end().await
}

/// The first line tells how the table stands, and then nothing any more.
const DEAF: &str = r"
let lines = 0;
const Line = WebSocket;
window.WebSocket = class extends Line {
  number = ++lines;
  set onmessage(hear) {
    let told = 0;
    super.onmessage = (message) => { if (this.number > 1 || told++ === 0) hear?.(message); };
  }
};
";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_line_that_died_in_silence_is_opened_anew() -> Result {
    let stage = Stage::set(&["begin"]).await?;
    let browser = Driver::start(Screen::Desktop).await?;
    browser.bring(DEAF).await?;
    browser.be(&stage.session, &stage.server.url("")).await?;
    browser.open(&format!("{}?lang=en", stage.url("begin"))).await?;
    browser.wait("body.scripted").await?;
    browser.settle().await?;
    let cards = "return document.querySelectorAll('#hand > .card').length";
    let before: u64 = browser.run(cards, Vec::new()).await?.convert()?;
    browser.click("#market-0").await?;
    browser.wait(&format!("#hand > .card:nth-child({})", before + 1)).await?;
    browser.end().await
}

/// A computer whose clock is an hour fast.
const FAST: &str = "const right = Date.now; Date.now = () => right() + 3600000;";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_clock_of_the_computer_may_be_wrong() -> Result {
    let server = Server::start().await;
    let player = Browser::new(&server).await;
    let table = player.open(&[("seats", "2"), ("first", "0"), ("pace", "live-10")]).await;
    player.post(&format!("{table}/bot"), &[("seat", "1"), ("level", "random")]).await;
    player.post(&format!("{table}/start"), &[]).await;
    let browser = Driver::start(Screen::Desktop).await?;
    browser.bring(FAST).await?;
    browser.be(&player.session, &server.url("")).await?;
    browser.open(&server.url(&table)).await?;
    browser.wait(".clock.runs").await?;
    // Ten minutes, and half of one for the first turn. By the computer's clock the time would be over.
    let ticks = "const [done] = arguments; const clock = () => document.querySelector('.clock.runs').textContent; \
        const before = clock(); const look = () => clock() === before ? setTimeout(look, 50) : done(clock()); look()";
    let text: String = browser.run_async(ticks, Vec::new()).await?.convert()?;
    let (minutes, seconds) = text.split_once(':').unwrap();
    assert!(text != "0:00" && minutes.parse::<u32>()? <= 10 && seconds.len() == 2, "{text}");
    browser.end().await
}

/// Closing opens on the best legal choice, beside the map that shows it, and takes two clicks.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_route_is_closed_in_two_clicks_with_the_map_in_sight() -> Result {
    let stage = Stage::set(&["full"]).await?;
    let browser = at(Screen::Desktop, &stage, "full").await?;
    for (width, height, fingers) in [(1440, 900, false), (390, 664, true), (844, 390, true)] {
        browser.size(width, height, fingers).await?;
        browser.settle().await?;
        browser.click("#close").await?;
        browser.wait("#closing[open] #close-done:enabled").await?;
        browser.wait(".way[aria-pressed=true]").await?;
        browser.wait("#board .place.chosen").await?;
        assert!(says(&browser, "document.activeElement.matches('#closing h2')").await?, "{width}×{height}");
        // Nothing lies over the middle of the map.
        let in_sight = "(() => { const map = document.querySelector('#map-frame').getBoundingClientRect();
            const there = document.elementFromPoint((map.left + map.right) / 2, (map.top + map.bottom) / 2);
            return there.closest('#map-frame') !== null })()";
        assert!(says(&browser, in_sight).await?, "{width}×{height}");
        browser.click("#close-cancel").await?;
        browser.wait("#closing:not([open])").await?;
        assert!(says(&browser, "document.activeElement.id === 'close'").await?, "{width}×{height}");
        browser.wait("#board:not(:has(.place.chosen))").await?;
    }
    browser.click("#close").await?;
    browser.wait("#closing[open] #close-done:enabled").await?;
    browser.click("#close-done").await?;
    // The route is gone, or cards are to be discarded first.
    browser.wait("#route > .empty, #keep").await?;
    browser.end().await
}

/// With two or four cards ticked the button stays where it is and says how many there are.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_button_for_keeping_cards_counts_them() -> Result {
    let stage = Stage::set(&["keep"]).await?;
    let browser = at(Screen::Desktop, &stage, "keep").await?;
    browser.wait_text("#kept", "3 / 3").await?;
    browser.run("document.querySelector('#keep input:checked').click()", Vec::new()).await?;
    browser.wait_text("#kept", "2 / 3").await?;
    browser.wait("#keep-done:disabled").await?;
    browser.end().await
}
