//! Court Wars a second time, straight from the rulings: slow and simple, out of lists and words, sharing nothing with
//! the first but the generator of chance. Whatever the two disagree on, one of them has misread.

use std::collections::{BTreeMap, BTreeSet};

use corsair_cabinet::game::Rng;

/// Every option with its values, the standard one first.
pub const OPTIONS: [(&str, &[&str]); 16] = [
    ("seats", &["2", "3", "4"]),
    ("first-suit", &["random", "clubs", "diamonds", "hearts", "spades"]),
    ("second-suit", &["random", "clubs", "diamonds", "hearts", "spades"]),
    ("third-suit", &["random", "clubs", "diamonds", "hearts", "spades"]),
    ("fourth-suit", &["random", "clubs", "diamonds", "hearts", "spades"]),
    ("starter", &["random", "1", "2", "3", "4"]),
    ("stacking", &["lower", "equal"]),
    ("placing", &["may", "must"]),
    ("removal", &["free", "most"]),
    ("targets", &["any", "next"]),
    ("jokers", &["two", "none"]),
    ("joker", &["may", "must"]),
    ("beaten-joker", &["discarded", "removed"]),
    ("flip", &["block", "reshuffle"]),
    ("limit", &["6", "3", "off"]),
    ("discards", &["closed", "open"]),
];

/// The option that holds each seat's suit.
pub const SUIT_OPTIONS: [&str; 4] = ["first-suit", "second-suit", "third-suit", "fourth-suit"];

/// Every option with the value it has.
pub type Options = BTreeMap<&'static str, &'static str>;

/// The letters of the suits, as they are sorted.
pub const SUITS: [&str; 4] = ["C", "D", "H", "S"];

/// The ranks, as they are sorted.
const RANKS: [&str; 13] = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];

/// The Courts of a seat, as they are laid out.
pub const COURTS: [&str; 3] = ["K", "Q", "J"];

/// A Court card with what lies on it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Court {
    /// Whether the Court card itself still lies face up.
    pub is_up: bool,
    /// Whether a Joker stands in for it.
    pub has_joker: bool,
    /// The Guards, from the Court outwards.
    pub guards: Vec<String>,
}

/// What is being waited for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stage {
    /// A draw or an attack.
    Free,
    /// An Ace's attack is done: a draw.
    Attacked,
    /// What becomes of a card that was drawn.
    Holds(String),
    /// Nothing: the places, and what decided.
    Over(Vec<usize>, &'static str),
}

/// A game.
#[derive(Clone, Debug)]
pub struct Naive {
    /// The options.
    pub options: Options,
    /// Each seat's suit.
    pub suits: Vec<&'static str>,
    /// The seat that began.
    pub starter: usize,
    /// The seat whose turn it is.
    pub turn: usize,
    /// Each seat's King, Queen and Jack.
    pub courts: Vec<Vec<Court>>,
    /// How many goes of the set-up are done.
    pub setup: usize,
    /// How many turns are done.
    pub turns: usize,
    /// How often the discards were turned over.
    pub flips: usize,
    /// Whether this pass of the pile saw an attack or a placing.
    pub progress: bool,
    /// The seats that have completed a turn since the last of these.
    pub waited: BTreeSet<usize>,
    /// The seats that are out, in the order in which they fell.
    pub fallen: Vec<usize>,
    /// How many Jokers are out of the game.
    pub removed: usize,
    /// How many Aces were drawn in this turn.
    pub aces: usize,
    /// The discards, the oldest first.
    pub discards: Vec<String>,
    /// The pile, what is drawn first first.
    pub pile: Vec<String>,
    /// Where chance comes from.
    pub rng: Rng,
    /// What is being waited for.
    pub stage: Stage,
}

/// All options at their standard values.
pub fn standard() -> Options {
    OPTIONS.iter().map(|(key, values)| (*key, values[0])).collect()
}

/// Options from `standard` or `key=value,…`.
pub fn read_options(text: &str) -> Options {
    let mut options = standard();
    for (key, value) in text.split(',').filter_map(|part| part.split_once('=')) {
        let (key, values) = OPTIONS.iter().find(|(other, _)| *other == key).unwrap();
        options.insert(key, values.iter().find(|other| **other == value).unwrap());
    }
    options
}

/// Options as `standard` or `key=value,…`.
pub fn write_options(options: &Options) -> String {
    let chosen = OPTIONS.iter().filter(|(key, values)| options[key] != values[0]);
    let chosen: Vec<String> = chosen.map(|(key, _)| format!("{key}={}", options[key])).collect();
    if chosen.is_empty() { "standard".to_owned() } else { chosen.join(",") }
}

/// How many sit at the table.
pub fn seats(options: &Options) -> usize {
    options["seats"].parse().unwrap()
}

/// The rank of a card; none for a Joker.
pub fn rank(card: &str) -> Option<&str> {
    (card != "Joker").then(|| &card[..card.len() - 1])
}

/// What a Guard is worth; nothing for other cards.
pub fn value(card: &str) -> Option<usize> {
    rank(card)?.parse().ok()
}

/// What some Guards are worth together.
pub fn total(guards: &[String]) -> usize {
    guards.iter().filter_map(|guard| value(guard)).sum()
}

/// The cards that are not laid out as Courts of these suits, sorted by rank, then suit, the Jokers last, if they are played with.
pub fn deck(suits: &[&str], has_jokers: bool) -> Vec<String> {
    let mut deck = Vec::new();
    for rank in RANKS {
        for suit in SUITS {
            if !(COURTS.contains(&rank) && suits.contains(&suit)) {
                deck.push(format!("{rank}{suit}"));
            }
        }
    }
    if has_jokers {
        deck.extend(["Joker".to_owned(), "Joker".to_owned()]);
    }
    deck
}

/// Sorts cards by rank, then suit, the Jokers last.
fn sort(cards: &mut [String]) {
    let order = deck(&[], true);
    cards.sort_by_key(|card| order.iter().position(|other| other == card));
}

/// Words, joined by commas; `-` for none.
fn list(words: impl IntoIterator<Item = String>) -> String {
    let words: Vec<String> = words.into_iter().collect();
    if words.is_empty() { "-".to_owned() } else { words.join(",") }
}

impl Court {
    /// A Court card as it is laid out.
    pub fn new() -> Self {
        Self { is_up: true, has_joker: false, guards: Vec::new() }
    }

    /// Whether it stands; a Joker counts (CW-33).
    pub fn stands(&self) -> bool {
        self.is_up || self.has_joker
    }

    /// What the last `count` Guards are worth together.
    fn last(&self, count: usize) -> usize {
        total(&self.guards[self.guards.len() - count..])
    }
}

impl Naive {
    /// The cards that are not laid out as Courts.
    pub fn deck(&self) -> Vec<String> {
        deck(&self.suits, self.options["jokers"] == "two")
    }

    /// The beginning of a game (G-01).
    pub fn start(options: Options, seed: u64) -> Self {
        let count = seats(&options);
        let mut rng = Rng::from_seed(seed);
        let picked = |seat: usize| {
            let name = options[SUIT_OPTIONS[seat]];
            SUITS.into_iter().find(|suit| name.to_uppercase().starts_with(suit) && name != "random")
        };
        let mut left: Vec<&str> = SUITS.to_vec();
        left.retain(|suit| (0..count).all(|seat| picked(seat) != Some(suit)));
        if (0..count).any(|seat| picked(seat).is_none()) {
            rng.shuffle(&mut left);
        }
        let mut suits = Vec::new();
        for seat in 0..count {
            suits.push(picked(seat).unwrap_or_else(|| left.remove(0)));
        }
        let starter = options["starter"].parse().map_or_else(|_| rng.below(count), |seat: usize| seat - 1);
        let mut pile = deck(&suits, options["jokers"] == "two");
        rng.shuffle(&mut pile);
        pile.reverse();
        Self {
            suits,
            starter,
            turn: starter,
            courts: vec![vec![Court::new(); 3]; count],
            setup: 0,
            turns: 0,
            flips: 0,
            progress: true,
            waited: BTreeSet::new(),
            fallen: Vec::new(),
            removed: 0,
            aces: 0,
            discards: Vec::new(),
            pile,
            rng,
            stage: Stage::Free,
            options,
        }
    }

    /// How many sit at the table.
    pub fn count(&self) -> usize {
        self.courts.len()
    }

    /// Whether the cards of the set-up are being drawn.
    pub fn is_setup(&self) -> bool {
        self.setup < 3 * self.count()
    }

    /// Whether a seat has a Court that stands.
    pub fn is_in(&self, seat: usize) -> bool {
        self.courts[seat].iter().any(Court::stands)
    }

    /// The seats that are still in.
    pub fn all_in(&self) -> Vec<usize> {
        (0..self.count()).filter(|seat| self.is_in(*seat)).collect()
    }

    /// The next seat clockwise that is still in.
    pub fn next(&self) -> usize {
        let mut seat = self.turn;
        loop {
            seat = (seat + 1) % self.count();
            if self.is_in(seat) {
                return seat;
            }
        }
    }

    /// Who may act.
    pub fn to_act(&self) -> Option<usize> {
        (!matches!(self.stage, Stage::Over(..))).then_some(self.turn)
    }

    /// What may be done with a card that was drawn (CW-11 to CW-13, CW-24).
    pub fn answers(&self, card: &str) -> Vec<String> {
        let mut places = Vec::new();
        for (name, court) in COURTS.iter().zip(&self.courts[self.turn]) {
            let fits = match value(card) {
                Some(value) => {
                    let equal = usize::from(self.options["stacking"] == "equal");
                    let last = court.guards.last().and_then(|guard| self::value(guard));
                    court.stands() && last.is_none_or(|last| value < last + equal)
                }
                None => card == "Joker" && !self.is_setup() && !court.stands(),
            };
            if fits {
                places.push(format!("place {name}"));
            }
        }
        let must = self.options[if card == "Joker" { "joker" } else { "placing" }] == "must";
        if places.is_empty() || !must {
            places.push("discard".to_owned());
        }
        places
    }

    /// All attacks of the seat whose turn it is (CW-15 to CW-20, CW-35).
    pub fn attacks(&self) -> Vec<String> {
        let mut attacks = Vec::new();
        for (own_name, own) in COURTS.iter().zip(&self.courts[self.turn]) {
            for spent in 1..=own.guards.len() {
                for suit in SUITS {
                    let Some(victim) = self.suits.iter().position(|other| *other == suit) else { continue };
                    let near = self.options["targets"] == "any" || victim == self.next();
                    if victim == self.turn || !near {
                        continue;
                    }
                    for (name, court) in COURTS.iter().zip(&self.courts[victim]) {
                        let removals = self.removals(own.last(spent), court);
                        let attack = |removed| format!("attack {own_name} {spent} {name}{suit} {removed}");
                        attacks.extend(removals.into_iter().map(attack));
                    }
                }
            }
        }
        attacks
    }

    /// What so much can remove from a stack.
    fn removals(&self, spent: usize, court: &Court) -> Vec<String> {
        let mut removals = Vec::new();
        if court.stands() {
            for count in 1..=court.guards.len() {
                if court.last(count) <= spent {
                    removals.push(count.to_string());
                }
            }
            if total(&court.guards) + 10 <= spent {
                removals.push("all".to_owned());
            }
        }
        if self.options["removal"] == "most" {
            removals = removals.split_off(removals.len().saturating_sub(1));
        }
        removals
    }

    /// All that a seat may do, in order.
    pub fn legal(&self, seat: usize) -> Vec<String> {
        if self.to_act() != Some(seat) {
            return Vec::new();
        }
        match &self.stage {
            Stage::Holds(card) => self.answers(card),
            Stage::Free if !self.is_setup() => [vec!["draw".to_owned()], self.attacks()].concat(),
            _ => vec!["draw".to_owned()],
        }
    }

    /// Does what is legal.
    pub fn act(&mut self, text: &str) {
        let words: Vec<&str> = text.split(' ').collect();
        match (words[0], self.stage.clone()) {
            ("draw", _) => self.draw(),
            ("attack", _) => self.attack(&words[1..]),
            (_, Stage::Holds(card)) => self.normalize(&card, text),
            _ => panic!("{text}: {}", self.write()),
        }
    }

    /// Draws until a player has a decision to make.
    fn draw(&mut self) {
        self.stage = Stage::Free;
        loop {
            if self.pile.is_empty() {
                self.flip();
                if self.to_act().is_none() {
                    return;
                }
            }
            assert!(!self.pile.is_empty(), "CW-32: {}", self.write());
            let card = self.pile.remove(0);
            let is_guard = value(&card).is_some();
            if self.is_setup() && !is_guard {
                // CW-06, CW-08: thrown, and replaced at once.
                self.discards.push(card);
                continue;
            }
            if rank(&card) == Some("A") {
                self.discards.push(card);
                self.aces += 1;
                if self.aces == 5 {
                    self.end_turn();
                    return;
                }
                if self.attacks().is_empty() {
                    continue;
                }
                return;
            }
            let answers = self.answers(&card);
            if let [only] = answers.as_slice() {
                self.normalize(&card, only);
            } else {
                self.stage = Stage::Holds(card);
            }
            return;
        }
    }

    /// CW-29 to CW-31: what comes when a card is needed and the pile is empty.
    fn flip(&mut self) {
        self.flips += 1;
        if self.options["limit"] != "off" {
            let limit: usize = self.options["limit"].parse().unwrap();
            let everyone_waited = self.all_in().iter().all(|seat| self.waited.contains(seat));
            if self.flips > 1 && !self.progress && everyone_waited {
                return self.stop("no-progress");
            }
            if self.flips == limit * self.count() {
                return self.stop("flips");
            }
        }
        self.progress = false;
        self.pile = std::mem::take(&mut self.discards);
        if self.options["flip"] == "reshuffle" {
            sort(&mut self.pile);
            self.rng.shuffle(&mut self.pile);
            self.pile.reverse();
        }
    }

    /// Places or discards a card that was drawn.
    fn normalize(&mut self, card: &str, answer: &str) {
        self.stage = Stage::Free;
        if let Some(name) = answer.strip_prefix("place ") {
            let place = COURTS.iter().position(|other| *other == name).unwrap();
            let court = &mut self.courts[self.turn][place];
            if card == "Joker" {
                court.has_joker = true;
            } else {
                court.guards.push(card.to_owned());
            }
            if !self.is_setup() {
                self.note_progress();
            }
        } else {
            self.discards.push(card.to_owned());
        }
        if self.is_setup() {
            self.setup += 1;
            self.turn = (self.turn + 1) % self.count();
        } else {
            self.end_turn();
        }
    }

    fn note_progress(&mut self) {
        self.progress = true;
        self.waited.clear();
    }

    /// The seat, its Court and the number of its Guards that an attack such as `Q 2 KH 1` removes; whether the Court falls.
    pub fn aim(&self, words: &[&str]) -> (usize, usize, usize, bool) {
        let (name, suit) = words[2].split_at(1);
        let victim = self.suits.iter().position(|other| *other == suit).unwrap();
        let place = COURTS.iter().position(|other| *other == name).unwrap();
        let whole = words[3] == "all";
        let removed = if whole { self.courts[victim][place].guards.len() } else { words[3].parse().unwrap() };
        (victim, place, removed, whole)
    }

    fn attack(&mut self, words: &[&str]) {
        let (victim, place, removed, whole) = self.aim(words);
        let own = COURTS.iter().position(|name| *name == words[0]).unwrap();
        let spent: usize = words[1].parse().unwrap();
        // CW-27: the Guards spent, those removed, the Joker.
        for (seat, place, count) in [(self.turn, own, spent), (victim, place, removed)] {
            let guards = &mut self.courts[seat][place].guards;
            self.discards.extend(guards.split_off(guards.len() - count));
        }
        self.note_progress();
        if whole {
            let target = &mut self.courts[victim][place];
            if target.has_joker {
                target.has_joker = false;
                if self.options["beaten-joker"] == "removed" {
                    self.removed += 1;
                } else {
                    self.discards.push("Joker".to_owned());
                }
            } else {
                target.is_up = false;
            }
            if !self.is_in(victim) {
                self.fallen.push(victim);
            }
        }
        if self.all_in().len() == 1 {
            self.stop("conquest");
        } else if self.aces > 0 {
            self.stage = Stage::Attacked;
        } else {
            self.end_turn();
        }
    }

    fn end_turn(&mut self) {
        self.turns += 1;
        self.waited.insert(self.turn);
        self.aces = 0;
        self.stage = Stage::Free;
        if self.options["limit"] == "off" && self.turns == 3_000 {
            self.stop("turns");
        } else {
            self.turn = self.next();
        }
    }

    /// Ends the game (CW-31, CW-34).
    fn stop(&mut self, reason: &'static str) {
        // The worth of a seat: how many Courts stand, and the total of their Guards; for the fallen, when they fell.
        let worth = |seat: usize| {
            if let Some(when) = self.fallen.iter().position(|fallen| *fallen == seat) {
                return (0, when);
            }
            let courts = &self.courts[seat];
            let guards = courts.iter().map(|court| total(&court.guards)).sum();
            (courts.iter().filter(|court| court.stands()).count(), guards)
        };
        let worths: Vec<(usize, usize)> = (0..self.count()).map(worth).collect();
        let in_front = |own: &(usize, usize)| worths.iter().filter(|other| *other > own).count();
        let places = worths.iter().map(|own| in_front(own) + 1).collect();
        self.stage = Stage::Over(places, reason);
    }

    /// The position as it is written.
    pub fn write(&self) -> String {
        let seat_list = |seats: Vec<usize>| list(seats.into_iter().map(|seat| (seat + 1).to_string()));
        let mut fields = vec![write_options(&self.options)];
        fields.push(format!("suits={} starter={} turn={}", self.suits.join(","), self.starter + 1, self.turn + 1));
        let courts: Vec<String> = self.courts.iter().map(|courts| write_courts(courts)).collect();
        fields.push(format!("courts={}", courts.join("/")));
        if self.is_setup() {
            fields.push(format!("setup={}", self.setup));
        }
        fields.push(format!("turns={} flips={}", self.turns, self.flips));
        if !self.progress {
            fields.push("progress=no".to_owned());
        }
        if !self.waited.is_empty() {
            fields.push(format!("waited={}", seat_list(self.waited.iter().copied().collect())));
        }
        if !self.fallen.is_empty() {
            fields.push(format!("fallen={}", seat_list(self.fallen.clone())));
        }
        if self.removed > 0 {
            fields.push(format!("removed={}", self.removed));
        }
        if self.aces > 0 {
            fields.push(format!("aces={}", self.aces));
        }
        fields.push(format!("discard={} pile={}", list(self.discards.clone()), list(self.pile.clone())));
        fields.push(format!("rng={}", self.rng));
        match &self.stage {
            Stage::Free => {}
            Stage::Attacked => fields.push("attacked".to_owned()),
            Stage::Holds(card) => fields.push(format!("holds {card}")),
            Stage::Over(places, reason) => {
                let places: Vec<String> = places.iter().map(ToString::to_string).collect();
                fields.push(format!("over {} {reason}", places.join(",")));
            }
        }
        fields.join(" ")
    }

    /// Every card, wherever it is but on the pile: the Courts of the suits in play apart.
    pub fn seen(&self) -> Vec<String> {
        let mut cards = self.discards.clone();
        for court in self.courts.iter().flatten() {
            cards.extend(court.guards.iter().cloned());
            cards.extend(court.has_joker.then(|| "Joker".to_owned()));
        }
        if let Stage::Holds(card) = &self.stage {
            cards.push(card.clone());
        }
        cards.extend(vec!["Joker".to_owned(); self.removed]);
        cards
    }

    /// A game from the text of a position, of which every part but the options may be missing.
    pub fn read(text: &str) -> Self {
        let (options, text) = text.split_once(' ').unwrap_or((text, ""));
        let fields: BTreeMap<&str, &str> = text.split(' ').filter_map(|field| field.split_once('=')).collect();
        let number = |key: &str, usual: usize| fields.get(key).map_or(usual, |value| value.parse().unwrap());
        let seat_list = |key: &str| {
            let text = fields.get(key).copied().unwrap_or("-");
            text.split(',').filter(|seat| *seat != "-").map(|seat| seat.parse::<usize>().unwrap() - 1)
        };
        let mut game = Self::start(read_options(options), 0);
        game.suits = SUITS[..game.count()].to_vec();
        if let Some(suits) = fields.get("suits") {
            game.suits = suits.split(',').map(|suit| *SUITS.iter().find(|other| **other == suit).unwrap()).collect();
        }
        game.starter = number("starter", 1) - 1;
        game.turn = number("turn", game.starter + 1) - 1;
        if let Some(courts) = fields.get("courts") {
            game.courts = courts.split('/').map(read_courts).collect();
        }
        game.setup = number("setup", 3 * game.count());
        game.turns = number("turns", 0);
        game.flips = number("flips", 0);
        game.progress = fields.get("progress") != Some(&"no");
        game.waited = seat_list("waited").collect();
        game.fallen = seat_list("fallen").collect();
        game.removed = number("removed", 0);
        game.aces = number("aces", 0);
        let words: Vec<&str> = text.split(' ').collect();
        game.stage = match words.as_slice() {
            [.., "attacked"] => Stage::Attacked,
            [.., "holds", card] => Stage::Holds((*card).to_owned()),
            _ => Stage::Free,
        };
        let cards = |key: &str, usual: &'static str| -> Vec<String> {
            let text = fields.get(key).copied().unwrap_or(usual);
            text.split(',').filter(|card| *card != "-").map(str::to_owned).collect()
        };
        game.discards = cards("discard", "-");
        game.pile = cards("pile", "*");
        if game.pile.last().is_some_and(|last| last == "*") {
            game.pile.pop();
            let mut rest = game.deck();
            for card in [game.seen(), game.pile.clone()].concat() {
                rest.remove(rest.iter().position(|other| *other == card).unwrap());
            }
            game.pile.extend(rest);
        }
        game.rng = Rng::from_seed(fields.get("rng").map_or(0, |rng| u64::from_str_radix(rng, 16).unwrap()));
        game
    }
}

/// A seat's Courts, such as `K+8C+4C,q,j*+5H`.
fn write_courts(courts: &[Court]) -> String {
    let write = |(name, court): (&&str, &Court)| {
        let mut text = if court.is_up { (*name).to_owned() } else { name.to_lowercase() };
        if court.has_joker {
            text.push('*');
        }
        for guard in &court.guards {
            text.push('+');
            text.push_str(guard);
        }
        text
    };
    COURTS.iter().zip(courts).map(write).collect::<Vec<_>>().join(",")
}

/// What [`write_courts`] writes.
fn read_courts(text: &str) -> Vec<Court> {
    let read = |text: &str| {
        let mut parts = text.split('+');
        let court = parts.next().unwrap();
        let guards = parts.map(str::to_owned).collect();
        Court { is_up: court.starts_with(char::is_uppercase), has_joker: court.ends_with('*'), guards }
    };
    text.split(',').map(read).collect()
}
