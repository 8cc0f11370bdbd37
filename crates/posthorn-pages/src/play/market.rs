//! The open cards, the piles and the officials.

use super::card::{face, region_class};
use super::guide::guide_points_at;
use crate::art::medallion;
use crate::layout::linked;
use crate::sentences::{official_key, refusal};
use crate::{LocalizedTable, Page};
use maud::{Markup, html};
use posthorn_rules::{Action, Official, Phase, Reason, Slot};
use posthorn_table::VisibleGame;

pub(super) fn market(page: &Page<'_>, table: &LocalizedTable, game: &VisibleGame) -> Markup {
    let view = &game.view;
    let deck_note = [("count", (view.deck_len() as i64).into())];
    let top = view.discards().last();
    html! {
        section #market aria-label=(page.say("area-market")) {
            div.cards {
                @for slot in Slot::all() {
                    @match view.market().get(slot) {
                        Some(city) => {
                            @let action = Action::TakeMarket(slot);
                            @let why = view.check(action).err().map(|refusal| refusal.reason);
                            @let id = format!("market-{}", slot.index());
                            button.card.(region_class(city.region())).off[why.is_some()].pointed[guide_points_at(table, &id)]
                                type="submit" form="act" name="action" value=(action)
                                id=(id) data-city=(city.name()) data-key=(slot.index() + 1)
                                data-why=[why.map(|reason| why_not(page, reason))]
                                title=[why.map(|reason| why_not(page, reason))]
                                aria-disabled=[why.map(|_| "true")]
                                aria-label=(page.words.with("take-card", &[("city", city.name().into()), ("region", city.region().name().into())])) {
                                (face(city))
                            }
                        }
                        None => { div.card.gap id={ "market-" (slot.index()) } {} }
                    }
                }
            }
            div.stacks {
                @let why = view.check(Action::TakeDeck).err().map(|refusal| refusal.reason);
                button.card.back.off[why.is_some()].pointed[guide_points_at(table, "deck")] #deck type="submit" form="act" name="action" value="take deck"
                    data-why=[why.map(|reason| why_not(page, reason))]
                    title=[why.map(|reason| why_not(page, reason))] aria-disabled=[why.map(|_| "true")]
                    aria-label=(page.words.with("take-deck", &deck_note)) {
                    svg viewBox="0 0 60 84" preserveAspectRatio="none" aria-hidden="true" { use href="#card-back" {} }
                    span.count { (view.deck_len()) }
                    span.caption { (page.say("deck")) }
                }
                div.card.discard.(top.map_or("none", |city| region_class(city.region()))) #discard
                    title=(page.words.with("discard-title", &[("count", (view.discards().len() as i64).into())])) {
                    @if let Some(city) = top { (face(*city)) }
                    span.caption { (page.say("discard-empty")) }
                    span.count { (view.discards().len()) }
                }
            }
        }
    }
}

/// Why something cannot be done now, with the rule for those who want to look it up.
pub(super) fn why_not(page: &Page<'_>, reason: Reason) -> String {
    refusal(reason, page.words)
}

enum Stand {
    /// He can help now, by this action if it is one.
    Ready,
    /// He has helped in this turn.
    Helped,
    /// He cannot, and why.
    Cannot(Reason),
    /// He cannot, for no card in hand fits the route.
    NothingFits,
    /// Somebody else's turn.
    Idle,
}

pub(super) fn officials(page: &Page<'_>, table: &LocalizedTable, game: &VisibleGame) -> Markup {
    html! {
        section #officials aria-label=(page.say("area-officials")) {
            @for official in Official::ALL {
                @let key = official_key(official);
                @let stand = stand(game, official);
                @let (class, note) = match &stand {
                    Stand::Ready => ("ready", page.say(&format!("{key}-ready"))),
                    Stand::Helped => ("helped", page.say("official-helped")),
                    Stand::Cannot(reason) => ("off", why_not(page, *reason)),
                    Stand::NothingFits => ("off", page.say("official-postal-carrier-nothing-fits")),
                    Stand::Idle => ("off", page.say(&format!("{key}-about"))),
                };
                @if official == Official::Administrator {
                    button.official.(class).pointed[guide_points_at(table, key)]
                        type="submit" form="act" name="action" value="administrator" id=(key)
                        title=(note) data-why=[(class != "ready").then_some(&note)]
                        aria-disabled=[(class != "ready").then_some("true")] {
                        (medallion(official)) span.name { (page.say(key)) } small { (note.split(" [").next().unwrap_or_default()) }
                    }
                } @else {
                    div.official.(class) id=(key) title=(note) tabindex="0" {
                        (medallion(official)) span.name { (page.say(key)) } small { (linked(&note)) }
                    }
                }
            }
        }
    }
}

fn stand(game: &VisibleGame, official: Official) -> Stand {
    let (view, turn) = (&game.view, game.view.turn());
    if turn.official == Some(official) {
        return Stand::Helped;
    }
    if view.legal().is_empty() {
        return Stand::Idle;
    }
    if turn.official.is_some() {
        return Stand::Cannot(Reason::OfficialUsed);
    }
    if turn.started_empty && official != Official::Postmaster {
        return Stand::Cannot(Reason::HandWasEmpty);
    }
    match official {
        Official::Administrator => match view.check(Action::Administrator) {
            Ok(()) => Stand::Ready,
            Err(refusal) => Stand::Cannot(refusal.reason),
        },
        Official::Postmaster if turn.played > 0 => Stand::Cannot(Reason::TakeAfterPlay),
        Official::Postmaster => Stand::Ready,
        Official::PostalCarrier if turn.played == 1 => {
            let fits = view.legal().can_play();
            if fits { Stand::Ready } else { Stand::NothingFits }
        }
        Official::PostalCarrier => Stand::Cannot(Reason::PlayFirst),
        Official::Cartwright if turn.phase != Phase::Close => Stand::Cannot(Reason::PlayFirst),
        Official::Cartwright => {
            let helps = view.legal().can_close_with_cartwright();
            let short = view.own().is_some_and(|own| own.route.len() < posthorn_rules::MINIMUM_ROUTE);
            match (helps, short) {
                (true, _) => Stand::Ready,
                (false, true) => Stand::Cannot(Reason::RouteTooShort),
                (false, false) => Stand::Cannot(Reason::CartwrightCannotHelp),
            }
        }
    }
}
