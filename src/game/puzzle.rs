//! Puzzles: positions with a task that exactly one turn solves.
//!
//! A game has several [kinds](Kind) of puzzles. Each names a goal, which the player reaches in time or keeps the other side from,
//! against every answer. The solver evaluates no position. It tries every turn and every answer.

use std::collections::BTreeSet;

use super::lesson::{Exercise, ExerciseStatus};
use super::record::Entry;
use super::text::{Word, read_parts};
use super::{Game, ParseError, Seat};

/// The tasks of a game: the exercises of its lesson, and its puzzles. A game without either has an empty implementation.
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
    /// Whether it has puzzles: what can be asked before the puzzles are loaded.
    const HAS_PUZZLES: bool = false;

    /// The exercises of the lesson, in their order.
    #[must_use]
    fn exercises() -> &'static [Exercise<Self>] {
        &[]
    }

    /// The puzzle of a day, counted from 1970.
    #[must_use]
    fn puzzle(_day: u64) -> Option<Puzzle<Self>> {
        None
    }

    /// What puzzles compare of positions: two turns that lead to equal texts are both right.
    fn compared_position(state: &Self::State) -> String {
        state.to_string()
    }
}

/// What a kind of puzzle asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// The seat to act reaches the goal with this turn of its own at the latest.
    Reach(u8),
    /// The other side does not reach its goal with this turn of its own, and would after every other turn.
    Prevent(u8),
}

/// Whether a seat has reached a goal: in a state, by turns that began at the first state.
pub(crate) type Goal<G> = fn(start: &<G as Game>::State, now: &<G as Game>::State, seat: Seat) -> bool;

/// A kind of puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kind {
    /// Its name in the list of puzzles.
    pub name: &'static str,
    /// What the player has to find.
    pub aim: Aim,
}

impl Kind {
    /// The difficulty, from 1 to 3: how many turns of both sides the player has to foresee.
    #[must_use]
    pub fn difficulty(&self) -> u8 {
        let turns = match self.aim {
            Aim::Reach(turns) => turns.saturating_mul(2).saturating_sub(1),
            Aim::Prevent(turns) => turns.saturating_mul(2),
        };
        (turns / 2 + 1).min(3)
    }
}

/// A game with puzzles.
pub trait HasPuzzles: Tasks {
    /// The kinds of puzzles.
    const KINDS: &'static [Kind];

    /// The puzzles, one on each line: the name of the kind, the position, and the solution with `;` between its actions. Tabs
    /// separate the three.
    const PUZZLES: &'static str;

    /// The number of puzzles at the beginning of the list that were there before there were kinds.
    const BEFORE_KINDS: usize = 0;

    /// The goal of a kind of puzzles.
    fn goal(kind: &Kind) -> Goal<Self>;

    /// Whether a puzzle that begins at a position is of a kind, by its solution, and not of another one with the same goal.
    fn fits(_kind: &Kind, _start: &Self::State, _solution: &[Entry<Self::Action>]) -> bool {
        true
    }

    /// The position as the beginning of a puzzle, without the history of its game; `None` when it depends on this history.
    fn plain(state: &Self::State) -> Option<Self::State> {
        Some(state.clone())
    }

    /// The states that the solver tries in place of `state`, in which a seat is to act: all that differ from it only in what nobody
    /// knows, such as the next card. If the seat `solves` the puzzle, the least favourable one is enough.
    fn possible(state: &Self::State, _solves: bool) -> Vec<Self::State> {
        vec![state.clone()]
    }

    /// The solution of a position, if it is a puzzle of this kind: the only turn with which the task is done, whatever the other
    /// side does, and one line of play. The solver visits at most this number of positions.
    fn solve(kind: &Kind, state: &Self::State, max_positions: u64) -> Option<Vec<Entry<Self::Action>>> {
        Solver::<Self>::new(state, kind, max_positions)
            .solve(state)
            .filter(|solution| Self::fits(kind, state, solution))
    }
}

/// The first day, counted from 1970, on which puzzles take turns by kind: 1 November 2026. Earlier days keep their puzzles.
pub const FIRST_DAY_OF_KINDS: u64 = 20_758;

/// A position, and the only way to solve it.
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
    /// The index of its kind.
    pub kind: usize,
    /// The difficulty of its kind, from 1 to 3.
    pub difficulty: u8,
    /// The position at which it begins.
    pub position: G::State,
    /// The only way to solve it, with the answers of the other side.
    pub solution: Vec<Entry<G::Action>>,
}

impl<G: HasPuzzles> Puzzle<G> {
    /// Writes the line that [`Puzzle::read`] reads.
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

    /// The puzzle of a day counted from 1970, the same for all players. Each day has another kind than the days before, as far
    /// as there are kinds; after the last puzzle of a kind comes its first one again.
    #[must_use]
    pub fn of_day(day: u64) -> Option<Self> {
        if day < FIRST_DAY_OF_KINDS && G::BEFORE_KINDS > 0 {
            let index = usize::try_from(day).ok()? % G::BEFORE_KINDS;
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
    /// The seat that is to solve the puzzle.
    pub fn seat(&self) -> Seat {
        self.solution.first().map_or(Seat::FIRST, |first| first.seat)
    }

    /// How far the puzzle is solved after these actions, which led to `state`. A turn is right when it leads to the right position,
    /// in whatever order its actions were taken.
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

/// The actions of a seat until another seat is to act, and the state after them.
pub struct Turn<G: Game> {
    /// Its actions, in order.
    pub actions: Vec<G::Action>,
    /// The state after them.
    pub after: G::State,
}

/// Searches for the only way to solve a position.
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
    /// The position at which the puzzle begins.
    start: &'a G::State,
    /// The seat that solves it.
    seat: Option<Seat>,
    aim: Aim,
    goal: Goal<G>,
    /// The number of positions that it may still visit.
    left: u64,
}

impl<'a, G: HasPuzzles> Solver<'a, G> {
    /// A solver of this position that visits at most this number of positions.
    pub fn new(start: &'a G::State, kind: &Kind, most: u64) -> Self {
        let seat = G::to_act(start).first().filter(|_| G::to_act(start).len() == 1);
        Self { start, seat, aim: kind.aim, goal: G::goal(kind), left: most }
    }

    /// The only way to do what the kind asks for, with answers of the other side. `None` when there is no such way, when another
    /// turn does it in time anywhere on the way, when fewer turns are enough, or when the solver has visited too many
    /// positions.
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
        // The line of play begins at the state itself, not at one that is possible in its place.
        let after = played::<G>(state, seat, &actions)?;
        let mut line = entries::<G>(seat, actions);
        if !(self.goal)(self.start, &after, seat) {
            let other = G::to_act(&after).first()?;
            // The first answer after which there is one way only.
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
            let mut others = Seat::all(G::seats(G::options(after))).filter(|other| *other != seat);
            if others.any(|other| (this.goal)(this.start, after, other)) {
                return false;
            }
            let other = G::to_act(after).first();
            other.is_none_or(|other| other != seat && !this.can_force_first(after, other, turns, &mut refutation))
        })?;
        (self.left > 0).then(|| entries::<G>(seat, turn.actions))
    }

    /// The only turn of a seat after which a test holds; `None` when several do.
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

    /// The same, with a turn that is tried first, since it often reaches the goal after another turn of the other side as well.
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

    /// Whether a seat has reached the goal, or does so against every answer within this number of turns, the last turn included.
    /// The answer that refuted the previous turn is tried first, since it often refutes this one as well.
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

    /// All turns of a seat, one for each position after them; none when the solver may not visit more positions.
    pub fn turns(&mut self, state: &G::State, seat: Seat) -> Vec<Turn<G>> {
        self.expand(state, seat, |state| vec![state.clone()])
    }

    /// All turns of a seat, from each of the states that `possible` returns.
    fn possible_turns(&mut self, state: &G::State, seat: Seat) -> Vec<Turn<G>> {
        let solves = self.seat == Some(seat);
        self.expand(state, seat, |state| G::possible(state, solves))
    }

    fn expand(&mut self, state: &G::State, seat: Seat, possible: impl Fn(&G::State) -> Vec<G::State>) -> Vec<Turn<G>> {
        let (mut turns, mut seen) = (Vec::new(), BTreeSet::new());
        let mut under_way = vec![Turn::<G> { actions: Vec::new(), after: state.clone() }];
        let mut legal = Vec::new();
        // Whether it is this seat that wants to reach the goal: the solver, or the other side.
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
