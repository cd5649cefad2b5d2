//! How a session is stored: its sitters and score, and then its record.

use std::fmt;

use super::{Score, Session, Sitter};
use crate::game::record::{Broken, Entry};
use crate::game::text::{self, Malformed, Word, Words, version};
use crate::game::{Game, Record, Seat};

/// The version of the stored text that this program writes; it reads all up to it.
pub const SAVE_VERSION: u64 = 1;

/// Why a stored game cannot be taken up again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unreadable<Illegal> {
    /// The text is not what it should be.
    Malformed(Malformed),
    /// The text can be read, but the game in it cannot be played.
    Broken(Broken<Illegal>),
}

impl<Illegal: fmt::Display> fmt::Display for Unreadable<Illegal> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Malformed(malformed) => malformed.fmt(out),
            Self::Broken(broken) => broken.fmt(out),
        }
    }
}

impl<Illegal: fmt::Display + fmt::Debug> std::error::Error for Unreadable<Illegal> {}

/// What became of a game that should have been stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unsaved {
    /// There is no room left.
    Full,
    /// The browser does not let the page store anything.
    Denied,
}

impl<G: Game> Session<G> {
    /// The text to be stored: a line for the version, one for each seat, the score, who resigned, what time it is
    /// where a clock is played against, what can be redone, and the record.
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
        let mut lines = vec![format!("table {SAVE_VERSION}")];
        lines.extend(Seat::all(self.sitters.len()).zip(&self.sitters).map(|(seat, sitter)| match sitter {
            Sitter::Person(name) => format!("{seat} person {name}"),
            Sitter::Computer(level) => format!("{seat} computer {}", level.key()),
        }));
        let wins: Vec<String> = self.score.wins.iter().map(u32::to_string).collect();
        lines.push(format!("score {} draws {}", wins.join(" "), self.score.draws));
        lines.push(match self.resigned {
            Some(seat) => format!("resigned {seat}"),
            None => "resigned nobody".into(),
        });
        if G::is_timed(&self.record.options) {
            lines.push(format!("time {}", self.now));
        }
        lines.extend(self.undone.iter().rev().map(|step| {
            let step: Vec<String> = step.iter().map(|entry| entry.write(false)).collect();
            format!("redo {}", step.join(";"))
        }));
        format!("{}\n{}", lines.join("\n"), self.record)
    }

    /// Reads what [`Session::save`] writes.
    ///
    /// # Errors
    /// When the text is malformed, from a newer version, or holds an illegal game.
    pub fn load(text: &str) -> Result<Self, Unreadable<G::Illegal>> {
        let (head, record) = split(text).map_err(Unreadable::Malformed)?;
        let record: Record<G> =
            record.parse().map_err(|error: Malformed| Unreadable::Malformed(error.below(head.len())))?;
        let seats = G::seats(&record.options);
        let timed = G::is_timed(&record.options);
        let head = Head::<G>::read(&head, seats, timed).map_err(Unreadable::Malformed)?;
        let mut session = Self::of_record(record, head.sitters, head.score).map_err(Unreadable::Broken)?;
        session.resigned = head.resigned;
        if let Some(time) = head.time {
            session.set_time(time);
        }
        session.undone = head.undone;
        session.check_undone().map_err(Unreadable::Broken)?;
        Ok(session)
    }

    /// Makes sure that a text can be taken up again.
    ///
    /// # Errors
    /// When it cannot: what is wrong and where, an illegal action too.
    pub fn check(text: &str) -> Result<(), Malformed> {
        let broken = match Self::load(text) {
            Ok(_) => return Ok(()),
            Err(Unreadable::Malformed(malformed)) => return Err(malformed),
            Err(Unreadable::Broken(broken)) => broken,
        };
        let (head, record) = split(text)?;
        let place = head.len() + record.parse::<Record<G>>()?.line_of(&broken);
        // What can be done again stands elsewhere, and is counted on.
        let place = place.min(text.lines().count().saturating_sub(1));
        let line = text.lines().nth(place).unwrap_or_default();
        Err(Word::whole(line).not(format!("a game that can be played ({broken})")).below(place))
    }

    /// Makes sure that all that was undone can be done again.
    fn check_undone(&self) -> Result<(), Broken<G::Illegal>> {
        let mut state = self.state().clone();
        for (index, entry) in self.undone.iter().rev().flatten().enumerate() {
            let number = self.plies() + index + 1;
            entry.play::<G>(&mut state).map_err(|illegal| Broken::Action(number, illegal))?;
        }
        Ok(())
    }
}

/// Parts a stored text into the lines before its record, and the record.
fn split(text: &str) -> Result<(Vec<&str>, &str), Malformed> {
    let mut head = Vec::new();
    let mut rest = text;
    while !rest.starts_with("record ") {
        let Some((line, after)) = rest.split_once('\n') else {
            return Err(Word::whole(rest).not("the record of the game").below(head.len()));
        };
        head.push(line);
        rest = after;
    }
    Ok((head, rest))
}

/// All that is stored beside the record.
struct Head<G: Game> {
    sitters: Vec<Sitter>,
    score: Score,
    resigned: Option<Seat>,
    time: Option<u64>,
    undone: Vec<Vec<Entry<G::Action>>>,
}

impl<G: Game> Head<G> {
    fn read(lines: &[&str], seats: usize, timed: bool) -> Result<Self, Malformed> {
        let mut lines = lines.iter().enumerate();
        let mut line = || lines.next().map_or((0, ""), |(number, line)| (number, *line));
        let at = |number: usize| move |error: Malformed| error.below(number);

        let (number, text) = line();
        read_version(text).map_err(at(number))?;
        let mut sitters = Vec::new();
        for seat in Seat::all(seats) {
            let (number, text) = line();
            sitters.push(read_sitter(text, seat).map_err(at(number))?);
        }
        let (number, text) = line();
        let score = read_score(text, seats).map_err(at(number))?;
        let (number, text) = line();
        let resigned = read_resigned(text, seats).map_err(at(number))?;
        let mut lines = lines.peekable();
        let time = lines.next_if(|(_, text)| timed && text.starts_with("time "));
        let time = time.map(|(number, text)| read_time(text).map_err(at(number))).transpose()?;
        let mut undone = Vec::new();
        for (number, text) in lines {
            if timed {
                return Err(Word::whole(text)
                    .not("the record: time that has passed cannot be done again")
                    .below(number));
            }
            undone.push(read_redo::<G>(text).map_err(at(number))?);
        }
        undone.reverse();
        Ok(Self { sitters, score, resigned, time, undone })
    }
}

fn read_version(line: &str) -> Result<(), Malformed> {
    let mut words = Words::of(line);
    words.keyword("table")?;
    version(words.next("the version of the stored game")?, SAVE_VERSION)?;
    words.end()
}

fn read_sitter(line: &str, seat: Seat) -> Result<Sitter, Malformed> {
    let mut words = Words::of(line);
    words.keyword(&seat.to_string())?;
    let kind = words.next("person or computer")?;
    let rest = words.rest();
    match kind.text {
        "person" => match Sitter::person(rest.text) {
            Sitter::Person(name) if name == rest.text => Ok(Sitter::Person(name)),
            _ => Err(rest.not("a name of at most 24 characters")),
        },
        "computer" => {
            let level = rest.text.parse().map_err(|error: Malformed| error.right(rest.column - 1))?;
            Ok(Sitter::Computer(level))
        }
        _ => Err(kind.not("person or computer")),
    }
}

fn read_score(line: &str, seats: usize) -> Result<Score, Malformed> {
    let mut words = Words::of(line);
    words.keyword("score")?;
    let number = |words: &mut Words<'_>| {
        let word = words.next("a number of games")?;
        u32::try_from(word.number()?).map_err(|_| word.not("a smaller number of games"))
    };
    let wins = (0..seats).map(|_| number(&mut words)).collect::<Result<_, _>>()?;
    words.keyword("draws")?;
    let draws = number(&mut words)?;
    words.end()?;
    Ok(Score { wins, draws })
}

fn read_resigned(line: &str, seats: usize) -> Result<Option<Seat>, Malformed> {
    let mut words = Words::of(line);
    words.keyword("resigned")?;
    let who = words.next("a seat or nobody")?;
    words.end()?;
    if who.text == "nobody" {
        return Ok(None);
    }
    match Seat::try_from(who)? {
        seat if seat.index() < seats => Ok(Some(seat)),
        _ => Err(who.not("a seat of the table")),
    }
}

fn read_time(line: &str) -> Result<u64, Malformed> {
    let mut words = Words::of(line);
    words.keyword("time")?;
    let time = text::time(words.next("what time it is, in ms")?)?;
    words.end()?;
    Ok(time)
}

fn read_redo<G: Game>(line: &str) -> Result<Vec<Entry<G::Action>>, Malformed> {
    let mut words = Words::of(line);
    words.keyword("redo")?;
    words.rest().split(';').map(|word| Entry::read(word, false)).collect()
}
