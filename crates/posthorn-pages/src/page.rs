//! What a page is made with, and the parts of it that are swapped.

use crate::prefs::Prefs;
use crate::words::Words;
use maud::{Markup, html};

/// What every page needs to know about its reader.
#[derive(Clone, Copy, Debug)]
pub struct Page<'a> {
    /// The reader's language.
    pub words: &'a Words,
    /// What proves that a form is ours.
    pub csrf: &'a str,
    /// The reader's name.
    pub name: &'a str,
    /// Whether the reader has an account.
    pub account: bool,
    /// What the reader likes.
    pub prefs: Prefs,
    /// The address of the page.
    pub here: &'a str,
    /// When the page is made, in milliseconds since 1970.
    pub now: i64,
}

impl Page<'_> {
    pub(crate) fn say(&self, key: &str) -> String {
        self.words.say(key)
    }

    /// The title of a page from its heading.
    pub(crate) fn title(&self, key: &str) -> String {
        self.words.with("title-of", &[("heading", self.say(key).into())])
    }

    /// The field that proves that a form is ours.
    pub(crate) fn csrf(&self) -> Markup {
        html! { input type="hidden" name="csrf" value=(self.csrf); }
    }
}

/// A part of a page that is swapped by its id when it changes.
#[derive(Clone, Debug)]
pub struct Fragment {
    /// The id of the element.
    pub id: &'static str,
    /// The whole element.
    pub html: String,
    /// The items of a long list that only grows at its end; empty for everything else.
    pub items: Vec<String>,
}

impl Fragment {
    pub(crate) fn new(id: &'static str, markup: Markup) -> Fragment {
        Fragment { id, html: markup.into_string(), items: Vec::new() }
    }
}
