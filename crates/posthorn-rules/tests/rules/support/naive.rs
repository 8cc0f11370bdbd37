//! The rules of what is legal once more, written as plainly as can be over a [`Position`].
//!
//! Nothing here calls the engine: cities are numbers in the order of the alphabet, everything else is
//! looked up by walking lists.

use super::map;
use posthorn_rules::{Action, Carriage, City, CitySet, End, Phase, Position, Slot};

/// Every action there could be in a position: of the closings those with offices in the route's cities,
/// of the cuts those in order. What else can be written down is refused everywhere.
pub fn all_actions(position: &Position) -> Vec<Action> {
    let mut actions = vec![Action::Administrator, Action::TakeDeck, Action::EndTurn];
    actions.extend(Slot::all().map(Action::TakeMarket));
    for city in City::ALL {
        actions.extend([End::Left, End::Right].map(|end| Action::Play { city, end }));
        actions.push(Action::Restart { city });
    }
    let route = own_route(position);
    for subset in 0u32..1 << route.len() {
        let chosen = route.iter().enumerate().filter(|(place, _)| subset & 1 << place != 0);
        let offices: CitySet = chosen.map(|(_, &city)| city).collect();
        actions.extend([false, true].map(|cartwright| Action::Close { offices, cartwright }));
    }
    if position.phase == Phase::Keep {
        actions.extend(all_cuts());
    }
    actions
}

/// Three cities in order, equal ones allowed: 2024 of them.
pub fn all_cuts() -> impl Iterator<Item = Action> {
    let pairs = City::ALL.into_iter().flat_map(|a| City::ALL.into_iter().map(move |b| (a, b)));
    let triples = pairs.flat_map(|(a, b)| City::ALL.into_iter().map(move |c| [a, b, c]));
    triples.filter(|cards| cards.is_sorted()).map(Action::Keep)
}

pub struct Naive {
    joined: [[bool; 22]; 22],
    region: [usize; 22],
}

impl Naive {
    pub fn new() -> Naive {
        let number = |name: &str| {
            map::NEIGHBOURS.iter().position(|(city, _)| *city == name).expect("a city of the list")
        };
        let mut naive = Naive { joined: [[false; 22]; 22], region: [usize::MAX; 22] };
        for (city, neighbours) in map::NEIGHBOURS {
            for neighbour in neighbours.split(' ') {
                naive.joined[number(city)][number(neighbour)] = true;
            }
        }
        for (region, (_, cities)) in map::REGIONS.iter().enumerate() {
            for city in *cities {
                naive.region[number(city)] = region;
            }
        }
        naive
    }

    pub fn allows(&self, position: &Position, action: Action) -> bool {
        if position.phase == Phase::Over {
            return false;
        }
        if position.phase == Phase::Keep {
            return matches!(action, Action::Keep(cards) if keeps(position, cards));
        }
        let turn_began = position.drawn == 0 && position.phase == Phase::Draw;
        match action {
            Action::Administrator => {
                turn_began && !position.started_empty && position.official_used.is_none()
            }
            Action::TakeMarket(slot) => self.may_take(position) && position.market[slot.index()].is_some(),
            Action::TakeDeck => self.may_take(position) && position.deck.len() + position.discard.len() > 0,
            Action::Play { city, end } => self.may_play(position, city, end),
            Action::Restart { city } => {
                position.phase == Phase::Play
                    && position.played == 0
                    && !own_route(position).is_empty()
                    && in_hand(position, city)
            }
            Action::Close { offices, cartwright } => self.may_close(position, offices.bits(), cartwright),
            Action::Keep(_) => false,
            Action::EndTurn => position.played > 0,
        }
    }

    fn may_take(&self, position: &Position) -> bool {
        if position.played > 0 {
            return false;
        }
        match (position.phase, position.drawn) {
            (Phase::Draw, 0 | 1) => true,
            (Phase::Play, 1) => position.official_used.is_none(),
            _ => false,
        }
    }

    fn may_play(&self, position: &Position, city: City, end: End) -> bool {
        let drawn_enough = position.phase == Phase::Play || position.phase == Phase::Close;
        let turn_for_it = match position.played {
            0 => drawn_enough,
            1 => position.official_used.is_none(),
            _ => false,
        };
        if !turn_for_it || !in_hand(position, city) {
            return false;
        }
        let route = own_route(position);
        let at_end = match end {
            End::Left => route.first(),
            End::Right => route.last(),
        };
        match at_end {
            None => end == End::Right,
            Some(&last) => self.joined[last as usize][city as usize] && !route.contains(&city),
        }
    }

    fn may_close(&self, position: &Position, offices: u32, cartwright: bool) -> bool {
        let own = &position.seats[position.turn_seat];
        if position.phase != Phase::Close || own.route.len() < 3 {
            return false;
        }
        let mut per_region = [0; 9];
        let mut count = 0;
        for city in 0..22 {
            if offices & 1 << city != 0 {
                count += 1;
                per_region[self.region[city]] += 1;
                let is = |other: &City| *other as usize == city;
                if !own.route.iter().any(is) || own.offices.iter().any(is) {
                    return false;
                }
            }
        }
        let one_each = per_region.iter().all(|&n| n <= 1);
        let one_region = per_region.iter().filter(|&&n| n > 0).count() <= 1;
        if !(one_each || one_region) || count + own.offices.len() > 20 {
            return false;
        }
        if !cartwright {
            return true;
        }
        let next = match own.carriage.map_or(0, Carriage::value) {
            0 => 3,
            7 => return false,
            carriage => carriage as usize + 1,
        };
        position.official_used.is_none() && next > own.route.len() && next - own.route.len() <= 2
    }
}

fn own_route(position: &Position) -> &[City] {
    &position.seats[position.turn_seat].route
}

fn in_hand(position: &Position, city: City) -> bool {
    position.seats[position.turn_seat].hand.contains(&city)
}

fn keeps(position: &Position, cards: [City; 3]) -> bool {
    let mut hand = position.seats[position.turn_seat].hand.clone();
    let mut before = None;
    for card in cards {
        let Some(place) = hand.iter().position(|&held| held == card) else { return false };
        if before > Some(card as usize) {
            return false;
        }
        before = Some(card as usize);
        hand.remove(place);
    }
    true
}
