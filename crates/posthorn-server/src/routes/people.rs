//! Profiles and the leaderboard.

use crate::app::AppState;
use crate::pages::profile::Profile;
use crate::pages::{Page, leaderboard, message, profile};
use crate::ratings::DOUBT;
use crate::session::Visitor;
use axum::Extension;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use posthorn_bots::ROSTER;
use posthorn_store::{Player, StoreError};

/// How many finished games a profile looks at.
const GAMES: i64 = 500;
/// How many players the leaderboard has.
const LONGEST_BOARD: i64 = 100;

pub(crate) async fn profile(
    State(app): State<AppState>,
    Path(id): Path<String>,
    Extension(visitor): Extension<Visitor>,
) -> Response {
    let page = Page::of(&visitor);
    match find(&app, &id, Some(&visitor.who.player)).await {
        Ok(Some(found)) => profile::page(&page, &found).into_response(),
        Ok(None) => (StatusCode::NOT_FOUND, message::page(&page, "error-no-player")).into_response(),
        Err(error) => unavailable(&page, &error),
    }
}

/// What everybody may know about a player or bot; the player sees games behind links too.
pub(crate) async fn find(
    app: &AppState,
    id: &str,
    viewer: Option<&str>,
) -> Result<Option<Profile>, StoreError> {
    let bot = id.strip_prefix("bot:").and_then(|level| ROSTER.iter().find(|entry| entry.name == level));
    let player = match bot {
        Some(bot) => Some(Player { id: id.to_owned(), name: bot.name.to_owned() }),
        None => app.store.player(id).await?.filter(|player| !player.name.is_empty()),
    };
    let Some(player) = player else { return Ok(None) };
    let own = viewer == Some(id);
    let account = app.store.account(id).await?;
    Ok(Some(Profile {
        bot: bot.map(|bot| bot.name),
        own,
        account: account.is_some(),
        since: account.map(|account| account.created_at),
        rating: app.store.rating(id).await?,
        tallies: app.store.tallies(Some(id)).await?,
        games: app.store.results_of(id, GAMES).await?,
        player,
    }))
}

pub(crate) async fn leaderboard(
    State(app): State<AppState>,
    Extension(visitor): Extension<Visitor>,
) -> Response {
    let page = Page::of(&visitor);
    let board = async {
        let board = app.store.leaderboard(LONGEST_BOARD, DOUBT).await?;
        Ok::<_, StoreError>((board, app.store.tallies(None).await?))
    };
    match board.await {
        Ok((board, tallies)) => {
            leaderboard::page(&page, &board, &tallies, &visitor.who.player).into_response()
        }
        Err(error) => unavailable(&page, &error),
    }
}

fn unavailable(page: &Page<'_>, error: &StoreError) -> Response {
    tracing::error!(%error, "people cannot be read");
    (StatusCode::SERVICE_UNAVAILABLE, message::page(page, "error-store-read")).into_response()
}
