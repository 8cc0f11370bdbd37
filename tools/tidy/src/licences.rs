//! What we build upon: from one registry, pinned by hash, under licences that let everybody use it. The lists are in
//! `deny.toml`, which cargo-deny reads too.

use crate::workspace::{Package, Workspace};
use serde::Deserialize;
use spdx::{Expression, Licensee, ParseMode};

/// How cargo names the one registry that we use.
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// The parts of `deny.toml` that are checked here.
#[derive(Debug, Deserialize)]
pub struct DenyRules {
    licenses: Licences,
    bans: Bans,
}

#[derive(Debug, Deserialize)]
struct Licences {
    allow: Vec<String>,
    exceptions: Vec<Exception>,
}

#[derive(Debug, Deserialize)]
struct Exception {
    #[serde(rename = "crate")]
    name: String,
    allow: Vec<String>,
}

#[derive(Debug, Deserialize)]
struct Bans {
    deny: Vec<Banned>,
}

#[derive(Debug, Deserialize)]
struct Banned {
    #[serde(rename = "crate")]
    name: String,
}

impl DenyRules {
    pub fn parse(text: &str) -> DenyRules {
        toml::from_str(text).unwrap_or_else(|error| panic!("deny.toml: {error}"))
    }

    /// Dependencies that we must not have.
    pub fn unwanted(&self, workspace: &Workspace) -> Vec<String> {
        let packages: Vec<&Package> = workspace.third_party().collect();
        assert!(packages.len() > 100, "only {} dependencies were found", packages.len());
        packages.into_iter().flat_map(|package| self.faults(package)).collect()
    }

    fn faults(&self, package: &Package) -> Vec<String> {
        let (name, licence) = (&package.name, package.license.as_deref().unwrap_or_default());
        let mut faults = Vec::new();
        if package.source.as_deref() != Some(REGISTRY) {
            faults.push(format!("{name} comes from {:?}", package.source));
        }
        if !self.allows(name, licence) {
            faults.push(format!("{name} is under “{licence}”, which deny.toml does not allow"));
        }
        if self.bans.deny.iter().any(|banned| banned.name == *name) {
            faults.push(format!("{name} is banned by deny.toml"));
        }
        faults
    }

    /// Whether a licence expression can be met with the licences that are allowed to this package.
    fn allows(&self, package: &str, expression: &str) -> bool {
        let exceptions = self.licenses.exceptions.iter().filter(|exception| exception.name == package);
        let names = self.licenses.allow.iter().chain(exceptions.flat_map(|exception| &exception.allow));
        let allowed: Vec<Licensee> = names
            .map(|name| Licensee::parse(name).unwrap_or_else(|error| panic!("deny.toml: {error}")))
            .collect();
        let expression = Expression::parse_mode(expression, ParseMode::LAX);
        expression.is_ok_and(|expression| {
            expression.evaluate(|one| allowed.iter().any(|licence| licence.satisfies(one)))
        })
    }
}

/// Packages of the lock file without a hash.
pub fn unpinned(lock: &str) -> Vec<String> {
    let packages = lock.split("[[package]]").skip(1).filter(|package| package.contains("source ="));
    let unpinned = packages.filter(|package| !package.contains("\nchecksum = \""));
    unpinned
        .map(|package| format!("no checksum for {}", package.lines().nth(1).unwrap_or_default()))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn licences_are_read_as_they_are_written() {
        let rules = DenyRules::parse(
            "[licenses]\nallow = [\"MIT\", \"Apache-2.0\", \"Apache-2.0 WITH LLVM-exception\", \"Unicode-3.0\"]\n\
             exceptions = [{ crate = \"data\", allow = [\"CDLA-Permissive-2.0\"] }]\n[bans]\ndeny = []\n",
        );
        for (package, expression, allowed) in [
            ("any", "MIT", true),
            ("any", "MIT/Apache-2.0", true),
            ("any", "MIT OR GPL-3.0", true),
            ("any", "GPL-3.0", false),
            ("any", "MIT AND GPL-3.0", false),
            ("any", "(MIT OR Apache-2.0) AND Unicode-3.0", true),
            ("any", "Apache-2.0 WITH LLVM-exception OR GPL-3.0", true),
            ("any", "CDLA-Permissive-2.0", false),
            ("data", "CDLA-Permissive-2.0", true),
            ("any", "", false),
        ] {
            assert_eq!(rules.allows(package, expression), allowed, "{package}: {expression}");
        }
    }

    #[test]
    fn a_package_without_a_hash_is_found() {
        let lock = "[[package]]\nname = \"ours\"\n\n[[package]]\nname = \"a\"\nsource = \"x\"\nchecksum = \"1\"\n\n\
                    [[package]]\nname = \"b\"\nsource = \"x\"\n";
        assert_eq!(unpinned(lock), ["no checksum for name = \"b\""]);
    }
}
