//! What is stored on this device. No file here draws anything.

pub(crate) mod backup;
pub(crate) mod data_safety;
pub(crate) mod finished_games;
mod game_name;
mod last_chosen;
pub(crate) mod rating;
pub(crate) mod saved_games;
pub(crate) mod settings;
pub(crate) mod statistics;
mod status;
pub(crate) mod stored;

pub use self::game_name::{game_of, start_time_of};
pub use self::last_chosen::last_chosen;
pub use self::settings::{Settings, follow_settings, settings};
pub use self::status::{StoreStatus, store_status};
