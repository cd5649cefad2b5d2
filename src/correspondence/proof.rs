//! Commitments, numbers that follow from a secret, generators for card draws, and checksums of positions.

use super::code::{Checksum, Digest, Nonce, TableId, digest, digest_as_number, number_with_shares};
use super::letter::Writer;
use crate::game::Rng;
use crate::session::{LATEST_PLY, Session};

/// The commitment to a share of the random seed. It does not reveal the share, and fits no other share.
#[must_use]
pub fn commitment(table: TableId, share: Nonce) -> Digest {
    digest(&[b"lot", &table.0, &share.0])
}

/// The seed of a game, from the shares of all players in the order of joining. The host commits to a share before seeing the
/// others' shares, and the guests choose their shares without knowing the host's. So no player alone can influence the seed.
#[must_use]
pub fn seed_of(table: TableId, shares: &[Nonce]) -> u64 {
    number_with_shares(&[b"seed", &table.0], shares)
}

/// The commitment to a player's secret.
#[must_use]
pub fn secret_commitment(table: TableId, writer: Writer, secret: Nonce) -> Digest {
    digest(&[b"secret", &table.0, writer.word().as_bytes(), &secret.0])
}

/// The commitment to words that a letter seals.
#[must_use]
pub fn seal(table: TableId, number: u32, salt: Nonce, words: &str) -> Digest {
    digest(&[b"sealed", &table.0, &number.to_le_bytes(), &salt.0, words.as_bytes()])
}

/// The salt for the sealed words of the action with this index in a letter.
pub(crate) fn salt_of(table: TableId, number: u32, action: usize, secret: Nonce) -> Nonce {
    let (number, action) = (number.to_le_bytes(), u8::try_from(action).unwrap_or(u8::MAX));
    match action {
        0 => digest(&[b"salt", &table.0, &number, &secret.0]),
        _ => digest(&[b"salt", &table.0, &number, &secret.0, &[action]]),
    }
}

/// The nonce in the letter of this number, which follows from the writer's secret.
pub(super) fn nonce_of(table: TableId, number: u32, secret: Nonce) -> Nonce {
    digest(&[b"nonce", &table.0, &number.to_le_bytes(), &secret.0])
}

/// The generator with which the owner of a secret draws after this number of actions. The nonce is the other player's.
pub(super) fn own_draw_generator(table: TableId, secret: Nonce, plies: usize, nonce: Nonce) -> Rng {
    Rng::from_seed(digest_as_number(&[b"draw", &table.0, &secret.0, &(plies as u64).to_le_bytes(), &nonce.0]))
}

/// The generator for a draw that players make together. Each player gives a share, which the others do not know before the
/// decision to draw. `number` distinguishes the draws of a game.
pub(crate) fn joint_draw_generator(what: &[u8], table: TableId, number: usize, shares: &[Nonce]) -> Rng {
    Rng::from_seed(number_with_shares(&[what, &table.0, &(number as u64).to_le_bytes()], shares))
}

/// The checksum of the position that a session has reached.
#[must_use]
pub fn position_checksum(session: &Session) -> Checksum {
    digest(&[b"position", session.position(LATEST_PLY).as_bytes()])
}

/// The checksum of the position that a session has reached, as far as everybody may see it.
pub(super) fn public_checksum(session: &Session) -> Checksum {
    let view = session.sealed_view().to_bytes();
    digest(&[b"public", &view.unwrap_or_default()])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::correspondence::Code;

    #[test]
    fn all_shares_decide_the_seed() {
        let (table, share) = (Code([1; 5]), |byte| Code([byte; 16]));
        let seed = seed_of(table, &[share(1), share(2)]);
        assert_ne!(seed, seed_of(table, &[share(3), share(2)]));
        assert_ne!(seed, seed_of(table, &[share(1), share(3)]));
        assert_ne!(seed, seed_of(table, &[share(1), share(2), share(3)]));
        assert_ne!(seed, seed_of(Code([2; 5]), &[share(1), share(2)]));
        assert_ne!(commitment(table, share(1)), commitment(table, share(2)));
    }
}
