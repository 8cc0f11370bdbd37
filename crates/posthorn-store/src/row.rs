//! Rows, read by the names of their columns into types that are checked once, here.

use crate::error::StoreError;
use crate::statement::Value;
use posthorn_rules::{CitySet, Seat};
use posthorn_table::{Participant, PlayerId, Seq, TableId, TableStatus};
use sqlx::Column as _;
use std::sync::Arc;

/// The names of columns, shared by all rows of an answer.
pub(crate) type ColumnNames = Arc<[Box<str>]>;

/// The names of the columns of a row.
pub(crate) fn column_names(row: &impl sqlx::Row) -> ColumnNames {
    row.columns().iter().map(|column| column.name().into()).collect()
}

/// A row of an answer.
#[derive(Debug)]
pub(crate) struct Row {
    names: ColumnNames,
    values: Vec<Value>,
}

impl Row {
    pub(crate) fn new(names: ColumnNames, values: Vec<Value>) -> Row {
        Row { names, values }
    }

    /// The values in the order of the statement, for an export, which knows the names.
    pub(crate) fn into_values(self) -> Vec<Value> {
        self.values
    }

    /// Takes the value of a column out of the row.
    pub(crate) fn take<T: FromColumn>(&mut self, column: &str) -> Result<T, StoreError> {
        let at = self.names.iter().position(|name| **name == *column);
        let value = at.and_then(|at| self.values.get_mut(at));
        let value = value.ok_or_else(|| StoreError::Damaged(format!("there is no column {column}")))?;
        let value = std::mem::replace(value, Value::Int(None));
        T::from_column(value).map_err(|fault| StoreError::Damaged(format!("column {column}: {fault}")))
    }
}

/// What a column can be read as. The error says what is wrong with the value.
pub(crate) trait FromColumn: Sized {
    fn from_column(value: Value) -> Result<Self, String>;
}

macro_rules! plain_columns {
    ($($type:ty: $kind:ident),+) => {
        $(impl FromColumn for $type {
            fn from_column(value: Value) -> Result<$type, String> {
                match value {
                    Value::$kind(Some(value)) => Ok(value),
                    other => Err(format!("{other:?} is not {}", stringify!($kind))),
                }
            }
        })+
    };
}

plain_columns! { i64: Int, f64: Real, String: Text, Vec<u8>: Bytes }

/// Types that are stored as a plain one and may refuse a value.
macro_rules! parsed_columns {
    ($($type:ty: $plain:ty, |$value:ident| $parse:expr;)+) => {
        $(impl FromColumn for $type {
            fn from_column(value: Value) -> Result<$type, String> {
                let $value = <$plain>::from_column(value)?;
                let parsed: Option<$type> = $parse;
                parsed.ok_or_else(|| format!("“{}” cannot be a {}", $value, stringify!($type)))
            }
        })+
    };
}

parsed_columns! {
    bool: i64, |value| Some(value != 0);
    u8: i64, |value| value.try_into().ok();
    i32: i64, |value| value.try_into().ok();
    Seq: i64, |value| (value >= 0).then_some(Seq(value));
    Seat: i64, |value| usize::try_from(value).ok().and_then(Seat::new);
    CitySet: i64, |value| u32::try_from(value).ok().map(CitySet::from_bits);
    TableId: String, |value| TableId::parse(&value);
    PlayerId: String, |value| Some(PlayerId::new(value.as_str()));
    Participant: String, |value| Participant::from_key(&value);
    TableStatus: String, |value| value.parse().ok();
}

impl<T: FromColumn> FromColumn for Option<T> {
    fn from_column(value: Value) -> Result<Option<T>, String> {
        match value {
            Value::Int(None) | Value::Real(None) | Value::Text(None) | Value::Bytes(None) => Ok(None),
            value => T::from_column(value).map(Some),
        }
    }
}
