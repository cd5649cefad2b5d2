//! The header, footer and banners of every page, and components that several pages share.

mod banners;
mod begin;
mod broken;
mod data_safety;
mod drawing;
mod footer;
mod game_options;
mod header;
mod incoming;
mod load_button;
mod more_games;
mod not_found;
mod own_puzzles_link;
mod radio;
mod text_page;
mod today;
mod version;

pub use self::banners::Banners;
pub use self::begin::{begin, save_and_open};
pub use self::broken::Broken;
pub use self::data_safety::{BackupButtons, DataSafetyNotice, Occasion, install_advice};
pub use self::drawing::{Drawing, draw_in_pieces, draw_unseen};
pub use self::footer::Footer;
pub use self::game_options::{GameOptions, SEATS_KEY, choice, option_conflict, options_summary, variations};
pub use self::header::Header;
pub use self::incoming::{find_incoming, open_pasted};
pub use self::load_button::LoadButton;
pub use self::more_games::{MoreGames, shown_count};
pub use self::not_found::{DrawNotFound, NotFound};
pub use self::own_puzzles_link::OwnPuzzlesLink;
pub use self::radio::radio;
pub use self::text_page::TextPage;
pub use self::today::{provide_today, today};
pub use self::version::{Version, version};
