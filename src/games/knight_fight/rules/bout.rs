//! A bout: the board, the plans that both sides seal, and the resolution of a round in the order of KF-12.

use serde::{Deserialize, Serialize};

use super::board::{self, ALL, Space, Spaces};
use super::rule_set::{FirstRound, Goal, RuleSet, TrapReveal};
use crate::game::{Rng, TimeLeft};

/// The two sides of a bout.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Side {
    /// The side that makes the first move of a bout.
    X,
    /// The side that answers the first move.
    O,
}

impl Side {
    /// Both sides, X first.
    pub const BOTH: [Self; 2] = [Self::X, Self::O];

    /// The opposing side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::X => Self::O,
            Self::O => Self::X,
        }
    }

    /// The index of the side in arrays of two: 0 for X, 1 for O.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The space of the side's first knight (KF-02, KF-03).
    ///
    /// # Panics
    /// Never: the board has these spaces.
    #[must_use]
    pub const fn start(self) -> Space {
        let row = match self {
            Self::X => 5,
            Self::O => 6,
        };
        Space::new(5, row).expect("the middle is on the board")
    }
}

/// The chips of each side at the beginning of a bout (BD-1).
pub const CHIPS_AT_START: u8 = 20;

/// The number of moves after which a bout ends, whatever the position (G-06, TTT-4).
pub const MOST_MOVES: u16 = 400;

/// The time for a move before the reserve is used, and for a move made for the other side, in ms (KF-11).
pub const MOVE_TIME_MS: u64 = 60_000;

/// The reserve of a side for a bout, in ms (KF-11).
pub const RESERVE_MS: u64 = 180_000;

/// The points that win under Tic-Tac-Toe (TTT-2).
pub const POINTS_TO_WIN: u8 = 6;

/// A colour of a space under Coloration.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Colour {
    /// Red.
    Red,
    /// Blue.
    Blue,
    /// Yellow.
    Yellow,
}

impl Colour {
    /// All three colours, in the order in which random numbers stand for them (COL-1).
    pub const ALL: [Self; 3] = [Self::Red, Self::Blue, Self::Yellow];
}

/// The colours of all spaces: the set of each colour, in the order of [`Colour::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Colours(pub [Spaces; 3]);

impl Colours {
    /// Draws colours until neither first knight is surrounded by one colour (COL-2). A knight is surrounded if all eight spaces
    /// within its reach have the colour, or seven of them if manure could cover the eighth (AD+COL).
    pub fn draw(rng: &mut Rng, rule_set: &RuleSet) -> Self {
        let too_many = if rule_set.manure > 0 { 7 } else { 8 };
        loop {
            let mut colours = Self([Spaces::EMPTY; 3]);
            for space in Space::all() {
                let set = &mut colours.0[rng.below(3)];
                set.insert(space);
            }
            let hemmed_in = |side: Side| {
                let around = board::knight_targets(side.start());
                colours.0.iter().any(|set| set.intersection(around).len() >= too_many)
            };
            if !Side::BOTH.into_iter().any(hemmed_in) {
                return colours;
            }
        }
    }

    /// The colour of a space.
    #[must_use]
    pub fn of(&self, space: Space) -> Colour {
        let [red, blue, _] = self.0;
        match space {
            _ if red.contains(space) => Colour::Red,
            _ if blue.contains(space) => Colour::Blue,
            _ => Colour::Yellow,
        }
    }

    /// All spaces of a colour.
    #[must_use]
    pub const fn all(&self, colour: Colour) -> Spaces {
        self.0[colour as usize]
    }
}

/// A move: a new knight, its parent and the manure dropped with it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Spawn {
    /// The space where the new knight lands.
    pub space: Space,
    /// The space of the knight that spawns the new knight. It is named under Sickness only (SK-1).
    pub parent: Option<Space>,
    /// The space where manure is dropped, if any (AD-1).
    pub drop: Option<Space>,
}

/// The decision of a side about its trap.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum TrapChoice {
    /// Not decided yet.
    #[default]
    Open,
    /// The side decided to set no trap.
    Nowhere,
    /// A trap on this space.
    On(Space),
}

impl TrapChoice {
    /// The decision: `None` while it is open, `Some(None)` for no trap.
    #[must_use]
    pub const fn decided(self) -> Option<Option<Space>> {
        match self {
            Self::Open => None,
            Self::Nowhere => Some(None),
            Self::On(space) => Some(Some(space)),
        }
    }
}

impl From<Option<Space>> for TrapChoice {
    fn from(space: Option<Space>) -> Self {
        space.map_or(Self::Nowhere, Self::On)
    }
}

/// The choices that a side has sealed in this round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Plan {
    /// The bid in chips; `None` before it is made, and without Bidding.
    pub bid: Option<u8>,
    /// The decision about the trap.
    pub trap: TrapChoice,
    /// The move; `None` before it is sealed.
    pub spawn: Option<Spawn>,
    /// When the move was sealed, in ms since the match began; 0 without clocks.
    pub at: u64,
}

/// A part of a plan.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PlanPart {
    /// The bid in chips (BD-2).
    Bid,
    /// The decision about a trap (HT-1).
    Trap,
    /// The move.
    Spawn,
}

/// A part of a plan with its value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PlanChoice {
    /// A bid of this number of chips.
    Bid(u8),
    /// A trap on this space, or no trap.
    Trap(Option<Space>),
    /// This move.
    Spawn(Spawn),
}

/// The side that is to move, or an auction for the move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Turn {
    /// This side alone.
    Of(Side),
    /// The side that bids more (BD-2).
    Auction,
}

/// The result of an attempt to move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum AttemptResult {
    /// The knight landed and stands on its space.
    Placed,
    /// The knight fell into a trap (HT-3).
    Trapped,
    /// The move was illegal on the true board (SN-2).
    Illegal,
}

/// An attempt to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Attempt {
    /// The side that tried to move.
    pub side: Side,
    /// The move; if it was legal, with the manure that was really dropped. `None` in the view of a player who may not know
    /// it (SN-3).
    pub spawn: Option<Spawn>,
    /// The result of the attempt.
    pub result: AttemptResult,
}

/// The last placement of a side, which determines colours and views (COL-4, SN-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Placement {
    /// The space where the knight landed.
    pub space: Space,
    /// Whether the knight fell into a trap there.
    pub trapped: bool,
    /// The space of the manure that was dropped with it, if any.
    pub drop: Option<Space>,
}

/// The bids and traps that an earlier round of a bout revealed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct RevealedRound {
    /// The number of moves of the bout at the end of the round.
    pub moves: u16,
    /// The bids of X and O; `None` if there was no auction (BD-6).
    pub bids: Option<[u8; 2]>,
    /// The revealed traps of X and O (HT-6).
    pub traps: [Option<Space>; 2],
    /// The side whose trap caught a knight, if any (HT-3).
    pub sprung: Option<Side>,
}

/// How a bout ended. The winner is not included.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Ending {
    /// The winner has enough knights in a row (KF-07).
    Row,
    /// The loser had no move (KF-08).
    Stuck,
    /// Neither side had a move; the winner had moved last (BD-7).
    Last,
    /// The winner has six points or more (TTT-2).
    Points,
    /// No side could move, or the bout reached the move limit, and points were compared (TTT-3, TTT-4).
    Tally,
    /// The bout reached the move limit and is drawn (G-06, TTT-4).
    Limit,
}

/// The outcome of a bout, with the winner as a side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct BoutOutcome {
    /// The side that won; `None` if the bout is drawn.
    pub winner: Option<Side>,
    /// How the bout ended.
    pub ending: Ending,
}

/// The clocks of a bout (KF-11). Times are in ms since the match began.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Clock {
    /// The present time, in ms since the match began.
    pub now: u64,
    /// When this round began, in ms since the match began.
    pub since: u64,
    /// The reserves that X and O have left, in ms.
    pub reserve: [u64; 2],
}

impl Clock {
    /// The clocks of a bout that begins now.
    #[must_use]
    pub const fn starting(now: u64) -> Self {
        Self { now, since: now, reserve: [RESERVE_MS; 2] }
    }

    /// The last moment at which a side may move in this round, in ms since the match began.
    #[must_use]
    pub const fn deadline(&self, side: Side) -> u64 {
        self.since + MOVE_TIME_MS + self.reserve[side.index()]
    }
}

/// The state of a bout. Arrays of two hold X's value first.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Bout {
    /// The side to move, or the auction for the move. When the bout is over, the turn that ended it.
    pub turn: Turn,
    /// The number of moves of both sides (KF-10).
    pub moves: u16,
    /// The knights of each side.
    pub knights: [Spaces; 2],
    /// The weak knights of each side (SK-2).
    pub weak: [Spaces; 2],
    /// The manure that each side has dropped.
    pub manure: [Spaces; 2],
    /// The pieces of manure that each side has left.
    pub manure_left: [u8; 2],
    /// The colours of the spaces; `None` until they are drawn, and without Coloration.
    pub colours: Option<Colours>,
    /// The chips that each side has left (BD-1).
    pub chips: [u8; 2],
    /// The side that lost the latest auction, and so wins the next tie (BD-4).
    pub lost: Side,
    /// The bids of the last round; `None` if it was no auction.
    pub bids: Option<[u8; 2]>,
    /// The side that may not set a trap until the opponent has tried to move, if any (HT-4).
    pub banned: Option<Side>,
    /// The traps of each side that were revealed in the last round (HT-6).
    pub traps: [Option<Space>; 2],
    /// The bids and traps that earlier rounds revealed, the oldest first (G-04). Rounds that revealed nothing are left out.
    pub revealed: Vec<RevealedRound>,
    /// The last placement of each side; `None` before its first.
    pub latest: [Option<Placement>; 2],
    /// The points of each side, under Tic-Tac-Toe (TTT-1).
    pub points: [u8; 2],
    /// The attempts of the last round; under Snapshot, of the whole bout.
    pub past: Vec<Attempt>,
    /// The choices that each side has sealed in this round.
    pub plans: [Plan; 2],
    /// The clocks; `None` if the match has none.
    pub clock: Option<Clock>,
}

impl Bout {
    /// The beginning of a bout. The colours are not drawn yet.
    #[must_use]
    pub fn new(rule_set: &RuleSet) -> Self {
        Self {
            turn: if rule_set.auction == Some(FirstRound::Auction) { Turn::Auction } else { Turn::Of(Side::X) },
            moves: 0,
            knights: Side::BOTH.map(|side| Spaces::only(side.start())),
            weak: [Spaces::EMPTY; 2],
            manure: [Spaces::EMPTY; 2],
            manure_left: [rule_set.manure; 2],
            colours: None,
            chips: [CHIPS_AT_START; 2],
            lost: if rule_set.auction == Some(FirstRound::Auction) { Side::X } else { Side::O },
            bids: None,
            banned: None,
            traps: [None; 2],
            revealed: Vec::new(),
            latest: [None; 2],
            points: [0; 2],
            past: Vec::new(),
            plans: [Plan::default(); 2],
            clock: None,
        }
    }

    /// The spaces with a knight or manure, where no knight can land.
    #[must_use]
    pub const fn occupied(&self) -> Spaces {
        self.knights[0].union(self.knights[1]).union(self.manure[0]).union(self.manure[1])
    }

    /// The spaces whose colour allows a side to land (COL-4): all spaces, until the opponent has moved.
    #[must_use]
    pub fn allowed_by_colour(&self, side: Side) -> Spaces {
        match (&self.colours, self.latest[side.other().index()]) {
            (Some(colours), Some(placement)) => ALL.difference(colours.all(colours.of(placement.space))),
            _ => ALL,
        }
    }

    /// The spaces where a side can land.
    #[must_use]
    pub fn landings(&self, side: Side) -> Spaces {
        board::reach(self.knights[side.index()]).difference(self.occupied()).intersection(self.allowed_by_colour(side))
    }

    /// The spaces where manure can be dropped with a move: any empty space except the landing, and the parent's space if the
    /// parent vanishes (AD-3).
    #[must_use]
    pub fn drops(&self, side: Side, space: Space, parent: Option<Space>) -> Spaces {
        if self.manure_left[side.index()] == 0 {
            return Spaces::EMPTY;
        }
        let empty = ALL.difference(self.occupied()).without(space);
        let vacated = parent.filter(|parent| self.weak[side.index()].contains(*parent));
        vacated.map_or(empty, |vacated| empty.with(vacated))
    }

    /// Calls `each` with all moves of a side, in order.
    pub fn for_each_spawn(&self, rule_set: &RuleSet, side: Side, mut each: impl FnMut(Spawn)) {
        for space in self.landings(side) {
            let mut with_parent = |parent| {
                each(Spawn { space, parent, drop: None });
                for drop in self.drops(side, space, parent) {
                    each(Spawn { space, parent, drop: Some(drop) });
                }
            };
            if rule_set.sickness {
                // Knights' moves go both ways.
                let parents = board::knight_targets(space).intersection(self.knights[side.index()]);
                parents.iter().for_each(|parent| with_parent(Some(parent)));
            } else {
                with_parent(None);
            }
        }
    }

    /// The number of moves that [`Bout::for_each_spawn`] finds.
    #[must_use]
    pub fn count_spawns(&self, rule_set: &RuleSet, side: Side) -> u64 {
        let landings = self.landings(side);
        let drops = match self.manure_left[side.index()] {
            0 => 0,
            _ => ALL.difference(self.occupied()).len().saturating_sub(1),
        };
        let count = if rule_set.sickness {
            let (knights, weak) = (self.knights[side.index()], self.weak[side.index()]);
            let ways = |parent: Space| board::knight_targets(parent).intersection(landings).len();
            let vacated = usize::from(self.manure_left[side.index()] > 0);
            let all: usize = knights.iter().map(ways).sum();
            let vanishing: usize = weak.iter().map(ways).sum();
            all * (1 + drops) + vanishing * vacated
        } else {
            landings.len() * (1 + drops)
        };
        count as u64
    }

    /// Removes what the viewer may not see of other sides. What they have sealed is always hidden, and so are the moves of their
    /// illegal attempts (SN-3). Under Snapshot their knights and manure are hidden except the last placement, and also which of
    /// their knights are weak or parents (SN-1).
    pub(super) fn hide_from(&mut self, rule_set: &RuleSet, viewer: Option<Side>) {
        self.hide_sealed(viewer);
        for side in Side::BOTH.into_iter().filter(|side| Some(*side) != viewer && rule_set.snapshot) {
            let own = side.index();
            let (space, drop) = match self.latest[own] {
                None => (Some(side.start()), None),
                Some(placement) => ((!placement.trapped).then_some(placement.space), placement.drop),
            };
            self.knights[own] = self.knights[own].intersection(space.into_iter().collect());
            self.weak[own] = Spaces::EMPTY;
            self.manure[own] = self.manure[own].intersection(drop.into_iter().collect());
            for attempt in self.past.iter_mut().filter(|attempt| attempt.side == side) {
                attempt.spawn = attempt.spawn.map(|spawn| Spawn { parent: None, ..spawn });
            }
        }
    }

    /// Removes what others have sealed and not shown: the plans of this round, and the moves of illegal attempts (SN-3).
    pub(in super::super) fn hide_sealed(&mut self, viewer: Option<Side>) {
        for side in Side::BOTH.into_iter().filter(|side| Some(*side) != viewer) {
            self.plans[side.index()] = Plan::default();
            for attempt in self.past.iter_mut().filter(|attempt| attempt.side == side) {
                attempt.spawn = attempt.spawn.filter(|_| attempt.result != AttemptResult::Illegal);
            }
        }
    }

    /// Removes from an earlier state of this bout what a player has to remember without help until the bout is over (SN-6): the
    /// knights, manure and last placement of others, and all attempts, revealed bids and revealed traps.
    pub(in super::super) fn hide_past(&mut self, viewer: Option<Side>) {
        for side in Side::BOTH.into_iter().filter(|side| Some(*side) != viewer) {
            let other = side.index();
            self.knights[other] = Spaces::EMPTY;
            self.manure[other] = Spaces::EMPTY;
            self.latest[other] = None;
        }
        self.past.clear();
        self.bids = None;
        self.traps = [None; 2];
        self.revealed.clear();
    }

    /// Whether a side is out of time in this round (KF-11).
    #[must_use]
    pub fn is_late(&self, side: Side) -> bool {
        self.clock.is_some_and(|clock| clock.now > clock.deadline(side))
    }

    /// The time that a player has left for the decision that is due (KF-11, HT-1); `None` without clocks. `now` is in ms since
    /// the match began.
    #[must_use]
    pub fn time_left(&self, rule_set: &RuleSet, player: Side, now: u64) -> Option<TimeLeft> {
        let clock = self.clock?;
        let reserve = clock.reserve[player.index()];
        let passed = now.saturating_sub(clock.since);
        let first = MOVE_TIME_MS.saturating_sub(passed);
        let over = passed.saturating_sub(MOVE_TIME_MS);
        let (first, reserve, runs) = match self.pending_parts(rule_set, player).next() {
            None if self.is_late(player) => (0, 0, false),
            None => (MOVE_TIME_MS, reserve, false),
            // A trap is due within the mover's minute. After that there is no trap, whether this is public or not.
            Some((PlanPart::Trap, _)) if self.turn != Turn::Auction && first == 0 => (MOVE_TIME_MS, reserve, false),
            Some((PlanPart::Trap, _)) if self.turn != Turn::Auction => (first, 0, true),
            Some((_, side)) if side != player => {
                (MOVE_TIME_MS.saturating_sub(now.saturating_sub(clock.deadline(side))), 0, true)
            }
            Some(_) => (first, reserve.saturating_sub(over), true),
        };
        Some(TimeLeft { first, reserve, runs })
    }

    /// The side whose player moves for `side` in this round: its own, or the opponent's if it is out of time. Under Snapshot and
    /// in auctions no player moves for the other (KF-11, BD-8).
    #[must_use]
    pub fn mover_of(&self, rule_set: &RuleSet, side: Side) -> Side {
        let replaced = self.turn == Turn::Of(side) && !rule_set.snapshot && self.is_late(side);
        if replaced { side.other() } else { side }
    }

    /// The parts of plans that a player still has to seal in this round, in order, each with the side whose plan it belongs to:
    /// the player's own side, unless the other side is out of time.
    pub fn pending_parts(&self, rule_set: &RuleSet, player: Side) -> impl Iterator<Item = (PlanPart, Side)> {
        let plan = self.plans[player.index()];
        let auction = self.turn == Turn::Auction;
        let bid = (auction && plan.bid.is_none()).then_some((PlanPart::Bid, player));
        let waits = auction || self.turn == Turn::Of(player.other());
        let trap = rule_set.traps.is_some() && waits && self.banned != Some(player) && plan.trap == TrapChoice::Open;
        let moves = |side: &Side| {
            let moves = auction || self.turn == Turn::Of(*side);
            moves && self.mover_of(rule_set, *side) == player && self.plans[side.index()].spawn.is_none()
        };
        let spawn = Side::BOTH.into_iter().find(moves).map(|side| (PlanPart::Spawn, side));
        [bid, trap.then_some((PlanPart::Trap, player)), spawn].into_iter().flatten()
    }

    /// Whether both players have sealed everything that the round needs.
    #[must_use]
    pub fn is_round_complete(&self, rule_set: &RuleSet) -> bool {
        Side::BOTH.into_iter().all(|side| self.pending_parts(rule_set, side).next().is_none())
    }

    /// The next deadline, in ms since the match began, and the part of a side's plan that is decided at random then (KF-11, BD-8,
    /// HT-1). There is no part if the opponent may move for the side from then on. `None` without clocks, and if nothing is
    /// pending.
    pub(super) fn next_deadline(&self, rule_set: &RuleSet) -> Option<(u64, Option<(PlanPart, Side)>)> {
        let clock = self.clock?;
        let of_player = |player: Side| {
            let (part, side) = self.pending_parts(rule_set, player).next()?;
            let last = match (part, self.turn) {
                (PlanPart::Trap, Turn::Of(_)) => clock.since + MOVE_TIME_MS,
                _ if self.turn == Turn::Auction || rule_set.snapshot => clock.deadline(side),
                _ if !self.is_late(side) => return Some((clock.deadline(side) + 1, None)),
                _ => clock.deadline(side) + MOVE_TIME_MS,
            };
            // A random decision is recorded as the side's own.
            Some((last + 1, Some((part, side))))
        };
        Side::BOTH.into_iter().filter_map(of_player).min_by_key(|(at, _)| *at)
    }

    /// Seals a part of a plan for a player. A move sealed too late in an auction comes with a bid of 0 and no trap (BD-8).
    pub(in super::super) fn seal(&mut self, rule_set: &RuleSet, player: Side, part: PlanChoice) {
        let side = match part {
            PlanChoice::Spawn(_) => self
                .pending_parts(rule_set, player)
                .find(|(part, _)| *part == PlanPart::Spawn)
                .map_or(player, |(_, side)| side),
            PlanChoice::Bid(_) | PlanChoice::Trap(_) => player,
        };
        let late = self.is_late(side);
        let auction = self.turn == Turn::Auction;
        let plan = &mut self.plans[side.index()];
        match part {
            PlanChoice::Bid(bid) => plan.bid = Some(bid),
            PlanChoice::Trap(trap) => plan.trap = trap.into(),
            PlanChoice::Spawn(spawn) => {
                plan.spawn = Some(spawn);
                plan.at = self.clock.map_or(0, |clock| clock.now);
                if late && auction {
                    plan.bid = Some(0);
                    if rule_set.traps.is_some() {
                        plan.trap = TrapChoice::Nowhere;
                    }
                }
            }
        }
    }

    /// Resolves the round once both sides have sealed everything. Returns the outcome if the bout is over.
    pub fn resolve(&mut self, rule_set: &RuleSet) -> Option<BoutOutcome> {
        let plans = std::mem::take(&mut self.plans);
        if let Some(clock) = &mut self.clock {
            for (reserve, plan) in clock.reserve.iter_mut().zip(&plans) {
                // The reserve is charged only now: an earlier change would reveal that the player has sealed.
                *reserve = reserve.saturating_sub(plan.at.saturating_sub(clock.since + MOVE_TIME_MS));
            }
        }
        self.keep_revealed();
        if !rule_set.snapshot {
            self.past.clear();
        }
        let mut mover = match self.turn {
            Turn::Of(side) => side,
            Turn::Auction => self.pay(plans.map(|plan| plan.bid.unwrap_or_default())),
        };
        if !self.attempt(rule_set, mover, &plans) && self.turn == Turn::Auction {
            // SN-4: the bid is paid, and the loser moves.
            mover = mover.other();
            self.attempt(rule_set, mover, &plans);
        }
        self.count_points(rule_set);
        if self.has_won(rule_set, mover) {
            let ending = if rule_set.goal == Goal::Points { Ending::Points } else { Ending::Row };
            return Some(BoutOutcome { winner: Some(mover), ending });
        }
        self.go_on(rule_set, mover)
    }

    /// Moves the bids and traps of the last round to `revealed`.
    fn keep_revealed(&mut self) {
        let (bids, traps) = (self.bids.take(), std::mem::take(&mut self.traps));
        if bids.is_some() || traps != [None; 2] {
            let caught = self.past.last().filter(|attempt| attempt.result == AttemptResult::Trapped);
            let sprung = caught.map(|attempt| attempt.side.other());
            self.revealed.push(RevealedRound { moves: self.moves, bids, traps, sprung });
        }
    }

    /// Counts the points of both sides again, under Tic-Tac-Toe (TTT-5).
    pub(in super::super) fn count_points(&mut self, rule_set: &RuleSet) {
        if rule_set.goal == Goal::Points {
            self.points = self.knights.map(|knights| u8::try_from(board::points(knights)).unwrap_or(u8::MAX));
        }
    }

    /// Whether a side that has just moved wins.
    #[must_use]
    pub const fn has_won(&self, rule_set: &RuleSet, side: Side) -> bool {
        match rule_set.goal {
            Goal::Row(length) => !board::in_rows(self.knights[side.index()], length).is_empty(),
            Goal::Points => self.points[side.index()] >= POINTS_TO_WIN,
        }
    }

    /// The side that wins an auction with these bids (BD-3, BD-4).
    #[must_use]
    pub fn winner_of(&self, bids: [u8; 2]) -> Side {
        let [x, o] = bids;
        match x.cmp(&o) {
            std::cmp::Ordering::Greater => Side::X,
            std::cmp::Ordering::Less => Side::O,
            std::cmp::Ordering::Equal => self.lost,
        }
    }

    /// Pays the higher bid; returns the winner of the auction.
    fn pay(&mut self, bids: [u8; 2]) -> Side {
        let winner = self.winner_of(bids);
        let paid = bids[winner.index()];
        self.chips[winner.index()] -= paid;
        self.chips[winner.other().index()] += paid;
        self.lost = winner.other();
        self.bids = Some(bids);
        winner
    }

    /// Whether the landing and the drop of a move are legal on the true board, which under Snapshot no view shows (SN-2).
    #[must_use]
    pub fn is_legal(&self, side: Side, spawn: Spawn) -> bool {
        self.landings(side).contains(spawn.space)
            && spawn.drop.is_none_or(|drop| self.drops(side, spawn.space, spawn.parent).contains(drop))
    }

    /// Tries the planned move of a side. Returns whether the move was legal (SN-2).
    fn attempt(&mut self, rule_set: &RuleSet, side: Side, plans: &[Plan; 2]) -> bool {
        let (own, opponent) = (side.index(), side.other().index());
        self.moves += 1;
        if self.banned == Some(side.other()) {
            self.banned = None;
        }
        // Both sides have sealed everything, so the side that moves has a plan.
        let Some(mut spawn) = plans[own].spawn else { return false };
        let legal = self.is_legal(side, spawn);
        let trap = plans[opponent].trap.decided().flatten();
        let trapped = legal && trap == Some(spawn.space);
        if trapped || rule_set.traps == Some(TrapReveal::Always) {
            self.traps[opponent] = trap;
        }
        if !legal {
            self.past.push(Attempt { side, spawn: Some(spawn), result: AttemptResult::Illegal });
            return false;
        }
        if trapped {
            self.banned = Some(side);
        } else {
            self.place(side, spawn);
        }
        // After a trap the weak parent has not left its space (AD-3, SK-4).
        spawn.drop = spawn.drop.filter(|drop| !self.knights[own].contains(*drop));
        if let Some(drop) = spawn.drop {
            self.manure[own].insert(drop);
            self.manure_left[own] -= 1;
        }
        self.latest[own] = Some(Placement { space: spawn.space, trapped, drop: spawn.drop });
        let result = if trapped { AttemptResult::Trapped } else { AttemptResult::Placed };
        self.past.push(Attempt { side, spawn: Some(spawn), result });
        true
    }

    /// Places a new knight; its parent weakens or vanishes (SK-2).
    fn place(&mut self, side: Side, spawn: Spawn) {
        let (knights, weak) = (&mut self.knights[side.index()], &mut self.weak[side.index()]);
        knights.insert(spawn.space);
        let Some(parent) = spawn.parent else { return };
        if weak.contains(parent) {
            weak.remove(parent);
            knights.remove(parent);
        } else {
            weak.insert(parent);
        }
    }

    /// Whether a side has no move on the true board, which also counts under Snapshot (SN-5).
    fn is_stuck(&self, side: Side) -> bool {
        self.landings(side).is_empty()
    }

    /// The turn after that of `mover`. If no side can take it, the error has the ending and the winner, as they are without
    /// Tic-Tac-Toe (KF-08, BD-7, TTT-3).
    fn next_turn(&self, rule_set: &RuleSet, mover: Side) -> Result<Turn, (Ending, Side)> {
        let points = rule_set.goal == Goal::Points;
        if rule_set.auction.is_some() {
            return match Side::BOTH.map(|side| self.is_stuck(side)) {
                [false, false] => Ok(Turn::Auction),
                [true, true] => Err((Ending::Last, mover)),
                [x_stuck, _] => {
                    let free = if x_stuck { Side::O } else { Side::X };
                    if points { Ok(Turn::Of(free)) } else { Err((Ending::Stuck, free)) }
                }
            };
        }
        if !self.is_stuck(mover.other()) {
            Ok(Turn::Of(mover.other()))
        } else if points && !self.is_stuck(mover) {
            // The other side passes, which is neither an action nor a move.
            Ok(Turn::Of(mover))
        } else {
            Err((Ending::Stuck, mover))
        }
    }

    /// Whether the turn is possible on the board.
    pub(in super::super) fn may_be_turn(&self, rule_set: &RuleSet) -> bool {
        let opens_free = rule_set.auction == Some(FirstRound::Free) && self.moves == 0;
        match self.turn {
            Turn::Of(side) if rule_set.auction.is_none() || opens_free => {
                !self.is_stuck(side) && (!opens_free || side == Side::X)
            }
            turn => !opens_free && self.next_turn(rule_set, Side::X) == Ok(turn),
        }
    }

    /// Begins the turn after that of `mover`, or returns the outcome if no turn is possible or the bout is too long.
    fn go_on(&mut self, rule_set: &RuleSet, mover: Side) -> Option<BoutOutcome> {
        let points = rule_set.goal == Goal::Points;
        match self.next_turn(rule_set, mover) {
            Err(_) if points => Some(self.tally()),
            Err((ending, winner)) => Some(BoutOutcome { winner: Some(winner), ending }),
            Ok(_) if self.moves >= MOST_MOVES && points => Some(self.tally()),
            Ok(_) if self.moves >= MOST_MOVES => Some(BoutOutcome { winner: None, ending: Ending::Limit }),
            Ok(turn) => {
                self.turn = turn;
                if let Some(clock) = &mut self.clock {
                    clock.since = clock.now;
                }
                None
            }
        }
    }

    /// The outcome of a bout that is decided by points (TTT-3, TTT-4).
    fn tally(&self) -> BoutOutcome {
        let [x, o] = self.points;
        let winner = match x.cmp(&o) {
            std::cmp::Ordering::Greater => Some(Side::X),
            std::cmp::Ordering::Less => Some(Side::O),
            std::cmp::Ordering::Equal => None,
        };
        BoutOutcome { winner, ending: Ending::Tally }
    }
}
