//! What a bot would do in the viewer's place, and why.

use crate::layout::signed;
use crate::sentences::pile_name;
use crate::words::Words;
use crate::{LocalizedTable, Page};
use maud::{Markup, html};
use posthorn_rules::{Action, City, End, GameView, Options};
use posthorn_table::{ExpectedPoints, Hint, Prospect, TurnReason};

/// The panel: the question while it may be asked, and the answer once it was.
pub fn hint(page: &Page<'_>, table: &LocalizedTable, hint: Option<&Hint>) -> Markup {
    let shared = table.uncovered.map(|seat| format!("&as={seat}")).unwrap_or_default();
    html! {
        section #hint data-version=(table.version) aria-label=(page.say("hint-heading")) {
            @if let Some(hint) = hint {
                (answer(page, hint))
            } @else if table.hints && table.is_my_turn() {
                a.button #ask-hint href={ "/table/" (table.id) "?hint=1" (shared) }
                    data-hint={ "/table/" (table.id) "/hint?hint=1" (shared) } {
                    (page.say("hint-ask")) kbd { "I" }
                }
            }
        }
    }
}

fn answer(page: &Page<'_>, hint: &Hint) -> Markup {
    let Some((first, others)) = hint.turns.split_first() else { return html! {} };
    html! {
        div.advice role="status" {
            h2 { (page.say("hint-heading")) }
            ol.turn { @for step in steps(page.words, &hint.seen, &first.turn) { li { (step) } } }
            p.why { (why(page.words, hint.seen.options(), &first.reason)) }
            @if hint.has_choice() {
                p.chances {
                    (page.words.with("hint-win", &[("win", percent(first.win).into())])) " "
                    @match first.points {
                        ExpectedPoints::Lead(lead) => (page.words.with("hint-lead", &[("points", signed(format!("{:+}", lead.round() as i64)).into())])),
                        ExpectedPoints::Total(points) => (page.words.with("hint-points", &[("points", signed(points.round() as i64).into())])),
                    }
                }
            }
            @if let Some(sentence) = prospect(page.words, hint.prospect) { p.prospect { (sentence) } }
            @if !others.is_empty() {
                details {
                    summary { (page.say("hint-others")) }
                    ul {
                        @for other in others {
                            li {
                                (steps(page.words, &hint.seen, &other.turn).join(" ")) " "
                                small { (page.words.with("hint-chance", &[("win", percent(other.win).into())])) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The actions of a turn as requests, from what was seen before the first of them.
pub fn steps(words: &Words, seen: &GameView, actions: &[Action]) -> Vec<String> {
    (0..actions.len()).map(|at| step(words, seen, &actions[..at], actions[at])).collect()
}

fn step(words: &Words, seen: &GameView, before: &[Action], action: Action) -> String {
    let city = |key: &str, city: City| words.with(key, &[("city", city.name().into())]);
    let laid = before.iter().any(|action| matches!(action, Action::Play { .. } | Action::Restart { .. }));
    match action {
        // In the place of a card that was taken lies another one, which nobody had seen.
        Action::TakeMarket(slot) => match seen.market().get(slot).filter(|_| !before.contains(&action)) {
            Some(open) if !before.contains(&Action::Administrator) => city("step-take", open),
            _ => words.say("step-take-new"),
        },
        Action::TakeDeck => words.say("step-take-deck"),
        Action::Administrator => words.say("step-administrator"),
        Action::Play { city: card, end: End::Left } => city("step-play-left", card),
        Action::Play { city: card, end: End::Right } => match seen.own() {
            Some(own) if own.route.is_empty() && !laid => city("step-play", card),
            _ => city("step-play-right", card),
        },
        Action::Restart { city: card } => city("step-restart", card),
        Action::Close { offices, cartwright } => {
            let key = if cartwright { "step-close-cartwright" } else { "step-close" };
            words.with(key, &[("cities", words.list(offices.iter()).into())])
        }
        Action::Keep(cards) => words.with("step-keep", &[("cities", words.list(cards).into())]),
        Action::EndTurn => words.say("step-end"),
    }
}

/// Why, in a sentence or two.
pub fn why(words: &Words, options: &Options, reason: &TurnReason) -> String {
    let city = |city: &City| city.name().into();
    let count = |n: usize| (n as i64).into();
    match reason {
        TurnReason::Closes { offices, tiles, carriage, ends } => {
            let mut sentences = vec![words.with("why-closes", &[("offices", count(*offices))])];
            let points: i64 = tiles.iter().map(|tile| i64::from(tile.value)).sum();
            if points > 0 {
                sentences.push(words.with("why-tiles", &[("points", points.into())]));
            }
            if let Some(carriage) = carriage {
                sentences
                    .push(words.with("why-carriage", &[("carriage", i64::from(carriage.value()).into())]));
            }
            if *ends {
                sentences.push(words.say("why-ends"));
            }
            sentences.join(" ")
        }
        TurnReason::Fits(card) => words.with("why-fits", &[("city", city(card))]),
        TurnReason::Joins(card, other) => {
            words.with("why-joins", &[("city", city(card)), ("other", city(other))])
        }
        TurnReason::Wanted(card, pile) => words
            .with("why-wanted", &[("city", city(card)), ("pile", pile_name(*pile, options, words).into())]),
        TurnReason::TwoCards(length) => words.with("why-two-cards", &[("length", count(*length))]),
        TurnReason::Grows(length) => words.with("why-grows", &[("length", count(*length))]),
        TurnReason::StartsAnew(card) => words.with("why-starts-anew", &[("city", city(card))]),
        TurnReason::Blind => words.say("why-blind"),
        TurnReason::NewMarket => words.say("why-new-market"),
        TurnReason::Waits => words.say("why-waits"),
        TurnReason::Keeps => words.say("why-keeps"),
    }
}

/// How the route stands, said softly; nothing while there is nothing to fear.
fn prospect(words: &Words, prospect: Prospect) -> Option<String> {
    Some(match prospect {
        Prospect::NoRoute => return None,
        Prospect::InHand(cards) => words.with("prospect-in-hand", &[("count", (cards as i64).into())]),
        Prospect::Chance(chance) => {
            let key = match chance {
                0.85.. => "prospect-likely",
                0.5.. => "prospect-open",
                _ => "prospect-unlikely",
            };
            // To the nearest twentieth: more would pretend to know more.
            let chance = (chance * 20.0).round() as i64 * 5;
            words.with(key, &[("chance", chance.into())])
        }
    })
}

pub(crate) fn percent(share: f32) -> i64 {
    (f64::from(share) * 100.0).round() as i64
}
