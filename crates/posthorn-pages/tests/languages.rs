//! Every language says everything that the code can ask for, and nothing else.

#![allow(clippy::unwrap_used, reason = "a test that fails may say so by panicking")]

mod support;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use posthorn_pages::prefs::{HandOrder, Motion, Prefs, Theme};
use posthorn_pages::sentences::official_key;
use posthorn_pages::words::LANGUAGES;
use posthorn_table::{BotKind, HintPolicy, Pace, guided};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use strum::VariantArray;
use support::{home, read, sources};

/// The pages name keys, and so does the server in its notes and errors.
const CODE: [&str; 2] = ["src", "../posthorn-server/src"];

/// The texts of all files of a language, by the name of the file.
fn files(code: &str) -> BTreeMap<String, String> {
    fs::read_dir(home().join("locales").join(code))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .map(|path| (path.file_name().unwrap().to_string_lossy().into_owned(), read(&path)))
        .collect()
}

/// The messages of a language with the values that each needs.
fn messages(code: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut found = BTreeMap::new();
    for (file, text) in files(code) {
        let resource = fluent_syntax::parser::parse(text)
            .unwrap_or_else(|(_, errors)| panic!("{code}/{file}: {errors:?}"));
        for entry in resource.body {
            if let Entry::Message(message) = entry {
                let mut values = BTreeSet::new();
                pattern(message.value.as_ref().expect("every message has a text"), &mut values);
                let twice = found.insert(message.id.name.clone(), values);
                assert!(twice.is_none(), "{code}/{file} says {} twice", message.id.name);
            }
        }
    }
    found
}

fn pattern(of: &Pattern<String>, values: &mut BTreeSet<String>) {
    for element in &of.elements {
        if let PatternElement::Placeable { expression } = element {
            placeable(expression, values);
        }
    }
}

fn placeable(expression: &Expression<String>, values: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(part) => inline(part, values),
        Expression::Select { selector, variants } => {
            inline(selector, values);
            variants.iter().for_each(|variant| pattern(&variant.value, values));
        }
    }
}

fn inline(part: &InlineExpression<String>, values: &mut BTreeSet<String>) {
    match part {
        InlineExpression::VariableReference { id } => {
            values.insert(id.name.clone());
        }
        InlineExpression::Placeable { expression } => placeable(expression, values),
        _ => {}
    }
}

/// Keys that the code puts together from parts.
fn put_together() -> BTreeSet<String> {
    let mut keys: BTreeSet<String> =
        posthorn_rules::Reason::ALL.iter().map(|reason| format!("reason-{}", reason.key())).collect();
    keys.extend(posthorn_rules::Pile::ALL.map(|pile| format!("pile-{}", pile.name().replace('_', "-"))));
    keys.extend(Pace::OFFERED.map(|(word, _)| format!("pace-{word}")));
    keys.extend(HintPolicy::VARIANTS.iter().map(|policy| format!("hints-{}", policy.word())));
    keys.extend(["first", "back", "on", "last"].map(|step| format!("replay-{step}")));
    keys.extend((1..=guided::steps()).map(|number| format!("tour-{number}")));
    let steps = "draw draw-two draw-second play play-or-draw close close-or-play keep over";
    keys.extend(steps.split(' ').flat_map(|s| [format!("status-you-{s}"), format!("status-other-{s}")]));
    keys.extend(["play-or-end", "end"].map(|step| format!("status-you-{step}")));
    for official in posthorn_rules::Official::ALL {
        let key = official_key(official);
        keys.extend(["", "-about", "-ready"].map(|end| format!("{key}{end}")));
        // What the Administrator does is told as new cards in the market.
        if official != posthorn_rules::Official::Administrator {
            keys.insert(format!("{key}-helps"));
        }
    }
    for kind in BotKind::opponents() {
        keys.extend([format!("bot-{kind}"), format!("bot-{kind}-about")]);
    }
    for (name, _) in posthorn_rules::Options::PRESETS {
        let name = name.to_lowercase();
        keys.extend([format!("preset-{name}"), format!("preset-{name}-about")]);
    }
    keys.extend(["every-region", "seven-plus", "one-more-each"].map(|option| format!("option-{option}")));
    for rule in posthorn_rules::Rule::ALL {
        keys.extend([format!("rules-{rule}"), format!("rules-part-{}", &rule.id()[..1])]);
    }
    let sections = "goal turn officials route offices tiles carriages end options";
    keys.extend(sections.split(' ').flat_map(|name| [format!("short-{name}"), format!("short-{name}-text")]));
    keys.extend(["draw", "play", "close"].map(|step| format!("short-turn-{step}")));
    let prefs = Prefs::default();
    keys.extend(prefs.switches().map(|(name, _)| format!("pref-{}", name.replace('_', "-"))));
    keys.extend(["theme", "motion", "order"].map(|choice| format!("settings-{choice}")));
    keys.extend(Theme::VARIANTS.iter().map(|theme| format!("theme-{}", theme.word())));
    keys.extend(Motion::VARIANTS.iter().map(|motion| format!("motion-{}", motion.word())));
    keys.extend(HandOrder::VARIANTS.iter().map(|order| format!("order-{}", order.word())));
    keys.extend(["area", "talk"].map(|name| format!("tabs-{name}")));
    keys.extend(["map", "players", "talk", "log", "chat"].map(|area| format!("tab-{area}")));
    keys
}

/// The keys that the code hands to `say`, `with` and the like in full, and those of notes and errors.
fn named_in_full(text: &str) -> BTreeSet<String> {
    let literal = |rest: &str| -> Option<String> {
        let key = rest.trim_start().strip_prefix('"')?.split('"').next()?;
        let plain = key.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
        (plain && !key.is_empty()).then(|| key.to_owned())
    };
    let calls = ["say(", "with(", "label(", "title("];
    let called = calls.iter().flat_map(|call| text.split(call).skip(1).filter_map(literal));
    let marked = ["\"error-", "\"note-", "note=error-", "note=note-"].iter().flat_map(|mark| {
        text.match_indices(mark).filter_map(|(at, _)| {
            let start = at + mark.find(['e', 'n']).unwrap();
            let key = text[start..].trim_start_matches("note=");
            key.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').next().map(str::to_owned)
        })
    });
    let whole = |key: &String| !key.ends_with('-') && key.contains('-');
    called.filter(|key| key.contains('-')).chain(marked).filter(whole).collect()
}

#[test]
fn every_key_of_the_code_has_its_sentence() {
    let there = messages("en");
    let mut keys = put_together();
    for (_, text) in CODE.into_iter().flat_map(sources) {
        keys.extend(named_in_full(&text));
    }
    assert!(keys.len() > 200, "only {} keys were found", keys.len());
    let missing: Vec<_> = keys.iter().filter(|key| !there.contains_key(*key)).collect();
    assert!(missing.is_empty(), "no sentence for {missing:?}");
}

#[test]
fn no_sentence_is_left_over() {
    let together = put_together();
    let code: String = CODE.into_iter().flat_map(sources).map(|(_, text)| text).collect();
    let unused: Vec<String> = messages("en")
        .into_keys()
        .filter(|key| {
            let named = [format!("\"{key}\""), format!("note={key}\"")];
            !together.contains(key) && !named.iter().any(|literal| code.contains(literal))
        })
        .collect();
    assert!(unused.is_empty(), "nothing says {unused:?}: delete them, or tell `put_together` of them");
}

#[test]
fn every_language_has_the_same_messages_with_the_same_values() {
    let english = messages("en");
    let listed: BTreeSet<String> = LANGUAGES.iter().map(|(code, _)| (*code).to_owned()).collect();
    let folders: BTreeSet<String> = fs::read_dir(home().join("locales"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned())
        .collect();
    assert_eq!(listed, folders);
    for (code, _) in LANGUAGES {
        let own = messages(code);
        assert_eq!(files(code).keys().collect::<Vec<_>>(), files("en").keys().collect::<Vec<_>>(), "{code}");
        let missing: Vec<_> = english.keys().filter(|key| !own.contains_key(*key)).collect();
        assert!(missing.is_empty(), "{code} lacks {missing:?}");
        let more: Vec<_> = own.keys().filter(|key| !english.contains_key(*key)).collect();
        assert!(more.is_empty(), "{code} has {more:?}, which English has not");
        for (key, values) in &english {
            assert_eq!(values, &own[key], "{code}: {key} needs the values that English uses");
        }
    }
}

/// The sentence of every message of a language, for several values.
fn samples(code: &str) -> Vec<(String, String)> {
    let mut bundle: FluentBundle<FluentResource> = FluentBundle::new(vec![code.parse().unwrap()]);
    bundle.set_use_isolating(false);
    for (file, text) in files(code) {
        let resource = FluentResource::try_new(text).unwrap_or_else(|_| panic!("{code}/{file}"));
        bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{code}/{file}: {errors:?}"));
    }
    let mut found = Vec::new();
    for (key, values) in messages(code) {
        let form = |make: &dyn Fn(&mut FluentArgs<'_>, &str)| {
            let mut args = FluentArgs::new();
            values.iter().for_each(|name| make(&mut args, name));
            let mut errors = Vec::new();
            let message = bundle.get_message(&key).unwrap();
            let text = bundle.format_pattern(message.value().unwrap(), Some(&args), &mut errors).into_owned();
            assert!(errors.is_empty(), "{code}: {key}: {errors:?}");
            assert!(!text.trim().is_empty(), "{code}: {key} says nothing");
            (key.clone(), text)
        };
        found.push(form(&|args, name| args.set(name.to_owned(), "Ulm")));
        for number in [0, 1, 2, 5, 21] {
            found.push(form(&|args, name| args.set(name.to_owned(), number)));
        }
    }
    found
}

#[test]
fn every_message_can_be_said_in_every_language() {
    for (code, _) in LANGUAGES {
        for (key, text) in samples(code) {
            assert!(!text.contains(['{', '}', '$']), "{code}: {key}: {text}");
        }
    }
}

/// Quotation marks, apostrophes and spaces as each language sets them.
#[test]
fn every_language_is_set_as_its_printers_do() {
    for (code, _) in LANGUAGES {
        let foreign: &[char] = match code {
            "en" => &['„', '«', '»'],
            "de" | "is" => &['”', '«', '»'],
            _ => &['„', '“', '”'],
        };
        for (key, text) in samples(code) {
            let wrong = |what: &str| panic!("{code}: {key}: {what} in: {text}");
            if text.contains(['\'', '"']) || text.contains("...") {
                wrong("a typewriter's mark");
            }
            if text.contains(foreign) {
                wrong("another language's quotation mark");
            }
            let narrow = ['\u{202f}', '\u{a0}'];
            if code == "fr" {
                let chars: Vec<char> = text.chars().collect();
                for (at, &c) in chars.iter().enumerate() {
                    let ends = chars.get(at + 1).is_none_or(|next| next.is_whitespace());
                    let before = at.checked_sub(1).map(|at| chars[at]);
                    // `Authorization: Bearer` is not French.
                    let code = text[..].contains("Authorization");
                    if ";:!?".contains(c)
                        && ends
                        && !code
                        && !before.is_some_and(|b| narrow.contains(&b) || b == '/')
                    {
                        wrong("no narrow space before a mark");
                    }
                    if c == '«' && !chars.get(at + 1).is_some_and(|next| narrow.contains(next)) {
                        wrong("no narrow space after «");
                    }
                    if c == '»' && !before.is_some_and(|before| narrow.contains(&before)) {
                        wrong("no narrow space before »");
                    }
                }
            } else if text.replace("\u{202f}%", "%").contains(narrow) {
                wrong("a narrow space");
            }
        }
    }
}

/// Words over which a native reader stumbled, in lower case. They must not come back.
const HOWLERS: [(&str, &[&str]); 6] = [
    (
        "en",
        &[
            "open card",
            "card of your hand",
            "the own turn",
            "cut your hand",
            "play on myself",
            "sits beside me",
        ],
    ),
    ("de", &["kürzt deine hand", "ist deine wahl", "folge seinem feld", "wo man dich kennt"]),
    ("fr", &["vol des cartes", "vous êtes invité", "compte compte", "si rien ne va", "la place abandonne"]),
    ("it", &[" capo ", " capo.", "verbale", "di’"]),
    ("es", &["puntuada", "el asiento se rinde"]),
    (
        "is",
        &["hefur leikslokin", "enginn aðgangur", "vertu með!", "engin leið til að kasta", " lota", "lotu"],
    ),
];

#[test]
fn no_howler_comes_back() {
    assert_eq!(HOWLERS.map(|(code, _)| code), ["en", "de", "fr", "it", "es", "is"]);
    let mut found = Vec::new();
    for (code, howlers) in HOWLERS {
        for (file, text) in files(code) {
            for line in text.lines().filter(|line| !line.starts_with('#')) {
                let lower = line.to_lowercase();
                let said = howlers.iter().filter(|howler| lower.contains(**howler));
                found.extend(said.map(|howler| format!("{code}/{file}: “{howler}” in {line}")));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}
