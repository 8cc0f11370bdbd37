//! Statements and rows that are the same for every database: the SQL is written once.

use crate::store::StoreError;
use sqlx::{AssertSqlSafe, SqlSafeStr, SqlStr};
use std::borrow::Cow;

/// Something in a column. An absent one still has a type, which PostgreSQL wants to know.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Value {
    Int(Option<i64>),
    Real(Option<f64>),
    Text(Option<String>),
    Bytes(Option<Vec<u8>>),
}

/// A statement with its values; `$1`, `$2` … stand for them.
#[derive(Clone, Debug)]
pub(crate) struct Statement {
    pub(crate) text: Cow<'static, str>,
    pub(crate) values: Vec<Value>,
}

impl Statement {
    /// The text for sqlx, which trusts a constant; the others are put together of names in the schema.
    pub(crate) fn safe(&self) -> SqlStr {
        match &self.text {
            Cow::Borrowed(text) => text.into_sql_str(),
            Cow::Owned(text) => AssertSqlSafe(text.as_str()).into_sql_str(),
        }
    }
}

/// A statement: `sql!("SELECT name FROM players WHERE id = $1", id)`.
macro_rules! sql {
    ($text:expr $(, $value:expr)* $(,)?) => {
        $crate::value::Statement { text: $text.into(), values: vec![$($crate::value::Value::from($value)),*] }
    };
}
pub(crate) use sql;

macro_rules! from {
    ($($kind:ident: $($type:ty)+, |$value:ident| $make:expr;)+) => {
        $($(
            impl From<$type> for Value {
                fn from($value: $type) -> Value {
                    Value::$kind(Some($make))
                }
            }
            impl From<Option<$type>> for Value {
                fn from(value: Option<$type>) -> Value {
                    Value::$kind(value.map(|$value| $make))
                }
            }
        )+)+
    };
}

from! {
    Int: i64, |value| value;
    Int: bool i32 u32, |value| i64::from(value);
    Real: f64, |value| value;
    Text: String, |value| value;
    Text: &str &String, |value| value.to_owned();
    Bytes: Vec<u8>, |value| value;
    Bytes: &[u8], |value| value.to_owned();
}

/// A row, read from left to right.
#[derive(Debug)]
pub(crate) struct Row(std::vec::IntoIter<Value>);

impl Row {
    pub(crate) fn new(values: Vec<Value>) -> Row {
        Row(values.into_iter())
    }

    pub(crate) fn values(self) -> impl Iterator<Item = Value> {
        self.0
    }

    /// The next column.
    pub(crate) fn next<T: Column>(&mut self) -> Result<T, StoreError> {
        let value = self.0.next().ok_or_else(|| StoreError::Damaged("a column is missing".to_owned()))?;
        T::read(value)
    }
}

/// What a column can be read as.
pub(crate) trait Column: Sized {
    fn read(value: Value) -> Result<Self, StoreError>;
}

macro_rules! column {
    ($($type:ty: $kind:ident),+) => {
        $(impl Column for $type {
            fn read(value: Value) -> Result<$type, StoreError> {
                match value {
                    Value::$kind(Some(value)) => Ok(value),
                    other => Err(StoreError::Damaged(format!("{other:?} is not {}", stringify!($kind)))),
                }
            }
        })+
    };
}

column! { i64: Int, f64: Real, String: Text, Vec<u8>: Bytes }

impl Column for bool {
    fn read(value: Value) -> Result<bool, StoreError> {
        Ok(i64::read(value)? != 0)
    }
}

impl<T: Column> Column for Option<T> {
    fn read(value: Value) -> Result<Option<T>, StoreError> {
        match value {
            Value::Int(None) | Value::Real(None) | Value::Text(None) | Value::Bytes(None) => Ok(None),
            value => T::read(value).map(Some),
        }
    }
}
