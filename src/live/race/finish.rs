//! Which of several taps is first.

use crate::correspondence::Nonce;
use crate::game::{Rng, Seat};

/// By how much two reactions can differ without one being shorter: each is the difference of two stamps that are rounded to ms.
const STAMP_ERROR: u64 = 1;

/// A tap whose time is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TimedTap {
    pub seat: Seat,
    /// The number of the card that the tap is an answer to.
    pub card: u32,
    /// The time in the game, in ms: that of the card and the reaction.
    pub at: u64,
    /// The reaction in ms, and the salt; `None` if the player has not opened the tap, so that it comes after those that are open.
    pub opened: Option<(u64, Nonce)>,
}

/// Puts taps into the order in which they count, and sets their times so that only the first has its time. If others are as early as
/// far as anybody can tell, `lot` chooses among them, with the salts of their players. Returns whether it had to.
///
/// A reaction is measured by one clock, so that reactions to the same card are compared exactly. Those to different cards differ by
/// the error of the clocks, too.
pub(super) fn finish(taps: &mut [TimedTap], clock_error: u64, lot: impl FnOnce(&[Nonce]) -> Rng) -> bool {
    taps.sort_by_key(|tap| (tap.opened.is_none(), tap.at, tap.seat));
    let Some(first) = taps.first().copied() else { return false };
    let error = |tap: &TimedTap| STAMP_ERROR + if tap.card == first.card { 0 } else { clock_error };
    let is_level = |tap: &&TimedTap| tap.opened.is_some() && tap.at - first.at <= error(tap);
    let level: Vec<Seat> = taps.iter().filter(is_level).map(|tap| tap.seat).collect();
    if level.len() > 1 {
        let salts: Vec<Nonce> = taps.iter().filter(is_level).filter_map(|tap| Some(tap.opened?.1)).collect();
        let winner = lot(&salts).choose(&level).copied();
        taps.sort_by_key(|tap| Some(tap.seat) != winner);
    }
    if let Some((winner, others)) = taps.split_first_mut() {
        winner.at = first.at;
        for tap in others.iter_mut() {
            tap.at = tap.at.max(first.at + 1);
        }
        others.sort_by_key(|tap| tap.at);
    }
    level.len() > 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::correspondence::Code;

    fn tap(seat: usize, card: u32, at: u64) -> TimedTap {
        let seat = Seat::new(seat).unwrap();
        TimedTap { seat, card, at, opened: Some((at, Code([9; 16]))) }
    }

    /// The seats in order, their times, and whether there was a lot.
    fn order(mut taps: Vec<TimedTap>, clock_error: u64, seed: u64) -> (Vec<(usize, u64)>, bool) {
        let is_close = finish(&mut taps, clock_error, |_| Rng::from_seed(seed));
        (taps.iter().map(|tap| (tap.seat.index(), tap.at)).collect(), is_close)
    }

    #[test]
    fn the_shortest_reaction_is_first() {
        let taps = vec![tap(0, 3, 912), tap(1, 3, 900), tap(2, 3, 902)];
        assert_eq!(order(taps, 50, 1), (vec![(1, 900), (2, 902), (0, 912)], false));
        assert_eq!(order(Vec::new(), 50, 1), (Vec::new(), false));
    }

    #[test]
    fn among_equal_reactions_each_is_first_as_often() {
        let mut wins = [0; 3];
        for seed in 0..3_000 {
            let (order, is_close) =
                order(vec![tap(0, 3, 900), tap(1, 3, 901), tap(2, 3, 900), tap(3, 3, 902)], 0, seed);
            assert!(is_close);
            assert_eq!((order[0].1, order[1].1, order[3]), (900, 901, (3, 902)));
            wins[order[0].0] += 1;
        }
        assert!(wins.iter().all(|wins| (900..1_100).contains(wins)), "{wins:?}");
    }

    #[test]
    fn the_error_of_the_clocks_counts_between_cards() {
        let different = |error| order(vec![tap(0, 3, 900), tap(1, 4, 920)], error, 1).1;
        assert_eq!([18, 19].map(different), [false, true]);
        assert!(!order(vec![tap(0, 3, 900), tap(1, 3, 920)], 19, 1).1);
    }

    #[test]
    fn a_tap_that_is_not_opened_comes_last() {
        let silent = TimedTap { opened: None, ..tap(0, 3, 900) };
        assert_eq!(order(vec![silent, tap(1, 3, 950)], 0, 1), (vec![(1, 950), (0, 951)], false));
        assert_eq!(order(vec![silent], 0, 1), (vec![(0, 900)], false));
    }
}
