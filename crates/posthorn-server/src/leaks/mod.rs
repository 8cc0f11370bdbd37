//! Nothing a viewer may not know reaches the viewer (I3): everything a viewer can get is made twice,
//! from two tables that differ only in what the viewer cannot know, and must be the same byte for byte.

mod served;

use crate::closing;
use crate::fair::Secret;
use crate::lobby::Summary;
use crate::pages::{Page, play};
use crate::prefs::Prefs;
use crate::routes::table_form::table_json;
use crate::tables::{
    Deal, Hints, Occupant, Order, Pace, Snapshot, TableEvent, TableSetup, TableState, Who, decide,
};
use crate::texts::Words;
use crate::view::TableView;
use posthorn_bots::Chance;
use posthorn_rules::{Action, City, Dealer, History, MARKET, Options, Seat, Setup, TileValues};
use std::collections::BTreeSet;
use std::sync::Arc;

/// A table with its cards laid out, the events so far, and which card each seat drew unseen.
struct Played {
    id: String,
    /// The deck at the start, then the new one of each reshuffle.
    decks: Vec<Vec<City>>,
    setup: TableSetup,
    events: Vec<TableEvent>,
    state: TableState,
    /// Who drew unseen, from which deck, and which card of it.
    drawn: Vec<(Seat, usize, usize)>,
}

fn player(seat: Seat) -> String {
    format!("player{seat}")
}

fn table(id: &str, setup: &TableSetup, decks: &[Vec<City>]) -> TableState {
    let (deck, shuffles) = (decks[0].clone(), decks[1..].to_vec());
    TableState::new(id.to_owned(), setup.clone(), Deal::Laid { deck, shuffles, secret: Secret::new([5; 32]) })
}

/// Plays at random until the ply or the end, through as many reshuffles as that takes.
fn play(chance: &mut Chance, players: usize, tile_values: TileValues, plies: usize) -> Played {
    let people: Vec<String> = Seat::all(players).map(player).collect();
    play_as("table", &people, chance, tile_values, plies)
}

fn play_as(
    id: &str,
    people: &[String],
    chance: &mut Chance,
    tile_values: TileValues,
    plies: usize,
) -> Played {
    let players = people.len();
    let mut deck = Setup::sorted_deck();
    chance.shuffle(&mut deck);
    let decks = vec![deck];
    let setup = TableSetup {
        seats: players,
        options: Options { tile_values, ..Options::CLASSIC },
        pace: Pace::Free,
        public: true,
        rated: false,
        first: Some(0),
        host: people[0].clone(),
        calm_bots: false,
        hints: Hints::Allowed,
        tour: false,
    };
    let state = table(id, &setup, &decks);
    let mut played = Played { id: id.to_owned(), state, decks, setup, events: Vec::new(), drawn: Vec::new() };
    for seat in Seat::all(players) {
        let occupant = Occupant::Person { player: people[seat.index()].clone(), name: format!("Name{seat}") };
        played.happen(TableEvent::Sat { seat: seat.index(), occupant });
    }
    played.happen(TableEvent::Started { first: 0 });
    for _ in 0..plies {
        let game = *played.state.history.as_ref().unwrap().game();
        if game.is_over() {
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
        let liked: Vec<&Action> = legal.iter().filter(liked).collect();
        let pick = chance.below(legal.len());
        // Blind cards are what there is to hide, so there should be many.
        let action = if legal.contains(&Action::TakeDeck) && chance.below(3) > 0 {
            Action::TakeDeck
        } else if liked.is_empty() || chance.below(8) == 0 {
            legal[pick]
        } else {
            *liked[pick % liked.len()]
        };
        played.happen(TableEvent::Did { seat: seat.index(), line: action.to_string() });
        let history = played.state.history.as_ref().unwrap();
        played.decks.extend_from_slice(&history.shuffles()[played.decks.len() - 1..]);
        if action == Action::TakeDeck {
            let from = played.decks.len() - 1;
            played.drawn.push((seat, from, played.decks[from].len() - history.game().deck().len() - 1));
        }
    }
    played
}

impl Played {
    fn happen(&mut self, event: TableEvent) {
        self.state.fold(self.events.len() as i64, &event).unwrap();
        self.events.push(event);
    }

    /// Of each deck the cards that the viewer cannot know. A deck that has run out is known but for who
    /// among the others holds what: cards of different decks are never exchanged.
    fn hidden(&self, viewer: Option<Seat>) -> Vec<BTreeSet<usize>> {
        let game = self.state.history.as_ref().unwrap().game();
        let mut hidden = vec![BTreeSet::new(); self.decks.len()];
        let (last, size) = (self.decks.len() - 1, self.decks[self.decks.len() - 1].len());
        hidden[last].extend(size - game.deck().len()..size);
        for seat in game.seats().filter(|&seat| Some(seat) != viewer) {
            let own = game.holdings(seat);
            for city in City::ALL {
                let unknown = own.hand.count(city) - own.known.count(city);
                let drawn = self.drawn.iter().rev();
                let drawn = drawn.filter(|(who, deck, at)| *who == seat && self.decks[*deck][*at] == city);
                for (_, deck, at) in drawn.take(unknown) {
                    hidden[*deck].insert(*at);
                }
            }
        }
        hidden
    }

    /// The same table with everything that the viewer cannot know dealt anew.
    fn dealt_anew(&self, viewer: Option<Seat>, chance: &mut Chance) -> TableState {
        let mut decks = self.decks.clone();
        for (deck, hidden) in decks.iter_mut().zip(self.hidden(viewer)) {
            let mut cards: Vec<City> = hidden.iter().map(|&at| deck[at]).collect();
            chance.shuffle(&mut cards);
            for (at, card) in hidden.into_iter().zip(cards) {
                deck[at] = card;
            }
        }
        assert_eq!(decks[0][..MARKET], self.decks[0][..MARKET]);
        let mut state = table(&self.id, &self.setup, &decks);
        // What is cut from a hand is open, what is kept is not: the twin keeps what it has instead.
        let mut truth = table(&self.id, &self.setup, &self.decks);
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
    let page = Page { words: &words, csrf: "csrf", name: "Name", prefs: Prefs::default(), here: "/" };
    let id = viewer.map_or("stranger".to_owned(), player);
    let who = Who { player: id.clone(), name: "Name".to_owned() };
    let snapshot = Snapshot { state: Arc::new(state), online: Arc::default(), absent: Arc::default() };
    let mut all = Vec::new();
    for uncovered in [None, Some(0), Some(1)] {
        let view = TableView::new(&snapshot, Some(&id), uncovered, &words);
        let extra = play::Extra {
            note: None,
            link: "link".to_owned(),
            asked: Some(Action::EndTurn),
            hint: None,
            uncovered,
        };
        all.push(play::page(&page, &view, &extra).into_string());
        all.extend(play::fragments(&page, &view, uncovered).into_iter().map(|fragment| fragment.html));
        all.push(play::title(&page, &view));
        let game = view.game.as_ref().unwrap();
        all.push(format!("{:?}", closing::preview(&game.view, closing::candidates(&game.view), false)));
    }
    all.push(table_json(&snapshot, Some(&who), Some(0)));
    all.push(table_json(&snapshot, None, None));
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
            let (game, twin) = (played.state.history.as_ref().unwrap(), other.history.as_ref().unwrap());
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
