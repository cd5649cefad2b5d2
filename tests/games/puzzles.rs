//! The puzzles of the day: each has exactly one solution. A game with puzzles calls `puzzle_tests` in
//! `tests/games/<game>/puzzles.rs`.

use corsair_cabinet::game::Language;
use corsair_cabinet::game::lesson::{ExerciseStatus, ExerciseText, ExerciseTexts};
use corsair_cabinet::game::puzzle::{FIRST_DAY_OF_KINDS, HasPuzzles, Puzzle, Solver};
use corsair_cabinet::game::record::Entry;

/// The most positions that a solver looks at: more than when the puzzle was found.
const MAX_POSITIONS: u64 = 200_000_000;

/// The fewest puzzles of a game.
const FEWEST: usize = 60;

/// The most puzzles of a kind that the ordinary run solves.
const SAMPLE: usize = 4;

/// A day before puzzles had kinds.
const EARLIER_DAY: u64 = 20_700;

/// All puzzles of a game.
pub fn all<G: HasPuzzles>() -> Vec<Puzzle<G>> {
    G::PUZZLES.lines().map(|line| Puzzle::read(line).unwrap_or_else(|error| panic!("{error}: {line}"))).collect()
}

/// Puzzles of every kind, from all over the list.
pub fn sample<G: HasPuzzles>() -> Vec<Puzzle<G>> {
    let of_kind = |kind| all::<G>().into_iter().filter(move |puzzle| puzzle.kind == kind).collect::<Vec<_>>();
    let some = |puzzles: Vec<Puzzle<G>>| {
        let step = puzzles.len().div_ceil(SAMPLE).max(1);
        puzzles.into_iter().step_by(step)
    };
    (0..G::KINDS.len()).flat_map(|kind| some(of_kind(kind))).collect()
}

/// Each of these puzzles has one solution, the stored one.
pub fn have_exactly_one_solution<G: HasPuzzles>(puzzles: Vec<Puzzle<G>>) {
    for puzzle in puzzles {
        let solution = G::solve(&G::KINDS[puzzle.kind], &puzzle.position, MAX_POSITIONS);
        assert_eq!(solution.as_ref(), Some(&puzzle.solution), "{}", puzzle.write());
    }
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
    }
}

/// Any other first turn is reported as a failure when it is complete.
pub fn any_other_turn_fails<G: HasPuzzles>() {
    for puzzle in all::<G>() {
        let kind = &G::KINDS[puzzle.kind];
        let turns = Solver::<G>::new(&puzzle.position, kind, MAX_POSITIONS).turns(&puzzle.position, puzzle.seat());
        let fails = |turn: &Vec<G::Action>| {
            let way: Vec<_> =
                turn.iter().map(|action| Entry { seat: puzzle.seat(), action: action.clone(), at: 0 }).collect();
            statuses(&puzzle, &way).pop() == Some(ExerciseStatus::Failed)
        };
        assert!(turns.len() >= 5, "there is something to choose from: {}", puzzle.write());
        assert_eq!(turns.iter().filter(|turn| !fails(&turn.actions)).count(), 1, "{}", puzzle.write());
    }
}

/// No later puzzle occurs twice, there are enough, and every day has one.
pub fn every_day_has_a_puzzle<G: HasPuzzles>() {
    let mut lines: Vec<_> = G::PUZZLES.lines().collect();
    // The earlier puzzles stay as they are, since their days are known by their places: some of them are alike.
    let (earlier, later) = lines.split_at(G::LEGACY_PUZZLE_COUNT);
    for (index, line) in later.iter().enumerate() {
        assert!(!earlier.contains(line) && !later[..index].contains(line), "{line}");
    }
    lines.sort_unstable();
    lines.dedup();
    assert!(lines.len() >= FEWEST, "{} puzzles", lines.len());
    for day in (0..20).chain(FIRST_DAY_OF_KINDS - 200..FIRST_DAY_OF_KINDS + 400) {
        assert!(Puzzle::<G>::of_day(day).is_some());
    }
}

/// No kind comes again within three days, and all kinds come.
pub fn neighbouring_days_have_other_kinds<G: HasPuzzles>() {
    let days = FIRST_DAY_OF_KINDS..FIRST_DAY_OF_KINDS + 400;
    let kinds: Vec<usize> = days.map(|day| Puzzle::<G>::of_day(day).expect("every day has a puzzle").kind).collect();
    for three in kinds.windows(3) {
        assert!(three[0] != three[1] && three[1] != three[2] && three[0] != three[2], "{three:?}");
    }
    assert!((0..G::KINDS.len()).all(|kind| kinds.contains(&kind)));
    for kind in 0..G::KINDS.len() {
        assert!(all::<G>().iter().filter(|puzzle| puzzle.kind == kind).count() >= 5, "{}", G::KINDS[kind].name);
    }
}

/// A day before there were kinds has the puzzle that it had then, with this solution.
pub fn an_earlier_day_keeps_its_puzzle<G: HasPuzzles>(solution: &str) {
    let puzzle = Puzzle::<G>::of_day(EARLIER_DAY).expect("every day has a puzzle");
    let found: Vec<String> = puzzle.solution.iter().map(|entry| entry.write(false)).collect();
    assert_eq!(found.join(";"), solution);
}

/// Every kind has its texts in every language, and they differ.
pub fn every_kind_has_its_texts<G: HasPuzzles>(texts: &'static ExerciseTexts) {
    let mut tasks = Vec::new();
    for language in Language::ALL {
        assert_eq!(texts.texts(language).len(), G::KINDS.len());
        for ExerciseText { heading, task, done, failed } in texts.texts(language) {
            for (text, most) in [(heading, 30), (task, 200), (done, 140), (failed, 100)] {
                assert!((1..=most).contains(&text.chars().count()), "at most {most} characters: {text}");
            }
            tasks.push(*task);
        }
    }
    let count = tasks.len();
    tasks.sort_unstable();
    tasks.dedup();
    assert_eq!(tasks.len(), count);
}

/// The tests of the puzzles of a game, with the texts of its kinds.
macro_rules! puzzle_tests {
    ($game:ty, $texts:expr) => {
        #[test]
        fn some_have_exactly_one_solution() {
            crate::puzzles::have_exactly_one_solution(crate::puzzles::sample::<$game>());
        }

        #[test]
        #[ignore = "long: some minutes"]
        fn all_have_exactly_one_solution() {
            crate::puzzles::have_exactly_one_solution(crate::puzzles::all::<$game>());
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

        #[test]
        fn neighbouring_days_have_puzzles_of_other_kinds() {
            crate::puzzles::neighbouring_days_have_other_kinds::<$game>();
        }

        #[test]
        fn every_kind_of_puzzle_has_its_texts() {
            crate::puzzles::every_kind_has_its_texts::<$game>($texts);
        }
    };
}
pub(crate) use puzzle_tests;
