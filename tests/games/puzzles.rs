//! The puzzles of the day: each has one way, and no other.

use corsair_cabinet::game::Seat;
use corsair_cabinet::game::lesson::ExerciseStatus;
use corsair_cabinet::game::puzzle::{HasPuzzles, Puzzle, Solver};
use corsair_cabinet::game::record::Entry;
use corsair_cabinet::games::corsairs::Corsairs;
use corsair_cabinet::games::court_wars::CourtWars;
use corsair_cabinet::games::knight_fight::KnightFight;

/// How many positions may be looked at in a puzzle: more than were when it was found.
const MOST: u64 = 200_000_000;

/// How many of a game's puzzles are solved in the ordinary run.
const TRIED: usize = 6;

fn puzzles<G: HasPuzzles>() -> Vec<Puzzle<G>> {
    G::PUZZLES.lines().map(|line| Puzzle::read(line).unwrap_or_else(|error| panic!("{error}: {line}"))).collect()
}

/// Makes sure that these puzzles have one way, the one that is kept.
fn must_have_one_way<G: HasPuzzles>(puzzles: impl Iterator<Item = Puzzle<G>>) {
    for puzzle in puzzles {
        let solution = Solver::<G>::new(MOST).solve(&puzzle.position, puzzle.turns);
        assert_eq!(solution.as_ref(), Some(&puzzle.solution), "{}", puzzle.write());
    }
}

fn some<G: HasPuzzles>() -> impl Iterator<Item = Puzzle<G>> {
    let puzzles = puzzles::<G>();
    let step = puzzles.len() / TRIED;
    puzzles.into_iter().step_by(step)
}

/// Does the actions of the puzzle's way, some of them otherwise, and tells what came of each.
fn course<G: HasPuzzles>(puzzle: &Puzzle<G>, way: &[Entry<G::Action>]) -> Vec<ExerciseStatus<G::Action>> {
    let (mut state, mut courses) = (puzzle.position.clone(), Vec::new());
    for end in 1..=way.len() {
        way[end - 1].play::<G>(&mut state).expect("it is legal");
        courses.push(puzzle.status(&way[..end], &state));
    }
    courses
}

fn a_puzzle_is_followed_to_its_end<G: HasPuzzles>() {
    for puzzle in puzzles::<G>() {
        let seat = puzzle.seat();
        let courses = course(&puzzle, &puzzle.solution);
        for (place, course) in courses.iter().enumerate() {
            let expected = match puzzle.solution.get(place + 1) {
                None => ExerciseStatus::Done,
                Some(next) if next.seat == seat => ExerciseStatus::Going,
                Some(next) => ExerciseStatus::Answer(next.seat, next.action.clone()),
            };
            assert_eq!(*course, expected, "{place} of {}", puzzle.write());
        }
        assert_eq!(
            puzzle.solution.chunk_by(|one, other| one.seat == other.seat).count(),
            usize::from(puzzle.turns) * 2 - 1
        );
    }
}

/// Any other first turn leads astray, and is known to when it is over.
fn any_other_turn_is_known_to_lead_astray<G: HasPuzzles>() {
    for puzzle in puzzles::<G>() {
        let turns = Solver::<G>::new(MOST).turns(&puzzle.position, puzzle.seat());
        let astray = |turn: &Vec<G::Action>| {
            let way: Vec<_> =
                turn.iter().map(|action| Entry { seat: puzzle.seat(), action: action.clone(), at: 0 }).collect();
            course(&puzzle, &way).pop() == Some(ExerciseStatus::Failed)
        };
        assert!(turns.len() >= 5, "there is something to choose from: {}", puzzle.write());
        assert_eq!(turns.iter().filter(|turn| !astray(&turn.actions)).count(), 1, "{}", puzzle.write());
    }
}

macro_rules! puzzles {
    ($($name:ident: $game:ty,)*) => {
        $(mod $name {
            use super::*;

            #[test]
            fn there_is_one_way_in_some_of_them() {
                must_have_one_way(some::<$game>());
            }

            #[test]
            #[ignore = "long: some minutes"]
            fn there_is_one_way_in_each_of_them() {
                must_have_one_way(puzzles::<$game>().into_iter());
            }

            #[test]
            fn each_is_followed_to_its_end() {
                a_puzzle_is_followed_to_its_end::<$game>();
            }

            #[test]
            fn any_other_turn_leads_astray() {
                any_other_turn_is_known_to_lead_astray::<$game>();
            }

            #[test]
            fn no_two_are_the_same_and_every_day_has_one() {
                let mut positions: Vec<_> = <$game>::PUZZLES.lines().collect();
                positions.sort_unstable();
                positions.dedup();
                assert_eq!(positions.len(), <$game>::PUZZLES.lines().count());
                for day in 20_000..20_400 {
                    assert!(Puzzle::<$game>::of_day(day).is_some());
                }
            }
        })*
    };
}

puzzles! {
    corsairs: Corsairs,
    court_wars: CourtWars,
    knight_fight: KnightFight,
}

#[test]
fn in_court_wars_nobody_needs_to_know_the_next_card() {
    for puzzle in puzzles::<CourtWars>() {
        assert!(
            puzzle.solution.iter().all(|entry| !entry.action.to_string().starts_with("draw")),
            "{}",
            puzzle.write()
        );
        assert_eq!(puzzle.turns, 1);
        assert!([Seat::FIRST, Seat::SECOND].contains(&puzzle.seat()));
    }
}
