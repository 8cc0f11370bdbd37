//! The table on every screen: everything that is needed for a turn is in sight, nothing is covered, nothing scrolls.

use crate::driver::{Driver, Screen};
use crate::stage::Stage;

/// Width, height, and whether fingers are used.
const SIZES: [(u32, u32, bool); 13] = [
    (360, 560, true),
    (375, 553, true),
    (390, 664, true),
    (390, 844, true),
    (412, 732, true),
    (667, 375, true),
    (844, 390, true),
    (915, 412, true),
    (820, 1180, true),
    (1024, 600, false),
    (1280, 720, false),
    (640, 360, false),
    (1440, 900, false),
];

/// What is wrong with the page as it is shown.
const FAULTS: &str = include_str!("in_sight.js");

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_turn_needs_no_scrolling_on_any_screen() -> anyhow::Result<()> {
    let stage = Stage::set(&["begin", "full"]).await?;
    let browser = Driver::start(Screen::Desktop).await?;
    browser.be(&stage.session, &stage.server.url("")).await?;
    let mut faults: Vec<String> = Vec::new();
    for table in ["begin", "full"] {
        for language in ["en", "de"] {
            browser.open(&format!("{}?lang={language}", stage.url(table))).await?;
            browser.wait("body.scripted").await?;
            for (width, height, fingers) in SIZES {
                browser.size(width, height, fingers).await?;
                browser.settle().await?;
                let found: Vec<String> = browser.run(FAULTS, Vec::new()).await?.convert()?;
                faults.extend(
                    found.iter().map(|fault| format!("{table} {language} {width}×{height}: {fault}")),
                );
            }
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
    browser.end().await
}
