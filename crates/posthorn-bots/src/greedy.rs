//! `postmaster`: the action whose position the network likes best, without looking further.

use crate::candidates::candidates;
use crate::features::{Features, Sight, features};
use crate::net::{MARGIN_SCALE, Net, Value};
use posthorn_rules::{Action, Game, Seat};

/// Memory that decisions share, so that none has to be asked for again.
#[derive(Debug, Default)]
pub(crate) struct Scratch {
    pub(crate) actions: Vec<Action>,
    pub(crate) judged: Vec<(Action, Value)>,
}

/// The value of a finished game for a seat.
pub(crate) fn final_value(game: &Game, seat: Seat) -> Value {
    let standing = game.standing();
    let own = standing.scores[seat.index()].total;
    let other = standing
        .ranking
        .iter()
        .find(|&&other| other != seat)
        .map_or(own, |other| standing.scores[other.index()].total);
    Value {
        win: if standing.ranking[0] == seat { 1.0 } else { 0.0 },
        margin: ((own - other) as f32 / MARGIN_SCALE).clamp(-1.5, 1.5),
    }
}

/// The value of a position for a seat, a finished game included.
#[inline(always)]
pub(crate) fn value(net: &Net, game: &Game, seat: Seat) -> Value {
    if game.is_over() {
        return final_value(game, seat);
    }
    let features = features(game, &Sight::new(game, seat), false);
    net.value_of(&net.accumulate(&features).sums)
}

/// Values every action worth a thought by the position it leads to before chance has its say.
#[inline(always)]
pub(crate) fn judge(net: &Net, game: &Game, scratch: &mut Scratch) {
    let seat = game.turn().seat;
    candidates(game, &mut scratch.actions);
    scratch.judged.clear();
    if let [only] = scratch.actions[..] {
        scratch.judged.push((only, Value { win: 0.5, margin: 0.0 }));
        return;
    }
    let sight = Sight::new(game, seat);
    let near = net.accumulate(&features(game, &sight, false));
    for &action in &scratch.actions {
        let (after, looked) = look(game, action, &sight);
        let value = if after.is_over() { final_value(&after, seat) } else { net.value_near(&near, &looked) };
        scratch.judged.push((action, value));
    }
}

/// The position an action leads to, as far as it can be known, and what the network sees of it.
#[inline(always)]
pub(crate) fn look(game: &Game, action: Action, sight: &Sight) -> (Game, Features) {
    let after = game.before_chance(action);
    let looked = features(&after, sight, action == Action::TakeDeck);
    (after, looked)
}

/// The action the network likes best.
#[inline(always)]
pub(crate) fn best(net: &Net, game: &Game, scratch: &mut Scratch) -> Option<Action> {
    judge(net, game, scratch);
    scratch
        .judged
        .iter()
        .copied()
        .reduce(|best, next| if next.1.utility() > best.1.utility() { next } else { best })
        .map(|(action, _)| action)
}
