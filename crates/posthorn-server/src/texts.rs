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
