//! Tables by plain forms, as a browser without script uses them.

use crate::support::{Browser, Server, between, open_actions, version};
use std::time::Duration;

/// Plays until the game is over: closes when it can, else plays, else takes what comes first.
async fn play_on(browser: &Browser, table: &str) -> usize {
    let mut page = browser.page(table).await;
    let mut clicks = 0;
    while !page.contains("data-stage=\"over\"") {
        assert!(clicks < 3000, "the game does not end");
        let seen = version(&page);
        if page.contains("id=\"keep\"") {
            let cards: Vec<&str> = page
                .split("name=\"card\" value=\"")
                .skip(1)
                .take(3)
                .map(|rest| rest.split('"').next().unwrap())
                .collect();
            let fields =
                [("version", seen.as_str()), ("card", cards[0]), ("card", cards[1]), ("card", cards[2])];
            page = browser.post(&format!("{table}/keep"), &fields).await.1;
            clicks += 1;
            continue;
        }
        let actions = open_actions(&page);
        let find = |verb: &str| actions.iter().find(|action| action.starts_with(verb));
        let Some(action) =
            find("close").or(find("play")).or(find("restart")).or(find("take")).or(find("end"))
        else {
            tokio::time::sleep(Duration::from_millis(5)).await;
            page = browser.page(table).await;
            continue;
        };
        let fields = [("version", seen.as_str()), ("action", action.as_str()), ("sure", "1")];
        page = browser.post(&format!("{table}/act"), &fields).await.1;
        clicks += 1;
    }
    clicks
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_click_leads_to_a_game_against_bots_that_can_be_played_to_its_end() {
    let server = Server::start().await;
    let browser = Browser::new(&server).await;
    let (url, page) =
        browser.post("/play", &[("opponents", "2"), ("level", "courier"), ("quick", "1")]).await;
    assert!(page.contains("data-stage=\"game\""), "{page}");
    // The bar has room for the table's words, not for ways elsewhere.
    assert!(!page.contains("/leaderboard") && !page.contains("/signin"), "{page}");
    let table = format!("/table/{}", url.rsplit('/').next().unwrap());
    assert!(browser.page(&format!("{table}/record")).await.contains("once the game is over"));
    // Everybody is told whom they play against, and not their own name.
    let lobbies = [browser.page("/").await, Browser::new(&server).await.page("/").await];
    let names = lobbies.each_ref().map(|page| {
        let entry = between(page, &format!("href=\"{table}\""), "</a>").unwrap();
        between(entry, "class=\"names\">", "<").unwrap()
    });
    assert!(names[0] == "Courier, Courier 2" && names[1].starts_with("Guest "), "{names:?}");
    play_on(&browser, &table).await;

    let page = browser.page(&table).await;
    assert!(page.contains("wins") && page.contains("id=\"rematch\""));
    let record: serde_json::Value = browser.get(&format!("{table}/record")).await.json().await.unwrap();
    let form: posthorn_rules::json::RecordForm = serde_json::from_value(record.clone()).unwrap();
    let played = form.read().unwrap();
    played.replay().unwrap();
    let secret = posthorn_table::shuffles::Secret::from_hex(record["secret"].as_str().unwrap()).unwrap();
    assert!(posthorn_table::shuffles::matches_commitment(record["commitment"].as_str().unwrap(), &secret));
    assert_eq!(secret.deck(), played.deck);

    let lobby = browser.page("/").await;
    let entry = between(&lobby, &format!("href=\"{table}\""), "</a>").unwrap();
    assert!(entry.contains("Place ") && entry.contains(" of 3, "), "{entry}");

    let (url, page) = browser.post(&format!("{table}/rematch"), &[]).await;
    assert!(!url.ends_with(&table) && page.contains("data-stage=\"game\""), "{url}");
}

#[tokio::test]
async fn a_page_has_what_browsers_need_to_be_safe_and_nothing_from_elsewhere() {
    let server = Server::start().await;
    let browser = Browser::new(&server).await;
    let response = browser.get("/").await;
    let policy = response.headers()["content-security-policy"].to_str().unwrap().to_owned();
    assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"));
    let page = response.text().await.unwrap();
    for foreign in ["src=\"http", "href=\"http", "<style", "onclick", "style=\"", "<script>"] {
        assert!(!page.contains(foreign), "{foreign}");
    }
    let (_, table) = browser.post("/play", &[]).await;
    assert!(!table.contains("style=\"") && !table.contains("onclick"));
    assert_eq!(browser.get("/nowhere").await.status(), 404);
    assert_eq!(browser.get("/table/nowhere").await.status(), 404);
    assert!(browser.page("/healthz").await.contains("\"status\":\"ok\""));
    assert!(browser.page("/metrics").await.contains("posthorn_tables_in_memory 1"));
    assert!(browser.page("/docs/api").await.contains("curl"));
    assert!(browser.page("/help").await.contains("/start"));
}

#[tokio::test]
async fn scripts_and_styles_are_kept_for_ever_under_an_address_of_this_build() {
    let server = Server::start().await;
    let browser = Browser::new(&server).await;
    let page = browser.page("/").await;
    let addresses: Vec<&str> = page.split('"').filter(|text| text.starts_with("/assets/")).collect();
    for (ending, content_type) in [
        ("/posthorn.js", "text/javascript"),
        ("/posthorn.css", "text/css"),
        ("/horn-turn.svg", "image/svg+xml"),
    ] {
        let address = addresses.iter().find(|address| address.ends_with(ending)).unwrap();
        let answer = browser.get(address).await;
        assert_eq!(answer.status(), 200, "{address}");
        assert!(answer.headers()["content-type"].to_str().unwrap().starts_with(content_type), "{address}");
        assert!(answer.headers()["cache-control"].to_str().unwrap().contains("immutable"), "{address}");
    }
    // Nothing has to be read to find out what else is needed.
    let script = addresses.iter().find(|address| address.ends_with("/posthorn.js")).unwrap();
    let mut unread = vec![(*script).to_owned()];
    let mut read = std::collections::BTreeSet::new();
    while let Some(address) = unread.pop() {
        assert!(addresses.contains(&address.as_str()), "{address} is not named by the page");
        let answer = browser.get(&address).await;
        assert_eq!(answer.status(), 200, "{address}");
        let text = answer.text().await.unwrap();
        let folder = address.rsplit_once('/').unwrap().0;
        let imports = text.split(" from \"./").skip(1).filter_map(|rest| rest.split('"').next());
        unread
            .extend(imports.map(|name| format!("{folder}/{name}")).filter(|name| read.insert(name.clone())));
    }
    assert_eq!(read.len(), page.matches("rel=\"modulepreload\"").count());

    for old in ["/assets/posthorn.js", "/assets/0123456789/posthorn.js"] {
        let answer = browser.get(old).await;
        assert_eq!(
            (answer.status().as_u16(), &answer.headers()["cache-control"]),
            (404, &"no-store".parse().unwrap()),
            "{old}"
        );
    }
}

#[tokio::test]
async fn a_form_of_another_site_does_nothing() {
    let server = Server::start().await;
    let client = reqwest::Client::new();
    let answer = client.post(server.url("/play")).body("csrf=wrong&opponents=1").send().await.unwrap();
    assert_eq!(answer.status(), 403);
    assert!(
        !client.get(server.url("/api/tables")).send().await.unwrap().text().await.unwrap().contains("\"id\"")
    );
}

#[tokio::test]
async fn a_stale_or_forbidden_click_changes_nothing_and_says_why() {
    let server = Server::start().await;
    let browser = Browser::new(&server).await;
    let stranger = Browser::new(&server).await;
    let table = browser.open(&[("seats", "2"), ("first", "0")]).await;
    stranger.post(&format!("{table}/sit"), &[]).await;
    stranger.post(&format!("{table}/ready"), &[]).await;
    browser.post(&format!("{table}/start"), &[]).await;
    let page = browser.page(&table).await;
    let seen = version(&page);
    let act = format!("{table}/act");

    let check = [
        (&browser, vec![("version", "0"), ("action", "take 0")], 409, "error-stale"),
        (&browser, vec![("version", seen.as_str()), ("action", "end")], 409, "reason-DrawFirst"),
        (&browser, vec![("version", seen.as_str()), ("action", "dance")], 422, "error-bad-action"),
        (&browser, vec![("version", seen.as_str())], 422, "error-bad-action"),
        (&stranger, vec![("version", seen.as_str()), ("action", "take 0")], 409, "reason-NotYourTurn"),
    ];
    for (who, fields, status, key) in check {
        let (got, answer) = who.live(&act, &fields).await;
        assert_eq!((got.as_u16(), answer["message_key"].as_str().unwrap()), (status, key), "{fields:?}");
        assert!(!answer["message"].as_str().unwrap().is_empty());
    }
    assert_eq!(version(&browser.page(&table).await), seen);

    let (status, answer) = browser.live(&act, &[("version", &seen), ("action", "take 0")]).await;
    assert_eq!((status.as_u16(), &answer["ok"]), (200, &true.into()));
    let (url, page) = browser.post(&act, &[("version", &seen), ("action", "take 1")]).await;
    assert!(url.contains("note=error-stale") && page.contains("moved on"), "{url}");
}

#[tokio::test]
async fn the_commands_of_the_chat_do_what_the_buttons_do() {
    let server = Server::start().await;
    let (anna, ben) = (Browser::new(&server).await, Browser::new(&server).await);
    let table = anna.open(&[("seats", "3")]).await;
    let say = format!("{table}/say");
    for (who, line, ok) in [
        (&ben, "hello from ben", true),
        (&ben, "/start", false),
        (&ben, "/join", true),
        (&ben, "/ready", true),
        (&anna, "/dance", false),
        (&anna, "/start", false),
        (&anna, "/bot random", true),
        (&ben, "/help", false),
        (&anna, "/start", true),
        (&anna, "", false),
    ] {
        let (_, answer) = who.live(&say, &[("text", line)]).await;
        assert_eq!(answer["ok"], ok, "{line}: {answer}");
    }
    let page = ben.page(&table).await;
    assert!(page.contains("data-stage=\"game\"") && page.contains("hello from ben"));
}

#[tokio::test]
async fn hands_are_covered_between_the_turns_at_a_shared_screen() {
    let server = Server::start().await;
    let browser = Browser::new(&server).await;
    let table = browser.open(&[("seats", "2"), ("first", "0")]).await;
    browser.post(&format!("{table}/guest"), &[("name", "Clara"), ("seat", "1")]).await;
    let (_, page) = browser.post(&format!("{table}/start"), &[]).await;
    assert!(page.contains("id=\"uncover\"") && !page.contains("id=\"hand\""));
    let own = format!("{table}?as=0");
    let page = browser.page(&own).await;
    assert!(page.contains("id=\"hand\"") && !page.contains("id=\"uncover\""));
    assert!(!browser.page(&format!("{table}?as=1")).await.contains("id=\"hand\""));
    for action in ["take deck", "take deck", "play", "end"] {
        let page = browser.page(&own).await;
        let actions = open_actions(&page);
        let line = actions.iter().find(|line| line.starts_with(action)).unwrap();
        let fields = [("version", &*version(&page)), ("action", line), ("as", "0"), ("sure", "1")];
        browser.post(&format!("{table}/act"), &fields).await;
    }
    let page = browser.page(&own).await;
    assert!(page.contains("Clara") && page.contains("id=\"uncover\"") && !page.contains("id=\"hand\""));
    assert!(browser.page(&format!("{table}?as=1")).await.contains("id=\"hand\""));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_resigns_is_replaced_by_a_bot_and_may_come_back() {
    let server = Server::start().await;
    let browser = Browser::new(&server).await;
    let table = browser.open(&[("seats", "2"), ("first", "0"), ("quick", "1")]).await;
    browser.post(&format!("{table}/bot"), &[("level", "random")]).await;
    browser.post(&format!("{table}/start"), &[]).await;
    browser.post(&format!("{table}/leave"), &[]).await;
    let page = browser.page(&table).await;
    assert!(page.contains("A bot is playing for you"));
    let (_, answer) = browser.live(&format!("{table}/act"), &[("action", "take 0")]).await;
    assert_eq!(answer["ok"], false);
    browser.post(&format!("{table}/return"), &[]).await;
    assert!(!browser.page(&table).await.contains("A bot is playing for you"));
    play_on(&browser, &table).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restart_resumes_every_game() {
    let server = Server::start().await;
    let browser = Browser::new(&server).await;
    let (url, page) = browser.post("/play", &[("opponents", "1"), ("level", "random"), ("quick", "1")]).await;
    let table = format!("/table/{}", url.rsplit('/').next().unwrap());
    let commitment = between(&page, "p class=\"fair\" title=\"", "\"").unwrap().to_owned();
    let port = server.address;
    let server = server.restart().await;
    assert_ne!(server.address.port(), 0);
    let _ = port;
    let stranger = Browser::new(&server).await;
    let page = stranger.page(&table).await;
    assert!(page.contains("data-stage=\"game\"") && page.contains("watching"));
    assert!(!page.contains(&commitment) || page.contains("fair"));
    assert!(stranger.page("/").await.contains(&table));
}

#[tokio::test]
async fn options_of_a_table_are_kept_and_told_in_plain_words() {
    let server = Server::start().await;
    let browser = Browser::new(&server).await;
    let fields = [
        ("seats", "4"),
        ("preset", "Icelandic"),
        ("pace", "turns-72"),
        ("visible", "link"),
        ("open_tiles", "1"),
    ];
    let table = browser.open(&fields).await;
    let page = browser.page(&table).await;
    for text in ["Baiern included", "seven or more", "one more turn", "stay visible", "3 days", "<svg"] {
        assert!(page.contains(text), "{text}");
    }
    let stranger = Browser::new(&server).await;
    assert!(!stranger.page("/").await.contains(&table));
    assert!(stranger.page(&table).await.contains("id=\"sit\""));
}

#[tokio::test]
async fn a_guest_can_change_the_name_and_make_and_revoke_keys() {
    let server = Server::start().await;
    let browser = Browser::new(&server).await;
    let (_, page) = browser.post("/me", &[("name", "  Anna   Maria "), ("ask", "1")]).await;
    assert!(page.contains("value=\"Anna Maria\"") && page.contains("Saved"));
    let (_, page) = browser.post("/me", &[("name", "<b>")]).await;
    assert!(page.contains("&lt;b&gt;"));
    let (_, page) = browser.post("/me", &[("name", "")]).await;
    assert!(page.contains("1 to 24 characters"));
    let (_, page) = browser.post("/me/tokens", &[("label", "my bot")]).await;
    let token = between(&page, "id=\"token\">", "<").unwrap().to_owned();
    let ask = async || {
        let client = reqwest::Client::new();
        client.get(server.url("/api/account")).bearer_auth(&token).send().await.unwrap().status().as_u16()
    };
    assert_eq!(ask().await, 200);
    let key = between(&page, "name=\"key\" value=\"", "\"").unwrap();
    browser.post("/me/tokens/revoke", &[("key", key)]).await;
    assert_eq!(ask().await, 401);
}

#[tokio::test]
async fn settings_are_remembered_and_lead_back_to_our_pages_only() {
    let server = Server::start().await;
    let browser = Browser::new(&server).await;
    let page = browser.page("/").await;
    assert!(
        page.contains("data-motion=\"normal\"")
            && page.contains("data-sound=\"1\"")
            && !page.contains("data-theme")
    );
    let wishes = [("theme", "dark"), ("motion", "off"), ("order", "region"), ("sound", "1"), ("keys", "1")];
    let (url, page) = browser.post("/settings", &wishes).await;
    assert!(url.contains("note=note-saved") && page.contains("data-theme=\"dark\""), "{url}");
    let page = browser.page("/").await;
    for sign in [
        "data-theme=\"dark\"",
        "data-motion=\"off\"",
        "data-ask=\"0\"",
        "data-sound=\"1\"",
        "data-keys=\"1\"",
    ] {
        assert!(page.contains(sign), "{sign}");
    }
    let (url, page) = browser.post("/settings/sound", &[("back", "/help")]).await;
    assert!(
        url.ends_with("/help") && page.contains("data-sound=\"0\"") && page.contains("data-theme=\"dark\"")
    );
    for foreign in ["//evil.example/", "https://evil.example/", "/\\evil.example", "javascript:0"] {
        let (url, _) = browser.post("/settings", &[("back", foreign)]).await;
        assert!(url.starts_with(&server.url("/settings")), "{foreign} leads to {url}");
    }
    let (_, page) = browser.post("/settings", &[("theme", "purple"), ("motion", "")]).await;
    assert!(page.contains("data-motion=\"normal\"") && !page.contains("data-theme"));
}

/// What is fetched with compression, as browsers ask for it.
async fn weight(url: String) -> usize {
    let response = reqwest::Client::new().get(url).header("accept-encoding", "gzip").send().await.unwrap();
    assert_eq!(response.headers()["content-encoding"], "gzip");
    response.bytes().await.unwrap().len()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_game_page_with_all_its_art_is_light() {
    let server = Server::start().await;
    let browser = Browser::new(&server).await;
    let (url, page) = browser.post("/play", &[("opponents", "3")]).await;
    let drawn = weight(url).await;
    let mut whole = drawn;
    for part in ["rel=\"stylesheet\" href=\"", "type=\"module\" src=\""] {
        whole += weight(server.url(between(&page, part, "\"").unwrap())).await;
    }
    println!("the page {drawn} bytes, with style and script {whole}");
    assert!(drawn < 75_000 && whole < 150_000, "the page {drawn} bytes, with style and script {whole}");
}
