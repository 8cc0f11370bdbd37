//! Records of games.

use super::action::ANY_KEEP;
use super::{ActionForm, RequestedAction, names, read_cities};
use crate::action::Action;
use crate::options::{AllRegions, FinalRound, LengthFallback, Options, TileValues};
use crate::record::{Record, RecordFault, RecordPlayer};
use crate::rule::Rule;
use crate::score::{Score, Standing};
use crate::seat::Seat;
use crate::strict;
use serde::{Deserialize, Deserializer, Serialize};

const FORMAT: &str = "posthorn-record";
const VERSION: u32 = 1;

/// A record as it stands in a file.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct RecordForm {
    pub format: String,
    pub version: u32,
    #[serde(deserialize_with = "whole_rules")]
    pub rules: Options,
    #[serde(deserialize_with = "strict::objects")]
    pub players: Vec<RecordPlayer>,
    pub first: usize,
    pub deck: Vec<String>,
    pub shuffles: Vec<Vec<String>>,
    pub actions: Vec<RecordedAction>,
    #[serde(default, deserialize_with = "strict::object_or_null")]
    pub result: Option<StandingForm>,
}

/// Who did what; what cannot be read as an action is kept as the fault of its ply.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(untagged)]
#[allow(missing_docs)]
pub enum RecordedAction {
    Read {
        seat: usize,
        #[serde(deserialize_with = "strict::object")]
        action: ActionForm,
    },
    #[serde(skip_serializing)]
    Unreadable(serde::de::IgnoredAny),
}

/// A result as it stands in a file.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct StandingForm {
    #[serde(deserialize_with = "strict::objects")]
    pub scores: Vec<Score>,
    pub ranking: Vec<usize>,
    pub winner: Option<usize>,
}

impl From<&Record> for RecordForm {
    fn from(record: &Record) -> RecordForm {
        let action = |&(seat, action): &(Seat, Action)| RecordedAction::Read {
            seat: seat.index(),
            action: action.into(),
        };
        RecordForm {
            format: FORMAT.to_owned(),
            version: VERSION,
            rules: record.rules,
            players: record.players.clone(),
            first: record.first,
            deck: names(record.deck.iter().copied()),
            shuffles: record.shuffles.iter().map(|deck| names(deck.iter().copied())).collect(),
            actions: record.actions.iter().map(action).collect(),
            result: record.result.as_ref().map(|standing| StandingForm {
                scores: standing.scores.clone(),
                ranking: standing.ranking.iter().map(|seat| seat.index()).collect(),
                winner: standing.winner.map(Seat::index),
            }),
        }
    }
}

impl RecordForm {
    /// The record, or the first thing that cannot be read.
    ///
    /// An unreadable action is only reported if the game up to it is sound; what is wrong before it
    /// comes first.
    pub fn read(&self) -> Result<Record, RecordFault> {
        let at_start = |rule, message: String| RecordFault { ply: 0, rule, message };
        if self.format != FORMAT || self.version != VERSION {
            return Err(at_start(None, format!("not a {FORMAT} of version {VERSION}")));
        }
        if let Some(player) = self.players.iter().find(|player| !RecordPlayer::is_kind(&player.kind)) {
            let message = format!("“{}” is no kind of player; write human or bot:NAME", player.kind);
            return Err(at_start(None, message));
        }
        let mut record = Record {
            rules: self.rules,
            players: self.players.clone(),
            first: self.first,
            deck: read_cities(&self.deck).map_err(|message| at_start(Some(Rule::S2), message))?,
            shuffles: self
                .shuffles
                .iter()
                .map(|deck| read_cities(deck))
                .collect::<Result<_, _>>()
                .map_err(|message| at_start(Some(Rule::D3), message))?,
            actions: Vec::with_capacity(self.actions.len()),
            result: None,
        };
        for (ply, entry) in self.actions.iter().enumerate() {
            match read_action(entry) {
                Ok(action) => record.actions.push(action),
                Err(Unreadable { rule, message, stand_in }) => {
                    let stands_in = stand_in.is_some();
                    record.actions.extend(stand_in);
                    let first = record.replay().err().filter(|first| {
                        first.ply < ply || stands_in && first.ply == ply && comes_before_the_list(first.rule)
                    });
                    return Err(first.unwrap_or(RecordFault { ply, rule, message }));
                }
            }
        }
        record.result = self
            .result
            .as_ref()
            .map(read_standing)
            .transpose()
            .map_err(|message| RecordFault { ply: self.actions.len(), rule: Some(Rule::E4), message })?;
        Ok(record)
    }
}

/// Why an entry is no action, and the action that it resembles, if there is one.
struct Unreadable {
    rule: Option<Rule>,
    message: String,
    stand_in: Option<(Seat, Action)>,
}

/// Whether a rule forbids a closing or a keeping before its list of cities is looked at.
fn comes_before_the_list(rule: Option<Rule>) -> bool {
    use Rule::{C1, D5, E3, H2, T1, T2};
    matches!(rule, Some(T1 | T2 | D5 | C1 | H2 | E3))
}

fn read_action(entry: &RecordedAction) -> Result<(Seat, Action), Unreadable> {
    let fault = |rule, message: String| Unreadable { rule, message, stand_in: None };
    let RecordedAction::Read { seat, action } = entry else {
        return Err(fault(None, "this is not a seat and an action".to_owned()));
    };
    let wish = action.read().map_err(|message| fault(None, message))?;
    let seat = Seat::new(*seat).ok_or_else(|| fault(Some(Rule::T1), format!("there is no seat {seat}")))?;
    let (rule, message, action) = match wish {
        RequestedAction::Action(action) => return Ok((seat, action)),
        RequestedAction::OfficeTwice(action) => (Rule::O1, "a city is named twice", action),
        RequestedAction::KeepNotThree => (Rule::H2, "three cards are kept", ANY_KEEP),
    };
    Err(Unreadable { rule: Some(rule), message: message.to_owned(), stand_in: Some((seat, action)) })
}

fn read_standing(form: &StandingForm) -> Result<Standing, String> {
    let seat = |number: &usize| Seat::new(*number).ok_or_else(|| format!("there is no seat {number}"));
    Ok(Standing {
        scores: form.scores.clone(),
        ranking: form.ranking.iter().map(seat).collect::<Result<_, _>>()?,
        winner: form.winner.as_ref().map(seat).transpose()?,
    })
}

/// Reads the rules of a record, which have all keys.
fn whole_rules<'de, D: Deserializer<'de>>(reader: D) -> Result<Options, D::Error> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Whole {
        #[serde(deserialize_with = "strict::word")]
        all_regions: AllRegions,
        #[serde(deserialize_with = "strict::word")]
        length_fallback: LengthFallback,
        #[serde(deserialize_with = "strict::word")]
        final_round: FinalRound,
        #[serde(deserialize_with = "strict::word")]
        tile_values: TileValues,
    }
    let Whole { all_regions, length_fallback, final_round, tile_values } = strict::object(reader)?;
    Ok(Options { all_regions, length_fallback, final_round, tile_values })
}
