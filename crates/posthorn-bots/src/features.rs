//! What the network looks at: a row of yes-or-no questions about a position, from one seat's side.
//!
//! Each seat has a block of words, the seat to be valued first and the others in turn order; three
//! words are common. Nothing here depends on what that seat cannot know.

use posthorn_rules::{
    Action, AllRegions, Cards, City, CitySet, FinalRound, Game, Holdings, LAST_CARRIAGE, LengthFallback,
    Official, Phase, Pile, Region, Route, Seat, next_carriage,
};

/// Words for each seat.
pub(crate) const SEAT_WORDS: usize = 6;
const COMMON_WORDS: usize = 3;

/// Words for the largest table.
pub(crate) const MAX_WORDS: usize = SEAT_WORDS * Seat::MAX + COMMON_WORDS;

/// Words used for so many players.
pub(crate) const fn words(players: usize) -> usize {
    SEAT_WORDS * players + COMMON_WORDS
}

/// The answers, a bit each.
pub(crate) type Features = [u64; MAX_WORDS];

/// What a seat can reckon once for all positions of one decision: the cards it cannot place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sight {
    pub(crate) seat: Seat,
    pub(crate) unseen: Cards,
}

impl Sight {
    /// The cards in the deck and those that others drew from it.
    pub(crate) fn new(game: &Game, seat: Seat) -> Sight {
        let mut unseen: Cards = game.deck().iter().copied().collect();
        for other in game.seats().filter(|&other| other != seat) {
            let own = game.holdings(other);
            let mut hidden = own.hand;
            own.known.iter().for_each(|city| hidden.remove(city));
            hidden.iter().for_each(|city| unseen.add(city));
        }
        Sight { seat, unseen }
    }
}

/// Looks at a position. `blind` says that a card from the deck is on its way into the hand.
#[inline]
pub(crate) fn features(game: &Game, sight: &Sight, blind: bool) -> Features {
    let mut words = [0; MAX_WORDS];
    let players = game.players();
    let market: Cards = game.market().cards().iter().flatten().copied().collect();
    let me = sight.seat;
    let own_total = game.score(me).total;
    let mut best_other = i32::MIN;
    for (place, seat) in me.clockwise(players).enumerate() {
        let total = game.score(seat).total;
        if seat != me {
            best_other = best_other.max(total);
        }
        let lead = if seat == me { 0 } else { own_total - total };
        let block = &mut words[place * SEAT_WORDS..][..SEAT_WORDS];
        seat_block(block, game, seat, seat == me, blind, lead, &market, &sight.unseen);
    }
    words[4] |= lead_bucket(own_total - best_other) << LEAD;
    let common = &mut words[players * SEAT_WORDS..][..COMMON_WORDS];
    common_block(common, game, sight, &market, blind);
    words
}

/// Looks at the position after an action of the seat, given what it saw before. Taking and playing cards
/// change nothing at the other seats but what the market has for them.
#[inline]
pub(crate) fn features_after(seen: &Features, after: &Game, sight: &Sight, action: Action) -> Features {
    let blind = action == Action::TakeDeck;
    let quick = matches!(action, Action::TakeMarket(_) | Action::TakeDeck | Action::Play { .. });
    if !quick {
        return features(after, sight, blind);
    }
    let mut words = *seen;
    let players = after.players();
    let market: Cards = after.market().cards().iter().flatten().copied().collect();
    let lead = seen[4] & LEAD_BITS;
    seat_block(&mut words[..SEAT_WORDS], after, sight.seat, true, blind, 0, &market, &sight.unseen);
    words[4] = words[4] & !LEAD_BITS | lead;
    if matches!(action, Action::TakeMarket(_)) {
        for (place, seat) in sight.seat.clockwise(players).enumerate().skip(1) {
            let fits = market_fits(&after.holdings(seat).route, &market);
            let word = &mut words[place * SEAT_WORDS + 4];
            *word = *word & !(0b11111 << MARKET_FITS) | 1 << (MARKET_FITS + fits);
        }
    }
    let common = &mut words[players * SEAT_WORDS..][..COMMON_WORDS];
    common_block(common, after, sight, &market, blind);
    words
}

/// How many cities of the market the route could go on to, at most four.
fn market_fits(route: &Route, market: &Cards) -> usize {
    if route.is_empty() {
        return 0;
    }
    let open = route.open_at(posthorn_rules::End::Left).union(route.open_at(posthorn_rules::End::Right));
    market.cities().intersection(open).len().min(4)
}

const MARKET_FITS: usize = 17;
const LEAD: usize = 38;
const LEAD_BITS: u64 = 0xffff << LEAD;

fn lead_bucket(lead: i32) -> u64 {
    1 << ((lead.clamp(-15, 15) + 15) / 2)
}

#[inline]
#[allow(clippy::too_many_arguments)]
fn seat_block(
    block: &mut [u64],
    game: &Game,
    seat: Seat,
    mine: bool,
    blind: bool,
    lead: i32,
    market: &Cards,
    unseen: &Cards,
) {
    let own = game.holdings(seat);
    let cards = if mine { &own.hand } else { &own.known };
    let route = &own.route;
    let bits = |set: CitySet| u64::from(set.bits());
    let ends = match (route.end(posthorn_rules::End::Left), route.end(posthorn_rules::End::Right)) {
        (Some(left), Some(right)) => CitySet::single(left).with(right),
        _ => CitySet::EMPTY,
    };

    let mut taken = 0;
    for (place, pile) in Pile::REGIONS.into_iter().chain([Pile::AllRegions, Pile::EndOfGame]).enumerate() {
        taken |= u64::from(own.tiles.has(pile)) << place;
    }
    let carriage = if own.carriage == 0 { 0 } else { own.carriage - 2 };
    block[0] = bits(own.offices) | bits(route.cities()) << 22 | 1 << (44 + carriage) | taken << 50;

    let hand_size = own.hand.len() + usize::from(mine && blind);
    let open = route.open_at(posthorn_rules::End::Left).union(route.open_at(posthorn_rules::End::Right));
    let fits = if route.is_empty() { 0 } else { cards.cities().intersection(open).len().min(3) };
    let reach = if mine { longest_extension(route, cards) } else { 0 };
    block[1] = bits(ends)
        | bits(cards.cities()) << 22
        | 1 << (44 + hand_size.min(9))
        | 1 << (54 + fits)
        | 1 << (58 + reach);

    block[2] = bits(cards.cities_with(2))
        | 1 << (22 + own.offices_left())
        | 1 << (43 + route.len().min(9))
        | u64::from(route.len() >= 3) << 53;

    let missing = |pile: Pile| pile.cities().minus(own.offices).len();
    let regions_missing = regions_missing(own, game.options().all_regions);
    block[3] = 1 << own.tiles.points().min(24)
        | 1 << (25 + missing(Pile::Baden))
        | 1 << (29 + missing(Pile::Baiern))
        | 1 << (38 + missing(Pile::BoehmenSalzburg))
        | 1 << (43 + missing(Pile::SchweizTyrol))
        | 1 << (47 + missing(Pile::WuerttembergHohenzollern))
        | 1 << (51 + regions_missing.min(9));

    let (spread, group) = new_offices(route.cities().minus(own.offices));
    let copies: usize = [1, 2, 3].map(|n| unseen.cities_with(n).intersection(open).len()).iter().sum();
    let copies = if route.is_empty() { 0 } else { [0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5][copies.min(12)] };
    let short =
        next_carriage(own.carriage).map_or(5, |next| (i32::from(next) - route.len() as i32).clamp(0, 4));
    block[4] = 1 << spread.min(7)
        | 1 << (8 + group.min(8))
        | 1 << (MARKET_FITS + market_fits(route, market))
        | 1 << (22 + copies)
        | 1 << (28 + short)
        | u64::from(own.carriage == LAST_CARRIAGE - 1 && route.len() >= 5) << 34
        | u64::from(own.offices_left() <= spread.max(group)) << 35;
    if !mine {
        block[4] |= lead_bucket(lead) << LEAD;
    }

    let fresh = CitySet::ALL.minus(own.offices);
    let mut in_reach = 0;
    for (place, pile) in Pile::REGIONS.into_iter().enumerate() {
        let missing = pile.cities().minus(own.offices);
        let open = !missing.is_empty() && game.tiles().top(pile).is_some();
        let near = route.cities().union(cards.cities());
        in_reach |= u64::from(open && route.cities().contains_all(missing)) << place;
        in_reach |= u64::from(open && near.contains_all(missing)) << (5 + place);
    }
    let (reachable_spread, reachable_group) =
        new_offices(route.cities().union(cards.cities()).intersection(fresh));
    block[5] = bits(route.cities().intersection(fresh))
        | bits(cards.cities().intersection(fresh)) << 22
        | in_reach << 44
        | 1 << (54 + reachable_spread.max(reachable_group).min(9));
}

#[inline]
fn common_block(common: &mut [u64], game: &Game, sight: &Sight, market: &Cards, blind: bool) {
    let bits = |set: CitySet| u64::from(set.bits());
    let turn = game.turn();
    let phase = match turn.phase {
        Phase::Draw => 0,
        Phase::Play => 1,
        Phase::Close => 2,
        Phase::Keep | Phase::Over => 3,
    };
    let official = match turn.official {
        None => 0,
        Some(Official::Postmaster) => 1,
        Some(Official::Administrator) => 2,
        Some(Official::PostalCarrier) => 3,
        Some(Official::Cartwright) => 4,
    };
    common[0] = bits(market.cities())
        | bits(market.cities_with(2)) << 22
        | 1 << (44 + phase)
        | 1 << (48 + official)
        | 1 << (53 + turn.drawn.min(2))
        | 1 << (56 + turn.played.min(2))
        | u64::from(blind) << 59
        | u64::from(game.ended_by().is_some()) << 60;

    let players = game.players();
    let relative = |seat: Seat| (seat.index() + players - sight.seat.index()) % players;
    let options = game.options();
    common[1] = bits(sight.unseen.cities())
        | bits(sight.unseen.cities_with(2)) << 22
        | 1 << (44 + relative(turn.seat))
        | 1 << (48 + relative(game.first()))
        | u64::from(options.all_regions == AllRegions::EveryRegion) << 52
        | u64::from(options.length_fallback == LengthFallback::SevenPlus) << 53
        | u64::from(options.final_round == FinalRound::OneMoreEach) << 54;

    let mut left = 0;
    let mut at = 0;
    for pile in Pile::ALL.into_iter().filter(|&pile| pile != Pile::EndOfGame) {
        let full = pile.values().len();
        left |= ((1 << game.tiles().values(pile).len()) - 1) << at;
        at += full;
    }
    let rounds = (1u64 << (game.round() / 3).min(12)) - 1;
    common[2] = bits(sight.unseen.cities_with(3)) | left << 22 | rounds << 51;
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

/// The most offices a closing can place: spread over the regions, and in a single one.
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

/// How many cards of the hand can be added one after the other, at most five.
#[inline]
pub(crate) fn longest_extension(route: &Route, cards: &Cards) -> usize {
    let free = cards.cities().minus(route.cities());
    let (Some(left), Some(right)) =
        (route.end(posthorn_rules::End::Left), route.end(posthorn_rules::End::Right))
    else {
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
