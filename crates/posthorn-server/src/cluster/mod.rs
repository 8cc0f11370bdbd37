//! The servers that share a database. Any of them serves any table. The clocks and bots of each table are run by
//! the one server that holds its lease, for as long as its heartbeats arrive. What the others do comes over the
//! bus; what the bus loses is found in the store. Nothing depends on the lease but who does the work: two servers
//! that believe to hold it cannot both write.

mod heartbeat;
mod message;
mod node;

pub use heartbeat::{ClusterTables, join, receive_messages, send_heartbeats};
pub use node::Node;
