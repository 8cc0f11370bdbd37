//! Identifiers that cannot be mistaken for one another.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Borrow;
use std::fmt;
use std::sync::Arc;

/// Text identifiers: cheap to clone, ordered, and the same as their text in JSON.
macro_rules! text_id {
    ($(#[$about:meta])* $name:ident) => {
        $(#[$about])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(Arc<str>);

        impl $name {
            /// The identifier as text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Debug::fmt(&*self.0, f)
            }
        }

        impl Borrow<str> for $name {
            fn borrow(&self) -> &str {
                &self.0
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(&self.0)
            }
        }
    };
}

text_id! {
    /// A person, or a program with a key. Guests have one too, kept in a cookie.
    PlayerId
}

impl PlayerId {
    /// Takes an identifier that was made by the server or read from its store.
    pub fn new(text: impl Into<Arc<str>>) -> PlayerId {
        PlayerId(text.into())
    }
}

impl<'de> Deserialize<'de> for PlayerId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PlayerId, D::Error> {
        String::deserialize(deserializer).map(PlayerId::new)
    }
}

text_id! {
    /// A table. It is part of addresses, so it has only letters and digits.
    TableId
}

impl TableId {
    /// The longest identifier.
    const LONGEST: usize = 64;
    /// Letters and digits that are not mistaken for each other.
    const ALPHABET: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

    /// The identifier of a text, if it could be one.
    ///
    /// ```
    /// use posthorn_table::TableId;
    /// assert!(TableId::parse("k3v9x2").is_some());
    /// assert!(TableId::parse("../etc").is_none());
    /// ```
    pub fn parse(text: &str) -> Option<TableId> {
        let fits = (1..=TableId::LONGEST).contains(&text.len());
        (fits && text.bytes().all(|byte| byte.is_ascii_alphanumeric())).then(|| TableId(text.into()))
    }

    /// An identifier out of random bytes: 70 bits, so that nobody guesses a link.
    pub fn from_random(bytes: [u8; 14]) -> TableId {
        let text: String =
            bytes.iter().map(|byte| char::from(TableId::ALPHABET[usize::from(byte & 31)])).collect();
        TableId(text.into())
    }
}

impl<'de> Deserialize<'de> for TableId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TableId, D::Error> {
        let text = String::deserialize(deserializer)?;
        TableId::parse(&text).ok_or_else(|| serde::de::Error::custom(format!("“{text}” is no id of a table")))
    }
}

/// How many events a table has: the number that its next event will get.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seq(pub i64);

impl Seq {
    /// A table without events.
    pub const ZERO: Seq = Seq(0);

    /// The number after this one.
    pub const fn next(self) -> Seq {
        Seq(self.0 + 1)
    }
}

impl fmt::Display for Seq {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Which position of the game somebody looked at: it changes with every action and undo, not with chat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Version(pub i64);

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
