//! The keyboard: which key a press means on any layout, and the space to which a key moves the focus on a board. There is one
//! function for each shape of board.
//!
//! Spaces are given by their index on the screen or in the order of their names, as each function says.

use super::hex::{Direction, Hexagon};

/// The signs that mean something at a table. Like letters and digits they count wherever a layout has them.
const SIGNS: [char; 2] = ['/', '?'];

/// Returns the name of the key that a press means: a small letter, a digit, `/`, `?`, `Space`, or the name that browsers give to
/// a key without a character, such as `Enter`. `None` if it means none.
///
/// `key` is the character, `code` the position of the key on a keyboard of the United States. The character counts where it says
/// which key it is. Otherwise, as in other alphabets and on the digits of a French keyboard, the position counts. With `AltGr` held
/// (`alt_graph`) a key has another character, so that its position says nothing. A dead key and a key that an input method takes
/// mean none.
///
/// ```
/// use corsair_cabinet::game::keyboard::key_name;
///
/// let name = |key, code| key_name(key, code, false, false);
/// assert_eq!(name("t", "KeyT").as_deref(), Some("t"));
/// assert_eq!(name("\u{3c4}", "KeyT").as_deref(), Some("t"));
/// assert_eq!(name("l", "KeyP").as_deref(), Some("l"));
/// ```
#[must_use]
pub fn key_name(key: &str, code: &str, shift: bool, alt_graph: bool) -> Option<String> {
    let mut characters = key.chars();
    match (characters.next(), characters.next()) {
        (Some(only), None) if only.is_ascii_alphanumeric() || SIGNS.contains(&only) => Some(key.to_ascii_lowercase()),
        (Some(' '), None) => Some("Space".into()),
        (Some('A'..='Z'), Some('0'..='9' | 'A'..='Z' | 'a'..='z')) if key != "Unidentified" => {
            (!matches!(key, "Dead" | "Process")).then(|| key.into())
        }
        _ if alt_graph => None,
        _ => name_of_position(code, shift),
    }
}

/// The name of the key at this position.
fn name_of_position(code: &str, shift: bool) -> Option<String> {
    let character = ["Key", "Digit", "Numpad"].into_iter().find_map(|prefix| code.strip_prefix(prefix));
    match (code, character) {
        ("Space", _) => Some("Space".into()),
        ("Slash", _) => Some(if shift { "?" } else { "/" }.into()),
        (_, Some(character)) if character.len() == 1 => Some(character.to_ascii_lowercase()),
        _ => None,
    }
}

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

    /// Keys of many layouts: layout, character, position, and what the key means without and with Shift.
    const LAYOUTS: &[(&str, &str, &str, Option<&str>)] = &[
        ("QWERTY", "t", "KeyT", Some("t")),
        ("QWERTY, Shift or Caps Lock", "T", "KeyT", Some("t")),
        ("QWERTY", "/", "Slash", Some("/")),
        ("QWERTY", "Home", "Numpad7", Some("Home")),
        ("QWERTY", "Enter", "NumpadEnter", Some("Enter")),
        ("QWERTY", "F1", "F1", Some("F1")),
        ("QWERTY", ";", "Semicolon", None),
        ("QWERTZ", "/", "Digit7", Some("/")),
        ("QWERTZ", "?", "Minus", Some("?")),
        ("QWERTZ", "z", "KeyY", Some("z")),
        ("AZERTY", "&", "Digit1", Some("1")),
        ("AZERTY", "\u{e9}", "Digit2", Some("2")),
        ("AZERTY", "\"", "Digit3", Some("3")),
        ("AZERTY", "\u{e8}", "Digit7", Some("7")),
        ("AZERTY", "_", "Digit8", Some("8")),
        ("AZERTY", "\u{e7}", "Digit9", Some("9")),
        ("AZERTY, Shift or Caps Lock", "7", "Digit7", Some("7")),
        ("AZERTY", "a", "KeyQ", Some("a")),
        ("AZERTY", "q", "KeyA", Some("q")),
        ("AZERTY", "w", "KeyZ", Some("w")),
        ("AZERTY, Shift", "/", "Period", Some("/")),
        ("AZERTY, Shift", "?", "KeyM", Some("?")),
        ("BEPO", "/", "Digit9", Some("/")),
        ("BEPO", "\u{e9}", "KeyW", Some("w")),
        ("Dvorak", "l", "KeyP", Some("l")),
        ("Dvorak", "n", "KeyL", Some("n")),
        ("Dvorak", "t", "KeyK", Some("t")),
        ("Dvorak", "z", "Slash", Some("z")),
        ("Dvorak", "/", "BracketLeft", Some("/")),
        ("Czech", "+", "Digit1", Some("1")),
        ("Czech", "\u{fd}", "Digit7", Some("7")),
        ("Greek", "\u{3c4}", "KeyT", Some("t")),
        ("Greek, Caps Lock", "\u{3a4}", "KeyT", Some("t")),
        ("Greek", "\u{3c2}", "KeyW", Some("w")),
        ("Cyrillic", "\u{434}", "KeyL", Some("l")),
        ("Cyrillic", ".", "Slash", Some("/")),
        ("Cyrillic, Shift", "?", "Digit7", Some("?")),
        ("Hebrew", "'", "KeyW", Some("w")),
        ("Hebrew", "/", "KeyQ", Some("/")),
        ("Hebrew", "\u{5d0}", "KeyT", Some("t")),
        ("Arabic", "\u{644}\u{627}", "KeyB", Some("b")),
        ("Arabic", "\u{641}", "KeyT", Some("t")),
        ("Arabic", "\u{667}", "Numpad7", Some("7")),
        ("Arabic", "\u{638}", "Slash", Some("/")),
        ("Adlam", "\u{1e924}", "KeyL", Some("l")),
        ("Turkish", "\u{131}", "KeyI", Some("i")),
        ("Japanese, kana", "\u{304b}", "KeyT", Some("t")),
        ("Japanese, full width", "\u{ff54}", "KeyT", Some("t")),
        ("Japanese, input method", "Process", "KeyT", None),
        ("Japanese, full width", "\u{3000}", "Space", Some("Space")),
        ("a dead key", "Dead", "KeyT", None),
        ("a phone", "Unidentified", "", None),
        ("a remote control", "Unidentified", "KeyT", Some("t")),
        ("no character", "", "KeyL", Some("l")),
        ("no position", "l", "", Some("l")),
    ];

    #[test]
    fn the_position_counts_where_the_character_says_nothing() {
        for (layout, key, code, meant) in LAYOUTS {
            for shift in [false, true] {
                let meant = if shift && *meant == Some("/") && *key != "/" { Some("?") } else { *meant };
                assert_eq!(key_name(key, code, shift, false).as_deref(), meant, "{layout}: {key} at {code}");
            }
        }
    }

    #[test]
    fn with_alt_gr_the_character_alone_counts() {
        for (key, code, meant) in [
            ("\u{142}", "KeyL", None),
            ("\u{20ac}", "KeyE", None),
            ("@", "KeyQ", None),
            ("{", "Digit7", None),
            ("/", "KeyQ", Some("/")),
            ("7", "Digit7", Some("7")),
            ("Home", "Home", Some("Home")),
        ] {
            assert_eq!(key_name(key, code, false, true).as_deref(), meant, "{key} at {code}");
        }
    }

    #[test]
    fn a_letter_or_digit_is_itself_wherever_it_is() {
        let all = || ('a'..='z').chain('0'..='9');
        for character in all() {
            for place in all() {
                let code = if place.is_ascii_digit() {
                    format!("Digit{place}")
                } else {
                    format!("Key{place}").to_uppercase().replace("KEY", "Key")
                };
                for key in [character.to_string(), character.to_ascii_uppercase().to_string()] {
                    assert_eq!(key_name(&key, &code, false, false), Some(character.to_string()));
                }
                assert_eq!(key_name("\u{3c8}", &code, true, false), Some(place.to_string()));
            }
        }
    }

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
