//! The state of a game by correspondence, and what is wrong with a letter, in words.

use super::messages as say;
use crate::browser::device;
use crate::correspondence::{Correspondence, Due, Fault, Unreceived, Writer};
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
    let chain = correspondence.chain();
    match correspondence.due() {
        Due::Nobody if chain.broken().is_some() => {
            let (number, why) = chain.broken().map_or((0, String::new()), |(number, why)| {
                (number as usize, fault(language, why, correspondence.other_name()))
            });
            let is_own = Writer::of(u32::try_from(number).unwrap_or_default()) == correspondence.own();
            let name = first_name_of(language, correspondence.other_name());
            if is_own {
                say::BrokenByYou { number, why }.text(language)
            } else {
                say::BrokenBy { name, number, why }.text(language)
            }
        }
        Due::Nobody if chain.has_secrets() => say::CHECKED.text(language).into(),
        Due::Other if chain.is_over() => say::Checking { name }.text(language),
        Due::Other if correspondence.session().is_some_and(|session| session.answer().is_some()) => {
            if chain.has_common_pile() {
                say::Drawn { name, time }.text(language)
            } else {
                say::Answered { name, time }.text(language)
            }
        }
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
        Fault::Seal | Fault::Shown => say::BROKEN_SEAL.text(language).into(),
        Fault::Secret | Fault::Nonce => say::BROKEN_SECRET.text(language).into(),
        Fault::NoSecret => say::NO_SECRET.text(language).into(),
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
