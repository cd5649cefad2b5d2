//! A game in progress: players, actions, undo and redo, resignation, score and storage, for every game.

pub mod backup;
mod cue;
mod error;
pub mod experiments;
pub mod finished_games;
mod log;
pub mod own_puzzles;
mod pending;
mod player;
pub mod rating;
pub mod review;
mod save;
pub mod setting_words;
pub mod solved_puzzles;
pub mod statistics;
mod status;
pub mod stored;
mod time;

use std::sync::Arc;

pub use error::{LoadError, Refusal, StoreError};
pub use log::{LogCache, LogLine};
pub use player::PlayerKind;
pub(crate) use player::{clean_name, is_name};
pub use save::SAVE_VERSION;
pub use status::Status;

use crate::dyn_game::{
    ActionAsSeen, AnyAction, AnyEvents, AnyIllegal, AnyReason, AnyRecord, AnyState, DynGame, DynGameExtras, DynView,
    MomentInWords, Task,
};
use crate::game::outside_text::clean_line;
use crate::game::record::{Details, Entry, LONGEST_TITLE, Notes, ReplayError, ResultDetails, plain_text};
use crate::game::text::Word;
use crate::game::{ActionMarks, Language, OptionConflict, Outcome, POSITION_VERSION, Pace, Rng, Seat, Seats, Secrecy};
use crate::search::{Level, Strength};

pub use crate::game::record::LONGEST_NAME;

/// The way in which the game of a session ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending<Reason> {
    /// The rules ended the game.
    Played(Outcome<Reason>),
    /// This seat resigned. In a game for two, the other seat has won.
    Resigned(Seat),
}

/// The score of a series of rematches.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// The number of games that each seat has won.
    pub wins: Vec<u32>,
    /// The number of games without a single winner.
    pub draws: u32,
}

/// What a session starts from: a new game, a position, or the end of a record.
#[derive(Clone, Copy, Debug)]
pub enum Beginning<'a> {
    /// The start of a game with these options and this seed.
    Options(&'a str, u64),
    /// A position, as text that [`read_position`](crate::game::read_position) reads.
    Position(&'a str),
    /// The end of a record, given as text.
    Record(&'a str),
    /// The end of a record, given in one line as in a link.
    Link(&'a str),
}

/// The part of a game that this device does not know. Actions that depend on it wait.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UnknownPart {
    /// Nothing is missing.
    Nothing,
    /// The other player's hidden cards and choices. This device plays on with a guess at them, which is never shown.
    Hidden,
    /// Chance that no player may know in advance: the generator for the next action that needs it, `None` until it arrives.
    Chance(Option<Rng>),
}

/// The number of actions that stands for the latest position.
pub const LATEST_PLY: usize = usize::MAX;

/// A game in progress, of any game. Functions that take a number of actions use the latest position if there are fewer actions.
///
/// ```
/// use corsair_cabinet::games;
/// use corsair_cabinet::search::Level;
/// use corsair_cabinet::session::{LATEST_PLY, PlayerKind, Session};
///
/// let game = games::named("corsairs").expect("a game");
/// let players = vec![PlayerKind::person("Ann"), PlayerKind::Computer(Level::Boatswain)];
/// let mut session = Session::new(game, "standard", 7, players).expect("standard options go together");
/// let seat = session.to_act().first().expect("a new game waits for a seat");
/// let action = session.actions(LATEST_PLY, seat).swap_remove(0);
/// session.act(seat, action).expect("the action is legal");
/// assert_eq!(session.plies(), 1);
///
/// // Undo and redo.
/// assert!(session.undo() && session.plies() == 0);
/// assert!(session.redo() && session.plies() == 1);
///
/// // Storage.
/// let loaded = Session::load(game, &session.save()).expect("the text of a session");
/// assert_eq!(loaded, session);
///
/// // A rematch, after the other player resigned.
/// session.resign(seat.other());
/// assert_eq!(session.winner(), Some(seat));
/// let rematch = session.rematch(8).expect("the options of a rematch go together");
/// assert_eq!(rematch.score().wins[seat.index()], 1);
/// ```
#[derive(Clone)]
pub struct Session {
    game: &'static dyn DynGame,
    pace: Pace,
    secrecy: Secrecy,
    players: Vec<PlayerKind>,
    record: AnyRecord,
    /// The state before each action, and the state after the last action.
    states: Vec<AnyState>,
    /// The steps that were undone, the latest last. A step may have several actions.
    undone: Vec<Vec<Entry<AnyAction>>>,
    resigned: Option<Seat>,
    score: Score,
    /// The time, in ms since the game began.
    now: u64,
    /// Whether the session only replays a record.
    is_replay: bool,
    unknown_part: UnknownPart,
    /// The action of the player at this device that waits for the missing part.
    pending: Option<AnyAction>,
}

impl PartialEq for Session {
    fn eq(&self, other: &Self) -> bool {
        let beside = |session: &Self| (session.is_replay, session.unknown_part.clone(), session.pending.clone());
        self.save() == other.save() && beside(self) == beside(other)
    }
}

impl std::fmt::Debug for Session {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str(&self.save())
    }
}

impl Session {
    /// Starts a new game. Options that depend on the players are set accordingly; if the options cannot be read, the standard
    /// ones are used. Seats without a player get a person without a name; players without a seat are dropped.
    ///
    /// # Errors
    /// If two of the options exclude each other.
    pub fn new(
        game: &'static dyn DynGame,
        options: &str,
        seed: u64,
        players: Vec<PlayerKind>,
    ) -> Result<Self, OptionConflict> {
        let is_computer = |seat: &Seat| players.get(seat.index()).is_some_and(PlayerKind::is_computer);
        let options = game.normalize(options, Some(Seat::all(players.len()).filter(is_computer).collect()));
        Self::of_record(game, AnyRecord::new(options, seed, None), players, None).map_err(|error| match error {
            ReplayError::Options(clash) => clash,
            ReplayError::Action(..) => unreachable!("a new record has no actions"),
        })
    }

    /// Continues a game from a beginning. The details in a record, such as the players, are dropped, because others may play on.
    ///
    /// # Errors
    /// When the text cannot be read or replayed.
    pub fn resume(
        game: &'static dyn DynGame,
        from: Beginning<'_>,
        players: Vec<PlayerKind>,
    ) -> Result<Self, LoadError> {
        let record = match from {
            Beginning::Options(options, seed) => {
                let options = game.options().read(Word::whole(options));
                options.map(|options| AnyRecord::new(game.normalize(&options, None), seed, None))
            }
            Beginning::Position(position) => {
                let position = game.read_position(position);
                position.map(|position| AnyRecord::new(game.options_of(&position), 0, Some(position)))
            }
            Beginning::Record(record) => game.read_record(record),
            Beginning::Link(link) => AnyRecord::from_link(game, link),
        };
        let record = AnyRecord { details: Details::default(), ..record.map_err(LoadError::ParseError)? };
        Self::of_record(game, record, players, None).map_err(LoadError::ReplayError)
    }

    /// Replays the record in a link, with the players, title and resignation that it names. Everything is shown, because a record
    /// with secrets is not shared before the game is over.
    ///
    /// ```
    /// use corsair_cabinet::game::{Seat, record::link_of};
    /// use corsair_cabinet::games;
    /// use corsair_cabinet::session::{Ending, PlayerKind, Session};
    ///
    /// let game = games::named("corsairs").expect("a game");
    /// let players = vec![PlayerKind::person("Ann"), PlayerKind::person("Ben")];
    /// let mut session = Session::new(game, "standard", 7, players).expect("standard options go together");
    /// session.resign(Seat::SECOND);
    /// let text = session.shared_record("Friday");
    /// assert!(text.ends_with("title Friday\nplayer 1 person Ann\nplayer 2 person Ben\nresigned 2\nend\n"));
    ///
    /// let shown = Session::replay(game, &link_of(&text)).expect("it can be replayed");
    /// assert_eq!((&*shown.title(), shown.ending()), ("Friday", Some(Ending::Resigned(Seat::SECOND))));
    /// assert_eq!(shown.players(), session.players());
    /// ```
    ///
    /// # Errors
    /// When the link cannot be read or replayed.
    pub fn replay(game: &'static dyn DynGame, link: &str) -> Result<Self, LoadError> {
        let mut record = AnyRecord::from_link(game, link).map_err(LoadError::ParseError)?;
        let Details { title, players, result, notes } = std::mem::take(&mut record.details);
        let players = players.iter().map(PlayerKind::of_record).collect();
        let session = Self::of_record(game, record, players, None).map_err(LoadError::ReplayError)?;
        let mut session = Self { is_replay: true, ..session };
        if let Some(ResultDetails::Resigned(seat)) = result {
            session.resign(seat);
        }
        session.record.details = Details { title, notes, ..Details::default() };
        Ok(session)
    }

    /// A session for an exercise or a puzzle; `None` if the game does not have this task. The moves of the other seats are
    /// scripted. They are the best moves, so the other players are computers of the highest level.
    pub(crate) fn of_task(game: &'static dyn DynGameExtras, task: Task) -> Option<Self> {
        let (position, person) = game.task_start(task)?;
        Self::for_learner(game, position, person)
    }

    /// A session at a position of an earlier game, as text of [`Session::position`], for one person; `None` if the text is no
    /// position of this game.
    pub(crate) fn of_position(game: &'static dyn DynGame, position: &str, person: Seat) -> Option<Self> {
        Self::for_learner(game, game.read_position(position).ok()?, person)
    }

    /// A session at a position for one person. The others are computers of the highest level.
    fn for_learner(game: &'static dyn DynGame, position: AnyState, person: Seat) -> Option<Self> {
        let player =
            |seat: Seat| if seat == person { PlayerKind::person("") } else { PlayerKind::Computer(Level::Captain) };
        let players = Seat::all(game.options().seat_count(&game.options_of(&position))).map(player).collect();
        Self::at(game, position, 0, players)
    }

    /// A game that begins at a position; `None` if the options exclude each other.
    fn at(game: &'static dyn DynGame, position: AnyState, seed: u64, players: Vec<PlayerKind>) -> Option<Self> {
        let record = AnyRecord::new(game.options_of(&position), seed, Some(position));
        Self::of_record(game, record, players, None).ok()
    }

    fn of_record(
        game: &'static dyn DynGame,
        record: AnyRecord,
        mut players: Vec<PlayerKind>,
        score: Option<Score>,
    ) -> Result<Self, ReplayError<AnyIllegal>> {
        let (about, options) = (game.options(), &record.options);
        let seats = about.seat_count(options);
        players.resize(seats, PlayerKind::Person(String::new()));
        let states = record.replay(game)?;
        let began = record.position.as_ref().map_or(0, |position| game.now(position));
        Ok(Self {
            game,
            pace: about.pace(options),
            secrecy: about.secrecy(options),
            now: record.entries.last().map_or(began, |entry| entry.at),
            players,
            states,
            record,
            undone: Vec::new(),
            resigned: None,
            score: score.unwrap_or_else(|| Score { wins: vec![0; seats], draws: 0 }),
            is_replay: false,
            unknown_part: UnknownPart::Nothing,
            pending: None,
        })
    }

    /// The game that is played.
    #[must_use]
    pub fn game(&self) -> &'static dyn DynGame {
        self.game
    }

    /// The options of the game, as text.
    pub(crate) fn options(&self) -> &str {
        &self.record.options
    }

    /// The title of a replayed record; empty if it has none.
    #[must_use]
    pub fn title(&self) -> String {
        clean_line(&self.record.details.title)
    }

    /// The record of the game so far, as text.
    #[must_use]
    pub fn record(&self) -> String {
        self.record.write(self.game)
    }

    /// The record with this title, with the players if at least one is known, and with the result if the game is over.
    pub fn shared_record(&self, title: &str) -> String {
        let result = self.ending().map(|ending| match ending {
            Ending::Played(outcome) => ResultDetails::Places(outcome.places),
            Ending::Resigned(seat) => ResultDetails::Resigned(seat),
        });
        let is_known = |player: &PlayerKind| *player != PlayerKind::Person(String::new());
        let known = self.players.iter().any(is_known);
        let players = self.players.iter().filter(|_| known).map(PlayerKind::in_record).collect();
        let details = Details { title: plain_text(title, LONGEST_TITLE), players, result, notes: self.notes().clone() };
        AnyRecord { details, ..self.record.clone() }.write(self.game)
    }

    /// The notes in the record.
    #[must_use]
    pub fn notes(&self) -> &Notes {
        &self.record.details.notes
    }

    /// The notes in the record, to change them.
    pub fn notes_mut(&mut self) -> &mut Notes {
        &mut self.record.details.notes
    }

    /// The players, by seat.
    #[must_use]
    pub fn players(&self) -> &[PlayerKind] {
        &self.players
    }

    /// Sets the strength of the computers in an even match, in which it follows the person's rating.
    pub(crate) fn set_even_strength(&mut self, strength: Strength) {
        for player in &mut self.players {
            if let PlayerKind::EvenMatch(before) = player {
                *before = strength;
            }
        }
    }

    /// The player on this seat; `None` if the game has no such seat.
    pub(crate) fn player(&self, seat: Seat) -> Option<&PlayerKind> {
        self.players.get(seat.index())
    }

    pub(crate) fn persons(&self) -> Seats {
        let person = |seat: &Seat| matches!(self.player(*seat), Some(PlayerKind::Person(_)));
        Seat::all(self.players.len()).filter(person).collect()
    }

    /// Whether the player of this seat is at another device.
    fn is_remote(&self, seat: Seat) -> bool {
        matches!(self.player(seat), Some(PlayerKind::Remote(_)))
    }

    /// Whether at least one player is at another device.
    fn is_by_letter(&self) -> bool {
        Seat::all(self.players.len()).any(|seat| self.is_remote(seat))
    }

    /// Whether it is the turn of a player at another device, or a game with such a player is over.
    fn is_sent(&self) -> bool {
        self.is_by_letter() && self.to_act().is_disjoint(self.persons())
    }

    /// The actions of the game so far.
    #[must_use]
    pub fn entries(&self) -> &[Entry<AnyAction>] {
        &self.record.entries
    }

    /// The current state.
    ///
    /// # Panics
    /// Never: there is always a first state.
    #[must_use]
    pub fn state(&self) -> &AnyState {
        self.states.last().expect("a session begins with a state")
    }

    /// The state after `actions` actions; the current one if there are fewer.
    #[must_use]
    pub fn state_after(&self, actions: usize) -> &AnyState {
        self.states.get(actions).unwrap_or_else(|| self.state())
    }

    /// Whether the other player's hidden cards and choices are only guessed at this device.
    fn is_supposed(&self) -> bool {
        self.unknown_part == UnknownPart::Hidden
    }

    /// Whether nothing needs to be hidden: the game is over, only computers play it, or a record is replayed.
    pub(crate) fn is_open(&self) -> bool {
        !self.is_supposed() && (self.is_replay || self.ending().is_some() || self.persons().is_empty())
    }

    /// The view of `viewer` after `actions` actions. It shows everything if the session [is open](Session::is_open).
    #[must_use]
    pub fn view_at(&self, actions: usize, viewer: Option<Seat>) -> Arc<dyn DynView> {
        let then = self.state_after(actions);
        if self.is_open() { self.game.reveal_all(then, viewer) } else { self.view_at_the_time(actions, viewer) }
    }

    /// The view of `viewer` after `actions` actions, without what became known later. In a game by correspondence, sealed choices
    /// stay hidden until the game is over. Computer players get this view.
    #[must_use]
    pub fn view_at_the_time(&self, actions: usize, viewer: Option<Seat>) -> Arc<dyn DynView> {
        self.game.view(self.state_after(actions), viewer, self.is_by_letter())
    }

    /// The spectator's view of the current state, without choices sealed in letters, even if this device knows them.
    pub(crate) fn sealed_view(&self) -> Arc<dyn DynView> {
        self.game.view(self.state(), None, true)
    }

    /// The view of the state after `actions` actions, with what `viewer` may know of it now.
    #[must_use]
    pub fn view_of_past(&self, actions: usize, viewer: Option<Seat>) -> Arc<dyn DynView> {
        let then = self.state_after(actions);
        if self.is_open() {
            return self.game.reveal_all(then, viewer);
        }
        self.game.view_of_past(then, self.state(), viewer, self.is_supposed())
    }

    /// The events of action number `plies`, counted from 1, as far as `viewer` knew right after it; all events if the session [is
    /// open](Session::is_open). `None` if there is no such action.
    #[must_use]
    pub fn events_at(&self, plies: usize, viewer: Option<Seat>) -> Option<AnyEvents> {
        self.events(plies, self.state_after(plies), viewer, false)
    }

    /// The events of action number `plies`, counted from 1, as far as `viewer` may know now. `None` if there is no such action.
    pub(crate) fn events_of_past(&self, plies: usize, viewer: Option<Seat>) -> Option<AnyEvents> {
        self.events(plies, self.state(), viewer, self.is_supposed())
    }

    fn events(&self, plies: usize, now: &AnyState, viewer: Option<Seat>, supposed: bool) -> Option<AnyEvents> {
        let before = plies.checked_sub(1)?;
        let Entry { seat, action, .. } = self.record.entries.get(before)?;
        let then = &self.states[before];
        let events = self.game.events_of(then, *seat, action);
        if self.is_open() {
            return Some(events);
        }
        Some(self.game.visible_events(&events, then, now, viewer, supposed))
    }

    /// The numbers, counted from 1, of the actions that `viewer` may know of now, in order.
    pub(crate) fn public_plies(&self, viewer: Option<Seat>) -> Vec<usize> {
        let (open, now) = (self.is_open(), self.state());
        let entries = self.record.entries.iter().zip(&self.states).enumerate();
        let is_known = |seat: Seat, then: &AnyState| open || self.game.is_public_to(then, now, seat, viewer);
        entries.filter(|(_, (entry, then))| is_known(entry.seat, then)).map(|(index, _)| index + 1).collect()
    }

    /// Calls `with` on action number `plies`, counted from 1, as `viewer` saw it then. `None` if there is no such action.
    fn with_action_as_seen<Made>(
        &self,
        plies: usize,
        viewer: Option<Seat>,
        with: impl FnOnce(&ActionAsSeen<'_>) -> Made,
    ) -> Option<Made> {
        let Entry { seat, action, .. } = self.record.entries.get(plies.checked_sub(1)?)?;
        let (after, events) = (self.view_at(plies, viewer), self.events_at(plies, viewer)?);
        Some(with(&ActionAsSeen { after: &*after, seat: *seat, action, events: &events }))
    }

    /// The events of action number `plies`, counted from 1, in a sentence or two, as `viewer` saw them then. Empty if there is
    /// nothing to say. `names` are the names of all players.
    pub(crate) fn event_text(
        &self,
        language: Language,
        plies: usize,
        viewer: Option<Seat>,
        names: &[String],
    ) -> String {
        let event = |happened: &ActionAsSeen<'_>| self.game.event_text(language, happened, names);
        self.with_action_as_seen(plies, viewer, event).unwrap_or_default()
    }

    /// The decisive moment caused by action number `plies`, as `viewer` saw it then; `None` if the action was an ordinary one.
    pub(crate) fn moment(
        &self,
        language: Language,
        plies: usize,
        viewer: Option<Seat>,
        names: &[String],
    ) -> Option<MomentInWords> {
        self.with_action_as_seen(plies, viewer, |happened| self.game.moment(language, happened, names))?
    }

    /// The marks of the last turn among the first `plies` actions, as far as `viewer` may know; empty in a race.
    pub(crate) fn last_turn(&self, plies: usize, viewer: Option<Seat>) -> ActionMarks {
        let mut marks = ActionMarks::default();
        if self.pace.is_race() {
            return marks;
        }
        let known = self.public_plies(viewer).into_iter().filter(|known| *known <= plies).rev();
        let mut of = None;
        for known in known {
            let Entry { seat, action, .. } = &self.record.entries[known - 1];
            if *of.get_or_insert(*seat) != *seat {
                break;
            }
            marks.extend(self.view_at(known - 1, viewer).action_marks(*seat, action));
        }
        marks
    }

    /// The actions since `earlier`, an earlier state of this session. `None` if `earlier` is another game, or this game no longer
    /// begins with its actions.
    pub(crate) fn actions_since(&self, earlier: &Self) -> Option<&[Entry<AnyAction>]> {
        let (now, then) = (&self.record, &earlier.record);
        let is_same = (&now.options, now.seed, &now.position) == (&then.options, then.seed, &then.position)
            && now.outside_draws.starts_with(&then.outside_draws);
        now.entries.strip_prefix(&then.entries[..]).filter(|_| is_same)
    }

    /// The number of actions so far.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.record.entries.len()
    }

    /// The same game as part of a series that has this score so far.
    pub(crate) fn continue_series(mut self, mut score: Score) -> Self {
        score.wins.resize(self.players.len(), 0);
        self.score = score;
        self
    }

    /// The score of the series, including this game once it is over.
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

    /// The seats that may act now; none after a resignation. While an action is pending, these are the seats whose devices have
    /// the missing part.
    pub fn to_act(&self) -> Seats {
        match (self.resigned, &self.pending) {
            (Some(_), _) => Seats::EMPTY,
            (None, Some(_)) => {
                let waiting = self.to_act_after(LATEST_PLY);
                let partner = waiting.first().and_then(|seat| self.game.draw_partner(self.state(), seat));
                partner.map_or_else(|| Seats::all(self.players.len()).difference(waiting), Seats::only)
            }
            (None, None) => self.to_act_after(LATEST_PLY),
        }
    }

    /// The seats that were to act after `actions` actions, regardless of resignations and pending actions.
    #[must_use]
    pub fn to_act_after(&self, actions: usize) -> Seats {
        self.game.to_act(self.state_after(actions))
    }

    /// The legal actions of a seat after `actions` actions.
    #[must_use]
    pub fn actions(&self, actions: usize, seat: Seat) -> Vec<AnyAction> {
        self.game.actions(self.state_after(actions), seat)
    }

    /// The reason why the rules forbid an action; `None` if they allow it.
    #[must_use]
    pub fn refusal(&self, seat: Seat, action: &AnyAction) -> Option<AnyIllegal> {
        self.game.check(self.state(), seat, action).err()
    }

    /// The outcome by the rules; `None` while the game goes on.
    pub(crate) fn outcome(&self) -> Option<Outcome<AnyReason>> {
        self.game.outcome(self.state())
    }

    /// The way the game ended; `None` while it goes on.
    pub fn ending(&self) -> Option<Ending<AnyReason>> {
        let resigned = self.resigned.map(Ending::Resigned);
        resigned.or_else(|| self.outcome().map(Ending::Played))
    }

    /// The single winner; `None` if the game goes on or several seats share the first place.
    #[must_use]
    pub fn winner(&self) -> Option<Seat> {
        match self.ending()? {
            Ending::Played(outcome) => outcome.winner(),
            Ending::Resigned(seat) => (self.players.len() == 2).then(|| seat.other()),
        }
    }

    /// Does an action of a seat, or keeps it [pending](Session::pending). Undone actions can no longer be redone.
    ///
    /// # Errors
    /// When the rules forbid the action, or a player has resigned. Then nothing changes.
    pub fn act(&mut self, seat: Seat, action: AnyAction) -> Result<(), Refusal> {
        if self.must_wait(seat, &action)? {
            self.pending = Some(action);
            return Ok(());
        }
        self.play(seat, action)
    }

    /// Carries out the forced actions of persons, which need no decision. Does nothing if a player is at another device.
    ///
    /// ```
    /// use corsair_cabinet::game::Seat;
    /// use corsair_cabinet::games::named;
    /// use corsair_cabinet::session::{PlayerKind, Session};
    ///
    /// let game = named("court-wars").expect("a game");
    /// let players = ["Ann", "Ben"].map(|name| PlayerKind::Person(name.into()));
    /// let mut session = Session::new(game, "starter=1", 1, players.to_vec()).expect("the options go together");
    /// session.play_by_itself();
    /// assert_eq!(session.plies(), 1, "the first card is drawn; where to place it is a choice");
    /// ```
    pub fn play_by_itself(&mut self) {
        if self.is_by_letter() {
            return;
        }
        let persons = self.persons();
        while let Some((seat, action)) =
            self.game.forced_action(self.state()).filter(|(seat, _)| persons.contains(*seat))
        {
            if self.act(seat, action).is_err() {
                return;
            }
        }
    }

    /// Does an action that has no missing part to wait for.
    fn play(&mut self, seat: Seat, action: AnyAction) -> Result<(), Refusal> {
        if self.resigned.is_some() {
            return Err(Refusal::Resigned);
        }
        if let Some(rng) = self.ready_chance(&action) {
            self.game.check(self.state(), seat, &action).map_err(Refusal::Illegal)?;
            self.unknown_part = UnknownPart::Chance(None);
            self.draw_from(seat, rng);
        }
        let entry = Entry { seat, action, at: self.now };
        let state = self.game.play(self.state(), &entry).map_err(Refusal::Illegal)?;
        self.undone.clear();
        self.states.push(state);
        self.record.entries.push(entry);
        Ok(())
    }

    /// The time of a timed game, in ms since it began; `None` in other games.
    #[must_use]
    pub fn now(&self) -> Option<u64> {
        self.pace.is_timed().then_some(self.now)
    }

    fn set_time(&mut self, now: u64) {
        self.now = self.now.max(now);
        if let Some(state) = self.states.last_mut() {
            self.game.advance_clock(state, self.now);
        }
    }

    /// Whether the game is over and its secrets may have been seen, so that nothing can be undone.
    fn may_have_revealed_secrets(&self) -> bool {
        self.ending().is_some() && self.secrecy.hides_anything()
    }

    /// The number of actions left after undo: those before a person's last action. `None` if there is no such action, or a person
    /// has been shown something hidden since (ruling G-03), or a player at another device has acted since.
    fn plies_after_undo(&self) -> Option<usize> {
        let persons = self.persons();
        for (index, Entry { seat, action, .. }) in self.record.entries.iter().enumerate().rev() {
            let shown = self.game.seats_revealed_to(&self.states[index], *seat, action);
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

    /// Whether a person can undo any action while the game goes on: nothing is hidden, and no time passes.
    #[must_use]
    pub fn can_always_undo(&self) -> bool {
        !self.secrecy.hides_anything() && !self.pace.is_timed()
    }

    /// Whether [`Session::undo`] would undo something.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        // Time that has passed cannot be undone.
        let timed = self.pace.is_timed();
        !self.may_have_revealed_secrets()
            && !self.is_sent()
            && (self.resigned.is_some() || !timed && self.plies_after_undo().is_some())
    }

    /// Undoes a resignation, or else a person's last action and everything after it. Returns whether anything was undone.
    pub fn undo(&mut self) -> bool {
        if !self.can_undo() {
            return false;
        }
        if self.resigned.take().is_some() {
            return true;
        }
        let Some(plies) = self.plies_after_undo() else { return false };
        self.undone.push(self.record.split_off(plies));
        self.states.truncate(plies + 1);
        true
    }

    /// Whether [`Session::redo`] would redo something.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty() && self.resigned.is_none()
    }

    /// Redoes the step that was undone last. Returns whether there was one.
    pub fn redo(&mut self) -> bool {
        if !self.can_redo() {
            return false;
        }
        for entry in self.undone.pop().into_iter().flatten() {
            // The action was legal when it was first done.
            let Ok(state) = self.game.play(self.state(), &entry) else { return false };
            self.states.push(state);
            self.record.entries.push(entry);
        }
        true
    }

    /// Takes back the last action, even if it revealed something. This is for a referee: players use [`Session::undo`]. Undone
    /// actions can no longer be redone. Returns whether there was an action.
    ///
    /// ```
    /// use corsair_cabinet::game::Seat;
    /// use corsair_cabinet::games::named;
    /// use corsair_cabinet::session::Session;
    ///
    /// let game = named("court-wars").expect("a game");
    /// let mut session = Session::new(game, "starter=1", 1, Vec::new()).expect("the options go together");
    /// session.act(Seat::FIRST, game.read_action("draw").expect("an action")).expect("the action is legal");
    /// // A player has seen the card.
    /// assert!(!session.can_undo());
    /// assert!(session.take_back() && session.plies() == 0);
    /// ```
    pub fn take_back(&mut self) -> bool {
        let Some(before) = self.plies().checked_sub(1) else { return false };
        self.record.split_off(before);
        self.states.pop();
        self.undone.clear();
        self.now = self.game.now(self.state());
        true
    }

    /// Advances the clock of a timed game by this number of ms, or fewer if a deadline comes first. Unlike
    /// [`Session::advance_clock`], it does not carry out the deadline's action. Does nothing in games without a clock.
    pub(crate) fn wait(&mut self, time: u64) {
        let then = self.game.now(self.state()).saturating_add(time);
        let next = self.game.next_deadline(self.state()).map_or(then, |deadline| deadline.at);
        if let Some(state) = self.states.last_mut() {
            self.game.advance_clock(state, then.min(next));
        }
        self.now = self.game.now(self.state());
    }

    /// Records that a seat resigns. Does nothing if the game is over.
    pub fn resign(&mut self, seat: Seat) {
        if self.ending().is_none() {
            self.resigned = Some(seat);
        }
    }

    /// The next game of the series, with the same players and the options that the rules give for it. A game that started at a
    /// position starts there again. `None` if the options exclude each other.
    #[must_use]
    pub fn rematch(&self, seed: u64) -> Option<Self> {
        let (game, players) = (self.game, self.players.clone());
        let next = match &self.record.position {
            Some(position) => Self::at(game, position.clone(), seed, players),
            None => Self::new(game, &game.rematch(self.state(), self.winner()), seed, players).ok(),
        };
        Some(Self { score: self.score(), ..next? })
    }

    /// A separate game with the same players from the state after `actions` actions, to try something else; `None` if the game
    /// was over then. Persons at this device play for players at other devices.
    pub(crate) fn branch_at(&self, actions: usize) -> Option<Self> {
        let here = |player: &PlayerKind| match player {
            PlayerKind::Remote(name) => PlayerKind::Person(name.clone()),
            player => player.clone(),
        };
        let position = self.state_after(actions);
        let players = self.players.iter().map(here).collect();
        let goes_on = self.game.outcome(position).is_none();
        goes_on.then(|| Self::at(self.game, position.clone(), self.record.seed, players))?
    }

    /// This game as it was after `actions` actions, with other players; `None` if it was over then.
    pub(crate) fn branch(&self, actions: usize, players: Vec<PlayerKind>) -> Option<Self> {
        if self.game.outcome(self.state_after(actions)).is_some() {
            return None;
        }
        let mut record = AnyRecord { details: Details::default(), ..self.record.clone() };
        record.split_off(actions);
        Self::of_record(self.game, record, players, None).ok()
    }

    /// Whether the record and its positions may be shared. They may not while they would reveal something hidden to a player.
    pub(crate) fn may_share(&self) -> bool {
        let is_over = self.ending().is_some() && !self.is_supposed();
        self.is_replay || is_over || !self.secrecy.hides_anything()
    }

    /// The position after `actions` actions, as text that [`read_position`](crate::game::read_position) reads.
    #[must_use]
    pub fn position(&self, actions: usize) -> String {
        format!("position {POSITION_VERSION} {} {}", self.game.id(), self.state_after(actions))
    }

    /// A replay of this game's players and notes at another position; `None` if the options of the position exclude each other.
    pub(crate) fn with_position(&self, position: AnyState) -> Option<Self> {
        let session = Self::at(self.game, position, 0, self.players.clone())?;
        let mut session = Self { is_replay: self.is_replay, ..session };
        session.record.details = self.record.details.clone();
        Some(session)
    }

    /// A record without actions that starts at the position after `actions` actions, with the notes there. Its seed is always 0,
    /// so that each position has one link. The position determines what will be drawn.
    pub(crate) fn record_at(&self, actions: usize) -> String {
        let mut record = AnyRecord::new(self.options().into(), 0, Some(self.state_after(actions).clone()));
        record.details.notes = self.notes().from_position(actions.min(self.plies()));
        record.write(self.game)
    }
}

#[cfg(test)]
mod tests;
