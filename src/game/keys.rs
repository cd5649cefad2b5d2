//! Where keys lead on a board, place by place: the same for every game whose board has this shape.

use super::hex::{Direction, Hexagon};

/// Where a key leads from a place among `count` in rows of `columns`, the top one first; `None` for other keys.
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
    // At the edge one stays where one is, and the page does not scroll.
    Some(to.unwrap_or(from))
}

/// Where a place of a board of `columns` × `rows` lies on the same board turned: its columns are rows then, the first at
/// the bottom, and its rows are columns, the last on the left. The way back is the same with `rows` × `columns`.
const fn turned(place: usize, columns: usize, rows: usize) -> usize {
    let (column, row) = (place % columns, place / columns);
    (columns - 1 - column) * rows + (rows - 1 - row)
}

/// Where a key leads from a place of a board of `columns` × `rows` that is shown turned: letters go up, numbers to the
/// right. Places are numbered as on the board that is not turned; `None` for other keys.
#[must_use]
pub fn step_on_turned_grid(key: &str, from: usize, columns: usize, rows: usize) -> Option<usize> {
    let to = step_on_grid(key, turned(from, columns, rows), rows, columns * rows)?;
    Some(turned(to, rows, columns))
}

/// Where a key leads from a place on a board of hexagons with sides of `size` cells; `None` for other keys.
///
/// The digits lie around the 5 as the neighbours around a post, and Home, Page Up, Page Down and End are what a
/// numeric keypad sends for its corners when it does not send digits.
#[must_use]
pub fn step_on_posts(key: &str, from: usize, size: usize) -> Option<usize> {
    use Direction::{North, Northeast, Northwest, South, Southeast, Southwest};
    let board = Hexagon::new(size);
    let cell = board.cells().nth(from)?;
    let towards = |direction: Direction| board.step(cell, direction);
    // Neighbouring files stand half a cell higher or lower. Every other file goes down to both sides and the
    // rest go up, so that the way back leads back; where the board ends, there is but one way.
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
    // At the edge one stays where one is, and the page does not scroll.
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
    fn a_row_that_is_not_full_ends_where_its_last_place_is() {
        assert_eq!(step_on_grid("End", 0, 7, 5), Some(4));
        assert_eq!(step_on_grid("ArrowRight", 4, 7, 5), Some(4));
    }

    /// The names of the places of a board of 11 × 12, the top row first.
    fn names() -> Vec<String> {
        (1..=12).rev().flat_map(|row| ('a'..='k').map(move |column| format!("{column}{row}"))).collect()
    }

    #[test]
    fn on_a_turned_board_letters_go_up_and_numbers_to_the_right() {
        let names = names();
        let leads = |from: &str, key| {
            let from = names.iter().position(|name| name == from).unwrap();
            step_on_turned_grid(key, from, 11, 12).map(|to| names[to].as_str())
        };
        let keys = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "x"];
        let around = |from| keys.map(|key| leads(from, key).unwrap_or("-"));
        assert_eq!(around("f6"), ["g6", "e6", "f5", "f7", "f1", "f12", "-"]);
        assert_eq!(around("a1"), ["b1", "a1", "a1", "a2", "a1", "a12", "-"]);
        assert_eq!(around("k12"), ["k12", "j12", "k11", "k12", "k1", "k12", "-"]);
    }

    #[test]
    fn a_board_turned_and_turned_back_is_as_it_was() {
        for place in 0..132 {
            assert_eq!(turned(turned(place, 11, 12), 12, 11), place);
        }
    }

    /// The name of the place to which keys lead, one after the other.
    fn walk(size: usize, from: &str, keys: &[&str]) -> String {
        let board = Hexagon::new(size);
        let names: Vec<String> = board.cells().map(|cell| board.name(cell).to_string()).collect();
        let from = names.iter().position(|name| name == from).unwrap();
        names[keys.iter().fold(from, |at, key| step_on_posts(key, at, size).unwrap())].clone()
    }

    #[test]
    fn keys_lead_to_the_six_neighbours() {
        let around = |keys: [&str; 6]| keys.map(|key| walk(5, "e5", &[key]));
        let neighbours = ["d5", "e6", "f5", "d4", "e4", "f4"];
        assert_eq!(around(["7", "8", "9", "1", "2", "3"]), neighbours);
        assert_eq!(around(["Home", "ArrowUp", "PageUp", "End", "ArrowDown", "PageDown"]), neighbours);
    }

    #[test]
    fn one_stays_at_the_edge_and_other_keys_lead_nowhere() {
        assert_eq!(walk(5, "e9", &["8", "7", "9", "Home"]), "e9");
        assert_eq!(walk(5, "a1", &["ArrowLeft", "2", "1", "7"]), "a1");
        assert_eq!(walk(8, "o1", &["ArrowRight"]), "o1");
        for key in ["l", "t", "w", "r", "b", "5", "0", "Enter", " ", "Tab"] {
            assert_eq!(step_on_posts(key, 30, 5), None, "{key}");
        }
    }

    #[test]
    fn to_the_right_and_back_to_the_left_is_where_one_was() {
        for size in [4, 5, 6, 8] {
            let board = Hexagon::new(size);
            for (place, cell) in board.cells().enumerate() {
                for (there, back) in [("ArrowRight", "ArrowLeft"), ("ArrowLeft", "ArrowRight")] {
                    let next = step_on_posts(there, place, size).unwrap();
                    assert!(cell.distance(board.cells().nth(next).unwrap()) <= 1);
                    // Where the edge leaves one way only, the way back may be the other.
                    let at_the_edge = cell.distance(Cell::CENTRE) == u8::try_from(size - 1).unwrap();
                    assert!(at_the_edge || step_on_posts(back, next, size) == Some(place), "{}", board.name(cell));
                }
            }
        }
    }

    #[test]
    fn one_crosses_the_board_at_about_the_same_height() {
        assert_eq!(walk(5, "a3", &["ArrowRight"; 8]), "i3");
        assert_eq!(walk(8, "o8", &["ArrowLeft"; 14]), "a8");
    }
}
