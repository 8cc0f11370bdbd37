//! What the network thinks of positions and of the actions that lead to them, without looking further ahead.

use crate::candidates::candidates;
use crate::features::{Features, UnseenCards, features, features_after};
use crate::net::{Accumulator, Net, POINTS_SCALE, USUAL_POINTS, Value, WIDE};
use posthorn_rules::{Action, Game, Seat};

/// Memory that decisions share, so that it is allocated only once.
#[derive(Debug, Default)]
pub(crate) struct Scratch {
    pub(crate) actions: Vec<Action>,
    pub(crate) evaluated: Vec<(Action, Value)>,
    /// The last position of each seat; the next one differs from it in a few bits only.
    last: [Option<Accumulator>; Seat::MAX],
}

impl Scratch {
    /// Forgets the last positions. Needed for another network, and where a choice must not depend on what was
    /// evaluated before: sums that were updated step by step may differ in the last digit.
    pub(crate) fn forget(&mut self) {
        self.last = [const { None }; Seat::MAX];
    }

    /// The first layer's sums for a position of the seat, updated from those of its last one.
    #[inline(always)]
    pub(crate) fn accumulate(&mut self, net: &Net, seat: Seat, features: &Features) -> &Accumulator {
        let last = &mut self.last[seat.index()];
        let sums = match last {
            Some(near) => net.sums_near(near, features),
            None => net.accumulate(features).sums,
        };
        last.insert(Accumulator { features: *features, sums })
    }
}

/// The value of a finished game for a seat.
pub(crate) fn final_value(game: &Game, seat: Seat) -> Value {
    let standing = game.standing();
    let points = |seat: Seat| standing.scores[seat.index()].total as f32;
    let usual = match standing.ranking.as_slice() {
        &[first, second] => points(if first == seat { second } else { first }),
        _ => USUAL_POINTS,
    };
    Value {
        win: if standing.ranking[0] == seat { 1.0 } else { 0.0 },
        points: ((points(seat) - usual) / POINTS_SCALE).clamp(-1.5, 1.5),
    }
}

/// The value of a position for a seat, a finished game included.
#[inline(always)]
pub(crate) fn position_value(net: &Net, game: &Game, seat: Seat, scratch: &mut Scratch) -> Value {
    if game.is_over() {
        return final_value(game, seat);
    }
    let features = features(game, &UnseenCards::new(game, seat), false);
    net.value_of(&scratch.accumulate(net, seat, &features).sums)
}

/// An action and what the network thinks of the position it leads to.
pub(crate) struct Evaluation<'a> {
    pub(crate) action: Action,
    pub(crate) value: Value,
    pub(crate) features: &'a Features,
    pub(crate) sums: &'a [f32; WIDE],
}

/// Evaluates actions of the player to move by the positions they lead to before chance has its say.
#[inline(always)]
pub(crate) fn evaluate_each(
    net: &Net,
    game: &Game,
    actions: &[Action],
    scratch: &mut Scratch,
    mut visit: impl FnMut(Evaluation<'_>),
) {
    let seat = game.turn().seat;
    let unseen = UnseenCards::new(game, seat);
    let here = features(game, &unseen, false);
    let near = scratch.accumulate(net, seat, &here);
    for &action in actions {
        let (after, features) = position_after(game, action, &unseen, &here);
        let sums = net.sums_near(near, &features);
        let value = if after.is_over() { final_value(&after, seat) } else { net.value_of(&sums) };
        visit(Evaluation { action, value, features: &features, sums: &sums });
    }
}

/// Evaluates every action worth considering into `scratch.evaluated`.
#[inline(always)]
pub(crate) fn evaluate_actions(net: &Net, game: &Game, scratch: &mut Scratch) {
    candidates(game, &mut scratch.actions);
    scratch.evaluated.clear();
    if let [only] = scratch.actions[..] {
        scratch.evaluated.push((only, Value { win: 0.5, points: 0.0 }));
        return;
    }
    let actions = std::mem::take(&mut scratch.actions);
    let mut evaluated = std::mem::take(&mut scratch.evaluated);
    evaluate_each(
        net,
        game,
        &actions,
        scratch,
        #[inline(always)]
        |found| evaluated.push((found.action, found.value)),
    );
    scratch.actions = actions;
    scratch.evaluated = evaluated;
}

/// The position an action leads to, as far as it can be known, and its features, given those of now.
#[inline(always)]
pub(crate) fn position_after(
    game: &Game,
    action: Action,
    unseen: &UnseenCards,
    here: &Features,
) -> (Game, Features) {
    let after = game.before_chance(action);
    let features = features_after(here, &after, unseen, action);
    (after, features)
}

/// The action the network likes best.
#[inline(always)]
pub(crate) fn best_action(net: &Net, game: &Game, scratch: &mut Scratch) -> Option<Action> {
    evaluate_actions(net, game, scratch);
    let worth = |value: Value| value.utility(game.players());
    scratch
        .evaluated
        .iter()
        .copied()
        .reduce(|best, next| if worth(next.1) > worth(best.1) { next } else { best })
        .map(|(action, _)| action)
}
