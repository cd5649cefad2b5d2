//! Text cases: tests of a game's rules in a plain text format, which need no Rust.
//!
//! The files are `tests/records/<game>/*.txt`; `tests/records/README.md` describes their format. [`run`] gets the text of a file
//! and needs no file system or test harness, so the same cases run natively and, in WebAssembly, in a browser.

use std::fmt;

use super::record::Entry;
use super::text::{self, ParseError, Word, Words};
use super::{Choices, Deadline, GameClock, Record, Seat, Seats, SessionRules, read_position, write_position};

/// A line of a case whose expectation was not met.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// The number of the line in the file, from 1.
    pub line: usize,
    /// The title of the case.
    pub case: String,
    /// The expectation of the line.
    pub expected: String,
    /// What was found instead.
    pub found: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { line, case, expected, found } = self;
        write!(out, "line {line}, in \"{case}\":\n  expected {expected}\n  found    {found}")
    }
}

impl std::error::Error for Failure {}

/// The title of each case in a file: the comment in the first line of the case.
pub fn titles(text: &str) -> impl Iterator<Item = &str> {
    blocks(text).into_iter().map(|block| block.title)
}

/// Runs all cases of a file and returns their number.
///
/// ```
/// use corsair_cabinet::game::cases::run;
/// use corsair_cabinet::games::court_wars::CourtWars;
///
/// let file = "# Draw before you discard\nposition standard turn=1\nrefuse 1 discard because Draw a card\n";
/// assert_eq!(run::<CourtWars>(file), Ok(1));
/// let failures = run::<CourtWars>("# A wrong number\nposition standard\nlegal 1 5\n").unwrap_err();
/// assert_eq!((failures[0].line, failures[0].found.as_str()), (3, "1"));
/// ```
///
/// # Errors
/// When cases fail: the first failing line of each of them.
pub fn run<G: SessionRules>(text: &str) -> Result<usize, Vec<Failure>> {
    let blocks = blocks(text);
    let failures: Vec<Failure> = blocks.iter().filter_map(|block| play::<G>(block).err()).collect();
    if failures.is_empty() { Ok(blocks.len()) } else { Err(failures) }
}

/// One case: its title, and its lines without comments, each with its line number.
struct Block<'a> {
    title: &'a str,
    lines: Vec<(usize, &'a str)>,
}

fn blocks(text: &str) -> Vec<Block<'_>> {
    let numbered: Vec<(usize, &str)> = (1..).zip(text.lines().map(str::trim_end)).collect();
    let blocks = numbered.split(|(_, line)| line.is_empty()).map(|lines| {
        let title = lines.first().and_then(|(_, line)| line.strip_prefix('#')).map_or("", str::trim);
        let lines = lines.iter().filter(|(_, line)| !line.starts_with('#')).copied().collect();
        Block { title, lines }
    });
    // A block with comments only is no case.
    blocks.filter(|block| !block.lines.is_empty()).collect()
}

/// An expectation that was not met, and what was found.
struct Mismatch {
    expected: String,
    found: String,
}

fn mismatch<T>(expected: impl Into<String>, found: impl Into<String>) -> Result<T, Mismatch> {
    Err(Mismatch { expected: expected.into(), found: found.into() })
}

impl From<ParseError> for Mismatch {
    fn from(error: ParseError) -> Self {
        let found = if error.found.is_empty() { "the end".into() } else { format!("{:?}", error.found) };
        Self { expected: format!("{} in column {}", error.expected, error.column), found }
    }
}

fn play<G: SessionRules>(block: &Block<'_>) -> Result<(), Failure> {
    let fail = |line: usize, Mismatch { expected, found }: Mismatch| Failure {
        line,
        case: block.title.to_owned(),
        expected,
        found,
    };
    let first = block.lines.first().map_or(0, |(line, _)| *line);
    if block.title.is_empty() {
        return Err(fail(
            first,
            Mismatch { expected: "a title, after #, in the first line of the case".into(), found: "none".into() },
        ));
    }
    let mut case = Case::<G> { options: G::Options::default(), seed: 1, game: None };
    let mut last = first;
    for (number, line) in &block.lines {
        case.line(line).map_err(|error| fail(*number, error))?;
        last = *number;
    }
    if let Some(played) = &case.game {
        check_round_trips(played).map_err(|error| fail(last, error))?;
    }
    Ok(())
}

/// A case that is being run.
struct Case<G: SessionRules> {
    options: G::Options,
    seed: u64,
    game: Option<Played<G>>,
}

/// The game of a case that has begun.
struct Played<G: SessionRules> {
    state: G::State,
    /// The record of the game; `None` when the case begins at a position.
    record: Option<Record<G>>,
    /// The time in ms since the beginning of the game.
    now: u64,
}

impl<G: SessionRules> Case<G> {
    fn line(&mut self, line: &str) -> Result<(), Mismatch> {
        let mut words = Words::of(line);
        let verb = words.next("a word such as do, refuse or state")?;
        match verb.text {
            "options" | "seed" | "position" if self.game.is_some() => {
                mismatch(format!("\"{}\" before anything that happens", verb.text), "it after that")
            }
            "options" => {
                self.options = read_normal_options::<G>(words.rest())?;
                Ok(())
            }
            "seed" => {
                self.seed = words.next("a seed")?.number()?;
                Ok(words.end()?)
            }
            "position" => {
                let state = read_position::<G>(&format!("position 1 {} {}", G::ID, words.rest().text))
                    .or_else(|error| mismatch("a position", error.to_string()))?;
                self.game = Some(Played { state, record: None, now: 0 });
                Ok(())
            }
            "do" => self.act(words),
            "time" => self.time(words),
            "alarm" => self.next_deadline(words),
            "refuse" => self.refuse(words),
            "legal" => self.check_legal_count(words),
            "offers" => self.offers(words),
            "act" => self.may_act(words),
            "over" => self.check_over(words),
            "on" => match G::outcome(self.state()?) {
                None => Ok(words.end()?),
                Some(outcome) => mismatch("the game to go on", format!("its end: {}", outcome.reason)),
            },
            "state" => {
                let written = self.state()?.to_string();
                let missing = words.rest().text.split(' ').find(|word| !written.split(' ').any(|other| other == *word));
                missing.map_or(Ok(()), |word| mismatch(format!("a state with {word}"), written))
            }
            "malformed" => check_parse_error::<G>(words.rest()),
            "settle" => {
                let (before, after) = split_at_last(words.rest(), " to ")?;
                let settled = G::normalize(G::Options::read(before)?).write();
                if settled == after.text { Ok(()) } else { mismatch(after.text, settled) }
            }
            "clash" => {
                let (options, because) = split_at_last(words.rest(), " because ")?;
                match G::start(&G::Options::read(options)?, self.seed) {
                    Err(clash) => must_contain(&clash.to_string(), because.text),
                    Ok(_) => mismatch("options that exclude each other", "a game"),
                }
            }
            "rematch" => {
                let winner = words.next("who won, or nobody")?;
                let winner = if winner.text == "nobody" { None } else { Some(Seat::try_from(winner)?) };
                let next = G::rematch(self.state()?, winner).write();
                let expected = words.rest().text;
                if next == expected { Ok(()) } else { mismatch(expected, next) }
            }
            _ => Err(verb.expected("options, seed, position, do, time, refuse, legal, offers, act, over, on, state, alarm, malformed, settle, clash or rematch").into()),
        }
    }

    /// Returns the game. The first call begins the game.
    fn played(&mut self) -> Result<&mut Played<G>, Mismatch> {
        if self.game.is_none() {
            let state = G::start(&self.options, self.seed)
                .or_else(|clash| mismatch("options that fit together", clash.to_string()))?;
            let record = Some(Record::new(self.options.clone(), self.seed));
            self.game = Some(Played { state, record, now: 0 });
        }
        self.game.as_mut().map_or_else(|| mismatch("a game", "none"), Ok)
    }

    fn state(&mut self) -> Result<&G::State, Mismatch> {
        Ok(&self.played()?.state)
    }

    fn act(&mut self, mut words: Words<'_>) -> Result<(), Mismatch> {
        let seat = Seat::try_from(words.next("a seat")?)?;
        let action = action::<G>(words.rest())?;
        let played = self.played()?;
        if let Err(illegal) = G::check(&played.state, seat, &action) {
            return mismatch(format!("{action} to be legal"), format!("it refused: {illegal}"));
        }
        if !legal_actions::<G>(&played.state, seat).contains(&action) {
            return mismatch(format!("{action} among the legal actions, since it is not refused"), "it missing");
        }
        G::apply(&mut played.state, seat, &action);
        let at = played.now;
        if let Some(record) = &mut played.record {
            record.entries.push(Entry { seat, action, at });
        }
        Ok(())
    }

    fn time(&mut self, mut words: Words<'_>) -> Result<(), Mismatch> {
        let now = text::read_time(words.next("a time in ms")?)?;
        words.end()?;
        let played = self.played()?;
        if now < played.now || !G::pace(G::options(&played.state)).is_timed() {
            return mismatch("a game with a clock that goes forward", format!("the time {now} after {}", played.now));
        }
        played.now = now;
        G::Clock::advance_clock(&mut played.state, now);
        Ok(())
    }

    fn next_deadline(&mut self, words: Words<'_>) -> Result<(), Mismatch> {
        let expected = words.rest().text;
        let found = match G::Clock::next_deadline(self.state()?) {
            Some(Deadline { at, action: Some((seat, action)) }) => format!("{at} {seat} {action}"),
            Some(Deadline { at, action: None }) => format!("{at} nobody"),
            None => "none".into(),
        };
        if found == expected || found.starts_with(&format!("{expected} ")) {
            Ok(())
        } else {
            mismatch(format!("{expected} to happen by itself"), found)
        }
    }

    fn refuse(&mut self, mut words: Words<'_>) -> Result<(), Mismatch> {
        let seat = Seat::try_from(words.next("a seat")?)?;
        let (text, because) = split_at_last(words.rest(), " because ")?;
        let action = action::<G>(text)?;
        let state = self.state()?;
        let Err(illegal) = G::check(state, seat, &action) else {
            return mismatch(format!("{action} to be refused"), "it legal");
        };
        if legal_actions::<G>(state, seat).contains(&action) {
            return mismatch(format!("{action} not among the legal actions, since it is refused"), "it there");
        }
        must_contain(&illegal.to_string(), because.text)
    }

    fn check_legal_count(&mut self, mut words: Words<'_>) -> Result<(), Mismatch> {
        let seat = Seat::try_from(words.next("a seat")?)?;
        let expected = words.next("how many actions are legal")?.number()?;
        words.end()?;
        let found = legal_actions::<G>(self.state()?, seat).len();
        if usize::try_from(expected) == Ok(found) {
            return Ok(());
        }
        mismatch(format!("{expected} legal actions"), found.to_string())
    }

    fn offers(&mut self, mut words: Words<'_>) -> Result<(), Mismatch> {
        let seat = Seat::try_from(words.next("a seat")?)?;
        let action = action::<G>(words.rest())?;
        let actions = legal_actions::<G>(self.state()?, seat);
        if actions.contains(&action) {
            return Ok(());
        }
        mismatch(format!("{action} among the legal actions"), first_of(&actions))
    }

    fn may_act(&mut self, mut words: Words<'_>) -> Result<(), Mismatch> {
        let mut expected = Seats::EMPTY;
        while let Some(word) = words.next_word() {
            if word.text != "nobody" {
                expected.insert(Seat::try_from(word)?);
            }
        }
        let found = G::to_act(self.state()?);
        if found == expected {
            return Ok(());
        }
        mismatch(format!("to act: {}", name(expected)), name(found))
    }

    fn check_over(&mut self, mut words: Words<'_>) -> Result<(), Mismatch> {
        let winner = words.next("who won, or nobody")?;
        let winner = if winner.text == "nobody" { None } else { Some(Seat::try_from(winner)?) };
        let Some(outcome) = G::outcome(self.state()?) else {
            return mismatch("the game to be over", "it going on");
        };
        if outcome.winner() != winner {
            return mismatch(
                format!("the winner to be {}", name(winner.into_iter().collect())),
                format!("{}: {}", name(outcome.winner().into_iter().collect()), outcome.reason),
            );
        }
        must_contain(&outcome.reason.to_string(), words.rest().text)
    }
}

/// Checks what must hold at the end of every case: positions and records survive writing and reading, and the listed actions of
/// each seat are sorted and legal.
fn check_round_trips<G: SessionRules>(played: &Played<G>) -> Result<(), Mismatch> {
    let Played { state, record, now } = played;
    let written = write_position::<G>(state);
    match read_position::<G>(&written) {
        Ok(read) if read == *state => {}
        Ok(read) => return mismatch(format!("the position {written}"), write_position::<G>(&read)),
        Err(error) => return mismatch(format!("to read the position {written}"), error.to_string()),
    }
    for seat in Seat::all(G::seat_count(G::options(state))) {
        let actions = legal_actions::<G>(state, seat);
        if actions.is_empty() == G::to_act(state).contains(seat) {
            return mismatch("actions for exactly those who may act", format!("{} for {seat}", actions.len()));
        }
        if !actions.windows(2).all(|pair| pair[0] < pair[1]) {
            return mismatch("the actions sorted and each once", first_of(&actions));
        }
        for action in actions {
            if let Err(illegal) = G::check(state, seat, &action) {
                return mismatch(format!("{action}, which is listed, to be legal"), illegal.to_string());
            }
        }
    }
    let Some(record) = record else { return Ok(()) };
    let text = record.to_string();
    if text.parse().ok().as_ref() != Some(record) || Record::from_link(&record.to_link()).ok().as_ref() != Some(record)
    {
        return mismatch("the record to be read as it is written", text);
    }
    match record.replay().map(|mut states| states.pop()) {
        Ok(Some(mut replayed)) => {
            // The clock may have been advanced after the last action.
            G::Clock::advance_clock(&mut replayed, *now);
            if replayed == *state { Ok(()) } else { mismatch("the record to lead to the same state", text) }
        }
        Ok(None) => mismatch("the record to lead to the same state", text),
        Err(broken) => mismatch("the record to be replayed", broken.to_string()),
    }
}

fn legal_actions<G: SessionRules>(state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    G::actions(state, seat, &mut actions);
    actions
}

/// The number of actions and the first eight of them, for a message.
fn first_of<A: fmt::Display>(actions: &[A]) -> String {
    let shown: Vec<String> = actions.iter().take(8).map(ToString::to_string).collect();
    format!("{} actions: {}", actions.len(), shown.join("; "))
}

fn name(seats: Seats) -> String {
    let seats: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
    if seats.is_empty() { "nobody".into() } else { seats.join(" ") }
}

fn read_normal_options<G: SessionRules>(word: Word<'_>) -> Result<G::Options, Mismatch> {
    let options = G::Options::read_stored(word)?;
    let settled = G::normalize(options.clone());
    if settled == options { Ok(options) } else { mismatch(settled.write(), word.text) }
}

fn action<G: SessionRules>(word: Word<'_>) -> Result<G::Action, Mismatch> {
    Ok(word.parse()?)
}

fn check_parse_error<G: SessionRules>(word: Word<'_>) -> Result<(), Mismatch> {
    let (text, column) = split_at_last(word, " column ")?;
    let column = column.number()?;
    match text.text.parse::<G::Action>() {
        Err(error) if u64::try_from(error.column) == Ok(column) => Ok(()),
        Err(error) => mismatch(format!("an error in column {column}"), error.to_string()),
        Ok(action) => mismatch("no action", action.to_string()),
    }
}

/// Splits a word at the last `separator`.
fn split_at_last<'a>(word: Word<'a>, separator: &str) -> Result<(Word<'a>, Word<'a>), Mismatch> {
    let Some((before, after)) = word.text.rsplit_once(separator) else {
        return mismatch(format!("a line with \"{}\"", separator.trim()), word.text);
    };
    let column = word.column + before.chars().count() + separator.chars().count();
    Ok((Word { text: before, column: word.column }, Word { text: after, column }))
}

fn must_contain(text: &str, part: &str) -> Result<(), Mismatch> {
    if text.contains(part) { Ok(()) } else { mismatch(format!("{part:?}"), format!("{text:?}")) }
}
