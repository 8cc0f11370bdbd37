//! Events told in English sentences.

use posthorn_rules::{City, Event, Official, Pile, RecordPlayer, Seat};

/// The event in a sentence, or nothing where another sentence says it already.
pub(crate) fn sentence(event: &Event, players: &[RecordPlayer]) -> Option<String> {
    let name = |seat: &Seat| players.get(seat.index()).map_or("?", |player| player.name.as_str());
    Some(match event {
        Event::MarketReplaced { seat } => {
            format!("{} has the Administrator lay out six new cards.", name(seat))
        }
        Event::Took { seat, city: Some(city), slot: Some(_) } => format!("{} takes {city}.", name(seat)),
        Event::Took { seat, city: Some(city), slot: None } => {
            format!("{} draws {city} from the deck.", name(seat))
        }
        Event::Took { seat, city: None, .. } => format!("{} draws a card from the deck.", name(seat)),
        Event::Reshuffled { cards } => format!("The {cards} discards are shuffled and become the deck."),
        Event::GaveUp { seat, route } => format!("{} gives up the route {}.", name(seat), list(route)),
        Event::Played { seat, city, end } => format!("{} plays {city} at the {end}.", name(seat)),
        Event::Closed { seat, route, offices } if offices.is_empty() => {
            format!("{} closes {} and places no office.", name(seat), list(route))
        }
        Event::Closed { seat, route, offices } => format!(
            "{} closes {} and places offices in {}.",
            name(seat),
            list(route),
            list(&offices.iter().collect::<Vec<_>>())
        ),
        Event::TookTile { seat, tile } => {
            format!("{} takes the bonus tile {} worth {}.", name(seat), pile(tile.pile), tile.value)
        }
        Event::TookCarriage { seat, carriage } => format!("{} takes carriage {carriage}.", name(seat)),
        Event::Helped { seat, official } => match official {
            Official::Administrator => return None,
            Official::Postmaster => format!("The Postmaster helped {}.", name(seat)),
            Official::PostalCarrier => format!("The Postal carrier helped {}.", name(seat)),
            Official::Cartwright => format!("The Cartwright helped {}.", name(seat)),
        },
        Event::Cut { seat, cards } => format!("{} discards {}.", name(seat), list(cards)),
        Event::EndTriggered { seat } => format!("{} triggers the end of the game.", name(seat)),
        Event::Passed { seat } => format!("{} has no card to draw or play and passes.", name(seat)),
        Event::Dealt { .. } | Event::TurnBegan { .. } => return None,
        Event::Over => "The game is over.".to_owned(),
    })
}

fn list(cities: &[City]) -> String {
    cities.iter().map(|city| city.name()).collect::<Vec<_>>().join("–")
}

fn pile(pile: Pile) -> &'static str {
    match pile {
        Pile::Length5 => "for a route of five",
        Pile::Length6 => "for a route of six",
        Pile::Length7 => "for a route of seven",
        Pile::Baden => "of Baden",
        Pile::Baiern => "of Baiern",
        Pile::BoehmenSalzburg => "of Böhmen and Salzburg",
        Pile::SchweizTyrol => "of Schweiz and Tyrol",
        Pile::WuerttembergHohenzollern => "of Württemberg and Hohenzollern",
        Pile::AllRegions => "for all regions",
        Pile::EndOfGame => "for the end of the game",
    }
}
