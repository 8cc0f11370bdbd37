//! Bots that are programs of their own, spoken to line by line (docs/bots.md).

use anyhow::{Context, Result};
use posthorn_bots::{Bot, Budget};
use posthorn_rules::json::{ActionForm, RequestedAction, ViewForm};
use posthorn_rules::{Action, GameView};
use serde_json::json;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::Duration;

/// How much longer than its budget a program may take before it counts as dead.
const GRACE_PERIOD: Duration = Duration::from_secs(10);

/// A program that plays: it gets views, never the game.
pub(crate) struct Program {
    command: String,
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    greeted: bool,
    complaint: Option<String>,
}

impl Program {
    /// Starts a program; the command is split at spaces.
    pub(crate) fn start(command: &str) -> Result<Program> {
        let mut words = command.split_whitespace();
        let program = words.next().context("cmd: needs the name of a program")?;
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot start {command}"))?;
        let input = child.stdin.take().context("the program has no standard input")?;
        let output = child.stdout.take().context("the program has no standard output")?;
        let (send, lines) = sync_channel(1);
        std::thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if send.send(line).is_err() {
                    return;
                }
            }
        });
        Ok(Program { command: command.to_owned(), child, input, lines, greeted: false, complaint: None })
    }

    fn say(&mut self, line: &str) -> Result<(), String> {
        writeln!(self.input, "{line}")
            .and_then(|()| self.input.flush())
            .map_err(|error| format!("{} does not listen any more: {error}", self.command))
    }

    fn hear(&mut self, budget: Duration) -> Result<String, String> {
        self.lines.recv_timeout(budget + GRACE_PERIOD).map_err(|error| match error {
            RecvTimeoutError::Timeout => format!("{} did not answer in time", self.command),
            RecvTimeoutError::Disconnected => format!("{} has ended", self.command),
        })
    }

    fn ask(&mut self, view: &GameView, budget: Budget) -> Result<Action, String> {
        let (go, wait) = match budget {
            Budget::Time(time) => (format!("go time {}", time.as_millis()), time),
            Budget::Work(work) => (format!("go work {work}"), Duration::from_secs(60)),
        };
        if !self.greeted {
            let rules = view.options();
            let table = json!({ "players": view.players(), "seat": view.viewer(), "rules": rules });
            self.say("posthorn-bot 1")?;
            let ready = self.hear(Duration::from_secs(10))?;
            if ready.trim() != "ready" {
                return Err(format!("{} answered “{ready}” instead of ready", self.command));
            }
            self.say(&format!("table {table}"))?;
            self.greeted = true;
        }
        self.say(&format!("view {}", json!(ViewForm::from(view))))?;
        self.say(&go)?;
        let answer = self.hear(wait)?;
        let action = answer
            .strip_prefix("action ")
            .ok_or_else(|| format!("“{answer}” is no answer; write action and JSON"))?;
        let form: ActionForm =
            serde_json::from_str(action).map_err(|error| format!("“{action}”: {error}"))?;
        match form.read()? {
            RequestedAction::Action(action) => Ok(action),
            _ => Err(format!("“{action}” can never be legal")),
        }
    }
}

impl Bot for Program {
    fn choose(&mut self, view: &GameView, budget: Budget) -> Option<Action> {
        self.ask(view, budget).map_err(|complaint| self.complaint = Some(complaint)).ok()
    }

    fn complaint(&self) -> Option<String> {
        self.complaint.clone()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.say("quit");
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
