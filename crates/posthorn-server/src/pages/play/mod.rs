//! The table: before the start, during the game, and after it.

mod card;
mod closing;
mod guide;
mod hint;
pub(crate) mod map;
mod market;
mod own;
mod panels;
mod result;
mod talk;
mod told;
mod waiting;

pub(crate) use card::{card, region_class};
pub(crate) use closing::earned;
pub(crate) use hint::{hint, steps, why};
pub(crate) use own::question;

use super::{Fragment, Page, art, layout};
use crate::hints::Hint;
use crate::view::{GameSeen, TableView};
use maud::{Markup, html};
use posthorn_rules::{Action, Phase, PlayerView};
use std::sync::Arc;

/// What the address of a page adds to the table.
#[derive(Debug)]
pub(crate) struct Extra {
    /// A sentence to show.
    pub(crate) note: Option<String>,
    /// The address for invitations.
    pub(crate) link: String,
    /// An action to ask about before it is done.
    pub(crate) asked: Option<Action>,
    /// What a bot would do, if the viewer asked.
    pub(crate) hint: Option<Arc<Hint>>,
    /// At a shared screen: whose cards are uncovered.
    pub(crate) uncovered: Option<usize>,
}

/// Where the table stands: another stage has another page.
pub(crate) fn stage(view: &TableView) -> &'static str {
    match &view.game {
        None => "waiting",
        Some(game) if game.standing.is_some() => "over",
        Some(_) => "game",
    }
}

pub(crate) fn title(page: &Page<'_>, view: &TableView) -> String {
    let key = match stage(view) {
        "waiting" => "title-waiting",
        "over" => "title-over",
        _ if view.my_turn() || view.covered.is_some() => "title-your-turn",
        _ => "title-game",
    };
    page.say(key)
}

pub(crate) fn fragments(page: &Page<'_>, view: &TableView, uncovered: Option<usize>) -> Vec<Fragment> {
    let parts = parts(page, view, uncovered).into_iter().map(|(id, markup)| Fragment::new(id, markup));
    parts.chain([talk::log_fragment(page, view)]).collect()
}

/// Everything but the log.
fn parts(page: &Page<'_>, view: &TableView, uncovered: Option<usize>) -> Vec<(&'static str, Markup)> {
    let Some(game) = &view.game else {
        return vec![
            ("status", status(page, view)),
            ("seats", waiting::seats(page, view)),
            ("chat", talk::chat(page, view)),
        ];
    };
    vec![
        ("status", status(page, view)),
        ("state", state(view, uncovered)),
        ("market", market::market(page, view, game)),
        ("officials", market::officials(page, view, game)),
        ("pieces", map::pieces(page, view, game)),
        ("panels", panels::panels(page, view, game)),
        ("own", own::own(page, view, game, uncovered)),
        ("notice", notice(page, view)),
        ("since", since(page, view, game)),
        ("told", told::told(page, view, game)),
        ("towns", told::towns(page, view, game)),
        ("hint", hint::hint(page, view, None, uncovered)),
        ("guide", guide::guide(page, view)),
        ("chat", talk::chat(page, view)),
    ]
}

pub(crate) fn page(page: &Page<'_>, view: &TableView, extra: &Extra) -> Markup {
    let live = match extra.uncovered {
        Some(seat) => format!("/table/{}/live?as={seat}", view.id),
        None => format!("/table/{}/live", view.id),
    };
    let content = match &view.game {
        None => html! {
            main #main.waiting data-live=(live) data-stage="waiting" {
                (super::note(extra.note.as_deref()))
                (waiting::waiting(page, view, &extra.link))
                aside.talk { (talk::chat(page, view)) (talk::log(page, view)) }
            }
        },
        Some(game) => html! {
            main #main.table.guided[view.guide.is_some()] data-live=(live) data-stage=(stage(view)) data-table=(view.id)
                data-as=[extra.uncovered] {
                h1.spoken { (page.say("game-heading")) }
                form #act method="post" action={ "/table/" (view.id) "/act" } data-live-form { (page.csrf()) }
                (state(view, extra.uncovered))
                @if let Some(asked) = extra.asked { (ask(page, view, asked, extra.uncovered)) }
                (tabs(page, "area", &["map", "players", "talk"]))
                div.left { (market::market(page, view, game)) (market::officials(page, view, game)) }
                section.middle aria-label=(page.say("area-map")) {
                    (notice(page, view))
                    div.map-frame #map-frame {
                        div.map-pan { (map::board(page)) (map::pieces(page, view, game)) }
                        (zoom(page))
                    }
                    (since(page, view, game))
                    (told::towns(page, view, game))
                    (hint::hint(page, view, extra.hint.as_deref(), extra.uncovered))
                }
                div.right {
                    (panels::panels(page, view, game))
                    (guide::guide(page, view))
                    div.talk { (tabs(page, "talk", &["log", "chat"])) (talk::log(page, view)) (talk::chat(page, view)) }
                }
                (own::own(page, view, game, extra.uncovered))
                (told::told(page, view, game))
                (super::docs::keys(page))
            }
        },
    };
    let bar = html! {
        (status(page, view))
        (super::note(extra.note.as_deref()))
    };
    let class = if view.game.is_some() { "at-table playing" } else { "at-table" };
    layout(page, &title(page, view), class, bar, html! { (art::symbols()) (content) })
}

/// Which of several areas is in sight where there is no room for all: radio buttons, so that it works
/// without script.
fn tabs(page: &Page<'_>, name: &str, areas: &[&str]) -> Markup {
    html! {
        fieldset.tabs.{ "tabs-" (name) } {
            legend.spoken { (page.say(&format!("tabs-{name}"))) }
            @for (number, area) in areas.iter().enumerate() {
                label {
                    input type="radio" name=(name) value=(area) id={ "tab-" (area) } checked[number == 0] autocomplete="off";
                    span { (page.say(&format!("tab-{area}"))) }
                }
            }
        }
    }
}

fn zoom(page: &Page<'_>) -> Markup {
    html! {
        div.zoom {
            @for (by, key, sign) in [("in", "zoom-in", "+"), ("out", "zoom-out", "−"), ("all", "zoom-all", "⤢")] {
                button type="button" data-zoom=(by) title=(page.say(key)) aria-label=(page.say(key)) { (sign) }
            }
        }
    }
}

/// What the others did since the viewer's last turn: to read, and to see again.
fn since(page: &Page<'_>, view: &TableView, game: &GameSeen) -> Markup {
    let turn = game.view.turn();
    let begins = view.my_turn() && turn.drawn == 0 && turn.official.is_none();
    html! {
        div #since {
            @if begins && !view.since.is_empty() {
                details.since id={ "since-" (view.version) } {
                    summary { (page.say("since-heading")) }
                    ul tabindex="0" { @for line in &view.since { (talk::line(line, false)) } }
                    button #replay type="button" hidden { "▸ " (page.say("since-replay")) kbd { "P" } }
                }
            }
        }
    }
}

/// The parts that show a moment of a finished game.
pub(crate) fn still(page: &Page<'_>, view: &TableView) -> Vec<(&'static str, Markup)> {
    let Some(game) = &view.game else { return Vec::new() };
    vec![
        ("market", market::market(page, view, game)),
        ("officials", market::officials(page, view, game)),
        ("pieces", map::pieces(page, view, game)),
        ("panels", panels::panels(page, view, game)),
        ("own", own::own(page, view, game, None)),
    ]
}

/// The table at a moment of a finished game, with what belongs above and under the map and beside it.
pub(crate) fn past(page: &Page<'_>, view: &TableView, above: Markup, under: Markup, log: Markup) -> Markup {
    let Some(game) = &view.game else { return html! {} };
    html! {
        div.table {
            div.left { (market::market(page, view, game)) (market::officials(page, view, game)) }
            div.middle {
                (above)
                div.map-frame { (map::board(page)) (map::pieces(page, view, game)) }
                (under)
            }
            div.right { (panels::panels(page, view, game)) div.talk { (log) } }
            (own::own(page, view, game, None))
        }
    }
}

/// What every action on this page needs: who may send it, and what was seen when it was chosen.
fn state(view: &TableView, uncovered: Option<usize>) -> Markup {
    html! {
        div #state hidden {
            input type="hidden" form="act" name="version" value=(view.version);
            @if let Some(seat) = uncovered { input type="hidden" form="act" name="as" value=(seat); }
        }
    }
}

/// The same for a form of its own.
fn hidden(page: &Page<'_>, view: &TableView, uncovered: Option<usize>) -> Markup {
    html! {
        (page.csrf())
        input type="hidden" name="version" value=(view.version);
        @if let Some(seat) = uncovered { input type="hidden" name="as" value=(seat); }
    }
}

/// Who is to do what, in words.
fn status(page: &Page<'_>, view: &TableView) -> Markup {
    let text = match (&view.game, view.mover()) {
        (None, _) => page.say("status-waiting"),
        (Some(_), None) => page.say("status-over"),
        (Some(game), Some(mover)) => {
            let turn = game.view.turn();
            let step = match turn.phase {
                Phase::Draw if turn.drawn == 1 => "draw-second",
                Phase::Draw if turn.started_empty => "draw-two",
                Phase::Draw => "draw",
                Phase::Play if turn.drawn == 1 && turn.official.is_none() => "play-or-draw",
                Phase::Play => "play",
                Phase::Close if view.me == Some(mover) => own_step(&game.view),
                Phase::Close if turn.played == 1 && turn.official.is_none() => "close-or-play",
                Phase::Close => "close",
                Phase::Keep => "keep",
                Phase::Over => "over",
            };
            let values = [("name", view.name(mover).to_owned().into())];
            let whose = if view.me == Some(mover) { "you" } else { "other" };
            page.words.with(&format!("status-{whose}-{step}"), &values)
        }
    };
    let class = if view.my_turn() { "status mine" } else { "status" };
    html! {
        div #status class=(class) {
            @if let Some(game) = &view.game {
                small { (page.words.with("status-round", &[("round", i64::from(game.view.round()).into())])) }
            }
            span { (text) }
        }
    }
}

/// What the viewer can still do after the first card was played.
fn own_step(view: &PlayerView) -> &'static str {
    let mut legal = Vec::new();
    view.legal().extend_into(&mut legal);
    let plays = legal.iter().any(|action| matches!(action, Action::Play { .. }));
    let closes = legal.iter().any(|action| matches!(action, Action::Close { .. }));
    match (plays, closes) {
        (true, true) => "close-or-play",
        (true, false) => "play-or-end",
        (false, true) => "close",
        (false, false) => "end",
    }
}

/// What must not be overlooked: the last round, covered cards, the result.
fn notice(page: &Page<'_>, view: &TableView) -> Markup {
    html! {
        div #notice {
            @if let Some(game) = &view.game {
                @if let Some(standing) = &game.standing {
                    (result::result(page, view, game, standing))
                } @else if let Some(seat) = game.view.ended_by() {
                    p.banner { (page.words.with("banner-last-round", &[("name", view.name(seat).to_owned().into())])) }
                }
                @if let Some(seat) = view.covered {
                    div.cover {
                        p { (page.words.with("cover-pass", &[("name", view.name(seat).to_owned().into())])) }
                        a.button.primary #uncover href={ "/table/" (view.id) "?as=" (seat.index()) } {
                            (page.words.with("cover-show", &[("name", view.name(seat).to_owned().into())]))
                        }
                    }
                }
                @if view.seats.iter().any(|seat| seat.mine && seat.away.is_some()) && game.standing.is_none() {
                    form.banner method="post" action={ "/table/" (view.id) "/return" } data-live-form {
                        (page.csrf())
                        span { (page.say("banner-away")) }
                        button.primary type="submit" #return { (page.say("banner-return")) }
                    }
                }
            }
        }
    }
}

/// A question before something that is hard to make good, for pages without script.
fn ask(page: &Page<'_>, view: &TableView, action: Action, uncovered: Option<usize>) -> Markup {
    let Some(question) = question(view, action) else { return html! {} };
    html! {
        div.ask role="alertdialog" {
            p { (page.say(question)) }
            button.primary type="submit" form="sure" { (page.say("ask-yes")) }
            @match uncovered {
                Some(seat) => a.button href={ "/table/" (view.id) "?as=" (seat) } { (page.say("ask-no")) },
                None => a.button href={ "/table/" (view.id) } { (page.say("ask-no")) },
            }
            form #sure method="post" action={ "/table/" (view.id) "/act" } {
                (hidden(page, view, uncovered))
                input type="hidden" name="sure" value="1";
                input type="hidden" name="action" value=(action);
            }
        }
    }
}
