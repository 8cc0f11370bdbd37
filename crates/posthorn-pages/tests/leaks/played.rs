//! Games played at random on arranged cards, and their twins: the same game with everything dealt anew that a
//! viewer cannot know.

use posthorn_bots::Chance;
use posthorn_rules::{Action, City, Dealer, MARKET_SIZE, Options, Seat, Setup, TileValues};
use posthorn_table::shuffles::Secret;
use posthorn_table::{
    Deal, GameMode, HintPolicy, Occupant, PlayerId, TableEvent, TableId, TableSetup, TableState,
};
use std::collections::BTreeSet;

/// A table with its cards laid out, the events so far, and which card each seat drew unseen.
pub(crate) struct Played {
    id: TableId,
    /// The deck at the start, then the new one of each reshuffle.
    pub(crate) decks: Vec<Vec<City>>,
    setup: TableSetup,
    pub(crate) events: Vec<TableEvent>,
    pub(crate) state: TableState,
    /// Who drew unseen, from which deck, and which card of it.
    drawn: Vec<(Seat, usize, usize)>,
}

fn table(id: &TableId, setup: &TableSetup, decks: &[Vec<City>]) -> TableState {
    let (deck, shuffles) = (decks[0].clone(), decks[1..].to_vec());
    let deal = Deal::Arranged { deck, shuffles, secret: Secret::new([5; 32]) };
    TableState::new(id.clone(), setup.clone(), deal, 0)
}

/// Plays at random until the ply or the end, through as many reshuffles as that takes.
pub(crate) fn play(
    people: &[PlayerId],
    id: &str,
    tile_values: TileValues,
    plies: usize,
    chance: &mut Chance,
) -> Played {
    let (players, id) = (people.len(), TableId::parse(id).unwrap());
    let mut deck = Setup::sorted_deck();
    chance.shuffle(&mut deck);
    let decks = vec![deck];
    let mode = GameMode::Casual { first: Seat::new(0), hints: HintPolicy::Allowed };
    let mut setup = TableSetup::new(players, people[0].clone()).unwrap().with_mode(mode);
    setup.options = Options { tile_values, ..Options::CLASSIC };
    setup.calm_bots = false;
    let state = table(&id, &setup, &decks);
    let mut played = Played { id, state, decks, setup, events: Vec::new(), drawn: Vec::new() };
    for seat in Seat::all(players) {
        let occupant = Occupant::Person { player: people[seat.index()].clone(), name: format!("Name{seat}") };
        played.happen(TableEvent::Sat { seat, occupant });
    }
    played.happen(TableEvent::Started { first: Seat::new(0).unwrap() });
    for _ in 0..plies {
        let game = *played.state.history().unwrap().game();
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
        played.happen(TableEvent::Did { seat, action });
        let history = played.state.history().unwrap();
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
        let game = self.state.history().unwrap().game();
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
    pub(crate) fn dealt_anew(&self, viewer: Option<Seat>, chance: &mut Chance) -> TableState {
        let mut decks = self.decks.clone();
        for (deck, hidden) in decks.iter_mut().zip(self.hidden(viewer)) {
            let mut cards: Vec<City> = hidden.iter().map(|&at| deck[at]).collect();
            chance.shuffle(&mut cards);
            for (at, card) in hidden.into_iter().zip(cards) {
                deck[at] = card;
            }
        }
        assert_eq!(decks[0][..MARKET_SIZE], self.decks[0][..MARKET_SIZE]);
        let mut state = table(&self.id, &self.setup, &decks);
        // What is cut from a hand is open, what is kept is not: the twin keeps what it has instead.
        let mut truth = table(&self.id, &self.setup, &self.decks);
        for (at, event) in self.events.iter().enumerate() {
            let mut twin = event.clone();
            if let TableEvent::Did { seat, action } = &mut twin
                && let Action::Keep(kept) = *action
            {
                let hand = |state: &TableState| state.history().unwrap().game().holdings(*seat).hand;
                let (mut cut, mut left) = (hand(&truth), hand(&state));
                kept.into_iter().for_each(|city| cut.remove(city));
                cut.iter().for_each(|city| left.remove(city));
                let left: Vec<City> = left.iter().collect();
                *action = Action::Keep(left.try_into().unwrap());
            }
            truth.fold(at as i64, event).unwrap();
            state.fold(at as i64, &twin).unwrap();
        }
        state
    }
}
