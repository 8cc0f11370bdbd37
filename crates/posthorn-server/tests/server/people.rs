//! Accounts by plain forms, as a browser without script uses them.

use crate::support::{Browser, Program, Server, between};
use posthorn_table::PlayerId;
use reqwest::Method;
use serde_json::json;

const PASSWORD: &str = "correct horse";

#[tokio::test]
async fn a_guest_becomes_an_account_without_losing_games() {
    let server = Server::start().await;
    let browser = Browser::new(&server).await;
    let table = browser.open(&[("seats", "2")]).await;
    let guest = browser.player().await;
    let (status, page) = browser.sign_up("Anna", PASSWORD).await;
    assert!(status.is_success() && page.contains("your games are in it"), "{page}");
    assert_eq!(browser.player().await, guest);
    assert!(browser.page("/").await.contains(&table));
    let (status, _) = browser.sign_up("Berta", PASSWORD).await;
    assert_eq!(status, 409, "an account already");

    // From another browser, without regard to case; that browser's own guest is there again afterwards.
    let other = Browser::new(&server).await;
    let own_table = other.open(&[("seats", "2")]).await;
    let other_guest = other.player().await;
    let (status, page) = other.sign_in("aNNa", PASSWORD).await;
    assert!(status.is_success() && page.contains(&table) && page.contains("signed in"), "{page}");
    assert!(other.page(&own_table).await.contains("Guest"));
    other.post("/signout", &[]).await;
    other.refresh().await;
    assert_eq!(other.player().await, other_guest);
    assert!(other.page("/").await.contains(&own_table));
    assert_eq!(browser.player().await, guest, "the first browser is still signed in");
    browser.post("/signout", &[]).await;
    browser.refresh().await;
    assert_ne!(browser.player().await, guest);
}

#[tokio::test]
async fn a_session_that_has_ended_opens_nothing_not_even_as_a_guest() {
    let server = Server::start().await;
    let client = reqwest::Client::new();
    let page = async |cookie: &str| {
        let request = client.get(server.url("/me")).header("cookie", cookie);
        let response = request.send().await.unwrap();
        let set = response.headers().get("set-cookie").map(|value| value.to_str().unwrap().to_owned());
        (set, response.text().await.unwrap())
    };
    let (set, text) = page("").await;
    let cookie = set.unwrap().split(';').next().unwrap().to_owned();
    let csrf = between(&text, "name=\"csrf\" value=\"", "\"").unwrap();
    let body = format!("csrf={csrf}&name=Anna&password=correct+horse");
    let answer =
        client.post(server.url("/signup")).header("cookie", &cookie).body(body).send().await.unwrap();
    let new = answer.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
    assert_ne!(new, cookie, "signing up gives a new token");
    let id = between(&page(&new).await.1, "href=\"/player/", "\"").unwrap().to_owned();
    // The guest's token led to the same player once.
    let (set, text) = page(&cookie).await;
    assert!(set.is_some() && !text.contains(&id), "{text}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_wrong_password_and_an_unknown_name_are_told_the_same() {
    let server = Server::start().await;
    Browser::new(&server).await.sign_up("Anna", PASSWORD).await;
    let browser = Browser::new(&server).await;
    let mut answers = [String::new(), String::new()];
    for (at, name) in ["Anna", "Nobody here"].into_iter().enumerate() {
        let (status, page) = browser.sign_in(name, "wrong password").await;
        assert_eq!(status, 403);
        let time = between(&page, "data-server-time=\"", "\"").unwrap();
        answers[at] = page.replace(name, "NAME").replace(time, "TIME");
    }
    assert!(answers[0].contains("The name or the password is wrong"));
    assert_eq!(answers[0], answers[1]);
}

#[tokio::test]
async fn nobody_can_look_like_an_account() {
    let server = Server::start().await;
    let anna = Browser::new(&server).await;
    anna.sign_up("Anna", PASSWORD).await;
    for name in ["ANNA", "Anná", "Ａnna", "an-na", "A\u{200b}nna", "Аnna"] {
        let (status, page) = Browser::new(&server).await.sign_up(name, PASSWORD).await;
        assert!(status == 409 || status == 422, "{name}: {page}");
    }
    for name in ["Guest 1234", "Prince", "Fürst", "Admin", "👑", ""] {
        let (status, _) = Browser::new(&server).await.sign_up(name, PASSWORD).await;
        assert_eq!(status, 422, "{name}");
    }
    let guest = Browser::new(&server).await;
    for name in ["anna", "АNNA", "Prince 2", "Guest 99"] {
        let (url, _) = guest.post("/me", &[("name", name)]).await;
        assert!(url.contains("error-name-taken"), "{name}: {url}");
    }
    let table = guest.open(&[("seats", "3")]).await;
    let (_, page) = guest.post(&format!("{table}/guest"), &[("name", "Anna")]).await;
    assert!(page.contains("That name is taken"));
    let base = server.url("");
    let taken = reqwest::Client::new().post(format!("{base}/api/accounts")).body("{\"name\":\"anna\"}");
    assert_eq!(taken.send().await.unwrap().status(), 409);

    // A guest was there first; once somebody owns the name, the guest shows another one.
    guest.post("/me", &[("name", "Berta")]).await;
    let berta = Browser::new(&server).await;
    assert!(berta.sign_up("Berta", PASSWORD).await.0.is_success());
    guest.post(&format!("{table}/say"), &[("text", "it is me")]).await;
    let page = berta.page(&table).await;
    let line = &page[page.find("it is me").unwrap() - 120..page.find("it is me").unwrap()];
    assert!(line.contains("Guest") && !line.contains("Berta"), "{line}");
}

#[tokio::test]
async fn name_password_and_address_change_and_sessions_end() {
    let server = Server::start().await;
    let (one, two) = (Browser::new(&server).await, Browser::new(&server).await);
    one.sign_up("Anna", PASSWORD).await;
    two.sign_in("Anna", PASSWORD).await;
    let (_, page) = one.post("/me/name", &[("name", "Anna Maria")]).await;
    assert!(page.contains("value=\"Anna Maria\"") && two.page("/me").await.contains("Anna Maria"));
    let (url, _) = one.post("/me/name", &[("name", "Prince")]).await;
    assert!(url.contains("error-account-name"), "{url}");

    let (url, _) = one.post("/me/email", &[("email", "anna@example.org"), ("password", "wrong")]).await;
    assert!(url.contains("error-sign-in"), "{url}");
    let (_, page) = one.post("/me/email", &[("email", "anna@example.org"), ("password", PASSWORD)]).await;
    assert!(page.contains("anna@example.org"));
    let id = one.player().await;
    let (strange, api) = (Browser::new(&server).await, format!("/api/players/{id}"));
    for path in [format!("/player/{id}"), api, "/leaderboard".to_owned(), "/".to_owned()] {
        assert!(!strange.page(&path).await.contains("example.org"), "{path}");
    }

    let page = one.page("/me").await;
    assert_eq!(page.matches("name=\"session\" value=\"").count(), 2, "one other, and all others");
    let other = between(&page, "name=\"session\" value=\"", "\"").unwrap();
    one.post("/me/sessions/end", &[("session", other)]).await;
    assert!(!two.page("/me").await.contains("Anna Maria"));
    two.refresh().await;
    two.sign_in("Anna Maria", PASSWORD).await;
    let change = [("password", PASSWORD), ("new_password", "battery staple")];
    let (_, page) = one.post("/me/password", &change).await;
    assert!(page.contains("Saved") && page.contains("Anna Maria"));
    assert!(!two.page("/me").await.contains("Anna Maria"), "other browsers are signed out");
    two.refresh().await;
    assert_eq!(two.sign_in("Anna Maria", PASSWORD).await.0, 403);
    assert!(two.sign_in("Anna Maria", "battery staple").await.0.is_success());
    let (url, _) =
        one.post("/me/password", &[("password", "battery staple"), ("new_password", "short")]).await;
    assert!(url.contains("error-password"), "{url}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deleted_account_leaves_its_games_and_no_name() {
    let server = Server::start().await;
    let anna = Browser::new(&server).await;
    anna.sign_up("Annabella", PASSWORD).await;
    let ben = Browser::new(&server).await;
    let table = anna.open(&[("seats", "2"), ("first", "0"), ("quick", "1")]).await;
    ben.post(&format!("{table}/sit"), &[]).await;
    ben.post(&format!("{table}/ready"), &[]).await;
    anna.post(&format!("{table}/say"), &[("text", "good luck")]).await;
    anna.post(&format!("{table}/start"), &[]).await;
    let elsewhere = ben.open(&[("seats", "2")]).await;
    anna.post(&format!("{elsewhere}/say"), &[("text", "only passing")]).await;
    let id = anna.player().await;
    assert!(ben.page(&table).await.contains("Annabella"));

    let (url, _) = anna.post("/me/delete", &[("password", "wrong")]).await;
    assert!(url.contains("error-sign-in"), "{url}");
    let (_, page) = anna.post("/me/delete", &[("password", PASSWORD)]).await;
    assert!(page.contains("Your account has been deleted"), "{page}");
    anna.refresh().await;
    assert_eq!(anna.sign_in("Annabella", PASSWORD).await.0, 403);
    for path in [&table, &elsewhere, "/", "/leaderboard"] {
        assert!(!ben.page(path).await.contains("Annabella"), "{path}");
    }
    let page = ben.page(&table).await;
    assert!(
        page.contains("Former player") && page.contains("good luck") && page.contains("a bot has taken over")
    );
    assert_eq!(ben.get(&format!("/player/{id}")).await.status(), 404);
    let store = server.store().await;
    for table in store.tables_naming(&PlayerId::new(id)).await.unwrap() {
        for event in store.load_table(&table).await.unwrap().unwrap().events {
            assert!(!event.payload.contains("Annabella"), "{}", event.payload);
        }
    }
    store.close().await;
    // What is stored still makes the same table, and the name is free.
    let server = server.restart().await;
    let clara = Browser::new(&server).await;
    let page = clara.page(&table).await;
    assert!(page.contains("Former player") && page.contains("good luck"));
    assert!(clara.sign_up("Annabella", PASSWORD).await.0.is_success());
}

#[tokio::test]
async fn a_key_opens_what_its_scopes_say_and_no_more() {
    let server = Server::start().await;
    let owner = Program::account(&server.url(""), "Anna").await;
    let make = async |scopes: &[&str]| {
        let wish = json!({"label": "test", "scopes": scopes});
        let (status, key) = owner.post("/api/account/tokens", wish).await.unwrap();
        assert!(status.is_success(), "{key}");
        (owner.with_key(key["token"].as_str().unwrap()), key["id"].as_str().unwrap().to_owned())
    };
    let (reader, id) = make(&["read"]).await;
    let (player, _) = make(&["play"]).await;
    let (keeper, _) = make(&["account"]).await;
    let check = [
        (&reader, Method::GET, "/api/account", 200),
        (&reader, Method::GET, "/api/tables/mine", 200),
        (&reader, Method::POST, "/api/tables", 403),
        (&reader, Method::PATCH, "/api/account", 403),
        (&player, Method::GET, "/api/account", 200),
        (&player, Method::POST, "/api/tables", 200),
        (&player, Method::GET, "/api/account/tokens", 403),
        (&player, Method::DELETE, "/api/account", 403),
        (&keeper, Method::GET, "/api/account/tokens", 200),
        (&keeper, Method::PATCH, "/api/account", 200),
        (&keeper, Method::POST, "/api/tables", 403),
    ];
    for (at, (who, method, path, status)) in check.into_iter().enumerate() {
        let (got, answer) = who.send(method.clone(), path, json!({})).await;
        assert_eq!(got.as_u16(), status, "{at}: {method} {path}: {answer}");
        if status == 403 {
            assert_eq!(answer["error"]["code"], "forbidden");
        }
    }
    let (_, list) = owner.get("/api/account/tokens").await.unwrap();
    assert_eq!(list["tokens"].as_array().unwrap().len(), 4);
    assert!(!list.to_string().contains("ph_"), "keys are shown once");
    let (status, _) = owner.send(Method::DELETE, &format!("/api/account/tokens/{id}"), json!({})).await;
    assert!(status.is_success());
    assert_eq!(reader.get("/api/account").await.unwrap().0, 401);
    let (status, _) = owner.send(Method::DELETE, "/api/account", json!({"password": "wrong"})).await;
    assert_eq!(status, 403);
    let (status, _) = owner.send(Method::DELETE, "/api/account", json!({"password": PASSWORD})).await;
    assert!(status.is_success());
    assert_eq!(player.get("/api/account").await.unwrap().0, 401);
}
