//! The log of a race: what all devices have said, in the order that the host gave it.
//!
//! Each message names the last entry that its device had seen, and how many messages it had said before. So whoever drops, changes or
//! moves a message would have to do the same with all that this device says later; and since the cards follow from the log, too
//! ([`super::state`]), devices with different logs see different cards.

use super::frame::Entry;
use super::message::Said;
use crate::correspondence::{Digest, TableId, Writer, digest};
use crate::live::frame::Head;

/// The entries of a race so far.
#[derive(Clone, Debug)]
pub(super) struct Log {
    entries: Vec<Entry>,
    /// The digest before the first entry, and after each. It covers all entries before.
    digests: Vec<Digest>,
}

/// Why a message does not fit the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mismatch {
    /// It is there already.
    Known,
    /// Something is missing before it.
    Gap,
    /// Its device has seen, or said, something else.
    Fork,
}

impl Log {
    pub fn new(table: TableId) -> Self {
        Self { entries: Vec::new(), digests: vec![digest(&[b"race", &table.0])] }
    }

    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The last entry.
    pub fn head(&self) -> Head {
        let number = u32::try_from(self.entries.len()).unwrap_or(u32::MAX);
        Head { number, digest: self.digests[self.entries.len()] }
    }

    /// The digest after an entry of this log.
    pub fn digest_after(&self, entry: &Entry) -> Digest {
        self.digest_at(entry.number).unwrap_or(self.digests[0])
    }

    /// The digest after the entry with this number.
    fn digest_at(&self, number: u32) -> Option<Digest> {
        self.digests.get(usize::try_from(number).ok()?).copied()
    }

    /// The entries after this one; `None` if this log does not have it.
    pub fn after(&self, head: Head) -> Option<&[Entry]> {
        self.digest_at(head.number).filter(|digest| *digest == head.digest)?;
        self.entries.get(usize::try_from(head.number).ok()?..)
    }

    /// How many messages of a device are in the log.
    pub fn count(&self, writer: Writer) -> u32 {
        self.entries.iter().rev().find(|entry| entry.writer == writer).map_or(0, |entry| entry.said.number)
    }

    /// Adds a message of a device.
    pub fn push(&mut self, writer: Writer, said: Said) -> Result<&Entry, Mismatch> {
        let count = self.count(writer);
        if said.number <= count {
            return Err(Mismatch::Known);
        }
        if said.number > count + 1 || said.seen.number > self.head().number {
            return Err(Mismatch::Gap);
        }
        if self.digest_at(said.seen.number) != Some(said.seen.digest) {
            return Err(Mismatch::Fork);
        }
        let Head { number, digest: before } = self.head();
        let entry = Entry { number: number + 1, writer, said };
        let text = format!("{writer} {}", entry.said);
        self.digests.push(digest(&[b"race entry", &before.0, text.as_bytes()]));
        self.entries.push(entry);
        Ok(&self.entries[self.entries.len() - 1])
    }

    /// Adds an entry that the host has sent.
    pub fn push_entry(&mut self, entry: Entry) -> Result<&Entry, Mismatch> {
        match (entry.number, self.head().number + 1) {
            (number, next) if number > next => Err(Mismatch::Gap),
            (number, next) if number < next => Err(Mismatch::Known),
            _ => self.push(entry.writer, entry.said).map_err(|_| Mismatch::Fork),
        }
    }
}
