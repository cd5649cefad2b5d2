//! The text forms of Knight Fight: actions as they are typed, logged and stored, and positions.
//!
//! The name of a space is its column, a to k, and its row, 1 to 12; X begins on f6 and O on f7. In a round a
//! seat seals each part of its plan with an action: under Bidding the bid, under Horse Trap the trap, and the move.
//!
//! ```text
//! play x                    the player who may choose plays X in the next bout
//! bid 5                     five chips for the move
//! trap c5                   a trap on c5; or: trap none
//! spawn c5                  a new knight on c5
//! spawn c5 from d7          under Sickness the parent is named
//! spawn c5 drop e6          with manure, under Airdrop
//! ```
//!
//! A position is one line with the match so far, the bout, and the choices that are sealed in this round:
//!
//! ```text
//! standard seed=42 favoured=1 won=1:23:row x=2 turn=x moves=4 board=11/…/11 manure=c5,d6/- colours=RBY…/…
//! chips=20/20 lost=o bids=3/5 banned=x traps=-/c5 revealed=2:4/1:-,3:2/2:a1!/- latest=c5+d6,e7! past=x:c5^d7+d6
//! clock=73200,70000 reserve=180000/180000 sealed 1 bid 5; 1 trap none
//! ```
//!
//! For example, a bout under Sickness, as the referee writes it:
//!
//! ```text
//! position 1 knight-fight sickness=on x=1 turn=x moves=2 board=11/11/11/11/3O7/5o5/5x5/3X7/11/11/11/11 latest=d5,d8
//! ```
//!
//! Only the options are required. `seed` decides how boards are coloured; `favoured` is the seat that
//! chooses first; `won` has the seat that won each earlier bout, or `-`, its moves, and how it ended: `row`, `stuck`,
//! `last`, `points`, `tally` or `limit`; `x` is the seat that plays X in the bout shown, `turn` the side to move, or
//! `both` in an auction. The `board` goes row by row from the top, each row from the left: a number counts empty spaces,
//! X and O are knights, x and o weak ones. Fields of both sides have X's value first, and `-` for nothing:
//! `manure` that was dropped, `chips`, the last `bids`, the `traps` that were revealed in the last round, the `latest`
//! placement, with `!` if it was trapped and `+` before manure. `revealed` has the bids and traps of each earlier round that
//! revealed some, after the number of moves at its end, with `!` after the trap that caught a knight. `colours` are rows of R,
//! B and Y from the top, drawn from the seed when they are left out; `lost` is the side that lost the latest auction,
//! `banned` the one that may set no trap. `past` has the attempts of the last round, under Snapshot those of the whole
//! bout: `^` comes before a parent, `!` means trapped, `?` illegal (`x:?` if the move is not known). With clocks,
//! `clock` is the time and when this round began, `reserve` what is left of the reserves, all in ms. A move that is
//! sealed has its time after it, `1 spawn c5 @72000`. Instead of sealed choices, the line can end in `choose`, when sides have to
//! be chosen, or in `over`.

use std::fmt::{self, Write as _};
use std::str::FromStr;

use serde::{Serialize, Serializer};

use super::rules::board::{COLUMNS, ROWS};
use super::rules::{
    Action, Attempt, AttemptResult, Bout, BoutResult, CHIPS_AT_START, Clock, Colour, Colours, Ending, Favoured,
    KnightFight, MOST_MOVES, Match, Placement, Plan, RESERVE_MS, RevealedRound, RuleSet, Side, Sides, Space, Spaces,
    Spawn, Stage, State, Turn, match_winner,
};
use crate::game::text::{
    self, Fields, ParseError, Word, Words, name_of, read_name, read_option, read_parts, write_list, write_parts,
};
use crate::game::{Seat, read_start};
use crate::names;

names! { Side "a side, x or o": X "x", O "o" }

impl fmt::Display for Action {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(side) => write!(out, "play {side}"),
            Self::Bid(bid) => write!(out, "bid {bid}"),
            Self::Trap(None) => out.write_str("trap none"),
            Self::Trap(Some(space)) => write!(out, "trap {space}"),
            Self::Spawn(Spawn { space, parent, drop }) => {
                write!(out, "spawn {space}")?;
                if let Some(parent) = parent {
                    write!(out, " from {parent}")?;
                }
                if let Some(drop) = drop {
                    write!(out, " drop {drop}")?;
                }
                Ok(())
            }
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        const WHAT: &str = "play, bid, trap or spawn";
        let mut words = Words::of(text);
        let what = words.next(WHAT)?;
        let action = match what.text {
            "play" => Self::Play(Side::try_from(words.next("a side, x or o")?)?),
            "bid" => {
                let word = words.next("a number of chips")?;
                let bid = word.number()?.try_into().ok().filter(|bid| *bid <= 2 * CHIPS_AT_START);
                Self::Bid(bid.ok_or_else(|| word.expected("a number of chips up to 40"))?)
            }
            "trap" => {
                let word = words.next("a space or none")?;
                Self::Trap(if word.text == "none" { None } else { Some(Space::try_from(word)?) })
            }
            "spawn" => {
                let space = Space::try_from(words.next("a space")?)?;
                let mut word = words.next_word();
                let mut clause = |keyword: &str| {
                    if word.is_none_or(|word| word.text != keyword) {
                        return Ok(None);
                    }
                    let read = Space::try_from(words.next("a space")?)?;
                    word = words.next_word();
                    Ok(Some(read))
                };
                let (parent, drop) = (clause("from")?, clause("drop")?);
                if let Some(word) = word {
                    return Err(word.expected("from, drop or the end of the line, in this order"));
                }
                Self::Spawn(Spawn { space, parent, drop })
            }
            _ => return Err(what.expected(WHAT)),
        };
        words.end()?;
        Ok(action)
    }
}

/// The rows of the board from the top, each from the left.
fn rows() -> impl Iterator<Item = impl Iterator<Item = Space>> {
    (0..ROWS).rev().map(|row| (0..COLUMNS).filter_map(move |column| Space::new(column, row)))
}

/// Writes a field with the values of both sides, `-` for an empty value; empty if both values are empty.
fn write_side_values<T>(both: &[T; 2], separator: char, write: impl Fn(&T) -> String) -> String {
    let [x, o] = both.each_ref().map(|value| match write(value) {
        text if text.is_empty() => "-".into(),
        text => text,
    });
    if x == "-" && o == "-" { String::new() } else { format!("{x}{separator}{o}") }
}

fn write_board(bout: &Bout) -> String {
    let letter = |space: Space| {
        let side = Side::BOTH.into_iter().find(|side| bout.knights[side.index()].contains(space))?;
        let weak = bout.weak[side.index()].contains(space);
        Some(match (side, weak) {
            (Side::X, false) => 'X',
            (Side::X, true) => 'x',
            (Side::O, false) => 'O',
            (Side::O, true) => 'o',
        })
    };
    let row = |spaces: &mut dyn Iterator<Item = Space>| {
        let mut text = String::new();
        let mut empty = 0;
        for space in spaces {
            let Some(letter) = letter(space) else {
                empty += 1;
                continue;
            };
            if empty > 0 {
                let _ = write!(text, "{empty}");
                empty = 0;
            }
            text.push(letter);
        }
        if empty > 0 {
            let _ = write!(text, "{empty}");
        }
        text
    };
    write_parts(rows().map(|mut spaces| row(&mut spaces)), "/")
}

fn write_space_set(spaces: &Spaces) -> String {
    write_parts(spaces.iter(), ",")
}

fn write_colours(colours: &Colours) -> String {
    let letter = |space| match colours.of(space) {
        Colour::Red => 'R',
        Colour::Blue => 'B',
        Colour::Yellow => 'Y',
    };
    write_parts(rows().map(|spaces| spaces.map(letter).collect::<String>()), "/")
}

fn write_drop(drop: Option<Space>) -> String {
    drop.map(|drop| format!("+{drop}")).unwrap_or_default()
}

fn write_placement(placement: Placement) -> String {
    let Placement { space, trapped, drop } = placement;
    format!("{space}{}{}", if trapped { "!" } else { "" }, write_drop(drop))
}

fn write_attempt(attempt: &Attempt) -> String {
    let result = match attempt.result {
        AttemptResult::Placed => "",
        AttemptResult::Trapped => "!",
        AttemptResult::Illegal => "?",
    };
    let Some(Spawn { space, parent, drop }) = attempt.spawn else { return format!("{}:{result}", attempt.side) };
    let parent = parent.map(|parent| format!("^{parent}")).unwrap_or_default();
    format!("{}:{space}{parent}{result}{}", attempt.side, write_drop(drop))
}

fn write_bids(bids: [u8; 2]) -> String {
    write_side_values(&bids, '/', u8::to_string)
}

fn write_traps(traps: [Option<Space>; 2]) -> String {
    write_side_values(&traps, '/', |trap| trap.map(|trap| trap.to_string()).unwrap_or_default())
}

fn write_revealed(round: &RevealedRound) -> String {
    let RevealedRound { moves, bids, traps, sprung } = round;
    let bids = bids.map_or_else(|| "-".into(), write_bids);
    let trap = |side: Side| {
        let trap = traps[side.index()].map(|trap| format!("{trap}{}", if *sprung == Some(side) { "!" } else { "" }));
        trap.unwrap_or_default()
    };
    let traps = if *traps == [None; 2] { "-".into() } else { write_side_values(&Side::BOTH, '/', |side| trap(*side)) };
    format!("{moves}:{bids}:{traps}")
}

/// The notation of each ending of a bout.
const ENDING_NAMES: [(Ending, &str); 6] = [
    (Ending::Row, "row"),
    (Ending::Stuck, "stuck"),
    (Ending::Last, "last"),
    (Ending::Points, "points"),
    (Ending::Tally, "tally"),
    (Ending::Limit, "limit"),
];

fn write_result(result: BoutResult) -> String {
    let winner = write_list(result.winner);
    format!("{winner}:{}:{}", result.moves, name_of(&ENDING_NAMES, result.ending))
}

/// The parts of a plan as the actions that sealed them.
fn actions_of(plan: Plan) -> impl Iterator<Item = Action> {
    [plan.bid.map(Action::Bid), plan.trap.decided().map(Action::Trap), plan.spawn.map(Action::Spawn)]
        .into_iter()
        .flatten()
}

/// Writes a position as described in the documentation of this module.
impl fmt::Display for State {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let table = &self.table;
        let (rule_set, bout) = (table.rule_set(), &table.bout);
        write!(out, "{} seed={} favoured={}", table.options, self.seed, table.favoured)?;
        // A field without a value is left out.
        let mut field = |key: &str, value: String| match value.as_str() {
            "" => Ok(()),
            value => write!(out, " {key}={value}"),
        };
        field("won", write_parts(table.results.iter().copied().map(write_result), ","))?;
        field("x", table.x.to_string())?;
        let turn = match bout.turn {
            Turn::Of(side) => side.to_string(),
            Turn::Auction => "both".into(),
        };
        field("turn", turn)?;
        field("moves", bout.moves.to_string())?;
        field("board", write_board(bout))?;
        field("manure", write_side_values(&bout.manure, '/', write_space_set))?;
        field("colours", bout.colours.as_ref().map(write_colours).unwrap_or_default())?;
        if rule_set.auction.is_some() {
            field("chips", write_side_values(&bout.chips, '/', u8::to_string))?;
            field("lost", bout.lost.to_string())?;
        }
        field("bids", bout.bids.map(write_bids).unwrap_or_default())?;
        field("banned", bout.banned.map(|side| side.to_string()).unwrap_or_default())?;
        field("traps", write_traps(bout.traps))?;
        field("revealed", write_parts(bout.revealed.iter().map(write_revealed), ","))?;
        field(
            "latest",
            write_side_values(&bout.latest, ',', |latest| latest.map(write_placement).unwrap_or_default()),
        )?;
        field("past", write_parts(bout.past.iter().map(write_attempt), ","))?;
        if let Some(Clock { now, since, reserve }) = bout.clock {
            field("clock", format!("{now},{since}"))?;
            field("reserve", write_side_values(&reserve, '/', u64::to_string))?;
        }
        match table.stage {
            Stage::Choose => out.write_str(" choose")?,
            Stage::Over => out.write_str(" over")?,
            Stage::Play => {
                let parts = Seat::all(2)
                    .flat_map(|seat| actions_of(bout.plans[table.side_of(seat).index()]).map(move |part| (seat, part)));
                for (number, (seat, part)) in parts.enumerate() {
                    let before = if number == 0 { " sealed " } else { "; " };
                    write!(out, "{before}{seat} {part}")?;
                    // The reserve is charged for this time when the round is resolved.
                    if let (Action::Spawn(_), Some(_)) = (part, bout.clock) {
                        write!(out, " @{}", bout.plans[table.side_of(seat).index()].at)?;
                    }
                }
            }
        }
        Ok(())
    }
}

impl Serialize for State {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl FromStr for State {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut words = Words::of(text);
        let Match { options, .. } = read_start::<KnightFight>(&mut words)?.table;
        let mut fields = Fields::of(words);
        let seed = fields.take("seed", "0").number()?;
        let favoured_word = fields.take("favoured", if options.favoured == Favoured::Second { "2" } else { "1" });
        let favoured = Seat::read(favoured_word, 2)?;
        let agrees = match options.favoured {
            Favoured::Random => true,
            Favoured::First => favoured == Seat::FIRST,
            Favoured::Second => favoured == Seat::SECOND,
        };
        favoured_word.require(agrees, "the seat that the options favour")?;
        let mut table = Match::new(options, favoured);
        if let Some(word) = fields.value_if_next("won") {
            table.results = read_parts(word, ',', read_result)?;
        }
        table.x = Seat::read(fields.take("x", "1"), 2)?;
        let place = fields.peek();
        read_bout(&mut fields, &table.rule_set(), &mut table.bout)?;
        let mut words = fields.rest();
        let end = words.next_word();
        table.stage = match end.map(|word| (word, word.text)) {
            None | Some((_, "sealed")) => Stage::Play,
            Some((_, "choose")) => Stage::Choose,
            Some((_, "over")) => Stage::Over,
            Some((word, _)) => {
                return Err(word.expected("a field in its place, sealed, choose, over or the end of the line"));
            }
        };
        let mut state = State { seed, table };
        let bouts_begun = state.table.results.len() + usize::from(state.table.stage == Stage::Play);
        if state.table.rule_set().coloured && state.table.bout.colours.is_none() && bouts_begun > 0 {
            state.table.bout.colours = Some(state.draw_colours(bouts_begun));
        }
        check_possible(&state.table).map_err(|expected| end.unwrap_or(place).expected(expected))?;
        match end {
            Some(word) if word.text == "sealed" => read_sealed(&mut state.table, words.rest())?,
            _ => words.end()?,
        }
        Ok(state)
    }
}

fn read_result(word: Word<'_>) -> Result<BoutResult, ParseError> {
    let wrong = || word.expected("a bout that is over, such as 1:23:row");
    let (winner, rest) = word.split_once(':').ok_or_else(wrong)?;
    let (moves, ending) = rest.split_once(':').ok_or_else(wrong)?;
    let winner = read_option(winner, |seat| Seat::read(seat, 2))?;
    let ending = read_name(&ENDING_NAMES, ending, "row, stuck, last, points, tally or limit")?;
    Ok(BoutResult { winner, moves: read_moves(moves)?, ending })
}

/// Reads a number of moves. A bout can go one move beyond the limit, when both sides try in one round (SN-4).
fn read_moves(word: Word<'_>) -> Result<u16, ParseError> {
    let moves = word.number()?.try_into().ok().filter(|moves| *moves <= MOST_MOVES + 1);
    moves.ok_or_else(|| word.expected("a number of moves up to 401"))
}

/// Reads the fields of a position into a bout that has just begun.
fn read_bout(fields: &mut Fields<'_>, rule_set: &RuleSet, bout: &mut Bout) -> Result<(), ParseError> {
    if let Some(word) = fields.value_if_next("turn") {
        bout.turn = match word.text {
            "both" => Turn::Auction,
            _ => Turn::Of(Side::try_from(word)?),
        };
    }
    bout.moves = read_moves(fields.take("moves", "0"))?;
    if let Some(word) = fields.value_if_next("board") {
        read_board(rule_set, bout, word)?;
    }
    if let Some(word) = fields.value_if_next("manure") {
        bout.manure = read_side_values(word, '/', read_space_set)?;
        for side in Side::BOTH.map(Side::index) {
            let dropped = u8::try_from(bout.manure[side].len()).ok();
            let left = dropped.and_then(|dropped| rule_set.manure.checked_sub(dropped));
            bout.manure_left[side] = left.ok_or_else(|| word.expected("as much manure as each side has"))?;
        }
        let knights = bout.knights[0].union(bout.knights[1]);
        let [x, o] = bout.manure;
        let apart = x.union(o).is_disjoint(knights) && x.is_disjoint(o);
        word.require(apart, "manure on spaces without knights")?;
    }
    if let Some(word) = fields.value_if_next("colours") {
        bout.colours = Some(read_colours(rule_set, word)?);
    }
    if let Some(word) = fields.value_if_next("chips") {
        bout.chips = read_side_values(word, '/', read_chips)?;
        let are_all = bout.chips.iter().sum::<u8>() == 2 * CHIPS_AT_START;
        word.require(rule_set.auction.is_some() && are_all, "forty chips in all, under Bidding")?;
    }
    if let Some(word) = fields.value_if_next("lost") {
        bout.lost = Side::try_from(word)?;
        word.require(rule_set.auction.is_some(), "no auctions without Bidding")?;
    }
    if let Some(word) = fields.value_if_next("bids") {
        bout.bids = Some(read_bids(word)?);
        word.require(rule_set.auction.is_some(), "no bids without Bidding")?;
    }
    if let Some(word) = fields.value_if_next("banned") {
        bout.banned = Some(Side::try_from(word)?);
        word.require(rule_set.traps.is_some(), "nobody banned without Horse Trap")?;
    }
    if let Some(word) = fields.value_if_next("traps") {
        bout.traps = read_traps(word)?;
        word.require(rule_set.traps.is_some(), "no traps without Horse Trap")?;
    }
    if let Some(word) = fields.value_if_next("revealed") {
        bout.revealed = read_parts(word, ',', |word| read_revealed(rule_set, word))?;
        let ends = bout.revealed.iter().map(|round| round.moves).chain([bout.moves]);
        word.require(ends.is_sorted_by(|end, next| end < next), "earlier rounds in order")?;
    }
    if let Some(word) = fields.value_if_next("latest") {
        bout.latest = read_side_values(word, ',', |word| read_placement(rule_set, word).map(Some))?;
    }
    if let Some(word) = fields.value_if_next("past") {
        bout.past = read_parts(word, ',', |word| read_attempt(rule_set, word))?;
    }
    if let Some(word) = fields.value_if_next("clock") {
        let wrong = || word.expected("what time it is, and when the round began, in ms");
        let (now, since) = word.split_once(',').ok_or_else(wrong)?;
        let clock = bout.clock.as_mut().ok_or_else(|| word.expected("no clock where the options have none"))?;
        (clock.now, clock.since) = (text::read_time(now)?, text::read_time(since)?);
        if clock.since > clock.now {
            return Err(wrong());
        }
    }
    if let Some(word) = fields.value_if_next("reserve") {
        let clock = bout.clock.as_mut().ok_or_else(|| word.expected("no reserve where the options have no clock"))?;
        clock.reserve = read_side_values(word, '/', Word::number)?;
        word.require(clock.reserve.iter().all(|reserve| *reserve <= RESERVE_MS), "at most three minutes each")?;
    }
    bout.count_points(rule_set);
    Ok(())
}

/// Reads a field with the values of both sides; `-` stands for the default value.
fn read_side_values<'a, T: Default>(
    word: Word<'a>,
    separator: char,
    read: impl Fn(Word<'a>) -> Result<T, ParseError>,
) -> Result<[T; 2], ParseError> {
    let mut both = [T::default(), T::default()];
    for (value, word) in both.iter_mut().zip(split_side_values(word, separator)?) {
        if word.text != "-" {
            *value = read(word)?;
        }
    }
    Ok(both)
}

fn split_side_values(word: Word<'_>, separator: char) -> Result<[Word<'_>; 2], ParseError> {
    let both = word.split_once(separator);
    let (x, o) = both.ok_or_else(|| word.expected(format!("X's and O's with {separator} between them")))?;
    word.require(x.text != "-" || o.text != "-", "something of X or O")?;
    Ok([x, o])
}

fn read_chips(word: Word<'_>) -> Result<u8, ParseError> {
    let chips = word.number()?.try_into().ok().filter(|chips| *chips <= 2 * CHIPS_AT_START);
    chips.ok_or_else(|| word.expected("a number of chips up to 40"))
}

fn read_bids(word: Word<'_>) -> Result<[u8; 2], ParseError> {
    read_side_values(word, '/', read_chips)
}

fn read_traps(word: Word<'_>) -> Result<[Option<Space>; 2], ParseError> {
    read_side_values(word, '/', |word| Space::try_from(word).map(Some))
}

fn read_revealed(rule_set: &RuleSet, word: Word<'_>) -> Result<RevealedRound, ParseError> {
    let wrong = || word.expected("moves, bids and traps, such as 3:2/5:-/c5");
    let (moves, rest) = word.split_once(':').ok_or_else(wrong)?;
    let (bids, traps) = rest.split_once(':').ok_or_else(wrong)?;
    let (no_bids, no_traps) = (bids.text == "-", traps.text == "-");
    if no_bids && no_traps {
        return Err(wrong());
    }
    bids.require(no_bids || rule_set.auction.is_some(), "no bids without Bidding")?;
    traps.require(no_traps || rule_set.traps.is_some(), "no traps without Horse Trap")?;
    let mut round = RevealedRound { moves: read_moves(moves)?, bids: None, traps: [None; 2], sprung: None };
    if !no_bids {
        round.bids = Some(read_bids(bids)?);
    }
    if !no_traps {
        let marked = read_side_values(traps, '/', |word| match word.text.strip_suffix('!') {
            Some(text) => Space::try_from(Word { text, ..word }).map(|trap| (Some(trap), true)),
            None => Space::try_from(word).map(|trap| (Some(trap), false)),
        })?;
        round.traps = marked.map(|(trap, _)| trap);
        round.sprung = match marked.map(|(_, sprung)| sprung) {
            [true, true] => return Err(traps.expected("at most one trap that caught a knight")),
            [x, o] => x.then_some(Side::X).or(o.then_some(Side::O)),
        };
    }
    Ok(round)
}

/// Reads spaces with commas between them, in order.
fn read_space_set(word: Word<'_>) -> Result<Spaces, ParseError> {
    let spaces: Spaces = read_parts(word, ',', Space::try_from)?.into_iter().collect();
    word.require(write_space_set(&spaces) == word.text, "spaces in order, each once")?;
    Ok(spaces)
}

/// Reads the rows of a board and calls `mark` for each letter; `mark` returns whether the letter is valid.
fn read_rows(word: Word<'_>, mark: &mut dyn FnMut(Space, char) -> bool) -> Result<(), ParseError> {
    word.require(word.split('/').count() == ROWS, "twelve rows with / between them")?;
    for (word, mut spaces) in word.split('/').zip(rows()) {
        let wrong = || word.expected("a row of eleven spaces");
        let mut letters = word.text.chars().peekable();
        while let Some(letter) = letters.next() {
            let Some(digit) = letter.to_digit(10) else {
                let space = spaces.next().ok_or_else(wrong)?;
                if !mark(space, letter) {
                    return Err(wrong());
                }
                continue;
            };
            let second = letters.next_if(char::is_ascii_digit).and_then(|second| second.to_digit(10));
            let empty = second.map_or(digit, |second| 10 * digit + second);
            let skipped = (0..empty).filter(|_| spaces.next().is_some()).count();
            if empty == 0 || skipped != empty as usize {
                return Err(wrong());
            }
        }
        if spaces.next().is_some() {
            return Err(wrong());
        }
    }
    Ok(())
}

fn read_board(rule_set: &RuleSet, bout: &mut Bout, word: Word<'_>) -> Result<(), ParseError> {
    bout.knights = [Spaces::EMPTY; 2];
    read_rows(word, &mut |space, letter| {
        let side = match letter {
            'X' | 'x' => Side::X,
            'O' | 'o' => Side::O,
            _ => return false,
        };
        let (knights, weak) = (&mut bout.knights[side.index()], &mut bout.weak[side.index()]);
        knights.insert(space);
        if letter.is_ascii_lowercase() {
            weak.insert(space);
        }
        rule_set.sickness || letter.is_ascii_uppercase()
    })?;
    word.require(write_board(bout) == word.text, "empty spaces counted together")?;
    // A side can never lose its last knight (SK-6).
    word.require(!bout.knights.iter().any(|knights| knights.is_empty()), "knights of both sides")
}

fn read_colours(rule_set: &RuleSet, word: Word<'_>) -> Result<Colours, ParseError> {
    let mut colours = Colours([Spaces::EMPTY; 3]);
    read_rows(word, &mut |space, letter| {
        let colour = match letter {
            'R' => Colour::Red,
            'B' => Colour::Blue,
            'Y' => Colour::Yellow,
            _ => return false,
        };
        let set = &mut colours.0[colour as usize];
        set.insert(space);
        true
    })?;
    // A digit would leave spaces without a colour.
    let is_whole = rule_set.coloured && write_colours(&colours) == word.text;
    word.require(is_whole, "a letter R, B or Y for each space, under Coloration")?;
    Ok(colours)
}

fn read_placement(rule_set: &RuleSet, word: Word<'_>) -> Result<Placement, ParseError> {
    let (place, drop) = read_drop(rule_set, word)?;
    let (space, trapped) = match place.text.strip_suffix('!') {
        Some(text) if rule_set.traps.is_some() => (Word { text, ..place }, true),
        _ => (place, false),
    };
    Ok(Placement { space: Space::try_from(space)?, trapped, drop })
}

/// Reads a word that may end with manure. Returns the text before the manure, and the space of the manure; `None` without manure.
fn read_drop<'a>(rule_set: &RuleSet, word: Word<'a>) -> Result<(Word<'a>, Option<Space>), ParseError> {
    match word.split_once('+') {
        Some((place, drop)) if rule_set.manure > 0 => Ok((place, Some(Space::try_from(drop)?))),
        _ => Ok((word, None)),
    }
}

fn read_attempt(rule_set: &RuleSet, word: Word<'_>) -> Result<Attempt, ParseError> {
    let (side, rest) = word.split_once(':').ok_or_else(|| word.expected("an attempt such as x:c5"))?;
    let (place, drop) = read_drop(rule_set, rest)?;
    let (place, result) = match (place.text.strip_suffix('!'), place.text.strip_suffix('?')) {
        (Some(text), _) if rule_set.traps.is_some() => (Word { text, ..place }, AttemptResult::Trapped),
        (_, Some(text)) if rule_set.snapshot => (Word { text, ..place }, AttemptResult::Illegal),
        _ => (place, AttemptResult::Placed),
    };
    let side = Side::try_from(side)?;
    if place.text.is_empty() && result == AttemptResult::Illegal && drop.is_none() {
        return Ok(Attempt { side, spawn: None, result });
    }
    let (space, parent) = match place.split_once('^') {
        Some((space, parent)) if rule_set.sickness => (space, Some(Space::try_from(parent)?)),
        None if rule_set.sickness => return Err(place.expected("a parent after ^")),
        _ => (place, None),
    };
    let spawn = Spawn { space: Space::try_from(space)?, parent, drop };
    Ok(Attempt { side, spawn: Some(spawn), result })
}

/// Checks that the parts of a position fit together; the error says what is expected.
fn check_possible(table: &Match) -> Result<(), &'static str> {
    let (rule_set, bout) = (table.rule_set(), &table.bout);
    let decided = match_winner(&table.options, table.favoured, &table.results).is_some();
    let bouts = table.results.len();
    if bouts > 3 || decided != (table.stage == Stage::Over) || was_decided_early(table) {
        return Err("over when the bouts decide the match, and not before");
    }
    match table.stage {
        Stage::Choose if bouts == 0 => {
            let mut beginning = Match::new(table.options.clone(), table.favoured);
            // Time may have passed, but no clock was running.
            if let (Some(clock), Some(at)) = (&mut beginning.bout.clock, bout.clock) {
                clock.now = at.now;
            }
            if *table == beginning { Ok(()) } else { Err("the beginning, where no sides are chosen yet") }
        }
        Stage::Choose if table.options.sides == Sides::Swap => Err("sides that are swapped, not chosen"),
        Stage::Choose | Stage::Over => {
            let last = table.results.last().map(|result| result.moves);
            if last == Some(bout.moves) { Ok(()) } else { Err("as many moves as the last bout had") }
        }
        Stage::Play if bout.moves >= MOST_MOVES => Err("fewer than 400 moves"),
        Stage::Play if Side::BOTH.into_iter().any(|side| bout.has_won(&rule_set, side)) => {
            Err("a bout that is not won")
        }
        Stage::Play if !bout.may_be_turn(&rule_set) => Err("the turn of those who can move"),
        Stage::Play => Ok(()),
    }
}

/// Whether the match was decided before its last bout was played.
fn was_decided_early(table: &Match) -> bool {
    let before = table.results.len().saturating_sub(1);
    match_winner(&table.options, table.favoured, &table.results[..before]).is_some()
}

/// Reads the choices that are sealed in this round into the plans.
fn read_sealed(table: &mut Match, word: Word<'_>) -> Result<(), ParseError> {
    let mut last = None;
    let mut column = word.column;
    for text in word.text.split("; ") {
        let part = Word { text, column };
        column += text.chars().count() + 2;
        let (seat, what) = part.split_once(' ').ok_or_else(|| part.expected("a seat and what it has sealed"))?;
        let seat = Seat::read(seat, 2)?;
        part.require(last <= Some(seat), "what seat 1 has sealed before what seat 2 has")?;
        last = Some(seat);
        let (mut what, mut at) = (what, 0);
        if let (Some(clock), Some((action, time))) = (table.bout.clock, what.split_once('@')) {
            let action = action.text.strip_suffix(' ').ok_or_else(|| what.expected("a space before the time"))?;
            what = Word { text: action, ..what };
            at = text::read_time(time)?;
            time.require((clock.since..=clock.now).contains(&at), "a time in this round")?;
        }
        let action: Action = what.parse()?;
        table
            .check(seat, &action)
            .map_err(|illegal| what.expected(format!("a part that may be sealed ({illegal})")))?;
        let (side, moved) = (table.side_of(seat), table.side_moved_by(seat));
        let plan = &mut table.bout.plans[side.index()];
        match action {
            Action::Bid(bid) => plan.bid = Some(bid),
            Action::Trap(trap) => plan.trap = trap.into(),
            Action::Spawn(spawn) if moved == side => (plan.spawn, plan.at) = (Some(spawn), at),
            Action::Spawn(_) | Action::Play(_) => return Err(what.expected("a bid, a trap or a move")),
        }
    }
    word.require(!table.bout.is_round_complete(&table.rule_set()), "something that is still to be sealed")
}
