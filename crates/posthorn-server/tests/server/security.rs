//! What keeps strangers out and the server up, over real connections.

use crate::support::{Browser, Program, Server, between};
use posthorn_server::{ConnectionLimits, Limits, Rate};
use serde_json::{Value, json};
use std::collections::HashSet;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Sends bytes as they are and reads until the server closes or a while has passed.
async fn raw(server: &Server, bytes: &[u8], wait: Duration) -> (String, bool) {
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    stream.write_all(bytes).await.unwrap();
    let mut answer = Vec::new();
    let closed = tokio::time::timeout(wait, stream.read_to_end(&mut answer)).await.is_ok();
    (String::from_utf8_lossy(&answer).into_owned(), closed)
}

#[tokio::test]
async fn no_form_works_without_its_token() {
    let server = Server::start().await;
    let browser = Browser::new(&server).await;
    let table = browser.open(&[]).await;
    let client = reqwest::Client::new();
    // Every page that takes a form is in the one list of routes.
    let pages =
        include_str!("../../src/router.rs").split("/// Everything that this server answers").next().unwrap();
    let posts: Vec<&str> = pages.split(".route(\"").skip(1).filter(|route| route.contains("post(")).collect();
    assert!(posts.len() >= 30, "only {} were found", posts.len());
    for route in posts {
        let path = route.split('"').next().unwrap();
        let path = path.replace("/table/{id}", &table);
        for body in ["", "csrf=", "csrf=0123456789abcdef0123456789abcdef"] {
            let answer = client.post(server.url(&path)).body(body).send().await.unwrap();
            assert_eq!(answer.status(), 403, "{path}");
        }
    }
    // The token of one visitor is none for another.
    let stranger = Browser::new(&server).await;
    let csrf = between(&stranger.page("/me").await, "name=\"csrf\" value=\"", "\"").unwrap().to_owned();
    let answer = client.post(server.url("/me")).body(format!("csrf={csrf}&name=Eve")).send().await.unwrap();
    assert_eq!(answer.status(), 403);
}

#[tokio::test]
async fn every_answer_carries_the_headers_and_cookies_their_flags() {
    let server = Server::start().await;
    let client = reqwest::Client::new();
    let style = style_sheet(&server).await;
    for path in ["/", "/signin", "/leaderboard", "/nowhere", &style, "/api/bots", "/healthz"] {
        let answer = client.get(server.url(path)).send().await.unwrap();
        for (name, part) in [
            ("content-security-policy", "script-src 'self'; style-src 'self'"),
            ("x-content-type-options", "nosniff"),
            ("x-frame-options", "DENY"),
            ("referrer-policy", "same-origin"),
            ("cross-origin-opener-policy", "same-origin"),
            ("permissions-policy", "camera=()"),
        ] {
            let value = answer.headers().get(name).map(|value| value.to_str().unwrap().to_owned());
            assert!(
                value.as_deref().is_some_and(|value| value.contains(part)),
                "{path}: {name} is {value:?}"
            );
        }
        assert!(!answer.headers().contains_key("strict-transport-security"));
        if let Some(cookie) = answer.headers().get("set-cookie") {
            let cookie = cookie.to_str().unwrap();
            assert!(
                cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax") && cookie.contains("Path=/")
            );
        }
    }
    let server = Server::with(|config| config.secure_cookies = true).await;
    let answer = client.get(server.url("/")).send().await.unwrap();
    let cookie = answer.headers()["set-cookie"].to_str().unwrap();
    assert!(cookie.starts_with("__Host-posthorn=") && cookie.contains("; Secure"), "{cookie}");
    assert!(answer.headers().contains_key("strict-transport-security"));
}

#[tokio::test]
async fn no_page_has_script_or_style_inside() {
    let server = Server::start().await;
    let browser = Browser::new(&server).await;
    browser.sign_up("Anna", "correct horse").await;
    let table = browser.open(&[("seats", "2"), ("quick", "1")]).await;
    let id = browser.player().await;
    for path in ["/", "/me", "/signin", "/signup", "/leaderboard", &format!("/player/{id}"), &table, "/help"]
    {
        let page = browser.page(path).await;
        for inside in
            ["<style", " style=", "<script>", " onclick=", "javascript:", "src=\"http", "href=\"http"]
        {
            assert!(!page.contains(inside), "{path}: {inside}");
        }
    }
}

#[tokio::test]
async fn texts_of_strangers_are_shown_as_texts_and_not_too_long() {
    let server = Server::start().await;
    let browser = Browser::new(&server).await;
    let table = browser.open(&[("seats", "2")]).await;
    let say = format!("{table}/say");
    browser.post(&say, &[("text", "<script>alert(1)</script>\"'&")]).await;
    browser.post("/me", &[("name", "<i>x</i>")]).await;
    browser.post(&say, &[("text", "again")]).await;
    let page = browser.page(&table).await;
    assert!(page.contains("&lt;script&gt;alert(1)") && !page.contains("<script>alert"));
    assert!(page.contains("&lt;i&gt;x") && !page.contains("<i>x"));
    for text in ["x".repeat(301), "a\u{1b}b".to_owned(), " ".to_owned()] {
        let (status, answer) = browser.live(&say, &[("text", &text)]).await;
        assert_eq!((status.as_u16(), &answer["message_key"]), (422, &json!("error-bad-text")), "{text:?}");
    }
    for name in ["x".repeat(25), "a\u{202e}b".to_owned(), "a\u{7}b".to_owned()] {
        let (url, _) = browser.post("/me", &[("name", &name)]).await;
        assert!(url.contains("error-bad-name"), "{name:?}");
    }
}

#[tokio::test]
async fn links_cannot_be_guessed_and_tables_behind_them_are_not_listed() {
    let server = Server::start().await;
    let program = Program::new(&server.url(""), "Anna").await;
    let mut ids = HashSet::new();
    for _ in 0..200 {
        let (_, table) = program.post("/api/tables", json!({"public": false})).await.unwrap();
        let id = table["id"].as_str().unwrap().to_owned();
        assert_eq!(id.len(), 14, "70 bits");
        assert!(ids.insert(id));
    }
    let letters: HashSet<char> = ids.iter().flat_map(|id| id.chars()).collect();
    assert_eq!(letters.len(), 32, "every letter of the alphabet comes");
    let stranger = Browser::new(&server).await;
    let seen = stranger.page("/").await + &stranger.page("/api/tables").await;
    assert!(ids.iter().all(|id| !seen.contains(id)));
}

fn few() -> Limits {
    Limits {
        requests: Rate { burst: 20.0, refill: 0.0 },
        writes: Rate { burst: 5.0, refill: 0.0 },
        passwords: Rate { burst: 3.0, refill: 0.0 },
        newcomers: Rate { burst: 2.0, refill: 0.0 },
        connections: 1,
        exempt_own_machine: false,
    }
}

#[tokio::test]
async fn who_asks_for_too_much_is_told_to_wait() {
    let server = Server::with(|config| config.limits = few()).await;
    let client = reqwest::Client::new();
    let mut statuses = Vec::new();
    for _ in 0..22 {
        let answer = client.get(server.url("/api/bots")).send().await.unwrap();
        if answer.status() == 429 {
            assert!(answer.headers()["retry-after"].to_str().unwrap().parse::<u64>().unwrap() > 0);
            let error: Value = answer.json().await.unwrap();
            assert_eq!(error["error"]["code"], "too_many_requests");
            statuses.push(429);
        } else {
            statuses.push(answer.status().as_u16());
        }
    }
    assert_eq!(statuses[..20], [200; 20]);
    assert_eq!(statuses[20..], [429; 2]);
    let page = client.get(server.url("/")).header("accept-language", "de").send().await.unwrap();
    assert!(page.text().await.unwrap().contains("Zu viele Anfragen in kurzer Zeit"));
}

#[tokio::test]
async fn players_newcomers_passwords_and_lines_have_limits_of_their_own() {
    let unlimited = Rate { burst: 1e9, refill: 0.0 };
    let server = Server::with(|config| config.limits = Limits { requests: unlimited, ..few() }).await;
    let browser = Browser::new(&server).await;
    let mut statuses = Vec::new();
    for _ in 0..7 {
        statuses.push(browser.send("/me", &[("name", "Anna")], false).await.status().as_u16());
    }
    assert_eq!(statuses, [200, 200, 200, 200, 200, 429, 429]);

    let client = reqwest::Client::new();
    let make = async |name: &str| {
        let request = client.post(server.url("/api/accounts")).json(&json!({"name": name}));
        request.send().await.unwrap()
    };
    let first = make("One").await;
    assert_eq!((first.status().as_u16(), make("Two").await.status().as_u16()), (200, 429));

    // Three tries for a name, however many addresses they come from.
    let others = Browser::new(&server).await;
    for expected in [403, 403, 403, 429] {
        assert_eq!(others.sign_in("Anna", "wrong password").await.0.as_u16(), expected);
    }

    let key: Value = first.json().await.unwrap();
    let key = key["token"].as_str().unwrap();
    let opened = client.post(server.url("/api/tables")).bearer_auth(key).send().await.unwrap();
    let table: Value = opened.json().await.unwrap();
    let stream = server.url(&format!("/api/tables/{}/stream", table["id"].as_str().unwrap()));
    let line = client.get(&stream).send().await.unwrap();
    assert_eq!(client.get(&stream).send().await.unwrap().status(), 429);
    drop(line);
    let begun = Instant::now();
    while client.get(&stream).send().await.unwrap().status() != 200 {
        assert!(begun.elapsed() < Duration::from_secs(20), "a closed line must count no longer");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

#[tokio::test]
async fn only_our_own_proxy_is_believed_about_addresses() {
    let ask = async |server: &Server, from: &str| {
        let request = reqwest::Client::new().get(server.url("/api/bots")).header("x-forwarded-for", from);
        request.send().await.unwrap().status().as_u16()
    };
    let one = Limits { requests: Rate { burst: 1.0, refill: 0.0 }, ..few() };
    let open = Server::with(|config| config.limits = one).await;
    assert_eq!((ask(&open, "10.0.0.1").await, ask(&open, "10.0.0.2").await), (200, 429));
    let behind = Server::with(|config| {
        config.limits = one;
        config.behind_proxy = true;
    })
    .await;
    assert_eq!((ask(&behind, "10.0.0.1").await, ask(&behind, "10.0.0.2").await), (200, 200));
    // What the client wrote stands before what the proxy added.
    assert_eq!(ask(&behind, "10.0.0.9, 10.0.0.1").await, 429);
}

#[tokio::test]
async fn slow_and_idle_connections_are_closed() {
    let limits = ConnectionLimits {
        head: Duration::from_secs(2),
        answer: Duration::from_secs(2),
        read: Duration::from_secs(2),
        connections: 1000,
    };
    let server = Server::with(|config| config.connections = limits).await;
    let long = Duration::from_secs(20);
    let (_, closed) = raw(&server, b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ", long).await;
    assert!(closed, "half a head");
    let (_, closed) = raw(&server, b"", long).await;
    assert!(closed, "nothing at all");
    let (answer, closed) = raw(&server, b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n", long).await;
    assert!(closed && answer.starts_with("HTTP/1.1 200"), "idle after an answer");
    let head = "POST /api/accounts HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{\"name\"";
    let (answer, _) = raw(&server, head.as_bytes(), long).await;
    assert!(answer.starts_with("HTTP/1.1 408"), "half a body: {answer}");
}

/// The address of the style sheet, the largest file there is.
async fn style_sheet(server: &Server) -> String {
    let page = reqwest::get(server.url("/")).await.unwrap().text().await.unwrap();
    between(&page, "rel=\"stylesheet\" href=\"", "\"").unwrap().to_owned()
}

#[tokio::test]
async fn who_never_reads_is_given_up() {
    let limits = ConnectionLimits { read: Duration::from_millis(500), ..ConnectionLimits::default() };
    let server = Server::with(|config| config.connections = limits).await;
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let page = format!("GET {} HTTP/1.1\r\nHost: x\r\n\r\n", style_sheet(&server).await);
    let asked = 2000;
    // More than all buffers on the way hold; writing stops when the server stops reading.
    let _ =
        tokio::time::timeout(Duration::from_secs(2), stream.write_all(page.repeat(asked).as_bytes())).await;
    tokio::time::sleep(Duration::from_secs(2)).await;
    let mut all = Vec::new();
    let ended = tokio::time::timeout(Duration::from_secs(20), stream.read_to_end(&mut all)).await;
    assert!(ended.is_ok(), "the server has closed");
    let answers = String::from_utf8_lossy(&all).matches("HTTP/1.1 200").count();
    assert!(answers < asked, "all {answers} were sent to somebody who did not read");
}

#[tokio::test]
async fn long_and_broken_requests_are_refused() {
    let server = Server::start().await;
    let program = Program::new(&server.url(""), "Anna").await;
    let long = json!({"name": "x".repeat(70_000)});
    let (status, answer) = program.send(reqwest::Method::PATCH, "/api/account", long).await;
    assert_eq!((status.as_u16(), &answer["error"]["code"]), (413, &json!("too_long")));
    let wait = Duration::from_secs(5);
    let huge = format!("GET / HTTP/1.1\r\nHost: x\r\nX-Huge: {}\r\n\r\n", "x".repeat(100_000));
    for bytes in [
        huge.as_bytes(),
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"DANCE\r\n\r\n",
        b"\0\0\0\0\r\n\r\n",
    ] {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        let _ = stream.write_all(bytes).await;
        let mut answer = Vec::new();
        let _ = tokio::time::timeout(wait, stream.read_to_end(&mut answer)).await;
        let answer = String::from_utf8_lossy(&answer).into_owned();
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 4"), "{answer}");
    }
    for path in
        ["/table/%00", "/table/..%2f..%2fetc", "/player/%ff%fe", "/?note=%ff", "/api/tables/%00/record"]
    {
        let answer = reqwest::get(server.url(path)).await.unwrap();
        assert!(answer.status().as_u16() < 500, "{path}: {}", answer.status());
    }
    assert!(program.get("/api/account").await.unwrap().0.is_success(), "the server is well");
}

#[tokio::test]
async fn a_live_connection_opens_only_from_our_own_page() {
    let server = Server::start().await;
    let here = format!("http://{}", server.address);
    let strange = format!("{here}.example.org");
    for (origin, status) in [(here.as_str(), 101), ("http://example.org", 403), (&strange, 403), ("", 403)] {
        let origin = if origin.is_empty() { String::new() } else { format!("Origin: {origin}\r\n") };
        let request = format!(
            "GET /live HTTP/1.1\r\nHost: {}\r\n{origin}Connection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
            server.address
        );
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = [0; 12];
        tokio::time::timeout(Duration::from_secs(20), stream.read_exact(&mut answer)).await.unwrap().unwrap();
        assert_eq!(String::from_utf8_lossy(&answer), format!("HTTP/1.1 {status}"), "{origin}");
    }
}

#[tokio::test]
async fn keys_of_cookies_change_without_signing_anybody_out_unless_wished() {
    let server = Server::start().await;
    let client = reqwest::Client::builder().cookie_store(true).build().unwrap();
    let page = client.get(server.url("/me")).send().await.unwrap().text().await.unwrap();
    let csrf = between(&page, "name=\"csrf\" value=\"", "\"").unwrap().to_owned();
    let body = format!("csrf={csrf}&name=Anna&password=correct+horse");
    client.post(server.url("/signup")).body(body).send().await.unwrap();
    let rotate = async |server: Server, forget: bool| {
        let store = server.store().await;
        posthorn_server::admin::rotate_keys(&store, forget).await.unwrap();
        store.close().await;
        server.restart().await
    };
    let server = rotate(server, false).await;
    let answer = client.get(server.url("/me")).send().await.unwrap();
    assert!(answer.headers().contains_key("set-cookie"), "signed anew by the newest key");
    assert!(answer.text().await.unwrap().contains("Anna"));
    let server = rotate(server, false).await;
    assert!(client.get(server.url("/me")).send().await.unwrap().text().await.unwrap().contains("Anna"));
    let server = rotate(server, true).await;
    assert!(!client.get(server.url("/me")).send().await.unwrap().text().await.unwrap().contains("Anna"));
}

#[tokio::test]
async fn the_operator_can_give_a_new_password_and_sign_somebody_out() {
    let server = Server::start().await;
    let browser = Browser::new(&server).await;
    browser.sign_up("Anna", "correct horse").await;
    let store = server.store().await;
    let password = posthorn_server::admin::reset_password(&store, "anna").await.unwrap();
    assert!(!browser.page("/me").await.contains("Anna"), "signed out");
    browser.refresh().await;
    assert_eq!(browser.sign_in("Anna", "correct horse").await.0, 403);
    assert!(browser.sign_in("Anna", &password).await.0.is_success());
    posthorn_server::admin::rename(&store, "Anna", "Berta").await.unwrap();
    assert!(posthorn_server::admin::rename(&store, "Berta", "Prince").await.is_err());
    assert!(posthorn_server::admin::describe(&store, "Berta").await.unwrap().contains("1 sessions"));
    posthorn_server::admin::sign_out(&store, "Berta").await.unwrap();
    assert!(!browser.page("/me").await.contains("Berta"));
    assert!(posthorn_server::admin::reset_password(&store, "Nobody").await.is_err());
    store.close().await;
    // What an operator can do, nobody can over the network.
    for path in ["/admin", "/api/admin", "/api/admin/accounts"] {
        assert_eq!(reqwest::get(server.url(path)).await.unwrap().status(), 404);
    }
}
