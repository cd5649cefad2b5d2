//! Boards of square spaces. Columns have letters, from `a` on the left; rows have numbers, from 1 at the bottom.

use std::fmt;

use super::bit_set::BitIndex;
use super::names::by_word;
use super::text::{ParseError, Word};

/// A space of a board of `COLUMNS` × `ROWS` squares (at most 26 × 99), such as `b2`. Spaces sort by column, then row.
///
/// ```
/// use corsair_cabinet::game::grid::Square;
///
/// type Space = Square<8, 8>;
/// let space: Space = "b2".parse()?;
/// assert_eq!((space.column(), space.row(), space.index()), (1, 1, 9));
/// assert_eq!(space.step(1, -1).map(|to| to.to_string()), Some("c1".into()));
/// assert_eq!(space.step(-2, 0), None);
/// assert_eq!(space.neighbours().count(), 8);
/// assert_eq!(Space::all().count(), Space::COUNT);
/// # Ok::<(), corsair_cabinet::game::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square<const COLUMNS: usize, const ROWS: usize> {
    column: u8,
    row: u8,
}

impl<const COLUMNS: usize, const ROWS: usize> Square<COLUMNS, ROWS> {
    /// The number of spaces of the board.
    pub const COUNT: usize = COLUMNS * ROWS;

    /// The space in this column and row, both counted from 0; `None` outside the board.
    #[must_use]
    pub const fn new(column: usize, row: usize) -> Option<Self> {
        if column < COLUMNS && row < ROWS {
            #[expect(clippy::cast_possible_truncation, reason = "boards are smaller than 256")]
            Some(Self { column: column as u8, row: row as u8 })
        } else {
            None
        }
    }

    /// The column, counted from 0 at the left.
    #[must_use]
    pub const fn column(self) -> usize {
        self.column as usize
    }

    /// The row, counted from 0 at the bottom.
    #[must_use]
    pub const fn row(self) -> usize {
        self.row as usize
    }

    /// The index of this space in [`Square::all`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.column() * ROWS + self.row()
    }

    /// The space with this index in [`Square::all`]; `None` after the last.
    #[must_use]
    pub const fn at(index: usize) -> Option<Self> {
        Self::new(index / ROWS, index % ROWS)
    }

    /// The number of this space on the page, where a board is drawn row by row from the top.
    ///
    /// ```
    /// use corsair_cabinet::game::grid::Square;
    ///
    /// type Space = Square<3, 3>;
    /// let space: Space = "b3".parse()?;
    /// assert_eq!((space.place(), Space::at_place(1)), (1, Some(space)));
    /// # Ok::<(), corsair_cabinet::game::ParseError>(())
    /// ```
    #[must_use]
    pub const fn place(self) -> usize {
        COLUMNS * (ROWS - 1 - self.row()) + self.column()
    }

    /// The space with this number on the page ([`Square::place`]); `None` after the last.
    #[must_use]
    pub const fn at_place(place: usize) -> Option<Self> {
        match ROWS.checked_sub(1 + place / COLUMNS) {
            Some(row) => Self::new(place % COLUMNS, row),
            None => None,
        }
    }

    /// All spaces, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT).filter_map(Self::at)
    }

    /// The space that is this many columns to the right and this many rows up; `None` outside the board.
    #[must_use]
    pub const fn step(self, columns: isize, rows: isize) -> Option<Self> {
        match (self.column().checked_add_signed(columns), self.row().checked_add_signed(rows)) {
            (Some(column), Some(row)) => Self::new(column, row),
            _ => None,
        }
    }

    /// The spaces that share a side or a corner with this one, in order.
    pub fn neighbours(self) -> impl Iterator<Item = Self> {
        (-1..=1)
            .flat_map(|columns| (-1..=1).map(move |rows| (columns, rows)))
            .filter(|step| *step != (0, 0))
            .filter_map(move |(columns, rows)| self.step(columns, rows))
    }
}

impl<const COLUMNS: usize, const ROWS: usize> BitIndex for Square<COLUMNS, ROWS> {
    fn index(self) -> usize {
        self.index()
    }

    fn from_index(index: usize) -> Option<Self> {
        Self::at(index)
    }
}

impl<const COLUMNS: usize, const ROWS: usize> fmt::Display for Square<COLUMNS, ROWS> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}{}", char::from(b'a' + self.column), self.row + 1)
    }
}

impl<const COLUMNS: usize, const ROWS: usize> TryFrom<Word<'_>> for Square<COLUMNS, ROWS> {
    type Error = ParseError;

    fn try_from(word: Word<'_>) -> Result<Self, ParseError> {
        Self::all().find(|space| space.to_string() == word.text).ok_or_else(|| {
            let last = Self::at(Self::COUNT - 1).map(|space| space.to_string());
            word.expected(format!("a space from a1 to {}", last.unwrap_or_default()))
        })
    }
}

by_word!([const COLUMNS: usize, const ROWS: usize] Square<COLUMNS, ROWS>);

#[cfg(test)]
mod tests {
    use super::*;

    type Small = Square<3, 3>;
    type Wide = Square<11, 12>;

    #[test]
    fn every_space_is_read_as_it_is_written() {
        assert_eq!(Wide::all().count(), 132);
        for space in Wide::all() {
            assert_eq!(space.to_string().parse(), Ok(space));
            assert_eq!(Wide::at(space.index()), Some(space));
            assert_eq!(Wide::at_place(space.place()), Some(space));
        }
        assert_eq!(Wide::new(10, 11).unwrap().to_string(), "k12");
        assert_eq!((Wide::at_place(10), Wide::at_place(132)), (Wide::new(10, 11), None));
    }

    #[test]
    fn spaces_off_the_board_are_refused() {
        for junk in ["", "a", "a0", "d1", "a4", "a01", "A1", "a1 ", "1a"] {
            assert!(junk.parse::<Small>().is_err(), "{junk}");
        }
    }

    #[test]
    fn corners_have_three_neighbours_edges_five_others_eight() {
        let touching = |name: &str| name.parse::<Small>().unwrap().neighbours().count();
        assert_eq!([touching("a1"), touching("b1"), touching("b2")], [3, 5, 8]);
    }
}
