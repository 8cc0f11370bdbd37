//! Looking back at a finished game: the chance to win over the game, and the turns that mattered most.
//! It is reckoned in the background, a decision at a time, in the bots' share of the machine.

use crate::bot_seats::BotSeats;
use crate::tables::{TableError, TableState};
use posthorn_bots::Advice;
use posthorn_rules::{Action, Game, PlayerView, Seat};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use tokio::sync::Semaphore;

/// How many games may wait for their turn; the next one is told to come back.
const WAITING: usize = 12;
/// How many results are remembered.
const REMEMBERED: usize = 200;
/// How many turns are shown.
const TURNS: usize = 3;
/// So many decisions are looked at again with more care before the turns are chosen.
const LOOKED_AT_AGAIN: usize = 9;
const CARE: u32 = 8;
/// A smaller loss is within what the playouts cannot tell.
const LEAST_LOSS: f32 = 0.02;

/// A turn that mattered.
#[derive(Clone, Debug)]
pub(crate) struct Turning {
    pub(crate) seat: Seat,
    pub(crate) round: u16,
    /// How many actions had been done before the decision.
    pub(crate) ply: usize,
    /// What was done from there to the end of the turn.
    pub(crate) played: Vec<Action>,
    /// What would have been better.
    pub(crate) better: Advice,
    /// The chance to win with what was played.
    pub(crate) win: f32,
    /// What the player saw.
    pub(crate) seen: PlayerView,
}

impl Turning {
    fn loss(&self) -> f32 {
        self.better.win - self.win
    }
}

/// What looking back brought.
#[derive(Clone, Debug)]
pub(crate) struct Analysis {
    /// For each seat its chance to win: after how many actions, and how much.
    pub(crate) lines: Vec<Vec<(usize, f32)>>,
    /// The turns that mattered most, the weightiest first.
    pub(crate) turns: Vec<Turning>,
    /// How many actions the game had.
    pub(crate) plies: usize,
}

/// An analysis under way or done.
#[derive(Debug, Default)]
pub(crate) struct Job {
    done: AtomicUsize,
    total: AtomicUsize,
    result: OnceLock<Analysis>,
}

impl Job {
    pub(crate) fn result(&self) -> Option<&Analysis> {
        self.result.get()
    }

    /// How much is done, in percent.
    pub(crate) fn percent(&self) -> usize {
        (100 * self.done.load(Relaxed) / self.total.load(Relaxed).max(1)).min(99)
    }
}

/// All analyses of this server.
#[derive(Clone, Debug)]
pub(crate) struct Analyses(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    bots: BotSeats,
    /// One game at a time: the second does not get done sooner by sharing.
    turn: Semaphore,
    jobs: Mutex<BTreeMap<String, (u64, Arc<Job>)>>,
}

impl Analyses {
    pub(crate) fn new(bots: BotSeats) -> Analyses {
        Analyses(Arc::new(Inner { bots, turn: Semaphore::new(1), jobs: Mutex::default() }))
    }

    /// The analysis of a table, if one was begun.
    pub(crate) fn find(&self, table: &str) -> Option<Arc<Job>> {
        let jobs = self.0.jobs.lock().unwrap_or_else(PoisonError::into_inner);
        jobs.get(table).map(|(_, job)| job.clone())
    }

    /// Begins the analysis of a finished game, if it was not begun before.
    pub(crate) fn begin(&self, state: &TableState) -> Result<Arc<Job>, TableError> {
        if !state.is_over() {
            return Err(TableError::NotOver);
        }
        let mut jobs = self.0.jobs.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, job)) = jobs.get(&state.id) {
            return Ok(job.clone());
        }
        if jobs.values().filter(|(_, job)| job.result().is_none()).count() >= WAITING {
            return Err(TableError::Busy);
        }
        let newest = jobs.values().map(|(number, _)| *number).max().unwrap_or(0);
        if jobs.len() >= REMEMBERED {
            let done = jobs.iter().filter(|(_, (_, job))| job.result().is_some());
            if let Some(oldest) = done.min_by_key(|(_, (number, _))| *number).map(|(id, _)| id.clone()) {
                jobs.remove(&oldest);
            }
        }
        let job = Arc::new(Job::default());
        let past = decisions(state).ok_or(TableError::NotOver)?;
        job.total.store(past.decisions.len() + LOOKED_AT_AGAIN, Relaxed);
        jobs.insert(state.id.clone(), (newest + 1, job.clone()));
        drop(jobs);
        let (analyses, table, work) = (self.clone(), state.id.clone(), job.clone());
        tokio::spawn(async move {
            let _turn = analyses.0.turn.acquire().await;
            match look_back(&analyses.0.bots, past, &work).await {
                Some(analysis) => {
                    let _ = work.result.set(analysis);
                }
                // Somebody may ask again.
                None => {
                    tracing::error!(table, "a game could not be looked back at");
                    analyses.0.jobs.lock().unwrap_or_else(PoisonError::into_inner).remove(&table);
                }
            }
        });
        Ok(job)
    }
}

/// A choice that a player had.
struct Decision {
    ply: usize,
    seat: Seat,
    round: u16,
    seen: PlayerView,
    played: Vec<Action>,
    begins_turn: bool,
}

struct Past {
    decisions: Vec<Decision>,
    end: Game,
    plies: usize,
}

/// All decisions of a finished game with more than one way to go, each as its player saw it.
fn decisions(state: &TableState) -> Option<Past> {
    let record = state.record()?;
    let mut games = Vec::with_capacity(record.actions.len() + 1);
    games.push(*state.back_to(0)?.history?.game());
    record.replay_with(|history, _, _| games.push(*history.game())).ok()?;
    let turn = |ply: usize| (games[ply].round(), games[ply].turn().seat);
    let mut decisions = Vec::new();
    for (ply, &(seat, _)) in record.actions.iter().enumerate() {
        let rest =
            record.actions[ply..].iter().enumerate().take_while(|(more, _)| turn(ply + more) == turn(ply));
        let seen = games[ply].view(Some(seat));
        if seen.legal().len() > 1 {
            decisions.push(Decision {
                ply,
                seat,
                round: games[ply].round(),
                seen,
                played: rest.map(|(_, (_, action))| *action).collect(),
                begins_turn: ply == 0 || turn(ply) != turn(ply - 1),
            });
        }
    }
    Some(Past { decisions, end: *games.last()?, plies: record.actions.len() })
}

async fn look_back(bots: &BotSeats, past: Past, job: &Job) -> Option<Analysis> {
    let mut lines: Vec<Vec<(usize, f32)>> = vec![Vec::new(); past.end.players()];
    let mut turnings: Vec<Turning> = Vec::new();
    for decision in &past.decisions {
        let advice = bots.weigh(decision.seen, 1).await?;
        if decision.begins_turn && advice.len() > 1 {
            lines[decision.seat.index()].push((decision.ply, advice[0].win));
        }
        turnings.extend(turning(decision, advice));
        job.done.fetch_add(1, Relaxed);
    }
    let winner = past.end.standing().winner;
    for (seat, line) in past.end.seats().zip(&mut lines) {
        line.push((past.plies, if winner == Some(seat) { 1.0 } else { 0.0 }));
    }
    weightiest_of_each_turn(&mut turnings);
    turnings.truncate(LOOKED_AT_AGAIN);
    let mut turns = Vec::new();
    for first in turnings {
        let decision = past.decisions.iter().find(|decision| decision.ply == first.ply)?;
        let advice = bots.weigh(decision.seen, CARE).await?;
        turns.extend(turning(decision, advice).filter(|turning| turning.loss() >= LEAST_LOSS));
        job.done.fetch_add(1, Relaxed);
    }
    weightiest_of_each_turn(&mut turns);
    turns.truncate(TURNS);
    Some(Analysis { lines, turns, plies: past.plies })
}

/// What was lost by a decision, if anything was.
fn turning(decision: &Decision, advice: Vec<Advice>) -> Option<Turning> {
    let played = *decision.played.first()?;
    let best = advice.iter().max_by(|a, b| a.win.total_cmp(&b.win)).filter(|_| advice.len() > 1)?;
    let like = advice.iter().min_by_key(|other| unlike(played, other.turn[0]))?;
    let better = best.clone();
    let win = like.win;
    (better.win > win && better.turn[0] != played).then(|| Turning {
        seat: decision.seat,
        round: decision.round,
        ply: decision.ply,
        played: decision.played.clone(),
        better,
        win,
        seen: decision.seen,
    })
}

/// How far an action is from another. The bot thinks of few ways to place offices: the nearest one stands
/// for what was played.
fn unlike(played: Action, other: Action) -> usize {
    match (played, other) {
        _ if played == other => 0,
        (Action::Close { offices, cartwright }, Action::Close { offices: these, cartwright: wheel }) => {
            let apart = offices.minus(these).len() + these.minus(offices).len();
            1 + apart + usize::from(cartwright != wheel)
        }
        (Action::Keep(kept), Action::Keep(these)) => {
            1 + kept.iter().filter(|city| !these.contains(city)).count()
        }
        _ => 100,
    }
}

/// Of each turn the decision that cost most; the costliest turn first.
fn weightiest_of_each_turn(turnings: &mut Vec<Turning>) {
    turnings.sort_by(|a, b| b.loss().total_cmp(&a.loss()).then(a.ply.cmp(&b.ply)));
    let mut seen = Vec::new();
    turnings.retain(|turning| {
        let turn = (turning.round, turning.seat);
        let new = !seen.contains(&turn);
        seen.push(turn);
        new
    });
}
