//! Conversations with `posthorn engine`, line by line.

use crate::compare::differences;
use crate::fixture::{releases, text};
use serde_json::Value;
use std::io::Write;
use std::process::{Command, Stdio};

#[test]
fn the_engine_answers_as_before() {
    for release in releases() {
        for file in release.files("engine", ".txt") {
            let conversation = text(&file);
            let said =
                |mark: &'static str| conversation.lines().filter_map(move |line| line.strip_prefix(mark));
            let requests: Vec<&str> = said("> ").collect();
            let recorded: Vec<&str> = said("< ").collect();
            assert_eq!(requests.len(), recorded.len(), "{}", file.display());
            let answers = talk(&requests);
            assert_eq!(answers.lines().count(), recorded.len(), "{}", file.display());
            for ((request, recorded), given) in requests.iter().zip(&recorded).zip(answers.lines()) {
                let (recorded, given): (Value, Value) =
                    (serde_json::from_str(recorded).unwrap(), serde_json::from_str(given).unwrap());
                let wrong = differences(&recorded, &given, &[]);
                assert!(wrong.is_empty(), "{}: {request}: {}", file.display(), wrong.join("\n"));
            }
        }
    }
}

/// Everything that an engine answers to these lines.
fn talk(requests: &[&str]) -> String {
    let mut engine = Command::new(env!("CARGO_BIN_EXE_posthorn"))
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = engine.stdin.take().unwrap();
    let lines = requests.iter().flat_map(|line| [line.as_bytes(), b"\n"]).collect::<Vec<_>>().concat();
    let writer = std::thread::spawn(move || input.write_all(&lines).unwrap());
    let output = engine.wait_with_output().unwrap();
    writer.join().unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap()
}
