//! The referee: all games and their computer players behind a line protocol, similar to chess's UCI and Hive's UHP.
//! `PROTOCOL.md` in this folder describes the protocol.
//!
//! Each input line is a command with one answer. The answer is some lines and then `ok`, or a single line that begins with
//! `error:`; after an error nothing has changed. Only `replay` and `verify` take more lines: a record, or letters. Every input
//! gets such an answer, whatever its bytes, length and order. [`HELP`] lists the commands.

mod answer;
mod game;
mod outline;
mod stream;
mod verify;

use std::time::Duration;

use crate::game::Seat;
use crate::game::outside_text::clean;
use crate::game::record::game_of;
use crate::game::text::{ParseError, Word, Words};
use crate::games::{IDS, named};
use crate::search::contestant::Contestant;
use crate::session::Beginning;
use answer::{Answer, CommandError};
use game::{Budget, PlayedGame};
pub use stream::serve;

/// The commands, each with its syntax and what it does.
pub const HELP: &[(&str, &str)] = &[
    ("help", "lists the commands"),
    ("games", "lists the games"),
    ("options <game>", "lists the options of a game, each with its values, the standard one first"),
    ("new <game> [options <options>] [seed <number>]", "begins a game: standard options and seed 0 unless given"),
    ("position 1 <game> ...", "goes on from a position, as `state` writes it"),
    ("replay", "goes on from a record, as `record` writes it, in the lines that follow; an empty line gives up"),
    ("verify", "checks the letters of a game by correspondence, in the lines that follow up to an empty line"),
    ("link <link>", "goes on from a record in one line, as `record link` writes it"),
    ("record [link]", "writes the game as a record, or in one line for the address of a link"),
    ("actions [<seat>]", "lists the legal actions of a seat, or of all that may act, after their number"),
    ("play [<seat>] <action>", "does an action; the seat may be left out where only one may act"),
    ("wait <ms>", "lets time pass where a clock is played against, up to the next thing that comes with time alone"),
    ("undo", "takes the last action back"),
    ("state [json]", "writes the position, or everything in it as JSON"),
    ("view <seat|spectator> [json]", "writes what a seat has been shown, as an outline or as JSON"),
    ("perft <depth> [divide]", "counts the sequences of actions of this length, and the positions they lead to"),
    (
        "think [<seat>] <level> [iterations <number>|ms <number>] [seed <number>]",
        "lets a computer player choose from its view",
    ),
    (
        "match <player> <player> games <number> [seed <number>]",
        "plays computers against each other with the options at hand, each deal twice; a player is `random`, \
         a level, or a level and its iterations such as captain:500",
    ),
    ("quit", "ends the program"),
];

/// The longest line that is read, in bytes.
const MAX_LINE_BYTES: usize = 1 << 20;

/// The longest record that is read, in bytes.
const MAX_RECORD_BYTES: usize = 1 << 24;

/// A referee, which answers commands about the game in progress.
#[derive(Default)]
pub struct Referee {
    game: Option<PlayedGame>,
    input: Option<MultilineInput>,
    quits: bool,
}

/// The kind of text whose lines are arriving.
#[derive(Clone, Copy, PartialEq, Eq)]
enum MultilineKind {
    /// A record, which ends with its line `end`.
    Record,
    /// Letters, which end with an empty line.
    Letters,
}

/// A text whose lines are still arriving.
struct MultilineInput {
    of: MultilineKind,
    text: String,
    /// The first error in the lines so far.
    problem: Option<CommandError>,
}

impl MultilineInput {
    const fn new(of: MultilineKind) -> Self {
        Self { of, text: String::new(), problem: None }
    }
}

impl Referee {
    /// Whether the command `quit` was received.
    #[must_use]
    pub const fn quits(&self) -> bool {
        self.quits
    }

    /// Answers a line. `None` while more lines of a record or of letters are to come.
    pub fn handle_line(&mut self, line: &[u8]) -> Option<Vec<String>> {
        let line = decode_line(line);
        let answer = match self.input.take() {
            Some(input) => self.append_line(input, line),
            None => line.and_then(|line| self.command(&clean_command(line))),
        };
        if self.input.is_some() {
            return None;
        }
        Some(match answer {
            Ok(mut lines) => {
                lines.push("ok".into());
                lines
            }
            // An error is one line, even if the message of a game has more.
            Err(CommandError(error)) => vec![format!("error: {}", error.replace('\n', " "))],
        })
    }

    /// Ends the input. Returns the answer to letters, or to a record that is not complete; `None` if neither was expected.
    pub fn handle_end_of_input(&mut self) -> Option<Vec<String>> {
        self.input.is_some().then(|| self.handle_line(b"")).flatten()
    }

    /// Adds a line to a record or to letters, and uses the whole text after the last line.
    fn append_line(&mut self, mut input: MultilineInput, line: Result<&str, CommandError>) -> Answer {
        let is_record = input.of == MultilineKind::Record;
        // Letters have checksums, so whoever reads them cleans them if need be.
        let line = line.map(|line| (line, clean_command(line)));
        let is_empty = |line: &str| line.trim_matches([' ', '\r']).is_empty();
        let over = line.as_ref().is_ok_and(|(line, clean)| is_empty(line) || is_record && clean == "end");
        let problem = match line {
            Ok((line, _)) if is_empty(line) => is_record.then(|| "the record ends without the line \"end\"".into()),
            Ok((line, clean)) if input.text.len() + line.len() < MAX_RECORD_BYTES => {
                input.text.push_str(if is_record { &clean } else { line });
                input.text.push('\n');
                None
            }
            Ok(_) => Some(format!("a record longer than {MAX_RECORD_BYTES} bytes").into()),
            Err(problem) => Some(problem),
        };
        input.problem = input.problem.or(problem);
        if !over {
            self.input = Some(input);
            return Ok(Vec::new());
        }
        match (input.problem, is_record) {
            (Some(problem), _) => Err(problem),
            (None, true) => self.replay(&input.text, false),
            (None, false) => verify::verify(&input.text),
        }
    }

    fn command(&mut self, line: &str) -> Answer {
        let mut words = Words::of(line);
        let word = words.next("a command such as help")?;
        match word.text {
            "help" => answer_at_end(words, help()),
            "games" => answer_at_end(words, IDS.iter().map(ToString::to_string).collect()),
            "options" => {
                let game = words.next("a game")?;
                words.end()?;
                let game = named(game.text).ok_or_else(|| unknown_game_error(game))?;
                let choices = game.options().choices().iter();
                Ok(choices.map(|choice| format!("{} {}", choice.key, choice.values.join(" "))).collect())
            }
            "new" => self.begin(words),
            "position" => self.set_up(line),
            "replay" | "verify" => {
                let of = if word.text == "replay" { MultilineKind::Record } else { MultilineKind::Letters };
                words.end()?;
                self.input = Some(MultilineInput::new(of));
                Ok(Vec::new())
            }
            "link" => {
                let address = words.next("a link")?;
                words.end()?;
                self.replay(address.text, true)
            }
            "quit" => {
                words.end()?;
                self.quits = true;
                Ok(Vec::new())
            }
            _ => self.command_in_game(word, words),
        }
    }

    /// Carries out a command about the game in progress.
    fn command_in_game(&mut self, word: Word<'_>, mut words: Words<'_>) -> Answer {
        const COMMANDS: [&str; 9] = ["record", "actions", "play", "wait", "undo", "state", "view", "perft", "think"];
        if !COMMANDS.contains(&word.text) && word.text != "match" {
            return Err(word.expected("a command such as help").into());
        }
        let Some(game) = &mut self.game else {
            return Err("there is no game yet: begin one with new, position, replay or link".into());
        };
        match word.text {
            "record" => {
                let link = read_flag(words, "link")?;
                let record = game.record(link).ok_or("a game that began from a position has no record")?;
                Ok(record.lines().map(String::from).collect())
            }
            "actions" => {
                let seat = words.next_word().map(Seat::try_from).transpose()?;
                answer_at_end(words, game.actions(seat))
            }
            "play" => {
                let seat = seat_before_more(&mut words);
                game.play(seat, words.rest())?;
                Ok(vec![game.status()])
            }
            "wait" => {
                let time = words.next("a number of milliseconds").and_then(Word::number)?;
                words.end()?;
                let now = game.wait(time).ok_or("this game is played without a clock")?;
                Ok(vec![format!("time {now}"), game.status()])
            }
            "undo" => {
                words.end()?;
                if game.undo() { Ok(vec![game.status()]) } else { Err("there is no action to take back".into()) }
            }
            "state" => {
                let json = read_flag(words, "json")?;
                game.state(json)
            }
            "view" => {
                let viewer = words.next("a seat or spectator")?;
                let viewer = if viewer.text == "spectator" { None } else { Some(game.seat(viewer)?) };
                let json = read_flag(words, "json")?;
                game.view(viewer, json)
            }
            "perft" => {
                let depth = words.next("a depth").and_then(Word::number)?;
                let divide = read_flag(words, "divide")?;
                game.perft(depth, divide)
            }
            "think" => think(game, words),
            _ => play_match(game, words),
        }
    }

    fn begin(&mut self, mut words: Words<'_>) -> Answer {
        let game = words.next("a game")?;
        let (mut options, mut seed) = (None, 0);
        while let Some(word) = words.next_word() {
            match word.text {
                "options" if options.is_none() => options = Some(words.next("the options")?),
                "seed" => {
                    seed = words.next("the seed").and_then(Word::number)?;
                    words.clone().end()?;
                }
                _ => return Err(word.expected("options, seed or the end of the line").into()),
            }
        }
        let options = options.unwrap_or(Word::whole(crate::game::options::STANDARD));
        let options = named(game.text).ok_or_else(|| unknown_game_error(game))?.options().read(options)?;
        self.start_game(game, Beginning::Options(&options, seed))
    }

    fn set_up(&mut self, line: &str) -> Answer {
        let mut words = Words::of(line);
        words.expect_keyword("position")?;
        words.next("the version of the position")?;
        let game = words.next("a game")?;
        self.start_game(game, Beginning::Position(line))
    }

    /// Continues from a record, as text or as a link.
    fn replay(&mut self, text: &str, link: bool) -> Answer {
        let id = game_of(text).ok_or("a record begins with \"record 1\" and the name of a game")?;
        let from = if link { Beginning::Link(text) } else { Beginning::Record(text) };
        self.start_game(Word { text: id, column: 10 }, from)
    }

    /// Replaces the game in progress, and answers with its status.
    fn start_game(&mut self, game: Word<'_>, from: Beginning<'_>) -> Answer {
        let game = PlayedGame::begin(game.text, from).ok_or_else(|| unknown_game_error(game))??;
        let status = game.status();
        self.game = Some(game);
        Ok(vec![status])
    }
}

/// The line as text.
fn decode_line(line: &[u8]) -> Result<&str, CommandError> {
    if line.len() > MAX_LINE_BYTES {
        return Err(format!("a line longer than {MAX_LINE_BYTES} bytes").into());
    }
    std::str::from_utf8(line).map_err(|error| format!("byte {}: expected UTF-8", error.valid_up_to() + 1).into())
}

/// The line without what an editor, a terminal or a copied text adds that cannot be seen.
fn clean_command(line: &str) -> String {
    clean(line).trim_end().replace('\n', " ")
}

/// Returns the answer, if the line has no more words.
fn answer_at_end(words: Words<'_>, answer: Vec<String>) -> Answer {
    words.end()?;
    Ok(answer)
}

/// Whether the only word left is `name`; `false` if no word is left. Another word is an error.
fn read_flag(mut words: Words<'_>, name: &str) -> Result<bool, ParseError> {
    match words.next_word() {
        None => Ok(false),
        Some(word) if word.text == name => words.end().map(|()| true),
        Some(word) => Err(word.expected(format!("{name} or the end of the line"))),
    }
}

/// Reads the seat that the next word names, if more words follow. The first word of an action may look like a seat.
fn seat_before_more(words: &mut Words<'_>) -> Option<Seat> {
    let mut ahead = words.clone();
    let seat = ahead.next_word().and_then(|word| Seat::try_from(word).ok())?;
    ahead.clone().next_word()?;
    *words = ahead;
    Some(seat)
}

/// The error for a name that no game has.
fn unknown_game_error(game: Word<'_>) -> ParseError {
    game.expected(format!("one of the games {}", IDS.join(", ")))
}

fn help() -> Vec<String> {
    let about = format!("{} {}", env!("CARGO_PKG_NAME"), env!("CARGO_PKG_VERSION"));
    let commands = HELP.iter().map(|(usage, what)| format!("{usage}: {what}"));
    std::iter::once(about).chain(commands).collect()
}

/// Answers with the choice of a computer player.
fn think(game: &PlayedGame, mut words: Words<'_>) -> Answer {
    let seat = seat_before_more(&mut words);
    let level = words.next("a level such as captain")?;
    let level = level.parse()?;
    let (mut budget, mut seed) = (Budget::Usual, 0);
    while let Some(word) = words.next_word() {
        let mut number = |what: &str| words.next(what).and_then(Word::number);
        match word.text {
            "iterations" => budget = Budget::Iterations(number("a number of iterations")?),
            "ms" => budget = Budget::Time(Duration::from_millis(number("a number of milliseconds")?)),
            "seed" => seed = number("the seed")?,
            _ => return Err(word.expected("iterations, ms, seed or the end of the line").into()),
        }
    }
    game.think(seat, level, budget, seed)
}

/// Plays a match between computers.
fn play_match(game: &PlayedGame, mut words: Words<'_>) -> Answer {
    let mut player = || -> Result<Contestant, ParseError> {
        let word = words.next("\"random\" or a level such as captain")?;
        word.parse()
    };
    let players = [player()?, player()?];
    words.expect_keyword("games")?;
    let word = words.next("a number of games")?;
    let games = u32::try_from(word.number()?);
    let games = games.map_err(|_| word.expected(format!("at most {} games", u32::MAX)))?;
    let mut seed = 0;
    if let Some(word) = words.next_word() {
        if word.text != "seed" {
            return Err(word.expected("seed or the end of the line").into());
        }
        seed = words.next("the seed").and_then(Word::number)?;
    }
    words.end()?;
    game.play_match(players, games, seed)
}
