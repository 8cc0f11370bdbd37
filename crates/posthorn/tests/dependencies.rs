//! What we build on: from one registry, pinned by hash, under licences that let everybody use it.
#![allow(clippy::unwrap_used)]

use serde_json::Value;
use std::path::Path;
use std::process::Command;

/// Licences that ask for no more than to be named.
const ALLOWED: [&str; 13] = [
    "MIT",
    "MIT-0",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-1-Clause",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "ISC",
    "Zlib",
    "0BSD",
    "Unlicense",
    "Unicode-3.0",
    "CC0-1.0",
];

/// Licences of data; each is looked at by name.
const ALLOWED_FOR: [(&str, &str); 1] = [("webpki-roots", "CDLA-Permissive-2.0")];

/// What must not come in by a side door: another TLS with C inside, and crates that nobody keeps any more.
const BANNED: [&str; 7] =
    ["openssl", "openssl-sys", "native-tls", "atty", "ansi_term", "serde_yaml", "failure"];

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// Whether one of the alternatives of a licence is allowed as a whole.
fn is_allowed(name: &str, expression: &str) -> bool {
    let plain = expression.replace(['(', ')'], "").replace('/', " OR ").replace(" or ", " OR ");
    let fine = |licence: &str| ALLOWED.contains(&licence) || ALLOWED_FOR.contains(&(name, licence));
    // Brackets apart, “A AND B OR C” is met if every part that is joined by AND has an allowed alternative.
    let all_parts = plain.split(" AND ").all(|part| part.split(" OR ").any(|licence| fine(licence.trim())));
    all_parts || plain.split(" OR ").any(|way| way.split(" AND ").all(|licence| fine(licence.trim())))
}

#[test]
fn every_dependency_is_licensed_to_us_and_comes_from_the_registry() {
    // What this machine builds; crates for other systems may not be here.
    let version = Command::new("rustc").arg("-vV").output().unwrap();
    let version = String::from_utf8(version.stdout).unwrap();
    let host = version.lines().find_map(|line| line.strip_prefix("host: ")).unwrap();
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked", "--offline", "--filter-platform", host])
        .current_dir(root())
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).unwrap();
    let packages = metadata["packages"].as_array().unwrap();
    assert!(packages.len() > 100, "only {} were found", packages.len());
    for package in packages {
        let name = package["name"].as_str().unwrap();
        let Some(source) = package["source"].as_str() else {
            assert!(name.starts_with("posthorn"), "{name} is not ours and has no source");
            continue;
        };
        assert!(
            source.starts_with("registry+https://github.com/rust-lang/crates.io-index"),
            "{name}: {source}"
        );
        let licence = package["license"].as_str().unwrap_or_default();
        assert!(is_allowed(name, licence), "{name} is under “{licence}”");
        assert!(!BANNED.contains(&name), "{name} is banned");
    }
}

#[test]
fn every_dependency_is_pinned_by_its_hash() {
    let lock = std::fs::read_to_string(root().join("Cargo.lock")).unwrap();
    for package in lock.split("[[package]]").skip(1).filter(|package| package.contains("source =")) {
        assert!(package.contains("\nchecksum = \""), "{package}");
    }
}

#[test]
fn licences_are_read_as_they_are_written() {
    for (expression, allowed) in [
        ("MIT", true),
        ("MIT/Apache-2.0", true),
        ("MIT OR GPL-3.0", true),
        ("GPL-3.0", false),
        ("MIT AND GPL-3.0", false),
        ("(MIT OR Apache-2.0) AND Unicode-3.0", true),
        ("Apache-2.0 WITH LLVM-exception OR MIT", true),
        ("", false),
    ] {
        assert_eq!(is_allowed("any", expression), allowed, "{expression}");
    }
}
