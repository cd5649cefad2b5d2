//! The components: cards, boards, dialogs, the table. They know the traits of a game but no particular game, no storage and no
//! engine.

mod announcer;
mod arrangement;
mod board;
mod card;
mod card_animation;
mod clock;
mod defer_until_painted;
mod dialog;
mod dock;
mod drag;
mod focus;
mod game_look;
mod game_ui;
mod geometry;
mod hex_board;
mod keys;
mod language;
mod later;
mod log;
mod moment;
mod picture;
mod player_name;
mod plot;
mod pointers;
mod portrait;
mod prose;
mod selectors;
mod staged_moment;
mod staging;
mod symbol;
mod table;
mod table_handle;
mod table_state;
pub(crate) mod words;

pub use announcer::{Announcements, Announcer, Wording, alert_text, refusal_text, status_text};
pub use arrangement::{Arrangement, TableParts, table_class};
pub use board::{GridBoard, rove};
pub use card::{CardBack, CardFace, ColourMark, DeckFace, SuitMark, owner_drawing, suit_drawing};
pub use card_animation::animate_fresh_cards;
pub use clock::{Clock, WARNING_TIME_MS, is_short, time_in_words};
pub use dialog::{Confirm, Modal};
pub use dock::Dock;
pub use drag::Drag;
pub use focus::{focus, rove_by};
pub use game_look::{DynGameLook, GameLook, Material};
pub use game_ui::{DynGameExtrasUi, DynGameUi, GameUi, Lesson, dyn_game_extras_ui, dyn_game_ui};
pub use geometry::{find, place_of, space_hit, space_name, space_selector};
pub use hex_board::HexBoard;
pub use keys::{is_inside, key_of, on_game_key, target_element};
pub use language::use_language;
pub use later::{Later, PaintBarrier, PendingPieces, is_drawn};
pub use log::{Log, focus_typed_move};
pub use moment::MomentView;
pub use picture::{picture_view, portrait};
pub use player_name::PlayerName;
pub use plot::{LinePlot, PLOT_SIZE, PlotLine, plot_rule, short_name};
pub use pointers::{Pointers, mark_exactly};
pub use portrait::Portrait;
pub use prose::{Contents, Prose};
pub use selectors::{
    BOARD, BOARD_SPACE, MAIN, PAGE_BEGINNING, PIECE_BOARD, PLAY_FOCUS_CANDIDATES, PRESSED_BY_KEY, STEPS,
};
pub use symbol::{Icon, Sprite, Symbol, address};
pub use table::Table;
pub use table_state::{EngineStatus, RaceControls, Signals, TableHandle, name, name_with_side};

crate::game::catalogue::messages!("home", home_messages);
crate::game::catalogue::messages!("page", messages, crate::ui::home_messages);
