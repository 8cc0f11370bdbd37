//! The pure crates stay pure, so that they also run in a browser, in a simulator and in a fuzzer: time, chance and
//! everything of the operating system come in as arguments.

use crate::files::shown;
use crate::modules::source_files;
use crate::references::{Reference, references};
use crate::workspace::{Package, Workspace, normal_dependencies, root};

const PURE: [&str; 4] = ["posthorn-rules", "posthorn-table", "posthorn-pages", "posthorn-bots"];

/// Crates that talk to the world, which no pure crate may bring in, however indirectly.
const FORBIDDEN_CRATES: [&str; 6] = ["tokio", "axum", "hyper", "sqlx", "getrandom", "fluent-templates"];

/// Paths that no pure crate may name.
const FORBIDDEN_PATHS: [&str; 5] =
    ["std::fs", "std::net", "std::env", "std::process", "std::time::SystemTime"];

/// Bots watch a clock while they think, and only they.
const MAY_READ_THE_CLOCK: &str = "posthorn-bots";

fn pure_crates(workspace: &Workspace) -> impl Iterator<Item = &Package> {
    workspace.members().filter(|package| PURE.contains(&package.name.as_str()))
}

/// Dependencies of pure crates that talk to the world.
pub fn impure_dependencies(workspace: &Workspace) -> Vec<String> {
    let mut findings = Vec::new();
    for package in pure_crates(workspace) {
        let found = normal_dependencies(&package.name, &["--edges", "normal", "--all-features"]);
        // The parts of these crates count too: axum-core, sqlx-postgres.
        let is_part = |name: &str, of: &str| {
            name.strip_prefix(of).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
        };
        for name in
            found.keys().filter(|name| FORBIDDEN_CRATES.iter().any(|forbidden| is_part(name, forbidden)))
        {
            findings.push(format!(
                "{0} must do without {name}; `cargo tree -p {0} -e normal -i {name}` says where it comes from",
                package.name
            ));
        }
    }
    findings
}

/// Places where a pure crate reads the clock, the file system, the network or the environment.
pub fn impure_code(workspace: &Workspace) -> Vec<String> {
    let mut findings = Vec::new();
    for package in pure_crates(workspace) {
        for file in package.product_roots().flat_map(source_files) {
            let may_read_the_clock = package.name == MAY_READ_THE_CLOCK;
            let guilty = references(&file).into_iter().filter(|found| is_impure(found, may_read_the_clock));
            findings.extend(guilty.map(|found| {
                let place = shown(&root(), &file.path).to_string();
                format!("{place}:{}: {} must not use {}", found.line, package.name, found.path.join("::"))
            }));
        }
    }
    findings
}

fn is_impure(reference: &Reference, may_read_the_clock: bool) -> bool {
    let path = reference.path.join("::");
    let within = |forbidden: &&str| {
        path.strip_prefix(*forbidden).is_some_and(|rest| rest.is_empty() || rest.starts_with(':'))
    };
    let ends = |end: &[&str]| {
        reference.path.len() >= end.len() && reference.path[reference.path.len() - end.len()..] == *end
    };
    FORBIDDEN_PATHS.iter().any(within)
        || ends(&["SystemTime", "now"])
        || (ends(&["Instant", "now"]) && !may_read_the_clock)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn impure_paths_are_known() {
        let check = |path: &str, may_read_the_clock: bool| {
            let path = path.split("::").map(str::to_owned).collect();
            is_impure(&Reference { path, line: 1 }, may_read_the_clock)
        };
        for path in
            ["std::fs", "std::fs::read", "std::net::TcpStream", "std::time::SystemTime", "SystemTime::now"]
        {
            assert!(check(path, false) && check(path, true), "{path}");
        }
        assert!(check("Instant::now", false) && check("std::time::Instant::now", false));
        assert!(!check("Instant::now", true));
        assert!(
            !check("std::fmt", false) && !check("std::time::Duration", false) && !check("crate::fs", false)
        );
    }
}
