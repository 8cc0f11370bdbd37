//! Learning from nothing: the network plays itself and corrects what it thought along the way.
//!
//! TD(λ): what a position was worth is told by what the same seat thought a decision later, and in
//! the end by who won. Some games have the scripted player at one seat, so that the network does not
//! forget how to beat somebody who plays otherwise.

use crate::candidates::candidates;
use crate::chance::Chance;
use crate::contest::deal;
use crate::courier::{self, Judgement};
use crate::features::{Sight, features};
use crate::greedy::{Scratch, best, final_value, look};
use crate::learn::Strides;
use crate::net::{Accumulator, Net, Value};
use crate::simd::wide;
use posthorn_rules::{Action, Game, Options, Seat};

/// How learning goes at a moment; it starts bold and ends careful.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pace {
    pub(crate) rate: f32,
    pub(crate) lambda: f32,
    pub(crate) explore: f32,
    /// The share of games with the scripted player at some of the seats.
    pub(crate) scripted: f32,
    /// The share of games with an older network at some of the seats.
    pub(crate) older: f32,
    /// Decisions a player after which a game is scored as it stands.
    pub(crate) longest: usize,
}

impl Pace {
    /// The pace after a part of the way, from 0 to 1.
    pub(crate) fn at(part: f32) -> Pace {
        let part = part.clamp(0.0, 1.0);
        let fall = |from: f32, to: f32| from * (to / from).powf(part);
        Pace {
            rate: fall(0.002, 0.0002),
            lambda: fall(0.85, 0.7),
            explore: fall(0.03, 0.002),
            scripted: 0.1 + 0.8 * (1.0 - part * 20.0).max(0.0),
            older: 0.2,
            longest: if part < 0.05 { 120 } else { 300 },
        }
    }
}

/// A network in training.
#[derive(Debug)]
pub(crate) struct Trainer {
    pub(crate) net: Net,
    pub(crate) strides: Strides,
    pub(crate) chance: Chance,
    /// The network as it was some time ago, an opponent in some games.
    older: Net,
    moments: Vec<Moment>,
    /// For the network in training; `older_scratch` is for the older one.
    pub(crate) scratch: Scratch,
    older_scratch: Scratch,
    actions: Vec<Action>,
    judged: Vec<(Action, f32)>,
}

/// What a seat saw after a decision, and what it thought of it.
#[derive(Debug)]
struct Moment {
    seat: Seat,
    seen: Accumulator,
    value: Value,
}

impl Trainer {
    pub(crate) fn new(net: Net, seed: u64) -> Trainer {
        Trainer {
            older: net.clone(),
            strides: Strides::new(net.players),
            net,
            chance: Chance::new(seed),
            moments: Vec::new(),
            scratch: Scratch::default(),
            older_scratch: Scratch::default(),
            actions: Vec::new(),
            judged: Vec::new(),
        }
    }

    /// Makes the network as it is now the older opponent.
    pub(crate) fn grow_older(&mut self) {
        self.older = self.net.clone();
    }

    /// Plays a game and learns from it.
    pub(crate) fn game(&mut self, pace: Pace) {
        wide(
            #[inline(always)]
            || {
                let game = self.play(pace);
                self.learn(&game, pace);
            },
        );
    }

    #[inline(always)]
    fn play(&mut self, pace: Pace) -> Game {
        let players = self.net.players;
        let mut game = random_table(players, &mut self.chance);
        let some_seats = |chance: &mut Chance, share: f32| {
            if chance.unit() < share { 1 + chance.below((1 << players) - 1) } else { 0 }
        };
        let scripted = some_seats(&mut self.chance, pace.scripted);
        let older = some_seats(&mut self.chance, pace.older);
        self.moments.clear();
        self.scratch.forget();
        self.older_scratch.forget();
        let mut decisions = 0;
        while !game.is_over() && decisions < pace.longest * players {
            decisions += 1;
            let seat = game.turn().seat;
            let action = if scripted & 1 << seat.index() != 0 {
                self.follow_script(&game, seat)
            } else if older & 1 << seat.index() != 0 {
                best(&self.older, &game, &mut self.older_scratch)
            } else {
                self.decide(&game, seat, pace)
            };
            let Some(action) = action else { return game };
            game.apply_legal(action, &mut self.chance);
        }
        game
    }

    /// The scripted player's action; the network watches and learns from it too.
    fn follow_script(&mut self, game: &Game, seat: Seat) -> Option<Action> {
        courier::judge(game, &Judgement::COURIER, &mut self.actions, &mut self.judged);
        let (action, _) = self.judged.iter().copied().reduce(|a, b| if b.1 > a.1 { b } else { a })?;
        if self.judged.len() > 1 {
            let sight = Sight::new(game, seat);
            let (after, features) = look(game, action, &sight, &features(game, &sight, false));
            let seen = self.scratch.see(&self.net, seat, &features).clone();
            let value =
                if after.is_over() { final_value(&after, seat) } else { self.net.value_of(&seen.sums) };
            self.moments.push(Moment { seat, seen, value });
        }
        Some(action)
    }

    #[inline(always)]
    fn decide(&mut self, game: &Game, seat: Seat, pace: Pace) -> Option<Action> {
        candidates(game, &mut self.actions);
        if let [only] = self.actions[..] {
            return Some(only);
        }
        let sight = Sight::new(game, seat);
        let explore = self.chance.unit() < pace.explore;
        let wild = self.chance.below(self.actions.len());
        let here = features(game, &sight, false);
        let near = self.scratch.see(&self.net, seat, &here);
        let mut chosen: Option<(Action, Accumulator, Value)> = None;
        for (number, &action) in self.actions.iter().enumerate() {
            if explore && number != wild {
                continue;
            }
            let (after, features) = look(game, action, &sight, &here);
            let sums = self.net.sums_near(near, &features);
            let value = if after.is_over() { final_value(&after, seat) } else { self.net.value_of(&sums) };
            if chosen
                .as_ref()
                .is_none_or(|(_, _, best)| value.utility(game.players()) > best.utility(game.players()))
            {
                chosen = Some((action, Accumulator { features, sums }, value));
            }
        }
        let (action, seen, value) = chosen?;
        self.moments.push(Moment { seat, seen, value });
        Some(action)
    }

    #[inline(always)]
    fn learn(&mut self, game: &Game, pace: Pace) {
        let mut target = [Value { win: 0.0, points: 0.0 }; Seat::MAX];
        for seat in game.seats() {
            target[seat.index()] = final_value(game, seat);
        }
        for moment in self.moments.iter().rev() {
            let goal = &mut target[moment.seat.index()];
            self.net.learn(&moment.seen, *goal, pace.rate, &mut self.strides);
            let mix = |then: f32, now: f32| pace.lambda * then + (1.0 - pace.lambda) * now;
            *goal =
                Value { win: mix(goal.win, moment.value.win), points: mix(goal.points, moment.value.points) };
        }
    }
}

/// A table with a fresh deck; the options of the presets take turns, the classic ones most often.
pub(crate) fn random_table(players: usize, chance: &mut Chance) -> Game {
    let options = match chance.below(10) {
        0 | 1 => Options::INTERNATIONAL,
        2 => Options::ICELANDIC,
        _ => Options::CLASSIC,
    };
    let first = chance.below(players);
    deal(players, first, options, chance)
}
