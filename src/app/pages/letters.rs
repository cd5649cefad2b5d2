//! Games with a friend elsewhere: the invitation, the letters to send and to receive, and what home shows. A part of its own, loaded
//! with the first letter.

mod arrival;
mod invitation;
pub(crate) mod offer;
mod post;
mod saved;
mod words;

crate::game::catalogue::messages!("letters");
