//! Who plays: players, accounts, sessions, keys, results and ratings.

use crate::store::StoreError;
use async_trait::async_trait;

/// A person or program that plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The id.
    pub id: String,
    /// The name shown at tables; empty once the player has gone for good.
    pub name: String,
}

/// An account to be made, or a guest turning into one.
#[derive(Clone, PartialEq, Eq)]
pub struct NewAccount {
    /// Whose.
    pub player: Player,
    /// What the name looks like, see [`People::name_is_taken`].
    pub keys: Vec<String>,
    /// The hash of the password.
    pub password: String,
    /// The address, if one was given.
    pub email: Option<String>,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// An account.
#[derive(Clone, PartialEq, Eq)]
pub struct Account {
    /// Whose.
    pub player: Player,
    /// The hash of the password.
    pub password: String,
    /// The address, if one was given.
    pub email: Option<String>,
    /// When it was made, in milliseconds since 1970.
    pub created_at: i64,
}

// Whatever is printed may end up in a log: the hash and the address must not.
impl std::fmt::Debug for NewAccount {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("NewAccount").field("player", &self.player).finish_non_exhaustive()
    }
}

impl std::fmt::Debug for Account {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Account").field("player", &self.player).finish_non_exhaustive()
    }
}

/// A browser that is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// The hash by which it is found.
    pub hash: String,
    /// Who it is.
    pub player: Player,
    /// Whether the player has an account.
    pub account: bool,
    /// What the browser calls itself.
    pub agent: String,
    /// When it began, in milliseconds since 1970.
    pub created_at: i64,
    /// When it was last used, to the hour or so.
    pub seen_at: i64,
}

/// A key of a program, without the key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ApiToken {
    /// The hash by which it is found.
    pub hash: String,
    /// What its owner calls it.
    pub label: String,
    /// What it opens, as words.
    pub scopes: String,
    /// When it was made, in milliseconds since 1970.
    pub created_at: i64,
}

/// Whom a program's key speaks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TokenOwner {
    /// The player.
    pub player: Player,
    /// Whether the player has an account.
    pub account: bool,
    /// What the key opens, as words.
    pub scopes: String,
}

/// How a seat fared in a finished game.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatResult {
    /// The seat.
    pub seat: i64,
    /// The player's id, or `bot:` and the bot's name.
    pub player: String,
    /// How many played.
    pub players: i64,
    /// 0 for whoever began, 1 for the next.
    pub turn: i64,
    /// 1 for the winner.
    pub place: i64,
    /// The points.
    pub points: i64,
    /// Whether a bot played on for the player at the end.
    pub quit: bool,
    /// The cities with an office, as bits.
    pub offices: i64,
    /// Mean and deviation of the player's rating afterwards; none if the game was not rated.
    pub rating: Option<(f64, f64)>,
}

/// A rating moved by a game.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingChange {
    /// What it becomes.
    pub to: Rating,
    /// How many games it had; if it has more by now, nothing is written.
    pub games_before: i64,
}

/// What a finished game means for those who played it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Outcome {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Whether everybody may find the game.
    pub public: bool,
    /// Each seat's.
    pub results: Vec<SeatResult>,
    /// The ratings that move.
    pub ratings: Vec<RatingChange>,
}

/// How strong a player is believed to be.
#[derive(Clone, Debug, PartialEq)]
pub struct Rating {
    /// The player's id, or `bot:` and the bot's name.
    pub player: String,
    /// The mean.
    pub mean: f64,
    /// The standard deviation.
    pub deviation: f64,
    /// How many rated games.
    pub games: i64,
    /// How many of them were won.
    pub wins: i64,
}

/// A finished game of a player.
#[derive(Clone, Debug, PartialEq)]
pub struct PastGame {
    /// The game.
    pub game: String,
    /// Whether everybody may find it.
    pub public: bool,
    /// When it ended, in milliseconds since 1970.
    pub at: i64,
    /// How the player fared.
    pub result: SeatResult,
}

/// Games of one number of players, begun in one place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    /// How many played.
    pub players: i64,
    /// 0 for whoever began.
    pub turn: i64,
    /// How many games.
    pub games: i64,
    /// How many were won.
    pub wins: i64,
    /// All points together.
    pub points: i64,
}

/// Who plays, durably. An `Ok` of a write means that it is on the disk.
#[async_trait]
pub trait People: Send + Sync + std::fmt::Debug + 'static {
    /// Writes a player down, or changes the name.
    async fn save_player(&self, player: Player, at: i64) -> Result<(), StoreError>;
    /// The player of an id.
    async fn player(&self, id: &str) -> Result<Option<Player>, StoreError>;

    /// Gives a player a password and a name that is the player's alone.
    async fn register(&self, account: NewAccount) -> Result<(), StoreError>;
    /// The account of a player.
    async fn account(&self, player: &str) -> Result<Option<Account>, StoreError>;
    /// The account to which a name's key belongs.
    async fn account_by_key(&self, key: &str) -> Result<Option<Account>, StoreError>;
    /// Whether an account of somebody else has a name that looks like this. A name has several keys;
    /// two names look alike if they share one.
    async fn name_is_taken(&self, keys: &[String], by_other_than: &str) -> Result<bool, StoreError>;
    /// Changes the name of an account.
    async fn rename_account(&self, player: Player, keys: Vec<String>) -> Result<(), StoreError>;
    /// Changes the hash of the password.
    async fn save_password(&self, player: &str, hash: &str) -> Result<(), StoreError>;
    /// Changes the address.
    async fn save_email(&self, player: &str, email: Option<&str>) -> Result<(), StoreError>;
    /// Takes away everything that is known about a player except the games.
    async fn forget_player(&self, player: &str) -> Result<(), StoreError>;
    /// The games whose events name a player, also those the player has left.
    async fn games_naming(&self, player: &str) -> Result<Vec<String>, StoreError>;
    /// Writes other words over stored events, so that a name is gone from them.
    async fn redact(&self, game: &str, payloads: Vec<(i64, String)>) -> Result<(), StoreError>;

    /// Remembers that whoever has a token of that hash is that player.
    async fn save_session(&self, hash: &str, player: &str, agent: &str, at: i64) -> Result<(), StoreError>;
    /// The session of a token's hash.
    async fn session(&self, hash: &str) -> Result<Option<Session>, StoreError>;
    /// The sessions of a player, last used first.
    async fn sessions(&self, player: &str) -> Result<Vec<Session>, StoreError>;
    /// Remembers that a session was used.
    async fn session_seen(&self, hash: &str, at: i64) -> Result<(), StoreError>;
    /// Ends a session; whether the player had it.
    async fn end_session(&self, player: &str, hash: &str) -> Result<bool, StoreError>;
    /// Ends all sessions of a player but one.
    async fn end_sessions_except(&self, player: &str, hash: &str) -> Result<u64, StoreError>;

    /// Remembers a program's key.
    async fn save_token(&self, player: &str, token: ApiToken) -> Result<(), StoreError>;
    /// Forgets a program's key; whether the player had it.
    async fn revoke_token(&self, player: &str, hash: &str) -> Result<bool, StoreError>;
    /// The keys of a player, newest first.
    async fn tokens(&self, player: &str) -> Result<Vec<ApiToken>, StoreError>;
    /// Whom a program's key speaks for.
    async fn token_owner(&self, hash: &str) -> Result<Option<TokenOwner>, StoreError>;

    /// The rating of a player or bot, if it has one.
    async fn rating(&self, player: &str) -> Result<Option<Rating>, StoreError>;
    /// The best ratings with their players; the second number is subtracted that many deviations.
    async fn leaderboard(&self, most: i64, deviations: f64) -> Result<Vec<(Rating, Player)>, StoreError>;
    /// The finished games of a player or bot, newest first.
    async fn results_of(&self, player: &str, most: i64) -> Result<Vec<PastGame>, StoreError>;
    /// Games counted by number of players and turn, of a player or of everybody.
    async fn tallies(&self, player: Option<&str>) -> Result<Vec<Tally>, StoreError>;
}
