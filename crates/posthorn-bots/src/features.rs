//! What the network looks at: the bits of [`feature_layout`](crate::feature_layout), filled in for a position from
//! one seat's side. Nothing here depends on what that seat cannot know.

use crate::feature_layout::{self as layout, COMMON_WORDS, MAX_WORDS, SEAT_WORDS};
use posthorn_rules::{
    Action, AllRegions, Cards, Carriage, City, CitySet, End, FinalRound, Game, Holdings, LengthFallback,
    MINIMUM_ROUTE, Official, Phase, Pile, Region, Route, Seat,
};

/// The bits of a position.
pub(crate) type Features = [u64; MAX_WORDS];

/// The cards a seat has not seen: the same for all positions of one decision, so they are counted once.
#[derive(Clone, Copy, Debug)]
pub(crate) struct UnseenCards {
    pub(crate) seat: Seat,
    pub(crate) cards: Cards,
}

impl UnseenCards {
    /// The cards in the deck and those that others drew from it.
    pub(crate) fn new(game: &Game, seat: Seat) -> UnseenCards {
        let mut cards: Cards = game.deck().iter().copied().collect();
        for other in game.seats().filter(|&other| other != seat) {
            let own = game.holdings(other);
            let mut hidden = own.hand;
            own.known.iter().for_each(|city| hidden.remove(city));
            hidden.iter().for_each(|city| cards.add(city));
        }
        UnseenCards { seat, cards }
    }
}

/// The bits of a position for the seat of `unseen`. `blind` says that a card from the deck is on its way into
/// the hand.
#[inline]
pub(crate) fn features(game: &Game, unseen: &UnseenCards, blind: bool) -> Features {
    let mut words = [0; MAX_WORDS];
    let position = Position::new(game, unseen, blind);
    let me = unseen.seat;
    let own_total = game.score(me).total;
    let mut best_other = i32::MIN;
    for (place, seat) in me.clockwise(game.players()).enumerate() {
        let mut block = position.seat_block(seat);
        if seat != me {
            let total = game.score(seat).total;
            best_other = best_other.max(total);
            set_lead(&mut block, own_total - total);
        }
        words[seat_words(place)].copy_from_slice(&block);
    }
    set_lead(&mut words[seat_words(0)], own_total - best_other);
    words[common_words(game.players())].copy_from_slice(&position.common_block());
    words
}

/// The bits of the position after an action of the seat, given those before it. Taking and playing cards
/// change nothing at the other seats but which cards of the market fit their routes.
#[inline]
pub(crate) fn features_after(
    before: &Features,
    after: &Game,
    unseen: &UnseenCards,
    action: Action,
) -> Features {
    let blind = action == Action::TakeDeck;
    let quick = matches!(action, Action::TakeMarket(_) | Action::TakeDeck | Action::Play { .. });
    if !quick {
        return features(after, unseen, blind);
    }
    let mut words = *before;
    let players = after.players();
    let position = Position::new(after, unseen, blind);
    let mut own = position.seat_block(unseen.seat);
    layout::LEAD.set(&mut own, layout::LEAD.get(&before[seat_words(0)]));
    words[seat_words(0)].copy_from_slice(&own);
    if matches!(action, Action::TakeMarket(_)) {
        for (place, seat) in unseen.seat.clockwise(players).enumerate().skip(1) {
            let block = &mut words[seat_words(place)];
            layout::FITTING_MARKET.clear(block);
            position.set_fitting_market(block, &after.holdings(seat).route);
        }
    }
    words[common_words(players)].copy_from_slice(&position.common_block());
    words
}

/// The words of the seat that sits so many places after the first block's.
#[inline(always)]
const fn seat_words(place: usize) -> std::ops::Range<usize> {
    place * SEAT_WORDS..(place + 1) * SEAT_WORDS
}

#[inline(always)]
const fn common_words(players: usize) -> std::ops::Range<usize> {
    players * SEAT_WORDS..players * SEAT_WORDS + COMMON_WORDS
}

/// Leads beyond this many points are all alike.
const LARGEST_LEAD: i32 = 15;

fn set_lead(block: &mut [u64], lead: i32) {
    let steps = (lead.clamp(-LARGEST_LEAD, LARGEST_LEAD) + LARGEST_LEAD) / 2;
    layout::LEAD.set_one(block, steps as usize);
}

fn city_bits(cities: CitySet) -> u64 {
    u64::from(cities.bits())
}

/// A position as one seat looks at it.
struct Position<'a> {
    game: &'a Game,
    unseen: &'a UnseenCards,
    market: Cards,
    blind: bool,
}

impl<'a> Position<'a> {
    #[inline(always)]
    fn new(game: &'a Game, unseen: &'a UnseenCards, blind: bool) -> Position<'a> {
        let market = game.market().cards().iter().flatten().copied().collect();
        Position { game, unseen, market, blind }
    }

    /// The block of a seat, but for the lead.
    #[inline]
    fn seat_block(&self, seat: Seat) -> [u64; SEAT_WORDS] {
        let mut words = [0; SEAT_WORDS];
        let block = &mut words;
        let mine = seat == self.unseen.seat;
        let own = self.game.holdings(seat);
        let cards = if mine { &own.hand } else { &own.known };
        let route = &own.route;
        let open = open_cities(route);
        self.set_possessions(block, own);

        let ends = match (route.end(End::Left), route.end(End::Right)) {
            (Some(left), Some(right)) => CitySet::single(left).with(right),
            _ => CitySet::EMPTY,
        };
        layout::ROUTE.set(block, city_bits(route.cities()));
        layout::ROUTE_ENDS.set(block, city_bits(ends));
        layout::ROUTE_LENGTH.set_up_to_last(block, route.len());
        layout::CLOSABLE.set_flag(block, route.len() >= MINIMUM_ROUTE);
        layout::NEW_ON_ROUTE.set(block, city_bits(route.cities().minus(own.offices)));

        layout::CARDS.set(block, city_bits(cards.cities()));
        layout::DOUBLE_CARDS.set(block, city_bits(cards.cities_with(2)));
        layout::NEW_IN_CARDS.set(block, city_bits(cards.cities().minus(own.offices)));
        let hand_size = own.hand.len() + usize::from(mine && self.blind);
        layout::HAND_SIZE.set_up_to_last(block, hand_size);
        layout::FITTING_CARDS.set_up_to_last(block, cards.cities().intersection(open).len());
        layout::EXTENSION.set_one(block, if mine { longest_extension(route, cards) } else { 0 });

        self.set_fitting_market(block, route);
        let copies = [1, 2, 3].map(|n| self.unseen.cards.cities_with(n).intersection(open).len());
        layout::FITTING_UNSEEN.set_one(block, fitting_unseen_case(copies.iter().sum()));
        layout::SHORT_OF_CARRIAGE.set_one(block, short_of_carriage_case(own));
        let last_is_next = own.carriage == Some(Carriage::Six);
        layout::LAST_CARRIAGE_NEAR.set_flag(block, last_is_next && route.len() >= ROUTE_FOR_LAST_CARRIAGE);

        let (spread, group) = new_offices(route.cities().minus(own.offices));
        layout::OFFICES_SPREAD.set_up_to_last(block, spread);
        layout::OFFICES_IN_ONE_REGION.set_up_to_last(block, group);
        layout::LAST_OFFICES_NEAR.set_flag(block, own.offices_left() <= spread.max(group));
        self.set_tiles_in_reach(block, own, cards);
        let with_cards = route.cities().union(cards.cities()).minus(own.offices);
        let (spread, group) = new_offices(with_cards);
        layout::OFFICES_WITH_CARDS.set_up_to_last(block, spread.max(group));
        words
    }

    /// What the seat has for good: offices, carriage and tiles, and what it lacks for more tiles.
    #[inline(always)]
    fn set_possessions(&self, block: &mut [u64; SEAT_WORDS], own: &Holdings) {
        layout::OFFICES.set(block, city_bits(own.offices));
        layout::OFFICES_LEFT.set_one(block, own.offices_left());
        // No carriage, then carriages 3 to 7.
        layout::CARRIAGE.set_one(block, own.carriage.map_or(0, |carriage| usize::from(carriage.value()) - 2));
        let mut taken = 0;
        for (place, pile) in Pile::REGIONS.into_iter().chain([Pile::AllRegions, Pile::EndOfGame]).enumerate()
        {
            taken |= u64::from(own.tiles.has(pile)) << place;
        }
        layout::TILES_TAKEN.set(block, taken);
        layout::TILE_POINTS.set_up_to_last(block, own.tiles.points().into());
        let missing = |pile: Pile| pile.cities().minus(own.offices).len();
        layout::MISSING_BADEN.set_one(block, missing(Pile::Baden));
        layout::MISSING_BAIERN.set_one(block, missing(Pile::Baiern));
        layout::MISSING_BOEHMEN_SALZBURG.set_one(block, missing(Pile::BoehmenSalzburg));
        layout::MISSING_SCHWEIZ_TYROL.set_one(block, missing(Pile::SchweizTyrol));
        layout::MISSING_WUERTTEMBERG_HOHENZOLLERN.set_one(block, missing(Pile::WuerttembergHohenzollern));
        layout::MISSING_REGIONS.set_one(block, regions_missing(own, self.game.options().all_regions));
    }

    #[inline(always)]
    fn set_fitting_market(&self, block: &mut [u64], route: &Route) {
        let fitting = self.market.cities().intersection(open_cities(route)).len();
        layout::FITTING_MARKET.set_up_to_last(block, fitting);
    }

    /// The region tiles that closing the route would earn, now or with the cards played.
    #[inline(always)]
    fn set_tiles_in_reach(&self, block: &mut [u64; SEAT_WORDS], own: &Holdings, cards: &Cards) {
        let route = own.route.cities();
        let with_cards = route.union(cards.cities());
        let (mut by_route, mut by_cards) = (0, 0);
        for (place, pile) in Pile::REGIONS.into_iter().enumerate() {
            let missing = pile.cities().minus(own.offices);
            let open = !missing.is_empty() && self.game.tiles().top(pile).is_some();
            by_route |= u64::from(open && route.contains_all(missing)) << place;
            by_cards |= u64::from(open && with_cards.contains_all(missing)) << place;
        }
        layout::COMPLETED_BY_ROUTE.set(block, by_route);
        layout::COMPLETED_WITH_CARDS.set(block, by_cards);
    }

    /// What is the same for all seats.
    #[inline]
    fn common_block(&self) -> [u64; COMMON_WORDS] {
        let mut words = [0; COMMON_WORDS];
        let block = &mut words;
        let game = self.game;
        let turn = game.turn();
        layout::MARKET_CITIES.set(block, city_bits(self.market.cities()));
        layout::MARKET_DOUBLES.set(block, city_bits(self.market.cities_with(2)));
        layout::PHASE.set_one(block, phase_case(turn.phase));
        layout::OFFICIAL.set_one(block, official_case(turn.official));
        layout::DRAWN.set_up_to_last(block, turn.drawn.into());
        layout::PLAYED.set_up_to_last(block, turn.played.into());
        layout::BLIND_CARD.set_flag(block, self.blind);
        layout::END_TRIGGERED.set_flag(block, game.ended_by().is_some());

        let unseen = &self.unseen.cards;
        layout::UNSEEN.set(block, city_bits(unseen.cities()));
        layout::UNSEEN_DOUBLES.set(block, city_bits(unseen.cities_with(2)));
        layout::UNSEEN_TRIPLES.set(block, city_bits(unseen.cities_with(3)));

        let players = game.players();
        let turns_away = |seat: Seat| (seat.index() + players - self.unseen.seat.index()) % players;
        layout::SEAT_TO_MOVE.set_one(block, turns_away(turn.seat));
        layout::FIRST_SEAT.set_one(block, turns_away(game.first()));
        let options = game.options();
        layout::EVERY_REGION.set_flag(block, options.all_regions == AllRegions::EveryRegion);
        layout::SEVEN_PLUS.set_flag(block, options.length_fallback == LengthFallback::SevenPlus);
        layout::ONE_MORE_EACH.set_flag(block, options.final_round == FinalRound::OneMoreEach);

        let (mut left, mut at) = (0, 0);
        for pile in Pile::ALL.into_iter().filter(|&pile| pile != Pile::EndOfGame) {
            left |= lowest_bits(game.tiles().values(pile).len()) << at;
            at += pile.values().len();
        }
        layout::TILES_LEFT.set(block, left);
        let level = usize::from(game.round() / ROUNDS_A_LEVEL).min(layout::ROUNDS.width());
        layout::ROUNDS.set(block, lowest_bits(level));
        words
    }
}

/// With the Cartwright's help a route may be two cards shorter than its carriage.
const ROUTE_FOR_LAST_CARRIAGE: usize = Carriage::LAST.value() as usize - 2;
/// Rounds are told apart no finer than this.
const ROUNDS_A_LEVEL: u16 = 3;

const fn lowest_bits(count: usize) -> u64 {
    (1 << count) - 1
}

/// Which case of [`layout::FITTING_UNSEEN`] so many cards are.
fn fitting_unseen_case(cards: usize) -> usize {
    match cards {
        0 => 0,
        1..=2 => 1,
        3..=4 => 2,
        5..=7 => 3,
        8..=11 => 4,
        _ => 5,
    }
}

/// Which case of [`layout::SHORT_OF_CARRIAGE`] a seat is.
fn short_of_carriage_case(own: &Holdings) -> usize {
    const NO_NEXT: usize = 5;
    Carriage::next_after(own.carriage)
        .map_or(NO_NEXT, |next| usize::from(next.value()).saturating_sub(own.route.len()).min(NO_NEXT - 1))
}

/// Which case of [`layout::PHASE`] a phase is.
const fn phase_case(phase: Phase) -> usize {
    match phase {
        Phase::Draw => 0,
        Phase::Play => 1,
        Phase::Close => 2,
        Phase::Keep | Phase::Over => 3,
    }
}

/// Which case of [`layout::OFFICIAL`] an official is.
const fn official_case(official: Option<Official>) -> usize {
    match official {
        None => 0,
        Some(Official::Postmaster) => 1,
        Some(Official::Administrator) => 2,
        Some(Official::PostalCarrier) => 3,
        Some(Official::Cartwright) => 4,
    }
}

/// The cities a route could go on to; none without a route.
fn open_cities(route: &Route) -> CitySet {
    if route.is_empty() { CitySet::EMPTY } else { route.open_at(End::Left).union(route.open_at(End::Right)) }
}

/// How many regions still lack an office for the all-regions tile.
pub(crate) fn regions_missing(own: &Holdings, option: AllRegions) -> usize {
    Region::ALL
        .into_iter()
        .filter(|&region| {
            own.offices.intersection(region.cities()).is_empty()
                && !(region == Region::Baiern && option == AllRegions::OutsideBaiern)
        })
        .count()
}

/// The most offices a closing can place: one in each region, and all in a single one.
#[inline]
pub(crate) fn new_offices(candidates: CitySet) -> (usize, usize) {
    let (mut spread, mut group) = (0, 0);
    for region in Region::ALL {
        let n = candidates.intersection(region.cities()).len();
        spread += usize::from(n > 0);
        group = group.max(n);
    }
    (spread, group)
}

/// How many of the cards can be added to the route one after the other, at most five.
#[inline]
pub(crate) fn longest_extension(route: &Route, cards: &Cards) -> usize {
    let free = cards.cities().minus(route.cities());
    let (Some(left), Some(right)) = (route.end(End::Left), route.end(End::Right)) else {
        return 0;
    };
    extend(left, right, free, 5)
}

fn extend(left: City, right: City, free: CitySet, deepest: usize) -> usize {
    let mut longest = 0;
    for (end, other) in [(left, right), (right, left)] {
        for city in end.neighbours().intersection(free) {
            if longest == deepest {
                return longest;
            }
            longest = longest.max(1 + extend(city, other, free.without(city), deepest - 1));
        }
        if left == right {
            break;
        }
    }
    longest
}
