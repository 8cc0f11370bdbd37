//! What the table page weighs, how soon it is there, and that it stays still and smooth while it changes.

use crate::Result;
use crate::driver::{Driver, Screen};
use crate::stage::Stage;

/// Compressed bytes the game page may need in all.
const HEAVIEST: f64 = 150_000.0;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_table_is_light_and_stays_where_it_is() -> Result {
    let stage = Stage::set(&["full", "watched"]).await?;
    let browser = Driver::start(Screen::Desktop).await?;
    browser.media(false, false).await?;
    browser.be(&stage.session, &stage.server.url("")).await?;
    browser.open(&stage.url("full")).await?;
    browser.wait("body.scripted").await?;
    browser.settle().await?;
    let (bytes, paint): (f64, f64) = browser.run_async(WEIGHT, Vec::new()).await?.convert()?;
    println!("the game page: {:.1} KB over the wire, largest paint after {paint:.0} ms", bytes / 1000.0);
    assert!(bytes > 5_000.0 && bytes < HEAVIEST, "{bytes} bytes");

    // The others play and nothing is touched here, so that every shift counts.
    browser.open(&stage.url("watched")).await?;
    browser.wait("body.scripted").await?;
    browser.settle().await?;
    browser.run(COUNT, Vec::new()).await?;
    for _ in 0..30 {
        assert!(stage.move_on("watched").await);
        browser.settle().await?;
    }
    let found = browser.run("return window.counted()", Vec::new()).await?.json().clone();
    println!("30 moves watched: {found}");
    assert!(found["flights"].as_u64().unwrap() > 15, "{found}");
    assert!(found["shift"].as_f64().unwrap() < 0.001, "{found}");
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
