//! `postmaster`: the action whose position the network likes best, without looking further.

use crate::candidates::candidates;
use crate::features::{Features, Sight, features, features_after};
use crate::net::{Accumulator, Net, POINTS_SCALE, USUAL_POINTS, Value};
use posthorn_rules::{Action, Game, Seat};

/// Memory that decisions share, so that none has to be asked for again.
#[derive(Debug, Default)]
pub(crate) struct Scratch {
    pub(crate) actions: Vec<Action>,
    pub(crate) judged: Vec<(Action, Value)>,
    /// What each seat saw last; the next thing it sees is much like it.
    seen: [Option<Accumulator>; Seat::MAX],
}

impl Scratch {
    /// For another network, or where a choice must not depend on what was looked at before: sums that
    /// were had from others may differ in the last digit.
    pub(crate) fn forget(&mut self) {
        self.seen = [const { None }; Seat::MAX];
    }

    /// What the seat sees, quickly had from what it saw last.
    #[inline(always)]
    pub(crate) fn see(&mut self, net: &Net, seat: Seat, features: &Features) -> &Accumulator {
        let seen = &mut self.seen[seat.index()];
        let sums = match seen {
            Some(near) => net.sums_near(near, features),
            None => net.accumulate(features).sums,
        };
        seen.insert(Accumulator { features: *features, sums })
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
pub(crate) fn value(net: &Net, game: &Game, seat: Seat, scratch: &mut Scratch) -> Value {
    if game.is_over() {
        return final_value(game, seat);
    }
    let features = features(game, &Sight::new(game, seat), false);
    net.value_of(&scratch.see(net, seat, &features).sums)
}

/// Values every action worth a thought by the position it leads to before chance has its say.
#[inline(always)]
pub(crate) fn judge(net: &Net, game: &Game, scratch: &mut Scratch) {
    let seat = game.turn().seat;
    candidates(game, &mut scratch.actions);
    scratch.judged.clear();
    if let [only] = scratch.actions[..] {
        scratch.judged.push((only, Value { win: 0.5, points: 0.0 }));
        return;
    }
    let sight = Sight::new(game, seat);
    let here = features(game, &sight, false);
    let actions = std::mem::take(&mut scratch.actions);
    let mut judged = std::mem::take(&mut scratch.judged);
    let near = scratch.see(net, seat, &here);
    for &action in &actions {
        let (after, looked) = look(game, action, &sight, &here);
        let value = if after.is_over() { final_value(&after, seat) } else { net.value_near(near, &looked) };
        judged.push((action, value));
    }
    scratch.actions = actions;
    scratch.judged = judged;
}

/// The position an action leads to, as far as it can be known, and what the network sees of it, given
/// what it sees now.
#[inline(always)]
pub(crate) fn look(game: &Game, action: Action, sight: &Sight, here: &Features) -> (Game, Features) {
    let after = game.before_chance(action);
    let looked = features_after(here, &after, sight, action);
    (after, looked)
}

/// The action the network likes best.
#[inline(always)]
pub(crate) fn best(net: &Net, game: &Game, scratch: &mut Scratch) -> Option<Action> {
    judge(net, game, scratch);
    let worth = |value: Value| value.utility(game.players());
    scratch
        .judged
        .iter()
        .copied()
        .reduce(|best, next| if worth(next.1) > worth(best.1) { next } else { best })
        .map(|(action, _)| action)
}
