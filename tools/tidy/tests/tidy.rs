//! What keeps the project in shape and no compiler checks.

use posthorn_tidy::licences::{DenyRules, unpinned};
use posthorn_tidy::retired::RetiredNames;
use posthorn_tidy::workspace::{Workspace, root};
use posthorn_tidy::{architecture, cycles, files, notices, places, purity};
use std::sync::LazyLock;

static WORKSPACE: LazyLock<Workspace> = LazyLock::new(Workspace::load);

#[track_caller]
fn assert_none(findings: Vec<String>) {
    assert!(findings.is_empty(), "{} problems:\n{}", findings.len(), findings.join("\n"));
}

fn text(path: &str) -> String {
    files::read(&root().join(path))
}

#[test]
fn crates_depend_on_each_other_in_one_direction() {
    assert_none(architecture::forbidden_arrows(&WORKSPACE));
}

#[test]
fn the_rules_depend_on_nothing_but_an_optional_serde() {
    assert_none(architecture::dependencies_of_the_rules(&WORKSPACE));
}

#[test]
fn every_dependency_has_its_line_in_the_architecture() {
    assert_none(architecture::unexplained_dependencies(&WORKSPACE, &text("ARCHITECTURE.md")));
}

#[test]
fn documents_name_places_that_exist() {
    for document in ["ARCHITECTURE.md", "CONTRIBUTING.md", "docs/bots.md", "docs/security.md"] {
        assert_none(places::missing_places(&root(), &text(document)));
    }
}

#[test]
fn the_rust_version_is_what_the_locked_packages_need() {
    assert_none(architecture::untrue_rust_version(&WORKSPACE));
}

#[test]
fn pure_crates_depend_on_nothing_that_talks_to_the_world() {
    assert_none(purity::impure_dependencies(&WORKSPACE));
}

#[test]
fn pure_crates_do_not_reach_for_the_operating_system() {
    assert_none(purity::impure_code(&WORKSPACE));
}

#[test]
fn no_modules_import_each_other() {
    assert_none(cycles::import_cycles(&WORKSPACE));
}

#[test]
fn retired_names_stay_retired() {
    assert_none(RetiredNames::parse(&text("tools/tidy/retired.txt")).uses(&root()));
}

#[test]
fn no_source_file_is_too_long() {
    assert_none(files::too_long(&root()));
}

#[test]
fn nothing_points_outside_the_repository() {
    assert_none(files::pointing_outside(&root()));
}

#[test]
fn every_dependency_is_licensed_to_us_and_comes_from_the_registry() {
    assert_none(DenyRules::parse(&text("deny.toml")).unwanted(&WORKSPACE));
}

#[test]
fn every_dependency_is_pinned_by_its_hash() {
    assert_none(unpinned(&text("Cargo.lock")));
}

#[test]
fn the_licence_notices_are_those_of_the_binary() {
    assert_none(notices::outdated_notices(&WORKSPACE, &root().join("crates/posthorn/licences.txt")));
}
