//! What a table makes of each command, by whom and when: a row for each case.

#![allow(clippy::unwrap_used, reason = "a test that fails may say so by panicking")]

use posthorn_rules::{Action, City, Reason, Seat};
use posthorn_table::shuffles::Secret;
use posthorn_table::{
    AwayReason, BotKind, Command, CommandError, Deal, GameMode, HintPolicy, Identity, Pace, PlayerId, Seq,
    Snapshot, Stage, TableEvent, TableId, TableSetup, TableState, TableStatus, TableSummary, TableView,
    Version, Viewer, decide, decide_bot,
};
use std::sync::Arc;

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

/// Somebody with an account; the name is the id in capitals.
fn who(id: &str) -> Identity {
    Identity { player: PlayerId::new(id), name: id.to_uppercase(), has_account: true }
}

fn guest(id: &str) -> Identity {
    Identity { has_account: false, ..who(id) }
}

struct Table(TableState);

impl Table {
    fn with(mode: GameMode, pace: Pace) -> Table {
        let mut setup = TableSetup::new(3, PlayerId::new("host")).unwrap().with_mode(mode);
        setup.pace = pace;
        let deal = Deal::Secret(Secret::new([3; 32]));
        Table(TableState::new(TableId::parse("t1").unwrap(), setup, deal, 0))
    }

    fn casual() -> Table {
        Table::with(GameMode::Casual { first: Seat::new(0), hints: HintPolicy::default() }, Pace::Free)
    }

    /// The host, another person and a bot, in the middle of the game.
    fn begun() -> Table {
        let mut table = Table::casual();
        table.done("host", Command::Sit(None));
        table.done("anna", Command::Sit(Some(seat(1))));
        table.done("host", Command::AddBot { seat: None, bot: BotKind::Novice });
        table.done("anna", Command::SetReady(true));
        table.done("host", Command::Start);
        table
    }

    fn over() -> Table {
        let mut table = Table::begun();
        let mut at = 0;
        while let Some(mover) = table.0.mover() {
            let game = *table.0.history().unwrap().game();
            let legal = game.legal();
            // Long routes end the game: play and close where that is legal.
            let liked = legal.iter().find(|action| match action {
                Action::Close { .. } => game.holdings(mover).route.len() >= 3,
                Action::Play { .. } => true,
                _ => false,
            });
            at += 1;
            let action = liked.unwrap_or_else(|| legal.get(at % legal.len()).unwrap());
            table.0.fold(1, &TableEvent::Did { seat: mover, action }).unwrap();
        }
        table
    }

    fn decide(&self, sender: &Identity, command: &Command) -> Result<Vec<TableEvent>, CommandError> {
        decide(&self.0, sender, command)
    }

    fn done(&mut self, id: &str, command: Command) -> usize {
        let events = self.decide(&who(id), &command).unwrap_or_else(|error| panic!("{command:?}: {error:?}"));
        for event in &events {
            self.0.fold(1000, event).unwrap();
        }
        events.len()
    }

    #[track_caller]
    fn refuses(&self, id: &str, command: Command, expected: CommandError) {
        assert_eq!(self.decide(&who(id), &command), Err(expected), "{command:?}");
    }

    fn act(line: &str, version: Option<i64>) -> Command {
        Command::Act { action: line.parse().unwrap(), version: version.map(Version) }
    }

    fn view(&self, id: &str) -> TableView {
        TableView::new(&Snapshot::unattended(Arc::new(self.0.clone())), &Viewer::Player(PlayerId::new(id)))
    }
}

#[test]
fn seats_are_taken_and_left_before_the_game() {
    let mut table = Table::casual();
    assert_eq!((table.0.status(), table.view("host").stage()), (TableStatus::Open, Stage::Waiting));
    table.refuses("anna", Command::AddBot { seat: None, bot: BotKind::Random }, CommandError::NotSeated);
    table.refuses("anna", Command::Leave, CommandError::NotSeated);
    table.refuses("anna", Command::Start, CommandError::NotHost);
    table.refuses("anna", Command::SetReady(true), CommandError::NotSeated);
    assert_eq!(table.done("anna", Command::Sit(Some(seat(1)))), 1);
    assert_eq!(table.done("anna", Command::Sit(Some(seat(2)))), 0, "sitting down twice changes nothing");
    table.refuses("ben", Command::Sit(Some(seat(1))), CommandError::SeatTaken);
    table.refuses("ben", Command::Sit(Some(seat(3))), CommandError::NoSuchSeat);
    table.refuses("host", Command::Start, CommandError::NotReady);
    table.refuses("ben", Command::FreeSeat(seat(1)), CommandError::NotHost);
    table.refuses("host", Command::FreeSeat(seat(3)), CommandError::NoSuchSeat);
    assert_eq!(table.done("host", Command::FreeSeat(seat(0))), 0, "it is free already");
    assert_eq!(table.done("anna", Command::AddBot { seat: None, bot: BotKind::Random }), 1);
    assert_eq!(table.0.seat(seat(0)).unwrap().bot(), Some(BotKind::Random));
    assert_eq!(table.done("anna", Command::FreeSeat(seat(0))), 1, "whoever sits may send a bot away");
    assert_eq!(table.done("anna", Command::Leave), 1);
    assert!(table.0.seats().iter().all(|seat| seat.is_empty()));
    assert_eq!(table.0.seq(), Seq(4));
}

#[test]
fn guests_share_a_screen_but_not_in_a_rated_game() {
    let mut table = Table::casual();
    let ask = |name: &str| Command::AddGuest { seat: None, name: name.to_owned() };
    table.refuses("anna", ask("Ben"), CommandError::NotSeated);
    table.done("anna", Command::Sit(None));
    table.refuses("anna", ask(" \u{7}"), CommandError::BadText);
    assert_eq!(table.done("anna", ask("Ben")), 2, "a guest is ready at once");
    assert_eq!(table.0.seats_of(&PlayerId::new("anna")).collect::<Vec<_>>(), [seat(0), seat(1)]);

    let mut rated = Table::with(GameMode::Rated, Pace::Free);
    let command = Command::Sit(None);
    assert_eq!(rated.decide(&guest("ben"), &command), Err(CommandError::NeedsAccount));
    rated.done("anna", command);
    rated.refuses("anna", ask("Ben"), CommandError::NotInRated);
}

#[test]
fn a_game_begins_when_everybody_is_ready_and_not_twice() {
    let mut table = Table::casual();
    for (id, command) in [
        ("host", Command::Sit(None)),
        ("anna", Command::Sit(None)),
        ("host", Command::AddBot { seat: None, bot: BotKind::Novice }),
    ] {
        table.done(id, command);
    }
    table.refuses("host", Command::Start, CommandError::NotReady);
    table.done("anna", Command::SetReady(true));
    table.done("anna", Command::SetReady(false));
    table.refuses("host", Command::Start, CommandError::NotReady);
    assert_eq!(table.done("host", Command::Return), 0, "nobody plays for the host");
    table.done("anna", Command::SetReady(true));
    table.done("host", Command::Start);
    assert_eq!((table.0.mover(), table.0.status()), (Some(seat(0)), TableStatus::Running));
    for command in [
        Command::Start,
        Command::Sit(None),
        Command::SetReady(true),
        Command::FreeSeat(seat(2)),
        Command::AddBot { seat: None, bot: BotKind::Novice },
    ] {
        table.refuses("host", command, CommandError::Begun);
    }
}

#[test]
fn actions_are_for_the_seat_to_move_at_the_position_that_was_seen() {
    let mut table = Table::begun();
    let version = table.0.version().0;
    table.refuses("ben", Table::act("take deck", None), CommandError::NotSeated);
    table.refuses("anna", Table::act("take deck", None), CommandError::Illegal(Reason::NotYourTurn));
    table.refuses("host", Table::act("end", None), CommandError::Illegal(Reason::DrawFirst));
    table.refuses("host", Table::act("take deck", Some(version - 1)), CommandError::Stale);
    table.done("host", Table::act("take 0", Some(version)));
    assert_eq!((table.0.plies(), table.0.version()), (1, Version(version + 1)));
    table.refuses("host", Command::Undo { version: None }, CommandError::Illegal(Reason::NothingToUndo));
    table.done("host", Table::act("take deck", None));
    let card = table.0.history().unwrap().game().holdings(seat(0)).hand.cities().first().unwrap();
    table.done("host", Table::act(&format!("play {card} right"), None));
    let played = table.0.version();
    table.refuses("host", Command::Undo { version: Some(Version(0)) }, CommandError::Stale);
    table.done("host", Command::Undo { version: Some(played) });
    assert!(table.0.history().unwrap().game().holdings(seat(0)).route.is_empty());
    assert_ne!(table.0.version(), played, "a position that was taken back is another one");
}

#[test]
fn a_bot_acts_only_where_it_plays_and_at_the_position_it_saw() {
    let table = Table::begun();
    let (action, version) = (Action::TakeDeck, table.0.version());
    let stale = Err(CommandError::Stale);
    assert_eq!(decide_bot(&table.0, seat(0), action, version), stale, "a person plays there");
    assert_eq!(decide_bot(&table.0, seat(2), action, Version(-1)), stale);
    let refused = Err(CommandError::Illegal(Reason::NotYourTurn));
    assert_eq!(decide_bot(&table.0, seat(2), action, version), refused);
}

#[test]
fn whoever_leaves_a_game_is_replaced_and_can_come_back() {
    let mut table = Table::begun();
    table.refuses("ben", Command::StandIn(seat(1)), CommandError::NotSeated);
    table.refuses("anna", Command::StandIn(seat(3)), CommandError::NoSuchSeat);
    assert_eq!(table.done("anna", Command::StandIn(seat(2))), 0, "a bot plays there already");
    assert_eq!(table.done("host", Command::Leave), 1);
    table.refuses("host", Command::Leave, CommandError::NotSeated);
    let view = table.view("host");
    assert!(view.is_replaced() && !view.is_my_turn());
    assert_eq!(view.seats[0].away, Some(AwayReason::Resigned));
    assert_eq!(table.0.seat(seat(0)).unwrap().bot(), Some(BotKind::USUAL));
    table.refuses("host", Table::act("take deck", None), CommandError::Illegal(Reason::NotYourTurn));
    let moved = decide_bot(&table.0, seat(0), Action::TakeDeck, table.0.version());
    assert_eq!(moved, Ok(vec![TableEvent::Did { seat: seat(0), action: Action::TakeDeck }]));
    assert_eq!(table.done("host", Command::Return), 1);
    assert!(table.view("host").is_my_turn());
    assert_eq!(table.done("host", Command::Return), 0);
    assert_eq!(table.done("anna", Command::StandIn(seat(0))), 1);
    assert_eq!(table.view("host").seats[0].away, Some(AwayReason::Absent));
}

#[test]
fn the_chat_takes_sentences_of_everybody_and_nothing_else() {
    let mut table = Table::casual();
    for bad in ["", "   ", "a\u{7}b", &"x".repeat(301)] {
        table.refuses("ben", Command::Chat(bad.to_owned()), CommandError::BadText);
    }
    table.done("ben", Command::Chat(format!("  {} ", "ä".repeat(300))));
    let chat = &table.view("anna").chat;
    assert_eq!((chat.len(), chat[0].name.as_str(), chat[0].text.chars().count()), (1, "BEN", 300));
}

#[test]
fn a_finished_game_is_opened_to_everybody_and_played_again_once() {
    let mut table = Table::over();
    assert_eq!((table.0.status(), table.view("ben").stage()), (TableStatus::Over, Stage::Over));
    assert!(table.view("ben").secret.is_some() && table.0.record().unwrap().result.is_some());
    let game_over = CommandError::Illegal(Reason::GameOver);
    table.refuses("anna", Command::Leave, game_over);
    table.refuses("anna", Command::Return, game_over);
    table.refuses("anna", Table::act("end", None), game_over);
    table.refuses("anna", Command::StandIn(seat(0)), CommandError::NotBegun);
    let again = Command::Rematch(TableId::parse("t2").unwrap());
    table.refuses("ben", again.clone(), CommandError::NotSeated);
    assert_eq!(table.done("anna", again.clone()), 1);
    assert_eq!(table.done("host", again), 0, "somebody was faster");
    Table::begun().refuses("anna", Command::Rematch(TableId::parse("t2").unwrap()), CommandError::NotReady);
}

#[test]
fn whoever_is_forgotten_leaves_no_name() {
    let mut table = Table::begun();
    table.done("anna", Command::Chat("hello".to_owned()));
    assert_eq!(table.done("anna", Command::ForgetMe), 2, "a bot plays on, and the name is gone");
    let view = table.view("host");
    assert!(!format!("{view:?}").contains("ANNA"), "{view:?}");
    assert_eq!(table.done("anna", Command::ForgetMe), 1, "the bot plays on already");
    let mut waiting = Table::casual();
    waiting.done("anna", Command::Sit(None));
    waiting.done("anna", Command::ForgetMe);
    assert!(waiting.0.seat(seat(0)).unwrap().is_empty());
}

#[test]
fn a_live_clock_runs_for_the_seat_to_move() {
    let mut table = Table::with(
        GameMode::Casual { first: Seat::new(1), hints: HintPolicy::Never },
        Pace::Live { bank: 60, increment: 5 },
    );
    table.done("host", Command::Sit(None));
    table.done("host", Command::AddBot { seat: None, bot: BotKind::Novice });
    table.done("host", Command::AddBot { seat: None, bot: BotKind::Novice });
    table.done("host", Command::Start);
    assert_eq!(table.0.clock().runs_out_at(), Some((seat(1), 1000 + 65_000)));
    assert!(!table.0.hints_allowed());
}

#[test]
fn summaries_say_who_is_waited_for() {
    let table = Table::begun();
    let summary = TableSummary::of(&table.0);
    let waits = |id: &str| summary.waits_for(&PlayerId::new(id));
    assert!(waits("host") && !waits("anna") && summary.seats_player(&PlayerId::new("anna")));
    assert_eq!((summary.status, summary.turn.map(|(seat, _)| seat)), (TableStatus::Running, Some(0)));
}

#[test]
fn arranged_cities_are_those_of_the_deck() {
    // The secret alone decides: whoever knows it deals the same cards.
    let game = *Table::begun().0.history().unwrap().game();
    let expected: Vec<City> = Secret::new([3; 32]).deck();
    let shown: Vec<City> = game.market().cards().iter().flatten().copied().collect();
    assert_eq!(shown, expected[..6]);
}
