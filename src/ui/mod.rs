//! The furniture: cards, boards, dialogs, the table itself. Knows what a game is, but no particular
//! game, and nothing of where things are stored or who thinks.

mod any_game;
mod any_table;
mod board;
mod card;
mod clock;
mod cue;
mod dialog;
mod dock;
mod drag;
pub mod english;
mod flight;
mod focus;
mod furnished;
mod hex_board;
mod log;
mod player_name;
mod plot;
mod prose;
mod symbol;
mod table;
mod tabletop;
pub mod texts;

pub use any_game::{AnyGame, Glimpse, any_game};
pub use any_table::{AnyTable, Playing};
pub use board::{Board, is_turned, rove};
pub use card::{CardBack, CardFace, ColourMark, DeckFace, SuitMark};
pub use clock::{Clock, LAST_SECONDS, is_short, time_in_words};
pub use cue::Cue;
pub use dialog::{Confirm, Modal};
pub use dock::Dock;
pub use drag::Drag;
pub use flight::come_from;
pub use focus::{PLAYING, focus, rove_by};
pub use furnished::{Deed, Furnished, Lesson};
pub use hex_board::{HexBoard, HexChart, place_on_chart};
pub use log::{Line, Log};
pub use player_name::PlayerName;
pub use plot::{LinePlot, PLOT_SIZE, PlotLine, plot_rule, short_name};
pub use prose::Prose;
pub use symbol::{Icon, Sprite, Symbol, address};
pub use table::Table;
pub use tabletop::{Signals, Status, Tabletop, Thought, called, name};
pub use texts::{Texts, texts};
