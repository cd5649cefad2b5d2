//! How far the clock of another device is ahead of that of this device.

use std::collections::VecDeque;

/// How many exchanges are kept.
const KEPT: usize = 20;

/// In how many ms two clocks drift apart by one ms, at most: 100 millionths.
const DRIFT: u64 = 10_000;

/// An exchange takes no longer than this, in ms; a longer one says nothing.
const LONGEST: u64 = 5_000;

/// The clock of another device, from exchanges of two stamps. All times are in ms.
///
/// The other device stamps its answer somewhere between question and answer. So the shorter the round trip, the better the
/// offset: it is off by half the round trip at most, and by what the clocks have drifted since.
///
/// ```
/// use corsair_cabinet::live::race::Clock;
///
/// let mut clock = Clock::default();
/// clock.answered(1_000, 61_010, 1_040);
/// clock.answered(2_000, 62_002, 2_004);
/// assert_eq!((clock.offset(2_004), clock.error(2_004)), (Some(60_000), Some(3)));
/// assert_eq!(clock.slowest(), Some(40));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Clock {
    exchanges: VecDeque<Exchange>,
}

#[derive(Clone, Copy, Debug)]
struct Exchange {
    /// When the answer came.
    at: u64,
    /// What the other clock is ahead.
    offset: i64,
    round_trip: u64,
}

impl Exchange {
    /// By how much the offset can be wrong now. Stamps are rounded to ms.
    const fn error(self, now: u64) -> u64 {
        self.round_trip.div_ceil(2) + now.saturating_sub(self.at).div_ceil(DRIFT) + 1
    }
}

/// How much later a time is than another one; negative if it is earlier.
fn difference(later: u64, earlier: u64) -> Option<i64> {
    i64::try_from(i128::from(later) - i128::from(earlier)).ok()
}

impl Clock {
    /// Adds an exchange: this device asked at `asked`, the other clock answered with its time `theirs`, and the answer came at
    /// `at`. Ignores an answer that took longer than 5 s, and times that cannot be right.
    pub fn answered(&mut self, asked: u64, theirs: u64, at: u64) {
        let Some(round_trip) = at.checked_sub(asked).filter(|round_trip| *round_trip <= LONGEST) else { return };
        let middle = asked + round_trip / 2;
        let Some(offset) = difference(theirs, middle) else { return };
        if self.exchanges.len() == KEPT {
            self.exchanges.pop_front();
        }
        self.exchanges.push_back(Exchange { at, offset, round_trip });
    }

    /// The exchange whose error is the least now.
    fn best(&self, now: u64) -> Option<Exchange> {
        self.exchanges.iter().copied().min_by_key(|exchange| exchange.error(now))
    }

    /// How far the other clock is ahead; `None` before the first exchange.
    #[must_use]
    pub fn offset(&self, now: u64) -> Option<i64> {
        self.best(now).map(|best| best.offset)
    }

    /// By how much the offset can be wrong; `None` before the first exchange.
    #[must_use]
    pub fn error(&self, now: u64) -> Option<u64> {
        self.best(now).map(|best| best.error(now))
    }

    /// Whether there were as many exchanges as are kept.
    pub(super) fn is_known(&self) -> bool {
        self.exchanges.len() == KEPT
    }

    /// The longest of the latest round trips; `None` before the first exchange.
    #[must_use]
    pub fn slowest(&self) -> Option<u64> {
        self.exchanges.iter().map(|exchange| exchange.round_trip).max()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_offset_is_within_its_error() {
        // The other clock is 5 s behind, and loses a ms every 20 s.
        let theirs = |now: u64| now - 5_000 - now / 20_000;
        let mut clock = Clock::default();
        let mut rng = crate::game::Rng::from_seed(1);
        for asked in (10_000..400_000).step_by(1_000) {
            let [there, back] = [(); 2].map(|()| 20 + rng.below(200) as u64);
            let at = asked + there + back;
            clock.answered(asked, theirs(asked + there), at);
            let (offset, error) = (clock.offset(at).unwrap(), clock.error(at).unwrap());
            let truth = difference(theirs(at), at).unwrap();
            assert!(truth.abs_diff(offset) <= error, "{truth} {offset} {error}");
        }
        // Half of one of the shortest of 20 round trips.
        assert!(clock.error(400_000).unwrap() < 80, "{clock:?}");
    }

    #[test]
    fn an_old_exchange_gives_way_to_a_longer_one() {
        let mut clock = Clock::default();
        clock.answered(1_000, 1_010, 1_002);
        clock.answered(2_000, 2_020, 2_040);
        assert_eq!((clock.offset(2_040), clock.error(2_040)), (Some(9), Some(3)));
        assert_eq!((clock.offset(400_000), clock.error(400_000)), (Some(9), Some(42)));
        (3..23).for_each(|second| clock.answered(second * 1_000, second * 1_000 + 10, second * 1_000 + 20));
        assert_eq!((clock.offset(23_000), clock.slowest()), (Some(0), Some(20)));
    }

    #[test]
    fn impossible_exchanges_are_ignored() {
        let mut clock = Clock::default();
        for (asked, theirs, at) in [(10, 10, 9), (0, 0, 5_001), (0, u64::MAX, 10)] {
            clock.answered(asked, theirs, at);
        }
        assert_eq!((clock.offset(10), clock.error(10), clock.slowest()), (None, None, None));
    }
}
