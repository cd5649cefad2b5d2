//! The cases that a comparison of two implementations covers: it proves nothing about a case that it never covers.

use std::collections::BTreeMap;
use std::marker::PhantomData;

/// The cases of a game that occurred in the compared games, by name, with how often. Each game says in its `oracle.rs` what it
/// notes.
pub struct Coverage<G> {
    counts: BTreeMap<String, usize>,
    game: PhantomData<G>,
}

// A derived impl would demand that `G` have a default value.
impl<G> Default for Coverage<G> {
    fn default() -> Self {
        Self { counts: BTreeMap::new(), game: PhantomData }
    }
}

impl<G> Coverage<G> {
    /// Counts a case.
    pub fn note(&mut self, case: impl Into<String>) {
        *self.counts.entry(case.into()).or_default() += 1;
    }

    /// Counts a case if it occurred.
    pub fn note_if(&mut self, occurred: bool, case: &str) {
        if occurred {
            self.note(case);
        }
    }

    /// Asserts that each of these cases occurred at least `least` times.
    pub fn must_have_all(&self, cases: &[&str], least: usize) {
        let missed = cases.iter().filter(|case| self.counts.get(**case).is_none_or(|count| *count < least));
        let missed: Vec<_> = missed.collect();
        assert!(missed.is_empty(), "cases missed: {missed:?}\n{:#?}", self.counts);
    }
}
