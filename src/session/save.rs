//! The stored text of a session: its players and score, then its record.

use std::fmt::Write as _;

use super::{LoadError, PlayerKind, Score, Session, is_name};
use crate::dyn_game::{AnyAction, AnyIllegal, AnyRecord, DynGame};
use crate::game::Seat;
use crate::game::record::{Entry, ReplayError};
use crate::game::text::{self, ParseError, Word, Words, read_heading, read_parts, write_parts};

/// The newest version of the stored text. This program reads it and all earlier versions. It writes the oldest version that can
/// hold the session, for the sake of older programs. Version 2 adds even matches and players at other devices.
pub const SAVE_VERSION: u64 = 2;

/// The oldest version of the stored text that can hold these players.
fn version_for(players: &[PlayerKind]) -> u64 {
    let is_in_first = |player: &PlayerKind| matches!(player, PlayerKind::Person(_) | PlayerKind::Computer(_));
    if players.iter().all(is_in_first) { 1 } else { SAVE_VERSION }
}

impl Session {
    /// The text to store: a line for the version, a line for each seat, the score, the seat that resigned, the time of a timed
    /// game, the steps that can be redone, and the record.
    ///
    /// ```text
    /// table 1
    /// 1 person Ann
    /// 2 computer boatswain
    /// score 0 0 draws 0
    /// resigned nobody
    /// record 1 knights-and-corsairs
    /// …
    /// ```
    #[must_use]
    pub fn save(&self) -> String {
        let mut text = write_head(&self.players, &self.score, self.resigned, self.now());
        for step in self.undone.iter().rev() {
            let _ = writeln!(text, "redo {}", write_parts(step.iter().map(|entry| entry.write(false)), ";"));
        }
        text + &self.record()
    }

    /// Reads the text that [`Session::save`] writes.
    ///
    /// # Errors
    /// If the text is malformed, from a newer version, or contains an illegal action.
    pub fn load(game: &'static dyn DynGame, text: &str) -> Result<Self, LoadError> {
        let (record, head) = read(game, text).map_err(LoadError::ParseError)?;
        let undone = head.undone(game).map_err(LoadError::ParseError)?;
        let session = Self::of_record(game, record, head.players, Some(head.score));
        let mut session = session.map_err(LoadError::ReplayError)?;
        session.resigned = head.resigned;
        if let Some(time) = head.time {
            session.set_time(time);
        }
        session.undone = undone;
        session.check_undone().map_err(LoadError::ReplayError)?;
        Ok(session)
    }

    /// Checks whether a text can be loaded.
    ///
    /// # Errors
    /// If the text cannot be loaded: the reason and its place, also for an illegal action.
    pub fn check_text(game: &'static dyn DynGame, text: &str) -> Result<(), ParseError> {
        let broken = match Self::load(game, text) {
            Ok(_) => return Ok(()),
            Err(LoadError::ParseError(error)) => return Err(error),
            Err(LoadError::ReplayError(broken)) => broken,
        };
        let (head, record) = split(text)?;
        let place = head.len() + game.read_record(record)?.line_of(&broken);
        // Actions to redo are on other lines; they continue the numbers of the record.
        let place = place.min(text.lines().count().saturating_sub(1));
        let line = text.lines().nth(place).unwrap_or_default();
        Err(Word::whole(line).expected(format!("a game that can be played ({broken})")).offset_lines(place))
    }

    /// Checks that everything that was undone can be redone.
    fn check_undone(&self) -> Result<(), ReplayError<AnyIllegal>> {
        let mut state = self.state().clone();
        for (index, entry) in self.undone.iter().rev().flatten().enumerate() {
            let number = self.plies() + index + 1;
            state = self.game.play(&state, entry).map_err(|illegal| ReplayError::Action(number, illegal))?;
        }
        Ok(())
    }
}

/// Writes the lines before the steps that can be redone.
fn write_head(players: &[PlayerKind], score: &Score, resigned: Option<Seat>, time: Option<u64>) -> String {
    let mut lines = vec![format!("table {}", version_for(players))];
    lines.extend(Seat::all(players.len()).zip(players).map(|(seat, player)| match player {
        PlayerKind::Person(name) => format!("{seat} person {name}"),
        PlayerKind::Computer(level) => format!("{seat} computer {}", level.key()),
        PlayerKind::EvenMatch(strength) => format!("{seat} even {strength}"),
        PlayerKind::Remote(name) => format!("{seat} remote {name}"),
    }));
    lines.push(format!("score {} draws {}", write_parts(&score.wins, " "), score.draws));
    lines.push(match resigned {
        Some(seat) => format!("resigned {seat}"),
        None => "resigned nobody".into(),
    });
    lines.extend(time.map(|time| format!("time {time}")));
    lines.join("\n") + "\n"
}

/// Splits a stored text into the lines before its record, and the record.
fn split(text: &str) -> Result<(Vec<&str>, &str), ParseError> {
    let mut head = Vec::new();
    let mut rest = text;
    while !rest.starts_with("record ") {
        let Some((line, after)) = rest.split_once('\n') else {
            return Err(Word::whole(rest).expected("the record of the game").offset_lines(head.len()));
        };
        head.push(line);
        rest = after;
    }
    Ok((head, rest))
}

/// Reads the record and all lines before it, except the steps that can be redone.
fn read<'a>(game: &dyn DynGame, text: &'a str) -> Result<(AnyRecord, Head<'a>), ParseError> {
    let (lines, record) = split(text)?;
    let record = game.read_record(record).map_err(|error| error.offset_lines(lines.len()))?;
    let (about, options) = (game.options(), &record.options);
    let head = Head::read(&lines, about.seat_count(options), about.pace(options).is_timed())?;
    Ok((record, head))
}

/// The lines before the record.
struct Head<'a> {
    players: Vec<PlayerKind>,
    score: Score,
    resigned: Option<Seat>,
    time: Option<u64>,
    /// The lines with steps that can be redone, with their line numbers. Only the game can read these lines.
    redo: Vec<(usize, &'a str)>,
}

impl<'a> Head<'a> {
    fn read(lines: &[&'a str], seats: usize, timed: bool) -> Result<Self, ParseError> {
        let mut lines = lines.iter().copied().enumerate();
        let mut line = || lines.next().unwrap_or_default();
        let at = |number: usize| move |error: ParseError| error.offset_lines(number);

        let (number, text) = line();
        read_heading(text, "table", "the version of the stored game", SAVE_VERSION).map_err(at(number))?;
        let mut players = Vec::new();
        for seat in Seat::all(seats) {
            let (number, text) = line();
            players.push(read_player(text, seat).map_err(at(number))?);
        }
        let (number, text) = line();
        let score = read_score(text, seats).map_err(at(number))?;
        let (number, text) = line();
        let resigned = read_resigned(text, seats).map_err(at(number))?;
        let mut lines = lines.peekable();
        let time = lines.next_if(|(_, text)| timed && text.starts_with("time "));
        let time = time.map(|(number, text)| read_time(text).map_err(at(number))).transpose()?;
        let redo: Vec<_> = lines.collect();
        match redo.first() {
            Some((number, text)) if timed => {
                let expected = "the record: time that has passed cannot be done again";
                Err(Word::whole(text).expected(expected).offset_lines(*number))
            }
            _ => Ok(Self { players, score, resigned, time, redo }),
        }
    }

    /// Reads the steps that can be redone, the latest last.
    fn undone(&self, game: &dyn DynGame) -> Result<Vec<Vec<Entry<AnyAction>>>, ParseError> {
        let mut undone = Vec::new();
        for (number, line) in &self.redo {
            undone.push(read_redo(game, line).map_err(|error| error.offset_lines(*number))?);
        }
        undone.reverse();
        Ok(undone)
    }
}

pub(super) fn read_player(line: &str, seat: Seat) -> Result<PlayerKind, ParseError> {
    let mut words = Words::of(line);
    words.expect_keyword(&seat.to_string())?;
    let kind = words.next("person, computer, even or remote")?;
    let rest = words.rest();
    let name = || rest.require(is_name(rest.text), "a name of at most 24 characters").map(|()| rest.text);
    match kind.text {
        "person" => name().map(PlayerKind::person),
        "remote" => name().map(PlayerKind::remote),
        "computer" => Ok(PlayerKind::Computer(rest.parse()?)),
        "even" => Ok(PlayerKind::EvenMatch(rest.parse()?)),
        _ => Err(kind.expected("person, computer, even or remote")),
    }
}

fn read_score(line: &str, seats: usize) -> Result<Score, ParseError> {
    let mut words = Words::of(line);
    words.expect_keyword("score")?;
    let number = |words: &mut Words<'_>| {
        let word = words.next("a number of games")?;
        u32::try_from(word.number()?).map_err(|_| word.expected("a smaller number of games"))
    };
    let mut wins = Vec::new();
    for _ in 0..seats {
        wins.push(number(&mut words)?);
    }
    words.expect_keyword("draws")?;
    let draws = number(&mut words)?;
    words.end()?;
    Ok(Score { wins, draws })
}

fn read_resigned(line: &str, seats: usize) -> Result<Option<Seat>, ParseError> {
    let mut words = Words::of(line);
    words.expect_keyword("resigned")?;
    let who = words.next("a seat or nobody")?;
    words.end()?;
    if who.text == "nobody" {
        return Ok(None);
    }
    match Seat::try_from(who)? {
        seat if seat.index() < seats => Ok(Some(seat)),
        _ => Err(who.expected("a seat of the table")),
    }
}

fn read_time(line: &str) -> Result<u64, ParseError> {
    let mut words = Words::of(line);
    words.expect_keyword("time")?;
    let time = text::read_time(words.next("what time it is, in ms")?)?;
    words.end()?;
    Ok(time)
}

fn read_redo(game: &dyn DynGame, line: &str) -> Result<Vec<Entry<AnyAction>>, ParseError> {
    let mut words = Words::of(line);
    words.expect_keyword("redo")?;
    let read =
        |action: Word<'_>| game.read_action(action.text).map_err(|error| error.offset_columns(action.column - 1));
    read_parts(words.rest(), ';', |word| Entry::read_with(word, false, read))
}
