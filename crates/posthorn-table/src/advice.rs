//! What a bot would do and why, as data. Whoever can think fills it in; the pages have the words.

use crate::prospect::Prospect;
use posthorn_rules::{Action, Carriage, City, GameView, Pile, Seat, Tile};
use std::sync::Arc;

/// What a player who asks is told.
#[derive(Clone, Debug)]
pub struct Hint {
    /// The turns worth a thought, best first; one at least.
    pub turns: Vec<AdvisedTurn>,
    /// Whether the route can go on as it lies.
    pub prospect: Prospect,
    /// What the player saw when asking.
    pub seen: GameView,
}

impl Hint {
    /// Whether there was a choice: only then chances were estimated.
    pub fn has_choice(&self) -> bool {
        self.turns.len() > 1
    }
}

/// A turn worth a thought.
#[derive(Clone, Debug, PartialEq)]
pub struct AdvisedTurn {
    /// What to do now, and then, as far as it does not depend on cards not yet seen.
    pub turn: Vec<Action>,
    /// The chance to win with it.
    pub win: f32,
    /// The points one can expect at the end.
    pub points: ExpectedPoints,
    /// Why.
    pub reason: TurnReason,
}

/// What can be said of the points at the end.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ExpectedPoints {
    /// Between two: so many more than the other.
    Lead(f32),
    /// Among more: so many.
    Total(f32),
}

/// Why a turn is worth a thought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TurnReason {
    /// It closes the route.
    Closes {
        /// Offices it places.
        offices: usize,
        /// Tiles it earns.
        tiles: Vec<Tile>,
        /// The carriage it earns.
        carriage: Option<Carriage>,
        /// Whether it brings the end of the game.
        ends: bool,
    },
    /// The card fits an end of the route.
    Fits(City),
    /// The card leads on from others in hand.
    Joins(City, City),
    /// The city is still wanted for the tile of a pile.
    Wanted(City, Pile),
    /// Two cards lengthen the route in one turn.
    TwoCards(usize),
    /// The route grows to so many cards.
    Grows(usize),
    /// The route has little hope, a new one has more.
    StartsAnew(City),
    /// None of the open cards helps as much as a blind one may.
    Blind,
    /// None of the open cards helps.
    NewMarket,
    /// The route is worth more when it is longer.
    Waits,
    /// These cards go together best.
    Keeps,
}

/// A turn that cost its player much of the chance to win.
#[derive(Clone, Debug)]
pub struct TurningPoint {
    /// Whose turn.
    pub seat: Seat,
    /// In which round.
    pub round: u16,
    /// How many actions had been done before the decision.
    pub ply: usize,
    /// What was done from there to the end of the turn.
    pub played: Vec<Action>,
    /// What would have been better.
    pub better: AdvisedTurn,
    /// The chance to win with what was played.
    pub win: f32,
    /// What the player saw.
    pub seen: GameView,
}

impl TurningPoint {
    /// How much of the chance to win the decision cost.
    pub fn loss(&self) -> f32 {
        self.better.win - self.win
    }
}

/// What the analysis of a finished game found.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// For each seat its chance to win: after how many actions, and how much.
    pub win_chances: Vec<Vec<(usize, f32)>>,
    /// The turns that mattered most, the weightiest first.
    pub turning_points: Vec<TurningPoint>,
    /// How many actions the game had.
    pub plies: usize,
}

/// How far the analysis of a finished game is.
#[derive(Clone, Debug)]
pub enum AnalysisProgress {
    /// It is being made.
    Running {
        /// How much is done, in percent.
        percent: usize,
    },
    /// It is done.
    Done(Arc<Analysis>),
}
