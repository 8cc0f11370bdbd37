//! Players with habits, so that random games reach corners that fair choice never would.

use super::Chance;
use posthorn_rules::*;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Habit {
    /// Any legal action, each as likely as the others.
    Fair,
    /// Extends the route and closes it once it has so many cards.
    Builder(usize),
    /// Takes as many cards as it can and never closes.
    Hoarder,
    /// Takes one card, plays two, never closes.
    Spender,
}

pub fn choose(game: &Game, habit: Habit, chance: &mut Chance) -> Action {
    let legal = game.legal();
    let any = |chance: &mut Chance| legal.get(chance.below(legal.len())).expect("a live game");
    let mut any_of = |wanted: &dyn Fn(&Action) -> bool| {
        let fitting: Vec<Action> = legal.iter().filter(wanted).collect();
        (!fitting.is_empty()).then(|| fitting[chance.below(fitting.len())])
    };
    let is_take = |action: &Action| matches!(action, Action::TakeMarket(_) | Action::TakeDeck);
    let is_play = |action: &Action| matches!(action, Action::Play { .. });
    let is_restart = |action: &Action| matches!(action, Action::Restart { .. });
    let own = game.holdings(game.turn().seat);
    let fits_soon = |action: &Action| match action {
        Action::TakeMarket(slot) => game.market().get(*slot).is_some_and(|city| {
            let at = |end| own.route.open_at(end).contains(city);
            own.route.is_empty() || !own.hand.contains(city) && (at(End::Left) || at(End::Right))
        }),
        _ => false,
    };
    let choice = match (habit, game.turn().phase) {
        (Habit::Fair, _) | (_, Phase::Keep) => None,
        (Habit::Builder(length), Phase::Close) => {
            let close = |action: &Action| matches!(action, Action::Close { .. });
            let close = if own.route.len() >= length { any_of(&close) } else { None };
            close.or_else(|| any_of(&is_play)).or(Some(Action::EndTurn))
        }
        (Habit::Hoarder, Phase::Close) => Some(Action::EndTurn),
        (Habit::Spender, Phase::Close) => any_of(&is_play).or(Some(Action::EndTurn)),
        (Habit::Hoarder, Phase::Play) => any_of(&is_take).or_else(|| any_of(&is_play)),
        (Habit::Builder(_) | Habit::Spender, Phase::Play) => any_of(&is_play).or_else(|| any_of(&is_restart)),
        (Habit::Spender, _) => any_of(&is_take),
        (Habit::Builder(_), _) => any_of(&fits_soon),
        _ => None,
    };
    choice.unwrap_or_else(|| any(chance))
}
