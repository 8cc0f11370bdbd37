//! The rules of *Thurn und Taxis*, the board game by Karen and Andreas Seyfarth: exact, fast and pure.
//!
//! Two to four players build postal routes through southern Germany and its neighbours. A turn is:
//! take a city card, play a city card, and perhaps close the route for offices, bonus tiles and a
//! carriage. This crate knows every rule and every published difference between them, and nothing of
//! the world: it has no clock, no randomness and no input or output.
//!
//! # A game
//!
//! A [`Setup`] becomes a [`Game`], which lists the [`legal`](Game::legal) actions and
//! [`apply`](Game::apply)s one. Chance comes from a [`Dealer`] that the caller brings.
//!
//! ```
//! use posthorn_rules::{Action, City, Options, Setup, Slot};
//!
//! let setup = Setup { players: 2, first: 0, options: Options::CLASSIC, deck: Setup::sorted_deck() };
//! let mut game = setup.start().expect("sixty-six cards, two players");
//! let mut dealer = |discards: &mut [City]| discards.reverse();
//!
//! // The first turn starts with an empty hand, so two cards must be taken (D5).
//! let slot = Slot::new(0).expect("there are six places");
//! game.apply(Action::TakeMarket(slot), &mut dealer)?;
//! assert_eq!(game.legal().len(), 7); // six open cards or the deck
//! game.apply(Action::TakeDeck, &mut dealer)?;
//! game.apply("play Augsburg right".parse().expect("a line of the notation"), &mut dealer)?;
//! assert_eq!(game.holdings(game.turn().seat).route.len(), 1);
//! # Ok::<(), posthorn_rules::Refusal>(())
//! ```
//!
//! # Refusals
//!
//! An action that is not legal is handed back with the [`Reason`], which names the [`Rule`] that
//! forbids it and says why in words. The game has not changed.
//!
//! ```
//! use posthorn_rules::{Action, City, Options, Rule, Setup};
//!
//! let setup = Setup { players: 3, first: 1, options: Options::CLASSIC, deck: Setup::sorted_deck() };
//! let mut game = setup.start().expect("a good setup");
//! let refusal = game.apply(Action::EndTurn, &mut |_: &mut [City]| {}).expect_err("nothing was drawn");
//! assert_eq!(refusal.reason.rule(), Some(Rule::T1));
//! assert_eq!(refusal.reason.message(), "Take a city card first.");
//! ```
//!
//! # Views
//!
//! A [`GameView`] is what one seat may know. It has no place for other hands or the order of the
//! deck, so whatever is made from it cannot leak them. A program that wants to look ahead
//! [`redeal`](GameView::redeal)s what it cannot know.
//!
//! ```
//! use posthorn_rules::{Action, City, HandView, Options, Seat, Setup};
//!
//! let setup = Setup { players: 2, first: 0, options: Options::CLASSIC, deck: Setup::sorted_deck() };
//! let mut game = setup.start().expect("a good setup");
//! game.apply(Action::TakeDeck, &mut |_: &mut [City]| {})?;
//!
//! let (drawer, other) = (Seat::new(0), Seat::new(1));
//! let seen_by = |viewer| game.view(viewer).seat(drawer.expect("seat 0")).hand;
//! assert!(matches!(seen_by(drawer), HandView::Open(cards) if cards.contains(City::Budweis)));
//! assert!(matches!(seen_by(other), HandView::Hidden { unknown: 1, .. }));
//!
//! let imagined = game.view(other).redeal(&mut |unseen: &mut [City]| unseen.reverse());
//! assert_eq!(imagined.view(other), game.view(other));
//! # Ok::<(), posthorn_rules::Refusal>(())
//! ```
//!
//! # The way through the crate
//!
//! [`City`], [`Region`] and the roads are the board; [`Cards`], [`Market`], [`Route`], [`Tiles`] what
//! lies on the table; [`Action`] what a player can do; [`Turn`] and [`Holdings`] what decides whether
//! it is legal; [`Game`] plays; [`History`] remembers, undoes and writes a [`Record`]; [`Event`]s tell.
//! With the feature `serde` everything that other programs exchange has its JSON form.

#![warn(missing_docs)]

mod city;
mod city_set;
mod board;
mod seat;
mod dealer;
mod recorded_shuffles;
mod cards;
mod piles;
mod market;
mod action;
mod route;
mod carriage;
mod supply;
mod options;
mod rule;
mod turn;
mod check;
mod offices;
mod legal;
mod game;
mod closing;
mod setup;
mod position_fault;
mod position;
mod score;
mod view;
mod events;
mod history;
mod notation;
mod record;
mod perft;
#[cfg(feature = "serde")]
mod strict;
#[cfg(feature = "serde")]
pub mod json;

pub use action::{Action, End, Official};
pub use board::{ROADS, Region};
pub use cards::{COPIES_OF_EACH_CITY, Cards, DECK_SIZE, HAND_AFTER_CLOSING};
pub use carriage::Carriage;
pub use city::City;
pub use city_set::{CityIter, CitySet};
pub use dealer::{Dealer, shuffle_with};
pub use events::{Event, events};
pub use game::{Game, LAST_ROUND};
pub use history::{Applied, History};
pub use legal::LegalActions;
pub use market::{MARKET_SIZE, Market, Slot};
pub use notation::NotationError;
pub use options::{AllRegions, FinalRound, LengthFallback, Options, TileValues};
pub use perft::perft;
pub use position::{Position, SeatPosition};
pub use position_fault::PositionFault;
pub use record::{Record, RecordFault, RecordPlayer};
pub use recorded_shuffles::{RecordedShuffles, ShuffleFault};
pub use route::{MINIMUM_ROUTE, Route};
pub use rule::{Reason, Refusal, Rule};
pub use score::{Score, Standing};
pub use seat::{BySeat, Seat};
pub use setup::{Setup, SetupFault};
pub use supply::{OFFICES_PER_PLAYER, Pile, Tile, TilePiles, Tiles};
pub use turn::{Holdings, Phase, Turn};
pub use view::{GameView, HandView, SeatView, TilesView};
