//! A game being played: who sits where, what was done, undone, resigned, and how it is stored. What
//! every game has in common, so that no game writes it.

pub mod backup;
mod cue;
mod save;
pub mod statistics;
mod time;
pub mod win_probability;

pub use cue::Cue;
pub use save::{LoadError, SAVE_VERSION, StoreError};

use crate::game::record::{Entry, ReplayError};
use crate::game::{Game, GameClock, OptionConflict, Outcome, Pace, Record, Seat, Seats, SessionRules};
use crate::search::Level;

/// The longest name of a player, in characters.
pub const LONGEST_NAME: usize = 24;

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayerKind {
    /// A person at this device, by this name, which may be empty.
    Person(String),
    /// A computer of this level.
    Computer(Level),
}

impl PlayerKind {
    /// A person by this name, cleaned of what a line of text cannot hold and cut to
    /// [`LONGEST_NAME`].
    #[must_use]
    pub fn person(name: &str) -> Self {
        let words: Vec<&str> = name.split(|letter: char| letter.is_whitespace() || letter.is_control()).collect();
        let name = words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
        Self::Person(name.chars().take(LONGEST_NAME).collect::<String>().trim_end().to_owned())
    }

    /// The level, if a computer sits here.
    #[must_use]
    pub const fn level(&self) -> Option<Level> {
        match self {
            Self::Person(_) => None,
            Self::Computer(level) => Some(*level),
        }
    }
}

/// Why something was not done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal<Illegal> {
    /// The rules forbid it.
    Illegal(Illegal),
    /// Somebody has resigned.
    Resigned,
}

/// How a game of a session ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending<Reason> {
    /// By the rules.
    Played(Outcome<Reason>),
    /// This seat gave up; with two at the table the other one has won.
    Resigned(Seat),
}

/// Games won so far in a series of rematches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Score {
    /// Wins of each seat.
    pub wins: Vec<u32>,
    /// Games that nobody won alone.
    pub draws: u32,
}

/// A game being played.
pub struct Session<G: Game> {
    players: Vec<PlayerKind>,
    record: Record<G>,
    /// The state before each action, and the one after the last.
    states: Vec<G::State>,
    /// What was undone, the latest last; each step may hold several actions.
    undone: Vec<Vec<Entry<G::Action>>>,
    resigned: Option<Seat>,
    score: Score,
    /// What time it is, in ms since the game began.
    now: u64,
    /// Whether a record is only shown.
    shown: bool,
}

impl<G: Game> Clone for Session<G> {
    fn clone(&self) -> Self {
        Self {
            players: self.players.clone(),
            record: self.record.clone(),
            states: self.states.clone(),
            undone: self.undone.clone(),
            resigned: self.resigned,
            score: self.score.clone(),
            now: self.now,
            shown: self.shown,
        }
    }
}

impl<G: Game> PartialEq for Session<G> {
    fn eq(&self, other: &Self) -> bool {
        self.players == other.players
            && self.record == other.record
            && self.undone == other.undone
            && self.resigned == other.resigned
            && self.score == other.score
            && self.now == other.now
            && self.shown == other.shown
    }
}

impl<G: SessionRules> std::fmt::Debug for Session<G> {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str(&self.save())
    }
}

impl<G: SessionRules> Session<G> {
    /// A new game. Seats without a sitter get a nameless person, sitters without a seat none.
    ///
    /// # Errors
    /// When two of the options exclude each other.
    pub fn new(options: G::Options, seed: u64, players: Vec<PlayerKind>) -> Result<Self, OptionConflict> {
        let is_computer = |seat: &Seat| players.get(seat.index()).is_some_and(|player| player.level().is_some());
        let options = G::with_computers(options, Seat::all(players.len()).filter(is_computer).collect());
        let score = Score { wins: vec![0; G::seats(&options)], draws: 0 };
        match Self::of_record(Record::new(options, seed), players, score) {
            Ok(session) => Ok(session),
            Err(ReplayError::Options(clash)) => Err(clash),
            Err(ReplayError::Action(..)) => unreachable!("a new record has no actions"),
        }
    }

    /// A game that goes on where a record ends.
    ///
    /// # Errors
    /// When the record cannot be replayed.
    pub fn resume(record: Record<G>, players: Vec<PlayerKind>) -> Result<Self, ReplayError<G::Illegal>> {
        let score = Score { wins: vec![0; G::seats(&record.options)], draws: 0 };
        Self::of_record(record, players, score)
    }

    /// A record to be looked at. Whoever has it may see all of it: it is not given away as long as it would tell somebody
    /// what is hidden from them.
    ///
    /// # Errors
    /// When the record cannot be replayed.
    pub fn show(record: Record<G>) -> Result<Self, ReplayError<G::Illegal>> {
        Ok(Self { shown: true, ..Self::resume(record, Vec::new())? })
    }

    fn of_record(
        record: Record<G>,
        mut players: Vec<PlayerKind>,
        score: Score,
    ) -> Result<Self, ReplayError<G::Illegal>> {
        players.resize(G::seats(&record.options), PlayerKind::Person(String::new()));
        let states = record.replay()?;
        let now = record.latest();
        Ok(Self { players, record, states, undone: Vec::new(), resigned: None, score, now, shown: false })
    }

    /// Who sits where, by seat.
    #[must_use]
    pub fn players(&self) -> &[PlayerKind] {
        &self.players
    }

    /// Who sits on this seat, if the table has it.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<&PlayerKind> {
        self.players.get(seat.index())
    }

    /// The seats that persons sit on.
    #[must_use]
    pub fn persons(&self) -> Seats {
        let person = |seat: &Seat| matches!(self.player(*seat), Some(PlayerKind::Person(_)));
        Seat::all(self.players.len()).filter(person).collect()
    }

    /// The game written down so far.
    #[must_use]
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// The game's state now.
    ///
    /// # Panics
    /// Never: there is always a first state.
    #[must_use]
    pub fn state(&self) -> &G::State {
        self.states.last().expect("a session begins with a state")
    }

    /// The state after so many actions, or now when there were not so many.
    #[must_use]
    pub fn state_after(&self, actions: usize) -> &G::State {
        self.states.get(actions).unwrap_or_else(|| self.state())
    }

    /// Whether nothing has to be hidden at this table: the game is over, however it ended; only computers play it; or it
    /// is a record that is shown.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.shown || self.ending().is_some() || self.persons().is_empty()
    }

    /// What `viewer` was shown after so many actions; all of it where nothing has to be hidden any more.
    #[must_use]
    pub fn view_at(&self, actions: usize, viewer: Option<Seat>) -> G::View {
        let then = self.state_after(actions);
        if self.is_open() { G::reveal_all(then, viewer) } else { G::view(then, viewer) }
    }

    /// What `viewer` may be shown now of the moment after so many actions.
    #[must_use]
    pub fn view_of_past(&self, actions: usize, viewer: Option<Seat>) -> G::View {
        let then = self.state_after(actions);
        if self.is_open() { G::reveal_all(then, viewer) } else { G::view_of_past(then, self.state(), viewer) }
    }

    /// After how many actions each one was done that `viewer` may know of by now, in order.
    #[must_use]
    pub fn public_plies(&self, viewer: Option<Seat>) -> Vec<usize> {
        let entries = self.record.entries.iter().zip(&self.states).enumerate();
        let is_known =
            |seat: Seat, then: &G::State| self.is_open() || G::is_public_to(then, self.state(), seat, viewer);
        entries.filter(|(_, (entry, then))| is_known(entry.seat, then)).map(|(index, _)| index + 1).collect()
    }

    /// How many actions were done.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.record.entries.len()
    }

    /// The games won in this series, this one included once it is over.
    #[must_use]
    pub fn score(&self) -> Score {
        let mut score = self.score.clone();
        if self.ending().is_some() {
            match self.winner().and_then(|winner| score.wins.get_mut(winner.index())) {
                Some(wins) => *wins = wins.saturating_add(1),
                None => score.draws = score.draws.saturating_add(1),
            }
        }
        score
    }

    /// Who may act now; nobody once somebody has resigned.
    #[must_use]
    pub fn to_act(&self) -> Seats {
        if self.resigned.is_some() { Seats::NONE } else { G::to_act(self.state()) }
    }

    /// How the game ended, if it has.
    #[must_use]
    pub fn ending(&self) -> Option<Ending<G::Reason>> {
        let resigned = self.resigned.map(Ending::Resigned);
        resigned.or_else(|| G::outcome(self.state()).map(Ending::Played))
    }

    /// The only winner, if there is one.
    #[must_use]
    pub fn winner(&self) -> Option<Seat> {
        match self.ending()? {
            Ending::Played(outcome) => outcome.winner(),
            Ending::Resigned(seat) => (self.players.len() == 2).then(|| seat.other()),
        }
    }

    /// Whether the game has turns, a clock, or is a race. It decides how an action is done: by [`Session::act`] in a turn-based
    /// game, by [`Session::act_at`] in all others.
    #[must_use]
    pub fn pace(&self) -> Pace {
        G::pace(&self.record.options)
    }

    /// Does an action of a seat. What was undone before can no longer be redone.
    ///
    /// # Errors
    /// When the rules forbid it, or a player has resigned. Then nothing changes.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Refusal<G::Illegal>> {
        if self.resigned.is_some() {
            return Err(Refusal::Resigned);
        }
        let entry = Entry { seat, action, at: self.now };
        let mut state = self.state().clone();
        entry.play::<G>(&mut state).map_err(Refusal::Illegal)?;
        self.undone.clear();
        self.states.push(state);
        self.record.entries.push(entry);
        Ok(())
    }

    /// What time it is, in ms since the game began, where a clock is played against; otherwise 0.
    #[must_use]
    pub const fn now(&self) -> u64 {
        self.now
    }

    fn set_time(&mut self, now: u64) {
        self.now = self.now.max(now);
        if let Some(state) = self.states.last_mut() {
            G::Clock::advance_clock(state, self.now);
        }
    }

    /// Whether the game is over and its secrets may have been looked at: then nothing is taken back.
    fn is_laid_open(&self) -> bool {
        self.ending().is_some() && G::secrecy(&self.record.options).hides_anything()
    }

    /// To how many actions undo would go back: to before a person's last one, unless something that
    /// was hidden from a person has been shown since (ruling G-03).
    fn undo_to(&self) -> Option<usize> {
        let persons = self.persons();
        for (index, Entry { seat, action, .. }) in self.record.entries.iter().enumerate().rev() {
            let shown = G::reveals(&self.states[index], *seat, action);
            if !shown.both(persons).is_empty() {
                return None;
            }
            if persons.contains(*seat) {
                return Some(index);
            }
        }
        None
    }

    /// Whether [`Session::undo`] would do something.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        // Time that has passed cannot be taken back.
        let timed = self.pace().is_timed();
        !self.is_laid_open() && (self.resigned.is_some() || !timed && self.undo_to().is_some())
    }

    /// Takes back the last decision of a person, and what computers did after it; or a resignation.
    /// Returns whether something was taken back.
    pub fn undo(&mut self) -> bool {
        if !self.can_undo() {
            return false;
        }
        if self.resigned.take().is_some() {
            return true;
        }
        let Some(plies) = self.undo_to() else { return false };
        self.undone.push(self.record.entries.split_off(plies));
        self.states.truncate(plies + 1);
        true
    }

    /// Whether [`Session::redo`] would do something.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty() && self.resigned.is_none()
    }

    /// Does again what was undone last. Returns whether there was something.
    pub fn redo(&mut self) -> bool {
        if !self.can_redo() {
            return false;
        }
        for entry in self.undone.pop().into_iter().flatten() {
            let mut state = self.state().clone();
            G::apply(&mut state, entry.seat, &entry.action);
            self.states.push(state);
            self.record.entries.push(entry);
        }
        true
    }

    /// A seat gives up. Does nothing when the game is over.
    pub fn resign(&mut self, seat: Seat) {
        if self.ending().is_none() {
            self.resigned = Some(seat);
        }
    }

    /// The next game of the series: the same sitters, sides rotated as the game's rules say. What was begun at a position
    /// begins there again.
    ///
    /// # Errors
    /// When the game's options for a rematch exclude each other.
    pub fn rematch(&self, seed: u64) -> Result<Self, OptionConflict> {
        let mut next = match &self.record.position {
            Some(position) => {
                let again = Self::resume(Record::at(position.clone(), seed), self.players.clone());
                again.unwrap_or_else(|_| unreachable!("a position has no actions that could be illegal"))
            }
            None => Self::new(G::rematch(self.state(), self.winner()), seed, self.players.clone())?,
        };
        next.score = self.score();
        Ok(next)
    }

    /// A game of its own that begins with the state after so many actions, the same sitters at it, to try something else from
    /// there; `None` where it was over then.
    #[must_use]
    pub fn trial(&self, actions: usize) -> Option<Self> {
        let position = self.state_after(actions).clone();
        if G::outcome(&position).is_some() {
            return None;
        }
        Self::resume(Record::at(position, self.record.seed), self.players.clone()).ok()
    }

    /// Whether the record may be shown, or the position at any moment: not while it would tell somebody what is hidden from them.
    #[must_use]
    pub fn may_share(&self) -> bool {
        self.shown || self.ending().is_some() || !G::secrecy(&self.record.options).hides_anything()
    }

    /// A record that begins with the position after so many actions and has none of its own yet. It has no seed, so that one
    /// position has one link: what is still to be drawn is in the position.
    #[must_use]
    pub fn position(&self, actions: usize) -> Record<G> {
        Record::at(self.state_after(actions).clone(), 0)
    }
}

#[cfg(test)]
mod tests;
