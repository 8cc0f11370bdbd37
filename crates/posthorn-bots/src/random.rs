//! `random`: any legal action, each as likely as the others.

use crate::bot::{Bot, Budget};
use crate::chance::Chance;
use posthorn_rules::{Action, PlayerView};

#[derive(Debug)]
pub(crate) struct Random(pub(crate) Chance);

impl Bot for Random {
    fn choose(&mut self, view: &PlayerView, _: Budget) -> Option<Action> {
        let legal = view.legal();
        legal.get(self.0.below(legal.len()))
    }
}
