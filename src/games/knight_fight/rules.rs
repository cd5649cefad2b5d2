//! The rules of Knight Fight: a match of two bouts on a board of 11 × 12, with seven anomalies in any combination.
//! The rulings are in `rulings.md`: KF-01 to KF-12, then rulings for each anomaly and for each pair of anomalies.

pub(crate) mod board;
mod bout;
mod options;
mod round;
mod rule_set;

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

pub use board::{Space, Spaces};
pub use bout::{
    Attempt, AttemptResult, Bout, BoutOutcome, CHIPS_AT_START, Clock, Colour, Colours, Ending, MOST_MOVES,
    MOVE_TIME_MS, POINTS_TO_WIN, Placement, Plan, PlanChoice, PlanPart, RESERVE_MS, RevealedRound, Side, Spawn,
    TrapChoice, Turn,
};
pub use options::{
    Airdrop, Bidding, Coloration, Favoured, Options, Row, Sickness, Sides, Snapshot, TicTacToe, Tie, Timing, Trap,
};
pub use round::{Round, Timeout};
pub use rule_set::{Anomaly, FirstRound, Goal, RuleSet, TrapReveal};

use crate::game::{EventSink, Rng, Seat};
use round::longest_row;

/// The type that implements the game traits for Knight Fight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KnightFight;

/// The result of a bout that is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct BoutResult {
    /// The seat that won the bout; `None` if it was drawn.
    pub winner: Option<Seat>,
    /// The number of moves of both players in the bout (KF-10).
    pub moves: u16,
    /// How the bout ended.
    pub ending: Ending,
}

/// The stage of a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Stage {
    /// A player has to choose sides for the next bout (KF-04).
    Choose,
    /// A bout is being played.
    Play,
    /// The match is over, so no seat can act.
    Over,
}

/// The state of a match, without the seed for later random decisions.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Match {
    /// The options.
    pub options: Options,
    /// The favoured player, who chooses sides first and wins ties (KF-04 to KF-09).
    pub favoured: Seat,
    /// The results of the bouts that are over.
    pub results: Vec<BoutResult>,
    /// Whether sides are being chosen, a bout is being played, or the match is over.
    pub stage: Stage,
    /// The seat that plays X in this bout.
    pub x: Seat,
    /// The bout on the table. It stays the last bout while sides are being chosen, and when the match is over.
    pub bout: Bout,
}

/// The whole state of a game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The seed that decides who is favoured and how the boards are coloured. Each bout has its own random stream.
    pub seed: u64,
    /// The match.
    pub table: Match,
}

/// What one seat has been shown.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct View {
    /// The seat whose view it is; `None` for a spectator.
    pub viewer: Option<Seat>,
    /// The match, without the choices that others have sealed in this round and, under Snapshot, without hidden knights and
    /// manure. Under Snapshot it has all attempts of the bout, which a computer remembers and no screen shows (SN-1, G-04).
    pub table: Match,
}

/// One decision of a seat; with Bidding or Horse Trap a round asks for several.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Chooses the side to play in the next bout (KF-04).
    Play(Side),
    /// Seals a bid (BD-2).
    Bid(u8),
    /// Seals a trap, or that there is none (HT-1).
    Trap(Option<Space>),
    /// Moves, or seals a move.
    Spawn(Spawn),
}

impl TryFrom<Action> for PlanChoice {
    /// The side of an [`Action::Play`], which is not part of a plan.
    type Error = Side;

    fn try_from(action: Action) -> Result<Self, Side> {
        match action {
            Action::Bid(bid) => Ok(Self::Bid(bid)),
            Action::Trap(trap) => Ok(Self::Trap(trap)),
            Action::Spawn(spawn) => Ok(Self::Spawn(spawn)),
            Action::Play(side) => Err(side),
        }
    }
}

/// An event of the game, such as a round that is completed.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names of the fields say all")]
pub enum Event {
    /// A side was chosen; `x` is the seat that plays X (KF-04).
    Chosen { x: Seat },
    /// The spaces of the next board have these colours (COL-1).
    Coloured(Colours),
    /// A seat is out of time, and `timeout` happens instead of its action.
    TimedOut { seat: Seat, timeout: Timeout, is_public: bool },
    /// A seat seals this choice, which others do not see before the bout is over.
    Sealed { seat: Seat, action: Action },
    /// A round is completed; `over` if the bout ends with it.
    Completed { round: Round, over: bool },
    /// A bout is over. `winner` is the side that won it, and `row` has the knights of the row if a row decided the bout.
    BoutOver { bout: usize, result: BoutResult, winner: Option<Side>, row: Vec<Space> },
}

impl Event {
    /// The event as `viewer` may know it in the match `now`; `None` if it is hidden. It happened in the match `then`.
    pub(super) fn seen_by(self, then: &Match, now: &Match, viewer: Option<Seat>) -> Option<Self> {
        match self {
            // After the bout every event is public (BD-6, HT-6, SN-6).
            event if then.results.len() < now.results.len() => Some(event),
            Self::Sealed { seat, .. } => (viewer == Some(seat)).then_some(self),
            Self::TimedOut { seat, is_public, .. } => {
                let is_told = is_public && now.round() != then.round();
                (is_told || viewer == Some(seat)).then_some(self)
            }
            Self::Completed { mut round, over } => {
                let side = then.side_of_viewer(viewer);
                round.hide_illegal(side);
                if then.rule_set().snapshot {
                    round.hide_parents(side);
                }
                Some(Self::Completed { round, over })
            }
            event => Some(event),
        }
    }
}

impl Timeout {
    /// The timeout that an action of a seat stands for, if any.
    fn of(before: &Match, seat: Seat, action: Action) -> Option<Self> {
        let (own, mover) = (before.side_of(seat), before.side_moved_by(seat));
        let bout = &before.bout;
        match (bout.turn, action) {
            (Turn::Auction, _) => bout.is_late(own).then_some(Self::NoBid(own)),
            (Turn::Of(_), Action::Trap(_)) => {
                bout.clock.is_some_and(|clock| clock.now > clock.since + MOVE_TIME_MS).then_some(Self::NoTrap(own))
            }
            (Turn::Of(_), Action::Spawn(_)) if bout.is_late(mover) => {
                Some(if mover == own { Self::RandomMove(own) } else { Self::OpponentMoves(mover) })
            }
            (Turn::Of(_), _) => None,
        }
    }
}

/// The decision that is due from a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Decision {
    /// The choice of a side.
    Side,
    /// A part of a plan: the bid, the decision about a trap, or the move.
    Part(PlanPart),
}

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The match is over, so no seat can act.
    Over,
    /// The other player is to act.
    NotYourTurn,
    /// The player is out of time (KF-11).
    TimeIsUp,
    /// Another decision is due now.
    NotNow(Decision),
    /// The bid is more than this number of chips, which is all that the player has.
    TooFewChips(u8),
    /// A knight of either side stands on this space.
    Taken(Space),
    /// Manure lies on this space (AD-4).
    Manured(Space),
    /// This knight has nowhere to spawn.
    HemmedIn(Space),
    /// No knight of the side that moves is a knight's move away from this space.
    OutOfReach(Space),
    /// The space has the colour of the opponent's last move (COL-4).
    SameColour(Space, Colour),
    /// The move to this space names no parent, though under Sickness it must (SK-1).
    ParentMissing(Space),
    /// The move names a parent, which is allowed only under Sickness.
    ParentNamed,
    /// The player has no knight on this space.
    NotYourKnight(Space),
    /// The parent on the first space is not a knight's move away from the second, the landing.
    ParentTooFar(Space, Space),
    /// The move drops manure, though there is no Airdrop in this match.
    NoAirdrop,
    /// The move drops manure, but the player has none left (AD-1).
    NoManureLeft,
    /// The move drops manure on this space, where its knight lands (AD-3).
    DropOnLanding(Space),
    /// The move drops manure on this space, which is not empty (AD-3).
    DropTaken(Space),
    /// The move drops manure, though it is made for the other player (AD-2).
    DropForOther,
}

/// The reason for the result of the match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// The winner won both bouts.
    BothBouts,
    /// The winner won a bout, the other was drawn (TTT-4).
    OneBout,
    /// Each player won a bout: the match winner in the first number of moves, the other player in the second (KF-09).
    FewerMoves(u16, u16),
    /// Each player won a bout in this number of moves, and the match winner is favoured (KF-09).
    SameMoves(u16),
    /// Nobody won a bout, and the winner is favoured (TTT-4).
    NoBout,
    /// The winner won the third bout (KF-09 House).
    ThirdBout,
}

impl Match {
    /// The seat that lost the first bout, and the number of the move of the second one by which it has to win it, since fewer moves
    /// in the bout won decide the match (KF-09); `None` before the second bout, where a third one decides, and if nobody won the first.
    #[must_use]
    pub fn target(&self) -> Option<(Seat, u16)> {
        let [first] = *self.results else { return None };
        let winner = first.winner.filter(|_| self.options.tie == Tie::Moves)?;
        // The favoured player wins ties.
        Some((winner.other(), first.moves.saturating_sub(u16::from(self.favoured == winner))))
    }

    /// The seat that wins the match however the bout on the table ends, because the move has passed by which the other seat had to
    /// win it; `None` while both can win the match.
    #[must_use]
    pub fn settled_winner(&self) -> Option<Seat> {
        let (chaser, moves) = self.target()?;
        (self.stage == Stage::Play && self.bout.moves >= moves).then_some(chaser.other())
    }

    /// The beginning of a match, before sides are chosen for the first bout.
    pub(crate) fn new(options: Options, favoured: Seat) -> Self {
        let clock = (options.clock == Timing::On).then_some(Clock::starting(0));
        let bout = Bout { clock, ..Bout::new(&RuleSet::of(&options)) };
        Self { options, favoured, results: Vec::new(), stage: Stage::Choose, x: favoured, bout }
    }

    /// The rule set of the bouts.
    #[must_use]
    pub fn rule_set(&self) -> RuleSet {
        RuleSet::of(&self.options)
    }

    /// The seat that plays a side in this bout.
    pub(crate) const fn seat_of(&self, side: Side) -> Seat {
        match side {
            Side::X => self.x,
            Side::O => self.x.other(),
        }
    }

    /// The side that a seat plays in this bout.
    #[must_use]
    pub fn side_of(&self, seat: Seat) -> Side {
        if seat == self.x { Side::X } else { Side::O }
    }

    /// The side of a viewer; `None` for spectators and for seats that are not in this match.
    pub(crate) fn side_of_viewer(&self, viewer: Option<Seat>) -> Option<Side> {
        viewer.filter(|seat| seat.index() < 2).map(|seat| self.side_of(seat))
    }

    /// The seat that chooses sides for the next bout: the favoured player for the first and the third, the other player
    /// for the second (KF-04).
    pub(crate) fn chooser(&self) -> Seat {
        if self.results.len().is_multiple_of(2) { self.favoured } else { self.favoured.other() }
    }

    /// The identity of the present round: the number of bouts that are over, and the number of moves in this bout. Each round has
    /// at least one move (KF-10), so no two rounds have the same identity.
    #[must_use]
    pub fn round(&self) -> (usize, u16) {
        (self.results.len(), self.bout.moves)
    }

    /// The decision that is due from a seat now, if any.
    pub(crate) fn pending_decision(&self, seat: Seat) -> Option<Decision> {
        match self.stage {
            _ if seat.index() > 1 => None,
            Stage::Choose => (seat == self.chooser()).then_some(Decision::Side),
            Stage::Play => self
                .bout
                .pending_parts(&self.rule_set(), self.side_of(seat))
                .next()
                .map(|(part, _)| Decision::Part(part)),
            Stage::Over => None,
        }
    }

    /// The side that a seat moves for: its own, or the other side if that is out of time (KF-11).
    pub(crate) fn side_moved_by(&self, seat: Seat) -> Side {
        let (rule_set, own) = (self.rule_set(), self.side_of(seat));
        let spawn = self.bout.pending_parts(&rule_set, own).find(|(part, _)| *part == PlanPart::Spawn);
        spawn.map_or(own, |(_, side)| side)
    }

    /// Whether a seat may drop manure with its move (AD-2).
    pub(crate) fn may_drop(&self, seat: Seat) -> bool {
        let own = self.side_of(seat);
        self.side_moved_by(seat) == own && self.bout.manure_left[own.index()] > 0
    }

    /// The match as a viewer sees it. Nothing is hidden of a bout that is over (BD-6, HT-6, SN-6).
    pub(crate) fn seen_by(&self, viewer: Option<Seat>) -> Self {
        let mut seen = self.clone();
        if self.stage == Stage::Play {
            seen.bout.hide_from(&self.rule_set(), self.side_of_viewer(viewer));
        }
        seen
    }

    /// The bout as the player of `side` sees it. The moves of this player are checked against it (SN-2).
    pub(crate) fn bout_seen_by(&self, side: Side) -> Cow<'_, Bout> {
        let rule_set = self.rule_set();
        if !rule_set.snapshot {
            return Cow::Borrowed(&self.bout);
        }
        let mut bout = self.bout.clone();
        bout.hide_from(&rule_set, Some(side));
        Cow::Owned(bout)
    }

    /// Checks an action of a seat.
    ///
    /// # Errors
    /// When the action is refused: the reason.
    pub fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        if self.stage == Stage::Over {
            return Err(Illegal::Over);
        }
        let is_late = seat.index() < 2 && self.stage == Stage::Play && self.bout.is_late(self.side_of(seat));
        let due = self.pending_decision(seat).ok_or(if is_late { Illegal::TimeIsUp } else { Illegal::NotYourTurn })?;
        match (due, *action) {
            (Decision::Side, Action::Play(_)) | (Decision::Part(PlanPart::Trap), Action::Trap(_)) => Ok(()),
            (Decision::Part(PlanPart::Bid), Action::Bid(bid)) => {
                let chips = self.bout.chips[self.side_of(seat).index()];
                if bid <= chips { Ok(()) } else { Err(Illegal::TooFewChips(chips)) }
            }
            (Decision::Part(PlanPart::Spawn), Action::Spawn(spawn)) => self.check_spawn(seat, spawn),
            _ => Err(Illegal::NotNow(due)),
        }
    }

    fn check_spawn(&self, seat: Seat, spawn: Spawn) -> Result<(), Illegal> {
        let side = self.side_moved_by(seat);
        let (rule_set, bout) = (self.rule_set(), self.bout_seen_by(side));
        let Spawn { space, parent, drop } = spawn;
        check_landing(&bout, side, space)?;
        match parent {
            None if rule_set.sickness => return Err(Illegal::ParentMissing(space)),
            Some(_) if !rule_set.sickness => return Err(Illegal::ParentNamed),
            Some(parent) if !bout.knights[side.index()].contains(parent) => return Err(Illegal::NotYourKnight(parent)),
            Some(parent) if !board::knight_targets(parent).contains(space) => {
                return Err(Illegal::ParentTooFar(parent, space));
            }
            _ => {}
        }
        match drop {
            Some(_) if rule_set.manure == 0 => Err(Illegal::NoAirdrop),
            Some(_) if side != self.side_of(seat) => Err(Illegal::DropForOther),
            Some(_) if bout.manure_left[side.index()] == 0 => Err(Illegal::NoManureLeft),
            Some(drop) if drop == space => Err(Illegal::DropOnLanding(drop)),
            Some(drop) if !bout.drops(side, space, parent).contains(drop) => Err(Illegal::DropTaken(drop)),
            _ => Ok(()),
        }
    }

    /// Appends all legal actions of a seat to `into`, in order.
    pub(super) fn actions(&self, seat: Seat, into: &mut Vec<Action>) {
        let side = self.side_of(seat);
        match self.pending_decision(seat) {
            None => {}
            Some(Decision::Side) => into.extend(Side::BOTH.map(Action::Play)),
            Some(Decision::Part(PlanPart::Bid)) => into.extend((0..=self.bout.chips[side.index()]).map(Action::Bid)),
            Some(Decision::Part(PlanPart::Trap)) => {
                into.push(Action::Trap(None));
                into.extend(Space::all().map(|space| Action::Trap(Some(space))));
            }
            Some(Decision::Part(PlanPart::Spawn)) => {
                let moved = self.side_moved_by(seat);
                self.bout_seen_by(moved).for_each_spawn(&self.rule_set(), moved, |spawn| {
                    if moved == side || spawn.drop.is_none() {
                        into.push(Action::Spawn(spawn));
                    }
                });
            }
        }
    }
}

/// Checks whether a side may land on a space, as far as the side knows.
pub(crate) fn check_landing(bout: &Bout, side: Side, space: Space) -> Result<(), Illegal> {
    let knights = bout.knights[0].union(bout.knights[1]);
    if knights.contains(space) {
        Err(Illegal::Taken(space))
    } else if bout.manure[0].union(bout.manure[1]).contains(space) {
        Err(Illegal::Manured(space))
    } else if !board::reach(bout.knights[side.index()]).contains(space) {
        Err(Illegal::OutOfReach(space))
    } else {
        match bout.colours {
            Some(colours) if !bout.allowed_by_colour(side).contains(space) => {
                Err(Illegal::SameColour(space, colours.of(space)))
            }
            _ => Ok(()),
        }
    }
}

impl State {
    fn begin_bout(&mut self, x: Seat, events: &mut impl EventSink<Event>) {
        let rule_set = self.table.rule_set();
        self.table.x = x;
        self.table.stage = Stage::Play;
        let clock = self.table.bout.clock.map(|clock| Clock::starting(clock.now));
        self.table.bout = Bout { clock, ..Bout::new(&rule_set) };
        if rule_set.coloured {
            let colours = self.draw_colours(self.table.results.len() + 1);
            self.table.bout.colours = Some(colours);
            events.report(|| Event::Coloured(colours));
        }
    }

    /// Draws the colours of the bout with this number, counted from 1. Each bout has its own random stream (COL-1).
    pub(crate) fn draw_colours(&self, bout: usize) -> Colours {
        Colours::draw(&mut Rng::stream(self.seed, bout as u64), &self.table.rule_set())
    }

    /// Replaces the seed, so later colours come from this generator.
    pub(super) fn reseed(&mut self, _seat: Seat, mut rng: Rng) {
        self.seed = rng.next_u64();
    }

    fn end_bout(&mut self, verdict: BoutOutcome, events: &mut impl EventSink<Event>) {
        let table = &mut self.table;
        let winner = verdict.winner.map(|side| table.seat_of(side));
        let result = BoutResult { winner, moves: table.bout.moves, ending: verdict.ending };
        table.results.push(result);
        events.report(|| {
            let side = verdict.winner.filter(|_| verdict.ending == Ending::Row);
            let row =
                side.zip(table.rule_set().row()).map(|(side, row)| longest_row(table.bout.knights[side.index()], row));
            Event::BoutOver { bout: table.results.len(), result, winner: verdict.winner, row: row.unwrap_or_default() }
        });
        if match_winner(&table.options, table.favoured, &table.results).is_some() {
            table.stage = Stage::Over;
        } else if table.options.sides == Sides::Swap {
            let x = table.x.other();
            self.begin_bout(x, events);
        } else {
            table.stage = Stage::Choose;
        }
    }

    pub(super) fn apply(&mut self, seat: Seat, action: Action, events: &mut impl EventSink<Event>) {
        let planned = match PlanChoice::try_from(action) {
            Ok(planned) => planned,
            Err(side) => {
                let x = if side == Side::X { seat } else { seat.other() };
                events.report(|| Event::Chosen { x });
                return self.begin_bout(x, events);
            }
        };
        let (rule_set, player) = (self.table.rule_set(), self.table.side_of(seat));
        if self.table.bout.clock.is_some()
            && let Some(timeout) = Timeout::of(&self.table, seat, action)
        {
            events.report(|| Event::TimedOut { seat, timeout, is_public: timeout.is_public(&rule_set) });
        }
        let bout = &mut self.table.bout;
        bout.seal(&rule_set, player, planned);
        if !bout.is_round_complete(&rule_set) {
            events.report(|| Event::Sealed { seat, action });
            return;
        }
        let points = bout.points;
        let verdict = bout.resolve(&rule_set);
        let over = verdict.is_some();
        events.report(|| Event::Completed { round: Round::completed(bout, &rule_set, !over, points), over });
        if let Some(verdict) = verdict {
            self.end_bout(verdict, events);
        }
    }

    /// The next deadline, in ms since the match began, and the part of a side's plan that is decided at random then, if any.
    /// `None` if no deadline is ahead.
    pub(super) fn upcoming_deadline(&self) -> Option<(u64, Option<(PlanPart, Side)>)> {
        let table = &self.table;
        if table.stage == Stage::Play { table.bout.next_deadline(&table.rule_set()) } else { None }
    }

    /// The seat whose part of a plan was not sealed in time, and the action that decides this part: a bid of 0, no trap, or a
    /// random move (KF-11, BD-8).
    pub(super) fn random_action(&self, (part, side): (PlanPart, Side)) -> Option<(Seat, Action)> {
        let table = &self.table;
        let action = match part {
            PlanPart::Bid => Action::Bid(0),
            PlanPart::Trap => Action::Trap(None),
            PlanPart::Spawn => {
                let mut spawns = Vec::new();
                table.bout.for_each_spawn(&table.rule_set(), side, |spawn| {
                    if spawn.drop.is_none() {
                        spawns.push(spawn);
                    }
                });
                let bout = table.results.len() as u64 + 1;
                let number = STREAMS_OF_A_BOUT * bout + 2 * u64::from(table.bout.moves) + side as u64;
                Action::Spawn(*Rng::stream(self.seed, number).choose(&spawns)?)
            }
        };
        Some((table.seat_of(side), action))
    }

    /// Seals random choices for seats that are out of time, except for the viewer, and unless that completes the round. This is
    /// for determinized states: a view does not show whether others have sealed, but when they are out of time they must have
    /// sealed.
    pub(super) fn catch_up(&mut self, viewer: Option<Seat>) {
        while let Some((seat, action)) = self.overdue().filter(|(seat, _)| Some(*seat) != viewer) {
            let mut next = self.clone();
            next.apply(seat, action, &mut ());
            if next.table.round() != self.table.round() {
                return;
            }
            *self = next;
        }
    }

    /// The seat and the action of a random decision whose deadline has passed; `None` if there is no such decision.
    pub(super) fn overdue(&self) -> Option<(Seat, Action)> {
        let now = self.table.bout.clock?.now;
        let (_, part) = self.upcoming_deadline().filter(|(at, _)| *at <= now)?;
        self.random_action(part?)
    }
}

/// The number of random streams reserved for each bout, one for each random move. They begin above the streams of the colours.
const STREAMS_OF_A_BOUT: u64 = 1_000;

/// The winner of the match and the reason; `None` while another bout is to be played (KF-09, TTT-4).
pub(crate) fn match_winner(options: &Options, favoured: Seat, results: &[BoutResult]) -> Option<(Seat, Reason)> {
    let [first, second, ref third @ ..] = *results else { return None };
    if let (Some(one), Some(other)) = (first.winner, second.winner)
        && one != other
        && options.tie == Tie::Third
    {
        match third.first() {
            None => return None,
            Some(third) if third.winner.is_some() => return third.winner.map(|seat| (seat, Reason::ThirdBout)),
            Some(_) => {}
        }
    }
    Some(match (first.winner, second.winner) {
        (Some(one), Some(other)) if one == other => (one, Reason::BothBouts),
        (Some(one), Some(other)) => match first.moves.cmp(&second.moves) {
            std::cmp::Ordering::Less => (one, Reason::FewerMoves(first.moves, second.moves)),
            std::cmp::Ordering::Greater => (other, Reason::FewerMoves(second.moves, first.moves)),
            std::cmp::Ordering::Equal => (favoured, Reason::SameMoves(first.moves)),
        },
        (Some(only), None) | (None, Some(only)) => (only, Reason::OneBout),
        (None, None) => (favoured, Reason::NoBout),
    })
}

/// Counts the sequences of `depth` moves that do not end the bout before their last move. The last moves are counted without
/// being made. For rule sets in which the players move in turn and nothing is sealed.
pub(crate) fn count_moves(bout: &Bout, rule_set: &RuleSet, depth: u32) -> u64 {
    let Turn::Of(side) = bout.turn else { return 0 };
    if depth == 0 {
        return 1;
    }
    if depth == 1 {
        return bout.count_spawns(rule_set, side);
    }
    let mut total = 0;
    bout.for_each_spawn(rule_set, side, |spawn| {
        let mut after = bout.clone();
        after.plans[side.index()].spawn = Some(spawn);
        if after.resolve(rule_set).is_none() {
            total += count_moves(&after, rule_set, depth - 1);
        }
    });
    total
}
