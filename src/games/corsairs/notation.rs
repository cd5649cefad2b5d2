//! The text forms of Corsairs: actions as they are typed, logged and stored, and positions.
//!
//! The name of a cell is its file, lettered from the left, and its rank, counted from the bottom of each file, as in
//! Gliński's hexagonal chess ([`crate::game::hex`]). The name depends on the size of the board. On the standard board:
//!
//! ```text
//!                 e9
//!             d8      f8
//!         c7      e8      g7
//!     b6      d7      f7      h6
//! a5      c6      e7      g6      i5
//!     b5      d6      f6      h5
//! a4      c5      e6      g5      i4
//!     b4      d5      f5      h4
//! a3      c4      e5      g4      i3
//!     b3      d4      f4      h3
//! a2      c3      e4      g3      i2
//!     b2      d3      f3      h2
//! a1      c2      e3      g2      i1
//!     b1      d2      f2      h1
//!         c1      e2      g1
//!             d1      f1
//!                 e1
//! ```
//!
//! A corsair turn is one or two moves, each an action, and `end`; a convoy turn is one action:
//!
//! ```text
//! enter a1                  a corsair enters from the reserve
//! step e1 e2                a corsair moves to a neighbouring cell
//! step e1 e2 pull f1        and pulls the ship on f1 to e1
//! leave a1                  a corsair leaves the board
//! leave a1 pull b1          and captures the ship on b1
//! end                       the corsairs end their turn
//! sail e4 e7                an escort sails from e4 to e7
//! sail c3-c5 d3-d5          the line of escorts from c3 to c5: c3 to d3, c5 to d5
//! pass                      a side that cannot move passes
//! ```
//!
//! A position is the board at the beginning of a turn, followed by what has been done in it since:
//!
//! ```text
//! standard corsairs=1 turn=3 board=5/6/7/3EE3/3EFE3/3EE3/7/6/5 reserve=6 captured=0
//! seen=<files>:<reserve>,… bout=2 won=1 after=37 moves enter a1; step a1 a2
//! ```
//!
//! (all in one line). This is the standard position at the beginning, as the referee writes it:
//!
//! ```text
//! position 1 corsairs standard corsairs=1 turn=1 board=5/6/7/3EE3/3EFE3/3EE3/7/6/5 reserve=6 captured=0
//! ```
//!
//! Only the options are required. `corsairs` is the seat that plays the corsairs; `turn` is the number of the player-turn, which
//! is odd for the corsairs. The files of the board go from left to right, each from the bottom to the top: a number for a run of
//! empty cells, C for a corsair, E for an escort, F for the freighter. `reserve` and `captured` are numbers of corsairs; a
//! missing reserve is filled up to six corsairs in all. `seen` has the position at the beginning of each turn since the last
//! capture, the oldest first; when repetitions do not count (CO-38), and when the game is over, only the position of the turn
//! before. `bout`, `won` and `after` say that this is the second game of a match, who won the first, and in how many
//! player-turns. A finished game ends with `over` and how it ended: `freighter`, `captures`, `turns`, `repetition` or `stuck`.

use std::fmt::{self, Write as _};
use std::str::FromStr;

use super::rules::{
    Action, Corsairs, Ending, GameWon, Games, Position, Repetition, RuleSet, SHIPS_PER_SIDE, Ships, Side, State, Stuck,
    Turn,
};
use crate::game::hex::{CellSet, Hexagon, Name};
use crate::game::text::{Fields, ParseError, Word, Words};
use crate::game::{Seat, read_start};

impl fmt::Display for Ships {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", self.first)?;
        if self.last == self.first { Ok(()) } else { write!(out, "-{}", self.last) }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Enter(corner) => write!(out, "enter {corner}"),
            Self::Step { from, to, pull: None } => write!(out, "step {from} {to}"),
            Self::Step { from, to, pull: Some(pull) } => write!(out, "step {from} {to} pull {pull}"),
            Self::Leave { from, pull: None } => write!(out, "leave {from}"),
            Self::Leave { from, pull: Some(pull) } => write!(out, "leave {from} pull {pull}"),
            Self::Sail { ships, to } => write!(out, "sail {ships} {to}"),
            Self::End => out.write_str("end"),
            Self::Pass => out.write_str("pass"),
        }
    }
}

impl TryFrom<Word<'_>> for Ships {
    type Error = ParseError;

    fn try_from(word: Word<'_>) -> Result<Self, ParseError> {
        let Some((first, last)) = word.split_once('-') else {
            let ship = Name::try_from(word)?;
            return Ok(Self { first: ship, last: ship });
        };
        let ships = Self { first: Name::try_from(first)?, last: Name::try_from(last)? };
        if ships.first < ships.last {
            Ok(ships)
        } else {
            Err(word.expected("the two ends of a line, the first in order first"))
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        const WHAT: &str = "enter, step, leave, sail, end or pass";
        let mut words = Words::of(text);
        let what = words.next(WHAT)?;
        let cell = |words: &mut Words<'_>| Name::try_from(words.next("a cell")?);
        let action = match what.text {
            "enter" => Self::Enter(cell(&mut words)?),
            "step" => Self::Step { from: cell(&mut words)?, to: cell(&mut words)?, pull: read_pull(&mut words)? },
            "leave" => Self::Leave { from: cell(&mut words)?, pull: read_pull(&mut words)? },
            "sail" => {
                let ships = Ships::try_from(words.next("an escort, or a line such as c3-c5")?)?;
                let word = words.next("where to")?;
                let to = Ships::try_from(word)?;
                if (ships.first == ships.last) != (to.first == to.last) {
                    return Err(word.expected("a place for each ship"));
                }
                Self::Sail { ships, to }
            }
            "end" => Self::End,
            "pass" => Self::Pass,
            _ => return Err(what.expected(WHAT)),
        };
        words.end()?;
        Ok(action)
    }
}

/// Reads `pull` and a cell; `None` at the end of the line.
fn read_pull(words: &mut Words<'_>) -> Result<Option<Name>, ParseError> {
    match words.next_word() {
        None => Ok(None),
        Some(word) if word.text == "pull" => Name::try_from(words.next("the cell of a ship")?).map(Some),
        Some(word) => Err(word.expected("pull or the end of the line")),
    }
}

/// Writes the files of a board.
fn write_board(board: Hexagon, position: &Position) -> String {
    let mut text = String::new();
    let mut empty = 0;
    let mut file = 0;
    for cell in board.cells() {
        let name = board.name(cell);
        let letter = if position.corsairs.contains(cell) {
            Some('C')
        } else if position.escorts.contains(cell) {
            Some('E')
        } else if position.freighter == Some(cell) {
            Some('F')
        } else {
            None
        };
        let next_file = name.file() != file;
        if empty > 0 && (letter.is_some() || next_file) {
            let _ = write!(text, "{empty}");
            empty = 0;
        }
        if next_file {
            text.push('/');
            file = name.file();
        }
        match letter {
            Some(letter) => text.push(letter),
            None => empty += 1,
        }
    }
    if empty > 0 {
        let _ = write!(text, "{empty}");
    }
    text
}

/// Writes a state in the format that the module documentation describes.
impl fmt::Display for State {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let State { options, corsairs, number, turn, seen, first, over } = self;
        let board = self.board();
        let Position { reserve, captured, .. } = turn.start;
        let files = write_board(board, &turn.start);
        write!(out, "{options} corsairs={corsairs} turn={number} board={files} reserve={reserve} captured={captured}")?;
        for (place, position) in seen.iter().enumerate() {
            let before = if place == 0 { " seen=" } else { "," };
            write!(out, "{before}{}:{}", write_board(board, position), position.reserve)?;
        }
        if let Some(GameWon { winner, turns }) = first {
            write!(out, " bout=2 won={winner} after={turns}")?;
        }
        let mut at = State { turn: Turn::new(turn.start), over: None, ..self.clone() };
        for (place, step) in turn.moves.iter().flatten().enumerate() {
            let before = if place == 0 { " moves " } else { "; " };
            let action = at.action_of_move(*step);
            write!(out, "{before}{action}")?;
            at.turn = at.turn.with(*step);
        }
        if let Some(ending) = over {
            write!(out, " over {}", write_ending(*ending))?;
        }
        Ok(())
    }
}

const fn write_ending(ending: Ending) -> &'static str {
    match ending {
        Ending::Freighter => "freighter",
        Ending::Captures(_) => "captures",
        Ending::TurnLimit(_) => "turns",
        Ending::Repetition => "repetition",
        Ending::Stuck => "stuck",
    }
}

/// The highest turn number that is read if the options set no limit. It leaves room up to `u16::MAX` for the rest of the game.
const MAX_TURN_NUMBER: u16 = 60_000;

impl FromStr for State {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut words = Words::of(text);
        let mut state = read_start::<Corsairs>(&mut words)?;
        read_fields(&mut state, words)?;
        Ok(state)
    }
}

/// Reads the fields of a position into a new game with the options of the position.
fn read_fields(state: &mut State, words: Words<'_>) -> Result<(), ParseError> {
    let rule_set = state.rule_set();
    let mut fields = Fields::of(words);
    if let Some(word) = fields.value_if_next("corsairs") {
        state.corsairs = Seat::read(word, 2)?;
    }
    if let Some(word) = fields.value_if_next("turn") {
        let number = word.number()?.try_into().ok();
        let within = |number: &u16| (1..=rule_set.limit.unwrap_or(MAX_TURN_NUMBER)).contains(number);
        state.number = number.filter(within).ok_or_else(|| word.expected("the number of a turn within the limit"))?;
    }
    let board_word = fields.peek();
    let mut position = match fields.value_if_next("board") {
        Some(word) => read_board(&rule_set, word)?,
        None => Position::start(),
    };
    let on_board = ship_count(position.corsairs);
    let reserve = fields.value_if_next("reserve").map(read_count).transpose()?;
    position.captured = read_count(fields.take("captured", "0"))?;
    position.reserve = reserve.unwrap_or_else(|| SHIPS_PER_SIDE.saturating_sub(on_board + position.captured));
    let are_six = on_board + position.reserve + position.captured == SHIPS_PER_SIDE;
    board_word.require(are_six, "six corsairs in all: on the board, in reserve and captured")?;
    if let Some(word) = fields.value_if_next("seen") {
        state.seen = read_seen(state, &rule_set, &position, word)?;
    }
    if let Some(word) = fields.value_if_next("bout") {
        word.require(word.text == "2" && state.options.games == Games::Two, "2, in a match of two games")?;
        let won = fields.value_if_next("won").ok_or_else(|| fields.peek().expected("won=1 or won=2"))?;
        let after =
            fields.value_if_next("after").ok_or_else(|| fields.peek().expected("after= and a number of turns"))?;
        let turns = after.number()?.try_into().map_err(|_| after.expected("a number of turns"))?;
        state.first = Some(GameWon { winner: Seat::read(won, 2)?, turns });
    }
    let mut words = fields.rest();
    let end = words.next_word();
    state.turn = Turn::new(position);
    match end {
        Some(word) if word.text == "over" => {
            let ending = words.next("how it ended")?;
            words.end()?;
            state.over = Some(read_ending(state, ending)?);
            // A finished game has no current turn.
            state.turn.entangled = CellSet::EMPTY;
            return Ok(());
        }
        Some(word) => word.require(word.text == "moves", "a field in its place, moves, over or the end of the line")?,
        None => {}
    }
    let stuck =
        state.options.stuck == Stuck::Convoy && state.side() == Side::Corsairs && !state.turn.can_move(&rule_set);
    let is_late = state.seen.len() >= usize::from(state.number);
    let is_over = position.freighter.is_none()
        || position.captured >= rule_set.captures
        || state.occurrences() >= 3
        || stuck
        || is_late;
    board_word.require(!is_over, "a position in which the game is not over")?;
    if end.is_some() { replay(state, words.rest()) } else { Ok(()) }
}

fn read_count(word: Word<'_>) -> Result<u8, ParseError> {
    let count = word.number()?.try_into().ok().filter(|count| *count <= SHIPS_PER_SIDE);
    count.ok_or_else(|| word.expected("a number of corsairs up to 6"))
}

/// The number of ships in a set.
pub(super) fn ship_count(cells: CellSet) -> u8 {
    u8::try_from(cells.len()).unwrap_or(u8::MAX)
}

/// Reads the files of a board.
fn read_board(rule_set: &RuleSet, word: Word<'_>) -> Result<Position, ParseError> {
    let files: Vec<Word<'_>> = word.split('/').collect();
    if files.len() != rule_set.board.file_count() {
        return Err(word.expected(format!("{} files with / between them", rule_set.board.file_count())));
    }
    let mut position =
        Position { corsairs: CellSet::EMPTY, escorts: CellSet::EMPTY, freighter: None, reserve: 0, captured: 0 };
    for (file, word) in files.into_iter().enumerate() {
        let ranks = rule_set.board.rank_count(file);
        let wrong = || word.expected(format!("a file of {ranks} cells"));
        let mut rank = 0;
        let mut letters = word.text;
        while let Some(letter) = letters.chars().next() {
            let digits = letters.len() - letters.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
            if digits > 0 {
                let (number, rest) = letters.split_at(digits);
                let empty = Word { text: number, ..word }.number().ok().and_then(|empty| usize::try_from(empty).ok());
                rank += empty.filter(|empty| (1..=ranks).contains(empty)).ok_or_else(wrong)?;
                letters = rest;
                continue;
            }
            let cell = Name::new(file, rank).and_then(|name| rule_set.board.cell(name)).ok_or_else(wrong)?;
            match letter {
                'C' => position.corsairs = position.corsairs.with(cell),
                'E' => position.escorts = position.escorts.with(cell),
                'F' if position.freighter.is_none() => position.freighter = Some(cell),
                _ => return Err(word.expected("numbers, C, E, and one F on the whole board")),
            }
            rank += 1;
            letters = &letters[1..];
        }
        if rank != ranks {
            return Err(wrong());
        }
    }
    let are_few = ship_count(position.escorts) <= SHIPS_PER_SIDE && ship_count(position.corsairs) <= SHIPS_PER_SIDE;
    word.require(are_few, "at most six escorts and six corsairs")?;
    let is_free = !rule_set.corners_barred || position.escorts.is_disjoint(rule_set.corners);
    word.require(is_free, "no escort on a corner, where the options bar them")?;
    // One board has one text: a run of empty cells is one number.
    word.require(write_board(rule_set.board, &position) == word.text, "empty cells counted together")?;
    Ok(position)
}

/// Reads the positions at the beginning of earlier turns. Only the first of these turns may have had a capture.
fn read_seen(state: &State, rule_set: &RuleSet, now: &Position, word: Word<'_>) -> Result<Vec<Position>, ParseError> {
    let mut seen = Vec::new();
    for part in word.split(',') {
        let (board, reserve) = part.split_once(':').ok_or_else(|| part.expected("files:reserve"))?;
        let position = Position { reserve: read_count(reserve)?, ..read_board(rule_set, board)? };
        let captured = SHIPS_PER_SIDE.checked_sub(ship_count(position.corsairs) + position.reserve);
        let captured = captured.filter(|captured| *captured <= now.captured && position.freighter.is_some());
        let captured =
            captured.ok_or_else(|| part.expected("six corsairs and a freighter, and no more captures than now"))?;
        let as_now = captured == now.captured && position.escorts.len() == now.escorts.len();
        if position.escorts.len() < now.escorts.len() || (!seen.is_empty() && !as_now) {
            return Err(part.expected("a position with as many ships as now"));
        }
        seen.push(Position { captured, ..position });
    }
    let most = if state.options.repetition == Repetition::Off { 1 } else { usize::from(state.number) };
    word.require(seen.len() <= most, "no more than the turns before this one that matter")?;
    Ok(seen)
}

/// Reads how a game ended, and refuses an ending that the position does not allow.
fn read_ending(state: &State, word: Word<'_>) -> Result<Ending, ParseError> {
    let rule_set = state.rule_set();
    let position = &state.turn.now;
    let endings = [
        Ending::Freighter,
        Ending::Captures(position.captured),
        Ending::TurnLimit(state.number),
        Ending::Repetition,
        Ending::Stuck,
    ];
    let possible = |ending: &Ending| match ending {
        Ending::Freighter => position.freighter.is_none() && state.side() == Side::Corsairs,
        _ if position.freighter.is_none() => false,
        Ending::Repetition => state.options.repetition == Repetition::Convoy,
        // The other endings come after a turn of the convoy.
        _ if state.side() == Side::Corsairs => false,
        Ending::Captures(captured) => *captured >= rule_set.captures,
        Ending::TurnLimit(number) => rule_set.limit == Some(*number),
        Ending::Stuck => state.options.stuck == Stuck::Convoy,
    };
    let ending = endings.into_iter().find(|ending| write_ending(*ending) == word.text).filter(possible);
    let ending = ending.filter(|_| state.seen.len() <= 1);
    let ending = ending.filter(|_| state.options.games == Games::One || state.first.is_some());
    ending.ok_or_else(|| word.expected("how this game ended: freighter, captures, turns, repetition or stuck"))
}

/// Applies the moves that were made in this turn.
fn replay(state: &mut State, moves: Word<'_>) -> Result<(), ParseError> {
    let mut column = moves.column;
    for text in moves.text.split("; ") {
        let word = Word { text, column };
        let action: Action = word.parse()?;
        let step = state.move_of(&action).ok().filter(|_| state.side() == Side::Corsairs);
        let after = state.turn.with(step.ok_or_else(|| word.expected("a legal move of a corsair"))?);
        word.require(after.now.freighter.is_some(), "a move that does not end the game")?;
        state.turn = after;
        column += text.chars().count() + 2;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::games::corsairs::rules::Options;

    #[test]
    fn actions_have_one_spelling() {
        for text in [
            "enter a1",
            "step e1 e2",
            "step e1 e2 pull f1",
            "leave a1",
            "leave a1 pull b1",
            "sail e4 e7",
            "sail c3-c5 d3-d5",
            "end",
            "pass",
        ] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
        for junk in [
            "",
            "enter",
            "enter a1 ",
            "enter a16",
            "step e1",
            "step e1 e2 pull",
            "step e1 e2 drag f1",
            "leave a1 pull b1 c1",
            "sail c5-c3 d5-d3",
            "sail c3-c3 d3-d3",
            "sail c3-c5 d3",
            "sail c3 d3-d5",
            "end turn",
            "Pass",
        ] {
            assert!(junk.parse::<Action>().is_err(), "{junk}");
        }
    }

    #[test]
    fn the_beginning_is_written_file_by_file() {
        let state = Corsairs::start(&Options::default(), 1).unwrap();
        let text = "standard corsairs=1 turn=1 board=5/6/7/3EE3/3EFE3/3EE3/7/6/5 reserve=6 captured=0";
        assert_eq!(state.to_string(), text);
        assert_eq!(text.parse(), Ok(state.clone()));
        assert_eq!("standard".parse(), Ok(state));
    }

    #[test]
    fn a_board_has_one_text() {
        for junk in [
            "5/6/7/3EE3/3EFE3/3EE3/7/6",
            "5/6/7/3EE3/3EFE3/3EE3/7/6/4",
            "5/6/7/3EE3/3EFE3/3EE3/7/6/6",
            "5/6/7/3EE3/3EFE3/3EE3/7/6/23",
            "5/6/7/3EE3/3EFE3/3EE3/7/6/05",
            "5/6/7/3EE3/3EFE3/3EE3/7/6/0C4",
            "5/6/7/3EE3/3EFE3/3EE3/7/6/F4",
            "5/6/7/3EE3/3EFE3/3EE3/7/6/E4",
            "5/6/7/3EE3/3E1E3/3EE3/7/6/5",
            "5/6/7/3EE3/3EFE3/3EE3/7/6/x4",
            "5/6/7/3EE3/3EFE3/3EE3/7/6/é",
        ] {
            assert!(format!("standard board={junk}").parse::<State>().is_err(), "{junk}");
        }
    }

    #[test]
    fn a_turn_under_way_is_written_with_its_moves() {
        let text = "standard corsairs=2 turn=1 board=5/6/7/3EE3/3EFE3/3EE3/7/6/5 reserve=6 captured=0 \
                    moves enter a1; step a1 a2";
        assert_eq!(text.parse::<State>().unwrap().to_string(), text);
        let error = text.replace("step a1 a2", "leave a1").parse::<State>().unwrap_err();
        assert_eq!(error.column, text.find("step").unwrap() + 1);
    }
}
