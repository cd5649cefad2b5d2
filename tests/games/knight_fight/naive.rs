//! A naive implementation of Knight Fight, written from the rulings: slow and simple, with lists and texts. It shares only
//! the random generator with the real one, so a disagreement shows a fault in one of them.

use std::collections::{BTreeMap, BTreeSet};

use corsair_cabinet::game::Rng;

use crate::plain_options::{self, Options};

/// Every option with its values, the standard one first.
pub const OPTIONS: [(&str, &[&str]); 11] = [
    ("favoured", &["random", "1", "2"]),
    ("sides", &["choice", "swap"]),
    ("tie", &["moves", "third"]),
    ("row", &["4", "5"]),
    ("airdrop", &["off", "2", "1", "3"]),
    ("bidding", &["off", "free", "auction"]),
    ("coloration", &["off", "on"]),
    ("trap", &["off", "shown", "hidden"]),
    ("sickness", &["off", "on"]),
    ("snapshot", &["off", "on", "assisted"]),
    ("tic-tac-toe", &["off", "on"]),
];

/// A space: column and row, counted from 0.
pub type Space = (usize, usize);

/// The content of each space, by column, then row: `X` and `O`, in lower case if weak, or `.` for empty.
pub type Board = [[char; ROWS]; COLUMNS];

/// The number of columns.
pub const COLUMNS: usize = 11;

/// The number of rows.
pub const ROWS: usize = 12;

/// Where each side's first knight stands (KF-02).
pub const STARTS: [Space; 2] = [(5, 5), (5, 6)];

/// The sides' letters. X is side 0, O is side 1.
pub const SIDES: [char; 2] = ['x', 'o'];

/// A move.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Plan {
    /// Where the knight goes.
    pub to: Space,
    /// Where its parent stands, under Sickness.
    pub from: Option<Space>,
    /// Where manure is dropped.
    pub drop: Option<Space>,
}

/// A plan and its result.
#[derive(Clone, Debug)]
pub struct Attempt {
    /// The side that tried.
    pub side: usize,
    /// The plan; without the manure, if that was kept.
    pub plan: Plan,
    /// Nothing, `!` for trapped, `?` for illegal.
    pub mark: &'static str,
}

/// The stage of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Sides are being chosen.
    Choose,
    /// A round is played.
    Round,
    /// The match is over.
    Over,
}

/// A match.
#[derive(Clone, Debug)]
pub struct Naive {
    /// The options.
    pub options: Options,
    /// The seed of the match.
    pub seed: u64,
    /// The favoured seat, 0 or 1.
    pub favoured: usize,
    /// The bouts that are over: which seat won, after how many moves, and how.
    pub won: Vec<(Option<usize>, usize, &'static str)>,
    /// The stage of a match.
    pub stage: Stage,
    /// The seat that plays X.
    pub x: usize,
    /// The side that moves; none in an auction.
    pub turn: Option<usize>,
    /// The moves of the bout (KF-10).
    pub moves: usize,
    /// The knights.
    pub board: Board,
    /// Where each side has dropped manure.
    pub manure: [BTreeSet<Space>; 2],
    /// The colours of the spaces, once drawn, by column, then row.
    pub colours: Option<Board>,
    /// Each side's chips.
    pub chips: [usize; 2],
    /// The side that lost the latest auction (BD-4).
    pub lost: usize,
    /// What both sides bid, if the last round was an auction.
    pub bids: Option<[usize; 2]>,
    /// The side that may set no trap (HT-4).
    pub banned: Option<usize>,
    /// Each side's trap, if the last round revealed it (HT-6).
    pub traps: [Option<Space>; 2],
    /// The moves, bids and traps of each earlier round that revealed some (G-04), as they are written.
    pub revealed: Vec<String>,
    /// Each side's last placement (COL-5).
    pub latest: [Option<Attempt>; 2],
    /// The attempts of the last round; under Snapshot, of the bout.
    pub past: Vec<Attempt>,
    /// What each seat has sealed in this round.
    pub sealed: [Vec<String>; 2],
}

/// All spaces: a1, a2 and so on to k12.
pub fn spaces() -> Vec<Space> {
    (0..COLUMNS).flat_map(|column| (0..ROWS).map(move |row| (column, row))).collect()
}

/// The name of a space, such as `f6`.
pub fn name((column, row): Space) -> String {
    format!("{}{}", char::from(b'a' + u8::try_from(column).unwrap()), row + 1)
}

/// The space of this name.
pub fn named(text: &str) -> Space {
    (usize::from(text.as_bytes()[0] - b'a'), text[1..].parse::<usize>().unwrap() - 1)
}

/// The spaces a knight's move away.
pub fn jumps(from: Space) -> Vec<Space> {
    let ways = [(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)];
    let step = |(columns, rows)| Some((from.0.checked_add_signed(columns)?, from.1.checked_add_signed(rows)?));
    ways.into_iter().filter_map(step).filter(|(column, row)| *column < COLUMNS && *row < ROWS).collect()
}

/// The board as a bout begins.
pub fn start_board() -> Board {
    let mut board = [['.'; ROWS]; COLUMNS];
    for (side, (column, row)) in STARTS.into_iter().enumerate() {
        board[column][row] = SIDES[side].to_ascii_uppercase();
    }
    board
}

/// Whether a letter on the board is a knight of this side, healthy or not.
pub fn is_of(letter: char, side: usize) -> bool {
    letter.eq_ignore_ascii_case(&SIDES[side])
}

/// The number of windows of this length in a row or column with knights of this side only.
pub fn windows(board: &Board, side: usize, length: usize) -> usize {
    let full = |(column, row): Space, (columns, rows): Space| {
        let at = |steps: usize| board.get(column + steps * columns).and_then(|column| column.get(row + steps * rows));
        (0..length).all(|steps| at(steps).is_some_and(|letter| is_of(*letter, side)))
    };
    spaces().into_iter().flat_map(|space| [(1, 0), (0, 1)].map(|way| full(space, way))).filter(|full| *full).count()
}

/// Twelve rows, the last one first, each written by `write`.
fn write_rows(board: &Board, write: impl Fn(&str) -> String) -> String {
    let row = |row: usize| board.iter().map(|column| column[row]).collect::<String>();
    (0..ROWS).rev().map(|number| write(&row(number))).collect::<Vec<_>>().join("/")
}

/// A row of the board with its empty spaces counted.
fn count_empty(row: &str) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for letter in row.chars().chain(['/']) {
        if letter == '.' {
            empty += 1;
            continue;
        }
        if empty > 0 {
            text.push_str(&empty.to_string());
        }
        empty = 0;
        text.push(letter);
    }
    text.trim_end_matches('/').to_owned()
}

/// What [`write_rows`] writes, with or without counted spaces.
fn read_rows(text: &str) -> Board {
    let mut board = [['.'; ROWS]; COLUMNS];
    for (row, line) in (0..ROWS).rev().zip(text.split('/')) {
        let (mut column, mut empty) = (0, 0);
        for letter in line.chars() {
            if let Some(digit) = letter.to_digit(10) {
                empty = empty * 10 + digit as usize;
            } else {
                column += empty;
                board[column][row] = letter;
                (column, empty) = (column + 1, 0);
            }
        }
        assert_eq!(column + empty, COLUMNS, "{line}");
    }
    board
}

/// Names, joined by commas; `-` for none.
fn write_spaces<'a>(spaces: impl IntoIterator<Item = &'a Space>) -> String {
    let names: Vec<String> = spaces.into_iter().map(|space| name(*space)).collect();
    if names.is_empty() { "-".to_owned() } else { names.join(",") }
}

impl Plan {
    /// A plan from `c5 from d7 drop e6`.
    pub fn read(text: &str) -> Self {
        let words: Vec<&str> = text.split(' ').collect();
        let after = |word: &str| words.iter().position(|other| *other == word).map(|place| named(words[place + 1]));
        Self { to: named(words[0]), from: after("from"), drop: after("drop") }
    }

    /// The action that seals this plan.
    pub fn write(&self) -> String {
        let part =
            |word: &str, space: Option<Space>| space.map_or(String::new(), |space| format!(" {word} {}", name(space)));
        format!("spawn {}{}{}", name(self.to), part("from", self.from), part("drop", self.drop))
    }
}

impl Attempt {
    /// As it is written among each side's latest: without its parent.
    fn write_latest(&self) -> String {
        let dropped = self.plan.drop.map_or(String::new(), |drop| format!("+{}", name(drop)));
        format!("{}{}{dropped}", name(self.plan.to), self.mark)
    }

    /// As it is written in the past.
    fn write_past(&self) -> String {
        let parent = self.plan.from.map_or(String::new(), |from| format!("^{}", name(from)));
        let dropped = self.plan.drop.map_or(String::new(), |drop| format!("+{}", name(drop)));
        format!("{}:{}{parent}{}{dropped}", SIDES[self.side], name(self.plan.to), self.mark)
    }

    /// What [`Attempt::write_latest`] writes.
    fn read_latest(side: usize, text: &str) -> Self {
        let (text, drop) = text.split_once('+').unwrap_or((text, ""));
        let mark = if text.ends_with('!') { "!" } else { "" };
        let to = named(text.trim_end_matches('!'));
        let drop = (!drop.is_empty()).then(|| named(drop));
        Self { side, plan: Plan { to, from: None, drop }, mark }
    }
}

impl Naive {
    /// The beginning of a match (KF-05).
    pub fn start(options: Options, seed: u64) -> Self {
        let favoured = match options["favoured"] {
            "1" => 0,
            "2" => 1,
            _ => Rng::from_seed(seed).below(2),
        };
        let mut game = Self {
            options,
            seed,
            favoured,
            won: Vec::new(),
            stage: Stage::Choose,
            x: favoured,
            turn: Some(0),
            moves: 0,
            board: start_board(),
            manure: [BTreeSet::new(), BTreeSet::new()],
            colours: None,
            chips: [20; 2],
            lost: 1,
            bids: None,
            banned: None,
            traps: [None, None],
            revealed: Vec::new(),
            latest: [None, None],
            past: Vec::new(),
            sealed: [Vec::new(), Vec::new()],
        };
        game.clear();
        game
    }

    /// Reads a position, of which every part except the options may be missing. Past attempts and sealed actions are not
    /// read.
    pub fn read(text: &str) -> Self {
        let (options, text) = text.split_once(' ').unwrap_or((text, ""));
        let fields: BTreeMap<&str, &str> = text.split(' ').filter_map(|field| field.split_once('=')).collect();
        let number = |key: &str, usual: usize| fields.get(key).map_or(usual, |value| value.parse().unwrap());
        let side = |letter: &str| SIDES.iter().position(|side| letter == side.to_string());
        let mut game = Self::start(plain_options::read(&OPTIONS, options), number("seed", 0) as u64);
        game.favoured = number("favoured", 1) - 1;
        game.x = number("x", 1) - 1;
        game.begin_bout();
        game.moves = number("moves", 0);
        if let Some(turn) = fields.get("turn") {
            game.turn = side(turn);
        }
        if let Some(board) = fields.get("board") {
            game.board = read_rows(board);
        }
        if let Some(colours) = fields.get("colours") {
            game.colours = Some(read_rows(colours));
        }
        if let Some((ours, theirs)) = fields.get("manure").and_then(|manure| manure.split_once('/')) {
            let read = |names: &str| names.split(',').filter(|name| *name != "-").map(named).collect();
            game.manure = [read(ours), read(theirs)];
        }
        if let Some((ours, theirs)) = fields.get("chips").and_then(|chips| chips.split_once('/')) {
            game.chips = [ours.parse().unwrap(), theirs.parse().unwrap()];
        }
        if let Some(lost) = fields.get("lost") {
            game.lost = side(lost).unwrap();
        }
        game.banned = fields.get("banned").and_then(|banned| side(banned));
        if let Some((ours, theirs)) = fields.get("latest").and_then(|latest| latest.split_once(',')) {
            let read = |side: usize, text: &str| (text != "-").then(|| Attempt::read_latest(side, text));
            game.latest = [read(0, ours), read(1, theirs)];
        }
        game
    }

    /// Whether an anomaly or a House option is on.
    pub fn has(&self, key: &str) -> bool {
        let (_, values) = OPTIONS.iter().find(|(other, _)| *other == key).unwrap();
        self.options[key] != values[0]
    }

    /// The seat that plays a side.
    pub fn seat(&self, side: usize) -> usize {
        if side == 0 { self.x } else { 1 - self.x }
    }

    /// The side that a seat plays.
    pub fn side(&self, seat: usize) -> usize {
        usize::from(seat != self.x)
    }

    /// The letter on a space.
    fn letter(&self, space: Space) -> char {
        self.board[space.0][space.1]
    }

    /// Resets the board for a bout (BD-1, AD-1).
    fn clear(&mut self) {
        self.moves = 0;
        self.board = start_board();
        self.manure = [BTreeSet::new(), BTreeSet::new()];
        self.colours = None;
        self.chips = [20; 2];
        // BD-5: where round one is free, O counts as the latest loser.
        let auction = self.options["bidding"] == "auction";
        (self.turn, self.lost) = if auction { (None, 0) } else { (Some(0), 1) };
        self.bids = None;
        self.banned = None;
        self.traps = [None, None];
        self.revealed.clear();
        self.latest = [None, None];
        self.past.clear();
    }

    /// Begins a bout once the sides are known.
    pub fn begin_bout(&mut self) {
        self.clear();
        self.stage = Stage::Round;
        if self.has("coloration") {
            // COL-1: bout n has a stream of its own.
            let mut rng = Rng::stream(self.seed, self.won.len() as u64 + 1);
            let mut colours = start_board();
            while {
                for (column, row) in spaces() {
                    colours[column][row] = ['R', 'B', 'Y'][rng.below(3)];
                }
                self.must_redraw(&colours)
            } {}
            self.colours = Some(colours);
        }
    }

    /// Whether the colours are drawn again (COL-2). Under Airdrop one space of another colour is not enough.
    fn must_redraw(&self, colours: &Board) -> bool {
        let most = if self.has("airdrop") { 7 } else { 8 };
        let same = |start: Space, colour: char| {
            jumps(start).iter().filter(|(column, row)| colours[*column][*row] == colour).count()
        };
        STARTS.iter().any(|start| ['R', 'B', 'Y'].iter().any(|colour| same(*start, *colour) >= most))
    }

    /// Whether a space is empty on the true board.
    pub fn is_free(&self, space: Space) -> bool {
        self.letter(space) == '.' && !self.manure.iter().any(|dropped| dropped.contains(&space))
    }

    /// Whether a space is empty as far as a side sees (SN-1, SN-2).
    fn seems_free(&self, space: Space, side: usize) -> bool {
        if !self.has("snapshot") {
            return self.is_free(space);
        }
        let own = is_of(self.letter(space), side) || self.manure[side].contains(&space);
        let theirs = match &self.latest[1 - side] {
            Some(attempt) => (attempt.mark != "!" && attempt.plan.to == space) || attempt.plan.drop == Some(space),
            None => STARTS[1 - side] == space,
        };
        !own && !theirs
    }

    /// Whether a space's colour allows a side to go there (COL-4).
    fn may_go_by_colour(&self, space: Space, side: usize) -> bool {
        match (&self.colours, &self.latest[1 - side]) {
            (Some(colours), Some(latest)) => {
                let (column, row) = latest.plan.to;
                colours[space.0][space.1] != colours[column][row]
            }
            _ => true,
        }
    }

    /// The landings of a side, with the parents under Sickness (SK-1), for spaces that `free` accepts.
    fn plans_where(&self, side: usize, free: impl Fn(Space) -> bool) -> Vec<Plan> {
        let mut plans = Vec::new();
        for to in spaces().into_iter().filter(|to| free(*to) && self.may_go_by_colour(*to, side)) {
            let parents: Vec<Space> = jumps(to).into_iter().filter(|from| is_of(self.letter(*from), side)).collect();
            if self.has("sickness") {
                plans.extend(parents.into_iter().map(|from| Plan { to, from: Some(from), drop: None }));
            } else if !parents.is_empty() {
                plans.push(Plan { to, from: None, drop: None });
            }
        }
        plans
    }

    /// The plans of a side without manure.
    pub fn plans(&self, side: usize) -> Vec<Plan> {
        self.plans_where(side, |space| self.seems_free(space, side))
    }

    /// KF-08, SN-5: whether a side has no move on the true board.
    pub fn is_stuck(&self, side: usize) -> bool {
        self.plans_where(side, |space| self.is_free(space)).is_empty()
    }

    /// The manure a side has left (AD-1).
    pub fn manure_left(&self, side: usize) -> usize {
        self.options["airdrop"].parse().unwrap_or(0) - self.manure[side].len()
    }

    /// Where manure may be dropped along with a plan (AD-3).
    pub fn drops(&self, side: usize, plan: &Plan) -> Vec<Space> {
        if self.manure_left(side) == 0 {
            return Vec::new();
        }
        let fits =
            |space: &Space| *space != plan.to && (self.seems_free(*space, side) || self.is_vacated(*space, plan));
        spaces().into_iter().filter(fits).collect()
    }

    /// Whether the named parent will have left this space: only a weakened one vanishes (SK-2).
    pub fn is_vacated(&self, space: Space, plan: &Plan) -> bool {
        plan.from == Some(space) && self.letter(space).is_lowercase()
    }

    /// All plans of a side.
    fn spawns(&self, side: usize) -> BTreeSet<String> {
        let mut spawns = BTreeSet::new();
        for plan in self.plans(side) {
            spawns.insert(plan.write());
            for drop in self.drops(side, &plan) {
                spawns.insert(Plan { drop: Some(drop), ..plan.clone() }.write());
            }
        }
        spawns
    }

    /// The seat that is to choose sides (KF-04).
    pub fn chooser(&self) -> usize {
        if self.won.len() == 1 { 1 - self.favoured } else { self.favoured }
    }

    /// The parts that a seat seals in this round, in order.
    fn parts(&self, seat: usize) -> Vec<&'static str> {
        if self.stage != Stage::Round {
            return Vec::new();
        }
        let side = self.side(seat);
        let (auction, moves) = (self.turn.is_none(), self.turn.is_none_or(|turn| turn == side));
        let traps = self.has("trap") && self.banned != Some(side) && self.turn != Some(side);
        let parts = [(auction, "bid"), (traps, "trap"), (moves, "spawn")];
        parts.into_iter().filter(|(owed, _)| *owed).map(|(_, part)| part).collect()
    }

    /// The next decision due from a seat: `play`, `bid`, `trap`, `spawn`, or none.
    pub fn owes(&self, seat: usize) -> Option<&'static str> {
        if self.stage == Stage::Choose {
            return (self.chooser() == seat).then_some("play");
        }
        self.parts(seat).get(self.sealed[seat].len()).copied()
    }

    /// The seats that may act.
    pub fn to_act(&self) -> BTreeSet<usize> {
        (0..2).filter(|seat| self.owes(*seat).is_some()).collect()
    }

    /// All legal actions of a seat.
    pub fn legal(&self, seat: usize) -> BTreeSet<String> {
        let side = self.side(seat);
        match self.owes(seat) {
            None => BTreeSet::new(),
            Some("play") => SIDES.iter().map(|side| format!("play {side}")).collect(),
            Some("bid") => (0..=self.chips[side]).map(|chips| format!("bid {chips}")).collect(),
            // HT-2: any space.
            Some("trap") => {
                let names = spaces().into_iter().map(name).chain(["none".to_owned()]);
                names.map(|name| format!("trap {name}")).collect()
            }
            Some(_) => self.spawns(side),
        }
    }

    /// Whether an action is legal, without a list of all.
    pub fn allows(&self, seat: usize, text: &str) -> bool {
        let Some(plan) = text.strip_prefix("spawn ") else {
            return self.owes(seat) != Some("spawn") && self.legal(seat).contains(text);
        };
        let (side, plan) = (self.side(seat), Plan::read(plan));
        self.owes(seat) == Some("spawn")
            && self.plans(side).contains(&Plan { drop: None, ..plan.clone() })
            && plan.drop.is_none_or(|drop| self.drops(side, &plan).contains(&drop))
    }

    /// Applies a legal action.
    pub fn act(&mut self, seat: usize, text: &str) {
        if let Some(letter) = text.strip_prefix("play ") {
            self.x = if letter == "x" { seat } else { 1 - seat };
            return self.begin_bout();
        }
        self.sealed[seat].push(text.to_owned());
        if self.to_act().is_empty() {
            self.resolve();
        }
    }

    /// What a side has sealed of a kind.
    pub fn part(&self, side: usize, kind: &str) -> Option<&str> {
        let sealed = &self.sealed[self.seat(side)];
        sealed.iter().find_map(|text| text.strip_prefix(kind)?.strip_prefix(' '))
    }

    /// Resolves a complete round in the order of the rulings.
    fn resolve(&mut self) {
        let plans = [0, 1].map(|side| self.part(side, "spawn").map(Plan::read));
        let traps = [0, 1].map(|side| self.part(side, "trap").filter(|trap| *trap != "none").map(named));
        let bids = [0, 1].map(|side| self.part(side, "bid").map(|bid| bid.parse::<usize>().unwrap()));
        self.sealed = [Vec::new(), Vec::new()];
        let caught = self.past.last().filter(|attempt| attempt.mark == "!").map(|attempt| 1 - attempt.side);
        let shown = [self.write_bids(), self.write_traps(caught)];
        if shown != ["-", "-"] {
            self.revealed.push(format!("{}:{}", self.moves, shown.join(":")));
        }
        self.traps = [None, None];
        self.bids = None;
        if !self.has("snapshot") {
            self.past.clear();
        }
        let mut mover = self.turn.unwrap_or(0);
        if let [Some(ours), Some(theirs)] = bids {
            mover = self.settle_auction([ours, theirs]);
        }
        let done = self.attempt(mover, plans[mover].clone().unwrap(), traps[1 - mover]);
        if !done && self.turn.is_none() {
            // SN-4: then the auction's loser plays, into the winner's trap.
            mover = 1 - mover;
            self.attempt(mover, plans[mover].clone().unwrap(), traps[1 - mover]);
        }
        self.end_round(mover);
    }

    /// The winner of the auction (BD-3, BD-4).
    fn settle_auction(&mut self, bids: [usize; 2]) -> usize {
        let winner = match bids[0].cmp(&bids[1]) {
            std::cmp::Ordering::Greater => 0,
            std::cmp::Ordering::Less => 1,
            std::cmp::Ordering::Equal => self.lost,
        };
        self.chips[winner] -= bids[winner];
        self.chips[1 - winner] += bids[winner];
        self.lost = 1 - winner;
        self.bids = Some(bids);
        winner
    }

    /// Steps 3 to 7 of a turn. Returns whether it was legal.
    fn attempt(&mut self, side: usize, mut plan: Plan, trap: Option<Space>) -> bool {
        self.moves += 1;
        // HT-4: the ban lasts until the opponent's next attempt.
        if self.banned == Some(1 - side) {
            self.banned = None;
        }
        let legal =
            self.is_free(plan.to) && plan.drop.is_none_or(|drop| self.is_free(drop) || self.is_vacated(drop, &plan));
        let trapped = legal && trap == Some(plan.to);
        if trapped || self.options["trap"] == "shown" {
            self.traps[1 - side] = trap;
        }
        if !legal {
            self.past.push(Attempt { side, plan, mark: "?" });
            return false;
        }
        if trapped {
            self.banned = Some(side);
            // SK-4: the weak parent stays, so its space is not free for manure.
            plan.drop = plan.drop.filter(|drop| plan.from != Some(*drop));
        } else {
            self.board[plan.to.0][plan.to.1] = SIDES[side].to_ascii_uppercase();
            if let Some((column, row)) = plan.from {
                let weak = self.board[column][row].is_lowercase();
                self.board[column][row] = if weak { '.' } else { SIDES[side] };
            }
        }
        self.manure[side].extend(plan.drop);
        let attempt = Attempt { side, plan, mark: if trapped { "!" } else { "" } };
        self.latest[side] = Some(attempt.clone());
        self.past.push(attempt);
        true
    }

    /// A side's points (TTT-1).
    pub fn points(&self, side: usize) -> usize {
        windows(&self.board, side, 3)
    }

    /// Steps 8 and 10 of a turn, and the stop after 400 moves. `last` is the side of the latest attempt.
    fn end_round(&mut self, last: usize) {
        let points = self.has("tic-tac-toe");
        if points && self.points(last) >= 6 {
            return self.end_bout(Some(last), "points");
        }
        if !points && windows(&self.board, last, self.options["row"].parse().unwrap()) > 0 {
            return self.end_bout(Some(last), "row");
        }
        let stuck = [self.is_stuck(0), self.is_stuck(1)];
        let next = 1 - last;
        let turn = match stuck {
            [true, true] if points => return self.tally(),
            // BD-7: if both are stuck, the latest turn wins.
            [true, true] if self.has("bidding") => return self.end_bout(Some(last), "last"),
            [false, false] if self.has("bidding") => None,
            _ if self.has("bidding") && points => Some(usize::from(stuck[0])),
            _ if self.has("bidding") => return self.end_bout(Some(usize::from(stuck[0])), "stuck"),
            _ if !stuck[next] => Some(next),
            // TTT-3: a pass is no action.
            _ if points => Some(last),
            _ => return self.end_bout(Some(last), "stuck"),
        };
        match (self.moves >= 400, points) {
            (false, _) => self.turn = turn,
            (true, true) => self.tally(),
            (true, false) => self.end_bout(None, "limit"),
        }
    }

    /// TTT-3, TTT-4: more points win.
    fn tally(&mut self) {
        let winner = match self.points(0).cmp(&self.points(1)) {
            std::cmp::Ordering::Greater => Some(0),
            std::cmp::Ordering::Less => Some(1),
            std::cmp::Ordering::Equal => None,
        };
        self.end_bout(winner, "tally");
    }

    /// Ends the bout, and perhaps the match.
    fn end_bout(&mut self, winner: Option<usize>, ending: &'static str) {
        self.won.push((winner.map(|side| self.seat(side)), self.moves, ending));
        let third = self.has("tie") && self.bouts_won(0) == 1 && self.bouts_won(1) == 1;
        if self.won.len() == 3 || self.won.len() == 2 && !third {
            self.stage = Stage::Over;
        } else if self.has("sides") {
            self.x = 1 - self.x;
            self.begin_bout();
        } else {
            self.stage = Stage::Choose;
        }
    }

    /// The number of the first two bouts that a seat has won.
    fn bouts_won(&self, seat: usize) -> usize {
        self.won.iter().take(2).filter(|(winner, ..)| *winner == Some(seat)).count()
    }

    /// The winner of a match that is over (KF-09, TTT-4).
    pub fn winner(&self) -> Option<usize> {
        if self.stage != Stage::Over {
            return None;
        }
        if let Some((Some(winner), ..)) = self.won.get(2) {
            return Some(*winner);
        }
        if self.bouts_won(0) != self.bouts_won(1) {
            return Some(usize::from(self.bouts_won(1) > self.bouts_won(0)));
        }
        // One each, and fewer moves win; or both drawn.
        let [(first, sooner, _), (second, later, _)] = self.won[..2] else { panic!("{:?}", self.won) };
        match sooner.cmp(&later) {
            std::cmp::Ordering::Less if first.is_some() => first,
            std::cmp::Ordering::Greater if second.is_some() => second,
            _ => Some(self.favoured),
        }
    }

    /// The bids of the last round; `-` without an auction.
    fn write_bids(&self) -> String {
        self.bids.map_or("-".to_owned(), |[ours, theirs]| format!("{ours}/{theirs}"))
    }

    /// The traps that the last round revealed, with a mark after that of the side that caught a knight; `-` if there were none.
    fn write_traps(&self, caught: Option<usize>) -> String {
        if self.traps == [None, None] {
            return "-".to_owned();
        }
        let [ours, theirs] = [0, 1]
            .map(|side| format!("{}{}", write_spaces(&self.traps[side]), if caught == Some(side) { "!" } else { "" }));
        format!("{ours}/{theirs}")
    }

    /// The position as text.
    pub fn write(&self) -> String {
        let mut fields = vec![
            plain_options::write(&OPTIONS, &self.options),
            format!("seed={} favoured={}", self.seed, self.favoured + 1),
        ];
        let bout = |(winner, moves, ending): &(Option<usize>, usize, &str)| {
            format!("{}:{moves}:{ending}", winner.map_or("-".to_owned(), |seat| (seat + 1).to_string()))
        };
        if !self.won.is_empty() {
            fields.push(format!("won={}", self.won.iter().map(bout).collect::<Vec<_>>().join(",")));
        }
        let turn = self.turn.map_or("both".to_owned(), |side| SIDES[side].to_string());
        fields.push(format!("x={} turn={turn} moves={}", self.x + 1, self.moves));
        fields.push(format!("board={}", write_rows(&self.board, count_empty)));
        if self.manure.iter().any(|dropped| !dropped.is_empty()) {
            let [ours, theirs] = [0, 1].map(|side| write_spaces(&self.manure[side]));
            fields.push(format!("manure={ours}/{theirs}"));
        }
        if let Some(colours) = &self.colours {
            fields.push(format!("colours={}", write_rows(colours, str::to_owned)));
        }
        if self.has("bidding") {
            fields.push(format!("chips={}/{} lost={}", self.chips[0], self.chips[1], SIDES[self.lost]));
        }
        if self.bids.is_some() {
            fields.push(format!("bids={}", self.write_bids()));
        }
        if let Some(side) = self.banned {
            fields.push(format!("banned={}", SIDES[side]));
        }
        if self.traps != [None, None] {
            fields.push(format!("traps={}", self.write_traps(None)));
        }
        if !self.revealed.is_empty() {
            fields.push(format!("revealed={}", self.revealed.join(",")));
        }
        let latest = |side: usize| self.latest[side].as_ref().map_or("-".to_owned(), Attempt::write_latest);
        if self.latest.iter().any(Option::is_some) {
            fields.push(format!("latest={},{}", latest(0), latest(1)));
        }
        let past: Vec<String> = self.past.iter().map(Attempt::write_past).collect();
        if !past.is_empty() {
            fields.push(format!("past={}", past.join(",")));
        }
        let sealed = (0..2).flat_map(|seat| self.sealed[seat].iter().map(move |text| format!("{} {text}", seat + 1)));
        let sealed: Vec<String> = sealed.collect();
        match self.stage {
            Stage::Choose => fields.push("choose".to_owned()),
            Stage::Over => fields.push("over".to_owned()),
            Stage::Round if sealed.is_empty() => {}
            Stage::Round => fields.push(format!("sealed {}", sealed.join("; "))),
        }
        fields.join(" ")
    }

    /// The number of action sequences of this length.
    pub fn perft(&self, depth: usize) -> u64 {
        if depth == 0 {
            return 1;
        }
        let actions =
            self.to_act().into_iter().flat_map(|seat| self.legal(seat).into_iter().map(move |text| (seat, text)));
        let after = |(seat, text): (usize, String)| {
            let mut next = self.clone();
            next.act(seat, &text);
            next.perft(depth - 1)
        };
        if depth == 1 { actions.count() as u64 } else { actions.map(after).sum() }
    }
}
