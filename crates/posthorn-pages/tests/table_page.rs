//! What a table's page offers, in many positions of games played at random.

#![allow(clippy::unwrap_used, reason = "a test that fails may say so by panicking")]

#[path = "leaks/played.rs"]
#[allow(dead_code, reason = "the leak tests need more of it")]
mod played;

use posthorn_bots::Chance;
use posthorn_pages::prefs::Prefs;
use posthorn_pages::words::Words;
use posthorn_pages::{LocalizedTable, Page, play};
use posthorn_rules::{Action, Seat, TileValues};
use posthorn_table::{
    AwayReason, BotKind, Command, Identity, PlayerId, Snapshot, TableEvent, TableState, TableView, Viewer,
    decide,
};
use std::sync::Arc;

fn player(seat: Seat) -> PlayerId {
    PlayerId::new(format!("player{seat}"))
}

/// Positions of many games between two people, in the middle of turns too.
fn positions() -> impl Iterator<Item = TableState> {
    let mut chance = Chance::new(5);
    let people: Vec<PlayerId> = Seat::all(2).map(player).collect();
    (0..150).filter_map(move |_| {
        let plies = 1 + chance.below(200);
        let played = played::play(&people, "table", TileValues::Hidden, plies, &mut chance);
        (!played.state.is_over()).then_some(played.state)
    })
}

fn view(state: &TableState, seat: Seat) -> TableView {
    TableView::new(&Snapshot::unattended(Arc::new(state.clone())), &Viewer::Player(player(seat)))
}

fn html(view: TableView) -> String {
    let words = Words::default();
    let (prefs, name) = (Prefs::default(), "Name");
    let page = Page { words: &words, csrf: "csrf", name, account: false, prefs, here: "/", now: 0 };
    let table = LocalizedTable::new(view, &words);
    play::page(&page, &table, &play::TablePage::default()).into_string()
}

/// The buttons of a page that send an action and are not switched off.
fn open_actions(page: &str) -> usize {
    let tags = page.split("<button").skip(1).filter_map(|rest| rest.split('>').next());
    tags.filter(|tag| tag.contains("name=\"action\"") && !tag.contains("aria-disabled")).count()
}

#[test]
fn nobody_is_asked_about_ending_the_turn_when_nothing_else_can_be_done() {
    let (mut only, mut asked) = (0, 0);
    for state in positions() {
        let view = view(&state, state.mover().unwrap());
        let game = view.game.as_ref().unwrap();
        if game.view.check(Action::EndTurn).is_err() {
            continue;
        }
        let question = play::question(&view, Action::EndTurn);
        if game.view.legal().len() == 1 {
            only += 1;
            assert_eq!(question, None);
        }
        asked += usize::from(question.is_some());
    }
    assert!(only > 0 && asked > 0, "{only} {asked}");
}

#[test]
fn whoever_is_replaced_by_a_bot_is_offered_nothing_but_to_come_back() {
    let mut offered = 0;
    for state in positions().take(40) {
        let seat = state.mover().unwrap();
        let page = html(view(&state, seat));
        assert!(page.contains("status mine") && page.contains("id=\"resign\""));
        offered += open_actions(&page);
        let sender = Identity { player: player(seat), name: "Name".to_owned(), has_account: false };
        let mut left = state.clone();
        for event in decide(&state, &sender, &Command::Leave).unwrap() {
            left.fold(1000, &event).unwrap();
        }
        let mut late = state.clone();
        let why = AwayReason::TimedOut;
        late.fold(1000, &TableEvent::Away { seat, why, level: BotKind::USUAL }).unwrap();
        for replaced in [left, late] {
            let view = view(&replaced, seat);
            assert!(view.is_replaced() && !view.is_my_turn());
            let page = html(view);
            assert_eq!(open_actions(&page), 0, "{page}");
            assert!(
                !page.contains("status mine")
                    && !page.contains("id=\"resign\"")
                    && page.contains("id=\"return\"")
            );
        }
    }
    assert!(offered > 40, "{offered}");
}
