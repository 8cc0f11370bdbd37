//! A database of a released version in each of the forms in which somebody may have kept it.

use crate::fixture::{Release, releases};
use crate::node::Node;
use crate::{answers, continued, pages, services};
use std::path::Path;
use std::process::Command;
use tempfile::TempDir;

#[tokio::test]
async fn a_sqlite_file_is_served_as_before() {
    for release in releases() {
        let folder = sqlite_copy(&release);
        check(&release, &["--data", text(folder.path())]).await;
    }
}

/// A folder with a copy of the database file.
pub(crate) fn sqlite_copy(release: &Release) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    std::fs::copy(release.path("posthorn.sqlite"), folder.path().join("posthorn.sqlite")).unwrap();
    folder
}

#[tokio::test]
async fn an_export_is_imported_and_served_as_before() {
    for release in releases() {
        let folder = tempfile::tempdir().unwrap();
        let place = ["--data", text(folder.path())];
        run(Command::new(env!("CARGO_BIN_EXE_posthorn"))
            .arg("import")
            .args(place)
            .arg(release.path("export.ndjson")));
        check(&release, &place).await;
    }
}

#[tokio::test]
async fn a_postgresql_dump_is_restored_and_served_as_before() {
    for release in releases() {
        let url = services::new_database();
        run(Command::new("psql")
            .args(["-q", "-v", "ON_ERROR_STOP=1", &url, "-f"])
            .arg(release.path("postgres.sql")));
        check(&release, &["--database", &url]).await;
    }
}

/// Serves a database and asks everything that was recorded.
async fn check(release: &Release, place: &[&str]) {
    // However long ago the fixture was made, its games have not fallen asleep meanwhile.
    let node = Node::start(&[place, &["--asleep-after", "36500", "--bot-pause", "0"]].concat());
    let mut wrong = pages::check_pages(release, &node.base).await;
    wrong.extend(answers::check(release, &node.base).await);
    wrong.extend(pages::check_forms(release, &node.base).await);
    assert!(
        wrong.is_empty(),
        "{} answers are not as in {}:\n{}",
        wrong.len(),
        release.name(),
        wrong.join("\n")
    );
    continued::check(release, &node.base).await;
    node.end();
}

fn run(command: &mut Command) {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}
