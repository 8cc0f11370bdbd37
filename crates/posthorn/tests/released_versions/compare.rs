//! Whether two JSON values are the same, and where they differ.

use serde_json::Value;

/// Fields that later versions have added to answers, as paths with `*` for the places of a list. Nothing else
/// may be there that the release did not send.
const ADDED_FIELDS: &[&str] = &[];

/// Sentences that later versions put in other words: the old one and the new one.
const REWORDED: &[(&str, &str)] = &[];

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
        (Value::String(old), Value::String(new)) if REWORDED.contains(&(old, new)) => {}
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
