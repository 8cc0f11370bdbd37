//! The bots that play by the network.

use crate::bot::{Bot, Budget, imagine};
use crate::chance::Chance;
use crate::evaluate::{Scratch, best_action};
use crate::net::Net;
use crate::search::search;
use crate::simd::wide;
use crate::weights::embedded;
use posthorn_rules::{Action, GameView};
use std::sync::Arc;

/// Which network to play by: the one that ships with the program for the number of players, or a given one.
#[derive(Clone, Debug)]
pub(crate) enum NetSource {
    Embedded,
    Given(Arc<Net>),
}

impl NetSource {
    fn net(&self, players: usize) -> Arc<Net> {
        match self {
            NetSource::Given(net) if net.players == players => net.clone(),
            _ => embedded(players),
        }
    }
}

/// `postmaster`: the action whose position the network values most.
#[derive(Debug)]
pub(crate) struct Postmaster {
    source: NetSource,
    chance: Chance,
    scratch: Scratch,
}

impl Postmaster {
    pub(crate) fn new(source: NetSource, chance: Chance) -> Postmaster {
        Postmaster { source, chance, scratch: Scratch::default() }
    }
}

impl Bot for Postmaster {
    fn choose(&mut self, view: &GameView, _: Budget) -> Option<Action> {
        let game = imagine(view, &mut self.chance)?;
        let net = self.source.net(view.players());
        self.scratch.forget();
        wide(
            #[inline(always)]
            || best_action(&net, &game, &mut self.scratch),
        )
    }
}

/// `prince`: the network's favourites are played out many times, with the hidden cards dealt anew each time.
#[derive(Debug)]
pub(crate) struct Prince {
    source: NetSource,
    chance: Chance,
    scratch: Scratch,
}

impl Prince {
    pub(crate) fn new(source: NetSource, chance: Chance) -> Prince {
        Prince { source, chance, scratch: Scratch::default() }
    }
}

impl Bot for Prince {
    fn choose(&mut self, view: &GameView, budget: Budget) -> Option<Action> {
        let net = self.source.net(view.players());
        let found = search(&net, view, budget, &mut self.chance, &mut self.scratch);
        found.first().map(|option| option.action)
    }
}
