//! From what a bot says to what the pages and the API show.

use posthorn_bots::{Advice, Expected, Why};
use posthorn_table::{AdvisedTurn, ExpectedPoints, TurnReason};

/// The advice of a bot as part of the model.
pub(super) fn advised_turn(advice: Advice) -> AdvisedTurn {
    AdvisedTurn {
        turn: advice.turn,
        win: advice.win,
        points: match advice.points {
            Expected::Lead(lead) => ExpectedPoints::Lead(lead),
            Expected::Total(total) => ExpectedPoints::Total(total),
        },
        reason: reason(advice.why),
    }
}

fn reason(why: Why) -> TurnReason {
    match why {
        Why::Closes { offices, tiles, carriage, ends } => {
            TurnReason::Closes { offices, tiles, carriage, ends }
        }
        Why::Fits(city) => TurnReason::Fits(city),
        Why::Joins(city, other) => TurnReason::Joins(city, other),
        Why::Wanted(city, pile) => TurnReason::Wanted(city, pile),
        Why::TwoCards(length) => TurnReason::TwoCards(length),
        Why::Grows(length) => TurnReason::Grows(length),
        Why::StartsAnew(city) => TurnReason::StartsAnew(city),
        Why::Blind => TurnReason::Blind,
        Why::NewMarket => TurnReason::NewMarket,
        Why::Waits => TurnReason::Waits,
        Why::Keeps => TurnReason::Keeps,
    }
}
