//! What a grid is worth, before any cards are looked at: a table of who wins how often if battles were
//! decided by the toss of a (bent) coin, and both sides knew where to fight and when to lose on purpose.

use std::sync::OnceLock;

use super::super::rules::{Influence, Lines, Majority, Options, Space, Table};
use crate::game::Seat;
use crate::game::cards::{Colour, Suit};

/// A set of spaces: bit [`Space::index`] for each.
type Spaces = u16;

/// How often an attacker wins a battle that both want to win: ties and knowledge favour the defender.
const ATTACKER_WINS: f64 = 0.42;

/// How often an attacker wins a battle that both want to lose.
const ATTACKER_FAILS_TO_LOSE: f64 = 0.42;

/// How much likelier a side is to lose for each neighbour that stands in for a card from the hand.
const NEIGHBOUR_WEAKENS: f64 = 0.06;

/// How often three cards of one colour are of one suit, if their owner takes care.
const ONE_SUIT: f64 = 0.3;

/// How many ways there are to own the spaces: each empty, the attacker's, or the defender's.
const OWNERSHIPS: usize = 3_usize.pow(9);

/// The weight of each space in the number of an ownership.
const WEIGHTS: [usize; 9] = [1, 3, 9, 27, 81, 243, 729, 2187, 6561];

/// The spaces that touch each space.
static NEIGHBOURS: OnceLock<[Spaces; 9]> = OnceLock::new();

/// The spaces that touch a space.
fn neighbours(space: usize) -> Spaces {
    NEIGHBOURS.get_or_init(|| {
        let mut all = [0; 9];
        for space in Space::all() {
            all[space.index()] = space.neighbours().fold(0, |set, near| set | 1 << near.index());
        }
        all
    })[space]
}

/// The eight lines (KC-24), spaces counted as by [`Space::index`].
const LINES: [Spaces; 8] =
    [0o007, 0o070, 0o700, 0b001_001_001, 0b010_010_010, 0b100_100_100, 0b100_010_001, 0b001_010_100];

/// Whether these spaces hold a line.
fn has_line(spaces: Spaces) -> bool {
    LINES.iter().any(|line| spaces & line == *line)
}

/// The chance of each seat to win when it attacks, for every ownership of the grid.
pub(super) struct Prospects {
    /// First for the first seat as the attacker, then for the second.
    values: [Vec<f32>; 2],
}

impl Prospects {
    /// The table for these options. It is made when it is first asked for, in a few milliseconds.
    pub(super) fn of(options: &Options) -> &'static Self {
        /// One table for each combination of the four options that matter.
        static TABLES: [OnceLock<Prospects>; 16] = [const { OnceLock::new() }; 16];
        let number = usize::from(options.colour_line(Seat::FIRST))
            + 2 * usize::from(options.colour_line(Seat::SECOND))
            + 4 * usize::from(options.influence == Influence::Both)
            + 8 * usize::from(options.lines == Lines::Attacker);
        TABLES[number].get_or_init(|| Self::new(options))
    }

    fn new(options: &Options) -> Self {
        let unknown = || vec![f32::NAN; OWNERSHIPS];
        let mut prospects = Self { values: [unknown(), unknown()] };
        prospects.fill(options, Seat::FIRST, [0; 2]);
        prospects.fill(options, Seat::SECOND, [0; 2]);
        prospects
    }

    /// The chance of the attacker to win, who owns the first of these sets of spaces.
    fn fill(&mut self, options: &Options, attacker: Seat, owned: [Spaces; 2]) -> f64 {
        let number = ownership(owned);
        let known = self.values[attacker.index()][number];
        if !known.is_nan() {
            return known.into();
        }
        let [own, other] = owned;
        let empty = !(own | other) & 0o777;
        let spaces = (0..9).filter(|space| empty & 1 << space != 0);
        let value = if empty == 0 {
            majority(own)
        } else if spaces.clone().any(|space| near(space, own) >= 3) {
            1.0
        } else if own | other == 0 {
            self.battle(options, attacker, owned, 4)
        } else {
            spaces.map(|space| self.battle(options, attacker, owned, space)).fold(0.0, f64::max)
        };
        #[expect(clippy::cast_possible_truncation, reason = "an estimate")]
        let stored = value as f32;
        self.values[attacker.index()][number] = stored;
        stored.into()
    }

    /// The chance of the attacker who fights for this space.
    fn battle(&mut self, options: &Options, attacker: Seat, [own, other]: [Spaces; 2], space: usize) -> f64 {
        let defender = attacker.other();
        let line = |seat, before: Spaces, after: Spaces| match has_line(after) && !has_line(before) {
            true if options.colour_line(seat) => 1.0,
            true => ONE_SUIT,
            false => 0.0,
        };
        let taken = own | 1 << space;
        let by_line = line(attacker, own, taken);
        let won = by_line + (1.0 - by_line) * (1.0 - self.fill(options, defender, [other, taken]));
        let lost_to = other | 1 << space;
        let lost = if options.influence == Influence::Both && near(space, other) >= 3 {
            0.0
        } else {
            let by_line = if options.lines == Lines::Both { line(defender, other, lost_to) } else { 0.0 };
            (1.0 - by_line) * self.fill(options, attacker, [own, lost_to])
        };
        let chance = if won > lost {
            let weaker = near(space, own).min(2) - near(space, other).min(3);
            ATTACKER_WINS - NEIGHBOUR_WEAKENS * f64::from(weaker)
        } else {
            ATTACKER_FAILS_TO_LOSE
        };
        lost + chance * (won - lost)
    }
}

/// How many of these spaces touch `space`.
fn near(space: usize, owned: Spaces) -> i32 {
    (neighbours(space) & owned).count_ones().cast_signed()
}

/// The spaces that hold a card of this colour, given those of each suit.
fn owned(suits: [Spaces; 4], colour: Colour) -> Spaces {
    colour.suits().iter().fold(0, |owned, suit| owned | suits[*suit as usize])
}

/// The number of an ownership: what the attacker and the defender own.
fn ownership([own, other]: [Spaces; 2]) -> usize {
    let number =
        |owned: Spaces| (0..9).filter(|space| owned & 1 << space != 0).map(|space| WEIGHTS[space]).sum::<usize>();
    number(own) + 2 * number(other)
}

/// How often the owner of these spaces of a full grid has the majority (KC-29): suits are not known, so
/// that a few spaces more are only an advantage.
fn majority(owned: Spaces) -> f64 {
    [0.0, 0.0, 0.0, 0.1, 0.35, 0.65, 0.9, 1.0, 1.0, 1.0][owned.count_ones() as usize]
}

/// The grid as the table of prospects sees it, with the suits.
#[derive(Clone)]
pub(super) struct Chart<'a> {
    prospects: &'static Prospects,
    table: &'a Table,
    /// The spaces that hold each suit.
    suits: [Spaces; 4],
    /// The number of the ownership, with each seat as the attacker.
    numbers: [usize; 2],
    filled: Spaces,
}

impl<'a> Chart<'a> {
    /// Charts the grid of this table.
    pub(super) fn of(table: &'a Table) -> Self {
        let mut chart =
            Self { prospects: Prospects::of(&table.options), table, suits: [0; 4], numbers: [0; 2], filled: 0 };
        for space in Space::all() {
            if let Some(card) = table.board.card(space) {
                let owner = if card.colour() == Colour::Red { table.red } else { table.red.other() };
                chart.suits[card.suit() as usize] |= 1 << space.index();
                chart.filled |= 1 << space.index();
                chart.numbers[owner.index()] += WEIGHTS[space.index()];
                chart.numbers[owner.other().index()] += 2 * WEIGHTS[space.index()];
            }
        }
        chart
    }

    /// How many of a seat's cards touch a space.
    pub(super) fn near(&self, seat: Seat, space: Space) -> usize {
        (neighbours(space.index()) & owned(self.suits, self.table.colour(seat))).count_ones() as usize
    }

    /// The chance that `winner` wins the game who wins the battle for this space and places a card of
    /// this suit.
    pub(super) fn after(&self, space: Space, winner: Seat, suit: Suit) -> f64 {
        let table = self.table;
        let options = &table.options;
        if options.influence == Influence::Both && winner != table.attacker && self.near(winner, space) >= 3 {
            return 1.0;
        }
        let mut suits = self.suits;
        suits[suit as usize] |= 1 << space.index();
        let colour = table.colour(winner);
        let looked_for = options.lines == Lines::Both || winner == table.attacker;
        let line = if options.colour_line(winner) { owned(suits, colour) } else { suits[suit as usize] };
        if looked_for && has_line(line) {
            return 1.0;
        }
        if (self.filled | 1 << space.index()) == 0o777 {
            return if self.wins_majority(suits, winner) { 1.0 } else { 0.0 };
        }
        let loser = winner.other();
        let number = self.numbers[loser.index()] + 2 * WEIGHTS[space.index()];
        1.0 - f64::from(self.prospects.values[loser.index()][number])
    }

    /// Whether `last`, who won the ninth battle, has the majority (KC-29, KC-30).
    fn wins_majority(&self, suits: [Spaces; 4], last: Seat) -> bool {
        let count = |suit: Suit| suits[suit as usize].count_ones();
        let of = |seat: Seat| {
            let counts = self.table.colour(seat).suits().map(count);
            if self.table.options.majority == Majority::Colour { counts.iter().sum() } else { counts[0].max(counts[1]) }
        };
        of(last) >= of(last.other())
    }
}
