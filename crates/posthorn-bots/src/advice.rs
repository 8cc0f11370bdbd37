//! What the strongest bot would do and why: for hints and for the analysis of a game.

use crate::bot::Budget;
use crate::chance::Chance;
use crate::evaluate::{Scratch, best_action};
use crate::net::{Net, POINTS_SCALE, USUAL_POINTS};
use crate::search::search;
use crate::weights::embedded;
use posthorn_rules::{Action, Carriage, City, CitySet, End, Game, GameView, Pile, Seat, Tile};

/// A turn worth considering.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The actions of the turn, up to the first one that reveals a card.
    pub turn: Vec<Action>,
    /// The chance to win with it.
    pub win: f32,
    /// The points to expect at the end.
    pub points: Expected,
    /// The main reason for it.
    pub why: Why,
}

/// The points to expect at the end of the game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Expected {
    /// With two players: so many more than the other.
    Lead(f32),
    /// With more players: the own points.
    Total(f32),
}

/// Why a turn is worth considering. It is data: the sentences, in all languages, belong to the pages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// It closes the route.
    Closes {
        /// Offices it places.
        offices: usize,
        /// Tiles it earns.
        tiles: Vec<Tile>,
        /// The carriage it earns.
        carriage: Option<Carriage>,
        /// Whether it triggers the end of the game.
        ends: bool,
    },
    /// The card fits an end of the route.
    Fits(City),
    /// The card of the first city has a road to the second, whose card is in hand.
    Joins(City, City),
    /// The city still lacks an office for the tile of a pile.
    Wanted(City, Pile),
    /// Two cards lengthen the route in one turn, to this many.
    TwoCards(usize),
    /// The route grows to this many cards.
    Grows(usize),
    /// The route can hardly go on; a new one from this city has better prospects.
    StartsAnew(City),
    /// None of the open cards helps as much as one from the deck may.
    Blind,
    /// None of the open cards helps.
    NewMarket,
    /// The route is worth more when it is longer.
    Waits,
    /// These cards go together best.
    Keeps,
}

/// The turns that the strongest bot considers, best first, at most `most`. Nothing for a spectator or a seat that is
/// not to move.
///
/// ```
/// use posthorn_bots::{Budget, Chance, advise, deal};
/// use posthorn_rules::Options;
///
/// let game = deal(2, 0, Options::CLASSIC, &mut Chance::new(1));
/// let advice = advise(&game.view(Some(game.turn().seat)), Budget::Work(40), 1, 3);
/// assert_eq!(advice.len(), 3);
/// assert!(game.check(advice[0].turn[0]).is_ok());
/// assert!(advise(&game.view(None), Budget::Work(40), 1, 3).is_empty());
/// ```
pub fn advise(view: &GameView, budget: Budget, seed: u64, most: usize) -> Vec<Advice> {
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
        let Some(next) = best_action(net, &after, scratch) else { break };
        turn.push(next);
        after = after.before_chance(next);
    }
    turn
}

/// The main reason for a turn: that it closes the route, else what its first action does.
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
        carriage: now.carriage.filter(|_| now.carriage != own.carriage),
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
