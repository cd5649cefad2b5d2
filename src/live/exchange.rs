//! What a device answers to the frames of one connection, so that both devices have the same letters in the end.
//!
//! A device greets with its last letter, and the other one sends all letters after that. A hello is sent once connected, to a
//! device that does not know that this player is there, as the receipt of a letter, when a letter is missing, and every few
//! seconds. So no frame has to arrive: whatever the connection loses, repeats or delays, the next hello repairs it.

use std::{fmt, slice};

use super::frame::{Frame, Head};
use super::rate_limit::RateLimit;
use crate::correspondence::{Correspondence, Fault, Letter, ReceivedLetter, Writer};
use crate::game::ParseError;

/// How many frames may come at once.
const FRAME_BURST: u64 = 300;

/// In how many ms another frame may come. What brings a new letter is not counted.
const FRAME_INTERVAL_MS: u64 = 50;

/// A device's side of an open connection to another device of the same table. At a guest's device it leads to the host.
#[derive(Debug)]
pub(super) struct Exchange {
    /// Whether the player at this device does not see the table.
    is_away: bool,
    /// The players who see the table, as the other device has told.
    present: Vec<Writer>,
    /// The players on other connections who see the table. The other device is told when they change.
    others: Vec<Writer>,
    /// The last letter that the other device has said it has.
    confirmed: Option<Head>,
    /// The last letter that the other device is known to have, or was sent.
    theirs: Option<Head>,
    /// The missing letter that this device has asked for.
    asked: Option<u32>,
    limit: RateLimit,
}

/// What follows from a frame for its connection.
#[derive(Default)]
pub(super) struct Answer {
    /// What to send over the same connection.
    pub send: Vec<Frame>,
    /// What to tell or ask the player.
    pub news: Option<News>,
}

/// What a connection has to tell the player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// There are new letters.
    Letters,
    /// The other player wants to replace their last letter by this one. The page asks, and calls
    /// [`Exchanges::changed`](super::Exchanges::changed) after the answer.
    Replacement(Box<Letter>),
    /// This is a letter of another table, such as an invitation to a rematch. The page opens it like one that was pasted.
    OtherTable(Box<Letter>),
    /// The other device has ended the connection.
    Left,
    /// This device has ended the connection.
    Ended(Breach),
}

/// Why a device ends a connection.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Breach {
    /// A frame cannot be read.
    Frame(ParseError),
    /// A letter cannot be accepted.
    Letter(Fault),
    /// More frames come than any game needs.
    TooMany,
}

impl fmt::Display for Breach {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Frame(error) => error.fmt(out),
            Self::Letter(fault) => fault.fmt(out),
            Self::TooMany => out.write_str("more frames come than any game needs"),
        }
    }
}

impl Exchange {
    /// A device's side of a connection that is there, for the first time or again. `others` are the other players who see the
    /// table.
    pub fn new(others: Vec<Writer>) -> Self {
        let limit = RateLimit::new(FRAME_BURST, FRAME_INTERVAL_MS);
        Self { is_away: false, present: Vec::new(), others, confirmed: None, theirs: None, asked: None, limit }
    }

    /// The players who see the table, as the other device has told.
    pub fn present(&self) -> &[Writer] {
        &self.present
    }

    /// Whether the other device has said that it has all letters of this one.
    pub fn is_confirmed(&self, correspondence: &Correspondence) -> bool {
        self.confirmed.is_some() && self.confirmed == head(correspondence)
    }

    /// Says that the player is here, and what this device has: once connected, when the player comes back, and every few seconds.
    /// Returns what to send: a hello, after the invitation if nobody has joined.
    pub fn greet(&mut self, correspondence: &Correspondence) -> Vec<Frame> {
        self.is_away = false;
        let chain = correspondence.chain();
        let invitation = chain.letters().first().filter(|_| chain.joined_count() == 1);
        invitation.map(Frame::from).into_iter().chain(self.hello(correspondence)).collect()
    }

    /// Says which other players see the table, if that has changed. Returns what to send.
    pub fn introduce(&mut self, others: Vec<Writer>, correspondence: &Correspondence) -> Option<Frame> {
        let is_new = self.others != others;
        self.others = others;
        self.hello(correspondence).filter(|_| is_new)
    }

    /// Says that the player does not see the table any more. Until the next [`Exchange::greet`] letters are exchanged without a
    /// hello. Returns what to send.
    pub fn leave(&mut self) -> Vec<Frame> {
        self.is_away = true;
        vec![Frame::Away]
    }

    /// The letters have changed otherwise than by this connection: the player has made a turn, taken one back or answered a
    /// question, or a letter came by another way. Returns what to send.
    pub fn changed(&mut self, correspondence: &Correspondence) -> Vec<Frame> {
        let Some(theirs) = self.theirs else { return Vec::new() };
        let letters = letters_after(correspondence, theirs).unwrap_or_else(|| own_last(correspondence));
        self.theirs = letters.last().map(Head::from).or(self.theirs);
        letters.iter().map(Frame::from).collect()
    }

    /// Takes in a frame, at a time in ms since 1970. A frame that does not belong here ends the connection, and changes nothing
    /// else.
    pub fn received(&mut self, correspondence: &mut Correspondence, text: &str, now: u64) -> Answer {
        if !self.limit.allows(now) {
            return end(Breach::TooMany);
        }
        match text.parse() {
            Ok(Frame::Hello { table: id, .. }) if id != correspondence.chain().table() => Answer::default(),
            Ok(Frame::Hello { player, others, head, .. }) => self.greeted_by(correspondence, player, others, head),
            Ok(Frame::Letter(letter)) if letter.table != correspondence.chain().table() => {
                news(News::OtherTable(letter))
            }
            Ok(Frame::Letter(letter)) => self.take(correspondence, letter, now),
            Ok(Frame::Away) => {
                // What the host has told of other guests still holds.
                let is_host = correspondence.own() == Writer::HOST;
                self.present.retain(|player| !is_host && *player != Writer::HOST);
                Answer::default()
            }
            Ok(Frame::Bye) => news(News::Left),
            Err(error) => end(Breach::Frame(error)),
        }
    }

    /// A hello of this device, if its player is here.
    fn hello(&self, correspondence: &Correspondence) -> Option<Frame> {
        let head = head(correspondence).filter(|_| !self.is_away)?;
        let is_here = |player: &Writer| self.present.contains(player) || self.others.contains(player);
        let others = correspondence.others().filter(is_here).collect();
        Some(Frame::Hello { table: correspondence.chain().table(), player: correspondence.own(), others, head })
    }

    /// The other device has letters up to this one, and these players see the table. A guest knows of others only what the host
    /// has told.
    fn greeted_by(
        &mut self,
        correspondence: &Correspondence,
        player: Writer,
        others: Vec<Writer>,
        theirs: Head,
    ) -> Answer {
        // The other page may have been opened after the last hello of this device.
        let is_unknown = !others.contains(&correspondence.own());
        self.present = if correspondence.own() == Writer::HOST { Vec::new() } else { others };
        self.present.push(player);
        self.confirmed = Some(theirs);
        let next = letters_after(correspondence, theirs);
        let letters = next.unwrap_or_else(|| letters_beside(correspondence, theirs));
        let has_more = theirs.number >= correspondence.chain().next_number();
        // Letters are answered by a hello, which is replied to if need be.
        let reply = self.hello(correspondence).filter(|_| has_more || is_unknown && letters.is_empty());
        self.theirs = next.and(head(correspondence)).or(Some(theirs));
        send(reply.into_iter().chain(letters.iter().map(Frame::from)))
    }

    /// Takes in a letter of this table.
    fn take(&mut self, correspondence: &mut Correspondence, letter: Box<Letter>, now: u64) -> Answer {
        match correspondence.receive(&letter, now) {
            Ok(ReceivedLetter::New) => {
                self.limit.refund();
                self.taken(correspondence, &letter)
            }
            Ok(ReceivedLetter::Known | ReceivedLetter::Own) | Err(Fault::Answered(_)) => Answer::default(),
            Ok(ReceivedLetter::Replacement) => {
                self.theirs = Some(Head::from(&*letter));
                news(News::Replacement(letter))
            }
            // The letters of the host count, to which the connection leads.
            Ok(ReceivedLetter::Contested) => match correspondence.rejoin(&letter, now) {
                Ok(()) => {
                    let mut answer = self.taken(correspondence, &letter);
                    // The player may sit behind others from now on.
                    answer.send.extend(self.hello(correspondence));
                    answer
                }
                Err(fault) => end(Breach::Letter(fault)),
            },
            Err(Fault::Taken(number)) if correspondence.own() == Writer::HOST => {
                send(letters_from(correspondence, number).iter().map(Frame::from))
            }
            Err(Fault::Taken(earlier) | Fault::Missing(earlier)) if earlier < letter.number => {
                // All letters behind the missing one say the same.
                let is_asked = self.asked.replace(earlier) == Some(earlier);
                send(self.hello(correspondence).filter(|_| !is_asked))
            }
            Err(fault) => end(Breach::Letter(fault)),
        }
    }

    /// A letter has been taken over. Returns this device's next letter, if it follows by itself, or else a receipt, unless more
    /// letters are to come.
    fn taken(&mut self, correspondence: &Correspondence, letter: &Letter) -> Answer {
        let mut send = Vec::new();
        if self.theirs.is_none_or(|theirs| theirs.number <= letter.number) {
            self.theirs = Some(Head::from(letter));
            send = self.changed(correspondence);
            if send.is_empty() {
                send.extend(self.hello(correspondence));
            }
        }
        Answer { send, ..news(News::Letters) }
    }
}

/// Nothing but news.
fn news(news: News) -> Answer {
    Answer { news: Some(news), ..Answer::default() }
}

/// Nothing but frames.
fn send(frames: impl IntoIterator<Item = Frame>) -> Answer {
    Answer { send: frames.into_iter().collect(), ..Answer::default() }
}

/// Ends the connection.
fn end(breach: Breach) -> Answer {
    Answer { send: vec![Frame::Bye], ..news(News::Ended(breach)) }
}

/// The last letter at this device.
fn head(correspondence: &Correspondence) -> Option<Head> {
    correspondence.chain().letters().last().map(Head::from)
}

/// The letters from this number on.
fn letters_from(correspondence: &Correspondence, number: u32) -> &[Letter] {
    let index = usize::try_from(number.saturating_sub(1)).ok();
    index.and_then(|index| correspondence.chain().letters().get(index..)).unwrap_or_default()
}

/// The letters after this one; `None` if this device does not have it.
fn letters_after(correspondence: &Correspondence, head: Head) -> Option<&[Letter]> {
    let (letter, after) = letters_from(correspondence, head.number).split_first()?;
    (Head::from(letter) == head).then_some(after)
}

/// The last letter, if this device has written it.
fn own_last(correspondence: &Correspondence) -> &[Letter] {
    let last = correspondence.chain().letters().last().filter(|last| correspondence.last_letter() == Some(last));
    last.map(slice::from_ref).unwrap_or_default()
}

/// What to send to a device whose last letter this one does not have.
///
/// * If it has joined in the place of another guest, the host sends the letters that count.
/// * If it has more letters, or one that was taken back here, it gets the last letter of this device.
/// * If its player has replaced a letter that is answered here, their letter is to come, and the player is asked first.
fn letters_beside(correspondence: &Correspondence, theirs: Head) -> &[Letter] {
    let rivals = letters_from(correspondence, theirs.number);
    if correspondence.own() == Writer::HOST && rivals.first().is_some_and(|letter| letter.turn().is_none()) {
        rivals
    } else if rivals.len() <= 1 {
        own_last(correspondence)
    } else {
        &[]
    }
}
