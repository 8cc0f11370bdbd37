//! The lobby.

use crate::accounts;
use crate::app::AppState;
use crate::bot_seats::usual_level;
use crate::lobby::Summary;
use crate::pages::{Page, home};
use crate::routes::form::Posted;
use crate::sentences::told;
use crate::session::Visitor;
use crate::tables::{Hints, Order, Pace, TableError, TableSetup, Who};
use axum::Extension;
use axum::extract::{Query, State};
use axum::response::{IntoResponse, Response};
use posthorn_bots::ROSTER;
use posthorn_rules::{AllRegions, FinalRound, LengthFallback, Options, TileValues};
use posthorn_store::Status;
use serde::Deserialize;
use std::sync::Arc;
use std::time::Duration;

/// A game that has slept for so long is no longer listed; its link still wakes it.
const FORGOTTEN: Duration = Duration::from_secs(90 * 24 * 3600);

/// A sentence to show on a page, by its key.
#[derive(Debug, Deserialize)]
pub(crate) struct Note {
    note: Option<String>,
}

impl Note {
    /// Only keys of notes, errors and reasons: a link cannot put other texts on the page.
    pub(crate) fn text(&self, visitor: &Visitor) -> Option<String> {
        let key = self.note.as_deref()?;
        let ours = ["note-", "error-", "reason-"].iter().any(|prefix| key.starts_with(prefix));
        if ours { told(key, &visitor.words) } else { None }
    }
}

pub(crate) async fn page(
    State(app): State<AppState>,
    Extension(visitor): Extension<Visitor>,
    Query(note): Query<Note>,
) -> Response {
    let lists = lists(&app, &visitor.who).await;
    let text = note.text(&visitor);
    home::page(&Page::of(&visitor), &lists, text.as_deref()).into_response()
}

/// What the lobby shows one visitor.
pub(crate) async fn lists(app: &AppState, who: &Who) -> home::Lists {
    let all = app.tables.lobby().list();
    let (mut mine, others): (Vec<Arc<Summary>>, Vec<Arc<Summary>>) =
        all.into_iter().partition(|table| table.has(&who.player));
    let tour = mine.iter().find(|table| table.setup.tour).map(|table| table.id.clone());
    mine.retain(|table| !table.setup.tour);
    mine.sort_by_key(|table| (!table.waits_for(&who.player), std::cmp::Reverse(table.seq)));
    let public = |status| {
        others.iter().filter(move |t| t.status == status && t.setup.public).cloned().collect::<Vec<_>>()
    };
    let tours = |setup: &str| serde_json::from_str::<TableSetup>(setup).is_ok_and(|setup| setup.tour);
    let rows = app.store.games_of(&who.player, 30).await.unwrap_or_default();
    let newest = crate::ids::now() - FORGOTTEN.as_millis() as i64;
    let asleep = rows
        .iter()
        .filter(|row| row.status == Status::Asleep && row.created_at > newest && !tours(&row.setup));
    let asleep = asleep.map(|row| (row.id.clone(), row.created_at)).collect();
    let finished = app.store.results_of(&who.player, 5).await.unwrap_or_default();
    home::Lists {
        player: who.player.clone(),
        mine,
        open: public(Status::Open),
        running: public(Status::Running),
        finished,
        asleep,
        tour,
    }
}

/// One click to a game against bots.
pub(crate) async fn play_now(State(app): State<AppState>, posted: Posted) -> Response {
    let opponents = posted.number("opponents").filter(|n| (1..=3).contains(n)).unwrap_or(2);
    let level = posted.get("level").unwrap_or(usual_level()).to_owned();
    let setup = TableSetup {
        seats: opponents + 1,
        options: Options::CLASSIC,
        pace: Pace::Free,
        public: true,
        rated: false,
        first: None,
        host: posted.visitor.who.player.clone(),
        calm_bots: !posted.has("quick"),
        hints: Hints::AgainstBots,
        tour: false,
    };
    match start_with_bots(&app, &posted.visitor.who, setup, &level).await {
        Ok(id) => posted.go(&format!("/table/{id}")),
        Err(error) => posted.refused(&error, "/"),
    }
}

async fn start_with_bots(
    app: &AppState,
    who: &Who,
    setup: TableSetup,
    level: &str,
) -> Result<String, TableError> {
    if !ROSTER.iter().any(|entry| entry.name == level) {
        return Err(TableError::NoSuchBot);
    }
    let bots = setup.seats - 1;
    let id = app.tables.open(setup).await?;
    let table = app.tables.find(&id).await?;
    table.ask(who, Order::Sit(Some(0))).await?;
    for _ in 0..bots {
        table.ask(who, Order::AddBot { seat: None, level: level.to_owned() }).await?;
    }
    table.ask(who, Order::Start).await?;
    Ok(id)
}

/// The guided first game: the one that was begun, or a new one.
pub(crate) async fn tour(State(app): State<AppState>, posted: Posted) -> Response {
    let who = &posted.visitor.who;
    if let Some(id) = lists(&app, who).await.tour {
        return posted.go(&format!("/table/{id}"));
    }
    let setup = TableSetup {
        seats: 2,
        options: Options::CLASSIC,
        pace: Pace::Free,
        public: false,
        rated: false,
        first: Some(0),
        host: who.player.clone(),
        calm_bots: true,
        hints: Hints::Never,
        tour: true,
    };
    match start_with_bots(&app, who, setup, usual_level()).await {
        Ok(id) => posted.go(&format!("/table/{id}")),
        Err(error) => posted.refused(&error, "/"),
    }
}

/// A table for people, bots, or both.
pub(crate) async fn open_table(State(app): State<AppState>, posted: Posted) -> Response {
    let who = match accounts::honest(&app, &posted.visitor.who, &posted.visitor.words).await {
        Ok(who) => &who.clone(),
        Err(error) => return posted.refused(&TableError::Store(error.to_string()), "/"),
    };
    let seats = posted.number("seats").filter(|n| (2..=4).contains(n)).unwrap_or(2);
    let setup = TableSetup {
        seats,
        options: options(&posted),
        pace: posted.get("pace").and_then(Pace::from_word).unwrap_or(Pace::Free),
        public: posted.get("visible") != Some("link"),
        rated: posted.has("rated"),
        first: posted.number("first").filter(|seat| *seat < seats),
        host: who.player.clone(),
        calm_bots: !posted.has("quick"),
        hints: posted.get("hints").and_then(Hints::from_word).unwrap_or_default(),
        tour: false,
    };
    if setup.rated && !who.account {
        return posted.refused(&TableError::NeedsAccount, "/");
    }
    let opened = async {
        let id = app.tables.open(setup).await?;
        let table = app.tables.find(&id).await?;
        table.ask(who, Order::Sit(Some(0))).await?;
        Ok::<String, TableError>(id)
    };
    match opened.await {
        Ok(id) => posted.go(&format!("/table/{id}")),
        Err(error) => posted.refused(&error, "/"),
    }
}

/// A preset, or each option by itself.
fn options(posted: &Posted) -> Options {
    let preset = posted.get("preset").unwrap_or("Classic");
    let tile_values = if posted.has("open_tiles") { TileValues::Open } else { TileValues::Hidden };
    if let Some((_, options)) = Options::PRESETS.into_iter().find(|(name, _)| *name == preset) {
        return Options { tile_values, ..options };
    }
    Options {
        all_regions: if posted.has("every_region") {
            AllRegions::EveryRegion
        } else {
            AllRegions::OutsideBaiern
        },
        length_fallback: if posted.has("seven_plus") {
            LengthFallback::SevenPlus
        } else {
            LengthFallback::Any
        },
        final_round: if posted.has("one_more_each") {
            FinalRound::OneMoreEach
        } else {
            FinalRound::FinishRound
        },
        tile_values,
    }
}
