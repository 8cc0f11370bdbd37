//! Statistics of games between bots: win rates with intervals, sequential tests, ratings.

use crate::contest::GameResult;
use posthorn_rules::{Carriage, Seat};
use std::time::Duration;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Somebody took carriage 7.
    Carriage,
    /// Somebody placed the last office.
    Offices,
    /// Both at once.
    Both,
    /// Nobody did either before the round limit.
    Rounds,
}

/// The statistics of one bot.
#[derive(Clone, Debug, Default)]
pub struct BotStatistics {
    wins: f64,
    score: f64,
    margin: f64,
    /// Games whose end this bot triggered.
    pub ended: u64,
    /// How long its decisions took, in microseconds.
    decision_us: Vec<f32>,
    block_wins: f64,
    squares: f64,
}

/// The statistics of a match. A block is one deal played in every seating, so that luck favours nobody.
#[derive(Clone, Debug)]
pub struct MatchStatistics {
    /// The bots in the order given.
    pub bots: Vec<BotStatistics>,
    /// Games played.
    pub games: u64,
    blocks: u64,
    rounds: f64,
    winning_score: f64,
    /// How many games ended in each way, in the order of [`Ending`].
    pub endings: [u64; 4],
    /// Wins by place in the turn order.
    pub wins_by_place: [u64; Seat::MAX],
    /// The longest decision.
    pub longest: Duration,
}

/// A rate and its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// The rate.
    pub rate: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl MatchStatistics {
    /// A match of this many bots, before the first game.
    pub fn new(bots: usize) -> MatchStatistics {
        MatchStatistics {
            bots: vec![BotStatistics::default(); bots],
            games: 0,
            blocks: 0,
            rounds: 0.0,
            winning_score: 0.0,
            endings: [0; 4],
            wins_by_place: [0; Seat::MAX],
            longest: Duration::ZERO,
        }
    }

    /// Adds a block: for each game of a deal, its result and the bot at each seat.
    pub fn add_block(&mut self, games: &[(GameResult, Vec<usize>)]) {
        for (result, seated) in games {
            self.add_game(result, seated);
        }
        self.blocks += 1;
        for bot in &mut self.bots {
            let mean = bot.block_wins / games.len() as f64;
            bot.squares += mean * mean;
            bot.block_wins = 0.0;
        }
    }

    fn add_game(&mut self, result: &GameResult, seated: &[usize]) {
        let game = result.game();
        let standing = game.standing();
        let best = standing.ranking[0];
        self.games += 1;
        self.rounds += f64::from(game.round());
        self.winning_score += f64::from(standing.scores[best.index()].total);
        let place = (best.index() + game.players() - game.first().index()) % game.players();
        self.wins_by_place[place] += 1;
        for (seat, &bot) in seated.iter().enumerate() {
            let own = standing.scores[seat].total;
            let others = standing.scores.iter().enumerate().filter(|(other, _)| *other != seat);
            let best_other = others.map(|(_, score)| score.total).max().unwrap_or(0);
            let bot = &mut self.bots[bot];
            bot.score += f64::from(own);
            bot.margin += f64::from(own - best_other);
            if seat == best.index() {
                bot.wins += 1.0;
                bot.block_wins += 1.0;
            }
        }
        for &(seat, time) in &result.decision_times {
            self.bots[seated[seat.index()]].decision_us.push(time.as_secs_f32() * 1e6);
            self.longest = self.longest.max(time);
        }
        let ending = match game.ended_by() {
            None => Ending::Rounds,
            Some(seat) => {
                self.bots[seated[seat.index()]].ended += 1;
                let own = game.holdings(seat);
                match (own.carriage == Some(Carriage::LAST), own.offices_left() == 0) {
                    (true, true) => Ending::Both,
                    (true, false) => Ending::Carriage,
                    _ => Ending::Offices,
                }
            }
        };
        self.endings[ending as usize] += 1;
    }

    /// How often a bot won.
    ///
    /// The interval is Wilson's. The games of a block are not independent, so the number of games is replaced by the one
    /// that would explain the variance between blocks.
    pub fn win_rate(&self, bot: usize) -> Interval {
        let games = self.games.max(1) as f64;
        let rate = self.bots[bot].wins / games;
        let blocks = self.blocks.max(1) as f64;
        let variance = (self.bots[bot].squares / blocks - rate * rate).max(0.0) / blocks;
        let single = rate * (1.0 - rate);
        let n = if variance > 0.0 && single > 0.0 { (single / variance).min(games * 4.0) } else { games };
        let z = 1.96;
        let middle = (rate + z * z / (2.0 * n)) / (1.0 + z * z / n);
        let half = z / (1.0 + z * z / n) * (rate * (1.0 - rate) / n + z * z / (4.0 * n * n)).sqrt();
        Interval { rate, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
    }

    /// A bot's mean score.
    pub fn mean_score(&self, bot: usize) -> f64 {
        self.bots[bot].score / self.games.max(1) as f64
    }

    /// A bot's mean lead over the best other player.
    pub fn mean_margin(&self, bot: usize) -> f64 {
        self.bots[bot].margin / self.games.max(1) as f64
    }

    /// The mean length of a game in turns of each player.
    pub fn mean_turns(&self) -> f64 {
        self.rounds / self.games.max(1) as f64
    }

    /// The mean score of the winners.
    pub fn mean_winning_score(&self) -> f64 {
        self.winning_score / self.games.max(1) as f64
    }

    /// A quantile of the times of a bot's decisions, in microseconds: 0.5 is the median.
    pub fn decision_us(&self, bot: usize, part: f64) -> f64 {
        let mut times = self.bots[bot].decision_us.clone();
        if times.is_empty() {
            return 0.0;
        }
        let at = ((times.len() - 1) as f64 * part).round() as usize;
        *times.select_nth_unstable_by(at, f32::total_cmp).1 as f64
    }

    /// The state of a sequential test of the first bot.
    pub fn verdict(&self, sprt: Sprt) -> Verdict {
        let n = self.blocks as f64;
        if n < 10.0 {
            return Verdict::Open(0.0);
        }
        let rate = self.bots[0].wins / self.games as f64;
        let (low, high) =
            (sprt.expected(sprt.elo0, self.bots.len()), sprt.expected(sprt.elo1, self.bots.len()));
        // A few blocks that all went the same way say little about how much blocks vary. At first they are taken to vary
        // as much as independent games.
        let middle = (low + high) / 2.0;
        let independent = middle * (1.0 - middle) * n / self.games as f64;
        let seen = (self.bots[0].squares / n - rate * rate).max(0.0);
        let variance = (n * seen + Sprt::PRIOR_BLOCKS * independent) / (n + Sprt::PRIOR_BLOCKS);
        let llr = n * (high - low) * (rate - middle) / variance;
        let bound = ((1.0 - Sprt::ERROR) / Sprt::ERROR).ln();
        match llr {
            llr if llr >= bound => Verdict::Stronger(llr),
            llr if llr <= -bound => Verdict::NotStronger(llr),
            llr => Verdict::Open(llr),
        }
    }
}

/// A sequential probability ratio test: is the first bot stronger than the others by `elo1` rather than by `elo0`?
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The smaller difference in strength.
    pub elo0: f64,
    /// The larger difference in strength.
    pub elo1: f64,
}

/// The state of a sequential test, with its log-likelihood ratio.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Verdict {
    /// Undecided.
    Open(f64),
    /// Stronger by `elo1` rather than by `elo0`.
    Stronger(f64),
    /// Stronger by `elo0` rather than by `elo1`.
    NotStronger(f64),
}

impl Sprt {
    /// How often the test may be wrong, either way.
    const ERROR: f64 = 0.05;
    /// How many blocks the assumed variance counts for.
    const PRIOR_BLOCKS: f64 = 10.0;

    /// The share of wins to expect with this advantage over each of the others.
    fn expected(self, elo: f64, players: usize) -> f64 {
        let strength = 10f64.powf(elo / 400.0);
        strength / (strength + players as f64 - 1.0)
    }
}

/// The Elo ratings that best explain who beat whom: `wins[a][b]` is how often `a` beat `b`. The first bot has 0.
pub fn ratings(wins: &[Vec<f64>]) -> Vec<f64> {
    let n = wins.len();
    let mut strength = vec![1.0; n];
    for _ in 0..2000 {
        for a in 0..n {
            // Half a win for each side keeps the rating of a bot that never lost finite.
            let won: f64 = (0..n).filter(|&b| b != a).map(|b| wins[a][b] + 0.5).sum();
            let met: f64 = (0..n)
                .filter(|&b| b != a)
                .map(|b| (wins[a][b] + wins[b][a] + 1.0) / (strength[a] + strength[b]))
                .sum();
            strength[a] = won / met;
        }
    }
    strength.iter().map(|s| 400.0 * (s / strength[0]).log10()).collect()
}
