//! Looking ahead: the network's favourites are played out against each other.
//!
//! Sequential halving: all favourites get some playouts, the better half gets more, until one is
//! left. In a playout everybody plays as the network likes; before it, what the seat cannot know is
//! dealt anew. The n-th playout of every favourite has the same cards, so that luck is shared.

use crate::bot::{Budget, imagine};
use crate::chance::Chance;
use crate::greedy::{Scratch, best, judge, value};
use crate::net::{Net, Value};
use crate::simd::wide;
use posthorn_rules::{Action, Game, PlayerView, Seat};
use std::time::{Duration, Instant};

/// The most favourites that are played out.
const MOST_FAVOURITES: usize = 16;
/// Playouts a favourite should get before it can be dropped.
const FEWEST_PLAYOUTS: usize = 6;
/// For how many playouts the first sight counts.
const FIRST_SIGHT: f64 = 8.0;
/// How many turns of the seat a playout sees through, the one under way included.
const OWN_TURNS: usize = 3;
/// A game should be over by this round.
const LONG: u16 = 24;
/// How many points a winner gives for ending it a round sooner, more with each round beyond that.
const IMPATIENCE: f32 = 0.25;
/// A playout takes about this long, for planning.
const USUAL_PLAYOUT: Duration = Duration::from_micros(40);
/// What is kept back of the time, because machines stand still for a moment now and then.
const KEPT_BACK: Duration = Duration::from_millis(25);
/// After so many playouts each it may be clear which favourite is the best; it is looked at again and again.
const CLEAR_AFTER: u64 = 48;
const LOOK_EVERY: u64 = 16;

/// What the search found out about an action.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found {
    pub(crate) action: Action,
    /// What the network thought of it at first sight.
    pub(crate) first_sight: Value,
    prior: f64,
    sum: f64,
    squares: f64,
    win: f64,
    points: f64,
    pub(crate) playouts: u32,
}

impl Found {
    /// What it is worth: the playouts, and the first sight for as much as some of them. With a handful of
    /// playouts luck would decide where the network knows better.
    fn mean(&self) -> f64 {
        (self.sum + FIRST_SIGHT * self.prior) / (f64::from(self.playouts) + FIRST_SIGHT)
    }

    /// The value by all playouts, or at first sight if there were none.
    pub(crate) fn value(&self) -> Value {
        let n = f64::from(self.playouts);
        if self.playouts == 0 {
            return self.first_sight;
        }
        Value { win: (self.win / n) as f32, points: (self.points / n) as f32 }
    }

    fn add(&mut self, value: Value, game: &Game) {
        let utility = f64::from(value.utility(game.players()) - boredom(value, game));
        self.sum += utility;
        self.squares += utility * utility;
        self.win += f64::from(value.win);
        self.points += f64::from(value.points);
        self.playouts += 1;
    }

    fn error(&self) -> f64 {
        let n = f64::from(self.playouts.max(1));
        let variance = (self.squares / n - (self.sum / n).powi(2)).max(0.0);
        (variance / n).sqrt()
    }
}

/// What it costs that a game which is as good as won goes on for long: there are always points to be had from
/// weaker players, and nobody likes to be played with. Whoever may still lose has all the time in the world.
fn boredom(value: Value, game: &Game) -> f32 {
    let beyond = f32::from(game.round().saturating_sub(LONG));
    let sure = (2.0 * value.win - 1.0).max(0.0);
    sure * Value::worth_of(0.5 * IMPATIENCE * beyond * beyond, game.players())
}

/// What the search may still spend.
enum Purse {
    Time { begun: Instant, end: Instant, paid: u32 },
    Work(u32),
}

impl Purse {
    fn new(budget: Budget) -> Purse {
        match budget {
            Budget::Time(time) => {
                let begun = Instant::now();
                Purse::Time { begun, end: begun + time - (time / 4).min(KEPT_BACK), paid: 0 }
            }
            Budget::Work(playouts) => Purse::Work(playouts),
        }
    }

    /// How many playouts it will be good for, as far as can be told.
    fn playouts_left(&self) -> usize {
        match self {
            Purse::Time { begun, end, paid } => {
                let now = Instant::now();
                let usual = Purse::usual(*begun, now, *paid);
                (end.saturating_duration_since(now).as_nanos() / usual.as_nanos().max(1)) as usize
            }
            Purse::Work(left) => *left as usize,
        }
    }

    /// Pays for a playout, if there is enough for one.
    fn pay(&mut self) -> bool {
        match self {
            Purse::Time { begun, end, paid } => {
                let now = Instant::now();
                let enough = now + Purse::usual(*begun, now, *paid) <= *end;
                *paid += u32::from(enough);
                enough
            }
            Purse::Work(left) => {
                let enough = *left > 0;
                *left = left.saturating_sub(1);
                enough
            }
        }
    }

    /// How long a playout takes: a guess, until some were seen.
    fn usual(begun: Instant, now: Instant, paid: u32) -> Duration {
        if paid < 4 { USUAL_PLAYOUT } else { (now - begun) / paid }
    }
}

/// The actions worth a thought, best first; those that were played out come before the others.
pub(crate) fn search(
    net: &Net,
    view: &PlayerView,
    budget: Budget,
    chance: &mut Chance,
    scratch: &mut Scratch,
) -> Vec<Found> {
    let mut purse = Purse::new(budget);
    let (Some(seat), Some(game)) = (view.viewer(), imagine(view, chance)) else { return Vec::new() };
    scratch.forget();
    wide(
        #[inline(always)]
        || judge(net, &game, scratch),
    );
    let first_look = |&(action, first_sight): &(Action, Value)| Found {
        action,
        first_sight,
        prior: f64::from(first_sight.utility(game.players())),
        sum: 0.0,
        squares: 0.0,
        win: 0.0,
        points: 0.0,
        playouts: 0,
    };
    let mut found: Vec<Found> = scratch.judged.iter().map(first_look).collect();
    sort(&mut found);
    if found.len() < 2 {
        return found;
    }
    let affordable = purse.playouts_left() / FEWEST_PLAYOUTS;
    let mut running = found.len().min(MOST_FAVOURITES).min(affordable.max(2));
    let seeds = chance.number();
    let mut number = 0;
    while running > 1 {
        let rounds_left = usize::BITS - (running - 1).leading_zeros();
        let share = (purse.playouts_left() / rounds_left as usize / running).max(1);
        for _ in 0..share {
            let mut luck = Chance::new(seeds.wrapping_add(number));
            let dealt = view.redeal(&mut luck);
            number += 1;
            for option in &mut found[..running] {
                if !purse.pay() {
                    sort(&mut found[..running]);
                    return found;
                }
                let (value, end) = playout(net, dealt, option.action, seat, luck.clone(), scratch);
                option.add(value, &end);
            }
            if number >= CLEAR_AFTER && number.is_multiple_of(LOOK_EVERY) && is_clear(&found[..running]) {
                sort(&mut found[..running]);
                return found;
            }
        }
        sort(&mut found[..running]);
        running = running.div_ceil(2);
    }
    found
}

/// Whether one is ahead of all others beyond doubt. They were played out with the same cards, so that the doubt is
/// smaller than it is taken for here.
fn is_clear(found: &[Found]) -> bool {
    let Some(best) = found.iter().max_by(|a, b| a.mean().total_cmp(&b.mean())) else { return true };
    let behind = |other: &Found| best.mean() - other.mean() > 3.0 * (best.error() + other.error());
    found.iter().all(|other| other.action == best.action || behind(other))
}

fn sort(found: &mut [Found]) {
    found.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
}

/// Plays on from an action as the network likes, to the end of one of the seat's next turns, and
/// values what comes of it.
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
                next = best(net, &game, scratch);
            }
            value(net, &game, seat, scratch)
        },
    );
    (value, game)
}
