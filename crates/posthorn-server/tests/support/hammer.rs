//! Programs that play on, whatever happens to the servers, and know what was acknowledged.

use super::program::{Dice, Program, line};
use posthorn_store::Store;
use posthorn_table::TableId;
use serde_json::json;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::task::JoinSet;

/// An action that a server has acknowledged: table, number of the event, line.
type Acknowledged = (String, i64, String);

/// How often a test kills its server; `./check long` asks for more than usual.
pub(crate) fn kills(usually: usize) -> usize {
    let asked = std::env::var("POSTHORN_KILLS").ok();
    asked.map_or(usually, |number| number.parse().expect("POSTHORN_KILLS is a number"))
}

/// Programs that play at tables of their own, each by way of any of the servers.
pub(crate) struct Hammer {
    bases: Arc<Mutex<Vec<String>>>,
    acknowledged: Arc<Mutex<Vec<Acknowledged>>>,
    players: JoinSet<()>,
}

impl Hammer {
    pub(crate) async fn start(bases: Vec<String>, players: u64) -> Hammer {
        let mut hammer = Hammer {
            bases: Arc::new(Mutex::new(bases.clone())),
            acknowledged: Arc::default(),
            players: JoinSet::new(),
        };
        for seed in 0..players {
            let program = Program::new(&bases[0], &format!("Hammer {seed}")).await;
            let (bases, acknowledged) = (hammer.bases.clone(), hammer.acknowledged.clone());
            hammer.players.spawn(play(program, bases, acknowledged, Dice(seed)));
        }
        hammer
    }

    /// A server has another address now.
    pub(crate) fn moved(&self, at: usize, base: &str) {
        base.clone_into(&mut self.bases.lock().unwrap()[at]);
    }

    /// Lets the programs rest for good.
    pub(crate) async fn stop(&mut self) {
        self.players.shutdown().await;
    }

    pub(crate) fn count(&self) -> usize {
        self.acknowledged.lock().unwrap().len()
    }

    /// Waits until so many more actions are acknowledged.
    pub(crate) async fn goes_on(&self, more: usize, within: Duration) {
        let enough = self.count() + more;
        let waiting = async {
            while self.count() < enough {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        let done = tokio::time::timeout(within, waiting).await;
        assert!(done.is_ok(), "only {} of {enough} actions", self.count());
    }

    /// Everything that was acknowledged is stored, once, at its place.
    pub(crate) async fn check(&self, store: &Store) {
        let mut acknowledged = self.acknowledged.lock().unwrap().clone();
        acknowledged.sort();
        let places: std::collections::BTreeSet<_> = acknowledged.iter().map(|(t, seq, _)| (t, seq)).collect();
        assert_eq!(places.len(), acknowledged.len(), "an action was acknowledged twice");
        for of_table in acknowledged.chunk_by(|one, other| one.0 == other.0) {
            let stored = store
                .load_table(&TableId::parse(&of_table[0].0).unwrap())
                .await
                .unwrap()
                .expect("an acknowledged table");
            for (table, seq, line) in of_table {
                let event = &stored.events.get(*seq as usize).expect("an acknowledged event").payload;
                assert!(event.contains(&format!("\"{line}\"")), "{table} {seq}: {event} is not {line}");
            }
        }
    }
}

async fn play(
    mut program: Program,
    bases: Arc<Mutex<Vec<String>>>,
    acknowledged: Arc<Mutex<Vec<Acknowledged>>>,
    mut dice: Dice,
) {
    let mut table: Option<String> = None;
    loop {
        // What fails is tried again, at this server or another.
        if step(&program, &mut table, &acknowledged, &mut dice).await.is_none() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        if dice.below(4) == 0 {
            let all = bases.lock().unwrap().clone();
            program = program.at(&all[dice.below(all.len())]);
        }
    }
}

async fn step(
    program: &Program,
    table: &mut Option<String>,
    acknowledged: &Mutex<Vec<Acknowledged>>,
    dice: &mut Dice,
) -> Option<()> {
    let Some(id) = table.clone() else {
        let wish = json!({"seats": 3, "bots": ["courier", "random"]});
        let (status, answer) = program.post("/api/tables", wish).await?;
        *table = status.is_success().then(|| answer["id"].as_str().unwrap().to_owned());
        return table.as_ref().map(drop);
    };
    let (status, view) = program.get(&format!("/api/tables/{id}")).await?;
    if !status.is_success() {
        return None;
    }
    if view["status"] == "over" {
        *table = None;
        return Some(());
    }
    let legal = view["game"]["legal"].as_array().filter(|legal| !legal.is_empty())?;
    let line = line(&legal[dice.below(legal.len())]);
    let act = json!({"line": line, "version": view["version"]});
    let (status, _) = program.post(&format!("/api/tables/{id}/act"), act).await?;
    if status.is_success() {
        acknowledged.lock().unwrap().push((id, view["seq"].as_i64().unwrap(), line));
    }
    status.is_success().then_some(())
}
