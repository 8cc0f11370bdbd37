//! Every sentence a person sees comes from the files in `locales/`, by its key.

use fluent_templates::{Loader, fluent_bundle::FluentValue, static_loader};
use std::borrow::Cow;
use std::collections::HashMap;
use unic_langid::LanguageIdentifier;

static_loader! {
    static LOCALES = {
        locales: "./locales",
        fallback_language: "en",
        customise: |bundle| {
            bundle.set_use_isolating(false);
            bundle.set_formatter(Some(|value, _| below_zero(value)));
        },
    };
}

/// Numbers below zero have a minus sign, not a hyphen.
fn below_zero(value: &FluentValue<'_>) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value < 0.0 => Some(number.as_string().replace('-', "−")),
        _ => None,
    }
}

/// The languages there are: the code of each, and what its speakers call it.
pub(crate) const LANGUAGES: [(&str, &str); 6] = [
    ("en", "English"),
    ("de", "Deutsch"),
    ("fr", "Français"),
    ("it", "Italiano"),
    ("es", "Español"),
    ("is", "Íslenska"),
];

/// The sentences of one language.
#[derive(Clone, Debug)]
pub(crate) struct Words {
    code: &'static str,
    id: LanguageIdentifier,
}

impl Default for Words {
    fn default() -> Words {
        Words { code: "en", id: unic_langid::langid!("en") }
    }
}

/// A value inside a sentence.
pub(crate) type Value = FluentValue<'static>;

impl Words {
    /// The language of a code, if we have it; what comes after the language (`de-AT`) does not matter.
    pub(crate) fn of(code: &str) -> Option<Words> {
        let id: LanguageIdentifier = code.trim().parse().ok()?;
        let (code, _) = LANGUAGES.into_iter().find(|(code, _)| *code == id.language.as_str())?;
        Some(Words { code, id: LanguageIdentifier::from_parts(id.language, None, None, &[]) })
    }

    /// The best language there is for a browser's `Accept-Language`.
    pub(crate) fn wanted(accept: Option<&str>) -> Words {
        let mut best: Option<(f32, Words)> = None;
        for entry in accept.unwrap_or_default().split(',') {
            let mut parts = entry.split(';');
            let Some(words) = parts.next().and_then(Words::of) else { continue };
            let weight = parts
                .find_map(|part| part.trim().strip_prefix("q="))
                .map_or(Some(1.0), |weight| weight.trim().parse().ok())
                .unwrap_or(0.0);
            if weight > best.as_ref().map_or(0.0, |(weight, _)| *weight) {
                best = Some((weight, words));
            }
        }
        best.map_or_else(Words::default, |(_, words)| words)
    }

    /// The code of the language.
    pub(crate) const fn code(&self) -> &'static str {
        self.code
    }

    /// What the speakers of the language call it.
    pub(crate) fn own_name(&self) -> &'static str {
        LANGUAGES.into_iter().find(|(code, _)| *code == self.code).map_or("", |(_, name)| name)
    }

    /// So many of a hundred.
    pub(crate) fn percent(&self, share: i64) -> String {
        self.with("percent", &[("share", share.into())])
    }

    /// A number with a digit after the point.
    pub(crate) fn decimal(&self, number: f64) -> String {
        format!("{number:.1}").replace('-', "−").replace('.', &self.say("decimal-mark"))
    }

    /// The sentence of a key.
    pub(crate) fn say(&self, key: &str) -> String {
        LOCALES.lookup(&self.id, key)
    }

    /// The sentence of a key with values in it.
    pub(crate) fn with(&self, key: &str, values: &[(&'static str, Value)]) -> String {
        let values: HashMap<Cow<'static, str>, Value> =
            values.iter().map(|(name, value)| (Cow::Borrowed(*name), value.clone())).collect();
        LOCALES.lookup_with_args(&self.id, key, &values)
    }

    /// The sentence of a key, if there is one.
    pub(crate) fn find(&self, key: &str) -> Option<String> {
        LOCALES.try_lookup(&self.id, key)
    }

    /// The name of a person; whoever has gone for good has none.
    pub(crate) fn person(&self, name: &str) -> String {
        if name.is_empty() { self.say("player-gone") } else { name.to_owned() }
    }

    /// Several things in a row, as the language lists them.
    pub(crate) fn list<T: ToString>(&self, things: impl IntoIterator<Item = T>) -> String {
        let things: Vec<String> = things.into_iter().map(|thing| thing.to_string()).collect();
        match things.split_last() {
            Some((last, rest)) if !rest.is_empty() => {
                let rest = rest.join(", ");
                self.with("list-and", &[("rest", rest.into()), ("last", last.clone().into())])
            }
            Some((last, _)) => last.clone(),
            None => self.say("list-none"),
        }
    }
}

/// Every language there is.
pub(crate) fn languages() -> impl Iterator<Item = Words> {
    LANGUAGES.into_iter().filter_map(|(code, _)| Words::of(code))
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test that fails may say so by panicking")]
mod tests {
    use super::*;

    #[test]
    fn a_browser_gets_a_language_there_is() {
        assert_eq!(Words::wanted(None).code(), "en");
        assert_eq!(Words::wanted(Some("tlh, en-GB;q=0.8")).code(), "en");
        assert_eq!(Words::wanted(Some("*;;=,")).code(), "en");
        assert_eq!(Words::wanted(Some("de-AT, en;q=0.8")).code(), "de");
        assert_eq!(Words::wanted(Some("en;q=0.2, tlh, is;q=0.9")).code(), "is");
        assert_eq!(Words::wanted(Some("fr;q=0, it;q=0.1")).code(), "it");
        for (code, name) in LANGUAGES {
            let words = Words::of(code).unwrap();
            assert_eq!((words.code(), words.own_name()), (code, name));
        }
    }

    #[test]
    fn a_number_below_zero_has_a_minus_sign() {
        assert_eq!(Words::default().with("hint-points", &[("points", (-3).into())]), "Expected points: −3.");
    }

    #[test]
    fn things_are_listed_as_people_do() {
        let words = Words::default();
        assert_eq!(words.list(["a", "b", "c"]), "a, b and c");
        assert_eq!(words.list(["a"]), "a");
        assert_eq!(words.list::<&str>([]), "none");
        let spanish = Words::of("es").unwrap();
        assert_eq!(spanish.list(["Ulm", "Linz"]), "Ulm y Linz");
        assert_eq!(spanish.list(["Ulm", "Innsbruck"]), "Ulm e Innsbruck");
    }
}
