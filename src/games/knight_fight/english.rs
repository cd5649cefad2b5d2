//! Knight Fight in English.

use super::rules::{CHIPS, Colour, Due, Illegal, Part, Reason};
use super::texts::Texts;

/// All texts.
pub static TEXTS: Texts = Texts { illegal, reason };

const fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "red",
        Colour::Blue => "blue",
        Colour::Yellow => "yellow",
    }
}

fn illegal(illegal: Illegal) -> String {
    match illegal {
        Illegal::Over => "The match is over.".into(),
        Illegal::NotYourTurn => "It is not your turn.".into(),
        Illegal::NotNow(due) => format!(
            "Not now: first {}.",
            match due {
                Due::Side => "a side is to be chosen, X or O",
                Due::Part(Part::Bid) => "you have to bid",
                Due::Part(Part::Trap) => "you have to set a trap, or none",
                Due::Part(Part::Spawn) => "you have to place a knight",
            }
        ),
        Illegal::TooFewChips(chips) => format!("You have {chips} of the {} chips.", 2 * CHIPS),
        Illegal::Taken(space) => format!("A knight stands on {space}."),
        Illegal::Manured(space) => format!("Manure lies on {space}."),
        Illegal::OutOfReach(space) => format!("None of your knights is a knight’s move away from {space}."),
        Illegal::HemmedIn(space) => format!("The knight on {space} has no free space a knight’s move away."),
        Illegal::SameColour(space, same) => {
            format!("{space} is {}, like the space of your opponent’s last move.", colour(same))
        }
        Illegal::ParentMissing(space) => format!("Name the knight that spawns the one on {space}."),
        Illegal::ParentNamed => "Without Sickness no parent is named.".into(),
        Illegal::NotYourKnight(space) => format!("You have no knight on {space}."),
        Illegal::ParentTooFar(parent, space) => format!("{space} is not a knight’s move away from {parent}."),
        Illegal::NoAirdrop => "There is no manure in this match.".into(),
        Illegal::NoManureLeft => "You have no manure left.".into(),
        Illegal::DropOnLanding(space) => format!("Your new knight stands on {space}: manure cannot go there."),
        Illegal::DropTaken(space) => format!("Manure needs an empty space; {space} is not empty."),
    }
}

fn reason(reason: Reason) -> String {
    match reason {
        Reason::BothBouts => "The winner took both bouts.".into(),
        Reason::OneBout => "The winner took one bout, the other was drawn.".into(),
        Reason::FewerMoves(fewer, more) => {
            format!("A bout each, and the winner needed fewer moves: {fewer} against {more}.")
        }
        Reason::SameMoves(moves) => format!("A bout each, both in {moves} moves: so the favoured player wins."),
        Reason::NoBout => "Nobody took a bout: so the favoured player wins.".into(),
        Reason::ThirdBout => "A bout each, and the winner took the third.".into(),
    }
}
