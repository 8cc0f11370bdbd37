//! Everything that is stored as lines of text, for moving from one database to another.
//!
//! The first line says what it is and which format and schema it has. Then each table: a line with its name and
//! columns, and a line for each row. The last line says how many rows there were.

use crate::driver::send_snapshot;
use crate::error::StoreError;
use crate::row::Row;
use crate::statement::{Statement, Value};
use crate::store::Store;
use posthorn_table::hex;
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use std::collections::BTreeMap;
use std::io::{BufRead, Write};
use tokio::sync::mpsc;

/// The format of exports. It grows when names change, and older ones are still imported.
const FORMAT: u32 = 2;
/// What belongs to running servers and is not exported.
const NOT_EXPORTED: [&str; 2] = ["leases", "nodes"];
/// How many rows are inserted in one transaction.
const ROWS_PER_TRANSACTION: usize = 1000;

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

/// The lines that are not rows.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Marker {
    PosthornExport {
        /// The first format did not say so.
        #[serde(default = "first_format")]
        format: u32,
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

const fn first_format() -> u32 {
    1
}

/// The name of today for a table of an export in the given format.
fn current_table_name(format: u32, name: String) -> String {
    if format == 1 && name == "games" { "tables".to_owned() } else { name }
}

/// The name of today for a column of an export in the given format.
fn current_column_name(format: u32, name: String) -> String {
    if format == 1 && name == "game" { "table_id".to_owned() } else { name }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ColumnType {
    Int,
    Real,
    Text,
    Bytes,
}

impl ColumnType {
    fn of(declared: &str) -> ColumnType {
        match declared.to_lowercase().as_str() {
            "bigint" | "integer" => ColumnType::Int,
            "real" | "double precision" => ColumnType::Real,
            "blob" | "bytea" => ColumnType::Bytes,
            _ => ColumnType::Text,
        }
    }
}

#[derive(Debug, Default)]
struct SchemaTable {
    /// By name, so that every database writes them in the same order.
    columns: BTreeMap<String, ColumnType>,
    /// The columns of the primary key by their position in it.
    key: BTreeMap<i64, String>,
}

impl Store {
    /// Writes everything that is stored at one moment, and answers how many rows there were. Servers may
    /// be running.
    pub async fn export(&self, mut out: impl Write) -> Result<u64, TransferError> {
        let tables = self.schema_tables().await?;
        write_line(
            &mut out,
            &Marker::PosthornExport { format: FORMAT, schema: self.schema_version().await? },
        )?;
        let (names, tables): (Vec<String>, Vec<SchemaTable>) = tables.into_iter().unzip();
        let collation = self.driver.dialect().sorted_by_bytes;
        let selects: Vec<Statement> =
            names.iter().zip(&tables).map(|(name, table)| select(name, table, collation)).collect();
        let (sender, mut rows) = mpsc::channel(1024);
        let (mut count, mut begun) = (0, 0);
        let write = async {
            let mut begin_tables = |until: usize, out: &mut _| -> std::io::Result<()> {
                for at in begun..until {
                    let columns = tables[at].columns.keys().cloned().collect();
                    write_line(out, &Marker::Table { name: names[at].clone(), columns })?;
                }
                begun = begun.max(until);
                Ok(())
            };
            while let Some((at, row)) = rows.recv().await {
                let row: Row = row;
                begin_tables(at + 1, &mut out)?;
                write_line(&mut out, &row.into_values().into_iter().map(to_json).collect::<Vec<_>>())?;
                count += 1;
            }
            begin_tables(names.len(), &mut out)?;
            // Closing the channel stops the reading if writing failed.
            drop(rows);
            std::io::Result::Ok(())
        };
        let (read, written) = tokio::join!(send_snapshot(&*self.driver, &selects, sender), write);
        written?;
        read.map_err(StoreError::from)?;
        write_line(&mut out, &Marker::End { rows: count })?;
        out.flush()?;
        Ok(count)
    }

    /// Reads what [`Store::export`] has written, of this version or an older one, into an empty database, and
    /// answers how many rows there were. If it fails, the database may hold a part of them.
    pub async fn import(&self, lines: impl BufRead) -> Result<u64, TransferError> {
        let tables = self.schema_tables().await?;
        for name in tables.keys() {
            let any = Statement { text: format!("SELECT 1 FROM {name} LIMIT 1").into(), values: Vec::new() };
            if self.row(any, |_| Ok(())).await?.is_some() {
                return Err(TransferError::NotEmpty(name.clone()));
            }
        }
        let mut import = Import { schema: self.schema_version().await?, tables, ..Import::default() };
        for (at, text) in lines.lines().enumerate() {
            let text = text?;
            import.read_line(at, &text).map_err(|fault| TransferError::Line(at + 1, fault))?;
            if import.waiting.len() >= ROWS_PER_TRANSACTION || import.ended {
                self.run(std::mem::take(&mut import.waiting)).await?;
            }
        }
        if import.ended {
            Ok(import.count)
        } else {
            Err(TransferError::Line(0, "the end is missing".to_owned()))
        }
    }

    async fn schema_tables(&self) -> Result<BTreeMap<String, SchemaTable>, StoreError> {
        let columns = Statement { text: self.driver.dialect().list_columns.into(), values: Vec::new() };
        let read = |row: &mut Row| {
            let (table, column): (String, String) = (row.take("table_name")?, row.take("column_name")?);
            let (declared, position): (String, i64) = (row.take("declared_type")?, row.take("key_position")?);
            Ok((table, column, declared, position))
        };
        let mut tables: BTreeMap<String, SchemaTable> = BTreeMap::new();
        for (table, column, declared, position) in self.rows(columns, read).await? {
            if NOT_EXPORTED.contains(&table.as_str())
                || table.starts_with("_sqlx")
                || table.starts_with("sqlite")
            {
                continue;
            }
            let entry = tables.entry(table).or_default();
            if position > 0 {
                entry.key.insert(position, column.clone());
            }
            entry.columns.insert(column, ColumnType::of(&declared));
        }
        Ok(tables)
    }
}

/// An import under way.
#[derive(Default)]
struct Import {
    tables: BTreeMap<String, SchemaTable>,
    /// The schema of the database.
    schema: i64,
    /// The format of the export.
    format: u32,
    /// How a row of the current table is inserted, and the types of its columns.
    insert: Option<(String, Vec<ColumnType>)>,
    /// Rows to be inserted.
    waiting: Vec<Statement>,
    count: u64,
    ended: bool,
}

impl Import {
    /// Reads a line. The error says what is wrong with it.
    fn read_line(&mut self, at: usize, text: &str) -> Result<(), String> {
        if self.ended {
            return Err("there is something after the end".to_owned());
        }
        if text.starts_with('[') {
            return self.read_row(text);
        }
        match serde_json::from_str(text).map_err(|error| error.to_string())? {
            Marker::PosthornExport { format, schema } => {
                let understood = (1..=FORMAT).contains(&format) && (1..=self.schema).contains(&schema);
                if at > 0 || !understood {
                    return Err(format!(
                        "format {format} and schema {schema}, and this version knows {FORMAT} and {}: \
                         use a newer version of posthorn",
                        self.schema
                    ));
                }
                self.format = format;
            }
            _ if at == 0 => return Err("this is no export of posthorn".to_owned()),
            Marker::Table { name, columns } => self.begin_table(name, columns)?,
            Marker::End { rows } if rows == self.count => self.ended = true,
            Marker::End { rows } => {
                return Err(format!("{rows} rows were announced, and {} came", self.count));
            }
        }
        Ok(())
    }

    fn begin_table(&mut self, name: String, columns: Vec<String>) -> Result<(), String> {
        let name = current_table_name(self.format, name);
        let columns: Vec<String> =
            columns.into_iter().map(|column| current_column_name(self.format, column)).collect();
        let table = self.tables.get(&name).ok_or_else(|| format!("there is no table {name}"))?;
        let types = columns.iter().map(|column| table.columns.get(column).copied());
        let types = types.collect::<Option<Vec<_>>>().filter(|types| !types.is_empty());
        let types = types.ok_or_else(|| format!("other columns than in {name}"))?;
        self.insert = Some((insert(&name, &columns), types));
        Ok(())
    }

    fn read_row(&mut self, text: &str) -> Result<(), String> {
        let row: Vec<Json> = serde_json::from_str(text).map_err(|error| error.to_string())?;
        let (insert, types) = self.insert.as_ref().ok_or("a row without a table")?;
        if row.len() != types.len() {
            return Err(format!("{} values for {} columns", row.len(), types.len()));
        }
        let values = row.into_iter().zip(types).map(|(json, column_type)| from_json(json, *column_type));
        let values = values.collect::<Option<_>>().ok_or("a value does not fit")?;
        self.waiting.push(Statement { text: insert.clone().into(), values });
        self.count += 1;
        Ok(())
    }
}

fn select(name: &str, table: &SchemaTable, collation: &str) -> Statement {
    let columns: Vec<&str> = table.columns.keys().map(String::as_str).collect();
    let key: Vec<String> = table
        .key
        .values()
        .map(|column| match table.columns.get(column) {
            Some(ColumnType::Text) => format!("{column}{collation}"),
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

fn write_line(out: &mut impl Write, value: &impl Serialize) -> std::io::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    out.write_all(b"\n")
}

fn to_json(value: Value) -> Json {
    match value {
        Value::Int(value) => value.into(),
        Value::Real(value) => value.into(),
        Value::Text(value) => value.into(),
        Value::Bytes(value) => value.map(|bytes| hex::encode(&bytes)).into(),
        Value::List(_) => unreachable!("no column holds a list"),
    }
}

fn from_json(json: Json, column_type: ColumnType) -> Option<Value> {
    let some = !json.is_null();
    Some(match column_type {
        ColumnType::Int if some => Value::Int(Some(json.as_i64()?)),
        ColumnType::Int => Value::Int(None),
        ColumnType::Real if some => Value::Real(Some(json.as_f64()?)),
        ColumnType::Real => Value::Real(None),
        ColumnType::Text if some => Value::Text(Some(json.as_str()?.to_owned())),
        ColumnType::Text => Value::Text(None),
        ColumnType::Bytes if some => Value::Bytes(Some(hex::decode(json.as_str()?)?)),
        ColumnType::Bytes => Value::Bytes(None),
    })
}
