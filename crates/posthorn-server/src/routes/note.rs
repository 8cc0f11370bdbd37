//! A sentence to show on a page, chosen by the address.

use crate::http::Visitor;
use posthorn_pages::sentences::sentence_for_key;
use serde::Deserialize;

/// A sentence to show on a page, by its key.
#[derive(Debug, Deserialize)]
pub(crate) struct Note {
    note: Option<String>,
}

impl Note {
    /// Only keys of notes, errors and reasons: a link cannot put other texts on the page.
    pub(super) fn text(&self, visitor: &Visitor) -> Option<String> {
        let key = self.note.as_deref()?;
        let is_allowed = ["note-", "error-", "reason-"].iter().any(|prefix| key.starts_with(prefix));
        if is_allowed { sentence_for_key(key, &visitor.words) } else { None }
    }
}
