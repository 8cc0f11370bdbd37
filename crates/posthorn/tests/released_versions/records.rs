//! Records of finished games.

use crate::fixture::{releases, text};
use std::process::Command;

const END: &str = ".posthorn.json";

#[test]
fn records_are_replayed_in_the_same_sentences() {
    for release in releases() {
        for record in release.files("records", END) {
            let output =
                Command::new(env!("CARGO_BIN_EXE_posthorn")).arg("replay").arg(&record).output().unwrap();
            let problem = String::from_utf8_lossy(&output.stderr);
            assert!(output.status.success(), "{}: {problem}", record.display());
            let sentences = record.to_str().unwrap().replace(END, ".txt");
            assert_eq!(
                String::from_utf8(output.stdout).unwrap(),
                text(sentences.as_ref()),
                "{}",
                record.display()
            );
        }
    }
}
