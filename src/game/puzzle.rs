//! Puzzles: positions in which the player to move wins within a number of turns against every defence, and in one way only.
//!
//! The solver evaluates no position. It tries every turn and every answer.

use std::collections::BTreeSet;
use std::marker::PhantomData;

use super::lesson::ExerciseStatus;
use super::record::Entry;
use super::text::Word;
use super::{Game, ParseError, Seat};

/// A game with puzzles.
pub trait HasPuzzles: Game {
    /// The puzzles, one on each line: the number of turns, the position, and the solution with `;` between its actions. Tabs
    /// separate the three.
    const PUZZLES: &'static str;

    /// Whether a seat has reached the aim of a puzzle.
    fn won(state: &Self::State, seat: Seat) -> bool;

    /// The position as the beginning of a puzzle, without the history of its game; `None` when it depends on this history.
    fn plain(state: &Self::State) -> Option<Self::State> {
        Some(state.clone())
    }
}

/// A position, and the only way to win from there.
///
/// ```
/// use corsair_cabinet::game::lesson::ExerciseStatus;
/// use corsair_cabinet::game::puzzle::Puzzle;
/// use corsair_cabinet::games::court_wars::CourtWars;
///
/// let puzzle = Puzzle::<CourtWars>::of_day(0).unwrap();
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
    /// The number of turns of the player to move.
    pub turns: u8,
    /// The position at which it begins.
    pub position: G::State,
    /// The only way to win, with the answers of the other side.
    pub solution: Vec<Entry<G::Action>>,
}

impl<G: Game> Puzzle<G> {
    /// Writes the line that [`Puzzle::read`] reads.
    #[must_use]
    pub fn write(&self) -> String {
        let solution: Vec<String> = self.solution.iter().map(|entry| entry.write(false)).collect();
        format!("{}\t{}\t{}", self.turns, self.position, solution.join(";"))
    }

    /// Reads a line of [`HasPuzzles::PUZZLES`].
    ///
    /// # Errors
    /// When the line cannot be read.
    pub fn read(line: &str) -> Result<Self, ParseError> {
        let word = Word::whole(line);
        let (turns, rest) =
            word.split_once('\t').ok_or_else(|| word.expected("a number of turns, a tab, and a position"))?;
        let (position, solution) =
            rest.split_once('\t').ok_or_else(|| rest.expected("a position, a tab, and the solution"))?;
        Ok(Self {
            turns: u8::try_from(turns.number()?).map_err(|_| turns.expected("a small number of turns"))?,
            position: position.text.parse::<G::State>().map_err(|error| error.offset_columns(position.column - 1))?,
            solution: solution.split(';').map(|word| Entry::read(word, false)).collect::<Result<_, _>>()?,
        })
    }
}

impl<G: HasPuzzles> Puzzle<G> {
    /// The puzzle of a day, the same for all players. Days may be counted from any day. After the last puzzle comes the first one
    /// again.
    #[must_use]
    pub fn of_day(day: u64) -> Option<Self> {
        let lines: Vec<&str> = G::PUZZLES.lines().collect();
        let place = usize::try_from(day.checked_rem(lines.len() as u64)?).ok()?;
        Self::read(lines.get(place)?).ok()
    }
}

impl<G: Game> Puzzle<G> {
    /// The seat that is to solve the puzzle.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.solution.first().map_or(Seat::FIRST, |first| first.seat)
    }

    /// How far the puzzle is solved after these actions, which led to `state`. A turn is right when it leads to the right position,
    /// in whatever order its actions were taken.
    #[must_use]
    pub fn status(&self, done: &[Entry<G::Action>], state: &G::State) -> ExerciseStatus<G::Action> {
        let seat = self.seat();
        let after = |entries: &[Entry<G::Action>]| {
            let mut state = self.position.clone();
            entries.iter().try_for_each(|entry| entry.play::<G>(&mut state)).ok()?;
            Some(state.to_string())
        };
        if after(&self.solution).is_some_and(|end| end == state.to_string()) {
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

/// Searches for all ways to win.
///
/// ```
/// use corsair_cabinet::game::puzzle::{Puzzle, Solver};
/// use corsair_cabinet::games::court_wars::CourtWars;
///
/// let puzzle = Puzzle::<CourtWars>::of_day(0).unwrap();
/// let solution = Solver::<CourtWars>::new(100_000).solve(&puzzle.position, puzzle.turns);
/// assert_eq!(solution, Some(puzzle.solution));
/// ```
pub struct Solver<G> {
    /// The number of positions that it may still visit.
    left: u64,
    game: PhantomData<G>,
}

impl<G: HasPuzzles> Solver<G> {
    /// A solver that visits at most this number of positions.
    #[must_use]
    pub const fn new(most: u64) -> Self {
        Self { left: most, game: PhantomData }
    }

    /// The only way to win within this number of turns of the seat to act, with the answers of the other side. `None` when there is
    /// no such way, when another turn wins in time anywhere on the way, when fewer turns are enough, or when the solver has
    /// visited too many positions.
    pub fn solve(&mut self, state: &G::State, turns: u8) -> Option<Vec<Entry<G::Action>>> {
        let seat = G::to_act(state).first().filter(|_| G::to_act(state).len() == 1)?;
        if turns > 1 && self.wins(state, seat, turns - 1) {
            return None;
        }
        let mut winning = Vec::new();
        let mut refutation = None;
        for turn in self.turns(state, seat) {
            if self.forces(&turn.after, seat, turns, &mut refutation) {
                winning.push(turn);
                if winning.len() > 1 {
                    return None;
                }
            }
            if self.left == 0 {
                return None;
            }
        }
        let Turn { actions, after } = winning.pop()?;
        let mut line = entries::<G>(seat, actions);
        if !G::won(&after, seat) {
            let other = G::to_act(&after).first()?;
            let answers = self.turns(&after, other);
            // The first answer after which there is one way only.
            let rest = answers.into_iter().find_map(|answer| {
                let rest = self.solve(&answer.after, turns - 1)?;
                Some(entries::<G>(other, answer.actions).into_iter().chain(rest))
            });
            line.extend(rest?);
        }
        (self.left > 0).then_some(line)
    }

    /// Whether a seat that is to act can win within this number of turns against every defence.
    fn wins(&mut self, state: &G::State, seat: Seat, turns: u8) -> bool {
        let mut refutation = None;
        self.turns(state, seat).iter().any(|turn| self.forces(&turn.after, seat, turns, &mut refutation))
    }

    /// Whether a seat has won, or wins against every answer within this number of turns, the last turn included. The answer that
    /// refuted the previous turn is tried first, since it often refutes this one as well.
    fn forces(&mut self, after: &G::State, seat: Seat, turns: u8, refutation: &mut Option<Vec<G::Action>>) -> bool {
        if G::won(after, seat) {
            return true;
        }
        let Some(other) = G::to_act(after).first().filter(|other| turns > 1 && *other != seat) else { return false };
        if let Some(answer) = refutation.as_ref().and_then(|answer| played::<G>(after, other, answer))
            && !self.wins(&answer, seat, turns - 1)
        {
            return false;
        }
        for answer in self.turns(after, other) {
            if G::won(&answer.after, other) || !self.wins(&answer.after, seat, turns - 1) {
                *refutation = Some(answer.actions);
                return false;
            }
        }
        self.left > 0
    }

    /// All turns of a seat, one for each position after them; none when the solver may not visit more positions.
    pub fn turns(&mut self, state: &G::State, seat: Seat) -> Vec<Turn<G>> {
        let (mut turns, mut seen) = (Vec::new(), BTreeSet::new());
        let mut under_way = vec![Turn::<G> { actions: Vec::new(), after: state.clone() }];
        while let Some(Turn { actions, after }) = under_way.pop() {
            let mut possible = Vec::new();
            G::actions(&after, seat, &mut possible);
            for action in possible {
                if self.left == 0 {
                    return Vec::new();
                }
                self.left -= 1;
                let mut next = after.clone();
                G::apply(&mut next, seat, &action);
                if !seen.insert(next.to_string()) {
                    continue;
                }
                let actions = actions.iter().cloned().chain([action]).collect();
                let turn = Turn { actions, after: next };
                let goes_on = G::to_act(&turn.after).contains(seat) && !G::won(&turn.after, seat);
                if goes_on { &mut under_way } else { &mut turns }.push(turn);
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
