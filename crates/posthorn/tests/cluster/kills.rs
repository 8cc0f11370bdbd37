//! Servers that are killed at any moment lose nothing.

use crate::hammer::{Hammer, kills};
use crate::node::Node;
use crate::program::Dice;
use crate::services::{self, Nats};
use posthorn_store::Store;
use std::time::Duration;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_when_one_of_two_servers_is_killed() {
    let kills = kills(20);
    let (database, nats) = (services::new_database(), Nats::start());
    let bus = nats.url();
    let arguments = ["--database", &database, "--bus", &bus, "--bot-pause", "0"];
    let mut nodes = [Node::start(&arguments), Node::start(&arguments)];
    let hammer = Hammer::start(nodes.iter().map(|node| node.base.clone()).collect(), 6).await;
    let store = Store::postgres(&database).await.unwrap();
    let mut dice = Dice(11);
    for _ in 0..kills {
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
    println!("{} actions were acknowledged over {kills} kills, none was lost", hammer.count());
}
