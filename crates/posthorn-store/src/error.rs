//! Why something was not stored or not found.

/// Why something was not stored or not found.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The table has more events than the writer knew.
    #[error("another writer appended to this table first")]
    Conflict,
    /// There is a table of that id already.
    #[error("there is a table of that id already")]
    Exists,
    /// An account of somebody else has a name that looks like this one.
    #[error("that name is taken")]
    NameTaken,
    /// A rating has changed since it was read.
    #[error("a rating has changed since it was read")]
    RatingMoved,
    /// The store is being closed.
    #[error("the store is closed")]
    Closed,
    /// The database cannot be reached now. A write may or may not have been committed.
    #[error("the database cannot be reached: {0}")]
    Unavailable(String),
    /// A stored row cannot be understood.
    #[error("a stored row cannot be understood: {0}")]
    Damaged(String),
    /// The database reported an error.
    #[error("the database failed: {0}")]
    Database(#[source] sqlx::Error),
    /// The schema could not be migrated.
    #[error("the schema could not be migrated: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match error {
            sqlx::Error::PoolTimedOut => StoreError::Unavailable("it does not answer in time".to_owned()),
            error => StoreError::Database(error),
        }
    }
}

impl StoreError {
    /// Whether there was a row of that key already.
    pub fn is_duplicate(&self) -> bool {
        matches!(self, StoreError::Database(sqlx::Error::Database(inner)) if inner.is_unique_violation())
    }
}
