//! What was acknowledged is there after the process was killed, at whatever moment.
#![allow(clippy::unwrap_used, reason = "a test that fails may say so by panicking")]

mod support;

use posthorn_store::{SqlStore, Store};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use support::hammer::Hammer;
use support::program::Dice;

const KILLS: usize = 100;
const SERVE: &str = "POSTHORN_TEST_SERVE";

/// Not a test by itself: the process that is killed, when the other test starts it.
#[test]
fn serve_for_the_other_test() {
    let Ok(folder) = std::env::var(SERVE) else { return };
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let app = posthorn_server::App::start(support::config(Path::new(&folder))).await.unwrap();
        println!("\nserving http://{}", app.address().unwrap());
        app.run(std::future::pending()).await.unwrap();
    });
}

struct Process {
    child: Child,
    base: String,
}

impl Process {
    fn start(folder: &Path) -> Process {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "serve_for_the_other_test", "--nocapture"])
            .env(SERVE, folder)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let base = lines
            .map(Result::unwrap)
            .find_map(|line| line.strip_prefix("serving ").map(str::to_owned))
            .expect("the server says where it listens");
        Process { child, base }
    }

    /// As `kill -9`: no signal handler runs.
    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_over_a_hundred_kills() {
    let folder = tempfile::tempdir().unwrap();
    let mut dice = Dice(7);
    let mut process = Process::start(folder.path());
    let hammer = Hammer::start(vec![process.base.clone()], 4).await;
    for _ in 0..KILLS {
        hammer.goes_on(2, Duration::from_secs(60)).await;
        // The kill comes in the middle of whatever is going on.
        tokio::time::sleep(Duration::from_millis(dice.below(100) as u64)).await;
        process.kill();
        let store = SqlStore::sqlite(&folder.path().join("posthorn.sqlite")).await.unwrap();
        hammer.check(&store).await;
        store.close().await;
        process = Process::start(folder.path());
        hammer.moved(0, &process.base);
    }
    hammer.goes_on(50, Duration::from_secs(60)).await;
    println!("{} actions were acknowledged over {KILLS} kills, none was lost", hammer.count());
    process.kill();
}
