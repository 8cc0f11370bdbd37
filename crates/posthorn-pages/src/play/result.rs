//! The result: the points of every source, and the way there.

use crate::layout::signed;
use crate::{LocalizedTable, Page};
use maud::{Markup, html};
use posthorn_rules::{Seat, Standing};
use posthorn_table::VisibleGame;

pub(super) fn result(
    page: &Page<'_>,
    table: &LocalizedTable,
    game: &VisibleGame,
    standing: &Standing,
) -> Markup {
    let winner = standing.winner.map(|seat| who(page, table, seat)).unwrap_or_default();
    html! {
        details.result #result open {
            summary title=(page.say("result-toggle")) { h2 { (page.words.with("result-winner", &[("name", winner.into())])) } }
            table {
                thead { tr {
                    th { (page.say("result-player")) }
                    @for key in ["result-carriage", "result-bonus", "result-unplaced", "result-total"] { th { (page.say(key)) } }
                } }
                tbody {
                    @for &seat in &standing.ranking {
                        @let score = standing.scores[seat.index()];
                        tr class={ "p" (seat.index()) } {
                            th { (who(page, table, seat)) }
                            td { (score.carriage) }
                            td { (score.bonus) }
                            td { (signed(-score.unplaced)) }
                            td { b data-count=(score.total) { (signed(score.total)) } }
                        }
                    }
                }
            }
            (chart(page, table, game))
            div.row {
                @if let Some(table) = &table.rematch {
                    a.button.primary href={ "/table/" (table) } #to-rematch { (page.say("result-to-rematch")) }
                } @else if table.is_seated() {
                    form method="post" action={ "/table/" (table.id) "/rematch" } data-live-form {
                        (page.csrf())
                        button.primary type="submit" #rematch { (page.say("result-rematch")) }
                    }
                }
                a.button #to-replay href={ "/replay/" (table.id) } { (page.say("result-replay")) }
                a.button href={ "/table/" (table.id) "/record" } { (page.say("result-record")) }
                a.button href="/" { (page.say("back-home")) }
            }
            details.fair {
                summary { (page.say("fair-heading")) }
                p { (page.say("fair-commitment")) " " code { (table.commitment) } }
                @if let Some(secret) = &table.secret { p { (page.say("fair-secret")) " " code { (secret) } } }
            }
        }
    }
}

/// A player's name, and whether the player had left by then and a bot played on.
fn who(page: &Page<'_>, table: &LocalizedTable, seat: Seat) -> String {
    let name = table.name(seat);
    match table.seats[seat.index()].away {
        Some(_) => format!("{name} ({})", page.say("profile-quit")),
        None => name.to_owned(),
    }
}

/// The points after each round, a line for each player.
fn chart(page: &Page<'_>, table: &LocalizedTable, game: &VisibleGame) -> Markup {
    let rounds = &game.round_scores;
    if rounds.len() < 2 {
        return html! {};
    }
    let (low, high) = rounds
        .iter()
        .flatten()
        .fold((0, 0), |(low, high): (i32, i32), &points| (low.min(points), high.max(points)));
    let x = |round: usize| 10.0 + 380.0 * round as f32 / (rounds.len() - 1) as f32;
    let y = |points: i32| 110.0 - 100.0 * (points - low) as f32 / (high - low).max(1) as f32;
    let line = |seat: Seat| -> String {
        rounds
            .iter()
            .enumerate()
            .map(|(round, points)| format!("{:.0},{:.0}", x(round), y(points[seat.index()])))
            .collect::<Vec<_>>()
            .join(" ")
    };
    html! {
        svg.chart viewBox="0 0 400 120" role="img" aria-label=(page.say("result-chart")) {
            line.axis x1="10" x2="390" y1=(y(0)) y2=(y(0)) {}
            @for seat in &table.seats { polyline class={ "p" (seat.seat.index()) } points=(line(seat.seat)) {} }
        }
    }
}
