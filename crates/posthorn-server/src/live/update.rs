//! What is sent when something changed: of all fragments, those that did.

use super::connection::Connection;
use crate::random::fingerprint;
use posthorn_pages::Fragment;
use serde::Serialize;
use std::collections::HashMap;

/// A new state for a page.
#[derive(Serialize)]
pub(super) struct Update {
    pub(super) version: i64,
    /// Milliseconds since 1970: clocks on the page go by it, since the player's own may be wrong.
    pub(super) server_time: i64,
    pub(super) stage: &'static str,
    pub(super) title: String,
    /// Whether the reader is to act.
    pub(super) turn: bool,
    #[serde(skip)]
    pub(super) all_fragments: Vec<Fragment>,
    fragments: Vec<ChangedFragment>,
}

#[derive(Debug, PartialEq, Eq, Serialize)]
struct ChangedFragment {
    id: &'static str,
    html: String,
    /// Whether this goes to the end of the list that is there.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    more: bool,
}

impl Update {
    pub(super) fn new(
        version: i64,
        server_time: i64,
        stage: &'static str,
        title: String,
        turn: bool,
        all_fragments: Vec<Fragment>,
    ) -> Update {
        Update { version, server_time, stage, title, turn, all_fragments, fragments: Vec::new() }
    }
}

/// What a page shows, by fingerprints.
#[derive(Default)]
pub(super) struct Shown {
    fragments: HashMap<&'static str, u64>,
    /// The items of each list that grows at its end.
    items: HashMap<&'static str, Vec<u64>>,
}

impl Shown {
    /// The fragment, if the page does not show it yet.
    fn changed(&mut self, fragment: Fragment) -> Option<ChangedFragment> {
        let Fragment { id, html, items } = fragment;
        let print = fingerprint(&html);
        if self.fragments.insert(id, print) == Some(print) {
            return None;
        }
        if items.is_empty() {
            return Some(ChangedFragment { id, html, more: false });
        }
        let prints: Vec<u64> = items.iter().map(|item| fingerprint(item)).collect();
        let shown = self.items.entry(id).or_default();
        let known = (1..=prints.len()).rev().find(|&known| shown.ends_with(&prints[..known]));
        *shown = prints;
        Some(match known {
            // The list has only grown at its end, and lost what is too old at its beginning.
            Some(known) => ChangedFragment { id, html: items[known..].concat(), more: true },
            None => ChangedFragment { id, html, more: false },
        })
    }
}

/// Sends what has changed; false when the connection is broken.
pub(super) async fn send_update(connection: &mut Connection, shown: &mut Shown, mut update: Update) -> bool {
    let fragments = std::mem::take(&mut update.all_fragments);
    update.fragments = fragments.into_iter().filter_map(|fragment| shown.changed(fragment)).collect();
    if update.fragments.is_empty() {
        return true;
    }
    match serde_json::to_string(&update) {
        Ok(text) => connection.send(text).await,
        Err(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sent(shown: &mut Shown, items: &[&str]) -> Option<(bool, String)> {
        let items: Vec<String> = items.iter().map(|item| (*item).to_owned()).collect();
        let fragment = Fragment { id: "log", html: format!("all of {items:?}"), items };
        shown.changed(fragment).map(|changed| (changed.more, changed.html))
    }

    #[test]
    fn of_a_list_that_grows_the_new_end_is_sent() {
        let shown = &mut Shown::default();
        let all = |items: &[&str]| Some((false, format!("all of {items:?}")));
        assert_eq!(sent(shown, &["a", "b"]), all(&["a", "b"]), "nothing is shown at first");
        assert_eq!(sent(shown, &["a", "b", "c", "d"]), Some((true, "cd".to_owned())));
        assert_eq!(sent(shown, &["a", "b", "c", "d"]), None, "nothing has changed");
        assert_eq!(sent(shown, &["c", "d", "e"]), Some((true, "e".to_owned())), "the beginning is gone");
        assert_eq!(sent(shown, &["c", "d"]), all(&["c", "d"]), "something was taken back");
        assert_eq!(sent(shown, &["c", "D", "e"]), all(&["c", "D", "e"]), "something has changed");
    }
}
