//! What a program that follows a table still has to be told.

use crate::routes::table_form::table_since;
use crate::tables::{LogEntry, Pages, Snapshot, Who};
use std::collections::BTreeSet;
use std::sync::Arc;

/// What a program that follows a table has been told.
#[derive(Debug)]
pub(crate) struct Follower {
    who: Option<Who>,
    told: Option<Told>,
}

#[derive(Debug)]
struct Told {
    seq: i64,
    online: Arc<BTreeSet<String>>,
    /// How many lines log and chat had, and the last one. Another one in that place means that the past has
    /// changed.
    last: [(usize, Option<Arc<LogEntry>>); 2],
}

impl Follower {
    pub(crate) fn new(who: Option<Who>) -> Follower {
        Follower { who, told: None }
    }

    /// What there is to tell: everything at first, and then of log and chat only what is new.
    pub(crate) fn news(&mut self, snapshot: &Snapshot) -> Option<String> {
        let state = &snapshot.state;
        let lines = [&state.log, &state.chat];
        let from = match &self.told {
            Some(told) if told.seq == state.seq && *told.online == *snapshot.online => return None,
            // Everybody may know everything now, old lines too.
            _ if state.is_over() => (0, 0),
            Some(told) => (new_from(lines[0], &told.last[0]), new_from(lines[1], &told.last[1])),
            None => (0, 0),
        };
        let last = lines.map(|lines| (lines.len(), lines.last().cloned()));
        self.told = Some(Told { seq: state.seq, online: snapshot.online.clone(), last });
        Some(table_since(snapshot, self.who.as_ref(), None, from))
    }
}

/// Where the lines after so many begin; with the first one if the last of them is not there any more.
fn new_from(lines: &Pages<Arc<LogEntry>>, (count, last): &(usize, Option<Arc<LogEntry>>)) -> usize {
    let there = lines.back_to(count.saturating_sub(1)).last();
    let same = last.as_ref().zip(there).is_some_and(|(last, there)| Arc::ptr_eq(last, there));
    if same { *count } else { 0 }
}
