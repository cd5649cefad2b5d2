//! The shares of random numbers that players give to card draws. Each player commits to all their shares in the first letter.
//!
//! Each share is the digest of the next one, and the commitment is the digest of the first (a hash chain, as in Lamport's
//! one-time passwords). So every share is checked when it arrives, no player can choose one, and nothing is left to be proved at
//! the end. A player's shares are used in order, one for each draw in which the player takes part.

use super::code::{Digest, Nonce, TableId, digest};
use super::fault::Fault;
use super::letter::Writer;
use super::proof::joint_draw_generator;
use crate::game::Rng;

/// The first part of the digests for draws. It distinguishes them from other digests.
const COMMON_DRAW_PREFIX: &[u8] = b"common draw";

/// The commitment to a player's `most` shares, which follow from the secret.
#[must_use]
pub fn share_commitment(table: TableId, writer: Writer, secret: Nonce, most: usize) -> Digest {
    (0..most).fold(last_share(table, writer, secret), |share, _| share_before(table, writer, share))
}

/// The share of a player that is revealed last.
fn last_share(table: TableId, writer: Writer, secret: Nonce) -> Nonce {
    digest(&[b"last share", &table.0, writer.word().as_bytes(), &secret.0])
}

/// The share that is revealed before this one, or the commitment if this one is the first.
fn share_before(table: TableId, writer: Writer, share: Nonce) -> Nonce {
    digest(&[b"share", &table.0, writer.word().as_bytes(), &share.0])
}

/// The shares of a player that letters have revealed, without the share of the random seed.
#[derive(Clone, Copy)]
struct Revealed {
    /// The latest share, or the commitment before the first.
    latest: Digest,
    /// The number of shares revealed.
    count: usize,
    /// The number of shares that draws have used.
    used: usize,
}

/// The players whose shares a draw needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Parties {
    /// The player who draws the card.
    pub drawer: Writer,
    /// The player who gives the other share.
    pub partner: Writer,
}

/// The shares of all players, as far as they are known.
pub(crate) struct Shares {
    table: TableId,
    /// The number of shares of each player.
    most: usize,
    /// The revealed shares of each player, in the order of joining.
    revealed: Vec<Revealed>,
    /// The shares of the random seed, in the order of joining.
    lots: Vec<Nonce>,
    /// The player at this device, with all shares of this player, in the order of revealing; `None` for a spectator.
    own: Option<(Writer, Vec<Nonce>)>,
}

impl Shares {
    /// The shares of players with these commitments, `most` of each player. `own` is the player at this device, with the secret.
    pub fn new(
        table: TableId,
        most: usize,
        commitments: impl Iterator<Item = Digest>,
        lots: Vec<Nonce>,
        own: Option<(Writer, Nonce)>,
    ) -> Self {
        let revealed = commitments.map(|latest| Revealed { latest, count: 0, used: 0 }).collect();
        let own = own.map(|(writer, secret)| {
            let last = last_share(table, writer, secret);
            let shares = std::iter::successors(Some(last), |share| Some(share_before(table, writer, *share)));
            let mut shares: Vec<Nonce> = shares.take(most).collect();
            shares.reverse();
            (writer, shares)
        });
        Self { table, most, revealed, lots, own }
    }

    /// Takes a share that a letter reveals. It also reveals the shares before it; at most `at_most` shares may be new.
    pub fn reveal(&mut self, writer: Writer, share: Nonce, at_most: usize) -> Result<(), Fault> {
        let known = self.revealed.get_mut(writer.index()).ok_or(Fault::Nonce)?;
        let mut earlier = share;
        for count in 1..=at_most {
            earlier = share_before(self.table, writer, earlier);
            if earlier == known.latest && known.count + count <= self.most {
                (known.latest, known.count) = (share, known.count + count);
                return Ok(());
            }
        }
        Err(Fault::Nonce)
    }

    /// The number of shares of a player that letters have revealed and no draw has used.
    pub fn unused_count(&self, writer: Writer) -> usize {
        self.revealed.get(writer.index()).map_or(0, |revealed| revealed.count.saturating_sub(revealed.used))
    }

    /// Records that a draw has used a share of each of these players.
    pub fn spend(&mut self, Parties { drawer, partner }: Parties) {
        for writer in [drawer, partner] {
            if let Some(revealed) = self.revealed.get_mut(writer.index()) {
                revealed.used += 1;
            }
        }
    }

    /// Passes over the shares of a player that were revealed and that no draw has used.
    pub fn discard(&mut self, writer: Writer) {
        if let Some(revealed) = self.revealed.get_mut(writer.index()) {
            revealed.used = revealed.count;
        }
    }

    /// The share of a player with this number, counted from 1; `None` if letters have not revealed it.
    fn public(&self, writer: Writer, number: usize) -> Option<Nonce> {
        let Revealed { latest, count, .. } = *self.revealed.get(writer.index())?;
        let later = count.checked_sub(number)?;
        Some((0..later).fold(latest, |share, _| share_before(self.table, writer, share)))
    }

    /// The share with this number, counted from 1; `None` unless the player is the one at this device.
    pub fn own(&self, writer: Writer, number: usize) -> Option<Nonce> {
        let (_, shares) = self.own.as_ref().filter(|(own, _)| *own == writer)?;
        shares.get(number.checked_sub(1)?).copied()
    }

    /// The generator of the draw of this number, counted from 0; `None` if letters have not revealed both shares.
    pub fn public_generator(&self, number: usize, parties: Parties) -> Option<Rng> {
        self.generator_from(number, parties, |writer, share| self.public(writer, share))
    }

    /// The generator of the draw of this number; `None` if this device does not know both shares.
    pub fn generator(&self, number: usize, parties: Parties) -> Option<Rng> {
        let share = |writer, share| self.public(writer, share).or_else(|| self.own(writer, share));
        self.generator_from(number, parties, share)
    }

    /// Makes a generator. Draw 0 uses the shares of the seed, later draws the next share of both parties in the order of joining.
    fn generator_from(
        &self,
        number: usize,
        parties: Parties,
        share: impl Fn(Writer, usize) -> Option<Nonce>,
    ) -> Option<Rng> {
        if number == 0 {
            return Some(joint_draw_generator(COMMON_DRAW_PREFIX, self.table, 0, &self.lots));
        }
        Some(joint_draw_generator(COMMON_DRAW_PREFIX, self.table, number, &self.next_shares(parties, share)?))
    }

    /// The next shares of both parties, in the order of joining.
    fn next_shares(
        &self,
        Parties { drawer, partner }: Parties,
        share: impl Fn(Writer, usize) -> Option<Nonce>,
    ) -> Option<[Nonce; 2]> {
        let next = |writer: Writer| share(writer, self.revealed.get(writer.index())?.used + 1);
        Some([next(drawer.min(partner))?, next(drawer.max(partner))?])
    }

    /// The next shares of both parties, in the order of joining; `None` if one of them is not revealed.
    pub fn public_shares(&self, parties: Parties) -> Option<[Nonce; 2]> {
        self.next_shares(parties, |writer, share| self.public(writer, share))
    }

    /// The share that this device must reveal so that its player can take part in `draws` more draws; `None` if letters have
    /// revealed it.
    pub fn due(&self, draws: usize) -> Option<Nonce> {
        let writer = self.own.as_ref()?.0;
        let number = self.revealed.get(writer.index())?.used + draws;
        if draws > self.unused_count(writer) { self.own(writer, number) } else { None }
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

    /// The shares of this number of players, as the host knows them. The players' secrets are 1, 2, …, and their shares of the
    /// seed 4, 5, ….
    fn shares(players: u8, most: usize) -> Shares {
        let writers = Writer::all(players.into()).zip(1..);
        let commitments = writers.map(|(writer, byte)| share_commitment(TABLE, writer, secret(byte), most));
        let lots = (4..).take(players.into()).map(secret).collect();
        Shares::new(TABLE, most, commitments, lots, Some((Writer::HOST, secret(1))))
    }

    #[test]
    fn each_share_is_the_digest_of_the_next() {
        let own = shares(1, 5);
        let revealed: Vec<Nonce> = (1..=5).map(|number| own.own(Writer::HOST, number).unwrap()).collect();
        let mut onlooker = shares(1, 5);
        onlooker.own = None;
        // Two at once, then one, then two.
        for (number, at_most) in [(2, 2), (3, 1), (5, 3)] {
            onlooker.reveal(Writer::HOST, revealed[number - 1], at_most).unwrap();
            assert_eq!(onlooker.unused_count(Writer::HOST), number);
            for known in 1..=number {
                assert_eq!(onlooker.public(Writer::HOST, known), Some(revealed[known - 1]));
            }
            assert_eq!(onlooker.public(Writer::HOST, number + 1), None);
        }
    }

    #[test]
    fn a_share_that_was_not_committed_is_refused() {
        let own = shares(1, 5);
        let share = |number| own.own(Writer::HOST, number).unwrap();
        let mut other = shares(1, 5);
        assert_eq!(other.reveal(Writer::HOST, secret(7), 9), Err(Fault::Nonce));
        assert_eq!(other.reveal(Writer::HOST, share(3), 2), Err(Fault::Nonce), "more than the letter needs");
        assert_eq!(other.reveal(Writer::GUEST, share(1), 9), Err(Fault::Nonce));
        other.reveal(Writer::HOST, share(2), 2).unwrap();
        assert_eq!(other.reveal(Writer::HOST, share(2), 9), Err(Fault::Nonce), "the same again");
        assert_eq!(other.reveal(Writer::HOST, share(1), 9), Err(Fault::Nonce), "an earlier one");
        // The secret itself, or what comes after the last share, is none of them.
        assert_eq!(shares(1, 5).reveal(Writer::HOST, secret(1), 9), Err(Fault::Nonce));
    }

    #[test]
    fn each_player_uses_shares_in_their_order() {
        let mut shares = shares(3, 5);
        let third = Writer::all(3).next_back().unwrap();
        let of = |drawer, partner| Parties { drawer, partner };
        assert!(shares.generator(0, of(third, Writer::HOST)).is_some(), "the shares of the lot are known");
        assert_eq!(shares.generator(1, of(Writer::GUEST, third)), None);
        // The guest's first draw has another partner than its second one, and each partner gives the first share.
        let first = |writer, byte| share_commitment(TABLE, writer, secret(byte), 4);
        shares.reveal(Writer::GUEST, first(Writer::GUEST, 2), 1).unwrap();
        assert!(shares.public_generator(1, of(Writer::GUEST, Writer::HOST)).is_none());
        assert!(shares.generator(1, of(Writer::GUEST, Writer::HOST)).is_some());
        assert_eq!(shares.due(1), Some(first(Writer::HOST, 1)));
        shares.reveal(Writer::HOST, first(Writer::HOST, 1), 1).unwrap();
        shares.spend(of(Writer::GUEST, Writer::HOST));
        shares.reveal(third, first(third, 3), 1).unwrap();
        assert!(shares.public_generator(2, of(Writer::GUEST, third)).is_none());
        shares.reveal(Writer::GUEST, share_commitment(TABLE, Writer::GUEST, secret(2), 3), 1).unwrap();
        let draw = shares.public_generator(2, of(Writer::GUEST, third));
        assert!(draw.is_some() && draw == shares.public_generator(2, of(third, Writer::GUEST)));
        assert_eq!([Writer::HOST, Writer::GUEST, third].map(|writer| shares.unused_count(writer)), [0, 1, 1]);
    }

    #[test]
    fn a_share_that_is_passed_over_is_in_no_draw() {
        let mut shares = shares(2, 5);
        let of = |writer, byte, number: usize| share_commitment(TABLE, writer, secret(byte), 5 - number);
        let parties = Parties { drawer: Writer::GUEST, partner: Writer::HOST };
        shares.reveal(Writer::HOST, of(Writer::HOST, 1, 1), 1).unwrap();
        shares.discard(Writer::HOST);
        shares.reveal(Writer::GUEST, of(Writer::GUEST, 2, 1), 1).unwrap();
        assert_eq!(shares.public_shares(parties), None);
        shares.reveal(Writer::HOST, of(Writer::HOST, 1, 2), 1).unwrap();
        assert_eq!(shares.public_shares(parties), Some([of(Writer::HOST, 1, 2), of(Writer::GUEST, 2, 1)]));
    }

    #[test]
    fn one_share_alone_tells_nothing_about_a_card() {
        // Whatever the one share is, each of ten cards comes first equally often over the other one.
        let counts = |of: fn([Nonce; 2]) -> [Nonce; 2]| {
            let mut counts = [0; 10];
            for other in 0..2_000_u16 {
                let other = digest(&[&other.to_le_bytes()]);
                counts[joint_draw_generator(COMMON_DRAW_PREFIX, TABLE, 3, &of([secret(9), other])).below(10)] += 1;
            }
            counts
        };
        for counts in [counts(|shares| shares), counts(|[one, other]| [other, one])] {
            assert!(counts.iter().all(|count| (150..=250).contains(count)), "{counts:?}");
        }
    }
}
