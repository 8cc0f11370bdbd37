//! Closing a route: offices, bonus tiles, carriage, and whether the end is triggered (O, B, G, E1–E2).

use crate::action::Official;
use crate::board::Region;
use crate::carriage::Carriage;
use crate::city_set::CitySet;
use crate::game::Game;
use crate::options::{AllRegions, LengthFallback};
use crate::supply::Pile;

impl Game {
    /// Scores the route of the player to move, in the order of X6. The cards stay where they are.
    #[inline]
    pub(crate) fn close(&mut self, offices: CitySet, cartwright: bool) {
        let seat = self.turn.seat;
        let own = &mut self.seats[seat];
        let length = own.route.len();
        own.offices = own.offices.union(offices);

        self.take_length_tile(length);
        if !offices.is_empty() {
            self.take_region_tiles();
            if self.seats[seat].offices_left() == 0 {
                self.trigger_end();
            }
        }
        let own = &mut self.seats[seat];
        if let Some(next) = Carriage::next_after(own.carriage)
            && (length >= next.value() as usize || cartwright)
        {
            own.carriage = Some(next);
            if next == Carriage::LAST {
                self.trigger_end();
            }
        }
        if cartwright {
            self.turn.official = Some(Official::Cartwright);
        }
    }

    fn take_length_tile(&mut self, length: usize) {
        const PILES: [Pile; 3] = [Pile::Length7, Pile::Length6, Pile::Length5];
        let piles = match (length, self.options.length_fallback) {
            (0..=4, _) => return,
            (7.., _) => &PILES[..],
            (6, LengthFallback::Any) => &PILES[1..],
            (6, LengthFallback::SevenPlus) => &PILES[1..2],
            _ => &PILES[2..],
        };
        for &pile in piles {
            if self.take_tile(pile) {
                return;
            }
        }
    }

    fn take_region_tiles(&mut self) {
        let offices = self.seats[self.turn.seat].offices;
        for pile in Pile::REGIONS {
            if offices.contains_all(pile.cities()) {
                self.take_tile_once(pile);
            }
        }
        let everywhere = Region::ALL.into_iter().all(|region| {
            region == Region::Baiern && self.options.all_regions == AllRegions::OutsideBaiern
                || !offices.intersection(region.cities()).is_empty()
        });
        if everywhere {
            self.take_tile_once(Pile::AllRegions);
        }
    }

    fn trigger_end(&mut self) {
        if self.ended_by.is_none() {
            self.ended_by = Some(self.turn.seat);
            self.take_tile(Pile::EndOfGame);
        }
    }

    fn take_tile_once(&mut self, pile: Pile) {
        if !self.seats[self.turn.seat].tiles.has(pile) {
            self.take_tile(pile);
        }
    }

    fn take_tile(&mut self, pile: Pile) -> bool {
        let tile = self.tiles.take(pile);
        if let Some(tile) = tile {
            self.seats[self.turn.seat].tiles.push(tile);
        }
        tile.is_some()
    }
}
