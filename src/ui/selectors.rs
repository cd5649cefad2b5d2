//! The CSS selectors of the parts of the page that code looks for. The games' tables and the stylesheets use the same classes.

/// The content of the page.
pub const MAIN: &str = "#main";

/// A page with pieces that are not drawn yet.
pub const BEING_DRAWN: &str = "[aria-busy]";

pub const BOARD: &str = ".board";

/// The spaces of a board.
pub const BOARD_SPACE: &str = ".board [data-place]";

/// The boards on which pieces move from space to space. The stylesheet can turn them around.
pub const PIECE_BOARD: &str = ".board.posts, .is-large .board";

/// A table whose board is turned around.
pub const TURNED: &str = "[data-turned]";

/// The elements in which keys ask questions about the game: the board and what is beside it, the hand, the buttons of the dock,
/// and the page itself, which has the focus when a game begins.
pub const QUESTION_KEY_AREAS: &str = ".arena, .hand, .dock button, #main:focus";

/// The elements that may get the focus when the player goes on, the first that exists: the result of the game, the hand, the
/// board, and the page.
pub const PLAY_FOCUS_CANDIDATES: &[&str] = &[".result h2", ".hand [tabindex='0']", ".board [tabindex='0']", MAIN];

pub const LOG: &str = ".log";

pub const KEYBOARD_HELP: &str = ".log .keyboard";

/// The box for typed moves in the keyboard help.
pub const TYPED_MOVE: &str = "#say";

/// The first usable button among the steps through a game.
pub const STEPS: &str = ".dock .steps button:not([aria-disabled])";
