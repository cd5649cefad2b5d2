//! Digests, nonces and table ids as short text that every messenger leaves unchanged.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest as _, Sha256};

use crate::game::text::{ParseError, Word};

/// The digits of a [`Code`]: Crockford's Base32. It has no `_`, which stands for a space in links, and no letter that is easily
/// mistaken for another one.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// The number of bits that a digit stands for.
const DIGIT_BITS: usize = 5;

/// Bytes whose text is Base32.
///
/// ```
/// use corsair_cabinet::correspondence::Code;
///
/// let code = Code([0, 1, 2, 3, 255]);
/// assert_eq!(code.to_string(), "000g40zz");
/// assert_eq!("000g40zz".parse(), Ok(code));
/// assert!("000G40ZZ".parse::<Code<5>>().is_err(), "a code has one spelling");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Code<const BYTES: usize>(pub [u8; BYTES]);

/// The id of a table, drawn at random by the host.
pub type TableId = Code<5>;

/// The first bytes of a SHA-256 hash, used to identify a letter or as a commitment.
pub type Digest = Code<16>;

/// A random number that nobody can guess.
pub type Nonce = Code<16>;

/// The first bytes of a digest, which detect differences but resist no attack.
pub type Checksum = Code<5>;

impl<const BYTES: usize> Code<BYTES> {
    const DIGITS: usize = (BYTES * 8).div_ceil(DIGIT_BITS);
}

impl<const BYTES: usize> fmt::Display for Code<BYTES> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        for digit in 0..Self::DIGITS {
            let bits = (0..DIGIT_BITS).map(|bit| digit * DIGIT_BITS + bit);
            let value = bits.fold(0, |value, bit| {
                let byte = self.0.get(bit / 8).copied().unwrap_or_default();
                value << 1 | usize::from(byte >> (7 - bit % 8) & 1)
            });
            write!(out, "{}", char::from(DIGITS[value]))?;
        }
        Ok(())
    }
}

impl<const BYTES: usize> TryFrom<Word<'_>> for Code<BYTES> {
    type Error = ParseError;

    fn try_from(word: Word<'_>) -> Result<Self, ParseError> {
        let mut bytes = [0; BYTES];
        let mut count = 0;
        for (index, letter) in word.text.bytes().enumerate() {
            count += 1;
            let value = DIGITS.iter().position(|digit| *digit == letter);
            let Some(value) = value.filter(|_| count <= Self::DIGITS) else { break };
            for bit in (0..DIGIT_BITS).filter(|bit| value >> (DIGIT_BITS - 1 - bit) & 1 == 1) {
                if let Some(byte) = bytes.get_mut((index * DIGIT_BITS + bit) / 8) {
                    *byte |= 0x80 >> ((index * DIGIT_BITS + bit) % 8);
                }
            }
        }
        // Comparing with the text of the code refuses other letters, another length, and bits beyond the last byte.
        let code = Self(bytes);
        if count == Self::DIGITS && code.to_string() == word.text {
            Ok(code)
        } else {
            Err(word.expected(format!("{} letters and digits of a code", Self::DIGITS)))
        }
    }
}

impl<const BYTES: usize> FromStr for Code<BYTES> {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        Self::try_from(Word::whole(text))
    }
}

/// The first bytes of the SHA-256 hash of these parts. Each part comes after its length, so that different lists of parts are
/// hashed differently; the first part says what the digest is for.
#[must_use]
pub fn digest<const BYTES: usize>(parts: &[&[u8]]) -> Code<BYTES> {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    let hash = hash.finalize();
    let mut bytes = [0; BYTES];
    bytes.copy_from_slice(&hash[..BYTES]);
    Code(bytes)
}

/// The first eight bytes of the digest of these parts, as a number.
pub(super) fn digest_as_number(parts: &[&[u8]]) -> u64 {
    u64::from_le_bytes(digest(parts).0)
}

/// The first eight bytes of the digest of these parts and then these shares, as a number.
pub(super) fn number_with_shares(parts: &[&[u8]], shares: &[Nonce]) -> u64 {
    let parts: Vec<&[u8]> = parts.iter().copied().chain(shares.iter().map(|share| share.0.as_slice())).collect();
    digest_as_number(&parts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_digest_is_sha_256() {
        // Lengths of eight bytes come before the parts, so the published vectors are compared without them.
        let known = Sha256::digest(b"abc");
        assert_eq!(known[..4], [0xba, 0x78, 0x16, 0xbf]);
        let parts: Digest = digest(&[b"ab", b"c"]);
        assert_eq!(parts, digest(&[b"ab", b"c"]));
        assert_ne!(parts, digest(&[b"a", b"bc"]));
        assert_ne!(parts, digest(&[b"abc"]));
    }

    #[test]
    fn every_code_has_one_spelling() {
        for first in 0..=u8::MAX {
            let code = Code([first, 77, !first, 0, 1, first / 3, 9, 200, 3, 4, 5, 6, 7, 8, 9, first]);
            let text = code.to_string();
            assert_eq!((text.len(), text.parse()), (26, Ok(code)));
        }
        // The last digit of 16 bytes has two bits too many.
        for junk in ["", "0000000", "000000000", "0000000l", "0000000U", "é000000", "0000 000"] {
            assert!(junk.parse::<Code<5>>().is_err(), "{junk}");
        }
        assert!("00000000000000000000000001".parse::<Digest>().is_err());
    }
}
