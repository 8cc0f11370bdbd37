//! Every page is looked at: at every size, in every language, by day and by lamp light. Nothing is cut off or
//! covered, axe-core finds nothing, and pictures are made on demand.

use crate::driver::{Driver, Screen};
use crate::stage::{Stage, TABLES};
use posthorn_pages::words::LANGUAGES;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A page as it is looked at. To have another one looked at and pictured, add a line.
struct Scene {
    name: &'static str,
    /// An address, or a table of the stage.
    at: &'static str,
    /// What is clicked before the look.
    click: &'static str,
    /// What must be there then.
    shows: &'static str,
}

const fn scene(name: &'static str, at: &'static str, click: &'static str) -> Scene {
    Scene { name, at, click, shows: "main" }
}

impl Scene {
    const fn showing(self, shows: &'static str) -> Scene {
        Scene { shows, ..self }
    }
}

const SCENES: &[Scene] = &[
    scene("home", "/", ""),
    scene("home-options", "/", ".open-table summary"),
    scene("settings", "/settings", ""),
    scene("you", "/me", ""),
    scene("sign-in", "/signin", ""),
    scene("sign-up", "/signup", ""),
    scene("leaderboard", "/leaderboard", ""),
    scene("profile", "/player/bot:courier", ""),
    scene("help", "/help", ""),
    scene("rules", "/rules", ""),
    scene("rules-long", "/rules/long", ""),
    scene("api", "/docs/api", ""),
    scene("no-such-page", "/nowhere", ""),
    scene("waiting", "waiting", ""),
    scene("game-begin", "begin", ""),
    scene("game-since", "begin", "#since summary"),
    scene("game-full", "full", ""),
    scene("game-closing", "full", "#close"),
    scene("game-more", "full", ".more summary"),
    scene("game-keys", "full", "#help"),
    scene("game-players", "full", "#tab-players"),
    scene("game-chat", "full", "#tab-talk, #tab-chat"),
    scene("game-keep", "keep", ""),
    scene("game-watched", "watched", ""),
    scene("game-over", "over", ""),
    scene("game-hint", "alone", "#ask-hint").showing("#hint .advice"),
    scene("tour", "tour", ""),
    scene("replay", "replay", ""),
    scene("replay-analysis", "replay", "#analyse").showing("#analysis .win-chart"),
];

/// Scenes with no word that is not in another one, or none that is translated.
const SAME_WORDS: &[&str] =
    &["home", "api", "game-begin", "game-more", "game-keys", "game-players", "game-chat", "replay"];

/// Width, height, and whether fingers are used.
const SIZES: &[(u32, u32, bool)] = &[
    (1280, 720, false),
    (1440, 900, false),
    (2560, 1440, false),
    (1024, 600, false),
    // The smallest desktop screen at twice its size.
    (640, 360, false),
    // Tablets, phones on their side, and phones with and without the bars of their browser.
    (1024, 768, true),
    (820, 1180, true),
    (844, 390, true),
    (667, 375, true),
    (915, 412, true),
    (390, 844, true),
    (412, 732, true),
    (390, 664, true),
    (375, 553, true),
    (360, 560, true),
];

/// The languages there are, English first.
fn languages() -> impl Iterator<Item = &'static str> {
    LANGUAGES.into_iter().map(|(code, _)| code)
}

impl Scene {
    async fn show(&self, browser: &Driver, stage: &Stage, language: &str) -> anyhow::Result<()> {
        browser.open(&format!("{}?lang={language}", stage.url(self.at))).await?;
        browser.wait("body.scripted").await?;
        browser.settle().await?;
        if !self.click.is_empty() {
            let script = "document.querySelectorAll(arguments[0]).forEach((e) => { e.click(); e.scrollIntoView({ block: \"nearest\" }); })";
            browser.run(script, vec![self.click.into()]).await?;
            browser.wait(self.shows).await?;
            let script = "document.querySelector(arguments[0]).scrollIntoView({ block: \"nearest\" })";
            browser.run(script, vec![self.shows.into()]).await?;
            browser.settle().await?;
        }
        Ok(())
    }
}

/// A browser that sits at the tables of a stage.
async fn seated(stage: &Stage) -> anyhow::Result<Driver> {
    let browser = Driver::start(Screen::Desktop).await?;
    browser.be(&stage.session, &stage.server.url("")).await?;
    Ok(browser)
}

/// Looks at the page as it is shown, at these sizes.
async fn cut_off(browser: &Driver, sizes: &[(u32, u32, bool)], what: &str) -> anyhow::Result<Vec<String>> {
    let mut faults = Vec::new();
    for &(width, height, fingers) in sizes {
        browser.size(width, height, fingers).await?;
        let found: Vec<String> = browser.run(CUT_OFF, vec![fingers.into()]).await?.convert()?;
        faults.extend(found.into_iter().map(|fault| format!("{what} {width}×{height}: {fault}")));
    }
    Ok(faults)
}

/// What axe-core has to say about the page as it is shown.
async fn findings(browser: &Driver, rules: &str, what: &str) -> anyhow::Result<Vec<String>> {
    let found: Vec<String> = browser.run_async(AXE, vec![rules.into()]).await?.convert()?;
    Ok(found.into_iter().map(|fault| format!("{what}: {fault}")).collect())
}

fn assert_none(faults: &[String]) {
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// Setting the stage takes long, so both looks share one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_page_fits_and_axe_finds_nothing_at_any_size_and_in_any_language() -> anyhow::Result<()> {
    let stage = Stage::set(&TABLES).await?;
    tokio::try_join!(at_every_size(&stage), in_every_language(&stage))?;
    Ok(())
}

async fn at_every_size(stage: &Stage) -> anyhow::Result<()> {
    let browser = seated(stage).await?;
    browser.bring(&std::fs::read_to_string(axe()?)?).await?;
    let mut faults = Vec::new();
    for scene in SCENES {
        browser.media(false, true).await?;
        browser.size(1440, 900, false).await?;
        scene.show(&browser, stage, "en").await?;
        faults.extend(findings(&browser, "all", &format!("{} by day", scene.name)).await?);
        faults.extend(cut_off(&browser, SIZES, scene.name).await?);
        // The last size was a phone's.
        browser.media(true, true).await?;
        faults.extend(findings(&browser, "all", &format!("{} by lamp light", scene.name)).await?);
    }
    assert_none(&faults);
    browser.end().await
}

/// Colours and structure are the same in every language and looking at them takes most of the time, so axe-core
/// looks at what is said here, and the tightest screens stand for all.
async fn in_every_language(stage: &Stage) -> anyhow::Result<()> {
    let browser = seated(stage).await?;
    browser.bring(&std::fs::read_to_string(axe()?)?).await?;
    let mut tightest = [SIZES[0], SIZES[SIZES.len() - 1]];
    let mut faults = Vec::new();
    for language in languages().skip(1) {
        for scene in SCENES.iter().filter(|scene| !SAME_WORDS.contains(&scene.name)) {
            let (width, height, fingers) = tightest[0];
            browser.size(width, height, fingers).await?;
            scene.show(&browser, stage, language).await?;
            let what = format!("{} {language}", scene.name);
            faults.extend(findings(&browser, "words", &what).await?);
            faults.extend(cut_off(&browser, &tightest, &what).await?);
            // The next page is looked at on the screen that is there.
            tightest.reverse();
        }
    }
    assert_none(&faults);
    browser.end().await
}

/// Pictures of every page for people to look at, when a folder is named for them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pictures_of_every_page() -> anyhow::Result<()> {
    let Some(folder) = std::env::var_os("POSTHORN_PICTURES").map(PathBuf::from) else { return Ok(()) };
    std::fs::create_dir_all(&folder)?;
    let stage = Stage::set(&TABLES).await?;
    let browser = seated(&stage).await?;
    let mut index = String::from(INDEX);
    for scene in SCENES {
        index += &format!("<h2>{}</h2>\n", scene.name);
        for language in languages().take(2) {
            for (width, height, phone) in [(1440, 900, false), (390, 844, true)] {
                browser.size(width, height, phone).await?;
                for (light, dark) in [("light", false), ("dark", true)] {
                    browser.media(dark, true).await?;
                    scene.show(&browser, &stage, language).await?;
                    let file = format!("{}-{language}-{light}-{width}x{height}.png", scene.name);
                    std::fs::write(folder.join(&file), browser.picture().await?)?;
                    index += &format!(
                        "<a href=\"{file}\"><img src=\"{file}\" alt=\"{file}\" height=\"300\"></a>\n"
                    );
                }
            }
        }
    }
    std::fs::write(folder.join("index.html"), index)?;
    println!("pictures in {}", folder.display());
    browser.end().await
}

const INDEX: &str = "<!doctype html><meta charset=\"utf-8\"><title>Posthorn, every page</title>\n";

/// The script of axe-core, fetched once into the build folder.
fn axe() -> anyhow::Result<PathBuf> {
    const PACKAGE: &str = "axe-core@4.11.0";
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(PACKAGE);
    let script = folder.join("node_modules/axe-core/axe.min.js");
    if !script.exists() {
        std::fs::create_dir_all(&folder)?;
        let fetched = Command::new("npm")
            .args(["install", "--no-save", "--no-audit", "--no-fund", "--silent", "--prefix"])
            .arg(&folder)
            .arg(PACKAGE)
            .status()?;
        anyhow::ensure!(fetched.success(), "npm could not fetch {PACKAGE}");
    }
    Ok(script)
}

const AXE: &str = r"
const [rules, done] = arguments;
const chosen = {
  all: {},
  words: { runOnly: ['cat.forms', 'cat.language', 'cat.name-role-value', 'cat.text-alternatives'] },
}[rules];
axe.run(document, { resultTypes: ['violations'], ...chosen })
  .then(({ violations }) => done(violations.flatMap((v) => v.nodes.slice(0, 4).map((n) => `${v.id} ${n.target.join(' ')}: ${n.failureSummary.split('\n').slice(1, 2)} ${n.html.slice(0, 120)}`))))
  .catch((error) => done([String(error)]));
";

const CUT_OFF: &str = include_str!("cut_off.js");
