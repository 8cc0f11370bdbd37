//! Where the cards of a table come from.

use crate::guided;
use crate::setup::TableSetup;
use crate::shuffles::Secret;
use posthorn_rules::{City, Dealer, RecordedShuffles};

/// Where the cards come from.
#[derive(Clone, Debug)]
pub enum Deal {
    /// Every shuffle follows from the secret.
    Secret(Secret),
    /// Arranged by hand: in the guided game and in tests. What is not arranged follows from the secret.
    Arranged {
        /// The deck at the start.
        deck: Vec<City>,
        /// The new deck of each reshuffle.
        shuffles: Vec<Vec<City>>,
        /// For all later ones.
        secret: Secret,
    },
}

impl Deal {
    /// How the cards of a table are dealt.
    pub fn of(setup: &TableSetup, secret: Secret) -> Deal {
        if setup.is_guided() {
            Deal::Arranged { deck: guided::deck(), shuffles: Vec::new(), secret }
        } else {
            Deal::Secret(secret)
        }
    }

    /// The secret.
    pub const fn secret(&self) -> &Secret {
        match self {
            Deal::Secret(secret) | Deal::Arranged { secret, .. } => secret,
        }
    }

    pub(crate) fn deck(&self) -> Vec<City> {
        match self {
            Deal::Secret(secret) => secret.deck(),
            Deal::Arranged { deck, .. } => deck.clone(),
        }
    }

    /// The dealer for the shuffles from that number on; the deck at the start is number 0.
    pub(crate) fn dealer(&self, next: usize) -> impl Dealer + '_ {
        let arranged: &[Vec<City>] = match self {
            Deal::Secret(_) => &[],
            Deal::Arranged { shuffles, .. } => shuffles.get(next - 1..).unwrap_or_default(),
        };
        RecordedShuffles::new(arranged).then(self.secret().dealer(next + arranged.len()))
    }
}
