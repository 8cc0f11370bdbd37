//! The one list of addresses, and what happens to every request before its handler.

use crate::http::{add_security_headers, client_address, identify, rate_limited};
use crate::routes::{
    account, assets, docs, home, operations, people, replay, settings, sign, table, table_forms,
};
use crate::state::AppState;
use crate::{api, live};
use axum::Router;
use axum::extract::{DefaultBodyLimit, MatchedPath, Request, State};
use axum::http::StatusCode;
use axum::middleware::{self, Next};
use axum::response::Response;
use axum::routing::{get, post};
use std::time::Instant;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;

/// The longest body of a request, in bytes.
const LONGEST_BODY: usize = 64 * 1024;

/// All pages and forms; `api/mod.rs` has the list for programs.
fn pages() -> Router<AppState> {
    Router::new()
        .route("/", get(home::page))
        .route("/live", get(live::follow_lobby))
        .route("/play", post(home::play_now))
        .route("/tour", post(home::guided))
        .route("/tables", post(home::open_table))
        .route("/table/{id}", get(table::page))
        .route("/table/{id}/live", get(live::follow_table))
        .route("/table/{id}/preview", get(table::closing_preview))
        .route("/table/{id}/hint", get(table::hint))
        .route("/table/{id}/record", get(table::record))
        .route("/table/{id}/act", post(table_forms::act))
        .route("/table/{id}/close", post(table_forms::close))
        .route("/table/{id}/keep", post(table_forms::keep))
        .route("/table/{id}/undo", post(table_forms::undo))
        .route("/table/{id}/sit", post(table_forms::sit))
        .route("/table/{id}/leave", post(table_forms::leave))
        .route("/table/{id}/return", post(table_forms::play_again))
        .route("/table/{id}/bot", post(table_forms::add_bot))
        .route("/table/{id}/guest", post(table_forms::add_guest))
        .route("/table/{id}/free", post(table_forms::free_seat))
        .route("/table/{id}/standin", post(table_forms::stand_in))
        .route("/table/{id}/ready", post(table_forms::set_ready))
        .route("/table/{id}/start", post(table_forms::start))
        .route("/table/{id}/say", post(table_forms::chat))
        .route("/table/{id}/rematch", post(table_forms::rematch))
        .route("/replay/{id}", get(replay::page))
        .route("/replay/{id}/at", get(replay::at))
        .route("/replay/{id}/analysis", get(replay::analysis))
        .route("/replay/{id}/analyse", post(replay::begin_analysis))
        .route("/me", get(account::page).post(account::save_guest_name))
        .route("/me/tokens", post(account::create_token))
        .route("/me/tokens/revoke", post(account::revoke_token))
        .route("/me/name", post(account::rename))
        .route("/me/email", post(account::change_email))
        .route("/me/password", post(account::change_password))
        .route("/me/sessions/end", post(account::end_session))
        .route("/me/delete", post(account::delete))
        .route("/signin", get(sign::sign_in_page).post(sign::sign_in))
        .route("/signup", get(sign::sign_up_page).post(sign::sign_up))
        .route("/signout", post(sign::sign_out))
        .route("/player/{id}", get(people::profile))
        .route("/leaderboard", get(people::leaderboard))
        .route("/settings", get(settings::page).post(settings::save))
        .route("/settings/sound", post(settings::toggle_sound))
        .route("/language", post(account::set_language))
        .route("/rules", get(docs::rules))
        .route("/rules/long", get(docs::all_rules))
        .route("/help", get(docs::help))
        .route("/docs/api", get(docs::api))
        .fallback(docs::not_found)
}

/// Everything that this server answers.
pub(crate) fn router(state: AppState) -> Router {
    let pages = pages().layer(middleware::from_fn_with_state(state.sessions.clone(), identify));
    let files = Router::new()
        .route("/assets/{version}/{file}", get(assets::file))
        .route("/healthz", get(operations::health))
        .route("/metrics", get(operations::metrics));
    let answer_within = state.config.connections.answer;
    pages
        .merge(api::router())
        .merge(files)
        .layer(middleware::from_fn_with_state(state.clone(), measure))
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, answer_within))
        .layer(CompressionLayer::new())
        .layer(middleware::from_fn_with_state(state.clone(), protect))
        .with_state(state)
}

/// Limits how much one client may ask for, and adds the headers that keep foreign script and other hosts out.
async fn protect(State(app): State<AppState>, mut request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let client = client_address(&request, app.config.behind_proxy);
    request.extensions_mut().insert(client);
    let mut response = match app.limits.request(client) {
        Ok(()) => next.run(request).await,
        Err(limited) => {
            let response = rate_limited(&request, limited);
            app.metrics.request_answered("rate limited", method.as_str(), 429, begun.elapsed());
            response
        }
    };
    // The path names a table, never what was done there: an action can be a secret of its player.
    let (status, micros) = (response.status().as_u16(), begun.elapsed().as_micros() as u64);
    tracing::debug!(%method, path, status, micros);
    add_security_headers(response.headers_mut(), app.config.secure_cookies);
    response
}

/// Counts requests by the pattern of their address.
async fn measure(State(app): State<AppState>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let route = request.extensions().get::<MatchedPath>().cloned();
    let method = request.method().clone();
    let response = next.run(request).await;
    let route = route.as_ref().map_or("other", MatchedPath::as_str);
    app.metrics.request_answered(route, method.as_str(), response.status().as_u16(), begun.elapsed());
    response
}
