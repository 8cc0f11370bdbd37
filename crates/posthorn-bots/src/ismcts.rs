//! `ismcts`: information-set Monte-Carlo tree search with random playouts, the literature's baseline.
//!
//! One tree over what the seat knows, and a new deal of the hidden cards for every walk through it (SO-ISMCTS). A child
//! is only compared with those that were legal at the same time.

use crate::bot::{Bot, Budget};
use crate::candidates::candidates;
use crate::chance::Chance;
use posthorn_rules::{Action, Game, GameView};
use std::time::Instant;

/// The weight of exploration in the choice of a child.
const EXPLORATION: f32 = 0.7;
/// The most nodes a tree may have: about a hundred megabytes.
const MAX_NODES: usize = 1 << 20;

#[derive(Debug)]
pub(crate) struct Ismcts {
    chance: Chance,
    nodes: Vec<Node>,
    actions: Vec<Action>,
}

#[derive(Debug)]
struct Node {
    action: Action,
    children: Vec<u32>,
    /// Wins of the seat that moved here.
    wins: f32,
    visits: f32,
    /// How often it could have been chosen.
    available: f32,
}

impl Ismcts {
    pub(crate) fn new(chance: Chance) -> Ismcts {
        Ismcts { chance, nodes: Vec::new(), actions: Vec::new() }
    }

    fn walk(&mut self, mut game: Game) {
        let mut path = vec![];
        let mut at = 0;
        let mut dealer = self.chance.split();
        while !game.is_over() {
            candidates(&game, &mut self.actions);
            let untried: Vec<Action> = self
                .actions
                .iter()
                .copied()
                .filter(|action| {
                    !self.nodes[at].children.iter().any(|&child| self.nodes[child as usize].action == *action)
                })
                .collect();
            let mover = game.turn().seat;
            let grown = !untried.is_empty() && self.nodes.len() < MAX_NODES;
            let child = if grown {
                let action = untried[self.chance.below(untried.len())];
                self.nodes.push(Node {
                    action,
                    children: Vec::new(),
                    wins: 0.0,
                    visits: 0.0,
                    available: 0.0,
                });
                let child = self.nodes.len() - 1;
                self.nodes[at].children.push(child as u32);
                child
            } else {
                let Some(child) = self.select(at) else { break };
                child
            };
            for &sibling in &self.nodes[at].children.clone() {
                if self.actions.contains(&self.nodes[sibling as usize].action) {
                    self.nodes[sibling as usize].available += 1.0;
                }
            }
            path.push((mover, child));
            game.apply_legal(self.nodes[child].action, &mut dealer);
            at = child;
            if grown {
                break;
            }
        }
        while !game.is_over() {
            let legal = game.legal();
            let Some(action) = legal.get(dealer.below(legal.len())) else { break };
            game.apply_legal(action, &mut dealer);
        }
        let winner = game.standing().ranking[0];
        for (mover, node) in path {
            self.nodes[node].visits += 1.0;
            self.nodes[node].wins += f32::from(u8::from(mover == winner));
        }
    }

    /// The legal child with the best mix of success and exploration.
    fn select(&self, at: usize) -> Option<usize> {
        let score = |node: &Node| {
            node.wins / node.visits.max(1.0)
                + EXPLORATION * ((node.available + 1.0).ln() / node.visits.max(1.0)).sqrt()
        };
        self.nodes[at]
            .children
            .iter()
            .map(|&child| child as usize)
            .filter(|&child| self.actions.contains(&self.nodes[child].action))
            .max_by(|&a, &b| score(&self.nodes[a]).total_cmp(&score(&self.nodes[b])))
    }
}

impl Bot for Ismcts {
    fn choose(&mut self, view: &GameView, budget: Budget) -> Option<Action> {
        let begun = Instant::now();
        let only = view.legal().get(0)?;
        if view.legal().len() == 1 {
            return Some(only);
        }
        self.nodes.clear();
        self.nodes.push(Node { action: only, children: Vec::new(), wins: 0.0, visits: 0.0, available: 0.0 });
        let mut walks = 0;
        loop {
            let done = match budget {
                Budget::Time(time) => begun.elapsed() >= time,
                Budget::Work(work) => walks >= work,
            };
            if done && walks > 0 {
                break;
            }
            let game = view.redeal(&mut self.chance);
            self.walk(game);
            walks += 1;
        }
        let most = self.nodes[0].children.iter().map(|&child| &self.nodes[child as usize]);
        most.max_by(|a, b| a.visits.total_cmp(&b.visits)).map(|node| node.action)
    }
}
