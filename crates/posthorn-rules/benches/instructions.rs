//! How many instructions the rules take, the same on a busy machine as on a quiet one:
//! `cargo bench -p posthorn-rules --bench instructions`. It needs valgrind and the runner of gungraun.

mod games;

use games::{Chance, positions, random_ply, start};
use gungraun::{LibraryBenchmarkConfig, library_benchmark, library_benchmark_group, main};
use posthorn_rules::{Action, Game, GameView, perft};
use std::hint::black_box;
use std::process::{Command, Stdio};

/// How often each thing is done in one measurement.
const TIMES: usize = 1000;

fn from_start(players: usize) -> (Game, Chance) {
    let mut chance = Chance::new(1);
    (start(players, &mut chance), chance)
}

fn samples() -> Vec<(Game, Action)> {
    positions(3, TIMES)
}

fn views() -> Vec<GameView> {
    samples().iter().map(|(game, _)| game.view(Some(game.first()))).collect()
}

#[library_benchmark]
#[bench::two(from_start(2))]
#[bench::three(from_start(3))]
#[bench::four(from_start(4))]
fn random_plies((start, mut chance): (Game, Chance)) -> Game {
    let mut game = start;
    for _ in 0..TIMES {
        random_ply(black_box(&mut game), &start, &mut chance);
    }
    game
}

#[library_benchmark]
#[bench::three(samples(), Vec::with_capacity(1 << 16))]
fn list_all(samples: Vec<(Game, Action)>, mut list: Vec<Action>) -> Vec<Action> {
    for (game, _) in &samples {
        list.clear();
        black_box(game).legal().extend_into(&mut list);
    }
    list
}

#[library_benchmark]
#[bench::three(samples())]
fn apply_checked(samples: Vec<(Game, Action)>) {
    let mut chance = Chance::new(2);
    for (mut game, action) in samples {
        black_box(game.apply(action, &mut chance)).expect("the action is legal");
    }
}

#[library_benchmark]
#[bench::three(samples())]
fn view(samples: Vec<(Game, Action)>) {
    for (game, _) in &samples {
        black_box(game.view(Some(game.first())));
    }
}

#[library_benchmark]
#[bench::three(views())]
fn redeal(views: Vec<GameView>) {
    let mut chance = Chance::new(3);
    for view in &views {
        black_box(view.redeal(&mut chance));
    }
}

#[library_benchmark]
#[bench::two(from_start(2).0)]
fn perft_4(start: Game) -> u64 {
    perft(black_box(&start), 4)
}

library_benchmark_group!(
    name = rules,
    benchmarks = [random_plies, list_all, apply_checked, view, redeal, perft_4]
);

/// The usual configuration, or a word on what is missing: the other benchmarks run without it.
fn if_installed() -> LibraryBenchmarkConfig {
    let runner = option_env!("GUNGRAUN_RUNNER").unwrap_or("gungraun-runner");
    for (program, how) in
        [(runner, "cargo install gungraun-runner --version 0.20.0"), ("valgrind", "apt install valgrind")]
    {
        let started =
            Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
        if let Err(error) = started {
            println!("no instructions were counted: {program}: {error}; {how}");
            std::process::exit(0);
        }
    }
    LibraryBenchmarkConfig::default()
}

main!(config = if_installed(), library_benchmark_groups = rules);
