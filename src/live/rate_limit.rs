//! How many frames a device takes in from the other one.

/// A token bucket: so many frames at once, and one more each time an interval has passed. It has no clock.
///
/// ```
/// use corsair_cabinet::live::RateLimit;
///
/// let mut limit = RateLimit::new(2, 100);
/// assert!(limit.allows(5_000) && limit.allows(5_000));
/// assert!(!limit.allows(5_099));
/// assert!(limit.allows(5_100));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct RateLimit {
    /// The time that has to pass for a frame, in ms.
    interval: u64,
    /// The time that counts at most, in ms.
    most: u64,
    /// The time that has passed and no frame has used, in ms.
    unused: u64,
    /// The time of the last question, in ms.
    last: u64,
}

impl RateLimit {
    /// Allows `burst` frames at once, and one in each interval of so many ms.
    #[must_use]
    pub const fn new(burst: u64, interval: u64) -> Self {
        let most = burst.saturating_mul(interval);
        Self { interval, most, unused: most, last: 0 }
    }

    /// Whether another frame may come at this time in ms. A clock that was set back adds nothing.
    pub fn allows(&mut self, now: u64) -> bool {
        let passed = now.saturating_sub(self.last);
        (self.last, self.unused) = (now, self.most.min(self.unused.saturating_add(passed)));
        let left = self.unused.checked_sub(self.interval);
        self.unused = left.unwrap_or(self.unused);
        left.is_some()
    }

    /// Gives back what the last frame has used.
    pub fn refund(&mut self) {
        self.unused = self.most.min(self.unused.saturating_add(self.interval));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn allowed(limit: &mut RateLimit, now: u64) -> usize {
        std::iter::repeat_with(|| limit.allows(now)).take(100).take_while(|allowed| *allowed).count()
    }

    #[test]
    fn a_pause_saves_no_more_than_a_burst() {
        let mut limit = RateLimit::new(5, 100);
        assert_eq!([0, 250, 1_000_000, 1_000_099, 1_000_100].map(|now| allowed(&mut limit, now)), [5, 2, 5, 0, 1]);
    }

    #[test]
    fn a_clock_that_is_set_back_adds_nothing() {
        let mut limit = RateLimit::new(5, 100);
        assert_eq!([9_000, 1_000, 1_100].map(|now| allowed(&mut limit, now)), [5, 0, 1]);
    }

    #[test]
    fn a_refund_is_no_more_than_was_used() {
        let mut limit = RateLimit::new(5, 100);
        assert!(limit.allows(0));
        limit.refund();
        limit.refund();
        assert_eq!(allowed(&mut limit, 0), 5);
    }
}
