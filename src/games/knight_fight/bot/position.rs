//! The position that a search works on: the board without the history of the bout, small, quick to copy and with a key.

use super::super::rules::board::{self, ALL, Space, Spaces};
use super::super::rules::{Bout, Colour, Colours, Goal, Match, POINTS_TO_WIN, RuleSet, Side, Spawn, Turn};
use super::keys;
use super::lines::{self, Lines};

/// The properties of a bout that do not change during it.
#[derive(Clone, Copy, Debug)]
pub struct BoutContext {
    /// The rule set of the bout.
    pub rule_set: RuleSet,
    /// The colours of the spaces; `None` without Coloration.
    colours: Option<Colours>,
    /// What decides the match besides a win of the bout; `None` if only a win of the bout is searched for.
    target: Option<Target>,
}

/// The side that has to win the bout to win the match, and the number of the move by which it has to (KF-09). After that move the
/// other side has won the match.
#[derive(Clone, Copy, Debug)]
struct Target {
    chaser: Side,
    moves: u16,
}

/// The properties of a bout that change from move to move. Arrays of two hold X's value first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    /// The side to move.
    pub side: Side,
    /// The knights of each side.
    pub knights: [Spaces; 2],
    /// The weak knights of each side.
    pub weak: [Spaces; 2],
    /// The manure of both sides.
    pub manure: Spaces,
    /// The pieces of manure that each side has left.
    pub left: [u8; 2],
    /// The colour on which each side may not land, if any (COL-4).
    pub(super) barred: [Option<Colour>; 2],
    /// The number of moves of both sides in the bout. Equal positions of a search have equal numbers, since every move adds a knight
    /// or, under Sickness, makes one weak; so the key does without it.
    pub moves: u16,
    /// The side that has won, if any.
    pub winner: Option<Side>,
    /// The Zobrist key, which is the same for equal positions.
    pub key: u64,
}

impl BoutContext {
    /// The context of a bout that is played for itself.
    #[must_use]
    pub const fn new(bout: &Bout, rule_set: RuleSet) -> Self {
        Self { rule_set, colours: bout.colours, target: None }
    }

    /// The context of the bout on the table, which is played for the match. Once nothing in it can change the result of the match,
    /// it is played for itself.
    #[must_use]
    pub fn of_match(table: &Match) -> Self {
        let target = table.target().filter(|_| table.settled_winner().is_none());
        let target = target.map(|(seat, moves)| Target { chaser: table.side_of(seat), moves });
        Self { target, ..Self::new(&table.bout, table.rule_set()) }
    }

    /// The side that has to win the bout to win the match, and the number of moves that both sides together have left for that;
    /// `None` if only the bout counts.
    pub(crate) fn chaser(&self, position: &Position) -> Option<(Side, u16)> {
        self.target.map(|Target { chaser, moves }| (chaser, moves.saturating_sub(position.moves)))
    }

    /// The number of its own moves within which a side has to win the bout; `None` if it has time.
    pub(crate) fn own_moves_left(&self, position: &Position, side: Side) -> Option<u16> {
        let (chaser, left) = self.chaser(position)?;
        (side == chaser).then(|| left.midpoint(u16::from(position.side == side)))
    }

    /// Whether the spaces have colours that bar moves (COL-4).
    pub(crate) const fn is_coloured(&self) -> bool {
        self.colours.is_some()
    }

    /// The position of a bout. In an auction X counts as the side to move.
    #[must_use]
    pub fn position(&self, bout: &Bout) -> Position {
        let side = match bout.turn {
            Turn::Of(side) => side,
            Turn::Auction => Side::X,
        };
        let mut barred = [None; 2];
        if let Some(colours) = &self.colours {
            barred = Side::BOTH.map(|side| bout.latest[side.other().index()].map(|latest| colours.of(latest.space)));
        }
        let mut position = Position {
            side,
            knights: bout.knights,
            weak: bout.weak,
            manure: bout.manure[0].union(bout.manure[1]),
            left: bout.manure_left,
            barred,
            moves: bout.moves,
            winner: None,
            key: 0,
        };
        position.key = key(&position);
        position
    }

    /// The spaces where a side can land.
    #[must_use]
    pub fn landings(&self, position: &Position, side: Side) -> Spaces {
        let reach = board::reach(position.knights[side.index()]).difference(position.occupied());
        self.without_barred(position.barred[side.index()], reach)
    }

    /// The given spaces without the spaces of the barred colour.
    const fn without_barred(&self, barred: Option<Colour>, spaces: Spaces) -> Spaces {
        match (barred, &self.colours) {
            (Some(colour), Some(colours)) => spaces.difference(colours.all(colour)),
            _ => spaces,
        }
    }

    /// The number of knights in a row that a side aims for: the winning row, or three for a point under Tic-Tac-Toe.
    pub(crate) const fn length(&self) -> usize {
        lines::length(&self.rule_set)
    }

    /// The lines of both sides.
    pub(crate) fn lines(&self, position: &Position) -> [Lines; 2] {
        Side::BOTH.map(|side| {
            let blocked = position.manure.union(position.knights[side.other().index()]);
            Lines::of(position.knights[side.index()], blocked, self.length())
        })
    }

    /// The possible parents of a knight of this side that lands on `space`. Without Sickness the only item is `None`.
    pub(crate) fn parents(
        &self,
        position: &Position,
        side: Side,
        space: Space,
    ) -> impl Iterator<Item = Option<Space>> + use<> {
        let named = if self.rule_set.sickness {
            board::knight_targets(space).intersection(position.knights[side.index()])
        } else {
            Spaces::EMPTY
        };
        let nameless = (!self.rule_set.sickness).then_some(None);
        named.iter().map(Some).chain(nameless)
    }

    /// Whether a side wins by landing on `space` from `parent`.
    pub(crate) fn wins(&self, position: &Position, side: Side, space: Space, parent: Option<Space>) -> bool {
        let own = side.index();
        let vanishing = parent.filter(|parent| position.weak[own].contains(*parent));
        let knights = vanishing.map_or(position.knights[own], |parent| position.knights[own].without(parent));
        match self.rule_set.goal {
            Goal::Row(length) => board::makes_row(knights, space, length),
            Goal::Points => board::points(knights.with(space)) >= usize::from(POINTS_TO_WIN),
        }
    }

    /// The spaces within a side's reach on which it would win, even if they are occupied or have the barred colour.
    pub(crate) fn goals(&self, position: &Position, side: Side) -> Spaces {
        let knights = position.knights[side.index()];
        let completing = lines::completing_spaces(knights, self.length());
        if completing.is_empty() {
            return completing;
        }
        let goals = completing.intersection(board::reach(knights)).difference(knights);
        if self.rule_set.sickness || self.rule_set.goal == Goal::Points {
            // Without a vanishing parent a side has the most knights: where it does not win then, no parent need be tried.
            let wins = |space: &Space| {
                self.wins(position, side, *space, None)
                    && self.parents(position, side, *space).any(|parent| self.wins(position, side, *space, parent))
            };
            goals.iter().filter(wins).collect()
        } else {
            goals
        }
    }

    /// The landings with which a side wins if it is to move.
    #[must_use]
    pub fn winning_landings(&self, position: &Position, side: Side) -> Spaces {
        let goals = self.goals(position, side).difference(position.occupied());
        self.without_barred(position.barred[side.index()], goals)
    }

    /// The part of `spaces` where the opponent of the side to move may land after this move.
    fn landings_after(&self, position: &Position, spawn: Spawn, spaces: Spaces) -> Spaces {
        let Spawn { space, parent, drop } = spawn;
        let vanishing = parent.filter(|parent| position.weak[position.side.index()].contains(*parent));
        let mut occupied =
            vanishing.map_or(position.occupied(), |parent| position.occupied().without(parent)).with(space);
        if let Some(drop) = drop {
            occupied.insert(drop);
        }
        let barred = self.colours.as_ref().map(|colours| colours.of(space));
        self.without_barred(barred, spaces.difference(occupied))
    }

    /// Whether a move of the side to move prevents the opponent, who has these [goals](BoutContext::goals), from winning at once.
    pub(crate) fn parries(&self, position: &Position, goals: Spaces, spawn: Spawn) -> bool {
        self.landings_after(position, spawn, goals).is_empty()
    }

    /// Whether the side to move can leave its opponent without a landing (KF-08).
    pub(crate) fn can_hem_in(&self, position: &Position) -> bool {
        let side = position.side;
        let reach = board::reach(position.knights[side.other().index()]);
        if self.colours.is_none() && reach.difference(position.occupied()).len() > 1 {
            return false;
        }
        let hems_in = |spawn: Spawn| self.landings_after(position, spawn, reach).is_empty();
        self.landings(position, side)
            .iter()
            .any(|space| self.parents(position, side, space).any(|parent| hems_in(Spawn { space, parent, drop: None })))
    }

    /// The position after a move, or after a pass if `spawn` is `None` (TTT-3).
    #[must_use]
    pub fn after(&self, position: &Position, spawn: Option<Spawn>) -> Position {
        let mut after = *position;
        let (side, own, opponent) = (position.side, position.side.index(), position.side.other().index());
        after.side = side.other();
        after.key ^= keys::O_TO_MOVE_KEY;
        let Some(Spawn { space, parent, drop }) = spawn else { return after };
        after.moves += 1;
        if self.wins(position, side, space, parent) {
            after.winner = Some(side);
        }
        after.knights[own].insert(space);
        after.key ^= keys::knight(side, space);
        if let Some(parent) = parent {
            if position.weak[own].contains(parent) {
                after.weak[own].remove(parent);
                after.knights[own].remove(parent);
                after.key ^= keys::knight(side, parent);
            } else {
                after.weak[own].insert(parent);
            }
            after.key ^= keys::weak(parent);
        }
        if let Some(drop) = drop {
            after.manure.insert(drop);
            after.left[own] -= 1;
            after.key ^= keys::manure(side, drop);
        }
        if let Some(colours) = &self.colours {
            let colour = Some(colours.of(space));
            after.key ^= keys::barred(side.other(), after.barred[opponent]) ^ keys::barred(side.other(), colour);
            after.barred[opponent] = colour;
        }
        after
    }
}

/// The key of a position. All manure is keyed as X's: who dropped it before the search began makes no difference.
fn key(position: &Position) -> u64 {
    let mut key = if position.side == Side::O { keys::O_TO_MOVE_KEY } else { 0 };
    for side in Side::BOTH {
        key = position.knights[side.index()].iter().fold(key, |key, space| key ^ keys::knight(side, space));
        key = position.weak[side.index()].iter().fold(key, |key, space| key ^ keys::weak(space));
        key ^= keys::barred(side, position.barred[side.index()]);
    }
    position.manure.iter().fold(key, |key, space| key ^ keys::manure(Side::X, space))
}

impl Position {
    /// The spaces where manure can be dropped with a move of the side to move (AD-3).
    pub(crate) fn drops(&self, space: Space, parent: Option<Space>) -> Spaces {
        let own = self.side.index();
        if self.left[own] == 0 {
            return Spaces::EMPTY;
        }
        let empty = ALL.difference(self.occupied()).without(space);
        let vacated = parent.filter(|parent| self.weak[own].contains(*parent));
        vacated.map_or(empty, |vacated| empty.with(vacated))
    }

    /// The spaces with a knight or manure, where no knight can land.
    pub(crate) const fn occupied(&self) -> Spaces {
        self.knights[0].union(self.knights[1]).union(self.manure)
    }
}
