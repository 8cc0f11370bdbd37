//! A server as an operator starts it.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

pub(crate) struct Node {
    child: Child,
    pub(crate) base: String,
}

impl Node {
    pub(crate) fn start(arguments: &[&str]) -> Node {
        Node::start_by(&[], arguments)
    }

    /// Starts it by way of another program.
    pub(crate) fn start_by(by: &[&str], arguments: &[&str]) -> Node {
        let binary = env!("CARGO_BIN_EXE_posthorn");
        let words =
            [by, &[binary, "serve", "--listen", "127.0.0.1:0", "--bot-think", "20"], arguments].concat();
        let mut child = Command::new(words[0])
            .args(&words[1..])
            .env("NO_COLOR", "1")
            .stderr(Stdio::piped())
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stderr.take().unwrap()).lines().map_while(Result::ok);
        let mut said = String::new();
        let base = lines.by_ref().find_map(|line| {
            said.push_str(&line);
            said.push('\n');
            line.split_once("open ").map(|(_, base)| base.trim().to_owned())
        });
        let base = base.unwrap_or_else(|| panic!("no server: {said}"));
        std::thread::spawn(move || lines.for_each(drop));
        Node { child, base }
    }

    pub(crate) fn pid(&self) -> u32 {
        self.child.id()
    }

    /// As `kill -9`: no signal handler runs.
    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// As an operator ends it.
    pub(crate) fn end(mut self) {
        let pid = self.pid().to_string();
        assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
        assert!(self.child.wait().unwrap().success());
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
