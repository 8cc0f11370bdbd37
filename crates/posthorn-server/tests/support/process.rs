//! A server in a process of its own, to be killed at any moment.

use crate::support;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

const SERVE: &str = "POSTHORN_TEST_SERVE";

/// Not a test by itself: what the process does, when another test starts it.
#[test]
fn serve_for_another_test() {
    let Ok(wish) = std::env::var(SERVE) else { return };
    let (port, folder) = wish.split_once(' ').unwrap();
    let mut config = support::config(Path::new(folder));
    config.listen.set_port(port.parse().unwrap());
    tokio::runtime::Runtime::new().unwrap().block_on(async {
        let app = posthorn_server::App::start(config).await.unwrap();
        println!("\nserving {}", app.address().unwrap().port());
        app.run(std::future::pending()).await.unwrap();
    });
}

pub(crate) struct Process {
    child: Child,
    pub(crate) port: u16,
}

impl Process {
    /// Starts it at a free port.
    pub(crate) fn start(folder: &Path) -> Process {
        Process::at(folder, 0)
    }

    /// Starts it where another one has been.
    pub(crate) fn at(folder: &Path, port: u16) -> Process {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "process::serve_for_another_test", "--nocapture"])
            .env(SERVE, format!("{port} {}", folder.display()))
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
        let port = lines
            .find_map(|line| line.strip_prefix("serving ").map(str::to_owned))
            .expect("the server says where it listens")
            .parse()
            .unwrap();
        // The harness tells when a test takes longer than a minute, and ends if nobody listens.
        std::thread::spawn(move || lines.for_each(drop));
        Process { child, port }
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}{path}", self.port)
    }

    /// As `kill -9`: no signal handler runs.
    pub(crate) fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
    }
}
