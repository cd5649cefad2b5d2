//! A second implementation of Knights & Corsairs, straight from the rulings: slow and simple, with strings and lists. It shares
//! only the generator with the first. Where the two disagree, one of them misreads a ruling.

use std::collections::{BTreeMap, BTreeSet};

use corsair_cabinet::game::{Choices, Rng};

/// The ranks in notation, the Ace last; an option makes it the lowest (KC-01).
pub const RANKS: [&str; 13] = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
/// The suits in the order in which cards of a rank are sorted.
const SUITS: [&str; 4] = ["C", "D", "H", "S"];
/// All spaces.
pub const SPACES: [&str; 9] = ["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"];
/// Rows, columns, diagonals (KC-24).
const LINES: [[&str; 3]; 8] = [
    ["a1", "b1", "c1"],
    ["a2", "b2", "c2"],
    ["a3", "b3", "c3"],
    ["a1", "a2", "a3"],
    ["b1", "b2", "b3"],
    ["c1", "c2", "c3"],
    ["a1", "b2", "c3"],
    ["a3", "b2", "c1"],
];

/// A game.
#[derive(Clone, Debug)]
pub struct Naive {
    /// Every option with its value.
    pub options: BTreeMap<&'static str, &'static str>,
    /// The seat, 0 or 1, that plays red.
    pub red: usize,
    /// The seat that attacks.
    pub attacker: usize,
    /// The cards on the grid by space, each with its owner.
    pub board: BTreeMap<String, (usize, String)>,
    /// The hands, without the cards of the current battle.
    pub hands: [Vec<String>; 2],
    /// The draw piles, their tops last.
    pub draw: [Vec<String>; 2],
    /// The discard piles, the oldest card first.
    pub discards: [Vec<String>; 2],
    /// The generator.
    pub rng: Rng,
    /// The actions of the current battle.
    pub moves: Vec<String>,
    /// The current battle.
    pub battle: Option<Battle>,
    /// The cards that may be placed, if the winner has to choose.
    pub choice: Option<Vec<String>>,
    /// The battles fought, as `space:attacker:attacker's hand cards:defender's:winner:placed`.
    pub fought: Vec<String>,
    /// The winner, and all reasons that fit (there may be several lines).
    pub over: Option<(usize, Vec<String>)>,
    /// What both players saw happen to each seat's hand.
    pub seen: [Vec<Seen>; 2],
}

/// A battle: the attacker's cards, then the defender's.
#[derive(Clone, Default, Debug)]
pub struct Battle {
    /// The contested space.
    pub space: String,
    /// The attacker's hand cards; the first lies open.
    pub attack: Vec<String>,
    /// The defender's hand cards.
    pub defence: Vec<String>,
    /// Who won.
    pub winner: usize,
}

/// Something that both players see happen to a hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Seen {
    /// This number of cards was drawn.
    Drew(usize),
    /// These cards left the hand and were shown.
    Showed(Vec<String>),
    /// The discards were shuffled; by elimination, this is the hand (KC-09).
    Known(Vec<String>),
    /// This card left the hand as its lowest; the winner was asked, as its twin was there (KC-16).
    Lowest {
        /// The card.
        card: String,
        /// Whether there was a choice.
        asked: bool,
    },
}

/// The sort key of a card: rank, then suit.
pub fn order(card: &str) -> (usize, usize) {
    let (rank, suit) = card.split_at(card.len() - 1);
    let place = |list: &[&str], item| list.iter().position(|other| *other == item).unwrap();
    (place(&RANKS, rank), place(&SUITS, suit))
}

/// Sorts cards by rank, then suit.
pub fn sort(cards: &mut [String]) {
    cards.sort_by_key(|card| order(card));
}

fn suit(card: &str) -> &str {
    &card[card.len() - 1..]
}

/// The 26 cards of a colour, sorted.
pub fn deck(red: bool) -> Vec<String> {
    let suits = if red { ["D", "H"] } else { ["C", "S"] };
    RANKS.iter().flat_map(|rank| suits.map(|suit| format!("{rank}{suit}"))).collect()
}

/// All ways to take `count` of `items`, in their order.
fn ways(items: &[String], count: usize) -> Vec<Vec<String>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let Some((first, rest)) = items.split_first() else { return Vec::new() };
    let mut ways_with = ways(rest, count - 1);
    for way in &mut ways_with {
        way.insert(0, first.clone());
    }
    ways_with.extend(ways(rest, count));
    ways_with
}

fn touch(one: &str, other: &str) -> bool {
    let near = |place: usize| one.as_bytes()[place].abs_diff(other.as_bytes()[place]) <= 1;
    one != other && near(0) && near(1)
}

fn remove(cards: &mut Vec<String>, card: &str) -> bool {
    let before = cards.len();
    cards.retain(|other| other != card);
    cards.len() < before
}

/// Every option with its value, as words.
pub fn words(options: &impl Choices) -> BTreeMap<&'static str, &'static str> {
    fn all<C: Choices>(options: &C) -> BTreeMap<&'static str, &'static str> {
        C::CHOICES.iter().map(|choice| (choice.key, options.value(choice.key).unwrap())).collect()
    }
    all(options)
}

impl Naive {
    /// The beginning: colours, starter, then the decks in seat order (G-01).
    pub fn start(options: BTreeMap<&'static str, &'static str>, seed: u64) -> Self {
        let mut rng = Rng::from_seed(seed);
        let red = match options["colours"] {
            "random" => rng.below(2),
            "first-red" => 0,
            _ => 1,
        };
        let attacker = match options["starter"] {
            "random" => rng.below(2),
            "first" => 0,
            _ => 1,
        };
        let draw = [0, 1].map(|seat| {
            let mut pile = deck(seat == red);
            rng.shuffle(&mut pile);
            pile
        });
        let mut game = Self::resume(options, red, attacker, rng);
        game.draw = draw;
        game.refill(0);
        game.refill(1);
        game
    }

    /// A game at the beginning of a battle, without any cards yet.
    pub fn resume(options: BTreeMap<&'static str, &'static str>, red: usize, attacker: usize, rng: Rng) -> Self {
        Self {
            options,
            red,
            attacker,
            board: BTreeMap::new(),
            hands: Default::default(),
            draw: Default::default(),
            discards: Default::default(),
            rng,
            moves: Vec::new(),
            battle: None,
            choice: None,
            fought: Vec::new(),
            over: None,
            seen: Default::default(),
        }
    }

    /// Whether an option has this value.
    pub fn is(&self, key: &str, value: &str) -> bool {
        self.options[key] == value
    }

    /// The rank of a card in battle (KC-01).
    pub fn strength(&self, card: &str) -> usize {
        let rank = order(card).0 + 1;
        if self.is("aces", "low") && card.starts_with('A') { 0 } else { rank }
    }

    fn hand_size(&self) -> usize {
        self.options["hand"].parse().unwrap()
    }

    /// The spaces beside `space` that hold cards of `seat`.
    pub fn neighbours(&self, seat: usize, space: &str) -> Vec<String> {
        let near = self.board.iter().filter(|(other, (owner, _))| *owner == seat && touch(other, space));
        near.map(|(other, _)| other.clone()).collect()
    }

    /// The `count` strongest of the cards on these spaces (KC-11 House, KC-15).
    fn strongest(&self, spaces: &[String], count: usize) -> Vec<String> {
        let mut cards: Vec<String> = spaces.iter().map(|space| self.board[space].1.clone()).collect();
        cards.sort_by_key(|card| std::cmp::Reverse(self.strength(card)));
        cards.truncate(count);
        cards
    }

    /// The seat that is to act.
    pub fn to_act(&self) -> Option<usize> {
        match (&self.over, &self.battle) {
            (Some(_), _) => None,
            (_, None) => Some(self.attacker),
            (_, Some(battle)) if self.choice.is_some() => Some(battle.winner),
            _ => Some(1 - self.attacker),
        }
    }

    /// All legal actions of the seat that is to act.
    pub fn legal(&self) -> BTreeSet<String> {
        match (&self.over, &self.battle, &self.choice) {
            (Some(_), ..) => BTreeSet::new(),
            (_, _, Some(cards)) => cards.iter().map(|card| format!("place {card}")).collect(),
            (_, None, _) => self.attacks(),
            (_, Some(battle), _) => self.answers(&battle.space),
        }
    }

    fn attacks(&self) -> BTreeSet<String> {
        let mut all = BTreeSet::new();
        let hand = &self.hands[self.attacker];
        for space in SPACES {
            // KC-05: the centre first.
            if self.board.contains_key(space) || (self.board.is_empty() && space != "b2") {
                continue;
            }
            let near = self.neighbours(self.attacker, space).len();
            for open in hand {
                if near >= 3 {
                    all.insert(format!("influence {space} {open}"));
                    continue;
                }
                let others: Vec<String> = hand.iter().filter(|card| *card != open).cloned().collect();
                // KC-11: two hidden cards less one for each neighbour; House: or for some of them.
                let most = if self.is("neighbours", "may") { 2 } else { 2 - near };
                for hidden in 2 - near..=most {
                    for way in ways(&others, hidden) {
                        all.insert([vec!["attack".into(), space.into(), open.clone()], way].concat().join(" "));
                    }
                }
            }
        }
        all
    }

    fn answers(&self, space: &str) -> BTreeSet<String> {
        let mut all = BTreeSet::new();
        let defender = 1 - self.attacker;
        let near = self.neighbours(defender, space);
        let least = 3 - near.len().min(3);
        let most = if self.is("neighbours", "may") { 3 } else { least };
        for count in least..=most {
            let counting = 3 - count;
            // KC-15 House: named are some of more neighbours than count.
            let named = counting > 0 && near.len() > counting && self.is("naming", "defender");
            let naming = if named { ways(&near, counting) } else { vec![Vec::new()] };
            for cards in ways(&self.hands[defender], count) {
                for names in &naming {
                    let mut words = [vec!["defend".into()], cards.clone()].concat();
                    if named {
                        words.push("with".into());
                        words.extend(names.clone());
                    }
                    all.insert(words.join(" "));
                }
            }
        }
        all
    }

    /// Applies a legal action of the seat that is to act.
    pub fn act(&mut self, action: &str) {
        assert!(self.legal().contains(action), "{action} is not legal");
        let words: Vec<String> = action.split(' ').map(str::to_owned).collect();
        match words[0].as_str() {
            "influence" => {
                let (seat, space, card) = (self.attacker, words[1].clone(), words[2].clone());
                remove(&mut self.hands[seat], &card);
                self.seen[seat].push(Seen::Showed(vec![card.clone()]));
                self.over = Some((seat, vec![format!("influence {space}")]));
                self.board.insert(space, (seat, card));
            }
            "attack" => {
                let attack = words[2..].to_vec();
                for card in &attack {
                    remove(&mut self.hands[self.attacker], card);
                }
                self.seen[self.attacker].push(Seen::Showed(vec![attack[0].clone()]));
                self.battle = Some(Battle { space: words[1].clone(), attack, ..Battle::default() });
                self.moves = vec![action.to_owned()];
            }
            "defend" => {
                self.moves.push(action.to_owned());
                self.defend(&words[1..]);
            }
            _ => {
                self.choice = None;
                self.place(&words[1], true);
            }
        }
    }

    fn defend(&mut self, words: &[String]) {
        let Some(mut battle) = self.battle.clone() else { panic!("there is no attack") };
        let defender = 1 - self.attacker;
        let (cards, names) = match words.iter().position(|word| word == "with") {
            Some(place) => (&words[..place], &words[place + 1..]),
            None => (words, &[][..]),
        };
        for card in cards {
            remove(&mut self.hands[defender], card);
        }
        battle.defence = cards.to_vec();
        // KC-10: all cards are revealed.
        self.seen[self.attacker].push(Seen::Showed(battle.attack[1..].to_vec()));
        self.seen[defender].push(Seen::Showed(battle.defence.clone()));

        // KC-12: neighbours complete the three.
        let mine = self.neighbours(self.attacker, &battle.space);
        let theirs = self.neighbours(defender, &battle.space);
        let attack_board = self.strongest(&mine, 3 - battle.attack.len());
        let counting = if names.is_empty() { &theirs } else { names };
        let defence_board = self.strongest(counting, 3 - battle.defence.len());

        // KC-19, KC-20.
        let middle = |hand: &[String], board: &[String]| {
            let mut strengths: Vec<usize> = hand.iter().chain(board).map(|card| self.strength(card)).collect();
            strengths.sort_unstable();
            assert_eq!(strengths.len(), 3);
            strengths[1]
        };
        let attack = middle(&battle.attack, &attack_board);
        let defence = middle(&battle.defence, &defence_board);
        let attacker_wins = attack > defence || (attack == defence && self.is("ties", "attacker"));
        battle.winner = if attacker_wins { self.attacker } else { defender };
        let played = if attacker_wins { battle.attack.clone() } else { battle.defence.clone() };
        let counted = if attacker_wins { attack_board } else { defence_board };
        self.battle = Some(battle.clone());

        // KC-27 House.
        if !attacker_wins && self.is("influence", "both") && theirs.len() >= 3 {
            self.discard(None);
            self.record(None);
            self.over = Some((defender, vec![format!("influence {}", battle.space)]));
            return;
        }
        let choice = self.placeable(battle.winner, &played, &counted);
        match &choice[..] {
            [] => self.place_from_pile(),
            [only] => self.place(only, false),
            _ => self.choice = Some(choice),
        }
    }

    /// The cards that the winner may place (KC-16 to KC-18); none if it is the top of the pile.
    fn placeable(&self, winner: usize, played: &[String], counted: &[String]) -> Vec<String> {
        let weakest = |cards: &[String]| {
            let least = cards.iter().map(|card| self.strength(card)).min().unwrap();
            cards.iter().filter(|card| self.strength(card) == least).cloned().collect::<Vec<String>>()
        };
        if played.is_empty() {
            return match self.options["reserve"] {
                "any" => self.hands[winner].clone(),
                "pile" => Vec::new(),
                _ => weakest(&self.hands[winner]),
            };
        }
        let lowest = self.strength(&weakest(played)[0]);
        if self.is("placing", "winner") && counted.iter().any(|card| self.strength(card) < lowest) {
            return played.to_vec();
        }
        weakest(played)
    }

    /// KC-16 House (b).
    fn place_from_pile(&mut self) {
        let winner = self.battle.as_ref().unwrap().winner;
        if self.draw[winner].is_empty() {
            self.reshuffle(winner);
        }
        let card = self.draw[winner].pop().unwrap();
        self.place(&card, false);
    }

    fn place(&mut self, card: &str, asked: bool) {
        let battle = self.battle.clone().unwrap();
        let winner = battle.winner;
        if remove(&mut self.hands[winner], card) {
            self.seen[winner].push(if self.is("reserve", "lowest") {
                Seen::Lowest { card: card.to_owned(), asked }
            } else {
                Seen::Showed(vec![card.to_owned()])
            });
        }
        self.discard(Some(card));
        self.record(Some(card));
        self.board.insert(battle.space, (winner, card.to_owned()));

        // KC-23: lines, for the owner of the placed card.
        if self.is("lines", "both") || winner == self.attacker {
            let lines = self.lines(winner);
            if !lines.is_empty() {
                self.over = Some((winner, lines));
                return;
            }
        }
        if self.board.len() == 9 {
            self.over = Some(self.tie_break(winner));
            return;
        }
        // KC-08, KC-07.
        self.refill(self.attacker);
        self.refill(1 - self.attacker);
        self.attacker = 1 - winner;
        self.battle = None;
        self.moves.clear();
    }

    /// Discards the hand cards of the battle except the placed one (KC-22).
    fn discard(&mut self, placed: Option<&str>) {
        let battle = self.battle.clone().unwrap();
        let stays = |card: &String| placed != Some(card.as_str());
        self.discards[self.attacker].extend(battle.attack.into_iter().filter(stays));
        self.discards[1 - self.attacker].extend(battle.defence.into_iter().filter(stays));
    }

    fn record(&mut self, placed: Option<&str>) {
        let Battle { space, attack, defence, winner } = self.battle.clone().unwrap();
        let cards = |cards: &[String]| if cards.is_empty() { "-".into() } else { cards.join(",") };
        let (attacker, attack, defence) = (self.attacker + 1, cards(&attack), cards(&defence));
        let placed = placed.unwrap_or("-");
        self.fought.push(format!("{space}:{attacker}:{attack}:{defence}:{}:{placed}", winner + 1));
    }

    /// The lines of a seat (KC-24, KC-25).
    pub fn lines(&self, seat: usize) -> Vec<String> {
        let key = ["first-line", "second-line"][seat];
        let complete = |line: &[&str; 3]| {
            let cards: Vec<&(usize, String)> = line.iter().filter_map(|space| self.board.get(*space)).collect();
            let own = cards.len() == 3 && cards.iter().all(|(owner, _)| *owner == seat);
            own && (self.is(key, "colour") || cards.iter().all(|(_, card)| suit(card) == suit(&cards[0].1)))
        };
        LINES.iter().filter(|line| complete(line)).map(|line| format!("line {}", line.join(" "))).collect()
    }

    /// KC-29 and KC-30: who wins on a full grid, and why.
    fn tie_break(&self, last: usize) -> (usize, Vec<String>) {
        let count = |matches: &dyn Fn(usize, &str) -> bool| {
            self.board.values().filter(|(owner, card)| matches(*owner, card)).count()
        };
        let colour_lines = self.is("first-line", "colour") && self.is("second-line", "colour");
        if self.is("majority", "colour") && colour_lines {
            let first = count(&|owner, _| owner == 0);
            return (usize::from(first < 5), vec!["colours".into()]);
        }
        let best =
            |seat| SUITS.map(|wanted| count(&|owner, card| owner == seat && suit(card) == wanted)).into_iter().max();
        match best(0).cmp(&best(1)) {
            std::cmp::Ordering::Greater => (0, vec!["suits".into()]),
            std::cmp::Ordering::Less => (1, vec!["suits".into()]),
            std::cmp::Ordering::Equal => (last, vec!["last-battle".into()]),
        }
    }

    fn refill(&mut self, seat: usize) {
        let mut drawn = 0;
        while self.hands[seat].len() < self.hand_size() {
            if self.draw[seat].is_empty() {
                self.seen[seat].push(Seen::Drew(drawn));
                drawn = 0;
                self.reshuffle(seat);
            }
            let card = self.draw[seat].pop().unwrap();
            self.hands[seat].push(card);
            drawn += 1;
        }
        self.seen[seat].push(Seen::Drew(drawn));
        sort(&mut self.hands[seat]);
    }

    /// KC-09.
    fn reshuffle(&mut self, seat: usize) {
        let mut known = deck(seat == self.red);
        known.retain(|card| !self.discards[seat].contains(card));
        known.retain(|card| self.board.values().all(|(_, lying)| lying != card));
        let mut hand = self.hands[seat].clone();
        sort(&mut hand);
        assert_eq!(known, hand, "the hand is all that is neither on the grid nor discarded");
        self.seen[seat].push(Seen::Known(known));
        let mut pile = std::mem::take(&mut self.discards[seat]);
        // G-01
        sort(&mut pile);
        self.rng.shuffle(&mut pile);
        self.draw[seat] = pile;
    }

    /// The fields of the state in notation, as far as the rulings decide them.
    pub fn fields(&self) -> BTreeMap<&'static str, String> {
        let list = |cards: &[String]| if cards.is_empty() { "-".into() } else { cards.join(",") };
        let pair = |of: &dyn Fn(usize) -> String| format!("{}/{}", of(0), of(1));
        let row = |row: &str| {
            let space = |column| self.board.get(&format!("{column}{row}")).map_or("-", |(_, card)| card);
            ["a", "b", "c"].map(space).join(",")
        };
        // The notation writes the cards of the current battle in the hands, before the moves.
        let hand = |seat: usize| {
            let mut cards = self.hands[seat].clone();
            if let Some(battle) = self.battle.as_ref().filter(|_| self.over.is_none()) {
                cards.extend(if seat == self.attacker { battle.attack.clone() } else { battle.defence.clone() });
            }
            sort(&mut cards);
            list(&cards)
        };
        let pile = |seat: usize| list(&self.draw[seat].iter().rev().cloned().collect::<Vec<_>>());
        let moves = if self.over.is_some() { String::new() } else { self.moves.join(";") };
        BTreeMap::from([
            ("red", (self.red + 1).to_string()),
            ("attacker", (self.attacker + 1).to_string()),
            ("board", ["3", "2", "1"].map(row).join("/")),
            ("hands", pair(&hand)),
            ("draw", pair(&pile)),
            ("discards", pair(&|seat| list(&self.discards[seat]))),
            ("battles", if self.fought.is_empty() { "-".into() } else { self.fought.join(";") }),
            ("rng", self.rng.to_string()),
            ("moves", moves),
        ])
    }
}
