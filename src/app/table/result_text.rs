//! The result of a game in words: who has won, and why.

use leptos::prelude::*;

use crate::game::{Language, Seat, common_words};
use crate::session::Ending;
use crate::ui::{TableHandle, messages as say, name_with_side};

/// A player's name with the side that the seat has had throughout the game.
pub fn player_with_side(table: TableHandle, seat: Seat) -> String {
    name_with_side(table.name(seat), table.side_throughout(seat))
}

/// Says who has won, who has lost by resigning, or that the game is drawn. `named` gives a player's name and side.
pub fn headline_of<Reason>(
    language: Language,
    winner: Option<Seat>,
    ending: &Ending<Reason>,
    named: impl Fn(Seat) -> (String, Option<String>),
) -> String {
    let is_you = |name: &str| name == common_words::you(language);
    match (winner.map(&named), ending) {
        (Some((name, _)), _) if is_you(&name) => say::YOU_WIN.text(language).to_owned(),
        (Some((name, side)), _) => say::Won { name: name_with_side(name, side) }.text(language),
        // With more than two players, a resignation leaves no winner.
        (None, Ending::Resigned(seat)) => match named(*seat) {
            (name, _) if is_you(&name) => say::YOU_LOSE.text(language).to_owned(),
            (name, side) => say::Lost { name: name_with_side(name, side) }.text(language),
        },
        (None, Ending::Played(_)) => say::DRAWN.text(language).to_owned(),
    }
}

/// Says who has won, who has lost by resigning, or that the game is drawn; empty before the end.
pub fn headline(table: TableHandle) -> String {
    let status = table.status.read();
    let named = |seat| (table.name(seat), table.side_throughout(seat));
    let headline = |ending| headline_of(table.language, status.winner, ending, named);
    status.ending.as_ref().map(headline).unwrap_or_default()
}

/// The reason for the result of the game, in words; empty before the end.
pub fn reason(table: TableHandle) -> String {
    let status = table.status.read();
    match &status.ending {
        Some(Ending::Played(outcome)) => {
            // Of several people at this device, nobody is addressed.
            let is_addressed = status.persons.len() == 1;
            let verdict = is_addressed.then(|| table.view.with(|view| view.verdict(table.language))).flatten();
            verdict.unwrap_or_else(|| outcome.reason.clone())
        }
        Some(Ending::Resigned(seat)) => {
            let is_you = table.name(*seat) == common_words::you(table.language);
            let resigned = if is_you {
                say::YOU_RESIGNED.text(table.language).to_owned()
            } else {
                say::Resigned { name: player_with_side(table, *seat) }.text(table.language)
            };
            // A player who can no longer win resigns nothing.
            let settled = status.settled.as_ref().filter(|(winner, _)| winner != seat).map(|(_, why)| why.clone());
            common_words::sentences([settled, Some(resigned)])
        }
        None => String::new(),
    }
}
