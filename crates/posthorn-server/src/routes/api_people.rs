//! Accounts, keys, sessions, profiles and the leaderboard for programs.

use crate::accounts::{self, AccountError, Wanted};
use crate::app::AppState;
use crate::ids;
use crate::limits::Caller;
use crate::names;
use crate::pages::profile::Profile;
use crate::ratings::{DOUBT, shown};
use crate::routes::account::{MOST_KEYS, make_token, revoke, short};
use crate::routes::people::find;
use crate::routes::program::{Answer, ApiError, Asked, InPath, Owner, Reader, Scope, Sent};
use crate::tables::Who;
use crate::texts::Words;
use crate::view::bot_name;
use axum::extract::State;
use axum::{Extension, Json};
use posthorn_store::{ApiToken, Player, Rating};
use serde::Deserialize;
use serde_json::{Value, json};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewPlayer {
    name: String,
    password: Option<String>,
    email: Option<String>,
}

/// Makes a player for a program, and its key; with a password it is an account.
pub(crate) async fn new_account(
    State(app): State<AppState>,
    Extension(caller): Extension<Caller>,
    Sent(wish): Sent<NewPlayer>,
) -> Answer {
    app.limits.newcomer(caller).map_err(ApiError::TooMuch)?;
    let id = ids::hex(&ids::random_bytes::<8>());
    let player = match &wish.password {
        Some(password) => {
            let email = wish.email.as_deref().unwrap_or_default();
            accounts::register(&app, &id, Wanted { name: &wish.name, password, email }).await?
        }
        None if wish.email.is_some() => return Err(AccountError::BadPassword.into()),
        None => {
            let name = accounts::guest_may_be_called(&app, &id, &wish.name).await?;
            let player = Player { id, name };
            app.store.save_player(player.clone(), ids::now()).await?;
            player
        }
    };
    let (token, stored) = make_token(&app, &player.id, "first", &Scope::ALL).await?;
    let who = Who { player: player.id, name: player.name, account: wish.password.is_some() };
    let mut json = account_json(&app, &who, &stored.scopes).await?;
    json["token"] = token.into();
    Ok(Json(json))
}

async fn account_json(app: &AppState, who: &Who, scopes: &str) -> Result<Value, ApiError> {
    let rating = app.store.rating(&who.player).await?;
    Ok(json!({
        "id": who.player, "name": who.name, "account": who.account, "scopes": words(scopes),
        "rating": rating.as_ref().map(rating_json),
    }))
}

fn words(scopes: &str) -> Vec<&str> {
    scopes.split(' ').filter(|word| !word.is_empty()).collect()
}

fn rating_json(rating: &Rating) -> Value {
    json!({
        "rating": shown(rating.mean, rating.deviation), "mean": rating.mean, "deviation": rating.deviation,
        "games": rating.games, "wins": rating.wins,
    })
}

pub(crate) async fn account(State(app): State<AppState>, Reader { who, scopes }: Reader) -> Answer {
    Ok(Json(account_json(&app, &who, &scopes).await?))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Changes {
    name: Option<String>,
    email: Option<String>,
    new_password: Option<String>,
    password: Option<String>,
}

/// Changes the name, the address or the password; the latter two need the password.
pub(crate) async fn change(
    State(app): State<AppState>,
    Owner { mut who, scopes, caller }: Owner,
    Sent(changes): Sent<Changes>,
) -> Answer {
    if changes.email.is_some() || changes.new_password.is_some() {
        let password = changes.password.as_deref().unwrap_or_default();
        let account = accounts::prove(&app, caller, &who, password).await?;
        if let Some(new) = &changes.new_password {
            accounts::change_password(&app, &account, new, "").await?;
        }
        if let Some(email) = &changes.email {
            accounts::change_email(&app, &who.player, email).await?;
        }
    }
    if let Some(name) = &changes.name {
        who.name = accounts::rename(&app, &who, name).await?.name;
    }
    Ok(Json(account_json(&app, &who, &scopes).await?))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Farewell {
    password: Option<String>,
}

/// Deletes everything about the player but the games; an account needs the password.
pub(crate) async fn delete_account(
    State(app): State<AppState>,
    Owner { who, caller, .. }: Owner,
    Sent(farewell): Sent<Farewell>,
) -> Answer {
    if who.account {
        accounts::prove(&app, caller, &who, farewell.password.as_deref().unwrap_or_default()).await?;
    }
    accounts::delete(&app, &who).await?;
    Ok(Json(json!({"deleted": who.player})))
}

fn token_json(token: &ApiToken) -> Value {
    json!({
        "id": short(&token.hash), "label": token.label, "scopes": words(&token.scopes),
        "created_at_ms": token.created_at,
    })
}

pub(crate) async fn tokens(State(app): State<AppState>, Owner { who, .. }: Owner) -> Answer {
    let tokens = app.store.tokens(&who.player).await?;
    Ok(Json(json!({"tokens": tokens.iter().map(token_json).collect::<Vec<_>>()})))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewToken {
    label: Option<String>,
    scopes: Option<Vec<String>>,
}

pub(crate) async fn new_token(
    State(app): State<AppState>,
    Owner { who, .. }: Owner,
    Sent(wish): Sent<NewToken>,
) -> Answer {
    let label = match &wish.label {
        Some(label) => names::tidy(label).ok_or(AccountError::BadName)?,
        None => "bot".to_owned(),
    };
    let scopes = match &wish.scopes {
        None => vec![Scope::Read, Scope::Play],
        Some(words) => {
            let read = words.iter().map(|word| Scope::from_word(word)).collect::<Option<Vec<_>>>();
            read.filter(|scopes| !scopes.is_empty())
                .ok_or_else(|| ApiError::Unusable("scopes are read, play and account".to_owned()))?
        }
    };
    if app.store.tokens(&who.player).await?.len() >= MOST_KEYS {
        return Err(ApiError::Refused("error-too-many-keys"));
    }
    let (token, stored) = make_token(&app, &who.player, &label, &scopes).await?;
    let mut json = token_json(&stored);
    json["token"] = token.into();
    Ok(Json(json))
}

pub(crate) async fn revoke_token(
    State(app): State<AppState>,
    Owner { who, .. }: Owner,
    InPath(id): InPath<String>,
) -> Answer {
    if !revoke(&app, &who.player, &id).await? {
        return Err(ApiError::NotFound);
    }
    Ok(Json(json!({"revoked": id})))
}

pub(crate) async fn sessions(State(app): State<AppState>, Owner { who, .. }: Owner) -> Answer {
    let sessions = app.store.sessions(&who.player).await?;
    let list: Vec<Value> = sessions
        .iter()
        .map(|session| {
            json!({
                "id": short(&session.hash), "agent": session.agent,
                "created_at_ms": session.created_at, "seen_at_ms": session.seen_at,
            })
        })
        .collect();
    Ok(Json(json!({"sessions": list})))
}

pub(crate) async fn end_session(
    State(app): State<AppState>,
    Owner { who, .. }: Owner,
    InPath(id): InPath<String>,
) -> Answer {
    let sessions = app.store.sessions(&who.player).await?;
    let session = sessions.iter().find(|session| short(&session.hash) == id).ok_or(ApiError::NotFound)?;
    app.store.end_session(&who.player, &session.hash).await?;
    Ok(Json(json!({"ended": id})))
}

/// What everybody may know about a player or bot.
pub(crate) async fn player(State(app): State<AppState>, InPath(id): InPath<String>) -> Answer {
    let profile = find(&app, &id, None).await?.ok_or(ApiError::NotFound)?;
    Ok(Json(profile_json(&profile)))
}

fn profile_json(profile: &Profile) -> Value {
    let games: Vec<Value> = profile
        .games
        .iter()
        .filter(|past| past.public)
        .map(|past| {
            let result = &past.result;
            json!({
                "table": past.game, "ended_at_ms": past.at, "players": result.players, "turn": result.turn,
                "place": result.place, "points": result.points, "quit": result.quit,
                "rating": result.rating.map(|(mean, deviation)| shown(mean, deviation)),
            })
        })
        .collect();
    let statistics: Vec<Value> = profile
        .tallies
        .iter()
        .map(|tally| {
            json!({
                "players": tally.players, "turn": tally.turn, "games": tally.games, "wins": tally.wins,
                "points": tally.points,
            })
        })
        .collect();
    let regions: serde_json::Map<String, Value> = profile
        .regions()
        .into_iter()
        .map(|(region, count)| (region.name().to_owned(), count.into()))
        .collect();
    json!({
        "id": profile.player.id,
        "name": profile.bot.map_or(profile.player.name.clone(), |bot| bot_name(bot, &Words::default())),
        "bot": profile.bot.is_some(), "account": profile.account,
        "rating": profile.rating.as_ref().map(rating_json),
        "games": games, "statistics": statistics, "offices": regions,
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Page {
    most: Option<u16>,
}

pub(crate) async fn leaderboard(State(app): State<AppState>, Asked(page): Asked<Page>) -> Answer {
    let most = i64::from(page.most.unwrap_or(100));
    if !(1..=100).contains(&most) {
        return Err(ApiError::BadRequest("most is a number from 1 to 100".to_owned()));
    }
    let board = app.store.leaderboard(most, DOUBT).await?;
    let list: Vec<Value> = board
        .iter()
        .map(|(rating, player)| {
            let bot = player.id.strip_prefix("bot:");
            let mut json = rating_json(rating);
            json["id"] = player.id.clone().into();
            json["name"] = bot.map_or(player.name.clone(), |level| bot_name(level, &Words::default())).into();
            json["bot"] = bot.is_some().into();
            json
        })
        .collect();
    Ok(Json(json!({"players": list})))
}
