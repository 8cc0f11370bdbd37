//! Names of accounts: which ones there may be, and which ones look alike.

use posthorn_pages::names::bot_name;
use posthorn_pages::words::{Words, languages};
use posthorn_table::{BotKind, clean_name};
use std::collections::BTreeSet;
use std::sync::LazyLock;
use strum::VariantArray;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::confusable_detection::skeleton;
use unicode_security::{GeneralSecurityProfile, MixedScript};

/// A name for an account: letters and digits of one script, few signs, and not one of ours.
pub(super) fn account_name(name: &str) -> Option<String> {
    let name = clean_name(name)?;
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
pub(super) fn name_keys(name: &str) -> Vec<String> {
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

/// Names of bots, of this site, and those that guests get.
pub(super) fn is_reserved(name: &str) -> bool {
    static RESERVED: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
        let mut names: Vec<String> =
            "posthorn admin administrator moderator operator system root support server"
                .split(' ')
                .map(str::to_owned)
                .collect();
        for words in languages() {
            names.extend(BotKind::VARIANTS.iter().map(|kind| bot_name(*kind, &words)));
            names.extend(["player-gone", "seat-empty"].map(|key| words.say(key)));
            names.push(guest_word(&words));
        }
        names.iter().flat_map(|name| name_keys(name)).collect()
    });
    // A number makes a bot or a guest: “Prince 2”, “Guest 1234”.
    let bare = name.trim_end_matches(|c: char| c.is_numeric() || c == ' ');
    name_keys(name).iter().chain(&name_keys(bare)).any(|key| RESERVED.contains(key))
}

fn guest_word(words: &Words) -> String {
    words.with("guest-name", &[("number", String::new().into())])
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test that fails may say so by panicking")]
mod tests {
    use super::*;

    fn alike(one: &str, other: &str) -> bool {
        let others = name_keys(other);
        name_keys(one).iter().any(|key| others.contains(key))
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
            assert!(alike(one, other), "{one} {other}: {:?} {:?}", name_keys(one), name_keys(other));
        }
        for (one, other) in [("Anna", "Hanna"), ("Ben", "Bea"), ("Вася", "Петя"), ("Anna 2", "Anna 3")]
        {
            assert!(!alike(one, other), "{one} {other}");
        }
    }

    #[test]
    fn an_account_has_a_name_of_one_script_that_is_not_ours() {
        for good in ["Anna", "Anna-Maria", "O'Neill", "Þórdís", "Вася", "さくら花子", "Karl 2"] {
            assert_eq!(account_name(good).as_deref(), Some(good));
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
            assert_eq!(account_name(bad), None, "{bad}");
        }
        assert_eq!(clean_name("  Anna   Maria "), Some("Anna Maria".to_owned()));
        assert_eq!(clean_name("👑 <b>"), Some("👑 <b>".to_owned()));
        assert_eq!(clean_name("a\u{202e}b"), None);
        assert_eq!(clean_name("Z\u{300}\u{301}\u{302}\u{303}\u{304}algo"), None);
    }
}
