//! All connections of a device to other devices of its table.

use super::exchange::{Answer, Exchange, News};
use super::frame::Frame;
use crate::correspondence::{Correspondence, Writer};

/// A frame to send, after the number of its connection.
pub type Outgoing = (u32, Frame);

/// The connections of a device to other devices of its table: at the host's device one to each guest, at a guest's device one to
/// the host. What arrives over one goes on over all others.
///
/// The caller numbers the connections, and uses no number twice.
#[derive(Debug, Default)]
pub struct Exchanges {
    open: Vec<(u32, Exchange)>,
}

/// What follows from a frame.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reaction {
    /// Whether the game has to be saved, before anything is sent.
    pub is_changed: bool,
    /// What to send.
    pub send: Vec<Outgoing>,
    /// What to tell or ask the player.
    pub news: Option<News>,
}

impl Exchanges {
    /// How many connections reach all other players: at the host's device one to each, at a guest's device one to the host.
    #[must_use]
    pub fn needed(correspondence: &Correspondence) -> usize {
        if correspondence.own() == Writer::HOST { correspondence.chain().seat_count() - 1 } else { 1 }
    }

    /// The players at other devices who see the table, in the order of joining.
    #[must_use]
    pub fn present(&self, correspondence: &Correspondence) -> Vec<Writer> {
        let is_present = |player: &Writer| self.open.iter().any(|(_, exchange)| exchange.present().contains(player));
        correspondence.others().filter(is_present).collect()
    }

    /// A connection is there, for the first time or again. Returns what to send.
    pub fn connected(&mut self, number: u32, correspondence: &Correspondence) -> Vec<Outgoing> {
        let mut send = self.disconnected(number, correspondence);
        let mut exchange = Exchange::new(self.present(correspondence));
        send.extend(numbered(number, exchange.greet(correspondence)));
        self.open.push((number, exchange));
        send
    }

    /// A connection has ended, or the other device does not answer. Returns what to send to the others.
    pub fn disconnected(&mut self, number: u32, correspondence: &Correspondence) -> Vec<Outgoing> {
        self.open.retain(|(other, _)| *other != number);
        self.introduce(correspondence)
    }

    /// Says that the player is here, and what this device has: when the player comes back, and every few seconds. Returns what to
    /// send.
    pub fn greet(&mut self, correspondence: &Correspondence) -> Vec<Outgoing> {
        self.each(|exchange| exchange.greet(correspondence))
    }

    /// Says that the player does not see the table any more. Until the next [`Exchanges::greet`] letters are exchanged without a
    /// hello. Returns what to send.
    pub fn leave(&mut self) -> Vec<Outgoing> {
        self.each(Exchange::leave)
    }

    /// The letters have changed otherwise than by a connection: the player has made a turn, taken one back or answered a
    /// question, or a letter came by another way. Returns what to send.
    pub fn changed(&mut self, correspondence: &Correspondence) -> Vec<Outgoing> {
        self.each(|exchange| exchange.changed(correspondence))
    }

    /// Takes in a frame that has come over a connection, at a time in ms since 1970. A frame that does not belong here ends that
    /// connection, and changes nothing else.
    pub fn received(&mut self, number: u32, correspondence: &mut Correspondence, text: &str, now: u64) -> Reaction {
        let Some((_, exchange)) = self.open.iter_mut().find(|(other, _)| *other == number) else {
            return Reaction::default();
        };
        let Answer { send, news } = exchange.received(correspondence, text, now);
        let mut send: Vec<_> = numbered(number, send).collect();
        let has_letters = news == Some(News::Letters);
        if has_letters {
            send.extend(self.changed(correspondence));
        }
        if matches!(news, Some(News::Left | News::Ended(_))) {
            self.open.retain(|(other, _)| *other != number);
        }
        send.extend(self.introduce(correspondence));
        let confirmed = self.open.iter().filter(|(_, exchange)| exchange.is_confirmed(correspondence)).count();
        let is_sent = confirmed >= Self::needed(correspondence) && correspondence.note_sent(now);
        Reaction { is_changed: has_letters || is_sent, send, news }
    }

    /// Tells each device which other players see the table, where that has changed.
    fn introduce(&mut self, correspondence: &Correspondence) -> Vec<Outgoing> {
        let present = self.present(correspondence);
        self.each(|exchange| {
            let is_other = |player: &&Writer| !exchange.present().contains(player);
            let others = present.iter().filter(is_other).copied().collect();
            exchange.introduce(others, correspondence).into_iter().collect()
        })
    }

    /// What each connection has to send.
    fn each(&mut self, frames: impl Fn(&mut Exchange) -> Vec<Frame>) -> Vec<Outgoing> {
        self.open.iter_mut().flat_map(|(number, exchange)| numbered(*number, frames(exchange))).collect()
    }
}

/// The frames of a connection, each with its number.
fn numbered(number: u32, frames: Vec<Frame>) -> impl Iterator<Item = Outgoing> {
    frames.into_iter().map(move |frame| (number, frame))
}
