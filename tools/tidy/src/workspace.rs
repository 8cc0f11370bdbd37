//! The workspace as cargo sees it.

use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What `cargo metadata` says about the packages that this machine builds.
#[derive(Debug, Deserialize)]
pub struct Workspace {
    pub packages: Vec<Package>,
    workspace_members: BTreeSet<String>,
}

#[derive(Debug, Deserialize)]
pub struct Package {
    id: String,
    pub name: String,
    pub version: String,
    /// Absent for packages of this repository.
    pub source: Option<String>,
    pub license: Option<String>,
    pub rust_version: Option<String>,
    pub manifest_path: PathBuf,
    pub authors: Vec<String>,
    pub dependencies: Vec<Dependency>,
    pub targets: Vec<Target>,
}

#[derive(Debug, Deserialize)]
pub struct Dependency {
    pub name: String,
    pub kind: Option<DependencyKind>,
    pub optional: bool,
    /// Set if the dependency is in this repository.
    pub path: Option<PathBuf>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DependencyKind {
    Dev,
    Build,
}

#[derive(Debug, Deserialize)]
pub struct Target {
    pub kind: Vec<String>,
    pub src_path: PathBuf,
}

/// The root of the repository.
pub fn root() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    root.canonicalize().expect("the tool is two folders below the root")
}

/// Runs the cargo that runs this test, without the network and without changing the lock file.
pub fn cargo(arguments: &[&str]) -> String {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo"));
    let output = Command::new(cargo)
        .args(arguments)
        .args(["--locked", "--offline"])
        .current_dir(root())
        .output()
        .expect("cargo can be started");
    assert!(output.status.success(), "cargo {arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("cargo writes UTF-8")
}

impl Workspace {
    pub fn load() -> Workspace {
        let version = Command::new("rustc").arg("-vV").output().expect("rustc can be started");
        let version = String::from_utf8(version.stdout).expect("rustc writes UTF-8");
        let host =
            version.lines().find_map(|line| line.strip_prefix("host: ")).expect("rustc names its host");
        // Crates for other systems are not downloaded here.
        let json = cargo(&["metadata", "--format-version", "1", "--filter-platform", host]);
        serde_json::from_str(&json).expect("cargo metadata has the fields of format version 1")
    }

    /// The packages of this repository.
    pub fn members(&self) -> impl Iterator<Item = &Package> {
        self.packages.iter().filter(|package| self.workspace_members.contains(&package.id))
    }

    /// The packages that we did not write.
    pub fn third_party(&self) -> impl Iterator<Item = &Package> {
        self.packages.iter().filter(|package| !self.workspace_members.contains(&package.id))
    }
}

impl Package {
    pub fn folder(&self) -> &Path {
        self.manifest_path.parent().expect("a manifest is in a folder")
    }

    /// Whether the package is in `tools/`, outside the product.
    pub fn is_tool(&self) -> bool {
        self.folder().starts_with(root().join("tools"))
    }

    /// The root files of what the product is made of: libraries and binaries, no tests, benchmarks or examples.
    pub fn product_roots(&self) -> impl Iterator<Item = &Path> {
        let is_product = |target: &&Target| target.kind.iter().any(|kind| kind == "lib" || kind == "bin");
        self.targets.iter().filter(is_product).map(|target| target.src_path.as_path())
    }
}

/// What a package is built with, with exactly the features it asks for: name to versions. `cargo metadata` cannot tell,
/// since it merges the features that all packages of the workspace ask for.
pub fn normal_dependencies(package: &str, more: &[&str]) -> BTreeMap<String, BTreeSet<String>> {
    let tree =
        cargo(&[&["tree", "--package", package, "--prefix", "none", "--format", "{p}"], more].concat());
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for line in tree.lines() {
        let mut words = line.split(' ');
        if let (Some(name), Some(version)) = (words.next(), words.next())
            && name != package
        {
            found.entry(name.to_owned()).or_default().insert(version.trim_start_matches('v').to_owned());
        }
    }
    found
}
