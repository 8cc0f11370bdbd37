//! How a finished game ended: the places, and the ratings by the method of Weng and Lin. Both are stored in one
//! transaction with the last event of the game, so a game counts once, whatever is killed.

use crate::environment::TableStore;
use posthorn_rules::Seat;
use posthorn_store::{Append, GameOutcome, Rating, RatingChange, SeatResult, StoreError};
use posthorn_table::{Human, Participant, SeatState, TableState};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use std::collections::BTreeMap;

/// How many deviations below the mean a rating is displayed: a strength that there is little doubt about.
pub(crate) const RATING_DEVIATIONS: f64 = 3.0;

/// Who has played for years must still be able to become better.
const SMALLEST_DEVIATION: f64 = 1.0;

/// How often another game may have changed a rating in the meantime before the table gives up.
const ATTEMPTS: usize = 20;

/// A rating as people see it. Everybody begins with 1000.
pub(crate) fn displayed_rating(mean: f64, deviation: f64) -> i64 {
    (1000.0 + 40.0 * (mean - RATING_DEVIATIONS * deviation)).round() as i64
}

/// Appends the last events of a game, and how it ended.
pub(super) async fn append_with_outcome(
    store: &impl TableStore,
    mut append: Append,
    ended: &TableState,
    at: i64,
) -> Result<(), StoreError> {
    for _ in 0..ATTEMPTS {
        append.outcome = Some(outcome(store, ended, at).await?);
        match store.append(append.clone()).await {
            // A game of the same player ended at the same moment: what it did to the rating counts first.
            Err(StoreError::RatingMoved) => {}
            appended => return appended,
        }
    }
    Err(StoreError::RatingMoved)
}

/// How the game ended, with the ratings as they become if it was a rated one.
async fn outcome(store: &impl TableStore, state: &TableState, at: i64) -> Result<GameOutcome, StoreError> {
    let mut outcome =
        GameOutcome { at, public: state.setup().public, results: results(state), ratings: Vec::new() };
    if state.setup().is_rated() && all_can_be_rated(store, state).await? {
        let mut before = BTreeMap::new();
        for result in &outcome.results {
            let rating = store.rating(&result.participant).await?;
            let rating = rating.unwrap_or_else(|| initial_rating(&result.participant));
            before.insert(result.participant.clone(), rating);
        }
        rate(&mut outcome, &before);
        let is_deleted = |participant: &Participant| {
            let mut humans = state.seats().iter().filter_map(SeatState::human);
            humans.any(|human| human.name.is_empty() && participant.player() == Some(&human.player))
        };
        outcome.ratings.retain(|change| !is_deleted(&change.to.participant));
    }
    Ok(outcome)
}

fn initial_rating(participant: &Participant) -> Rating {
    let WengLinRating { rating, uncertainty } = WengLinRating::new();
    Rating { participant: participant.clone(), mean: rating, deviation: uncertainty, games: 0, wins: 0 }
}

/// Ratings change among accounts and bots only. A deleted account played, so its opponents are rated.
async fn all_can_be_rated(store: &impl TableStore, state: &TableState) -> Result<bool, StoreError> {
    for seat in state.seats() {
        let can_be_rated = match seat {
            SeatState::Bot(_) => true,
            SeatState::Empty => false,
            SeatState::Human(Human { is_guest: true, .. }) => false,
            SeatState::Human(human) => human.name.is_empty() || store.has_account(&human.player).await?,
        };
        if !can_be_rated {
            return Ok(false);
        }
    }
    Ok(true)
}

/// The places. Whoever left, ran out of time or was replaced by a bot shares the last one.
fn results(state: &TableState) -> Vec<SeatResult> {
    // The guided game has a script: it counts for nothing.
    let Some(history) = state.history().filter(|_| !state.setup().is_guided()) else { return Vec::new() };
    let game = history.game();
    let standing = game.standing();
    let players = state.seats().len();
    let quit = |seat: Seat| state.seat(seat).is_some_and(|place| place.stand_in().is_some());
    let stayed: Vec<Seat> = standing.ranking.iter().copied().filter(|seat| !quit(*seat)).collect();
    game.seats()
        .zip(state.seats())
        .map(|(seat, place)| {
            let rank = stayed.iter().position(|other| *other == seat).map(|at| at + 1);
            SeatResult {
                seat,
                participant: match place {
                    SeatState::Bot(kind) => Participant::Bot(*kind),
                    SeatState::Human(human) if !human.is_guest => Participant::Player(human.player.clone()),
                    SeatState::Human(_) | SeatState::Empty => Participant::Guest,
                },
                players: players as u8,
                turn: ((seat.index() + players - game.first().index()) % players) as u8,
                place: rank.unwrap_or((stayed.len() + 1).max(2)) as u8,
                points: standing.scores[seat.index()].total,
                quit: quit(seat),
                offices: game.holdings(seat).offices,
                rating: None,
            }
        })
        .collect()
}

/// Changes the ratings. Bots of one kind at a table share a rating, which changes by the mean of what each did.
fn rate(outcome: &mut GameOutcome, before: &BTreeMap<Participant, Rating>) {
    let teams: Vec<([WengLinRating; 1], MultiTeamOutcome)> = outcome
        .results
        .iter()
        .map(|result| {
            let rating = &before[&result.participant];
            let team = [WengLinRating { rating: rating.mean, uncertainty: rating.deviation }];
            (team, MultiTeamOutcome::new(result.place as usize))
        })
        .collect();
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> =
        teams.iter().map(|(team, place)| (team.as_slice(), *place)).collect();
    let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
    for (participant, old) in before {
        let own: Vec<(usize, &WengLinRating)> = (0..)
            .zip(&outcome.results)
            .filter(|(_, result)| result.participant == *participant)
            .filter_map(|(at, _): (usize, _)| after[at].first().map(|rating| (at, rating)))
            .collect();
        let mean_of = |value: fn(&WengLinRating) -> f64| {
            own.iter().map(|(_, rating)| value(rating)).sum::<f64>() / own.len().max(1) as f64
        };
        let wins = own.iter().filter(|(at, _)| outcome.results[*at].place == 1).count();
        let new = Rating {
            participant: participant.clone(),
            mean: mean_of(|rating| rating.rating),
            deviation: mean_of(|rating| rating.uncertainty).max(SMALLEST_DEVIATION),
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

    fn participant(key: &str) -> Participant {
        Participant::from_key(key).expect("a participant")
    }

    fn played(seats: &[(&str, u8, bool)]) -> GameOutcome {
        let results = seats.iter().zip(0..).map(|(&(key, place, quit), turn)| SeatResult {
            seat: Seat::new(usize::from(turn)).expect("four seats at most"),
            participant: participant(key),
            players: seats.len() as u8,
            turn,
            place,
            points: 0,
            quit,
            offices: posthorn_rules::CitySet::EMPTY,
            rating: None,
        });
        let mut outcome = GameOutcome { results: results.collect(), ..GameOutcome::default() };
        let before =
            seats.iter().map(|(key, ..)| (participant(key), initial_rating(&participant(key)))).collect();
        rate(&mut outcome, &before);
        outcome
    }

    fn mean(outcome: &GameOutcome, key: &str) -> f64 {
        let of = participant(key);
        outcome.ratings.iter().find(|change| change.to.participant == of).map_or(0.0, |change| change.to.mean)
    }

    #[test]
    fn everybody_begins_with_a_thousand_and_winners_rise() {
        let WengLinRating { rating, uncertainty } = WengLinRating::new();
        assert_eq!(displayed_rating(rating, uncertainty), 1000);
        let outcome = played(&[("a", 2, false), ("b", 1, false), ("c", 4, false), ("d", 3, false)]);
        let order = ["b", "a", "d", "c"].map(|player| mean(&outcome, player));
        assert!(order.windows(2).all(|pair| pair[0] > pair[1]), "{order:?}");
        assert!(order[0] > 25.0 && order[3] < 25.0);
        let winner = outcome.ratings.iter().find(|change| change.to.participant == participant("b"));
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
        let outcome = played(&[("a", 2, false), ("bot:courier", 1, false), ("bot:courier", 3, false)]);
        assert_eq!(outcome.ratings.len(), 2);
        let bot = &outcome.ratings[1].to;
        assert_eq!((bot.participant.key().as_str(), bot.games, bot.wins), ("bot:courier", 2, 1));
        assert!((bot.mean - 25.0).abs() < 0.5);
    }
}
