//! SQL statements with their values, the same for every database.

use posthorn_rules::{CitySet, Seat};
use posthorn_table::{Participant, PlayerId, Seq, TableId, TableStatus};
use sqlx::encode::Encode;
use sqlx::query::Query;
use sqlx::types::Type;
use sqlx::{AssertSqlSafe, Database, SqlSafeStr, SqlStr};
use std::borrow::Cow;

/// The value of a column or of a parameter. An absent one still has a type, because PostgreSQL needs to know it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Value {
    Int(Option<i64>),
    Real(Option<f64>),
    Text(Option<String>),
    Bytes(Option<Vec<u8>>),
    /// Only a parameter: no column holds a list.
    List(List),
}

/// Several values in one parameter.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
#[serde(untagged)]
pub(crate) enum List {
    Ints(Vec<i64>),
    Texts(Vec<String>),
}

/// A statement with its values; `$1`, `$2` … stand for them.
#[derive(Clone, Debug)]
pub(crate) struct Statement {
    pub(crate) text: Cow<'static, str>,
    pub(crate) values: Vec<Value>,
}

/// A statement: `sql!("SELECT name FROM players WHERE id = $1", id)`.
macro_rules! sql {
    ($text:expr $(, $value:expr)* $(,)?) => {
        $crate::statement::Statement {
            text: $text.into(),
            values: vec![$($crate::statement::Value::from($value)),*],
        }
    };
}
pub(crate) use sql;

impl Statement {
    /// The text for sqlx, which trusts constants; the others are built from names of the schema.
    fn trusted_text(&self) -> SqlStr {
        match &self.text {
            Cow::Borrowed(text) => text.into_sql_str(),
            Cow::Owned(text) => AssertSqlSafe(text.as_str()).into_sql_str(),
        }
    }

    /// The statement for sqlx. Lists are bound in a way of each database's own.
    pub(crate) fn query<'q, D: Database>(
        &'q self,
        bind_list: impl Fn(Query<'q, D, D::Arguments>, &'q List) -> Query<'q, D, D::Arguments>,
    ) -> Query<'q, D, D::Arguments>
    where
        Option<i64>: Encode<'q, D> + Type<D>,
        Option<f64>: Encode<'q, D> + Type<D>,
        Option<&'q str>: Encode<'q, D> + Type<D>,
        Option<&'q [u8]>: Encode<'q, D> + Type<D>,
    {
        self.values.iter().fold(sqlx::query(self.trusted_text()), |query, value| match value {
            Value::Int(value) => query.bind(*value),
            Value::Real(value) => query.bind(*value),
            Value::Text(value) => query.bind(value.as_deref()),
            Value::Bytes(value) => query.bind(value.as_deref()),
            Value::List(list) => bind_list(query, list),
        })
    }
}

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
    Int: bool u8 i32 u32, |value| i64::from(value);
    Int: Seq, |value| value.0;
    Int: Seat, |value| value.index() as i64;
    Int: CitySet, |value| i64::from(value.bits());
    Real: f64, |value| value;
    Text: String, |value| value;
    Text: &str &String, |value| value.to_owned();
    Text: &TableId, |value| value.as_str().to_owned();
    Text: &PlayerId, |value| value.as_str().to_owned();
    Text: &Participant, |value| value.key();
    Text: TableStatus, |value| value.word().to_owned();
    Bytes: Vec<u8>, |value| value;
    Bytes: &[u8], |value| value.to_owned();
}

impl From<Vec<String>> for Value {
    fn from(values: Vec<String>) -> Value {
        Value::List(List::Texts(values))
    }
}

impl From<Vec<i64>> for Value {
    fn from(values: Vec<i64>) -> Value {
        Value::List(List::Ints(values))
    }
}
