//! Cues: what players may hear and feel besides what they see and what is said.

use super::{Ending, Session};
use crate::game::{Seat, SessionRules};

/// Something that has a cue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cue {
    /// In a race a card has landed.
    Card {
        /// The step of its tone in a scale, from 0: the same for cards that count as identical, so that a pair is heard.
        step: u8,
        /// Whether it must be answered.
        calls: bool,
    },
    /// Somebody has made a mistake.
    Mistake,
    /// A card or a piece has been laid, or something else was done.
    Laid,
    /// Something was taken from somebody by that.
    Taken,
    /// Somebody at this device is to act, after somebody else.
    Turn,
    /// Something that was touched or typed cannot be done.
    Refused,
    /// Another of the last seconds of somebody at this device begins.
    Second,
    /// Somebody at this device has won something.
    Won,
    /// Somebody else has.
    Lost,
    /// The game is over, and nobody at this device has won or lost it.
    Over,
}

impl<G: SessionRules> Session<G> {
    /// The cues of what has happened since there were so many actions, or since somebody resigned, for whoever looks on: of
    /// what they may know of, and no more. Not for races, where what counts is which card has landed.
    #[must_use]
    pub fn cues(&self, since: usize, viewer: Option<Seat>) -> Vec<Cue> {
        let known: Vec<usize> = self.public_plies(viewer).into_iter().filter(|plies| *plies > since).collect();
        let takes = |plies: &usize| G::is_capture(&self.view_at(plies - 1, viewer), &self.view_at(*plies, viewer));
        let captured = known.iter().any(takes).then_some(Cue::Taken);
        let done = captured.or_else(|| (!known.is_empty()).then_some(Cue::Laid));
        done.into_iter().chain(self.what_comes(since)).collect()
    }

    /// What comes of what has happened: the end, or somebody's turn.
    fn what_comes(&self, since: usize) -> Option<Cue> {
        let (persons, before) = (self.persons(), self.state_after(since));
        let Some(ending) = self.ending() else {
            let (was, is) = (G::to_act(before), self.to_act().both(persons));
            return is.iter().any(|seat| !was.contains(seat)).then_some(Cue::Turn);
        };
        let winner = self.winner();
        let gave_up = matches!(ending, Ending::Resigned(seat) if persons.contains(seat));
        match winner {
            _ if G::outcome(before).is_some() => None,
            Some(winner) if persons.contains(winner) => Some(Cue::Won),
            Some(_) if !persons.is_empty() => Some(Cue::Lost),
            None if gave_up => Some(Cue::Lost),
            _ => Some(Cue::Over),
        }
    }
}
