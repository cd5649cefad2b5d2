//! The cues of a session: which sounds and vibrations follow from what has happened.

use super::{Ending, Session};
use crate::game::record::Entry;
use crate::game::{Cue, Seat, SessionRules};

impl<G: SessionRules> Session<G> {
    /// The cues of what happened after the first `since` actions, or of a resignation: only of what `viewer` may know. In a race,
    /// where several actions come at once, only the last one with a cue is heard.
    ///
    /// ```
    /// use corsair_cabinet::game::{Cue, Game};
    /// use corsair_cabinet::games::corsairs::Corsairs;
    /// use corsair_cabinet::session::Session;
    ///
    /// let mut session = Session::<Corsairs>::new(Default::default(), 7, Vec::new()).expect("standard options go together");
    /// let seat = session.to_act().first().expect("a new game waits for a seat");
    /// session.resign(seat);
    /// assert_eq!(session.cues(0, None), [Cue::Won]);
    /// ```
    #[must_use]
    pub fn cues(&self, since: usize, viewer: Option<Seat>) -> Vec<Cue> {
        if self.pace().is_race() && since < self.plies() {
            return (since..self.plies()).rev().find_map(|plies| self.race_cue(plies, viewer)).into_iter().collect();
        }
        let known: Vec<usize> = self.public_plies(viewer).into_iter().filter(|plies| *plies > since).collect();
        let takes = |plies: &usize| G::is_capture(&self.view_at(plies - 1, viewer), &self.view_at(*plies, viewer));
        let captured = known.iter().any(takes).then_some(Cue::Taken);
        let done = captured.or_else(|| (!known.is_empty()).then_some(Cue::Laid));
        done.into_iter().chain(self.what_comes(since)).collect()
    }

    /// The cue of the action after the first `plies` in a race.
    fn race_cue(&self, plies: usize, viewer: Option<Seat>) -> Option<Cue> {
        let Entry { seat, action, .. } = self.record().entries.get(plies)?;
        let [before, after] = [plies, plies + 1].map(|plies| self.view_at(plies, viewer));
        G::race_cue(&before, &after, *seat, action, self.persons())
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
