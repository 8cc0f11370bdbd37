//! O, B, G and H: what closing a route gives and takes.

use crate::support::*;
use posthorn_rules::*;

/// The table of the printed example: six cities in three regions, four of them in Baiern.
fn example() -> Table {
    table(2).route(0, "Sigmaringen Stuttgart Nürnberg Regensburg Ingolstadt Augsburg").closing()
}

/// A route through the whole south-west, for lengths up to nine.
const LONG: [&str; 9] =
    ["Linz", "Budweis", "Pilsen", "Nürnberg", "Würzburg", "Mannheim", "Carlsruhe", "Freiburg", "Basel"];

fn route_of(length: usize) -> String {
    LONG[..length].join(" ")
}

#[test]
fn o1_offices_go_only_into_cities_of_the_route_without_an_own_one() {
    let game = example().offices(0, "Stuttgart").offices(1, "Sigmaringen Ingolstadt").game();
    refused(&game, "close Ulm", Reason::OfficeOutsideRoute);
    refused(&game, "close Stuttgart", Reason::OfficeThere);
    refused(&game, "close Ingolstadt Stuttgart", Reason::OfficeThere);
    // Others' offices do not matter.
    let mut game = game;
    does(&mut game, "close Ingolstadt Sigmaringen");
    assert_eq!(game.holdings(seat(0)).offices, set("Stuttgart Sigmaringen Ingolstadt"));
    assert_eq!(game.holdings(seat(1)).offices, set("Sigmaringen Ingolstadt"));
    assert_eq!(game.holdings(seat(0)).offices_left(), 17);
}

#[test]
fn o1_a_city_named_twice_is_no_action() {
    assert_eq!("close Ulm Ulm".parse::<Action>(), Err(NotationError::NotInOrder));
    assert_eq!(Reason::OfficeTwice.rule(), Some(Rule::O1));
}

#[test]
fn o2_one_city_in_each_region_of_the_route() {
    let game = example().game();
    for line in ["close Augsburg Sigmaringen Stuttgart", "close Regensburg Stuttgart", "close Nürnberg"] {
        does(&mut game.clone(), line);
    }
    refused(&game, "close Augsburg Regensburg Stuttgart", Reason::OfficesMixed);
    refused(&game, "close Ingolstadt Nürnberg Sigmaringen", Reason::OfficesMixed);
}

#[test]
fn o3_any_cities_of_one_region() {
    let game = example().game();
    for line in ["close Augsburg Ingolstadt Nürnberg Regensburg", "close Augsburg Nürnberg"] {
        does(&mut game.clone(), line);
    }
    // (1+4)·(1+1)·(1+1) ways with one each, and 11 of two or more in Baiern.
    assert_eq!(listed_with(&game, "close").len(), 20 + 11);
}

#[test]
fn o4_fewer_than_allowed_and_even_none_is_legal() {
    let mut game = example().game();
    for line in ["close Sigmaringen", "close Augsburg Ingolstadt"] {
        does(&mut game.clone(), line);
    }
    does(&mut game, "close");
    assert_eq!(game.holdings(seat(0)).offices_left(), 20);
    assert_eq!(carriage_of(&game, 0), 3);
}

#[test]
fn o5_never_more_offices_than_are_left() {
    // 18 offices stand; the route has four cities without one.
    let game = table(2)
        .offices_but(0, "Nürnberg Regensburg Ingolstadt Sigmaringen")
        .route(0, "Sigmaringen Stuttgart Nürnberg Regensburg Ingolstadt")
        .closing()
        .game();
    refused(&game, "close Ingolstadt Nürnberg Regensburg", Reason::TooFewOffices);
    let mut lines: Vec<String> = listed_with(&game, "close");
    lines.retain(|line| !line.contains("cartwright"));
    assert_eq!(lines.len(), 1 + 4 + 3 + 3, "none, single ones, with Sigmaringen, two of Baiern");
    // None is left in the last round after the last was placed.
    let game = table(2)
        .offices_but(0, "Nürnberg Regensburg")
        .route(0, "Nürnberg Regensburg Ingolstadt")
        .ended_by(0)
        .closing()
        .game();
    assert_eq!(listed_with(&game, "close"), ["close"]);
    refused(&game, "close Nürnberg", Reason::TooFewOffices);
}

#[test]
fn b1_tiles_come_from_the_top_after_placing_and_lie_face_down() {
    let mut game =
        table(2).took(1, Pile::Baden, 1).offices(0, "Freiburg").route(0, &route_of(7)).closing().game();
    does(&mut game, "close Carlsruhe Mannheim");
    assert_eq!(tiles(&game, 0), ["length_7 4", "baden 2"]);
    assert_eq!(game.tiles().values(Pile::Baden), [1]);
    let seen = game.view(Some(seat(1)));
    assert!(seen.seat(seat(0)).tiles.open().is_none());
    assert!(seen.seat(seat(0)).tiles.piles().eq([Pile::Length7, Pile::Baden]));
}

#[test]
fn b2_the_length_tile_falls_back_to_the_next_lower_pile() {
    use Pile::{Length5, Length6, Length7};
    // Route length, tiles gone from the piles of five, six and seven, tile taken.
    let rows: [(usize, [usize; 3], Option<&str>); 16] = [
        (3, [0, 0, 0], None),
        (4, [0, 0, 0], None),
        (5, [0, 0, 0], Some("length_5 2")),
        (5, [1, 0, 0], Some("length_5 1")),
        (5, [2, 0, 0], None),
        (6, [0, 0, 0], Some("length_6 3")),
        (6, [0, 2, 0], Some("length_6 1")),
        (6, [0, 3, 0], Some("length_5 2")),
        (6, [2, 3, 0], None),
        (7, [0, 0, 0], Some("length_7 4")),
        (8, [0, 0, 1], Some("length_7 3")),
        (9, [0, 0, 3], Some("length_7 1")),
        (7, [0, 0, 4], Some("length_6 3")),
        (8, [0, 3, 4], Some("length_5 2")),
        (7, [1, 3, 4], Some("length_5 1")),
        (9, [2, 3, 4], None),
    ];
    for (length, gone, tile) in rows {
        let mut game = table(2)
            .took(1, Length5, gone[0])
            .took(1, Length6, gone[1])
            .took(1, Length7, gone[2])
            .route(0, &route_of(length))
            .closing()
            .game();
        does(&mut game, "close");
        assert_eq!(tiles(&game, 0), tile.into_iter().collect::<Vec<_>>(), "{length} {gone:?}");
    }
}

#[test]
fn b2_several_length_tiles_in_a_game() {
    let mut game = table(2).took(0, Pile::Length5, 1).route(0, &route_of(5)).closing().game();
    does(&mut game, "close");
    assert_eq!(tiles(&game, 0), ["length_5 2", "length_5 1"]);
}

#[test]
fn b3_offices_in_all_cities_of_a_region_take_its_tile() {
    // Offices that stand, the route, the offices placed, the tile.
    let rows = [
        ("Mannheim Carlsruhe", "Basel Freiburg Zürich", "close Freiburg", "baden 3"),
        (
            "Würzburg Nürnberg Regensburg Ingolstadt Augsburg Passau",
            "Kempten Augsburg München",
            "close Kempten München",
            "baiern 5",
        ),
        ("Budweis Linz Pilsen", "Linz Salzburg Passau", "close Salzburg", "boehmen_salzburg 4"),
        ("Basel Innsbruck", "Kempten Zürich Sigmaringen", "close Zürich", "schweiz_tyrol 3"),
        ("Stuttgart", "Augsburg Ulm Sigmaringen", "close Sigmaringen Ulm", "wuerttemberg_hohenzollern 3"),
    ];
    for (offices, cards, line, tile) in rows {
        let base = table(2).offices(0, offices).route(0, cards).closing();
        let mut game = base.clone().game();
        does(&mut game, line);
        assert_eq!(tiles(&game, 0), [tile]);
        // Without the new office the region is not full.
        let mut game = base.game();
        does(&mut game, "close");
        assert!(tiles(&game, 0).is_empty());
    }
}

#[test]
fn b3_polen_has_no_tile_and_half_a_pair_is_not_enough() {
    let mut game = table(2).offices(0, "Budweis").route(0, "Lodz Pilsen Nürnberg").closing().game();
    does(&mut game, "close Lodz Pilsen");
    assert!(tiles(&game, 0).is_empty());
}

#[test]
fn b4_an_office_in_each_region_takes_the_all_regions_tile() {
    let mut game = table(2)
        .offices(0, "Mannheim Pilsen Sigmaringen Salzburg Basel Innsbruck Ulm")
        .route(0, "Lodz Pilsen Budweis")
        .closing()
        .game();
    let mut without = game;
    does(&mut without, "close Budweis");
    assert!(tiles(&without, 0).is_empty(), "Polen is missing");
    does(&mut game, "close Lodz");
    assert_eq!(tiles(&game, 0), ["all_regions 6"]);
}

#[test]
fn b5_one_tile_of_a_region_pile_for_each_player() {
    // The region was full before; another office does not earn the tile again.
    let mut game = table(2)
        .offices(0, "Mannheim Carlsruhe Freiburg Pilsen Sigmaringen Salzburg Basel Innsbruck Ulm Lodz")
        .took(0, Pile::Baden, 1)
        .took(0, Pile::AllRegions, 1)
        .route(0, "Nürnberg Pilsen Budweis")
        .closing()
        .game();
    does(&mut game, "close Budweis Nürnberg");
    assert_eq!(tiles(&game, 0), ["baden 3", "all_regions 6"]);
}

#[test]
fn b5_an_empty_pile_gives_nothing_for_good() {
    let mut game = table(4)
        .took(1, Pile::Baden, 1)
        .took(2, Pile::Baden, 1)
        .took(3, Pile::Baden, 1)
        .offices(0, "Mannheim Carlsruhe")
        .route(0, "Basel Freiburg Zürich")
        .closing()
        .game();
    does(&mut game, "close Freiburg");
    assert!(tiles(&game, 0).is_empty());
    assert_eq!(game.tiles().top(Pile::Baden), None);
    assert_eq!(carriage_of(&game, 0), 3, "the closing goes on");
}

#[test]
fn b6_the_end_tile_is_one_point_for_the_first_to_trigger_the_end() {
    let mut game = table(2).carriage(0, 6).route(0, &route_of(7)).closing().game();
    does(&mut game, "close");
    assert_eq!(tiles(&game, 0), ["length_7 4", "end_of_game 1"]);
}

#[test]
fn g1_the_next_carriage_for_a_route_long_enough() {
    for carriage in [0, 3, 4, 5, 6, 7] {
        for length in 3..=9 {
            let mut game = table(2).carriage(0, carriage).route(0, &route_of(length)).closing().game();
            does(&mut game, "close");
            let next = [(0, 3), (3, 4), (4, 5), (5, 6), (6, 7)].into_iter().find(|row| row.0 == carriage);
            let expected = match next {
                Some((_, next)) if length >= usize::from(next) => next,
                _ => carriage,
            };
            assert_eq!(carriage_of(&game, 0), expected, "{carriage} with {length}");
        }
    }
}

#[test]
fn g2_only_the_number_of_cards_counts() {
    for line in ["close", "close Linz", "close Carlsruhe Freiburg"] {
        let mut game = table(2).carriage(0, 6).route(0, &route_of(8)).closing().game();
        does(&mut game, line);
        assert_eq!(carriage_of(&game, 0), 7, "{line}");
    }
}

#[test]
fn g3_the_cartwright_helps_with_one_or_two_cards_short() {
    for (carriage, next) in [(0, 3), (3, 4), (4, 5), (5, 6), (6, 7)] {
        for length in 3..=9 {
            let mut game = table(2).carriage(0, carriage).route(0, &route_of(length)).closing().game();
            let short = next - length as i32;
            if !(1..=2).contains(&short) {
                refused(&game, "close cartwright", Reason::CartwrightCannotHelp);
                continue;
            }
            let mut unhelped = game;
            does(&mut unhelped, "close");
            does(&mut game, "close cartwright");
            assert_eq!(i32::from(carriage_of(&game, 0)), next, "one carriage, not two");
            assert_eq!(carriage_of(&unhelped, 0), carriage);
            let length_tiles = |game: &Game| {
                tiles(game, 0).into_iter().filter(|tile| tile.starts_with("length")).collect::<Vec<_>>()
            };
            assert_eq!(length_tiles(&game), length_tiles(&unhelped), "never counts for the length");
        }
    }
    let finished = table(2).carriage(0, 7).ended_by(0).route(0, &route_of(6)).closing().game();
    refused(&finished, "close cartwright", Reason::CartwrightCannotHelp);
}

#[test]
fn g4_an_earned_carriage_is_not_optional_and_the_cartwrights_is() {
    let earned = table(2).carriage(0, 3).route(0, &route_of(4)).closing().game();
    for action in earned.legal_actions() {
        let mut after = earned;
        after.apply(action, &mut in_order).unwrap();
        let closed = matches!(action, Action::Close { .. });
        assert_eq!(carriage_of(&after, 0), if closed { 4 } else { 3 });
    }
    let choice = table(2).carriage(0, 4).route(0, &route_of(4)).closing().game();
    let closings = listed_with(&choice, "close");
    let helped = closings.iter().filter(|line| line.starts_with("close cartwright")).count();
    assert_eq!(helped * 2, closings.len(), "every placing with and without him");
}

#[test]
fn h1_the_cards_of_the_route_are_discarded_from_left_to_right() {
    let mut game = table(2).route(0, "Linz Passau München").discards("Ulm").closing().game();
    does(&mut game, "close");
    assert_eq!(game.discards(), cities("Ulm Linz Passau München"));
    assert!(route(&game, 0).is_empty());
}

#[test]
fn h2_a_hand_of_more_than_three_is_cut_by_choice() {
    let base = table(2).route(0, "Linz Passau München").closing();
    let mut small = base.clone().hand(0, "Basel Lodz Ulm").game();
    does(&mut small, "close");
    assert_eq!(small.turn().seat, seat(1), "three cards are kept without a question");
    refused(&small, "keep Basel Lodz Ulm", Reason::NothingToDiscard);

    let mut game = base.hand(0, "Basel Basel Lodz Ulm Zürich").game();
    refused(&game, "keep Basel Lodz Ulm", Reason::NothingToDiscard);
    does(&mut game, "close");
    assert_eq!((game.turn().phase, game.turn().seat), (Phase::Keep, seat(0)));
    assert_eq!(
        listed(&game),
        [
            "keep Basel Basel Lodz",
            "keep Basel Basel Ulm",
            "keep Basel Basel Zürich",
            "keep Basel Lodz Ulm",
            "keep Basel Lodz Zürich",
            "keep Basel Ulm Zürich",
            "keep Lodz Ulm Zürich",
        ]
    );
    for line in ["end", "close", "take deck", "administrator", "play Basel right", "restart Basel"] {
        refused(&game, line, Reason::KeepThree);
    }
    refused(&game, "keep Basel Linz Lodz", Reason::KeepNotInHand);
    refused(&game, "keep Lodz Lodz Ulm", Reason::KeepNotInHand);
    let unsorted = Action::Keep([City::Ulm, City::Lodz, City::Basel]);
    assert_eq!(game.check(unsorted).unwrap_err().reason, Reason::KeepNotInHand);
    does(&mut game, "keep Basel Lodz Ulm");
    assert_eq!(hand(&game, 0), cities("Basel Lodz Ulm"));
    assert_eq!(game.discards(), cities("Linz Passau München Basel Zürich"), "the cut cards by the alphabet");
    assert_eq!(game.turn().seat, seat(1));
}

#[test]
fn h3_the_next_turn_starts_a_new_route() {
    let mut game = table(2).hand(0, "Salzburg").route(0, "Linz Passau München").closing().game();
    does(&mut game, "close");
    for line in ["take 0", "take 0"] {
        does(&mut game, line);
    }
    let line = listed_with(&game, "play")[0].clone();
    does(&mut game, &line);
    does(&mut game, "end");
    assert_eq!(game.turn().seat, seat(0));
    does(&mut game, "take deck");
    assert!(listed_with(&game, "restart").is_empty());
    does(&mut game, "play Salzburg right");
    assert_eq!(route(&game, 0), cities("Salzburg"));
}
