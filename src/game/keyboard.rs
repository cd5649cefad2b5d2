//! Keyboard navigation on boards: the space to which a key moves the focus. There is one function for each shape of board.
//!
//! Spaces are given by their index on the screen or in the order of their names, as each function says.

use super::hex::{Direction, Hexagon};

/// Returns the space to which a key moves the focus from space `from`, on a board of `count` spaces in rows of `columns`; `None`
/// for other keys. Spaces are counted row by row from the top left. At the edge of the board the focus stays where it is.
///
/// ```
/// use corsair_cabinet::game::keyboard::step_on_grid;
///
/// assert_eq!(step_on_grid("ArrowDown", 1, 3, 9), Some(4));
/// assert_eq!(step_on_grid("ArrowLeft", 3, 3, 9), Some(3));
/// assert_eq!(step_on_grid("Enter", 1, 3, 9), None);
/// ```
#[must_use]
pub fn step_on_grid(key: &str, from: usize, columns: usize, count: usize) -> Option<usize> {
    let row = from / columns;
    let last_of_row = (row * columns + columns).min(count) - 1;
    let to = match key {
        "ArrowLeft" => from.checked_sub(1).filter(|to| to / columns == row),
        "ArrowRight" => Some(from + 1).filter(|to| *to <= last_of_row),
        "ArrowUp" => from.checked_sub(columns),
        "ArrowDown" => Some(from + columns).filter(|to| *to < count),
        "Home" => Some(row * columns),
        "End" => Some(last_of_row),
        _ => return None,
    };
    // At the edge the key is still used, so that the page does not scroll.
    Some(to.unwrap_or(from))
}

/// Returns the cell to which a key moves the focus on a [`Hexagon`] with `size` cells on each side; `None` for other keys. Cells
/// are counted as in [`Hexagon::cells`].
///
/// The digits 7, 8, 9, 1, 2 and 3 move in their direction from the 5 on a numeric keypad. A keypad without number lock sends
/// Home, Page Up, End and Page Down instead of 7, 9, 1 and 3.
///
/// ```
/// use corsair_cabinet::game::hex::{Cell, Hexagon};
/// use corsair_cabinet::game::keyboard::step_on_hexagon;
///
/// let board = Hexagon::new(5);
/// let index = |name: &str| {
///     let cell: Option<Cell> = board.cell(name.parse().unwrap());
///     board.cells().position(|other| Some(other) == cell).unwrap()
/// };
/// assert_eq!(step_on_hexagon("ArrowUp", index("e5"), 5), Some(index("e6")));
/// assert_eq!(step_on_hexagon("9", index("e5"), 5), Some(index("f5")));
/// ```
#[must_use]
pub fn step_on_hexagon(key: &str, from: usize, size: usize) -> Option<usize> {
    use Direction::{North, Northeast, Northwest, South, Southeast, Southwest};
    let board = Hexagon::new(size);
    let cell = board.cells().nth(from)?;
    let towards = |direction: Direction| board.step(cell, direction);
    // Neighbouring files are half a cell higher or lower. From every other file the arrows move down to both sides, from the
    // others up, so that the opposite arrow moves back. At the edge of the board there may be one neighbour only.
    let goes_down = cell.axial().0 % 2 == 0;
    let aside = |up: Direction, down: Direction| {
        let (first, second) = if goes_down { (down, up) } else { (up, down) };
        towards(first).or_else(|| towards(second))
    };
    let to = match key {
        "ArrowUp" | "8" => towards(North),
        "ArrowDown" | "2" => towards(South),
        "ArrowLeft" | "4" => aside(Northwest, Southwest),
        "ArrowRight" | "6" => aside(Northeast, Southeast),
        "Home" | "7" => towards(Northwest),
        "PageUp" | "9" => towards(Northeast),
        "End" | "1" => towards(Southwest),
        "PageDown" | "3" => towards(Southeast),
        _ => return None,
    };
    // At the edge the key is still used, so that the page does not scroll.
    Some(to.and_then(|to| board.cells().position(|cell| cell == to)).unwrap_or(from))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::hex::Cell;

    #[test]
    fn arrows_stay_on_the_board() {
        assert_eq!(step_on_grid("ArrowLeft", 3, 3, 9), Some(3));
        assert_eq!(step_on_grid("ArrowRight", 5, 3, 9), Some(5));
        assert_eq!(step_on_grid("ArrowUp", 1, 3, 9), Some(1));
        assert_eq!(step_on_grid("ArrowDown", 7, 3, 9), Some(7));
        assert_eq!(step_on_grid("ArrowDown", 4, 3, 9), Some(7));
        assert_eq!(step_on_grid("Home", 5, 3, 9), Some(3));
        assert_eq!(step_on_grid("End", 3, 3, 9), Some(5));
        assert_eq!(step_on_grid("a", 3, 3, 9), None);
    }

    #[test]
    fn a_short_row_ends_at_its_last_space() {
        assert_eq!(step_on_grid("End", 0, 7, 5), Some(4));
        assert_eq!(step_on_grid("ArrowRight", 4, 7, 5), Some(4));
    }

    /// The name of the cell that has the focus after these keys.
    fn walk(size: usize, from: &str, keys: &[&str]) -> String {
        let board = Hexagon::new(size);
        let names: Vec<String> = board.cells().map(|cell| board.name(cell).to_string()).collect();
        let from = names.iter().position(|name| name == from).unwrap();
        names[keys.iter().fold(from, |at, key| step_on_hexagon(key, at, size).unwrap())].clone()
    }

    #[test]
    fn keys_move_to_the_six_neighbours() {
        let around = |keys: [&str; 6]| keys.map(|key| walk(5, "e5", &[key]));
        let neighbours = ["d5", "e6", "f5", "d4", "e4", "f4"];
        assert_eq!(around(["7", "8", "9", "1", "2", "3"]), neighbours);
        assert_eq!(around(["Home", "ArrowUp", "PageUp", "End", "ArrowDown", "PageDown"]), neighbours);
    }

    #[test]
    fn the_focus_stays_at_the_edge_and_other_keys_are_ignored() {
        assert_eq!(walk(5, "e9", &["8", "7", "9", "Home"]), "e9");
        assert_eq!(walk(5, "a1", &["ArrowLeft", "2", "1", "7"]), "a1");
        assert_eq!(walk(8, "o1", &["ArrowRight"]), "o1");
        for key in ["l", "t", "w", "r", "b", "5", "0", "Enter", " ", "Tab"] {
            assert_eq!(step_on_hexagon(key, 30, 5), None, "{key}");
        }
    }

    #[test]
    fn the_opposite_arrow_moves_back() {
        for size in [4, 5, 6, 8] {
            let board = Hexagon::new(size);
            for (place, cell) in board.cells().enumerate() {
                for (there, back) in [("ArrowRight", "ArrowLeft"), ("ArrowLeft", "ArrowRight")] {
                    let next = step_on_hexagon(there, place, size).unwrap();
                    assert!(cell.distance(board.cells().nth(next).unwrap()) <= 1);
                    // At the edge, where there may be one neighbour only, the opposite arrow may move elsewhere.
                    let at_the_edge = cell.distance(Cell::CENTRE) == u8::try_from(size - 1).unwrap();
                    assert!(at_the_edge || step_on_hexagon(back, next, size) == Some(place), "{}", board.name(cell));
                }
            }
        }
    }

    #[test]
    fn a_row_of_arrows_crosses_the_board_at_one_height() {
        assert_eq!(walk(5, "a3", &["ArrowRight"; 8]), "i3");
        assert_eq!(walk(8, "o8", &["ArrowLeft"; 14]), "a8");
    }
}
