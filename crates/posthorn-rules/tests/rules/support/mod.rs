//! What the tests of the rules share: tables laid out by hand, a small generator, players with habits.

#![allow(unreachable_pub)]

pub mod map;
pub mod naive;
pub mod players;

use posthorn_rules::*;

/// SplitMix64: the rules bring no chance of their own, so the tests do.
pub struct Chance(u64);

impl Chance {
    pub fn new(seed: u64) -> Chance {
        Chance(seed)
    }

    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ z >> 31
    }

    pub fn below(&mut self, n: usize) -> usize {
        ((self.next() as u128 * n as u128) >> 64) as usize
    }

    pub fn percent(&mut self, n: usize) -> bool {
        self.below(100) < n
    }
}

impl Dealer for Chance {
    fn shuffle(&mut self, cards: &mut [City]) {
        shuffle_with(cards, |n| self.below(n));
    }
}

/// A dealer that leaves the cards in their order, so that a test can say what comes next.
pub fn in_order(_: &mut [City]) {}

/// A dealer for actions that must not shuffle.
pub fn no_shuffle(cards: &mut [City]) {
    panic!("{} cards were shuffled", cards.len());
}

pub fn seat(number: usize) -> Seat {
    Seat::new(number).expect("four seats at most")
}

/// A seat's highest carriage, 0 for none.
pub fn carriage_of(game: &Game, number: usize) -> u8 {
    game.holdings(seat(number)).carriage.map_or(0, Carriage::value)
}

/// Cities by name, in one string.
pub fn cities(names: &str) -> Vec<City> {
    let city = |name| City::from_name(name).unwrap_or_else(|| panic!("{name} is no city"));
    names.split_whitespace().map(city).collect()
}

pub fn set(names: &str) -> CitySet {
    cities(names).into_iter().collect()
}

pub fn action(line: &str) -> Action {
    line.parse().unwrap_or_else(|error| panic!("{line}: {error}"))
}

/// Does an action given as a line; a reshuffle keeps the order.
#[track_caller]
pub fn does(game: &mut Game, line: &str) {
    if let Err(refusal) = game.apply(action(line), &mut in_order) {
        panic!("“{line}” was refused: {refusal}");
    }
}

/// Asserts that an action is refused for this reason, is not listed, and leaves the game alone.
#[track_caller]
pub fn refused(game: &Game, line: &str, reason: Reason) {
    let action = action(line);
    let mut after = *game;
    assert_eq!(after.apply(action, &mut in_order), Err(Refusal { action, reason }), "{line}");
    assert_eq!(after, *game, "a refused action changed the game");
    assert!(!game.legal_actions().contains(&action), "“{line}” is refused but listed");
}

/// The legal actions as sorted lines.
pub fn listed(game: &Game) -> Vec<String> {
    let mut lines: Vec<String> = game.legal_actions().iter().map(ToString::to_string).collect();
    lines.sort_unstable();
    lines
}

/// The legal actions that begin with a word.
pub fn listed_with(game: &Game, verb: &str) -> Vec<String> {
    listed(game).into_iter().filter(|line| line.split(' ').next() == Some(verb)).collect()
}

pub fn hand(game: &Game, number: usize) -> Vec<City> {
    game.holdings(seat(number)).hand.iter().collect()
}

pub fn route(game: &Game, number: usize) -> Vec<City> {
    game.holdings(seat(number)).route.iter().collect()
}

/// A seat's tiles as `pile value`, in the order taken.
pub fn tiles(game: &Game, number: usize) -> Vec<String> {
    let line = |tile: Tile| format!("{} {}", tile.pile.name(), tile.value);
    game.holdings(seat(number)).tiles.iter().map(line).collect()
}

pub fn shuffled_setup(players: usize, first: usize, options: Options, chance: &mut Chance) -> Setup {
    let mut deck = Setup::sorted_deck();
    chance.shuffle(&mut deck);
    Setup { players, first, options, deck }
}

/// The presets, and Classic with open tiles: every value of every option occurs.
pub fn all_options() -> Vec<(&'static str, Options)> {
    let open = Options { tile_values: TileValues::Open, ..Options::CLASSIC };
    Options::PRESETS.into_iter().chain([("Open tiles", open)]).collect()
}

/// A table laid out by hand. What is not said is: seat 0 of the second round is about to draw.
#[derive(Clone)]
pub struct Table {
    position: Position,
    market: Option<[Option<City>; MARKET_SIZE]>,
    rest_to: Option<usize>,
}

pub fn table(players: usize) -> Table {
    Table {
        position: Position {
            seats: vec![SeatPosition::default(); players],
            first: 0,
            options: Options::CLASSIC,
            turn_seat: 0,
            round: 2,
            phase: Phase::Draw,
            official_used: None,
            drawn: 0,
            played: 0,
            started_empty: false,
            market: [None; MARKET_SIZE],
            deck: Vec::new(),
            discard: Vec::new(),
            ended_by: None,
        },
        market: None,
        rest_to: None,
    }
}

impl Table {
    fn with(mut self, change: impl FnOnce(&mut Position)) -> Table {
        change(&mut self.position);
        self
    }

    pub fn hand(self, seat: usize, names: &str) -> Table {
        self.with(|position| position.seats[seat].hand = cities(names))
    }

    /// The cards of the hand that everybody saw being taken.
    pub fn known(self, seat: usize, names: &str) -> Table {
        self.with(|position| position.seats[seat].known = cities(names))
    }

    pub fn route(self, seat: usize, names: &str) -> Table {
        self.with(|position| position.seats[seat].route = cities(names))
    }

    pub fn offices(self, seat: usize, names: &str) -> Table {
        self.with(|position| position.seats[seat].offices = set(names).iter().collect())
    }

    /// Offices in all cities but these.
    pub fn offices_but(self, seat: usize, names: &str) -> Table {
        let but = set(names);
        self.with(|position| position.seats[seat].offices = CitySet::ALL.minus(but).iter().collect())
    }

    pub fn carriage(self, seat: usize, value: u8) -> Table {
        self.with(|position| position.seats[seat].carriage = Carriage::new(value))
    }

    /// Tiles from the top of a pile.
    pub fn took(self, seat: usize, pile: Pile, count: usize) -> Table {
        self.with(|position| {
            let gone = position.seats.iter().flat_map(|seat| &seat.tiles);
            let gone = gone.filter(|tile| tile.pile == pile).count();
            let values = &pile.values()[gone..gone + count];
            position.seats[seat].tiles.extend(values.iter().map(|&value| Tile { pile, value }));
        })
    }

    /// The open cards; `-` is a gap.
    pub fn market(mut self, names: &str) -> Table {
        let mut places = names.split_whitespace().map(City::from_name);
        self.market = Some(std::array::from_fn(|_| places.next().expect("six places")));
        self
    }

    /// The top of the deck. The rest lies below, unless it is given to a seat.
    pub fn deck(self, names: &str) -> Table {
        self.with(|position| position.deck = cities(names))
    }

    pub fn discards(self, names: &str) -> Table {
        self.with(|position| position.discard = cities(names))
    }

    /// All cards not mentioned are in this seat's hand.
    pub fn rest_to(mut self, seat: usize) -> Table {
        self.rest_to = Some(seat);
        self
    }

    pub fn turn_of(self, seat: usize) -> Table {
        self.with(|position| position.turn_seat = seat)
    }

    pub fn first(self, seat: usize) -> Table {
        self.with(|position| position.first = seat)
    }

    pub fn round(self, round: u16) -> Table {
        self.with(|position| position.round = round)
    }

    pub fn options(self, options: Options) -> Table {
        self.with(|position| position.options = options)
    }

    pub fn official(self, official: Official) -> Table {
        self.with(|position| position.official_used = Some(official))
    }

    /// The end was triggered by this seat, which holds the tile for it.
    pub fn ended_by(self, seat: usize) -> Table {
        self.took(seat, Pile::EndOfGame, 1).with(|position| position.ended_by = Some(seat))
    }

    /// One card was taken in this turn.
    pub fn playing(self) -> Table {
        self.with(|position| (position.phase, position.drawn) = (Phase::Play, 1))
    }

    /// One card was taken and one played in this turn.
    pub fn closing(self) -> Table {
        self.with(|position| {
            (position.phase, position.drawn, position.played) = (Phase::Close, 1, 1);
        })
    }

    /// Two cards were taken, because the hand was empty, and one played.
    pub fn closing_after_empty_hand(self) -> Table {
        self.closing().official(Official::Postmaster).with(|position| {
            (position.drawn, position.started_empty) = (2, true);
        })
    }

    /// The Postmaster has helped.
    pub fn taken_twice(self) -> Table {
        self.official(Official::Postmaster).with(|position| position.drawn = 2)
    }

    /// The postal carrier has helped.
    pub fn played_twice(self) -> Table {
        self.official(Official::PostalCarrier).with(|position| position.played = 2)
    }

    pub fn over(self) -> Table {
        self.closing().with(|position| position.phase = Phase::Over)
    }

    pub fn position(self) -> Position {
        let Table { mut position, market, rest_to } = self;
        let mut rest = Setup::sorted_deck();
        // One copy of each city after the other, so that the fill cards differ.
        rest = (0..COPIES_OF_EACH_CITY)
            .flat_map(|copy| rest.iter().skip(copy).step_by(COPIES_OF_EACH_CITY).copied())
            .collect();
        let mut take = |city: City| {
            let place = rest.iter().position(|&card| card == city);
            rest.remove(place.unwrap_or_else(|| panic!("a fourth {city}")));
        };
        for own in &position.seats {
            own.hand.iter().chain(&own.route).for_each(|&city| take(city));
        }
        position.deck.iter().chain(&position.discard).for_each(|&city| take(city));
        market.iter().flatten().flatten().for_each(|&city| take(city));
        position.market = market.unwrap_or_else(|| std::array::from_fn(|_| Some(rest.remove(0))));
        match rest_to {
            Some(seat) => position.seats[seat].hand.append(&mut rest),
            None => position.deck.append(&mut rest),
        }
        position.seats.iter_mut().for_each(|own| own.hand.sort_unstable());
        if position.phase == Phase::Draw && position.drawn == 0 {
            position.started_empty = position.seats[position.turn_seat].hand.is_empty();
        }
        position
    }

    #[track_caller]
    pub fn game(self) -> Game {
        self.position().check().unwrap_or_else(|faults| panic!("no such position: {faults:?}"))
    }
}
