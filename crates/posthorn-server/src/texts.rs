//! Every sentence a person sees comes from the files in `locales/`, by its key.

use fluent_templates::{Loader, fluent_bundle::FluentValue, static_loader};
use std::borrow::Cow;
use std::collections::HashMap;
use unic_langid::LanguageIdentifier;

static_loader! {
    static LOCALES = {
        locales: "./locales",
        fallback_language: "en",
        customise: |bundle| bundle.set_use_isolating(false),
    };
}

/// The sentences of one language.
#[derive(Clone, Debug)]
pub(crate) struct Words(LanguageIdentifier);

impl Default for Words {
    fn default() -> Words {
        Words(unic_langid::langid!("en"))
    }
}

/// A value inside a sentence.
pub(crate) type Value = FluentValue<'static>;

impl Words {
    /// The best language there is for a browser's `Accept-Language`.
    pub(crate) fn wanted(accept: Option<&str>) -> Words {
        let known: Vec<&LanguageIdentifier> = LOCALES.locales().collect();
        accept
            .into_iter()
            .flat_map(|list| list.split(','))
            .filter_map(|entry| entry.split(';').next()?.trim().parse::<LanguageIdentifier>().ok())
            .find(|wanted| known.iter().any(|have| have.language == wanted.language))
            .map_or_else(Words::default, |wanted| {
                let language = wanted.language;
                Words(LanguageIdentifier::from_parts(language, None, None, &[]))
            })
    }

    /// The code of the language.
    pub(crate) fn code(&self) -> String {
        self.0.to_string()
    }

    /// The sentence of a key.
    pub(crate) fn say(&self, key: &str) -> String {
        LOCALES.lookup(&self.0, key)
    }

    /// The sentence of a key with values in it.
    pub(crate) fn with(&self, key: &str, values: &[(&'static str, Value)]) -> String {
        let values: HashMap<Cow<'static, str>, Value> =
            values.iter().map(|(name, value)| (Cow::Borrowed(*name), value.clone())).collect();
        LOCALES.lookup_with_args(&self.0, key, &values)
    }

    /// The sentence of a key, if there is one.
    pub(crate) fn find(&self, key: &str) -> Option<String> {
        LOCALES.try_lookup(&self.0, key)
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
    LOCALES.locales().map(|language| Words(language.clone()))
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test that fails may say so by panicking")]
mod tests {
    use super::*;

    /// Every key that the code names in full has its sentence; keys that are put together are in
    /// `put_together`.
    #[test]
    fn every_key_has_its_sentence() {
        let sentences = concat!(
            include_str!("../locales/en/site.ftl"),
            include_str!("../locales/en/table.ftl"),
            include_str!("../locales/en/reasons.ftl"),
        );
        let there = |key: &str| sentences.lines().any(|line| line.split(" =").next() == Some(key));
        let mut keys: Vec<String> = Vec::new();
        for folder in ["src", "src/pages", "src/pages/play", "src/routes", "src/tables"] {
            let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
            for entry in std::fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.extension().is_some_and(|end| end == "rs") {
                    let text = std::fs::read_to_string(&path).unwrap();
                    for call in ["say(\"", "with(\"", "with(\n", "label(\""] {
                        keys.extend(text.split(call).skip(1).filter_map(|rest| {
                            let rest = rest.trim_start().trim_start_matches('"');
                            let key = rest.split('"').next()?;
                            let plain = key.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
                            (plain && key.contains('-')).then(|| key.to_owned())
                        }));
                    }
                }
            }
        }
        keys.extend(put_together());
        assert!(keys.len() > 200, "only {} keys were found", keys.len());
        let missing: Vec<_> = keys.iter().filter(|key| !there(key)).collect();
        assert!(missing.is_empty(), "no sentence for {missing:?}");
    }

    fn put_together() -> Vec<String> {
        let mut keys: Vec<String> =
            posthorn_rules::Reason::ALL.iter().map(|reason| format!("reason-{}", reason.key())).collect();
        keys.extend(posthorn_rules::Pile::ALL.map(|pile| format!("pile-{}", pile.name().replace('_', "-"))));
        keys.extend(crate::tables::Pace::ALL.map(|(word, _)| format!("pace-{word}")));
        let steps = "draw draw-two draw-second play play-or-draw close close-or-play keep over";
        keys.extend(steps.split(' ').flat_map(|s| [format!("status-you-{s}"), format!("status-other-{s}")]));
        for official in posthorn_rules::Official::ALL {
            let key = crate::sentences::official_key(official);
            keys.extend([key.to_owned(), format!("{key}-about"), format!("{key}-ready")]);
        }
        keys
    }

    #[test]
    fn a_browser_gets_a_language_there_is() {
        assert_eq!(Words::wanted(None).code(), "en");
        assert_eq!(Words::wanted(Some("tlh, en-GB;q=0.8")).code(), "en");
        assert_eq!(Words::wanted(Some("*;;=,")).code(), "en");
    }

    #[test]
    fn things_are_listed_as_people_do() {
        let words = Words::default();
        assert_eq!(words.list(["a", "b", "c"]), "a, b and c");
        assert_eq!(words.list(["a"]), "a");
        assert_eq!(words.list::<&str>([]), "none");
    }
}
