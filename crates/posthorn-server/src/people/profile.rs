//! What everybody may know about a player or a bot.

use super::accounts::People;
use posthorn_rules::{City, Region};
use posthorn_store::{PastGame, Rating, SeatStatistics, StoreError};
use posthorn_table::{Participant, PlayerId};

/// How many finished games a profile counts.
const GAMES: i64 = 500;

/// What everybody may know about a player or a bot.
#[derive(Debug)]
pub(crate) struct Profile {
    pub(crate) participant: Participant,
    /// The player's name; bots are called by their kind.
    pub(crate) name: String,
    /// Whether the viewer looks at the own profile.
    pub(crate) is_own: bool,
    /// When the account was created, in milliseconds since 1970; none if there is none.
    pub(crate) account_since: Option<i64>,
    pub(crate) rating: Option<Rating>,
    pub(crate) statistics: Vec<SeatStatistics>,
    pub(crate) games: Vec<PastGame>,
}

impl Profile {
    /// How many offices were built in each region.
    pub(crate) fn offices_by_region(&self) -> impl Iterator<Item = (Region, usize)> {
        let in_city =
            |city: City| self.games.iter().filter(move |past| past.result.offices.contains(city)).count();
        Region::ALL.into_iter().map(move |region| (region, region.cities().iter().map(in_city).sum()))
    }
}

impl People {
    /// The profile of a participant's key; none if there is no such player or bot.
    pub(crate) async fn profile(
        &self,
        key: &str,
        viewer: Option<&PlayerId>,
    ) -> Result<Option<Profile>, StoreError> {
        let Some(participant) = Participant::from_key(key) else { return Ok(None) };
        let (name, account) = match &participant {
            Participant::Guest => return Ok(None),
            Participant::Bot(kind) => (kind.name().to_owned(), None),
            Participant::Player(id) => {
                let Some(player) = self.store.player(id).await?.filter(|player| !player.name.is_empty())
                else {
                    return Ok(None);
                };
                (player.name, self.store.account(id).await?)
            }
        };
        Ok(Some(Profile {
            name,
            is_own: participant.player().is_some() && participant.player() == viewer,
            account_since: account.map(|account| account.created_at),
            rating: self.store.rating(&participant).await?,
            statistics: self.store.seat_statistics(Some(&participant)).await?,
            games: self.store.results_of(&participant, GAMES).await?,
            participant,
        }))
    }
}
