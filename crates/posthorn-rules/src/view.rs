//! What one viewer may know of a game (I1–I3).

use crate::action::Action;
use crate::cards::{COPIES_OF_EACH_CITY, Cards, DECK_SIZE};
use crate::carriage::Carriage;
use crate::city::City;
use crate::city_set::CitySet;
use crate::dealer::Dealer;
use crate::game::Game;
use crate::legal::LegalActions;
use crate::market::Market;
use crate::options::{Options, TileValues};
use crate::piles::Piles;
use crate::route::Route;
use crate::rule::{Reason, Refusal};
use crate::seat::{BySeat, Seat};
use crate::supply::{OFFICES_PER_PLAYER, Pile, Tile, TilePiles, Tiles};
use crate::turn::{Holdings, Mover, Phase, Turn};

/// A hand as a viewer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandView {
    /// All cards: the viewer's own hand, or any hand after the end.
    Open(Cards),
    /// Another player's hand.
    Hidden {
        /// Cards that everybody saw being taken from the market and not yet played or cut.
        known: Cards,
        /// How many cards more there are.
        unknown: u8,
    },
}

impl HandView {
    /// How many cards the hand has.
    pub fn len(&self) -> usize {
        match self {
            HandView::Open(cards) => cards.len(),
            HandView::Hidden { known, unknown } => known.len() + *unknown as usize,
        }
    }

    /// Whether the hand is empty.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The cards the viewer knows to be there.
    pub fn known(&self) -> &Cards {
        match self {
            HandView::Open(cards) | HandView::Hidden { known: cards, .. } => cards,
        }
    }
}

/// A player's bonus tiles as a viewer sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TilesView {
    piles: [Option<Pile>; 16],
    open: Option<Tiles>,
}

impl TilesView {
    fn new(tiles: &Tiles, open: bool) -> TilesView {
        let mut piles = [None; 16];
        for (place, tile) in piles.iter_mut().zip(tiles.iter()) {
            *place = Some(tile.pile);
        }
        TilesView { piles, open: open.then_some(*tiles) }
    }

    /// The piles the tiles came from, in the order taken.
    pub fn piles(&self) -> impl Iterator<Item = Pile> + '_ {
        self.piles.iter().flatten().copied()
    }

    /// The tiles with their values, where the viewer may know them.
    pub const fn open(&self) -> Option<&Tiles> {
        self.open.as_ref()
    }
}

/// What a viewer sees of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatView {
    /// The hand.
    pub hand: HandView,
    /// The current route.
    pub route: Route,
    /// The cities with an office.
    pub offices: CitySet,
    /// The highest carriage.
    pub carriage: Option<Carriage>,
    /// The bonus tiles.
    pub tiles: TilesView,
}

impl SeatView {
    /// The offices not yet placed.
    pub const fn offices_left(&self) -> usize {
        OFFICES_PER_PLAYER - self.offices.len()
    }
}

/// What a seat, or a spectator, may know of a game.
///
/// It has no place for another hand or the order of the deck: two games that differ only in what the
/// viewer cannot know have equal views.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameView {
    viewer: Onlooker,
    players: u8,
    first: Seat,
    options: Options,
    turn: Turn,
    round: u16,
    market: Market,
    deck: u8,
    discards: Piles,
    tiles: TilePiles,
    ended_by: Option<Seat>,
    seats: BySeat<SeatView>,
    /// Why nothing can be done in the view, whatever the rules say.
    idle: Option<Reason>,
}

/// Who looks, with what only a player has: a spectator has no place for a hand or for actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Onlooker {
    Spectator,
    Player {
        seat: Seat,
        own: Holdings,
        /// None while another seat moves.
        legal: LegalActions,
    },
}

impl Game {
    /// What the seat may know; `None` is a spectator.
    ///
    /// The viewer is an `Option<Seat>` and no type of its own: to the rules there are seats and the
    /// rest of the world. Who looks at a screen, and whether several seats share it, is known to those
    /// who seat people, and they have their own word for it.
    pub fn view(&self, viewer: Option<Seat>) -> GameView {
        self.seen(viewer, self.is_over())
    }

    /// Like [`Game::view`] with all hands and tiles open: for looking back once the game is over.
    pub fn open_view(&self, viewer: Option<Seat>) -> GameView {
        self.seen(viewer, true)
    }

    fn seen(&self, viewer: Option<Seat>, open: bool) -> GameView {
        let seat_view = |own: &Holdings, mine: bool| SeatView {
            hand: if mine || open {
                HandView::Open(own.hand)
            } else {
                HandView::Hidden { known: own.known, unknown: (own.hand.len() - own.known.len()) as u8 }
            },
            route: own.route,
            offices: own.offices,
            carriage: own.carriage,
            tiles: TilesView::new(&own.tiles, mine || open || self.options.tile_values == TileValues::Open),
        };
        let mut seats = BySeat([seat_view(&Holdings::START, false); Seat::MAX]);
        for seat in self.seats() {
            seats[seat] = seat_view(self.holdings(seat), viewer == Some(seat));
        }
        let onlooker = match viewer {
            None => Onlooker::Spectator,
            Some(seat) => Onlooker::Player {
                seat,
                own: *self.holdings(seat),
                legal: if seat == self.turn.seat { self.legal() } else { LegalActions::NONE },
            },
        };
        GameView {
            viewer: onlooker,
            players: self.players,
            first: self.first,
            options: self.options,
            turn: self.turn,
            round: self.round,
            market: self.market,
            deck: self.piles.deck_len() as u8,
            discards: Piles::new(&[], self.discards()),
            tiles: self.tiles,
            ended_by: self.ended_by,
            seats,
            idle: None,
        }
    }
}

impl GameView {
    /// The seat that sees this; `None` for a spectator.
    pub const fn viewer(&self) -> Option<Seat> {
        match &self.viewer {
            Onlooker::Spectator => None,
            Onlooker::Player { seat, .. } => Some(*seat),
        }
    }

    /// How many play.
    pub const fn players(&self) -> usize {
        self.players as usize
    }

    /// The seats in order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::all(self.players())
    }

    /// The seat that began.
    pub const fn first(&self) -> Seat {
        self.first
    }

    /// The rules of the table.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// Where the turn stands.
    pub const fn turn(&self) -> &Turn {
        &self.turn
    }

    /// The round, from 1.
    pub const fn round(&self) -> u16 {
        self.round
    }

    /// The open cards.
    pub const fn market(&self) -> &Market {
        &self.market
    }

    /// How many cards the deck has.
    pub const fn deck_len(&self) -> usize {
        self.deck as usize
    }

    /// The discard pile, oldest card first.
    pub fn discards(&self) -> &[City] {
        self.discards.discards()
    }

    /// The bonus tiles not yet taken.
    pub const fn tiles(&self) -> &TilePiles {
        &self.tiles
    }

    /// Who triggered the end.
    pub const fn ended_by(&self) -> Option<Seat> {
        self.ended_by
    }

    /// What the viewer sees of a seat.
    pub fn seat(&self, seat: Seat) -> &SeatView {
        &self.seats[seat]
    }

    /// Everything the viewer has, if it is a player.
    pub const fn own(&self) -> Option<&Holdings> {
        match &self.viewer {
            Onlooker::Spectator => None,
            Onlooker::Player { own, .. } => Some(own),
        }
    }

    /// The viewer's legal actions; none while another seat moves, in the past, or while somebody else plays for the
    /// viewer.
    pub const fn legal(&self) -> &LegalActions {
        match &self.viewer {
            Onlooker::Player { legal, .. } if self.idle.is_none() => legal,
            _ => &LegalActions::NONE,
        }
    }

    /// The view as a thing of the past, when the game is long over: nothing can be done in it.
    pub const fn in_the_past(mut self) -> GameView {
        self.idle = Some(Reason::GameOver);
        self
    }

    /// The view of a player for whom somebody else plays: nothing can be done in it.
    pub const fn replaced(mut self) -> GameView {
        self.idle = Some(Reason::NotYourTurn);
        self
    }

    /// Whether the viewer may do this now; if not, why.
    pub fn check(&self, action: Action) -> Result<(), Refusal> {
        let reason = |reason| Refusal { action, reason };
        if let Some(idle) = self.idle {
            return Err(reason(idle));
        }
        match &self.viewer {
            _ if self.turn.phase == Phase::Over => Err(reason(Reason::GameOver)),
            Onlooker::Player { seat, own, .. } if *seat == self.turn.seat => Mover {
                turn: &self.turn,
                market: &self.market,
                can_draw: self.deck > 0 || !self.discards().is_empty(),
                own,
            }
            .check(action)
            .map_err(reason),
            _ => Err(reason(Reason::NotYourTurn)),
        }
    }

    /// The cards the viewer cannot place: the deck and the unknown cards of other hands.
    pub fn unseen(&self) -> Cards {
        let mut unseen: Cards = City::ALL.into_iter().flat_map(|city| [city; COPIES_OF_EACH_CITY]).collect();
        let seen = self.market.cards().iter().flatten().chain(self.discards()).copied();
        let held = self
            .seats()
            .flat_map(|seat| self.seats[seat].hand.known().iter().chain(self.seats[seat].route.iter()));
        for city in seen.chain(held) {
            unseen.remove(city);
        }
        unseen
    }

    /// A game that looks like this to the viewer, with all that it cannot know dealt anew.
    ///
    /// The dealer shuffles the unseen cards; the other hands are filled from the top, in seat order,
    /// and the rest is the deck. Hidden tile values are given out best first in seat order.
    pub fn redeal(&self, dealer: &mut impl Dealer) -> Game {
        let mut cards = [City::Augsburg; DECK_SIZE];
        let mut count = 0;
        for city in self.unseen().iter() {
            cards[count] = city;
            count += 1;
        }
        dealer.shuffle(&mut cards[..count]);
        let mut hidden = &cards[..count];
        let mut seats = BySeat([Holdings::START; Seat::MAX]);
        let mut hidden_tiles = self.hidden_tile_values();
        for seat in self.seats() {
            let seen = &self.seats[seat];
            let (hand, known) = match seen.hand {
                HandView::Open(cards) => match &self.viewer {
                    Onlooker::Player { seat: viewer, own, .. } if *viewer == seat => (cards, own.known),
                    _ => (cards, cards),
                },
                HandView::Hidden { known, unknown } => {
                    let (drawn, rest) = hidden.split_at((unknown as usize).min(hidden.len()));
                    hidden = rest;
                    let mut hand = known;
                    drawn.iter().for_each(|&city| hand.add(city));
                    (hand, known)
                }
            };
            let tiles = seen.tiles.open().copied().unwrap_or_else(|| {
                seen.tiles
                    .piles()
                    .map(|pile| Tile { pile, value: hidden_tiles[pile as usize].next().unwrap_or(0) })
                    .collect()
            });
            seats[seat] = Holdings {
                hand,
                known,
                route: seen.route,
                offices: seen.offices,
                carriage: seen.carriage,
                tiles,
            };
        }
        Game {
            seats,
            piles: Piles::new(hidden, self.discards()),
            market: self.market,
            tiles: self.tiles,
            turn: self.turn,
            round: self.round,
            players: self.players,
            first: self.first,
            ended_by: self.ended_by,
            options: self.options,
        }
    }

    /// For each pile the values taken by others that the viewer does not see, best first.
    fn hidden_tile_values(&self) -> [impl Iterator<Item = u8> + use<>; Pile::COUNT] {
        Pile::ALL.map(|pile| {
            let full = pile.values();
            let taken = &full[..full.len() - self.tiles.values(pile).len()];
            let mut open = 0u16;
            for seat in self.seats() {
                for tile in self.seats[seat].tiles.open().into_iter().flat_map(Tiles::iter) {
                    if tile.pile == pile {
                        open |= 1 << tile.value;
                    }
                }
            }
            taken.iter().copied().filter(move |value| open & 1 << value == 0)
        })
    }
}
