//! A second implementation of the Battle of Corsica, directly from the rulings: slow and simple, a fold of events over lists
//! and words. It shares only the random generator with the first. Where the two disagree, one of them has misread a ruling.

use std::collections::BTreeSet;

use corsair_cabinet::game::Rng;

use crate::plain_options::{self, Options};

/// Every option with its values, the standard one first.
pub const OPTIONS: [(&str, &[&str]); 29] = [
    ("seats", &["2", "3", "4", "5", "6"]),
    ("first", &["person", "computer"]),
    ("second", &["person", "computer"]),
    ("third", &["person", "computer"]),
    ("fourth", &["person", "computer"]),
    ("fifth", &["person", "computer"]),
    ("sixth", &["person", "computer"]),
    ("sandwich", &["off", "on"]),
    ("sequence", &["off", "on"]),
    ("rising", &["either", "rising"]),
    ("ace-rank", &["both", "low"]),
    ("ten", &["off", "on"]),
    ("ace-nine", &["never", "ten"]),
    ("window", &["1200", "600", "2000", "5000", "15000"]),
    ("grace", &["200", "0", "400", "2000", "5000"]),
    ("penalty", &["3", "1", "each", "ban"]),
    ("mistakes", &["cleared", "kept"]),
    ("dry", &["stays", "out"]),
    ("short", &["borrow", "pass", "out"]),
    ("last", &["window", "flip-on"]),
    ("nobody", &["honour", "redeal"]),
    ("leftovers", &["dealt", "under"]),
    ("starter", &["random", "person"]),
    ("jokers", &["in", "out"]),
    ("joker-pairs", &["match", "never"]),
    ("collect", &["block", "shuffle"]),
    ("limit", &["10000", "10-minutes"]),
    ("auto-flip", &["off", "3000"]),
    ("pace", &["brisk", "easy", "slow", "calm"]),
];

/// The option for the kind of player on each seat.
pub const PLAYER_KIND_OPTIONS: [&str; 6] = ["first", "second", "third", "fourth", "fifth", "sixth"];

/// The suits in their order.
const SUITS: [&str; 4] = ["C", "D", "H", "S"];

/// The ranks in their order.
const RANKS: [&str; 13] = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];

/// The time at which a ten-minute game stops, in ms.
pub const TEN_MINUTES: u64 = 600_000;

/// A card that lies face down, and whether it was open on its way there.
pub type Held = (String, bool);

/// A card of the pile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Laid {
    /// The card.
    pub card: String,
    /// The seat that laid it.
    pub by: usize,
    /// The time at which it landed, in ms.
    pub at: u64,
}

/// The claim to the pile at the end of a window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Taker {
    /// This seat.
    Owed(usize),
    /// This seat, if it still holds cards.
    Holder(usize),
    /// The player of the last honour, or of the last card.
    LastLayer,
}

/// The phase of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The seats lay cards in turn.
    Round,
    /// An honour is to be answered.
    Challenge { challenger: usize, responder: usize, left: u8 },
    /// The last chance to tap the pile.
    Window { ends: u64, taker: Taker },
    /// The game is over: the places, and the reason.
    Over(Vec<usize>, &'static str),
}

/// An event: a player laid a card or tapped.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Event {
    /// The time, in ms.
    pub at: u64,
    /// Whether the pile was tapped; otherwise a card was laid. In one ms cards come first.
    pub is_tap: bool,
    /// The seat.
    pub seat: usize,
}

/// A game.
#[derive(Clone, Debug)]
pub struct Naive {
    /// The options.
    pub options: Options,
    /// The clock, in ms.
    pub now: u64,
    /// The phase.
    pub phase: Phase,
    /// The seat that leads to an empty pile.
    pub leads: Option<usize>,
    /// The seat that laid the last card; at first the dealer.
    pub last: usize,
    /// The pile, the first card first.
    pub pile: Vec<Laid>,
    /// The cards face down under it, the bottom card last.
    pub under: Vec<Held>,
    /// Each seat's packet, its top first.
    pub packets: Vec<Vec<Held>>,
    /// Whether the top was already tapped by mistake.
    pub spent: bool,
    /// The taps of one ms that are not judged yet, with their time.
    pub taps: Option<(u64, BTreeSet<usize>)>,
    /// Each seat's mistakes without cards.
    pub mistakes: Vec<u8>,
    /// The time until which each seat's taps do not count, in ms.
    pub banned: Vec<u64>,
    /// The seats that were removed, in this order.
    pub removed: Vec<usize>,
    /// The number of cards laid.
    pub plays: u32,
    /// The time since which the present seat is to lay a card, in ms.
    pub since: u64,
    /// The random generator.
    pub rng: Rng,
}

/// The pack, sorted by rank, then suit, the Jokers last.
pub fn pack(options: &Options) -> Vec<String> {
    let mut pack = Vec::new();
    for rank in RANKS {
        for suit in SUITS {
            pack.push(format!("{rank}{suit}"));
        }
    }
    if options["jokers"] == "in" {
        pack.extend(["Joker".to_owned(), "Joker".to_owned()]);
    }
    pack
}

/// The number of seats.
pub fn seats(options: &Options) -> usize {
    options["seats"].parse().unwrap()
}

/// The rank of a card; none for a Joker.
pub fn rank(card: &str) -> Option<&str> {
    (card != "Joker").then(|| &card[..card.len() - 1])
}

/// The number of attempts to answer an honour; none for other cards.
pub fn attempts(card: &str) -> Option<u8> {
    match rank(card) {
        None => Some(5),
        Some("A") => Some(4),
        Some("K") => Some(3),
        Some("Q") => Some(2),
        Some("J") => Some(1),
        Some(_) => None,
    }
}

/// Words, joined by commas; `-` for none.
fn list(words: impl IntoIterator<Item = String>) -> String {
    let words: Vec<String> = words.into_iter().collect();
    if words.is_empty() { "-".to_owned() } else { words.join(",") }
}

fn held_list(cards: &[Held]) -> String {
    list(cards.iter().map(|(card, seen)| format!("{card}{}", if *seen { "!" } else { "" })))
}

fn seat_list(seats: impl IntoIterator<Item = usize>) -> String {
    list(seats.into_iter().map(|seat| (seat + 1).to_string()))
}

impl Naive {
    /// The beginning of a game (BC-01, BC-02, G-01).
    pub fn start(options: Options, seed: u64) -> Self {
        let count = seats(&options);
        let mut rng = Rng::from_seed(seed);
        let dealer = rng.below(count);
        let mut cards = pack(&options);
        rng.shuffle(&mut cards);
        let left: Vec<usize> = (1..=count).map(|step| (dealer + step) % count).collect();
        let (packets, under) = deal(cards, count, &left, options["leftovers"] == "under");
        let person = (0..count).find(|seat| options[PLAYER_KIND_OPTIONS[*seat]] == "person");
        let leader = person.filter(|_| options["starter"] == "person").unwrap_or(left[0]);
        Self {
            now: 0,
            phase: Phase::Round,
            leads: Some(leader),
            last: dealer,
            pile: Vec::new(),
            under,
            packets,
            spent: false,
            taps: None,
            mistakes: vec![0; count],
            banned: vec![0; count],
            removed: Vec::new(),
            plays: 0,
            since: 0,
            rng,
            options,
        }
    }

    /// The number of seats.
    pub fn count(&self) -> usize {
        self.packets.len()
    }

    /// The value of an option in ms.
    pub fn span(&self, key: &str) -> u64 {
        self.options[key].parse().unwrap()
    }

    /// Whether a person plays on a seat.
    pub fn is_person(&self, seat: usize) -> bool {
        self.options[PLAYER_KIND_OPTIONS[seat]] == "person"
    }

    /// Whether a seat holds no cards.
    pub fn is_dry(&self, seat: usize) -> bool {
        self.packets[seat].is_empty()
    }

    /// The seats that hold cards.
    pub fn holders(&self) -> Vec<usize> {
        (0..self.count()).filter(|seat| !self.is_dry(*seat)).collect()
    }

    /// The seats that were not removed.
    pub fn still_in(&self) -> Vec<usize> {
        (0..self.count()).filter(|seat| !self.removed.contains(seat)).collect()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over(..))
    }

    /// All seats clockwise, beginning after this one and ending with it.
    pub fn clockwise(&self, seat: usize) -> Vec<usize> {
        (1..=self.count()).map(|step| (seat + step) % self.count()).collect()
    }

    /// The first holder clockwise after a seat; the seat itself comes last.
    fn next_holder(&self, seat: usize) -> Option<usize> {
        self.clockwise(seat).into_iter().find(|other| !self.is_dry(*other))
    }

    /// The seat that is to lay a card (BC-23, BC-24, BC-27).
    pub fn to_lay(&self) -> Option<usize> {
        match self.phase {
            Phase::Round => self.leads.or_else(|| self.next_holder(self.last)),
            Phase::Challenge { responder, .. } => Some(responder),
            Phase::Window { .. } | Phase::Over(..) => None,
        }
    }

    /// The next automatic event: time, seat and action.
    pub fn next_deadline(&self) -> Option<(u64, usize, &'static str)> {
        if self.is_over() {
            return None;
        }
        let mut due = Vec::new();
        if let Some((at, seats)) = &self.taps {
            let first = *seats.first().unwrap();
            due.push((at + 1, self.in_order(seats, *at).first().copied().unwrap_or(first), "verdict"));
        }
        if let Phase::Window { ends, .. } = self.phase {
            due.push((ends, self.taker().unwrap_or(0), "sweep"));
        }
        if self.options["limit"] == "10-minutes" {
            due.push((TEN_MINUTES, self.still_in().first().copied().unwrap_or(0), "stop"));
        }
        if let Some(seat) = self.to_lay().filter(|_| self.options["auto-flip"] == "3000") {
            due.push((self.since + 3_000, seat, "flip"));
        }
        // Of events due at the same time the first in this list comes first.
        due.into_iter().min_by_key(|(at, ..)| *at)
    }

    /// The automatic event that is due before any seat may act.
    fn overdue(&self) -> Option<(usize, &'static str)> {
        self.next_deadline().filter(|(at, ..)| *at <= self.now).map(|(_, seat, what)| (seat, what))
    }

    /// The seats that may act.
    pub fn to_act(&self) -> Vec<usize> {
        match self.overdue() {
            _ if self.is_over() => Vec::new(),
            Some((seat, _)) => vec![seat],
            None => self.still_in(),
        }
    }

    /// All that a seat may do, in order.
    pub fn legal(&self, seat: usize) -> Vec<&'static str> {
        if !self.to_act().contains(&seat) {
            return Vec::new();
        }
        if let Some((_, what)) = self.overdue() {
            return vec![what];
        }
        let has_landed = self.pile.last().is_some_and(|top| top.at == self.now);
        if self.to_lay() == Some(seat) && !has_landed { vec!["flip", "tap"] } else { vec!["tap"] }
    }

    /// Applies a legal action.
    pub fn act(&mut self, seat: usize, what: &str) {
        match what {
            "flip" => {
                self.flip(seat);
                self.since = self.now;
            }
            "tap" => {
                let taps = self.taps.get_or_insert((self.now, BTreeSet::new()));
                taps.1.insert(seat);
            }
            "verdict" => self.judge(),
            "sweep" => self.sweep(),
            "stop" => self.end_by_count("time"),
            _ => panic!("{what}: {}", self.write()),
        }
    }

    /// Advances the clock, and applies the automatic events until then.
    pub fn advance_clock(&mut self, until: u64) {
        while let Some((at, seat, what)) = self.next_deadline().filter(|(at, ..)| *at <= until) {
            self.now = at;
            self.act(seat, what);
        }
        if !self.is_over() {
            self.now = until;
        }
    }

    /// The game after these events, in any order of arrival, at a time.
    pub fn fold(mut self, events: &[Event], until: u64) -> Self {
        let mut events = events.to_vec();
        events.sort_unstable();
        for Event { at, is_tap, seat } in events {
            self.advance_clock(at);
            let what = if is_tap { "tap" } else { "flip" };
            if self.legal(seat).contains(&what) {
                self.act(seat, what);
            }
        }
        self.advance_clock(until);
        self
    }

    /// Lays a card.
    fn flip(&mut self, seat: usize) {
        // BC-28 House: while a challenge runs, honours still challenge.
        let flips_on = self.options["last"] == "flip-on" && self.phase == Phase::Round && self.holders() == [seat];
        if self.options["dry"] == "out" && !self.pile.is_empty() && self.last != seat {
            // BC-23 House: passed over without cards.
            let passed = self.clockwise(self.last).into_iter().take_while(|other| *other != seat);
            for other in passed.collect::<Vec<_>>() {
                if self.is_dry(other) && !self.removed.contains(&other) {
                    self.remove(other);
                }
            }
        }
        let (card, _) = if self.is_dry(seat) {
            // BC-24, BC-25.
            let lender = self.next_holder(seat).unwrap();
            let packet = &mut self.packets[lender];
            let from_the_bottom = self.rng.below(packet.len());
            packet.remove(packet.len() - 1 - from_the_bottom)
        } else {
            self.packets[seat].remove(0)
        };
        let honour = attempts(&card);
        self.pile.push(Laid { card, by: seat, at: self.now });
        self.plays += 1;
        self.last = seat;
        self.leads = None;
        self.spent = false;
        if self.plays == 10_000 {
            return self.end_by_count("plays");
        }
        let responder = self.next_holder(seat).filter(|other| *other != seat);
        if let (Some(left), Some(responder)) = (honour, responder) {
            self.phase = Phase::Challenge { challenger: seat, responder, left };
        } else if honour.is_some() && !flips_on {
            // BC-26; BC-29 if there is not even the challenger.
            let taker = if self.is_dry(seat) { Taker::LastLayer } else { Taker::Owed(seat) };
            self.open(self.now, taker);
        } else if let (Phase::Challenge { challenger, responder, left }, None) = (&self.phase, honour) {
            let (challenger, responder, left) = (*challenger, *responder, left - 1);
            if left == 0 {
                self.open(self.now, Taker::Owed(challenger));
            } else {
                self.phase = Phase::Challenge { challenger, responder, left };
            }
        } else {
            self.phase = Phase::Round;
            if flips_on && self.is_dry(seat) {
                self.open(self.now, Taker::Owed(seat));
            }
        }
        self.go_on(self.now);
    }

    /// Opens a window.
    fn open(&mut self, at: u64, taker: Taker) {
        self.phase = Phase::Window { ends: at + self.span("window"), taker };
        self.since = at;
    }

    /// Updates the phase after holders or removed seats have changed.
    fn go_on(&mut self, at: u64) {
        loop {
            let before = self.phase.clone();
            match before {
                Phase::Round if self.pile.is_empty() => {}
                Phase::Round => match self.holders().as_slice() {
                    [] => self.open(at, Taker::LastLayer),
                    [holder] if self.options["last"] == "window" => self.open(at, Taker::Holder(*holder)),
                    _ => {}
                },
                Phase::Challenge { challenger, .. } if self.removed.contains(&challenger) => {
                    self.phase = Phase::Round;
                    self.since = at;
                }
                Phase::Challenge { challenger, responder, .. } if self.removed.contains(&responder) => {
                    self.open(at, Taker::Owed(challenger));
                }
                Phase::Challenge { challenger, responder, left } if self.is_dry(responder) => {
                    let mut others = self.clockwise(responder).into_iter().filter(|seat| !self.is_dry(*seat));
                    match self.options["short"] {
                        "borrow" if others.next().is_none() => self.open(at, Taker::Owed(challenger)),
                        "pass" => match others.find(|seat| *seat != challenger) {
                            Some(responder) => self.phase = Phase::Challenge { challenger, responder, left },
                            None => self.open(at, Taker::Owed(challenger)),
                        },
                        "out" => {
                            self.remove(responder);
                            self.open(at, Taker::Owed(challenger));
                        }
                        _ => {}
                    }
                }
                Phase::Window { taker: Taker::Owed(seat), .. } if self.removed.contains(&seat) => {
                    self.phase = Phase::Round;
                }
                Phase::Window { taker: Taker::Holder(seat), .. } if self.holders().iter().any(|one| *one != seat) => {
                    self.phase = Phase::Round;
                }
                Phase::Challenge { .. } | Phase::Window { .. } | Phase::Over(..) => {}
            }
            if self.phase == before {
                return;
            }
        }
    }

    /// The order in which taps of one ms are judged: persons first, the player of the top last (BC-15). It is empty without a
    /// pile (BC-17), and skips banned seats (BC-19 House).
    fn in_order(&self, seats: &BTreeSet<usize>, at: u64) -> Vec<usize> {
        let mut order = self.clockwise(self.last);
        order.retain(|seat| seats.contains(seat) && at >= self.banned[*seat] && !self.pile.is_empty());
        order.sort_by_key(|seat| !self.is_person(*seat));
        order
    }

    /// Judges the taps of one ms.
    fn judge(&mut self) {
        let (at, seats) = self.taps.take().unwrap();
        let to_lay = self.to_lay();
        let pile = self.pile.len();
        for seat in self.in_order(&seats, at) {
            self.judge_one(seat, at);
        }
        if self.to_lay() != to_lay || self.pile.len() != pile {
            self.since = at;
        }
    }

    /// Judges a tap at this time, and applies the result.
    fn judge_one(&mut self, seat: usize, at: u64) {
        // BC-17, BC-18.
        if self.pile.is_empty() || self.spent {
            return;
        }
        if self.is_right(at) {
            return self.take(seat);
        }
        // BC-14: it was meant for the pile before.
        if at < self.pile[0].at + self.span("grace") {
            return;
        }
        self.spent = true;
        let was_dry = self.is_dry(seat);
        match self.options["penalty"] {
            "ban" => self.banned[seat] = at + 3_000,
            "each" => {
                for other in self.clockwise(seat) {
                    if other != seat && !self.removed.contains(&other) && !self.is_dry(seat) {
                        let card = self.packets[seat].remove(0);
                        self.packets[other].push(card);
                    }
                }
            }
            count => {
                for _ in 0..count.parse().unwrap() {
                    if !self.is_dry(seat) {
                        let card = self.packets[seat].remove(0);
                        self.under.push(card);
                    }
                }
            }
        }
        if was_dry {
            // BC-22.
            self.mistakes[seat] += 1;
            if self.mistakes[seat] == 3 {
                self.remove(seat);
            }
        }
        self.go_on(at);
    }

    /// Whether the pile shows a pattern, or did less than the grace ago (BC-14).
    pub fn is_right(&self, at: u64) -> bool {
        (1..=self.pile.len()).any(|height| {
            let counts = self.pile.get(height).is_none_or(|cover| at < cover.at + self.span("grace"));
            counts && self.pattern(height).is_some()
        })
    }

    /// The pattern on the top at this height of the pile.
    pub fn pattern(&self, height: usize) -> Option<&'static str> {
        let card = |down: usize| height.checked_sub(down).map(|place| self.pile[place].card.as_str());
        let (top, second) = (card(1)?, card(2)?);
        let identical = |one: &str, other: &str| {
            rank(one) == rank(other) && (rank(one).is_some() || self.options["joker-pairs"] == "match")
        };
        if identical(top, second) {
            return Some("pair");
        }
        if self.options["sandwich"] == "on" && card(3).is_some_and(|third| identical(top, third)) {
            return Some("sandwich");
        }
        let (top, second) = (rank(top)?, rank(second)?);
        if self.options["sequence"] == "on" {
            let rises = |low: &str, high: &str| {
                let next = RANKS.windows(2).any(|pair| pair == [low, high]);
                let to_ace = (low, high) == ("K", "A");
                (next && !(to_ace && self.options["ace-rank"] == "low")) || (low, high) == ("A", "2")
            };
            if rises(second, top) || (self.options["rising"] == "either" && rises(top, second)) {
                return Some("sequence");
            }
        }
        let value = |rank: &str| if rank == "A" { Some(1) } else { rank.parse::<u8>().ok() };
        let has_ace = top == "A" || second == "A";
        let ten = value(top).zip(value(second)).is_some_and(|(one, other)| one + other == 10);
        let counts = !has_ace || self.options["ace-nine"] == "ten";
        (self.options["ten"] == "on" && ten && counts).then_some("ten")
    }

    /// The last card of the pile that is an honour.
    pub fn last_honour(&self) -> Option<&Laid> {
        self.pile.iter().rev().find(|laid| attempts(&laid.card).is_some())
    }

    /// Whether at the end of the window all cards are dealt again (BC-29 House).
    pub fn is_dealt_again(&self) -> bool {
        let Phase::Window { taker, .. } = self.phase else { return false };
        let nobody = match taker {
            Taker::Owed(_) => false,
            Taker::Holder(seat) => self.is_dry(seat),
            Taker::LastLayer => true,
        };
        nobody && self.options["nobody"] == "redeal"
    }

    /// Who takes the pile at the end of the window, or would if it were not dealt again; none if nobody is left.
    pub fn taker(&self) -> Option<usize> {
        let Phase::Window { taker, .. } = self.phase else { return None };
        match taker {
            Taker::Owed(seat) => Some(seat),
            Taker::Holder(seat) if !self.is_dry(seat) => Some(seat),
            _ => {
                // BC-29.
                let is_in = |seat: &usize| !self.removed.contains(seat);
                let honour = self.last_honour().map(|laid| laid.by).filter(is_in);
                let layer = || self.pile.iter().rev().map(|laid| laid.by).find(is_in);
                honour.or_else(layer).or_else(|| self.clockwise(self.last).into_iter().find(is_in))
            }
        }
    }

    /// The window is over.
    fn sweep(&mut self) {
        let Some(seat) = self.taker() else { return self.end(vec![1; self.count()], "nobody") };
        self.since = self.now;
        if !self.is_dealt_again() {
            return self.take(seat);
        }
        let mut cards: Vec<String> = self.under.drain(..).map(|(card, _)| card).collect();
        cards.extend(self.pile.drain(..).map(|laid| laid.card));
        self.sort(&mut cards);
        self.rng.shuffle(&mut cards);
        let mut order = self.clockwise(self.last);
        order.retain(|seat| !self.removed.contains(seat));
        let leader = if self.removed.contains(&self.last) { order[0] } else { self.last };
        let under = self.options["leftovers"] == "under";
        (self.packets, self.under) = deal(cards, self.count(), &order, under);
        self.lead(leader);
    }

    fn sort(&self, cards: &mut [String]) {
        let order = pack(&self.options);
        cards.sort_by_key(|card| order.iter().position(|other| other == card));
    }

    /// A seat takes the pile (BC-08, BC-11, BC-19).
    fn take(&mut self, seat: usize) {
        let mut block: Vec<Held> = self.under.drain(..).rev().collect();
        block.extend(self.pile.drain(..).map(|laid| (laid.card, true)));
        if self.options["collect"] == "shuffle" {
            let mut cards: Vec<String> = block.into_iter().map(|(card, _)| card).collect();
            self.sort(&mut cards);
            self.rng.shuffle(&mut cards);
            block = cards.into_iter().rev().map(|card| (card, false)).collect();
        }
        self.packets[seat].extend(block);
        if self.options["mistakes"] == "cleared" {
            self.mistakes[seat] = 0;
        }
        self.lead(seat);
    }

    /// Makes a seat lead to an empty pile (BC-27), unless it has won.
    fn lead(&mut self, seat: usize) {
        self.phase = Phase::Round;
        self.leads = Some(seat);
        self.spent = false;
        if self.holders() == [seat] {
            self.end_by_count("all");
        }
    }

    /// Removes a seat from the game.
    fn remove(&mut self, seat: usize) {
        self.removed.push(seat);
        if let Some((_, taps)) = &mut self.taps {
            taps.remove(&seat);
        }
        self.taps.take_if(|(_, seats)| seats.is_empty());
    }

    /// Ends the game: the seats rank by cards, then the removed ones, the last one first.
    fn end_by_count(&mut self, reason: &'static str) {
        let worth = |seat: usize| match self.removed.iter().position(|other| *other == seat) {
            Some(when) => (false, when),
            None => (true, self.packets[seat].len()),
        };
        let places = (0..self.count()).map(|seat| {
            let better = (0..self.count()).filter(|other| worth(*other) > worth(seat));
            better.count() + 1
        });
        self.end(places.collect(), reason);
    }

    fn end(&mut self, places: Vec<usize>, reason: &'static str) {
        self.taps = None;
        self.phase = Phase::Over(places, reason);
    }

    /// The position in notation.
    pub fn write(&self) -> String {
        let mut fields = vec![plain_options::write(&OPTIONS, &self.options), format!("now={}", self.now)];
        match &self.phase {
            Phase::Round | Phase::Over(..) => {}
            Phase::Challenge { challenger, responder, left } => {
                fields.push(format!("phase=challenge:{}:{}:{left}", challenger + 1, responder + 1));
            }
            Phase::Window { ends, taker } => {
                let taker = match taker {
                    Taker::Owed(seat) => (seat + 1).to_string(),
                    Taker::Holder(seat) => format!("holder-{}", seat + 1),
                    Taker::LastLayer => "last".to_owned(),
                };
                fields.push(format!("phase=window:{ends}:{taker}"));
            }
        }
        fields.push(format!("leads={} last={}", seat_list(self.leads), self.last + 1));
        let pile = self.pile.iter().map(|Laid { card, by, at }| format!("{card}:{}@{at}", by + 1));
        fields.push(format!("pile={} under={}", list(pile), held_list(&self.under)));
        let packets: Vec<String> = self.packets.iter().map(|packet| held_list(packet)).collect();
        fields.push(format!("packets={}", packets.join("/")));
        if self.spent {
            fields.push("spent=yes".to_owned());
        }
        if let Some((at, seats)) = &self.taps {
            fields.push(format!("taps={at}:{}", seat_list(seats.iter().copied())));
        }
        if self.mistakes.iter().any(|count| *count > 0) {
            fields.push(format!("mistakes={}", list(self.mistakes.iter().map(ToString::to_string))));
        }
        if self.banned.iter().any(|until| *until > 0) {
            fields.push(format!("banned={}", list(self.banned.iter().map(ToString::to_string))));
        }
        if !self.removed.is_empty() {
            fields.push(format!("removed={}", seat_list(self.removed.iter().copied())));
        }
        fields.push(format!("plays={} since={} rng={}", self.plays, self.since, self.rng));
        if let Phase::Over(places, reason) = &self.phase {
            fields.push(format!("over {} {reason}", list(places.iter().map(ToString::to_string))));
        }
        fields.join(" ")
    }
}

/// Deals cards one by one, the last of the list first, in this order of seats; the leftovers lie under the pile if they are
/// not dealt (BC-01).
fn deal(mut cards: Vec<String>, count: usize, order: &[usize], leftovers_under: bool) -> (Vec<Vec<Held>>, Vec<Held>) {
    let mut packets = vec![Vec::new(); count];
    let dealt = if leftovers_under { cards.len() / order.len() * order.len() } else { cards.len() };
    for seat in order.iter().cycle().take(dealt) {
        packets[*seat].insert(0, (cards.pop().unwrap(), false));
    }
    let under = cards.into_iter().rev().map(|card| (card, false)).collect();
    (packets, under)
}
