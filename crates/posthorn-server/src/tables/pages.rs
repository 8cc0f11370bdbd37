//! A list that grows at its end and is copied with every change of a table.

use std::sync::Arc;

/// A copy shares the full pages, so that it costs little, however long the list is.
const PAGE: usize = 32;

/// A list in pages.
#[derive(Clone, Debug)]
pub(crate) struct Pages<T> {
    full: Vec<Arc<Vec<T>>>,
    last: Vec<T>,
}

impl<T> Default for Pages<T> {
    fn default() -> Pages<T> {
        Pages { full: Vec::new(), last: Vec::new() }
    }
}

impl<T: Clone> Pages<T> {
    pub(crate) fn len(&self) -> usize {
        self.full.len() * PAGE + self.last.len()
    }

    pub(crate) fn push(&mut self, item: T) {
        self.last.push(item);
        if self.last.len() == PAGE {
            self.full.push(Arc::new(std::mem::take(&mut self.last)));
        }
    }

    pub(crate) fn last(&self) -> Option<&T> {
        self.last.last().or_else(|| self.full.last()?.last())
    }

    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = &T> + Clone {
        self.full.iter().flat_map(|page| page.iter()).chain(&self.last)
    }

    pub(crate) fn iter_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.full.iter_mut().flat_map(|page| Arc::make_mut(page).iter_mut()).chain(&mut self.last)
    }

    /// The items from the last one to that one, the newest first.
    pub(crate) fn back_to(&self, from: usize) -> impl Iterator<Item = &T> {
        self.iter().rev().take(self.len().saturating_sub(from))
    }

    /// Where the last item of that kind is.
    pub(crate) fn rposition(&self, is: impl Fn(&T) -> bool) -> Option<usize> {
        self.iter().rev().position(is).map(|back| self.len() - 1 - back)
    }

    /// Takes an item out, which should be near the end.
    pub(crate) fn remove(&mut self, at: usize) {
        let page = (at / PAGE).min(self.full.len());
        let mut after: Vec<T> = self.full.drain(page..).flat_map(Arc::unwrap_or_clone).collect();
        after.append(&mut self.last);
        after.remove(at - page * PAGE);
        self.extend(after);
    }
}

impl<T: Clone> Extend<T> for Pages<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        items.into_iter().for_each(|item| self.push(item));
    }
}

impl<T: Clone> FromIterator<T> for Pages<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Pages<T> {
        let mut pages = Pages::default();
        pages.extend(items);
        pages
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_a_list_like_any_other() {
        for length in [0, 1, 31, 32, 33, 64, 100] {
            let (mut list, mut pages): (Vec<i32>, Pages<i32>) =
                ((0..length).collect(), (0..length).collect());
            assert_eq!((pages.len(), pages.last()), (list.len(), list.last()));
            assert!(pages.iter().eq(&list) && pages.iter().rev().eq(list.iter().rev()));
            for from in 0..=list.len() {
                assert!(pages.back_to(from).eq(list[from..].iter().rev()), "{from} of {length}");
            }
            assert_eq!(pages.rposition(|n| n % 7 == 3), list.iter().rposition(|n| n % 7 == 3));
            pages.iter_mut().for_each(|n| *n += 1);
            list.iter_mut().for_each(|n| *n += 1);
            for at in (0..list.len()).rev().step_by(5) {
                let before = pages.clone();
                pages.remove(at);
                list.remove(at);
                assert!(pages.iter().eq(&list), "{at} of {length}");
                assert_eq!(before.len(), pages.len() + 1, "a copy stays as it was");
            }
        }
    }
}
