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
mod spoken_summary;
mod talk;
mod waiting;

pub(crate) use card::{card, region_class};
pub use closing::earned;
pub use hint::{hint, steps, why};
pub use own::question;

use crate::layout::{layout, note};
use crate::{Fragment, LocalizedTable, Page, art, docs};
use maud::{Markup, html};
use posthorn_rules::{Action, GameView, Phase};
use posthorn_table::{Hint, Stage, VisibleGame};
use std::sync::Arc;

/// What the page of a table shows besides the table.
#[derive(Clone, Debug, Default)]
pub struct TablePage {
    /// A sentence to show.
    pub note: Option<String>,
    /// The address for invitations.
    pub invite_link: String,
    /// An action to ask about before it is done.
    pub asked: Option<Action>,
    /// What a bot would do, if the viewer asked.
    pub hint: Option<Arc<Hint>>,
}

/// The word for a stage, in the page and in live updates: another stage has another page.
pub const fn stage_word(stage: Stage) -> &'static str {
    match stage {
        Stage::Waiting => "waiting",
        Stage::Playing => "game",
        Stage::Over => "over",
    }
}

/// The title, which says whether it is the viewer's turn.
pub fn title(page: &Page<'_>, table: &LocalizedTable) -> String {
    page.say(match table.stage() {
        Stage::Waiting => "title-waiting",
        Stage::Over => "title-over",
        Stage::Playing if table.is_my_turn() || table.covered().is_some() => "title-your-turn",
        Stage::Playing => "title-game",
    })
}

/// The parts that change while the page is open.
pub fn fragments(page: &Page<'_>, table: &LocalizedTable) -> Vec<Fragment> {
    let parts = parts(page, table).into_iter().map(|(id, markup)| Fragment::new(id, markup));
    parts.chain([talk::log_fragment(page, table)]).collect()
}

/// Everything but the log.
fn parts(page: &Page<'_>, table: &LocalizedTable) -> Vec<(&'static str, Markup)> {
    let Some(game) = &table.game else {
        return vec![
            ("status", status(page, table)),
            ("seats", waiting::seats(page, table)),
            ("chat", talk::chat(page, table)),
        ];
    };
    vec![
        ("status", status(page, table)),
        ("state", state(table)),
        ("market", market::market(page, table, game)),
        ("officials", market::officials(page, table, game)),
        ("pieces", map::pieces(page, table, game)),
        ("panels", panels::panels(page, table, game)),
        ("own", own::own(page, table, game)),
        ("notice", notice(page, table)),
        ("since", since(page, table, game)),
        ("told", spoken_summary::spoken_summary(page, table, game)),
        ("towns", spoken_summary::towns(page, table, game)),
        ("hint", hint::hint(page, table, None)),
        ("guide", guide::guide(page, table)),
        ("chat", talk::chat(page, table)),
    ]
}

/// The page.
pub fn page(page: &Page<'_>, table: &LocalizedTable, extra: &TablePage) -> Markup {
    let live = match table.uncovered {
        Some(seat) => format!("/table/{}/live?as={seat}", table.id),
        None => format!("/table/{}/live", table.id),
    };
    let content = match &table.game {
        None => html! {
            main #main.waiting data-live=(live) data-stage="waiting" {
                (note(extra.note.as_deref()))
                (waiting::waiting(page, table, &extra.invite_link))
                aside.talk { (talk::chat(page, table)) (talk::log(page, table)) }
            }
        },
        Some(game) => html! {
            main #main.table.guided[table.guide.is_some()] data-live=(live) data-stage=(stage_word(table.stage())) data-table=(table.id)
                data-as=[table.uncovered] {
                h1.spoken { (page.say("game-heading")) }
                @if !table.is_my_turn() && table.stage() == Stage::Playing {
                    // Without script nothing else says that the others have moved.
                    noscript {
                        meta http-equiv="refresh" content="8";
                        a.button href={ "/table/" (table.id) } { (page.say("refresh")) }
                    }
                }
                form #act method="post" action={ "/table/" (table.id) "/act" } data-live-form { (page.csrf()) }
                (state(table))
                @if let Some(asked) = extra.asked { (ask(page, table, asked)) }
                (tabs(page, "area", &["map", "players", "talk"]))
                div.left { (market::market(page, table, game)) (market::officials(page, table, game)) }
                section.middle aria-label=(page.say("area-map")) {
                    (notice(page, table))
                    div.map-frame #map-frame {
                        div.map-pan { (map::board(page)) (map::pieces(page, table, game)) }
                        (zoom(page))
                    }
                    (since(page, table, game))
                    (spoken_summary::towns(page, table, game))
                    (hint::hint(page, table, extra.hint.as_deref()))
                }
                div.right {
                    (panels::panels(page, table, game))
                    (guide::guide(page, table))
                    div.talk { (tabs(page, "talk", &["log", "chat"])) (talk::log(page, table)) (talk::chat(page, table)) }
                }
                (own::own(page, table, game))
                (spoken_summary::spoken_summary(page, table, game))
                (docs::keys(page))
            }
        },
    };
    let bar = html! {
        (status(page, table))
        (note(extra.note.as_deref()))
    };
    let class = if table.game.is_some() { "at-table playing" } else { "at-table" };
    layout(page, &title(page, table), class, bar, html! { (art::symbols()) (content) })
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
fn since(page: &Page<'_>, table: &LocalizedTable, game: &VisibleGame) -> Markup {
    let turn = game.view.turn();
    let begins = table.is_my_turn() && turn.drawn == 0 && turn.official.is_none();
    html! {
        div #since {
            @if begins && !table.lines_since_own_action.is_empty() {
                details.since id={ "since-" (table.version) } {
                    summary { (page.say("since-heading")) }
                    ul tabindex="0" { @for line in &table.lines_since_own_action { (talk::line(line, false)) } }
                    button #replay type="button" hidden { "▸ " (page.say("since-replay")) kbd { "P" } }
                }
            }
        }
    }
}

/// The parts that show a moment of a finished game.
pub(crate) fn still(page: &Page<'_>, table: &LocalizedTable) -> Vec<(&'static str, Markup)> {
    let Some(game) = &table.game else { return Vec::new() };
    vec![
        ("market", market::market(page, table, game)),
        ("officials", market::officials(page, table, game)),
        ("pieces", map::pieces(page, table, game)),
        ("panels", panels::panels(page, table, game)),
        ("own", own::own(page, table, game)),
    ]
}

/// The table at a moment of a finished game, with what belongs above and under the map and beside it.
pub(crate) fn past(
    page: &Page<'_>,
    table: &LocalizedTable,
    above: Markup,
    under: Markup,
    log: Markup,
) -> Markup {
    let Some(game) = &table.game else { return html! {} };
    html! {
        div.table {
            div.left { (market::market(page, table, game)) (market::officials(page, table, game)) }
            div.middle {
                (above)
                div.map-frame { (map::board(page)) (map::pieces(page, table, game)) }
                (under)
            }
            div.right { (panels::panels(page, table, game)) div.talk { (log) } }
            (own::own(page, table, game))
        }
    }
}

/// What every action on this page needs: who may send it, and what was seen when it was chosen.
fn state(table: &LocalizedTable) -> Markup {
    html! {
        div #state hidden {
            input type="hidden" form="act" name="version" value=(table.version);
            @if let Some(seat) = table.uncovered { input type="hidden" form="act" name="as" value=(seat); }
        }
    }
}

/// The same for a form of its own.
fn hidden(page: &Page<'_>, table: &LocalizedTable) -> Markup {
    html! {
        (page.csrf())
        input type="hidden" name="version" value=(table.version);
        @if let Some(seat) = table.uncovered { input type="hidden" name="as" value=(seat); }
    }
}

/// Who is to do what, in words.
fn status(page: &Page<'_>, table: &LocalizedTable) -> Markup {
    let text = match (&table.game, table.mover()) {
        (None, _) => page.say("status-waiting"),
        (Some(_), None) => page.say("status-over"),
        (Some(_), Some(mover)) if table.me() == Some(mover) && table.is_replaced() => page.say("banner-away"),
        (Some(game), Some(mover)) => {
            let turn = game.view.turn();
            let step = match turn.phase {
                Phase::Draw if turn.drawn == 1 => "draw-second",
                Phase::Draw if turn.started_empty => "draw-two",
                Phase::Draw => "draw",
                Phase::Play if turn.drawn == 1 && turn.official.is_none() => "play-or-draw",
                Phase::Play => "play",
                Phase::Close if table.me() == Some(mover) => own_step(&game.view),
                Phase::Close if turn.played == 1 && turn.official.is_none() => "close-or-play",
                Phase::Close => "close",
                Phase::Keep => "keep",
                Phase::Over => "over",
            };
            let values = [("name", table.name(mover).to_owned().into())];
            let whose = if table.me() == Some(mover) { "you" } else { "other" };
            page.words.with(&format!("status-{whose}-{step}"), &values)
        }
    };
    let class = if table.is_my_turn() { "status mine" } else { "status" };
    html! {
        div #status class=(class) {
            @if let Some(game) = &table.game {
                small { (page.words.with("status-round", &[("round", i64::from(game.view.round()).into())])) }
            }
            span { (text) }
        }
    }
}

/// What the viewer can still do after the first card was played.
fn own_step(view: &GameView) -> &'static str {
    match (view.legal().can_play(), view.legal().can_close()) {
        (true, true) => "close-or-play",
        (true, false) => "play-or-end",
        (false, true) => "close",
        (false, false) => "end",
    }
}

/// What must not be overlooked: the last round, covered cards, the result.
fn notice(page: &Page<'_>, table: &LocalizedTable) -> Markup {
    html! {
        div #notice {
            @if let Some(game) = &table.game {
                @if let Some(standing) = &game.standing {
                    (result::result(page, table, game, standing))
                } @else if let Some(seat) = game.view.ended_by() {
                    p.banner { (page.words.with("banner-last-round", &[("name", table.name(seat).to_owned().into())])) }
                }
                @if let Some(seat) = table.covered() {
                    div.cover {
                        p { (page.words.with("cover-pass", &[("name", table.name(seat).to_owned().into())])) }
                        a.button.primary #uncover href={ "/table/" (table.id) "?as=" (seat.index()) } {
                            (page.words.with("cover-show", &[("name", table.name(seat).to_owned().into())]))
                        }
                    }
                }
                @if table.seats.iter().any(|seat| seat.is_own && seat.away.is_some()) && game.standing.is_none() {
                    form.banner method="post" action={ "/table/" (table.id) "/return" } data-live-form {
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
fn ask(page: &Page<'_>, table: &LocalizedTable, action: Action) -> Markup {
    let Some(question) = question(table, action) else { return html! {} };
    html! {
        div.ask role="alertdialog" {
            p { (page.say(question)) }
            button.primary type="submit" form="sure" { (page.say("ask-yes")) }
            @match table.uncovered {
                Some(seat) => a.button href={ "/table/" (table.id) "?as=" (seat) } { (page.say("ask-no")) },
                None => a.button href={ "/table/" (table.id) } { (page.say("ask-no")) },
            }
            form #sure method="post" action={ "/table/" (table.id) "/act" } {
                (hidden(page, table))
                input type="hidden" name="sure" value="1";
                input type="hidden" name="action" value=(action);
            }
        }
    }
}
