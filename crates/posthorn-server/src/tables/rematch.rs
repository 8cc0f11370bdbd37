//! The same people at another table.

use super::{TableError, TableHandle, Tables};
use crate::environment::Environment;
use posthorn_rules::Seat;
use posthorn_table::{Command, CommandError, Human, Identity, SeatState, TableId};

impl<E: Environment> Tables<E> {
    /// Opens a table for the same people, or answers the one that somebody else has opened already.
    pub async fn rematch(&self, table: &TableHandle, sender: &Identity) -> Result<TableId, TableError> {
        let state = table.snapshot().state;
        if let Some(new) = state.rematch() {
            return Ok(new.clone());
        }
        if !state.is_over() || state.seats_of(&sender.player).next().is_none() {
            return Err(CommandError::NotReady.into());
        }
        let mut setup = state.setup().clone();
        setup.host = sender.player.clone();
        let new = self.open(setup).await?;
        let is_rated = state.setup().is_rated();
        let seats = || Seat::all(state.seats().len()).zip(state.seats());
        let mut is_alone = true;
        for (seat, place) in seats() {
            match place {
                SeatState::Human(human) if human.is_guest => {}
                // A deleted account does not play again.
                SeatState::Human(human) if human.name.is_empty() => is_alone = false,
                SeatState::Human(human) => {
                    is_alone &= human.player == sender.player;
                    new.send(&identity(human, is_rated), Command::Sit(Some(seat))).await?;
                }
                SeatState::Bot(kind) => {
                    new.send(sender, Command::AddBot { seat: Some(seat), bot: *kind }).await?;
                }
                SeatState::Empty => {}
            }
        }
        // Guests sit at a player's screen, so the players come first.
        for (seat, guest) in seats().filter_map(|(seat, place)| Some((seat, place.human()?))) {
            if guest.is_guest {
                let command = Command::AddGuest { seat: Some(seat), name: guest.name.clone() };
                new.send(&identity(guest, false), command).await?;
            }
        }
        table.send(sender, Command::Rematch(new.id().clone())).await?;
        let chosen = table.snapshot().state.rematch().unwrap_or(new.id()).clone();
        if is_alone && chosen == *new.id() {
            new.send(sender, Command::Start).await?;
        }
        Ok(chosen)
    }
}

fn identity(human: &Human, has_account: bool) -> Identity {
    Identity { player: human.player.clone(), name: human.name.clone(), has_account }
}
