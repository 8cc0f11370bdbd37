//! A game under way, and what actions do to it.

use crate::action::{Action, Official};
use crate::cards::HAND_AFTER_CLOSING;
use crate::city::City;
use crate::dealer::{Dealer, NoCards};
use crate::legal::LegalActions;
use crate::market::Market;
use crate::options::{FinalRound, Options};
use crate::piles::Piles;
use crate::route::Route;
use crate::rule::{Reason, Refusal};
use crate::seat::{BySeat, Seat};
use crate::supply::TilePiles;
use crate::turn::{Holdings, Mover, Phase, Turn};

/// The round after which the game ends by itself (X5).
pub const LAST_ROUND: u16 = 500;

/// A game under way, hidden cards and all.
///
/// Small, flat and `Copy`: searching and undoing are copies. What a single player may know of it is
/// a [`GameView`](crate::GameView).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Game {
    pub(crate) seats: BySeat<Holdings>,
    pub(crate) piles: Piles,
    pub(crate) market: Market,
    pub(crate) tiles: TilePiles,
    pub(crate) turn: Turn,
    pub(crate) round: u16,
    pub(crate) players: u8,
    pub(crate) first: Seat,
    pub(crate) ended_by: Option<Seat>,
    pub(crate) options: Options,
}

impl Game {
    /// How many play.
    #[inline]
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

    /// The rules of this table.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// Where the turn stands.
    #[inline]
    pub const fn turn(&self) -> &Turn {
        &self.turn
    }

    /// The round, from 1.
    pub const fn round(&self) -> u16 {
        self.round
    }

    /// What a player has.
    #[inline]
    pub fn holdings(&self, seat: Seat) -> &Holdings {
        &self.seats[seat]
    }

    /// The open cards.
    #[inline]
    pub const fn market(&self) -> &Market {
        &self.market
    }

    /// The deck, top card first.
    pub fn deck(&self) -> &[City] {
        self.piles.deck()
    }

    /// The discard pile, oldest card first.
    pub fn discards(&self) -> &[City] {
        self.piles.discards()
    }

    /// The bonus tiles not yet taken.
    pub const fn tiles(&self) -> &TilePiles {
        &self.tiles
    }

    /// Who triggered the end and holds the end-of-game tile (E2).
    pub const fn ended_by(&self) -> Option<Seat> {
        self.ended_by
    }

    /// Whether the game is over.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.turn.phase == Phase::Over
    }

    /// The legal actions of the player to move; none after the end.
    #[inline(always)]
    pub fn legal(&self) -> LegalActions {
        LegalActions::of(&self.mover())
    }

    /// The legal actions as a list. See [`Game::legal`] for counting and picking without one.
    pub fn legal_actions(&self) -> Vec<Action> {
        let mut list = Vec::new();
        self.legal().extend_into(&mut list);
        list
    }

    /// Whether the action is legal; if not, why.
    pub fn check(&self, action: Action) -> Result<(), Refusal> {
        self.mover().check(action).map_err(|reason| Refusal { action, reason })
    }

    /// Does the action, or refuses it and changes nothing.
    #[inline]
    pub fn apply(&mut self, action: Action, dealer: &mut impl Dealer) -> Result<(), Refusal> {
        self.check(action)?;
        self.apply_legal(action, dealer);
        Ok(())
    }

    /// Does an action that is known to be legal, for searches that took it from [`Game::legal`].
    ///
    /// An illegal action leads to a position that cannot arise, or to a panic.
    #[inline]
    pub fn apply_legal(&mut self, action: Action, dealer: &mut impl Dealer) {
        debug_assert_eq!(self.check(action), Ok(()));
        match action {
            Action::TakeMarket(slot) => {
                if let Some(city) = self.market.take(slot, &mut self.piles, dealer) {
                    let own = &mut self.seats[self.turn.seat];
                    own.hand.add(city);
                    own.known.add(city);
                }
                self.after_take();
            }
            Action::TakeDeck => {
                if let Some(city) = self.piles.draw(dealer) {
                    self.seats[self.turn.seat].hand.add(city);
                }
                self.after_take();
            }
            Action::Play { city, end } => {
                let own = &mut self.seats[self.turn.seat];
                own.give(city);
                own.route.extend(city, end);
                if self.turn.played == 1 {
                    self.turn.official = Some(Official::PostalCarrier);
                }
                self.turn.played += 1;
                self.turn.phase = Phase::Close;
            }
            Action::Restart { city } => {
                self.discard_route();
                let own = &mut self.seats[self.turn.seat];
                own.give(city);
                own.route = Route::start(city);
                self.turn.played += 1;
                self.turn.phase = Phase::Close;
                self.market.fill(&mut self.piles, dealer);
            }
            Action::EndTurn => self.finish_turn(),
            Action::Close { offices, cartwright } => {
                self.close(offices, cartwright);
                self.discard_route();
                self.market.fill(&mut self.piles, dealer);
                if self.seats[self.turn.seat].hand.len() > HAND_AFTER_CLOSING {
                    self.turn.phase = Phase::Keep;
                } else {
                    self.finish_turn();
                }
            }
            Action::Administrator => {
                self.market.clear(&mut self.piles);
                self.turn.official = Some(Official::Administrator);
                self.market.fill(&mut self.piles, dealer);
            }
            Action::Keep(cards) => {
                self.keep(cards);
                self.market.fill(&mut self.piles, dealer);
                self.finish_turn();
            }
        }
    }

    /// The position a legal action leads to before any card is drawn: what a player can judge
    /// without knowing the future. Places of the market stay empty, and a card taken from the deck
    /// is not yet in the hand.
    #[inline]
    pub fn before_chance(&self, action: Action) -> Game {
        let mut after = *self;
        after.apply_legal(action, &mut NoCards);
        after
    }

    #[inline]
    pub(crate) fn mover(&self) -> Mover<'_> {
        Mover {
            turn: &self.turn,
            market: &self.market,
            can_draw: self.piles.can_draw(),
            own: &self.seats[self.turn.seat],
        }
    }

    /// Whether a card can be taken, open or from the deck.
    fn card_to_be_had(&self) -> bool {
        self.piles.can_draw() || !self.market.is_empty()
    }

    #[inline]
    fn after_take(&mut self) {
        self.turn.drawn += 1;
        if self.turn.drawn == 2 {
            self.turn.official = Some(Official::Postmaster);
        } else if self.turn.started_empty {
            if self.card_to_be_had() {
                return;
            }
            self.turn.official = Some(Official::Postmaster); // X3
        }
        self.turn.phase = Phase::Play;
    }

    #[inline]
    fn discard_route(&mut self) {
        let route = &mut self.seats[self.turn.seat].route;
        for city in route.iter() {
            self.piles.discard(city);
        }
        *route = Route::EMPTY;
    }

    fn keep(&mut self, cards: [City; 3]) {
        let own = &mut self.seats[self.turn.seat];
        let mut cut = own.hand;
        for city in cards {
            cut.remove(city);
        }
        for city in cut.iter() {
            own.give(city);
            self.piles.discard(city);
        }
    }

    /// Passes the turn on, or ends the game.
    #[inline]
    fn finish_turn(&mut self) {
        loop {
            let next = self.turn.seat.next(self.players());
            if next == self.first || self.ended_by.is_some() {
                let ends = match (self.ended_by, self.options.final_round) {
                    (Some(_), FinalRound::FinishRound) => next == self.first,
                    (Some(seat), FinalRound::OneMoreEach) => next == seat,
                    (None, _) => false,
                };
                if ends || next == self.first && self.round == LAST_ROUND {
                    self.turn.phase = Phase::Over;
                    return;
                }
                self.round += u16::from(next == self.first);
            }
            if self.begin_turn(next) {
                return;
            }
        }
    }

    /// Begins a seat's turn; false if it passes because there is neither a card to draw nor to play (X2).
    #[inline]
    pub(crate) fn begin_turn(&mut self, seat: Seat) -> bool {
        let started_empty = self.seats[seat].hand.is_empty();
        let can_draw = self.card_to_be_had();
        self.turn = Turn {
            seat,
            phase: if can_draw { Phase::Draw } else { Phase::Play },
            official: None,
            drawn: 0,
            played: 0,
            started_empty,
        };
        can_draw || !started_empty
    }
}

impl Game {
    /// All city cards wherever they are, for checking that none is lost.
    pub fn all_cards(&self) -> impl Iterator<Item = City> + '_ {
        let held = self.seats().flat_map(|seat| {
            let own = &self.seats[seat];
            own.hand.iter().chain(own.route.iter())
        });
        self.deck()
            .iter()
            .chain(self.discards())
            .copied()
            .chain(self.market.cards().iter().flatten().copied())
            .chain(held)
    }

    /// Like [`Game::check`] for a given seat, which may not be the one to move.
    pub fn check_seat(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        if self.is_over() {
            return Err(Refusal { action, reason: Reason::GameOver });
        }
        if self.turn.seat != seat {
            return Err(Refusal { action, reason: Reason::NotYourTurn });
        }
        self.check(action)
    }
}
