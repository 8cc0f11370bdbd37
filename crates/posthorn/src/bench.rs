//! `posthorn bench`: one number for the behaviour of rules and bots, and how fast the rules are.

use crate::say;
use anyhow::Result;
use posthorn_bots::{Budget, Chance, courier, deal, novice, play_game, postmaster, prince};
use posthorn_rules::{Action, City, Game, Options};
use serde_json::json;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Print the signature of all behaviour; with --speed also how fast the rules are.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Measure plies a second on one core
    #[arg(long)]
    speed: bool,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    /// How long each measurement takes
    #[arg(long, default_value_t = 1.0)]
    seconds: f64,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let signature = signature();
    let mut report = json!({ "signature": signature.to_string() });
    if args.speed {
        measure(&mut report, Duration::from_secs_f64(args.seconds));
    }
    if args.json {
        say!("{report}");
        return Ok(());
    }
    say!("{signature}");
    if args.speed {
        for key in ["random_plies_per_second", "listed_plies_per_second"] {
            for players in ["2", "3", "4"] {
                let rate = report[key][players].as_f64().unwrap_or(0.0);
                say!("{key}, {players} players: {:.1} million", rate / 1e6);
            }
        }
        say!("apply_per_second: {:.1} million", report["apply_per_second"].as_f64().unwrap_or(0.0) / 1e6);
        say!("ratio_to_copy_loop: {:.2}", report["ratio_to_copy_loop"].as_f64().unwrap_or(0.0));
    }
    Ok(())
}

/// A number that changes when any rule or bot does: a hash over what was legal, what was done and how
/// it ended, in fixed games of every size and option.
fn signature() -> u64 {
    let mut hash = Fnv::default();
    let mut chance = Chance::new(1750);
    for players in 2..=4 {
        for (_, options) in Options::PRESETS {
            for _ in 0..4 {
                random_game(players, options, &mut chance, &mut hash);
            }
            bot_game(players, options, &mut chance, &mut hash);
        }
    }
    hash.0
}

fn random_game(players: usize, options: Options, chance: &mut Chance, hash: &mut Fnv) {
    let mut game = random_deal(players, options, chance);
    let mut dealer = chance.split();
    while !game.is_over() {
        let legal = game.legal();
        let action = legal.get(chance.below(legal.len())).expect("a live game has a legal action");
        hash.add(legal.len() as u64);
        hash.text(&action.to_string());
        game.apply_legal(action, &mut dealer);
    }
    for score in game.standing().scores {
        hash.add(score.total as u64);
    }
}

/// A game of the bots that do not play at random, with as little work as shows what they are.
fn bot_game(players: usize, options: Options, chance: &mut Chance, hash: &mut Fnv) {
    let new = [courier, prince, novice, postmaster];
    let mut bots: Vec<_> = new[..players].iter().map(|new| new(chance.number())).collect();
    let budget = [Budget::Work(20)];
    let result = play_game(&mut bots, chance.below(players), options, chance.number(), &budget);
    let result = result.expect("our bots play by the rules");
    hash.add(result.history.actions().len() as u64);
    for score in result.game().standing().scores {
        hash.add(score.total as u64);
    }
}

/// The FNV-1a hash: the same on every machine.
struct Fnv(u64);

impl Default for Fnv {
    fn default() -> Fnv {
        Fnv(0xcbf2_9ce4_8422_2325)
    }
}

impl Fnv {
    fn add(&mut self, number: u64) {
        for byte in number.to_le_bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn text(&mut self, text: &str) {
        text.bytes().for_each(|byte| self.add(byte.into()));
    }
}

fn random_deal(players: usize, options: Options, chance: &mut Chance) -> Game {
    deal(players, chance.below(players), options, chance)
}

/// How many slices each measurement is cut into.
const SLICES: u32 = 8;

/// Measures in slices that take turns and keeps the best of each: other work on the machine then
/// disturbs all measurements alike, and the least.
fn measure(report: &mut serde_json::Value, time: Duration) {
    let slice = time / SLICES;
    let mut best = Rates::default();
    for number in 0..u64::from(SLICES) {
        best.copy = best.copy.max(copies_per_second(slice));
        best.apply = best.apply.max(applied_per_second(slice));
        for players in 2..=4 {
            let picked = plies_per_second(players, number, slice, |game, chance, _| {
                let legal = game.legal();
                legal.get(chance.below(legal.len())).expect("a live game has a legal action")
            });
            let listed = plies_per_second(players, number, slice, |game, chance, list| {
                list.clear();
                game.legal().extend_into(list);
                list[chance.below(list.len())]
            });
            best.picked[players - 2] = best.picked[players - 2].max(picked);
            best.listed[players - 2] = best.listed[players - 2].max(listed);
        }
    }
    for players in 2..=4 {
        report["random_plies_per_second"][players.to_string()] = best.picked[players - 2].into();
        report["listed_plies_per_second"][players.to_string()] = best.listed[players - 2].into();
    }
    let ply: f64 = best.picked.iter().map(|rate| 1.0 / rate / 3.0).sum();
    report["apply_per_second"] = best.apply.into();
    report["copies_per_second"] = best.copy.into();
    report["ratio_to_copy_loop"] = (ply * best.copy).into();
}

#[derive(Default)]
struct Rates {
    picked: [f64; 3],
    listed: [f64; 3],
    apply: f64,
    copy: f64,
}

fn plies_per_second(
    players: usize,
    seed: u64,
    time: Duration,
    mut choose: impl FnMut(&Game, &mut Chance, &mut Vec<Action>) -> Action,
) -> f64 {
    let mut chance = Chance::new(seed);
    let mut list = Vec::new();
    let begun = Instant::now();
    let mut plies = 0u64;
    while begun.elapsed() < time {
        let mut game = random_deal(players, Options::CLASSIC, &mut chance);
        let mut dealer = chance.split();
        while !game.is_over() {
            let action = choose(&game, &mut chance, &mut list);
            game.apply_legal(action, &mut dealer);
            plies += 1;
        }
    }
    plies as f64 / begun.elapsed().as_secs_f64()
}

/// Recorded actions through the checking [`Game::apply`].
fn applied_per_second(time: Duration) -> f64 {
    let mut chance = Chance::new(7);
    let games: Vec<(Game, Chance, Vec<Action>)> = (0..20)
        .map(|_| {
            let start = random_deal(3, Options::CLASSIC, &mut chance);
            let dealer = chance.split();
            let (mut game, mut same) = (start, dealer.clone());
            let mut actions = Vec::new();
            while !game.is_over() {
                let legal = game.legal();
                actions.push(legal.get(chance.below(legal.len())).expect("a live game has a legal action"));
                game.apply_legal(actions[actions.len() - 1], &mut same);
            }
            (start, dealer, actions)
        })
        .collect();
    let begun = Instant::now();
    let mut plies = 0u64;
    while begun.elapsed() < time {
        for (start, dealer, actions) in &games {
            let (mut game, mut dealer) = (*start, dealer.clone());
            for &action in actions {
                game.apply(action, &mut dealer).expect("the action was legal when it was recorded");
            }
            plies += actions.len() as u64;
            black_box(&game);
        }
    }
    plies as f64 / begun.elapsed().as_secs_f64()
}

/// The floor of the machine: one copy of 256 bytes and one random number.
fn copies_per_second(time: Duration) -> f64 {
    let mut chance = Chance::new(9);
    let mut from = [City::Ulm as u8; 256];
    let mut to = [0u8; 256];
    let begun = Instant::now();
    let mut copies = 0u64;
    while begun.elapsed() < time {
        for _ in 0..10_000 {
            from[chance.below(256)] ^= 1;
            to.copy_from_slice(black_box(&from));
            black_box(&mut to);
        }
        copies += 10_000;
    }
    copies as f64 / begun.elapsed().as_secs_f64()
}
