//! Corsairs in English.

use super::rules::{Ending, Illegal, Reason, Side};
use super::texts::Texts;

/// The texts.
pub const TEXTS: Texts = Texts { illegal, reason };

fn illegal(illegal: Illegal) -> String {
    match illegal {
        Illegal::Over => "The game is over.".into(),
        Illegal::NotYourTurn => "It is the other player’s turn.".into(),
        Illegal::OnlyFor(Side::Corsairs) => {
            "Only corsairs do that. You play the convoy: sail with your escorts.".into()
        }
        Illegal::OnlyFor(Side::Convoy) => {
            "Only the convoy does that. You play the corsairs: enter, step or leave, then end your turn.".into()
        }
        Illegal::OffBoard(cell) => format!("There is no post {cell} on this board."),
        Illegal::NotCorner(cell) => format!("Corsairs come and go at the six corners, and {cell} is no corner."),
        Illegal::Occupied(cell) => format!("{cell} is not empty."),
        Illegal::NoReserve => "You have no corsair in reserve.".into(),
        Illegal::LeftThisTurn => {
            "The only corsair in reserve has just left the board; it may come back in a later turn.".into()
        }
        Illegal::EnteredThisTurn(cell) => {
            format!("The corsair on {cell} has entered in this turn; it may leave in a later one.")
        }
        Illegal::NoCorsair(cell) => format!("There is no corsair on {cell}."),
        Illegal::Entangled(cell) => format!("The corsair on {cell} is entangled and cannot move in this turn."),
        Illegal::HemmedIn(cell) => format!("The corsair on {cell} has nowhere to go."),
        Illegal::NotAdjacent(from, to) => {
            format!("A corsair steps to a neighbouring post, and {to} is not next to {from}.")
        }
        Illegal::NothingToPull(cell) => format!("There is no escort and no freighter on {cell} to pull."),
        Illegal::PullTooFar(ship, corsair) => {
            format!("A corsair pulls a ship beside it, and {ship} is not next to {corsair}.")
        }
        Illegal::PullNotStraight => "In this game a corsair pulls only the ship straight behind it.".into(),
        Illegal::SecondPull => "In this game a turn has one pull, and you have pulled already.".into(),
        Illegal::CornerBarred(cell) => format!("In this game no escort may stand on a corner, and {cell} is one."),
        Illegal::TwoMoves => "You have made your two moves: end your turn, or take one back.".into(),
        Illegal::TurnsBack => "Your turn may not end with everything as it was at its beginning.".into(),
        Illegal::MoveFirst => "Move at least one corsair before you end your turn.".into(),
        Illegal::MoveAgain => "In this game a second move must be made while one is possible.".into(),
        Illegal::MayNotPass(Side::Corsairs) => "You may pass only if no corsair can move.".into(),
        Illegal::MayNotPass(Side::Convoy) => "The convoy may not pass while an escort can move.".into(),
        Illegal::FreighterStays => "The freighter never moves by itself; only corsairs drag it along.".into(),
        Illegal::NoEscort(cell) => format!("There is no escort on {cell}."),
        Illegal::NoLine(first, last) => format!("{first} and {last} are not the ends of a straight line."),
        Illegal::WholeLine => "In this game a formation is a whole line: more escorts stand in it.".into(),
        Illegal::InLineOnly => "In this game a formation moves along its own line only.".into(),
        Illegal::NotStraight(from, to) => {
            format!("An escort sails straight, in one of six directions, and {to} is not straight ahead of {from}.")
        }
        Illegal::NotTogether => "All ships of a formation go the same way and equally far.".into(),
        Illegal::Blocked(cell) => format!("{cell} is in the way: it is not empty."),
    }
}

fn reason(reason: Reason) -> String {
    match reason {
        Reason::Game(ending) => self::ending(ending),
        Reason::BothGames(ending) => format!("Both games of the match are won. {}", self::ending(ending)),
        Reason::FewerTurns(fewer, more) => {
            format!("Each side won a game; {fewer} turns are fewer than {more}.")
        }
        Reason::SameTurns(turns) => format!("Each side won a game in {turns} turns: the match is drawn."),
    }
}

fn ending(ending: Ending) -> String {
    match ending {
        Ending::Freighter => "The corsairs have dragged the freighter off the board.".into(),
        Ending::Captures(5) => "The convoy has captured five corsairs.".into(),
        Ending::Captures(captures) => format!("The convoy has captured {captures} corsairs."),
        Ending::TurnLimit(turns) => format!("Turn {turns} is over, and the freighter is safe."),
        Ending::Repetition => "The same position for the third time: the convoy is safe.".into(),
        Ending::Stuck => "No corsair can move.".into(),
    }
}
