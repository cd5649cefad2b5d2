//! The cues of a session: the sounds and vibrations for what has happened.

use super::{Ending, Session};
use crate::game::{Cue, Seat};

impl Session {
    /// The cues for what happened after the first `since` actions, such as further actions or a resignation, as far as `viewer`
    /// may know. In a race, where several actions arrive at once, only the last action with a cue is heard.
    ///
    /// ```
    /// use corsair_cabinet::game::Cue;
    /// use corsair_cabinet::games::named;
    /// use corsair_cabinet::session::Session;
    ///
    /// let game = named("corsairs").expect("a game");
    /// let mut session = Session::new(game, "standard", 7, Vec::new()).expect("standard options go together");
    /// let seat = session.to_act().first().expect("a new game waits for a seat");
    /// session.resign(seat);
    /// assert_eq!(session.cues(0, None), [Cue::Won]);
    /// ```
    #[must_use]
    pub fn cues(&self, since: usize, viewer: Option<Seat>) -> Vec<Cue> {
        let own_cue = |plies: usize| self.own_cue(plies, viewer);
        if self.pace.is_race() && since < self.plies() {
            return (since + 1..=self.plies()).rev().find_map(own_cue).into_iter().collect();
        }
        let known: Vec<usize> = self.public_plies(viewer).into_iter().filter(|plies| *plies > since).collect();
        let done = known.iter().find_map(|plies| own_cue(*plies)).or_else(|| (!known.is_empty()).then_some(Cue::Laid));
        done.into_iter().chain(self.end_or_turn_cue(since)).collect()
    }

    /// The cue for action number `plies`, counted from 1; `None` if `viewer` may not know of the action.
    pub(crate) fn cue_of(&self, plies: usize, viewer: Option<Seat>) -> Option<Cue> {
        self.own_cue(plies, viewer).or_else(|| self.public_plies(viewer).contains(&plies).then_some(Cue::Laid))
    }

    /// The cue that the game itself gives for action number `plies`.
    fn own_cue(&self, plies: usize, viewer: Option<Seat>) -> Option<Cue> {
        self.game.cue(&self.events_at(plies, viewer)?, self.persons())
    }

    /// The cue for the end of the game, or for the turn of a person.
    fn end_or_turn_cue(&self, since: usize) -> Option<Cue> {
        let persons = self.persons();
        let Some(ending) = self.ending() else {
            let (was, is) = (self.to_act_after(since), self.to_act().intersection(persons));
            return is.iter().any(|seat| !was.contains(seat)).then_some(Cue::Turn);
        };
        let winner = self.winner();
        let gave_up = matches!(ending, Ending::Resigned(seat) if persons.contains(seat));
        match winner {
            _ if self.game.outcome(self.state_after(since)).is_some() => None,
            Some(winner) if persons.contains(winner) => Some(Cue::Won),
            Some(_) if !persons.is_empty() => Some(Cue::Lost),
            None if gave_up => Some(Cue::Lost),
            _ => Some(Cue::Over),
        }
    }
}
