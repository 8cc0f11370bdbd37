//! How long the rules take: `cargo bench -p posthorn-rules --bench plies`.

mod games;

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use games::{Chance, positions, random_ply, start};
use posthorn_rules::perft;
use std::hint::black_box;

const POSITIONS: usize = 1024;

fn plies(criterion: &mut Criterion) {
    for players in 2..=4 {
        criterion.bench_with_input(BenchmarkId::new("random ply", players), &players, |bencher, &players| {
            let mut chance = Chance::new(1);
            let start = start(players, &mut chance);
            let mut game = start;
            bencher.iter(|| random_ply(black_box(&mut game), &start, &mut chance));
        });
    }
    let samples = positions(3, POSITIONS);
    let mut at = (0..POSITIONS).cycle();
    let mut next = || &samples[at.next().expect("it goes on for ever")];

    criterion.bench_function("list all", |bencher| {
        let mut list = Vec::new();
        bencher.iter(|| {
            list.clear();
            black_box(&next().0).legal().extend_into(&mut list);
            list.len()
        });
    });
    criterion.bench_function("apply checked", |bencher| {
        let mut chance = Chance::new(2);
        bencher.iter(|| {
            let (mut game, action) = *black_box(next());
            game.apply(action, &mut chance).expect("the action is legal");
            game
        });
    });
    criterion.bench_function("view", |bencher| {
        bencher.iter(|| {
            let game = &black_box(next()).0;
            game.view(Some(game.first()))
        });
    });
    criterion.bench_function("redeal", |bencher| {
        let views: Vec<_> = samples.iter().map(|(game, _)| game.view(Some(game.first()))).collect();
        let (mut at, mut chance) = (views.iter().cycle(), Chance::new(3));
        bencher.iter(|| black_box(at.next()).map(|view| view.redeal(&mut chance)));
    });
    criterion.bench_function("perft 4", |bencher| {
        let start = start(2, &mut Chance::new(4));
        bencher.iter(|| perft(black_box(&start), 4));
    });
}

criterion_group!(benches, plies);
criterion_main!(benches);
