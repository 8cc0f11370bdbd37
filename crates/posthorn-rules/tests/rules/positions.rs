//! Positions laid out by hand: each thing that cannot be so is named.

use crate::support::*;
use posthorn_rules::*;

type Spoil = fn(&mut Position);

const FAULTS: [(&str, Spoil); 16] = [
    ("2 to 4 can play, not 5", |position| position.seats.resize(5, SeatPosition::default())),
    ("nobody sits at seat 3 (first)", |position| position.first = 3),
    ("nobody sits at seat 2 (to move)", |position| position.turn_seat = 2),
    ("round 0", |position| position.round = 0),
    ("round 501", |position| position.round = 501),
    ("3 cards drawn", |position| position.drawn = 3),
    (" cards, not 66", |position| position.deck.truncate(40)),
    ("known cards that are not in the hand", |position| position.seats[1].known = cities("Lodz")),
    ("a city twice in the route", |position| {
        position.seats[0].route.splice(.., cities("Linz Passau Linz"));
    }),
    ("no road between neighbours", |position| position.seats[0].route = cities("Linz Ulm")),
    ("not each city once", |position| position.seats[0].offices = cities("Ulm Linz")),
    ("were not on top of the pile", |position| {
        position.seats[0].tiles.push(Tile { pile: Pile::Baden, value: 1 });
    }),
    ("2 tiles of baden", |position| {
        let tiles = [3, 2].map(|value| Tile { pile: Pile::Baden, value });
        position.seats[0].tiles.extend(tiles);
    }),
    ("the end-of-game tile belongs to", |position| position.ended_by = Some(1)),
    ("a gap in the market", |position| {
        let card = position.market[2].take().expect("a full market");
        position.deck.push(card);
    }),
    ("phase Keep does not fit", |position| position.phase = Phase::Keep),
];

#[test]
fn every_fault_of_a_position_is_named() {
    let good = table(2).hand(0, "Ulm").route(0, "Basel Zürich").position();
    assert_eq!(good.faults(), []);
    for (words, spoil) in FAULTS {
        let mut position = good.clone();
        spoil(&mut position);
        let faults = position.check().map(|_| "accepted").unwrap_err();
        assert!(faults.iter().any(|fault| fault.to_string().contains(words)), "{words}: {faults:?}");
    }
}

#[test]
fn a_phase_that_leaves_nothing_to_do_is_refused() {
    let good = table(2).hand(0, "Ulm").route(0, "Basel Zürich").position();
    let spoils: [Spoil; 5] = [
        |position| position.played = 1,
        |position| position.drawn = 1,
        |position| (position.phase, position.seats[0].hand) = (Phase::Play, Vec::new()),
        |position| (position.phase, position.played) = (Phase::Close, 0),
        |position| (position.phase, position.played) = (Phase::Keep, 1),
    ];
    for spoil in spoils {
        let mut position = good.clone();
        spoil(&mut position);
        let faults = position.check().map(|_| "accepted").unwrap_err();
        assert!(faults.iter().any(|fault| matches!(fault, PositionFault::Phase(_))), "{faults:?}");
    }
}
