//! The cipher for words that stay sealed until the player opens the secret from which all salts follow. A commitment proves the
//! words. Because the letter has them in cipher, they are never sent again: in a long game they would be too long for a link.

use super::code::{Nonce, digest};

/// The characters that a cipher can contain. Spaces, and the padding at the end, are encrypted as the last character.
const ALPHABET: &[u8; 37] = b"abcdefghijklmnopqrstuvwxyz0123456789.";

/// The number of characters that are shifted by one digest.
const CHARS_PER_DIGEST: usize = 4;

fn alphabet_index(letter: u8) -> Option<usize> {
    ALPHABET.iter().position(|other| *other == letter)
}

/// The number of places by which each character is shifted.
fn shifts(salt: Nonce) -> impl Iterator<Item = usize> {
    (0_u64..).flat_map(move |number| {
        let code = digest::<32>(&[b"cipher", &salt.0, &number.to_le_bytes()]).0;
        (0..CHARS_PER_DIGEST).map(move |index| {
            let bytes: [u8; 8] = std::array::from_fn(|byte| code[index * 8 + byte]);
            usize::try_from(u64::from_le_bytes(bytes) % ALPHABET.len() as u64).unwrap_or_default()
        })
    })
}

/// Encrypts words, padded to `width` characters; `None` if the words are longer, or have a character outside the alphabet.
pub(super) fn encrypt(salt: Nonce, words: &str, width: usize) -> Option<String> {
    let padding = std::iter::repeat_n(b'.', width.checked_sub(words.len())?);
    let letters = words.bytes().map(|letter| if letter == b' ' { b'.' } else { letter }).chain(padding);
    let shifted = letters.zip(shifts(salt)).map(|(letter, shift)| {
        let shifted = (alphabet_index(letter)? + shift) % ALPHABET.len();
        Some(char::from(ALPHABET[shifted]))
    });
    shifted.collect()
}

/// Decrypts words; `None` if the cipher has a character outside the alphabet.
pub(super) fn decrypt(salt: Nonce, cipher: &str) -> Option<String> {
    let letters = cipher.bytes().zip(shifts(salt)).map(|(letter, shift)| {
        let letter = ALPHABET[(alphabet_index(letter)? + ALPHABET.len() - shift) % ALPHABET.len()];
        Some(if letter == b'.' { ' ' } else { char::from(letter) })
    });
    let words: String = letters.collect::<Option<_>>()?;
    Some(words.trim_end().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::correspondence::Code;

    #[test]
    fn words_of_any_length_have_a_cipher_of_one_length() {
        let salt = Code([7; 16]);
        for words in ["e6", "none", "k12 from k10 drop k11"] {
            let cipher = encrypt(salt, words, 21).unwrap();
            assert_eq!((cipher.len(), decrypt(salt, &cipher).as_deref()), (21, Some(words)));
            assert_ne!(decrypt(Code([8; 16]), &cipher).as_deref(), Some(words));
        }
        assert_eq!(encrypt(salt, "none", 3), None);
        assert_eq!(encrypt(salt, "7H", 3), None);
        assert_eq!(decrypt(salt, "abcé"), None);
    }

    #[test]
    fn every_character_is_as_likely_as_any_other() {
        let mut counts = [0_usize; ALPHABET.len()];
        for number in 0..500_u16 {
            let [low, high] = number.to_le_bytes();
            let cipher = encrypt(Code([low, high, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]), "", 20).unwrap();
            cipher.bytes().for_each(|letter| counts[alphabet_index(letter).unwrap()] += 1);
        }
        // 10,000 characters: 270 of each, give or take five standard deviations.
        assert!(counts.iter().all(|count| (190..350).contains(count)), "{counts:?}");
    }
}
