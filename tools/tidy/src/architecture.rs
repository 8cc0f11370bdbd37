//! What ARCHITECTURE.md says about crates, held against what cargo says.

use crate::workspace::{DependencyKind, Workspace};
use std::collections::{BTreeMap, BTreeSet};

/// The crates of the product, each with those of ours that it may use: the arrows of ARCHITECTURE.md.
const ARROWS: [(&str, &[&str]); 7] = [
    ("posthorn-rules", &[]),
    ("posthorn-bots", &["posthorn-rules"]),
    ("posthorn-table", &["posthorn-rules"]),
    ("posthorn-pages", &["posthorn-table", "posthorn-rules"]),
    ("posthorn-store", &["posthorn-table", "posthorn-rules"]),
    (
        "posthorn-server",
        &["posthorn-store", "posthorn-pages", "posthorn-table", "posthorn-bots", "posthorn-rules"],
    ),
    (
        "posthorn",
        &[
            "posthorn-server",
            "posthorn-store",
            "posthorn-pages",
            "posthorn-table",
            "posthorn-bots",
            "posthorn-rules",
        ],
    ),
];

/// Used by `fuzz/`, which is a workspace of its own.
const FUZZ_DEPENDENCIES: [&str; 1] = ["libfuzzer-sys"];

/// Dependencies between our crates that are not in the list of arrows, and crates that it forgot.
pub fn forbidden_arrows(workspace: &Workspace) -> Vec<String> {
    let arrows: BTreeMap<&str, &[&str]> = ARROWS.into_iter().collect();
    let tools: BTreeSet<&str> = workspace
        .members()
        .filter(|package| package.is_tool())
        .map(|package| package.name.as_str())
        .collect();
    let present: BTreeSet<&str> = workspace.members().map(|package| package.name.as_str()).collect();
    let missing = arrows.keys().filter(|name| !present.contains(*name));
    let mut findings: Vec<String> = missing.map(|name| format!("there is no crate {name}")).collect();
    for package in workspace.members() {
        let name = package.name.as_str();
        for dependency in package.dependencies.iter().filter(|dependency| dependency.path.is_some()) {
            let other = dependency.name.as_str();
            if tools.contains(other) {
                findings.push(format!("{name} must not depend on {other}: nothing depends on a tool"));
            }
            // Tests may use more than the crate they test.
            let is_bound = !package.is_tool() && dependency.kind != Some(DependencyKind::Dev);
            if is_bound && !arrows.get(name).is_some_and(|allowed| allowed.contains(&other)) {
                findings.push(format!("{name} must not depend on {other}"));
            }
        }
        if !package.is_tool() && !arrows.contains_key(name) {
            findings.push(format!("{name} has no place in the list of arrows"));
        }
    }
    findings
}

/// What posthorn-rules depends on beside an optional serde.
pub fn dependencies_of_the_rules(workspace: &Workspace) -> Vec<String> {
    let rules = workspace.members().find(|package| package.name == "posthorn-rules").expect("it is a member");
    let product = rules.dependencies.iter().filter(|dependency| dependency.kind.is_none());
    let unwanted = product.filter(|dependency| dependency.name != "serde" || !dependency.optional);
    unwanted.map(|dependency| format!("posthorn-rules must not depend on {}", dependency.name)).collect()
}

/// Direct dependencies without a line in the table of ARCHITECTURE.md, and lines without a dependency.
pub fn unexplained_dependencies(workspace: &Workspace, architecture: &str) -> Vec<String> {
    let explained = explained(architecture);
    let mut used: BTreeMap<&str, &str> = BTreeMap::new();
    for package in workspace.members() {
        let others = package.dependencies.iter().filter(|dependency| dependency.path.is_none());
        used.extend(others.map(|dependency| (dependency.name.as_str(), package.name.as_str())));
    }
    let missing = used.iter().filter(|(name, _)| !explained.contains(**name));
    let missing =
        missing.map(|(name, user)| format!("ARCHITECTURE.md has no line for {name}, used by {user}"));
    let is_used = |name: &str| used.contains_key(name) || FUZZ_DEPENDENCIES.contains(&name);
    let left = explained.iter().filter(|name| !is_used(name));
    missing.chain(left.map(|name| format!("ARCHITECTURE.md explains {name}, which nothing uses"))).collect()
}

/// The names in the first column of the table under the heading "Dependencies".
fn explained(architecture: &str) -> BTreeSet<String> {
    let is_heading = |line: &&str| line.starts_with("## ");
    let lines = architecture.lines().skip_while(|line| !line.starts_with("## Dependencies")).skip(1);
    let rows = lines.take_while(|line| !is_heading(line)).filter_map(|line| line.strip_prefix('|'));
    let names = rows.skip(2).filter_map(|row| row.split('|').next()).flat_map(|cell| cell.split(','));
    names.map(|name| name.trim().trim_matches('`').to_owned()).collect()
}

/// Whether `rust-version` names the oldest compiler that can build what is locked.
pub fn untrue_rust_version(workspace: &Workspace) -> Vec<String> {
    let asked = |version: &Option<String>| version.as_deref().map(numbers).unwrap_or_default();
    let highest =
        workspace.third_party().max_by_key(|package| asked(&package.rust_version)).expect("we use some");
    let needed = asked(&highest.rust_version);
    let wrong = workspace.members().filter(|package| asked(&package.rust_version) != needed);
    let needed = highest.rust_version.as_deref().unwrap_or_default();
    wrong
        .map(|package| format!("{} must say rust-version = {needed}, as {} does", package.name, highest.name))
        .collect()
}

/// A version as numbers that can be compared; `1.94` and `1.94.0` are the same.
fn numbers(version: &str) -> [u32; 3] {
    let mut numbers = version.split('.').map(|part| part.parse().unwrap_or(0));
    std::array::from_fn(|_| numbers.next().unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_read() {
        let text = "## Dependencies\n| crate | for |\n| --- | --- |\n| serde, `serde_json` | JSON |\n\n## More\n| a | b |\n";
        assert_eq!(explained(text).into_iter().collect::<Vec<_>>(), ["serde", "serde_json"]);
    }

    #[test]
    fn versions_are_compared_as_numbers() {
        assert_eq!(numbers("1.94"), numbers("1.94.0"));
        assert!(numbers("1.9") < numbers("1.10"));
    }
}
