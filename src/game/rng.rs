//! The random number generator of all games. It gives the same numbers on every machine and in every version of this program.

use std::fmt;

use serde::{Serialize, Serializer};

use super::Seat;
use super::text::{ParseError, Word};

/// A seeded generator of random numbers (ruling G-01).
///
/// The algorithm is Sebastiano Vigna's `SplitMix64`. It is good enough for shuffling cards, and its 64 bits of state fit into the
/// text of a position as sixteen digits. Every stored record depends on it, so the generator, [`Rng::below`] and [`Rng::shuffle`]
/// must never change. The tests in this file compare the generator with published numbers, and the other two with results worked
/// out by hand.
///
/// ```
/// use corsair_cabinet::game::Rng;
///
/// let mut rng = Rng::from_seed(42);
/// let mut same = rng.clone();
/// assert_eq!(rng.next_u64(), same.next_u64());
///
/// let die = 1 + rng.below(6);
/// assert!((1..=6).contains(&die));
/// let mut cards = [1, 2, 3];
/// rng.shuffle(&mut cards);
/// assert_eq!(cards.iter().sum::<u32>(), 6);
/// assert_eq!(rng.choose::<u8>(&[]), None);
/// assert_eq!(Rng::from_seed(255).to_string(), "00000000000000ff");
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Rng {
    state: u64,
}

impl Rng {
    /// A generator with this seed.
    #[must_use]
    pub const fn from_seed(seed: u64) -> Self {
        Self { state: seed }
    }

    /// The generator with this number, among many independent generators for the same seed.
    #[must_use]
    pub fn stream(seed: u64, number: u64) -> Self {
        let mut first = Self::from_seed(seed);
        let mut second = Self::from_seed(first.next_u64() ^ number);
        Self::from_seed(second.next_u64())
    }

    /// The next 64 random bits.
    pub const fn next_u64(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A random number from 0 to `bound - 1`, all equally likely; 0 when `bound` is 0 or 1.
    ///
    /// The algorithm is Lemire's multiplication with rejection ("Fast Random Integer Generation in an Interval", 2019).
    pub fn below(&mut self, bound: usize) -> usize {
        let bound = bound as u64;
        if bound <= 1 {
            return 0;
        }
        let unfair = bound.wrapping_neg() % bound;
        loop {
            let product = u128::from(self.next_u64()) * u128::from(bound);
            #[expect(clippy::cast_possible_truncation, reason = "the low and the high half are meant")]
            let (high, low) = ((product >> 64) as usize, product as u64);
            if low >= unfair {
                return high;
            }
        }
    }

    /// A random seat of a game with `count` seats, all equally likely.
    pub fn seat(&mut self, count: usize) -> Seat {
        Seat::new(self.below(count)).unwrap_or(Seat::FIRST)
    }

    /// A random item, all equally likely; `None` if there are no items.
    pub fn choose<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len()))
    }

    /// Shuffles `items` (Fisher and Yates, from the last item to the first).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }

    /// A random number from 0 (included) to 1 (excluded). Computer players may use it, rules must not.
    pub fn fraction(&mut self) -> f64 {
        #[expect(clippy::cast_precision_loss, reason = "53 bits fit a double exactly")]
        let bits = (self.next_u64() >> 11) as f64;
        bits / 9_007_199_254_740_992.0
    }
}

impl fmt::Display for Rng {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{:016x}", self.state)
    }
}

// `Rng` does not implement `Deserialize`, which views must implement, so a view with a generator does not compile.
impl Serialize for Rng {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl TryFrom<Word<'_>> for Rng {
    type Error = ParseError;

    fn try_from(word: Word<'_>) -> Result<Self, ParseError> {
        let digits = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
        let state = u64::from_str_radix(word.text, 16).ok();
        match state {
            Some(state) if word.text.len() == 16 && word.text.bytes().all(digits) => Ok(Self { state }),
            _ => Err(word.expected("a generator as sixteen digits 0-9a-f")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_generator_gives_its_published_numbers() {
        // The vectors that accompany SplitMix64 for the seed 1234567.
        let mut rng = Rng::from_seed(1_234_567);
        let published = [
            6_457_827_717_110_365_317,
            3_203_168_211_198_807_973,
            9_817_491_932_198_370_423,
            4_593_380_528_125_082_431,
            16_408_922_859_458_223_821,
        ];
        assert_eq!(published.map(|_| rng.next_u64()), published);
    }

    #[test]
    fn below_takes_the_high_half_of_the_product() {
        // By hand: floor(6457827717110365317 * 6 / 2^64) = 2, and so on down the published list.
        let mut rng = Rng::from_seed(1_234_567);
        assert_eq!([(); 5].map(|()| rng.below(6)), [2, 1, 3, 1, 5]);
    }

    #[test]
    fn the_shuffle_is_frozen() {
        // By hand: swaps 4 with 5*0.350=1, 3 with 4*0.173=0, 2 with 3*0.532=1, 1 with 2*0.249=0.
        let mut rng = Rng::from_seed(1_234_567);
        let mut items = ['a', 'b', 'c', 'd', 'e'];
        rng.shuffle(&mut items);
        assert_eq!(items, ['c', 'd', 'e', 'a', 'b']);
    }

    #[test]
    fn nothing_is_drawn_where_there_is_no_choice() {
        let mut rng = Rng::from_seed(1);
        assert_eq!((rng.below(0), rng.below(1)), (0, 0));
        assert_eq!(rng, Rng::from_seed(1));
    }

    #[test]
    fn every_number_below_the_bound_is_about_equally_likely() {
        let mut rng = Rng::from_seed(7);
        let mut counts = [0_i32; 10];
        for _ in 0..100_000 {
            counts[rng.below(10)] += 1;
        }
        // Four standard deviations of a binomial(100000, 0.1) are 380.
        assert!(counts.iter().all(|count| (count - 10_000).abs() < 380), "{counts:?}");
    }

    #[test]
    fn a_generator_is_written_as_sixteen_digits() {
        let rng = Rng::from_seed(0xff);
        assert_eq!(rng.to_string(), "00000000000000ff");
        assert_eq!(Rng::try_from(Word::whole("00000000000000ff")), Ok(rng));
        for junk in ["ff", "00000000000000FF", "+0000000000000ff", "00000000000000fg"] {
            assert!(Rng::try_from(Word::whole(junk)).is_err(), "{junk}");
        }
    }
}
