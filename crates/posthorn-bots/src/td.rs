//! Temporal-difference learning, TD(λ): the network learns from nothing by playing itself.
//!
//! The target for a position is what the same seat thought one decision later, and in the end who won. Some
//! games have the scripted player at some seats, so that the network does not forget how to beat somebody who
//! plays differently.

use crate::backprop::LearningRates;
use crate::candidates::candidates;
use crate::chance::Chance;
use crate::contest::deal;
use crate::courier::{self, Judgement};
use crate::evaluate::{Evaluation, Scratch, best_action, evaluate_each, final_value, position_after};
use crate::features::{UnseenCards, features};
use crate::net::{Accumulator, Net, Value};
use crate::simd::wide;
use posthorn_rules::{Action, Game, Options, Seat};

/// The parameters of learning at one point of the training: large steps at first, small ones at the end.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Schedule {
    pub(crate) rate: f32,
    /// How much a target depends on later ones, the λ of TD(λ).
    pub(crate) lambda: f32,
    /// The share of decisions made at random.
    pub(crate) explore: f32,
    /// The share of games with the scripted player at some of the seats.
    pub(crate) scripted: f32,
    /// The share of games with an older network at some of the seats.
    pub(crate) older: f32,
    /// Decisions per player after which a game is scored as it stands.
    pub(crate) longest: usize,
}

impl Schedule {
    /// The parameters after this part of the training, from 0 to 1.
    pub(crate) fn at(part: f32) -> Schedule {
        let part = part.clamp(0.0, 1.0);
        let fall = |from: f32, to: f32| from * (to / from).powf(part);
        Schedule {
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
pub(crate) struct TdLearner {
    pub(crate) net: Net,
    pub(crate) rates: LearningRates,
    pub(crate) chance: Chance,
    /// The network as it was some time ago, an opponent in some games.
    older: Net,
    experiences: Vec<Experience>,
    /// For the network in training; `older_scratch` is for the older opponent.
    pub(crate) scratch: Scratch,
    older_scratch: Scratch,
    actions: Vec<Action>,
    judged: Vec<(Action, f32)>,
}

/// The position a seat chose, and what the network thought of it then.
#[derive(Debug)]
struct Experience {
    seat: Seat,
    position: Accumulator,
    value: Value,
}

impl TdLearner {
    pub(crate) fn new(net: Net, seed: u64) -> TdLearner {
        TdLearner {
            older: net.clone(),
            rates: LearningRates::new(net.players),
            net,
            chance: Chance::new(seed),
            experiences: Vec::new(),
            scratch: Scratch::default(),
            older_scratch: Scratch::default(),
            actions: Vec::new(),
            judged: Vec::new(),
        }
    }

    /// Makes the network as it is now the older opponent.
    pub(crate) fn keep_as_opponent(&mut self) {
        self.older = self.net.clone();
    }

    /// Plays a game and learns from it.
    pub(crate) fn game(&mut self, schedule: Schedule) {
        wide(
            #[inline(always)]
            || {
                let game = self.play(schedule);
                self.learn(&game, schedule);
            },
        );
    }

    #[inline(always)]
    fn play(&mut self, schedule: Schedule) -> Game {
        let players = self.net.players;
        let mut game = random_game(players, &mut self.chance);
        let some_seats = |chance: &mut Chance, share: f32| {
            if chance.unit() < share { 1 + chance.below((1 << players) - 1) } else { 0 }
        };
        let scripted = some_seats(&mut self.chance, schedule.scripted);
        let older = some_seats(&mut self.chance, schedule.older);
        self.experiences.clear();
        self.scratch.forget();
        self.older_scratch.forget();
        let mut decisions = 0;
        while !game.is_over() && decisions < schedule.longest * players {
            decisions += 1;
            let seat = game.turn().seat;
            let action = if scripted & 1 << seat.index() != 0 {
                self.follow_script(&game, seat)
            } else if older & 1 << seat.index() != 0 {
                best_action(&self.older, &game, &mut self.older_scratch)
            } else {
                self.decide(&game, seat, schedule)
            };
            let Some(action) = action else { return game };
            game.apply_legal(action, &mut self.chance);
        }
        game
    }

    /// The scripted player's action; the network learns from its positions too.
    fn follow_script(&mut self, game: &Game, seat: Seat) -> Option<Action> {
        courier::judge_actions(game, &Judgement::COURIER, &mut self.actions, &mut self.judged);
        let (action, _) = self.judged.iter().copied().reduce(|a, b| if b.1 > a.1 { b } else { a })?;
        if self.judged.len() > 1 {
            let unseen = UnseenCards::new(game, seat);
            let (after, features) = position_after(game, action, &unseen, &features(game, &unseen, false));
            let position = self.scratch.accumulate(&self.net, seat, &features).clone();
            let value =
                if after.is_over() { final_value(&after, seat) } else { self.net.value_of(&position.sums) };
            self.experiences.push(Experience { seat, position, value });
        }
        Some(action)
    }

    #[inline(always)]
    fn decide(&mut self, game: &Game, seat: Seat, schedule: Schedule) -> Option<Action> {
        candidates(game, &mut self.actions);
        if let [only] = self.actions[..] {
            return Some(only);
        }
        let explore = self.chance.unit() < schedule.explore;
        let any = self.chance.below(self.actions.len());
        let considered = if explore { &self.actions[any..=any] } else { &self.actions[..] };
        let mut chosen: Option<(Action, Accumulator, Value)> = None;
        evaluate_each(
            &self.net,
            game,
            considered,
            &mut self.scratch,
            #[inline(always)]
            |Evaluation { action, value, features, sums }| {
                let utility = |value: &Value| value.utility(game.players());
                if chosen.as_ref().is_none_or(|(_, _, best)| utility(&value) > utility(best)) {
                    chosen = Some((action, Accumulator { features: *features, sums: *sums }, value));
                }
            },
        );
        let (action, position, value) = chosen?;
        self.experiences.push(Experience { seat, position, value });
        Some(action)
    }

    #[inline(always)]
    fn learn(&mut self, game: &Game, schedule: Schedule) {
        let mut target = [Value { win: 0.0, points: 0.0 }; Seat::MAX];
        for seat in game.seats() {
            target[seat.index()] = final_value(game, seat);
        }
        for experience in self.experiences.iter().rev() {
            let goal = &mut target[experience.seat.index()];
            self.net.learn(&experience.position, *goal, schedule.rate, &mut self.rates);
            let mix = |then: f32, now: f32| schedule.lambda * then + (1.0 - schedule.lambda) * now;
            *goal = Value {
                win: mix(goal.win, experience.value.win),
                points: mix(goal.points, experience.value.points),
            };
        }
    }
}

/// A new game with the options of a random preset, most often the classic one.
pub(crate) fn random_game(players: usize, chance: &mut Chance) -> Game {
    let options = match chance.below(10) {
        0 | 1 => Options::INTERNATIONAL,
        2 => Options::ICELANDIC,
        _ => Options::CLASSIC,
    };
    let first = chance.below(players);
    deal(players, first, options, chance)
}
