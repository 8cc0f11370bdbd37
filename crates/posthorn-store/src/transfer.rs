//! Everything that is stored as lines of text, for moving from one database to another.
//!
//! A first line says what it is and which schema it has. Then each table: a line with its name and
//! columns, and a line for each row. The last line says how many rows there were.

use crate::sql::SqlStore;
use crate::store::StoreError;
use crate::value::{Row, Statement, Value};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use std::collections::BTreeMap;
use std::io::{BufRead, Write};
use tokio::sync::mpsc;

/// What belongs to running servers and not to what happened.
const OF_THE_MOMENT: [&str; 2] = ["claims", "nodes"];
/// How many rows are written together.
const TOGETHER: usize = 1000;

/// Why an export or import stopped.
#[derive(Debug, thiserror::Error)]
pub enum TransferError {
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The file cannot be read or written.
    #[error("the file cannot be read or written: {0}")]
    File(#[from] std::io::Error),
    /// A line is not what it should be.
    #[error("line {0}: {1}")]
    Line(usize, String),
    /// The database has something in it already.
    #[error("the database is not empty: there is something in the table {0}")]
    NotEmpty(String),
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Mark {
    /// The schema of what follows.
    PosthornExport {
        schema: i64,
    },
    Table {
        name: String,
        columns: Vec<String>,
    },
    End {
        rows: u64,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Int,
    Real,
    Text,
    Bytes,
}

impl Kind {
    fn of(declared: &str) -> Kind {
        match declared.to_lowercase().as_str() {
            "bigint" | "integer" => Kind::Int,
            "real" | "double precision" => Kind::Real,
            "blob" | "bytea" => Kind::Bytes,
            _ => Kind::Text,
        }
    }
}

#[derive(Debug, Default)]
struct Table {
    /// By name, so that every database writes them in the same order.
    columns: BTreeMap<String, Kind>,
    /// The columns of the primary key by their place in it.
    key: BTreeMap<i64, String>,
}

impl SqlStore {
    async fn tables(&self) -> Result<BTreeMap<String, Table>, StoreError> {
        let columns = self.readers.columns();
        let read = |row: &mut Row| Ok((row.next()?, row.next()?, row.next::<String>()?, row.next()?));
        let mut tables: BTreeMap<String, Table> = BTreeMap::new();
        for (table, column, declared, place) in self.rows(columns, read).await? {
            let table: String = table;
            if OF_THE_MOMENT.contains(&table.as_str())
                || table.starts_with("_sqlx")
                || table.starts_with("sqlite")
            {
                continue;
            }
            let kind = Kind::of(&declared);
            let entry = tables.entry(table).or_default();
            let column: String = column;
            if place > 0 {
                entry.key.insert(place, column.clone());
            }
            entry.columns.insert(column, kind);
        }
        Ok(tables)
    }

    /// Writes everything down as it is at one moment, and answers how many rows there were. Servers may
    /// be running.
    pub async fn export(&self, mut out: impl Write) -> Result<u64, TransferError> {
        let tables = self.tables().await?;
        let selects: Vec<Statement> =
            tables.iter().map(|(name, table)| select(name, table, self.collation())).collect();
        let schema = self.schema().await?;
        line(&mut out, &Mark::PosthornExport { schema })?;
        let (sink, mut rows) = mpsc::channel::<(usize, Row)>(TOGETHER);
        let names: Vec<_> = tables.iter().collect();
        let (mut count, mut begun) = (0, 0);
        let write = async {
            let mut begin = |upto: usize, out: &mut _| -> std::io::Result<()> {
                while begun < upto {
                    let (name, table) = names[begun];
                    let columns = table.columns.keys().cloned().collect();
                    line(out, &Mark::Table { name: name.clone(), columns })?;
                    begun += 1;
                }
                Ok(())
            };
            while let Some((at, row)) = rows.recv().await {
                begin(at + 1, &mut out)?;
                line(&mut out, &row.values().map(to_json).collect::<Vec<_>>())?;
                count += 1;
            }
            begin(names.len(), &mut out)?;
            // Closing the channel stops the reading if writing failed.
            drop(rows);
            std::io::Result::Ok(())
        };
        let (read, written) = tokio::join!(self.readers.snapshot(&selects, sink), write);
        written?;
        read.map_err(StoreError::from)?;
        line(&mut out, &Mark::End { rows: count })?;
        out.flush()?;
        Ok(count)
    }

    /// Reads what [`SqlStore::export`] has written into an empty database, and answers how many rows there
    /// were. If it fails, the database may hold a part of them.
    pub async fn import(&self, lines: impl BufRead) -> Result<u64, TransferError> {
        let tables = self.tables().await?;
        for name in tables.keys() {
            let any = Statement { text: format!("SELECT 1 FROM {name} LIMIT 1").into(), values: Vec::new() };
            if self.row(any, |_| Ok(())).await?.is_some() {
                return Err(TransferError::NotEmpty(name.clone()));
            }
        }
        let schema = self.schema().await?;
        let mut into: Option<(String, Vec<Kind>)> = None;
        let (mut waiting, mut count, mut ended) = (Vec::new(), 0, false);
        for (at, text) in lines.lines().enumerate() {
            let text = text?;
            let bad = |why: String| TransferError::Line(at + 1, why);
            if ended {
                return Err(bad("there is something after the end".to_owned()));
            }
            if text.starts_with('[') {
                let row: Vec<Json> = serde_json::from_str(&text).map_err(|error| bad(error.to_string()))?;
                let (insert, kinds) = into.as_ref().ok_or_else(|| bad("a row without a table".to_owned()))?;
                if row.len() != kinds.len() {
                    return Err(bad(format!("{} values for {} columns", row.len(), kinds.len())));
                }
                let values = row.into_iter().zip(kinds).map(|(json, kind)| from_json(json, *kind));
                let values =
                    values.collect::<Option<_>>().ok_or_else(|| bad("a value does not fit".to_owned()))?;
                waiting.push(Statement { text: insert.clone().into(), values });
                count += 1;
            } else {
                match serde_json::from_str(&text).map_err(|error| bad(error.to_string()))? {
                    Mark::PosthornExport { schema: theirs } if at == 0 && theirs == schema => {}
                    Mark::PosthornExport { schema: theirs } => {
                        return Err(bad(format!(
                            "schema {theirs}, and the database has {schema}: use one version of posthorn for both"
                        )));
                    }
                    _ if at == 0 => return Err(bad("this is no export of posthorn".to_owned())),
                    Mark::Table { name, columns } => {
                        let table =
                            tables.get(&name).ok_or_else(|| bad(format!("there is no table {name}")))?;
                        let kinds = columns.iter().map(|column| table.columns.get(column).copied());
                        let kinds = kinds.collect::<Option<Vec<_>>>().filter(|kinds| !kinds.is_empty());
                        let kinds = kinds.ok_or_else(|| bad(format!("other columns than in {name}")))?;
                        into = Some((insert(&name, &columns), kinds));
                    }
                    Mark::End { rows } if rows == count => ended = true,
                    Mark::End { rows } => {
                        return Err(bad(format!("{rows} rows were announced, and {count} came")));
                    }
                }
            }
            if waiting.len() >= TOGETHER || ended {
                self.run(std::mem::take(&mut waiting)).await?;
            }
        }
        if ended { Ok(count) } else { Err(TransferError::Line(0, "the end is missing".to_owned())) }
    }

    /// Only the order of bytes is the same everywhere.
    fn collation(&self) -> &'static str {
        if self.is_postgres { " COLLATE \"C\"" } else { "" }
    }
}

fn select(name: &str, table: &Table, collation: &str) -> Statement {
    let columns: Vec<&str> = table.columns.keys().map(String::as_str).collect();
    let key: Vec<String> = table
        .key
        .values()
        .map(|column| match table.columns.get(column) {
            Some(Kind::Text) => format!("{column}{collation}"),
            _ => column.clone(),
        })
        .collect();
    let text = format!("SELECT {} FROM {name} ORDER BY {}", columns.join(", "), key.join(", "));
    Statement { text: text.into(), values: Vec::new() }
}

fn insert(name: &str, columns: &[String]) -> String {
    let places: Vec<String> = (1..=columns.len()).map(|at| format!("${at}")).collect();
    format!("INSERT INTO {name} ({}) VALUES ({})", columns.join(", "), places.join(", "))
}

fn line(out: &mut impl Write, value: &impl Serialize) -> std::io::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    out.write_all(b"\n")
}

fn to_json(value: Value) -> Json {
    match value {
        Value::Int(value) => value.into(),
        Value::Real(value) => value.into(),
        Value::Text(value) => value.into(),
        Value::Bytes(value) => {
            value.map(|bytes| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>()).into()
        }
    }
}

fn from_json(json: Json, kind: Kind) -> Option<Value> {
    let some = !json.is_null();
    Some(match kind {
        Kind::Int if some => Value::Int(Some(json.as_i64()?)),
        Kind::Int => Value::Int(None),
        Kind::Real if some => Value::Real(Some(json.as_f64()?)),
        Kind::Real => Value::Real(None),
        Kind::Text if some => Value::Text(Some(json.as_str()?.to_owned())),
        Kind::Text => Value::Text(None),
        Kind::Bytes if some => Value::Bytes(Some(from_hex(json.as_str()?)?)),
        Kind::Bytes => Value::Bytes(None),
    })
}

fn from_hex(text: &str) -> Option<Vec<u8>> {
    if !text.is_ascii() || !text.len().is_multiple_of(2) {
        return None;
    }
    (0..text.len()).step_by(2).map(|at| u8::from_str_radix(&text[at..at + 2], 16).ok()).collect()
}
