//! Knights & Corsairs in English.

use super::rules::{Count, Due, Illegal, Reason};
use super::texts::Texts;

/// The English texts.
pub static TEXTS: Texts = Texts { name: "Knights & Corsairs", illegal, reason };

/// A number of cards in words.
fn cards(count: usize) -> String {
    match count {
        0 => "no card".into(),
        1 => "one card".into(),
        2 => "two cards".into(),
        3 => "three cards".into(),
        _ => format!("{count} cards"),
    }
}

fn expected(count: Count) -> String {
    let Count { least, most, found } = count;
    let wanted = if least == most { cards(least) } else { format!("{least} to {}", cards(most)) };
    format!("{wanted}, not {found}")
}

fn illegal(illegal: &Illegal) -> String {
    match illegal {
        Illegal::Over => "The game is over.".into(),
        Illegal::NotYourTurn => "It is the other player's turn.".into(),
        Illegal::NotNow(Due::Attack) => "You are the attacker: choose a space and attack.".into(),
        Illegal::NotNow(Due::Defend) => "You are attacked: answer with your cards.".into(),
        Illegal::NotNow(Due::Place) => "You won the battle: choose which card is placed.".into(),
        Illegal::CentreFirst => "The first battle is for the centre, b2.".into(),
        Illegal::Taken(space) => format!("{space} is taken: a card on the grid stays there."),
        Illegal::NotHeld(card) => format!("You do not hold {card}."),
        Illegal::Twice(card) => format!("{card} cannot lie open and face down at once."),
        Illegal::InfluenceOnly(space) => {
            format!("Three of your cards lie beside {space}: place one card there without a battle, and win.")
        }
        Illegal::NoInfluence(space, near) => {
            format!("Influence needs three of your cards beside the space; beside {space} you have {near}.")
        }
        Illegal::FaceDown(count) => format!("Here you lay {} face down.", expected(*count)),
        Illegal::Answer(count) => format!("Here you answer with {}.", expected(*count)),
        Illegal::Naming(0) => "Here you do not name neighbours: all count that can.".into(),
        Illegal::Naming(count) => {
            format!("You have more neighbours than count here: name {count}, each once, in alphabetical order.")
        }
        Illegal::NoNeighbour(space) => format!("You have no card on {space} beside the space that is fought for."),
        Illegal::NotPlaceable(card) => format!("{card} is not among the cards that you may place."),
    }
}

fn reason(reason: Reason) -> String {
    match reason {
        Reason::Line([first, second, third]) => format!("Three in a line: {first}, {second}, {third}."),
        Reason::Influence(space) => format!("Influence: three own cards lie beside {space}."),
        Reason::Suits => "The grid is full: more cards of one suit.".into(),
        Reason::Colours => "The grid is full: more cards of one colour.".into(),
        Reason::LastBattle => "The grid is full and the suits are level: the last battle decides.".into(),
    }
}
