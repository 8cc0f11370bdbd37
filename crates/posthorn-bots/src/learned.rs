//! The bots that play by the network.

use crate::bot::{Bot, Budget, imagine};
use crate::chance::Chance;
use crate::greedy::{Scratch, best};
use crate::net::Net;
use crate::search::search;
use crate::simd::wide;
use crate::weights::embedded;
use posthorn_rules::{Action, PlayerView};
use std::sync::Arc;

/// Which network to play by: that of the program for the size of the table, or a given one.
#[derive(Clone, Debug)]
pub(crate) enum Brain {
    Embedded,
    Given(Arc<Net>),
}

impl Brain {
    fn net(&self, players: usize) -> Arc<Net> {
        match self {
            Brain::Given(net) if net.players == players => net.clone(),
            _ => embedded(players),
        }
    }
}

/// `postmaster`: the action the network likes best.
#[derive(Debug)]
pub(crate) struct Postmaster {
    brain: Brain,
    chance: Chance,
    scratch: Scratch,
}

impl Postmaster {
    pub(crate) fn new(brain: Brain, chance: Chance) -> Postmaster {
        Postmaster { brain, chance, scratch: Scratch::default() }
    }
}

impl Bot for Postmaster {
    fn choose(&mut self, view: &PlayerView, _: Budget) -> Option<Action> {
        let game = imagine(view, &mut self.chance)?;
        let net = self.brain.net(view.players());
        self.scratch.forget();
        wide(
            #[inline(always)]
            || best(&net, &game, &mut self.scratch),
        )
    }
}

/// `prince`: the network's favourites, played out many times over with the hidden cards dealt anew.
#[derive(Debug)]
pub(crate) struct Prince {
    brain: Brain,
    chance: Chance,
    scratch: Scratch,
}

impl Prince {
    pub(crate) fn new(brain: Brain, chance: Chance) -> Prince {
        Prince { brain, chance, scratch: Scratch::default() }
    }
}

impl Bot for Prince {
    fn choose(&mut self, view: &PlayerView, budget: Budget) -> Option<Action> {
        let net = self.brain.net(view.players());
        let found = search(&net, view, budget, &mut self.chance, &mut self.scratch);
        found.first().map(|option| option.action)
    }
}
