//! Games by correspondence with friends elsewhere: the invitation, the letters to send and to receive, and the summary on home.
//! This part of the program is loaded with the first letter.

mod arrival;
mod invitation;
pub(crate) mod offer;
mod post;
mod saved;
mod words;

crate::game::catalogue::messages!("letters");
