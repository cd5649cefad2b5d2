//! Evaluates a grid without the hands. A table gives the first seat's win probability under two assumptions: a biased coin
//! decides every battle, and both sides choose the best space and whether to win or lose. The table is computed backwards from
//! the full grids, as endgame tables are.

use std::sync::OnceLock;

use super::super::rules::{Influence, Lines, Majority, Options, Space, Table};
use crate::game::Seat;
use crate::game::cards::{Colour, Suit};

/// A set of spaces: bit [`Space::index`] for each.
type Spaces = u16;

/// All nine spaces, one bit for each.
const ALL_SPACES: Spaces = 0o777;

/// The probability that the attacker wins a battle that both sides want to win, or that both want to lose. It is below
/// one half since the defender wins ties and has seen the open card.
const ATTACKER_WIN_CHANCE: f64 = 0.42;

/// How much a side's probability of winning a battle falls for each neighbour that replaces a card from the hand.
const WIN_CHANCE_LOST_PER_NEIGHBOUR: f64 = 0.06;

/// The probability that the winner of a battle places the better of the two suits.
const BETTER_SUIT_CHANCE: f64 = 0.75;

/// The number of grids: each space is empty or holds one of four suits.
const GRID_COUNT: usize = 5_usize.pow(9);

/// The place value of each space in the number of a grid, which is written in base 5.
const PLACE_VALUES: [usize; 9] = [1, 5, 25, 125, 625, 3125, 15_625, 78_125, 390_625];

/// The lines (KC-24), with spaces numbered by [`Space::index`].
const LINES: [Spaces; 8] =
    [0o007, 0o070, 0o700, 0b001_001_001, 0b010_010_010, 0b100_100_100, 0b100_010_001, 0b001_010_100];

/// For each set of spaces, whether it contains a line.
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

/// For each space, the spaces that touch it.
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

/// The number of spaces in `owned` that touch `space`.
fn touching_count(space: usize, owned: Spaces) -> u32 {
    (NEIGHBOURS[space] & owned).count_ones()
}

/// The rules that the table depends on.
#[derive(Clone, Copy)]
struct Rules {
    /// For each seat, whether any three cards of its colour make a line.
    any_suit: [bool; 2],
    /// Whether a defender can win by influence (KC-27).
    defender_has_influence: bool,
    /// Whether only the attacker can complete a line (KC-23).
    attacker_lines_only: bool,
    /// Whether the most cards of a colour, rather than of a suit, win a full grid (KC-30).
    colour_majority: bool,
}

impl Rules {
    fn of(options: &Options) -> Self {
        Self {
            any_suit: [options.has_colour_lines(Seat::FIRST), options.has_colour_lines(Seat::SECOND)],
            defender_has_influence: options.influence == Influence::Both,
            attacker_lines_only: options.lines == Lines::Attacker,
            colour_majority: options.majority == Majority::Colour,
        }
    }

    /// Whether the value after a battle depends on which side attacked.
    const fn depends_on_attacker(self) -> bool {
        self.defender_has_influence || self.attacker_lines_only
    }

    /// The index of these rules among all combinations.
    fn number(self) -> usize {
        let Self { any_suit: [first, second], defender_has_influence, attacker_lines_only, colour_majority } = self;
        [first, second, defender_has_influence, attacker_lines_only, colour_majority]
            .iter()
            .fold(0, |number, rule| 2 * number + usize::from(*rule))
    }
}

/// A grid, as a set of spaces for each suit: the two suits of the first seat, then those of the second.
#[derive(Clone, Copy, Default)]
struct Grid {
    /// The spaces that hold each suit.
    suits: [Spaces; 4],
    /// The index of the grid in the endgame table.
    number: usize,
}

impl Grid {
    fn owned(&self, seat: usize) -> Spaces {
        self.suits[2 * seat] | self.suits[2 * seat + 1]
    }

    fn empty_spaces(&self) -> Spaces {
        ALL_SPACES & !(self.owned(0) | self.owned(1))
    }

    fn with(mut self, space: usize, suit: usize) -> Self {
        self.suits[suit] |= 1 << space;
        self.number += PLACE_VALUES[space] * (suit + 1);
        self
    }

    /// The winner of the game after a battle in which `attacker` attacked and this suit was placed; `None` if the game goes on.
    fn winner(&self, rules: Rules, suit: usize, attacker: usize) -> Option<usize> {
        let placed_by = suit / 2;
        let line = if rules.any_suit[placed_by] { self.owned(placed_by) } else { self.suits[suit] };
        if HAS_LINE[usize::from(line)] && (placed_by == attacker || !rules.attacker_lines_only) {
            return Some(placed_by);
        }
        if self.empty_spaces() != 0 {
            return None;
        }
        let count = |seat: usize| {
            let [one, two] = [2 * seat, 2 * seat + 1].map(|suit| self.suits[suit].count_ones());
            if rules.colour_majority { one + two } else { one.max(two) }
        };
        Some(if count(placed_by) >= count(1 - placed_by) { placed_by } else { 1 - placed_by })
    }
}

/// A table of the first seat's win probability for every grid.
pub(super) struct EndgameTable {
    rules: Rules,
    /// Two values for each grid, in units of 1/65 535: if the first seat attacks next, and if the second seat does.
    values: Vec<[u16; 2]>,
}

impl EndgameTable {
    /// The table for these options. It is computed on first use, in a fraction of a second.
    fn of(options: &Options) -> &'static Self {
        /// One table for each combination of the rules on which a table depends.
        static TABLES: [OnceLock<EndgameTable>; 32] = [const { OnceLock::new() }; 32];
        let rules = Rules::of(options);
        TABLES[rules.number()].get_or_init(|| Self::new(rules))
    }

    fn new(rules: Rules) -> Self {
        let mut table = Self { rules, values: vec![[0; 2]; GRID_COUNT] };
        let mut digits = [4; 9];
        // A grid with one more card has a greater number, so its value is known already.
        for number in (0..GRID_COUNT).rev() {
            let mut grid = Grid { suits: [0; 4], number };
            for (space, digit) in digits.iter().enumerate().filter(|(_, digit)| **digit > 0) {
                grid.suits[*digit - 1] |= 1 << space;
            }
            // Every grid but the empty one has a card in the centre (KC-05).
            if grid.empty_spaces() != 0 && (digits[4] > 0 || number == 0) {
                table.values[number] = table.attacks(grid).map(to_table_units);
            }
            for digit in &mut digits {
                if *digit > 0 {
                    *digit -= 1;
                    break;
                }
                *digit = 4;
            }
        }
        table
    }

    /// The first seat's win probability on this grid: if the first seat attacks next, and if the second seat does.
    fn attacks(&self, grid: Grid) -> [f64; 2] {
        let mut best = [0.0_f64, 1.0];
        for space in (0..9).filter(|space| grid.empty_spaces() & 1 << space != 0) {
            let values = self.battle(grid, 0, space);
            let others = if self.rules.depends_on_attacker() { self.battle(grid, 1, space) } else { values };
            let [first, second] = [(0, values), (1, others)].map(|(attacker, values)| {
                if touching_count(space, grid.owned(attacker)) >= 3 {
                    return [1.0, 0.0][attacker];
                }
                let weakened = |seat: usize, most| f64::from(touching_count(space, grid.owned(seat)).min(most));
                let weaker = weakened(attacker, 2) - weakened(1 - attacker, 3);
                let fight = values[0] > values[1];
                let chance = if fight {
                    ATTACKER_WIN_CHANCE - WIN_CHANCE_LOST_PER_NEIGHBOUR * weaker
                } else {
                    ATTACKER_WIN_CHANCE
                };
                chance * values[attacker] + (1.0 - chance) * values[1 - attacker]
            });
            best = [best[0].max(first), best[1].min(second)];
        }
        best
    }

    /// The first seat's win probability after a battle for this space in which `attacker` attacked: if the first seat won the
    /// battle, and if the second seat did.
    fn battle(&self, grid: Grid, attacker: usize, space: usize) -> [f64; 2] {
        [0, 1].map(|winner| {
            let [one, two] = [0, 1].map(|suit| self.after(grid, attacker, space, 2 * winner + suit));
            let (better, worse) = if (one > two) == (winner == 0) { (one, two) } else { (two, one) };
            BETTER_SUIT_CHANCE * better + (1.0 - BETTER_SUIT_CHANCE) * worse
        })
    }

    /// The first seat's win probability after a battle for this space in which `attacker` attacked and this suit was placed.
    fn after(&self, grid: Grid, attacker: usize, space: usize, suit: usize) -> f64 {
        let winner = suit / 2;
        if self.rules.defender_has_influence && winner != attacker && touching_count(space, grid.owned(winner)) >= 3 {
            return if winner == 0 { 1.0 } else { 0.0 };
        }
        let grid = grid.with(space, suit);
        match grid.winner(self.rules, suit, attacker) {
            Some(winner) => f64::from(u8::from(winner == 0)),
            None => f64::from(self.values[grid.number][1 - winner]) / f64::from(u16::MAX),
        }
    }
}

/// Converts a probability to the units of the table, 1/65 535.
fn to_table_units(chance: f64) -> u16 {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a chance is between 0 and 1")]
    let stored = (chance * f64::from(u16::MAX)) as u16;
    stored
}

/// Evaluates the grid of a game with the endgame table.
pub(super) struct GridEval {
    foresight: bool,
    endgame_table: &'static EndgameTable,
    red: Seat,
    attacker: usize,
    grid: Grid,
}

impl GridEval {
    /// Creates the evaluation of a game's grid. Without `foresight`, every undecided grid counts as even.
    pub(super) fn of(table: &Table, foresight: bool) -> Self {
        let endgame_table = EndgameTable::of(&table.options);
        let attacker = table.attacker.index();
        let mut grid_eval = Self { foresight, endgame_table, red: table.red, attacker, grid: Grid::default() };
        for space in Space::all() {
            if let Some(card) = table.board.card(space) {
                grid_eval.grid = grid_eval.grid.with(space.index(), grid_eval.number(card.suit()));
            }
        }
        grid_eval
    }

    /// The index of a suit in a grid: the two suits of the first seat come first.
    fn number(&self, suit: Suit) -> usize {
        let [one, _] = suit.colour().suits();
        let owner = if suit.colour() == Colour::Red { self.red } else { self.red.other() };
        2 * owner.index() + usize::from(suit != one)
    }

    /// Whether a seat may take this space by influence when it attacks (KC-14).
    pub(super) fn has_influence(&self, seat: Seat, space: Space) -> bool {
        touching_count(space.index(), self.grid.owned(seat.index())) >= 3
    }

    /// The probability that `winner` wins the game after winning the battle for this space and placing this suit.
    pub(super) fn after(&self, space: Space, winner: Seat, suit: Suit) -> f64 {
        let first = self.endgame_table.after(self.grid, self.attacker, space.index(), self.number(suit));
        if !self.foresight && first > 0.0 && first < 1.0 {
            return 0.5;
        }
        if winner == Seat::FIRST { first } else { 1.0 - first }
    }
}
