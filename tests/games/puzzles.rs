//! The puzzles of the day: each has exactly one solution. A game with puzzles calls `puzzle_tests` in
//! `tests/games/<game>/puzzles.rs`.

use corsair_cabinet::game::lesson::ExerciseStatus;
use corsair_cabinet::game::puzzle::{HasPuzzles, Puzzle, Solver};
use corsair_cabinet::game::record::Entry;

/// The most positions that a solver looks at: more than when the puzzle was found.
const MAX_POSITIONS: u64 = 200_000_000;

/// The number of puzzles of a game that the ordinary run solves.
const SAMPLE: usize = 6;

/// All puzzles of a game.
pub fn all<G: HasPuzzles>() -> Vec<Puzzle<G>> {
    G::PUZZLES.lines().map(|line| Puzzle::read(line).unwrap_or_else(|error| panic!("{error}: {line}"))).collect()
}

/// Asserts that each puzzle has one solution, the stored one.
pub fn have_one_solution<G: HasPuzzles>(puzzles: impl Iterator<Item = Puzzle<G>>) {
    for puzzle in puzzles {
        let solution = Solver::<G>::new(MAX_POSITIONS).solve(&puzzle.position, puzzle.turns);
        assert_eq!(solution.as_ref(), Some(&puzzle.solution), "{}", puzzle.write());
    }
}

/// Puzzles from all over the list.
pub fn sample<G: HasPuzzles>() -> impl Iterator<Item = Puzzle<G>> {
    let puzzles = all::<G>();
    let step = puzzles.len() / SAMPLE;
    puzzles.into_iter().step_by(step)
}

/// Plays actions from the puzzle's position and returns the status after each.
fn statuses<G: HasPuzzles>(puzzle: &Puzzle<G>, way: &[Entry<G::Action>]) -> Vec<ExerciseStatus<G::Action>> {
    let (mut state, mut found) = (puzzle.position.clone(), Vec::new());
    for end in 1..=way.len() {
        way[end - 1].play::<G>(&mut state).expect("it is legal");
        found.push(puzzle.status(&way[..end], &state));
    }
    found
}

/// The status is right after each action of the solution.
pub fn each_solution_is_followed_to_its_end<G: HasPuzzles>() {
    for puzzle in all::<G>() {
        let seat = puzzle.seat();
        let found = statuses(&puzzle, &puzzle.solution);
        for (place, status) in found.iter().enumerate() {
            let expected = match puzzle.solution.get(place + 1) {
                None => ExerciseStatus::Done,
                Some(next) if next.seat == seat => ExerciseStatus::Going,
                Some(next) => ExerciseStatus::Answer(next.seat, next.action.clone()),
            };
            assert_eq!(*status, expected, "{place} of {}", puzzle.write());
        }
        assert_eq!(
            puzzle.solution.chunk_by(|one, other| one.seat == other.seat).count(),
            usize::from(puzzle.turns) * 2 - 1
        );
    }
}

/// Any other first turn is reported as a failure when it is complete.
pub fn any_other_turn_fails<G: HasPuzzles>() {
    for puzzle in all::<G>() {
        let turns = Solver::<G>::new(MAX_POSITIONS).turns(&puzzle.position, puzzle.seat());
        let fails = |turn: &Vec<G::Action>| {
            let way: Vec<_> =
                turn.iter().map(|action| Entry { seat: puzzle.seat(), action: action.clone(), at: 0 }).collect();
            statuses(&puzzle, &way).pop() == Some(ExerciseStatus::Failed)
        };
        assert!(turns.len() >= 5, "there is something to choose from: {}", puzzle.write());
        assert_eq!(turns.iter().filter(|turn| !fails(&turn.actions)).count(), 1, "{}", puzzle.write());
    }
}

/// No puzzle occurs twice, and every day has one.
pub fn every_day_has_a_puzzle<G: HasPuzzles>() {
    let mut lines: Vec<_> = G::PUZZLES.lines().collect();
    lines.sort_unstable();
    lines.dedup();
    assert_eq!(lines.len(), G::PUZZLES.lines().count());
    for day in 20_000..20_400 {
        assert!(Puzzle::<G>::of_day(day).is_some());
    }
}

/// The tests of the puzzles of a game.
macro_rules! puzzle_tests {
    ($game:ty) => {
        #[test]
        fn some_have_exactly_one_solution() {
            crate::puzzles::have_one_solution(crate::puzzles::sample::<$game>());
        }

        #[test]
        #[ignore = "long: some minutes"]
        fn all_have_exactly_one_solution() {
            crate::puzzles::have_one_solution(crate::puzzles::all::<$game>().into_iter());
        }

        #[test]
        fn each_solution_is_followed_to_its_end() {
            crate::puzzles::each_solution_is_followed_to_its_end::<$game>();
        }

        #[test]
        fn any_other_turn_fails() {
            crate::puzzles::any_other_turn_fails::<$game>();
        }

        #[test]
        fn every_day_has_a_puzzle() {
            crate::puzzles::every_day_has_a_puzzle::<$game>();
        }
    };
}
pub(crate) use puzzle_tests;
