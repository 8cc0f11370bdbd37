//! I: who knows what.

use crate::support::*;
use posthorn_rules::*;

fn viewers(game: &Game) -> Vec<Option<Seat>> {
    game.seats().map(Some).chain([None]).collect()
}

fn hand_seen(game: &Game, viewer: Option<Seat>, number: usize) -> HandView {
    game.view(viewer).seat(seat(number)).hand
}

fn cards(names: &str) -> Cards {
    cities(names).into_iter().collect()
}

#[test]
fn i1_all_viewers_see_what_lies_on_the_table() {
    let game = table(3)
        .hand(0, "Linz Ulm")
        .known(0, "Linz")
        .hand(1, "Basel")
        .route(1, "Passau Salzburg")
        .offices(2, "Lodz Ulm")
        .carriage(2, 4)
        .took(2, Pile::Length5, 2)
        .discards("Zürich Kempten")
        .game();
    for viewer in viewers(&game) {
        let view = game.view(viewer);
        assert_eq!(view.viewer(), viewer);
        assert_eq!(view.market(), game.market());
        assert_eq!(view.discards(), cities("Zürich Kempten"));
        assert_eq!(view.deck_len(), game.deck().len());
        assert_eq!((view.tiles(), view.turn(), view.round()), (game.tiles(), game.turn(), game.round()));
        assert_eq!((view.players(), view.first(), view.options()), (3, game.first(), game.options()));
        assert_eq!(view.ended_by(), None);
        for seat in game.seats() {
            let (seen, own) = (view.seat(seat), game.holdings(seat));
            assert_eq!((seen.route, seen.offices, seen.carriage), (own.route, own.offices, own.carriage));
            assert_eq!(seen.offices_left(), own.offices_left());
            assert_eq!(seen.hand.len(), own.hand.len());
            assert!(seen.tiles.piles().eq(own.tiles.iter().map(|tile| tile.pile)));
        }
    }
}

#[test]
fn i1_a_card_taken_from_the_market_is_known_until_a_copy_is_played_or_cut() {
    let mut game =
        table(2).hand(0, "Linz Ulm").route(0, "Passau").market("Linz Linz Basel Lodz Pilsen Kempten").game();
    let seen = |game: &Game| hand_seen(game, Some(seat(1)), 0);
    assert_eq!(seen(&game), HandView::Hidden { known: Cards::EMPTY, unknown: 2 });
    does(&mut game, "take 0");
    assert_eq!(seen(&game), HandView::Hidden { known: cards("Linz"), unknown: 2 });
    does(&mut game, "play Linz right");
    assert_eq!(
        seen(&game),
        HandView::Hidden { known: Cards::EMPTY, unknown: 2 },
        "the known copy goes first"
    );

    let mut game = table(2)
        .hand(0, "Basel Basel Lodz Lodz Ulm")
        .known(0, "Basel Lodz Ulm")
        .route(0, "Passau Linz Salzburg")
        .closing()
        .game();
    does(&mut game, "close");
    does(&mut game, "keep Basel Lodz Lodz");
    assert_eq!(seen(&game), HandView::Hidden { known: cards("Lodz"), unknown: 2 });
}

#[test]
fn i2_cards_from_the_deck_and_its_order_are_hidden() {
    let base = table(2).hand(0, "Ulm").hand(1, "Lodz");
    let mut one = base.clone().deck("Basel Linz Pilsen").game();
    let mut two = base.deck("Pilsen Basel Linz").game();
    for game in [&mut one, &mut two] {
        does(game, "take deck");
    }
    assert_ne!(one, two);
    for viewer in [Some(seat(1)), None] {
        assert_eq!(one.view(viewer), two.view(viewer));
        assert_eq!(hand_seen(&one, viewer, 0), HandView::Hidden { known: Cards::EMPTY, unknown: 2 });
    }
    assert_ne!(one.view(Some(seat(0))), two.view(Some(seat(0))));
    assert_eq!(hand_seen(&one, Some(seat(0)), 0), HandView::Open(cards("Basel Ulm")));
}

#[test]
fn i2_a_view_is_the_same_whatever_the_hidden_cards_and_tiles_are() {
    let game = table(3)
        .hand(0, "Linz Ulm Lodz Lodz")
        .known(0, "Lodz")
        .hand(1, "Basel Zürich")
        .hand(2, "Ulm")
        .took(0, Pile::Baden, 1)
        .took(1, Pile::Baden, 1)
        .took(2, Pile::Baden, 1)
        .game();
    let mut chance = Chance::new(3);
    let mut different = 0;
    for viewer in viewers(&game) {
        let view = game.view(viewer);
        for _ in 0..20 {
            let imagined = view.redeal(&mut chance);
            assert_eq!(imagined.view(viewer), view);
            assert_eq!(imagined.position().faults(), []);
            different += usize::from(imagined != game);
        }
    }
    assert!(different > 70, "the hidden cards were dealt anew only {different} times");
    // Swapped tiles of two others look the same to the third and differ for their owners.
    let mut swapped = game.position();
    let theirs = std::mem::take(&mut swapped.seats[1].tiles);
    swapped.seats[1].tiles = std::mem::replace(&mut swapped.seats[0].tiles, theirs);
    let swapped = swapped.check().unwrap();
    assert_eq!(swapped.view(Some(seat(2))), game.view(Some(seat(2))));
    assert_ne!(swapped.view(Some(seat(1))), game.view(Some(seat(1))));
}

#[test]
fn i2_after_the_end_nothing_is_hidden() {
    let game = table(2)
        .hand(0, "Linz Ulm")
        .hand(1, "Basel Lodz")
        .known(1, "Lodz")
        .took(1, Pile::Baden, 1)
        .ended_by(1)
        .over()
        .game();
    for viewer in viewers(&game) {
        let view = game.view(viewer);
        for seat in game.seats() {
            assert_eq!(view.seat(seat).hand, HandView::Open(game.holdings(seat).hand));
            assert_eq!(view.seat(seat).tiles.open(), Some(&game.holdings(seat).tiles));
        }
        assert_eq!(view.redeal(&mut in_order).position().faults(), []);
    }
}

#[test]
fn i3_a_view_has_no_place_for_what_it_hides() {
    // Whatever a program prints of a view, hidden cards cannot be in it.
    let mut position = table(2).hand(0, "Ulm").route(0, "Basel Zürich").position();
    // All copies of Lodz are hidden, in the other hand and the deck.
    position.deck.retain(|&card| card != City::Lodz);
    for place in position.market.iter_mut().filter(|card| **card == Some(City::Lodz)) {
        *place = position.deck.pop();
    }
    position.seats[1].hand = cities("Lodz Lodz");
    position.deck.push(City::Lodz);
    let game = position.check().unwrap();
    for viewer in [Some(seat(0)), None] {
        let printed = format!("{:?}", game.view(viewer));
        assert!(!printed.contains("Lodz"), "{printed}");
        assert_eq!(game.view(viewer).unseen().count(City::Lodz), 3);
    }
    assert!(format!("{:?}", game.view(Some(seat(1)))).contains("Lodz"));
}

#[test]
fn i3_events_hide_the_card_another_seat_drew_from_the_deck() {
    let setup = shuffled_setup(3, 1, Options::CLASSIC, &mut Chance::new(8));
    let mut history = History::start(setup.clone()).unwrap();
    let from_deck = history.apply(seat(1), Action::TakeDeck, &mut no_shuffle).unwrap().events;
    let took = |city, slot| Event::Took { seat: seat(1), city, slot };
    assert_eq!(from_deck[0].seen_by(Some(seat(1))), took(Some(setup.deck[6]), None));
    for viewer in [Some(seat(0)), Some(seat(2)), None] {
        assert_eq!(from_deck[0].seen_by(viewer), took(None, None));
    }
    let open = history.apply(seat(1), action("take 4"), &mut no_shuffle).unwrap().events;
    for viewer in [Some(seat(0)), Some(seat(1)), None] {
        assert_eq!(open[0].seen_by(viewer), took(Some(setup.deck[4]), Slot::new(4)));
    }
}

#[test]
fn i3_only_the_player_to_move_is_told_the_legal_actions() {
    let game = table(3).hand(0, "Ulm").game();
    assert_eq!(*game.view(Some(seat(0))).legal(), game.legal());
    for viewer in [Some(seat(1)), Some(seat(2)), None] {
        let view = game.view(viewer);
        assert!(view.legal().is_empty());
        assert_eq!(view.check(Action::TakeDeck).unwrap_err().reason, Reason::NotYourTurn);
    }
    assert!(game.view(Some(seat(0))).check(Action::TakeDeck).is_ok());
}
