//! What is stored on this device. No file here draws anything.

pub mod backup;
pub mod finished_games;
mod game_name;
mod last_chosen;
pub mod rating;
pub mod saved_games;
pub mod settings;
pub mod solved_puzzles;
pub mod statistics;
mod status;

pub use self::game_name::{begun, game_of};
pub use self::last_chosen::last_chosen;
pub use self::settings::{Settings, settings};
pub use self::status::{StoreStatus, store_status};
