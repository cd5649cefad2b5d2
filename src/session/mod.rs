//! A game in progress: players, actions, undo and redo, resignation, score and storage. It is the same for all games.

pub mod backup;
mod cue;
mod elsewhere;
pub mod experiments;
pub mod finished_games;
pub mod rating;
mod save;
pub mod solved_puzzles;
pub mod statistics;
mod time;
pub mod win_probability;

use elsewhere::CommonChanceSource;
pub use save::{LoadError, SAVE_VERSION, StoreError};

use crate::game::record::{Details, Entry, LONGEST_TITLE, PlayerDetails, ReplayError, ResultDetails, plain_text};
use crate::game::{Game, GameClock, OptionConflict, Outcome, Pace, Record, Rng, Seat, Seats, SessionRules};
use crate::search::{Level, Strength};

pub use crate::game::record::LONGEST_NAME;

/// A name as one line without control characters and not longer than [`LONGEST_NAME`].
#[must_use]
pub fn clean_name(name: &str) -> String {
    let words: Vec<&str> = name.split(|letter: char| letter.is_whitespace() || letter.is_control()).collect();
    let name = words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    name.chars().take(LONGEST_NAME).collect::<String>().trim_end().to_owned()
}

/// The player on a seat.
///
/// ```
/// use corsair_cabinet::search::Level;
/// use corsair_cabinet::session::PlayerKind;
///
/// assert_eq!(PlayerKind::person("  Ann \t Bonny "), PlayerKind::Person("Ann Bonny".into()));
/// assert_eq!(PlayerKind::Computer(Level::Captain).strength(), Some(Level::Captain.into()));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayerKind {
    /// A person at this device, by this name, which may be empty.
    Person(String),
    /// A computer of this level.
    Computer(Level),
    /// A computer that plays about as well as the person, with this strength.
    EvenMatch(Strength),
    /// A person at another device, by this name, which may be empty. Their actions arrive as letters.
    Remote(String),
}

impl PlayerKind {
    /// A person with this name, [cleaned](clean_name).
    #[must_use]
    pub fn person(name: &str) -> Self {
        Self::Person(clean_name(name))
    }

    /// The player of a finished game with this strength, or a person.
    #[must_use]
    pub fn of_finished(strength: Option<Strength>) -> Self {
        match strength {
            None => Self::person(""),
            Some(strength) if strength.other().is_some() => Self::EvenMatch(strength),
            Some(strength) => Self::Computer(strength.level()),
        }
    }

    /// The same player, but a computer of a level plays at the `next` one, if there is one.
    #[must_use]
    pub fn advanced(self, next: Option<Level>) -> Self {
        match (self, next) {
            (Self::Computer(_), Some(next)) => Self::Computer(next),
            (player, _) => player,
        }
    }

    /// The player that a record names. A level that this version does not know is named like a person.
    fn of_record(player: &PlayerDetails) -> Self {
        match player {
            PlayerDetails::Person(name) => Self::person(name),
            PlayerDetails::Computer(level) => level.parse().map_or_else(|_| Self::person(level), Self::Computer),
            PlayerDetails::EvenMatch(strength) => {
                strength.parse().map_or_else(|_| Self::person(strength), Self::EvenMatch)
            }
        }
    }

    /// The player as a record names it.
    fn in_record(&self) -> PlayerDetails {
        match self {
            Self::Person(name) | Self::Remote(name) => PlayerDetails::Person(plain_text(name, LONGEST_NAME)),
            Self::Computer(level) => PlayerDetails::Computer(level.key().into()),
            Self::EvenMatch(strength) => PlayerDetails::EvenMatch(strength.to_string()),
        }
    }

    /// Whether it is a computer.
    #[must_use]
    pub const fn is_computer(&self) -> bool {
        !matches!(self, Self::Person(_) | Self::Remote(_))
    }

    /// How well a computer plays; `None` for a person.
    #[must_use]
    pub fn strength(&self) -> Option<Strength> {
        match self {
            Self::Person(_) | Self::Remote(_) => None,
            Self::Computer(level) => Some((*level).into()),
            Self::EvenMatch(strength) => Some(*strength),
        }
    }

    /// The level at which a computer makes the decision after this number of actions, in a game of this seed; `None` for a person.
    #[must_use]
    pub fn level_at(&self, seed: u64, plies: usize) -> Option<Level> {
        // The levels draw from the seed itself.
        Some(self.strength()?.level_at(Rng::stream(!seed, plies as u64).next_u64()))
    }
}

/// Why a session refuses an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal<Illegal> {
    /// The rules forbid it.
    Illegal(Illegal),
    /// A player has resigned.
    Resigned,
}

/// How the game of a session ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending<Reason> {
    /// By the rules.
    Played(Outcome<Reason>),
    /// This seat resigned; in a game for two the other one has won.
    Resigned(Seat),
}

/// The score of a series of rematches.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// Wins of each seat.
    pub wins: Vec<u32>,
    /// Games that nobody won alone.
    pub draws: u32,
}

/// A game in progress.
///
/// ```
/// use corsair_cabinet::game::Game;
/// use corsair_cabinet::games::corsairs::Corsairs;
/// use corsair_cabinet::search::Level;
/// use corsair_cabinet::session::{PlayerKind, Session};
///
/// let players = vec![PlayerKind::person("Ann"), PlayerKind::Computer(Level::Boatswain)];
/// let mut session = Session::<Corsairs>::new(Default::default(), 7, players).expect("standard options go together");
/// let seat = session.to_act().first().expect("a new game waits for a seat");
/// let mut actions = Vec::new();
/// Corsairs::actions(session.state(), seat, &mut actions);
/// session.act(seat, actions[0].clone()).expect("the action is legal");
/// assert_eq!(session.plies(), 1);
///
/// // Undo and redo.
/// assert!(session.undo() && session.plies() == 0);
/// assert!(session.redo() && session.plies() == 1);
///
/// // Storage.
/// let loaded = Session::<Corsairs>::load(&session.save()).expect("the text of a session");
/// assert_eq!(loaded, session);
///
/// // A rematch, after the other player resigned.
/// session.resign(seat.other());
/// assert_eq!(session.winner(), Some(seat));
/// let rematch = session.rematch(8).expect("the options of a rematch go together");
/// assert_eq!(rematch.score().wins[seat.index()], 1);
/// ```
pub struct Session<G: Game> {
    players: Vec<PlayerKind>,
    record: Record<G>,
    /// The state before each action, and the one after the last.
    states: Vec<G::State>,
    /// What was undone, the latest last; a step may have several actions.
    undone: Vec<Vec<Entry<G::Action>>>,
    resigned: Option<Seat>,
    score: Score,
    /// The time, in ms since the game began.
    now: u64,
    /// Whether a record is only replayed.
    shown: bool,
    /// Whether what the other player holds is only supposed: their cards are on another device.
    supposed: bool,
    /// The own action that has no effect before the player at the other device opens something.
    answer: Option<G::Action>,
    /// Where chance comes from that no player may know before.
    common: CommonChanceSource,
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
            supposed: self.supposed,
            answer: self.answer.clone(),
            common: self.common.clone(),
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
            && self.supposed == other.supposed
            && self.answer == other.answer
            && self.common == other.common
    }
}

impl<G: SessionRules> std::fmt::Debug for Session<G> {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str(&self.save())
    }
}

impl<G: SessionRules> Session<G> {
    /// A new game. Seats without a player get a person without a name; players without a seat are dropped.
    ///
    /// # Errors
    /// If two of the options exclude each other.
    pub fn new(options: G::Options, seed: u64, players: Vec<PlayerKind>) -> Result<Self, OptionConflict> {
        let is_computer = |seat: &Seat| players.get(seat.index()).is_some_and(PlayerKind::is_computer);
        let options = G::with_computers(options, Seat::all(players.len()).filter(is_computer).collect());
        let score = Score { wins: vec![0; G::seats(&options)], draws: 0 };
        match Self::of_record(Record::new(options, seed), players, score) {
            Ok(session) => Ok(session),
            Err(ReplayError::Options(clash)) => Err(clash),
            Err(ReplayError::Action(..)) => unreachable!("a new record has no actions"),
        }
    }

    /// A game that continues where a record ends. What the record says about its players is left out: others may play on.
    ///
    /// # Errors
    /// If the record cannot be replayed.
    pub fn resume(mut record: Record<G>, players: Vec<PlayerKind>) -> Result<Self, ReplayError<G::Illegal>> {
        record.details = Details::default();
        let score = Score { wins: vec![0; G::seats(&record.options)], draws: 0 };
        Self::of_record(record, players, score)
    }

    /// A record to be replayed, with the players, the title and the resignation that it names. All of it may be shown: records of
    /// games with secrets are not shared before the end.
    ///
    /// ```
    /// use corsair_cabinet::game::{Record, Seat};
    /// use corsair_cabinet::games::corsairs::Corsairs;
    /// use corsair_cabinet::session::{Ending, PlayerKind, Session};
    ///
    /// let players = vec![PlayerKind::person("Ann"), PlayerKind::person("Ben")];
    /// let mut session = Session::<Corsairs>::new(Default::default(), 7, players).expect("standard options go together");
    /// session.resign(Seat::SECOND);
    /// let text = session.shared_record("Friday").to_string();
    /// assert!(text.ends_with("title Friday\nplayer 1 person Ann\nplayer 2 person Ben\nresigned 2\nend\n"));
    ///
    /// let shown = Session::<Corsairs>::show(text.parse().expect("a record")).expect("it can be replayed");
    /// assert_eq!((shown.title(), shown.ending()), ("Friday", Some(Ending::Resigned(Seat::SECOND))));
    /// assert_eq!(shown.players(), session.players());
    /// ```
    ///
    /// # Errors
    /// If the record cannot be replayed.
    pub fn show(mut record: Record<G>) -> Result<Self, ReplayError<G::Illegal>> {
        let Details { title, players, result } = std::mem::take(&mut record.details);
        let players = players.iter().map(PlayerKind::of_record).collect();
        let mut session = Self { shown: true, ..Self::resume(record, players)? };
        if let Some(ResultDetails::Resigned(seat)) = result {
            session.resign(seat);
        }
        session.record.details.title = title;
        Ok(session)
    }

    /// The title that the record names; empty if there is none.
    #[must_use]
    pub fn title(&self) -> &str {
        &self.record.details.title
    }

    /// The record with this title, the players if any of them is known, and the result if the game is over.
    #[must_use]
    pub fn shared_record(&self, title: &str) -> Record<G> {
        let result = self.ending().map(|ending| match ending {
            Ending::Played(outcome) => ResultDetails::Places(outcome.places),
            Ending::Resigned(seat) => ResultDetails::Resigned(seat),
        });
        let is_known = |player: &PlayerKind| *player != PlayerKind::Person(String::new());
        let known = self.players.iter().any(is_known);
        let players = self.players.iter().filter(|_| known).map(PlayerKind::in_record).collect();
        let mut record = self.record.clone();
        record.details = Details { title: plain_text(title, LONGEST_TITLE), players, result };
        record
    }

    fn of_record(
        record: Record<G>,
        mut players: Vec<PlayerKind>,
        score: Score,
    ) -> Result<Self, ReplayError<G::Illegal>> {
        players.resize(G::seats(&record.options), PlayerKind::Person(String::new()));
        let states = record.replay()?;
        let now = record.latest();
        let (undone, resigned, shown, supposed, answer) = (Vec::new(), None, false, false, None);
        let common = CommonChanceSource::State;
        Ok(Self { players, record, states, undone, resigned, score, now, shown, supposed, answer, common })
    }

    /// The players, by seat.
    #[must_use]
    pub fn players(&self) -> &[PlayerKind] {
        &self.players
    }

    /// Changes the strength of the computers of an even match.
    pub fn set_even_strength(&mut self, strength: Strength) {
        for player in &mut self.players {
            if let PlayerKind::EvenMatch(before) = player {
                *before = strength;
            }
        }
    }

    /// The player on this seat, if the game has it.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<&PlayerKind> {
        self.players.get(seat.index())
    }

    /// The seats of persons.
    #[must_use]
    pub fn persons(&self) -> Seats {
        let person = |seat: &Seat| matches!(self.player(*seat), Some(PlayerKind::Person(_)));
        Seat::all(self.players.len()).filter(person).collect()
    }

    /// Whether the player of this seat is at another device.
    fn is_remote(&self, seat: Seat) -> bool {
        matches!(self.player(seat), Some(PlayerKind::Remote(_)))
    }

    /// Whether the turn has gone to a player at another device, or the game with such a player is over.
    fn is_sent(&self) -> bool {
        Seat::all(self.players.len()).any(|seat| self.is_remote(seat)) && self.to_act().is_disjoint(self.persons())
    }

    /// The record of the game so far.
    #[must_use]
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// The current state.
    ///
    /// # Panics
    /// Never: there is always a first state.
    #[must_use]
    pub fn state(&self) -> &G::State {
        self.states.last().expect("a session begins with a state")
    }

    /// The state after `actions` actions; the current one if there are fewer.
    #[must_use]
    pub fn state_after(&self, actions: usize) -> &G::State {
        self.states.get(actions).unwrap_or_else(|| self.state())
    }

    /// Whether a record is replayed, which may be somebody else's.
    #[must_use]
    pub const fn is_record(&self) -> bool {
        self.shown
    }

    /// Whether nothing needs to be hidden: the game is over, only computers play it, or a record is replayed.
    #[must_use]
    pub fn is_open(&self) -> bool {
        !self.supposed && (self.shown || self.ending().is_some() || self.persons().is_empty())
    }

    /// What `viewer` was shown after `actions` actions; everything if the session [is open](Session::is_open).
    #[must_use]
    pub fn view_at(&self, actions: usize, viewer: Option<Seat>) -> G::View {
        let then = self.state_after(actions);
        if self.is_open() { G::reveal_all(then, viewer) } else { G::view(then, viewer) }
    }

    /// What `viewer` may be shown now of the moment after `actions` actions.
    #[must_use]
    pub fn view_of_past(&self, actions: usize, viewer: Option<Seat>) -> G::View {
        let then = self.state_after(actions);
        match G::PRIVATE_PLAY.and_then(|private| private.rounds) {
            _ if self.is_open() => G::reveal_all(then, viewer),
            Some(rounds) if self.supposed => (rounds.view_of_past)(then, self.state(), viewer),
            _ => G::view_of_past(then, self.state(), viewer),
        }
    }

    /// The actions that `viewer` may know of now, in order, as numbers of actions done, counted from 1.
    #[must_use]
    pub fn public_plies(&self, viewer: Option<Seat>) -> Vec<usize> {
        let entries = self.record.entries.iter().zip(&self.states).enumerate();
        let is_known =
            |seat: Seat, then: &G::State| self.is_open() || G::is_public_to(then, self.state(), seat, viewer);
        entries.filter(|(_, (entry, then))| is_known(entry.seat, then)).map(|(index, _)| index + 1).collect()
    }

    /// The number of actions done.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.record.entries.len()
    }

    /// The score of this series; it counts this game once it is over.
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

    /// The seats that may act now; none after a resignation. While an answer waits, it is the seat that is to open something.
    #[must_use]
    pub fn to_act(&self) -> Seats {
        match (self.resigned, &self.answer) {
            (Some(_), _) => Seats::EMPTY,
            (None, Some(_)) => {
                let waiting = G::to_act(self.state());
                let partner = waiting.first().filter(|_| G::COMMON_CHANCE.is_some()).map(|seat| self.partner(seat));
                partner.map_or_else(|| Seats::all(self.players.len()).difference(waiting), Seats::only)
            }
            (None, None) => G::to_act(self.state()),
        }
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
        if self.waits(seat, &action)? {
            self.answer = Some(action);
            return Ok(());
        }
        if self.common != CommonChanceSource::State && self.needs_chance(&action) {
            G::check(self.state(), seat, &action).map_err(Refusal::Illegal)?;
            if let CommonChanceSource::Ready(rng) = std::mem::replace(&mut self.common, CommonChanceSource::Awaited) {
                self.draw_from(seat, rng);
            }
        }
        let entry = Entry { seat, action, at: self.now };
        let mut state = self.state().clone();
        entry.play::<G>(&mut state).map_err(Refusal::Illegal)?;
        self.undone.clear();
        self.states.push(state);
        self.record.entries.push(entry);
        Ok(())
    }

    /// The time of a timed game, in ms since it began; 0 in others.
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

    /// Whether the game is over and its secrets may have been seen. Then nothing can be undone.
    fn is_laid_open(&self) -> bool {
        self.ending().is_some() && G::secrecy(&self.record.options).hides_anything()
    }

    /// The number of actions left after undo: those before the last one of a person, unless something that was hidden from a
    /// person has been shown since (ruling G-03).
    fn undo_to(&self) -> Option<usize> {
        let persons = self.persons();
        for (index, Entry { seat, action, .. }) in self.record.entries.iter().enumerate().rev() {
            let shown = G::reveals(&self.states[index], *seat, action);
            if !shown.is_disjoint(persons) {
                return None;
            }
            if persons.contains(*seat) {
                return Some(index);
            }
            if self.is_remote(*seat) {
                return None;
            }
        }
        None
    }

    /// Whether [`Session::undo`] would do something.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        // Time that has passed cannot be undone.
        let timed = self.pace().is_timed();
        !self.is_laid_open() && !self.is_sent() && (self.resigned.is_some() || !timed && self.undo_to().is_some())
    }

    /// Undoes the last action of a person and what computers did after it, or a resignation. Returns whether it did.
    pub fn undo(&mut self) -> bool {
        if !self.can_undo() {
            return false;
        }
        if self.resigned.take().is_some() {
            return true;
        }
        let Some(plies) = self.undo_to() else { return false };
        self.undone.push(self.record.split_off(plies));
        self.states.truncate(plies + 1);
        true
    }

    /// Whether [`Session::redo`] would do something.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty() && self.resigned.is_none()
    }

    /// Redoes what was undone last. Returns whether there was something.
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

    /// Takes back the last action, whatever it has revealed, for a referee: players have [`Session::undo`]. What was undone before
    /// can no longer be redone. Returns whether there was an action.
    ///
    /// ```
    /// use corsair_cabinet::game::Seat;
    /// use corsair_cabinet::games::court_wars::CourtWars;
    /// use corsair_cabinet::session::Session;
    ///
    /// let options = "starter=1".parse().expect("options of Court Wars");
    /// let mut session = Session::<CourtWars>::new(options, 1, Vec::new()).expect("the options go together");
    /// session.act(Seat::FIRST, "draw".parse().expect("an action")).expect("the action is legal");
    /// // A player has seen the card.
    /// assert!(!session.can_undo());
    /// assert!(session.take_back() && session.plies() == 0);
    /// ```
    pub fn take_back(&mut self) -> bool {
        let Some(before) = self.plies().checked_sub(1) else { return false };
        self.record.split_off(before);
        self.states.pop();
        self.undone.clear();
        self.now = G::Clock::now(self.state());
        true
    }

    /// Advances the clock of a timed game by this number of ms, or fewer if a deadline comes before. Unlike
    /// [`Session::advance_clock`], it leaves the action of the deadline to the seats. Does nothing in other games.
    pub fn wait(&mut self, time: u64) {
        let then = G::Clock::now(self.state()).saturating_add(time);
        let next = G::Clock::next_deadline(self.state()).map_or(then, |deadline| deadline.at);
        if let Some(state) = self.states.last_mut() {
            G::Clock::advance_clock(state, then.min(next));
        }
        self.now = G::Clock::now(self.state());
    }

    /// A seat resigns. Does nothing if the game is over.
    pub fn resign(&mut self, seat: Seat) {
        if self.ending().is_none() {
            self.resigned = Some(seat);
        }
    }

    /// The next game of the series: the same players, with the options of [`SessionRules::rematch`]. A game that started at a
    /// position starts there again.
    ///
    /// # Errors
    /// If the options of the rematch exclude each other.
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

    /// A separate game that starts at the state after `actions` actions, with the same players, to try something else from there;
    /// `None` if the game was over then. Players at other devices do not take part: somebody at this one plays for them.
    #[must_use]
    pub fn trial(&self, actions: usize) -> Option<Self> {
        let position = self.state_after(actions).clone();
        if G::outcome(&position).is_some() {
            return None;
        }
        let here = |player: &PlayerKind| match player {
            PlayerKind::Remote(name) => PlayerKind::Person(name.clone()),
            player => player.clone(),
        };
        let players = self.players.iter().map(here).collect();
        Self::resume(Record::at(position, self.record.seed), players).ok()
    }

    /// Whether the record and its positions may be shared. They may not as long as they would tell a player something hidden.
    #[must_use]
    pub fn may_share(&self) -> bool {
        let is_over = self.ending().is_some() && !self.supposed;
        self.shown || is_over || !G::secrecy(&self.record.options).hides_anything()
    }

    /// A record without actions that starts at the position after `actions` actions. It has no seed, so that one position has one
    /// link; what is still to be drawn is in the position.
    #[must_use]
    pub fn position(&self, actions: usize) -> Record<G> {
        Record::at(self.state_after(actions).clone(), 0)
    }
}

#[cfg(test)]
mod tests;
