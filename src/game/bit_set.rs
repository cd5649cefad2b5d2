//! Sets of places on a board, one bit for each.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A place on a board, known by a number.
pub trait BitIndex: Copy {
    /// The number, from 0 and below 192.
    fn number(self) -> usize;

    /// The place of this number, or `None` when the board has none.
    fn numbered(number: usize) -> Option<Self>;
}

/// A set of places of one kind of board: three words of 64 bits.
pub struct BitSet<P> {
    words: [u64; 3],
    kind: PhantomData<P>,
}

impl<P> BitSet<P> {
    /// No place.
    pub const NONE: Self = Self::of_words([0; 3]);

    const fn of_words(words: [u64; 3]) -> Self {
        Self { words, kind: PhantomData }
    }

    /// The places numbered below `count`.
    #[must_use]
    pub const fn first(count: usize) -> Self {
        const fn word(bits: usize) -> u64 {
            if bits >= 64 { u64::MAX } else { (1 << bits) - 1 }
        }
        Self::of_words([word(count), word(count.saturating_sub(64)), word(count.saturating_sub(128))])
    }

    /// The set with the place of this number: for tables that the compiler works out.
    #[must_use]
    pub const fn with_number(mut self, number: usize) -> Self {
        self.words[number / 64] |= 1 << (number % 64);
        self
    }

    /// Whether the place of this number is in the set.
    #[must_use]
    pub const fn contains_number(self, number: usize) -> bool {
        self.words[number / 64] & (1 << (number % 64)) != 0
    }

    /// The places of either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        let (own, other) = (self.words, other.words);
        Self::of_words([own[0] | other[0], own[1] | other[1], own[2] | other[2]])
    }

    /// The places of both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        let (own, other) = (self.words, other.words);
        Self::of_words([own[0] & other[0], own[1] & other[1], own[2] & other[2]])
    }

    /// The places of this set that are not in the other.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        let (own, other) = (self.words, other.words);
        Self::of_words([own[0] & !other[0], own[1] & !other[1], own[2] & !other[2]])
    }

    /// The set with each place's number smaller by `numbers`, less than 64; those that would fall below 0 are gone.
    #[must_use]
    pub const fn shr(self, numbers: u32) -> Self {
        let [low, middle, high] = self.words;
        if numbers == 0 {
            return self;
        }
        let carry = 64 - numbers;
        Self::of_words([low >> numbers | middle << carry, middle >> numbers | high << carry, high >> numbers])
    }

    /// The set with each place's number greater by `numbers`, less than 64; those that would pass the last are gone.
    #[must_use]
    pub const fn shl(self, numbers: u32) -> Self {
        let [low, middle, high] = self.words;
        if numbers == 0 {
            return self;
        }
        let carry = 64 - numbers;
        Self::of_words([low << numbers, middle << numbers | low >> carry, high << numbers | middle >> carry])
    }

    /// How many places there are.
    #[must_use]
    pub const fn len(self) -> usize {
        let [low, middle, high] = self.words;
        (low.count_ones() + middle.count_ones() + high.count_ones()) as usize
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        let [low, middle, high] = self.words;
        low | middle | high == 0
    }
}

impl<P: BitIndex> BitSet<P> {
    /// This place alone.
    #[must_use]
    pub fn only(place: P) -> Self {
        Self::NONE.with(place)
    }

    /// Whether `place` is in the set.
    #[must_use]
    pub fn contains(self, place: P) -> bool {
        self.contains_number(place.number())
    }

    /// The set with `place`.
    #[must_use]
    pub fn with(self, place: P) -> Self {
        self.with_number(place.number())
    }

    /// The set without `place`.
    #[must_use]
    pub fn without(self, place: P) -> Self {
        self.minus(Self::only(place))
    }

    /// The places, in the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = P> + Clone {
        (0..3).flat_map(move |word| {
            let mut bits = self.words[word];
            std::iter::from_fn(move || {
                let lowest = (bits != 0).then(|| 64 * word + bits.trailing_zeros() as usize)?;
                bits &= bits - 1;
                P::numbered(lowest)
            })
        })
    }
}

// Derived impls would demand of places what only their set needs.
impl<P> Clone for BitSet<P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P> Copy for BitSet<P> {}

impl<P> PartialEq for BitSet<P> {
    fn eq(&self, other: &Self) -> bool {
        self.words == other.words
    }
}

impl<P> Eq for BitSet<P> {}

impl<P> PartialOrd for BitSet<P> {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl<P> Ord for BitSet<P> {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.words.cmp(&other.words)
    }
}

impl<P> Hash for BitSet<P> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.words.hash(state);
    }
}

impl<P> Default for BitSet<P> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<P: BitIndex> FromIterator<P> for BitSet<P> {
    fn from_iter<I: IntoIterator<Item = P>>(places: I) -> Self {
        places.into_iter().fold(Self::NONE, Self::with)
    }
}

impl<P: BitIndex + Serialize> Serialize for BitSet<P> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, P: BitIndex + Deserialize<'de>> Deserialize<'de> for BitSet<P> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<P>::deserialize(deserializer)?.into_iter().collect())
    }
}

impl<P: BitIndex + fmt::Debug> fmt::Debug for BitSet<P> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    impl BitIndex for usize {
        fn number(self) -> usize {
            self
        }

        fn numbered(number: usize) -> Option<Self> {
            Some(number)
        }
    }

    fn set<const N: usize>(numbers: [usize; N]) -> BitSet<usize> {
        numbers.into_iter().collect()
    }

    #[test]
    fn sets_keep_what_was_put_in_across_all_words() {
        let places = set([191, 0, 63, 64, 127, 128]);
        assert_eq!(places.iter().collect::<Vec<_>>(), [0, 63, 64, 127, 128, 191]);
        assert_eq!(places.len(), 6);
        assert!(places.contains(128) && !places.contains(129));
        assert_eq!(places.without(64), set([0, 63, 127, 128, 191]));
        assert_eq!(set([1, 70]).or(set([70, 130])), set([1, 70, 130]));
        assert_eq!(set([1, 70]).and(set([70, 130])), set([70]));
        assert_eq!(set([1, 70]).minus(set([70, 130])), set([1]));
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
    fn the_first_so_many_are_all_below() {
        for count in [0, 1, 63, 64, 65, 128, 132, 192] {
            assert_eq!(BitSet::<usize>::first(count).iter().collect::<Vec<_>>(), (0..count).collect::<Vec<_>>());
        }
    }
}
