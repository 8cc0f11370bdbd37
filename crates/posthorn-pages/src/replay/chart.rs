//! The chance to win over the game, a line for each player, and the same in numbers.

use super::Moment;
use crate::Page;
use maud::{Markup, html};
use posthorn_rules::Seat;
use posthorn_table::Analysis;

const WIDTH: f32 = 760.0;
const HEIGHT: f32 = 200.0;
const LEFT: f32 = 44.0;
const TOP: f32 = 12.0;

pub(super) fn chart(page: &Page<'_>, moment: &Moment, analysis: &Analysis) -> Markup {
    let last = analysis.plies.max(1) as f32;
    let x = |ply: usize| LEFT + WIDTH * ply as f32 / last;
    let y = |win: f32| TOP + HEIGHT * (1.0 - win);
    let line = |seat: Seat| -> String {
        let points = analysis.win_chances[seat.index()].iter();
        points.map(|&(ply, win)| format!("{:.1},{:.1}", x(ply), y(win))).collect::<Vec<_>>().join(" ")
    };
    let full = format!("0 0 {} {}", LEFT + WIDTH + 14.0, TOP + HEIGHT + 14.0);
    html! {
        figure.win-chart {
            figcaption { (page.say("chart-heading")) }
            svg viewBox=(full) role="img" aria-label=(summary(page, moment, analysis)) {
                @for share in [0.0f32, 0.25, 0.5, 0.75, 1.0] {
                    line.grid x1=(LEFT) x2=(LEFT + WIDTH) y1=(y(share)) y2=(y(share)) {}
                    text.mark x=(LEFT - 7.0) y=(y(share) + 4.0) { (page.words.percent(percent(share))) }
                }
                @for seat in &moment.table.seats {
                    polyline.win.{ "p" (seat.seat.index()) } points=(line(seat.seat)) {}
                }
                @for turning in &analysis.turning_points {
                    circle.turning.{ "p" (turning.seat.index()) } cx=(x(turning.ply)) cy=(y(turning.better.win)) r="6" {}
                }
                line.now #now x1=(x(moment.at)) x2=(x(moment.at)) y1=(TOP) y2=(TOP + HEIGHT) data-left=(LEFT) data-width=(WIDTH) {}
            }
            ul.legend {
                @for seat in &moment.table.seats {
                    li class={ "p" (seat.seat.index()) } {
                        svg viewBox="0 0 34 8" aria-hidden="true" { polyline.win points="1,4 33,4" {} } (moment.table.name(seat.seat))
                    }
                }
            }
            (numbers(page, moment, analysis))
        }
    }
}

/// The chart in a sentence.
fn summary(page: &Page<'_>, moment: &Moment, analysis: &Analysis) -> String {
    let lines = moment.table.seats.iter().map(|seat| {
        let wins = || analysis.win_chances[seat.seat.index()].iter().map(|(_, win)| *win);
        page.words.with(
            "chart-line",
            &[
                ("name", moment.table.name(seat.seat).to_owned().into()),
                ("first", percent(wins().next().unwrap_or_default()).into()),
                ("low", percent(wins().fold(1.0, f32::min)).into()),
                ("high", percent(wins().fold(0.0, f32::max)).into()),
                ("last", percent(wins().next_back().unwrap_or_default()).into()),
            ],
        )
    });
    format!("{} {}", page.say("chart-heading"), lines.collect::<Vec<_>>().join(" "))
}

/// A row for each turn of the first player, with what everybody's chance was then.
fn numbers(page: &Page<'_>, moment: &Moment, analysis: &Analysis) -> Markup {
    let rounds = analysis.win_chances.iter().map(Vec::len).max().unwrap_or(0);
    html! {
        details {
            summary { (page.say("chart-numbers")) }
            div.scroll tabindex="0" {
                table {
                    thead { tr {
                        th { (page.say("chart-turn")) }
                        @for seat in &moment.table.seats { th { (moment.table.name(seat.seat)) } }
                    } }
                    tbody {
                        @for round in 0..rounds {
                            tr {
                                th { (round + 1) }
                                @for seat in &moment.table.seats {
                                    td {
                                        @if let Some((ply, win)) = analysis.win_chances[seat.seat.index()].get(round) {
                                            a href=(moment.link(*ply)) data-at=(ply) { (page.words.percent(percent(*win))) }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

pub(super) fn percent(share: f32) -> i64 {
    (f64::from(share) * 100.0).round() as i64
}
