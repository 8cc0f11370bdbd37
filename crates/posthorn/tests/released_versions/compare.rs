//! Whether two JSON values are the same, and where they differ.

use serde_json::Value;

/// Fields that later versions have added to answers, as paths with `*` for the places of a list. Nothing else
/// may be there that the release did not send.
const ADDED_FIELDS: &[&str] = &[];

/// Phrases of sentences that later versions put in other words: the old one and the new one. Programs decide by codes
/// and seats; sentences and the names of bots are for people.
const REWORDED: &[(&str, &str)] = &[
    // A bot had the name of an official.
    ("helps Postmaster.", "helps Veteran."),
    ("^Postmaster", "Veteran"),
    (" sits down at seat ", " takes seat "),
    ("Somebody who left", "Former player"),
    ("The Postal carrier helps ", "The Postal Carrier helps "),
    (" a bonus tile: All regions,", " a bonus tile: Outside Baiern,"),
    ("has been away for long; a bot plays on.", "has been away for a long time; a bot takes over."),
    ("; a bot plays on.", "; a bot takes over."),
    (
        "^/join sits down, /leave gets up, /ready, /start begins, /bot LEVEL adds a bot, /watch only watches, \
         /undo takes back, /help is this.",
        "/join to sit down, /leave to get up, /ready to say you are ready, /start to start the game, \
         /bot LEVEL to add a bot, /watch to watch only, /undo to undo, /help for this list.",
    ),
    (
        "^A fair idea, but the guide has another plan this time: do what its panel says.",
        "Good idea, but please follow the guide for now.",
    ),
    ("^A game can be looked at again once it is over.", "You can replay a game once it is over."),
    (
        "^A password has 8 to 128 characters and is neither your name nor one letter over and over.",
        "A password must have 8 to 128 characters and must be neither your name nor one character repeated.",
    ),
    (
        "^An account’s name has 1 to 24 letters and digits of one script; the names of bots and of this place are \
         not to be had.",
        "An account name must have 1 to 24 letters and digits from a single script; the names of bots and of \
         this site are reserved.",
    ),
    (
        "^Cards are taken before a card is played, not after.",
        "You can take cards only before you play one, not after.",
    ),
    ("^Only the one who opened the table can do that.", "Only the host can do that."),
    (" Make one on your page or with", " Create one on your page or with"),
    (
        "^That is no action of the game. Use the buttons of the page.",
        "That is not a valid action. Use the buttons on the page.",
    ),
    (
        "^That needs an account. Make one or sign in; your games come with you.",
        "You need an account for that. Create one (your games come with you) or sign in.",
    ),
    (
        "^That player is there, or has not been away for long enough.",
        "That player is here, or has not been away long enough.",
    ),
    ("^The next game is being set up.", "A rematch is being set up."),
    (
        "^The table had moved on: this is how it stands now.",
        "The game has moved on; this is the current position.",
    ),
    ("Perhaps the link is not complete.", "Perhaps the link is incomplete."),
    (
        "^There is nothing to undo: only what was done in the own turn since the last card was revealed can be \
         taken back.",
        "Nothing to undo: you can only take back what you did this turn since the last card was revealed.",
    ),
    ("^This address does not know that method.", "This address does not support that method."),
    ("Go back, load the page anew, and try again.", "Go back, reload the page, and try again."),
    ("^This key does not open that:", "This key does not allow that:"),
    (
        "^With an empty hand at the start of the turn only the Postmaster can help.",
        "Your hand was empty at the start of the turn, so only the Postmaster can help.",
    ),
    (
        "^With an empty hand at the start of the turn two cards must be taken: take the second one.",
        "Your hand was empty at the start of the turn, so you must take two cards: take the second one.",
    ),
];

/// Whether a later version may say this in place of the recorded sentence.
fn is_reworded(recorded: &str, given: &str) -> bool {
    // Players had no names there.
    match recorded.strip_prefix("The player of seat ").and_then(|rest| rest.split_once(' ')) {
        Some((_, rest)) => given.ends_with(&reworded(rest)),
        None => reworded(recorded) == given,
    }
}

/// A sentence as later versions say it; a phrase that begins with `^` stands at the beginning.
fn reworded(sentence: &str) -> String {
    REWORDED.iter().fold(sentence.to_owned(), |text, (old, new)| match old.strip_prefix('^') {
        Some(start) => match text.strip_prefix(start) {
            Some(rest) => format!("{new}{rest}"),
            None => text,
        },
        None => text.replace(old, new),
    })
}

/// The places where an answer is not as recorded; `volatile` names places that must exist but may differ.
pub(crate) fn differences(recorded: &Value, given: &Value, volatile: &[String]) -> Vec<String> {
    let mut found = Vec::new();
    compare("", recorded, given, volatile, &mut found);
    found.sort();
    found
}

fn compare(at: &str, recorded: &Value, given: &Value, volatile: &[String], found: &mut Vec<String>) {
    if volatile.iter().any(|path| path == at) {
        return;
    }
    match (recorded, given) {
        (Value::Object(old), Value::Object(new)) => {
            for (key, value) in old {
                let at = format!("{at}/{key}");
                match new.get(key) {
                    Some(given) => compare(&at, value, given, volatile, found),
                    None => found.push(format!("{at} is missing")),
                }
            }
            let added = new.keys().filter(|key| !old.contains_key(*key)).map(|key| format!("{at}/{key}"));
            found.extend(added.filter(|at| !is_known_addition(at)).map(|at| format!("{at} is new")));
        }
        (Value::Array(old), Value::Array(new)) if old.len() == new.len() => {
            for (place, (value, given)) in old.iter().zip(new).enumerate() {
                compare(&format!("{at}/{place}"), value, given, volatile, found);
            }
        }
        (Value::String(old), Value::String(new)) if is_reworded(old, new) => {}
        _ if recorded == given => {}
        _ => found.push(format!("{at} was {recorded}, is {given}")),
    }
}

/// The places where an answer has other fields than recorded, or values of another kind. A list may be longer or
/// shorter, and where the release said null there may be a value.
pub(crate) fn differences_in_form(recorded: &Value, given: &Value) -> Vec<String> {
    let mut found = Vec::new();
    compare_form("", recorded, given, &mut found);
    found.sort();
    found
}

fn compare_form(at: &str, recorded: &Value, given: &Value, found: &mut Vec<String>) {
    match (recorded, given) {
        (Value::Object(old), Value::Object(new)) => {
            for (key, value) in old {
                let at = format!("{at}/{key}");
                match new.get(key) {
                    Some(given) => compare_form(&at, value, given, found),
                    None => found.push(format!("{at} is missing")),
                }
            }
            let added = new.keys().filter(|key| !old.contains_key(*key)).map(|key| format!("{at}/{key}"));
            found.extend(added.filter(|at| !is_known_addition(at)).map(|at| format!("{at} is new")));
        }
        // Which actions a bot would do is up to the bot.
        (Value::Array(old), Value::Array(new))
            if old.iter().chain(new).all(|value| value["type"].is_string()) => {}
        (Value::Array(old), Value::Array(new)) => {
            let first = old.first().unwrap_or(&Value::Null);
            for (place, given) in new.iter().enumerate() {
                compare_form(&format!("{at}/{place}"), first, given, found);
            }
        }
        (Value::Null, _)
        | (Value::Bool(_), Value::Bool(_))
        | (Value::Number(_), Value::Number(_))
        | (Value::String(_), Value::String(_)) => {}
        _ => found.push(format!("{at} was {recorded}, is {given}")),
    }
}

fn is_known_addition(at: &str) -> bool {
    let general: Vec<&str> =
        at.split('/').map(|part| if part.parse::<usize>().is_ok() { "*" } else { part }).collect();
    ADDED_FIELDS.contains(&general.join("/").as_str())
}

#[test]
fn every_kind_of_difference_is_found() {
    let recorded = serde_json::json!({"same": 1, "list": [1, {"deep": "a"}], "moment": 5, "gone": null});
    let given = serde_json::json!({"same": 1, "list": [1, {"deep": "b"}], "moment": 6, "more": null});
    let found = differences(&recorded, &given, &["/moment".to_owned()]);
    assert_eq!(found, ["/gone is missing", r#"/list/1/deep was "a", is "b""#, "/more is new"]);
    let shorter = serde_json::json!({"same": 1, "list": [1], "moment": 5, "gone": null});
    assert_eq!(differences(&recorded, &shorter, &[]).len(), 1);
    assert_eq!(differences(&recorded, &serde_json::json!({}), &["/moment".to_owned()]).len(), 4);
    assert!(differences(&recorded, &recorded, &[]).is_empty());
}

#[test]
fn a_form_is_its_fields_and_kinds_of_values() {
    let recorded = serde_json::json!({"list": [{"a": 1}], "does": [{"type": "end_turn"}], "free": null});
    let other =
        serde_json::json!({"list": [{"a": 3}, {"a": 2}], "does": [{"type": "take", "slot": 1}], "free": 7});
    assert!(differences_in_form(&recorded, &other).is_empty());
    let wrong = serde_json::json!({"list": [{"a": "x"}, {"c": 1}], "does": [{"slot": 1}], "free": null});
    let found = differences_in_form(&recorded, &wrong);
    let expected = [
        "/does/0/slot is new",
        "/does/0/type is missing",
        r#"/list/0/a was 1, is "x""#,
        "/list/1/a is missing",
        "/list/1/c is new",
    ];
    assert_eq!(found, expected);
    assert_eq!(differences_in_form(&recorded, &serde_json::json!([])).len(), 1);
}
