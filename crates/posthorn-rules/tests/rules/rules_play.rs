//! P and C: playing cards into the route, and when it may be closed.

use crate::support::*;
use posthorn_rules::*;

#[test]
fn p1_each_player_has_one_route_that_all_see() {
    let mut game =
        table(2).hand(0, "Linz Lodz").route(0, "Salzburg").route(1, "Basel Zürich").playing().game();
    does(&mut game, "play Linz right");
    assert_eq!(route(&game, 0), cities("Salzburg Linz"));
    assert_eq!(route(&game, 1), cities("Basel Zürich"));
    refused(&game, "restart Lodz", Reason::RestartTooLate);
    for viewer in [None, Some(seat(0)), Some(seat(1))] {
        let view = game.view(viewer);
        assert!(view.seat(seat(0)).route.iter().eq(cities("Salzburg Linz")));
        assert!(view.seat(seat(1)).route.iter().eq(cities("Basel Zürich")));
    }
}

#[test]
fn p2_without_a_route_any_card_of_the_hand_starts_one() {
    let game = table(2).hand(0, "Basel Lodz Lodz Ulm").playing().game();
    assert_eq!(listed_with(&game, "play"), ["play Basel right", "play Lodz right", "play Ulm right"]);
    for line in listed_with(&game, "play") {
        let mut started = game;
        does(&mut started, &line);
        assert_eq!(route(&started, 0).len(), 1);
        assert_eq!(hand(&started, 0).len(), 3);
    }
    refused(&game, "play Lodz left", Reason::NoRouteHasNoLeft);
    refused(&game, "play Linz right", Reason::NotInHand);
    refused(&game, "play Linz left", Reason::NotInHand);
    refused(&game, "restart Linz", Reason::NotInHand);
}

#[test]
fn p3_a_card_fits_where_a_road_joins_it_to_the_end() {
    let mut game = table(2).hand(0, "Budweis Passau Ulm").route(0, "München Salzburg Linz").playing().game();
    assert_eq!(listed_with(&game, "play"), ["play Budweis right", "play Passau left", "play Passau right"]);
    refused(&game, "play Budweis left", Reason::NotJoined);
    refused(&game, "play Ulm left", Reason::NotJoined);
    refused(&game, "play Ulm right", Reason::NotJoined);
    does(&mut game, "play Passau left");
    assert_eq!(route(&game, 0), cities("Passau München Salzburg Linz"));
    assert_eq!(hand(&game, 0), cities("Budweis Ulm"));
}

#[test]
fn p3_every_pair_of_cities_fits_exactly_as_the_roads_say() {
    for (name, neighbours) in map::NEIGHBOURS {
        let game = table(2).rest_to(0).route(0, name).market("- - - - - -").playing().game();
        for city in City::ALL {
            for end in [End::Left, End::Right] {
                let fits = neighbours.split(' ').any(|neighbour| neighbour == city.name());
                assert_eq!(game.check(Action::Play { city, end }).is_ok(), fits, "{name}–{city}");
            }
        }
    }
}

#[test]
fn p4_a_city_comes_only_once_into_a_route() {
    let game = table(2).hand(0, "München Passau").route(0, "München Salzburg Passau").playing().game();
    refused(&game, "play München right", Reason::AlreadyInRoute);
    refused(&game, "play Passau left", Reason::AlreadyInRoute);
    // A city beside itself fails by the road before the repetition counts.
    refused(&game, "play München left", Reason::NotJoined);
    assert!(listed_with(&game, "play").is_empty());
}

#[test]
fn p5_routes_grow_at_their_ends_and_keep_their_order() {
    let mut chance = Chance::new(9);
    let mut grown = 0;
    for seed in 0..40 {
        let mut game = shuffled_setup(2, 0, Options::CLASSIC, &mut Chance::new(seed)).start().unwrap();
        for _ in 0..200 {
            if game.is_over() {
                break;
            }
            let (number, before) = (game.turn().seat.index(), game);
            let action = players::choose(&game, players::Habit::Builder(7), &mut chance);
            game.apply(action, &mut chance).unwrap();
            let (old, new) = (route(&before, number), route(&game, number));
            let Action::Play { city, end } = action else { continue };
            let expected = match end {
                End::Left => [&[city], &old[..]].concat(),
                End::Right => [&old[..], &[city]].concat(),
            };
            assert_eq!(new, expected);
            grown += 1;
        }
    }
    assert!(grown > 1000, "only {grown} plays were seen");
}

#[test]
fn p5_colours_do_not_matter() {
    // Four regions in four cards.
    let mut game = table(2).hand(0, "Stuttgart").route(0, "Mannheim").playing().game();
    does(&mut game, "play Stuttgart right");
    assert_eq!(route(&game, 0), cities("Mannheim Stuttgart"));
}

#[test]
fn p6_a_route_may_be_given_up_even_with_a_fitting_card() {
    let mut game =
        table(2).hand(0, "Linz Lodz").route(0, "Passau München Salzburg").discards("Ulm").playing().game();
    assert_eq!(listed_with(&game, "restart"), ["restart Linz", "restart Lodz"]);
    let before = game;
    does(&mut game, "restart Linz");
    assert_eq!(route(&game, 0), cities("Linz"));
    assert_eq!(hand(&game, 0), cities("Lodz"));
    assert_eq!(game.discards(), cities("Ulm Passau München Salzburg"), "from left to right");
    assert_eq!(game.score(seat(0)), before.score(seat(0)), "nothing is scored");
    assert_eq!(game.tiles(), before.tiles());
    assert_eq!((game.turn().played, game.turn().official), (1, None));
}

#[test]
fn p6_without_a_fitting_card_the_route_must_be_given_up() {
    let mut game = table(2).hand(0, "Lodz Pilsen Ulm").route(0, "Basel Zürich").playing().game();
    let plays: Vec<String> = listed(&game).into_iter().filter(|line| !line.starts_with("take")).collect();
    assert_eq!(plays, ["restart Lodz", "restart Pilsen", "restart Ulm"]);
    does(&mut game, "restart Lodz");
    assert!(listed(&game).contains(&"play Pilsen right".to_owned()), "the carrier may extend at once");
    refused(&game, "restart Ulm", Reason::RestartTooLate);
}

#[test]
fn p6_there_must_be_a_route_to_give_up() {
    let game = table(2).hand(0, "Lodz").playing().game();
    refused(&game, "restart Lodz", Reason::NoRouteToGiveUp);
}

#[test]
fn p7_the_carrier_plays_a_second_card_under_the_same_rules() {
    let mut game = table(2).hand(0, "Linz Budweis Salzburg Ulm").route(0, "Passau").playing().game();
    does(&mut game, "play Linz right");
    assert_eq!(game.turn().official, None);
    refused(&game, "play Ulm right", Reason::NotJoined);
    refused(&game, "play Basel right", Reason::NotInHand);
    assert_eq!(
        listed_with(&game, "play"),
        ["play Budweis right", "play Salzburg left", "play Salzburg right"]
    );
    does(&mut game, "play Budweis right");
    assert_eq!((game.turn().played, game.turn().official), (2, Some(Official::PostalCarrier)));
    assert_eq!(route(&game, 0), cities("Passau Linz Budweis"));
    refused(&game, "play Salzburg left", Reason::ThirdPlay);
}

#[test]
fn p7_the_carrier_also_extends_a_route_just_begun() {
    let mut game = table(2).hand(0, "Lodz Pilsen").playing().game();
    does(&mut game, "play Lodz right");
    assert_eq!(listed(&game), ["end", "play Pilsen left", "play Pilsen right"]);
}

#[test]
fn p8_the_player_chooses_the_end() {
    let base = table(2).hand(0, "Stuttgart").route(0, "Mannheim Würzburg").playing();
    for (line, expected) in [
        ("play Stuttgart left", "Stuttgart Mannheim Würzburg"),
        ("play Stuttgart right", "Mannheim Würzburg Stuttgart"),
    ] {
        let mut game = base.clone().game();
        does(&mut game, line);
        assert_eq!(route(&game, 0), cities(expected));
    }
}

#[test]
fn c1_a_route_closes_from_three_cards_on_and_only_after_playing() {
    for (cards, may) in [("Basel", false), ("Basel Freiburg", false), ("Basel Freiburg Carlsruhe", true)] {
        let base = table(2).hand(0, "Lodz").route(0, cards);
        let game = base.clone().closing().game();
        assert_eq!(!listed_with(&game, "close").is_empty(), may, "{cards}");
        if !may {
            refused(&game, "close", Reason::RouteTooShort);
            refused(&game, "close Basel", Reason::RouteTooShort);
        }
        refused(&base.playing().game(), "close", Reason::PlayFirst);
    }
}

#[test]
fn c1_offices_come_before_tiles_tiles_before_the_carriage_and_the_hand_last() {
    // The office placed earns the tile, the route the carriage, and the cut is still owed.
    let mut game = table(2)
        .hand(0, "Linz Lodz Passau Ulm")
        .offices(0, "Mannheim Carlsruhe")
        .route(0, "Basel Freiburg Sigmaringen")
        .closing()
        .game();
    does(&mut game, "close Freiburg");
    assert_eq!(tiles(&game, 0), ["baden 3"]);
    assert_eq!(carriage_of(&game, 0), 3);
    assert_eq!(game.turn().phase, Phase::Keep);
    assert!(route(&game, 0).is_empty());
}
