//! Servers that are killed at any moment lose nothing.

use crate::hammer::Hammer;
use crate::node::Node;
use crate::program::Dice;
use crate::services::{self, Nats};
use posthorn_store::SqlStore;
use std::time::Duration;

const KILLS: usize = 50;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_over_fifty_kills_of_two_servers() {
    let (database, nats) = (services::new_database(), Nats::start());
    let bus = nats.url();
    let arguments = ["--database", &database, "--bus", &bus, "--bot-pause", "0"];
    let mut nodes = [Node::start(&arguments), Node::start(&arguments)];
    let hammer = Hammer::start(nodes.iter().map(|node| node.base.clone()).collect(), 6).await;
    let store = SqlStore::postgres(&database).await.unwrap();
    let mut dice = Dice(11);
    for _ in 0..KILLS {
        // Both play; one dies in the middle of whatever is going on; the other plays on; it comes back.
        hammer.goes_on(10, Duration::from_secs(60)).await;
        tokio::time::sleep(Duration::from_millis(dice.below(150) as u64)).await;
        let victim = dice.below(2);
        nodes[victim].kill();
        hammer.goes_on(3, Duration::from_secs(60)).await;
        hammer.check(&store).await;
        nodes[victim] = Node::start(&arguments);
        hammer.moved(victim, &nodes[victim].base);
    }
    hammer.goes_on(50, Duration::from_secs(60)).await;
    hammer.check(&store).await;
    println!("{} actions were acknowledged over {KILLS} kills, none was lost", hammer.count());
}
