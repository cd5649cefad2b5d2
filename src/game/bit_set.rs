//! Sets of small values with one bit for each value: cells of a board, cards, seats.

use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::iter::FusedIterator;
use std::marker::PhantomData;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A value with an index, by which it can be an element of a [`BitSet`].
pub trait BitIndex: Copy {
    /// The index of the value, counted from 0. Every value has a different index.
    fn index(self) -> usize;

    /// The value with this index; `None` if no value has it.
    fn from_index(index: usize) -> Option<Self>;
}

/// A set of values of type `T`, with one bit for each index below 64 × `WORDS`. The set is `Copy` and iterates in the order of
/// the indices.
///
/// The functions are named like those of [`BTreeSet`](std::collections::BTreeSet). Functions that return a set do not change the
/// original. The `const` functions that take an index instead of a value are for tables computed at compile time.
///
/// ```
/// use corsair_cabinet::game::bit_set::{BitIndex, BitSet};
///
/// /// A day of a year.
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// struct Day(usize);
///
/// impl BitIndex for Day {
///     fn index(self) -> usize {
///         self.0
///     }
///
///     fn from_index(index: usize) -> Option<Self> {
///         (index < 366).then_some(Self(index))
///     }
/// }
///
/// type Days = BitSet<Day, 6>;
///
/// let mut days: Days = [Day(300), Day(7)].into_iter().collect();
/// assert!(days.insert(Day(20)) && !days.insert(Day(20)));
/// assert!(days.remove(Day(300)) && !days.contains(Day(300)));
/// days.extend([Day(64)]);
/// assert_eq!(days.iter().collect::<Vec<_>>(), [Day(7), Day(20), Day(64)]);
/// assert_eq!((days.len(), days.first(), days.pop_first()), (3, Some(Day(7)), Some(Day(7))));
///
/// // Expressions build sets from sets.
/// assert_eq!(days, Days::only(Day(20)).with(Day(64)));
/// assert_eq!(days.without(Day(20)), Days::only(Day(64)));
/// assert_eq!(days.intersection(Days::all(31)), Days::only(Day(20)));
/// assert_eq!(days.difference(Days::all(31)), Days::only(Day(64)));
/// assert_eq!(days.union(Days::only(Day(7))).len(), 3);
/// assert!(!days.is_subset(Days::all(31)) && days.is_disjoint(Days::all(7)));
///
/// // The days a week later, and a week earlier.
/// assert_eq!(days.shl(7), Days::only(Day(27)).with(Day(71)));
/// assert_eq!(days.shr(7), Days::only(Day(13)).with(Day(57)));
///
/// const HOLIDAYS: Days = Days::EMPTY.with_index(0).with_index(358);
/// const _: () = assert!(HOLIDAYS.contains_index(358) && !HOLIDAYS.is_empty());
/// ```
pub struct BitSet<T, const WORDS: usize = 1> {
    words: [u64; WORDS],
    element: PhantomData<T>,
}

impl<T, const WORDS: usize> BitSet<T, WORDS> {
    /// The set without elements.
    pub const EMPTY: Self = Self::from_words([0; WORDS]);

    const fn from_words(words: [u64; WORDS]) -> Self {
        Self { words, element: PhantomData }
    }

    /// The set of all elements with an index below `count`.
    #[must_use]
    pub const fn all(count: usize) -> Self {
        let mut set = Self::EMPTY;
        let mut word = 0;
        while word < WORDS {
            let bits = count.saturating_sub(64 * word);
            set.words[word] = if bits >= 64 { u64::MAX } else { (1 << bits) - 1 };
            word += 1;
        }
        set
    }

    /// This set plus the element with this index.
    #[must_use]
    pub const fn with_index(mut self, index: usize) -> Self {
        self.words[index / 64] |= 1 << (index % 64);
        self
    }

    /// Whether the element with this index is in the set.
    #[must_use]
    pub const fn contains_index(self, index: usize) -> bool {
        self.words[index / 64] & (1 << (index % 64)) != 0
    }

    /// The elements that are in this set, in `other`, or in both.
    #[must_use]
    pub const fn union(mut self, other: Self) -> Self {
        let mut word = 0;
        while word < WORDS {
            self.words[word] |= other.words[word];
            word += 1;
        }
        self
    }

    /// The elements that are in this set and in `other`.
    #[must_use]
    pub const fn intersection(mut self, other: Self) -> Self {
        let mut word = 0;
        while word < WORDS {
            self.words[word] &= other.words[word];
            word += 1;
        }
        self
    }

    /// The elements of this set that are not in `other`.
    #[must_use]
    pub const fn difference(mut self, other: Self) -> Self {
        let mut word = 0;
        while word < WORDS {
            self.words[word] &= !other.words[word];
            word += 1;
        }
        self
    }

    /// Whether all elements of this set are in `other`.
    #[must_use]
    pub const fn is_subset(self, other: Self) -> bool {
        self.difference(other).is_empty()
    }

    /// Whether the sets have no element in common.
    #[must_use]
    pub const fn is_disjoint(self, other: Self) -> bool {
        self.intersection(other).is_empty()
    }

    /// Adds `distance`, which must be less than 64, to each index. Indices past the last word drop out. The caller must remove
    /// indices that no value has, with [`intersection`](Self::intersection).
    #[must_use]
    pub const fn shl(mut self, distance: u32) -> Self {
        if distance == 0 {
            return self;
        }
        let mut word = WORDS;
        while word > 0 {
            word -= 1;
            let carry = if word > 0 { self.words[word - 1] >> (64 - distance) } else { 0 };
            self.words[word] = self.words[word] << distance | carry;
        }
        self
    }

    /// Subtracts `distance`, which must be less than 64, from each index. Indices below 0 drop out.
    #[must_use]
    pub const fn shr(mut self, distance: u32) -> Self {
        if distance == 0 {
            return self;
        }
        let mut word = 0;
        while word < WORDS {
            let carry = if word + 1 < WORDS { self.words[word + 1] << (64 - distance) } else { 0 };
            self.words[word] = self.words[word] >> distance | carry;
            word += 1;
        }
        self
    }

    /// The number of elements.
    #[must_use]
    pub const fn len(self) -> usize {
        let mut count = 0;
        let mut word = 0;
        while word < WORDS {
            // Skip empty words: a small board leaves the later ones empty.
            if self.words[word] != 0 {
                count += self.words[word].count_ones();
            }
            word += 1;
        }
        count as usize
    }

    /// Whether the set has at least two elements. Faster than comparing [`len`](Self::len).
    #[must_use]
    pub const fn has_several(self) -> bool {
        let (mut seen, mut several) = (0, 0);
        let mut word = 0;
        while word < WORDS {
            let bits = self.words[word];
            several |= bits & bits.wrapping_sub(1);
            several |= if seen == 0 { 0 } else { bits };
            seen |= bits;
            word += 1;
        }
        several != 0
    }

    /// Whether the set has no elements.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        let mut bits = 0;
        let mut word = 0;
        while word < WORDS {
            bits |= self.words[word];
            word += 1;
        }
        bits == 0
    }
}

impl<T: BitIndex, const WORDS: usize> BitSet<T, WORDS> {
    /// The set with this single element.
    pub fn only(element: T) -> Self {
        Self::EMPTY.with(element)
    }

    /// Whether `element` is in the set.
    pub fn contains(self, element: T) -> bool {
        self.contains_index(element.index())
    }

    /// This set plus `element`.
    #[must_use]
    pub fn with(self, element: T) -> Self {
        self.with_index(element.index())
    }

    /// This set minus `element`.
    #[must_use]
    pub fn without(self, element: T) -> Self {
        self.difference(Self::only(element))
    }

    /// Adds `element`. Returns whether it was new.
    pub fn insert(&mut self, element: T) -> bool {
        let is_new = !self.contains(element);
        *self = self.with(element);
        is_new
    }

    /// Removes `element`. Returns whether it was in the set.
    pub fn remove(&mut self, element: T) -> bool {
        let was_in = self.contains(element);
        *self = self.without(element);
        was_in
    }

    /// The element with the lowest index; `None` if the set is empty.
    #[must_use]
    pub fn first(mut self) -> Option<T> {
        self.pop_first()
    }

    /// Removes and returns the element with the lowest index; `None` if the set is empty.
    pub fn pop_first(&mut self) -> Option<T> {
        let (at, word) = self.words.iter_mut().enumerate().find(|(_, word)| **word != 0)?;
        let index = 64 * at + word.trailing_zeros() as usize;
        *word &= *word - 1;
        T::from_index(index)
    }

    /// The elements in the order of their indices.
    #[must_use]
    pub fn iter(self) -> Iter<T, WORDS> {
        Iter { rest: self }
    }
}

/// The elements of a [`BitSet`] in the order of their indices.
#[derive(Clone, Debug)]
pub struct Iter<T: BitIndex, const WORDS: usize> {
    rest: BitSet<T, WORDS>,
}

impl<T: BitIndex, const WORDS: usize> Iterator for Iter<T, WORDS> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        self.rest.pop_first()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (0, Some(self.rest.len()))
    }
}

impl<T: BitIndex, const WORDS: usize> FusedIterator for Iter<T, WORDS> {}

impl<T: BitIndex, const WORDS: usize> IntoIterator for BitSet<T, WORDS> {
    type Item = T;
    type IntoIter = Iter<T, WORDS>;

    fn into_iter(self) -> Iter<T, WORDS> {
        self.iter()
    }
}

impl<T: BitIndex, const WORDS: usize> FromIterator<T> for BitSet<T, WORDS> {
    fn from_iter<I: IntoIterator<Item = T>>(elements: I) -> Self {
        elements.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl<T: BitIndex, const WORDS: usize> Extend<T> for BitSet<T, WORDS> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, elements: I) {
        *self = elements.into_iter().fold(*self, Self::with);
    }
}

// Derived impls would require traits of `T` that only the words need.
impl<T, const WORDS: usize> Clone for BitSet<T, WORDS> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T, const WORDS: usize> Copy for BitSet<T, WORDS> {}

impl<T, const WORDS: usize> PartialEq for BitSet<T, WORDS> {
    fn eq(&self, other: &Self) -> bool {
        self.words == other.words
    }
}

impl<T, const WORDS: usize> Eq for BitSet<T, WORDS> {}

impl<T, const WORDS: usize> PartialOrd for BitSet<T, WORDS> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<T, const WORDS: usize> Ord for BitSet<T, WORDS> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.words.cmp(&other.words)
    }
}

impl<T, const WORDS: usize> Hash for BitSet<T, WORDS> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        for word in self.words {
            state.write_u64(word);
        }
    }
}

impl<T, const WORDS: usize> Default for BitSet<T, WORDS> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T: BitIndex + fmt::Debug, const WORDS: usize> fmt::Debug for BitSet<T, WORDS> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_set().entries(*self).finish()
    }
}

impl<T: BitIndex + Serialize, const WORDS: usize> Serialize for BitSet<T, WORDS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // Binary formats need the number of elements first, but the iterator knows only an upper bound.
        self.iter().collect::<Vec<T>>().serialize(serializer)
    }
}

impl<'de, T: BitIndex + Deserialize<'de>, const WORDS: usize> Deserialize<'de> for BitSet<T, WORDS> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<T>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    impl BitIndex for usize {
        fn index(self) -> usize {
            self
        }

        fn from_index(index: usize) -> Option<Self> {
            Some(index)
        }
    }

    type Numbers = BitSet<usize, 3>;

    fn set<const N: usize>(numbers: [usize; N]) -> Numbers {
        numbers.into_iter().collect()
    }

    #[test]
    fn sets_keep_their_elements_across_all_words() {
        let numbers = set([191, 0, 63, 64, 127, 128]);
        assert_eq!(numbers.iter().collect::<Vec<_>>(), [0, 63, 64, 127, 128, 191]);
        assert_eq!(numbers.len(), 6);
        assert!(numbers.has_several() && set([0, 1]).has_several() && set([63, 191]).has_several());
        assert!(![set([]), set([0]), set([64]), set([191])].iter().any(|few| few.has_several()));
        assert!(numbers.contains(128) && !numbers.contains(129));
        assert_eq!(numbers.without(64), set([0, 63, 127, 128, 191]));
        assert_eq!(set([1, 70]).union(set([70, 130])), set([1, 70, 130]));
        assert_eq!(set([1, 70]).intersection(set([70, 130])), set([70]));
        assert_eq!(set([1, 70]).difference(set([70, 130])), set([1]));
        assert!(set([1, 130]).is_subset(set([1, 70, 130])) && !set([1, 130]).is_subset(set([1, 70])));
        assert!(set([1, 130]).is_disjoint(set([70])) && !set([1, 130]).is_disjoint(set([130])));
    }

    #[test]
    fn elements_are_removed_from_the_lowest_on() {
        let mut numbers = set([130, 70]);
        assert_eq!(numbers.first(), Some(70));
        assert_eq!([(); 3].map(|()| numbers.pop_first()), [Some(70), Some(130), None]);
        assert!(numbers.is_empty());
    }

    #[test]
    fn shr_carries_between_words_and_drops_bits_below_zero() {
        assert_eq!(set([0, 11, 12, 64, 70, 128, 191]).shr(12), set([0, 52, 58, 116, 179]));
        assert_eq!(set([5, 100]).shr(0), set([5, 100]));
    }

    #[test]
    fn shl_carries_between_words_and_drops_bits_past_the_end() {
        assert_eq!(set([0, 52, 63, 64, 116, 127, 128, 180]).shl(12), set([12, 64, 75, 76, 128, 139, 140]));
        assert_eq!(set([5, 100]).shl(0), set([5, 100]));
    }

    #[test]
    fn the_first_elements_are_those_with_the_lowest_indices() {
        for count in [0, 1, 63, 64, 65, 128, 132, 192] {
            assert_eq!(Numbers::all(count).iter().collect::<Vec<_>>(), (0..count).collect::<Vec<_>>());
        }
    }
}
