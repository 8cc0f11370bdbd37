//! What an action brought about, for logs and animations.

use crate::action::{Action, End, Official};
use crate::carriage::Carriage;
use crate::city::City;
use crate::city_set::CitySet;
use crate::game::Game;
use crate::market::Slot;
use crate::seat::Seat;
use crate::supply::Tile;
use crate::turn::Phase;

/// Something that happened at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The Administrator laid out a new market.
    MarketReplaced {
        /// Who called him.
        seat: Seat,
    },
    /// A card was taken.
    Took {
        /// Who took it.
        seat: Seat,
        /// The card; unknown to others when it came from the deck.
        city: Option<City>,
        /// Its place in the market; none for the deck.
        slot: Option<Slot>,
    },
    /// The discards became the deck.
    Reshuffled {
        /// How many cards.
        cards: usize,
    },
    /// A card was laid into the market.
    Dealt {
        /// Where.
        slot: Slot,
        /// The card.
        city: City,
    },
    /// A route was given up.
    GaveUp {
        /// By whom.
        seat: Seat,
        /// The cards that were discarded, from left to right.
        route: Vec<City>,
    },
    /// A card was played.
    Played {
        /// By whom.
        seat: Seat,
        /// The card.
        city: City,
        /// Where it went.
        end: End,
    },
    /// A route was closed.
    Closed {
        /// By whom.
        seat: Seat,
        /// The route from left to right.
        route: Vec<City>,
        /// The cities that got an office.
        offices: CitySet,
    },
    /// A bonus tile was taken.
    TookTile {
        /// By whom.
        seat: Seat,
        /// The tile. It is open when taken.
        tile: Tile,
    },
    /// A carriage was taken.
    TookCarriage {
        /// By whom.
        seat: Seat,
        /// The carriage.
        carriage: Carriage,
    },
    /// An official helped.
    Helped {
        /// Whom.
        seat: Seat,
        /// Who.
        official: Official,
    },
    /// A hand was cut to three.
    Cut {
        /// Whose.
        seat: Seat,
        /// The discarded cards in alphabetical order.
        cards: Vec<City>,
    },
    /// The end was triggered.
    EndTriggered {
        /// By whom.
        seat: Seat,
    },
    /// There was neither a card to draw nor to play (X2).
    Passed {
        /// For whom.
        seat: Seat,
    },
    /// A turn began.
    TurnBegan {
        /// Whose.
        seat: Seat,
    },
    /// The game is over.
    Over,
}

impl Event {
    /// The event as a viewer may know it: a card another seat drew from the deck stays hidden.
    pub fn seen_by(&self, viewer: Option<Seat>) -> Event {
        match self {
            Event::Took { seat, slot: None, .. } if viewer != Some(*seat) => {
                Event::Took { seat: *seat, city: None, slot: None }
            }
            event => event.clone(),
        }
    }
}

/// What an action led from one position to another, with the sizes of the reshuffled piles.
pub fn events(before: &Game, action: Action, after: &Game, reshuffles: &[usize]) -> Vec<Event> {
    let seat = before.turn().seat;
    let (own, now) = (before.holdings(seat), after.holdings(seat));
    let mut list = Vec::new();
    match action {
        Action::Administrator => list.push(Event::MarketReplaced { seat }),
        Action::TakeMarket(slot) => {
            list.push(Event::Took { seat, city: before.market().get(slot), slot: Some(slot) });
        }
        Action::TakeDeck => {
            let city = now.hand.iter().find(|&city| now.hand.count(city) > own.hand.count(city));
            list.push(Event::Took { seat, city, slot: None });
        }
        Action::Play { city, end } => list.push(Event::Played { seat, city, end }),
        Action::Restart { city } => {
            list.push(Event::GaveUp { seat, route: own.route.iter().collect() });
            list.push(Event::Played { seat, city, end: End::Right });
        }
        Action::Close { offices, .. } => {
            list.push(Event::Closed { seat, route: own.route.iter().collect(), offices });
            list.extend(now.tiles.iter().skip(own.tiles.len()).map(|tile| Event::TookTile { seat, tile }));
            if let Some(carriage) = now.carriage.filter(|_| now.carriage != own.carriage) {
                list.push(Event::TookCarriage { seat, carriage });
            }
            if before.ended_by() != after.ended_by() {
                list.push(Event::EndTriggered { seat });
            }
        }
        Action::Keep(kept) => {
            let mut cut = own.hand;
            kept.into_iter().for_each(|city| cut.remove(city));
            list.push(Event::Cut { seat, cards: cut.iter().collect() });
        }
        Action::EndTurn => {}
    }
    if let Some(official) = official_called(before, action, after) {
        list.push(Event::Helped { seat, official });
    }
    list.extend(reshuffles.iter().map(|&cards| Event::Reshuffled { cards }));
    list.extend(dealt(before, action, after));
    list.extend(turns(before, after));
    list
}

fn official_called(before: &Game, action: Action, after: &Game) -> Option<Official> {
    match action {
        Action::Close { cartwright: true, .. } => Some(Official::Cartwright),
        Action::Close { .. } | Action::Keep(_) | Action::EndTurn => None,
        _ if before.turn().official.is_none() => after.turn().official,
        _ => None,
    }
}

fn dealt(before: &Game, action: Action, after: &Game) -> impl Iterator<Item = Event> {
    Slot::all().filter_map(move |slot| {
        let (was, is) = (before.market().get(slot), after.market().get(slot));
        let emptied = match action {
            Action::Administrator => true,
            Action::TakeMarket(taken) => taken == slot || was.is_none(),
            _ => was.is_none(),
        };
        is.filter(|_| emptied).map(|city| Event::Dealt { slot, city })
    })
}

fn turns(before: &Game, after: &Game) -> Vec<Event> {
    let mut list = Vec::new();
    let stand = |game: &Game| (game.round(), game.turn().seat);
    let (mut round, mut seat) = stand(before);
    while (round, seat) != stand(after) {
        seat = seat.next(before.players());
        round += u16::from(seat == before.first());
        let passed = (round, seat) != stand(after) || after.is_over();
        list.push(if passed { Event::Passed { seat } } else { Event::TurnBegan { seat } });
    }
    if after.turn().phase == Phase::Over {
        list.push(Event::Over);
    }
    list
}
