//! A copy-on-write list that grows at its end: a table copies it with every change.

use std::sync::Arc;

/// How many items share a chunk. A copy shares the full chunks, so that it costs little, however long the list is.
const CHUNK: usize = 32;

/// A list in shared chunks: copying it costs little, however long it is.
#[derive(Clone, Debug)]
pub struct CowList<T> {
    full: Vec<Arc<Vec<T>>>,
    last: Vec<T>,
}

impl<T> Default for CowList<T> {
    fn default() -> CowList<T> {
        CowList { full: Vec::new(), last: Vec::new() }
    }
}

impl<T: Clone> CowList<T> {
    /// Whether there are no items.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many items there are.
    pub fn len(&self) -> usize {
        self.full.len() * CHUNK + self.last.len()
    }

    /// Adds an item at the end.
    pub fn push(&mut self, item: T) {
        self.last.push(item);
        if self.last.len() == CHUNK {
            self.full.push(Arc::new(std::mem::take(&mut self.last)));
        }
    }

    /// The newest item.
    pub fn last(&self) -> Option<&T> {
        self.last.last().or_else(|| self.full.last()?.last())
    }

    /// All items, the oldest first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &T> + Clone {
        self.full.iter().flat_map(|chunk| chunk.iter()).chain(&self.last)
    }

    /// All items, to be changed; what is shared is copied.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.full.iter_mut().flat_map(|chunk| Arc::make_mut(chunk).iter_mut()).chain(&mut self.last)
    }

    /// The items from the last one to that one, the newest first.
    pub fn newest_first(&self, from: usize) -> impl Iterator<Item = &T> {
        self.iter().rev().take(self.len().saturating_sub(from))
    }

    /// Where the last item of that kind is.
    pub fn rposition(&self, is: impl Fn(&T) -> bool) -> Option<usize> {
        self.iter().rev().position(is).map(|back| self.len() - 1 - back)
    }

    /// Takes an item out, which should be near the end.
    pub fn remove(&mut self, at: usize) {
        let chunk = (at / CHUNK).min(self.full.len());
        let mut after: Vec<T> = self.full.drain(chunk..).flat_map(Arc::unwrap_or_clone).collect();
        after.append(&mut self.last);
        after.remove(at - chunk * CHUNK);
        self.extend(after);
    }
}

impl<T: Clone> Extend<T> for CowList<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        items.into_iter().for_each(|item| self.push(item));
    }
}

impl<T: Clone> FromIterator<T> for CowList<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> CowList<T> {
        let mut list = CowList::default();
        list.extend(items);
        list
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_a_list_like_any_other() {
        for length in [0, 1, 31, 32, 33, 64, 100] {
            let (mut list, mut cow): (Vec<i32>, CowList<i32>) =
                ((0..length).collect(), (0..length).collect());
            assert_eq!((cow.len(), cow.last()), (list.len(), list.last()));
            assert!(cow.iter().eq(&list) && cow.iter().rev().eq(list.iter().rev()));
            for from in 0..=list.len() {
                assert!(cow.newest_first(from).eq(list[from..].iter().rev()), "{from} of {length}");
            }
            assert_eq!(cow.rposition(|n| n % 7 == 3), list.iter().rposition(|n| n % 7 == 3));
            cow.iter_mut().for_each(|n| *n += 1);
            list.iter_mut().for_each(|n| *n += 1);
            for at in (0..list.len()).rev().step_by(5) {
                let before = cow.clone();
                cow.remove(at);
                list.remove(at);
                assert!(cow.iter().eq(&list), "{at} of {length}");
                assert_eq!(before.len(), cow.len() + 1, "a copy stays as it was");
            }
        }
    }
}
