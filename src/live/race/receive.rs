//! What a device does with the frames that come.

use std::mem;

use super::device::{Outcome, Race, TO_HOST, lock, next_table};
use super::frame::{Entry, RaceFrame};
use super::line::Presence;
use super::log::Mismatch;
use super::message::{Message, Said};
use super::news::{Misfit, RaceBreach, RaceNews};
use super::state::seat_of;
use crate::correspondence::{Nonce, Writer};
use crate::live::frame::Head;

impl Race {
    /// A frame has come over the connection with this number. One that does not belong here ends the connection, and changes
    /// nothing else.
    pub fn received(&mut self, index: usize, text: &str, now: u64) -> Outcome {
        let Some(line) = self.lines.get_mut(index).filter(|line| line.is_open) else { return Outcome::default() };
        let taken = if line.limit.allows(now) {
            text.parse().map_err(RaceBreach::Frame).and_then(|frame| self.take(index, frame, now))
        } else {
            Err(RaceBreach::TooMany)
        };
        if let Err(breach) = taken {
            self.end(index, breach);
        }
        self.tick(now)
    }

    fn take(&mut self, index: usize, frame: RaceFrame, now: u64) -> Result<(), RaceBreach> {
        match frame {
            RaceFrame::Hello { table, head, key } => {
                let line = &mut self.lines[index];
                if table == self.table {
                    if mem::replace(&mut line.presence, Presence::Here) != Presence::Here {
                        // The other device may not have heard the hello of this one.
                        line.greet();
                    }
                    return self.greeted(index, head, key);
                }
                line.presence = Presence::Elsewhere;
                let writer = if self.is_host { self.lines[index].writer } else { Some(Writer::HOST) };
                let writer = writer.filter(|_| table == next_table(self.table));
                self.outcome.news.extend(writer.map(|writer| RaceNews::Rematch(seat_of(writer))));
                Ok(())
            }
            RaceFrame::Away => {
                let presence = &mut self.lines[index].presence;
                if *presence == Presence::Here {
                    *presence = Presence::Away;
                }
                Ok(())
            }
            RaceFrame::Ping { asked } => {
                self.outcome.send.push((index, RaceFrame::Pong { asked, at: now }));
                Ok(())
            }
            RaceFrame::Pong { asked, at } => {
                self.lines[index].clock.answered(asked, at, now);
                Ok(())
            }
            RaceFrame::Say(said) if self.is_host => self.told(index, said),
            RaceFrame::Entry(entry) if !self.is_host => self.taught(entry),
            RaceFrame::Say(_) | RaceFrame::Entry(_) => {
                Err(RaceBreach::Misfit(Misfit("messages of guests at the host")))
            }
            RaceFrame::Bye => {
                self.lines[index].close();
                self.outcome.ended.push((index, None));
                Ok(())
            }
        }
    }

    /// The other device has the log up to this entry. Sends it what it lacks.
    fn greeted(&mut self, index: usize, head: Head, key: Nonce) -> Result<(), RaceBreach> {
        if self.is_host {
            let lock = lock(key);
            let known = Writer::all(self.state.players.len()).zip(&self.state.players);
            let writer = known.skip(1).find(|(_, player)| player.lock == lock).map(|(writer, _)| writer);
            if writer.is_some() {
                // The latest connection of a player counts.
                let earlier = self.lines.iter_mut().filter(|line| line.writer == writer);
                earlier.for_each(|line| line.writer = None);
                self.lines[index].writer = writer;
            }
            let lacking = self.log.after(head).ok_or(RaceBreach::Fork)?;
            self.outcome.send.extend(lacking.iter().map(|entry| (index, RaceFrame::Entry(entry.clone()))));
            return Ok(());
        }
        if head.number > self.log.head().number {
            self.outcome.send.push((index, self.hello()));
        } else if self.log.after(head).is_none() {
            return Err(RaceBreach::Fork);
        }
        self.outcome.send.extend(self.unlogged.iter().map(|said| (index, RaceFrame::Say(said.clone()))));
        Ok(())
    }

    /// The host is told a message of a guest, and passes it on.
    fn told(&mut self, index: usize, said: Said) -> Result<(), RaceBreach> {
        if said.message.is_of_host() {
            return Err(RaceBreach::Misfit(Misfit("a message of a guest")));
        }
        let joins = matches!(said.message, Message::Join(_)).then(|| self.state.next_player()).flatten();
        let joins = joins.filter(|_| said.number == 1 && said.seen == self.log.head());
        let Some(writer) = self.lines[index].writer.or(joins) else { return Ok(()) };
        match self.log.push(writer, said) {
            Ok(entry) => {
                self.lines[index].writer = Some(writer);
                self.outcome.is_changed = true;
                let frame = RaceFrame::Entry(entry.clone());
                self.broadcast(&frame);
                Ok(())
            }
            // What is missing comes again after the next hello.
            Err(Mismatch::Known | Mismatch::Gap) => Ok(()),
            Err(Mismatch::Fork) => Err(RaceBreach::Fork),
        }
    }

    /// A guest is taught an entry of the log.
    fn taught(&mut self, entry: Entry) -> Result<(), RaceBreach> {
        let is_next = entry.number == self.log.head().number + 1;
        let is_join = matches!(&entry.said.message, Message::Join(player) if player.lock == lock(self.key));
        let is_own = is_next && (Some(entry.writer) == self.state.own || is_join);
        if is_own && self.unlogged.front() != Some(&entry.said) {
            // Nobody else speaks for this device.
            return Err(RaceBreach::Fork);
        }
        match self.log.push_entry(entry) {
            Ok(_) => self.lines[TO_HOST].limit.refund(),
            Err(Mismatch::Known) => return Ok(()),
            Err(Mismatch::Gap) => {
                // All entries behind the missing one say the same.
                let next = self.log.head().number + 1;
                if mem::replace(&mut self.asked, next) != next {
                    self.outcome.send.push((TO_HOST, self.hello()));
                }
                return Ok(());
            }
            Err(Mismatch::Fork) => return Err(RaceBreach::Fork),
        }
        self.outcome.is_changed = true;
        if is_own {
            self.unlogged.pop_front();
        }
        Ok(())
    }
}
