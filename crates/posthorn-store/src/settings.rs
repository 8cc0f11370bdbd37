//! Settings that all servers of a database share, such as the keys that sign cookies.

use crate::error::StoreError;
use crate::statement::sql;
use crate::store::Store;

impl Store {
    /// The value of a setting; the given one is stored if there is none yet.
    pub async fn setting(&self, name: &str, default: Vec<u8>) -> Result<Vec<u8>, StoreError> {
        let save = sql!(
            "INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING",
            name,
            default
        );
        self.run(vec![save]).await?;
        let value = sql!("SELECT value FROM settings WHERE name = $1", name);
        let value = self.row(value, |row| row.take("value")).await?;
        value.ok_or_else(|| StoreError::Damaged(format!("the setting {name} is gone")))
    }

    /// Replaces the value of a setting.
    pub async fn save_setting(&self, name: &str, value: Vec<u8>) -> Result<(), StoreError> {
        let save = sql!(
            "INSERT INTO settings (name, value) VALUES ($1, $2)
             ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            name,
            value
        );
        self.run(vec![save]).await.map(drop)
    }
}
