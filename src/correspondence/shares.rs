//! Games with a common pile: what nobody has seen is drawn by both players together.
//!
//! * Nobody keeps the order of the pile. It is drawn anew for each draw, with a generator from two shares, one of each player. The
//!   first draw of a game, in which nothing can be decided, uses the shares of the lot.
//! * Each player commits to all shares in the first letter: each share is the digest of the next one, and the commitment the digest of
//!   the first (a hash chain, as in Lamport's one-time passwords). So every share is checked when it arrives, nobody can choose
//!   one, and nothing is left to be proved at the end.
//! * A letter with the decision to draw reveals the writer's share, and nobody can take it back. The share of the other player comes in
//!   the next letter, so that nobody who may still decide knows the card. The game goes on in that letter, if the writer of the draw
//!   has nothing to decide about the card.
//! * A player who can do nothing but draw gets the other share ahead: the letter that ends the turn before reveals it. Then the draw
//!   needs no letter of its own.

use super::chain::Fault;
use super::code::{Digest, Nonce, TableId, digest, number_of};
use super::letter::Writer;
use super::private::tag;
use crate::game::Rng;

/// The commitment to the shares of a player: `most` of them follow from the secret.
#[must_use]
pub fn share_commitment(table: TableId, writer: Writer, secret: Nonce, most: usize) -> Digest {
    (0..most).fold(last_share(table, writer, secret), |share, _| before(table, writer, share))
}

/// The share that is revealed last.
fn last_share(table: TableId, writer: Writer, secret: Nonce) -> Nonce {
    digest(&[b"last share", &table.0, tag(writer), &secret.0])
}

/// The share that is revealed before this one; the commitment before the first.
fn before(table: TableId, writer: Writer, share: Nonce) -> Nonce {
    digest(&[b"share", &table.0, tag(writer), &share.0])
}

/// The generator of the draw of this number, counted from 0.
fn generator(table: TableId, number: usize, [host, guest]: [Nonce; 2]) -> Rng {
    let number = (number as u64).to_le_bytes();
    Rng::from_seed(number_of(&[b"common draw", &table.0, &number, &host.0, &guest.0]))
}

/// What the letters have revealed of the shares of a player.
#[derive(Clone, Copy)]
struct Revealed {
    /// The latest share; the commitment before the first.
    latest: Digest,
    /// The number of shares revealed. That of the lot is not counted.
    count: usize,
}

/// A draw that was decided, while the share of the other player is not in a letter yet.
#[derive(Clone)]
pub(super) struct Pending {
    pub writer: Writer,
    pub action: String,
    /// Whether the session has done it: the own share of the player at this device is known there.
    pub is_done: bool,
}

/// The shares of both players, as far as they are known.
pub(super) struct Shares {
    table: TableId,
    /// The number of shares of each player.
    most: usize,
    /// By writer.
    revealed: [Option<Revealed>; 2],
    /// The shares of the lot, by writer, once both are known.
    lots: Option<[Nonce; 2]>,
    own: Option<OwnShares>,
    pub pending: Option<Pending>,
}

/// The shares of the player at this device.
struct OwnShares {
    writer: Writer,
    secret: Nonce,
    /// The first one is revealed first.
    shares: Vec<Nonce>,
}

impl Shares {
    /// The shares of a game in which each player has so many.
    pub const fn new(table: TableId, most: usize, host: Digest) -> Self {
        let revealed = [Some(Revealed { latest: host, count: 0 }), None];
        Self { table, most, revealed, lots: None, own: None, pending: None }
    }

    /// Takes over the secret of the player at this device.
    pub fn keep(&mut self, writer: Writer, secret: Nonce) {
        let table = self.table;
        let last = last_share(table, writer, secret);
        let mut shares: Vec<Nonce> =
            std::iter::successors(Some(last), |share| Some(before(table, writer, *share))).take(self.most).collect();
        shares.reverse();
        self.own = Some(OwnShares { writer, secret, shares });
    }

    /// The secret of the player at this device.
    pub fn secret(&self) -> Option<Nonce> {
        Some(self.own.as_ref()?.secret)
    }

    /// Takes over the commitment of the guest.
    pub const fn accept(&mut self, commitment: Digest) {
        self.revealed[Writer::Guest as usize] = Some(Revealed { latest: commitment, count: 0 });
    }

    /// Takes over the shares of the lot.
    pub const fn deal(&mut self, lots: [Nonce; 2]) {
        self.lots = Some(lots);
    }

    /// Takes a share that a letter reveals, and with it those before: at most so many at once.
    pub fn reveal(&mut self, writer: Writer, share: Nonce, at_most: usize) -> Result<(), Fault> {
        let known = self.revealed[writer as usize].as_mut().ok_or(Fault::Nonce)?;
        let mut earlier = share;
        for count in 1..=at_most {
            earlier = before(self.table, writer, earlier);
            if earlier == known.latest && known.count + count <= self.most {
                *known = Revealed { latest: share, count: known.count + count };
                return Ok(());
            }
        }
        Err(Fault::Nonce)
    }

    /// The number of draws for which letters have revealed the share of a player, the first draw included.
    pub fn count(&self, writer: Writer) -> usize {
        self.revealed[writer as usize].map_or(0, |revealed| revealed.count) + 1
    }

    /// The share of a player for the draw of this number, if letters have revealed it.
    fn public(&self, writer: Writer, number: usize) -> Option<Nonce> {
        if number == 0 {
            return Some(self.lots?[writer as usize]);
        }
        let Revealed { latest, count } = self.revealed[writer as usize]?;
        let later = count.checked_sub(number)?;
        Some((0..later).fold(latest, |share, _| before(self.table, writer, share)))
    }

    /// The generator of the draw of this number, if letters have revealed both shares.
    pub fn public_generator(&self, number: usize) -> Option<Rng> {
        let [host, guest] = [Writer::Host, Writer::Guest].map(|writer| self.public(writer, number));
        Some(generator(self.table, number, [host?, guest?]))
    }

    /// The generator of the draw of this number, if the player at this device knows both shares.
    pub fn generator(&self, number: usize) -> Option<Rng> {
        let [host, guest] = [Writer::Host, Writer::Guest]
            .map(|writer| self.public(writer, number).or_else(|| self.own(writer, number)));
        Some(generator(self.table, number, [host?, guest?]))
    }

    /// The share of the player at this device for the draw of this number.
    fn own(&self, writer: Writer, number: usize) -> Option<Nonce> {
        let own = self.own.as_ref().filter(|own| own.writer == writer)?;
        own.shares.get(number.checked_sub(1)?).copied()
    }

    /// The share that the own next letter reveals, so that those for the first `draws` draws are known; `None` if they are.
    pub fn due(&self, draws: usize) -> Option<Nonce> {
        let writer = self.own.as_ref()?.writer;
        if draws > self.count(writer) { self.own(writer, draws - 1) } else { None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::correspondence::Code;

    const TABLE: TableId = Code([1; 5]);

    fn secret(byte: u8) -> Nonce {
        Code([byte; 16])
    }

    fn shares(most: usize) -> Shares {
        let mut shares = Shares::new(TABLE, most, share_commitment(TABLE, Writer::Host, secret(1), most));
        shares.keep(Writer::Host, secret(1));
        shares
    }

    #[test]
    fn each_share_is_the_digest_of_the_next() {
        let own = shares(5);
        let revealed: Vec<Nonce> = (1..=5).map(|number| own.own(Writer::Host, number).unwrap()).collect();
        let mut onlooker = shares(5);
        onlooker.own = None;
        // Two at once, then one, then two.
        for (number, at_most) in [(2, 2), (3, 1), (5, 3)] {
            onlooker.reveal(Writer::Host, revealed[number - 1], at_most).unwrap();
            assert_eq!(onlooker.count(Writer::Host), number + 1);
            for known in 1..=number {
                assert_eq!(onlooker.public(Writer::Host, known), Some(revealed[known - 1]));
            }
            assert_eq!(onlooker.public(Writer::Host, number + 1), None);
        }
    }

    #[test]
    fn a_share_that_was_not_committed_is_refused() {
        let own = shares(5);
        let share = |number| own.own(Writer::Host, number).unwrap();
        let mut other = shares(5);
        assert_eq!(other.reveal(Writer::Host, secret(7), 9), Err(Fault::Nonce));
        assert_eq!(other.reveal(Writer::Host, share(3), 2), Err(Fault::Nonce), "more than the letter needs");
        assert_eq!(other.reveal(Writer::Guest, share(1), 9), Err(Fault::Nonce));
        other.reveal(Writer::Host, share(2), 2).unwrap();
        assert_eq!(other.reveal(Writer::Host, share(2), 9), Err(Fault::Nonce), "the same again");
        assert_eq!(other.reveal(Writer::Host, share(1), 9), Err(Fault::Nonce), "an earlier one");
        // The secret itself, or what comes after the last share, is none of them.
        assert_eq!(shares(5).reveal(Writer::Host, secret(1), 9), Err(Fault::Nonce));
    }

    #[test]
    fn one_share_alone_tells_nothing_about_a_card() {
        // Whatever the one share is, each of ten cards comes first equally often over the other one.
        let counts = |of: fn([Nonce; 2]) -> [Nonce; 2]| {
            let mut counts = [0; 10];
            for other in 0..2_000_u16 {
                let other = digest(&[&other.to_le_bytes()]);
                counts[generator(TABLE, 3, of([secret(9), other])).below(10)] += 1;
            }
            counts
        };
        for counts in [counts(|shares| shares), counts(|[one, other]| [other, one])] {
            assert!(counts.iter().all(|count| (150..=250).contains(count)), "{counts:?}");
        }
    }
}
