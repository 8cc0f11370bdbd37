//! The one door to what is stored.

use async_trait::async_trait;
use serde::{Deserialize, Serialize};

/// Where a game stands; an index over its events for lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Players are still sitting down.
    Open,
    /// The game is being played.
    Running,
    /// The game is over.
    Over,
    /// Everybody left before it began.
    Gone,
    /// Nobody has touched it for long: in no list, but whoever has the link can go on.
    Asleep,
}

impl Status {
    /// The word that is stored.
    pub const fn word(self) -> &'static str {
        match self {
            Status::Open => "open",
            Status::Running => "running",
            Status::Over => "over",
            Status::Gone => "gone",
            Status::Asleep => "asleep",
        }
    }

    /// The status of a stored word.
    pub fn from_word(word: &str) -> Option<Status> {
        let all = [Status::Open, Status::Running, Status::Over, Status::Gone, Status::Asleep];
        all.into_iter().find(|status| status.word() == word)
    }
}

/// A game to be written down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// Its id.
    pub id: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// How the table is set up, as JSON.
    pub setup: String,
    /// What all shuffles of the game are derived from.
    pub secret: Vec<u8>,
    /// Where it stands.
    pub status: Status,
    /// The server that sees to it.
    pub node: String,
}

/// An event to be written down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewEvent {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What kind of event, for people who read the database.
    pub kind: String,
    /// The event as JSON.
    pub payload: String,
}

/// Events to be added to a game, all or none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The game.
    pub game: String,
    /// How many events the writer believes the game has.
    pub expected: i64,
    /// The events.
    pub events: Vec<NewEvent>,
    /// The game's new status, if it changes.
    pub status: Option<Status>,
    /// Players who sat down.
    pub seated: Vec<String>,
    /// Players who got up.
    pub left: Vec<String>,
}

impl Append {
    /// Events alone, with nothing else changing.
    pub fn to(game: &str, expected: i64, events: Vec<NewEvent>) -> Append {
        Append { game: game.to_owned(), expected, events, status: None, seated: Vec::new(), left: Vec::new() }
    }
}

/// A stored event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEvent {
    /// Its number in the game, from 0.
    pub seq: i64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What kind of event.
    pub kind: String,
    /// The event as JSON.
    pub payload: String,
}

/// A game as stored, without its events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRow {
    /// Its id.
    pub id: String,
    /// When it was created, in milliseconds since 1970.
    pub created_at: i64,
    /// How the table is set up, as JSON.
    pub setup: String,
    /// What all shuffles of the game are derived from.
    pub secret: Vec<u8>,
    /// Where it stands.
    pub status: Status,
}

/// A game with all its events in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredGame {
    /// The game.
    pub row: GameRow,
    /// Its events.
    pub events: Vec<StoredEvent>,
}

/// A person or program that plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The id.
    pub id: String,
    /// The name shown at tables.
    pub name: String,
}

/// A key of a program, without the key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ApiToken {
    /// The hash by which it is found.
    pub hash: String,
    /// What its owner calls it.
    pub label: String,
    /// When it was made, in milliseconds since 1970.
    pub created_at: i64,
}

/// How far an unfinished game has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// The game.
    pub game: String,
    /// How many events it has.
    pub events: i64,
}

/// What a server hears when it says that it lives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alive {
    /// The database's time, in milliseconds since 1970.
    pub now: i64,
    /// The server had not been heard of for so long that others may have taken its games.
    pub lapsed: bool,
    /// The other servers that live.
    pub others: Vec<String>,
}

/// Why nothing was stored or found.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The game has more events than the writer knew.
    #[error("somebody else wrote to this game first")]
    Conflict,
    /// There is a game of that id already.
    #[error("there is a game of that id already")]
    Exists,
    /// The store is being closed.
    #[error("the store is closed")]
    Closed,
    /// The database cannot be reached now. What was asked may or may not have been written.
    #[error("the database cannot be reached: {0}")]
    Unavailable(String),
    /// A stored row cannot be understood.
    #[error("a stored row cannot be understood: {0}")]
    Damaged(String),
    /// The database failed.
    #[error("the database failed: {0}")]
    Database(#[from] sqlx::Error),
    /// The database could not be brought up to date.
    #[error("the database could not be brought up to date: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
}

impl StoreError {
    /// Whether there was a row of that key already.
    pub fn is_duplicate(&self) -> bool {
        matches!(self, StoreError::Database(sqlx::Error::Database(inner)) if inner.is_unique_violation())
    }
}

/// What happened, durably. An `Ok` of a write means that it is on the disk.
#[async_trait]
pub trait Store: Send + Sync + std::fmt::Debug + 'static {
    /// Writes a new game down.
    async fn create_game(&self, game: NewGame) -> Result<(), StoreError>;
    /// Adds events to a game, all or none.
    async fn append(&self, append: Append) -> Result<(), StoreError>;
    /// A game with all its events.
    async fn load(&self, game: &str) -> Result<Option<StoredGame>, StoreError>;
    /// The events of a game from that number on.
    async fn events(&self, game: &str, from: i64) -> Result<Vec<StoredEvent>, StoreError>;
    /// The games of a status, newest first.
    async fn games(&self, status: Status, most: i64) -> Result<Vec<GameRow>, StoreError>;
    /// The games a player has sat at, newest first.
    async fn games_of(&self, player: &str, most: i64) -> Result<Vec<GameRow>, StoreError>;

    /// How far the unfinished games have come.
    async fn heads(&self) -> Result<Vec<Head>, StoreError>;

    /// Says that a server lives, and will for so many milliseconds.
    async fn alive(&self, node: &str, millis: i64) -> Result<Alive, StoreError>;
    /// Lets a server see to unfinished games that no living server sees to, and answers how many.
    async fn claim(&self, node: &str, most: i64) -> Result<u64, StoreError>;
    /// The unfinished games that a server sees to.
    async fn claims(&self, node: &str) -> Result<Vec<String>, StoreError>;
    /// A server ends: others may see to its games at once.
    async fn release(&self, node: &str) -> Result<(), StoreError>;

    /// Writes a player down, or a new name of one.
    async fn save_player(&self, player: Player, at: i64) -> Result<(), StoreError>;
    /// The player of an id.
    async fn player(&self, id: &str) -> Result<Option<Player>, StoreError>;
    /// Lets a session speak for a player.
    async fn save_session(&self, token_hash: &str, player: &str, at: i64) -> Result<(), StoreError>;
    /// The player a session speaks for.
    async fn session(&self, token_hash: &str) -> Result<Option<Player>, StoreError>;

    /// Lets a program speak for a player.
    async fn save_token(&self, player: &str, token: ApiToken) -> Result<(), StoreError>;
    /// Takes a program's key away; false if the player has no such key.
    async fn revoke_token(&self, player: &str, token_hash: &str) -> Result<bool, StoreError>;
    /// The keys of a player, newest first.
    async fn tokens(&self, player: &str) -> Result<Vec<ApiToken>, StoreError>;
    /// The player a program's key speaks for.
    async fn token_player(&self, token_hash: &str) -> Result<Option<Player>, StoreError>;

    /// The value of a setting; the given one is stored if there is none yet.
    async fn setting(&self, name: &str, default: Vec<u8>) -> Result<Vec<u8>, StoreError>;
    /// Whether the database answers.
    async fn ping(&self) -> Result<(), StoreError>;
    /// Ends the writer after what was asked of it, and closes the files.
    async fn close(&self);
}
