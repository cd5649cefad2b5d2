//! Cues: the sounds and vibrations of a game.

use super::{Ending, Session};
use crate::game::{Seat, SessionRules};

/// An event with a sound or vibration of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cue {
    /// A card was played in a race.
    Card {
        /// The step of its tone in a scale, from 0. Cards that count as identical have the same tone, so that a pair can be heard.
        step: u8,
        /// Whether the next player must answer it.
        calls: bool,
    },
    /// A player made a mistake.
    Mistake,
    /// A card or a piece was placed, or another action was done.
    Laid,
    /// A card or a piece was captured.
    Taken,
    /// It is the turn of a person at this device, after another player.
    Turn,
    /// An input was refused.
    Refused,
    /// One of the last seconds of a person at this device begins.
    Second,
    /// A person at this device won.
    Won,
    /// Another player won.
    Lost,
    /// The game is over, and no person at this device won or lost it.
    Over,
}

impl<G: SessionRules> Session<G> {
    /// The cues of what happened after the first `since` actions, or of a resignation: only of what `viewer` may know. Races have
    /// cues of their own, which depend on the card.
    ///
    /// ```
    /// use corsair_cabinet::game::Game;
    /// use corsair_cabinet::games::corsairs::Corsairs;
    /// use corsair_cabinet::session::{Cue, Session};
    ///
    /// let mut session = Session::<Corsairs>::new(Default::default(), 7, Vec::new()).expect("standard options go together");
    /// let seat = session.to_act().first().expect("a new game waits for a seat");
    /// session.resign(seat);
    /// assert_eq!(session.cues(0, None), [Cue::Won]);
    /// ```
    #[must_use]
    pub fn cues(&self, since: usize, viewer: Option<Seat>) -> Vec<Cue> {
        let known: Vec<usize> = self.public_plies(viewer).into_iter().filter(|plies| *plies > since).collect();
        let takes = |plies: &usize| G::is_capture(&self.view_at(plies - 1, viewer), &self.view_at(*plies, viewer));
        let captured = known.iter().any(takes).then_some(Cue::Taken);
        let done = captured.or_else(|| (!known.is_empty()).then_some(Cue::Laid));
        done.into_iter().chain(self.what_comes(since)).collect()
    }

    /// The cue of the end, or of a person's turn.
    fn what_comes(&self, since: usize) -> Option<Cue> {
        let (persons, before) = (self.persons(), self.state_after(since));
        let Some(ending) = self.ending() else {
            let (was, is) = (G::to_act(before), self.to_act().intersection(persons));
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
