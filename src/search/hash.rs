//! A hash that is the same on every machine and in every run, unlike the standard library's. So a search with the same seed makes
//! the same decisions everywhere.

use std::hash::{BuildHasher, Hash, Hasher};

/// Mixes 64-bit words by multiplication, as `FxHash` does, and folds the high half into the low half after each word. It is fast
/// and distributes evenly, but an attacker can construct collisions.
#[derive(Clone, Default, Debug)]
pub struct StableHasher(u64);

impl Hasher for StableHasher {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, word: u8) {
        self.write_u64(word.into());
    }

    fn write_u16(&mut self, word: u16) {
        self.write_u64(word.into());
    }

    fn write_u32(&mut self, word: u32) {
        self.write_u64(word.into());
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_add(0x9e37_79b9_7f4a_7c15).wrapping_mul(0xf135_7aea_2e62_a9c5);
        self.0 ^= self.0 >> 32;
    }

    // A `usize` has four bytes in WebAssembly and eight elsewhere.
    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }

    fn write_isize(&mut self, word: isize) {
        self.write_i64(word as i64);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

/// Returns a hash of a value, which is the same on every machine as long as the type stays the same.
///
/// ```
/// use corsair_cabinet::search::hash::stable_hash;
///
/// // A machine word may have four bytes or eight.
/// assert_eq!(stable_hash(&7_usize), stable_hash(&7_u64));
/// assert_ne!(stable_hash(&7_u64), stable_hash(&8_u64));
/// ```
pub fn stable_hash<T: Hash + ?Sized>(value: &T) -> u64 {
    let mut hasher = StableHasher::default();
    value.hash(&mut hasher);
    hasher.finish()
}

/// Builds hashers for maps that are never iterated.
#[derive(Clone, Copy, Default, Debug)]
pub struct StableHash;

impl BuildHasher for StableHash {
    type Hasher = StableHasher;

    fn build_hasher(&self) -> StableHasher {
        StableHasher::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn the_hash_does_not_depend_on_the_width_of_a_machine_word() {
        assert_eq!(stable_hash(&7_usize), stable_hash(&7_u64));
        assert_eq!(stable_hash(&-1_isize), stable_hash(&-1_i64));
    }

    #[test]
    fn small_values_side_by_side_do_not_collide() {
        let hashes: BTreeSet<u64> =
            (0..200_u8).flat_map(|first| (0..200_u8).map(move |second| stable_hash(&(first, second)))).collect();
        assert_eq!(hashes.len(), 40_000);
    }
}
