//! The state of a game by correspondence, and what is wrong with a letter, in words.

use super::messages as say;
use crate::browser::device;
use crate::correspondence::{Chain, Correspondence, Fault, WaitsFor, Writer};
use crate::game::{Language, common_words};
use crate::ui::{messages, words};

/// A player's name within a sentence; "your friend" if it is empty.
pub fn name_of(language: Language, name: &str) -> String {
    if name.is_empty() { say::YOUR_FRIEND.text(language).into() } else { name.into() }
}

/// A player's name at the beginning of a sentence; "Your friend" if it is empty.
pub fn friend_name_at_sentence_start(language: Language, name: &str) -> String {
    if name.is_empty() { messages::FRIEND_UNNAMED.text(language).into() } else { name.into() }
}

/// Whether more than two players play, so that everyone reads every letter.
pub fn is_group(chain: &Chain) -> bool {
    chain.seat_count() > 2
}

/// The name of a player within a sentence. Without a name, it is "your friend", or in a group the number of the seat.
pub fn name(language: Language, chain: &Chain, writer: Writer) -> String {
    match &*chain.name(writer) {
        "" if is_group(chain) => words::seat(language, chain.seat(writer)),
        name => name_of(language, name),
    }
}

/// The name of a player at the beginning of a sentence.
pub fn name_at_sentence_start(language: Language, chain: &Chain, writer: Writer) -> String {
    if is_group(chain) {
        name(language, chain, writer)
    } else {
        friend_name_at_sentence_start(language, &chain.name(writer))
    }
}

/// The names of these players, as a list.
pub fn names(language: Language, chain: &Chain, writers: impl Iterator<Item = Writer>) -> String {
    common_words::all_of(language, writers.map(|writer| name(language, chain, writer)))
}

/// The players who have joined a group, and the number of players still missing, in words. `connects` says that these join over
/// connections.
pub fn joined(language: Language, chain: &Chain, connects: bool) -> String {
    let names = names(language, chain, Writer::all(chain.joined_count()));
    let joined = say::Joined { names }.text(language);
    match chain.seat_count() - chain.joined_count() {
        0 => joined,
        players if connects => format!("{joined} {}", say::LiveMissing { players }.text(language)),
        players => format!("{joined} {}", say::Missing { players }.text(language)),
    }
}

/// Which of the other players see the table and which are away, in words. Of a group, those who have joined are named.
pub fn presence(language: Language, correspondence: &Correspondence, present: &[Writer]) -> String {
    let chain = correspondence.chain();
    let joined = correspondence.others().filter(|player| !is_group(chain) || player.index() < chain.joined_count());
    let (here, away): (Vec<_>, Vec<_>) = joined.partition(|player| present.contains(player));
    let name = |player| name_at_sentence_start(language, chain, player);
    here_and_away(language, [here, away].map(|players| players.into_iter().map(name).collect()))
}

/// Says of players with these names, as they stand at the beginning of a sentence, that they are at the table or away.
pub fn here_and_away(language: Language, [here, away]: [Vec<String>; 2]) -> String {
    let (players_here, players_away) = (here.len(), away.len());
    let [here, away] = [here, away].map(|names| common_words::all_of(language, names));
    let here = (players_here > 0).then(|| say::LiveHere { names: here, players: players_here }.text(language));
    let away = (players_away > 0).then(|| say::LiveAway { names: away, players: players_away }.text(language));
    common_words::sentences([here, away])
}

/// The state of the game in words: whose turn it is and since when, and whether the last link must still be sent.
pub fn state(language: Language, correspondence: &Correspondence) -> String {
    if !correspondence.is_unsent() {
        return due(language, correspondence);
    }
    let chain = correspondence.chain();
    let unsent = if is_group(chain) {
        say::UNSENT_GROUP.text(language).to_owned()
    } else {
        say::Unsent { name: name_of(language, &correspondence.other_name()) }.text(language)
    };
    // It is nobody else's turn before the link is sent.
    let waits = has_answered(correspondence) || chain.is_over() || is_group(chain) && !chain.is_full();
    if waits { format!("{} {unsent}", due(language, correspondence)) } else { unsent }
}

/// Whether an action of the player at this device waits for the next link.
fn has_answered(correspondence: &Correspondence) -> bool {
    correspondence.session().is_some_and(|session| session.pending().is_some())
}

/// Whose turn it is and since when, in words.
fn due(language: Language, correspondence: &Correspondence) -> String {
    let time = device::date_and_time(correspondence.since());
    let chain = correspondence.chain();
    let broken = chain.broken_letter().and_then(|(number, why)| Some((*number, why, chain.writer(*number)?)));
    match correspondence.waits_for() {
        WaitsFor::Nobody => match broken {
            Some((number, why, writer)) => {
                let (number, why) = (number as usize, fault(language, why, &chain.name(writer)));
                if writer == correspondence.own() {
                    say::BrokenByYou { number, why }.text(language)
                } else {
                    say::BrokenBy { name: name_at_sentence_start(language, chain, writer), number, why }.text(language)
                }
            }
            None if chain.protocol().has_secrets() => say::CHECKED.text(language).into(),
            None => say::OVER.text(language).into(),
        },
        WaitsFor::Own if correspondence.is_taking_back() => {
            say::Changing { name: friend_name_at_sentence_start(language, &correspondence.other_name()) }.text(language)
        }
        WaitsFor::Own => say::OwnTurn { time }.text(language),
        WaitsFor::Other(writer) => waiting(language, correspondence, writer, time),
    }
}

/// Whose letter the player is waiting for and since when, in words.
fn waiting(language: Language, correspondence: &Correspondence, writer: Writer, time: String) -> String {
    let chain = correspondence.chain();
    let is_group = is_group(chain);
    let name = name(language, chain, writer);
    let has_answered = has_answered(correspondence);
    if is_group && !chain.is_full() {
        joined(language, chain, false)
    } else if chain.is_over() {
        say::Checking { name }.text(language)
    } else if has_answered && is_group {
        say::DrawnGroup { name, time }.text(language)
    } else if has_answered && chain.protocol().has_common_pile() {
        say::Drawn { name, time }.text(language)
    } else if has_answered {
        say::Answered { name, time }.text(language)
    } else if is_group {
        say::WaitingFor { name, time }.text(language)
    } else if chain.letters().len() == 1 {
        say::WaitingInvited { time }.text(language)
    } else {
        say::OtherTurn { name, time }.text(language)
    }
}

/// Says in words why a letter of the player with this name breaks the rules or the protocol.
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
        Fault::Version | Fault::Position => say::BROKEN_POSITION.text(language).into(),
        Fault::Over => say::BROKEN_OVER.text(language).into(),
        Fault::Seal | Fault::Shown => say::BROKEN_SEAL.text(language).into(),
        Fault::Secret | Fault::Nonce => say::BROKEN_SECRET.text(language).into(),
        Fault::Answered(_) => say::BROKEN_ANSWERED.text(language).into(),
        Fault::NotOurs(number) => say::BrokenOwn { number: *number as usize }.text(language),
        Fault::Taken(_) => say::Taken { name: name_of(language, name) }.text(language),
        Fault::Full => say::FULL.text(language).into(),
        Fault::NoSecret => say::NO_SECRET.text(language).into(),
    }
}

/// Says in words why a letter could not be added to this chain. `other` is the name of the letter's writer.
pub fn unreceived(language: Language, why: &Fault, chain: &Chain, other: &str) -> String {
    match *why {
        Fault::Missing(number) if is_group(chain) => {
            let writer = Some(number).filter(|_| chain.is_full()).and_then(|number| chain.writer(number));
            let number = number as usize;
            match writer {
                Some(writer) => say::BrokenBeforeOf { number, name: name(language, chain, writer) }.text(language),
                None => say::BrokenBefore { number }.text(language),
            }
        }
        Fault::Taken(number) => {
            let writer = chain.writer(number).unwrap_or(Writer::GUEST);
            say::Taken { name: name(language, chain, writer) }.text(language)
        }
        _ => fault(language, why, other),
    }
}
