//! Everybody reads the pages in a language of their own.

use crate::support::{Browser, Server, between, open_actions, version};

const LANGUAGES: [(&str, &str, &str); 6] = [
    ("en", "English", "Play now"),
    ("de", "Deutsch", "Jetzt spielen"),
    ("fr", "Français", "Jouer maintenant"),
    ("it", "Italiano", "Gioca subito"),
    ("es", "Español", "Jugar ya"),
    ("is", "Íslenska", "Spila núna"),
];

fn is_in(page: &str, code: &str) -> bool {
    page.contains(&format!("<html lang=\"{code}\""))
}

#[tokio::test]
async fn the_browser_says_which_language_and_the_menu_changes_it() {
    let server = Server::start().await;
    let browser = Browser::speaking(&server, "tlh, de-AT;q=0.9, en;q=0.5").await;
    assert!(is_in(&browser.page("/").await, "de"));
    for (code, name, play) in LANGUAGES {
        let (url, page) = browser.post("/language", &[("lang", code), ("back", "/")]).await;
        assert!(is_in(&page, code) && page.contains(play), "{code}");
        assert_eq!(url, server.url("/"));
        for (code, name, _) in LANGUAGES {
            assert!(page.contains(&format!("lang=\"{code}\"")) && page.contains(name));
        }
        let page = browser.page("/help?x=1").await;
        assert!(is_in(&page, code) && page.contains(name) && page.contains("value=\"/help?x=1\""));
        let lost = browser.get("/nowhere").await;
        assert_eq!(lost.status(), 404);
        assert!(is_in(&lost.text().await.unwrap(), code));
    }
    browser.post("/language", &[("lang", "tlh"), ("back", "/me")]).await;
    assert!(is_in(&browser.page("/").await, "is"), "a language that we lack changes nothing");
}

#[tokio::test]
async fn a_link_can_ask_for_a_language_and_it_stays() {
    let server = Server::start().await;
    let browser = Browser::new(&server).await;
    let page = browser.page("/help?lang=it&x=1").await;
    assert!(is_in(&page, "it") && page.contains("value=\"/help?x=1\""));
    assert!(is_in(&browser.page("/").await, "it"));
}

#[tokio::test]
async fn the_menu_never_leads_to_another_site() {
    let server = Server::start().await;
    let browser = Browser::new(&server).await;
    for back in ["https://example.org/", "//example.org", "/\\example.org", "", "help"] {
        let (url, _) = browser.post("/language", &[("lang", "de"), ("back", back)]).await;
        assert_eq!(url, server.url("/"), "{back}");
    }
    let client = reqwest::Client::new();
    let foreign =
        client.post(server.url("/language")).body("csrf=wrong&lang=de&back=/").send().await.unwrap();
    assert_eq!(foreign.status(), 403);
}

#[tokio::test]
async fn at_one_table_everybody_reads_their_own_language() {
    let server = Server::start().await;
    let (anna, jon) = (Browser::speaking(&server, "de").await, Browser::speaking(&server, "is").await);
    let table = anna.open(&[("seats", "2"), ("first", "0")]).await;
    jon.post(&format!("{table}/sit"), &[]).await;
    jon.post(&format!("{table}/ready"), &[]).await;
    anna.post(&format!("{table}/start"), &[]).await;
    let page = anna.page(&table).await;
    assert!(page.contains("Nimm zwei Karten") && page.contains("Du bist am Zug"));
    let actions = open_actions(&page);
    let take = actions.iter().find(|line| line.starts_with("take 0")).unwrap();
    anna.post(&format!("{table}/act"), &[("version", &version(&page)), ("action", take)]).await;
    let (german, icelandic) = (anna.page(&table).await, jon.page(&table).await);
    assert!(german.contains("Die Partie beginnt.") && icelandic.contains("Leikurinn hefst."));
    assert!(german.contains(" nimmt ") && icelandic.contains(" tekur "));
    let (_, refused) = jon.live(&format!("{table}/act"), &[("action", "take 0")]).await;
    assert_eq!(refused["message"], "Annar leikmaður á að gera. [T1]");
    let (_, helped) = anna.live(&format!("{table}/say"), &[("text", "/help")]).await;
    assert!(helped["message"].as_str().unwrap().contains("/bot STUFE"));
}

/// The ids of the rule book.
fn ids() -> Vec<&'static str> {
    let lines = include_str!("../../../../docs/rules.md").lines().filter_map(|line| line.strip_prefix("- "));
    lines.map(|line| line.split(' ').next().unwrap()).collect()
}

#[tokio::test]
async fn the_rules_are_there_in_every_language_with_an_anchor_for_each_id() {
    let server = Server::start().await;
    assert_eq!(ids().len(), 64);
    let mut seen = std::collections::BTreeSet::new();
    for (code, _, _) in LANGUAGES {
        let browser = Browser::speaking(&server, code).await;
        let page = browser.page("/rules/long").await;
        for id in ids() {
            assert!(page.contains(&format!("id=\"{id}\"")), "{code}: {id}");
        }
        assert!(page.contains("href=\"/rules/long#V1\">V1</a>") && !page.contains('['), "{code}");
        let short = browser.page("/rules").await;
        assert_eq!(short.matches("<figure").count(), 3);
        for (other, _, _) in LANGUAGES {
            let link = format!("hreflang=\"{other}\" href=\"/rules?lang={other}\"");
            assert!(short.contains(&link), "{code}: {other}");
        }
        seen.insert(between(&page, "id=\"D3\"", "</p>").unwrap().to_owned());
    }
    assert_eq!(seen.len(), 6, "each language has its own words");
}

#[tokio::test]
async fn the_rules_can_be_searched_without_script() {
    let server = Server::start().await;
    let browser = Browser::speaking(&server, "de").await;
    let rules = |page: &str| page.matches("class=\"rule\"").count();
    for (words, expected) in
        [("", 64), ("amtmann", 4), ("AMTMANN handkarte", 1), ("wurttemberg", 2), ("d5", 2), ("xyzzy", 0)]
    {
        let page = browser.page(&format!("/rules/long?q={}", words.replace(' ', "+"))).await;
        assert_eq!(rules(&page), expected, "{words}");
    }
    let page = browser.page("/rules/long?q=%3Cscript%3E").await;
    assert!(page.contains("&lt;script&gt;") && !page.contains("<script>"));
}

#[tokio::test]
async fn a_refusal_leads_to_its_rule() {
    let server = Server::start().await;
    let browser = Browser::new(&server).await;
    let table = browser.open(&[("seats", "2"), ("first", "0")]).await;
    browser.post(&format!("{table}/bot"), &[("level", "random")]).await;
    browser.post(&format!("{table}/start"), &[]).await;
    let act = format!("{table}/act");
    let (_, refused) = browser.live(&act, &[("action", "end")]).await;
    assert_eq!(refused["message"], "Take a city card first. [T1]");
    let (_, page) = browser.post(&act, &[("action", "end"), ("sure", "1")]).await;
    assert!(page.contains("Take a city card first. <a class=\"rule-link\" href=\"/rules/long#T1\">T1</a>"));
    assert!(page.contains("title=\"Take a city card first. [T1]\""));
}

#[tokio::test]
async fn programs_are_told_in_english_whatever_their_browser_says() {
    let server = Server::start().await;
    let german = reqwest::Client::new().get(server.url("/api/account")).header("accept-language", "de");
    let answer = german.send().await.unwrap().text().await.unwrap();
    assert!(answer.contains("Send a key"), "{answer}");
}
