//! The leaderboard, and what it is worth to begin.

use super::{Page, footer, layout};
use crate::ratings::shown;
use crate::view::bot_name;
use maud::{Markup, html};
use posthorn_store::{Player, Rating, Tally};

pub(crate) fn page(page: &Page<'_>, board: &[(Rating, Player)], tallies: &[Tally], viewer: &str) -> Markup {
    let content = html! {
        main #main.sheet.wide {
            h1 { (page.say("leaderboard-heading")) }
            p { (page.say("leaderboard-lead")) }
            @if board.is_empty() {
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
                            @for (rank, (rating, player)) in board.iter().enumerate() {
                                tr.you[player.id == viewer] {
                                    td { (rank + 1) }
                                    th.words scope="row" { a href={ "/player/" (player.id) } { (name(page, player)) } }
                                    td { b { (shown(rating.mean, rating.deviation)) } }
                                    td { (rating.games) }
                                    td { (share(page, rating.wins, rating.games)) }
                                }
                            }
                        }
                    }
                }
            }
            @if !tallies.is_empty() {
                h2 { (page.say("seats-heading")) }
                p { (page.say("seats-lead")) }
                (by_turn(page, tallies))
            }
        }
        (footer(page))
    };
    layout(page, &page.title("leaderboard-heading"), "plain", html! { span.grow {} }, content)
}

/// A player's name, or a bot's in the reader's language.
pub(super) fn name(page: &Page<'_>, player: &Player) -> String {
    match player.id.strip_prefix("bot:") {
        Some(level) => bot_name(level, page.words),
        None => page.words.person(&player.name),
    }
}

/// A part of a whole in per cent.
pub(super) fn share(page: &Page<'_>, part: i64, whole: i64) -> String {
    if whole == 0 { "–".to_owned() } else { page.words.percent((100 * part + whole / 2) / whole) }
}

/// Wins and points by number of players and turn.
pub(super) fn by_turn(page: &Page<'_>, tallies: &[Tally]) -> Markup {
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
                    @for tally in tallies {
                        tr {
                            th.words scope="row" { (tally.players) }
                            td.words { (page.words.with("stats-turn-nth", &[("turn", (tally.turn + 1).into())])) }
                            td { (tally.games) }
                            td.bar-cell {
                                (share(page, tally.wins, tally.games))
                                svg.portion viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" {
                                    rect.all width="100" height="8" {}
                                    rect.part width=(100 * tally.wins / tally.games.max(1)) height="8" {}
                                }
                            }
                            td { (average(page, tally.points, tally.games)) }
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
