//! What closing the route would earn, from nothing but the viewer's own view.

use posthorn_rules::{Action, Carriage, City, CitySet, GameView, Reason, Region, Tile};

/// What a closing earns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Earned {
    /// The bonus tiles.
    pub tiles: Vec<Tile>,
    /// The carriage.
    pub carriage: Option<Carriage>,
    /// By how many points the score changes.
    pub points: i32,
    /// Whether it triggers the end.
    pub ends: bool,
}

/// What closing with these offices would earn, or why it is not allowed.
pub fn preview(view: &GameView, offices: CitySet, cartwright: bool) -> Result<Earned, Reason> {
    let action = Action::Close { offices, cartwright };
    view.check(action).map_err(|refusal| refusal.reason)?;
    let seat = view.viewer().ok_or(Reason::NotYourTurn)?;
    let mut game = view.redeal(&mut |_: &mut [City]| {});
    let (before, own) = (game.score(seat), *game.holdings(seat));
    game.apply(action, &mut |_: &mut [City]| {}).map_err(|refusal| refusal.reason)?;
    let now = game.holdings(seat);
    Ok(Earned {
        tiles: now.tiles.iter().skip(own.tiles.len()).collect(),
        carriage: now.carriage.filter(|_| now.carriage != own.carriage),
        points: game.score(seat).total - before.total,
        ends: view.ended_by().is_none() && game.ended_by().is_some(),
    })
}

/// A way to place the offices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Placement {
    /// At most one office in each region.
    OneInEachRegion,
    /// All offices in one region.
    AllInOneRegion,
}

/// The best selection of each way, where it places anything.
pub fn best(view: &GameView, cartwright: bool) -> Vec<(Placement, CitySet, Earned)> {
    let candidates = candidates(view);
    let mut list = Vec::new();
    for (placement, choices) in
        [(Placement::OneInEachRegion, spread(candidates)), (Placement::AllInOneRegion, regions(candidates))]
    {
        let best = choices
            .into_iter()
            .filter_map(|set| preview(view, set, cartwright).ok().map(|earned| (set, earned)))
            .max_by_key(|(set, earned)| (earned.points, hard_to_reach(*set)));
        // Both ways lead to the same cities where there is little to choose from.
        let is_new = |set: CitySet| list.iter().all(|(_, other, _)| *other != set);
        if let Some((set, earned)) = best.filter(|(set, _)| !set.is_empty() && is_new(*set)) {
            list.push((placement, set, earned));
        }
    }
    list
}

/// The selection to begin with: the one that earns most, or none where nothing can be placed.
pub fn suggested(ways: &[(Placement, CitySet, Earned)]) -> CitySet {
    let best = ways.iter().max_by_key(|(_, set, earned)| (earned.points, set.len()));
    best.map_or(CitySet::EMPTY, |(_, set, _)| *set)
}

/// The cities of the route without an office of the viewer.
pub fn candidates(view: &GameView) -> CitySet {
    view.own().map_or(CitySet::EMPTY, |own| own.route.cities().minus(own.offices))
}

/// One city of each region, in all combinations.
fn spread(candidates: CitySet) -> Vec<CitySet> {
    let mut sets = vec![CitySet::EMPTY];
    for region in Region::ALL {
        let cities = candidates.intersection(region.cities());
        if !cities.is_empty() {
            sets = sets.iter().flat_map(|set| cities.iter().map(|city| set.with(city))).collect();
        }
    }
    sets
}

fn regions(candidates: CitySet) -> Vec<CitySet> {
    Region::ALL.into_iter().map(|region| candidates.intersection(region.cities())).collect()
}

/// Towns with few roads are the ones to take while the route passes.
fn hard_to_reach(set: CitySet) -> usize {
    set.iter().map(|city| 10 - city.neighbours().len().min(10)).sum()
}
