//! Any position, laid out in full: for building one by hand, and for writing one down.

use crate::action::Official;
use crate::cards::{COPIES_OF_EACH_CITY, Cards, DECK_SIZE, HAND_AFTER_CLOSING};
use crate::carriage::Carriage;
use crate::city::City;
use crate::game::{Game, LAST_ROUND};
use crate::market::{MARKET_SIZE, Market};
use crate::options::Options;
use crate::piles::Piles;
use crate::position_fault::PositionFault;
use crate::route::Route;
use crate::seat::{BySeat, Seat};
use crate::supply::{OFFICES_PER_PLAYER, Pile, Tile, TilePiles};
use crate::turn::{Holdings, Phase, Turn};

/// What one seat has in a [`Position`].
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct SeatPosition {
    /// The hand.
    pub hand: Vec<City>,
    /// The cards of the hand that everybody knows.
    pub known: Vec<City>,
    /// The route from left to right.
    pub route: Vec<City>,
    /// The cities with an office.
    pub offices: Vec<City>,
    /// The highest carriage.
    pub carriage: Option<Carriage>,
    /// The tiles in the order taken.
    pub tiles: Vec<Tile>,
}

/// A position of a game, unchecked. [`Position::check`] makes it a [`Game`].
///
/// ```
/// use posthorn_rules::{Options, Setup};
///
/// let setup = Setup { players: 2, first: 0, options: Options::CLASSIC, deck: Setup::sorted_deck() };
/// let game = setup.start().expect("a good setup");
/// let mut position = game.position();
/// assert_eq!(position.check().as_ref(), Ok(&game));
/// position.deck.pop();
/// assert!(position.check().is_err(), "a card is missing");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// The seats.
    pub seats: Vec<SeatPosition>,
    /// The seat that began.
    pub first: usize,
    /// The rules of the table.
    pub options: Options,
    /// Whose turn it is.
    pub turn_seat: usize,
    /// The round, from 1.
    pub round: u16,
    /// The step of the turn.
    pub phase: Phase,
    /// The official who has helped in this turn.
    pub official_used: Option<Official>,
    /// Cards taken in this turn.
    pub drawn: u8,
    /// Cards played in this turn.
    pub played: u8,
    /// Whether the hand was empty when the turn began.
    pub started_empty: bool,
    /// The open cards.
    pub market: [Option<City>; MARKET_SIZE],
    /// The deck, top card first.
    pub deck: Vec<City>,
    /// The discards, oldest first.
    pub discard: Vec<City>,
    /// Who triggered the end.
    pub ended_by: Option<usize>,
}

impl Game {
    /// The position written out in full.
    pub fn position(&self) -> Position {
        let seat_position = |seat: Seat| {
            let own = self.holdings(seat);
            SeatPosition {
                hand: own.hand.iter().collect(),
                known: own.known.iter().collect(),
                route: own.route.iter().collect(),
                offices: own.offices.iter().collect(),
                carriage: own.carriage,
                tiles: own.tiles.iter().collect(),
            }
        };
        Position {
            seats: self.seats().map(seat_position).collect(),
            first: self.first.index(),
            options: self.options,
            turn_seat: self.turn.seat.index(),
            round: self.round,
            phase: self.turn.phase,
            official_used: self.turn.official,
            drawn: self.turn.drawn,
            played: self.turn.played,
            started_empty: self.turn.started_empty,
            market: *self.market.cards(),
            deck: self.deck().to_vec(),
            discard: self.discards().to_vec(),
            ended_by: self.ended_by.map(Seat::index),
        }
    }
}

impl Position {
    /// The game that stands so, or everything that cannot be so.
    pub fn check(&self) -> Result<Game, Vec<PositionFault>> {
        let faults = self.faults();
        if !faults.is_empty() {
            return Err(faults);
        }
        let seat_of = |number: usize| Seat::new(number).expect("seats were checked");
        let mut seats = BySeat([Holdings::START; Seat::MAX]);
        let mut tiles = TilePiles::FULL;
        for (number, given) in self.seats.iter().enumerate() {
            for tile in &given.tiles {
                tiles.set_left(tile.pile, tiles.values(tile.pile).len().saturating_sub(1));
            }
            seats[seat_of(number)] = Holdings {
                hand: given.hand.iter().copied().collect(),
                known: given.known.iter().copied().collect(),
                route: given.route.iter().copied().collect::<Route>(),
                offices: given.offices.iter().copied().collect(),
                carriage: given.carriage,
                tiles: given.tiles.iter().copied().collect(),
            };
        }
        Ok(Game {
            seats,
            piles: Piles::new(&self.deck, &self.discard),
            market: Market::new(self.market),
            tiles,
            turn: Turn {
                seat: seat_of(self.turn_seat),
                phase: self.phase,
                official: self.official_used,
                drawn: self.drawn,
                played: self.played,
                started_empty: self.started_empty,
            },
            round: self.round,
            players: self.seats.len() as u8,
            first: seat_of(self.first),
            ended_by: self.ended_by.map(seat_of),
            options: self.options,
        })
    }

    /// Everything that cannot be so.
    pub fn faults(&self) -> Vec<PositionFault> {
        let mut faults = Vec::new();
        let mut fault = |broken: bool, fault: PositionFault| {
            if broken {
                faults.push(fault);
            }
        };
        let players = self.seats.len();
        fault(!(2..=Seat::MAX).contains(&players), PositionFault::Players(players));
        fault(self.first >= players, PositionFault::First(self.first));
        fault(self.turn_seat >= players, PositionFault::ToMove(self.turn_seat));
        if let Some(seat) = self.ended_by {
            fault(seat >= players, PositionFault::EndedBy(seat));
        }
        fault(!(1..=LAST_ROUND).contains(&self.round), PositionFault::Round(self.round));
        fault(self.drawn > 2, PositionFault::Drawn(self.drawn));
        fault(self.played > 2, PositionFault::Played(self.played));
        self.card_faults(&mut fault);
        self.tile_faults(&mut fault);
        for (number, seat) in self.seats.iter().enumerate() {
            seat_faults(number, seat, &mut fault);
            let has_end_tile = seat.tiles.iter().any(|tile| tile.pile == Pile::EndOfGame);
            fault(has_end_tile != (self.ended_by == Some(number)), PositionFault::EndTile(number));
        }
        self.turn_faults(&mut fault);
        faults
    }

    fn card_faults(&self, fault: &mut impl FnMut(bool, PositionFault)) {
        let mut cards: Vec<City> =
            self.market.iter().flatten().chain(&self.deck).chain(&self.discard).copied().collect();
        for seat in &self.seats {
            cards.extend(seat.hand.iter().chain(&seat.route));
        }
        for city in City::ALL {
            let copies = cards.iter().filter(|&&card| card == city).count();
            fault(copies != COPIES_OF_EACH_CITY, PositionFault::Copies(city, copies));
        }
        fault(cards.len() != DECK_SIZE, PositionFault::DeckSize(cards.len()));
    }

    fn tile_faults(&self, fault: &mut impl FnMut(bool, PositionFault)) {
        for pile in Pile::ALL {
            let mut taken: Vec<u8> = self
                .seats
                .iter()
                .flat_map(|seat| &seat.tiles)
                .filter(|tile| tile.pile == pile)
                .map(|tile| tile.value)
                .collect();
            taken.sort_unstable_by(|a, b| b.cmp(a));
            fault(!pile.values().starts_with(&taken), PositionFault::NotOnTop(pile, taken));
        }
    }

    /// What would leave the player to move without an action, or the market with a gap for no reason.
    fn turn_faults(&self, fault: &mut impl FnMut(bool, PositionFault)) {
        let Some(own) = self.seats.get(self.turn_seat) else { return };
        let piles = self.deck.len() + self.discard.len();
        fault(piles > 0 && self.market.contains(&None), PositionFault::MarketGap);
        let fits = match self.phase {
            Phase::Draw => {
                let to_be_had = piles + self.market.iter().flatten().count() > 0;
                self.played == 0 && self.drawn <= u8::from(self.started_empty) && to_be_had
            }
            Phase::Play => self.played == 0 && !own.hand.is_empty(),
            Phase::Close => self.played > 0 && !own.route.is_empty(),
            Phase::Keep => self.played > 0 && own.hand.len() > HAND_AFTER_CLOSING,
            Phase::Over => true,
        };
        fault(!fits, PositionFault::Phase(self.phase));
    }
}

fn seat_faults(number: usize, seat: &SeatPosition, fault: &mut impl FnMut(bool, PositionFault)) {
    let hand: Cards = seat.hand.iter().copied().collect();
    let known: Cards = seat.known.iter().copied().collect();
    fault(!hand.contains_all(&known), PositionFault::KnownNotInHand(number));
    let route: Route = seat.route.iter().copied().collect();
    fault(route.cities().len() != route.len(), PositionFault::RouteRepeats(number));
    fault(
        seat.route.windows(2).any(|pair| !pair[0].is_joined_to(pair[1])),
        PositionFault::RouteNotJoined(number),
    );
    fault(
        seat.offices.len() > OFFICES_PER_PLAYER || !seat.offices.is_sorted_by(|a, b| a < b),
        PositionFault::Offices(number),
    );
    for pile in Pile::ALL {
        let count = seat.tiles.iter().filter(|tile| tile.pile == pile).count();
        let by_length = matches!(pile, Pile::Length5 | Pile::Length6 | Pile::Length7);
        fault(count > 1 && !by_length, PositionFault::SeveralTiles(number, pile, count));
    }
}
