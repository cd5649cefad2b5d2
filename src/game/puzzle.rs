//! Puzzles: positions in which whoever is to move wins within so many turns, whatever the other does, and in one way only.
//!
//! Nothing is judged here and nothing left out: every turn is tried, and every answer to it.

use std::collections::BTreeSet;
use std::marker::PhantomData;

use super::lesson::ExerciseStatus;
use super::record::Entry;
use super::text::Word;
use super::{Game, ParseError, Seat};

/// A game with puzzles.
pub trait Puzzling: Game {
    /// The puzzles, a line for each: in how many turns one wins, the position, and the way, its actions separated by `;`, all
    /// three separated by tabs.
    const PUZZLES: &'static str;

    /// Whether a seat has won what a puzzle is about.
    fn won(state: &Self::State, seat: Seat) -> bool;

    /// A position of a game as the beginning of a puzzle, free of what came before; `None` where that cannot be left out.
    fn plain(state: &Self::State) -> Option<Self::State> {
        Some(state.clone())
    }
}

/// A position, and the only way to win from there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle<G: Game> {
    /// In how many turns of whoever is to move.
    pub turns: u8,
    /// Where it begins.
    pub position: G::State,
    /// The way, with the answers of the other side.
    pub way: Vec<Entry<G::Action>>,
}

impl<G: Game> Puzzle<G> {
    /// The line that [`Puzzle::read`] reads.
    #[must_use]
    pub fn write(&self) -> String {
        let way: Vec<String> = self.way.iter().map(|entry| entry.write(false)).collect();
        format!("{}\t{}\t{}", self.turns, self.position, way.join(";"))
    }

    /// Reads a line of [`Puzzling::PUZZLES`].
    ///
    /// # Errors
    /// When it is malformed.
    pub fn read(line: &str) -> Result<Self, ParseError> {
        let word = Word::whole(line);
        let (turns, rest) =
            word.split_once('\t').ok_or_else(|| word.expected("a number of turns, a tab, and a position"))?;
        let (position, way) = rest.split_once('\t').ok_or_else(|| rest.expected("a position, a tab, and the way"))?;
        Ok(Self {
            turns: u8::try_from(turns.number()?).map_err(|_| turns.expected("a small number of turns"))?,
            position: position.text.parse::<G::State>().map_err(|error| error.offset_columns(position.column - 1))?,
            way: way.split(';').map(|word| Entry::read(word, false)).collect::<Result<_, _>>()?,
        })
    }
}

impl<G: Puzzling> Puzzle<G> {
    /// The puzzle of a day, the same for everyone. Days are counted, whatever from; after the last puzzle the first one comes
    /// again.
    #[must_use]
    pub fn of_day(day: u64) -> Option<Self> {
        let lines: Vec<&str> = G::PUZZLES.lines().collect();
        let place = usize::try_from(day.checked_rem(lines.len() as u64)?).ok()?;
        Self::read(lines.get(place)?).ok()
    }
}

impl<G: Game> Puzzle<G> {
    /// Whose puzzle it is.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.way.first().map_or(Seat::FIRST, |first| first.seat)
    }

    /// How far somebody has come who has `done` this, so that things stand as `state` says. What counts is the position that a
    /// turn leads to, not the order of its actions.
    #[must_use]
    pub fn status(&self, done: &[Entry<G::Action>], state: &G::State) -> ExerciseStatus<G::Action> {
        let seat = self.seat();
        let after = |entries: &[Entry<G::Action>]| {
            let mut state = self.position.clone();
            entries.iter().try_for_each(|entry| entry.play::<G>(&mut state)).ok()?;
            Some(state.to_string())
        };
        if after(&self.way).is_some_and(|end| end == state.to_string()) {
            return ExerciseStatus::Done;
        }
        if G::to_act(state).contains(seat) {
            return ExerciseStatus::Going;
        }
        // What was answered since the own turn that is over now.
        let answered = done.iter().rev().take_while(|entry| entry.seat != seat).count();
        let turns = |entries: &[Entry<G::Action>]| {
            entries.chunk_by(|one, other| one.seat == other.seat).filter(|turn| turn[0].seat == seat).count()
        };
        let ends = |end: &usize| {
            let goes_on = self.way.get(*end).is_some_and(|next| next.seat == seat);
            turns(&self.way[..*end]) == turns(done) && !goes_on
        };
        let Some(end) = (1..=self.way.len()).find(ends) else { return ExerciseStatus::Astray };
        if after(&done[..done.len() - answered]) != after(&self.way[..end]) {
            return ExerciseStatus::Astray;
        }
        let answer = self.way.get(end + answered).filter(|answer| answer.seat != seat);
        answer.map_or(ExerciseStatus::Astray, |answer| ExerciseStatus::Answer(answer.seat, answer.action.clone()))
    }
}

/// What a seat does until another is to act, and what comes of it.
pub struct Turn<G: Game> {
    /// Its actions, in order.
    pub actions: Vec<G::Action>,
    /// The position that they lead to.
    pub after: G::State,
}

/// Looks for the ways to win.
pub struct Solver<G> {
    /// How many positions may be looked at still.
    left: u64,
    game: PhantomData<G>,
}

impl<G: Puzzling> Solver<G> {
    /// A solver that looks at so many positions at most.
    #[must_use]
    pub const fn new(most: u64) -> Self {
        Self { left: most, game: PhantomData }
    }

    /// The way to win within so many turns of whoever is to act, with the answers to them, if there is one and no other: no
    /// other turn wins in that time anywhere on the way, and none wins sooner. `None` as well when there was too much to look
    /// at.
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
            // The first answer that leaves one way only.
            let rest = answers.into_iter().find_map(|answer| {
                let rest = self.solve(&answer.after, turns - 1)?;
                Some(entries::<G>(other, answer.actions).into_iter().chain(rest))
            });
            line.extend(rest?);
        }
        (self.left > 0).then_some(line)
    }

    /// Whether a seat that is to act can win within so many turns, whatever others do.
    fn wins(&mut self, state: &G::State, seat: Seat, turns: u8) -> bool {
        let mut refutation = None;
        self.turns(state, seat).iter().any(|turn| self.forces(&turn.after, seat, turns, &mut refutation))
    }

    /// Whether a seat has won, or wins whatever is answered within so many turns, the last one counted. What refuted the turn
    /// before is tried first, as it mostly refutes this one, too.
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

    /// All turns of a seat, one for each position that they lead to; none when there is nothing left to look at.
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

/// What comes of these actions of a seat, if they are legal.
fn played<G: Game>(state: &G::State, seat: Seat, actions: &[G::Action]) -> Option<G::State> {
    let mut state = state.clone();
    for action in actions {
        G::check(&state, seat, action).ok()?;
        G::apply(&mut state, seat, action);
    }
    Some(state)
}
