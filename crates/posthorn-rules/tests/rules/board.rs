//! The facts of the printed board, and the sizes the engine promises.

use crate::support::*;
use posthorn_rules::*;

#[test]
fn the_board_has_the_cities_regions_and_roads_of_the_list() {
    assert_eq!(City::ALL.len(), 22);
    assert_eq!(Region::ALL.len(), 9);
    assert!(City::ALL.iter().map(|city| city.name()).eq(map::NEIGHBOURS.map(|row| row.0)));
    for (city, neighbours) in map::NEIGHBOURS {
        let joined = City::from_name(city).unwrap().neighbours();
        assert_eq!(joined, set(neighbours), "{city}");
        assert_eq!(joined.iter().map(City::name).collect::<Vec<_>>().join(" "), neighbours);
    }
    for (region, (name, members)) in Region::ALL.into_iter().zip(map::REGIONS) {
        assert_eq!(region.name(), name);
        assert_eq!(region.cities(), set(&members.join(" ")));
        assert!(region.cities().iter().all(|city| city.region() == region));
    }
    assert_eq!(Region::ALL.iter().map(|region| region.cities().len()).sum::<usize>(), 22);
}

#[test]
fn roads_are_listed_once_and_run_both_ways() {
    assert_eq!(ROADS.len(), 45);
    assert!(ROADS.is_sorted_by(|a, b| a < b), "in order and without repeats");
    for (from, to) in ROADS {
        assert!(from < to);
        assert!(from.is_joined_to(to) && to.is_joined_to(from));
    }
    let degrees: Vec<usize> = City::ALL.iter().map(|city| city.neighbours().len()).collect();
    assert_eq!(degrees, [5, 2, 2, 3, 4, 6, 4, 5, 3, 1, 3, 6, 5, 4, 4, 5, 4, 5, 7, 5, 3, 4]);
    assert_eq!(degrees.iter().sum::<usize>(), 90);
    assert!(City::ALL.iter().all(|city| !city.is_joined_to(*city)));
}

#[test]
fn roads_named_by_the_published_texts_are_there() {
    let pairs = "Carlsruhe Stuttgart, Stuttgart Nürnberg, Nürnberg Regensburg, Sigmaringen Stuttgart, \
        Regensburg Ingolstadt, Ingolstadt Augsburg, München Salzburg, Salzburg Linz, Innsbruck München, \
        Innsbruck Kempten, Carlsruhe Mannheim, Mannheim Würzburg";
    for pair in pairs.split(", ").map(cities) {
        assert!(pair[0].is_joined_to(pair[1]), "{pair:?}");
    }
    let pairs = "Innsbruck Carlsruhe, Innsbruck Regensburg, Kempten Linz, Kempten München, Innsbruck Linz, \
        Linz Carlsruhe, Linz Würzburg, Salzburg Carlsruhe, Salzburg Würzburg";
    for pair in pairs.split(", ").map(cities) {
        assert!(!pair[0].is_joined_to(pair[1]), "{pair:?}");
    }
}

#[test]
fn regions_named_by_the_published_texts_are_right() {
    let rows = [
        ("Sigmaringen", Region::Hohenzollern),
        ("Stuttgart", Region::Wuerttemberg),
        ("Nürnberg", Region::Baiern),
        ("Regensburg", Region::Baiern),
        ("Ingolstadt", Region::Baiern),
        ("Augsburg", Region::Baiern),
        ("Innsbruck", Region::Tyrol),
        ("München", Region::Baiern),
        ("Salzburg", Region::Salzburg),
        ("Linz", Region::Salzburg),
    ];
    for (city, region) in rows {
        assert_eq!(City::from_name(city).unwrap().region(), region);
    }
    assert_eq!(Pile::WuerttembergHohenzollern.cities(), set("Sigmaringen Stuttgart Ulm"));
}

#[test]
fn tiles_have_the_printed_values() {
    let rows: [(&str, &[u8], &str); 10] = [
        ("length_5", &[2, 1], ""),
        ("length_6", &[3, 2, 1], ""),
        ("length_7", &[4, 3, 2, 1], ""),
        ("baden", &[3, 2, 1], "Mannheim Carlsruhe Freiburg"),
        ("baiern", &[5, 4, 3, 2], "Würzburg Nürnberg Regensburg Ingolstadt Augsburg Passau München Kempten"),
        ("boehmen_salzburg", &[4, 3, 2], "Pilsen Budweis Linz Salzburg"),
        ("schweiz_tyrol", &[3, 2, 1], "Basel Zürich Innsbruck"),
        ("wuerttemberg_hohenzollern", &[3, 2, 1], "Stuttgart Ulm Sigmaringen"),
        ("all_regions", &[6, 5, 4, 3], ""),
        ("end_of_game", &[1], ""),
    ];
    assert_eq!(rows.len(), Pile::ALL.len());
    for (pile, (name, values, cities)) in Pile::ALL.into_iter().zip(rows) {
        assert_eq!((pile.name(), pile.values(), pile.cities()), (name, values, set(cities)));
        assert_eq!(Pile::from_name(name), Some(pile));
    }
    assert_eq!(rows.iter().map(|row| row.1.len()).sum::<usize>(), 30);
    assert_eq!(
        Pile::REGIONS.map(Pile::name),
        ["baden", "baiern", "boehmen_salzburg", "schweiz_tyrol", "wuerttemberg_hohenzollern"]
    );
}

#[test]
fn the_counts_of_the_box_are_right() {
    assert_eq!((DECK_SIZE, COPIES_OF_EACH_CITY, MARKET_SIZE, OFFICES_PER_PLAYER), (66, 3, 6, 20));
    assert_eq!((MINIMUM_ROUTE, HAND_AFTER_CLOSING, LAST_ROUND), (3, 3, 500));
}

#[test]
fn carriages_have_their_values_points_and_order() {
    assert_eq!(Carriage::ALL.map(Carriage::value), [3, 4, 5, 6, 7]);
    assert_eq!(Carriage::ALL.map(Carriage::points), [2, 3, 5, 7, 10]);
    let highest = [0, 3, 4, 5, 6, 7].map(Carriage::new);
    let next = [3, 4, 5, 6, 7, 8].map(Carriage::new);
    assert_eq!(highest.map(Carriage::next_after), next);
    assert_eq!([0, 1, 2, 8, 255].map(Carriage::new), [None; 5]);
    assert_eq!(Carriage::new(7), Some(Carriage::LAST));
    assert_eq!(Carriage::LAST.to_string(), "7");
    assert_eq!(size_of::<Option<Carriage>>(), 1);
}

#[test]
fn actions_and_games_stay_small() {
    assert!(size_of::<Action>() <= 8, "an action has {} bytes", size_of::<Action>());
    assert!(size_of::<Game>() <= 512, "a game has {} bytes", size_of::<Game>());
    println!("an action has {} bytes, a game {}", size_of::<Action>(), size_of::<Game>());
}

#[test]
fn games_cross_threads_and_copy() {
    fn plain<T: Copy + Send + Sync + Unpin + 'static>() {}
    plain::<Action>();
    plain::<Game>();
    plain::<GameView>();
    plain::<LegalActions>();
    plain::<Refusal>();
    fn shared<T: Clone + Send + Sync + 'static>() {}
    shared::<History>();
    shared::<Record>();
    shared::<Position>();
    shared::<Event>();
}

#[test]
fn a_hand_counts_like_a_plain_list() {
    let mut chance = Chance::new(11);
    for _ in 0..2000 {
        let mut pile = Setup::sorted_deck();
        chance.shuffle(&mut pile);
        let (mut list, mut held) = (Vec::new(), Cards::EMPTY);
        for _ in 0..chance.below(60) {
            let city = pile[chance.below(pile.len())];
            if let Some(place) = list.iter().position(|&card| card == city).filter(|_| chance.percent(40)) {
                list.remove(place);
                held.remove(city);
            } else if list.iter().filter(|&&card| card == city).count() < 3 {
                list.push(city);
                held.add(city);
            }
        }
        list.sort_unstable();
        assert!(held.iter().eq(list.iter().copied()));
        assert_eq!((held.len(), held.is_empty()), (list.len(), list.is_empty()));
        for city in City::ALL {
            assert_eq!(held.count(city), list.iter().filter(|&&card| card == city).count());
        }
    }
}

#[test]
fn a_route_of_all_cities_keeps_its_order() {
    let mut chance = Chance::new(12);
    for _ in 0..500 {
        let mut order = City::ALL;
        chance.shuffle(&mut order);
        let (mut list, mut route) = (Vec::new(), Route::EMPTY);
        for city in order {
            let end = if chance.percent(50) { End::Left } else { End::Right };
            match end {
                End::Left => list.insert(0, city),
                End::Right => list.push(city),
            }
            route.extend(city, end);
            assert!(route.iter().eq(list.iter().copied()));
            assert_eq!(
                (route.end(End::Left), route.end(End::Right)),
                (list.first().copied(), list.last().copied())
            );
            assert_eq!(route, list.iter().copied().collect::<Route>());
        }
    }
}
