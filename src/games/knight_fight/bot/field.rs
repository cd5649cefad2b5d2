//! The board as a search sees it, without the history of a bout: small, quick to copy, and known by a key.

use super::super::rules::board::{self, ALL, Space, Spaces};
use super::super::rules::{Bout, Colour, Colours, Goal, Law, POINTS_TO_WIN, Side, Spawn, Turn};
use super::keys;
use super::lines::{self, Lines};

/// What stays the same during a bout.
#[derive(Clone, Copy, Debug)]
pub struct Ground {
    /// The law of the bout.
    pub law: Law,
    colours: Option<Colours>,
}

/// What changes from move to move. What is kept for both sides is X's first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Field {
    /// Who is to move.
    pub side: Side,
    /// The knights.
    pub knights: [Spaces; 2],
    /// Those of them that are weak.
    pub weak: [Spaces; 2],
    /// All manure.
    pub manure: Spaces,
    /// How much manure each has left.
    pub left: [u8; 2],
    /// The colour that each side may not land on (COL-4).
    pub(super) barred: [Option<Colour>; 2],
    /// Who has won.
    pub winner: Option<Side>,
    /// Different for all fields that may go on differently.
    pub key: u64,
}

impl Ground {
    /// The ground of this bout.
    #[must_use]
    pub const fn new(bout: &Bout, law: Law) -> Self {
        Self { law, colours: bout.colours }
    }

    /// The field of a bout. In an auction it is X's turn.
    #[must_use]
    pub fn field(&self, bout: &Bout) -> Field {
        let side = match bout.turn {
            Turn::Of(side) => side,
            Turn::Auction => Side::X,
        };
        let mut barred = [None; 2];
        if let Some(colours) = &self.colours {
            barred = Side::BOTH.map(|side| bout.latest[side.other().index()].map(|latest| colours.of(latest.space)));
        }
        let mut field = Field {
            side,
            knights: bout.knights,
            weak: bout.weak,
            manure: bout.manure[0].or(bout.manure[1]),
            left: bout.manure_left,
            barred,
            winner: None,
            key: 0,
        };
        field.key = keys::of(&field);
        field
    }

    /// The spaces where a side can land.
    #[must_use]
    pub fn landings(&self, field: &Field, side: Side) -> Spaces {
        let reach = board::reach(field.knights[side.index()]).minus(field.occupied());
        self.open(field.barred[side.index()], reach)
    }

    /// Those of the spaces that do not have the barred colour.
    const fn open(&self, barred: Option<Colour>, spaces: Spaces) -> Spaces {
        match (barred, &self.colours) {
            (Some(colour), Some(colours)) => spaces.minus(colours.all(colour)),
            _ => spaces,
        }
    }

    /// How many knights a side strives to have in a line.
    #[must_use]
    pub const fn length(&self) -> usize {
        lines::length(&self.law)
    }

    /// What may become of the knights of both sides.
    #[must_use]
    pub fn lines(&self, field: &Field) -> [Lines; 2] {
        Side::BOTH.map(|side| {
            let blocked = field.manure.or(field.knights[side.other().index()]);
            Lines::of(field.knights[side.index()], blocked, self.length())
        })
    }

    /// The parents that a knight of this side landing here can have: without Sickness one that is not named.
    pub fn parents(&self, field: &Field, side: Side, space: Space) -> impl Iterator<Item = Option<Space>> + use<> {
        let named =
            if self.law.sickness { board::targets(space).and(field.knights[side.index()]) } else { Spaces::NONE };
        let nameless = (!self.law.sickness).then_some(None);
        named.iter().map(Some).chain(nameless)
    }

    /// Whether a side has won when it has landed here from this parent.
    #[must_use]
    pub fn wins(&self, field: &Field, side: Side, space: Space, parent: Option<Space>) -> bool {
        let own = side.index();
        let vanishing = parent.filter(|parent| field.weak[own].contains(*parent));
        let knights = vanishing.map_or(field.knights[own], |parent| field.knights[own].without(parent));
        match self.law.goal {
            Goal::Row(length) => board::makes_row(knights, space, length),
            Goal::Points => board::points(knights.with(space)) >= usize::from(POINTS_TO_WIN),
        }
    }

    /// The spaces a knight's move away on which a side would win, whatever stands there and whatever their colour.
    #[must_use]
    pub fn goals(&self, field: &Field, side: Side) -> Spaces {
        let knights = field.knights[side.index()];
        let completing = lines::completing(knights, self.length());
        if completing.is_empty() {
            return completing;
        }
        let goals = completing.and(board::reach(knights)).minus(knights);
        if self.law.sickness || self.law.goal == Goal::Points {
            let wins =
                |space: &Space| self.parents(field, side, *space).any(|parent| self.wins(field, side, *space, parent));
            goals.iter().filter(wins).collect()
        } else {
            goals
        }
    }

    /// The landings with which a side would win if it were to move.
    #[must_use]
    pub fn winning(&self, field: &Field, side: Side) -> Spaces {
        let goals = self.goals(field, side).minus(field.occupied());
        self.open(field.barred[side.index()], goals)
    }

    /// Those of the spaces that are open to the opponent after this move of the side to move.
    fn open_after(&self, field: &Field, spawn: Spawn, spaces: Spaces) -> Spaces {
        let Spawn { space, parent, drop } = spawn;
        let vanishing = parent.filter(|parent| field.weak[field.side.index()].contains(*parent));
        let mut occupied = vanishing.map_or(field.occupied(), |parent| field.occupied().without(parent)).with(space);
        if let Some(drop) = drop {
            occupied = occupied.with(drop);
        }
        let barred = self.colours.as_ref().map(|colours| colours.of(space));
        self.open(barred, spaces.minus(occupied))
    }

    /// Whether the opponent of the side to move, who strives for these [goals](Ground::goals), cannot win at once after
    /// this move.
    #[must_use]
    pub fn parries(&self, field: &Field, goals: Spaces, spawn: Spawn) -> bool {
        self.open_after(field, spawn, goals).is_empty()
    }

    /// Whether the side to move can leave its opponent without a landing (KF-08).
    #[must_use]
    pub fn can_hem_in(&self, field: &Field) -> bool {
        let side = field.side;
        let reach = board::reach(field.knights[side.other().index()]);
        if self.colours.is_none() && reach.minus(field.occupied()).len() > 1 {
            return false;
        }
        let hems_in = |spawn: Spawn| self.open_after(field, spawn, reach).is_empty();
        self.landings(field, side)
            .iter()
            .any(|space| self.parents(field, side, space).any(|parent| hems_in(Spawn { space, parent, drop: None })))
    }

    /// Where manure can be dropped with a move of the side to move (AD-3).
    #[must_use]
    pub fn drops(&self, field: &Field, space: Space, parent: Option<Space>) -> Spaces {
        let own = field.side.index();
        if field.left[own] == 0 {
            return Spaces::NONE;
        }
        let empty = ALL.minus(field.occupied()).without(space);
        let vacated = parent.filter(|parent| field.weak[own].contains(*parent));
        vacated.map_or(empty, |vacated| empty.with(vacated))
    }

    /// The field after a move; `None` passes (TTT-3).
    #[must_use]
    pub fn after(&self, field: &Field, spawn: Option<Spawn>) -> Field {
        let mut after = *field;
        let (side, own, opponent) = (field.side, field.side.index(), field.side.other().index());
        after.side = side.other();
        after.key ^= keys::TURN;
        let Some(Spawn { space, parent, drop }) = spawn else { return after };
        if self.wins(field, side, space, parent) {
            after.winner = Some(side);
        }
        after.knights[own] = after.knights[own].with(space);
        after.key ^= keys::knight(side, space);
        if let Some(parent) = parent {
            if field.weak[own].contains(parent) {
                after.weak[own] = after.weak[own].without(parent);
                after.knights[own] = after.knights[own].without(parent);
                after.key ^= keys::knight(side, parent);
            } else {
                after.weak[own] = after.weak[own].with(parent);
            }
            after.key ^= keys::weak(parent);
        }
        if let Some(drop) = drop {
            after.manure = after.manure.with(drop);
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

impl Field {
    /// Everything that nobody can land on.
    #[must_use]
    pub const fn occupied(&self) -> Spaces {
        self.knights[0].or(self.knights[1]).or(self.manure)
    }
}
