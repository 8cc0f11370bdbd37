//! The verbs as somebody at a terminal meets them.
#![allow(clippy::unwrap_used)]

use serde_json::Value;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn posthorn(args: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_posthorn"))
        .args(args)
        .current_dir(root())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().unwrap();
    let _ = writer.join();
    output
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn random_games_replay_and_a_forged_one_does_not() {
    let records = posthorn(&["random", "--games", "6", "--players", "4", "--seed", "3"], b"");
    assert!(records.status.success());
    assert_eq!(
        records.stdout,
        posthorn(&["random", "--games", "6", "--players", "4", "--seed", "3"], b"").stdout
    );
    let checked = posthorn(&["replay", "-"], &records.stdout);
    assert_eq!(text(&checked.stdout), "6 sound, 0 broken\n");

    let lines = text(&records.stdout);
    let mut forged: Value = serde_json::from_str(lines.lines().next().unwrap()).unwrap();
    forged["actions"][7]["seat"] = 3.into();
    forged["actions"][8]["seat"] = 3.into();
    let refused = posthorn(&["replay", "-"], forged.to_string().as_bytes());
    assert!(!refused.status.success());
    assert!(text(&refused.stderr).contains("ply"), "{}", text(&refused.stderr));
}

#[test]
fn a_single_record_is_told_in_sentences() {
    let record = posthorn(&["random", "--seed", "5"], b"");
    let told = text(&posthorn(&["replay", "-"], &record.stdout).stdout);
    for words in ["Random 1 takes", "closes", "The game is over.", "wins."] {
        assert!(told.contains(words), "{words}");
    }
}

#[test]
fn perft_counts_the_first_turn() {
    let counts = text(&posthorn(&["perft", "--depth", "3", "--players", "2"], b"").stdout);
    let numbers: Vec<&str> = counts.lines().filter_map(|line| line.split_whitespace().nth(1)).collect();
    // Seven draws, seven more, then the one or two different cards that can start a route.
    assert_eq!(numbers[..2], ["7", "49"]);
    assert_eq!(numbers.len(), 3);
}

#[test]
fn the_arena_answers_in_json_with_the_names_others_rely_on() {
    let report = posthorn(&["arena", "courier", "novice@3", "--games", "20", "--json"], b"");
    let report: Value = serde_json::from_slice(&report.stdout).unwrap();
    assert_eq!(report["games"], 20);
    assert_eq!(report["bots"][1]["name"], "novice@3");
    for key in ["win_rate", "interval", "mean_score", "median_decision_us", "p99_decision_us"] {
        assert!(!report["bots"][0][key].is_null(), "{key}");
    }
    assert!(report["mean_turns"].as_f64().unwrap() > 5.0);
    assert!(!report["mean_winning_score"].is_null());
}

#[test]
fn the_arena_does_not_depend_on_the_number_of_threads() {
    let play = |threads| {
        let args = [
            "arena",
            "courier",
            "postmaster",
            "--games",
            "12",
            "--work",
            "1",
            "--json",
            "--threads",
            threads,
        ];
        let report: Value = serde_json::from_slice(&posthorn(&args, b"").stdout).unwrap();
        (report["bots"][0]["mean_score"].clone(), report["endings"].clone())
    };
    assert_eq!(play("1"), play("3"));
}

#[test]
fn an_arena_that_is_stopped_says_how_it_went_so_far() {
    let folder = tempfile::tempdir().unwrap();
    let records = folder.path().join("records");
    let arena = Command::new(env!("CARGO_BIN_EXE_posthorn"))
        .args(["arena", "courier", "novice", "--games", "100000000", "--json", "--records"])
        .arg(&records)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    while std::fs::read_dir(&records).map_or(0, Iterator::count) < 20 {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    assert!(Command::new("kill").args(["-INT", &arena.id().to_string()]).status().unwrap().success());
    let output = arena.wait_with_output().unwrap();
    assert!(output.status.success() && text(&output.stderr).contains("Ctrl-C"), "{output:?}");
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    let games = report["games"].as_u64().unwrap();
    assert!((18..100_000_000).contains(&games) && games.is_multiple_of(2), "{report}");
}

#[test]
fn a_round_robin_writes_its_report() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("strength.md");
    let file = path.to_str().unwrap();
    let args = ["arena", "--round-robin", "novice", "courier", "--games", "10", "--report", file];
    assert!(posthorn(&args, b"").status.success());
    let report = std::fs::read_to_string(path).unwrap();
    assert!(report.contains("| novice | 0 |") && report.contains("| courier – novice | 10 |"), "{report}");
}

#[test]
fn a_program_of_ones_own_can_sit_at_the_table() {
    let args = ["arena", "cmd:python3 examples/bot.py", "courier", "--games", "2", "--json"];
    let report = posthorn(&args, b"");
    assert!(report.status.success(), "{}", text(&report.stderr));
    let report: Value = serde_json::from_slice(&report.stdout).unwrap();
    assert_eq!(report["games"], 2);
}

#[test]
fn a_program_that_misbehaves_stops_the_match_with_a_message() {
    for (program, words) in
        [("cmd:true", "has ended"), ("cmd:echo hello", "instead of ready"), ("cmd:/no/such", "cannot start")]
    {
        let report = posthorn(&["arena", program, "courier", "--games", "2"], b"");
        assert!(!report.status.success());
        let message = text(&report.stderr);
        assert!(message.contains(words) || message.contains("does not listen"), "{program}: {message}");
    }
}

#[test]
fn training_writes_resumes_and_says_how_it_went() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("w.bin");
    let out = out.to_str().unwrap();
    let first = posthorn(&["train", "--minutes", "0.01", "--out", out], b"");
    assert!(text(&first.stdout).contains("against courier"), "{}", text(&first.stderr));
    let again = posthorn(&["train", "--minutes", "0.02", "--out", out, "--resume"], b"");
    assert!(text(&again.stdout).starts_with("going on after"));
    let other = folder.path().join("w3.bin");
    let other = posthorn(
        &["train", "--players", "3", "--minutes", "0.01", "--from", out, "--out", other.to_str().unwrap()],
        b"",
    );
    assert!(other.status.success());
    let made: Value = serde_json::from_slice(&std::fs::read(folder.path().join("w.json")).unwrap()).unwrap();
    assert!(made["games"].as_u64().unwrap() > 0 && made["command"].as_str().unwrap().contains("train"));

    std::fs::write(out, b"nonsense").unwrap();
    let refused = posthorn(&["train", "--out", out, "--resume"], b"");
    assert!(text(&refused.stderr).contains("not a weights file"), "{}", text(&refused.stderr));
}

#[test]
fn wrong_words_get_an_answer_that_helps() {
    for (args, words) in [
        (&["arena", "courier"][..], "two to four bots"),
        (&["arena", "courier", "napoleon"], "there is no bot “napoleon”"),
        (&["arena", "courier", "prince@fast"], "NAME@50ms"),
        (&["arena", "courier", "novice", "--sprt", "5"], "two numbers"),
        (&["replay", "no-such-file"], "cannot read no-such-file"),
        (&["random", "--players", "7"], "2..=4"),
        (&["perft", "--players", "9"], "2 to 4 can play"),
    ] {
        let output = posthorn(args, b"");
        assert!(!output.status.success(), "{args:?}");
        assert!(text(&output.stderr).contains(words), "{args:?}: {}", text(&output.stderr));
    }
    let empty = posthorn(&["replay", "-"], b"");
    assert!(text(&empty.stderr).contains("is empty"));
}

#[test]
fn the_licences_of_others_are_printed_with_their_texts() {
    let printed = text(&posthorn(&["licences"], b"").stdout);
    assert!(printed.contains("\ntokio 1."), "{printed}");
    assert!(printed.contains("Permission is hereby granted, free of charge"), "{printed}");
}
