//! Sorting a handful.

/// Sorts a few items by a key; equal ones stay in their order.
///
/// Insertion: for a hand of cards as fast as any, and a twentieth of the code of the standard library's
/// sort, which the page would otherwise download once for every kind of item.
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
    fn a_few_are_sorted_and_equals_keep_their_order() {
        let mut items = [(3, 'a'), (1, 'b'), (3, 'c'), (2, 'd'), (1, 'e')];
        insertion_sort(&mut items, |(number, _)| *number);
        assert_eq!(items, [(1, 'b'), (1, 'e'), (2, 'd'), (3, 'a'), (3, 'c')]);
        let mut nothing: [u8; 0] = [];
        insertion_sort(&mut nothing, |item| *item);
    }
}
