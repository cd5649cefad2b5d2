//! The saved games by correspondence.

use crate::app::store::{game_of, saved_games};
use crate::correspondence::{Correspondence, Invited, LETTER_VERSION, TableId, is_invited};
use crate::dyn_game::DynGameExtras;

/// A saved game at this device.
pub enum Saved {
    /// One that its player has joined.
    Joined(Correspondence),
    /// An invitation that was not accepted yet.
    Invited(Invited),
}

/// The saved game of a table, with its name.
pub fn saved(game: &'static dyn DynGameExtras, table: TableId) -> Option<(String, Saved)> {
    let mut games = saved_games::names().into_iter().filter(|name| game_of(name) == Some(game.id()));
    // Only the game of the table is read whole, since that takes long.
    let invitation = format!("\nletter {LETTER_VERSION} {} {table} 1\n", game.id());
    games.find_map(|name| {
        let text = saved_games::text(&name).ok().flatten().filter(|text| text.contains(&invitation))?;
        let (saved, of) = if is_invited(&text) {
            let invited = Invited::load(game, &text).ok()?;
            let of = invited.chain().letters()[0].table;
            (Saved::Invited(invited), of)
        } else {
            let correspondence = Correspondence::load(game, &text).ok()?;
            let of = correspondence.table();
            (Saved::Joined(correspondence), of)
        };
        (of == table).then_some((name, saved))
    })
}
