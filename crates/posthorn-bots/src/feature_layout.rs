//! Where each input of the network lies: one table of named fields.
//!
//! The inputs of a position are bits, packed into words of 64. Each seat has a block of [`SEAT_WORDS`] words, the
//! seat whose side is taken first and the others in turn order; a block of [`COMMON_WORDS`] words follows.
//! The weights that ship with the program were trained with exactly these positions: moving a field makes them
//! worthless. `docs/features.md` is written from this table.

use posthorn_rules::{City, Seat};

/// Words in the block of a seat.
pub(crate) const SEAT_WORDS: usize = 6;
/// Words in the block that all seats share.
pub(crate) const COMMON_WORDS: usize = 3;
/// Bits in a word.
pub(crate) const WORD_BITS: usize = u64::BITS as usize;

/// Words for the largest table.
pub(crate) const MAX_WORDS: usize = words(Seat::MAX);

/// Words for a table of so many players.
pub(crate) const fn words(players: usize) -> usize {
    SEAT_WORDS * players + COMMON_WORDS
}

/// A run of bits in one word of a block.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Field {
    pub(crate) name: &'static str,
    /// The word within the block.
    pub(crate) word: usize,
    /// The first bit within the word.
    pub(crate) offset: usize,
    pub(crate) bits: Bits,
    /// What the field is about, for the document.
    pub(crate) meaning: &'static str,
}

/// What the bits of a field stand for, and with that, how many there are.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Bits {
    /// One bit: yes or no.
    Flag,
    /// A bit for each city, in alphabetical order.
    Cities,
    /// Exactly one bit is set: the number, from 0 to this one.
    Number(usize),
    /// Exactly one bit is set: the number, from 0 to this one, whose bit also stands for every larger number.
    NumberOrMore(usize),
    /// Exactly one bit is set, that of the case which applies.
    OneOf(&'static [&'static str]),
    /// A bit for each, set where it applies.
    Each(&'static [&'static str]),
    /// For each, as many of its bits are set as there are left, the lowest first.
    Left(&'static [(&'static str, usize)]),
    /// As many bits are set as the number, the lowest first; no more than this.
    Level(usize),
}

impl Bits {
    const fn width(self) -> usize {
        match self {
            Bits::Flag => 1,
            Bits::Cities => City::COUNT,
            Bits::Number(most) | Bits::NumberOrMore(most) => most + 1,
            Bits::OneOf(cases) | Bits::Each(cases) => cases.len(),
            Bits::Left(groups) => {
                let (mut width, mut at) = (0, 0);
                while at < groups.len() {
                    width += groups[at].1;
                    at += 1;
                }
                width
            }
            Bits::Level(most) => most,
        }
    }
}

impl Field {
    /// How many bits it has.
    pub(crate) const fn width(&self) -> usize {
        self.bits.width()
    }

    /// The bits of the word that belong to it.
    pub(crate) const fn mask(&self) -> u64 {
        (u64::MAX >> (WORD_BITS - self.width())) << self.offset
    }

    /// Sets its bits in a block to those given, lowest first.
    #[inline(always)]
    pub(crate) fn set(self, block: &mut [u64], bits: u64) {
        debug_assert!((bits << self.offset) & !self.mask() == 0, "{} has no such bit: {bits:b}", self.name);
        block[self.word] |= bits << self.offset;
    }

    /// Sets the one bit that stands for a number or a case.
    #[inline(always)]
    pub(crate) fn set_one(self, block: &mut [u64], number: usize) {
        self.set(block, 1 << number);
    }

    /// Sets the one bit that stands for a number, the last one for everything beyond it.
    #[inline(always)]
    pub(crate) fn set_up_to_last(self, block: &mut [u64], number: usize) {
        self.set_one(block, number.min(self.width() - 1));
    }

    /// Sets a flag.
    #[inline(always)]
    pub(crate) fn set_flag(self, block: &mut [u64], yes: bool) {
        self.set(block, u64::from(yes));
    }

    /// Clears its bits.
    #[inline(always)]
    pub(crate) fn clear(self, block: &mut [u64]) {
        block[self.word] &= !self.mask();
    }

    /// Its bits in a block, lowest first.
    #[inline(always)]
    pub(crate) fn get(self, block: &[u64]) -> u64 {
        (block[self.word] & self.mask()) >> self.offset
    }
}

/// Declares the fields of a block as constants, and the list of them.
macro_rules! fields {
    ($list:ident: $($name:ident @ $word:literal, $offset:literal: $bits:expr, $meaning:literal;)*) => {
        $(
            #[doc = $meaning]
            pub(crate) const $name: Field = Field {
                name: stringify!($name),
                word: $word,
                offset: $offset,
                bits: $bits,
                meaning: $meaning,
            };
        )*
        pub(crate) const $list: &[Field] = &[$($name),*];
    };
}

const REGION_TILES: &[&str] =
    &["Baden", "Baiern", "Böhmen and Salzburg", "Schweiz and Tyrol", "Württemberg and Hohenzollern"];

const TAKEN_TILES: &[&str] = &[
    "Baden",
    "Baiern",
    "Böhmen and Salzburg",
    "Schweiz and Tyrol",
    "Württemberg and Hohenzollern",
    "all regions",
    "end of the game",
];

const TILES_OF_PILE: &[(&str, usize)] = &[
    ("length 5", 2),
    ("length 6", 3),
    ("length 7", 4),
    ("Baden", 3),
    ("Baiern", 4),
    ("Böhmen and Salzburg", 3),
    ("Schweiz and Tyrol", 3),
    ("Württemberg and Hohenzollern", 3),
    ("all regions", 4),
];

const LEADS: &[&str] = &[
    "−14 or less",
    "−13 or −12",
    "−11 or −10",
    "−9 or −8",
    "−7 or −6",
    "−5 or −4",
    "−3 or −2",
    "−1 or 0",
    "1 or 2",
    "3 or 4",
    "5 or 6",
    "7 or 8",
    "9 or 10",
    "11 or 12",
    "13 or 14",
    "15 or more",
];

const TURNS_AWAY: &[&str] = &["this seat", "the next seat", "the one after it", "the last one of four"];

// “Cards” below are those that the seat holding the view can know of: all of its own hand, and of other hands
// those taken from the market.
fields! { SEAT_FIELDS:
    OFFICES @ 0, 0: Bits::Cities, "The cities with an office of the seat.";
    ROUTE @ 0, 22: Bits::Cities, "The cities of the route under way.";
    CARRIAGE @ 0, 44: Bits::OneOf(&["none", "3", "4", "5", "6", "7"]), "The highest carriage.";
    TILES_TAKEN @ 0, 50: Bits::Each(TAKEN_TILES), "The bonus tiles the seat has, but for those of length.";

    ROUTE_ENDS @ 1, 0: Bits::Cities, "The cities at the two ends of the route.";
    CARDS @ 1, 22: Bits::Cities, "The cities of the cards: one's own hand, or what is known of another one.";
    HAND_SIZE @ 1, 44: Bits::NumberOrMore(9),
        "How many cards are in hand, known or not; a card on its way from the deck counts.";
    FITTING_CARDS @ 1, 54: Bits::NumberOrMore(3),
        "How many cities of the cards could lengthen the route at once.";
    EXTENSION @ 1, 58: Bits::NumberOrMore(5),
        "How many cards of one's own hand can be added to the route one after the other; 0 for the others.";

    DOUBLE_CARDS @ 2, 0: Bits::Cities, "The cities of which there are two cards or more.";
    OFFICES_LEFT @ 2, 22: Bits::Number(20), "How many offices are not yet placed.";
    ROUTE_LENGTH @ 2, 43: Bits::NumberOrMore(9), "How long the route is.";
    CLOSABLE @ 2, 53: Bits::Flag, "The route is long enough to be closed.";

    TILE_POINTS @ 3, 0: Bits::NumberOrMore(24), "The points of the bonus tiles.";
    MISSING_BADEN @ 3, 25: Bits::Number(3), "How many offices are missing for the tile of Baden.";
    MISSING_BAIERN @ 3, 29: Bits::Number(8), "How many offices are missing for the tile of Baiern.";
    MISSING_BOEHMEN_SALZBURG @ 3, 38: Bits::Number(4),
        "How many offices are missing for the tile of Böhmen and Salzburg.";
    MISSING_SCHWEIZ_TYROL @ 3, 43: Bits::Number(3),
        "How many offices are missing for the tile of Schweiz and Tyrol.";
    MISSING_WUERTTEMBERG_HOHENZOLLERN @ 3, 47: Bits::Number(3),
        "How many offices are missing for the tile of Württemberg and Hohenzollern.";
    MISSING_REGIONS @ 3, 51: Bits::Number(9),
        "How many regions still lack an office for the tile of all regions.";

    OFFICES_SPREAD @ 4, 0: Bits::NumberOrMore(7),
        "How many offices closing now could place, one in each region.";
    OFFICES_IN_ONE_REGION @ 4, 8: Bits::NumberOrMore(8),
        "How many offices closing now could place in a single region.";
    FITTING_MARKET @ 4, 17: Bits::NumberOrMore(4),
        "How many cities of the market could lengthen the route at once; 0 without a route.";
    FITTING_UNSEEN @ 4, 22: Bits::OneOf(&["0", "1 or 2", "3 or 4", "5 to 7", "8 to 11", "12 or more"]),
        "How many unseen cards could lengthen the route at once; 0 without a route.";
    SHORT_OF_CARRIAGE @ 4, 28: Bits::OneOf(&["0", "1", "2", "3", "4 or more", "there is no next carriage"]),
        "How many cards the route lacks for the next carriage.";
    LAST_CARRIAGE_NEAR @ 4, 34: Bits::Flag,
        "The last carriage is the next, and the Cartwright could give it for this route.";
    LAST_OFFICES_NEAR @ 4, 35: Bits::Flag, "Closing now could place all offices that are left.";
    LEAD @ 4, 38: Bits::OneOf(LEADS),
        "In the first block, the lead over the best other seat; in the others, the first seat's lead over this one.";

    NEW_ON_ROUTE @ 5, 0: Bits::Cities, "The cities of the route without an office of the seat.";
    NEW_IN_CARDS @ 5, 22: Bits::Cities, "The cities of the cards without an office of the seat.";
    COMPLETED_BY_ROUTE @ 5, 44: Bits::Each(REGION_TILES),
        "The region tiles still to be had whose missing cities are all on the route.";
    COMPLETED_WITH_CARDS @ 5, 49: Bits::Each(REGION_TILES), "The same with the cards added to the route.";
    OFFICES_WITH_CARDS @ 5, 54: Bits::NumberOrMore(9),
        "The most offices a closing could place if all cards were on the route.";
}

fields! { COMMON_FIELDS:
    MARKET_CITIES @ 0, 0: Bits::Cities, "The cities of the open cards.";
    MARKET_DOUBLES @ 0, 22: Bits::Cities, "The cities with two open cards or more.";
    PHASE @ 0, 44: Bits::OneOf(&["draw", "play", "close", "keep, or the game is over"]),
        "The phase of the turn.";
    OFFICIAL @ 0, 48: Bits::OneOf(&["none", "Postmaster", "Administrator", "Postal carrier", "Cartwright"]),
        "The official who helped in this turn.";
    DRAWN @ 0, 53: Bits::NumberOrMore(2), "Cards drawn in this turn.";
    PLAYED @ 0, 56: Bits::NumberOrMore(2), "Cards played in this turn.";
    BLIND_CARD @ 0, 59: Bits::Flag, "A card from the deck is on its way into the hand, nobody knows which.";
    END_TRIGGERED @ 0, 60: Bits::Flag, "The end of the game was triggered.";

    UNSEEN @ 1, 0: Bits::Cities, "The cities with an unseen card: in the deck, or in a hand and never shown.";
    UNSEEN_DOUBLES @ 1, 22: Bits::Cities, "The cities with two unseen cards or more.";
    SEAT_TO_MOVE @ 1, 44: Bits::OneOf(TURNS_AWAY), "Whose turn it is.";
    FIRST_SEAT @ 1, 48: Bits::OneOf(TURNS_AWAY), "Who began the game.";
    EVERY_REGION @ 1, 52: Bits::Flag, "Option: the tile of all regions needs Baiern too.";
    SEVEN_PLUS @ 1, 53: Bits::Flag, "Option: only routes of seven or more may take a shorter length's tile.";
    ONE_MORE_EACH @ 1, 54: Bits::Flag,
        "Option: after the end was triggered everybody else has one more turn.";

    UNSEEN_TRIPLES @ 2, 0: Bits::Cities, "The cities with three unseen cards.";
    TILES_LEFT @ 2, 22: Bits::Left(TILES_OF_PILE), "The tiles left in each pile.";
    ROUNDS @ 2, 51: Bits::Level(12), "A third of the rounds played, rounded down.";
}

#[cfg(test)]
mod tests {
    use super::*;
    use posthorn_rules::Pile;

    /// The fields that share a bit with another one or end outside their word or block.
    fn faults(fields: &[Field], block: usize) -> Vec<String> {
        let mut faults = Vec::new();
        for (number, field) in fields.iter().enumerate() {
            if field.word >= block || field.offset + field.width() > WORD_BITS {
                faults.push(format!("{} does not fit", field.name));
                continue;
            }
            for other in fields[..number].iter().filter(|other| other.word == field.word) {
                if field.mask() & other.mask() != 0 {
                    faults.push(format!("{} overlaps {}", field.name, other.name));
                }
            }
        }
        faults
    }

    #[test]
    fn fields_fit_and_do_not_overlap() {
        assert_eq!(faults(SEAT_FIELDS, SEAT_WORDS), Vec::<String>::new());
        assert_eq!(faults(COMMON_FIELDS, COMMON_WORDS), Vec::<String>::new());
    }

    #[test]
    fn a_field_in_the_wrong_place_is_found() {
        let moved = Field { offset: OFFICES.offset + OFFICES.width() - 1, ..ROUTE };
        assert_eq!(faults(&[OFFICES, moved], SEAT_WORDS), ["ROUTE overlaps OFFICES"]);
        let cut = Field { offset: WORD_BITS - ROUTE.width() + 1, ..ROUTE };
        let outside = Field { word: SEAT_WORDS, ..OFFICES };
        assert_eq!(faults(&[cut, outside], SEAT_WORDS), ["ROUTE does not fit", "OFFICES does not fit"]);
    }

    #[test]
    fn what_a_field_holds_is_read_back_and_cleared() {
        for field in SEAT_FIELDS {
            let mut block = [u64::MAX; SEAT_WORDS];
            field.clear(&mut block);
            assert_eq!(field.get(&block), 0, "{}", field.name);
            assert_eq!(block.iter().map(|word| word.count_zeros() as usize).sum::<usize>(), field.width());
            field.set_one(&mut block, field.width() - 1);
            assert_eq!(field.get(&block), 1 << (field.width() - 1), "{}", field.name);
        }
    }

    #[test]
    fn the_piles_have_a_bit_for_each_tile() {
        let piles = Pile::ALL.into_iter().filter(|&pile| pile != Pile::EndOfGame);
        let sizes: Vec<usize> = piles.map(|pile| pile.values().len()).collect();
        assert_eq!(TILES_OF_PILE.iter().map(|(_, size)| *size).collect::<Vec<_>>(), sizes);
    }
}
