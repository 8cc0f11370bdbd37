//! The analysis of a finished game: the chance to win over the game, and the turns that mattered most. It is made
//! in the background, a decision at a time, on the threads of the bots.

use super::convert::advised_turn;
use crate::bot_pool::BotPool;
use crate::tables::TableError;
use posthorn_rules::{Action, Game, GameView, Seat};
use posthorn_table::{AdvisedTurn, Analysis, AnalysisProgress, TableId, TableState, TurningPoint};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use tokio::sync::Semaphore;

/// How many games may wait for their analysis; the next one is told to come back.
const MOST_WAITING: usize = 12;
/// How many results are cached.
const CACHE_SIZE: usize = 200;
/// How many turns are shown.
const TURNS: usize = 3;
/// So many decisions are analysed again with more work before the turns are chosen.
const ANALYSED_TWICE: usize = 9;
/// How much more work that is.
const EFFORT: u32 = 8;
/// A smaller loss is within the error of the playouts.
const SMALLEST_LOSS: f32 = 0.02;

/// An analysis under way or done.
#[derive(Debug, Default)]
struct Job {
    done: AtomicUsize,
    total: AtomicUsize,
    result: OnceLock<Arc<Analysis>>,
}

impl Job {
    fn progress(&self) -> AnalysisProgress {
        match self.result.get() {
            Some(analysis) => AnalysisProgress::Done(analysis.clone()),
            None => {
                let percent = 100 * self.done.load(Relaxed) / self.total.load(Relaxed).max(1);
                AnalysisProgress::Running { percent: percent.min(99) }
            }
        }
    }

    fn is_done(&self) -> bool {
        self.result.get().is_some()
    }
}

/// All analyses of this server.
#[derive(Clone, Debug)]
pub(crate) struct Analyses(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    bots: BotPool,
    /// One game at a time: the second does not get done sooner by sharing.
    turn: Semaphore,
    /// By table, with a number that tells which one is older.
    jobs: Mutex<BTreeMap<TableId, (u64, Arc<Job>)>>,
}

impl Shared {
    fn jobs(&self) -> MutexGuard<'_, BTreeMap<TableId, (u64, Arc<Job>)>> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Analyses {
    pub(crate) fn new(bots: BotPool) -> Analyses {
        Analyses(Arc::new(Shared { bots, turn: Semaphore::new(1), jobs: Mutex::default() }))
    }

    /// How far the analysis of a table is, if one was begun.
    pub(crate) fn find(&self, table: &TableId) -> Option<AnalysisProgress> {
        self.0.jobs().get(table).map(|(_, job)| job.progress())
    }

    /// Begins the analysis of a finished game, if it was not begun before.
    pub(crate) fn begin(&self, state: &TableState) -> Result<AnalysisProgress, TableError> {
        if !state.is_over() {
            return Err(TableError::NotOver);
        }
        let mut jobs = self.0.jobs();
        if let Some((_, job)) = jobs.get(state.id()) {
            return Ok(job.progress());
        }
        if jobs.values().filter(|(_, job)| !job.is_done()).count() >= MOST_WAITING {
            return Err(TableError::Busy);
        }
        let newest = jobs.values().map(|(number, _)| *number).max().unwrap_or(0);
        if jobs.len() >= CACHE_SIZE {
            let done = jobs.iter().filter(|(_, (_, job))| job.is_done());
            if let Some(oldest) = done.min_by_key(|(_, (number, _))| *number).map(|(id, _)| id.clone()) {
                jobs.remove(&oldest);
            }
        }
        let job = Arc::new(Job::default());
        let past = decisions(state).ok_or(TableError::NotOver)?;
        job.total.store(past.decisions.len() + ANALYSED_TWICE, Relaxed);
        jobs.insert(state.id().clone(), (newest + 1, job.clone()));
        drop(jobs);
        let (analyses, table, progress) = (self.clone(), state.id().clone(), job.progress());
        tokio::spawn(async move {
            let _turn = analyses.0.turn.acquire().await;
            match analyse(&analyses.0.bots, past, &job).await {
                Some(analysis) => {
                    let _ = job.result.set(Arc::new(analysis));
                }
                // Somebody may ask again.
                None => {
                    tracing::error!(%table, "a game could not be analysed");
                    analyses.0.jobs().remove(&table);
                }
            }
        });
        Ok(progress)
    }
}

/// A choice that a player had.
struct Decision {
    ply: usize,
    seat: Seat,
    round: u16,
    seen: GameView,
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
    games.push(*state.after_plies(0)?.history()?.game());
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

async fn analyse(bots: &BotPool, past: Past, job: &Job) -> Option<Analysis> {
    let mut win_chances: Vec<Vec<(usize, f32)>> = vec![Vec::new(); past.end.players()];
    let mut costly: Vec<TurningPoint> = Vec::new();
    for decision in &past.decisions {
        let advice = analyse_decision(bots, decision, 1).await?;
        if decision.begins_turn && advice.len() > 1 {
            win_chances[decision.seat.index()].push((decision.ply, advice[0].win));
        }
        costly.extend(turning_point(decision, advice));
        job.done.fetch_add(1, Relaxed);
    }
    let winner = past.end.standing().winner;
    for (seat, line) in past.end.seats().zip(&mut win_chances) {
        line.push((past.plies, if winner == Some(seat) { 1.0 } else { 0.0 }));
    }
    costliest_of_each_turn(&mut costly);
    costly.truncate(ANALYSED_TWICE);
    let mut turning_points = Vec::new();
    for first in costly {
        let decision = past.decisions.iter().find(|decision| decision.ply == first.ply)?;
        let advice = analyse_decision(bots, decision, EFFORT).await?;
        turning_points.extend(turning_point(decision, advice).filter(|turn| turn.loss() >= SMALLEST_LOSS));
        job.done.fetch_add(1, Relaxed);
    }
    costliest_of_each_turn(&mut turning_points);
    turning_points.truncate(TURNS);
    Some(Analysis { win_chances, turning_points, plies: past.plies })
}

async fn analyse_decision(bots: &BotPool, decision: &Decision, effort: u32) -> Option<Vec<AdvisedTurn>> {
    let advice = bots.analyse(decision.seen, effort).await?;
    Some(advice.into_iter().map(advised_turn).collect())
}

/// What was lost by a decision, if anything was.
fn turning_point(decision: &Decision, advice: Vec<AdvisedTurn>) -> Option<TurningPoint> {
    let played = *decision.played.first()?;
    let best = advice.iter().max_by(|a, b| a.win.total_cmp(&b.win)).filter(|_| advice.len() > 1)?;
    let like = advice.iter().min_by_key(|other| difference(played, other.turn[0]))?;
    let better = best.clone();
    let win = like.win;
    (better.win > win && better.turn[0] != played).then(|| TurningPoint {
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
fn difference(played: Action, other: Action) -> usize {
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
fn costliest_of_each_turn(turns: &mut Vec<TurningPoint>) {
    turns.sort_by(|a, b| b.loss().total_cmp(&a.loss()).then(a.ply.cmp(&b.ply)));
    let mut seen = Vec::new();
    turns.retain(|costly| {
        let turn = (costly.round, costly.seat);
        let new = !seen.contains(&turn);
        seen.push(turn);
        new
    });
}
