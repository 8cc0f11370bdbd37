//! The bots that follow the script in [`courier`](crate::courier).

use crate::bot::{Bot, Budget, imagine};
use crate::chance::Chance;
use crate::courier::{Judgement, judge_actions};
use posthorn_rules::{Action, GameView};

/// `courier`: always the action the script values most.
#[derive(Debug)]
pub(crate) struct Courier {
    chance: Chance,
    actions: Vec<Action>,
    judged: Vec<(Action, f32)>,
}

impl Courier {
    pub(crate) fn new(chance: Chance) -> Courier {
        Courier { chance, actions: Vec::new(), judged: Vec::new() }
    }
}

impl Bot for Courier {
    fn choose(&mut self, view: &GameView, _: Budget) -> Option<Action> {
        let game = imagine(view, &mut self.chance)?;
        judge_actions(&game, &Judgement::COURIER, &mut self.actions, &mut self.judged);
        best(&self.judged)
    }
}

/// `novice`: sees what it has and little of what may come, and makes mistakes now and then.
#[derive(Debug)]
pub(crate) struct Novice {
    chance: Chance,
    actions: Vec<Action>,
    judged: Vec<(Action, f32)>,
}

impl Novice {
    const JUDGEMENT: Judgement = Judgement {
        office: 1.0,
        carriage: 1.5,
        tile_progress: 0.3,
        route_card: 0.8,
        reach: 0.5,
        outlook: 0.0,
        hand: 0.1,
        dead_end: 0.2,
        race: 0.0,
        carriage_step: 1.0,
        carriage_progress: 1.0,
        long_route: 0.3,
        blind: 0.3,
        tempo: 0.0,
    };

    /// How far it misjudges an action at most, in points.
    const MISJUDGEMENT: f32 = 1.2;

    pub(crate) fn new(chance: Chance) -> Novice {
        Novice { chance, actions: Vec::new(), judged: Vec::new() }
    }
}

impl Bot for Novice {
    fn choose(&mut self, view: &GameView, _: Budget) -> Option<Action> {
        let game = imagine(view, &mut self.chance)?;
        judge_actions(&game, &Novice::JUDGEMENT, &mut self.actions, &mut self.judged);
        for (_, worth) in &mut self.judged {
            *worth += (self.chance.unit() - 0.5) * 2.0 * Novice::MISJUDGEMENT;
        }
        best(&self.judged)
    }
}

fn best(judged: &[(Action, f32)]) -> Option<Action> {
    judged
        .iter()
        .copied()
        .reduce(|best, next| if next.1 > best.1 { next } else { best })
        .map(|(action, _)| action)
}
