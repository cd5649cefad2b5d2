//! How a text is looked through, and what was found in it.

use crate::dyn_game::DynGame;

/// Looks up a game by its id.
pub type GameById<'a> = &'a dyn Fn(&str) -> Option<&'static dyn DynGame>;

/// In how many places of a text each kind is looked for at most, so that no text takes long.
pub(super) const MOST_PLACES: usize = 10;

/// Something of ours in a text.
pub(super) struct Candidate {
    /// The part of an address after `#` that opens it.
    pub address: String,
    /// Whether nothing suggests that it was changed on its way, so that no other reading is better.
    pub is_sure: bool,
}
