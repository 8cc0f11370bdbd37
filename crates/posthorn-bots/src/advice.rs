//! What the strongest bot would do and why: for hints and for looking back at a game.

use crate::bot::Budget;
use crate::chance::Chance;
use crate::greedy::{Scratch, best};
use crate::net::{Net, POINTS_SCALE, USUAL_POINTS};
use crate::search::search;
use crate::weights::embedded;
use posthorn_rules::{Action, City, CitySet, End, Game, Pile, PlayerView, Seat, Tile};
use std::fmt;

/// A turn worth a thought.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// What to do now, and then, as far as it does not depend on cards not yet seen.
    pub turn: Vec<Action>,
    /// The chance to win with it.
    pub win: f32,
    /// The points one can expect at the end.
    pub points: Expected,
    /// Why.
    pub why: Why,
}

/// What can be said of the points at the end.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Expected {
    /// Between two: so many more than the other.
    Lead(f32),
    /// Among more: so many.
    Total(f32),
}

/// Why a turn is worth a thought. Each reason has a sentence in English; the fields serve other languages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// It closes the route.
    Closes {
        /// Offices it places.
        offices: usize,
        /// Tiles it earns.
        tiles: Vec<Tile>,
        /// The carriage it earns.
        carriage: Option<u8>,
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

/// The turns the strongest bot would think about, best first, at most `most`.
pub fn advise(view: &PlayerView, budget: Budget, seed: u64, most: usize) -> Vec<Advice> {
    let net = embedded(view.players());
    let mut chance = Chance::new(seed);
    let mut scratch = Scratch::default();
    let Some(seat) = view.viewer() else { return Vec::new() };
    let found = search(&net, view, budget, &mut chance, &mut scratch);
    let game = view.redeal(&mut chance);
    let mut advice: Vec<Advice> = Vec::new();
    for option in found {
        if advice.len() == most {
            break;
        }
        let turn = rest_of_turn(&net, &game, seat, option.action, &mut scratch);
        let value = option.value();
        let why = why(&game, seat, &turn);
        let points = value.points * POINTS_SCALE;
        let points = match view.players() {
            2 => Expected::Lead(points),
            _ => Expected::Total(points + USUAL_POINTS),
        };
        advice.push(Advice { turn, win: value.win, points, why });
    }
    advice
}

/// The action and what would follow it in the same turn, up to the first card that is not yet known.
fn rest_of_turn(net: &Net, game: &Game, seat: Seat, action: Action, scratch: &mut Scratch) -> Vec<Action> {
    let mut turn = vec![action];
    let mut after = game.before_chance(action);
    let unknown = |action: Action| matches!(action, Action::TakeDeck | Action::Administrator);
    while !unknown(turn[turn.len() - 1]) && !after.is_over() && after.turn().seat == seat && turn.len() < 8 {
        let Some(next) = best(net, &after, scratch) else { break };
        turn.push(next);
        after = after.before_chance(next);
    }
    turn
}

/// The weightiest reason for a turn: closing, then what its first action does.
fn why(game: &Game, seat: Seat, turn: &[Action]) -> Why {
    let mut before = *game;
    let mut first = None;
    let mut played = 0;
    for &action in turn {
        let after = before.before_chance(action);
        match action {
            Action::Close { offices, .. } => return closes(&before, &after, seat, offices),
            Action::Play { .. } => played += 1,
            _ => {}
        }
        first.get_or_insert_with(|| first_reason(&before, &after, seat, action));
        before = after;
    }
    match first {
        Some(Why::Grows(_)) if played > 1 => Why::TwoCards(before.holdings(seat).route.len()),
        Some(reason) => reason,
        None => Why::Waits,
    }
}

fn closes(before: &Game, after: &Game, seat: Seat, offices: CitySet) -> Why {
    let (own, now) = (before.holdings(seat), after.holdings(seat));
    Why::Closes {
        offices: offices.len(),
        tiles: now.tiles.iter().skip(own.tiles.len()).collect(),
        carriage: (now.carriage != own.carriage).then_some(now.carriage),
        ends: before.ended_by().is_none() && after.ended_by() == Some(seat),
    }
}

fn first_reason(before: &Game, after: &Game, seat: Seat, action: Action) -> Why {
    match action {
        Action::TakeMarket(slot) => match before.market().get(slot) {
            Some(city) => taking(before, seat, city),
            None => Why::Blind,
        },
        Action::TakeDeck => Why::Blind,
        Action::Administrator => Why::NewMarket,
        Action::Play { .. } | Action::Close { .. } => Why::Grows(after.holdings(seat).route.len()),
        Action::Restart { city } => Why::StartsAnew(city),
        Action::Keep(_) => Why::Keeps,
        Action::EndTurn => Why::Waits,
    }
}

fn taking(game: &Game, seat: Seat, city: City) -> Why {
    let own = game.holdings(seat);
    let open = own.route.open_at(End::Left).union(own.route.open_at(End::Right));
    if !own.route.is_empty() && open.contains(city) {
        return Why::Fits(city);
    }
    if let Some(neighbour) = city.neighbours().intersection(own.hand.cities()).first() {
        return Why::Joins(city, neighbour);
    }
    let wanted = Pile::REGIONS.into_iter().find(|pile| {
        pile.cities().contains(city)
            && !own.tiles.has(*pile)
            && !own.offices.contains(city)
            && game.tiles().top(*pile).is_some()
    });
    wanted.map_or(Why::Fits(city), |pile| Why::Wanted(city, pile))
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Why::Closes { offices, tiles, carriage, ends } => {
                write!(f, "Closing now places {offices} office{}", if *offices == 1 { "" } else { "s" })?;
                let points: u32 = tiles.iter().map(|tile| u32::from(tile.value)).sum();
                if points > 0 {
                    write!(f, ", takes tiles worth {points}")?;
                }
                if let Some(carriage) = carriage {
                    write!(f, " and brings carriage {carriage}")?;
                }
                f.write_str(if *ends { ", and it brings the end." } else { "." })
            }
            Why::Fits(city) => write!(f, "{city} can lengthen the route."),
            Why::Joins(city, other) => write!(f, "{city} leads on from {other} in your hand."),
            Why::Wanted(city, pile) => write!(f, "{city} is still wanted for the tile {}.", pile.name()),
            Why::TwoCards(length) => write!(f, "Two cards bring the route to {length}."),
            Why::Grows(length) => write!(f, "The route grows to {length}."),
            Why::StartsAnew(city) => {
                write!(f, "The route can hardly go on; {city} makes a better beginning.")
            }
            Why::Blind => f.write_str("No open card helps as much as a hidden one may."),
            Why::NewMarket => f.write_str("The open cards are of little use."),
            Why::Waits => f.write_str("The route is worth more when it is longer."),
            Why::Keeps => f.write_str("These cards go together best."),
        }
    }
}
