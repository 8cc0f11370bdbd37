//! The legal actions of the player to move: counted, picked by number, and listed.

use crate::action::{Action, End};
use crate::cards::Cards;
use crate::carriage::Carriage;
use crate::city::City;
use crate::city_set::{CitySet, NTH_BIT};
use crate::market::MARKET_SIZE;
use crate::market::Slot;
use crate::offices::OfficeChoices;
use crate::route::MINIMUM_ROUTE;
use crate::turn::{Mover, Phase};

/// The set of legal actions, in a fixed order, without repeats.
///
/// The set is not stored action by action: it knows how many there are and can write down any one
/// of them, so choosing at random costs the same whether there are five or twenty thousand.
///
/// ```
/// use posthorn_rules::{Action, Options, Setup};
///
/// let setup = Setup { players: 2, first: 0, options: Options::CLASSIC, deck: Setup::sorted_deck() };
/// let game = setup.start().expect("a good setup");
/// let legal = game.legal();
/// assert_eq!(legal.len(), 7); // six face-up cards or the deck
/// assert!(legal.iter().any(|action| action == Action::TakeDeck));
/// assert!(!legal.can_play() && !legal.can_close());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LegalActions(Kind);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    None,
    Draw(Draws),
    Play { draws: Draws, extensions: Extensions, restart: CitySet },
    Close { extensions: Extensions, offices: OfficeChoices, cartwright: bool },
    Keep(Cards),
}

impl LegalActions {
    /// No action: the game is over, or another seat moves.
    pub const NONE: LegalActions = LegalActions(Kind::None);

    #[inline(always)]
    pub(crate) fn of(mover: &Mover<'_>) -> LegalActions {
        let (turn, own) = (mover.turn, mover.own);
        let official_free = turn.official.is_none();
        LegalActions(match turn.phase {
            Phase::Draw => {
                let may_replace = turn.drawn == 0 && official_free && !turn.started_empty;
                Kind::Draw(Draws::new(mover, may_replace))
            }
            Phase::Play => Kind::Play {
                draws: if turn.drawn == 1 && official_free { Draws::new(mover, false) } else { Draws(0) },
                extensions: Extensions::of(mover),
                restart: if own.route.is_empty() { CitySet::EMPTY } else { own.hand.cities() },
            },
            Phase::Close => {
                let second = official_free && turn.played == 1;
                let extensions = if second { Extensions::of(mover) } else { Extensions::NONE };
                if own.route.len() < MINIMUM_ROUTE {
                    Kind::Close { extensions, offices: OfficeChoices::NONE, cartwright: false }
                } else {
                    Kind::Close {
                        extensions,
                        offices: OfficeChoices::new(
                            own.route.cities().minus(own.offices),
                            own.offices_left(),
                        ),
                        cartwright: official_free && cartwright_helps(own.carriage, own.route.len()),
                    }
                }
            }
            Phase::Keep => Kind::Keep(own.hand),
            Phase::Over => Kind::None,
        })
    }

    /// How many legal actions there are.
    #[inline(always)]
    pub fn len(&self) -> usize {
        let len = match &self.0 {
            Kind::None => 0,
            Kind::Draw(draws) => draws.len(),
            Kind::Play { draws, extensions, restart } => {
                draws.len() + extensions.len() + restart.len() as u32
            }
            Kind::Close { extensions, offices, cartwright } => {
                1 + extensions.len() + (offices.len() << u32::from(*cartwright))
            }
            Kind::Keep(hand) => keep_count(hand),
        };
        len as usize
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether a card of the hand can be played at an end of the route. Nothing is listed.
    pub fn can_play(&self) -> bool {
        self.extensions().len() > 0
    }

    /// Whether the route can be closed. Nothing is listed, where there may be thousands of ways.
    pub fn can_close(&self) -> bool {
        matches!(&self.0, Kind::Close { offices, .. } if offices.len() > 0)
    }

    /// Whether the route can be closed with the help of the Cartwright (G3). Nothing is listed.
    pub fn can_close_with_cartwright(&self) -> bool {
        matches!(&self.0, Kind::Close { offices, cartwright: true, .. } if offices.len() > 0)
    }

    /// The cards that can be played, each with the end it can be played at.
    pub fn plays(&self) -> impl Iterator<Item = (City, End)> + use<> {
        let Extensions { left, right } = self.extensions();
        let at = |cities: CitySet, end: End| cities.iter().map(move |city| (city, end));
        at(left, End::Left).chain(at(right, End::Right))
    }

    fn extensions(&self) -> Extensions {
        match &self.0 {
            Kind::Play { extensions, .. } | Kind::Close { extensions, .. } => *extensions,
            Kind::None | Kind::Draw(_) | Kind::Keep(_) => Extensions::NONE,
        }
    }

    /// The action with that number, counted from 0 in the order of the list.
    #[inline(always)]
    pub fn get(&self, index: usize) -> Option<Action> {
        let i = u32::try_from(index).ok()?;
        match &self.0 {
            Kind::None => None,
            Kind::Draw(draws) => draws.get(i),
            Kind::Play { draws, extensions, restart } => {
                let after_draws = i.wrapping_sub(draws.len());
                let after_extensions = after_draws.wrapping_sub(extensions.len());
                if i < draws.len() {
                    draws.get(i)
                } else if after_draws < extensions.len() {
                    Some(extensions.get(after_draws))
                } else {
                    ((after_extensions as usize) < restart.len())
                        .then(|| Action::Restart { city: restart.nth(after_extensions) })
                }
            }
            Kind::Close { extensions, offices, cartwright } => {
                if i == 0 {
                    return Some(Action::EndTurn);
                }
                let i = i - 1;
                if i < extensions.len() {
                    return Some(extensions.get(i));
                }
                let i = i - extensions.len();
                let helped = i >= offices.len();
                let set = if helped { i - offices.len() } else { i };
                (set < offices.len() && (!helped || *cartwright))
                    .then(|| Action::Close { offices: offices.get(set), cartwright: helped })
            }
            Kind::Keep(hand) => (i < keep_count(hand)).then(|| Action::Keep(keep_nth(hand, i))),
        }
    }

    /// Appends all legal actions to a list, in the order of [`LegalActions::get`].
    pub fn extend_into(&self, list: &mut Vec<Action>) {
        match &self.0 {
            Kind::None => {}
            Kind::Draw(draws) => draws.extend_into(list),
            Kind::Play { draws, extensions, restart } => {
                draws.extend_into(list);
                extensions.extend_into(list);
                list.extend(restart.iter().map(|city| Action::Restart { city }));
            }
            Kind::Close { extensions, offices, cartwright } => {
                list.push(Action::EndTurn);
                extensions.extend_into(list);
                if offices.len() > 0 {
                    list.reserve(self.len());
                    offices.for_each(|offices| list.push(Action::Close { offices, cartwright: false }));
                    if *cartwright {
                        offices.for_each(|offices| list.push(Action::Close { offices, cartwright: true }));
                    }
                }
            }
            Kind::Keep(hand) => {
                list.extend((0..keep_count(hand)).map(|i| Action::Keep(keep_nth(hand, i))));
            }
        }
    }

    /// The legal actions one after the other.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = Action> + '_ {
        (0..self.len()).map(|index| self.get(index).expect("the index is below the length"))
    }
}

/// Whether the Cartwright would give a carriage: the route is one or two cards short of it (G3).
#[inline]
pub(crate) fn cartwright_helps(carriage: Option<Carriage>, route: usize) -> bool {
    Carriage::next_after(carriage)
        .is_some_and(|next| (1..=2).contains(&(i32::from(next.value()) - route as i32)))
}

/// A bit for each place of the market with a card, then one for the deck and one for the Administrator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Draws(u8);

const DECK: u32 = MARKET_SIZE as u32;
const ADMINISTRATOR: u32 = DECK + 1;

impl Draws {
    #[inline]
    fn new(mover: &Mover<'_>, may_replace: bool) -> Draws {
        Draws(mover.market.open() | u8::from(mover.can_draw) << DECK | u8::from(may_replace) << ADMINISTRATOR)
    }

    #[inline]
    fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    fn get(self, n: u32) -> Option<Action> {
        (n < self.len()).then(|| Draws::action(NTH_BIT[self.0 as usize][n as usize % 8].into()))
    }

    #[inline]
    fn action(bit: u32) -> Action {
        match bit {
            DECK => Action::TakeDeck,
            ADMINISTRATOR => Action::Administrator,
            _ => Action::TakeMarket(Slot::masked(bit)),
        }
    }

    fn extend_into(self, list: &mut Vec<Action>) {
        let mut bits = self.0;
        while bits != 0 {
            list.push(Draws::action(bits.trailing_zeros()));
            bits &= bits - 1;
        }
    }
}

/// The cards of the hand that fit at the ends of the route.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Extensions {
    left: CitySet,
    right: CitySet,
}

impl Extensions {
    const NONE: Extensions = Extensions { left: CitySet::EMPTY, right: CitySet::EMPTY };

    #[inline]
    fn of(mover: &Mover<'_>) -> Extensions {
        let (hand, route) = (mover.own.hand.cities(), &mover.own.route);
        Extensions {
            left: route.open_at(End::Left).intersection(hand),
            right: route.open_at(End::Right).intersection(hand),
        }
    }

    #[inline]
    fn len(self) -> u32 {
        (self.left.len() + self.right.len()) as u32
    }

    #[inline]
    fn get(self, n: u32) -> Action {
        let left = self.left.len() as u32;
        let at_right = n >= left;
        let (set, n) = if at_right { (self.right, n - left) } else { (self.left, n) };
        Action::Play { city: set.nth(n), end: if at_right { End::Right } else { End::Left } }
    }

    fn extend_into(self, list: &mut Vec<Action>) {
        list.extend(self.left.iter().map(|city| Action::Play { city, end: End::Left }));
        list.extend(self.right.iter().map(|city| Action::Play { city, end: End::Right }));
    }
}

/// How many different ways there are to keep three cards of a hand (H2).
fn keep_count(hand: &Cards) -> u32 {
    let [one, two, three] = [1, 2, 3].map(|copies| hand.cities_with(copies).len() as u32);
    one * one.saturating_sub(1) * one.saturating_sub(2) / 6 + two * one.saturating_sub(1) + three
}

/// The `i`-th of them: three of a kind, then a pair and another, then three different ones.
fn keep_nth(hand: &Cards, mut i: u32) -> [City; 3] {
    let cities = hand.cities();
    let [one, two, three] = [1, 2, 3].map(|copies| hand.cities_with(copies).len() as u32);
    if i < three {
        return [hand.cities_with(3).nth(i); 3];
    }
    i -= three;
    if i < two * (one - 1) {
        let pair = hand.cities_with(2).nth(i / (one - 1));
        let other = cities.without(pair).nth(i % (one - 1));
        return if pair < other { [pair, pair, other] } else { [other, pair, pair] };
    }
    i -= two * (one - 1);
    let [low, middle, high] = TRIPLES[i as usize];
    [low, middle, high].map(|place| cities.nth(place.into()))
}

/// The triples of places in the order of their highest member, then the middle one, then the lowest:
/// those of the first n places come first, whatever n is.
static TRIPLES: [[u8; 3]; City::COUNT * (City::COUNT - 1) * (City::COUNT - 2) / 6] = {
    let mut triples = [[0; 3]; City::COUNT * (City::COUNT - 1) * (City::COUNT - 2) / 6];
    let (mut at, mut high) = (0, 2);
    while high < City::COUNT {
        let mut middle = 1;
        while middle < high {
            let mut low = 0;
            while low < middle {
                triples[at] = [low as u8, middle as u8, high as u8];
                at += 1;
                low += 1;
            }
            middle += 1;
        }
        high += 1;
    }
    triples
};
