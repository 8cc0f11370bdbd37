//! Nothing a viewer may not know reaches the viewer (I3): everything a viewer can get is made twice,
//! from two tables that differ only in what the viewer cannot know, and must be the same byte for byte.

use crate::closing;
use crate::fair::Secret;
use crate::lobby::Summary;
use crate::pages::{Page, play};
use crate::routes::api::table_json;
use crate::session::Prefs;
use crate::tables::{Deal, Occupant, Order, Pace, Snapshot, TableEvent, TableSetup, TableState, Who, decide};
use crate::texts::Words;
use crate::view::TableView;
use posthorn_bots::Chance;
use posthorn_rules::{Action, CARDS, City, Dealer, MARKET, Options, Seat, Setup, TileValues};
use std::collections::BTreeSet;
use std::sync::Arc;

/// A table with its deck laid out, the events so far, and which card of the deck each seat drew unseen.
struct Played {
    deck: Vec<City>,
    setup: TableSetup,
    events: Vec<TableEvent>,
    state: TableState,
    drawn: Vec<(Seat, usize)>,
}

fn player(seat: Seat) -> String {
    format!("player{seat}")
}

fn table(setup: &TableSetup, deck: &[City]) -> TableState {
    let deal = Deal::Laid { deck: deck.to_vec(), secret: Secret::new([5; 32]) };
    TableState::new("table".to_owned(), setup.clone(), deal)
}

/// Plays at random until the ply, or until the deck has run out once.
fn play(chance: &mut Chance, players: usize, tile_values: TileValues, plies: usize) -> Played {
    let mut deck = Setup::sorted_deck();
    chance.shuffle(&mut deck);
    let setup = TableSetup {
        seats: players,
        options: Options { tile_values, ..Options::CLASSIC },
        pace: Pace::Free,
        public: true,
        rated: false,
        first: Some(0),
        host: "player0".to_owned(),
        calm_bots: false,
    };
    let mut played =
        Played { state: table(&setup, &deck), deck, setup, events: Vec::new(), drawn: Vec::new() };
    for seat in Seat::all(players) {
        let occupant = Occupant::Person { player: player(seat), name: format!("Name{seat}") };
        played.happen(TableEvent::Sat { seat: seat.index(), occupant });
    }
    played.happen(TableEvent::Started { first: 0 });
    for _ in 0..plies {
        let game = *played.state.history.as_ref().unwrap().game();
        if game.is_over() || game.deck().len() < 8 {
            break;
        }
        let legal = game.legal_actions();
        let seat = game.turn().seat;
        // Long routes and closing them make tiles and carriages, which a wandering player seldom gets.
        let long = game.holdings(seat).route.len() >= 5;
        let liked = |action: &&Action| match action {
            Action::Close { .. } => long,
            Action::Play { .. } => !long,
            _ => false,
        };
        let closes: Vec<&Action> = legal.iter().filter(liked).collect();
        let pick = chance.below(legal.len());
        let action = if closes.is_empty() || chance.below(8) == 0 {
            legal[pick]
        } else {
            *closes[pick % closes.len()]
        };
        if action == Action::TakeDeck {
            played.drawn.push((seat, CARDS - game.deck().len()));
        }
        played.happen(TableEvent::Did { seat: seat.index(), line: action.to_string() });
    }
    played
}

impl Played {
    fn happen(&mut self, event: TableEvent) {
        self.state.fold(self.events.len() as i64, &event).unwrap();
        self.events.push(event);
    }

    /// The places of the deck that the viewer cannot know.
    fn hidden(&self, viewer: Option<Seat>) -> Vec<usize> {
        let game = self.state.history.as_ref().unwrap().game();
        let mut hidden: BTreeSet<usize> = (CARDS - game.deck().len()..CARDS).collect();
        for seat in game.seats().filter(|&seat| Some(seat) != viewer) {
            let own = game.holdings(seat);
            for city in City::ALL {
                let unknown = own.hand.count(city) - own.known.count(city);
                let drawn =
                    self.drawn.iter().rev().filter(|(who, at)| *who == seat && self.deck[*at] == city);
                hidden.extend(drawn.take(unknown).map(|(_, at)| *at));
            }
        }
        hidden.into_iter().collect()
    }

    /// The same table with everything that the viewer cannot know dealt anew.
    fn dealt_anew(&self, viewer: Option<Seat>, chance: &mut Chance) -> TableState {
        let hidden = self.hidden(viewer);
        let mut cards: Vec<City> = hidden.iter().map(|&at| self.deck[at]).collect();
        chance.shuffle(&mut cards);
        let mut deck = self.deck.clone();
        for (at, card) in hidden.into_iter().zip(cards) {
            deck[at] = card;
        }
        assert_eq!(deck[..MARKET], self.deck[..MARKET]);
        let mut state = table(&self.setup, &deck);
        // What is cut from a hand is open, what is kept is not: the twin keeps what it has instead.
        let mut truth = table(&self.setup, &self.deck);
        for (at, event) in self.events.iter().enumerate() {
            let mut twin = event.clone();
            if let TableEvent::Did { seat, line } = &mut twin
                && let Ok(Action::Keep(kept)) = line.parse()
            {
                let hand = |state: &TableState| {
                    state.history.as_ref().unwrap().game().holdings(Seat::new(*seat).unwrap()).hand
                };
                let (mut cut, mut left) = (hand(&truth), hand(&state));
                kept.into_iter().for_each(|city| cut.remove(city));
                cut.iter().for_each(|city| left.remove(city));
                let left: Vec<City> = left.iter().collect();
                *line = Action::Keep(left.try_into().unwrap()).to_string();
            }
            truth.fold(at as i64, event).unwrap();
            state.fold(at as i64, &twin).unwrap();
        }
        state
    }
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
    };
    let id = viewer.map_or("stranger".to_owned(), player);
    let who = Who { player: id.clone(), name: "Name".to_owned(), account: false };
    let snapshot = Snapshot { state: Arc::new(state), online: Arc::default(), absent: Arc::default() };
    let mut all = Vec::new();
    for uncovered in [None, Some(0), Some(1)] {
        let view = TableView::new(&snapshot, Some(&id), uncovered, &words);
        let extra =
            play::Extra { note: None, link: "link".to_owned(), asked: Some(Action::EndTurn), uncovered };
        all.push(play::page(&page, &view, &extra).into_string());
        all.extend(play::fragments(&page, &view, uncovered).into_iter().map(|fragment| fragment.html));
        all.push(play::title(&page, &view));
        let game = view.game.as_ref().unwrap();
        all.push(format!("{:?}", closing::preview(&game.view, closing::candidates(&game.view), false)));
    }
    all.push(table_json(&snapshot, Some(&who), Some(0)).to_string());
    all.push(table_json(&snapshot, None, None).to_string());
    all.push(format!("{:?}", Summary::of(&snapshot.state)));
    all.push(format!("{:?}", snapshot.state.record().is_some()));
    let mut orders: Vec<Order> = City::ALL
        .into_iter()
        .flat_map(|city| {
            [format!("play {city} left"), format!("play {city} right"), format!("restart {city}")]
        })
        .chain(["take deck", "take 0", "administrator", "close", "end"].map(str::to_owned))
        .map(|line| Order::Act { action: line.parse().unwrap(), version: None })
        .collect();
    orders.extend([
        Order::Undo { version: None },
        Order::Start,
        Order::Sit(None),
        Order::Rematch("x".into()),
    ]);
    for order in orders {
        all.push(match decide(&snapshot.state, &who, &order) {
            Ok(events) => format!("{events:?}"),
            Err(error) => format!("{} {}", error.key(), words.say(&error.key())),
        });
    }
    all
}

#[test]
fn dealing_anew_what_a_viewer_cannot_know_changes_no_byte() {
    let mut chance = Chance::new(20);
    let mut moved = 0;
    for round in 0..120 {
        let tile_values = if round % 2 == 0 { TileValues::Hidden } else { TileValues::Open };
        let players = 2 + round % 3;
        let plies = 1 + chance.below(150);
        let played = play(&mut chance, players, tile_values, plies);
        for viewer in std::iter::once(None).chain(Seat::all(players).map(Some)) {
            let other = played.dealt_anew(viewer, &mut chance);
            let (game, twin) = (played.state.history.as_ref().unwrap(), other.history.as_ref().unwrap());
            moved += usize::from(game.game() != twin.game());
            let (one, two) = (everything(played.state.clone(), viewer), everything(other, viewer));
            for (one, two) in one.iter().zip(&two) {
                assert_eq!(one, two, "round {round}, viewer {viewer:?}");
            }
        }
    }
    assert!(moved > 300, "only {moved} tables differed");
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
        let snapshot =
            Snapshot { state: Arc::new(played.state), online: Arc::default(), absent: Arc::default() };
        let view = TableView::new(&snapshot, Some("stranger"), None, &words);
        if view.secret.is_some() {
            continue;
        }
        for line in view.log.iter().filter(|line| line.text.contains("bonus tile")) {
            tiles += 1;
            assert!(!line.text.contains("point"), "{}", line.text);
        }
    }
    assert!(tiles > 20, "only {tiles}");
}
