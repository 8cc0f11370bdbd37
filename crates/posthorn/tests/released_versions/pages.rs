//! The pages: which there are, who is recognised by a cookie, and what forms answer.

use crate::compare::differences;
use crate::fixture::Release;
use reqwest::{Client, Response, header, redirect};
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Page {
    path: String,
    /// Whose session cookie is sent.
    player: Option<String>,
    status: u16,
    #[serde(rename = "type")]
    content_type: Option<String>,
    location: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Form {
    path: String,
    player: Option<String>,
    fields: BTreeMap<String, String>,
    /// Whether the token of the page is sent with it.
    #[serde(default = "yes")]
    csrf: bool,
    status: u16,
    answer: Value,
}

/// Fields of answers to the page's own script that have another name since: the old one and the new one. A page and
/// its script come from the same build, so nobody else reads them.
const RENAMED_FIELDS: [(&str, &str); 3] = [("go", "redirect"), ("key", "message_key"), ("text", "message")];

/// Forms that the release refused by name; today every form has its own address, and others are not found.
const UNKNOWN_FORMS: [&str; 1] = ["/dance"];

fn yes() -> bool {
    true
}

fn client() -> Client {
    let english = header::HeaderMap::from_iter([(header::ACCEPT_LANGUAGE, "en".parse().unwrap())]);
    let builder = Client::builder().default_headers(english).redirect(redirect::Policy::none());
    // A refused form may end its connection, so each one has its own.
    builder.pool_max_idle_per_host(0).build().unwrap()
}

async fn get(client: &Client, url: String, cookie: Option<&str>) -> Response {
    let mut request = client.get(url);
    if let Some(cookie) = cookie {
        request = request.header(header::COOKIE, format!("posthorn={cookie}"));
    }
    request.send().await.unwrap()
}

/// Opens every page again, as nobody and as those who have a session.
pub(crate) async fn check_pages(release: &Release, base: &str) -> Vec<String> {
    let client = client();
    let mut found = Vec::new();
    for page in release.lines::<Page>("pages.ndjson") {
        let cookie = page.player.as_deref().map(|player| release.secret(player, "cookie"));
        let response = get(&client, format!("{base}{}", page.path), cookie).await;
        let field = |name: header::HeaderName| {
            response.headers().get(name).map(|value| value.to_str().unwrap().to_owned())
        };
        let given = (response.status().as_u16(), field(header::CONTENT_TYPE), field(header::LOCATION));
        let content_type = match &page.content_type {
            // A page without a body says nothing about it, and the form of `/metrics` is not promised.
            Some(kind) if !kind.is_empty() => Some(kind.clone()),
            _ => given.1.clone(),
        };
        let recorded = (page.status, content_type, page.location.clone());
        if given != recorded {
            let who = page.player.as_deref().unwrap_or("nobody");
            found.push(format!("GET {} by {who}: was {recorded:?}, is {given:?}", page.path));
        }
    }
    for player in release.signed_in() {
        let cookie = release.secret(player, "cookie");
        let page = get(&client, format!("{base}/me"), Some(cookie)).await.text().await.unwrap();
        if !page.contains(&format!("/player/{}\"", release.secret(player, "id"))) {
            found.push(format!("the cookie of {player} is not recognised"));
        }
    }
    found
}

/// Sends every form again, as the script of the page does.
pub(crate) async fn check_forms(release: &Release, base: &str) -> Vec<String> {
    let client = client();
    let mut found = Vec::new();
    for mut form in release.lines::<Form>("forms.ndjson") {
        if UNKNOWN_FORMS.iter().any(|name| form.path.ends_with(name)) {
            (form.status, form.answer) = (404, Value::Null);
        }
        rename_fields(&mut form.answer);
        let known = form.player.as_deref().map(|player| release.secret(player, "cookie").to_owned());
        let page = get(&client, format!("{base}/me"), known.as_deref()).await;
        let cookie = known.unwrap_or_else(|| new_cookie(&page));
        let page = page.text().await.unwrap();
        let token = between(&page, "name=\"csrf\" value=\"", "\"").unwrap();
        let mut fields: Vec<(&str, &str)> =
            form.fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        if form.csrf {
            fields.push(("csrf", token));
        }
        let response = client
            .post(format!("{base}{}", form.path))
            .header(header::COOKIE, format!("posthorn={cookie}"))
            .header("x-posthorn", "1")
            .form(&fields)
            .send()
            .await
            .unwrap();
        let status = response.status().as_u16();
        let answer: Value = serde_json::from_str(&response.text().await.unwrap()).unwrap_or_default();
        let mut wrong = differences(&form.answer, &answer, &[]);
        if status != form.status {
            wrong.push(format!("status was {}, is {status}", form.status));
        }
        let who = form.player.as_deref().unwrap_or("nobody");
        found.extend(wrong.into_iter().map(|wrong| format!("POST {} by {who}: {wrong}", form.path)));
    }
    found
}

fn rename_fields(answer: &mut Value) {
    let Some(fields) = answer.as_object_mut() else { return };
    for (old, new) in RENAMED_FIELDS {
        if let Some(value) = fields.remove(old) {
            fields.insert(new.to_owned(), value);
        }
    }
}

/// The cookie that somebody new is given.
fn new_cookie(response: &Response) -> String {
    let lines = response.headers().get_all(header::SET_COOKIE).iter();
    let mut cookies = lines.filter_map(|line| between(line.to_str().unwrap(), "posthorn=", ";"));
    cookies.next().unwrap().to_owned()
}

fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    text.split_once(before)?.1.split_once(after).map(|(found, _)| found)
}
