//! Sorting by a number, with little code for each type of item.

use super::insertion_sort::insertion_sort;

/// The longest list that is sorted by insertion.
const MAX_INSERTION_LENGTH: usize = 20;

/// Sorts items by a number. Items with equal numbers stay in their order.
///
/// The function sorts a list of numbers, and then moves the items to their places. A program contains a copy of the standard
/// library's sort, about 8 kB, for every type of item; this function needs only the copy for numbers.
///
/// ```
/// use corsair_cabinet::game::sort_by_number::{descending_key, sort_by_number};
///
/// let mut ships = [("galley", -2), ("brig", 7), ("dinghy", 1)];
/// sort_by_number(&mut ships, |(_, score)| descending_key(*score));
/// assert_eq!(ships, [("brig", 7), ("dinghy", 1), ("galley", -2)]);
/// ```
pub fn sort_by_number<T>(items: &mut [T], number: impl Fn(&T) -> u64) {
    if items.len() <= MAX_INSERTION_LENGTH {
        return insertion_sort(items, number);
    }
    let mut order: Vec<(u64, usize)> = items.iter().enumerate().map(|(at, item)| (number(item), at)).collect();
    order.sort_unstable();
    for first in 0..order.len() {
        // The items move along each cycle of the permutation.
        let mut place = first;
        loop {
            let from = std::mem::replace(&mut order[place].1, place);
            if from == first {
                break;
            }
            items.swap(place, from);
            place = from;
        }
    }
}

/// The sort key of a score: greater scores come first.
#[must_use]
pub fn descending_key(score: i32) -> u64 {
    i32::MAX.abs_diff(score).into()
}

#[cfg(test)]
mod tests {
    use super::{MAX_INSERTION_LENGTH, descending_key, sort_by_number};
    use crate::game::Rng;

    #[test]
    fn lists_of_every_length_are_sorted_like_the_standard_library_does() {
        let mut rng = Rng::from_seed(1);
        for length in 0..4 * MAX_INSERTION_LENGTH {
            let mut items: Vec<(u64, usize)> = (0..length).map(|at| (rng.below(10) as u64, at)).collect();
            let mut expected = items.clone();
            expected.sort_by_key(|(number, _)| *number);
            sort_by_number(&mut items, |(number, _)| *number);
            assert_eq!(items, expected);
        }
    }

    #[test]
    fn greater_scores_come_first() {
        let mut scores = [0, i32::MIN, 7, i32::MAX, -7];
        sort_by_number(&mut scores, |score| descending_key(*score));
        assert_eq!(scores, [i32::MAX, 7, 0, -7, i32::MIN]);
    }
}
