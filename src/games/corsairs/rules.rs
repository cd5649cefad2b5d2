//! The rules of Corsairs: on a hexagonal board, six corsairs try to drag away a freighter that six escorts guard. The
//! rulings, CO-01 to CO-41, are in `rulings.md`.

mod options;
mod position;

use serde::{Deserialize, Serialize};

pub use options::{
    Broadside, Captures, Corners, CorsairSeat, Games, Limit, Line, Options, Pull, Pulls, Release, Repetition, Rest,
    Return, Second, Shield, Size, Stuck,
};
pub use position::{ConvoyMove, CorsairMove, Piece, Position, RuleSet, SHIPS_PER_SIDE, Turn, count_turns};

use crate::game::hex::{Cell, CellSet, Direction, Hexagon, Name};
use crate::game::{EventSink, Outcome, Seat};

/// The type that stands for Corsairs in generic code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Corsairs;

/// The two sides, which play by different rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// The attackers, who begin.
    Corsairs,
    /// The escorts and their freighter.
    Convoy,
}

impl Side {
    /// The side of a seat in a game in which the seat `corsairs` plays the corsairs.
    pub(crate) fn of(seat: Seat, corsairs: Seat) -> Self {
        if seat == corsairs { Self::Corsairs } else { Self::Convoy }
    }
}

/// How a game between the two sides ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Ending {
    /// The corsairs dragged the freighter off the board (CO-17).
    Freighter,
    /// The convoy captured this number of corsairs (CO-36).
    Captures(u8),
    /// The last player-turn of the limit is over (CO-37).
    TurnLimit(u16),
    /// The same position occurred for the third time (CO-38).
    Repetition,
    /// No corsair could move (CO-39 House).
    Stuck,
}

impl Ending {
    /// The side that has won.
    #[must_use]
    pub const fn winner(self) -> Side {
        match self {
            Self::Freighter => Side::Corsairs,
            Self::Captures(_) | Self::TurnLimit(_) | Self::Repetition | Self::Stuck => Side::Convoy,
        }
    }
}

/// How a single game or a match was decided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// A single game ended like this.
    Game(Ending),
    /// The winner won both games of the match; the second ended like this.
    BothGames(Ending),
    /// Each player won a game of the match: the winner in the first number of player-turns, the other player in the second.
    FewerTurns(u16, u16),
    /// Each player won a game of the match, both in this number of player-turns.
    SameTurns(u16),
}

/// The result of a finished game of a match of two (CO-41).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct GameWon {
    /// The seat that won the game, whichever side it played.
    pub winner: Seat,
    /// The number of player-turns that the game took.
    pub turns: u16,
}

/// The complete state of a game or a match.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    /// The options of the game.
    pub options: Options,
    /// The seat that plays the corsairs now.
    pub corsairs: Seat,
    /// The number of the current player-turn, from 1; the corsairs play the odd turns.
    pub number: u16,
    /// The current turn, with the position.
    pub turn: Turn,
    /// The positions at the beginning of earlier turns, the oldest first. Positions before the turn of the last capture cannot
    /// occur again and are left out. When repetitions do not count, and when the game is over, only the last of them is kept.
    pub seen: Vec<Position>,
    /// The result of the first game of a match, while the second is played; otherwise `None`.
    pub first: Option<GameWon>,
    /// How the game ended; `None` until it has.
    pub over: Option<Ending>,
}

/// The view of a seat: the whole state, since nothing is hidden.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct View {
    /// The seat whose view it is; `None` for a spectator.
    pub viewer: Option<Seat>,
    /// The complete state.
    pub position: State,
}

/// A line of ships, named by the cells at its ends in the order of names. A single ship is both ends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Ships {
    /// The cell of the first ship of the line.
    pub first: Name,
    /// The cell of the last ship of the line; for a single ship the same cell.
    pub last: Name,
}

impl Ships {
    /// Creates a line from its two ends, in either order.
    pub(crate) fn between(one: Name, other: Name) -> Self {
        Self { first: one.min(other), last: one.max(other) }
    }

    /// All cells of the line; empty when the ends are not in line, or not on the board.
    pub(crate) fn cells(self, board: Hexagon) -> CellSet {
        let (Some(first), Some(last)) = (board.cell(self.first), board.cell(self.last)) else { return CellSet::EMPTY };
        first.line_to(last).unwrap_or(CellSet::EMPTY)
    }
}

/// One decision of a side. A turn of the corsairs has several.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// A corsair enters at an empty corner.
    Enter(Name),
    /// A corsair moves to an empty neighbour.
    Step {
        /// The cell that the corsair leaves.
        from: Name,
        /// The cell that the corsair goes to.
        to: Name,
        /// The ship that the corsair pulls into the cell it leaves; `None` without a pull.
        pull: Option<Name>,
    },
    /// A corsair leaves the board from a corner.
    Leave {
        /// The corner that the corsair leaves.
        from: Name,
        /// The ship that the corsair captures; `None` without a capture.
        pull: Option<Name>,
    },
    /// An escort or a line of them sails.
    Sail {
        /// The line of ships before the move.
        ships: Ships,
        /// The line of the same ships after the move.
        to: Ships,
    },
    /// The corsairs end their turn.
    End,
    /// A side that cannot or need not move passes.
    Pass,
}

/// One thing that an action did, as players would say it. Both players see all events.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names of the fields say all")]
pub enum Event {
    /// A corsair enters at a corner.
    Entered(Name),
    /// A corsair steps. `pulled` is the ship that it pulls into the cell that it leaves, with that ship's cell before the pull;
    /// `None` without a pull.
    Stepped { from: Name, to: Name, pulled: Option<(Name, Piece)> },
    /// A corsair leaves the board. `pulled` is the ship that it captures, with that ship's cell; `None` without a capture.
    Left { from: Name, pulled: Option<(Name, Piece)> },
    /// The line `ships`, which has `count` escorts, sails to the line `to`.
    Sailed { ships: Ships, to: Ships, count: usize },
    /// The corsairs end their turn.
    EndedTurn,
    /// A side passed instead of moving.
    Passed(Side),
    /// The convoy captures the corsairs on these cells (CO-32).
    Captured(Vec<Name>),
    /// The corsairs on these cells are entangled in the turn that now begins (CO-29).
    Entangled(Vec<Name>),
    /// The same position occurs at the beginning of a turn for the second time (CO-38).
    Repeated,
    /// The first game of a match is over (CO-41).
    WonFirst { ending: Ending, game: GameWon },
}

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The game is over, so no side can act.
    Over,
    /// It is the other player's turn.
    NotYourTurn,
    /// Only this side has the action, and it is the other side's turn: corsairs enter, step, leave and end; the convoy sails.
    OnlyFor(Side),
    /// The board has no such cell.
    OffBoard(Name),
    /// A corsair would enter or leave on this cell, which is no corner (CO-09).
    NotCorner(Name),
    /// The cell is not empty.
    Occupied(Name),
    /// No corsair is in reserve.
    NoReserve,
    /// The only corsair in reserve has left the board in this turn (CO-10).
    LeftThisTurn,
    /// The corsair on this cell has entered in this turn (CO-10).
    EnteredThisTurn(Name),
    /// There is no corsair on this cell.
    NoCorsair(Name),
    /// The corsair on this cell is entangled (CO-31).
    Entangled(Name),
    /// The corsair on this cell has no legal move.
    HemmedIn(Name),
    /// The corsair would move from the first cell to the second, which is no neighbour (CO-08).
    NotAdjacent(Name, Name),
    /// There is no ship of the convoy to pull on this cell (CO-15).
    NothingToPull(Name),
    /// The ship to pull, on the first cell, is not beside the corsair on the second cell (CO-13).
    PullTooFar(Name, Name),
    /// The ship to pull is not straight behind the corsair (CO-13 House).
    PullNotStraight,
    /// The move would be the second pull of this turn (CO-14 House).
    SecondPull,
    /// An escort would land on this corner (CO-27 House).
    CornerBarred(Name),
    /// Both moves of the turn have been made (CO-05).
    TwoMoves,
    /// The turn would end as it began (CO-06).
    TurnsBack,
    /// The turn would end without a move (CO-05).
    MoveFirst,
    /// The turn would end after one move, though a second move is possible (CO-05 House).
    MoveAgain,
    /// This side would pass, though it can move or has moved in this turn (CO-19, CO-39, CO-40).
    MayNotPass(Side),
    /// The freighter would move by itself (CO-26).
    FreighterStays,
    /// There is no escort on this cell.
    NoEscort(Name),
    /// These two cells are not the ends of a straight line.
    NoLine(Name, Name),
    /// Only a part of the line would sail (CO-22 House).
    WholeLine,
    /// The formation would move sideways, not along its line (CO-23 House).
    InLineOnly,
    /// The second cell lies in none of the six directions from the first (CO-20).
    NotStraight(Name, Name),
    /// The ships of the formation would not all go in the same direction and equally far (CO-24).
    NotTogether,
    /// A ship of the formation would leave the board.
    LeavesBoard,
    /// Something is in the way on this cell (CO-20, CO-24).
    Blocked(Name),
}

/// The effect of a legal action, with the ships that it moves.
pub(super) enum Effect {
    Move(CorsairMove),
    Sail(ConvoyMove),
    /// Ends the turn, with `end` or a pass.
    EndTurn,
}

impl State {
    /// Creates the first state of a game in which this seat plays the corsairs.
    pub(crate) fn new(options: Options, corsairs: Seat) -> Self {
        let turn = Turn::new(Position::start());
        Self { options, corsairs, number: 1, turn, seen: Vec::new(), first: None, over: None }
    }

    /// The rule set of this game.
    #[must_use]
    pub fn rule_set(&self) -> RuleSet {
        RuleSet::of(&self.options)
    }

    pub(crate) fn board(&self) -> Hexagon {
        self.options.board()
    }

    /// The side whose turn it is, or was when the game ended.
    #[must_use]
    pub const fn side(&self) -> Side {
        if self.number % 2 == 1 { Side::Corsairs } else { Side::Convoy }
    }

    /// The side that a seat plays now.
    pub(crate) fn side_of(&self, seat: Seat) -> Side {
        Side::of(seat, self.corsairs)
    }

    /// The seat that plays a side now.
    pub(crate) const fn seat_of(&self, side: Side) -> Seat {
        match side {
            Side::Corsairs => self.corsairs,
            Side::Convoy => self.corsairs.other(),
        }
    }

    /// The seat that is to act; `None` when the game is over.
    #[must_use]
    pub fn to_act(&self) -> Option<Seat> {
        self.over.is_none().then(|| self.seat_of(self.side()))
    }

    /// How often the position at the beginning of this turn has occurred, this time included (CO-38).
    pub(crate) fn occurrences(&self) -> usize {
        // At the beginning of every other earlier turn the other side was to move.
        let earlier = self.seen.iter().rev().skip(1).step_by(2);
        1 + earlier.filter(|position| **position == self.turn.start).count()
    }

    /// Whether the side to move may pass (CO-19, CO-39, CO-40).
    pub(crate) fn may_pass(&self, rule_set: &RuleSet) -> bool {
        match self.side() {
            Side::Corsairs => self.turn.move_count() == 0 && !self.turn.can_move(rule_set),
            Side::Convoy => rule_set.convoy_may_pass || self.turn.now.count_sails(rule_set) == 0,
        }
    }

    /// The action that makes a move of a corsair.
    #[must_use]
    pub fn action_of_move(&self, step: CorsairMove) -> Action {
        let board = self.board();
        let name = |cell: Cell| board.name(cell);
        match step {
            CorsairMove::Enter(corner) => Action::Enter(name(corner)),
            CorsairMove::Step { from, to, pull } => {
                Action::Step { from: name(from), to: name(to), pull: pull.map(name) }
            }
            CorsairMove::Leave { from, pull } => Action::Leave { from: name(from), pull: pull.map(name) },
        }
    }

    /// The action that makes a move of the convoy.
    #[must_use]
    pub fn action_of_sail(&self, sail: ConvoyMove) -> Action {
        let board = self.board();
        let target = |cell: Cell| board.name(sail.target(cell).unwrap_or(cell));
        Action::Sail {
            ships: Ships { first: board.name(sail.first), last: board.name(sail.last) },
            to: Ships { first: target(sail.first), last: target(sail.last) },
        }
    }

    fn names(&self, cells: CellSet) -> Vec<Name> {
        cells.iter().map(|cell| self.board().name(cell)).collect()
    }

    fn cell(&self, name: Name) -> Result<Cell, Illegal> {
        self.board().cell(name).ok_or(Illegal::OffBoard(name))
    }

    /// The move of a corsair that an action makes.
    ///
    /// # Errors
    /// If the move is illegal, or the action is of another kind.
    pub(crate) fn move_of(&self, action: &Action) -> Result<CorsairMove, Illegal> {
        let (rule_set, turn) = (self.rule_set(), &self.turn);
        let step = match *action {
            Action::Enter(corner) => {
                let cell = self.cell(corner)?;
                if !rule_set.corners.contains(cell) {
                    return Err(Illegal::NotCorner(corner));
                }
                self.must_have_moves()?;
                self.must_be_empty(cell, corner)?;
                if turn.now.reserve == 0 {
                    return Err(Illegal::NoReserve);
                }
                if !turn.may_reserve_enter() {
                    return Err(Illegal::LeftThisTurn);
                }
                CorsairMove::Enter(cell)
            }
            Action::Step { from, to, pull } => {
                let (start, target) = (self.corsair(from)?, self.cell(to)?);
                let Some((direction, 1)) = start.direction_to(target) else {
                    return Err(Illegal::NotAdjacent(from, to));
                };
                self.must_be_empty(target, to)?;
                let pull =
                    pull.map(|pull| self.check_pull(&rule_set, start, pull, Some((direction, from)))).transpose()?;
                CorsairMove::Step { from: start, to: target, pull }
            }
            Action::Leave { from, pull } => {
                let cell = self.corsair(from)?;
                if !rule_set.corners.contains(cell) {
                    return Err(Illegal::NotCorner(from));
                }
                if turn.has_entered(cell) {
                    return Err(Illegal::EnteredThisTurn(from));
                }
                let pull = pull.map(|pull| self.check_pull(&rule_set, cell, pull, None)).transpose()?;
                CorsairMove::Leave { from: cell, pull }
            }
            _ => return Err(Illegal::OnlyFor(Side::Convoy)),
        };
        if turn.would_restore_start(&rule_set, step) { Err(Illegal::TurnsBack) } else { Ok(step) }
    }

    fn must_have_moves(&self) -> Result<(), Illegal> {
        if self.turn.move_count() < 2 { Ok(()) } else { Err(Illegal::TwoMoves) }
    }

    fn must_be_empty(&self, cell: Cell, name: Name) -> Result<(), Illegal> {
        if self.turn.now.empty_cells(&self.rule_set()).contains(cell) { Ok(()) } else { Err(Illegal::Occupied(name)) }
    }

    /// The cell of this name, if a corsair is on it and may move; otherwise the reason for the refusal.
    pub(crate) fn corsair(&self, name: Name) -> Result<Cell, Illegal> {
        let cell = self.cell(name)?;
        if !self.turn.now.corsairs.contains(cell) {
            return Err(Illegal::NoCorsair(name));
        }
        self.must_have_moves()?;
        if self.turn.immobile_corsairs(&self.rule_set()).contains(cell) {
            Err(Illegal::Entangled(name))
        } else {
            Ok(cell)
        }
    }

    /// The cell named `pull`, if the corsair can pull the ship on it; otherwise the reason for the refusal. For a step, `leaves`
    /// is the direction of the step and the name of the cell that the corsair leaves; `None` when the corsair leaves the board.
    fn check_pull(
        &self,
        rule_set: &RuleSet,
        corsair: Cell,
        pull: Name,
        leaves: Option<(Direction, Name)>,
    ) -> Result<Cell, Illegal> {
        let ship = self.cell(pull)?;
        if !self.turn.now.convoy().contains(ship) {
            return Err(Illegal::NothingToPull(pull));
        }
        if !corsair.neighbours().contains(ship) {
            return Err(Illegal::PullTooFar(pull, self.board().name(corsair)));
        }
        if self.turn.pullable(rule_set, corsair, leaves.map(|(direction, _)| direction)).contains(ship) {
            return Ok(ship);
        }
        Err(match leaves {
            _ if rule_set.one_pull && self.turn.has_pulled() => Illegal::SecondPull,
            Some((direction, _)) if rule_set.straight_pull && corsair.step(direction.opposite()) != Some(ship) => {
                Illegal::PullNotStraight
            }
            Some((_, corner)) => Illegal::CornerBarred(corner),
            None => Illegal::PullTooFar(pull, self.board().name(corsair)),
        })
    }

    /// The cells of the formation from one escort to another, both included.
    ///
    /// # Errors
    /// If a cell of the formation has no escort, or the ends are not in line, or the rules require the whole line.
    pub(crate) fn formation(&self, ships: Ships) -> Result<CellSet, Illegal> {
        let (first, last) = (self.escort(ships.first)?, self.escort(ships.last)?);
        if first == last {
            return Ok(CellSet::only(first));
        }
        let Some((axis, _)) = first.direction_to(last) else {
            return Err(Illegal::NoLine(ships.first, ships.last));
        };
        let line = ships.cells(self.board());
        for cell in line {
            self.escort(self.board().name(cell))?;
        }
        let goes_on = |end: Cell, direction| {
            self.board().step(end, direction).is_some_and(|next| self.turn.now.escorts.contains(next))
        };
        if self.rule_set().whole_line && (goes_on(last, axis) || goes_on(first, axis.opposite())) {
            return Err(Illegal::WholeLine);
        }
        Ok(line)
    }

    /// The cell of this name, if an escort is on it; otherwise the reason for the refusal.
    pub(crate) fn escort(&self, name: Name) -> Result<Cell, Illegal> {
        let cell = self.cell(name)?;
        if self.turn.now.escorts.contains(cell) {
            Ok(cell)
        } else if self.turn.now.freighter == Some(cell) {
            Err(Illegal::FreighterStays)
        } else {
            Err(Illegal::NoEscort(name))
        }
    }

    /// The convoy move that takes the line `ships` to the line `to`, if it is legal; otherwise the reason for the refusal.
    pub(crate) fn sail_of(&self, ships: Ships, to: Ships) -> Result<ConvoyMove, Illegal> {
        let (rule_set, board) = (self.rule_set(), self.board());
        let line = self.formation(ships)?;
        let (first, last) = (self.cell(ships.first)?, self.cell(ships.last)?);
        let (to_first, to_last) = (self.cell(to.first)?, self.cell(to.last)?);
        let Some((direction, distance)) = first.direction_to(to_first) else {
            return Err(Illegal::NotStraight(ships.first, to.first));
        };
        let sail = ConvoyMove { first, last, direction, distance };
        if sail.target(last) != Some(to_last) {
            return Err(Illegal::NotTogether);
        }
        let axis = first.direction_to(last).map(|(axis, _)| axis);
        if rule_set.in_line && axis.is_some_and(|axis| direction != axis && direction != axis.opposite()) {
            return Err(Illegal::InLineOnly);
        }
        let empty = self.turn.now.empty_cells(&rule_set).union(line);
        for ship in line {
            let course = std::iter::successors(Some(ship), |cell| cell.step(direction));
            for cell in course.skip(1).take(distance.into()) {
                if !empty.contains(cell) {
                    return Err(Illegal::Blocked(board.name(cell)));
                }
            }
            if let Some(target) =
                sail.target(ship).filter(|target| rule_set.corners_barred && rule_set.corners.contains(*target))
            {
                return Err(Illegal::CornerBarred(board.name(target)));
            }
        }
        Ok(sail)
    }

    /// Checks an action and returns its effect.
    pub(super) fn effect(&self, seat: Seat, action: &Action) -> Result<Effect, Illegal> {
        let to_act = self.to_act().ok_or(Illegal::Over)?;
        if to_act != seat {
            return Err(Illegal::NotYourTurn);
        }
        let rule_set = self.rule_set();
        match (self.side(), action) {
            (Side::Corsairs, Action::Enter(_) | Action::Step { .. } | Action::Leave { .. }) => {
                self.move_of(action).map(Effect::Move)
            }
            (Side::Convoy, Action::Sail { ships, to }) => self.sail_of(*ships, *to).map(Effect::Sail),
            (Side::Corsairs, Action::End) => match self.turn.move_count() {
                0 => Err(Illegal::MoveFirst),
                _ if !self.turn.may_end(&rule_set) => Err(Illegal::MoveAgain),
                _ => Ok(Effect::EndTurn),
            },
            (side, Action::Pass) => {
                if self.may_pass(&rule_set) {
                    Ok(Effect::EndTurn)
                } else {
                    Err(Illegal::MayNotPass(side))
                }
            }
            (Side::Corsairs, _) => Err(Illegal::OnlyFor(Side::Convoy)),
            (Side::Convoy, _) => Err(Illegal::OnlyFor(Side::Corsairs)),
        }
    }

    pub(super) fn apply(&mut self, action: &Action, events: &mut impl EventSink<Event>) {
        let effect = match action {
            Action::End | Action::Pass => Ok(Effect::EndTurn),
            Action::Sail { ships, to } => self.sail_of(*ships, *to).map(Effect::Sail),
            _ => self.move_of(action).map(Effect::Move),
        };
        if let Ok(effect) = effect {
            self.take_effect(effect, events);
        }
    }

    pub(super) fn take_effect(&mut self, effect: Effect, events: &mut impl EventSink<Event>) {
        let (rule_set, now) = (self.rule_set(), self.turn.now);
        events.report(|| self.event_of(&effect));
        match (effect, self.side()) {
            (Effect::Move(step), _) => {
                self.turn = self.turn.with(step);
                if self.turn.now.freighter.is_none() {
                    self.finish(Ending::Freighter, events);
                }
            }
            (Effect::Sail(sail), _) => self.end_convoy_turn(&rule_set, now.after_sail(sail), events),
            (Effect::EndTurn, Side::Corsairs) => self.next_turn(&rule_set, now, events),
            (Effect::EndTurn, Side::Convoy) => self.end_convoy_turn(&rule_set, now, events),
        }
    }

    /// The first event of an effect; captures and the end of a game are reported later.
    fn event_of(&self, effect: &Effect) -> Event {
        let (board, now) = (self.board(), &self.turn.now);
        let name = |cell: Cell| board.name(cell);
        let ship = |pull: Option<Cell>| pull.and_then(|pull| Some((name(pull), now.piece(pull)?)));
        match *effect {
            Effect::Move(CorsairMove::Enter(corner)) => Event::Entered(name(corner)),
            Effect::Move(CorsairMove::Step { from, to, pull }) => {
                Event::Stepped { from: name(from), to: name(to), pulled: ship(pull) }
            }
            Effect::Move(CorsairMove::Leave { from, pull }) => Event::Left { from: name(from), pulled: ship(pull) },
            Effect::Sail(sail) => {
                let target = |cell: Cell| name(sail.target(cell).unwrap_or(cell));
                let ships = Ships { first: name(sail.first), last: name(sail.last) };
                let to = Ships { first: target(sail.first), last: target(sail.last) };
                Event::Sailed { ships, to, count: sail.ships().len() }
            }
            Effect::EndTurn if self.turn.move_count() > 0 => Event::EndedTurn,
            Effect::EndTurn => Event::Passed(self.side()),
        }
    }

    /// Ends a turn of the convoy in the position `end`: captures the corsairs that are doomed in it, and begins the next turn.
    fn end_convoy_turn(&mut self, rule_set: &RuleSet, end: Position, events: &mut impl EventSink<Event>) {
        let judged = end.after_captures(rule_set);
        if judged.captured > end.captured {
            events.report(|| Event::Captured(self.names(end.corsairs.difference(judged.corsairs))));
        }
        self.next_turn(rule_set, judged, events);
    }

    /// Ends the current turn with this position, and begins the next turn unless the game is over.
    fn next_turn(&mut self, rule_set: &RuleSet, end: Position, events: &mut impl EventSink<Event>) {
        let before = self.turn.start;
        let captures = end.captured != before.captured || end.escorts.len() != before.escorts.len();
        if captures || self.options.repetition == Repetition::Off {
            self.seen.clear();
        }
        self.seen.push(before);
        let ended = self.side();
        let number = self.number;
        self.turn = Turn::new(end);
        let occurrences = self.occurrences();
        let ending = if end.captured >= rule_set.captures {
            Some(Ending::Captures(end.captured))
        } else if rule_set.limit.is_some_and(|limit| number >= limit) {
            Some(Ending::TurnLimit(number))
        } else if occurrences >= 3 {
            Some(Ending::Repetition)
        } else if ended == Side::Convoy && self.options.stuck == Stuck::Convoy && !self.turn.can_move(rule_set) {
            Some(Ending::Stuck)
        } else {
            None
        };
        if let Some(ending) = ending {
            return self.finish(ending, events);
        }
        self.number = number.saturating_add(1);
        if ended == Side::Convoy && !self.turn.entangled.is_empty() {
            events.report(|| Event::Entangled(self.names(self.turn.entangled)));
        }
        if occurrences == 2 {
            events.report(|| Event::Repeated);
        }
    }

    /// Ends the game. After the first game of a match, the second begins (CO-41).
    fn finish(&mut self, ending: Ending, events: &mut impl EventSink<Event>) {
        if self.options.games == Games::Two && self.first.is_none() {
            let first = GameWon { winner: self.seat_of(ending.winner()), turns: self.number };
            events.report(|| Event::WonFirst { ending, game: first });
            *self = Self { first: Some(first), ..Self::new(self.options.clone(), self.corsairs.other()) };
            return;
        }
        self.over = Some(ending);
        if ending == Ending::Freighter {
            self.seen.push(self.turn.start);
        }
        // A finished game has no current turn: only the last two positions are kept.
        self.turn = Turn { start: self.turn.now, entangled: CellSet::EMPTY, moves: [None; 2], ..self.turn };
        self.seen.drain(..self.seen.len().saturating_sub(1));
    }
}

/// The outcome of a match of two games (CO-41).
pub(super) fn match_outcome(first: GameWon, second: GameWon, ending: Ending) -> Outcome<Reason> {
    if first.winner == second.winner {
        return Outcome::won_by(first.winner, Reason::BothGames(ending));
    }
    let (fewer, more) = if first.turns < second.turns { (first, second) } else { (second, first) };
    if fewer.turns == more.turns {
        Outcome { places: vec![1, 1], reason: Reason::SameTurns(fewer.turns) }
    } else {
        Outcome::won_by(fewer.winner, Reason::FewerTurns(fewer.turns, more.turns))
    }
}
