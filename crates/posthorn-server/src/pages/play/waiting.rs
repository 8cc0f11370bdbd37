//! The table before the start: seats, invitation, options.

use crate::pages::{Page, home};
use crate::tables::Hints;
use crate::view::{Kind, SeatSeen, TableView};
use maud::{Markup, PreEscaped, html};
use posthorn_rules::{AllRegions, FinalRound, LengthFallback, TileValues};
use qrcode::{QrCode, render::svg};

pub(super) fn waiting(page: &Page<'_>, view: &TableView, link: &str) -> Markup {
    html! {
        div.sheet {
            h1 { (page.say("waiting-heading")) }
            (seats(page, view))
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
                ul { @for key in options(view) { li { (page.say(key)) } } li { (page.say(&format!("pace-{}", view.setup.pace.word()))) } }
                p.fair { (page.say("fair-commitment")) " " code { (view.commitment) } }
            }
        }
    }
}

fn options(view: &TableView) -> Vec<&'static str> {
    let options = &view.setup.options;
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
        if view.setup.rated { "rule-rated" } else { "rule-unrated" },
        match view.setup.hints {
            _ if view.setup.rated => "rule-hints-never",
            Hints::AgainstBots => "rule-hints-against-bots",
            Hints::Allowed => "rule-hints-allowed",
            Hints::Never => "rule-hints-never",
        },
    ]
}

pub(super) fn seats(page: &Page<'_>, view: &TableView) -> Markup {
    let me = view.seats.iter().find(|seat| seat.mine);
    let full = view.seats.iter().all(|seat| seat.kind != Kind::Empty && (seat.ready || seat.mine));
    html! {
        section #seats {
            ol.seats { @for seat in &view.seats { (seat_row(page, view, seat)) } }
            div.row {
                @match me {
                    None => (button(page, view, "sit", "sit", "seat-sit", true, html! {})),
                    Some(seat) => {
                        @if seat.ready {
                            (button(page, view, "ready", "not-ready", "seat-not-ready", false, html! { input type="hidden" name="ready" value="no"; }))
                        } @else {
                            (button(page, view, "ready", "ready", "seat-ready", !full, html! {}))
                        }
                        @if full { (button(page, view, "start", "start", "seat-start", true, html! {})) }
                        @else { p.hint { (page.say("seat-start-hint")) } }
                        (button(page, view, "leave", "leave", "seat-leave", false, html! {}))
                    }
                }
            }
        }
    }
}

fn seat_row(page: &Page<'_>, view: &TableView, seat: &SeatSeen) -> Markup {
    let number = html! { input type="hidden" name="seat" value=(seat.seat.index()); };
    let seated = view.seated();
    html! {
        li class={ "p" (seat.seat.index()) } {
            svg.house.flag.{ "p" (seat.seat.index()) } viewBox="0 0 18 18" aria-hidden="true" { use href={ "#house-" (seat.seat.index()) } {} }
            b.name { (seat.name) }
            @if seat.kind == Kind::Empty {
                @if !seated {
                    (button(page, view, "sit", &format!("sit-{}", seat.seat.index()), "seat-sit-here", false, number))
                } @else {
                    form.line method="post" action={ "/table/" (view.id) "/bot" } data-live-form {
                        (page.csrf()) (number)
                        select name="level" aria-label=(page.say("play-strength")) { (home::levels(page.words)) }
                        button type="submit" id={ "bot-" (seat.seat.index()) } { (page.say("seat-add-bot")) }
                    }
                    form.line method="post" action={ "/table/" (view.id) "/guest" } data-live-form {
                        (page.csrf()) input type="hidden" name="seat" value=(seat.seat.index());
                        input type="text" name="name" maxlength="24" placeholder=(page.say("seat-guest-name")) aria-label=(page.say("seat-guest-name"));
                        button type="submit" id={ "guest-" (seat.seat.index()) } title=(page.say("seat-add-guest-about")) { (page.say("seat-add-guest")) }
                    }
                }
            } @else {
                small { (page.say(if seat.ready { "seat-is-ready" } else { "seat-is-not-ready" })) }
                @if view.host && !seat.mine || seated && seat.kind == Kind::Bot || seat.mine && seat.kind == Kind::Guest {
                    (button(page, view, "free", &format!("free-{}", seat.seat.index()), "seat-free", false, number))
                }
            }
        }
    }
}

fn button(
    page: &Page<'_>,
    view: &TableView,
    verb: &str,
    id: &str,
    key: &str,
    primary: bool,
    more: Markup,
) -> Markup {
    html! {
        form.line method="post" action={ "/table/" (view.id) "/" (verb) } data-live-form {
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
