//! The engine's legal actions against a twin that tries every action and knows only plain lists.

use crate::support::naive::{Naive, all_actions, all_cuts};
use crate::support::players::{Habit, choose};
use crate::support::*;
use posthorn_rules::*;
use std::collections::HashSet;

/// The engine and the twin agree about every action of the position; says how many there are.
#[track_caller]
fn agree(naive: &Naive, game: &Game) -> usize {
    let position = game.position();
    let listed = game.legal_actions();
    let as_set: HashSet<Action> = listed.iter().copied().collect();
    assert_eq!(as_set.len(), listed.len(), "an action is listed twice");
    let mut allowed = 0;
    for action in all_actions(&position) {
        let legal = naive.allows(&position, action);
        assert_eq!(game.check(action).is_ok(), legal, "{action} in {position:?}");
        assert_eq!(as_set.contains(&action), legal, "{action} in {position:?}");
        allowed += usize::from(legal);
    }
    assert_eq!(allowed, listed.len(), "something is listed that is no action at all");
    same_by_number(game, &listed);
    listed.len()
}

/// The n-th action is the n-th of the list, and there is none after the last.
fn same_by_number(game: &Game, listed: &[Action]) {
    let legal = game.legal();
    assert_eq!((legal.len(), legal.is_empty()), (listed.len(), listed.is_empty()));
    assert!(listed.iter().enumerate().all(|(number, &action)| legal.get(number) == Some(action)));
    for past in [listed.len(), listed.len() + 1, 2 * listed.len() + 100, u32::MAX as usize, 1 << 32] {
        assert_eq!(legal.get(past), None, "{past} of {}", listed.len());
    }
    assert!(legal.iter().eq(listed.iter().copied()));
    same_by_kind(&legal, listed);
}

/// What is answered without a list is what the list says.
fn same_by_kind(legal: &LegalActions, listed: &[Action]) {
    let plays = |action: &Action| match *action {
        Action::Play { city, end } => Some((city, end)),
        _ => None,
    };
    let any = |kind: fn(&Action) -> bool| listed.iter().any(kind);
    assert!(legal.plays().eq(listed.iter().filter_map(plays)));
    assert_eq!(legal.can_play(), any(|action| matches!(action, Action::Play { .. })));
    assert_eq!(legal.can_close(), any(|action| matches!(action, Action::Close { .. })));
    let helped = any(|action| matches!(action, Action::Close { cartwright: true, .. }));
    assert_eq!(legal.can_close_with_cartwright(), helped);
}

#[test]
fn the_twin_agrees_in_random_games() {
    let naive = Naive::new();
    let mut chance = Chance::new(2024);
    let (mut positions, mut actions) = (0, 0);
    let habits = [Habit::Fair, Habit::Builder(3), Habit::Builder(5), Habit::Builder(8), Habit::Hoarder];
    for (number, (_, options)) in all_options().into_iter().enumerate() {
        for players in 2..=4 {
            for habit in habits {
                let setup = shuffled_setup(players, number % players, options, &mut chance);
                let mut game = setup.start().unwrap();
                for _ in 0..250 {
                    if game.is_over() {
                        break;
                    }
                    actions += agree(&naive, &game);
                    positions += 1;
                    let action = choose(&game, habit, &mut chance);
                    game.apply(action, &mut chance).unwrap();
                }
            }
        }
    }
    println!("the twin agreed on {positions} positions of random games with {actions} legal actions");
    assert!(positions > 8_000);
}

/// A random position that play would seldom reach: odd amounts of everything.
fn odd_position(chance: &mut Chance) -> Position {
    let players = 2 + chance.below(3);
    let mut position = table(players).position();
    position.turn_seat = chance.below(players);
    position.first = chance.below(players);
    position.options = all_options()[chance.below(4)].1;
    let mut pile = Setup::sorted_deck();
    chance.shuffle(&mut pile);
    let mover = position.turn_seat;
    for own in &mut position.seats {
        let mut route: Vec<City> = Vec::new();
        for _ in 0..chance.below(14) {
            let fits = |card: &City| {
                !route.contains(card) && route.last().is_none_or(|last| last.is_joined_to(*card))
            };
            let Some(place) = pile.iter().position(fits) else { break };
            route.push(pile.remove(place));
        }
        own.route = route;
        let mut offices = City::ALL;
        chance.shuffle(&mut offices);
        let count = [chance.below(6), 14 + chance.below(7)][chance.below(2)];
        own.offices = offices[..count].to_vec();
        own.offices.sort_unstable();
        own.carriage = [0, 3, 4, 5, 6, 7].map(Carriage::new)[chance.below(6)];
    }
    for own in &mut position.seats {
        let size = chance.below(9).min(pile.len());
        own.hand = pile.drain(..size).collect();
    }
    if chance.percent(20) {
        // Everything else is in one hand, so that there are gaps and triples.
        let open = chance.below(7).min(pile.len());
        position.market = std::array::from_fn(|place| (place < open).then(|| pile.remove(0)));
        let mut market = position.market;
        shuffle_with(&mut market, |n| chance.below(n));
        position.market = market;
        position.deck = Vec::new();
        let target = if chance.percent(50) { mover } else { chance.below(players) };
        position.seats[target].hand.append(&mut pile);
    } else {
        position.market = std::array::from_fn(|_| pile.pop());
        let cut = chance.below(pile.len() + 1);
        position.discard = pile.drain(..cut).collect();
        position.deck = pile;
    }
    position.seats.iter_mut().for_each(|own| own.hand.sort_unstable());
    let empty = position.seats[mover].hand.is_empty();
    let supply = position.deck.len() + position.discard.len() + position.market.iter().flatten().count();
    // A step of the turn that the hand and the supply allow.
    position.phase = match chance.below(8) {
        0 | 1 if supply > 0 => Phase::Draw,
        2 | 3 if !empty => Phase::Play,
        4 if position.seats[mover].hand.len() > 3 => Phase::Keep,
        _ => Phase::Close,
    };
    if position.phase == Phase::Close && position.seats[mover].route.is_empty() {
        let Some(card) = position.seats[mover].hand.pop() else { return odd_position(chance) };
        position.seats[mover].route.push(card);
    }
    let official = |chance: &mut Chance, among: &[Official]| {
        (!chance.percent(60)).then(|| among[chance.below(among.len())])
    };
    match position.phase {
        Phase::Draw => {
            position.drawn = u8::from(chance.percent(30));
            position.started_empty = empty && position.drawn == 0 || position.drawn == 1;
            if position.drawn == 0 && !empty {
                position.official_used = official(chance, &[Official::Administrator]);
            }
        }
        Phase::Play => {
            position.official_used = official(chance, &[Official::Administrator, Official::Postmaster]);
            position.drawn = 1 + u8::from(position.official_used == Some(Official::Postmaster));
        }
        _ => {
            let officials = [Official::Administrator, Official::Postmaster, Official::PostalCarrier];
            position.official_used = official(chance, &officials);
            position.drawn = 1 + u8::from(position.official_used == Some(Official::Postmaster));
            position.played = 1 + u8::from(position.official_used == Some(Official::PostalCarrier));
        }
    }
    position
}

#[test]
fn the_twin_agrees_on_odd_positions() {
    let naive = Naive::new();
    let mut chance = Chance::new(77);
    let (mut positions, mut actions, mut limited, mut gaps, mut cuts, mut helped) = (0, 0, 0, 0, 0, 0);
    while positions < 8_000 {
        let position = odd_position(&mut chance);
        let game = position.check().unwrap_or_else(|faults| panic!("{faults:?} {position:?}"));
        actions += agree(&naive, &game);
        positions += 1;
        let own = game.holdings(game.turn().seat);
        let free = own.route.cities().minus(own.offices).len();
        limited += usize::from(position.phase == Phase::Close && own.offices_left() < free);
        gaps += usize::from(position.market.contains(&None));
        cuts += usize::from(position.phase == Phase::Keep);
        helped += usize::from(listed_with(&game, "close").iter().any(|line| line.contains("cartwright")));
    }
    println!(
        "the twin agreed on {positions} odd positions with {actions} legal actions: {limited} with few \
         offices left, {gaps} with gaps in the market, {cuts} cuts, {helped} with the Cartwright"
    );
    assert!(limited > 100 && gaps > 1_000 && cuts > 400 && helped > 100);
}

#[test]
fn cuts_out_of_order_or_out_of_turn_are_refused() {
    let naive = Naive::new();
    let mut game = table(2)
        .hand(0, "Basel Basel Basel Linz Linz Ulm Zürich Kempten")
        .route(0, "Passau Salzburg München")
        .closing()
        .game();
    assert!(all_cuts().all(|action| game.check(action).is_err()));
    does(&mut game, "close");
    let position = game.position();
    for a in City::ALL {
        for b in City::ALL {
            for c in City::ALL {
                let action = Action::Keep([a, b, c]);
                assert_eq!(game.check(action).is_ok(), naive.allows(&position, action), "{action}");
            }
        }
    }
    // One triple, two pairs with each of four others, and three different ones of five.
    assert_eq!(agree(&naive, &game), 1 + 2 * 4 + 10);
}

#[test]
fn the_twin_agrees_on_all_sets_of_cities_there_are() {
    let everywhere = "Lodz Pilsen Budweis Linz Salzburg Passau Regensburg Nürnberg Würzburg Mannheim \
        Carlsruhe Stuttgart Ingolstadt München Innsbruck Augsburg Ulm Kempten Sigmaringen Freiburg Basel Zürich";
    let tables = [
        table(2).route(0, everywhere),
        table(2).route(0, everywhere).offices(0, "Mannheim Linz Ulm Lodz Passau Kempten Augsburg Innsbruck"),
        table(2).route(0, everywhere).offices_but(0, "Würzburg Nürnberg Passau Pilsen Linz Salzburg"),
        table(2).route(0, "Passau Regensburg München Augsburg Kempten").carriage(0, 5).offices(0, "Passau"),
    ];
    let naive = Naive::new();
    for table in tables {
        let game = table.closing().game();
        let position = game.position();
        let mut listed: HashSet<Action> = HashSet::new();
        listed.extend(game.legal_actions().iter().filter(|action| matches!(action, Action::Close { .. })));
        let mut allowed = 0;
        for bits in 0..1 << City::COUNT {
            for cartwright in [false, true] {
                let action = Action::Close { offices: CitySet::from_bits(bits), cartwright };
                let legal = naive.allows(&position, action);
                assert_eq!(game.check(action).is_ok(), legal, "{action}");
                if legal {
                    assert!(listed.contains(&action), "{action}");
                    allowed += 1;
                }
            }
        }
        assert_eq!(allowed, listed.len());
        same_by_number(&game, &game.legal_actions());
        println!("{allowed} of {} closings are legal", 2 << City::COUNT);
    }
}

#[test]
fn picking_by_number_is_fair() {
    // Distinct actions for distinct numbers make a fair number a fair action; a draw of lots agrees.
    let games = [
        table(2).hand(0, "Ulm Linz").route(0, "Kempten Augsburg Innsbruck").carriage(0, 3).closing().game(),
        table(2)
            .offices_but(0, "Ulm Kempten Augsburg Linz")
            .route(0, "Ulm Kempten Augsburg")
            .closing()
            .game(),
        table(2).hand(0, "Ulm Linz Lodz").route(0, "Kempten").playing().game(),
        table(2).hand(0, "Ulm").game(),
    ];
    let mut chance = Chance::new(4);
    for game in games {
        let legal = game.legal();
        let distinct: HashSet<Action> = legal.iter().collect();
        assert_eq!(distinct.len(), legal.len());
        let mut hits = vec![0; legal.len()];
        let draws = 1000 * legal.len();
        for _ in 0..draws {
            let action = legal.get(chance.below(legal.len())).unwrap();
            hits[legal.iter().position(|listed| listed == action).unwrap()] += 1;
        }
        // A thousand expected each: five standard deviations are about 160.
        assert!(hits.iter().all(|&hits| (840..=1160).contains(&hits)), "{hits:?}");
    }
}
