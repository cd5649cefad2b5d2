//! The transposition table: stored results of positions that a search may reach again.

/// The relation of a stored value to the true value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    /// The exact value.
    Exact,
    /// A lower bound: the search was cut off.
    Lower,
    /// An upper bound: no turn reached alpha.
    Upper,
}

/// The stored result of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry<Turn> {
    key: u64,
    /// The turn that was best or caused the cut-off; `None` if no turn reached alpha.
    pub(super) turn: Option<Turn>,
    /// The value. A win or loss is counted from this position.
    pub(super) value: i16,
    /// The depth to which the position was searched, in turns.
    pub(super) depth: u8,
    pub(super) bound: Bound,
    /// The iteration that stored the entry.
    age: u8,
}

/// A table of fixed size. Each slot has two entries: the deepest search of the current iteration, and the latest other one
/// (Breuker, Uiterwijk and van den Herik, "Replacement Schemes for Transposition Tables", 1994: two-deep).
pub(super) struct TranspositionTable<Turn> {
    places: Vec<[Option<Entry<Turn>>; 2]>,
}

impl<Turn: Copy> TranspositionTable<Turn> {
    /// An empty table with this number of slots, a power of two; with 0 slots it stores nothing.
    pub(super) fn new(places: usize) -> Self {
        debug_assert!(places == 0 || places.is_power_of_two());
        Self { places: vec![[None; 2]; places] }
    }

    fn place(&self, key: u64) -> usize {
        #[expect(clippy::cast_possible_truncation, reason = "the low bits are meant")]
        let place = key as usize & self.places.len().wrapping_sub(1);
        place
    }

    /// The entry of the position with this key; `None` if there is none.
    pub(super) fn get(&self, key: u64) -> Option<&Entry<Turn>> {
        let pair = self.places.get(self.place(key))?;
        pair.iter().flatten().find(|entry| entry.key == key)
    }

    /// Stores a result of the position with this key.
    pub(super) fn put(&mut self, key: u64, turn: Option<Turn>, value: i16, depth: u8, bound: Bound, age: u8) {
        let place = self.place(key);
        let Some([deep, late]) = self.places.get_mut(place) else { return };
        let known = [&*deep, &*late].into_iter().flatten().find(|entry| entry.key == key);
        let entry = Entry { key, turn: turn.or(known.and_then(|entry| entry.turn)), value, depth, bound, age };
        match deep {
            Some(old) if old.key != key && old.age == age && old.depth > depth => *late = Some(entry),
            Some(old) if old.key != key => {
                *late = Some(*old);
                *old = entry;
            }
            _ => *deep = Some(entry),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(table: &TranspositionTable<char>, key: u64) -> Option<(Option<char>, u8)> {
        table.get(key).map(|entry| (entry.turn, entry.depth))
    }

    #[test]
    fn what_was_searched_deeper_stays_until_the_next_iteration() {
        let mut table = TranspositionTable::new(1);
        table.put(1, Some('a'), 0, 5, Bound::Exact, 1);
        table.put(2, Some('b'), 0, 3, Bound::Exact, 1);
        table.put(3, Some('c'), 0, 2, Bound::Exact, 1);
        assert_eq!([1, 2, 3].map(|key| known(&table, key)), [Some((Some('a'), 5)), None, Some((Some('c'), 2))]);
        table.put(4, Some('d'), 0, 1, Bound::Exact, 2);
        assert_eq!([1, 3, 4].map(|key| known(&table, key)), [Some((Some('a'), 5)), None, Some((Some('d'), 1))]);
    }

    #[test]
    fn a_stored_turn_survives_a_later_search_without_one() {
        let mut table = TranspositionTable::new(2);
        table.put(7, Some('a'), 10, 2, Bound::Exact, 1);
        table.put(7, None, 5, 3, Bound::Upper, 2);
        assert_eq!(known(&table, 7), Some((Some('a'), 3)));
    }

    #[test]
    fn a_table_without_places_remembers_nothing() {
        let mut table = TranspositionTable::new(0);
        table.put(7, Some('a'), 10, 2, Bound::Exact, 1);
        assert!(table.get(7).is_none());
    }
}
