//! The live connection of the lobby, and what the lobby shows.

use super::connection::{Connection, ConnectionCount, is_same_origin, limit_buffers};
use super::update::{Shown, Update, send_update};
use crate::clock;
use crate::http::{ClientAddress, Visitor};
use crate::state::AppState;
use axum::Extension;
use axum::extract::State;
use axum::extract::ws::{WebSocket, WebSocketUpgrade};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use posthorn_pages::home::{self, FinishedGame, Lobby};
use posthorn_store::{PastGame, TableRow};
use posthorn_table::{Participant, PlayerId, TableSetup, TableStatus, TableSummary};
use std::sync::Arc;
use std::time::Duration;

/// The lobby changes with every action of every game: it is sent at most this often.
const SEND_EVERY: Duration = Duration::from_millis(250);
/// A game that has slept for so long is no longer listed; its link still wakes it.
const LIST_ASLEEP_FOR: Duration = Duration::from_secs(90 * 24 * 3600);
/// How many of the player's tables are looked at for those that sleep.
const LATEST_TABLES: i64 = 30;
/// How many finished games are listed.
const FINISHED_GAMES: i64 = 5;

/// What the lobby shows one player.
pub(crate) async fn lobby_of(app: &AppState, player: &PlayerId) -> Lobby {
    let all = app.tables.lobby().list();
    let (mut mine, others): (Vec<Arc<TableSummary>>, Vec<Arc<TableSummary>>) =
        all.into_iter().partition(|table| table.seats_player(player));
    let guided = mine.iter().find(|table| table.setup.is_guided()).map(|table| table.id.clone());
    mine.retain(|table| !table.setup.is_guided());
    mine.sort_by_key(|table| (!table.waits_for(player), std::cmp::Reverse(table.seq)));
    let public = |status| {
        let listed = others.iter().filter(move |table| table.status == status && table.setup.public);
        listed.cloned().collect::<Vec<_>>()
    };
    let rows = app.store.tables_of_player(player, LATEST_TABLES).await.unwrap_or_default();
    let oldest = clock::now() - LIST_ASLEEP_FOR.as_millis() as i64;
    let asleep = rows.iter().filter(|row| row.created_at > oldest && is_listed_asleep(row));
    let asleep = asleep.map(|row| (row.id.clone(), row.created_at)).collect();
    let participant = Participant::Player(player.clone());
    let finished = app.store.results_of(&participant, FINISHED_GAMES).await.unwrap_or_default();
    Lobby {
        player: player.clone(),
        mine,
        open: public(TableStatus::Open),
        running: public(TableStatus::Running),
        finished: finished.into_iter().map(finished_game).collect(),
        asleep,
        guided,
    }
}

fn is_listed_asleep(row: &TableRow) -> bool {
    let is_guided = || serde_json::from_str::<TableSetup>(&row.setup).is_ok_and(|setup| setup.is_guided());
    row.status == TableStatus::Asleep && !is_guided()
}

fn finished_game(past: PastGame) -> FinishedGame {
    FinishedGame {
        table: past.table,
        at: past.at,
        place: past.result.place.into(),
        players: past.result.players.into(),
        points: past.result.points.into(),
        quit: past.result.quit,
    }
}

pub(crate) async fn follow_lobby(
    State(app): State<AppState>,
    Extension(visitor): Extension<Visitor>,
    Extension(client): Extension<ClientAddress>,
    headers: HeaderMap,
    ws: WebSocketUpgrade,
) -> Response {
    if !is_same_origin(&headers) {
        return StatusCode::FORBIDDEN.into_response();
    }
    match ConnectionCount::new(&app, client) {
        Some(count) => limit_buffers(ws).on_upgrade(move |socket| follow(socket, count, app, visitor)),
        None => StatusCode::TOO_MANY_REQUESTS.into_response(),
    }
}

async fn follow(socket: WebSocket, count: ConnectionCount, app: AppState, visitor: Visitor) {
    let mut connection = Connection::new(socket, count);
    let mut shown = Shown::default();
    let mut changes = app.tables.lobby().changes();
    loop {
        changes.borrow_and_update();
        let update = {
            let lobby = lobby_of(&app, &visitor.identity.player).await;
            let page = visitor.page();
            let (title, fragments) = (home::title(&page, &lobby), home::fragments(&page, &lobby));
            Update::new(0, page.now, "home", title, lobby.waits(), fragments)
        };
        let rest = async {
            tokio::time::sleep(SEND_EVERY).await;
            changes.changed().await.is_ok()
        };
        if !send_update(&mut connection, &mut shown, update).await || !connection.wait_for(rest).await {
            return;
        }
    }
}
