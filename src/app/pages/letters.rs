//! Games by correspondence with friends elsewhere: the invitation, the letters to send and to receive, and the summary on home.
//! This part of the program is loaded with the first letter.

mod arrival;
mod badge;
mod code;
mod connections;
mod correspondence_state;
mod invitation;
mod letter_panel;
mod live;
mod meeting;
pub(crate) mod offer;
mod saved;
mod scanner;
mod words;

crate::game::catalogue::messages!("letters");
