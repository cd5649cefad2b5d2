//! The scene of a match of Knight Fight: every space, both players, the controls and the prompt. A scene is plain data, made from
//! a view and the player's draft; `words` turns it into text.

use super::move_builder::{Draft, Input};
use super::rules::board::{COLUMNS, ROWS, in_rows, makes_row, points};
use super::rules::{
    AttemptResult, BoutResult, Colour, Decision, Event, Goal, KnightFight, MOVE_TIME_MS, Match, POINTS_TO_WIN,
    PlanPart, RESERVE_MS, Round, RuleSet, Side, Snapshot, Space, Spaces, Spawn, Stage, State, View,
};
use crate::game::text::{ParseError, Word, read_parts};
use crate::game::{MoveBuilder, Seat, TimeLeft};

/// Everything the screen shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// All spaces, row by row from the top left: a12 to k12 first, a1 to k1 last.
    pub spaces: Vec<SpaceScene>,
    /// Both players, by seat.
    pub players: [PlayerScene; 2],
    /// The status of the match: the bout, its moves and the earlier results.
    pub status: MatchStatus,
    /// The last round, as far as the viewer knows it.
    pub round: Round,
    /// The controls beside the board.
    pub controls: Controls,
    /// What to do next; `None` when it is not the viewer's turn.
    pub prompt: Option<Prompt>,
}

/// A knight on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Knight {
    /// The side of the knight.
    pub side: Side,
    /// Whether it will vanish when it spawns again (SK-2).
    pub weak: bool,
}

/// A trap on a space, as far as the viewer knows of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrapScene {
    /// The viewer has chosen or sealed the trap.
    Own,
    /// The trap was revealed in the last round, and caught nobody.
    Revealed,
    /// The trap caught a knight of this side in the last round.
    Sprung(Side),
}

/// A space of the board.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "the flags are independent of each other")]
pub struct SpaceScene {
    /// The space, which is also its name in notation.
    pub space: Space,
    /// The knight on the space, if one is visible.
    pub knight: Option<Knight>,
    /// The side whose manure lies on the space, if any is visible.
    pub manure: Option<Side>,
    /// The colour of the space; `None` without Coloration.
    pub colour: Option<Colour>,
    /// Whether the colour of the space forbids the side to move to land there.
    pub barred: bool,
    /// The side of the knight that the draft or the sealed move lands here, if any.
    pub ghost: Option<Side>,
    /// Whether the draft or the sealed move drops manure here.
    pub drop: bool,
    /// The trap that is known on the space, if any.
    pub trap: Option<TrapScene>,
    /// Whether a touch of the space is a legal input.
    pub can: bool,
    /// Whether a knight can land there now, as far as the viewer knows.
    pub reach: bool,
    /// Whether the knight on the space is chosen.
    pub chosen: bool,
    /// Whether the knight on the space may be chosen as the parent of the knight that lands.
    pub parent: bool,
    /// The side whose last move landed on the space, if any.
    pub latest: Option<Side>,
    /// Whether the knight on the space stands in the winning row.
    pub row: bool,
    /// The side that would win by landing here, as far as the viewer sees; the viewer's side if both would, `None` if neither
    /// would.
    pub threat: Option<Side>,
    /// Whether the opponent landed here earlier; only with reminders (SN-7 House).
    pub remembered: bool,
}

/// The public information about a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "the flags are independent of each other")]
pub struct PlayerScene {
    /// The player's seat.
    pub seat: Seat,
    /// The side that the player has; `None` until sides are chosen.
    pub side: Option<Side>,
    /// Whether the player is favoured, and so wins a tie of the match.
    pub favoured: bool,
    /// The number of bouts that the player has won.
    pub bouts: u8,
    /// Whether an action is due from the player.
    pub to_act: bool,
    /// The chips that the player has left; `None` without Bidding.
    pub chips: Option<u8>,
    /// Whether the player wins the next tie in an auction.
    pub wins_tie: bool,
    /// The pieces of manure that the player has left; `None` without Airdrop.
    pub manure: Option<u8>,
    /// The points of the player; `None` without Tic-Tac-Toe.
    pub points: Option<u8>,
    /// Whether the player may not set a trap now (HT-4).
    pub banned: bool,
}

/// The bout on the table, its moves, and the bouts before it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchStatus {
    /// The number of the bout on the table; before the first bout, 1.
    pub bout: usize,
    /// The number of moves in the bout.
    pub moves: u16,
    /// The results of the bouts that are over.
    pub results: Vec<BoutResult>,
    /// Whether sides are being chosen.
    pub choosing: bool,
}

/// The controls beside the board. `None` hides a control.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Controls {
    /// The choice of a side, as the side in the draft; `Some(None)` before one is chosen.
    pub sides: Option<Option<Side>>,
    /// The choice of a bid, as the most chips and the bid in the draft.
    pub bid: Option<(u8, Option<u8>)>,
    /// The button for no trap: whether the draft sets no trap.
    pub trap: Option<bool>,
    /// The button for manure, as the number of pieces left and whether the draft drops one.
    pub manure: Option<(u8, bool)>,
    /// The choices that the viewer has sealed in this round.
    pub sealed: SealedPlan,
}

/// The choices that the viewer has sealed in this round; `None` for a choice that is not sealed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SealedPlan {
    /// The bid in chips.
    pub bid: Option<u8>,
    /// The trap; `Some(None)` for no trap.
    pub trap: Option<Option<Space>>,
    /// The move.
    pub spawn: Option<Spawn>,
}

/// The prompt: what the viewer has to do next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prompt {
    /// Choose a side for the bout with this number.
    Side(usize),
    /// Confirm this side.
    ReadySide(Side),
    /// Bid at most this number of chips.
    Bid(u8),
    /// Confirm this bid.
    ReadyBid(u8),
    /// Choose a space for a trap, or none.
    Trap,
    /// Confirm this trap, or no trap.
    ReadyTrap(Option<Space>),
    /// Choose where the new knight lands.
    Landing,
    /// Choose where a new knight of the opponent lands, because the opponent is out of time.
    ForOther,
    /// Choose where the new knight of the parent on this space lands.
    LandingFrom(Space),
    /// Choose the parent of the knight that lands here.
    Parent(Space),
    /// Choose where manure is dropped.
    Drop,
    /// Confirm this move; `true` if manure may be added.
    Ready(Spawn, bool),
}

impl Scene {
    /// The scene of a view with a draft. `acting` is the seat whose inputs the table accepts; `show_threats` marks the spaces
    /// where a side would win.
    #[must_use]
    pub fn of(view: &View, draft: &Draft, acting: Option<Seat>, show_threats: bool) -> Self {
        let table = &view.table;
        let (rule_set, bout) = (table.rule_set(), &table.bout);
        let due = acting.and_then(|seat| table.pending_decision(seat));
        let acting = acting.filter(|_| due.is_some());
        let threats = if show_threats { threats(view, &rule_set) } else { [Spaces::EMPTY; 2] };
        let builder = SceneBuilder { view, draft, acting, due, rule_set, threats };
        let spaces = (0..ROWS).rev().flat_map(|row| (0..COLUMNS).filter_map(move |column| Space::new(column, row)));
        Self {
            spaces: spaces.map(|space| builder.space(space)).collect(),
            players: [Seat::FIRST, Seat::SECOND].map(|seat| player(view, seat)),
            status: status(table),
            round: Round::last(bout, &rule_set, table.stage == Stage::Play),
            controls: builder.controls(),
            prompt: acting.and_then(|seat| builder.prompt(seat)),
        }
    }

    /// The rows of the board from top to bottom, each as its number and the spaces to describe. These are the spaces that are not
    /// empty or where a side would win, from left to right.
    pub(crate) fn rows(&self) -> Vec<(String, Vec<&SpaceScene>)> {
        let is_empty = |space: &SpaceScene| {
            let SpaceScene { knight, manure, trap, threat, .. } = space;
            knight.is_none() && manure.is_none() && trap.is_none() && threat.is_none()
        };
        let occupied =
            |row| self.spaces.iter().filter(move |scene| scene.space.row() == row && !is_empty(scene)).collect();
        (0..ROWS).rev().map(|row| ((row + 1).to_string(), occupied(row))).collect()
    }
}

/// The spaces where each side would win with its next move, as far as the viewer sees.
pub(crate) fn threats(view: &View, rule_set: &RuleSet) -> [Spaces; 2] {
    let bout = &view.table.bout;
    if view.table.stage != Stage::Play {
        return [Spaces::EMPTY; 2];
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

/// The public information about the player at a seat.
pub(crate) fn player(view: &View, seat: Seat) -> PlayerScene {
    let table = &view.table;
    let (rule_set, bout, side) = (table.rule_set(), &table.bout, table.side_of(seat));
    let won = table.results.iter().filter(|result| result.winner == Some(seat)).count();
    PlayerScene {
        seat,
        side: (table.stage == Stage::Play || !table.results.is_empty()).then_some(side),
        favoured: seat == table.favoured,
        bouts: u8::try_from(won).unwrap_or(u8::MAX),
        to_act: table.pending_decision(seat).is_some(),
        chips: rule_set.auction.map(|_| bout.chips[side.index()]),
        wins_tie: rule_set.auction.is_some() && bout.lost == side,
        manure: (rule_set.manure > 0).then(|| bout.manure_left[side.index()]),
        points: (rule_set.goal == Goal::Points).then(|| bout.points[side.index()]),
        banned: bout.banned == Some(side),
    }
}

pub(crate) fn status(table: &Match) -> MatchStatus {
    MatchStatus {
        bout: table.results.len() + usize::from(table.stage == Stage::Play || table.results.is_empty()),
        moves: table.bout.moves,
        results: table.results.clone(),
        choosing: table.stage == Stage::Choose,
    }
}

/// The data from which the parts of a scene are built.
struct SceneBuilder<'a> {
    view: &'a View,
    draft: &'a Draft,
    acting: Option<Seat>,
    due: Option<Decision>,
    rule_set: RuleSet,
    threats: [Spaces; 2],
}

impl SceneBuilder<'_> {
    /// The side of the viewer; `None` for a spectator.
    fn own_side(&self) -> Option<Side> {
        self.view.table.side_of_viewer(self.view.viewer)
    }

    fn accepts(&self, touch: Input) -> bool {
        let mut trial = *self.draft;
        self.acting.is_some_and(|seat| KnightFight::input(self.view, seat, &mut trial, touch).is_ok())
    }

    fn sealed(&self) -> SealedPlan {
        let plan = self.own_side().map(|side| self.view.table.bout.plans[side.index()]).unwrap_or_default();
        SealedPlan { bid: plan.bid, trap: plan.trap.decided(), spawn: plan.spawn }
    }

    fn controls(&self) -> Controls {
        let mut controls = Controls { sealed: self.sealed(), ..Controls::default() };
        let Some(side) = self.acting.map(|seat| self.view.table.side_of(seat)) else { return controls };
        let bout = &self.view.table.bout;
        match self.due {
            Some(Decision::Side) => controls.sides = Some(self.draft.side),
            Some(Decision::Part(PlanPart::Bid)) => controls.bid = Some((bout.chips[side.index()], self.draft.bid)),
            Some(Decision::Part(PlanPart::Trap)) => controls.trap = Some(self.draft.trap == Some(None)),
            Some(Decision::Part(PlanPart::Spawn))
                if self.rule_set.manure > 0
                    && self.acting.is_some_and(|seat| self.view.table.side_moved_by(seat) == side) =>
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

    fn space(&self, space: Space) -> SpaceScene {
        let (bout, draft) = (&self.view.table.bout, self.draft);
        let owner = |sets: &[Spaces; 2]| Side::BOTH.into_iter().find(|side| sets[side.index()].contains(space));
        let knight = owner(&bout.knights).map(|side| Knight { side, weak: bout.weak[side.index()].contains(space) });
        let acting = self.acting.map(|seat| self.view.table.side_moved_by(seat));
        let spawning = self.due == Some(Decision::Part(PlanPart::Spawn));
        let sealed = self.sealed().spawn;
        let landing = draft.landing.or(sealed.map(|spawn| spawn.space));
        let own = self.own_side().unwrap_or(Side::X);
        let over = self.view.table.stage != Stage::Play;
        let row = over
            && matches!(self.rule_set.goal, Goal::Row(length) if bout.knights.iter().any(|knights| in_rows(*knights, length).contains(space)));
        let can = self.accepts(Input::Space(space));
        SpaceScene {
            space,
            knight,
            manure: owner(&bout.manure),
            colour: bout.colours.map(|colours| colours.of(space)),
            barred: spawning && acting.is_some_and(|side| !bout.allowed_by_colour(side).contains(space)),
            ghost: acting.or(self.own_side()).filter(|_| landing == Some(space)),
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
        }
    }

    /// Whether the viewer is reminded that the opponent landed on the space (SN-7 House).
    fn is_remembered(&self, space: Space) -> bool {
        let table = &self.view.table;
        let Some(own) = self.own_side() else { return false };
        table.options.snapshot == Snapshot::Assisted
            && table.stage == Stage::Play
            && !table.bout.knights[own.other().index()].contains(space)
            && table.bout.past.iter().any(|attempt| {
                attempt.side != own
                    && attempt.result == AttemptResult::Placed
                    && attempt.spawn.is_some_and(|spawn| spawn.space == space)
            })
    }

    fn prompt(&self, seat: Seat) -> Option<Prompt> {
        let (table, draft) = (&self.view.table, self.draft);
        Some(match self.due? {
            Decision::Side => match draft.side {
                None => Prompt::Side(table.results.len() + 1),
                Some(side) => Prompt::ReadySide(side),
            },
            Decision::Part(PlanPart::Bid) => match draft.bid {
                None => Prompt::Bid(table.bout.chips[table.side_of(seat).index()]),
                Some(bid) => Prompt::ReadyBid(bid),
            },
            Decision::Part(PlanPart::Trap) => draft.trap.map_or(Prompt::Trap, Prompt::ReadyTrap),
            Decision::Part(PlanPart::Spawn) => match (draft.landing, draft.knight) {
                (None, None) if table.side_moved_by(seat) != table.side_of(seat) => Prompt::ForOther,
                (None, None) => Prompt::Landing,
                (None, Some(knight)) => Prompt::LandingFrom(knight),
                (Some(_), _) if draft.dropping => Prompt::Drop,
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

/// The time that a seat has left; `None` without clocks. `now` is in ms since the match began.
pub(crate) fn time_left(view: &View, seat: Seat, now: u64) -> Option<TimeLeft> {
    let table = &view.table;
    if table.stage != Stage::Play {
        return table.bout.clock.map(|_| TimeLeft { first: MOVE_TIME_MS, reserve: RESERVE_MS, runs: false });
    }
    table.bout.time_left(&table.rule_set(), table.side_of(seat), now)
}

/// Whether the viewer may read an action in the log. Until the bout is over, a sealed action is shown only to the player who
/// sealed it, and under Snapshot no action is shown (SN-6, BD-6). The choice of sides is always shown. `then` is the game after
/// the action, as the viewer may see it now.
pub(crate) fn may_be_read(then: &View, events: &[Event], now: &View, seat: Seat) -> bool {
    let (rule_set, bouts) = (then.table.rule_set(), now.table.results.len());
    let is_over = now.table.stage != Stage::Play || then.table.results.len() < bouts;
    is_over
        || !rule_set.snapshot && (!rule_set.has_secrets() || now.viewer == Some(seat))
        || events.iter().any(|event| matches!(event, Event::Chosen { .. } | Event::BoutOver { .. }))
}

/// A diagram in the rules: a position and marked spaces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Diagram {
    /// The position.
    pub state: State,
    /// The marked spaces.
    pub marks: Vec<Space>,
}

impl Diagram {
    /// Reads a text with the fields of a position and `mark=a1,b2`.
    pub(crate) fn read(text: &str) -> Result<Self, ParseError> {
        let mut marks = Vec::new();
        let mut position = Vec::new();
        for word in Word::whole(text).split(' ') {
            match word.split_once('=') {
                Some((key, value)) if key.text == "mark" => {
                    marks = read_parts(value, ',', Space::try_from)?;
                }
                _ => position.push(word.text),
            }
        }
        Ok(Self { state: position.join(" ").parse::<State>()?, marks })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::game::about::split_picture_line;
    use crate::game::{GameWords, Language};

    fn view_of(position: &str, viewer: Option<Seat>) -> View {
        KnightFight::view(&position.parse::<State>().unwrap(), viewer)
    }

    fn scene_of(position: &str) -> Scene {
        let state = position.parse::<State>().unwrap();
        let seat = KnightFight::to_act(&state).first();
        Scene::of(&KnightFight::view(&state, seat), &Draft::default(), seat, true)
    }

    /// The names of the spaces that fulfil a condition.
    fn those(scene: &Scene, what: impl Fn(&SpaceScene) -> bool) -> Vec<String> {
        let mut names: Vec<Space> = scene.spaces.iter().filter(|space| what(space)).map(|space| space.space).collect();
        names.sort_unstable();
        names.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn every_diagram_of_the_rules_shows_what_its_caption_says() {
        let rules = KnightFight::rules(Language::ENGLISH, None);
        let pictures: Vec<(&str, &str)> = rules.lines().filter_map(split_picture_line).collect();
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
    fn at_first_eight_spaces_are_within_reach() {
        let scene = scene_of("standard");
        assert_eq!(
            those(&scene, |space| space.can && space.knight.is_none()),
            ["d5", "d7", "e4", "e8", "g4", "g8", "h5", "h7"]
        );
        assert_eq!(scene.prompt, Some(Prompt::Landing));
        assert_eq!(scene.spaces[0].space.to_string(), "a12");
        assert_eq!(those(&scene, |space| space.knight.is_some_and(|knight| knight.side == Side::X)), ["f6"]);
    }

    #[test]
    fn rows_are_those_of_the_screen() {
        // X on f6 and d5, O on f7.
        let scene = scene_of("standard turn=o moves=1 board=11/11/11/11/11/5O5/5X5/3X7/11/11/11/11");
        let names = |spaces: Vec<&SpaceScene>| spaces.iter().map(|scene| scene.space.to_string()).collect::<Vec<_>>();
        let rows = scene.rows().into_iter().map(|(name, spaces)| (name, names(spaces)));
        let occupied: Vec<_> = rows.filter(|(_, spaces)| !spaces.is_empty()).collect();
        let row = |name: &str, space: &str| (name.to_owned(), vec![space.to_owned()]);
        assert_eq!(occupied, [row("7", "f7"), row("6", "f6"), row("5", "d5")]);
        assert_eq!(scene.rows().len(), ROWS);
    }

    #[test]
    fn a_space_where_the_opponent_would_win_is_a_threat() {
        // O has a6 to c6 and reaches d6 from e8.
        let position = "standard moves=8 board=11/11/11/11/4O6/11/OOO3X4/11/11/7X3/11/11";
        let scene = scene_of(position);
        assert_eq!(those(&scene, |space| space.threat == Some(Side::O)), ["d6"]);
        let (_, sixth) = scene.rows().swap_remove(ROWS - 6);
        let names: Vec<String> = sixth.iter().map(|space| space.space.to_string()).collect();
        assert_eq!(names, ["a6", "b6", "c6", "d6", "g6"], "a row has its threats, too");
        let view = view_of(position, Some(Seat::FIRST));
        let plain = Scene::of(&view, &Draft::default(), None, false);
        assert!(those(&plain, |space| space.threat.is_some()).is_empty());
    }

    #[test]
    fn a_sealed_choice_is_in_no_other_player_s_scene() {
        let position = "bidding=auction,trap=shown turn=both sealed 1 bid 7; 1 trap c3; 1 spawn d5";
        let seen_by = |viewer| Scene::of(&view_of(position, viewer), &Draft::default(), None, true);
        let own = seen_by(Some(Seat::FIRST));
        assert_eq!(own.controls.sealed.bid, Some(7));
        assert_eq!(those(&own, |space| space.ghost.is_some()), ["d5"]);
        assert_eq!(those(&own, |space| space.trap.is_some()), ["c3"]);
        let nothing = "bidding=auction,trap=shown turn=both";
        for other in [Some(Seat::SECOND), None] {
            let fresh = Scene::of(&view_of(nothing, other), &Draft::default(), None, true);
            assert_eq!(seen_by(other).spaces, fresh.spaces);
            assert_eq!(seen_by(other).controls, fresh.controls);
            assert_eq!(seen_by(other).round, fresh.round);
        }
    }

    #[test]
    fn snapshot_shows_the_last_move_and_perhaps_reminders() {
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

    #[test]
    fn others_read_what_is_sealed_after_the_bout_only() {
        let [before, sealed] = ["trap=shown", "trap=shown sealed 2 trap c3"];
        let readable =
            |viewer| may_be_read(&view_of(before, Some(viewer)), &[], &view_of(sealed, Some(viewer)), Seat::SECOND);
        assert_eq!([Seat::FIRST, Seat::SECOND].map(readable), [false, true]);
        let over = view_of("trap=shown won=1:9:row moves=9 choose", Some(Seat::FIRST));
        assert!(may_be_read(&view_of(before, Some(Seat::FIRST)), &[], &over, Seat::SECOND));
        let remembered = view_of(
            "snapshot=on turn=o moves=1 board=11/11/11/11/11/5O5/5X5/3X7/11/11/11/11 latest=d5,- past=x:d5",
            Some(Seat::FIRST),
        );
        assert!(!may_be_read(&remembered, &[], &remembered, Seat::FIRST), "not even the own move");
    }
}
