//! Records of games: the options, the seed and all actions. Replaying a record gives the same state on every machine and with
//! every later version of this program.

mod chance;
mod details;
mod notes;
mod plain_text;
mod reader;

use std::fmt;
use std::str::FromStr;

pub use chance::{DrawWithOutsideRng, RECORD_VERSION};
pub use details::{Details, LONGEST_NAME, LONGEST_TITLE, PlayerDetails, ResultDetails};
pub use notes::{LONGEST_NOTE, MAX_NOTES, Note, NoteKind, Notes};
pub use plain_text::plain_text;

use chance::version_of;
use reader::{CommonParts, Layout, RecordBuilder};

use super::text::{ParseError, Word};
use super::{Choices, Game, GameClock, OptionConflict, Seat};

/// One action in a record, with its seat and time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry<Action> {
    /// The seat that acted.
    pub seat: Seat,
    /// The action.
    pub action: Action,
    /// The time of the action, in ms since the game began; 0 in games without a clock.
    pub at: u64,
}

/// The record of a game: its options, its seed and its actions in order.
///
/// The text of a record has a line for the options, one for the seed and one for each action:
///
/// ```text
/// record 1 knights-and-corsairs
/// options hand=5
/// seed 42
/// 1 attack b2 7H 3D 9H
/// 2 defend 3C 4S 10S
/// end
/// ```
///
/// In a timed game the time in ms follows the seat: `1 @73200 spawn c5`. In a game that began at a position, the position follows
/// the seed, in the text of [`Game::State`]: `position standard corsairs=1 turn=1 …`. Version 2 adds the lines of [`Details`]:
/// the title, the players and the result. Version 3 adds a line for each draw of a seat with a generator from outside the game:
/// `chance 1 0123456789abcdef`. The line follows the actions before the draw. Version 4 adds [`Notes`] to the details. The last
/// line shows that the record is complete.
///
/// ```
/// use corsair_cabinet::game::{Game, Record, Seat};
/// use corsair_cabinet::game::record::Entry;
/// use corsair_cabinet::games::court_wars::CourtWars;
///
/// let mut record = Record::<CourtWars>::new("starter=1".parse()?, 42);
/// record.entries.push(Entry { seat: Seat::FIRST, action: "draw".parse()?, at: 0 });
/// assert_eq!(record.to_string(), "record 1 court-wars\noptions starter=1\nseed 42\n1 draw\nend\n");
/// assert_eq!(record.to_string().parse(), Ok(record.clone()));
///
/// let states = record.replay().unwrap();
/// assert_eq!(states.len(), 2);
/// assert_eq!(CourtWars::start(&record.options, 42).as_ref(), Ok(&states[0]));
/// # Ok::<(), corsair_cabinet::game::ParseError>(())
/// ```
pub struct Record<G: Game> {
    /// The options of the game.
    pub options: G::Options,
    /// The seed of the game's random generator and of the computer players.
    pub seed: u64,
    /// The position at which the game began; `None` for a new game.
    pub position: Option<G::State>,
    /// The title, the players, the result and the notes; each of them may be missing.
    pub details: Details,
    /// The random generators that came from outside the game, in order.
    pub outside_draws: Vec<DrawWithOutsideRng>,
    /// All actions, in order.
    pub entries: Vec<Entry<G::Action>>,
}

/// The reason why a record cannot be replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReplayError<Illegal> {
    /// Two of the options exclude each other, so the game cannot begin.
    Options(OptionConflict),
    /// The action with this number, counted from 1, is illegal.
    Action(usize, Illegal),
}

impl<Illegal: fmt::Display> fmt::Display for ReplayError<Illegal> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Options(clash) => write!(out, "the options do not fit together: {clash}"),
            Self::Action(number, illegal) => write!(out, "action {number} is illegal: {illegal}"),
        }
    }
}

impl<Illegal: fmt::Display + fmt::Debug> std::error::Error for ReplayError<Illegal> {}

impl<Action> Entry<Action> {
    /// Converts the action of the entry to another type.
    pub fn map<Other>(self, map: impl FnOnce(Action) -> Other) -> Entry<Other> {
        Entry { seat: self.seat, action: map(self.action), at: self.at }
    }

    /// Advances the clock of a state to the action's time and carries out the action.
    ///
    /// # Errors
    /// When the action is illegal. The clock of the state may have been advanced nevertheless.
    pub fn play<G: Game<Action = Action>>(&self, state: &mut G::State) -> Result<(), G::Illegal> {
        G::Clock::advance_clock(state, self.at);
        G::play(state, self.seat, &self.action)
    }
}

impl<Action: fmt::Display> Entry<Action> {
    /// Writes the line of a record: the seat, the time if the game is timed, and the action.
    pub fn write(&self, timed: bool) -> String {
        write_entry(self.seat, timed.then_some(self.at), &self.action)
    }
}

fn write_entry(seat: Seat, at: Option<u64>, action: &dyn fmt::Display) -> String {
    at.map_or_else(|| format!("{seat} {action}"), |at| format!("{seat} @{at} {action}"))
}

impl<Action: FromStr<Err = ParseError>> Entry<Action> {
    /// Reads a line that [`Entry::write`] wrote.
    ///
    /// ```
    /// use corsair_cabinet::game::record::Entry;
    /// use corsair_cabinet::game::text::Word;
    /// use corsair_cabinet::games::court_wars::rules::Action;
    ///
    /// let entry = Entry::<Action>::read(Word::whole("2 place K"), false)?;
    /// assert_eq!(entry.write(false), "2 place K");
    /// assert_eq!(Entry { at: 700, ..entry }.write(true), "2 @700 place K");
    /// # Ok::<(), corsair_cabinet::game::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// When the text cannot be read.
    pub fn read(word: Word<'_>, timed: bool) -> Result<Self, ParseError> {
        let (seat, at, rest) = reader::read_entry(word, timed)?;
        Ok(Self { seat, action: rest.parse()?, at })
    }
}

impl<Action> Entry<Action> {
    /// Reads a line that [`Entry::write`] wrote, with a function that reads the action.
    pub(crate) fn read_with(
        word: Word<'_>,
        timed: bool,
        read: impl FnOnce(Word<'_>) -> Result<Action, ParseError>,
    ) -> Result<Self, ParseError> {
        let (seat, at, rest) = reader::read_entry(word, timed)?;
        Ok(Self { seat, action: read(rest)?, at })
    }
}

impl<G: Game> Record<G> {
    /// The record of a new game without actions.
    pub fn new(options: G::Options, seed: u64) -> Self {
        let (details, outside_draws, entries) = (Details::default(), Vec::new(), Vec::new());
        Self { options: G::normalize(options), seed, position: None, details, outside_draws, entries }
    }

    /// The record of a game without actions that begins at this position.
    pub fn at(position: G::State, seed: u64) -> Self {
        let options = G::options(&position).clone();
        let (details, outside_draws, entries) = (Details::default(), Vec::new(), Vec::new());
        Self { options, seed, position: Some(position), details, outside_draws, entries }
    }

    /// The time at which the game began, in ms: more than 0 if the clock was already running in its first position.
    pub(crate) fn start_time(&self) -> u64 {
        self.position.as_ref().map_or(0, G::Clock::now)
    }

    /// The first state of the game: its position, or the initial state of a new game.
    ///
    /// # Errors
    /// When two of the options exclude each other.
    pub fn first_state(&self) -> Result<G::State, OptionConflict> {
        self.position.clone().map_or_else(|| G::start(&self.options, self.seed), Ok)
    }

    /// All states of the game: the first one, and one after each action.
    ///
    /// # Errors
    /// When the game cannot begin, or an action is illegal.
    pub fn replay(&self) -> Result<Vec<G::State>, ReplayError<G::Illegal>> {
        let mut states = Vec::with_capacity(self.entries.len() + 1);
        states.push(self.first_state().map_err(ReplayError::Options)?);
        self.draw(0, &mut states[0]);
        for (index, entry) in self.entries.iter().enumerate() {
            // The clock ran on in the state before the action, as in the game that was played.
            G::Clock::advance_clock(&mut states[index], entry.at);
            let mut state = states[index].clone();
            entry.play::<G>(&mut state).map_err(|illegal| ReplayError::Action(index + 1, illegal))?;
            self.draw(index + 1, &mut state);
            states.push(state);
        }
        Ok(states)
    }

    /// Applies the random generators from outside that the record has after `plies` actions.
    fn draw(&self, plies: usize, state: &mut G::State) {
        self.outside_draws.iter().filter(|draw| draw.plies == plies).for_each(|draw| draw.apply::<G>(state));
    }

    /// The record as one line for the address of a link: its lines with `;` between them, with `_` for each space and `~` for
    /// each `;` within a line. All other characters of a record can stay in an address.
    ///
    /// ```
    /// use corsair_cabinet::game::Record;
    /// use corsair_cabinet::games::court_wars::CourtWars;
    ///
    /// let record = Record::<CourtWars>::new("standard".parse()?, 7);
    /// assert_eq!(record.to_link(), "record_1_court-wars;options_standard;seed_7;end");
    /// assert_eq!(Record::from_link(&record.to_link()), Ok(record));
    /// # Ok::<(), corsair_cabinet::game::ParseError>(())
    /// ```
    pub fn to_link(&self) -> String {
        link_of(&self.to_string())
    }

    /// Reads a link that [`Record::to_link`] wrote.
    ///
    /// # Errors
    /// When the link cannot be read.
    pub fn from_link(link: &str) -> Result<Self, ParseError> {
        text_of_link(link)?.parse()
    }
}

/// The text of the record in a link.
pub(crate) fn text_of_link(link: &str) -> Result<String, ParseError> {
    // Each record has only one link.
    if let Some(place) = link.chars().position(|letter| matches!(letter, ' ' | '\n')) {
        return Err(Word { text: " ", column: place + 1 }.expected("a link without spaces or line breaks"));
    }
    Ok(link.replace(';', "\n").replace('_', " ").replace('~', ";") + "\n")
}

/// The link to a record with this text, in the format of [`Record::to_link`].
#[must_use]
pub fn link_of(text: &str) -> String {
    text.trim_end().replace(';', "~").replace('\n', ";").replace(' ', "_")
}

/// Whether the text or link of a record contains a position and no actions; it may have notes.
#[must_use]
pub fn is_position(text: &str) -> bool {
    let mut lines = text.trim_end().split(['\n', ';']).skip(3);
    let starts_with_one = lines.next().is_some_and(|line| line.starts_with("position"));
    starts_with_one && lines.all(|line| line == "end" || line.starts_with("note"))
}

/// The id of the game in the text or link of a record; `None` if the first line is not the beginning of a record.
///
/// ```
/// use corsair_cabinet::game::record::{game_of, is_position};
///
/// let link = "record_1_court-wars;options_standard;seed_0;position_standard;end";
/// assert_eq!(game_of(link), Some("court-wars"));
/// assert!(is_position(link));
/// assert_eq!(game_of("position 1 court-wars"), None);
/// ```
#[must_use]
pub fn game_of(text: &str) -> Option<&str> {
    let first = text.split(['\n', ';']).next()?;
    let mut words = first.split([' ', '_']);
    (words.next() == Some("record")).then_some(())?;
    words.nth(1)
}

// Derived implementations would require that `G` itself implements these traits.
impl<G: Game> Clone for Record<G> {
    fn clone(&self) -> Self {
        Self {
            options: self.options.clone(),
            seed: self.seed,
            position: self.position.clone(),
            details: self.details.clone(),
            outside_draws: self.outside_draws.clone(),
            entries: self.entries.clone(),
        }
    }
}

impl<G: Game> PartialEq for Record<G> {
    fn eq(&self, other: &Self) -> bool {
        self.options == other.options
            && self.seed == other.seed
            && self.position == other.position
            && self.details == other.details
            && self.outside_draws == other.outside_draws
            && self.entries == other.entries
    }
}

impl<G: Game> Eq for Record<G> {}

impl<G: Game> fmt::Debug for Record<G> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{:?}", self.to_string())
    }
}

impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { options, seed, position, details, outside_draws, entries } = self;
        let timed = G::pace(options).is_timed();
        let entry = |plies: usize| entries.get(plies).map(|entry| entry.write(timed));
        let position = position.as_ref().map(|position| position as _);
        write_record(out, (G::ID, options, *seed), position, details, outside_draws, &entry)
    }
}

/// Writes a record from the id, options and seed of a game. `entry` writes the line of the action with an index, counted from 0,
/// and returns `None` after the last action.
pub(crate) fn write_record(
    out: &mut dyn fmt::Write,
    (id, options, seed): (&str, &dyn fmt::Display, u64),
    position: Option<&dyn fmt::Display>,
    details: &Details,
    outside_draws: &[DrawWithOutsideRng],
    entry: &dyn Fn(usize) -> Option<String>,
) -> fmt::Result {
    writeln!(out, "record {} {id}\noptions {options}\nseed {seed}", version_of(outside_draws, details))?;
    if let Some(position) = position {
        writeln!(out, "position {position}")?;
    }
    write!(out, "{details}")?;
    let mut draws = outside_draws.iter().peekable();
    for plies in 0.. {
        while let Some(DrawWithOutsideRng { seat, rng, .. }) = draws.next_if(|draw| draw.plies <= plies) {
            writeln!(out, "chance {seat} {rng}")?;
        }
        let Some(entry) = entry(plies) else { break };
        writeln!(out, "{entry}")?;
    }
    writeln!(out, "end")
}

impl<G: Game> FromStr for Record<G> {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut record = Self::new(G::Options::default(), 0);
        let CommonParts { seed, details, outside_draws } = reader::read(text, G::ID, &mut record)?;
        Ok(Self { seed, details, outside_draws, ..record })
    }
}

impl<G: Game> RecordBuilder for Record<G> {
    fn read_options(&mut self, word: Word<'_>) -> Result<Layout, ParseError> {
        self.options = G::Options::read_stored(word)?;
        if G::normalize(self.options.clone()) != self.options {
            return Err(word.expected("no option that has no effect beside the others"));
        }
        let (seats, timed) = (G::seat_count(&self.options), G::pace(&self.options).is_timed());
        Ok(Layout { seats, timed, draws: G::REDRAW_UNKNOWN.is_some() })
    }

    fn read_position(&mut self, word: Word<'_>) -> Result<u64, ParseError> {
        let state: G::State = word.parse()?;
        if *G::options(&state) != self.options {
            return Err(word.expected("a position with the options above"));
        }
        self.position = Some(state);
        Ok(self.start_time())
    }

    fn read_action(&mut self, seat: Seat, at: u64, word: Word<'_>) -> Result<(), ParseError> {
        self.entries.push(Entry { seat, action: word.parse()?, at });
        Ok(())
    }
}
