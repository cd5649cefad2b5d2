//! The CSS selectors of the parts of the page that code looks for. The games' tables and the stylesheets use the same classes.

/// The content of the page.
pub const MAIN: &str = "#main";

/// Where the focus goes on a new page: to its heading, which says what it is.
pub const PAGE_BEGINNING: &[&str] = &["#main h1", MAIN];

/// A page with pieces that are not drawn yet.
pub const BEING_DRAWN: &str = "[aria-busy]";

pub const BOARD: &str = ".board";

/// The spaces of a board.
pub const BOARD_SPACE: &str = ".board [data-place]";

/// The boards on which pieces move from space to space. The stylesheet can turn them around.
pub const PIECE_BOARD: &str = ".board.posts, .is-large .board";

/// A table whose board is turned around.
pub const TURNED: &str = "[data-turned]";

/// An element into which a person types, or in which letters choose something.
pub const TEXT_FIELD: &str = "input:not([type=button], [type=checkbox], [type=radio], [type=range], [type=submit]), textarea, \
                              select, [contenteditable]";

/// A dialog that covers the page.
pub const OPEN_DIALOG: &str = "dialog[open], [role=dialog]";

/// The buttons beside the game: all but places of the table, on which arrow keys go on.
pub const TOOL: &str = "button:not([data-place]), summary";

/// The elements that Enter and Space press.
pub const PRESSED_BY_KEY: &str = "a, button:not(.pad), input, summary";

/// The elements that may get the focus when the player goes on, the first that exists: the result of the game, the hand, the
/// board, and the page.
pub const PLAY_FOCUS_CANDIDATES: &[&str] = &[".result h2", ".hand [tabindex='0']", ".board [tabindex='0']", MAIN];

pub const LOG: &str = ".log";

pub const KEYBOARD_HELP: &str = ".log .keyboard";

/// The box for typed moves in the keyboard help.
pub const TYPED_MOVE: &str = "#say";

/// The first usable button among the steps through a game.
pub const STEPS: &str = ".dock .steps button:not([aria-disabled])";
