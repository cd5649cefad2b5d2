//! What a grid is worth, before any cards are looked at: a table of who wins how often if battles were
//! decided by the toss of a (bent) coin, and both sides knew where to fight and when to lose on purpose.
//! It is worked out backwards from the full grids, as endgame tables are.

use std::sync::OnceLock;

use super::super::rules::{Influence, Lines, Majority, Options, Space, Table};
use crate::game::Seat;
use crate::game::cards::{Colour, Suit};

/// A set of spaces: bit [`Space::index`] for each.
type Spaces = u16;

/// All nine spaces.
const ALL: Spaces = 0o777;

/// How often an attacker wins a battle that both want to win, or both want to lose: ties and knowledge
/// favour the defender.
const ATTACKER_WINS: f64 = 0.42;

/// How much likelier a side is to lose for each neighbour that stands in for a card from the hand.
const NEIGHBOUR_WEAKENS: f64 = 0.06;

/// How often the winner of a battle places the suit that suits them better.
const SUITED: f64 = 0.75;

/// How many ways there are to fill the spaces: each empty, or with one of four suits.
const GRIDS: usize = 5_usize.pow(9);

/// The weight of each space in the number of a grid.
const WEIGHTS: [usize; 9] = [1, 5, 25, 125, 625, 3125, 15_625, 78_125, 390_625];

/// The lines through the spaces (KC-24), spaces counted as by [`Space::index`].
const LINES: [Spaces; 8] =
    [0o007, 0o070, 0o700, 0b001_001_001, 0b010_010_010, 0b100_100_100, 0b100_010_001, 0b001_010_100];

/// Whether each set of spaces holds a line.
static HAS_LINE: [bool; 512] = {
    let mut has_line = [false; 512];
    let mut set = 0;
    while set < 512 {
        let mut line = 0;
        while line < LINES.len() {
            has_line[set] |= set & LINES[line] as usize == LINES[line] as usize;
            line += 1;
        }
        set += 1;
    }
    has_line
};

/// The spaces that touch each space.
static NEIGHBOURS: [Spaces; 9] = {
    let mut all = [0; 9];
    let mut space = 0_usize;
    while space < 9 {
        let mut other = 0_usize;
        while other < 9 {
            let near = (space / 3).abs_diff(other / 3) <= 1 && (space % 3).abs_diff(other % 3) <= 1;
            if near && other != space {
                all[space] |= 1 << other;
            }
            other += 1;
        }
        space += 1;
    }
    all
};

/// How many of these spaces touch `space`.
fn near(space: usize, owned: Spaces) -> u32 {
    (NEIGHBOURS[space] & owned).count_ones()
}

/// The rules that the table depends on.
#[derive(Clone, Copy)]
struct Rules {
    /// Whether any suits of its colour make a line for a seat.
    any_suit: [bool; 2],
    defender_has_influence: bool,
    attacker_lines_only: bool,
    colour_majority: bool,
}

impl Rules {
    fn of(options: &Options) -> Self {
        Self {
            any_suit: [options.colour_line(Seat::FIRST), options.colour_line(Seat::SECOND)],
            defender_has_influence: options.influence == Influence::Both,
            attacker_lines_only: options.lines == Lines::Attacker,
            colour_majority: options.majority == Majority::Colour,
        }
    }

    /// Whether it matters, for what a battle's end is worth, which side attacked.
    const fn ask_who_attacks(self) -> bool {
        self.defender_has_influence || self.attacker_lines_only
    }

    /// The place of these rules among all that differ.
    fn number(self) -> usize {
        let Self { any_suit: [first, second], defender_has_influence, attacker_lines_only, colour_majority } = self;
        [first, second, defender_has_influence, attacker_lines_only, colour_majority]
            .iter()
            .fold(0, |number, rule| 2 * number + usize::from(*rule))
    }
}

/// The spaces that hold each suit: two of the first seat, then two of the second.
#[derive(Clone, Copy, Default)]
struct Grid {
    suits: [Spaces; 4],
    /// The place in the table.
    number: usize,
}

impl Grid {
    fn owned(&self, seat: usize) -> Spaces {
        self.suits[2 * seat] | self.suits[2 * seat + 1]
    }

    fn empty(&self) -> Spaces {
        ALL & !(self.owned(0) | self.owned(1))
    }

    fn with(mut self, space: usize, suit: usize) -> Self {
        self.suits[suit] |= 1 << space;
        self.number += WEIGHTS[space] * (suit + 1);
        self
    }

    /// Who has won, if it is over now that this suit was placed in a battle that `attacker` fought.
    fn winner(&self, rules: Rules, suit: usize, attacker: usize) -> Option<usize> {
        let placed_by = suit / 2;
        let line = if rules.any_suit[placed_by] { self.owned(placed_by) } else { self.suits[suit] };
        if HAS_LINE[usize::from(line)] && (placed_by == attacker || !rules.attacker_lines_only) {
            return Some(placed_by);
        }
        if self.empty() != 0 {
            return None;
        }
        let count = |seat: usize| {
            let [one, two] = [2 * seat, 2 * seat + 1].map(|suit| self.suits[suit].count_ones());
            if rules.colour_majority { one + two } else { one.max(two) }
        };
        Some(if count(placed_by) >= count(1 - placed_by) { placed_by } else { 1 - placed_by })
    }
}

/// The chance of the first seat to win, for every grid.
pub(super) struct EndgameTable {
    rules: Rules,
    /// In units of 1/65 535; once as the first seat attacks, once as the second does.
    values: Vec<[u16; 2]>,
}

impl EndgameTable {
    /// The table for these options. It is made when it is first asked for, in a fraction of a second.
    fn of(options: &Options) -> &'static Self {
        /// One table for each combination of the five rules that matter.
        static TABLES: [OnceLock<EndgameTable>; 32] = [const { OnceLock::new() }; 32];
        let rules = Rules::of(options);
        TABLES[rules.number()].get_or_init(|| Self::new(rules))
    }

    fn new(rules: Rules) -> Self {
        let mut prospects = Self { rules, values: vec![[0; 2]; GRIDS] };
        let mut digits = [4; 9];
        // A card more makes a greater number: backwards, what may follow is known already.
        for number in (0..GRIDS).rev() {
            let mut grid = Grid { suits: [0; 4], number };
            for (space, digit) in digits.iter().enumerate().filter(|(_, digit)| **digit > 0) {
                grid.suits[*digit - 1] |= 1 << space;
            }
            // Every grid but the empty one has a card in the centre (KC-05).
            if grid.empty() != 0 && (digits[4] > 0 || number == 0) {
                prospects.values[number] = prospects.attacks(grid).map(stored);
            }
            for digit in &mut digits {
                if *digit > 0 {
                    *digit -= 1;
                    break;
                }
                *digit = 4;
            }
        }
        prospects
    }

    /// The chance of the first seat, once as it may choose where to fight, once as the second seat may.
    fn attacks(&self, grid: Grid) -> [f64; 2] {
        let mut best = [0.0_f64, 1.0];
        for space in (0..9).filter(|space| grid.empty() & 1 << space != 0) {
            let values = self.battle(grid, 0, space);
            let others = if self.rules.ask_who_attacks() { self.battle(grid, 1, space) } else { values };
            let [first, second] = [(0, values), (1, others)].map(|(attacker, values)| {
                if near(space, grid.owned(attacker)) >= 3 {
                    return [1.0, 0.0][attacker];
                }
                let weakened = |seat: usize, most| f64::from(near(space, grid.owned(seat)).min(most));
                let weaker = weakened(attacker, 2) - weakened(1 - attacker, 3);
                let fight = values[0] > values[1];
                let chance = if fight { ATTACKER_WINS - NEIGHBOUR_WEAKENS * weaker } else { ATTACKER_WINS };
                chance * values[attacker] + (1.0 - chance) * values[1 - attacker]
            });
            best = [best[0].max(first), best[1].min(second)];
        }
        best
    }

    /// The chance of the first seat after a battle that `attacker` fought for this space, once as the first
    /// seat has won the battle, once as the second has.
    fn battle(&self, grid: Grid, attacker: usize, space: usize) -> [f64; 2] {
        [0, 1].map(|winner| {
            let [one, two] = [0, 1].map(|suit| self.after(grid, attacker, space, 2 * winner + suit));
            let (better, worse) = if (one > two) == (winner == 0) { (one, two) } else { (two, one) };
            SUITED * better + (1.0 - SUITED) * worse
        })
    }

    /// The chance of the first seat after a battle in which this suit was placed.
    fn after(&self, grid: Grid, attacker: usize, space: usize, suit: usize) -> f64 {
        let winner = suit / 2;
        if self.rules.defender_has_influence && winner != attacker && near(space, grid.owned(winner)) >= 3 {
            return if winner == 0 { 1.0 } else { 0.0 };
        }
        let grid = grid.with(space, suit);
        match grid.winner(self.rules, suit, attacker) {
            Some(winner) => f64::from(u8::from(winner == 0)),
            None => f64::from(self.values[grid.number][1 - winner]) / f64::from(u16::MAX),
        }
    }
}

/// A chance as the table stores it.
fn stored(chance: f64) -> u16 {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a chance is between 0 and 1")]
    let stored = (chance * f64::from(u16::MAX)) as u16;
    stored
}

/// The grid of a table as the prospects see it.
pub(super) struct GridEval {
    foresight: bool,
    prospects: &'static EndgameTable,
    red: Seat,
    attacker: usize,
    grid: Grid,
}

impl GridEval {
    /// Charts the grid of this table; without `foresight`, all that is undecided looks even.
    pub(super) fn of(table: &Table, foresight: bool) -> Self {
        let prospects = EndgameTable::of(&table.options);
        let attacker = table.attacker.index();
        let mut grid_eval = Self { foresight, prospects, red: table.red, attacker, grid: Grid::default() };
        for space in Space::all() {
            if let Some(card) = table.board.card(space) {
                grid_eval.grid = grid_eval.grid.with(space.index(), grid_eval.number(card.suit()));
            }
        }
        grid_eval
    }

    /// The number of a suit: the two of the first seat come first.
    fn number(&self, suit: Suit) -> usize {
        let [one, _] = suit.colour().suits();
        let owner = if suit.colour() == Colour::Red { self.red } else { self.red.other() };
        2 * owner.index() + usize::from(suit != one)
    }

    /// Whether a seat may take this space by influence when it attacks (KC-14).
    pub(super) fn has_influence(&self, seat: Seat, space: Space) -> bool {
        near(space.index(), self.grid.owned(seat.index())) >= 3
    }

    /// The chance that `winner` wins the game who wins the battle for this space and places a card of
    /// this suit.
    pub(super) fn after(&self, space: Space, winner: Seat, suit: Suit) -> f64 {
        let first = self.prospects.after(self.grid, self.attacker, space.index(), self.number(suit));
        if !self.foresight && first > 0.0 && first < 1.0 {
            return 0.5;
        }
        if winner == Seat::FIRST { first } else { 1.0 - first }
    }
}
