//! What a program's key opens.

use crate::row::FromColumn;
use crate::statement::Value;
use std::fmt;
use strum::{Display, EnumString, IntoStaticStr, VariantArray};

/// Something that a program's key may open. The words are stored and part of the API.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Display, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Scope {
    /// See what the player sees.
    Read,
    /// Play, open tables, talk. Whoever may play may also read.
    Play,
    /// Change the account, its keys and sessions, or delete it.
    Account,
}

impl Scope {
    /// The word that is stored and sent.
    pub fn word(self) -> &'static str {
        self.into()
    }
}

/// A set of scopes, written as their words with spaces between them.
///
/// ```
/// use posthorn_store::{Scope, Scopes};
/// let scopes: Scopes = [Scope::Play, Scope::Account].into_iter().collect();
/// assert_eq!(scopes.to_string(), "play account");
/// assert!(scopes.allow(Scope::Read) && !scopes.contains(Scope::Read));
/// assert_eq!(Scopes::parse("play account"), Some(scopes));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Scopes(u8);

impl Scopes {
    /// Everything.
    pub const ALL: Scopes = Scopes(0b111);

    /// The set of stored words; none if one of them is unknown.
    pub fn parse(words: &str) -> Option<Scopes> {
        words.split_whitespace().map(|word| word.parse::<Scope>().ok()).collect()
    }

    /// Whether the scope itself is in the set.
    pub const fn contains(self, scope: Scope) -> bool {
        self.0 & (1 << scope as u8) != 0
    }

    /// Whether a key with this set opens what needs that scope.
    pub const fn allow(self, scope: Scope) -> bool {
        self.contains(scope) || (matches!(scope, Scope::Read) && self.contains(Scope::Play))
    }

    /// The scopes in the set.
    pub fn iter(self) -> impl Iterator<Item = Scope> {
        Scope::VARIANTS.iter().copied().filter(move |&scope| self.contains(scope))
    }
}

impl FromIterator<Scope> for Scopes {
    fn from_iter<I: IntoIterator<Item = Scope>>(scopes: I) -> Scopes {
        Scopes(scopes.into_iter().fold(0, |bits, scope| bits | 1 << scope as u8))
    }
}

impl fmt::Display for Scopes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<&str> = self.iter().map(Scope::word).collect();
        f.write_str(&words.join(" "))
    }
}

impl From<Scopes> for Value {
    fn from(scopes: Scopes) -> Value {
        scopes.to_string().into()
    }
}

impl FromColumn for Scopes {
    fn from_column(value: Value) -> Result<Scopes, String> {
        let words = String::from_column(value)?;
        Scopes::parse(&words).ok_or_else(|| format!("“{words}” are no scopes"))
    }
}
