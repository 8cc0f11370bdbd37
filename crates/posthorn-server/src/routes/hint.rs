//! Hints, for the page's script and for programs.

use crate::app::AppState;
use crate::hints::Hint;
use crate::pages::{Page, play};
use crate::prospect::Prospect;
use crate::routes::form::status;
use crate::routes::program::{Answer, Asked, InPath, Program};
use crate::routes::table::Wanted;
use crate::session::Visitor;
use crate::texts::Words;
use crate::view::TableView;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use posthorn_bots::Expected;
use posthorn_rules::json::ActionForm;
use serde_json::{Value, json};

/// The panel with the hint, or why there is none.
pub(crate) async fn fragment(
    State(app): State<AppState>,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
    Extension(visitor): Extension<Visitor>,
) -> Response {
    let asked = async {
        let table = app.tables.find(&id).await?;
        let view = TableView::new(&table.now(), Some(&visitor.who.player), wanted.seat, &visitor.words);
        let hint = app.hints.ask(&view).await?;
        Ok::<String, crate::tables::TableError>(
            play::hint(&Page::of(&visitor), &view, Some(&hint), wanted.seat).into_string(),
        )
    };
    match asked.await {
        Ok(html) => Json(json!({"ok": true, "html": html})).into_response(),
        Err(error) => {
            let text = visitor.words.say(&error.key());
            (status(&error), Json(json!({"ok": false, "key": error.key(), "text": text}))).into_response()
        }
    }
}

/// The same for programs.
pub(crate) async fn api(
    State(app): State<AppState>,
    Program(who): Program,
    InPath(id): InPath<String>,
    Asked(wanted): Asked<Wanted>,
) -> Answer {
    let words = Words::default();
    let table = app.tables.find(&id).await?;
    let view = TableView::new(&table.now(), Some(&who.player), wanted.seat, &words);
    let hint = app.hints.ask(&view).await?;
    Ok(Json(hint_json(&hint, view.version, &words)))
}

pub(crate) fn hint_json(hint: &Hint, version: i64, words: &Words) -> Value {
    let turns: Vec<Value> = hint
        .turns
        .iter()
        .map(|advice| {
            let actions: Vec<ActionForm> = advice.turn.iter().map(|&action| action.into()).collect();
            let mut json = json!({"actions": actions, "why": play::why(words, &advice.why)});
            if hint.weighed() {
                json["win"] = rounded(advice.win, 1000.0);
                match advice.points {
                    Expected::Lead(lead) => json["lead"] = rounded(lead, 10.0),
                    Expected::Total(points) => json["points"] = rounded(points, 10.0),
                }
            }
            json
        })
        .collect();
    let goes_on = match hint.prospect {
        Prospect::NoRoute => Value::Null,
        Prospect::InHand(_) => 1.0.into(),
        Prospect::Chance(chance) => rounded(chance, 100.0),
    };
    json!({"version": version, "turns": turns, "route_goes_on": goes_on})
}

fn rounded(value: f32, steps: f64) -> Value {
    ((f64::from(value) * steps).round() / steps).into()
}
