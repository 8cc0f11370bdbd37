//! Small types whose faults no game shows: found by mutating the sources and seeing no test fail.

use posthorn_rules::{Cards, City, Dealer, RecordedShuffles, Seat, ShuffleFault, shuffle_with};

#[test]
fn a_seat_is_written_as_its_number() {
    assert_eq!(Seat::all(4).map(|seat| seat.to_string()).collect::<Vec<_>>(), ["0", "1", "2", "3"]);
}

#[test]
fn a_fair_shuffle_asks_for_each_place_once_and_may_leave_every_card_where_it_is() {
    let mut cards = [0, 1, 2, 3, 4];
    let mut asked = Vec::new();
    shuffle_with(&mut cards, |n| {
        asked.push(n);
        n - 1
    });
    assert_eq!((cards, asked), ([0, 1, 2, 3, 4], vec![5, 4, 3, 2]));
    shuffle_with(&mut cards, |_| 0);
    assert_eq!(cards, [1, 2, 3, 4, 0]);
}

#[test]
fn a_fourth_copy_of_a_card_has_no_effect() {
    let mut cards = Cards::EMPTY;
    (0..4).for_each(|_| cards.add(City::Ulm));
    assert_eq!((cards.len(), cards.count(City::Ulm)), (3, 3));
    cards.remove(City::Ulm);
    assert_eq!(cards.count(City::Ulm), 2);
}

#[test]
fn faults_of_recorded_shuffles_say_what_is_wrong() {
    let recorded = [vec![City::Ulm]];
    let mut dealer = RecordedShuffles::new(&recorded);
    dealer.shuffle(&mut [City::Linz]);
    assert_eq!(dealer.fault(), Some(ShuffleFault::OtherCards));
    assert!(ShuffleFault::OtherCards.to_string().contains("discard pile"));
    assert!(ShuffleFault::Missing.to_string().contains("missing"));
}
