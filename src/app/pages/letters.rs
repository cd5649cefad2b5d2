//! Games with friends at other devices, by letter or live: the invitation, the letters, the connections, and the summary on home.
//! This part of the program is loaded with the first letter.

mod arrival;
mod badge;
mod code;
mod connections;
mod correspondence_state;
mod invitation;
mod letter_panel;
mod live;
mod live_race;
mod meeting;
pub(crate) mod offer;
mod race_panel;
mod race_words;
mod saved;
mod scanner;
mod words;

crate::game::catalogue::messages!("letters");
