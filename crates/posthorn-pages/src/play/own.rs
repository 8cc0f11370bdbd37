//! The viewer's own hand, route and buttons.

use super::card::{face, region_class};
use super::guide::guide_points_at;
use super::market::why_not;
use super::{closing, hidden};
use crate::prefs::HandOrder;
use crate::{LocalizedTable, Page};
use maud::{Markup, html};
use posthorn_rules::{Action, City, CitySet, End, MINIMUM_ROUTE, Phase, Route};
use posthorn_table::{TableView, VisibleGame};

pub(super) fn own(page: &Page<'_>, table: &LocalizedTable, game: &VisibleGame) -> Markup {
    let Some(own) = game.view.own() else {
        return html! {
            section #own.watching.onlooker[!table.is_seated()] {
                p { (page.say(if table.is_seated() { "own-covered" } else { "own-watching" })) }
                @if !table.is_seated() { a.button href="/" { (page.say("back-home")) } }
            }
        };
    };
    let mut hand: Vec<City> = own.hand.iter().collect();
    arrange(&mut hand, &own.route, page.prefs.order);
    let keep = game.view.turn().phase == Phase::Keep && table.is_my_turn();
    let label = match table.me() {
        Some(seat) if table.is_replay => {
            page.words.with("replay-own", &[("name", table.name(seat).to_owned().into())])
        }
        _ => page.say("area-own"),
    };
    html! {
        section #own.past[table.is_replay] aria-label=(label) {
            @if table.is_replay { h2.whose { (label) } }
            div.hand.lane #hand role="group" aria-label=(page.say("area-hand")) {
                @if !keep {
                    @for (number, &city) in hand.iter().enumerate() {
                        @let copy = hand[..number].iter().filter(|&&before| before == city).count();
                        (hand_card(page, table, game, city, copy))
                    }
                    @if hand.is_empty() { p.empty { (page.say("hand-empty")) } }
                }
            }
            div.divider #divider role="separator" aria-orientation="vertical" tabindex="0"
                aria-label=(page.say("divider")) aria-valuemin="12" aria-valuemax="80" aria-valuenow="50" {}
            div.route #route role="group" aria-label=(page.say("area-route")) {
                (end_spot(page, game, End::Left))
                @if own.route.is_empty() { p.empty { (page.say("route-empty")) } } @else {
                    div.lane tabindex="0" role="group" aria-label=(page.say("area-route")) {
                        @for city in own.route.iter() {
                            div.card.played.(region_class(city.region())) data-city=(city.name())
                                id={ "route-" (city.index()) } { (face(city)) }
                        }
                    }
                }
                (end_spot(page, game, End::Right))
            }
            @if !table.is_replay { div.buttons #buttons { (buttons(page, table, game)) } }
            @if keep { (keep_form(page, table, &hand)) }
        }
    }
}

/// The order in which the viewer likes to see the cards; the rules list them by name.
fn arrange(hand: &mut [City], route: &Route, order: HandOrder) {
    match order {
        HandOrder::Name => {}
        HandOrder::Region => hand.sort_by_key(|city| city.region().name()),
        HandOrder::Fitting => {
            let open = route.open_at(End::Left).union(route.open_at(End::Right));
            hand.sort_by_key(|city| !open.contains(*city));
        }
    }
}

/// What a hand card can do: nothing, one thing at a click, or either end of the route.
fn hand_card(page: &Page<'_>, table: &LocalizedTable, game: &VisibleGame, city: City, copy: usize) -> Markup {
    let legal = |action: Action| game.view.check(action).is_ok().then_some(action);
    let left = legal(Action::Play { city, end: End::Left });
    let right = legal(Action::Play { city, end: End::Right });
    let restart = legal(Action::Restart { city });
    let id = format!("hand-{}-{copy}", city.index());
    let class = region_class(city.region());
    let pointed = guide_points_at(table, &id);
    let label = |key: &str| page.words.with(key, &[("city", city.name().into())]);
    match (left, right, restart) {
        (Some(left), Some(right), _) => html! {
            div.card.either.live.(class).pointed[pointed] id=(id) data-city=(city.name()) tabindex="0" role="group" aria-label=(label("play-either")) {
                (face(city))
                (act(page, table, left, "end-left", &label("play-left"), html! { "◂" }))
                (act(page, table, right, "end-right", &label("play-right"), html! { "▸" }))
                (again(page, table, restart, &label("restart-card")))
            }
        },
        (Some(action), None, _) | (None, Some(action), _) => html! {
            div.card.holder.(class).pointed[pointed] id=(id) data-city=(city.name()) {
                button.card.live.(class) type="submit" form="act" name="action" value=(action)
                    data-ask=[question(table, action).map(|key| page.say(key))] aria-label=(label("play-card")) { (face(city)) }
                (again(page, table, restart, &label("restart-card")))
            }
        },
        (None, None, Some(action)) => html! {
            button.card.anew.(class).pointed[pointed] id=(id) type="submit" form="act" name="action" value=(action)
                data-city=(city.name()) data-ask=[question(table, action).map(|key| page.say(key))]
                title=(label("restart-card")) aria-label=(label("restart-card")) {
                (face(city)) span.corner { "↺" }
            }
        },
        (None, None, None) => {
            let reason = [End::Right, End::Left]
                .map(|end| game.view.check(Action::Play { city, end }).err().map(|refusal| refusal.reason))
                [0];
            html! {
                button.card.off.(class) type="button" id=(id) data-city=(city.name()) aria-disabled="true"
                    data-why=[reason.map(|reason| why_not(page, reason))]
                    title=[reason.map(|reason| why_not(page, reason))] { (face(city)) }
            }
        }
    }
}

fn act(
    page: &Page<'_>,
    table: &LocalizedTable,
    action: Action,
    class: &str,
    label: &str,
    sign: Markup,
) -> Markup {
    html! {
        button type="submit" form="act" name="action" value=(action) class=(class) title=(label) aria-label=(label)
            data-ask=[question(table, action).map(|key| page.say(key))] { (sign) }
    }
}

fn again(page: &Page<'_>, table: &LocalizedTable, restart: Option<Action>, label: &str) -> Markup {
    match restart {
        Some(action) => act(page, table, action, "corner", label, html! { "↺" }),
        None => html! {},
    }
}

/// Where a chosen card can be laid; the script lights it up.
fn end_spot(page: &Page<'_>, game: &VisibleGame, end: End) -> Markup {
    let own = game.view.own();
    let empty = own.is_none_or(|own| own.route.is_empty());
    if empty || !matches!(game.view.turn().phase, Phase::Play | Phase::Close) || game.view.legal().is_empty()
    {
        return html! {};
    }
    let label = page.say(if end == End::Left { "spot-left" } else { "spot-right" });
    html! { button.spot type="button" data-end=(end) title=(label) aria-label=(label) { "+" } }
}

/// What to ask before something that is hard to make good.
pub fn question(view: &TableView, action: Action) -> Option<&'static str> {
    // In the guided game the guide knows best.
    if view.guide.is_some() {
        return None;
    }
    let game = view.game.as_ref()?;
    let own = game.view.own()?;
    let fits_after = |route: &Route, hand: CitySet| {
        let open = route.open_at(End::Left).union(route.open_at(End::Right));
        !open.intersection(hand).is_empty()
    };
    match action {
        Action::Restart { .. } => Some("ask-give-up"),
        Action::EndTurn => {
            let stuck = !own.hand.is_empty() && !fits_after(&own.route, own.hand.cities());
            // Where nothing else can be done there is nothing to think about; another play was asked about before.
            (stuck && game.view.legal().len() > 1).then_some("ask-end-stuck")
        }
        Action::Play { city, end } => {
            let leads_on = |city: City, end: End| {
                let (mut hand, mut route) = (own.hand, own.route);
                hand.remove(city);
                route.extend(city, end);
                hand.is_empty() || fits_after(&route, hand.cities())
            };
            let better = game.view.legal().plays().any(|(city, end)| leads_on(city, end));
            let closable = own.route.len() + 1 >= MINIMUM_ROUTE;
            (!closable && better && !leads_on(city, end)).then_some("ask-play-stuck")
        }
        _ => None,
    }
}

fn keep_form(page: &Page<'_>, table: &LocalizedTable, hand: &[City]) -> Markup {
    html! {
        form.keep.over #keep method="post" action={ "/table/" (table.id) "/keep" } data-live-form data-keep="3"
            data-version=(table.version) {
            (hidden(page, table))
            h2 { (page.say("keep-three")) }
            div.choices {
                @for (number, city) in hand.iter().enumerate() {
                    label.card.(region_class(city.region())) data-city=(city.name()) {
                        input type="checkbox" name="card" value=(city.name()) checked[number < 3]
                            aria-label=(city.name());
                        (face(*city))
                    }
                }
            }
            div.row {
                button.primary type="submit" #keep-done { (page.say("keep-submit")) }
                output #kept {}
            }
        }
    }
}

fn buttons(page: &Page<'_>, table: &LocalizedTable, game: &VisibleGame) -> Markup {
    let end = game.view.check(Action::EndTurn).err().map(|refusal| refusal.reason);
    let mine = table.is_my_turn();
    let only_end = mine && game.view.legal().len() == 1 && end.is_none();
    html! {
        (closing::closing(page, table, game))
        button #end-turn.off[end.is_some()].primary[mine && end.is_none()].pointed[guide_points_at(table, "end-turn")]
            type="submit" form="act" name="action" value="end"
            data-only=[only_end.then_some("1")]
            data-ask=[end.is_none().then(|| question(table, Action::EndTurn)).flatten().map(|key| page.say(key))]
            data-why=[end.map(|reason| why_not(page, reason))] title=[end.map(|reason| why_not(page, reason))]
            aria-disabled=[end.map(|_| "true")] { (page.say("button-end")) kbd { "E" } }
        button #undo type="submit" form="act" formaction={ "/table/" (table.id) "/undo" }
            class=[(game.undoable == 0).then_some("off")] aria-disabled=[(game.undoable == 0).then_some("true")]
            data-why=[(game.undoable == 0).then(|| page.say("reason-NothingToUndo"))]
            title=[(game.undoable == 0).then(|| page.say("reason-NothingToUndo"))] {
            (page.say("button-undo")) kbd { "U" }
        }
        @if game.standing.is_none() && table.guide.is_none() {
            details.more {
                summary { (page.say("button-more")) }
                div.menu {
                    @if !table.is_replaced() { button #give-up type="button" { (page.say("button-give-up")) } }
                    @if !table.is_replaced() {
                        form method="post" action={ "/table/" (table.id) "/leave" } data-live-form
                            data-ask=(page.say("ask-resign")) {
                            (hidden(page, table))
                            button type="submit" #resign { (page.say("button-resign")) }
                        }
                    }
                    a.button href="/rules" { (page.say("nav-rules")) }
                    p.fair title=(table.commitment) { (page.say("fair-commitment")) " " code { (table.commitment[..16]) "…" } }
                }
            }
        }
    }
}
