//! The board of Knight Fight as bit sets: which spaces knights reach, and which knights stand in a row.
//!
//! The index of a space is twelve times its column plus its row, so each computation takes a few shifts of a set.

use crate::game::bit_set::BitSet;
use crate::game::grid::Square;

/// The number of columns (KF-01).
pub const COLUMNS: usize = 11;

/// The number of rows (KF-01).
pub const ROWS: usize = 12;

/// A space of the board: columns a to k, rows 1 to 12.
pub type Space = Square<COLUMNS, ROWS>;

/// A set of spaces.
pub type Spaces = BitSet<Space, 3>;

/// All spaces of the board.
pub const ALL: Spaces = Spaces::all(Space::COUNT);

/// The difference between the indices of two neighbours: in a column, and in a row.
const NEIGHBOUR_OFFSETS: [u32; 2] = [1, 12];

/// The spaces in the rows from `first` up to but not including `end`, counted from 0.
const fn rows(first: usize, end: usize) -> Spaces {
    let mut set = Spaces::EMPTY;
    let mut number = 0;
    while number < Space::COUNT {
        if number % ROWS >= first && number % ROWS < end {
            set = set.with_index(number);
        }
        number += 1;
    }
    set
}

/// The spaces from which a step upwards stays on the board: a step of one row, and of two rows.
const CAN_STEP_UP: [Spaces; 2] = [rows(0, ROWS - 1), rows(0, ROWS - 2)];

/// The spaces from which a step downwards stays on the board: a step of one row, and of two rows.
const CAN_STEP_DOWN: [Spaces; 2] = [rows(1, ROWS), rows(2, ROWS)];

/// The spaces a knight's move away from at least one of these knights.
pub const fn reach(knights: Spaces) -> Spaces {
    let [up_one, up_two] = [knights.intersection(CAN_STEP_UP[0]), knights.intersection(CAN_STEP_UP[1])];
    let [down_one, down_two] = [knights.intersection(CAN_STEP_DOWN[0]), knights.intersection(CAN_STEP_DOWN[1])];
    // A step to the next column adds twelve, a step to the next row one.
    let right = up_two.shl(14).union(down_two.shl(10)).union(up_one.shl(25)).union(down_one.shl(23));
    let left = down_two.shr(14).union(up_two.shr(10)).union(down_one.shr(25)).union(up_one.shr(23));
    right.union(left).intersection(ALL)
}

/// The spaces a knight's move away from each space.
const KNIGHT_TARGETS: [Spaces; Space::COUNT] = {
    let mut targets = [Spaces::EMPTY; Space::COUNT];
    let mut number = 0;
    while number < Space::COUNT {
        targets[number] = reach(Spaces::EMPTY.with_index(number));
        number += 1;
    }
    targets
};

/// The spaces a knight's move away from this one.
pub const fn knight_targets(space: Space) -> Spaces {
    KNIGHT_TARGETS[space.index()]
}

/// The first spaces of all windows of `length` spaces that lie completely in the set. The first result is for windows in columns,
/// which go up from these spaces; the second is for windows in rows, which go to the right. `length` is 1 to 5.
pub const fn window_starts(set: Spaces, length: u32) -> [Spaces; 2] {
    let mut found = [Spaces::EMPTY; 2];
    let mut way = 0;
    while way < 2 {
        let mut all = set;
        let mut further = 1;
        while further < length {
            all = all.intersection(set.shr(further * NEIGHBOUR_OFFSETS[way]));
            further += 1;
        }
        found[way] = all;
        way += 1;
    }
    // A window in a column must not continue in the next column.
    found[0] = found[0].intersection(COLUMN_WINDOW_STARTS[length as usize]);
    found
}

/// For each length, the spaces where a window in a column can begin.
const COLUMN_WINDOW_STARTS: [Spaces; 6] = {
    let mut fits = [ALL; 6];
    let mut length = 2;
    while length < fits.len() {
        fits[length] = rows(0, ROWS + 1 - length);
        length += 1;
    }
    fits
};

/// All spaces of the windows that [`window_starts`] finds: the knights in rows of `length` or more (KF-07).
pub const fn in_rows(set: Spaces, length: u32) -> Spaces {
    let starts = window_starts(set, length);
    let mut all = Spaces::EMPTY;
    let mut way = 0;
    while way < 2 {
        let mut further = 0;
        while further < length {
            all = all.union(starts[way].shl(further * NEIGHBOUR_OFFSETS[way]));
            further += 1;
        }
        way += 1;
    }
    all
}

/// Whether a knight on `space` makes a row of `length` or more together with `knights`. Only rows through `space` are checked, so
/// `knights` must have no row yet.
pub const fn makes_row(knights: Spaces, space: Space, length: u32) -> bool {
    let cross = knights.with_index(space.index()).intersection(CROSS_SPACES[space.index()]);
    let [column, row] = window_starts(cross, length);
    !column.is_empty() || !row.is_empty()
}

/// For each space, the spaces in its column and its row that a row of five through it can contain.
const CROSS_SPACES: [Spaces; Space::COUNT] = {
    let mut crosses = [Spaces::EMPTY; Space::COUNT];
    let mut number = 0;
    while number < Space::COUNT {
        let mut other = 0;
        while other < Space::COUNT {
            let column = other / ROWS == number / ROWS && other.abs_diff(number) < 5;
            let row = other % ROWS == number % ROWS && other.abs_diff(number) < 5 * ROWS;
            if column || row {
                crosses[number] = crosses[number].with_index(other);
            }
            other += 1;
        }
        number += 1;
    }
    crosses
};

/// The points of these knights under Tic-Tac-Toe: one for each window of three (TTT-1).
pub const fn points(knights: Spaces) -> usize {
    let [columns, rows] = window_starts(knights, 3);
    columns.len() + rows.len()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn set(names: &str) -> Spaces {
        names.split_whitespace().map(|name| name.parse::<Space>().unwrap()).collect()
    }

    #[test]
    fn the_first_knight_has_eight_targets() {
        // The test vector of KF-02, as column and row: (4,5)(8,5)(4,7)(8,7)(5,4)(7,4)(5,8)(7,8).
        assert_eq!(knight_targets("f6".parse().unwrap()), set("d5 h5 d7 h7 e4 g4 e8 g8"));
    }

    #[test]
    fn a_knight_moves_two_steps_and_one_aside() {
        for space in Space::all() {
            let steps = [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)];
            let slow: Spaces = steps.into_iter().filter_map(|(columns, rows)| space.step(columns, rows)).collect();
            assert_eq!(knight_targets(space), slow, "{space}");
        }
    }

    #[test]
    fn a_row_of_five_across_a_column_of_three_is_four_points() {
        assert_eq!(points(set("c3 d3 e3 f3 g3 e2 e4")), 4);
    }

    #[test]
    fn columns_do_not_continue_in_the_next_one() {
        assert!(in_rows(set("a11 a12 b1 b2"), 4).is_empty());
        assert_eq!(in_rows(set("a9 a10 a11 a12"), 4), set("a9 a10 a11 a12"));
        assert_eq!(in_rows(set("h12 i12 j12 k12 k11"), 4), set("h12 i12 j12 k12"));
    }

    /// The number of windows of `length` in the set, counted space by space.
    fn count_slowly(knights: Spaces, length: isize) -> usize {
        let ways = |space: Space| [(0, 1), (1, 0)].map(|(columns, rows)| (space, columns, rows));
        let lies_in = |(space, columns, rows): &(Space, isize, isize)| {
            (0..length).all(|far| space.step(columns * far, rows * far).is_some_and(|next| knights.contains(next)))
        };
        Space::all().flat_map(ways).filter(lies_in).count()
    }

    proptest! {
        #[test]
        fn windows_equal_those_found_space_by_space(
            numbers in prop::collection::vec(0..Space::COUNT, 0..110),
            new in 0..Space::COUNT,
        ) {
            let knights: Spaces = numbers.into_iter().filter_map(Space::at).collect();
            for (length, long) in [(3, 3), (4, 4), (5, 5)] {
                let found = window_starts(knights, length).iter().map(|starts| starts.len()).sum::<usize>();
                prop_assert_eq!(found, count_slowly(knights, long));
                prop_assert_eq!(in_rows(knights, length).is_empty(), found == 0);
                let new = Space::at(new).unwrap();
                let before = knights.without(new).difference(in_rows(knights.without(new), length));
                prop_assert_eq!(makes_row(before, new, length), count_slowly(before.with(new), long) > 0);
            }
        }

        #[test]
        fn many_knights_reach_what_each_of_them_reaches(numbers in prop::collection::vec(0..Space::COUNT, 0..60)) {
            let knights: Spaces = numbers.into_iter().filter_map(Space::at).collect();
            let each = knights.iter().fold(Spaces::EMPTY, |all, knight| all.union(knight_targets(knight)));
            prop_assert_eq!(reach(knights), each);
        }
    }
}
