//! S, T and D: how a game begins, what a turn is, how cards are taken.

use crate::support::*;
use posthorn_rules::*;

#[test]
fn s1_two_to_four_players_start_with_twenty_offices_and_nothing_else() {
    for players in 0..=6 {
        let setup = Setup { players, first: 0, options: Options::CLASSIC, deck: Setup::sorted_deck() };
        let Ok(game) = setup.start() else {
            assert!(!(2..=4).contains(&players), "{players} may play");
            let faults = setup.start().unwrap_err();
            assert!(faults.contains(&SetupFault::Players(players)));
            assert_eq!(faults[0].rule(), Rule::S1);
            continue;
        };
        assert!((2..=4).contains(&players), "{players} may not play");
        assert_eq!(game.players(), players);
        for seat in game.seats() {
            let own = game.holdings(seat);
            assert_eq!(*own, Holdings::START);
            assert_eq!((own.offices_left(), own.carriage), (20, None));
            assert!(own.hand.is_empty() && own.route.is_empty() && own.tiles.is_empty());
        }
    }
}

#[test]
fn s2_six_cards_lie_open_and_the_rest_is_the_deck() {
    let setup = shuffled_setup(3, 0, Options::CLASSIC, &mut Chance::new(1));
    let game = setup.start().unwrap();
    let market: Vec<City> = game.market().cards().iter().map(|card| card.unwrap()).collect();
    assert_eq!(market, setup.deck[..6]);
    assert_eq!(game.deck(), &setup.deck[6..]);
    assert_eq!((game.deck().len(), game.discards().len()), (60, 0));
}

#[test]
fn s2_a_deck_that_is_not_three_of_each_city_is_refused() {
    let with = |deck| Setup { players: 2, first: 0, options: Options::CLASSIC, deck };
    let mut short = Setup::sorted_deck();
    short.pop();
    assert_eq!(with(short).start().unwrap_err(), [SetupFault::DeckSize(65)]);
    let mut wrong = Setup::sorted_deck();
    wrong[0] = City::Zuerich;
    let faults = with(wrong).start().unwrap_err();
    assert_eq!(faults, [SetupFault::Copies(City::Augsburg, 2), SetupFault::Copies(City::Zuerich, 4)]);
    assert!(faults.iter().all(|fault| fault.rule() == Rule::S2));
}

#[test]
fn s3_thirty_tiles_lie_in_ten_piles_highest_on_top() {
    let game = table(2).game();
    for pile in Pile::ALL {
        let values = game.tiles().values(pile);
        assert!(values.is_sorted_by(|above, below| above > below), "{}", pile.name());
        assert_eq!(game.tiles().top(pile), values.first().copied());
    }
    assert_eq!(Pile::ALL.iter().map(|&pile| game.tiles().values(pile).len()).sum::<usize>(), 30);
}

#[test]
fn s4_the_fourth_player_gets_every_carriage_too() {
    for (carriage, next) in [(0, 3), (3, 4), (4, 5), (5, 6), (6, 7)] {
        let mut game = table(4)
            .carriage(0, next)
            .carriage(1, next)
            .carriage(2, next)
            .carriage(3, carriage)
            .turn_of(3)
            .route(3, "Basel Freiburg Carlsruhe Mannheim Würzburg Nürnberg Pilsen")
            .closing()
            .game();
        does(&mut game, "close");
        assert_eq!(carriage_of(&game, 3), next);
    }
}

#[test]
fn s5_the_named_seat_begins() {
    for first in 0..3 {
        let setup = Setup { players: 3, first, options: Options::CLASSIC, deck: Setup::sorted_deck() };
        let game = setup.start().unwrap();
        assert_eq!((game.turn().seat, game.first(), game.round()), (seat(first), seat(first), 1));
    }
    let nobody = Setup { players: 3, first: 3, options: Options::CLASSIC, deck: Setup::sorted_deck() };
    let faults = nobody.start().unwrap_err();
    assert_eq!(faults, [SetupFault::First(3)]);
    assert_eq!(faults[0].rule(), Rule::S5);
}

#[test]
fn t1_play_goes_clockwise_and_draws_before_it_plays() {
    let mut game = table(3).hand(0, "Linz").first(1).game();
    assert_eq!(game.turn().phase, Phase::Draw);
    for line in ["play Linz right", "restart Linz", "close", "end"] {
        refused(&game, line, Reason::DrawFirst);
    }
    does(&mut game, "take deck");
    assert_eq!(game.turn().phase, Phase::Play);
    refused(&game, "close", Reason::PlayFirst);
    refused(&game, "end", Reason::PlayFirst);
    does(&mut game, "play Linz right");
    assert_eq!(game.turn().phase, Phase::Close);
    refused(&game, "take deck", Reason::TakeAfterPlay);
    refused(&game, "take 0", Reason::TakeAfterPlay);
    let mut seats = vec![game.turn().seat];
    let mut rounds = vec![game.round()];
    does(&mut game, "end");
    for _ in 0..3 {
        seats.push(game.turn().seat);
        rounds.push(game.round());
        does(&mut game, "take 0");
        does(&mut game, "take 0");
        let verb = if route(&game, game.turn().seat.index()).is_empty() { "play" } else { "restart" };
        let line = listed_with(&game, verb)[0].clone();
        does(&mut game, &line);
        does(&mut game, "end");
    }
    assert_eq!(seats, [seat(0), seat(1), seat(2), seat(0)]);
    assert_eq!(rounds, [2, 3, 3, 3], "a round begins with the first player");
}

#[test]
fn t2_one_official_helps_in_a_turn_and_once() {
    // Each official in turn, then everything the others would allow.
    let base = table(2)
        .hand(0, "Linz Passau Regensburg Budweis")
        .route(0, "Salzburg")
        .market("Augsburg Basel Kempten Kempten Lodz Ulm");
    let mut postmaster = base.clone().game();
    does(&mut postmaster, "take 0");
    does(&mut postmaster, "take 0");
    assert_eq!(postmaster.turn().official, Some(Official::Postmaster));
    refused(&postmaster, "take 1", Reason::ThirdTake);
    does(&mut postmaster, "play Linz right");
    refused(&postmaster, "play Budweis right", Reason::OfficialUsed);

    let mut administrator = base.clone().game();
    does(&mut administrator, "administrator");
    assert_eq!(administrator.turn().official, Some(Official::Administrator));
    refused(&administrator, "administrator", Reason::OfficialUsed);
    does(&mut administrator, "take 1");
    refused(&administrator, "take 1", Reason::OfficialUsed);
    refused(&administrator, "take deck", Reason::OfficialUsed);
    does(&mut administrator, "play Linz right");
    refused(&administrator, "play Budweis right", Reason::OfficialUsed);

    let mut carrier = base.game();
    does(&mut carrier, "take 0");
    does(&mut carrier, "play Linz right");
    does(&mut carrier, "play Budweis right");
    assert_eq!(carrier.turn().official, Some(Official::PostalCarrier));
    refused(&carrier, "play Passau left", Reason::ThirdPlay);
    refused(&carrier, "close cartwright", Reason::OfficialUsed);
}

#[test]
fn t2_no_other_official_helps_beside_the_cartwright() {
    let helpers = [Official::Postmaster, Official::Administrator, Official::PostalCarrier];
    let base = table(2).carriage(0, 4).route(0, "Basel Freiburg Carlsruhe").closing();
    for official in helpers {
        let game = base.clone().official(official).game();
        refused(&game, "close cartwright", Reason::OfficialUsed);
        assert_eq!(listed_with(&game, "close").len(), 7, "closing without him stays possible");
    }
    let mut game = base.game();
    does(&mut game, "close cartwright");
    assert_eq!(carriage_of(&game, 0), 5);
}

#[test]
fn t3_a_turn_ends_by_closing_or_on_request() {
    let base = table(2).route(0, "Basel Freiburg Carlsruhe").closing();
    for line in ["end", "close", "close Basel"] {
        let mut game = base.clone().game();
        does(&mut game, line);
        assert_eq!((game.turn().seat, game.turn().phase), (seat(1), Phase::Draw), "{line}");
        assert_eq!((game.turn().drawn, game.turn().played, game.turn().official), (0, 0, None));
    }
    // A turn in which nothing more can be done still waits for its player.
    let mut game = table(2).hand(0, "Lodz").playing().game();
    does(&mut game, "play Lodz right");
    assert_eq!(listed(&game), ["end"]);
    assert_eq!(game.turn().seat, seat(0));
}

#[test]
fn d1_a_card_is_taken_from_the_market_or_the_deck() {
    let base = table(2).hand(0, "Ulm").market("Linz Linz Basel Lodz Passau Pilsen").deck("Kempten");
    let takes = listed_with(&base.clone().game(), "take");
    assert_eq!(takes, ["take 0", "take 1", "take 2", "take 3", "take 4", "take 5", "take deck"]);
    for (line, card) in [("take 2", "Basel"), ("take 5", "Pilsen"), ("take deck", "Kempten")] {
        let mut game = base.clone().game();
        does(&mut game, line);
        let mut expected = cities(&format!("Ulm {card}"));
        expected.sort_unstable();
        assert_eq!(hand(&game, 0), expected);
        assert_eq!((game.turn().drawn, game.turn().phase), (1, Phase::Play));
    }
}

#[test]
fn d1_an_empty_place_and_an_empty_deck_give_nothing() {
    let game = table(2).hand(0, "Ulm").market("Linz - Basel - - -").rest_to(1).game();
    refused(&game, "take 1", Reason::EmptySlot);
    refused(&game, "take deck", Reason::EmptyDeck);
    assert_eq!(listed_with(&game, "take"), ["take 0", "take 2"]);
}

#[test]
fn d2_the_market_is_refilled_before_the_second_card_is_taken() {
    let mut game =
        table(2).hand(0, "Ulm").market("Linz Linz Basel Lodz Passau Pilsen").deck("Kempten Zürich").game();
    does(&mut game, "take 2");
    assert_eq!(game.market().cards()[2], Some(City::Kempten));
    does(&mut game, "take 2");
    assert_eq!(hand(&game, 0), cities("Basel Kempten Ulm"));
    assert_eq!(game.market().cards()[2], Some(City::Zuerich));
}

#[test]
fn d3_an_empty_deck_is_made_anew_from_the_discards() {
    let base = table(2)
        .hand(0, "Ulm")
        .market("Linz Linz Basel Lodz Passau Pilsen")
        .discards("Kempten Zürich Augsburg")
        .rest_to(1);
    let mut seen = Vec::new();
    let mut game = base.clone().game();
    assert_eq!(game.deck().len(), 0);
    let mut reverse = |cards: &mut [City]| {
        seen = cards.to_vec();
        cards.reverse();
    };
    game.apply(Action::TakeDeck, &mut reverse).unwrap();
    assert_eq!(seen, cities("Kempten Zürich Augsburg"), "the dealer gets the discards oldest first");
    assert_eq!(hand(&game, 0), cities("Augsburg Ulm"));
    assert_eq!(game.deck(), cities("Zürich Kempten"));
    assert!(game.discards().is_empty());

    let mut game = base.game();
    does(&mut game, "take 0");
    assert_eq!(game.market().cards()[0], Some(City::Kempten), "a refill shuffles as well");
    assert_eq!(game.deck(), cities("Zürich Augsburg"));
}

#[test]
fn d3_the_last_card_of_the_deck_is_drawn_without_a_shuffle() {
    let mut game = table(2)
        .hand(0, "Ulm")
        .market("Linz Linz Basel Lodz Passau Pilsen")
        .deck("Kempten")
        .discards("Zürich")
        .rest_to(1)
        .game();
    game.apply(Action::TakeDeck, &mut no_shuffle).unwrap();
    assert_eq!((game.deck().len(), game.discards()), (0, &cities("Zürich")[..]));
}

#[test]
fn d4_a_second_card_calls_the_postmaster() {
    for second in ["take 3", "take deck"] {
        let mut game = table(2).hand(0, "Ulm").game();
        does(&mut game, "take deck");
        assert_eq!(game.turn().official, None);
        does(&mut game, second);
        assert_eq!(game.turn().official, Some(Official::Postmaster));
        assert_eq!((game.turn().drawn, hand(&game, 0).len()), (2, 3));
        refused(&game, "take deck", Reason::ThirdTake);
    }
}

#[test]
fn d5_an_empty_hand_takes_two_and_no_other_official() {
    let mut game = table(2).route(0, "Salzburg").deck("Linz Budweis").game();
    refused(&game, "administrator", Reason::HandWasEmpty);
    does(&mut game, "take deck");
    assert_eq!((game.turn().phase, game.turn().official), (Phase::Draw, None));
    for line in ["play Linz right", "restart Linz", "close", "end", "keep Linz Linz Linz"] {
        refused(&game, line, Reason::SecondCardOwed);
    }
    refused(&game, "administrator", Reason::HandWasEmpty);
    assert_eq!(listed(&game).len(), 7);
    does(&mut game, "take deck");
    assert_eq!((game.turn().phase, game.turn().official), (Phase::Play, Some(Official::Postmaster)));
    does(&mut game, "play Linz right");
    refused(&game, "play Budweis right", Reason::OfficialUsed);
    refused(&game, "administrator", Reason::HandWasEmpty);
}

#[test]
fn d5_the_first_round_begins_so_for_everybody() {
    let mut game = shuffled_setup(4, 2, Options::CLASSIC, &mut Chance::new(5)).start().unwrap();
    for number in [2, 3, 0, 1] {
        assert_eq!(game.turn().seat, seat(number));
        assert!(game.turn().started_empty);
        refused(&game, "administrator", Reason::HandWasEmpty);
        does(&mut game, "take 0");
        assert_eq!(game.turn().phase, Phase::Draw);
        does(&mut game, "take 1");
        let play = listed_with(&game, "play")[0].clone();
        does(&mut game, &play);
        does(&mut game, "end");
    }
    assert_eq!((game.round(), game.turn().started_empty), (2, false));
}

#[test]
fn d6_the_administrator_lays_out_six_new_cards_before_the_first_is_taken() {
    let base = table(2)
        .hand(0, "Ulm")
        .market("Linz Linz Basel Lodz Passau Pilsen")
        .deck("Kempten Kempten Zürich Augsburg Budweis Freiburg Stuttgart")
        .discards("Innsbruck");
    let mut game = base.clone().game();
    game.apply(Action::Administrator, &mut no_shuffle).unwrap();
    assert_eq!(game.discards(), cities("Innsbruck Linz Linz Basel Lodz Passau Pilsen"));
    let laid: Vec<City> = game.market().cards().iter().map(|card| card.unwrap()).collect();
    assert_eq!(laid, cities("Kempten Kempten Zürich Augsburg Budweis Freiburg"));
    assert_eq!((game.turn().phase, game.turn().drawn), (Phase::Draw, 0));
    does(&mut game, "take deck");
    assert_eq!(hand(&game, 0), cities("Stuttgart Ulm"));

    let mut late = base.game();
    does(&mut late, "take 0");
    refused(&late, "administrator", Reason::AdministratorTooLate);
    does(&mut late, "play Ulm right");
    refused(&late, "administrator", Reason::AdministratorTooLate);
    does(&mut game, "play Ulm right");
    refused(&game, "administrator", Reason::AdministratorTooLate);
}

#[test]
fn d7_a_hand_of_any_size_may_draw() {
    let mut game = table(2).rest_to(0).market("Linz Linz Basel Lodz Passau Pilsen").deck("Ulm Ulm").game();
    assert_eq!(hand(&game, 0).len(), 58);
    does(&mut game, "take deck");
    does(&mut game, "take deck");
    assert_eq!(hand(&game, 0).len(), 60);
    does(&mut game, "play Ulm right");
    does(&mut game, "end");
    assert_eq!(hand(&game, 0).len(), 59, "nothing is cut without closing");
}
