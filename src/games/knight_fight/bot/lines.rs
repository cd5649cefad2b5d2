//! Lines: the windows in which a side can still make a row or points. A window is a number of neighbouring spaces in a column or
//! in a row of the board.

use super::super::rules::board::{self, ALL, ROWS};
use super::super::rules::{Goal, RuleSet, Space, Spaces};

/// The difference between the indices of two neighbours: in a column, and in a row.
#[expect(clippy::cast_possible_truncation, reason = "a board is small")]
const NEIGHBOUR_OFFSETS: [u32; 2] = [1, ROWS as u32];

/// The length of the longest windows.
const LONGEST_WINDOW: usize = 5;

/// The number of knights in a row that a side aims for: the winning row, or three for a point under Tic-Tac-Toe.
pub const fn length(rule_set: &RuleSet) -> usize {
    match rule_set.goal {
        Goal::Row(length) => length as usize,
        Goal::Points => 3,
    }
}

/// The windows of one length that a side can still fill: they contain nothing but its own knights.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lines {
    /// The number of windows with none, one, two … of the side's knights.
    pub windows: [usize; LONGEST_WINDOW + 1],
    /// The empty spaces of the windows with none, one, two … of the side's knights.
    pub gaps: [Spaces; LONGEST_WINDOW + 1],
}

impl Lines {
    /// The lines of a side with these knights. A window with a `blocked` space can never be filled and is left out.
    pub fn of(knights: Spaces, blocked: Spaces, length: usize) -> Self {
        let mut lines = Self { windows: [0; LONGEST_WINDOW + 1], gaps: [Spaces::EMPTY; LONGEST_WINDOW + 1] };
        #[expect(clippy::cast_possible_truncation, reason = "at most five")]
        let open = board::window_starts(ALL.difference(blocked), length as u32);
        for (open, beside) in open.into_iter().zip(NEIGHBOUR_OFFSETS) {
            // The first spaces of the windows with at least none, one, two … knights.
            let mut at_least = [Spaces::EMPTY; LONGEST_WINDOW + 2];
            at_least[0] = open;
            let mut far = 0;
            for place in 0..length {
                let taken = knights.shr(far);
                for count in (0..=place).rev() {
                    at_least[count + 1] = at_least[count + 1].union(at_least[count].intersection(taken));
                }
                far += beside;
            }
            for count in 0..=length {
                let exactly = at_least[count].difference(at_least[count + 1]);
                lines.windows[count] += exactly.len();
                // A full window has no gaps.
                if count == length || exactly.is_empty() {
                    continue;
                }
                let mut far = 0;
                for _ in 0..length {
                    lines.gaps[count] = lines.gaps[count].union(exactly.shl(far));
                    far += beside;
                }
            }
        }
        for gaps in &mut lines.gaps {
            *gaps = gaps.difference(knights);
        }
        lines
    }
}

/// The spaces where one more knight would fill a window of this length, even if they are occupied.
pub const fn completing_spaces(knights: Spaces, length: usize) -> Spaces {
    let mut spaces = Spaces::EMPTY;
    let mut way = 0;
    while way < 2 {
        // The windows in which all places before this one are taken, and those in which all but one are.
        let (mut all, mut but_one) = (WINDOW_STARTS[length][way], Spaces::EMPTY);
        let mut places = [Spaces::EMPTY; LONGEST_WINDOW];
        let (mut place, mut far) = (0, 0);
        while place < length {
            places[place] = knights.shr(far);
            but_one = but_one.intersection(places[place]).union(all.difference(places[place]));
            all = all.intersection(places[place]);
            place += 1;
            far += NEIGHBOUR_OFFSETS[way];
        }
        if !but_one.is_empty() {
            (place, far) = (0, 0);
            while place < length {
                spaces = spaces.union(but_one.difference(places[place]).shl(far));
                place += 1;
                far += NEIGHBOUR_OFFSETS[way];
            }
        }
        way += 1;
    }
    spaces
}

/// Calls `each` with the two gaps of every window of this length that has `knights` on all of its spaces except two, if both gaps
/// are `free`.
pub fn each_pair_of_gaps(knights: Spaces, free: Spaces, length: usize, mut each: impl FnMut(Space, Space)) {
    for (windows, beside) in WINDOW_STARTS[length].into_iter().zip(NEIGHBOUR_OFFSETS) {
        let mut taken = [Spaces::EMPTY; LONGEST_WINDOW];
        let mut gaps = [Spaces::EMPTY; LONGEST_WINDOW];
        let mut far = 0;
        for place in 0..length {
            (taken[place], gaps[place]) = (knights.shr(far), free.shr(far));
            far += beside;
        }
        for second in 1..length {
            for first in 0..second {
                let both = windows.intersection(gaps[first]).intersection(gaps[second]);
                let others = (0..length).filter(|place| *place != first && *place != second);
                let found = others.fold(both, |found, place| found.intersection(taken[place]));
                for window in found {
                    let at = |place: usize| Space::at(window.index() + place * beside as usize);
                    if let (Some(first), Some(second)) = (at(first), at(second)) {
                        each(first, second);
                    }
                }
            }
        }
    }
}

/// The first spaces of all windows of each length, in columns and in rows.
const WINDOW_STARTS: [[Spaces; 2]; LONGEST_WINDOW + 1] = {
    let mut windows = [[ALL; 2]; LONGEST_WINDOW + 1];
    let mut length = 1;
    while length < windows.len() {
        #[expect(clippy::cast_possible_truncation, reason = "at most five")]
        let begins = board::window_starts(ALL, length as u32);
        windows[length] = begins;
        length += 1;
    }
    windows
};

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::games::knight_fight::rules::Space;

    proptest! {
        #[test]
        fn lines_equal_those_found_window_by_window(
            numbers in prop::collection::vec(0..Space::COUNT, 0..50),
            own in 0..50_usize,
            length in 3..=5_usize,
        ) {
            let spaces: Vec<Space> = numbers.into_iter().filter_map(Space::at).collect();
            let own = own.min(spaces.len());
            let knights: Spaces = spaces[..own].iter().copied().collect();
            let blocked = spaces[own..].iter().copied().collect::<Spaces>().difference(knights);
            let mut slow = Lines { windows: [0; LONGEST_WINDOW + 1], gaps: [Spaces::EMPTY; LONGEST_WINDOW + 1] };
            for first in Space::all() {
                for (columns, rows) in [(0, 1), (1, 0)] {
                    let window: Option<Vec<Space>> = (0..length)
                        .map(|far| isize::try_from(far).unwrap())
                        .map(|far| first.step(columns * far, rows * far))
                        .collect();
                    let Some(window) = window.filter(|window| !window.iter().any(|space| blocked.contains(*space)))
                    else {
                        continue;
                    };
                    let (taken, gaps): (Vec<Space>, Vec<Space>) =
                        window.into_iter().partition(|space| knights.contains(*space));
                    slow.windows[taken.len()] += 1;
                    slow.gaps[taken.len()] = slow.gaps[taken.len()].union(gaps.into_iter().collect());
                }
            }
            prop_assert_eq!(Lines::of(knights, blocked, length), slow);
            let alone = Lines::of(knights, Spaces::EMPTY, length);
            prop_assert_eq!(completing_spaces(knights, length), alone.gaps[length - 1]);
        }
    }
}
