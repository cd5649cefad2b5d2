//! The state of a game by correspondence, and what is wrong with a letter, in words.

use super::messages as say;
use crate::browser::device;
use crate::correspondence::{Correspondence, Due, Fault, Unreceived};
use crate::game::Language;
use crate::ui::{messages, words};

/// A name within a sentence, or what stands for it.
pub fn name_of(language: Language, name: &str) -> String {
    if name.is_empty() { say::YOUR_FRIEND.text(language).into() } else { name.into() }
}

/// A name at the beginning of a sentence, or what stands for it.
pub fn first_name_of(language: Language, name: &str) -> String {
    if name.is_empty() { messages::FRIEND_UNNAMED.text(language).into() } else { name.into() }
}

/// Who is to do something, since when.
pub fn state(language: Language, correspondence: &Correspondence) -> String {
    let time = device::date_and_time(correspondence.since());
    let name = name_of(language, correspondence.other_name());
    match correspondence.due() {
        Due::Nobody => say::OVER.text(language).into(),
        Due::Own if correspondence.is_taking_back() => {
            say::Changing { name: first_name_of(language, correspondence.other_name()) }.text(language)
        }
        Due::Own => say::OwnTurn { time }.text(language),
        Due::Other if correspondence.chain().letters().len() == 1 => say::WaitingInvited { time }.text(language),
        Due::Other => say::OtherTurn { name, time }.text(language),
    }
}

/// What a letter of a player with this name has against the rules or the protocol.
pub fn fault(language: Language, fault: &Fault, name: &str) -> String {
    match fault {
        Fault::Obstacle(obstacle) => words::obstacle(language, *obstacle).into(),
        Fault::Options(why) => say::BrokenText { why: why.as_str() }.text(language),
        Fault::OtherTable => say::BROKEN_TABLE.text(language).into(),
        Fault::Missing(number) => say::BrokenMissing { number: *number as usize }.text(language),
        Fault::Broken => say::BROKEN_CHAIN.text(language).into(),
        Fault::Lot => say::BrokenLot { name: name_of(language, name) }.text(language),
        Fault::Action(_, why) => say::BrokenAction { why: why.as_str() }.text(language),
        Fault::Unfinished => say::BROKEN_UNFINISHED.text(language).into(),
        Fault::Position => say::BROKEN_POSITION.text(language).into(),
        Fault::Over => say::BROKEN_OVER.text(language).into(),
    }
}

/// Why a letter was not received from a player with this name.
pub fn unreceived(language: Language, why: &Unreceived, name: &str) -> String {
    match why {
        Unreceived::OtherTable => say::BROKEN_TABLE.text(language).into(),
        Unreceived::Missing(number) => say::BrokenMissing { number: *number as usize }.text(language),
        Unreceived::Answered(_) => say::BROKEN_ANSWERED.text(language).into(),
        Unreceived::NotOurs(number) => say::BrokenOwn { number: *number as usize }.text(language),
        Unreceived::Fault(why) => fault(language, why, name),
    }
}
