//! The table before the start: seats, invitation, options.

use crate::layout::bot_options;
use crate::{LocalizedTable, Page};
use maud::{Markup, PreEscaped, html};
use posthorn_rules::{AllRegions, FinalRound, LengthFallback, TileValues};
use posthorn_table::{HintPolicy, SeatKind, VisibleSeat};
use qrcode::{QrCode, render::svg};

pub(super) fn waiting(page: &Page<'_>, table: &LocalizedTable, link: &str) -> Markup {
    html! {
        div.sheet {
            h1 { (page.say("waiting-heading")) }
            (seats(page, table))
            section.invite {
                h2 { (page.say("invite-heading")) }
                div.row {
                    (qr(link))
                    div {
                        p { (page.say("invite-lead")) }
                        input.link #link type="text" readonly value=(link) aria-label=(page.say("invite-heading"));
                        button type="button" data-copy="link" hidden { (page.say("invite-copy")) }
                    }
                }
            }
            section.options {
                h2 { (page.say("options-heading")) }
                ul { @for key in options(table) { li { (page.say(key)) } } li { (page.say(&format!("pace-{}", table.setup.pace.word()))) } }
                p.fair { (page.say("fair-commitment")) " " code { (table.commitment) } }
            }
        }
    }
}

fn options(table: &LocalizedTable) -> Vec<&'static str> {
    let options = &table.setup.options;
    vec![
        match options.all_regions {
            AllRegions::OutsideBaiern => "rule-outside-baiern",
            AllRegions::EveryRegion => "rule-every-region",
        },
        match options.length_fallback {
            LengthFallback::Any => "rule-any-length",
            LengthFallback::SevenPlus => "rule-seven-plus",
        },
        match options.final_round {
            FinalRound::FinishRound => "rule-finish-round",
            FinalRound::OneMoreEach => "rule-one-more-each",
        },
        match options.tile_values {
            TileValues::Hidden => "rule-hidden-tiles",
            TileValues::Open => "rule-open-tiles",
        },
        if table.setup.is_rated() { "rule-rated" } else { "rule-unrated" },
        match table.setup.hints() {
            HintPolicy::AgainstBots => "rule-hints-against-bots",
            HintPolicy::Allowed => "rule-hints-allowed",
            HintPolicy::Never => "rule-hints-never",
        },
    ]
}

pub(super) fn seats(page: &Page<'_>, table: &LocalizedTable) -> Markup {
    let me = table.seats.iter().find(|seat| seat.is_own);
    let full = table.seats.iter().all(|seat| seat.kind != SeatKind::Empty && (seat.ready || seat.is_own));
    html! {
        section #seats {
            ol.seats { @for seat in &table.seats { (seat_row(page, table, seat)) } }
            div.row {
                @match me {
                    None if table.seats.iter().all(|seat| seat.kind != SeatKind::Empty) => p { (page.say("seat-none-free")) },
                    None => (button(page, table, "sit", "sit", "seat-sit", true, html! {})),
                    Some(seat) => {
                        @if seat.ready {
                            (button(page, table, "ready", "not-ready", "seat-not-ready", false, html! { input type="hidden" name="ready" value="no"; }))
                        } @else {
                            (button(page, table, "ready", "ready", "seat-ready", !full, html! {}))
                        }
                        @if full { (button(page, table, "start", "start", "seat-start", true, html! {})) }
                        @else { p.hint { (page.say("seat-start-hint")) } }
                        (button(page, table, "leave", "leave", "seat-leave", false, html! {}))
                    }
                }
            }
        }
    }
}

fn seat_row(page: &Page<'_>, table: &LocalizedTable, seat: &VisibleSeat) -> Markup {
    let number = html! { input type="hidden" name="seat" value=(seat.seat.index()); };
    let seated = table.is_seated();
    html! {
        li class={ "p" (seat.seat.index()) } {
            svg.house.flag.{ "p" (seat.seat.index()) } viewBox="0 0 18 18" aria-hidden="true" { use href={ "#house-" (seat.seat.index()) } {} }
            b.name { (table.name(seat.seat)) }
            @if seat.kind == SeatKind::Empty {
                @if !seated {
                    (button(page, table, "sit", &format!("sit-{}", seat.seat.index()), "seat-sit-here", false, number))
                } @else {
                    form.line method="post" action={ "/table/" (table.id) "/bot" } data-live-form {
                        (page.csrf()) (number)
                        select name="level" aria-label=(page.say("play-strength")) { (bot_options(page.words)) }
                        button type="submit" id={ "bot-" (seat.seat.index()) } { (page.say("seat-add-bot")) }
                    }
                    form.line method="post" action={ "/table/" (table.id) "/guest" } data-live-form {
                        (page.csrf()) input type="hidden" name="seat" value=(seat.seat.index());
                        input type="text" name="name" maxlength="24" placeholder=(page.say("seat-guest-name")) aria-label=(page.say("seat-guest-name"));
                        button type="submit" id={ "guest-" (seat.seat.index()) } title=(page.say("seat-add-guest-about")) { (page.say("seat-add-guest")) }
                    }
                }
            } @else {
                small { (page.say(if seat.ready { "seat-is-ready" } else { "seat-is-not-ready" })) }
                @if table.is_host && !seat.is_own || seated && matches!(seat.kind, SeatKind::Bot(_)) || seat.is_own && matches!(seat.kind, SeatKind::Guest(_)) {
                    (button(page, table, "free", &format!("free-{}", seat.seat.index()), "seat-free", false, number))
                }
            }
        }
    }
}

fn button(
    page: &Page<'_>,
    table: &LocalizedTable,
    verb: &str,
    id: &str,
    key: &str,
    primary: bool,
    more: Markup,
) -> Markup {
    html! {
        form.line method="post" action={ "/table/" (table.id) "/" (verb) } data-live-form {
            (page.csrf()) (more)
            button type="submit" id=(id) class=[primary.then_some("primary")] { (page.say(key)) }
        }
    }
}

/// The invitation for a phone's camera.
fn qr(link: &str) -> Markup {
    match QrCode::new(link) {
        Ok(code) => {
            let image = code
                .render::<svg::Color<'_>>()
                .min_dimensions(148, 148)
                .dark_color(svg::Color("#2b2118"))
                .light_color(svg::Color("#fbf6ea"))
                .build();
            let image = image.split_once("?>").map_or(image.as_str(), |(_, rest)| rest).to_owned();
            html! { div.qr { (PreEscaped(image)) } }
        }
        Err(_) => html! {},
    }
}
