//! The log in sentences, from events as the viewer may know them.

use crate::names::bot_name;
use crate::words::{Value, Words};
use posthorn_rules::{AllRegions, Event, Official, Options, Pile, Reason, Seat, TileValues};
use posthorn_table::{AwayReason, Occupant, TableEvent, VisibleContent};

/// Puts events into words for one viewer.
pub(crate) struct Narrator<'a> {
    pub(crate) words: &'a Words,
    /// The names of the seats.
    pub(crate) names: &'a [String],
    pub(crate) viewer: Option<Seat>,
    pub(crate) options: &'a Options,
    /// Whether the values of all tiles may be told.
    pub(crate) tile_values_known: bool,
}

impl Narrator<'_> {
    /// The sentences of an entry of the log.
    pub(crate) fn entry(&self, content: &VisibleContent) -> Vec<String> {
        match content {
            VisibleContent::Game(events) => events.iter().filter_map(|event| self.event(event)).collect(),
            VisibleContent::Table(event) => table_event(event, self).into_iter().collect(),
        }
    }

    fn name(&self, seat: Seat) -> Value {
        self.names.get(seat.index()).cloned().unwrap_or_default().into()
    }

    /// Whether a tile's value may be told: it was open when taken, but lies face down now (V5).
    fn tile_open(&self, seat: Seat) -> bool {
        self.tile_values_known || self.viewer == Some(seat) || self.options.tile_values == TileValues::Open
    }

    /// The sentence of an event; none for what the page shows anyway.
    pub(crate) fn event(&self, event: &Event) -> Option<String> {
        let words = self.words;
        let city = |city: posthorn_rules::City| Value::from(city.name());
        Some(match event {
            Event::MarketReplaced { seat } => {
                words.with("log-market-replaced", &[("name", self.name(*seat))])
            }
            Event::Took { seat, city: Some(taken), slot: Some(_) } => {
                words.with("log-took", &[("name", self.name(*seat)), ("city", city(*taken))])
            }
            Event::Took { seat, city: Some(drawn), slot: None } => {
                words.with("log-drew-own", &[("name", self.name(*seat)), ("city", city(*drawn))])
            }
            Event::Took { seat, city: None, .. } => words.with("log-drew", &[("name", self.name(*seat))]),
            Event::Reshuffled { cards } => words.with("log-reshuffled", &[("count", (*cards as i64).into())]),
            Event::Dealt { .. } => return None,
            Event::GaveUp { seat, route } => {
                words.with("log-gave-up", &[("name", self.name(*seat)), ("cities", words.list(route).into())])
            }
            Event::Played { seat, city: played, .. } => {
                words.with("log-played", &[("name", self.name(*seat)), ("city", city(*played))])
            }
            Event::Closed { seat, route, offices } => words.with(
                "log-closed",
                &[
                    ("name", self.name(*seat)),
                    ("count", (route.len() as i64).into()),
                    ("offices", (offices.len() as i64).into()),
                    ("cities", words.list(offices.iter()).into()),
                ],
            ),
            Event::TookTile { seat, tile } => {
                let key = if self.tile_open(*seat) { "log-tile-value" } else { "log-tile" };
                words.with(
                    key,
                    &[
                        ("name", self.name(*seat)),
                        ("pile", pile_name(tile.pile, self.options, words).into()),
                        ("value", i64::from(tile.value).into()),
                    ],
                )
            }
            Event::TookCarriage { seat, carriage } => words.with(
                "log-carriage",
                &[("name", self.name(*seat)), ("carriage", i64::from(carriage.value()).into())],
            ),
            Event::Helped { official: Official::Administrator, .. } => return None,
            Event::Helped { seat, official } => {
                words.with(&format!("{}-helps", official_key(*official)), &[("name", self.name(*seat))])
            }
            Event::Cut { seat, cards } => {
                words.with("log-cut", &[("name", self.name(*seat)), ("cities", words.list(cards).into())])
            }
            Event::EndTriggered { seat } => words.with("log-end-triggered", &[("name", self.name(*seat))]),
            Event::Passed { seat } => words.with("log-passed", &[("name", self.name(*seat))]),
            Event::TurnBegan { .. } => return None,
            Event::Over => words.say("log-over"),
        })
    }

    /// Like [`Narrator::event`], without what matters little after a while.
    pub(crate) fn brief(&self, event: &Event) -> Option<String> {
        match event {
            Event::Helped { .. } | Event::Reshuffled { .. } => None,
            event => self.event(event),
        }
    }
}

/// What happened beside the game; none for what the page shows anyway.
pub(crate) fn table_event(event: &TableEvent, narrator: &Narrator<'_>) -> Option<String> {
    let words = narrator.words;
    let name = |seat: &Seat| narrator.name(*seat);
    let seat = |seat: &Seat| Value::from(seat.index() as i64 + 1);
    Some(match event {
        TableEvent::Sat { seat: at, occupant } => {
            let name = match occupant {
                Occupant::Person { name, .. } | Occupant::Guest { name, .. } => words.person(name),
                Occupant::Bot { level } => bot_name(*level, words),
            };
            words.with("log-sat", &[("name", name.into()), ("seat", seat(at))])
        }
        TableEvent::Left { seat: at } => words.with("log-left", &[("seat", seat(at))]),
        TableEvent::Started { .. } => words.say("log-started"),
        TableEvent::Away { seat: at, why, .. } => words.with(
            match why {
                AwayReason::Resigned => "log-resigned",
                AwayReason::TimedOut => "log-timed-out",
                AwayReason::Absent => "log-absent",
            },
            &[("name", name(at))],
        ),
        TableEvent::Back { seat: at } => words.with("log-back", &[("name", name(at))]),
        TableEvent::Rematch { .. } => words.say("log-rematch"),
        TableEvent::Said { .. }
        | TableEvent::Ready { .. }
        | TableEvent::Did { .. }
        | TableEvent::Undid { .. }
        | TableEvent::Forgot { .. }
        | TableEvent::Resumed
        | TableEvent::Slept => return None,
    })
}

/// The key of an official's name.
pub const fn official_key(official: Official) -> &'static str {
    match official {
        Official::Postmaster => "official-postmaster",
        Official::Administrator => "official-administrator",
        Official::PostalCarrier => "official-postal-carrier",
        Official::Cartwright => "official-cartwright",
    }
}

/// Why something cannot be done, with the id of the rule for those who want to look it up.
pub fn refusal(reason: Reason, words: &Words) -> String {
    let text = words.say(&format!("reason-{}", reason.key()));
    match reason.rule() {
        Some(rule) => format!("{text} [{rule}]"),
        None => text,
    }
}

/// The sentence of a note, an error or a refusal, by its key.
pub fn sentence_for_key(key: &str, words: &Words) -> Option<String> {
    let reason = Reason::ALL.iter().find(|reason| key.strip_prefix("reason-") == Some(reason.key()));
    reason.map(|reason| refusal(*reason, words)).or_else(|| words.find(key))
}

/// What a pile of bonus tiles is called under the rules of the table: the tile of all regions does without Baiern
/// unless an option asks for it (V1).
pub fn pile_name(pile: Pile, options: &Options, words: &Words) -> String {
    if pile == Pile::AllRegions && options.all_regions == AllRegions::OutsideBaiern {
        return words.say("pile-outside-baiern");
    }
    words.say(&format!("pile-{}", pile.name().replace('_', "-")))
}
