//! What a finished game means for those who played it: places, and ratings by the method of Weng and Lin.

use crate::tables::{Occupant, TableState};
use posthorn_rules::Seat;
use posthorn_store::{Append, Outcome, Rating, RatingChange, SeatResult, Store, StoreError};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use std::collections::BTreeMap;

/// How many deviations below the mean a player is shown: the strength there is little doubt of.
pub(crate) const DOUBT: f64 = 3.0;

/// Who has played for years must still be able to become better.
const LEAST_DEVIATION: f64 = 1.0;

/// How often a rating may have moved in the meantime before the table gives up and is asked again.
const TRIES: usize = 20;

/// Whose rating a bot's is.
pub(crate) fn bot_id(level: &str) -> String {
    format!("bot:{level}")
}

/// A rating as people see it. Everybody begins with 1000.
pub(crate) fn shown(mean: f64, deviation: f64) -> i64 {
    (1000.0 + 40.0 * (mean - DOUBT * deviation)).round() as i64
}

/// What nobody knows anything about.
fn beginning(player: &str) -> Rating {
    let WengLinRating { rating, uncertainty } = WengLinRating::new();
    Rating { player: player.to_owned(), mean: rating, deviation: uncertainty, games: 0, wins: 0 }
}

/// Appends events, and with the last ones of a game how it ended.
pub(crate) async fn append(
    store: &dyn Store,
    mut append: Append,
    ended: Option<&TableState>,
    at: i64,
) -> Result<(), StoreError> {
    for _ in 0..TRIES {
        if let Some(state) = ended {
            append.outcome = Some(outcome(store, state, at).await?);
        }
        match store.append(append.clone()).await {
            // A game of the same player ended at the same moment: what it did to the rating counts first.
            Err(StoreError::RatingMoved) => {}
            appended => return appended,
        }
    }
    Err(StoreError::RatingMoved)
}

/// How the game of a table ended, with the ratings as they become if it was a rated one.
async fn outcome(store: &dyn Store, state: &TableState, at: i64) -> Result<Outcome, StoreError> {
    let mut outcome =
        Outcome { at, public: state.setup.public, results: results(state), ratings: Vec::new() };
    if state.setup.rated && everybody_is_known(store, state).await? {
        let mut before = BTreeMap::new();
        for result in &outcome.results {
            let rating = store.rating(&result.player).await?;
            before.insert(result.player.clone(), rating.unwrap_or_else(|| beginning(&result.player)));
        }
        rate(&mut outcome, &before);
        // Whoever has gone for good played, but has no rating any more.
        let gone = |player: &str| {
            state.seats.iter().any(|seat| {
                matches!(&seat.occupant, Some(Occupant::Person { player: id, name }) if id == player && name.is_empty())
            })
        };
        outcome.ratings.retain(|change| !gone(&change.to.player));
    }
    Ok(outcome)
}

/// Ratings move among accounts and bots only.
async fn everybody_is_known(store: &dyn Store, state: &TableState) -> Result<bool, StoreError> {
    for seat in &state.seats {
        match &seat.occupant {
            Some(Occupant::Bot { .. }) => {}
            Some(Occupant::Person { name, .. }) if name.is_empty() => {}
            Some(Occupant::Person { player, .. }) if store.account(player).await?.is_some() => {}
            _ => return Ok(false),
        }
    }
    Ok(true)
}

/// The places. Whoever left, ran out of time or was replaced by a bot shares the last one.
fn results(state: &TableState) -> Vec<SeatResult> {
    // In the guided game every move is told in advance.
    let Some(history) = state.history.as_ref().filter(|_| !state.setup.tour) else { return Vec::new() };
    let game = history.game();
    let standing = game.standing();
    let players = state.seats.len();
    let quit = |seat: Seat| {
        let place = &state.seats[seat.index()];
        place.away.is_some() && !matches!(place.occupant, Some(Occupant::Bot { .. }))
    };
    let stayed: Vec<Seat> = standing.ranking.iter().copied().filter(|seat| !quit(*seat)).collect();
    game.seats()
        .map(|seat| {
            let place = stayed.iter().position(|other| *other == seat).map(|at| at + 1);
            SeatResult {
                seat: seat.index() as i64,
                player: match &state.seats[seat.index()].occupant {
                    Some(Occupant::Person { player, .. }) => player.clone(),
                    Some(Occupant::Bot { level }) => bot_id(level),
                    // Somebody at another one's screen is nobody we know.
                    Some(Occupant::Guest { .. }) | None => String::new(),
                },
                players: players as i64,
                turn: ((seat.index() + players - game.first().index()) % players) as i64,
                place: place.unwrap_or((stayed.len() + 1).max(2)) as i64,
                points: i64::from(standing.scores[seat.index()].total),
                quit: quit(seat),
                offices: i64::from(game.holdings(seat).offices.bits()),
                rating: None,
            }
        })
        .collect()
}

/// Moves the ratings. Bots of one kind at a table share a rating, which moves by the mean of what each did.
fn rate(outcome: &mut Outcome, before: &BTreeMap<String, Rating>) {
    let teams: Vec<([WengLinRating; 1], MultiTeamOutcome)> = outcome
        .results
        .iter()
        .map(|result| {
            let rating = &before[&result.player];
            let team = [WengLinRating { rating: rating.mean, uncertainty: rating.deviation }];
            (team, MultiTeamOutcome::new(result.place as usize))
        })
        .collect();
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> =
        teams.iter().map(|(team, place)| (team.as_slice(), *place)).collect();
    let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
    for (player, old) in before {
        let own: Vec<(usize, &WengLinRating)> = (0..)
            .zip(&outcome.results)
            .filter(|(_, result)| result.player == *player)
            .filter_map(|(at, _): (usize, _)| after[at].first().map(|rating| (at, rating)))
            .collect();
        let mean_of = |value: fn(&WengLinRating) -> f64| {
            own.iter().map(|(_, rating)| value(rating)).sum::<f64>() / own.len().max(1) as f64
        };
        let wins = own.iter().filter(|(at, _)| outcome.results[*at].place == 1).count();
        let new = Rating {
            player: player.clone(),
            mean: mean_of(|rating| rating.rating),
            deviation: mean_of(|rating| rating.uncertainty).max(LEAST_DEVIATION),
            games: old.games + own.len() as i64,
            wins: old.wins + wins as i64,
        };
        for (at, _) in &own {
            outcome.results[*at].rating = Some((new.mean, new.deviation));
        }
        outcome.ratings.push(RatingChange { to: new, games_before: old.games });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(seats: &[(&str, i64, bool)]) -> Outcome {
        let results = seats.iter().zip(0..).map(|(&(player, place, quit), seat)| SeatResult {
            seat,
            player: player.to_owned(),
            players: seats.len() as i64,
            turn: seat,
            place,
            points: 0,
            quit,
            offices: 0,
            rating: None,
        });
        let mut outcome = Outcome { results: results.collect(), ..Outcome::default() };
        let before = seats.iter().map(|(player, ..)| ((*player).to_owned(), beginning(player))).collect();
        rate(&mut outcome, &before);
        outcome
    }

    fn mean(outcome: &Outcome, player: &str) -> f64 {
        outcome.ratings.iter().find(|change| change.to.player == player).map_or(0.0, |change| change.to.mean)
    }

    #[test]
    fn everybody_begins_with_a_thousand_and_winners_rise() {
        let WengLinRating { rating, uncertainty } = WengLinRating::new();
        assert_eq!(shown(rating, uncertainty), 1000);
        let outcome = played(&[("a", 2, false), ("b", 1, false), ("c", 4, false), ("d", 3, false)]);
        let order = ["b", "a", "d", "c"].map(|player| mean(&outcome, player));
        assert!(order.windows(2).all(|pair| pair[0] > pair[1]), "{order:?}");
        assert!(order[0] > 25.0 && order[3] < 25.0);
        let winner = outcome.ratings.iter().find(|change| change.to.player == "b");
        assert!(winner.is_some_and(|change| (change.to.games, change.to.wins) == (1, 1)));
        assert!(outcome.results.iter().all(|result| result.rating.is_some()));
    }

    #[test]
    fn two_who_left_lose_the_same() {
        let outcome = played(&[("a", 1, false), ("b", 2, true), ("c", 2, true)]);
        assert!((mean(&outcome, "b") - mean(&outcome, "c")).abs() < 1e-9);
        assert!(mean(&outcome, "b") < 25.0);
    }

    #[test]
    fn bots_of_one_kind_share_a_rating() {
        let outcome = played(&[("a", 2, false), ("bot:x", 1, false), ("bot:x", 3, false)]);
        assert_eq!(outcome.ratings.len(), 2);
        let bot = &outcome.ratings[1].to;
        assert_eq!((bot.player.as_str(), bot.games, bot.wins), ("bot:x", 2, 1));
        assert!((bot.mean - 25.0).abs() < 0.5);
    }
}
