//! What was acknowledged is there after the process was killed, at whatever moment.

use crate::process::Process;
use crate::support::hammer::{Hammer, kills};
use crate::support::program::Dice;
use posthorn_store::Store;
use std::time::Duration;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    let kills = kills(40);
    let folder = tempfile::tempdir().unwrap();
    let mut dice = Dice(7);
    let mut process = Process::start(folder.path());
    let hammer = Hammer::start(vec![process.url("")], 4).await;
    for _ in 0..kills {
        hammer.goes_on(2, Duration::from_secs(60)).await;
        // The kill comes in the middle of whatever is going on.
        tokio::time::sleep(Duration::from_millis(dice.below(100) as u64)).await;
        process.kill();
        let store = Store::sqlite(&folder.path().join("posthorn.sqlite")).await.unwrap();
        hammer.check(&store).await;
        store.close().await;
        process = Process::start(folder.path());
        hammer.moved(0, &process.url(""));
    }
    hammer.goes_on(50, Duration::from_secs(60)).await;
    println!("{} actions were acknowledged over {kills} kills, none was lost", hammer.count());
    process.kill();
}
