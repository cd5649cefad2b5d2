//! What stands where on the table of Knight Fight, what may be touched, and what each thing is called aloud: plain data,
//! made of a view and what the player has touched.

use super::move_builder::{Draft, Input};
use super::rules::board::{COLUMNS, ROWS, in_rows, makes_row, points};
use super::rules::{
    Action, Attempt, Bout, BoutResult, Colour, Due, Fate, Goal, KnightFight, MOVE_TIME, Match, POINTS_TO_WIN, Part,
    RESERVE, Reveal, RuleSet, Side, Snapshot, Space, Spaces, Spawn, Stage, State, Turn, View,
};
use super::texts::Texts;
use crate::game::text::{ParseError, Word};
use crate::game::{MoveBuilder, Seat, TimeLeft};

/// The whole picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// All spaces, row by row from the top left: a12 to k12, and at last a1 to k1.
    pub spaces: Vec<SpaceScene>,
    /// Both players, by seat.
    pub players: [PlayerScene; 2],
    /// Where the match stands.
    pub count: Count,
    /// What was told of the last round.
    pub round: RoundScene,
    /// What the viewer may touch beside the board.
    pub controls: Controls,
    /// What to do next; none when it is not the viewer's turn.
    pub prompt: Option<Prompt>,
}

/// A knight on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Knight {
    /// Whose it is.
    pub side: Side,
    /// Whether it will vanish when it spawns again (SK-2).
    pub weak: bool,
}

/// What is to be said of a trap on a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrapScene {
    /// The viewer has chosen or sealed it.
    Own,
    /// It was revealed in the last round, and has caught nobody.
    Revealed,
    /// It has caught a knight of this side in the last round.
    Sprung(Side),
}

/// A space of the board.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each says one thing about the picture, independent of the others")]
pub struct SpaceScene {
    /// Which one.
    pub space: Space,
    /// The knight that stands there.
    pub knight: Option<Knight>,
    /// Whose manure lies there.
    pub manure: Option<Side>,
    /// Its colour, under Coloration.
    pub colour: Option<Colour>,
    /// Whether it is barred for the player to act by its colour alone.
    pub barred: bool,
    /// The knight that will stand there when what was touched is done.
    pub ghost: Option<Side>,
    /// Whether manure will fall there when what was touched is done.
    pub drop: bool,
    /// What is to be said of a trap.
    pub trap: Option<TrapScene>,
    /// Whether touching it would add to the draft.
    pub can: bool,
    /// Whether a knight can land there now, as far as the viewer knows.
    pub reach: bool,
    /// Whether its knight is chosen.
    pub chosen: bool,
    /// Whether its knight may be chosen as the parent of the one that lands.
    pub parent: bool,
    /// Whether this is where a side landed last.
    pub latest: Option<Side>,
    /// Whether its knight stands in the row that has won.
    pub row: bool,
    /// The side that would win by landing here, as far as the viewer sees: the viewer's, if both would.
    pub threat: Option<Side>,
    /// Whether the opponent landed here earlier, for those who are reminded (SN-7 House).
    pub remembered: bool,
    /// What it is called aloud.
    pub label: String,
}

/// What everyone sees of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each says one thing about the player, independent of the others")]
pub struct PlayerScene {
    /// Whose it is.
    pub seat: Seat,
    /// What they play, once sides are chosen.
    pub side: Option<Side>,
    /// Whether they win a tie of the match.
    pub favoured: bool,
    /// How many bouts they have won.
    pub bouts: u8,
    /// Whether the game waits for them.
    pub to_act: bool,
    /// Their chips, under Bidding.
    pub chips: Option<u8>,
    /// Whether they win the next tie in an auction.
    pub wins_tie: bool,
    /// The manure they have left, under Airdrop.
    pub manure: Option<u8>,
    /// Their points, under Tic-Tac-Toe.
    pub points: Option<u8>,
    /// Whether they may set no trap now (HT-4).
    pub banned: bool,
}

/// Where the match stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Count {
    /// Which bout is on the table, or will be next before the first.
    pub bout: usize,
    /// How many moves were made in it.
    pub moves: u16,
    /// The bouts that are over.
    pub results: Vec<BoutResult>,
    /// Whether the match is at a choice of sides.
    pub choosing: bool,
}

/// What is told of the last round.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RoundScene {
    /// What X and O bid, if there was an auction.
    pub bids: Option<[u8; 2]>,
    /// Who tried to move and what is known of it.
    pub attempts: Vec<Attempt>,
    /// The traps of X and O that were revealed.
    pub traps: [Option<Space>; 2],
    /// The side that has no move and passes (TTT-3).
    pub passes: Option<Side>,
}

/// What the viewer may touch beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Controls {
    /// A side may be chosen; which one is.
    pub sides: Option<Option<Side>>,
    /// A bid may be made: up to so many chips, and which is chosen.
    pub bid: Option<(u8, Option<u8>)>,
    /// A trap may be set; whether it was decided to set none.
    pub trap: Option<bool>,
    /// Manure may be dropped: how much is left, and whether the next space gets it or one has.
    pub manure: Option<(u8, bool)>,
    /// What the viewer has sealed in this round.
    pub sealed: Sealed,
}

/// What the viewer has sealed in this round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sealed {
    /// The bid.
    pub bid: Option<u8>,
    /// The trap.
    pub trap: Option<Option<Space>>,
    /// The move.
    pub spawn: Option<Spawn>,
}

/// What to do next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prompt {
    /// Choose a side for this bout.
    Side(usize),
    /// This side is chosen.
    ReadySide(Side),
    /// Bid, up to so many chips.
    Bid(u8),
    /// This bid is chosen.
    ReadyBid(u8),
    /// Choose a space for a trap, or none.
    Trap,
    /// This trap is chosen, or none.
    ReadyTrap(Option<Space>),
    /// Choose where the new knight lands.
    Landing,
    /// Choose where the new knight of the opponent lands, who is out of time.
    ForOther,
    /// Choose where the new knight of this one lands.
    LandingFrom(Space),
    /// Choose the parent of the knight that lands here.
    Parent(Space),
    /// Choose where manure falls.
    Drop(Space),
    /// The move is ready; whether manure may be added.
    Ready(Spawn, bool),
}

impl Scene {
    /// The picture of a view, with what `draft` has touched. `acting` is the seat that may touch things now, if one
    /// may; `aided`, whether threats are shown.
    #[must_use]
    pub fn of(view: &View, draft: &Draft, acting: Option<Seat>, aided: bool, texts: &Texts) -> Self {
        let table = &view.table;
        let (rule_set, bout) = (table.rule_set(), &table.bout);
        let due = acting.and_then(|seat| table.due(seat));
        let acting = acting.filter(|_| due.is_some());
        let looker = Looker { view, draft, acting, due, rule_set, threats: threats(view, &rule_set, aided) };
        let spaces = (0..ROWS).rev().flat_map(|row| (0..COLUMNS).filter_map(move |column| Space::new(column, row)));
        let controls = looker.controls();
        Self {
            spaces: spaces.map(|space| looker.space(space, texts)).collect(),
            players: [Seat::FIRST, Seat::SECOND].map(|seat| player(view, seat)),
            count: Count {
                bout: table.results.len() + usize::from(table.stage == Stage::Play || table.results.is_empty()),
                moves: bout.moves,
                results: table.results.clone(),
                choosing: table.stage == Stage::Choose,
            },
            round: round(bout, &rule_set, table.stage),
            controls,
            prompt: acting.and_then(|seat| looker.prompt(seat)),
        }
    }

    /// What is not empty, or would win, in each row as one sees it, the top one first, from the left, by the row's number; on
    /// a board that lies `turned`, by its letter.
    #[must_use]
    pub fn rows(&self, turned: bool) -> Vec<(String, Vec<&SpaceScene>)> {
        let is_empty = |space: &SpaceScene| {
            let SpaceScene { knight, manure, trap, threat, .. } = space;
            knight.is_none() && manure.is_none() && trap.is_none() && threat.is_none()
        };
        let things: Vec<&SpaceScene> = self.spaces.iter().filter(|space| !is_empty(space)).collect();
        let there = |at: &dyn Fn(Space) -> usize, line: usize| {
            things.iter().copied().filter(|scene| at(scene.space) == line).collect::<Vec<_>>()
        };
        if turned {
            let row = |(column, letter): (usize, char)| {
                let mut row = there(&Space::column, column);
                row.reverse();
                (letter.to_string(), row)
            };
            let mut rows: Vec<_> = (0..COLUMNS).zip('a'..='z').map(row).collect();
            rows.reverse();
            rows
        } else {
            (0..ROWS).rev().map(|row| ((row + 1).to_string(), there(&Space::row, row))).collect()
        }
    }
}

/// Where each side would win by its next move, as far as the viewer sees.
fn threats(view: &View, rule_set: &RuleSet, aided: bool) -> [Spaces; 2] {
    let bout = &view.table.bout;
    if !aided || view.table.stage != Stage::Play {
        return [Spaces::NONE; 2];
    }
    Side::BOTH.map(|side| {
        let knights = bout.knights[side.index()];
        let wins = |space: &Space| match rule_set.goal {
            Goal::Row(length) => makes_row(knights, *space, length),
            Goal::Points => points(knights.with(*space)) >= usize::from(POINTS_TO_WIN),
        };
        bout.landings(side).iter().filter(wins).collect()
    })
}

fn player(view: &View, seat: Seat) -> PlayerScene {
    let table = &view.table;
    let (rule_set, bout, side) = (table.rule_set(), &table.bout, table.side_of(seat));
    let won = table.results.iter().filter(|result| result.winner == Some(seat)).count();
    PlayerScene {
        seat,
        side: (table.stage == Stage::Play || !table.results.is_empty()).then_some(side),
        favoured: seat == table.favoured,
        bouts: u8::try_from(won).unwrap_or(u8::MAX),
        to_act: table.due(seat).is_some(),
        chips: rule_set.auction.map(|_| bout.chips[side.index()]),
        wins_tie: rule_set.auction.is_some() && bout.lost == side,
        manure: (rule_set.manure > 0).then(|| bout.manure_left[side.index()]),
        points: (rule_set.goal == Goal::Points).then(|| bout.points[side.index()]),
        banned: bout.banned == Some(side),
    }
}

/// The last round of a bout; nothing at its beginning.
fn round(bout: &Bout, rule_set: &RuleSet, stage: Stage) -> RoundScene {
    let tried = match bout.past.last() {
        None => 0,
        // Two may have tried in an auction: first in vain, then the other (SN-4).
        Some(last) => {
            let before = bout.past.len().checked_sub(2).map(|before| bout.past[before]);
            let both = before.is_some_and(|before| {
                bout.bids.is_some()
                    && before.fate == Fate::Illegal
                    && before.side == bout.lost.other()
                    && last.side == bout.lost
            });
            1 + usize::from(both)
        }
    };
    let passes = match (bout.turn, bout.past.last()) {
        (Turn::Of(side), Some(last)) if rule_set.auction.is_none() && last.side == side && stage == Stage::Play => {
            Some(side.other())
        }
        // Otherwise there would be an auction (BD-7).
        (Turn::Of(side), Some(_)) if rule_set.auction.is_some() && stage == Stage::Play => Some(side.other()),
        _ => None,
    };
    RoundScene { bids: bout.bids, attempts: bout.past[bout.past.len() - tried..].to_vec(), traps: bout.traps, passes }
}

/// Who looks at what with what in mind.
struct Looker<'a> {
    view: &'a View,
    draft: &'a Draft,
    acting: Option<Seat>,
    due: Option<Due>,
    rule_set: RuleSet,
    threats: [Spaces; 2],
}

impl Looker<'_> {
    /// The side through whose eyes one looks.
    fn own(&self) -> Option<Side> {
        self.view.table.side_of_viewer(self.view.viewer)
    }

    fn can(&self, touch: Input) -> bool {
        let mut trial = *self.draft;
        self.acting.is_some_and(|seat| KnightFight::input(self.view, seat, &mut trial, touch).is_ok())
    }

    /// What the viewer has sealed.
    fn sealed(&self) -> Sealed {
        let plan = self.own().map(|side| self.view.table.bout.plans[side.index()]).unwrap_or_default();
        Sealed { bid: plan.bid, trap: plan.trap.decided(), spawn: plan.spawn }
    }

    fn controls(&self) -> Controls {
        let mut controls = Controls { sealed: self.sealed(), ..Controls::default() };
        let Some(side) = self.acting.map(|seat| self.view.table.side_of(seat)) else { return controls };
        let bout = &self.view.table.bout;
        match self.due {
            Some(Due::Side) => controls.sides = Some(self.draft.side),
            Some(Due::Part(Part::Bid)) => controls.bid = Some((bout.chips[side.index()], self.draft.bid)),
            Some(Due::Part(Part::Trap)) => controls.trap = Some(self.draft.trap == Some(None)),
            Some(Due::Part(Part::Spawn))
                if self.rule_set.manure > 0
                    && self.acting.is_some_and(|seat| self.view.table.moves_for(seat) == side) =>
            {
                let chosen = self.draft.dropping || self.draft.drop.is_some();
                controls.manure = Some((bout.manure_left[side.index()], chosen));
            }
            _ => {}
        }
        controls
    }

    fn trap(&self, space: Space) -> Option<TrapScene> {
        let bout = &self.view.table.bout;
        let chosen = self.draft.trap.flatten().or(self.sealed().trap.flatten());
        if chosen == Some(space) {
            return Some(TrapScene::Own);
        }
        let setter = Side::BOTH.into_iter().find(|side| bout.traps[side.index()] == Some(space))?;
        let caught = bout.latest[setter.other().index()].is_some_and(|latest| latest.trapped && latest.space == space);
        Some(if caught { TrapScene::Sprung(setter.other()) } else { TrapScene::Revealed })
    }

    fn space(&self, space: Space, texts: &Texts) -> SpaceScene {
        let (bout, draft) = (&self.view.table.bout, self.draft);
        let whose = |sets: &[Spaces; 2]| Side::BOTH.into_iter().find(|side| sets[side.index()].contains(space));
        let knight = whose(&bout.knights).map(|side| Knight { side, weak: bout.weak[side.index()].contains(space) });
        let acting = self.acting.map(|seat| self.view.table.moves_for(seat));
        let spawning = self.due == Some(Due::Part(Part::Spawn));
        let sealed = self.sealed().spawn;
        let landing = draft.landing.or(sealed.map(|spawn| spawn.space));
        let own = self.own().unwrap_or(Side::X);
        let over = self.view.table.stage != Stage::Play;
        let row = over
            && matches!(self.rule_set.goal, Goal::Row(length) if bout.knights.iter().any(|knights| in_rows(*knights, length).contains(space)));
        let can = self.can(Input::Space(space));
        let mut scene = SpaceScene {
            space,
            knight,
            manure: whose(&bout.manure),
            colour: bout.colours.map(|colours| colours.of(space)),
            barred: spawning && acting.is_some_and(|side| !bout.coloured(side).contains(space)),
            ghost: acting.or(self.own()).filter(|_| landing == Some(space)),
            drop: draft.drop.or(sealed.and_then(|spawn| spawn.drop)) == Some(space),
            trap: self.trap(space),
            can,
            reach: can && spawning && !draft.dropping && knight.is_none(),
            chosen: spawning && draft.knight == Some(space),
            parent: self.rule_set.sickness
                && spawning
                && draft.landing.is_some()
                && draft.knight.is_none()
                && !draft.dropping
                && knight.map(|knight| knight.side) == acting
                && can,
            latest: Side::BOTH
                .into_iter()
                .find(|side| bout.latest[side.index()].is_some_and(|latest| latest.space == space && !latest.trapped)),
            row,
            threat: [own, own.other()].into_iter().find(|side| self.threats[side.index()].contains(space)),
            remembered: self.is_remembered(space),
            label: String::new(),
        };
        scene.label = (texts.space)(&scene);
        scene
    }

    /// Whether a reminded player is shown that the opponent landed here (SN-7 House).
    fn is_remembered(&self, space: Space) -> bool {
        let table = &self.view.table;
        let Some(own) = self.own() else { return false };
        table.options.snapshot == Snapshot::Assisted
            && table.stage == Stage::Play
            && !table.bout.knights[own.other().index()].contains(space)
            && table.bout.past.iter().any(|attempt| {
                attempt.side != own
                    && attempt.fate == Fate::Placed
                    && attempt.spawn.is_some_and(|spawn| spawn.space == space)
            })
    }

    fn prompt(&self, seat: Seat) -> Option<Prompt> {
        let (table, draft) = (&self.view.table, self.draft);
        Some(match self.due? {
            Due::Side => match draft.side {
                None => Prompt::Side(table.results.len() + 1),
                Some(side) => Prompt::ReadySide(side),
            },
            Due::Part(Part::Bid) => match draft.bid {
                None => Prompt::Bid(table.bout.chips[table.side_of(seat).index()]),
                Some(bid) => Prompt::ReadyBid(bid),
            },
            Due::Part(Part::Trap) => draft.trap.map_or(Prompt::Trap, Prompt::ReadyTrap),
            Due::Part(Part::Spawn) => match (draft.landing, draft.knight) {
                (None, None) if table.moves_for(seat) != table.side_of(seat) => Prompt::ForOther,
                (None, None) => Prompt::Landing,
                (None, Some(knight)) => Prompt::LandingFrom(knight),
                (Some(landing), _) if draft.dropping => Prompt::Drop(landing),
                (Some(landing), None) if self.rule_set.sickness => Prompt::Parent(landing),
                (Some(space), knight) => {
                    let parent = knight.filter(|_| self.rule_set.sickness);
                    let may_drop = table.may_drop(seat) && draft.drop.is_none();
                    Prompt::Ready(Spawn { space, parent, drop: draft.drop }, may_drop)
                }
            },
        })
    }
}

/// How much time a seat has at a moment, in ms since the match began.
#[must_use]
pub fn time_left(view: &View, seat: Seat, now: u64) -> Option<TimeLeft> {
    let table = &view.table;
    if table.stage != Stage::Play {
        return table.bout.clock.map(|_| TimeLeft { first: MOVE_TIME, reserve: RESERVE, runs: false });
    }
    table.bout.time_left(&table.rule_set(), table.side_of(seat), now)
}

/// What came of it that a side was out of time (KF-11, HT-1, BD-8).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Late {
    /// It set no trap.
    NoTrap(Side),
    /// It bid nothing in an auction. Chance seals a move for it too, which may never be made (BD-6).
    NoBid(Side),
    /// Chance moved for it.
    Chance(Side),
    /// The opponent moved for it.
    Opponent(Side),
}

impl Late {
    /// What it was, if it was that, when `seat` did something.
    fn of(before: &Match, seat: Seat, action: Action) -> Option<Self> {
        let (own, mover) = (before.side_of(seat), before.moves_for(seat));
        let bout = &before.bout;
        match (bout.turn, action) {
            (Turn::Auction, _) => bout.is_late(own).then_some(Self::NoBid(own)),
            (Turn::Of(_), Action::Trap(_)) => {
                bout.clock.is_some_and(|clock| clock.now > clock.since + MOVE_TIME).then_some(Self::NoTrap(own))
            }
            (Turn::Of(_), Action::Spawn(_)) if bout.is_late(mover) => {
                Some(if mover == own { Self::Chance(own) } else { Self::Opponent(mover) })
            }
            (Turn::Of(_), _) => None,
        }
    }

    /// Whether others than the side itself are told: that it set no trap only where they are shown all traps (HT-6).
    fn is_public(self, rule_set: &RuleSet) -> bool {
        !matches!(self, Self::NoTrap(_)) || rule_set.traps == Some(Reveal::Always)
    }
}

/// What an action did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// Sides were chosen: this seat plays X in the bout of this number, and the viewer, if there is one, this side.
    Chosen(Seat, usize, Option<Side>),
    /// The viewer has sealed this; or it was decided for them, as their time was up.
    Sealed(Action, bool),
    /// Time was up for somebody, which is all there is to tell.
    TooLate,
    /// Somebody else has sealed something, or may have.
    Waiting,
    /// A round was played out.
    Played {
        /// For whom time was up, and what came of that.
        late: Option<Late>,
        /// What is told of it.
        round: RoundScene,
        /// The points of X and O, under Tic-Tac-Toe.
        points: Option<[u8; 2]>,
        /// The knights of these spaces are weak now, or have vanished, as far as the viewer may know.
        parents: Vec<(Space, bool)>,
        /// The bout that ended with it, its number, and the side that won it.
        over: Option<(BoutResult, usize, Option<Side>)>,
    },
}

/// What happened between two views.
#[must_use]
pub fn event(before: &View, after: &View, seat: Seat, action: Action) -> Event {
    let (was, is) = (&before.table, &after.table);
    if let Action::Play(_) = action {
        return Event::Chosen(is.x, is.results.len() + 1, after.viewer.map(|viewer| is.side_of(viewer)));
    }
    let ended = (is.results.len() > was.results.len()).then(|| is.results.last().copied()).flatten();
    let late = Late::of(was, seat, action);
    let own = after.viewer == Some(seat);
    if is.round() == was.round() {
        return if own { Event::Sealed(action, late.is_some()) } else { Event::Waiting };
    }
    let rule_set = was.rule_set();
    // Where sides are swapped the next bout is on the table already: of the last round nothing is left but the action.
    let next_begun = ended.is_some() && is.stage == Stage::Play;
    let round = match action {
        Action::Spawn(spawn) if next_begun && !rule_set.has_secrets() => {
            let attempt = Attempt { side: was.moves_for(seat), spawn: Some(spawn), fate: Fate::Placed };
            RoundScene { attempts: vec![attempt], ..RoundScene::default() }
        }
        _ if next_begun => RoundScene::default(),
        _ => round(&is.bout, &rule_set, is.stage),
    };
    let parent = |attempt: &Attempt| {
        let spawn = attempt.spawn.filter(|_| attempt.fate == Fate::Placed)?;
        let parent = spawn.parent?;
        // The opponent's weak knights may have been hidden before; where they stand at the end is not.
        let vanished = if next_begun {
            was.bout.weak[attempt.side.index()].contains(parent)
        } else {
            !is.bout.knights[attempt.side.index()].contains(parent)
        };
        Some((parent, vanished))
    };
    Event::Played {
        late: late.filter(|late| own || late.is_public(&rule_set)),
        parents: round.attempts.iter().filter_map(parent).collect(),
        points: (rule_set.goal == Goal::Points && !next_begun).then_some(is.bout.points),
        over: ended.map(|result| (result, is.results.len(), result.winner.map(|seat| was.side_of(seat)))),
        round,
    }
}

/// Whether the bout of an earlier moment is over by now, so that all of it lies open.
fn is_open(then: &View, now: &View) -> bool {
    then.table.results.len() < now.table.results.len() || now.table.stage != Stage::Play
}

/// What came of an action beyond what its notation says, as it may be told now; under Snapshot nothing until the bout is
/// over (SN-6). `now` is the game as it stands, unless nothing has to be hidden any more.
#[must_use]
pub fn note(now: Option<&View>, before: &View, after: &View, seat: Seat, action: Action) -> Event {
    if before.table.rule_set().snapshot && now.is_some_and(|now| !is_open(before, now)) {
        return Event::Waiting;
    }
    match event(before, after, seat, action) {
        Event::Played { late, mut round, points, parents, over } => {
            // That a knight has landed stands beside it, in notation.
            let written = matches!(action, Action::Spawn(_)) && now.is_none_or(|now| may_be_read(before, now, seat));
            if written && round.bids.is_none() && round.traps == [None; 2] {
                round.attempts.retain(|attempt| attempt.fate != Fate::Placed);
            }
            let points = points.filter(|points| *points != before.table.bout.points);
            Event::Played { late, round, points, parents, over }
        }
        Event::Sealed(_, true) => Event::TooLate,
        Event::Chosen(..) | Event::Sealed(..) | Event::TooLate | Event::Waiting => Event::Waiting,
    }
}

/// Whether an action may be read in the log: what is sealed only by those who sealed it, and under Snapshot nothing,
/// until the bout is over (SN-6, BD-6). `then` is the game before the action, as it may be seen now.
#[must_use]
pub fn may_be_read(then: &View, now: &View, seat: Seat) -> bool {
    let rule_set = then.table.rule_set();
    is_open(then, now)
        || !rule_set.snapshot && (!rule_set.has_secrets() || now.viewer == Some(seat))
        || then.table.stage == Stage::Choose
}

/// A picture for the rules: a board, and spaces that are marked on it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagram {
    /// The board and what stands on it.
    pub state: State,
    /// Spaces with a mark.
    pub marks: Vec<Space>,
}

impl Diagram {
    /// Reads `mark=a1,b2` and the fields of a position.
    ///
    /// # Errors
    /// When a part is not what it should be.
    pub fn read(text: &str) -> Result<Self, ParseError> {
        let mut marks = Vec::new();
        let mut position = Vec::new();
        for word in Word::whole(text).split(' ') {
            match word.split_once('=') {
                Some((key, value)) if key.text == "mark" => {
                    marks = value.split(',').map(Space::try_from).collect::<Result<_, _>>()?;
                }
                _ => position.push(word.text),
            }
        }
        Ok(Self { state: position.join(" ").parse::<State>()?, marks })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::game::about::picture;
    use crate::game::{Game, GameClock, SessionRules};
    use crate::games::knight_fight::english::{ABOUT, TEXTS};

    fn view_of(position: &str, viewer: Option<Seat>) -> View {
        KnightFight::view(&position.parse::<State>().unwrap(), viewer)
    }

    fn scene_of(position: &str) -> Scene {
        let state = position.parse::<State>().unwrap();
        let seat = KnightFight::to_act(&state).first();
        Scene::of(&KnightFight::view(&state, seat), &Draft::default(), seat, true, &TEXTS)
    }

    fn those(scene: &Scene, what: impl Fn(&SpaceScene) -> bool) -> Vec<String> {
        let mut names: Vec<Space> = scene.spaces.iter().filter(|space| what(space)).map(|space| space.space).collect();
        names.sort_unstable();
        names.iter().map(ToString::to_string).collect()
    }

    // COL-7
    #[test]
    fn each_colour_has_a_letter_of_its_own_in_every_language() {
        for texts in [&TEXTS, &crate::games::knight_fight::french::TEXTS] {
            let letters: BTreeSet<&str> = Colour::ALL.map(texts.colour_letter).into_iter().collect();
            assert_eq!(letters.len(), Colour::ALL.len());
        }
    }

    #[test]
    fn every_picture_of_the_rules_shows_what_its_text_says() {
        let pictures: Vec<(&str, &str)> = ABOUT.rules.lines().filter_map(picture).collect();
        assert_eq!(pictures.len(), 3);
        for (caption, picture) in pictures {
            let Diagram { state, marks } = Diagram::read(picture).unwrap_or_else(|error| panic!("{picture}: {error}"));
            let bout = &state.table.bout;
            if caption.contains("eight spaces") {
                assert_eq!(bout.landings(Side::X), marks.iter().copied().collect());
            }
            if caption.contains("four in a row.") {
                assert!(bout.landings(Side::X).contains(marks[0]) && makes_row(bout.knights[0], marks[0], 4));
            }
            if caption.contains("four points") {
                assert_eq!(bout.points[0], 4);
            }
        }
    }

    #[test]
    fn at_the_beginning_eight_spaces_are_within_reach() {
        let scene = scene_of("standard");
        assert_eq!(
            those(&scene, |space| space.can && space.knight.is_none()),
            ["d5", "d7", "e4", "e8", "g4", "g8", "h5", "h7"]
        );
        assert_eq!(scene.prompt, Some(Prompt::Landing));
        assert_eq!(scene.spaces[0].label, "a12");
        assert_eq!(those(&scene, |space| space.label.contains("X knight")), ["f6"]);
    }

    #[test]
    fn rows_are_read_as_they_lie_on_the_screen() {
        // X on f6 and d5, O on f7.
        let scene = scene_of("standard turn=o moves=1 board=11/11/11/11/11/5O5/5X5/3X7/11/11/11/11");
        let told = |turned| {
            let rows = scene.rows(turned).into_iter();
            rows.map(|(name, spaces)| (name, spaces.iter().map(|scene| scene.space.to_string()).collect::<Vec<_>>()))
                .filter(|(_, spaces)| !spaces.is_empty())
                .collect::<Vec<_>>()
        };
        let row = |name: &str, spaces: &[&str]| (name.to_owned(), spaces.iter().map(|space| (*space).into()).collect());
        assert_eq!(told(false), [row("7", &["f7"]), row("6", &["f6"]), row("5", &["d5"])]);
        assert_eq!(told(true), [row("f", &["f6", "f7"]), row("d", &["d5"])]);
        assert_eq!([scene.rows(false).len(), scene.rows(true).len()], [ROWS, COLUMNS]);
    }

    #[test]
    fn a_space_where_the_opponent_would_win_is_a_threat_until_one_wins_first() {
        // O has a6 to c6 and reaches d6 from e8.
        let position = "standard moves=8 board=11/11/11/11/4O6/11/OOO3X4/11/11/7X3/11/11";
        let scene = scene_of(position);
        assert_eq!(those(&scene, |space| space.threat == Some(Side::O)), ["d6"]);
        assert!(scene.spaces.iter().any(|space| space.label.ends_with("O would win here")));
        let (_, sixth) = scene.rows(false).swap_remove(ROWS - 6);
        assert_eq!(sixth.last().map(|space| space.label.as_str()), Some("g6, X knight"));
        assert!(sixth.iter().any(|space| space.label == "d6, O would win here"), "what the eye is shown is read, too");
        let view = view_of(position, Some(Seat::FIRST));
        let plain = Scene::of(&view, &Draft::default(), None, false, &TEXTS);
        assert!(those(&plain, |space| space.threat.is_some()).is_empty());
    }

    #[test]
    fn a_sealed_choice_is_in_nobody_elses_picture() {
        let position = "bidding=auction,trap=shown turn=both sealed 1 bid 7; 1 trap c3; 1 spawn d5";
        let picture = |viewer| Scene::of(&view_of(position, viewer), &Draft::default(), None, true, &TEXTS);
        let own = picture(Some(Seat::FIRST));
        assert_eq!(own.controls.sealed.bid, Some(7));
        assert_eq!(those(&own, |space| space.ghost.is_some()), ["d5"]);
        assert_eq!(those(&own, |space| space.trap.is_some()), ["c3"]);
        let nothing = "bidding=auction,trap=shown turn=both";
        for other in [Some(Seat::SECOND), None] {
            let fresh = Scene::of(&view_of(nothing, other), &Draft::default(), None, true, &TEXTS);
            assert_eq!(picture(other).spaces, fresh.spaces);
            assert_eq!(picture(other).controls, fresh.controls);
            assert_eq!(picture(other).round, fresh.round);
        }
    }

    #[test]
    fn under_snapshot_one_sees_the_last_move_only_unless_one_is_reminded() {
        // O landed on e5 first, then on g4; both stand.
        let past = "moves=4 board=11/11/11/11/11/5O5/5X5/4O6/6O4/11/11/11 latest=-,g4 past=o:e5,o:g4";
        let opponents = |options: &str| {
            let scene = scene_of(&format!("{options} {past}"));
            let seen = those(&scene, |space| space.knight.is_some_and(|knight| knight.side == Side::O));
            (seen, those(&scene, |space| space.remembered))
        };
        assert_eq!(opponents("snapshot=on"), (vec!["g4".to_owned()], vec![]));
        assert_eq!(opponents("snapshot=assisted"), (vec!["g4".to_owned()], vec!["e5".to_owned()]));
    }

    /// The sentence that tells what an action did, as each seat hears it.
    fn told(position: &str, seat: Seat, text: &str) -> [String; 2] {
        let mut state = position.parse::<State>().unwrap();
        let (before, action) = (state.clone(), text.parse().unwrap());
        KnightFight::check(&state, seat, &action).unwrap();
        KnightFight::apply(&mut state, seat, &action);
        [Seat::FIRST, Seat::SECOND].map(|viewer| {
            let view = |state: &State| KnightFight::view(state, Some(viewer));
            (TEXTS.event)(&event(&view(&before), &view(&state), seat, action))
        })
    }

    #[test]
    fn a_round_is_told_when_both_have_sealed_and_not_before() {
        let auction = "bidding=auction,trap=shown turn=both";
        let [own, other] = told(auction, Seat::FIRST, "bid 7");
        assert_eq!((own.as_str(), other.as_str()), ("Your bid of 7 chips is sealed.", ""));
        let sealed = format!("{auction} sealed 1 bid 7; 1 trap c3; 1 spawn d5; 2 bid 5; 2 trap d5");
        // X wins the auction and lands in O's trap; the trap of X, who moved, stays secret.
        let both = told(&sealed, Seat::SECOND, "spawn d8");
        let text = "X bids 7, O bids 5. X wins the bid and pays. X lands in the trap on d5, and the knight is gone.";
        assert_eq!(both, [text, text]);
    }

    #[test]
    fn a_clock_shows_the_minute_then_the_reserve_then_the_others_minute() {
        let at = |now: u64, seat| {
            let mut state = "favoured=1,trap=shown,clock=on clock=5000,5000".parse::<State>().unwrap();
            let trap = "trap none".parse().unwrap();
            KnightFight::apply(&mut state, Seat::SECOND, &trap);
            KnightFight::advance_clock(&mut state, now);
            time_left(&KnightFight::view(&state, Some(seat)), seat, now).unwrap()
        };
        // X's turn began at 5 s.
        let left = |first, reserve, runs| TimeLeft { first, reserve, runs };
        assert_eq!(at(5_000, Seat::FIRST), left(60_000, 180_000, true));
        assert_eq!(at(25_000, Seat::FIRST), left(40_000, 180_000, true));
        assert_eq!(at(95_000, Seat::FIRST), left(0, 150_000, true));
        assert_eq!(at(95_000, Seat::SECOND), left(60_000, 180_000, false));
        // 5 s + 60 s + 180 s are over: O has a minute for X's move.
        assert_eq!(at(255_000, Seat::SECOND), left(50_000, 0, true));
        // A trap is due within the mover's minute.
        let waiting = "favoured=1,trap=shown,clock=on clock=5000,5000".parse::<State>().unwrap();
        let view = KnightFight::view(&waiting, Some(Seat::SECOND));
        assert_eq!(time_left(&view, Seat::SECOND, 25_000), Some(left(40_000, 0, true)));
    }

    #[test]
    fn that_time_is_up_is_told_with_what_came_of_it() {
        // The turn of X began at once; minute and reserve are over after four minutes, and O's minute after five.
        let at = |now: u64| format!("clock=on clock={now},0");
        assert_eq!(told(&at(240_000), Seat::FIRST, "spawn d5")[0], "X lands on d5.");
        let instead = "Time is up for X: O moves instead. X lands on d5.";
        assert_eq!(told(&at(240_001), Seat::SECOND, "spawn d5"), [instead; 2]);
        let state = at(300_001).parse::<State>().unwrap();
        let chance = KnightFight::next_deadline(&state).and_then(|deadline| deadline.action).unwrap();
        let Action::Spawn(Spawn { space, .. }) = chance.1 else { panic!("expected a move, found {}", chance.1) };
        let by_chance = format!("Time is up for X: chance moves. X lands on {space}.");
        assert_eq!(told(&at(300_001), chance.0, &chance.1.to_string()), [by_chance.as_str(); 2]);
    }

    #[test]
    fn that_time_is_up_for_a_secret_is_told_to_whose_it_is_only() {
        let waiting = "trap=hidden,clock=on clock=60001,0";
        assert_eq!(told(waiting, Seat::SECOND, "trap none"), ["", "Time is up. You set no trap."]);
        assert_eq!(noted(waiting, Seat::SECOND, "trap none"), ["", "Time was up."]);
        // The move was sealed in time, so that the trap completes the round.
        let sealed = "trap=hidden,clock=on clock=60001,0 sealed 1 spawn d5";
        let [others, own] = ["X lands on d5.", "Time is up for O: no trap. X lands on d5."];
        assert_eq!(told(sealed, Seat::SECOND, "trap none"), [others, own]);
        assert_eq!(noted(sealed, Seat::SECOND, "trap none"), [others, own]);
        // Nor can a trap that was set be told from it.
        assert_eq!(told(&sealed.replace("60001", "60000"), Seat::SECOND, "trap c3")[0], others);
        // Where all traps are shown, that there was none is no secret.
        let shown = sealed.replace("hidden", "shown");
        assert_eq!(told(&shown, Seat::SECOND, "trap none"), [own; 2]);
        assert_eq!(noted(&shown, Seat::SECOND, "trap none"), [own; 2]);
    }

    #[test]
    fn whoever_is_late_in_an_auction_is_said_to_bid_nothing_and_not_to_move() {
        // O has used up all of its reserve, X nothing of it: after a minute it is too late for O alone.
        let auction = "bidding=auction,clock=on turn=both clock=60001,0 reserve=180000/0";
        assert_eq!(told(auction, Seat::SECOND, "bid 0"), ["", "Time is up. Your bid of 0 chips is sealed."]);
        // What O had bid in time is void.
        let sealed = format!("{auction} sealed 1 bid 7; 1 spawn d5; 2 bid 9");
        let state = sealed.parse::<State>().unwrap();
        let (seat, chance) = KnightFight::next_deadline(&state).and_then(|deadline| deadline.action).unwrap();
        let text = "X bids 7, O bids 0. X wins the bid and pays. X lands on d5.";
        let late = format!("Time is up for O: no chips are bid. {text}");
        assert_eq!(told(&sealed, seat, &chance.to_string()), [late.as_str(); 2]);
        assert_eq!(noted(&sealed, seat, &chance.to_string()), [late.as_str(); 2]);
    }

    #[test]
    fn what_was_tried_in_vain_is_told_to_nobody_else() {
        // O's knight on d5 is not shown: its last move was to g4.
        let position = "snapshot=on moves=4 board=11/11/11/11/11/5O5/5X5/3O7/6O4/11/11/11 latest=-,g4 past=o:d5,o:g4";
        let [own, other] = told(position, Seat::FIRST, "spawn d5");
        assert_eq!(own, "X’s move to d5 is impossible: something hidden is in the way. X passes.");
        assert_eq!(other, "X passes.");
    }

    /// What the log says of an action beside its notation, to each seat, as soon as it is done.
    fn noted(position: &str, seat: Seat, text: &str) -> [String; 2] {
        let mut state = position.parse::<State>().unwrap();
        let (before, action) = (state.clone(), text.parse().unwrap());
        KnightFight::check(&state, seat, &action).unwrap();
        KnightFight::apply(&mut state, seat, &action);
        [Seat::FIRST, Seat::SECOND].map(|viewer| {
            let seen = |then: &State| KnightFight::view_of_past(then, &state, Some(viewer));
            (TEXTS.event)(&note(Some(&seen(&state)), &seen(&before), &seen(&state), seat, action))
        })
    }

    #[test]
    fn the_log_adds_what_its_notation_does_not_say() {
        assert_eq!(noted("standard", Seat::FIRST, "spawn d5"), ["", ""]);
        let weakened = noted("sickness=on", Seat::FIRST, "spawn d5 from f6");
        assert_eq!(weakened, ["The knight on f6 is weak now."; 2]);
        // The trap completes the round, so its line tells of the move.
        let round = "trap=shown sealed 1 spawn d5";
        let told = "X lands on d5. A trap was set on c3.";
        assert_eq!(noted(round, Seat::SECOND, "trap c3"), [told; 2]);
        assert_eq!(noted(round, Seat::SECOND, "trap none"), ["X lands on d5."; 2]);
        assert_eq!(noted("trap=shown", Seat::FIRST, "spawn d5"), ["", ""]);
        assert_eq!(noted("snapshot=on", Seat::FIRST, "spawn d5"), ["", ""]);
    }

    #[test]
    fn what_is_sealed_is_read_by_others_after_the_bout_only() {
        let [before, sealed] = ["trap=shown", "trap=shown sealed 2 trap c3"];
        let readable =
            |viewer| may_be_read(&view_of(before, Some(viewer)), &view_of(sealed, Some(viewer)), Seat::SECOND);
        assert_eq!([Seat::FIRST, Seat::SECOND].map(readable), [false, true]);
        let over = view_of("trap=shown won=1:9:row moves=9 choose", Some(Seat::FIRST));
        assert!(may_be_read(&view_of(before, Some(Seat::FIRST)), &over, Seat::SECOND));
        let remembered = view_of(
            "snapshot=on turn=o moves=1 board=11/11/11/11/11/5O5/5X5/3X7/11/11/11/11 latest=d5,- past=x:d5",
            Some(Seat::FIRST),
        );
        assert!(
            !may_be_read(&view_of("snapshot=on", Some(Seat::FIRST)), &remembered, Seat::FIRST),
            "not even one's own"
        );
    }

    #[test]
    fn the_end_of_a_bout_is_told_with_its_winner() {
        let position = "favoured=1 moves=8 board=11/11/11/3O7/4O6/5O5/2XX1X5/6O4/3X7/11/11/11";
        let [own, _] = told(position, Seat::FIRST, "spawn e6");
        assert_eq!(own, "X lands on e6. X won bout 1 in 9 moves: a row.");
        let swapped = position.replace("favoured=1", "favoured=1,sides=swap");
        assert_eq!(told(&swapped, Seat::FIRST, "spawn e6")[0], own);
    }
}
