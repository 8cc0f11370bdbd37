//! The lobby, and the ways from there to a table.

use super::form::Form;
use super::html;
use super::note::Note;
use crate::http::Visitor;
use crate::live::lobby_of;
use crate::state::AppState;
use crate::tables::TableError;
use axum::Extension;
use axum::extract::{Query, State};
use axum::response::Response;
use posthorn_pages::home;
use posthorn_rules::{AllRegions, FinalRound, LengthFallback, Options, Seat, TileValues};
use posthorn_table::{BotKind, Command, CommandError, GameMode, Pace, TableSetup};

pub(crate) async fn page(
    State(app): State<AppState>,
    Extension(visitor): Extension<Visitor>,
    Query(note): Query<Note>,
) -> Response {
    let lobby = lobby_of(&app, &visitor.identity.player).await;
    html(home::page(&visitor.page(), &lobby, note.text(&visitor).as_deref()))
}

/// A number of seats, as far as a form can be trusted to have a sensible one.
fn setup_for(form: &Form, seats: Option<usize>, usual: usize) -> TableSetup {
    let host = &form.visitor.identity.player;
    let wanted = seats.and_then(|seats| TableSetup::new(seats, host.clone()));
    wanted
        .or_else(|| TableSetup::new(usual, host.clone()))
        .expect("the usual number of seats is one of 2 to 4")
}

/// One click to a game against bots.
pub(crate) async fn play_now(State(app): State<AppState>, form: Form) -> Response {
    let mut setup = setup_for(&form, form.number("opponents").and_then(|n| n.checked_add(1)), 3);
    setup.calm_bots = !form.has("quick");
    let started = async {
        let bot = match form.get("level") {
            Some(name) => name.parse().map_err(|_| TableError::NoSuchBot)?,
            None => BotKind::USUAL,
        };
        app.tables.start_against_bots(&form.visitor.identity, setup, bot).await
    };
    match started.await {
        Ok(id) => form.redirect(&format!("/table/{id}")),
        Err(error) => form.refused(&error, "/"),
    }
}

/// The guided first game: the one that was begun, or a new one.
pub(crate) async fn guided(State(app): State<AppState>, form: Form) -> Response {
    let identity = &form.visitor.identity;
    if let Some(id) = lobby_of(&app, &identity.player).await.guided {
        return form.redirect(&format!("/table/{id}"));
    }
    let setup = TableSetup::guided(identity.player.clone());
    match app.tables.start_against_bots(identity, setup, BotKind::USUAL).await {
        Ok(id) => form.redirect(&format!("/table/{id}")),
        Err(error) => form.refused(&error, "/"),
    }
}

/// A table for people, bots, or both.
pub(crate) async fn open_table(State(app): State<AppState>, form: Form) -> Response {
    let identity = match app.people.rename_if_taken(&form.visitor.identity, &form.visitor.words).await {
        Ok(identity) => identity,
        Err(error) => {
            tracing::error!(%error, "a name could not be checked");
            return form.refused(&TableError::Store, "/");
        }
    };
    let mode = if form.has("rated") {
        GameMode::Rated
    } else {
        let hints = form.get("hints").and_then(|word| word.parse().ok()).unwrap_or_default();
        GameMode::Casual { first: form.seat("first"), hints }
    };
    let mut setup = setup_for(&form, form.number("seats"), 2).with_mode(mode);
    setup.options = options(&form);
    setup.pace = form.get("pace").and_then(Pace::from_word).unwrap_or(Pace::Free);
    setup.public = form.get("visible") != Some("link");
    setup.calm_bots = !form.has("quick");
    if setup.is_rated() && !identity.has_account {
        return form.refused(&CommandError::NeedsAccount.into(), "/");
    }
    let opened = async {
        let table = app.tables.open(setup).await?;
        table.send(&identity, Command::Sit(Seat::new(0))).await?;
        Ok::<_, TableError>(table.id().clone())
    };
    match opened.await {
        Ok(id) => form.redirect(&format!("/table/{id}")),
        Err(error) => form.refused(&error, "/"),
    }
}

/// A preset, or each option by itself.
fn options(form: &Form) -> Options {
    let preset = form.get("preset").unwrap_or("Classic");
    let tile_values = if form.has("open_tiles") { TileValues::Open } else { TileValues::Hidden };
    if let Some((_, options)) = Options::PRESETS.into_iter().find(|(name, _)| *name == preset) {
        return Options { tile_values, ..options };
    }
    Options {
        all_regions: if form.has("every_region") {
            AllRegions::EveryRegion
        } else {
            AllRegions::OutsideBaiern
        },
        length_fallback: if form.has("seven_plus") { LengthFallback::SevenPlus } else { LengthFallback::Any },
        final_round: if form.has("one_more_each") {
            FinalRound::OneMoreEach
        } else {
            FinalRound::FinishRound
        },
        tile_values,
    }
}
