//! The API for programs, and its documents.

use crate::support::Server;
use crate::support::program::Program;
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_examples_of_the_document_work_as_written() {
    // Bots without a pause could end the game before the player who left it comes back.
    let server = Server::with(|config| config.bots.pause = std::time::Duration::from_secs(2)).await;
    let text = include_str!("../../../../docs/api.md");
    let mut script = String::from("set -eu\n");
    for block in text.split("```sh\n").skip(1) {
        script.push_str(block.split("```").next().unwrap());
        script.push_str("\necho\n");
    }
    let script = script.replace("127.0.0.1:8080", &server.address.to_string());
    let output = tokio::task::spawn_blocking(move || {
        std::process::Command::new("bash").args(["-c", &script]).output().unwrap()
    });
    let output = output.await.unwrap();
    let out = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{out}\n{}", String::from_utf8_lossy(&output.stderr));
    assert!(out.contains("Good luck!") && out.contains("openapi"), "{out}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_programs_play_a_whole_game_and_a_stranger_sees_no_hidden_card() {
    let server = Server::start().await;
    let base = server.url("");
    let (one, two) = (Program::new(&base, "One").await, Program::new(&base, "Two").await);
    let (_, table) = one.post("/api/tables", json!({"seats": 2, "public": false})).await.unwrap();
    let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
    for (who, verb) in [(&two, "sit"), (&two, "ready"), (&one, "start")] {
        let (status, answer) = who.post(&format!("{path}/{verb}"), json!({})).await.unwrap();
        assert!(status.is_success(), "{verb}: {answer}");
    }
    let mut turns = 0;
    let over = 'game: loop {
        for who in [&one, &two] {
            let (_, view) = who.get(&path).await.unwrap();
            if view["status"] == "over" {
                break 'game view;
            }
            let legal = view["game"]["legal"].as_array().unwrap();
            let find = |kind: &str| legal.iter().rfind(|action| action["type"] == kind);
            let action =
                ["close", "play", "keep", "restart", "take", "end_turn"].iter().find_map(|kind| find(kind));
            let Some(action) = action else { continue };
            turns += 1;
            let body = json!({"action": action, "version": view["version"]});
            let (status, answer) = who.post(&format!("{path}/act"), body).await.unwrap();
            assert!(status.is_success(), "{answer}");
        }
        if turns % 50 == 1 {
            let stranger: Value = reqwest::get(server.url(&path)).await.unwrap().json().await.unwrap();
            for seat in stranger["game"]["seats"].as_array().unwrap() {
                assert!(seat["hand"]["unknown"].is_number(), "{seat}");
            }
            assert!(stranger["game"]["legal"].is_null() && stranger["secret"].is_null());
        }
    };
    assert!(over["result"]["winner"].is_number() && over["secret"].is_string());
    let (status, record) = two.get(&format!("{path}/record")).await.unwrap();
    assert!(status.is_success() && record["format"] == "posthorn-record");
    let (_, again) = two.post(&format!("{path}/rematch"), json!({})).await.unwrap();
    assert_eq!(again["status"], "open");
    assert_eq!(again["seats"][0]["name"], "One");
}

#[tokio::test]
async fn bad_requests_say_what_is_wrong_and_change_nothing() {
    let server = Server::start().await;
    let program = Program::new(&server.url(""), "Bot").await;
    let (_, table) = program.post("/api/tables", json!({"bots": ["random"], "first": 0})).await.unwrap();
    let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
    let act = format!("{path}/act");
    let check = [
        ("/api/tables", json!({"seats": 9}), 422, "bad_request"),
        ("/api/tables", json!({"bots": ["nobody"]}), 422, "bad_request"),
        ("/api/tables", json!({"seats": 2, "bots": ["random", "random"]}), 422, "bad_request"),
        ("/api/tables", json!({"colour": "red"}), 400, "bad_request"),
        (act.as_str(), json!({"line": "end"}), 409, "illegal_action"),
        (act.as_str(), json!({"line": "fly Ulm"}), 422, "bad_request"),
        (act.as_str(), json!({}), 400, "bad_request"),
        (act.as_str(), json!({"line": "take 0", "version": 0}), 409, "stale"),
        (act.as_str(), json!({"action": {"type": "play", "city": "Rom", "end": "left"}}), 422, "bad_request"),
        ("/api/tables/nowhere/act", json!({"line": "end"}), 404, "not_found"),
        ("/api/nothing", json!({}), 404, "not_found"),
    ];
    for (path, body, status, code) in check {
        let (got, answer) = program.post(path, body.clone()).await.unwrap();
        assert_eq!(
            (got.as_u16(), answer["error"]["code"].as_str()),
            (status, Some(code)),
            "{body}: {answer}"
        );
        assert!(answer["error"]["message"].as_str().is_some_and(|message| message.len() > 5));
    }
    let (_, now) = program.get(&path).await.unwrap();
    assert_eq!(now["version"], table["version"]);
    let (status, _) = program.get(&format!("{path}/record")).await.unwrap();
    assert_eq!(status, 409);
    let nobody = reqwest::Client::new().post(server.url(&act)).body("{}").send().await.unwrap();
    assert_eq!(nobody.status(), 401);
}

/// A program, the path of its new game in which it begins, and the stream of that game.
async fn followed_game(server: &Server) -> (Program, String, reqwest::Response) {
    let program = Program::new(&server.url(""), "Bot").await;
    let (_, table) = program.post("/api/tables", json!({"bots": ["random"], "first": 0})).await.unwrap();
    let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
    let stream = program.stream(&format!("{path}/stream")).await;
    (program, path, stream)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stream_tells_every_change_at_once() {
    let server = Server::start().await;
    let (program, path, mut stream) = followed_game(&server).await;
    let mut rest = Vec::new();
    let first = next_line(&mut stream, &mut rest).await;
    assert!(first["id"].is_string());
    program.post(&format!("{path}/say"), json!({"text": "hello there"})).await.unwrap();
    loop {
        let view = next_line(&mut stream, &mut rest).await;
        assert_eq!(view["id"], first["id"]);
        if view["chat"].as_array().unwrap().iter().any(|line| line["text"] == "hello there") {
            break;
        }
    }
}

/// The next message of a stream of lines.
async fn next_line(stream: &mut reqwest::Response, rest: &mut Vec<u8>) -> Value {
    loop {
        if let Some(end) = rest.iter().position(|byte| *byte == b'\n') {
            let line: Vec<u8> = rest.drain(..=end).collect();
            if line.len() > 1 {
                return serde_json::from_slice(&line).unwrap();
            }
            continue;
        }
        let chunk = tokio::time::timeout(std::time::Duration::from_secs(30), stream.chunk()).await;
        rest.extend_from_slice(&chunk.unwrap().unwrap().unwrap());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stream_tells_what_is_new_and_the_past_again_when_it_changes() {
    let server = Server::start().await;
    let (program, path, mut stream) = followed_game(&server).await;
    let mut rest = Vec::new();
    // What a program would keep of the log, by the rule of docs/api.md.
    let mut log: Vec<Value> = Vec::new();
    let mut sizes = Vec::new();
    let version = |view: &Value| view["version"].as_i64().unwrap();
    let mut reached = 0;
    for step in ["look", "take", "take", "play", "undo"] {
        let brief = match step {
            "look" => None,
            "undo" => Some(program.brief(&format!("{path}/undo"), json!({})).await),
            kind => {
                let (_, view) = program.get(&path).await.unwrap();
                let legal = view["game"]["legal"].as_array().unwrap();
                let action = legal.iter().find(|action| action["type"] == kind);
                let action = action.unwrap_or_else(|| panic!("{view}"));
                Some(program.brief(&format!("{path}/act"), json!({"action": action})).await)
            }
        };
        assert!(brief.is_none_or(|(status, body)| status == 204 && body.is_empty()));
        let view = loop {
            let view = next_line(&mut stream, &mut rest).await;
            let new = view["log"].as_array().unwrap().clone();
            if let Some(first) = new.first() {
                log.retain(|line| line["seq"].as_i64() < first["seq"].as_i64());
            }
            sizes.push(new.len());
            log.extend(new);
            if step == "look" || version(&view) > reached {
                break view;
            }
        };
        reached = version(&view);
        let (_, whole) = program.get(&path).await.unwrap();
        assert_eq!(whole["log"].as_array().unwrap(), &log, "after {step}");
    }
    assert!(sizes[0] > 1 && sizes.contains(&1), "{sizes:?}");
    assert_eq!(sizes.last(), Some(&log.len()), "all of it again after the undo");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_runs_out_of_time_is_replaced_and_the_others_play_on() {
    let server = Server::start().await;
    let program = Program::new(&server.url(""), "Slow").await;
    let wish = json!({"bots": ["random"], "first": 0, "pace": {"kind": "live", "bank": 1, "increment": 0}});
    let (_, table) = program.post("/api/tables", wish).await.unwrap();
    let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
    assert!(table["seats"][0]["clock"]["runs_out_at_ms"].is_number());
    // Whoever holds a line open is there, so there is no grace for a lost connection.
    let _line = program.stream(&format!("{path}/stream")).await;
    let begun = std::time::Instant::now();
    loop {
        let (_, view) = program.get(&path).await.unwrap();
        if view["seats"][0]["away"] == "timed_out" && view["version"].as_i64() > table["version"].as_i64() {
            break;
        }
        assert!(begun.elapsed().as_secs() < 60, "{view}");
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    let (status, view) = program.post(&format!("{path}/return"), json!({})).await.unwrap();
    assert!(
        status.is_success() && (view["status"] == "over" || view["seats"][0]["away"].is_null()),
        "{view}"
    );
}

/// The document that the server makes of its handlers.
async fn openapi_document(server: &Server) -> Value {
    reqwest::get(server.url("/api/openapi.json")).await.unwrap().json().await.unwrap()
}

#[tokio::test]
async fn the_openapi_document_names_every_address_of_the_table_in_the_guide() {
    let document = openapi_document(&Server::start().await).await;
    let guide = include_str!("../../../../docs/api.md");
    let mut addresses = 0;
    for line in guide.lines().filter(|line| line.starts_with("| `")) {
        let request = line.split('`').nth(1).unwrap();
        let (method, path) = request.split_once(' ').unwrap();
        let path = path.replace("/ID", "/{id}").replace("/N", "/{seat}");
        assert!(document["paths"][&path][method.to_lowercase()].is_object(), "{request}");
        addresses += 1;
    }
    assert!(addresses > 15, "{addresses}");
}

#[tokio::test]
async fn every_command_of_the_document_refuses_a_list_in_place_of_its_body() {
    let server = Server::start().await;
    let program = Program::new(&server.url(""), "Bot").await;
    let (_, table) = program.post("/api/tables", json!({})).await.unwrap();
    let id = table["id"].as_str().unwrap();
    let document = openapi_document(&server).await;
    let paths = document["paths"].as_object().unwrap();
    for path in paths.keys().filter(|path| path.contains("{id}/")) {
        let (status, answer) = program.post(&path.replace("{id}", id), json!([])).await.unwrap();
        let posts = document["paths"][path]["post"].is_object() && path.starts_with("/api/tables");
        assert_eq!(status.as_u16(), if posts { 400 } else { 405 }, "{path}: {answer}");
    }
}
