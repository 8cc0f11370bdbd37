//! A browser that is clicked at.

use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};
use thirtyfour::prelude::*;
use thirtyfour::session::scriptret::ScriptRet;

/// What kind of browser.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Screen {
    Desktop,
    Phone,
    NoScript,
}

/// What a look at the page led to.
pub(crate) enum Step {
    Clicked,
    Waits,
    Over,
}

/// A chromium with its driver. Both end with it, whatever happens.
pub(crate) struct Driver {
    web: WebDriver,
    screen: Screen,
    process: Child,
    /// Whether the screen is touched now; to change it takes longer than to change its size.
    touched: AtomicBool,
    _profile: tempfile::TempDir,
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

const WAIT_TIMEOUT: Duration = Duration::from_secs(60);

impl Driver {
    pub(crate) async fn start(screen: Screen) -> anyhow::Result<Driver> {
        // Two that look for a free port at the same time may find the same one.
        let mut started = (0..5).map(|_| chromedriver());
        let (process, port) =
            started.find_map(Result::ok).ok_or_else(|| anyhow::anyhow!("chromedriver does not start"))?;
        let profile = tempfile::tempdir()?;
        let mut capabilities = DesiredCapabilities::chrome();
        for argument in [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
        ] {
            capabilities.add_arg(argument)?;
        }
        capabilities.add_arg(&format!("--user-data-dir={}", profile.path().display()))?;
        if screen == Screen::NoScript {
            let off = serde_json::json!({"profile.managed_default_content_settings.javascript": 2});
            capabilities.add_experimental_option("prefs", off)?;
        }
        let web = WebDriver::new(&format!("http://127.0.0.1:{port}"), capabilities).await?;
        let driver = Driver { web, screen, process, touched: AtomicBool::new(false), _profile: profile };
        driver.media(false, true).await?;
        match screen {
            Screen::Phone => driver.size(390, 844, true).await?,
            Screen::Desktop | Screen::NoScript => driver.size(1440, 900, false).await?,
        }
        Ok(driver)
    }

    /// The size of the screen, and whether it is touched.
    pub(crate) async fn size(&self, width: u32, height: u32, touched: bool) -> anyhow::Result<()> {
        let size = json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": touched});
        self.cdp("Emulation.setDeviceMetricsOverride", size).await?;
        if self.touched.swap(touched, Relaxed) != touched {
            self.cdp("Emulation.setTouchEmulationEnabled", json!({"enabled": touched})).await?;
        }
        Ok(())
    }

    /// What the system prefers: light or dark, and cards that fly or lie still.
    pub(crate) async fn media(&self, dark: bool, still: bool) -> anyhow::Result<()> {
        let colours = if dark { "dark" } else { "light" };
        let motion = if still { "reduce" } else { "no-preference" };
        let features = json!({"features": [
            {"name": "prefers-color-scheme", "value": colours},
            {"name": "prefers-reduced-motion", "value": motion},
        ]});
        self.cdp("Emulation.setEmulatedMedia", features).await
    }

    /// A script that every page has from now on.
    pub(crate) async fn bring(&self, script: &str) -> anyhow::Result<()> {
        self.cdp("Page.addScriptToEvaluateOnNewDocument", json!({"source": script})).await
    }

    /// Takes over a session.
    pub(crate) async fn be(&self, session: &str, url: &str) -> anyhow::Result<()> {
        self.cdp("Network.setCookie", json!({"name": "posthorn", "value": session, "url": url})).await
    }

    pub(crate) async fn run(&self, script: &str, values: Vec<Value>) -> anyhow::Result<ScriptRet> {
        Ok(self.web.execute(script, values).await?)
    }

    pub(crate) async fn run_async(&self, script: &str, values: Vec<Value>) -> anyhow::Result<ScriptRet> {
        Ok(self.web.execute_async(script, values).await?)
    }

    /// Waits until what was to come over the live line has been drawn.
    pub(crate) async fn settle(&self) -> anyhow::Result<()> {
        let script = "const done = arguments[0]; let quiet = 0, seen = -1; const look = () => { \
            const now = performance.getEntriesByType('resource').length + document.getAnimations().length * 1000; \
            quiet = now === seen ? quiet + 1 : 0; seen = now; \
            if (quiet > 3) done(true); else setTimeout(look, 25); }; look();";
        self.run_async(script, Vec::new()).await?;
        Ok(())
    }

    pub(crate) async fn picture(&self) -> anyhow::Result<Vec<u8>> {
        Ok(self.web.screenshot_as_png().await?)
    }

    pub(crate) async fn cdp(&self, command: &str, parameters: serde_json::Value) -> anyhow::Result<()> {
        self.web.cdp().send_raw(command, parameters).await?;
        Ok(())
    }

    pub(crate) async fn open(&self, url: &str) -> anyhow::Result<()> {
        Ok(self.web.goto(url).await?)
    }

    pub(crate) async fn address(&self) -> anyhow::Result<String> {
        Ok(self.web.current_url().await?.to_string())
    }

    pub(crate) async fn has(&self, selector: &str) -> anyhow::Result<bool> {
        Ok(!self.web.find_all(By::Css(selector)).await?.is_empty())
    }

    pub(crate) async fn wait(&self, selector: &str) -> anyhow::Result<()> {
        let begun = Instant::now();
        while !self.has(selector).await? {
            anyhow::ensure!(begun.elapsed() < WAIT_TIMEOUT, "{selector} does not appear");
            tokio::time::sleep(Duration::from_millis(15)).await;
        }
        Ok(())
    }

    pub(crate) async fn wait_text(&self, selector: &str, text: &str) -> anyhow::Result<()> {
        let begun = Instant::now();
        let script = "return document.querySelector(arguments[0])?.innerText.includes(arguments[1]) === true";
        loop {
            let said = self.web.execute(script, vec![selector.into(), text.into()]).await?;
            if said.convert()? {
                return Ok(());
            }
            anyhow::ensure!(begun.elapsed() < WAIT_TIMEOUT, "{selector} does not say {text}");
            tokio::time::sleep(Duration::from_millis(15)).await;
        }
    }

    pub(crate) async fn click(&self, selector: &str) -> anyhow::Result<()> {
        let begun = Instant::now();
        loop {
            let element = self.web.find(By::Css(selector)).await?;
            match self.touch_or_click(&element).await {
                // Live news may have replaced the element between finding and clicking it.
                Err(error) if is_stale(&error) && begun.elapsed() < WAIT_TIMEOUT => {}
                result => return result,
            }
        }
    }

    pub(crate) async fn write(&self, selector: &str, text: &str) -> anyhow::Result<()> {
        let begun = Instant::now();
        loop {
            let element = self.web.find(By::Css(selector)).await?;
            match element.send_keys(text).await.map_err(anyhow::Error::from) {
                Err(error) if is_stale(&error) && begun.elapsed() < WAIT_TIMEOUT => {}
                result => return result,
            }
        }
    }

    /// What the guide of the first game says, and the control it speaks of.
    pub(crate) async fn guide(&self) -> anyhow::Result<(String, Option<String>)> {
        let script = "const guide = document.querySelector('#guide'); \
            return [guide?.querySelector('p')?.innerText ?? '', guide?.dataset.point ?? null]";
        Ok(self.web.execute(script, Vec::new()).await?.convert()?)
    }

    /// Presses keys wherever the focus is.
    pub(crate) async fn press(&self, keys: &str) -> anyhow::Result<()> {
        Ok(self.web.action_chain().send_keys(keys).perform().await?)
    }

    pub(crate) async fn style(&self, selector: &str, name: &str) -> anyhow::Result<String> {
        let script = "const e = document.querySelector(arguments[0]); return e ? getComputedStyle(e)[arguments[1].replace(/-(.)/g, (_, c) => c.toUpperCase())] : ''";
        Ok(self.web.execute(script, vec![selector.into(), name.into()]).await?.convert()?)
    }

    /// Presses keys while something has the focus that takes them, such as the page itself.
    pub(crate) async fn keys(&self, selector: &str, keys: &str) -> anyhow::Result<()> {
        let element = self.web.find(By::Css(selector)).await?;
        let focus = "const e = arguments[0]; e.tabIndex = e.tabIndex < 0 ? -1 : e.tabIndex; e.focus()";
        self.web.execute(focus, vec![element.to_json()?]).await?;
        self.web.action_chain().send_keys(keys).perform().await?;
        Ok(())
    }

    async fn touch_or_click(&self, element: &WebElement) -> anyhow::Result<()> {
        if self.screen != Screen::Phone {
            return Ok(element.click().await?);
        }
        element.scroll_into_view().await?;
        let script =
            "const r = arguments[0].getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]";
        let place = self.web.execute(script, vec![element.to_json()?]).await?;
        let (x, y): (f64, f64) = place.convert()?;
        for (kind, points) in
            [("touchStart", serde_json::json!([{"x": x, "y": y}])), ("touchEnd", serde_json::json!([]))]
        {
            self.cdp("Input.dispatchTouchEvent", serde_json::json!({"type": kind, "touchPoints": points}))
                .await?;
        }
        Ok(())
    }

    /// Looks at the page as a player does and clicks what seems best.
    pub(crate) async fn step(&self) -> anyhow::Result<Step> {
        let script = format!("const choose = () => {{ {CHOOSE} }}; {CLICK}");
        let mouse = (self.screen != Screen::Phone).into();
        let found = self.web.execute(&script, vec![mouse]).await;
        let found = match found {
            Ok(found) => found,
            // The page may be on its way to the next one.
            Err(_) => return Ok(Step::Waits),
        };
        if found.json() == "over" {
            return Ok(Step::Over);
        }
        if found.json() == "clicked" {
            return Ok(Step::Clicked);
        }
        let Ok(element) = found.element() else {
            if self.screen == Screen::NoScript {
                self.web.refresh().await?;
            }
            return Ok(Step::Waits);
        };
        match self.touch_or_click(&element).await {
            Ok(()) => Ok(Step::Clicked),
            // Somebody else's move may have replaced it between the look and the click.
            Err(_) => Ok(Step::Waits),
        }
    }

    /// Milliseconds from each click on an action to the changed page.
    pub(crate) async fn delays(&self) -> anyhow::Result<Vec<f64>> {
        let found = self.web.execute("return JSON.parse(sessionStorage.delays || '[]')", Vec::new()).await?;
        Ok(found.convert()?)
    }

    /// Milliseconds a request that does nothing takes from this page, half of the time.
    pub(crate) async fn floor(&self) -> anyhow::Result<f64> {
        let script = "const [done] = arguments; (async () => { const times = []; \
            for (let i = 0; i < 21; i++) { const begun = performance.now(); \
            await (await fetch('/healthz')).text(); times.push(performance.now() - begun); } \
            times.sort((a, b) => a - b); done(times[10]); })()";
        Ok(self.web.execute_async(script, Vec::new()).await?.convert()?)
    }

    /// What the browser complained about. A dropped line is no fault: the page comes back.
    pub(crate) async fn errors(&self) -> anyhow::Result<Vec<String>> {
        let log = self.web.execute("return window.complaints || []", Vec::new()).await?;
        Ok(log.convert()?)
    }

    pub(crate) async fn end(self) -> anyhow::Result<()> {
        let _ = self.web.clone().quit().await;
        Ok(())
    }
}

/// Starts a driver and answers its port.
fn chromedriver() -> anyhow::Result<(Child, u16)> {
    // With a process space of its own nothing of the browser outlives the driver.
    let mut process = Command::new("unshare")
        .args(["--pid", "--fork", "--kill-child=KILL", "--mount-proc", "chromedriver", "--port=0"])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()?;
    let mut lines = BufReader::new(process.stdout.take().expect("a pipe")).lines().map_while(Result::ok);
    let port = lines.find_map(|line| {
        let (_, port) = line.split_once("successfully on port ")?;
        port.trim_end_matches('.').parse().ok()
    });
    let Some(port) = port else {
        process.wait()?;
        anyhow::bail!("chromedriver did not start");
    };
    std::thread::spawn(move || lines.for_each(drop));
    Ok((process, port))
}

/// The element was just replaced, or is on its way to its place.
fn is_stale(error: &anyhow::Error) -> bool {
    let text = error.to_string();
    ["stale", "not interactable", "intercepted"].iter().any(|word| text.contains(word))
}

/// Picks what to click: answers an element, "over", or nothing. It also keeps the time of clicks.
const CHOOSE: &str = r#"
const $ = (s, root = document) => root.querySelector(s), all = (s) => [...document.querySelectorAll(s)];
const main = $('main');
if (!window.watching) {
  window.watching = true;
  window.complaints = [];
  addEventListener('error', (e) => window.complaints.push(String(e.message)));
  addEventListener('unhandledrejection', (e) => window.complaints.push(String(e.reason)));
  let clicked = null;
  addEventListener('click', (e) => { if (e.target.closest('button[form=act]') && !$('dialog[open]')) clicked = performance.now(); }, true);
  new MutationObserver(() => {
    const version = $('#state input')?.value;
    if (clicked !== null && version !== window.version) {
      const delays = JSON.parse(sessionStorage.delays || '[]');
      delays.push(performance.now() - clicked);
      sessionStorage.delays = JSON.stringify(delays);
      clicked = null;
    }
    window.version = version;
  }).observe(document.body, { childList: true, subtree: true });
  window.version = $('#state input')?.value;
}
if (main.dataset.stage === 'over') return 'over';
const seen = (e) => e && e.getClientRects().length && getComputedStyle(e).visibility !== 'hidden' && !e.hidden;
const sure = $('dialog[open] .primary') || $('.ask .primary');
if (seen(sure)) return sure;
const cover = $('#uncover');
if (seen(cover)) return cover;
const keep = $('#keep-done');
if (seen(keep)) return keep;
const open = all('button[form=act][name=action]').filter((b) => seen(b) && !b.hasAttribute('aria-disabled') && !b.closest('#closing'));
const plays = open.filter((b) => b.value.startsWith('play'));
const route = all('#route .played').map((c) => c.dataset.city);
const closing = $('#closing');
// The quickest way to the last carriage: with the cartwright, two cards fewer are enough.
const carriage = parseInt($('.panel.me .counts div:nth-child(3) dd')?.textContent) || 2;
const enough = Math.max(3, carriage + 1 - 2);
if (closing && (route.length >= enough || !plays.length || closing.open)) {
  if (!closing.open) return $('#close');
  const wheel = $('#closing input[name=cartwright]:not(:checked)');
  if (wheel && route.length < carriage + 1 && !closing.dataset.helped) { closing.dataset.helped = '1'; return wheel; }
  const way = all('#closing .way').pop();
  if (way && !document.body.classList.contains('scripted')) return way;
  if (way && closing.dataset.filled !== '1') { closing.dataset.filled = '1'; return way; }
  if (seen($('#close-done')) && !$('#close-done').disabled) return $('#close-done');
  return way || null;
}
if (plays.length) {
  // A finger chooses the card, then the end.
  if (getComputedStyle(plays[0]).pointerEvents === 'none') return all('#route .spot.open')[0] || plays[0].closest('.card');
  return plays[0];
}
const near = (city) => all('.roads .way').flatMap((w) => w.dataset.a === city ? [w.dataset.b] : w.dataset.b === city ? [w.dataset.a] : []);
const wanted = route.length ? [...near(route[0]), ...near(route[route.length - 1])].filter((c) => !route.includes(c)) : [];
const takes = open.filter((b) => b.value.startsWith('take'));
const good = takes.find((b) => wanted.includes(b.dataset.city));
if (good && !open.some((b) => b.value === 'end')) return good;
return open.find((b) => b.value === 'end') || takes.find((b) => b.value === 'take deck') || takes[0] || open.find((b) => b.value.startsWith('restart')) || null;
"#;

/// Clicks at once what was chosen if a mouse could: asking the browser to move one takes ten times as long. What
/// is covered, and what a finger touches, is answered instead.
const CLICK: &str = r"
const chosen = choose(), [mouse] = arguments;
if (!(chosen instanceof Element) || !mouse) return chosen;
const box = chosen.getBoundingClientRect();
const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
if (!hit || !chosen.contains(hit)) return chosen;
chosen.click();
return 'clicked';
";
