//! Puzzles: positions with a task that exactly one turn solves.
//!
//! A game has several [kinds](PuzzleKind) of puzzles. In each kind the player has to reach a goal within a number of turns, or to
//! keep the other side from it, against every answer. The solver does not evaluate positions: it tries all turns and all answers.

use std::collections::BTreeSet;

use super::lesson::{Exercise, ExerciseStatus};
use super::record::Entry;
use super::text::{Word, read_parts};
use super::{Game, ParseError, PositionEditor, Seat};

/// The exercises of a game's lesson, its puzzles, and the editor of its positions. A game without them has an empty
/// implementation.
///
/// ```
/// use corsair_cabinet::game::Tasks;
/// use corsair_cabinet::games::battle_of_corsica::BattleOfCorsica;
/// use corsair_cabinet::games::court_wars::CourtWars;
///
/// assert!(CourtWars::exercises()[0].state().is_ok());
/// assert!(CourtWars::puzzle(0).is_some() && BattleOfCorsica::puzzle(0).is_none());
/// ```
pub trait Tasks: Game {
    /// Whether the game has puzzles. The page can ask this before it loads the puzzles.
    const HAS_PUZZLES: bool = false;

    /// The editor of positions; `None` if positions cannot be edited.
    const POSITION_EDITOR: Option<&'static dyn PositionEditor<Self>> = None;

    /// The exercises of the lesson, in order.
    #[must_use]
    fn exercises() -> &'static [Exercise<Self>] {
        &[]
    }

    /// The puzzle of a day, counted in days since 1970; `None` if the game has no puzzles.
    #[must_use]
    fn puzzle(_day: u64) -> Option<Puzzle<Self>> {
        None
    }

    /// The text by which puzzles compare positions: two turns that lead to equal texts are both right.
    fn compared_position(state: &Self::State) -> String {
        state.to_string()
    }
}

/// The task of a kind of puzzle: reach a goal or prevent it, within a number of turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// The seat to act reaches the goal within this number of its turns.
    Reach(u8),
    /// The seat to act makes a turn after which the other side cannot reach its goal within this number of turns. After every
    /// other turn of the seat, the other side could.
    Prevent(u8),
}

/// Tests whether a seat has reached a goal in the state `now`. `start` is the position of the puzzle.
pub(crate) type Goal<G> = fn(start: &<G as Game>::State, now: &<G as Game>::State, seat: Seat) -> bool;

/// A kind of puzzle: its name and its task.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PuzzleKind {
    /// The name of the kind in the list of puzzles.
    pub name: &'static str,
    /// The task.
    pub aim: Aim,
}

impl PuzzleKind {
    /// The difficulty, from 1 to 3. It follows from the number of turns of both sides that the player has to foresee.
    #[must_use]
    pub fn difficulty(&self) -> u8 {
        let turns = match self.aim {
            Aim::Reach(turns) => turns.saturating_mul(2).saturating_sub(1),
            Aim::Prevent(turns) => turns.saturating_mul(2),
        };
        (turns / 2 + 1).min(3)
    }
}

/// A game with puzzles: its list of puzzles, and the functions by which the solver finds and checks them.
pub trait HasPuzzles: Tasks {
    /// The kinds of puzzles, in the order in which they take turns.
    const KINDS: &'static [PuzzleKind];

    /// The puzzles, one on each line with tabs between its parts: the name of the kind, the position, and the actions of the
    /// solution separated by `;`.
    const PUZZLES: &'static str;

    /// The number of puzzles at the beginning of the list that are older than the kinds.
    const LEGACY_PUZZLE_COUNT: usize = 0;

    /// The test whether a seat has reached the goal of this kind of puzzle.
    fn goal(kind: &PuzzleKind) -> Goal<Self>;

    /// Whether a puzzle with this position and solution belongs to this kind, and not to another kind with the same goal.
    fn is_of_kind(_kind: &PuzzleKind, _start: &Self::State, _solution: &[Entry<Self::Action>]) -> bool {
        true
    }

    /// Removes the history of the game from a position, so that a puzzle can begin there; `None` if the position depends on it.
    fn without_history(state: &Self::State) -> Option<Self::State> {
        Some(state.clone())
    }

    /// The states that the solver tries instead of `state`, because nobody can tell them apart: for instance one for each card
    /// that may come next. If the seat to act `solves` the puzzle, the least favourable state is enough.
    fn possible_states(state: &Self::State, _solves: bool) -> Vec<Self::State> {
        vec![state.clone()]
    }

    /// The solution of a position: the only turn that does the task against every defence, and one line of play after it. The
    /// solver visits at most `max_positions` positions. `None` if the position is not a puzzle of this kind, or the solver did
    /// not finish.
    fn solve(kind: &PuzzleKind, state: &Self::State, max_positions: u64) -> Option<Vec<Entry<Self::Action>>> {
        Solver::<Self>::new(state, kind, max_positions)
            .solve(state)
            .filter(|solution| Self::is_of_kind(kind, state, solution))
    }
}

/// The first day, in days since 1970, on which the kinds of puzzles take turns: 1 November 2026. Earlier days keep their puzzles.
pub const FIRST_DAY_OF_KINDS: u64 = 20_758;

/// A puzzle: a position with exactly one solution.
///
/// ```
/// use corsair_cabinet::game::lesson::ExerciseStatus;
/// use corsair_cabinet::game::puzzle::Puzzle;
/// use corsair_cabinet::games::court_wars::CourtWars;
///
/// let puzzle = Puzzle::<CourtWars>::of_day(20_800).unwrap();
/// assert_eq!(Puzzle::read(&puzzle.write()), Ok(puzzle.clone()));
///
/// let mut state = puzzle.position.clone();
/// for entry in &puzzle.solution {
///     entry.play::<CourtWars>(&mut state).unwrap();
/// }
/// assert_eq!(puzzle.status(&puzzle.solution, &state), ExerciseStatus::Done);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle<G: Game> {
    /// The index of the kind in [`HasPuzzles::KINDS`].
    pub kind: usize,
    /// The difficulty of the kind, from 1 to 3.
    pub difficulty: u8,
    /// The position at which the puzzle begins.
    pub position: G::State,
    /// The actions of the only solution and of the other side's answers.
    pub solution: Vec<Entry<G::Action>>,
}

impl<G: HasPuzzles> Puzzle<G> {
    /// Writes a line that [`Puzzle::read`] reads.
    pub fn write(&self) -> String {
        let solution: Vec<String> = self.solution.iter().map(|entry| entry.write(false)).collect();
        format!("{}\t{}\t{}", G::KINDS[self.kind].name, self.position, solution.join(";"))
    }

    /// Reads a line of [`HasPuzzles::PUZZLES`].
    ///
    /// # Errors
    /// When the line cannot be read.
    pub fn read(line: &str) -> Result<Self, ParseError> {
        let word = Word::whole(line);
        let (name, rest) = word.split_once('\t').ok_or_else(|| word.expected("a kind, a tab, and a position"))?;
        let kind = G::KINDS.iter().position(|kind| kind.name == name.text);
        let kind = kind.ok_or_else(|| name.expected("a kind of puzzle"))?;
        let (position, solution) =
            rest.split_once('\t').ok_or_else(|| rest.expected("a position, a tab, and the solution"))?;
        Ok(Self {
            kind,
            difficulty: G::KINDS[kind].difficulty(),
            position: position.parse()?,
            solution: read_parts(solution, ';', |word| Entry::read(word, false))?,
        })
    }

    /// The puzzle of a day, in days since 1970; the same for all players. The kinds take turns by day, and the puzzles of a kind
    /// repeat after the last one. `None` if there is no puzzle for the day.
    #[must_use]
    pub fn of_day(day: u64) -> Option<Self> {
        if day < FIRST_DAY_OF_KINDS && G::LEGACY_PUZZLE_COUNT > 0 {
            let index = usize::try_from(day).ok()? % G::LEGACY_PUZZLE_COUNT;
            return Self::read(G::PUZZLES.lines().nth(index)?).ok();
        }
        let day = usize::try_from(day).ok()?;
        let kind = G::KINDS.get(day.checked_rem(G::KINDS.len())?)?;
        let is_of_kind = |line: &&str| line.split('\t').next() == Some(kind.name);
        let of_kind = || G::PUZZLES.lines().filter(is_of_kind);
        let index = (day / G::KINDS.len()).checked_rem(of_kind().count())?;
        Self::read(of_kind().nth(index)?).ok()
    }
}

impl<G: Tasks> Puzzle<G> {
    /// The seat that has to solve the puzzle.
    pub fn seat(&self) -> Seat {
        self.solution.first().map_or(Seat::FIRST, |first| first.seat)
    }

    /// The status of the puzzle after the actions `done`, which led to `state`. A turn is right if it leads to the right
    /// position, whatever the order of its actions.
    pub fn status(&self, done: &[Entry<G::Action>], state: &G::State) -> ExerciseStatus<G::Action> {
        let seat = self.seat();
        let after = |entries: &[Entry<G::Action>]| {
            let mut state = self.position.clone();
            entries.iter().try_for_each(|entry| entry.play::<G>(&mut state)).ok()?;
            Some(G::compared_position(&state))
        };
        if after(&self.solution).is_some_and(|end| end == G::compared_position(state)) {
            return ExerciseStatus::Done;
        }
        if G::to_act(state).contains(seat) {
            return ExerciseStatus::Going;
        }
        // The number of answers since the last turn of the seat.
        let answered = done.iter().rev().take_while(|entry| entry.seat != seat).count();
        let turns = |entries: &[Entry<G::Action>]| {
            entries.chunk_by(|one, other| one.seat == other.seat).filter(|turn| turn[0].seat == seat).count()
        };
        let ends = |end: &usize| {
            let goes_on = self.solution.get(*end).is_some_and(|next| next.seat == seat);
            turns(&self.solution[..*end]) == turns(done) && !goes_on
        };
        let Some(end) = (1..=self.solution.len()).find(ends) else { return ExerciseStatus::Failed };
        if after(&done[..done.len() - answered]) != after(&self.solution[..end]) {
            return ExerciseStatus::Failed;
        }
        let answer = self.solution.get(end + answered).filter(|answer| answer.seat != seat);
        answer.map_or(ExerciseStatus::Failed, |answer| ExerciseStatus::Answer(answer.seat, answer.action.clone()))
    }
}

/// A turn: the actions of a seat until another seat is to act, and the state after them.
pub struct Turn<G: Game> {
    /// The actions of the turn, in order.
    pub actions: Vec<G::Action>,
    /// The state after the turn.
    pub after: G::State,
}

/// A search for the only solution of a position.
///
/// ```
/// use corsair_cabinet::game::puzzle::{HasPuzzles, Puzzle, Solver};
/// use corsair_cabinet::games::court_wars::CourtWars;
///
/// let puzzle = Puzzle::<CourtWars>::of_day(20_800).unwrap();
/// let kind = &CourtWars::KINDS[puzzle.kind];
/// let solution = Solver::<CourtWars>::new(&puzzle.position, kind, 1_000_000).solve(&puzzle.position);
/// assert_eq!(solution, Some(puzzle.solution));
/// ```
pub struct Solver<'a, G: Game> {
    /// The position of the puzzle.
    start: &'a G::State,
    /// The seat that solves the puzzle; `None` if not exactly one seat is to act at the start.
    seat: Option<Seat>,
    aim: Aim,
    goal: Goal<G>,
    /// The number of positions that the solver may still visit.
    left: u64,
}

impl<'a, G: HasPuzzles> Solver<'a, G> {
    /// A solver of this position that visits at most `most` positions.
    pub fn new(start: &'a G::State, kind: &PuzzleKind, most: u64) -> Self {
        let seat = G::to_act(start).first().filter(|_| G::to_act(start).len() == 1);
        Self { start, seat, aim: kind.aim, goal: G::goal(kind), left: most }
    }

    /// The only turn that does the task, followed by a line of play with answers of the other side. `None` if there is no such
    /// turn, if another turn also does the task in time at any point of the line, if fewer turns are enough, or if the solver has
    /// visited too many positions.
    pub fn solve(&mut self, state: &G::State) -> Option<Vec<Entry<G::Action>>> {
        match self.aim {
            Aim::Reach(turns) => self.reach(state, turns),
            Aim::Prevent(turns) => self.prevent(state, turns),
        }
    }

    fn reach(&mut self, state: &G::State, turns: u8) -> Option<Vec<Entry<G::Action>>> {
        let seat = self.seat?;
        if turns > 1 && self.can_force(state, seat, turns - 1) {
            return None;
        }
        let mut refutation = None;
        let Turn { actions, .. } =
            self.only(state, seat, |this, after| this.forces(after, seat, turns, &mut refutation))?;
        // The line of play begins at the state itself, not at one of its possible replacements.
        let after = played::<G>(state, seat, &actions)?;
        let mut line = entries::<G>(seat, actions);
        if !(self.goal)(self.start, &after, seat) {
            let other = G::to_act(&after).first()?;
            // Take the first answer after which only one turn does the task.
            let rest = self.turns(&after, other).into_iter().find_map(|answer| {
                let rest = self.reach(&answer.after, turns - 1)?;
                Some(entries::<G>(other, answer.actions).into_iter().chain(rest))
            });
            line.extend(rest?);
        }
        (self.left > 0).then_some(line)
    }

    fn prevent(&mut self, state: &G::State, turns: u8) -> Option<Vec<Entry<G::Action>>> {
        let seat = self.seat?;
        let mut refutation = None;
        let turn = self.only(state, seat, |this, after| {
            let mut others = Seat::all(G::seat_count(G::options(after))).filter(|other| *other != seat);
            if others.any(|other| (this.goal)(this.start, after, other)) {
                return false;
            }
            let other = G::to_act(after).first();
            other.is_none_or(|other| other != seat && !this.can_force_first(after, other, turns, &mut refutation))
        })?;
        (self.left > 0).then(|| entries::<G>(seat, turn.actions))
    }

    /// The only turn of a seat after which the test holds; `None` if there are several such turns or none.
    fn only(
        &mut self,
        state: &G::State,
        seat: Seat,
        mut test: impl FnMut(&mut Self, &G::State) -> bool,
    ) -> Option<Turn<G>> {
        let mut found = None;
        for turn in self.possible_turns(state, seat) {
            if test(self, &turn.after) {
                if found.is_some() {
                    return None;
                }
                found = Some(turn);
            }
            if self.left == 0 {
                return None;
            }
        }
        found
    }

    /// Whether a seat that is to act can reach the goal within this number of turns against every defence.
    fn can_force(&mut self, state: &G::State, seat: Seat, turns: u8) -> bool {
        self.can_force_first(state, seat, turns, &mut None)
    }

    /// Like [`can_force`](Self::can_force), but first tries the turn in `first`, which reached the goal after another defence.
    /// Stores the turn that it finds in `first`.
    fn can_force_first(&mut self, state: &G::State, seat: Seat, turns: u8, first: &mut Option<Vec<G::Action>>) -> bool {
        let mut refutation = None;
        if let Some(after) = first.as_ref().and_then(|turn| played::<G>(state, seat, turn))
            && self.forces(&after, seat, turns, &mut refutation)
        {
            return true;
        }
        for turn in self.possible_turns(state, seat) {
            if self.forces(&turn.after, seat, turns, &mut refutation) {
                *first = Some(turn.actions);
                return true;
            }
        }
        false
    }

    /// Whether a seat has reached the goal, or can reach it against every answer; `turns` includes the turn that led to `after`.
    /// The answer that refuted the previous turn is tried first, since it often refutes this turn, too.
    fn forces(&mut self, after: &G::State, seat: Seat, turns: u8, refutation: &mut Option<Vec<G::Action>>) -> bool {
        if (self.goal)(self.start, after, seat) {
            return true;
        }
        let Some(other) = G::to_act(after).first().filter(|other| turns > 1 && *other != seat) else { return false };
        if let Some(answer) = refutation.as_ref().and_then(|answer| played::<G>(after, other, answer))
            && !self.can_force(&answer, seat, turns - 1)
        {
            return false;
        }
        for answer in self.possible_turns(after, other) {
            if !self.can_force(&answer.after, seat, turns - 1) {
                *refutation = Some(answer.actions);
                return false;
            }
        }
        self.left > 0
    }

    /// All turns of a seat that lead to different positions; none if the solver would visit too many positions.
    pub fn turns(&mut self, state: &G::State, seat: Seat) -> Vec<Turn<G>> {
        self.expand(state, seat, |state| vec![state.clone()])
    }

    /// All turns of a seat, from each of the states that [`HasPuzzles::possible_states`] returns.
    fn possible_turns(&mut self, state: &G::State, seat: Seat) -> Vec<Turn<G>> {
        let solves = self.seat == Some(seat);
        self.expand(state, seat, |state| G::possible_states(state, solves))
    }

    fn expand(&mut self, state: &G::State, seat: Seat, possible: impl Fn(&G::State) -> Vec<G::State>) -> Vec<Turn<G>> {
        let (mut turns, mut seen) = (Vec::new(), BTreeSet::new());
        let mut under_way = vec![Turn::<G> { actions: Vec::new(), after: state.clone() }];
        let mut legal = Vec::new();
        // Whether this seat is the one that tries to reach the goal.
        let seeks = matches!(self.aim, Aim::Reach(_)) == (self.seat == Some(seat));
        while let Some(Turn { actions, after }) = under_way.pop() {
            for before in possible(&after) {
                G::actions(&before, seat, &mut legal);
                for action in &legal {
                    if self.left == 0 {
                        return Vec::new();
                    }
                    self.left -= 1;
                    let mut next = before.clone();
                    G::apply(&mut next, seat, action);
                    if !seen.insert(G::compared_position(&next)) {
                        continue;
                    }
                    let actions = actions.iter().chain([action]).cloned().collect();
                    let turn = Turn { actions, after: next };
                    let is_done = seeks && (self.goal)(self.start, &turn.after, seat);
                    let goes_on = G::to_act(&turn.after).contains(seat) && !is_done;
                    if goes_on { &mut under_way } else { &mut turns }.push(turn);
                }
            }
        }
        turns
    }
}

fn entries<G: Game>(seat: Seat, actions: Vec<G::Action>) -> Vec<Entry<G::Action>> {
    actions.into_iter().map(|action| Entry { seat, action, at: 0 }).collect()
}

/// The state after these actions of a seat; `None` when one of them is not legal.
fn played<G: Game>(state: &G::State, seat: Seat, actions: &[G::Action]) -> Option<G::State> {
    let mut state = state.clone();
    for action in actions {
        G::check(&state, seat, action).ok()?;
        G::apply(&mut state, seat, action);
    }
    Some(state)
}
