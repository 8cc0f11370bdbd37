//! The leaderboard, and what it is worth to begin.

use crate::Page;
use crate::layout::{footer, layout};
use maud::{Markup, html};
use posthorn_table::Participant;

/// What the leaderboard shows.
#[derive(Clone, Debug)]
pub struct LeaderboardPage {
    /// The best first.
    pub rows: Vec<Row>,
    /// How everybody's games ended.
    pub statistics: Vec<TurnStatistics>,
}

/// A player or bot on the leaderboard.
#[derive(Clone, Debug)]
pub struct Row {
    /// Who it is.
    pub participant: Participant,
    /// The name in the reader's language.
    pub name: String,
    /// The rating as people see it.
    pub rating: i64,
    /// How many rated games.
    pub games: i64,
    /// How many of them were won.
    pub wins: i64,
    /// Whether it is the reader.
    pub is_own: bool,
}

/// How games ended for those who sat at one place of the order.
#[derive(Clone, Copy, Debug)]
pub struct TurnStatistics {
    /// How many played.
    pub players: i64,
    /// At which turn they began, from 0.
    pub turn: i64,
    /// How many games.
    pub games: i64,
    /// How many of them were won.
    pub wins: i64,
    /// All points together.
    pub points: i64,
}

/// The page.
pub fn page(page: &Page<'_>, board: &LeaderboardPage) -> Markup {
    let content = html! {
        main #main.sheet.wide {
            h1 { (page.say("leaderboard-heading")) }
            p { (page.say("leaderboard-lead")) }
            @if board.rows.is_empty() {
                p.empty { (page.say("leaderboard-empty")) }
            } @else {
                div.scroll tabindex="0" {
                    table.figures #leaderboard {
                        thead { tr {
                            th scope="col" { (page.say("leaderboard-rank")) }
                            th.words scope="col" { (page.say("result-player")) }
                            th scope="col" { (page.say("rating")) }
                            th scope="col" { (page.say("games")) }
                            th scope="col" { (page.say("wins")) }
                        } }
                        tbody {
                            @for (rank, row) in board.rows.iter().enumerate() {
                                tr.you[row.is_own] {
                                    td { (rank + 1) }
                                    th.words scope="row" { a href={ "/player/" (row.participant) } { (row.name) } }
                                    td { b { (row.rating) } }
                                    td { (row.games) }
                                    td { (share(page, row.wins, row.games)) }
                                }
                            }
                        }
                    }
                }
            }
            @if !board.statistics.is_empty() {
                h2 { (page.say("seats-heading")) }
                p { (page.say("seats-lead")) }
                (by_turn(page, &board.statistics))
            }
        }
        (footer(page))
    };
    layout(page, &page.title("leaderboard-heading"), "plain", html! { span.grow {} }, content)
}

/// A part of a whole in per cent.
pub(crate) fn share(page: &Page<'_>, part: i64, whole: i64) -> String {
    if whole == 0 { "–".to_owned() } else { page.words.percent((100 * part + whole / 2) / whole) }
}

/// Wins and points by number of players and turn.
pub(crate) fn by_turn(page: &Page<'_>, statistics: &[TurnStatistics]) -> Markup {
    html! {
        div.scroll tabindex="0" {
            table.figures {
                thead { tr {
                    th.words scope="col" { (page.say("stats-players")) }
                    th.words scope="col" { (page.say("stats-turn")) }
                    th scope="col" { (page.say("games")) }
                    th scope="col" { (page.say("wins")) }
                    th scope="col" { (page.say("stats-average")) }
                } }
                tbody {
                    @for line in statistics {
                        tr {
                            th.words scope="row" { (line.players) }
                            td.words { (page.words.with("stats-turn-nth", &[("turn", (line.turn + 1).into())])) }
                            td { (line.games) }
                            td.bar-cell {
                                (share(page, line.wins, line.games))
                                svg.portion viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" {
                                    rect.all width="100" height="8" {}
                                    rect.part width=(100 * line.wins / line.games.max(1)) height="8" {}
                                }
                            }
                            td { (average(page, line.points, line.games)) }
                        }
                    }
                }
            }
        }
    }
}

fn average(page: &Page<'_>, points: i64, games: i64) -> String {
    page.words.decimal(points as f64 / games.max(1) as f64)
}
