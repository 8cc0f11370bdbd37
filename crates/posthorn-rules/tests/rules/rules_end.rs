//! E and V: the end, the score, and what a table may choose.

use crate::support::*;
use posthorn_rules::*;

/// Seat `number` closes seven cards and takes carriage 7.
fn about_to_end(players: usize, number: usize) -> Table {
    table(players)
        .turn_of(number)
        .carriage(number, 6)
        .route(number, "Basel Freiburg Carlsruhe Mannheim Würzburg Nürnberg Pilsen")
        .closing()
}

/// Plays a shortest turn and says whose it was.
fn short_turn(game: &mut Game) -> usize {
    let number = game.turn().seat.index();
    does(game, "take deck");
    if game.turn().phase == Phase::Draw {
        does(game, "take deck");
    }
    let verb = if route(game, number).is_empty() { "play" } else { "restart" };
    let line = listed_with(game, verb)[0].clone();
    does(game, &line);
    does(game, "end");
    number
}

fn turns_to_the_end(mut game: Game) -> Vec<usize> {
    std::iter::from_fn(|| (!game.is_over()).then(|| short_turn(&mut game))).collect()
}

#[test]
fn e1_carriage_seven_triggers_the_end() {
    let mut game = about_to_end(3, 1).game();
    does(&mut game, "close");
    assert_eq!(game.ended_by(), Some(seat(1)));
    // Six is not the end.
    let mut game = about_to_end(3, 1).carriage(1, 5).game();
    does(&mut game, "close");
    assert_eq!((game.ended_by(), carriage_of(&game, 1)), (None, 6));
}

#[test]
fn e1_the_last_office_triggers_the_end() {
    let base = table(2).offices_but(0, "Basel Freiburg Lodz").route(0, "Zürich Basel Freiburg").closing();
    let mut last = base.clone().game();
    does(&mut last, "close Basel");
    assert_eq!(last.holdings(seat(0)).offices_left(), 0);
    assert_eq!(last.ended_by(), Some(seat(0)));
    let mut none = base.game();
    does(&mut none, "close");
    assert_eq!(none.ended_by(), None);
}

#[test]
fn e2_the_end_tile_goes_once_to_the_first() {
    // Both conditions at once give one tile.
    let mut game = table(3)
        .carriage(0, 6)
        .offices_but(0, "Basel Freiburg Lodz")
        .route(0, "Basel Freiburg Carlsruhe Mannheim Würzburg Nürnberg Pilsen")
        .carriage(1, 6)
        .route(1, "Budweis Linz Passau München Augsburg Ulm")
        .hand(1, "Stuttgart Lodz")
        .closing()
        .game();
    does(&mut game, "close Basel");
    let end_tiles =
        |game: &Game, number| tiles(game, number).iter().filter(|tile| *tile == "end_of_game 1").count();
    assert_eq!(end_tiles(&game, 0), 1);
    assert_eq!(game.ended_by(), Some(seat(0)));
    // The next to fulfil a condition gets none.
    does(&mut game, "take deck");
    does(&mut game, "play Stuttgart right");
    does(&mut game, "close");
    assert_eq!((carriage_of(&game, 1), end_tiles(&game, 1)), (7, 0));
    assert_eq!(game.ended_by(), Some(seat(0)));
}

#[test]
fn e3_the_round_is_played_to_its_end() {
    // Players, the first, who triggers, whose turns follow.
    let rows: [(usize, usize, usize, &[usize]); 7] = [
        (2, 0, 0, &[1]),
        (2, 0, 1, &[]),
        (3, 0, 1, &[2]),
        (3, 2, 1, &[]),
        (4, 1, 1, &[2, 3, 0]),
        (4, 1, 3, &[0]),
        (4, 3, 2, &[]),
    ];
    for (players, first, trigger, expected) in rows {
        let mut game = about_to_end(players, trigger).first(first).game();
        does(&mut game, "close");
        assert_eq!(turns_to_the_end(game), expected, "{players} players, {first} first, {trigger} ends");
    }
}

#[test]
fn e3_after_the_end_nothing_is_legal() {
    let mut game = about_to_end(2, 1).game();
    does(&mut game, "close");
    assert!(game.is_over() && game.legal().is_empty());
    assert_eq!((game.turn().phase, game.turn().seat, game.turn().played), (Phase::Over, seat(1), 1));
    for line in ["end", "take deck", "administrator", "close", "keep Ulm Ulm Ulm"] {
        refused(&game, line, Reason::GameOver);
    }
    assert_eq!(Reason::GameOver.rule(), None);
    let refusal = game.check_seat(seat(0), Action::TakeDeck).unwrap_err();
    assert_eq!(refusal.reason, Reason::GameOver);
    for viewer in [None, Some(seat(0)), Some(seat(1))] {
        assert_eq!(game.view(viewer).check(Action::TakeDeck).unwrap_err().reason, Reason::GameOver);
    }
}

#[test]
fn e4_the_score_is_carriage_and_tiles_less_offices_left() {
    for (carriage, points) in [(0, 0), (3, 2), (4, 3), (5, 5), (6, 7), (7, 10)] {
        let game = table(2).carriage(0, carriage).took(0, Pile::Baiern, 1).offices(0, "Ulm Linz").game();
        let expected = Score { carriage: points, bonus: 5, unplaced: 18, total: points + 5 - 18 };
        assert_eq!(game.score(seat(0)), expected);
    }
    let standing = table(2).game().standing();
    assert_eq!(standing.scores[1], Score { carriage: 0, bonus: 0, unplaced: 20, total: -20 });
    assert_eq!(standing.winner, None, "nobody has won before the end");
}

#[test]
fn e5_the_most_points_win_and_ties_go_clockwise_from_the_end_tile() {
    // Offices by seat, who triggered (a point for the tile), ranking.
    let rows: [([usize; 4], usize, [usize; 4]); 5] = [
        ([5, 4, 4, 5], 1, [1, 3, 0, 2]),
        ([5, 5, 5, 4], 3, [3, 0, 1, 2]),
        ([9, 9, 3, 9], 2, [3, 0, 1, 2]),
        ([3, 9, 9, 9], 0, [1, 2, 3, 0]),
        ([4, 5, 5, 6], 1, [1, 3, 2, 0]),
    ];
    for (offices, trigger, ranking) in rows {
        let mut position = table(4).ended_by(trigger).over().turn_of(3).position();
        for (own, count) in position.seats.iter_mut().zip(offices) {
            own.offices = City::ALL[..count].to_vec();
        }
        let standing = position.check().unwrap().standing();
        assert_eq!(standing.ranking, ranking.map(seat), "{offices:?} {trigger}");
        assert_eq!(standing.winner, Some(seat(ranking[0])));
    }
}

#[test]
fn v1_baiern_is_needed_for_all_regions_only_where_the_table_says_so() {
    let outside = "Mannheim Pilsen Sigmaringen Salzburg Basel Innsbruck Ulm";
    // With Baiern, options, tile.
    for (baiern, options, tile) in [
        (false, Options::CLASSIC, true),
        (true, Options::CLASSIC, true),
        (false, Options::INTERNATIONAL, false),
        (true, Options::INTERNATIONAL, true),
        (false, Options::ICELANDIC, false),
        (true, Options::ICELANDIC, true),
    ] {
        let offices = if baiern { format!("{outside} Kempten") } else { outside.to_owned() };
        let mut game =
            table(2).options(options).offices(0, &offices).route(0, "Lodz Pilsen Budweis").closing().game();
        does(&mut game, "close Lodz");
        assert_eq!(tiles(&game, 0) == ["all_regions 6"], tile, "{baiern} {options:?}");
    }
}

#[test]
fn v1_every_single_region_is_needed() {
    for missing in Region::ALL {
        let offices: Vec<City> = Region::ALL
            .into_iter()
            .filter(|&region| region != missing && region != Region::Polen)
            .filter_map(|region| region.cities().first())
            .collect();
        let names: Vec<&str> = offices.iter().map(|city| city.name()).collect();
        for options in [Options::CLASSIC, Options::INTERNATIONAL] {
            let mut game = table(2)
                .options(options)
                .offices(0, &names.join(" "))
                .route(0, "Lodz Pilsen Nürnberg")
                .closing()
                .game();
            let line = if missing == Region::Polen { "close" } else { "close Lodz" };
            does(&mut game, line);
            let got = tiles(&game, 0).contains(&"all_regions 6".to_owned());
            assert_eq!(got, missing == Region::Baiern && options == Options::CLASSIC, "{missing}");
        }
    }
}

#[test]
fn v2_only_long_routes_fall_back_where_the_table_says_so() {
    let narrow = Options { length_fallback: LengthFallback::SevenPlus, ..Options::CLASSIC };
    let row = ["Linz", "Budweis", "Pilsen", "Nürnberg", "Würzburg", "Mannheim", "Carlsruhe"];
    // Length, tiles gone from six and seven, tile by `any`, tile by `seven_plus`.
    for (length, six, seven, any, seven_plus) in [
        (5, 3, 4, "length_5 2", "length_5 2"),
        (6, 2, 4, "length_6 1", "length_6 1"),
        (6, 3, 4, "length_5 2", ""),
        (7, 0, 4, "length_6 3", "length_6 3"),
        (7, 3, 4, "length_5 2", "length_5 2"),
    ] {
        for (options, expected) in [(Options::CLASSIC, any), (narrow, seven_plus)] {
            let mut game = table(2)
                .options(options)
                .took(1, Pile::Length6, six)
                .took(1, Pile::Length7, seven)
                .route(0, &row[..length].join(" "))
                .closing()
                .game();
            does(&mut game, "close");
            assert_eq!(tiles(&game, 0).concat(), expected, "{length} {six} {seven} {options:?}");
        }
    }
}

#[test]
fn v3_every_other_player_has_one_more_turn_where_the_table_says_so() {
    let options = Options { final_round: FinalRound::OneMoreEach, ..Options::CLASSIC };
    let rows: [(usize, usize, usize, &[usize]); 5] =
        [(2, 0, 0, &[1]), (2, 0, 1, &[0]), (3, 0, 1, &[2, 0]), (4, 1, 0, &[1, 2, 3]), (4, 0, 2, &[3, 0, 1])];
    for (players, first, trigger, expected) in rows {
        let mut game = about_to_end(players, trigger).first(first).options(options).game();
        does(&mut game, "close");
        assert_eq!(turns_to_the_end(game), expected, "{players} players, {first} first, {trigger} ends");
    }
}

#[test]
fn v4_the_presets_are_what_the_book_says() {
    let hidden = TileValues::Hidden;
    let expected = [
        ("Classic", AllRegions::OutsideBaiern, LengthFallback::Any, FinalRound::FinishRound),
        ("International", AllRegions::EveryRegion, LengthFallback::Any, FinalRound::FinishRound),
        ("Icelandic", AllRegions::EveryRegion, LengthFallback::SevenPlus, FinalRound::OneMoreEach),
    ];
    let expected = expected.map(|(name, all_regions, length_fallback, final_round)| {
        (name, Options { all_regions, length_fallback, final_round, tile_values: hidden })
    });
    assert_eq!(Options::PRESETS, expected);
    assert_eq!(Options::default(), Options::CLASSIC);
}

#[test]
fn v5_open_tile_values_change_only_what_is_shown() {
    let base = about_to_end(2, 0);
    let open = Options { tile_values: TileValues::Open, ..Options::CLASSIC };
    let [mut shown, mut hidden] =
        [open, Options::CLASSIC].map(|options| base.clone().options(options).game());
    does(&mut shown, "close");
    does(&mut hidden, "close");
    let tiles_seen = |game: &Game, viewer| game.view(viewer).seat(seat(0)).tiles.open().copied();
    for viewer in [Some(seat(1)), None] {
        assert!(tiles_seen(&shown, viewer).is_some());
        assert!(tiles_seen(&hidden, viewer).is_none());
    }
    assert!(tiles_seen(&hidden, Some(seat(0))).is_some(), "the own tiles are never hidden");
    let same = Position { options: Options::CLASSIC, ..shown.position() };
    assert_eq!(same.check().unwrap(), hidden);
    // The end opens them.
    short_turn(&mut hidden);
    assert!(hidden.is_over());
    assert!(tiles_seen(&hidden, None).is_some());
}
