//! Real servers for tests: PostgreSQL and NATS, private to the test process and gone with it.
#![allow(dead_code, reason = "each test file uses its own part")]

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// Runs a command until this process ends, however it ends: the shell sees its input close.
const KEEP: &str = r#"trap '' INT TERM HUP; folder=$1; shift; "$@" >"$folder/log" 2>&1 </dev/null & cat >/dev/null
kill -QUIT $! 2>/dev/null; wait; rm -rf "$folder""#;

struct Kept {
    folder: PathBuf,
    _input: ChildStdin,
    _shell: Child,
}

fn keep(folder: &Path, command: &[&str]) -> Kept {
    let mut shell = Command::new("sh")
        .args(["-c", KEEP, "sh", folder.to_str().unwrap()])
        .args(command)
        .stdin(Stdio::piped())
        .spawn()
        .unwrap();
    Kept { folder: folder.to_owned(), _input: shell.stdin.take().unwrap(), _shell: shell }
}

fn new_folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("posthorn-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn output(command: &mut Command) -> String {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {said}");
    String::from_utf8(output.stdout).unwrap()
}

/// The newest PostgreSQL of Debian, or the one in the path.
fn postgres_program(name: &str) -> String {
    let mut found: Vec<PathBuf> = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .filter_map(|version| Some(version.ok()?.path().join("bin").join(name)))
        .filter(|file| file.exists())
        .collect();
    found.sort();
    found.pop().map_or(name.to_owned(), |file| file.to_str().unwrap().to_owned())
}

/// The words before a command that must not run as root.
fn as_postgres() -> Vec<String> {
    let root = output(Command::new("id").arg("-u")).trim() == "0";
    let words = "setpriv --reuid=postgres --regid=postgres --clear-groups".split(' ');
    if root { words.map(str::to_owned).collect() } else { Vec::new() }
}

/// The folder with the socket of this process's PostgreSQL.
pub(crate) fn postgres_folder() -> &'static Path {
    static SERVER: OnceLock<Kept> = OnceLock::new();
    let server = SERVER.get_or_init(|| {
        let folder = new_folder("postgres");
        let mut user = as_postgres();
        if !user.is_empty() {
            output(Command::new("chown").arg("postgres").arg(&folder));
        }
        let (data, socket) = (folder.join("data"), folder.to_str().unwrap());
        let data = data.to_str().unwrap();
        user.push(postgres_program("initdb"));
        let initdb = "-A trust -U postgres --no-locale -E UTF8 --no-sync -D";
        output(Command::new(&user[0]).args(&user[1..]).args(initdb.split(' ')).arg(data).current_dir("/"));
        user.pop();
        user.push(postgres_program("postgres"));
        let mut command: Vec<&str> = user.iter().map(String::as_str).collect();
        // Nobody pulls the plug of this machine in a test: our own processes are what is killed.
        let settings = "-c listen_addresses= -c fsync=off -c max_connections=200";
        command.extend(["-D", data, "-k", socket]);
        command.extend(settings.split(' '));
        let kept = keep(&folder, &command);
        wait_for(|| psql(&folder, "SELECT 1").ok());
        kept
    });
    &server.folder
}

fn psql(folder: &Path, sql: &str) -> Result<String, String> {
    let output = Command::new("psql")
        .args(["-U", "postgres", "-Atqc", sql, "-h"])
        .arg(folder)
        .output()
        .map_err(|error| error.to_string())?;
    let text = |bytes| String::from_utf8_lossy(bytes).into_owned();
    if output.status.success() { Ok(text(&output.stdout)) } else { Err(text(&output.stderr)) }
}

/// The URL of a new, empty database.
pub(crate) fn new_database() -> String {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let folder = postgres_folder();
    let name = format!("test{}", COUNT.fetch_add(1, Ordering::Relaxed));
    psql(folder, &format!("CREATE DATABASE {name}")).unwrap();
    format!("postgres://postgres@localhost/{name}?host={}", folder.display())
}

/// A NATS server that can be stopped and started again at the same address.
pub(crate) struct Nats {
    pub(crate) port: u16,
    kept: Option<Kept>,
}

impl Nats {
    pub(crate) fn start() -> Nats {
        let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let mut nats = Nats { port, kept: None };
        nats.resume();
        nats
    }

    pub(crate) fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    pub(crate) fn resume(&mut self) {
        let folder = new_folder(&format!("nats-{}", self.port));
        let port = self.port.to_string();
        self.kept = Some(keep(&folder, &["nats-server", "-a", "127.0.0.1", "-p", &port]));
        wait_for(|| std::net::TcpStream::connect(("127.0.0.1", self.port)).ok());
    }

    pub(crate) fn stop(&mut self) {
        if let Some(Kept { _input: mut input, _shell: mut shell, .. }) = self.kept.take() {
            let _ = input.flush();
            drop(input);
            shell.wait().unwrap();
        }
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.stop();
    }
}

fn wait_for<T>(mut ready: impl FnMut() -> Option<T>) {
    let begun = Instant::now();
    while ready().is_none() {
        assert!(begun.elapsed() < Duration::from_secs(120), "a server does not come up");
        std::thread::sleep(Duration::from_millis(20));
    }
}
