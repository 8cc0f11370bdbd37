//! `random`: every legal action is equally likely.

use crate::bot::{Bot, Budget};
use crate::chance::Chance;
use posthorn_rules::{Action, GameView};

#[derive(Debug)]
pub(crate) struct Random(pub(crate) Chance);

impl Bot for Random {
    fn choose(&mut self, view: &GameView, _: Budget) -> Option<Action> {
        let legal = view.legal();
        legal.get(self.0.below(legal.len()))
    }
}
