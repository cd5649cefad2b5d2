//! Games with friends at other devices, by letter or live: the invitation, the letters, the connections, and the summary on home.
//!
//! These are three parts of the program: letters, connections (`live_offer`) and races (`race_offer`). Each is loaded when it is
//! first used.

mod arrival;
mod badge;
mod code;
mod connections;
mod correspondence_state;
mod invitation;
mod letter_panel;
mod live;
pub(crate) mod live_offer;
mod live_part;
mod live_race;
mod meeting;
mod meeting_context;
mod meeting_steps;
pub(crate) mod offer;
pub(crate) mod race_offer;
mod race_panel;
mod race_words;
mod saved;
mod scanner;
mod words;

crate::game::catalogue::messages!("letters");
