//! Hexagonal boards of hexagonal cells: cells, directions, names.
//!
//! The cells have flat tops and form vertical *files*. Files have letters, from `a` on the left; the cells of a file have
//! numbers, from 1 at the bottom, as in Gliński's hexagonal chess. The coordinates of a cell are axial: `q` grows to the right
//! and `r` to the south, and the centre is (0, 0). The index of a cell is its number on a spiral from the centre outwards.
//! Coordinates and index of a cell are the same on boards of all sizes, so the cells of a smaller board are the first ones of a
//! larger board.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::bit_set::{BitIndex, BitSet};
use super::names::by_word;
use super::text::{ParseError, Word};

/// The number of cells on a side of the largest board.
pub(crate) const LARGEST: usize = 8;

/// The number of cells of the largest board.
pub(crate) const MOST_CELLS: usize = count(LARGEST);

/// The number of cells of a board with `size` cells on each side.
const fn count(size: usize) -> usize {
    if size == 0 { 0 } else { 3 * size * (size - 1) + 1 }
}

/// One of the six directions from a cell to a neighbour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Direction {
    /// Up in the file.
    North,
    /// Up and to the right.
    Northeast,
    /// Down and to the right.
    Southeast,
    /// Down in the file.
    South,
    /// Down and to the left.
    Southwest,
    /// Up and to the left.
    Northwest,
}

impl Direction {
    /// All directions, clockwise.
    pub(crate) const ALL: [Self; 6] =
        [Self::North, Self::Northeast, Self::Southeast, Self::South, Self::Southwest, Self::Northwest];

    /// The change of the axial coordinates by one step.
    pub(crate) const fn step(self) -> (i8, i8) {
        match self {
            Self::North => (0, -1),
            Self::Northeast => (1, -1),
            Self::Southeast => (1, 0),
            Self::South => (0, 1),
            Self::Southwest => (-1, 1),
            Self::Northwest => (-1, 0),
        }
    }

    pub(crate) const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 3) % 6]
    }
}

/// A cell of the largest board. A smaller board has only some of these cells: see [`Hexagon::contains`].
///
/// ```
/// use corsair_cabinet::game::hex::{Cell, Direction};
///
/// let cell = Cell::at_axial(0, -2).unwrap();
/// assert_eq!(Cell::CENTRE.distance(cell), 2);
/// assert_eq!(Cell::CENTRE.direction_to(cell), Some((Direction::North, 2)));
/// assert_eq!(Cell::CENTRE.line_to(cell).unwrap().len(), 3);
/// assert_eq!(cell.step(Direction::South).and_then(|next| next.step(Direction::South)), Some(Cell::CENTRE));
/// assert_eq!(Cell::CENTRE.neighbours().len(), 6);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Cell(u8);

/// The coordinates of every cell, in the order of the spiral.
const COORDINATES: [(i8, i8); MOST_CELLS] = {
    let mut cells = [(0, 0); MOST_CELLS];
    let mut next = 1;
    let mut ring = 1;
    while next < MOST_CELLS {
        // A ring begins at its southwestern corner and follows its six sides.
        let (mut q, mut r) = (-ring, ring);
        let mut side = 0;
        while side < 6 {
            let (step_q, step_r) = Direction::ALL[side].step();
            let mut along = 0;
            while along < ring {
                cells[next] = (q, r);
                next += 1;
                (q, r) = (q + step_q, r + step_r);
                along += 1;
            }
            side += 1;
        }
        ring += 1;
    }
    cells
};

/// The table entry for a cell outside the largest board.
const OUTSIDE: u8 = u8::MAX;

/// The greatest coordinate on the largest board.
#[expect(clippy::cast_possible_truncation, reason = "it is 7")]
const MAX_COORDINATE: i8 = (LARGEST - 1) as i8;

/// The index of each cell, by its coordinates `q` and `r` plus [`MAX_COORDINATE`].
const INDICES_BY_COORDINATES: [[u8; 2 * LARGEST - 1]; 2 * LARGEST - 1] = {
    let mut numbers = [[OUTSIDE; 2 * LARGEST - 1]; 2 * LARGEST - 1];
    let mut cell = 0;
    while cell < MOST_CELLS {
        let (q, r) = COORDINATES[cell];
        #[expect(clippy::cast_sign_loss, reason = "coordinates begin at -MAX_COORDINATE")]
        #[expect(clippy::cast_possible_truncation, reason = "there are fewer than 256 cells")]
        {
            numbers[(q + MAX_COORDINATE) as usize][(r + MAX_COORDINATE) as usize] = cell as u8;
        }
        cell += 1;
    }
    numbers
};

/// The index of the next cell, by cell and direction.
const STEPS: [[u8; 6]; MOST_CELLS] = {
    let mut steps = [[OUTSIDE; 6]; MOST_CELLS];
    let mut from = 0;
    while from < MOST_CELLS {
        let mut direction = 0;
        while direction < 6 {
            let (step_q, step_r) = Direction::ALL[direction].step();
            let (q, r) = (COORDINATES[from].0 + step_q, COORDINATES[from].1 + step_r);
            if let Some(to) = Cell::at_axial(q, r) {
                steps[from][direction] = to.0;
            }
            direction += 1;
        }
        from += 1;
    }
    steps
};

/// The neighbours of each cell on the largest board.
const NEIGHBOURS: [CellSet; MOST_CELLS] = {
    let mut neighbours = [CellSet::EMPTY; MOST_CELLS];
    let mut cell = 0;
    while cell < MOST_CELLS {
        let mut direction = 0;
        while direction < 6 {
            let to = STEPS[cell][direction];
            if to != OUTSIDE {
                neighbours[cell] = neighbours[cell].with_index(to as usize);
            }
            direction += 1;
        }
        cell += 1;
    }
    neighbours
};

impl Cell {
    /// The cell in the middle of every board.
    pub const CENTRE: Self = Self(0);

    /// The index of the cell on the spiral, from 0.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The cell with this index on the spiral; `None` outside the largest board.
    pub(crate) const fn at(index: usize) -> Option<Self> {
        #[expect(clippy::cast_possible_truncation, reason = "there are fewer than 256 cells")]
        if index < MOST_CELLS { Some(Self(index as u8)) } else { None }
    }

    /// The cell with these axial coordinates; `None` outside the largest board.
    #[must_use]
    pub const fn at_axial(q: i8, r: i8) -> Option<Self> {
        if q < -MAX_COORDINATE || q > MAX_COORDINATE || r < -MAX_COORDINATE || r > MAX_COORDINATE {
            return None;
        }
        #[expect(clippy::cast_sign_loss, reason = "coordinates begin at -MAX_COORDINATE")]
        let number = INDICES_BY_COORDINATES[(q + MAX_COORDINATE) as usize][(r + MAX_COORDINATE) as usize];
        if number == OUTSIDE { None } else { Some(Self(number)) }
    }

    /// The axial coordinates. The centre is (0, 0).
    pub(crate) const fn axial(self) -> (i8, i8) {
        COORDINATES[self.index()]
    }

    /// The next cell in this direction; `None` outside the largest board.
    #[must_use]
    pub const fn step(self, direction: Direction) -> Option<Self> {
        let to = STEPS[self.index()][direction as usize];
        if to == OUTSIDE { None } else { Some(Self(to)) }
    }

    /// The neighbours of this cell on the largest board.
    #[must_use]
    pub const fn neighbours(self) -> CellSet {
        NEIGHBOURS[self.index()]
    }

    /// The number of steps to another cell.
    #[must_use]
    pub const fn distance(self, other: Self) -> u8 {
        let ((q, r), (other_q, other_r)) = (self.axial(), other.axial());
        let (q, r) = (q - other_q, r - other_r);
        let sum = q.unsigned_abs() + r.unsigned_abs() + (q + r).unsigned_abs();
        sum / 2
    }

    /// The direction and the number of steps from this cell to another cell on the same straight line. `None` if they are not on
    /// a straight line, or if both are the same cell.
    #[must_use]
    pub fn direction_to(self, other: Self) -> Option<(Direction, u8)> {
        let ((q, r), (other_q, other_r)) = (self.axial(), other.axial());
        let distance = self.distance(other);
        #[expect(clippy::cast_possible_wrap, reason = "distances are at most 14")]
        let steps = distance as i8;
        let leads = |direction: &Direction| {
            let (step_q, step_r) = direction.step();
            steps > 0 && (q + step_q * steps, r + step_r * steps) == (other_q, other_r)
        };
        Direction::ALL.into_iter().find(leads).map(|direction| (direction, distance))
    }

    /// The cells of the straight line from this cell to another, both included; `None` when they are not in a straight line.
    /// The line from a cell to itself is this cell.
    #[must_use]
    pub fn line_to(self, other: Self) -> Option<CellSet> {
        if self == other {
            return Some(CellSet::only(self));
        }
        let (direction, steps) = self.direction_to(other)?;
        let line = std::iter::successors(Some(self), |cell| cell.step(direction));
        Some(line.take(usize::from(steps) + 1).collect())
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{:?}", self.axial())
    }
}

pub(crate) type CellSet = BitSet<Cell, 3>;

impl From<Cell> for u8 {
    fn from(cell: Cell) -> Self {
        cell.0
    }
}

impl TryFrom<u8> for Cell {
    type Error = ParseError;

    fn try_from(index: u8) -> Result<Self, ParseError> {
        Self::at(index.into()).ok_or_else(|| Word::whole(&index.to_string()).expected("the index of a cell"))
    }
}

impl BitIndex for Cell {
    fn index(self) -> usize {
        self.index()
    }

    fn from_index(index: usize) -> Option<Self> {
        Self::at(index)
    }
}

/// The distance between two neighbouring files on a chart, in thousandths of a cell: half of the square root of three.
pub(crate) const FILE_DISTANCE: i32 = 866;

/// The position of a cell on a chart, in thousandths of a cell from the centre of the board.
///
/// ```
/// use corsair_cabinet::game::hex::{Cell, Direction, place_on_chart};
///
/// assert_eq!(place_on_chart(Cell::CENTRE), (0, 0));
/// assert_eq!(place_on_chart(Cell::CENTRE.step(Direction::North).unwrap()), (0, -1000));
/// ```
#[must_use]
pub fn place_on_chart(cell: Cell) -> (i32, i32) {
    let (q, r) = cell.axial();
    (FILE_DISTANCE * i32::from(q), 500 * (2 * i32::from(r) + i32::from(q)))
}

/// A hexagonal board of hexagonal cells.
///
/// ```
/// use corsair_cabinet::game::hex::{Cell, Direction, Hexagon};
///
/// let board = Hexagon::new(5);
/// assert_eq!((board.count(), board.file_count(), board.corners().len()), (61, 9, 6));
/// assert_eq!(board.name(Cell::CENTRE).to_string(), "e5");
/// let corner = board.cell("a1".parse()?).unwrap();
/// assert!(board.contains(corner));
/// assert_eq!(board.step(corner, Direction::Southwest), None);
/// # Ok::<(), corsair_cabinet::game::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hexagon {
    size: u8,
}

impl Hexagon {
    /// The board with `size` cells on each side. A size below 1 or above [`LARGEST`] becomes the nearest possible size.
    #[must_use]
    pub const fn new(size: usize) -> Self {
        #[expect(clippy::cast_possible_truncation, reason = "sizes are at most 8")]
        let size = (if size == 0 {
            1
        } else if size > LARGEST {
            LARGEST
        } else {
            size
        }) as u8;
        Self { size }
    }

    /// The number of cells on each side.
    #[must_use]
    pub const fn size(self) -> usize {
        self.size as usize
    }

    /// The number of cells of the board.
    #[must_use]
    pub const fn count(self) -> usize {
        count(self.size())
    }

    /// Whether a cell is on the board.
    #[must_use]
    pub const fn contains(self, cell: Cell) -> bool {
        cell.index() < self.count()
    }

    pub(crate) const fn set(self) -> CellSet {
        CellSet::all(self.count())
    }

    /// The next cell in this direction; `None` outside the board.
    #[must_use]
    pub fn step(self, cell: Cell, direction: Direction) -> Option<Cell> {
        cell.step(direction).filter(|cell| self.contains(*cell))
    }

    /// The six corner cells.
    #[must_use]
    pub const fn corners(self) -> CellSet {
        // Each ring of the spiral begins at a corner, and all its sides have the same length.
        let side = self.size() - 1;
        let mut corners = CellSet::EMPTY;
        let mut number = 0;
        while number < 6 {
            corners = corners.with_index(count(side) + number * side);
            number += 1;
        }
        corners
    }

    /// The number of files.
    #[must_use]
    pub const fn file_count(self) -> usize {
        2 * self.size() - 1
    }

    /// The number of cells of a file; files are counted from 0 at the left.
    #[must_use]
    pub const fn rank_count(self, file: usize) -> usize {
        let from_edge = if file < self.size() { file } else { (self.file_count() - 1).saturating_sub(file) };
        self.size() + from_edge
    }

    /// All cells in the order of their names: by file from the left, then from the bottom of the file.
    pub fn cells(self) -> impl Iterator<Item = Cell> + Clone {
        let names =
            (0..self.file_count()).flat_map(move |file| (0..self.rank_count(file)).map(move |rank| (file, rank)));
        names.filter_map(move |(file, rank)| self.cell(Name::new(file, rank)?))
    }

    /// The name of a cell on a board of this size, such as `e5`.
    #[must_use]
    pub const fn name(self, cell: Cell) -> Name {
        #[expect(clippy::cast_possible_wrap, reason = "sizes are at most 8")]
        let edge = self.size as i8 - 1;
        let (q, r) = cell.axial();
        let bottom = if q > 0 { edge - q } else { edge };
        #[expect(clippy::cast_sign_loss, reason = "cells of the board are right of its edge and above its bottom")]
        Name { file: (q + edge) as u8, rank: (bottom - r) as u8 }
    }

    /// The cell with this name; `None` when the board has no such cell.
    #[must_use]
    pub fn cell(self, name: Name) -> Option<Cell> {
        #[expect(clippy::cast_possible_wrap, reason = "sizes are at most 8, and so files and ranks below 15")]
        let (edge, file, rank) = (self.size as i8 - 1, name.file as i8, name.rank as i8);
        let q = file - edge;
        let r = edge - q.max(0) - rank;
        Cell::at_axial(q, r).filter(|cell| self.contains(*cell))
    }
}

/// The name of a cell, such as `e5`: its file, and its rank within the file. The size of the board decides which cell has this
/// name: see [`Hexagon::cell`]. Names sort by file, then rank.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Name {
    file: u8,
    rank: u8,
}

impl Name {
    /// The name of the cell in this file and rank, both counted from 0; `None` when no board has such a cell.
    pub(crate) const fn new(file: usize, rank: usize) -> Option<Self> {
        const MOST: usize = 2 * LARGEST - 1;
        if file < MOST && rank < MOST {
            #[expect(clippy::cast_possible_truncation, reason = "both are below 15")]
            Some(Self { file: file as u8, rank: rank as u8 })
        } else {
            None
        }
    }

    /// The file, counted from 0 at the left.
    #[must_use]
    pub const fn file(self) -> usize {
        self.file as usize
    }

    /// The rank, counted from 0 at the bottom of the file.
    #[must_use]
    pub const fn rank(self) -> usize {
        self.rank as usize
    }
}

impl fmt::Display for Name {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}{}", char::from(b'a' + self.file), self.rank + 1)
    }
}

impl TryFrom<Word<'_>> for Name {
    type Error = ParseError;

    fn try_from(word: Word<'_>) -> Result<Self, ParseError> {
        let read = || {
            let file = word.text.bytes().next().filter(u8::is_ascii_lowercase)? - b'a';
            let rank = word.text.get(1..)?;
            let rank = Word::whole(rank).number().ok()?.checked_sub(1)?;
            Self::new(file.into(), usize::try_from(rank).ok()?)
        };
        read().ok_or_else(|| word.expected("a cell such as e5"))
    }
}

by_word!(Name);

#[cfg(test)]
mod tests {
    use super::*;

    fn name(text: &str) -> Name {
        text.parse().unwrap()
    }

    #[test]
    fn boards_have_as_many_cells_as_their_rings() {
        // 1 + 6 + 12 + … by hand.
        let counts = [1, 2, 3, 4, 5, 6, 7, 8].map(|size| Hexagon::new(size).count());
        assert_eq!(counts, [1, 7, 19, 37, 61, 91, 127, 169]);
        for size in 1..=LARGEST {
            let board = Hexagon::new(size);
            assert_eq!(board.set().len(), board.count());
            assert_eq!(board.cells().count(), board.count());
            assert_eq!((0..board.file_count()).map(|file| board.rank_count(file)).sum::<usize>(), board.count());
        }
    }

    #[test]
    fn the_spiral_visits_every_cell_once_and_ring_by_ring() {
        let distances: Vec<u8> = Hexagon::new(8).set().iter().map(|cell| cell.distance(Cell::CENTRE)).collect();
        assert!(distances.is_sorted());
        let mut places: Vec<(i8, i8)> = COORDINATES.to_vec();
        places.sort_unstable();
        places.dedup();
        assert_eq!(places.len(), MOST_CELLS);
    }

    #[test]
    fn every_cell_is_read_as_it_is_written() {
        for size in 1..=LARGEST {
            let board = Hexagon::new(size);
            let mut names: Vec<Name> = board.cells().map(|cell| board.name(cell)).collect();
            for (cell, name) in board.cells().zip(&names) {
                assert_eq!(board.cell(name.to_string().parse().unwrap()), Some(cell));
            }
            assert!(names.is_sorted());
            names.dedup();
            assert_eq!(names.len(), board.count());
        }
    }

    #[test]
    fn names_count_from_the_left_and_from_the_bottom_of_each_file() {
        let board = Hexagon::new(5);
        let cell = |text: &str| board.cell(name(text)).unwrap();
        assert_eq!(cell("e5"), Cell::CENTRE);
        let corners: CellSet = ["a1", "a5", "e1", "e9", "i1", "i5"].map(cell).into_iter().collect();
        assert_eq!(board.corners(), corners);
        // North of d4 is d5; from the middle file on, the way to the east goes down.
        let steps = Direction::ALL.map(|direction| board.step(cell("d4"), direction).map(|cell| board.name(cell)));
        assert_eq!(steps, ["d5", "e5", "e4", "d3", "c3", "c4"].map(|text| Some(name(text))));
        let steps = Direction::ALL.map(|direction| board.step(cell("f4"), direction).map(|cell| board.name(cell)));
        assert_eq!(steps, ["f5", "g4", "g3", "f3", "e4", "e5"].map(|text| Some(name(text))));
    }

    #[test]
    fn names_of_no_board_are_refused() {
        for junk in ["", "e", "5", "e0", "e05", "e16", "p1", "E5", "e5 ", "é5", "e-1", "e+1"] {
            assert!(junk.parse::<Name>().is_err(), "{junk}");
        }
        for off in ["a6", "j1", "e10"] {
            assert_eq!(Hexagon::new(5).cell(name(off)), None, "{off}");
        }
    }

    #[test]
    fn a_step_and_its_opposite_lead_back() {
        for cell in Hexagon::new(8).set() {
            let mut neighbours = 0;
            for direction in Direction::ALL {
                if let Some(next) = cell.step(direction) {
                    assert_eq!(next.step(direction.opposite()), Some(cell));
                    assert_eq!(cell.distance(next), 1);
                    assert!(cell.neighbours().contains(next));
                    neighbours += 1;
                }
            }
            assert_eq!(cell.neighbours().len(), neighbours);
        }
    }

    #[test]
    fn straight_ahead_means_one_of_six_directions() {
        let board = Hexagon::new(5);
        let cell = |text: &str| board.cell(name(text)).unwrap();
        assert_eq!(cell("e5").direction_to(cell("e9")), Some((Direction::North, 4)));
        assert_eq!(cell("e5").direction_to(cell("a1")), Some((Direction::Southwest, 4)));
        assert_eq!(cell("a5").direction_to(cell("b6")), Some((Direction::Northeast, 1)));
        assert_eq!(cell("e5").direction_to(cell("e5")), None);
        assert_eq!(cell("e5").direction_to(cell("f6")), None);
    }

    #[test]
    fn sets_of_cells_keep_what_was_put_in() {
        let far = Cell::at(168).unwrap();
        let near = Cell::at(63).unwrap();
        let set = CellSet::only(far).with(near).with(Cell::CENTRE);
        assert_eq!(set.iter().collect::<Vec<_>>(), [Cell::CENTRE, near, far]);
        assert_eq!(set.without(near).len(), 2);
        assert_eq!(set.difference(CellSet::only(far)), CellSet::only(near).with(Cell::CENTRE));
        assert!(set.is_disjoint(CellSet::EMPTY));
    }
}
