//! The worked examples of the published texts, row by row.

use crate::support::*;
use posthorn_rules::*;

fn northern_route(card: &str) -> Game {
    table(2).route(0, "Carlsruhe Stuttgart Nürnberg Regensburg").hand(0, card).playing().game()
}

fn six_cities() -> Table {
    table(2).route(0, "Sigmaringen Stuttgart Nürnberg Regensburg Ingolstadt Augsburg").closing()
}

fn southern_route() -> Game {
    table(2).route(0, "München Salzburg Linz").hand(0, "Innsbruck Kempten").playing().game()
}

fn yellow() -> Game {
    table(2).offices(0, "Kempten").route(0, "Kempten Innsbruck München Salzburg Linz").closing().game()
}

/// A route of so many cards, closed with this carriage.
fn closed(carriage: u8, length: usize, line: &str) -> Game {
    let names = ["Basel", "Freiburg", "Carlsruhe", "Mannheim", "Würzburg", "Nürnberg"];
    let mut game = table(2).carriage(0, carriage).route(0, &names[..length].join(" ")).closing().game();
    does(&mut game, line);
    game
}

#[test]
fn example_t01_innsbruck_fits_at_neither_end() {
    let game = northern_route("Innsbruck");
    refused(&game, "play Innsbruck left", Reason::NotJoined);
    refused(&game, "play Innsbruck right", Reason::NotJoined);
    assert!(listed_with(&game, "play").is_empty());
}

#[test]
fn example_t02_wuerzburg_cannot_go_between() {
    let game = northern_route("Würzburg");
    assert!(City::Wuerzburg.is_joined_to(City::Stuttgart) && City::Wuerzburg.is_joined_to(City::Nuernberg));
    // There is no action that inserts; at the ends there is no road.
    refused(&game, "play Würzburg left", Reason::NotJoined);
    refused(&game, "play Würzburg right", Reason::NotJoined);
    assert!(listed_with(&game, "play").is_empty());
}

#[test]
fn example_t03_stuttgart_is_in_the_route_already() {
    let game = northern_route("Stuttgart");
    assert!(City::Stuttgart.is_joined_to(City::Carlsruhe));
    refused(&game, "play Stuttgart left", Reason::AlreadyInRoute);
}

#[test]
fn example_t04_one_office_in_each_region() {
    let mut game = six_cities().game();
    does(&mut game, "close Ingolstadt Sigmaringen Stuttgart");
    assert_eq!(game.holdings(seat(0)).offices, set("Sigmaringen Stuttgart Ingolstadt"));
    assert_eq!(game.holdings(seat(0)).offices_left(), 17);
}

#[test]
fn example_t05_all_offices_in_one_region() {
    let mut game = six_cities().game();
    does(&mut game, "close Augsburg Ingolstadt Nürnberg Regensburg");
    assert_eq!(game.holdings(seat(0)).offices, set("Nürnberg Regensburg Ingolstadt Augsburg"));
}

#[test]
fn example_t06_a_mixture_is_refused() {
    refused(&six_cities().game(), "close Ingolstadt Nürnberg Sigmaringen", Reason::OfficesMixed);
}

#[test]
fn example_t07_six_cards_take_the_length_tile_and_the_next_carriage() {
    for line in ["close Ingolstadt Sigmaringen Stuttgart", "close Augsburg Ingolstadt Nürnberg Regensburg"] {
        for (carriage, next) in [(0, 3), (3, 4), (4, 5), (5, 6), (6, 6)] {
            let mut game = six_cities().carriage(0, carriage).game();
            does(&mut game, line);
            assert_eq!(tiles(&game, 0), ["length_6 3"]);
            assert_eq!(carriage_of(&game, 0), next);
        }
    }
}

#[test]
fn example_t08_red_completes_wuerttemberg_and_hohenzollern_once() {
    let mut game = table(2).offices(0, "Stuttgart").route(0, "Sigmaringen Ulm Augsburg").closing().game();
    does(&mut game, "close Sigmaringen Ulm");
    assert_eq!(tiles(&game, 0), ["wuerttemberg_hohenzollern 3"]);
    assert_eq!(game.tiles().values(Pile::WuerttembergHohenzollern), [2, 1]);
    // All three cities are taken now, so that no later closing can complete them again.
    let mut again = table(2)
        .offices(0, "Stuttgart Sigmaringen Ulm")
        .took(0, Pile::WuerttembergHohenzollern, 1)
        .route(0, "Sigmaringen Ulm Augsburg")
        .closing()
        .game();
    does(&mut again, "close Augsburg");
    assert_eq!(tiles(&again, 0).len(), 1);
}

#[test]
fn example_t09_three_cards_give_the_first_carriage() {
    assert_eq!(carriage_of(&closed(0, 3, "close"), 0), 3);
}

#[test]
fn example_t10_five_cards_give_only_the_next_carriage() {
    let game = closed(3, 5, "close");
    assert_eq!(carriage_of(&game, 0), 4);
    assert_eq!(tiles(&game, 0), ["length_5 2"]);
}

#[test]
fn example_t11_four_cards_do_not_give_carriage_five() {
    assert_eq!(carriage_of(&closed(4, 4, "close"), 0), 4);
}

#[test]
fn example_t12_carriage_five_by_five_cards_or_the_cartwright() {
    for (length, line) in [(5, "close"), (4, "close cartwright"), (3, "close cartwright")] {
        assert_eq!(carriage_of(&closed(4, length, line), 0), 5);
    }
}

#[test]
fn example_t13_carriage_seven_by_the_cartwright_ends_the_game() {
    let game = closed(6, 5, "close cartwright");
    assert_eq!(carriage_of(&game, 0), 7);
    assert_eq!(game.ended_by(), Some(seat(0)));
    assert_eq!(tiles(&game, 0), ["length_5 2", "end_of_game 1"]);
}

#[test]
fn example_t14_the_cartwright_gives_no_length_tile() {
    let game = closed(5, 4, "close cartwright");
    assert_eq!(carriage_of(&game, 0), 6);
    assert!(tiles(&game, 0).is_empty());
}

#[test]
fn example_t15_three_short_is_too_much_for_the_cartwright() {
    let game = table(2).carriage(0, 6).route(0, "Basel Freiburg Carlsruhe Mannheim").closing().game();
    refused(&game, "close cartwright", Reason::CartwrightCannotHelp);
}

#[test]
fn example_t16_kempten_cannot_be_played() {
    refused(&southern_route(), "play Kempten left", Reason::NotJoined);
    refused(&southern_route(), "play Kempten right", Reason::NotJoined);
}

#[test]
fn example_t17_innsbruck_goes_beside_muenchen() {
    assert_eq!(listed_with(&southern_route(), "play"), ["play Innsbruck left"]);
}

#[test]
fn example_t18_kempten_follows_with_the_carrier() {
    let mut game = southern_route();
    does(&mut game, "play Innsbruck left");
    does(&mut game, "play Kempten left");
    assert_eq!(game.turn().official, Some(Official::PostalCarrier));
    assert_eq!(route(&game, 0), cities("Kempten Innsbruck München Salzburg Linz"));
}

#[test]
fn example_t19_a_route_without_a_fitting_card_is_given_up() {
    let game = table(2).route(0, "Carlsruhe Mannheim Würzburg").hand(0, "Linz Salzburg").playing().game();
    assert!(listed_with(&game, "play").is_empty());
    assert_eq!(listed_with(&game, "restart"), ["restart Linz", "restart Salzburg"]);
    for line in ["restart Linz", "restart Salzburg"] {
        let mut after = game;
        does(&mut after, line);
        assert_eq!(after.discards(), cities("Carlsruhe Mannheim Würzburg"));
        assert_eq!(after.score(seat(0)), game.score(seat(0)));
        assert_eq!(route(&after, 0).len(), 1);
    }
}

#[test]
fn example_t20_kempten_is_no_candidate_and_all_four_do_not_go_together() {
    let game = yellow();
    refused(&game, "close Kempten", Reason::OfficeThere);
    for city in ["Innsbruck", "München", "Salzburg", "Linz"] {
        assert!(game.check(action(&format!("close {city}"))).is_ok());
    }
    refused(&game, "close Innsbruck Linz München Salzburg", Reason::OfficesMixed);
}

#[test]
fn example_t21_one_in_each_region() {
    assert!(yellow().check(action("close Innsbruck München Salzburg")).is_ok());
    assert!(yellow().check(action("close Innsbruck Linz München")).is_ok());
}

#[test]
fn example_t22_both_cities_of_salzburg() {
    assert!(yellow().check(action("close Linz Salzburg")).is_ok());
}

#[test]
fn example_t23_a_single_city() {
    assert!(yellow().check(action("close Innsbruck")).is_ok());
    assert!(yellow().check(action("close München")).is_ok());
}

#[test]
fn example_t24_both_of_salzburg_and_another_are_refused() {
    refused(&yellow(), "close Innsbruck Linz München Salzburg", Reason::OfficesMixed);
    refused(&yellow(), "close Linz München Salzburg", Reason::OfficesMixed);
}

#[test]
fn example_t25_seven_and_sixteen_less_four_is_nineteen() {
    let game = table(2)
        .carriage(0, 6)
        .took(0, Pile::AllRegions, 1)
        .took(0, Pile::Baiern, 1)
        .took(0, Pile::BoehmenSalzburg, 1)
        .ended_by(0)
        .offices_but(0, "Ulm Linz Lodz Basel Pilsen Passau")
        .game();
    let score = game.score(seat(0));
    assert_eq!(score, Score { carriage: 7, bonus: 16, unplaced: 4, total: 19 });
}

#[test]
fn example_t26_carriages_score_two_to_ten() {
    for (carriage, points) in [(3, 2), (4, 3), (5, 5), (6, 7), (7, 10)] {
        assert_eq!(table(2).carriage(0, carriage).game().score(seat(0)).carriage, points);
    }
}

#[test]
fn example_t27_everybodys_first_turn_takes_two_and_no_other_official() {
    for players in 2..=4 {
        let setup = shuffled_setup(players, 0, Options::CLASSIC, &mut Chance::new(27));
        let mut game = setup.start().unwrap();
        for _ in 0..players {
            refused(&game, "administrator", Reason::HandWasEmpty);
            does(&mut game, "take 0");
            refused(&game, "end", Reason::SecondCardOwed);
            does(&mut game, "take 0");
            let line = listed_with(&game, "play")[0].clone();
            does(&mut game, &line);
            assert_eq!(listed(&game), ["end"], "neither the carrier nor a closing");
            does(&mut game, "end");
        }
    }
    // The Cartwright cannot help either where the hand was empty at the start.
    let game = table(2).carriage(0, 3).route(0, "Basel Freiburg Carlsruhe").closing_after_empty_hand().game();
    refused(&game, "close cartwright", Reason::OfficialUsed);
}

#[test]
fn example_t28_playing_both_cards_makes_the_next_turn_take_two() {
    let mut game = table(2)
        .hand(0, "Linz")
        .route(0, "Passau")
        .hand(1, "Lodz")
        .market("Budweis Basel Basel Ulm Ulm Kempten")
        .game();
    for line in ["take 0", "play Linz right", "play Budweis right", "end"] {
        does(&mut game, line);
    }
    assert!(hand(&game, 0).is_empty());
    for line in ["take 1", "play Lodz right", "end"] {
        does(&mut game, line);
    }
    assert!(game.turn().started_empty);
    refused(&game, "administrator", Reason::HandWasEmpty);
    does(&mut game, "take deck");
    assert_eq!((game.turn().seat, game.turn().phase), (seat(0), Phase::Draw));
}
