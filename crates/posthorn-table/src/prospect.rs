//! Whether a route can still go on: an estimate from nothing but the viewer's own view.

use posthorn_rules::{CitySet, End, GameView};

/// How a route stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Prospect {
    /// There is no route, or it is no use to look: nothing can be said.
    NoRoute,
    /// So many cards in hand fit.
    InHand(usize),
    /// No card in hand fits; this is the chance to get one by the end of the next own turn.
    Chance(f32),
}

/// How many open cards a player takes in a turn, about: sometimes two, sometimes from the deck.
const TAKEN_A_TURN: f32 = 1.1;

/// How the viewer's route stands.
pub fn prospect(view: &GameView) -> Prospect {
    let Some(own) = view.own().filter(|own| !own.route.is_empty()) else { return Prospect::NoRoute };
    let fits = own.route.open_at(End::Left).union(own.route.open_at(End::Right));
    let in_hand = own.hand.iter().filter(|&city| fits.contains(city)).count();
    if in_hand > 0 {
        return Prospect::InHand(in_hand);
    }
    Prospect::Chance(chance(view, fits))
}

/// The chance that two cards of the next turn hold one that fits: one open card that nobody else
/// takes before, or a blind one.
fn chance(view: &GameView, fits: CitySet) -> f32 {
    let open = view.market().cards().iter().flatten().filter(|&&city| fits.contains(city)).count();
    let unseen = view.unseen();
    let (all, good) = (unseen.len() as f32, fits.iter().map(|city| unseen.count(city)).sum::<usize>() as f32);
    let miss = if all > 0.0 { (all - good) / all } else { 1.0 };
    let takes_now =
        view.turn().drawn + u8::from(view.turn().official.is_some()) < 2 && view.turn().played == 0;
    if !view.legal().is_empty() && takes_now {
        return if open > 0 { 1.0 } else { 1.0 - miss.powi(2) };
    }
    let others = (view.players() - 1) as f32;
    let replaced = TAKEN_A_TURN * others;
    let taken = 1.0 - (1.0 - TAKEN_A_TURN / 6.0).powf(others);
    // The open cards go, new ones come in their place, and the last resort is a blind card.
    1.0 - taken.powi(open as i32) * miss.powf(replaced) * miss.powi(2)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test that fails may say so by panicking")]
mod tests {
    use super::*;
    use posthorn_rules::{City, Options, Seat, Setup};

    /// A game of two whose first cards are these, after some lines of the notation.
    fn view(first: &[City], lines: &[&str]) -> GameView {
        let mut rest = Setup::sorted_deck();
        for city in first {
            let at = rest.iter().position(|card| card == city).unwrap();
            rest.remove(at);
        }
        let deck = first.iter().copied().chain(rest).collect();
        let setup = Setup { players: 2, first: 0, options: Options::CLASSIC, deck };
        let mut game = setup.start().unwrap();
        for line in lines {
            game.apply(line.parse().unwrap(), &mut |_: &mut [City]| {}).unwrap();
        }
        game.view(Seat::new(0))
    }

    #[test]
    fn a_card_in_hand_is_counted_and_chances_grow_with_what_lies_open() {
        use City::{Basel, Budweis, Lodz, Mannheim, Pilsen, Zuerich};
        let market = [Basel, Lodz, Mannheim, Zuerich, Budweis, Pilsen];
        assert_eq!(prospect(&view(&market, &[])), Prospect::NoRoute);
        let joined = view(&market, &["take 1", "take 5", "play Lodz right"]);
        assert_eq!(prospect(&joined), Prospect::InHand(1));
        // Lodz lies beside Pilsen and Budweis; from here on both lie open, or neither.
        let open = view(&market, &["take 1", "take 0", "play Lodz right", "end"]);
        let Prospect::Chance(likely) = prospect(&open) else { panic!("nothing in hand fits") };
        let bare = [Basel, Lodz, Mannheim, Zuerich, Zuerich, Mannheim];
        let bare = view(&bare, &["take 1", "take 0", "play Lodz right", "end"]);
        let Prospect::Chance(unlikely) = prospect(&bare) else { panic!("nothing in hand fits") };
        assert!(0.0 < unlikely && unlikely < likely && likely < 1.0, "{unlikely} {likely}");
    }
}
