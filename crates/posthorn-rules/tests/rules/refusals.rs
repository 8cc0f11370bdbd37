//! Every reason for a refusal is produced once, with the rule that the protocol names for it.

use crate::support::*;
use posthorn_rules::*;
use std::collections::BTreeSet;

type Row = (&'static str, Table, &'static str, Reason, Rule);

fn rows() -> Vec<Row> {
    use Reason::*;
    let drawing = || table(2).hand(0, "Linz Ulm").route(0, "Passau Salzburg");
    let playing = || drawing().playing();
    let closing = || table(2).hand(0, "Linz Ulm").route(0, "Passau Salzburg München").closing();
    let no_route = || table(2).hand(0, "Ulm").playing();
    vec![
        ("play before a card was drawn", drawing(), "play Linz right", DrawFirst, Rule::T1),
        ("restart before a card was drawn", drawing(), "restart Linz", DrawFirst, Rule::T1),
        ("close before a card was drawn", drawing(), "close", DrawFirst, Rule::T1),
        ("end before a card was drawn", drawing(), "end", DrawFirst, Rule::T1),
        ("close before a card was played", playing(), "close", PlayFirst, Rule::T1),
        ("end before a card was played", playing(), "end", PlayFirst, Rule::T1),
        ("take after a play", closing(), "take 0", TakeAfterPlay, Rule::T1),
        ("take from the deck after a play", closing(), "take deck", TakeAfterPlay, Rule::T1),
        ("third take", playing().taken_twice(), "take 0", ThirdTake, Rule::T2),
        ("third take from the deck", playing().taken_twice(), "take deck", ThirdTake, Rule::T2),
        (
            "second take with the official used",
            playing().official(Official::Administrator),
            "take 0",
            OfficialUsed,
            Rule::T2,
        ),
        (
            "second play with the official used",
            closing().official(Official::Administrator),
            "play Linz left",
            OfficialUsed,
            Rule::T2,
        ),
        (
            "Cartwright with the official used",
            closing().official(Official::Administrator),
            "close cartwright",
            OfficialUsed,
            Rule::T2,
        ),
        (
            "Administrator again",
            drawing().official(Official::Administrator),
            "administrator",
            OfficialUsed,
            Rule::T2,
        ),
        ("third play", closing().played_twice(), "play Linz left", ThirdPlay, Rule::T2),
        ("Administrator with an empty hand", table(2), "administrator", HandWasEmpty, Rule::D5),
        ("Administrator after a card", playing(), "administrator", AdministratorTooLate, Rule::D6),
        ("Administrator after a play", closing(), "administrator", AdministratorTooLate, Rule::D6),
        ("empty slot", gaps(), "take 0", EmptySlot, Rule::D1),
        ("deck and discards empty", gaps(), "take deck", EmptyDeck, Rule::D1),
        ("card not in hand", playing(), "play Lodz right", NotInHand, Rule::P2),
        ("restart with a card not in hand", playing(), "restart Lodz", NotInHand, Rule::P2),
        ("left without a route", no_route(), "play Ulm left", NoRouteHasNoLeft, Rule::P2),
        ("not adjacent", playing(), "play Ulm right", NotJoined, Rule::P3),
        ("not adjacent at the other end", playing(), "play Ulm left", NotJoined, Rule::P3),
        ("in the route already", repeated(), "play Passau right", AlreadyInRoute, Rule::P4),
        ("restart as second play", closing(), "restart Linz", RestartTooLate, Rule::P6),
        ("restart without a route", no_route(), "restart Ulm", NoRouteToGiveUp, Rule::P6),
        ("close with two", drawing().closing(), "close", RouteTooShort, Rule::C1),
        ("office outside the route", closing(), "close Ulm", OfficeOutsideRoute, Rule::O1),
        ("own office there", closing().offices(0, "Passau"), "close Passau", OfficeThere, Rule::O1),
        ("neither way", closing(), "close München Passau Salzburg", OfficesMixed, Rule::O2),
        ("more than are left", nineteen(), "close München Passau", TooFewOffices, Rule::O5),
        ("Cartwright not needed", closing(), "close cartwright", CartwrightCannotHelp, Rule::G3),
        ("three short", closing().carriage(0, 5), "close cartwright", CartwrightCannotHelp, Rule::G3),
        ("keep when nothing is owed", playing(), "keep Linz Linz Ulm", NothingToDiscard, Rule::H2),
        ("keep before drawing", drawing(), "keep Linz Linz Ulm", NothingToDiscard, Rule::H2),
    ]
}

fn gaps() -> Table {
    table(2).hand(0, "Ulm").market("- Linz - - - -").rest_to(1)
}

fn repeated() -> Table {
    table(2).hand(0, "Passau").route(0, "Passau Salzburg").playing()
}

fn nineteen() -> Table {
    table(2).offices_but(0, "Passau München Lodz").route(0, "Passau Salzburg München").closing()
}

#[test]
fn every_row_of_the_protocol_is_refused_by_its_rule() {
    for (situation, table, line, reason, rule) in rows() {
        println!("{situation}: {line}");
        refused(&table.game(), line, reason);
        assert_eq!(reason.rule(), Some(rule), "{situation}");
    }
}

#[test]
fn the_second_card_of_an_empty_hand_is_owed_whatever_else_is_asked() {
    let mut game = table(2).route(0, "Passau Linz Salzburg").deck("Ulm").game();
    does(&mut game, "take deck");
    for line in ["play Ulm right", "restart Ulm", "close", "end", "keep Ulm Ulm Ulm"] {
        refused(&game, line, Reason::SecondCardOwed);
    }
    refused(&game, "administrator", Reason::HandWasEmpty);
    assert_eq!(Reason::SecondCardOwed.rule(), Some(Rule::D5));
    assert_eq!(Reason::HandWasEmpty.rule(), Some(Rule::D5));
}

#[test]
fn a_hand_to_be_cut_allows_nothing_else() {
    let mut game = table(2).hand(0, "Linz Lodz Ulm Ulm").route(0, "Passau Salzburg München").closing().game();
    does(&mut game, "close");
    for line in ["administrator", "take 0", "take deck", "play Ulm right", "restart Ulm", "close", "end"] {
        refused(&game, line, Reason::KeepThree);
    }
    refused(&game, "keep Ulm Ulm Ulm", Reason::KeepNotInHand);
    assert_eq!(Reason::KeepThree.rule(), Some(Rule::H2));
    assert_eq!(Reason::KeepNotInHand.rule(), Some(Rule::H2));
}

#[test]
fn another_seat_is_refused_before_its_action_is_looked_at() {
    let game = table(3).hand(0, "Ulm").game();
    for line in ["take deck", "end", "administrator", "keep Ulm Ulm Ulm"] {
        for number in [1, 2, 3] {
            let refusal = game.check_seat(seat(number), action(line)).unwrap_err();
            assert_eq!(refusal.reason, Reason::NotYourTurn);
        }
    }
    assert_eq!(Reason::NotYourTurn.rule(), Some(Rule::T1));
    assert!(game.check_seat(seat(0), Action::TakeDeck).is_ok());
}

#[test]
fn every_reason_can_happen_and_says_something() {
    let mut produced: BTreeSet<Reason> = rows().into_iter().map(|row| row.3).collect();
    // Those with a test of their own above and in the end and undo tests.
    produced.extend([Reason::GameOver, Reason::NotYourTurn, Reason::SecondCardOwed, Reason::NothingToUndo]);
    produced.extend([Reason::KeepThree, Reason::KeepNotInHand]);
    // A set of cities cannot name one twice; only a program that reads a list can find that.
    produced.insert(Reason::OfficeTwice);
    assert_eq!(produced.iter().collect::<Vec<_>>(), Reason::ALL.iter().collect::<Vec<_>>());
    let words: BTreeSet<&str> = Reason::ALL.iter().map(|reason| reason.message()).collect();
    let keys: BTreeSet<&str> = Reason::ALL.iter().map(|reason| reason.key()).collect();
    assert_eq!((words.len(), keys.len()), (Reason::ALL.len(), Reason::ALL.len()));
    assert!(words.iter().all(|words| words.ends_with('.')));
}
