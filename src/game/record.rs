//! Records of games: the options, the seed and every action. Replaying a record gives the same state on every machine and
//! with every later version of this program.

mod details;

use std::fmt;
use std::iter::Peekable;
use std::str::FromStr;

pub use details::{Details, LONGEST_NAME, LONGEST_TITLE, PlayerDetails, ResultDetails, plain_text};

use super::text::{self, ParseError, Word, Words};
use super::{Choices, Game, GameClock, OptionConflict, Rng, Seat};

/// The latest version of the record text. A record without outcomes of [`Chance`] is written as version 2, or without [`Details`]
/// as version 1, which earlier programs can read.
pub const RECORD_VERSION: u64 = 3;

/// An outcome of chance that came from outside: the generator from which a seat draws.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chance {
    /// The number of actions before it.
    pub plies: usize,
    /// The seat that draws.
    pub seat: Seat,
    /// The generator.
    pub rng: Rng,
}

impl Chance {
    /// Applies the outcome to the state in which it happens.
    pub fn apply<G: Game>(&self, state: &mut G::State) {
        if let Some(redraw) = G::OUTSIDE_CHANCE {
            redraw(state, self.seat, self.rng.clone());
        }
    }

    /// Reads what follows the word "chance" in a record.
    fn read(mut words: Words<'_>, plies: usize, seats: usize) -> Result<Self, ParseError> {
        let seat = Seat::read(words.next("the seat that draws")?, seats)?;
        let rng = Rng::try_from(words.next("the generator")?)?;
        words.end()?;
        Ok(Self { plies, seat, rng })
    }
}

/// An action in a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry<Action> {
    /// The seat that acted.
    pub seat: Seat,
    /// Its action.
    pub action: Action,
    /// The time of the action, in ms since the game began; 0 in games without a clock.
    pub at: u64,
}

/// The options, the seed and the actions of a game, in their order.
///
/// Its text has a line for the options, one for the seed and one for each action:
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
/// In a timed game the time comes after the seat: `1 @73200 spawn c5`. In a game that began at a position, the position
/// comes below the seed, as [`Game::State`] is written: `position standard corsairs=1 turn=1 …`. In version 2 the lines of
/// [`Details`] follow, with a title, the players and the result. In version 3 there is a line above an action for each seat that
/// draws with a generator from outside: `chance 1 0123456789abcdef`. The last line shows that the record is complete.
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
    /// The seed of the game's generator, and of the computer players.
    pub seed: u64,
    /// The position at which the game began; `None` for a new game.
    pub position: Option<G::State>,
    /// The title, the players and the result, as far as the record names them.
    pub details: Details,
    /// The outcomes of chance that came from outside, in order.
    pub chance: Vec<Chance>,
    /// Every action, in order.
    pub entries: Vec<Entry<G::Action>>,
}

/// Why a record cannot be replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReplayError<Illegal> {
    /// Two of the options exclude each other, so that the game cannot begin.
    Options(OptionConflict),
    /// The action of this number, counted from 1, is not legal.
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
    /// Advances the clock of a state to the action's time and carries out the action.
    ///
    /// # Errors
    /// When the action is not legal. The clock of the state may have been advanced nevertheless.
    pub fn play<G: Game<Action = Action>>(&self, state: &mut G::State) -> Result<(), G::Illegal> {
        G::Clock::advance_clock(state, self.at);
        G::play(state, self.seat, &self.action)
    }
}

impl<Action: fmt::Display> Entry<Action> {
    /// The text of the action in a record; with its time in a timed game.
    #[must_use]
    pub fn write(&self, timed: bool) -> String {
        let Self { seat, action, at } = self;
        if timed { format!("{seat} @{at} {action}") } else { format!("{seat} {action}") }
    }
}

impl<Action: FromStr<Err = ParseError>> Entry<Action> {
    /// Reads what [`Entry::write`] writes.
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
        let (seat, mut rest) = word.split_once(' ').ok_or_else(|| word.expected("a seat and what it did"))?;
        let seat = Seat::try_from(seat)?;
        let mut at = 0;
        if timed {
            let (time, action) =
                rest.split_once(' ').ok_or_else(|| rest.expected("a time such as @73200, and an action"))?;
            let digits = time.text.strip_prefix('@').ok_or_else(|| time.expected("a time such as @73200"))?;
            at = text::read_time(Word { text: digits, column: time.column + 1 })?;
            rest = action;
        }
        let action = rest.text.parse().map_err(|error: ParseError| error.offset_columns(rest.column - 1))?;
        Ok(Self { seat, action, at })
    }
}

impl<G: Game> Record<G> {
    /// The record of a new game, without actions.
    #[must_use]
    pub fn new(options: G::Options, seed: u64) -> Self {
        let (details, chance, entries) = (Details::default(), Vec::new(), Vec::new());
        Self { options: G::normalize(options), seed, position: None, details, chance, entries }
    }

    /// The record of a game that begins at this position, without actions.
    #[must_use]
    pub fn at(position: G::State, seed: u64) -> Self {
        let options = G::options(&position).clone();
        let (details, chance, entries) = (Details::default(), Vec::new(), Vec::new());
        Self { options, seed, position: Some(position), details, chance, entries }
    }

    /// The time at which the game began, in ms: more than 0 if it began at a position whose clock had been running.
    #[must_use]
    pub fn begun_at(&self) -> u64 {
        self.position.as_ref().map_or(0, G::Clock::now)
    }

    /// The time of the last action, in ms; the time at which the game began if there is no action.
    #[must_use]
    pub fn latest(&self) -> u64 {
        self.entries.last().map_or_else(|| self.begun_at(), |entry| entry.at)
    }

    /// The state in which the game begins: its position, or the first state of a new game.
    ///
    /// # Errors
    /// When two of the options exclude each other.
    pub fn beginning(&self) -> Result<G::State, OptionConflict> {
        self.position.clone().map_or_else(|| G::start(&self.options, self.seed), Ok)
    }

    /// Every state of the game, from the beginning to the last action.
    ///
    /// # Errors
    /// When the game cannot begin or an action is illegal.
    pub fn replay(&self) -> Result<Vec<G::State>, ReplayError<G::Illegal>> {
        let mut states = Vec::with_capacity(self.entries.len() + 1);
        states.push(self.beginning().map_err(ReplayError::Options)?);
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

    /// Applies the outcomes of chance that follow after this number of actions.
    fn draw(&self, plies: usize, state: &mut G::State) {
        self.chance.iter().filter(|chance| chance.plies == plies).for_each(|chance| chance.apply::<G>(state));
    }

    /// Leaves out all actions but the first ones, and what came after them. Returns those actions.
    pub fn split_off(&mut self, plies: usize) -> Vec<Entry<G::Action>> {
        self.chance.retain(|chance| chance.plies <= plies);
        self.entries.split_off(plies.min(self.entries.len()))
    }

    /// The version of its text.
    fn version(&self) -> u64 {
        match (self.chance.is_empty(), self.details.is_empty()) {
            (true, true) => 1,
            (true, false) => 2,
            (false, _) => RECORD_VERSION,
        }
    }

    /// The line of the record's text, counted from 0, that cannot be replayed.
    #[must_use]
    pub fn line_of(&self, broken: &ReplayError<G::Illegal>) -> usize {
        match broken {
            ReplayError::Options(_) => 1,
            // Above the actions are the version, the options, the seed, and perhaps a position and details.
            ReplayError::Action(number, _) => {
                let drawn = self.chance.iter().filter(|chance| chance.plies < *number).count();
                2 + usize::from(self.position.is_some()) + self.details.lines() + drawn + number
            }
        }
    }

    /// The record in one line, for the address of a link: its lines with `;` between them, each space replaced by `_`, and each
    /// `;` within a line by `~`. An address may hold all characters of a record as they are.
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
    #[must_use]
    pub fn to_link(&self) -> String {
        link_of(&self.to_string())
    }

    /// Reads what [`Record::to_link`] writes.
    ///
    /// # Errors
    /// When the link cannot be read.
    pub fn from_link(link: &str) -> Result<Self, ParseError> {
        // A link has one spelling, so the characters that are replaced in it are refused.
        if let Some(place) = link.chars().position(|letter| matches!(letter, ' ' | '\n')) {
            return Err(Word { text: " ", column: place + 1 }.expected("a link without spaces or line breaks"));
        }
        let mut text = link.replace(';', "\n").replace('_', " ").replace('~', ";");
        text.push('\n');
        text.parse()
    }
}

/// The link to a record with this text, as [`Record::to_link`] writes it.
#[must_use]
pub fn link_of(text: &str) -> String {
    text.trim_end().replace(';', "~").replace('\n', ";").replace(' ', "_")
}

/// Whether the text or link of a record holds a position and no action.
#[must_use]
pub fn is_position(text: &str) -> bool {
    let mut lines = text.trim_end().split(['\n', ';']).skip(3);
    lines.next().is_some_and(|line| line.starts_with("position")) && lines.eq(["end"])
}

/// The name of the game in the text or link of a record; `None` when the first line is not the beginning of a record.
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
            chance: self.chance.clone(),
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
            && self.chance == other.chance
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
        writeln!(out, "record {} {}", self.version(), G::ID)?;
        writeln!(out, "options {}", self.options)?;
        writeln!(out, "seed {}", self.seed)?;
        if let Some(position) = &self.position {
            writeln!(out, "position {position}")?;
        }
        write!(out, "{}", self.details)?;
        let timed = G::pace(&self.options).is_timed();
        let mut chance = self.chance.iter().peekable();
        for plies in 0..=self.entries.len() {
            while let Some(Chance { seat, rng, .. }) = chance.next_if(|chance| chance.plies <= plies) {
                writeln!(out, "chance {seat} {rng}")?;
            }
            if let Some(entry) = self.entries.get(plies) {
                writeln!(out, "{}", entry.write(timed))?;
            }
        }
        writeln!(out, "end")
    }
}

impl<G: Game> FromStr for Record<G> {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let lines: Vec<&str> = text.split('\n').collect();
        let Some((&"", [body @ .., "end"])) = lines.split_last() else {
            let last = lines.len() - usize::from(lines.last() == Some(&""));
            let error = Word::whole(lines.get(last.wrapping_sub(1)).copied().unwrap_or_default())
                .expected("\"end\" as the last line (the record was cut)");
            return Err(error.offset_lines(last.saturating_sub(1)));
        };
        let mut lines = body.iter().enumerate();
        let mut line = |read: &mut dyn FnMut(&str) -> Result<(), ParseError>| {
            let (number, line) = lines.next().map_or((body.len(), ""), |(number, line)| (number, *line));
            read(line).map_err(|error| error.offset_lines(number))
        };
        let mut version = 1;
        line(&mut |line| {
            version = header::<G>(line)?;
            Ok(())
        })?;
        let mut options = G::Options::default();
        line(&mut |line| {
            let mut words = Words::of(line);
            words.keyword("options")?;
            let word = words.next("the options or \"standard\"")?;
            options = G::Options::read_stored(word)?;
            if G::normalize(options.clone()) != options {
                return Err(word.expected("no option that has no effect beside the others"));
            }
            words.end()
        })?;
        let mut seed = 0;
        line(&mut |line| {
            let mut words = Words::of(line);
            words.keyword("seed")?;
            seed = words.next("the seed")?.number()?;
            words.end()
        })?;
        let mut lines = lines.peekable();
        let position = lines.next_if(|(_, line)| line.starts_with("position "));
        let position = position
            .map(|(number, line)| read_position::<G>(line, &options).map_err(|error| error.offset_lines(number)))
            .transpose()?;
        let timed = G::pace(&options).is_timed();
        let seats = G::seats(&options);
        let details = read_details(&mut lines, seats)?;
        let mut record = Self { options, seed, position, details, chance: Vec::new(), entries: Vec::new() };
        for (number, line) in lines {
            let mut words = Words::of(line);
            if G::OUTSIDE_CHANCE.is_some() && words.keyword("chance").is_ok() {
                let chance = Chance::read(words, record.entries.len(), seats);
                record.chance.push(chance.map_err(|error| error.offset_lines(number))?);
                continue;
            }
            let entry = Entry::read(Word::whole(line), timed).map_err(|error| error.offset_lines(number))?;
            if timed && entry.at < record.latest() {
                return Err(Word::whole(line).expected("a time that is not before the last one").offset_lines(number));
            }
            record.entries.push(entry);
        }
        details::check_version(version_word(body), version, record.version())?;
        Ok(record)
    }
}

/// Reads the first line of a record: its version.
fn header<G: Game>(line: &str) -> Result<u64, ParseError> {
    let mut words = Words::of(line);
    words.keyword("record")?;
    let version = text::version(words.next("the version of the record")?, RECORD_VERSION)?;
    words.keyword(G::ID)?;
    words.end()?;
    Ok(version)
}

/// The version in the first line of a record that was read.
fn version_word<'a>(body: &[&'a str]) -> Word<'a> {
    let mut words = Words::of(body.first().copied().unwrap_or_default());
    words.next_word();
    words.next_word().unwrap_or(Word::whole(""))
}

/// Reads the details, which stand above the actions.
fn read_details<'a>(
    lines: &mut Peekable<impl Iterator<Item = (usize, &'a &'a str)>>,
    seats: usize,
) -> Result<Details, ParseError> {
    let mut details = Details::default();
    while let Some((number, line)) = lines.peek() {
        if !details.read_line(line, seats).map_err(|error| error.offset_lines(*number))? {
            break;
        }
        lines.next();
    }
    if details.players.is_empty() || details.players.len() == seats {
        return Ok(details);
    }
    let (number, line) = lines.next().map_or((0, ""), |(number, line)| (number, *line));
    Err(Word::whole(line).expected("a line for each seat").offset_lines(number))
}

/// Reads the line of the position at which a game with these options began.
fn read_position<G: Game>(line: &str, options: &G::Options) -> Result<G::State, ParseError> {
    let mut words = Words::of(line);
    words.keyword("position")?;
    let text = words.rest();
    let state = text.text.parse::<G::State>().map_err(|error| error.offset_columns(text.column - 1))?;
    if G::options(&state) == options { Ok(state) } else { Err(text.expected("a position with the options above")) }
}
