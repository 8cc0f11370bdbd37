//! Posthorn: one binary, one small file for each verb.
//!
//! The binary is this library and nothing more, so that tests, benchmarks and fuzzers can reach the verbs.

mod account;
mod arena;
mod bench;
pub mod engine;
mod external;
mod licences;
mod load;
mod perft;
mod place;
mod random;
mod replay;
mod serve;
mod strength;
mod fours;
mod tell;
mod train;
mod transfer;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Thurn und Taxis: a place to play, bots, and an exact engine.
#[derive(Parser)]
#[command(version, about)]
struct Cli {
    /// Without a verb, `serve`
    #[command(subcommand)]
    verb: Option<Verb>,
}

#[derive(Subcommand)]
enum Verb {
    Serve(serve::Args),
    Migrate(place::Args),
    Export(transfer::Export),
    Import(transfer::Import),
    Backup(transfer::Backup),
    Load(load::Args),
    Account(account::Args),
    RotateKeys(account::RotateArgs),
    Licences(licences::Args),
    Engine(engine::Args),
    Replay(replay::Args),
    Random(random::Args),
    Perft(perft::Args),
    Bench(bench::Args),
    Train(train::Args),
    Arena(arena::Args),
}

/// Runs the verb of the command line.
pub fn run() -> ExitCode {
    let serve = || Cli::parse_from(["posthorn", "serve"]).verb;
    let result = match Cli::parse().verb.or_else(serve).expect("serve is a verb") {
        Verb::Serve(args) => serve::run(&args),
        Verb::Migrate(args) => place::migrate(&args),
        Verb::Export(args) => transfer::export(&args),
        Verb::Import(args) => transfer::import(&args),
        Verb::Backup(args) => transfer::backup(&args),
        Verb::Load(args) => load::run(&args),
        Verb::Account(args) => account::run(&args),
        Verb::RotateKeys(args) => account::rotate(&args),
        Verb::Licences(args) => licences::run(&args),
        Verb::Engine(args) => engine::run(&args),
        Verb::Replay(args) => replay::run(&args),
        Verb::Random(args) => random::run(&args),
        Verb::Perft(args) => perft::run(&args),
        Verb::Bench(args) => bench::run(&args),
        Verb::Train(args) => train::run(&args),
        Verb::Arena(args) if args.round_robin => strength::run(&args),
        Verb::Arena(args) => arena::run(&args),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("posthorn: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Prints a line; unlike `println!` it does not panic when nobody reads on.
macro_rules! say {
    ($($text:tt)*) => {
        std::io::Write::write_fmt(&mut std::io::stdout(), format_args!("{}\n", format_args!($($text)*)))?
    };
}
pub(crate) use say;

/// Whoever read our output has seen enough, as in `posthorn random | head`.
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let broken = |error: &std::io::Error| error.kind() == std::io::ErrorKind::BrokenPipe;
    error.chain().any(|cause| {
        cause.downcast_ref::<std::io::Error>().is_some_and(broken)
            || cause
                .downcast_ref::<serde_json::Error>()
                .is_some_and(|error| error.io_error_kind() == Some(std::io::ErrorKind::BrokenPipe))
    })
}
