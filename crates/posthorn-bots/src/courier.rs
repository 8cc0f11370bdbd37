//! The script of `courier` and `novice`: the rules of thumb of experienced players.
//!
//! Each action gets a number for the position it leads to: what the seat has there, what the route under way is likely to
//! bring when it is closed, how surely it can go on, and how near the tiles are.

use crate::candidates::candidates;
use crate::features::{UnseenCards, longest_extension, new_offices, regions_missing};
use posthorn_rules::{Action, Cards, Carriage, CitySet, End, Game, Holdings, Pile, Seat};

/// How much the script values each thing. `novice` has its own, poorer numbers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Judgement {
    pub(crate) office: f32,
    pub(crate) carriage: f32,
    pub(crate) tile_progress: f32,
    pub(crate) route_card: f32,
    pub(crate) reach: f32,
    pub(crate) outlook: f32,
    pub(crate) hand: f32,
    pub(crate) dead_end: f32,
    pub(crate) race: f32,
    pub(crate) carriage_step: f32,
    pub(crate) carriage_progress: f32,
    pub(crate) long_route: f32,
    pub(crate) blind: f32,
    pub(crate) tempo: f32,
}

impl Judgement {
    /// SearchedAction by trying small changes against the script itself, some ten thousand games.
    pub(crate) const COURIER: Judgement = Judgement {
        office: 0.71,
        carriage: 2.45,
        tile_progress: 0.75,
        route_card: 0.64,
        reach: 1.04,
        outlook: 0.14,
        hand: 0.18,
        dead_end: 0.75,
        race: 0.79,
        carriage_step: 2.33,
        carriage_progress: 2.0,
        long_route: 0.38,
        blind: 0.22,
        tempo: 0.0,
    };
}

/// Writes the actions worth considering and how much the script values each into `judged`. `actions` is memory to reuse.
pub(crate) fn judge_actions(
    game: &Game,
    judgement: &Judgement,
    actions: &mut Vec<Action>,
    judged: &mut Vec<(Action, f32)>,
) {
    candidates(game, actions);
    judged.clear();
    let unseen = UnseenCards::new(game, game.turn().seat);
    let market: Cards = game.market().cards().iter().flatten().copied().collect();
    for &action in actions.iter() {
        judged.push((action, worth(game, action, judgement, &unseen, &market)));
    }
}

fn worth(game: &Game, action: Action, judgement: &Judgement, unseen: &UnseenCards, market: &Cards) -> f32 {
    let seat = unseen.seat;
    let after = game.before_chance(action);
    if after.is_over() {
        let standing = after.standing();
        return if standing.ranking[0] == seat { 1000.0 } else { -1000.0 };
    }
    let mut worth =
        holdings_worth(&after, seat, judgement) + prospects(&after, seat, judgement, unseen, market);
    match action {
        // A card not yet seen is worth something, less than the best open one.
        Action::TakeDeck => worth += judgement.blind,
        Action::Administrator => worth += 0.1,
        // Routes that are closed sooner leave time for the next one.
        Action::Close { .. } => worth += judgement.tempo,
        _ => {}
    }
    if after.ended_by() == Some(seat) && game.ended_by().is_none() {
        worth += judgement.race * ending_worth(&after, seat);
    }
    worth
}

/// Ending the game is good for a seat that is ahead and bad for one that is behind.
fn ending_worth(game: &Game, seat: Seat) -> f32 {
    let own = game.score(seat).total;
    let best_other =
        game.seats().filter(|&other| other != seat).map(|other| game.score(other).total).max().unwrap_or(0);
    ((own - best_other) as f32 - 2.0).clamp(-8.0, 8.0)
}

/// The points the seat has, and how near it is to the tiles that are left.
fn holdings_worth(game: &Game, seat: Seat, judgement: &Judgement) -> f32 {
    let own = game.holdings(seat);
    let mut worth = f32::from(own.tiles.points());
    worth -= judgement.office * own.offices_left() as f32;
    worth += judgement.carriage * f32::from(own.carriage.map_or(0, Carriage::points))
        + judgement.carriage_step * f32::from(own.carriage.map_or(0, Carriage::value));
    for pile in Pile::REGIONS {
        if let (false, Some(value)) = (own.tiles.has(pile), game.tiles().top(pile)) {
            let cities = pile.cities();
            let done = cities.intersection(own.offices).len() as f32 / cities.len() as f32;
            worth += judgement.tile_progress * f32::from(value) * done * done;
        }
    }
    if let (false, Some(value)) = (own.tiles.has(Pile::AllRegions), game.tiles().top(Pile::AllRegions)) {
        let done = 1.0 - regions_missing(own, game.options().all_regions) as f32 / 9.0;
        worth += judgement.tile_progress * f32::from(value) * done * done;
    }
    worth
}

/// What the route under way and the hand promise.
fn prospects(game: &Game, seat: Seat, judgement: &Judgement, unseen: &UnseenCards, market: &Cards) -> f32 {
    let own = game.holdings(seat);
    let mut worth = 0.0;
    let fresh = CitySet::ALL.minus(own.offices);
    let wanted = |cities: CitySet| cities.intersection(fresh).len() as f32;
    if own.route.is_empty() {
        // After closing: cards kept are worth what they can join.
        return judgement.hand
            * (own.hand.len().min(4) as f32 * 0.6 + pairs(&own.hand) + 0.3 * wanted(own.hand.cities()));
    }
    let candidates = own.route.cities().minus(own.offices);
    let (spread, group) = new_offices(candidates);
    worth += judgement.route_card * spread.max(group) as f32;
    worth += route_length_worth(own, own.route.len() as f32, judgement);
    let reach = longest_extension(&own.route, &own.hand);
    let target = Carriage::next_after(own.carriage).map_or(5, |next| usize::from(next.value())).max(5);
    let useful = reach.min(target.saturating_sub(own.route.len()).max(1));
    worth += judgement.reach * useful as f32;
    let open = own.route.open_at(End::Left).union(own.route.open_at(End::Right));
    let open_market = market.cities().intersection(open).len() as f32;
    let copies: usize = [1, 2, 3].map(|n| unseen.cards.cities_with(n).intersection(open).len()).iter().sum();
    worth += judgement.outlook * (1.5 * open_market + 0.4 * copies as f32).min(8.0);
    if reach == 0 && own.route.len() < target {
        let hope = (open_market * 0.25 + copies as f32 * 0.06).min(1.0);
        let at_stake = own.route.len() as f32 / 3.0;
        worth -= judgement.dead_end * at_stake * (1.0 - hope);
    }
    worth += judgement.hand * (0.3 * own.hand.len().min(5) as f32 + 0.3 * wanted(own.hand.cities()));
    worth
}

/// Cards towards the next carriage and the length tiles.
fn route_length_worth(own: &Holdings, length: f32, judgement: &Judgement) -> f32 {
    let Some(next) = Carriage::next_after(own.carriage) else { return 0.15 * length };
    let gain = f32::from(next.points()) - f32::from(own.carriage.map_or(0, Carriage::points))
        + judgement.carriage_step;
    let progress = (length / f32::from(next.value())).min(1.0);
    judgement.carriage_progress * gain * progress * progress + judgement.long_route * (length - 4.0).max(0.0)
}

/// How many of the cards are joined by roads.
fn pairs(hand: &Cards) -> f32 {
    let cities = hand.cities();
    cities.iter().map(|city| city.neighbours().intersection(cities).len()).sum::<usize>() as f32 / 2.0
}
