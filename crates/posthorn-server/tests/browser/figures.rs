//! What the table page weighs, how soon it is there, and that it stays still and smooth while it changes.

use crate::driver::{Driver, Screen};
use crate::stage::Stage;
use crate::{Result, Step};

/// Compressed bytes the game page may need in all.
const HEAVIEST: f64 = 150_000.0;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_table_is_light_and_stays_where_it_is() -> Result {
    let stage = Stage::set().await?;
    let browser = Driver::start(Screen::Desktop).await?;
    browser.be(&stage.session, &stage.server.url("")).await?;
    browser.open(&stage.url("full")).await?;
    browser.wait("body.scripted").await?;
    browser.settle().await?;
    let (bytes, paint): (f64, f64) = browser.run_async(WEIGHT, Vec::new()).await?.convert()?;
    println!("the game page: {:.1} KB over the wire, largest paint after {paint:.0} ms", bytes / 1000.0);
    assert!(bytes > 5_000.0 && bytes < HEAVIEST, "{bytes} bytes");

    // A game against bots, its shifts and frames counted while cards fly.
    browser.open(&stage.server.url("/")).await?;
    browser.click(".play-now input[name=quick]").await?;
    browser.click("#play-now").await?;
    browser.wait("main[data-stage=game]").await?;
    browser.settle().await?;
    browser.run(COUNT, Vec::new()).await?;
    let mut clicks = 0;
    while clicks < 40 {
        match browser.step().await? {
            Step::Clicked => clicks += 1,
            Step::Waits => tokio::time::sleep(std::time::Duration::from_millis(20)).await,
            Step::Over => break,
        }
    }
    browser.settle().await?;
    let found: serde_json::Value = browser.run("return window.counted()", Vec::new()).await?.json().clone();
    println!(
        "{clicks} clicks: layout shift {}, {} flights, {} frames a second while they flew",
        found["shift"], found["flights"], found["rate"]
    );
    assert!(found["flights"].as_u64().unwrap() > 10, "{found}");
    assert!(found["shift"].as_f64().unwrap() < 0.01, "{found}");
    browser.end().await
}

const WEIGHT: &str = r"
const [done] = arguments;
new PerformanceObserver((list) => {
  const paint = list.getEntries().at(-1).startTime;
  const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  done([entries.reduce((sum, entry) => sum + entry.encodedBodySize, 0), paint]);
}).observe({ type: 'largest-contentful-paint', buffered: true });
";

/// Shifts that follow no click count in full here, and those after a click too: nothing should jump.
const COUNT: &str = r"
let shift = 0, flights = 0, frames = 0, flying = 0, last = null;
const sources = {};
new PerformanceObserver((list) => list.getEntries().forEach((entry) => {
  shift += entry.value;
  entry.sources.forEach(({ node }) => { const e = node?.nodeType === 1 ? node : node?.parentElement; const area = e?.closest('[id]')?.id || e?.className || '?'; sources[area] = (sources[area] || 0) + 1; });
})).observe({ type: 'layout-shift' });
const animate = Element.prototype.animate;
Element.prototype.animate = function (...values) { flights++; return animate.apply(this, values); };
const frame = (now) => {
  const busy = document.getAnimations().length > 0;
  if (busy && last !== null) { frames++; flying += now - last; }
  last = busy ? now : null;
  requestAnimationFrame(frame);
};
requestAnimationFrame(frame);
window.counted = () => ({ shift: Math.round(shift * 1e5) / 1e5, flights, rate: Math.round((frames / flying) * 1000), sources });
";
