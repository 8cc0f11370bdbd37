//! Nothing a viewer may not know reaches the viewer (I3): everything a viewer can get is made twice,
//! from two tables that differ only in what the viewer cannot know, and must be the same byte for byte.

#![allow(clippy::unwrap_used, reason = "a test that fails may say so by panicking")]

mod played;

use played::Played;
use posthorn_bots::Chance;
use posthorn_pages::prefs::Prefs;
use posthorn_pages::words::Words;
use posthorn_pages::{LocalizedTable, Page, english_log, play as table_page};
use posthorn_rules::{Action, City, History, Seat, TileValues};
use posthorn_table::{
    Command, Identity, PlayerId, ReplayPerspective, Snapshot, TableId, TableState, TableSummary, TableView,
    Viewer, closing, decide,
};
use std::sync::Arc;

fn player(seat: Seat) -> PlayerId {
    PlayerId::new(format!("player{seat}"))
}

fn play(chance: &mut Chance, players: usize, tile_values: TileValues, plies: usize) -> Played {
    let people: Vec<PlayerId> = Seat::all(players).map(player).collect();
    played::play(&people, "table", tile_values, plies, chance)
}

/// Everything a viewer can get out of a table.
fn everything(state: TableState, viewer: Option<Seat>) -> Vec<String> {
    let words = Words::default();
    let page = Page {
        words: &words,
        csrf: "csrf",
        name: "Name",
        account: false,
        prefs: Prefs::default(),
        here: "/",
        now: 0,
    };
    let id = viewer.map_or(PlayerId::new("stranger"), player);
    let snapshot = Snapshot::unattended(Arc::new(state));
    let mut all = Vec::new();
    for uncovered in [None, Seat::new(0), Seat::new(1)] {
        let view = TableView::new(&snapshot, &Viewer::new(id.clone(), uncovered));
        all.push(format!("{view:?}"));
        let table = LocalizedTable::new(view, &words);
        let extra = table_page::TablePage { asked: Some(Action::EndTurn), ..Default::default() };
        all.push(table_page::page(&page, &table, &extra).into_string());
        all.extend(table_page::fragments(&page, &table).into_iter().map(|fragment| fragment.html));
        all.push(table_page::title(&page, &table));
        all.extend(table.log_lines.iter().map(|line| format!("{line:?}")));
        let game = table.game.as_ref().unwrap();
        all.push(format!("{:?}", closing::preview(&game.view, closing::candidates(&game.view), false)));
    }
    all.push(format!("{:?}", TableView::new(&snapshot, &Viewer::Anonymous)));
    all.push(format!("{:?}", english_log(&snapshot.state, viewer, 0, usize::MAX)));
    all.push(format!("{:?}", TableSummary::of(&snapshot.state)));
    all.push(format!("{:?}", snapshot.state.record().is_some()));
    for perspective in [ReplayPerspective::AllOpen, ReplayPerspective::Seat(Seat::new(0).unwrap())] {
        assert!(TableView::replay(&snapshot, 0, perspective).is_none(), "the game is not over");
    }
    let sender = Identity { player: id, name: "Name".to_owned(), has_account: false };
    for command in commands() {
        all.push(format!("{:?}", decide(&snapshot.state, &sender, &command)));
    }
    all
}

/// Everything that can be asked of a table and could be answered by what is hidden.
fn commands() -> Vec<Command> {
    let plays = City::ALL.into_iter().flat_map(|city| {
        [format!("play {city} left"), format!("play {city} right"), format!("restart {city}")]
    });
    let others = ["take deck", "take 0", "administrator", "close", "end"].map(str::to_owned);
    let acts = plays.chain(others).map(|line| Command::Act { action: line.parse().unwrap(), version: None });
    let rematch = Command::Rematch(TableId::parse("x").unwrap());
    acts.chain([Command::Undo { version: None }, Command::Start, Command::Sit(None), rematch]).collect()
}

#[test]
fn dealing_anew_what_a_viewer_cannot_know_changes_no_byte() {
    let mut chance = Chance::new(20);
    let (mut moved, mut reshuffled) = (0, 0);
    for round in 0..150 {
        let tile_values = if round % 2 == 0 { TileValues::Hidden } else { TileValues::Open };
        let players = 2 + round % 3;
        let plies = 1 + chance.below(420);
        let played = play(&mut chance, players, tile_values, plies);
        if played.state.is_over() {
            continue;
        }
        for viewer in std::iter::once(None).chain(Seat::all(players).map(Some)) {
            let other = played.dealt_anew(viewer, &mut chance);
            let (game, twin) = (played.state.history().unwrap(), other.history().unwrap());
            moved += usize::from(game.game() != twin.game());
            let hands = |history: &History| {
                Seat::all(players).map(|seat| history.game().holdings(seat).hand).collect::<Vec<_>>()
            };
            reshuffled += usize::from(played.decks.len() > 1 && hands(game) != hands(twin));
            let (one, two) = (everything(played.state.clone(), viewer), everything(other, viewer));
            for (one, two) in one.iter().zip(&two) {
                assert_eq!(one, two, "round {round}, viewer {viewer:?}");
            }
        }
    }
    assert!(moved > 300, "only {moved} tables differed");
    assert!(reshuffled > 50, "only {reshuffled} tables with other hands had been reshuffled");
}

/// The test above can see a leak: the mover's own page does change when the mover's cards do.
#[test]
fn the_twin_tables_do_differ_for_whoever_may_know() {
    let mut chance = Chance::new(3);
    let mut seen = 0;
    for _ in 0..40 {
        let played = play(&mut chance, 2, TileValues::Hidden, 60);
        let other = played.dealt_anew(None, &mut chance);
        let seat = Seat::new(0);
        seen += usize::from(everything(played.state.clone(), seat) != everything(other, seat));
    }
    assert!(seen > 5, "only {seen}");
}

/// Values of tiles that lie face down are in nobody else's log (V5).
#[test]
fn hidden_tile_values_are_not_in_the_log_of_others() {
    let mut chance = Chance::new(9);
    let words = Words::default();
    let mut tiles = 0;
    for _ in 0..250 {
        let played = play(&mut chance, 2, TileValues::Hidden, 150);
        let snapshot = Snapshot::unattended(Arc::new(played.state));
        let stranger = Viewer::Player(PlayerId::new("stranger"));
        let table = LocalizedTable::new(TableView::new(&snapshot, &stranger), &words);
        if table.secret.is_some() {
            continue;
        }
        for line in table.log_lines.iter().filter(|line| line.text.contains("bonus tile")) {
            tiles += 1;
            assert!(!line.text.contains("point"), "{}", line.text);
        }
    }
    assert!(tiles > 20, "only {tiles}");
}
