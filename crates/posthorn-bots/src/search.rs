//! Looking ahead: the network's favourites are played out and compared.
//!
//! Sequential halving: all favourites get some playouts, the better half gets more, until one is left. In a playout
//! everybody plays the network's best action; before it, the cards the seat cannot know are dealt anew. The n-th
//! playout of every favourite has the same cards, so that luck favours none of them.

use crate::bot::{Budget, imagine};
use crate::budget_meter::BudgetMeter;
use crate::chance::Chance;
use crate::evaluate::{Scratch, best_action, evaluate_actions, position_value};
use crate::net::{Net, Value};
use crate::simd::wide;
use posthorn_rules::{Action, Game, GameView, Seat};

/// The most favourites that are played out.
const MAX_FAVOURITES: usize = 16;
/// Playouts each favourite should get before half of them are dropped.
const FEWEST_PLAYOUTS: usize = 6;
/// How many playouts the network's own value counts for.
const PRIOR_PLAYOUTS: f64 = 8.0;
/// How many turns of the seat a playout lasts, the one under way included.
const OWN_TURNS: usize = 3;
/// A game that is won should be over by this round.
const LONG_GAME: u16 = 24;
/// How many points each further round costs more than the one before it.
const DELAY_COST: f32 = 0.25;
/// From this many playouts on, the search stops early once one favourite is clearly the best.
const CLEAR_AFTER: u64 = 48;
/// How many playouts lie between two such checks.
const CHECK_EVERY: u64 = 16;

/// What the search found out about an action.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SearchedAction {
    pub(crate) action: Action,
    /// What the network thinks of it without playouts.
    pub(crate) prior: Value,
    prior_utility: f64,
    sum: f64,
    squares: f64,
    win: f64,
    points: f64,
    pub(crate) playouts: u32,
}

impl SearchedAction {
    /// Its utility by the playouts and the network's own value together. With a handful of playouts alone, luck would
    /// decide where the network knows better.
    fn mean(&self) -> f64 {
        (self.sum + PRIOR_PLAYOUTS * self.prior_utility) / (f64::from(self.playouts) + PRIOR_PLAYOUTS)
    }

    /// The mean value of its playouts, or the network's own value if there were none.
    pub(crate) fn value(&self) -> Value {
        let n = f64::from(self.playouts);
        if self.playouts == 0 {
            return self.prior;
        }
        Value { win: (self.win / n) as f32, points: (self.points / n) as f32 }
    }

    fn add(&mut self, value: Value, game: &Game) {
        let utility = f64::from(value.utility(game.players()) - delay_penalty(value, game));
        self.sum += utility;
        self.squares += utility * utility;
        self.win += f64::from(value.win);
        self.points += f64::from(value.points);
        self.playouts += 1;
    }

    /// The standard error of the mean.
    fn error(&self) -> f64 {
        let n = f64::from(self.playouts.max(1));
        let variance = (self.squares / n - (self.sum / n).powi(2)).max(0.0);
        (variance / n).sqrt()
    }
}

/// What it costs to let a game that is as good as won go on for long. There are always more points to be had from weaker
/// players, but nobody enjoys a game that is drawn out. While the game may still be lost, it costs nothing.
fn delay_penalty(value: Value, game: &Game) -> f32 {
    let beyond = f32::from(game.round().saturating_sub(LONG_GAME));
    let sure = (2.0 * value.win - 1.0).max(0.0);
    sure * Value::worth_of(0.5 * DELAY_COST * beyond * beyond, game.players())
}

/// The actions worth considering, best first; those that were played out come before the others.
pub(crate) fn search(
    net: &Net,
    view: &GameView,
    budget: Budget,
    chance: &mut Chance,
    scratch: &mut Scratch,
) -> Vec<SearchedAction> {
    let mut meter = BudgetMeter::new(budget);
    let (Some(seat), Some(game)) = (view.viewer(), imagine(view, chance)) else { return Vec::new() };
    scratch.forget();
    wide(
        #[inline(always)]
        || evaluate_actions(net, &game, scratch),
    );
    let without_playouts = |&(action, prior): &(Action, Value)| SearchedAction {
        action,
        prior,
        prior_utility: f64::from(prior.utility(game.players())),
        sum: 0.0,
        squares: 0.0,
        win: 0.0,
        points: 0.0,
        playouts: 0,
    };
    let mut found: Vec<SearchedAction> = scratch.evaluated.iter().map(without_playouts).collect();
    sort(&mut found);
    if found.len() < 2 {
        return found;
    }
    let affordable = meter.playouts_left() / FEWEST_PLAYOUTS;
    let mut running = found.len().min(MAX_FAVOURITES).min(affordable.max(2));
    let seeds = chance.number();
    let mut number = 0;
    while running > 1 {
        let rounds_left = usize::BITS - (running - 1).leading_zeros();
        let share = (meter.playouts_left() / rounds_left as usize / running).max(1);
        for _ in 0..share {
            let mut luck = Chance::new(seeds.wrapping_add(number));
            let dealt = view.redeal(&mut luck);
            number += 1;
            for option in &mut found[..running] {
                if !meter.spend_playout() {
                    sort(&mut found[..running]);
                    return found;
                }
                let (value, end) = playout(net, dealt, option.action, seat, luck.clone(), scratch);
                option.add(value, &end);
            }
            if number >= CLEAR_AFTER && number.is_multiple_of(CHECK_EVERY) && is_clear(&found[..running]) {
                sort(&mut found[..running]);
                return found;
            }
        }
        sort(&mut found[..running]);
        running = running.div_ceil(2);
    }
    found
}

/// Whether one is clearly ahead of all others. They were played out with the same cards, so the errors are even smaller
/// than they are taken for here.
fn is_clear(found: &[SearchedAction]) -> bool {
    let Some(best) = found.iter().max_by(|a, b| a.mean().total_cmp(&b.mean())) else { return true };
    let behind = |other: &SearchedAction| best.mean() - other.mean() > 3.0 * (best.error() + other.error());
    found.iter().all(|other| other.action == best.action || behind(other))
}

fn sort(found: &mut [SearchedAction]) {
    found.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
}

/// Plays on from an action with everybody's best actions by the network, for [`OWN_TURNS`] turns of the seat, and values
/// the position that is reached.
fn playout(
    net: &Net,
    mut game: Game,
    action: Action,
    seat: Seat,
    mut dealer: Chance,
    scratch: &mut Scratch,
) -> (Value, Game) {
    scratch.forget();
    let value = wide(
        #[inline(always)]
        || {
            let mut own_turns = OWN_TURNS;
            let mut next = Some(action);
            while let Some(action) = next {
                let mover = game.turn().seat;
                game.apply_legal(action, &mut dealer);
                if mover == seat && (game.turn().seat != seat || game.is_over()) {
                    own_turns -= 1;
                }
                if own_turns == 0 || game.is_over() {
                    break;
                }
                next = best_action(net, &game, scratch);
            }
            position_value(net, &game, seat, scratch)
        },
    );
    (value, game)
}
