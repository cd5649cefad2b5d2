//! The names of the players on the table.

use leptos::prelude::*;

use super::super::rules::BattleOfCorsica;
use crate::game::Seat;
use crate::ui::Table;

/// The names of all players, by seat.
pub fn names(table: Table<BattleOfCorsica>) -> Vec<String> {
    let players = table.status.with(|status| status.players.len());
    Seat::all(players).map(|seat| table.name(seat)).collect()
}
