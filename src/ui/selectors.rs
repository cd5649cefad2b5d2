//! The CSS selectors of the parts of the page that code looks for. The games' tables and the stylesheets use the same classes.

/// The content of the page.
pub const MAIN: &str = "#main";

/// A page of which some pieces are still missing.
pub const BEING_DRAWN: &str = "[aria-busy]";

pub const BOARD: &str = ".board";

/// Where the keys that answer questions work: on the board and beside it, in the hand, on the buttons of the dock, and where the focus
/// is when a game begins.
pub const SPOKEN_KEYS: &str = ".arena, .hand, .dock button, #main:focus";

/// Where the player goes on: at the result once the game is over; before that in the hand if there is one, or else on the board, or
/// else on the table.
pub const PLAYING: &[&str] = &[".result h2", ".hand [tabindex='0']", ".board [tabindex='0']", MAIN];

pub const LOG: &str = ".log";

pub const KEYBOARD_HELP: &str = ".log .keyboard";

/// The box for typed moves in the keyboard help.
pub const TYPED_MOVE: &str = "#say";

/// The first button of the steps through a game that can be used.
pub const STEPS: &str = ".dock .steps button:not([aria-disabled])";
