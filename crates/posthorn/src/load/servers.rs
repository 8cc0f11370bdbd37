//! The servers that are measured, and what they use.

use super::client::page;
use crate::place::Place;
use anyhow::{Context, Result};
use std::io::{BufRead, BufReader};
use std::ops::Sub;
use std::process::{Child, Command, Stdio};

/// Servers, ours or somebody's.
pub(super) struct Servers {
    pub(super) urls: Vec<String>,
    children: Vec<Child>,
    folder: Option<std::path::PathBuf>,
}

/// What servers have used.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Usage {
    /// Seconds of processor time.
    pub(super) cpu: f64,
    /// Bytes in memory.
    pub(super) memory: u64,
}

impl Sub for Usage {
    type Output = Usage;

    /// The processor time between two moments, and the memory at the later one.
    fn sub(self, before: Usage) -> Usage {
        Usage { cpu: self.cpu - before.cpu, memory: self.memory }
    }
}

impl Servers {
    pub(super) fn running(urls: &[String]) -> Servers {
        let urls = urls.iter().map(|url| url.trim_end_matches('/').to_owned()).collect();
        Servers { urls, children: Vec::new(), folder: None }
    }

    /// Starts servers on the database of the place, or on a file that is thrown away.
    pub(super) fn start(count: usize, place: &Place, bus: Option<&str>) -> Result<Servers> {
        let folder = std::env::temp_dir().join(format!("posthorn-load-{}", std::process::id()));
        std::fs::create_dir_all(&folder).context("cannot make a folder")?;
        let mut servers = Servers { urls: Vec::new(), children: Vec::new(), folder: Some(folder.clone()) };
        for _ in 0..count {
            let mut command = Command::new(std::env::current_exe()?);
            command.args(["serve", "--listen", "127.0.0.1:0", "--log", "info", "--data"]).arg(&folder);
            if let Some(url) = &place.database {
                command.env("POSTHORN_DATABASE", url);
            }
            if let Some(url) = bus {
                command.env("POSTHORN_BUS", url);
            }
            let mut child = command.stderr(Stdio::piped()).stdout(Stdio::null()).spawn()?;
            let errors = child.stderr.take().context("no errors to read")?;
            servers.children.push(child);
            let mut lines = BufReader::new(errors).lines().map_while(Result::ok);
            let url = lines
                .by_ref()
                .find_map(|line| line.split_once("open ").map(|(_, url)| url.trim().to_owned()));
            servers.urls.push(url.context("the server does not start")?);
            std::thread::spawn(move || lines.for_each(|line| eprintln!("{line}")));
        }
        Ok(servers)
    }

    /// What all of them together have used by now.
    pub(super) async fn usage(&self) -> Result<Usage> {
        let mut usage = Usage::default();
        for url in &self.urls {
            let text = page(url, "/metrics").await?;
            let figure = |name: &str| -> Option<f64> {
                text.lines().find_map(|line| line.strip_prefix(name)?.trim().parse().ok())
            };
            usage.cpu +=
                figure("process_cpu_seconds_total ").context("the server does not tell its CPU time")?;
            usage.memory += figure("process_resident_memory_bytes ").unwrap_or(0.0) as u64;
        }
        Ok(usage)
    }
}

impl Drop for Servers {
    fn drop(&mut self) {
        for child in &mut self.children {
            let _ = child.kill();
            let _ = child.wait();
        }
        if let Some(folder) = &self.folder {
            let _ = std::fs::remove_dir_all(folder);
        }
    }
}
