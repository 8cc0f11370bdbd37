//! `posthorn replay`: checks records and tells the game in sentences.

use crate::say;
use crate::tell::sentence;
use anyhow::{Context, Result, bail};
use posthorn_rules::json::RecordForm;
use posthorn_rules::{Record, RecordFault};
use posthorn_table::shuffles;
use serde::Deserialize;
use std::io::{BufRead, Write};

/// Check records and tell the games in sentences.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Records, each a JSON file or one record a line; `-` is standard input
    #[arg(required = true)]
    files: Vec<String>,
    /// Only check; several records in one input are only checked anyway
    #[arg(long)]
    quiet: bool,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let (mut sound, mut broken) = (0u64, 0u64);
    for file in &args.files {
        let records = read(file)?;
        let alone = args.files.len() == 1 && records.len() == 1;
        for (number, text) in records.iter().enumerate() {
            match check(text, alone && !args.quiet) {
                Ok(()) => sound += 1,
                Err(error) => {
                    broken += 1;
                    eprintln!("{file}, record {}: {error}", number + 1);
                }
            }
        }
    }
    say!("{sound} sound, {broken} broken");
    if broken > 0 {
        bail!("{broken} of {} records do not hold", sound + broken);
    }
    Ok(())
}

/// The records of a file: the whole file if it is one JSON value, else one a line.
fn read(file: &str) -> Result<Vec<String>> {
    let text = if file == "-" {
        std::io::read_to_string(std::io::stdin()).context("cannot read standard input")?
    } else {
        std::fs::read_to_string(file).with_context(|| format!("cannot read {file}"))?
    };
    let lines: Vec<String> = text
        .as_bytes()
        .lines()
        .collect::<std::io::Result<Vec<_>>>()?
        .into_iter()
        .filter(|line| !line.trim().is_empty())
        .collect();
    let one_each = lines.iter().all(|line| line.starts_with('{') && line.trim_end().ends_with('}'));
    match (lines.is_empty(), one_each) {
        (true, _) => bail!("{file} is empty"),
        (false, true) => Ok(lines),
        (false, false) => Ok(vec![text]),
    }
}

fn check(text: &str, tell: bool) -> Result<()> {
    let form: RecordForm = serde_json::from_str(text).context("not a record")?;
    let record = form.read().map_err(at_ply)?;
    if tell {
        tell_game(&record)?;
    } else {
        record.replay().map_err(at_ply)?;
    }
    let opened: Opened = serde_json::from_str(text).context("not a record")?;
    if let (Some(commitment), Some(secret)) = (opened.commitment, opened.secret) {
        shuffles::check(&record, &commitment, &secret).context("the shuffles do not hold")?;
        if tell {
            say!("Every shuffle follows from the secret whose hash was shown before the first card.");
        }
    }
    Ok(())
}

/// What a server adds to the record of a finished game (docs/fairness.md).
#[derive(Deserialize)]
struct Opened {
    commitment: Option<String>,
    secret: Option<String>,
}

fn at_ply(fault: RecordFault) -> anyhow::Error {
    fault.into()
}

fn tell_game(record: &Record) -> Result<()> {
    let mut output = std::io::BufWriter::new(std::io::stdout().lock());
    let mut turn = None;
    let mut story = Vec::new();
    let history = record.replay_with(|_, ply, events| {
        let (seat, _) = record.actions[ply];
        if turn.is_none_or(|last| last != seat) {
            story.push(String::new());
            turn = Some(seat);
        }
        story.extend(events.iter().filter_map(|event| sentence(event, &record.players)));
    });
    for line in &story {
        writeln!(output, "{line}")?;
    }
    let history = history.map_err(at_ply)?;
    let standing = history.game().standing();
    writeln!(output)?;
    for seat in &standing.ranking {
        let score = standing.scores[seat.index()];
        writeln!(
            output,
            "{:<16} carriage {:>2} + bonus {:>2} − offices left {:>2} = {:>3}",
            record.players[seat.index()].name,
            score.carriage,
            score.bonus,
            score.unplaced,
            score.total
        )?;
    }
    match standing.winner {
        Some(seat) => writeln!(output, "{} wins.", record.players[seat.index()].name)?,
        None => writeln!(output, "The game is not over.")?,
    }
    output.flush()?;
    Ok(())
}
