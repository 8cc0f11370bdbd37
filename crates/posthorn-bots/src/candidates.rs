//! The actions worth considering.
//!
//! All legal ones but for closings. Placing fewer offices than possible is only worth considering when the last office
//! would end the game, so of the thousands of ways to close only those with the most offices remain.

use crate::features::new_offices;
use posthorn_rules::{Action, CitySet, Game, Phase, Region};

/// At most this many ways to place the last offices are considered.
const MAX_LAST_PLACINGS: usize = 120;

/// Collects the actions of the player to move that are worth considering into `list`.
#[inline]
pub(crate) fn candidates(game: &Game, list: &mut Vec<Action>) {
    list.clear();
    let turn = game.turn();
    let own = game.holdings(turn.seat);
    let legal = game.legal();
    if turn.phase != Phase::Close || own.route.len() < posthorn_rules::MINIMUM_ROUTE {
        legal.extend_into(list);
        return;
    }
    let open = own.route.cities().minus(own.offices);
    let (most_spread, most_group) = new_offices(open);
    let most = most_spread.max(most_group);
    if own.offices_left() <= most {
        let enough = own.offices_left().min(most).saturating_sub(1);
        let worth = |action: &Action| match action {
            Action::Close { offices, .. } => offices.len() >= enough,
            _ => true,
        };
        list.extend(legal.iter().filter(worth).take(MAX_LAST_PLACINGS));
        return;
    }
    list.extend(legal.iter().take_while(|action| !matches!(action, Action::Close { .. })));
    let cartwright = game.check(Action::Close { offices: CitySet::EMPTY, cartwright: true }).is_ok();
    let mut close = |offices: CitySet| {
        list.push(Action::Close { offices, cartwright: false });
        if cartwright {
            list.push(Action::Close { offices, cartwright: true });
        }
    };
    let mut regions = [CitySet::EMPTY; Region::COUNT];
    let mut count = 0;
    for cities in Region::ALL.map(|region| open.intersection(region.cities())) {
        if !cities.is_empty() {
            regions[count] = cities;
            count += 1;
        }
        if cities.len() > 1 {
            close(cities);
        }
    }
    spread(&regions[..count], CitySet::EMPTY, &mut close);
}

/// One city in each region, every way.
fn spread(regions: &[CitySet], chosen: CitySet, close: &mut impl FnMut(CitySet)) {
    let Some((cities, rest)) = regions.split_first() else {
        return close(chosen);
    };
    for city in *cities {
        spread(rest, chosen.with(city), close);
    }
}
