//! What a device answers to the frames of a connection, so that both devices have the same letters in the end.
//!
//! A device greets with its last letter, and the other one sends all letters after that. A hello is sent once connected, as the receipt
//! of a letter, when a letter is missing, and every few seconds. So no frame has to arrive: whatever the connection loses, repeats or
//! delays, the next hello repairs it.

use std::{fmt, mem, slice};

use super::frame::{Frame, Head};
use super::rate_limit::RateLimit;
use crate::correspondence::{Correspondence, Fault, Letter, ReceivedLetter, Writer};
use crate::game::ParseError;

/// How many frames may come at once.
const BURST: u64 = 300;

/// In how many ms another frame may come. What brings a new letter is not counted.
const INTERVAL: u64 = 50;

/// A device's side of a connection to another device of the same table. At a guest's device it leads to the host.
#[derive(Debug)]
pub struct Exchange {
    is_open: bool,
    /// Whether the player at this device does not see the table.
    is_away: bool,
    /// Whether the other player sees the table.
    is_present: bool,
    /// The last letter that the other device is known to have, or was sent.
    theirs: Option<Head>,
    /// The missing letter that this device has asked for.
    asked: Option<u32>,
    limit: RateLimit,
}

/// What follows from a frame.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reaction {
    /// Whether the game has to be saved, before anything is sent.
    pub is_changed: bool,
    /// What to send.
    pub send: Vec<Frame>,
    /// What to tell or ask the player.
    pub news: Option<News>,
}

/// What a connection has to tell the player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// The other player sees the table.
    Present,
    /// The other player does not see the table for now.
    Away,
    /// There are new letters.
    Letters,
    /// The other player wants to replace their last letter by this one. The page asks, and calls [`Exchange::changed`] after the answer.
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

impl Default for Exchange {
    fn default() -> Self {
        let limit = RateLimit::new(BURST, INTERVAL);
        Self { is_open: false, is_away: false, is_present: false, theirs: None, asked: None, limit }
    }
}

impl Exchange {
    /// Whether the connection is open.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.is_open
    }

    /// Whether the other player sees the table.
    #[must_use]
    pub const fn is_present(&self) -> bool {
        self.is_present
    }

    /// The connection is there, for the first time or again. Returns what to send.
    pub fn connected(&mut self, correspondence: &Correspondence) -> Vec<Frame> {
        *self = Self { is_open: true, ..Self::default() };
        self.greet(correspondence)
    }

    /// The connection has ended.
    pub fn disconnected(&mut self) {
        *self = Self::default();
    }

    /// Says that the player is here, and what this device has: when the player comes back, and every few seconds. Returns what to send:
    /// a hello, after the invitation if nobody has joined.
    pub fn greet(&mut self, correspondence: &Correspondence) -> Vec<Frame> {
        self.is_away = false;
        let invitation = correspondence
            .chain()
            .letters()
            .first()
            .filter(|_| self.is_open && correspondence.chain().joined_count() == 1);
        invitation.map(Frame::from).into_iter().chain(self.hello(correspondence)).collect()
    }

    /// Says that the player does not see the table any more. Until the next [`Exchange::greet`] letters are exchanged without a hello.
    /// Returns what to send.
    pub fn leave(&mut self) -> Option<Frame> {
        self.is_away = true;
        self.is_open.then_some(Frame::Away)
    }

    /// The letters have changed otherwise than by this connection: the player has made a turn, taken one back or answered a question, or
    /// a letter came by another way. Returns what to send.
    pub fn changed(&mut self, correspondence: &Correspondence) -> Vec<Frame> {
        let Some(theirs) = self.theirs else { return Vec::new() };
        let letters = letters_after(correspondence, theirs).unwrap_or_else(|| own_last(correspondence));
        self.theirs = letters.last().map(Head::from).or(self.theirs);
        letters.iter().map(Frame::from).collect()
    }

    /// Takes in a frame, at a time in ms since 1970. A frame that does not belong here ends the connection, and changes nothing else.
    pub fn received(&mut self, correspondence: &mut Correspondence, text: &str, now: u64) -> Reaction {
        if !self.is_open {
            return Reaction::default();
        }
        if !self.limit.allows(now) {
            return self.end(Breach::TooMany);
        }
        match text.parse() {
            Ok(Frame::Hello { table: id, .. }) if id != correspondence.chain().table() => Reaction::default(),
            Ok(Frame::Hello { head, .. }) => self.greeted_by(correspondence, head, now),
            Ok(Frame::Letter(letter)) if letter.table != correspondence.chain().table() => {
                news(News::OtherTable(letter))
            }
            Ok(Frame::Letter(letter)) => self.take(correspondence, letter, now),
            Ok(Frame::Away) => {
                self.is_present = false;
                news(News::Away)
            }
            Ok(Frame::Bye) => {
                self.disconnected();
                news(News::Left)
            }
            Err(error) => self.end(Breach::Frame(error)),
        }
    }

    /// A hello of this device, if its player is here.
    fn hello(&self, correspondence: &Correspondence) -> Option<Frame> {
        let head = head(correspondence).filter(|_| self.is_open && !self.is_away)?;
        Some(Frame::Hello { table: correspondence.chain().table(), head })
    }

    /// Ends the connection.
    fn end(&mut self, breach: Breach) -> Reaction {
        self.disconnected();
        Reaction { send: vec![Frame::Bye], ..news(News::Ended(breach)) }
    }

    /// The other device has letters up to this one.
    fn greeted_by(&mut self, correspondence: &mut Correspondence, theirs: Head, now: u64) -> Reaction {
        let was_present = mem::replace(&mut self.is_present, true);
        let next = letters_after(correspondence, theirs);
        let letters = next.unwrap_or_else(|| letters_beside(correspondence, theirs));
        let ask = self.hello(correspondence).filter(|_| theirs.number >= correspondence.chain().next_number());
        let send = ask.into_iter().chain(letters.iter().map(Frame::from)).collect();
        let is_delivered = next.is_some_and(<[Letter]>::is_empty);
        self.theirs = next.and(head(correspondence)).or(Some(theirs));
        Reaction {
            is_changed: is_delivered && correspondence.note_sent(now),
            send,
            news: (!was_present).then_some(News::Present),
        }
    }

    /// Takes in a letter of this table.
    fn take(&mut self, correspondence: &mut Correspondence, letter: Box<Letter>, now: u64) -> Reaction {
        match correspondence.receive(&letter, now) {
            Ok(ReceivedLetter::New) => {
                self.limit.refund();
                self.taken(correspondence, &letter)
            }
            Ok(ReceivedLetter::Known | ReceivedLetter::Own) | Err(Fault::Answered(_)) => Reaction::default(),
            Ok(ReceivedLetter::Replacement) => {
                self.theirs = Some(Head::from(&*letter));
                news(News::Replacement(letter))
            }
            // The letters of the host count, to which the connection leads.
            Ok(ReceivedLetter::Contested) => match correspondence.rejoin(&letter, now) {
                Ok(()) => self.taken(correspondence, &letter),
                Err(fault) => self.end(Breach::Letter(fault)),
            },
            Err(Fault::Taken(number)) if correspondence.own() == Writer::HOST => {
                send(letters_from(correspondence, number).iter().map(Frame::from))
            }
            Err(Fault::Taken(earlier) | Fault::Missing(earlier)) if earlier < letter.number => {
                // All letters behind the missing one say the same.
                let is_asked = self.asked.replace(earlier) == Some(earlier);
                send(self.hello(correspondence).filter(|_| !is_asked))
            }
            Err(fault) => self.end(Breach::Letter(fault)),
        }
    }

    /// A letter has been taken over. Returns this device's next letter, if it follows by itself, or else a receipt, unless more letters
    /// are to come.
    fn taken(&mut self, correspondence: &Correspondence, letter: &Letter) -> Reaction {
        let reaction = Reaction { is_changed: true, ..news(News::Letters) };
        if self.theirs.is_some_and(|theirs| theirs.number > letter.number) {
            return reaction;
        }
        self.theirs = Some(Head::from(letter));
        let mut send = self.changed(correspondence);
        if send.is_empty() {
            send.extend(self.hello(correspondence));
        }
        Reaction { send, ..reaction }
    }
}

/// Nothing but news.
fn news(news: News) -> Reaction {
    Reaction { news: Some(news), ..Reaction::default() }
}

/// Nothing but frames.
fn send(frames: impl IntoIterator<Item = Frame>) -> Reaction {
    Reaction { send: frames.into_iter().collect(), ..Reaction::default() }
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
