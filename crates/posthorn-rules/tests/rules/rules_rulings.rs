//! X: the cases that no text settles.

use crate::support::*;
use posthorn_rules::*;

fn market(game: &Game) -> String {
    let name = |card: &Option<City>| card.map_or("-", City::name);
    game.market().cards().iter().map(name).collect::<Vec<_>>().join(" ")
}

/// All cards are in hands but those given: nothing can be drawn except the open ones.
fn dry(open: &str) -> Table {
    table(2).market(open).rest_to(1)
}

/// A route through all 22 cities.
const EVERYWHERE: &str = "Lodz Pilsen Budweis Linz Salzburg Passau Regensburg Nürnberg Würzburg Mannheim \
    Carlsruhe Stuttgart Ingolstadt München Innsbruck Augsburg Ulm Kempten Sigmaringen Freiburg Basel Zürich";

#[test]
fn x1_gaps_stay_open_until_a_card_can_be_drawn_again() {
    let mut game = dry("Linz Basel Ulm Ulm Lodz Pilsen").hand(0, "Zürich").route(0, "Passau Salzburg").game();
    does(&mut game, "take 1");
    assert_eq!(market(&game), "Linz - Ulm Ulm Lodz Pilsen");
    does(&mut game, "take 4");
    assert_eq!(market(&game), "Linz - Ulm Ulm - Pilsen");
    refused(&game, "take deck", Reason::ThirdTake);
    // Giving the route up discards two cards, and both gaps are filled after that action.
    does(&mut game, "restart Zürich");
    assert_eq!(market(&game), "Linz Passau Ulm Ulm Salzburg Pilsen");
    assert!(game.deck().is_empty() && game.discards().is_empty());
}

#[test]
fn x1_closing_and_cutting_fill_gaps_too() {
    let mut game = dry("- - - - - -")
        .hand(0, "Basel Lodz Ulm Kempten Zürich")
        .route(0, "Linz Passau Salzburg")
        .closing()
        .game();
    does(&mut game, "close");
    assert_eq!(market(&game), "Linz Passau Salzburg - - -");
    does(&mut game, "keep Kempten Lodz Ulm");
    assert_eq!(market(&game), "Linz Passau Salzburg Basel Zürich -");
}

#[test]
fn x2_without_any_card_the_draw_is_skipped() {
    let mut game = dry("- - - - - -").hand(0, "Lodz").route(0, "Pilsen").closing().game();
    does(&mut game, "end");
    assert_eq!((game.turn().seat, game.turn().phase, game.turn().drawn), (seat(1), Phase::Play, 0));
    refused(&game, "take deck", Reason::EmptyDeck);
    refused(&game, "take 3", Reason::EmptySlot);
    refused(&game, "administrator", Reason::AdministratorTooLate);
    refused(&game, "end", Reason::PlayFirst);
    assert!(!listed_with(&game, "play").is_empty());
}

#[test]
fn x2_with_an_empty_hand_as_well_the_turn_is_passed() {
    let before = dry("- - - - - -").route(0, "Pilsen").route(1, "Basel").turn_of(1).closing().game();
    let mut game = before;
    does(&mut game, "end");
    assert_eq!((game.turn().seat, game.round()), (seat(1), 3), "seat 0 was passed over");
    let events = events(&before, Action::EndTurn, &game, &[]);
    assert_eq!(events, [Event::Passed { seat: seat(0) }, Event::TurnBegan { seat: seat(1) }]);
    assert_eq!(route(&game, 0), cities("Pilsen"), "the route stays");
}

#[test]
fn x3_with_one_card_to_be_had_an_empty_hand_takes_just_that() {
    let mut game = dry("- - - Linz - -").route(0, "Passau Salzburg").carriage(0, 3).game();
    assert_eq!(listed(&game), ["take 3"]);
    does(&mut game, "take 3");
    assert_eq!((game.turn().phase, game.turn().drawn), (Phase::Play, 1));
    assert_eq!(game.turn().official, Some(Official::Postmaster), "the official counts as used");
    does(&mut game, "play Linz right");
    refused(&game, "close cartwright", Reason::OfficialUsed);
    does(&mut game, "close");
    // With two cards to be had both are owed.
    let mut game = dry("- - Ulm Linz - -").game();
    does(&mut game, "take 3");
    assert_eq!(listed(&game), ["take 2"]);
    refused(&game, "play Linz right", Reason::SecondCardOwed);
}

#[test]
fn x4_the_administrator_deals_what_is_there_then_shuffles() {
    let mut game = table(2)
        .hand(0, "Ulm")
        .market("Linz Linz Basel Lodz Passau Pilsen")
        .deck("Kempten Zürich")
        .discards("Augsburg")
        .rest_to(1)
        .game();
    let mut shuffled = Vec::new();
    game.apply(Action::Administrator, &mut |cards: &mut [City]| {
        shuffled.push(cards.to_vec());
        cards.reverse();
    })
    .unwrap();
    assert_eq!(shuffled, [cities("Augsburg Linz Linz Basel Lodz Passau Pilsen")]);
    assert_eq!(market(&game), "Kempten Zürich Pilsen Passau Lodz Basel");
    assert_eq!(game.deck(), cities("Linz Linz Augsburg"));
}

#[test]
fn x5_the_last_seat_of_round_500_ends_the_game() {
    let base = table(3).first(1).round(500).hand(0, "Ulm").route(0, "Linz").closing();
    let mut game = base.clone().game();
    does(&mut game, "end");
    assert!(game.is_over());
    assert_eq!((game.round(), game.ended_by()), (500, None));
    // All are tied: the first player wins.
    assert_eq!(game.standing().ranking, [seat(1), seat(2), seat(0)]);
    assert_eq!(game.standing().winner, Some(seat(1)));
    // Not the last seat, or not the last round: it goes on.
    for table in [base.clone().first(2), base.clone().first(0), base.clone().round(499)] {
        let mut game = table.game();
        does(&mut game, "end");
        assert!(!game.is_over());
    }
    // What is pending does not matter: two seats would have one more turn.
    let icelandic = base.options(Options::ICELANDIC).carriage(0, 6).route(0, EVERYWHERE);
    let mut game = icelandic.clone().game();
    does(&mut game, "close");
    assert!(game.is_over());
    assert_eq!(game.ended_by(), Some(seat(0)));
    let mut earlier = icelandic.round(499).game();
    does(&mut earlier, "close");
    assert!(!earlier.is_over());
}

#[test]
fn x6_one_closing_takes_its_tiles_in_a_fixed_order() {
    // Everything at once: twenty offices stand but one, which completes all that is left.
    let before = table(2)
        .offices_but(0, "Pilsen Kempten München")
        .carriage(0, 6)
        .route(0, "Lodz Pilsen Nürnberg Würzburg Mannheim Carlsruhe Freiburg")
        .closing()
        .game();
    let mut game = before;
    does(&mut game, "close Pilsen");
    let expected = [
        "length_7 4",
        "baden 3",
        "boehmen_salzburg 4",
        "schweiz_tyrol 3",
        "wuerttemberg_hohenzollern 3",
        "all_regions 6",
        "end_of_game 1",
    ];
    assert_eq!(tiles(&game, 0), expected);
    let events = events(&before, action("close Pilsen"), &game, &[]);
    let carriage = events
        .iter()
        .position(|event| matches!(event, Event::TookCarriage { carriage: Carriage::Seven, .. }));
    let last_tile = events.iter().rposition(|event| matches!(event, Event::TookTile { .. }));
    assert!(last_tile < carriage);
}

#[test]
fn x6_baiern_comes_after_baden_and_the_end_tile_after_the_carriage_where_it_earns_it() {
    let mut game = table(2)
        .offices(0, "Carlsruhe Freiburg Nürnberg Regensburg Ingolstadt Augsburg Passau München Kempten")
        .carriage(0, 6)
        .route(0, "Carlsruhe Mannheim Würzburg Nürnberg Pilsen Lodz")
        .closing()
        .game();
    does(&mut game, "close cartwright Mannheim Würzburg");
    assert_eq!(tiles(&game, 0), ["length_6 3", "baden 3", "baiern 5", "end_of_game 1"]);
}

#[test]
fn x7_gaps_are_filled_lowest_first_and_a_shuffle_can_fall_between() {
    let mut game = table(2)
        .hand(0, "Ulm")
        .market("Linz Basel Lodz Passau Pilsen Zürich")
        .deck("Augsburg")
        .rest_to(1)
        .game();
    let mut sizes = Vec::new();
    game.apply(Action::Administrator, &mut |cards: &mut [City]| {
        sizes.push(cards.len());
        cards.reverse();
    })
    .unwrap();
    assert_eq!(sizes, [6]);
    assert_eq!(market(&game), "Augsburg Zürich Pilsen Passau Lodz Basel");
    assert_eq!(game.deck(), cities("Linz"));
}

#[test]
fn x7_close_and_keep_are_two_actions_with_a_filling_after_each() {
    let mut game = dry("- - - - - -")
        .hand(0, "Basel Lodz Ulm Kempten")
        .route(0, "Linz Passau Salzburg")
        .closing()
        .game();
    let mut shuffles = Vec::new();
    let mut dealer = |cards: &mut [City]| {
        shuffles.push(cards.to_vec());
        cards.reverse();
    };
    game.apply(action("close"), &mut dealer).unwrap();
    assert_eq!((game.turn().phase, market(&game).as_str()), (Phase::Keep, "Salzburg Passau Linz - - -"));
    let mut last = |cards: &mut [City]| assert_eq!(cards, cities("Lodz"), "a pile of one is shuffled too");
    game.apply(action("keep Basel Kempten Ulm"), &mut last).unwrap();
    assert_eq!(market(&game), "Salzburg Passau Linz Lodz - -");
    assert_eq!(shuffles, [cities("Linz Passau Salzburg")]);
}

#[test]
fn x8_a_skipped_draw_uses_no_official_and_is_not_made_up() {
    let mut game = dry("- - - - - -")
        .hand(0, "Lodz Linz")
        .route(0, "Passau Salzburg")
        .route(1, "Basel")
        .turn_of(1)
        .closing()
        .game();
    does(&mut game, "end");
    assert_eq!((game.turn().phase, game.turn().official), (Phase::Play, None));
    let mut carrier = game;
    // Giving up fills the market, but cards are not taken after a play.
    does(&mut game, "restart Lodz");
    assert_eq!(market(&game), "Passau Salzburg - - - -");
    refused(&game, "take 0", Reason::TakeAfterPlay);
    // The carrier and the Cartwright are still free.
    does(&mut carrier, "play Linz right");
    assert_eq!(carrier.turn().official, None);
    assert!(carrier.check(action("close")).is_ok());
    let helped = Position { seats: with_carriage(&carrier, 4), ..carrier.position() }.check().unwrap();
    assert!(helped.check(action("close cartwright")).is_ok());
}

fn with_carriage(game: &Game, carriage: u8) -> Vec<SeatPosition> {
    let mut seats = game.position().seats;
    seats[0].carriage = Carriage::new(carriage);
    seats
}

#[test]
fn x8_passed_turns_count_as_turns() {
    // Three players have laid all cards but one; when it is played everybody passes to the last round.
    let all_but_one = EVERYWHERE.replace(" Zürich", "");
    let mut game = table(3)
        .route(0, &all_but_one)
        .hand(0, "Zürich")
        .route(1, EVERYWHERE)
        .route(2, EVERYWHERE)
        .market("- - - - - -")
        .round(490)
        .playing()
        .game();
    does(&mut game, "play Zürich right");
    let before = game;
    does(&mut game, "end");
    assert!(game.is_over());
    assert_eq!((game.round(), game.turn().seat), (500, seat(2)));
    let passed = events(&before, Action::EndTurn, &game, &[]);
    assert_eq!(passed.iter().filter(|event| matches!(event, Event::Passed { .. })).count(), 2 + 30);
    assert_eq!(passed.last(), Some(&Event::Over));

    // In a last round a passed turn is the turn that was left.
    let mut game = dry("- - - - - -")
        .route(0, "Pilsen")
        .route(1, "Basel")
        .turn_of(1)
        .first(1)
        .ended_by(1)
        .closing()
        .game();
    does(&mut game, "end");
    assert!(game.is_over());
}

#[test]
fn x9_the_hand_is_cut_in_the_last_turn_too() {
    let mut game = table(2)
        .turn_of(1)
        .ended_by(0)
        .hand(1, "Basel Lodz Ulm Kempten")
        .route(1, "Linz Passau Salzburg")
        .closing()
        .game();
    does(&mut game, "close");
    assert_eq!((game.turn().phase, game.is_over()), (Phase::Keep, false));
    does(&mut game, "keep Basel Lodz Ulm");
    assert!(game.is_over());
}

#[test]
fn x9_the_administrator_may_replace_a_single_card() {
    let mut game = dry("- - Linz - - -").hand(0, "Ulm").game();
    does(&mut game, "administrator");
    assert_eq!(market(&game), "Linz - - - - -");
    assert_eq!(game.turn().official, Some(Official::Administrator));
}

#[test]
fn x9_a_route_may_begin_anew_with_the_same_city() {
    let mut game = table(2).hand(0, "Linz").route(0, "Linz").playing().game();
    does(&mut game, "restart Linz");
    assert_eq!(route(&game, 0), cities("Linz"));
    assert_eq!(game.discards(), cities("Linz"));
}
