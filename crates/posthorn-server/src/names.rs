//! Names: which ones there may be, and which ones look alike.

use crate::texts::{Words, languages};
use crate::view::bot_name;
use posthorn_bots::ROSTER;
use std::collections::BTreeSet;
use std::sync::LazyLock;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::confusable_detection::skeleton;
use unicode_security::{GeneralSecurityProfile, MixedScript};

const LONGEST: usize = 24;

/// A name that fits on a panel, or none: no characters that cannot be seen or that turn the text around.
pub(crate) fn tidy(name: &str) -> Option<String> {
    let name: String = name.split_whitespace().collect::<Vec<_>>().join(" ").nfc().collect();
    let seen = |c: char| !c.is_control() && !(is_invisible(c));
    let marks = name.chars().filter(|c| is_combining_mark(*c)).count();
    let fits = (1..=LONGEST).contains(&name.chars().count()) && name.chars().all(seen) && marks <= 3;
    fits.then_some(name)
}

/// Format characters, private ones, and blanks that are no spaces.
fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
        | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e000}'..='\u{f8ff}' | '\u{e0000}'..='\u{10ffff}')
}

/// A name for an account: letters and digits of one script, few signs, and not one of ours.
pub(crate) fn for_account(name: &str) -> Option<String> {
    let name = tidy(name)?;
    let allowed = |c: char| c.identifier_allowed() || " -_.'’".contains(c);
    let letters: String = name.chars().filter(|c| c.is_alphanumeric()).collect();
    let fine = name.chars().all(allowed) && !letters.is_empty() && letters.as_str().is_single_script();
    (fine && !is_reserved(&name)).then_some(name)
}

/// What a name looks like. Two names that share a key could be taken for each other. The first key is the
/// name itself without regard to case, and belongs to no other account.
///
/// Folding the case before or after looking for lookalikes gives different answers (a capital I looks
/// like a small l, a small i does not), so a name has the keys of all three.
pub(crate) fn keys(name: &str) -> Vec<String> {
    let name: String = name.nfkc().collect();
    let forms = [
        looks(&name.to_lowercase()),
        looks(&name).to_lowercase(),
        looks(&name.to_uppercase()).to_lowercase(),
    ];
    let mut keys: Vec<String> = Vec::new();
    for form in forms {
        if !form.is_empty() && !keys.contains(&form) {
            keys.push(form);
        }
    }
    keys
}

fn looks(name: &str) -> String {
    let seen = |c: &char| c.is_alphanumeric() && !is_combining_mark(*c);
    skeleton(name).filter(seen).collect()
}

/// Names of bots, of this place, and those that guests get.
pub(crate) fn is_reserved(name: &str) -> bool {
    static RESERVED: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
        let mut names: Vec<String> =
            "posthorn admin administrator moderator operator system root support server"
                .split(' ')
                .map(str::to_owned)
                .collect();
        for words in languages() {
            names.extend(ROSTER.iter().map(|entry| bot_name(entry.name, &words)));
            names.extend(["player-gone", "seat-empty"].map(|key| words.say(key)));
            names.push(guest_word(&words));
        }
        names.iter().flat_map(|name| keys(name)).collect()
    });
    // A number makes a bot or a guest: “Prince 2”, “Guest 1234”.
    let bare = name.trim_end_matches(|c: char| c.is_numeric() || c == ' ');
    keys(name).iter().chain(&keys(bare)).any(|key| RESERVED.contains(key))
}

fn guest_word(words: &Words) -> String {
    words.with("guest-name", &[("number", String::new().into())])
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test that fails may say so by panicking")]
mod tests {
    use super::*;

    fn alike(one: &str, other: &str) -> bool {
        let others = keys(other);
        keys(one).iter().any(|key| others.contains(key))
    }

    #[test]
    fn names_that_look_alike_share_a_key() {
        for (one, other) in [
            ("Anna", "anna"),
            ("Anna", "ANNA"),
            ("Anna", "А\u{43d}\u{43d}а".replace('\u{43d}', "n").as_str()),
            ("Paul", "PauI"),
            ("Ian", "lan"),
            ("Ian", "ian"),
            ("Bob", "B0b"),
            ("Anna", "Ａｎｎａ"),
            ("Anna Maria", "anna-maria"),
            ("Anna", "A\u{301}nna"),
            ("Müller", "Mu\u{308}ller"),
            ("Karl", "K\u{200b}arl"),
            ("ВАСЯ", "вася"),
            ("corn", "com"),
        ] {
            assert!(alike(one, other), "{one} {other}: {:?} {:?}", keys(one), keys(other));
        }
        for (one, other) in [("Anna", "Hanna"), ("Ben", "Bea"), ("Вася", "Петя"), ("Anna 2", "Anna 3")]
        {
            assert!(!alike(one, other), "{one} {other}");
        }
    }

    #[test]
    fn an_account_has_a_name_of_one_script_that_is_not_ours() {
        for good in ["Anna", "Anna-Maria", "O'Neill", "Þórdís", "Вася", "さくら花子", "Karl 2"] {
            assert_eq!(for_account(good).as_deref(), Some(good));
        }
        for bad in [
            "",
            "   ",
            "---",
            "Аnna",
            "<b>",
            "Guest 1234",
            "guest",
            "Prince",
            "PRlNCE 2",
            "Posthorn",
            "Аdmin",
            "a\u{202e}b",
            "Anna\u{200b}",
            "👑",
            "A very long name that does not fit",
        ] {
            assert_eq!(for_account(bad), None, "{bad}");
        }
        assert_eq!(tidy("  Anna   Maria "), Some("Anna Maria".to_owned()));
        assert_eq!(tidy("👑 <b>"), Some("👑 <b>".to_owned()));
        assert_eq!(tidy("a\u{202e}b"), None);
        assert_eq!(tidy("Z\u{300}\u{301}\u{302}\u{303}\u{304}algo"), None);
    }
}
