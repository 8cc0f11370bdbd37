//! Every sentence a person sees comes from the files in `locales/`, by its key.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::sync::LazyLock;
use unic_langid::LanguageIdentifier;

/// The languages there are: the code of each, and what its speakers call it. The first one speaks for those
/// that lack a sentence.
pub const LANGUAGES: [(&str, &str); 6] = [
    ("en", "English"),
    ("de", "Deutsch"),
    ("fr", "Français"),
    ("it", "Italiano"),
    ("es", "Español"),
    ("is", "Íslenska"),
];

type Bundle = FluentBundle<FluentResource>;

/// The bundle of a language, made of its files when it is first used.
macro_rules! bundle {
    ($code:literal) => {
        LazyLock::new(|| {
            bundle(
                $code,
                [
                    include_str!(concat!("../locales/", $code, "/learn.ftl")),
                    include_str!(concat!("../locales/", $code, "/people.ftl")),
                    include_str!(concat!("../locales/", $code, "/reasons.ftl")),
                    include_str!(concat!("../locales/", $code, "/rules.ftl")),
                    include_str!(concat!("../locales/", $code, "/screen.ftl")),
                    include_str!(concat!("../locales/", $code, "/site.ftl")),
                    include_str!(concat!("../locales/", $code, "/table.ftl")),
                ],
            )
        })
    };
}

/// In the order of [`LANGUAGES`].
static BUNDLES: [LazyLock<Bundle>; LANGUAGES.len()] =
    [bundle!("en"), bundle!("de"), bundle!("fr"), bundle!("it"), bundle!("es"), bundle!("is")];

fn bundle(code: &str, files: [&str; 7]) -> Bundle {
    let id: LanguageIdentifier = code.parse().expect("the codes of our languages are codes");
    let mut bundle = Bundle::new_concurrent(vec![id]);
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(|value, _| below_zero(value)));
    for file in files {
        // A test reads the same files and finds every mistake.
        let resource = FluentResource::try_new(file.to_owned()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// Numbers below zero have a minus sign, not a hyphen.
fn below_zero(value: &FluentValue<'_>) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value < 0.0 => Some(number.as_string().replace('-', "−")),
        _ => None,
    }
}

/// The sentences of one language; English unless another one is asked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Words {
    /// Which one of [`LANGUAGES`].
    language: usize,
}

/// A value inside a sentence.
pub type Value = FluentValue<'static>;

impl Words {
    /// The language of a code, if we have it; what comes after the language (`de-AT`) does not matter.
    pub fn of(code: &str) -> Option<Words> {
        let id: LanguageIdentifier = code.trim().parse().ok()?;
        let language = LANGUAGES.iter().position(|(code, _)| *code == id.language.as_str())?;
        Some(Words { language })
    }

    /// The best language there is for a browser's `Accept-Language`.
    pub fn wanted(accept: Option<&str>) -> Words {
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
    pub const fn code(&self) -> &'static str {
        LANGUAGES[self.language].0
    }

    /// What the speakers of the language call it.
    pub const fn own_name(&self) -> &'static str {
        LANGUAGES[self.language].1
    }

    /// So many of a hundred.
    pub fn percent(&self, share: i64) -> String {
        self.with("percent", &[("share", share.into())])
    }

    /// A number with a digit after the point.
    pub fn decimal(&self, number: f64) -> String {
        format!("{number:.1}").replace('-', "−").replace('.', &self.say("decimal-mark"))
    }

    /// The sentence of a key.
    pub fn say(&self, key: &str) -> String {
        self.find(key).unwrap_or_else(|| unknown(key))
    }

    /// The sentence of a key with values in it.
    pub fn with(&self, key: &str, values: &[(&'static str, Value)]) -> String {
        let values: FluentArgs<'_> = values.iter().map(|(name, value)| (*name, value.clone())).collect();
        self.look_up(key, Some(&values)).unwrap_or_else(|| unknown(key))
    }

    /// The sentence of a key, if there is one.
    pub fn find(&self, key: &str) -> Option<String> {
        self.look_up(key, None)
    }

    fn look_up(&self, key: &str, values: Option<&FluentArgs<'_>>) -> Option<String> {
        format(&BUNDLES[self.language], key, values).or_else(|| format(&BUNDLES[0], key, values))
    }

    /// The name of a person; whoever has gone for good has none.
    pub fn person(&self, name: &str) -> String {
        if name.is_empty() { self.say("player-gone") } else { name.to_owned() }
    }

    /// Several things in a row, as the language lists them.
    pub fn list<T: ToString>(&self, things: impl IntoIterator<Item = T>) -> String {
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

/// None if there is no such key, or if a value is missing.
fn format(bundle: &Bundle, key: &str, values: Option<&FluentArgs<'_>>) -> Option<String> {
    let pattern = bundle.get_message(key)?.value()?;
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, values, &mut errors).into_owned();
    errors.is_empty().then_some(text)
}

fn unknown(key: &str) -> String {
    format!("Unknown localization key: {key:?}")
}

/// Every language there is.
pub fn languages() -> impl Iterator<Item = Words> {
    (0..LANGUAGES.len()).map(|language| Words { language })
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
