//! Insertion sort, for short lists.

/// Sorts a few items by a key. Items with equal keys stay in their order.
///
/// For a hand of cards this is as fast as the sort of the standard library, with a twentieth of its code. A program contains a
/// copy of that code for each type of item.
///
/// ```
/// use corsair_cabinet::game::insertion_sort::insertion_sort;
///
/// let mut words = ["three", "one", "two"];
/// insertion_sort(&mut words, |word| word.len());
/// assert_eq!(words, ["one", "two", "three"]);
/// ```
pub fn insertion_sort<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    for next in 1..items.len() {
        let mut place = next;
        while place > 0 && key(&items[place]) < key(&items[place - 1]) {
            items.swap(place, place - 1);
            place -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::insertion_sort;

    #[test]
    fn items_are_sorted_and_equal_ones_keep_their_order() {
        let mut items = [(3, 'a'), (1, 'b'), (3, 'c'), (2, 'd'), (1, 'e')];
        insertion_sort(&mut items, |(number, _)| *number);
        assert_eq!(items, [(1, 'b'), (1, 'e'), (2, 'd'), (3, 'a'), (3, 'c')]);
        let mut nothing: [u8; 0] = [];
        insertion_sort(&mut nothing, |item| *item);
    }
}
