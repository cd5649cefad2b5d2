//! A second, naive implementation of Corsairs, straight from the rulings: slow and simple, with maps and text. It shares no
//! code with the real one. Where the two disagree, one of them misreads the rulings.

use std::collections::{BTreeMap, BTreeSet};

use crate::plain_options::{self, Options};

/// Every option with its values, the standard one first.
pub const OPTIONS: [(&str, &[&str]); 17] = [
    ("size", &["5", "4", "6", "8"]),
    ("corsairs", &["1", "2", "random"]),
    ("match", &["one", "two"]),
    ("second", &["may", "must"]),
    ("return", &["barred", "allowed"]),
    ("pull", &["any", "straight"]),
    ("pulls", &["two", "one"]),
    ("rest", &["no", "yes"]),
    ("line", &["part", "whole"]),
    ("broadside", &["yes", "no"]),
    ("corners", &["open", "barred"]),
    ("release", &["end", "once"]),
    ("shield", &["no", "yes"]),
    ("captures", &["5", "6"]),
    ("limit", &["100", "200", "none"]),
    ("repetition", &["convoy", "off"]),
    ("stuck", &["pass", "convoy"]),
];

/// The directions from a post to its neighbours, in axial coordinates: the second grows southward.
const DIRECTIONS: [Post; 6] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];

/// A post in axial coordinates; (0, 0) is the centre.
pub type Post = (i32, i32);

/// The ships by post: C for a corsair, E for an escort, F for the freighter.
pub type Board = BTreeMap<Post, char>;

/// A position as CO-38 defines it, without the side to move, which follows from the number of the turn.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Position {
    /// The ships.
    pub board: Board,
    /// Corsairs that may enter.
    pub reserve: usize,
    /// Corsairs that were captured.
    pub captured: usize,
}

/// The moves of the corsairs in this turn.
#[derive(Clone, Default, Debug)]
pub struct TurnMoves {
    /// The actions.
    pub moves: Vec<String>,
    /// The posts of the corsairs that entered in this turn.
    entered: BTreeSet<Post>,
    /// How many left in this turn.
    left: usize,
    /// How many ships were pulled.
    pulls: usize,
}

/// A game, or the second of two.
#[derive(Clone, Debug)]
pub struct Naive {
    /// The options.
    pub options: Options,
    /// Which seat, 0 or 1, plays the corsairs.
    pub corsairs: usize,
    /// The player-turn that is being played, from 1.
    pub turn: usize,
    /// The position now.
    pub now: Position,
    /// The position when the turn began.
    pub begun: Position,
    /// The moves of the corsairs in this turn.
    pub turn_moves: TurnMoves,
    /// The corsairs that were entangled when the turn began.
    pub entangled: BTreeSet<Post>,
    /// The beginnings of earlier turns with their numbers.
    pub seen: Vec<(usize, Position)>,
    /// In the second game of a match: who won the first, and after how many turns.
    pub first: Option<(usize, usize)>,
    /// Once the game is over: who won, if it is no draw, and what decided it.
    pub over: Option<(Option<usize>, &'static str)>,
}

fn plus(post: Post, way: Post, steps: i32) -> Post {
    (post.0 + way.0 * steps, post.1 + way.1 * steps)
}

/// How far the corners are from the centre.
pub fn radius(options: &Options) -> i32 {
    options["size"].parse::<i32>().unwrap() - 1
}

/// Whether a post is on a board of this radius.
pub fn on_board((q, r): Post, radius: i32) -> bool {
    q.abs() <= radius && r.abs() <= radius && (q + r).abs() <= radius
}

/// The posts of a file, from its bottom.
fn file(q: i32, radius: i32) -> Vec<Post> {
    // The second coordinate grows southward.
    let (bottom, top) = (radius.min(radius - q), (-radius).max(-radius - q));
    (top..=bottom).rev().map(|r| (q, r)).collect()
}

/// All posts of a board, by file, then rank.
pub fn posts(radius: i32) -> Vec<Post> {
    (-radius..=radius).flat_map(|q| file(q, radius)).collect()
}

/// The six corners.
pub fn corners(radius: i32) -> BTreeSet<Post> {
    DIRECTIONS.iter().map(|way| plus((0, 0), *way, radius)).collect()
}

/// File and rank, both from 0: what posts are sorted by.
pub fn place((q, r): Post, radius: i32) -> (i32, i32) {
    (q + radius, radius.min(radius - q) - r)
}

/// The name of a post, such as `e5`.
pub fn name(post: Post, radius: i32) -> String {
    let (file, rank) = place(post, radius);
    format!("{}{}", char::from(b'a' + u8::try_from(file).unwrap()), rank + 1)
}

/// The post of this name.
pub fn named(text: &str, radius: i32) -> Post {
    let q = i32::from(text.as_bytes()[0] - b'a') - radius;
    (q, radius.min(radius - q) + 1 - text[1..].parse::<i32>().unwrap())
}

/// The six neighbours of a post, also those that are off the board.
pub fn around(post: Post) -> [Post; 6] {
    DIRECTIONS.map(|way| plus(post, way, 1))
}

/// How many of these ships are beside a post.
pub fn beside(board: &Board, post: Post, ships: &str) -> usize {
    around(post).iter().filter(|near| board.get(near).is_some_and(|ship| ships.contains(*ship))).count()
}

/// A board as files from the left, each from its bottom.
pub fn write_board(board: &Board, radius: i32) -> String {
    let mut files = Vec::new();
    for q in -radius..=radius {
        let (mut text, mut empty) = (String::new(), 0);
        for post in file(q, radius) {
            match board.get(&post) {
                None => empty += 1,
                Some(ship) => {
                    if empty > 0 {
                        text.push_str(&empty.to_string());
                    }
                    text.push(*ship);
                    empty = 0;
                }
            }
        }
        if empty > 0 {
            text.push_str(&empty.to_string());
        }
        files.push(text);
    }
    files.join("/")
}

/// What [`write_board`] writes. There are never ten empty posts in a row but on the largest board.
pub fn read_board(text: &str, radius: i32) -> Board {
    let mut board = Board::new();
    for (q, file) in (-radius..=radius).zip(text.split('/')) {
        let mut free = self::file(q, radius).into_iter();
        let mut empty = 0;
        for letter in file.chars() {
            if let Some(digit) = letter.to_digit(10) {
                empty = empty * 10 + digit;
            } else {
                for _ in 0..empty {
                    free.next().unwrap();
                }
                board.insert(free.next().unwrap(), letter);
                empty = 0;
            }
        }
        assert_eq!(free.count(), empty as usize, "{file}");
    }
    board
}

impl Naive {
    /// The beginning (CO-02, CO-04).
    pub fn start(options: Options, corsairs: usize) -> Self {
        let mut board: Board = around((0, 0)).map(|post| (post, 'E')).into();
        board.insert((0, 0), 'F');
        Self::resume(options, corsairs, 1, Position { board, reserve: 6, captured: 0 })
    }

    /// The beginning of some turn.
    pub fn resume(options: Options, corsairs: usize, turn: usize, now: Position) -> Self {
        let mut game = Self {
            options,
            corsairs,
            turn,
            begun: now.clone(),
            now,
            turn_moves: TurnMoves::default(),
            entangled: BTreeSet::new(),
            seen: Vec::new(),
            first: None,
            over: None,
        };
        game.entangle();
        game
    }

    /// A game from the text of a position, of which every part but the options may be missing.
    pub fn read(text: &str) -> Self {
        let (text, moves) = text.split_once(" moves ").unwrap_or((text, ""));
        let (options, fields) = text.split_once(' ').unwrap_or((text, ""));
        let options = plain_options::read(&OPTIONS, options);
        let radius = radius(&options);
        let fields: BTreeMap<&str, &str> = fields.split(' ').filter_map(|field| field.split_once('=')).collect();
        let number = |key: &str| fields.get(key).map(|value| value.parse::<usize>().unwrap());
        let corsairs = number("corsairs").unwrap_or(if options["corsairs"] == "2" { 2 } else { 1 }) - 1;
        let mut now = Self::start(options.clone(), corsairs).now;
        if let Some(files) = fields.get("board") {
            now.board = read_board(files, radius);
        }
        now.captured = number("captured").unwrap_or(0);
        let afloat = now.board.values().filter(|ship| **ship == 'C').count();
        now.reserve = number("reserve").unwrap_or(6 - afloat - now.captured);
        let mut game = Self::resume(options, corsairs, number("turn").unwrap_or(1), now);
        for action in moves.split("; ").filter(|action| !action.is_empty()) {
            game.act(action);
        }
        game
    }

    fn radius(&self) -> i32 {
        radius(&self.options)
    }

    fn name(&self, post: Post) -> String {
        name(post, self.radius())
    }

    fn house(&self, key: &str) -> bool {
        let (_, values) = OPTIONS.iter().find(|(other, _)| *other == key).unwrap();
        self.options[key] != values[0]
    }

    /// Whether a ship could come to this post now.
    fn is_empty(&self, post: Post) -> bool {
        on_board(post, self.radius()) && !self.now.board.contains_key(&post)
    }

    fn is_corner(&self, post: Post) -> bool {
        DIRECTIONS.iter().any(|way| plus((0, 0), *way, self.radius()) == post)
    }

    fn ships(&self, letter: char) -> Vec<Post> {
        self.now.board.iter().filter(|(_, ship)| **ship == letter).map(|(post, _)| *post).collect()
    }

    /// Odd turns are the corsairs' (CO-04).
    pub fn is_corsairs_turn(&self) -> bool {
        self.turn % 2 == 1
    }

    /// The seat that may act.
    pub fn to_act(&self) -> Option<usize> {
        let seat = if self.is_corsairs_turn() { self.corsairs } else { 1 - self.corsairs };
        self.over.is_none().then_some(seat)
    }

    /// The legal actions.
    pub fn legal(&self) -> BTreeSet<String> {
        if self.over.is_some() {
            return BTreeSet::new();
        }
        if !self.is_corsairs_turn() {
            let mut legal = self.sails();
            if legal.is_empty() || self.house("rest") {
                legal.insert("pass".to_owned());
            }
            return legal;
        }
        let mut legal = if self.turn_moves.moves.len() < 2 { self.moves() } else { BTreeSet::new() };
        if self.turn_moves.moves.is_empty() {
            // CO-39: corsairs that cannot move pass.
            if legal.is_empty() {
                legal.insert("pass".to_owned());
            }
        } else if legal.is_empty() || !self.house("second") {
            legal.insert("end".to_owned());
        }
        legal
    }

    /// Whether a corsair may neither step nor leave.
    fn is_held(&self, post: Post) -> bool {
        let released = self.house("release") && beside(&self.now.board, post, "EF") < 2;
        self.entangled.contains(&post) && !released
    }

    /// The moves of corsairs that are legal now, the first or the second of a turn.
    fn moves(&self) -> BTreeSet<String> {
        let mut moves = BTreeSet::new();
        // CO-10: a corsair that left in this turn is in reserve, but cannot be the one that enters.
        if self.now.reserve > self.turn_moves.left {
            for corner in corners(self.radius()) {
                if self.is_empty(corner) {
                    moves.insert(format!("enter {}", self.name(corner)));
                }
            }
        }
        for post in self.ships('C') {
            if self.is_held(post) {
                continue;
            }
            for to in around(post) {
                if !self.is_empty(to) {
                    continue;
                }
                let step = format!("step {} {}", self.name(post), self.name(to));
                for victim in self.victims(post) {
                    // Straight behind: the corsair's post lies half-way between the victim and where it goes.
                    let straight = (victim.0 + to.0, victim.1 + to.1) == (post.0 * 2, post.1 * 2);
                    let barred = self.house("corners") && self.is_corner(post) && self.now.board[&victim] == 'E';
                    if (straight || !self.house("pull")) && !barred {
                        moves.insert(format!("{step} pull {}", self.name(victim)));
                    }
                }
                moves.insert(step);
            }
            if self.is_corner(post) && !self.turn_moves.entered.contains(&post) {
                let leave = format!("leave {}", self.name(post));
                for victim in self.victims(post) {
                    moves.insert(format!("{leave} pull {}", self.name(victim)));
                }
                moves.insert(leave);
            }
        }
        // CO-06: no turn ends as it began. One move alone always changes something.
        if !self.house("return") && !self.turn_moves.moves.is_empty() {
            moves.retain(|text| self.made(text).0 != self.begun);
        }
        moves
    }

    /// The ships that a corsair may pull when it moves from a post.
    fn victims(&self, post: Post) -> Vec<Post> {
        if self.house("pulls") && self.turn_moves.pulls == 1 {
            return Vec::new();
        }
        let convoy = |post: &Post| self.now.board.get(post).is_some_and(|ship| *ship != 'C');
        around(post).into_iter().filter(convoy).collect()
    }

    /// What the convoy may sail.
    fn sails(&self) -> BTreeSet<String> {
        let mut sails = BTreeSet::new();
        let is_escort = |post: Post| self.now.board.get(&post) == Some(&'E');
        for first in self.ships('E') {
            for way in DIRECTIONS {
                for (_, to) in self.distances(&[first], way) {
                    sails.insert(format!("sail {} {}", self.name(first), self.name(to[0])));
                }
            }
            for axis in DIRECTIONS {
                let radius = self.radius();
                // Each line once: the name of its first ship comes before that of its last.
                if place(plus(first, axis, 1), radius) < place(first, radius) {
                    continue;
                }
                let mut line = vec![first];
                while is_escort(plus(first, axis, i32::try_from(line.len()).unwrap())) {
                    line.push(plus(first, axis, i32::try_from(line.len()).unwrap()));
                    let last = line[line.len() - 1];
                    let whole = !is_escort(plus(first, axis, -1)) && !is_escort(plus(last, axis, 1));
                    if self.house("line") && !whole {
                        continue;
                    }
                    for way in DIRECTIONS {
                        let in_line = way == axis || plus((0, 0), way, -1) == axis;
                        if self.house("broadside") && !in_line {
                            continue;
                        }
                        for (_, to) in self.distances(&line, way) {
                            let ends = [first, last, to[0], to[to.len() - 1]].map(|post| self.name(post));
                            sails.insert(format!("sail {}-{} {}-{}", ends[0], ends[1], ends[2], ends[3]));
                        }
                    }
                }
            }
        }
        sails
    }

    /// How far these escorts can sail together in one direction, and where each is then.
    fn distances(&self, line: &[Post], way: Post) -> Vec<(i32, Vec<Post>)> {
        let mut distances = Vec::new();
        for steps in 1.. {
            let to: Vec<Post> = line.iter().map(|post| plus(*post, way, steps)).collect();
            // CO-25: what the line itself leaves counts as empty.
            if !to.iter().all(|post| self.is_empty(*post) || line.contains(post)) {
                break;
            }
            if !(self.house("corners") && to.iter().any(|post| self.is_corner(*post))) {
                distances.push((steps, to));
            }
        }
        distances
    }

    /// The position and the moves after a corsair's move.
    fn made(&self, text: &str) -> (Position, TurnMoves) {
        let (mut now, mut turn_moves) = (self.now.clone(), self.turn_moves.clone());
        let words: Vec<&str> = text.split(' ').collect();
        let post = named(words[1], self.radius());
        let victim = (words[words.len() - 2] == "pull").then(|| named(words[words.len() - 1], self.radius()));
        let pulled = victim.map(|victim| now.board.remove(&victim).unwrap());
        turn_moves.pulls += usize::from(pulled.is_some());
        match words[0] {
            "enter" => {
                now.board.insert(post, 'C');
                now.reserve -= 1;
                turn_moves.entered.insert(post);
            }
            "step" => {
                let to = named(words[2], self.radius());
                now.board.remove(&post);
                now.board.insert(to, 'C');
                if turn_moves.entered.remove(&post) {
                    turn_moves.entered.insert(to);
                }
                // The pulled ship goes to the post that the corsair left.
                now.board.extend(pulled.map(|ship| (post, ship)));
            }
            "leave" => {
                now.board.remove(&post);
                now.reserve += 1;
                turn_moves.left += 1;
            }
            _ => panic!("{text}"),
        }
        turn_moves.moves.push(text.to_owned());
        (now, turn_moves)
    }

    /// Applies a legal action.
    pub fn act(&mut self, text: &str) {
        let words: Vec<&str> = text.split(' ').collect();
        match words[0] {
            "end" | "pass" => self.end_turn(),
            "sail" => {
                self.sail(words[1], words[2]);
                self.end_turn();
            }
            _ => {
                (self.now, self.turn_moves) = self.made(text);
                if self.ships('F').is_empty() {
                    self.win(self.corsairs, "freighter");
                }
            }
        }
    }

    fn sail(&mut self, from: &str, to: &str) {
        let radius = self.radius();
        let line = |text: &str| {
            let (first, last) = text.split_once('-').unwrap_or((text, text));
            let (first, last) = (named(first, radius), named(last, radius));
            let (q, r) = (last.0 - first.0, last.1 - first.1);
            let apart = q.abs().max(r.abs());
            let ships = (0..=apart).map(|place| plus(first, (q / apart.max(1), r / apart.max(1)), place));
            ships.collect::<Vec<Post>>()
        };
        for post in line(from) {
            assert_eq!(self.now.board.remove(&post), Some('E'), "{from}");
        }
        for post in line(to) {
            assert_eq!(self.now.board.insert(post, 'E'), None, "{to}");
        }
    }

    /// Ends the turn, in the order of the rulings.
    fn end_turn(&mut self) {
        let convoy = 1 - self.corsairs;
        if !self.is_corsairs_turn() {
            let caught: Vec<Post> = self.ships('C').into_iter().filter(|post| self.is_caught(*post)).collect();
            for post in &caught {
                self.now.board.remove(post);
            }
            self.now.captured += caught.len();
        }
        if self.now.captured >= self.options["captures"].parse().unwrap() {
            return self.win(convoy, "captures");
        }
        if self.options["limit"].parse() == Ok(self.turn) {
            return self.win(convoy, "turns");
        }
        let seen = (self.turn, self.begun.clone());
        if self.now.captured != self.begun.captured || count(&self.now, 'E') != count(&self.begun, 'E') {
            self.seen.clear();
        }
        if self.house("repetition") {
            self.seen.clear();
        }
        self.seen.push(seen);
        let before = self.seen.iter().filter(|(turn, position)| {
            // An even number of turns ago the same side was to move.
            (self.turn + 1 - turn).is_multiple_of(2) && *position == self.now
        });
        if before.count() >= 2 && !self.house("repetition") {
            return self.win(convoy, "repetition");
        }
        let mut next = Self::resume(self.options.clone(), self.corsairs, self.turn + 1, self.now.clone());
        if next.is_corsairs_turn() && next.house("stuck") && next.moves().is_empty() {
            return self.win(convoy, "stuck");
        }
        next.seen = std::mem::take(&mut self.seen);
        next.first = self.first;
        *self = next;
    }

    fn is_caught(&self, post: Post) -> bool {
        let shielded = self.house("shield") && beside(&self.now.board, post, "F") == 1;
        beside(&self.now.board, post, "E") >= 3 && !shielded
    }

    fn entangle(&mut self) {
        let entangled = self.ships('C').into_iter().filter(|post| beside(&self.now.board, *post, "EF") >= 2);
        self.entangled = if self.is_corsairs_turn() { entangled.collect() } else { BTreeSet::new() };
    }

    /// The game is won in the present turn: the whole of it, or the first of two.
    fn win(&mut self, winner: usize, reason: &'static str) {
        if self.first.is_none() && self.house("match") {
            let mut second = Self::start(self.options.clone(), 1 - self.corsairs);
            second.first = Some((winner, self.turn));
            *self = second;
            return;
        }
        let winner = match self.first {
            // CO-41: with one win each, the game with fewer turns counts.
            Some((other, after)) if other != winner && after == self.turn => None,
            Some((other, after)) if other != winner && after < self.turn => Some(other),
            _ => Some(winner),
        };
        self.over = Some((winner, reason));
        self.seen = vec![(self.turn, self.begun.clone())];
        self.begun = self.now.clone();
        self.turn_moves = TurnMoves::default();
    }

    /// The position as text.
    pub fn write(&self) -> String {
        let radius = self.radius();
        let Position { board, reserve, captured } = &self.begun;
        let mut fields = vec![
            plain_options::write(&OPTIONS, &self.options),
            format!("corsairs={} turn={}", self.corsairs + 1, self.turn),
            format!("board={} reserve={reserve} captured={captured}", write_board(board, radius)),
        ];
        let seen = |position: &Position| format!("{}:{}", write_board(&position.board, radius), position.reserve);
        let seen: Vec<String> = self.seen.iter().map(|(_, position)| seen(position)).collect();
        if !seen.is_empty() {
            fields.push(format!("seen={}", seen.join(",")));
        }
        if let Some((winner, after)) = self.first {
            fields.push(format!("bout=2 won={} after={after}", winner + 1));
        }
        if !self.turn_moves.moves.is_empty() {
            fields.push(format!("moves {}", self.turn_moves.moves.join("; ")));
        }
        if let Some((_, reason)) = self.over {
            fields.push(format!("over {reason}"));
        }
        fields.join(" ")
    }

    /// The number of sequences of `depth` whole turns, and of the positions they lead to.
    pub fn perft(&self, depth: usize) -> (u64, usize) {
        let mut layer = BTreeMap::from([(self.now.clone(), (self.clone(), 1))]);
        for _ in 0..depth {
            let mut next: BTreeMap<Position, (Self, u64)> = BTreeMap::new();
            for (game, ways) in layer.into_values() {
                for after in game.whole_turns() {
                    next.entry(after.now.clone()).or_insert((after, 0)).1 += ways;
                }
            }
            layer = next;
        }
        (layer.values().map(|(_, ways)| ways).sum(), layer.len())
    }

    /// Every way to play the turn to its end.
    pub fn whole_turns(&self) -> Vec<Self> {
        let mut turns = Vec::new();
        for text in self.legal() {
            let mut after = self.clone();
            after.act(&text);
            if after.over.is_some() || after.turn != self.turn {
                turns.push(after);
            } else {
                turns.extend(after.whole_turns());
            }
        }
        turns
    }
}

/// How many ships of a kind there are.
pub fn count(position: &Position, letter: char) -> usize {
    position.board.values().filter(|ship| **ship == letter).count()
}
