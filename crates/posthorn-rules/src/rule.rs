//! The ids of the rules, and why an action is refused.

use crate::action::Action;
use std::fmt;

macro_rules! rules {
    ($($id:ident)*) => {
        /// The id of a rule. `docs/rules.md` of the project says what each id stands for.
        #[allow(missing_docs)]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Rule { $($id),* }

        impl Rule {
            /// All ids in the order of the rule book.
            pub const ALL: &[Rule] = &[$(Rule::$id),*];

            /// The id as written in the rule book.
            pub const fn id(self) -> &'static str {
                match self { $(Rule::$id => stringify!($id)),* }
            }
        }
    };
}

rules! {
    S1 S2 S3 S4 S5
    T1 T2 T3
    D1 D2 D3 D4 D5 D6 D7
    P1 P2 P3 P4 P5 P6 P7 P8
    C1
    O1 O2 O3 O4 O5
    B1 B2 B3 B4 B5 B6
    G1 G2 G3 G4
    H1 H2 H3
    E1 E2 E3 E4 E5
    I1 I2 I3
    V1 V2 V3 V4 V5
    X1 X2 X3 X4 X5 X6 X7 X8 X9
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

macro_rules! reasons {
    ($($name:ident $rule:expr, $words:literal;)*) => {
        /// Why an action is refused. Each reason belongs to a rule and has a sentence.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Reason { $(#[doc = $words] $name),* }

        impl Reason {
            /// All reasons.
            pub const ALL: &[Reason] = &[$(Reason::$name),*];

            /// The rule that forbids it; none when the game is over.
            pub const fn rule(self) -> Option<Rule> {
                match self { $(Reason::$name => $rule),* }
            }

            /// The reason in words.
            pub const fn message(self) -> &'static str {
                match self { $(Reason::$name => $words),* }
            }

            /// The reason's name, a stable key for translations.
            pub const fn key(self) -> &'static str {
                match self { $(Reason::$name => stringify!($name)),* }
            }
        }
    };
}

reasons! {
    GameOver None, "The game is over.";
    NotYourTurn Some(Rule::T1), "It is another player's turn.";
    DrawFirst Some(Rule::T1), "Take a city card first.";
    PlayFirst Some(Rule::T1), "Play a city card first.";
    TakeAfterPlay Some(Rule::T1), "Cards are taken before a card is played, not after.";
    ThirdTake Some(Rule::T2), "No more than two cards can be taken in a turn.";
    ThirdPlay Some(Rule::T2), "No more than two cards can be played in a turn.";
    OfficialUsed Some(Rule::T2), "Only one official helps in a turn, and one has helped already.";
    EmptySlot Some(Rule::D1), "That place of the market is empty.";
    EmptyDeck Some(Rule::D1), "The deck and the discard pile are empty.";
    SecondCardOwed Some(Rule::D5), "With an empty hand at the start of the turn two cards must be taken: take the second one.";
    HandWasEmpty Some(Rule::D5), "With an empty hand at the start of the turn only the Postmaster can help.";
    AdministratorTooLate Some(Rule::D6), "The Administrator helps only before a card is taken.";
    NotInHand Some(Rule::P2), "That card is not in your hand.";
    NoRouteHasNoLeft Some(Rule::P2), "The first card of a route goes to the right end.";
    NotJoined Some(Rule::P3), "No road joins that city to this end of the route.";
    AlreadyInRoute Some(Rule::P4), "That city is in the route already.";
    NoRouteToGiveUp Some(Rule::P6), "There is no route to give up.";
    RestartTooLate Some(Rule::P6), "A route can be given up only with the first card played in a turn.";
    RouteTooShort Some(Rule::C1), "A route needs at least three cards to be closed.";
    OfficeOutsideRoute Some(Rule::O1), "Offices go only into cities of the route.";
    OfficeThere Some(Rule::O1), "There is an office of yours in that city already.";
    OfficeTwice Some(Rule::O1), "A city takes only one office of a player.";
    OfficesMixed Some(Rule::O2), "Place either at most one office in each region, or offices in one region only.";
    TooFewOffices Some(Rule::O5), "You do not have so many offices left.";
    CartwrightCannotHelp Some(Rule::G3), "The Cartwright helps only when the route is one or two cards short of the next carriage.";
    KeepThree Some(Rule::H2), "Choose the three cards to keep first.";
    NothingToDiscard Some(Rule::H2), "The hand is cut only after closing a route with more than three cards left.";
    KeepNotInHand Some(Rule::H2), "Keep three cards of your hand.";
    NothingToUndo Some(Rule::T1), "There is nothing to undo: only what was done in the own turn since the last card was revealed can be taken back.";
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message())
    }
}

/// An action that was refused, and why. The game is as it was before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The action, handed back.
    pub action: Action,
    /// Why.
    pub reason: Reason,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.reason.rule() {
            Some(rule) => write!(f, "{} ({rule})", self.reason),
            None => write!(f, "{}", self.reason),
        }
    }
}

impl std::error::Error for Refusal {}
