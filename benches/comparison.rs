//! Our alpha-beta search against that of the crate `minimax`, at Corsairs, with the same rules, the same judgement of
//! positions and the same time for every turn.
//!
//! ```text
//! cargo bench --profile thinker --bench comparison -- [games] [milliseconds]
//! ```
//!
//! Each opening, some turns by lot, is played twice with the sides swapped.

use std::marker::PhantomData;
use std::time::{Duration, Instant};

use corsair_cabinet::game::{Game, Rng};
use corsair_cabinet::games::corsairs::Corsairs;
use corsair_cabinet::games::corsairs::bot::{Course, Lookout, Waters, skill};
use corsair_cabinet::games::corsairs::rules::{Action, Side, State};
use corsair_cabinet::search::alpha_beta::{Candidate, Knowledge, Search, Verdict};
use corsair_cabinet::search::ismcts::random_action;
use corsair_cabinet::search::matches::Tally;
use corsair_cabinet::search::{Level, Thinking};
use minimax::{
    Evaluation, Evaluator, IterativeOptions, IterativeSearch, MCTSOptions, MonteCarloTreeSearch, Strategy, Winner,
};

/// How many actions by lot begin a game.
const OPENING: usize = 4;

/// The rules as the crate asks for them. It has no place for what is known about a game, so every position brings it.
struct Rules<'a, const HINTS: bool>(PhantomData<&'a ()>);

#[derive(Clone, Copy)]
struct Known<'a> {
    lookout: &'a Lookout,
    waters: Waters,
}

impl<'a, const HINTS: bool> minimax::Game for Rules<'a, HINTS> {
    type S = Known<'a>;
    type M = Course;

    fn generate_moves(known: &Known<'a>, moves: &mut Vec<Course>) -> Option<Winner> {
        let winner = Self::get_winner(known);
        if winner.is_none() {
            let mut candidates = Vec::new();
            known.lookout.turns(&known.waters, if HINTS { 2 } else { 1 }, &mut candidates);
            if HINTS {
                candidates.sort_by_key(|candidate| std::cmp::Reverse(candidate.hint));
            }
            moves.extend(candidates.iter().map(|candidate: &Candidate<Course>| candidate.turn));
        }
        winner
    }

    fn apply(known: &mut Known<'a>, course: Course) -> Option<Known<'a>> {
        Some(Known { waters: known.lookout.after(&known.waters, course), ..*known })
    }

    fn get_winner(known: &Known<'a>) -> Option<Winner> {
        known.lookout.verdict(&known.waters, &[]).map(|verdict| match verdict {
            Verdict::Won(_) => Winner::PlayerToMove,
            Verdict::Lost(_) => Winner::PlayerJustMoved,
            Verdict::Worth(_) => Winner::Draw,
        })
    }

    fn zobrist_hash(known: &Known<'a>) -> u64 {
        known.lookout.key(&known.waters)
    }
}

/// The same judgement as ours.
struct Judge<'a, const HINTS: bool>(PhantomData<&'a ()>);

impl<'a, const HINTS: bool> Evaluator for Judge<'a, HINTS> {
    type G = Rules<'a, HINTS>;

    fn evaluate(&self, known: &Known<'a>) -> Evaluation {
        Evaluation::try_from(known.lookout.value(&known.waters)).unwrap_or(0)
    }
}

/// Who plays against ours.
#[derive(Clone, Copy, Debug)]
enum Rival {
    /// Its iterative deepening, turns as they come.
    Iterative,
    /// The same, turns in the order of our hints.
    IterativeWithHints,
    /// The same, with aspiration windows.
    Aspiration,
    /// Its Monte Carlo tree search.
    MonteCarlo,
}

fn search<const HINTS: bool>(lookout: &Lookout, options: IterativeOptions, time: Duration) -> Option<Course> {
    // Ours has some 16 MB.
    let options = options.with_table_byte_size(16 << 20);
    let mut strategy = IterativeSearch::new(Judge::<HINTS>(PhantomData), options);
    strategy.set_timeout(time);
    strategy.choose_move(&Known { lookout, waters: lookout.here() })
}

fn theirs(rival: Rival, state: &State, time: Duration) -> Option<Course> {
    let lookout = Lookout::new(state, true);
    if lookout.verdict(&lookout.here(), &[]).is_some() {
        // The freighter can be taken at once: to the crate, such a game is over.
        return Some(ours(state, time));
    }
    let options = IterativeOptions::new();
    match rival {
        Rival::Iterative => search::<false>(&lookout, options, time),
        Rival::IterativeWithHints => search::<true>(&lookout, options, time),
        Rival::Aspiration => search::<true>(&lookout, options.with_aspiration_window(50), time),
        Rival::MonteCarlo => {
            let options = MCTSOptions::default().with_num_threads(1).with_max_rollout_depth(40);
            let mut strategy = MonteCarloTreeSearch::<Rules<'_, false>>::new(options);
            strategy.set_timeout(time);
            strategy.choose_move(&Known { lookout: &lookout, waters: lookout.here() })
        }
    }
}

fn ours(state: &State, time: Duration) -> Course {
    let lookout = Lookout::new(state, true);
    let waters = lookout.here();
    let mut search = Search::new(lookout, waters, skill(Level::Captain), Some(u64::MAX), 1);
    let start = Instant::now();
    while !search.finished() && start.elapsed() < time {
        search.advance(64);
    }
    search.report().line[0]
}

/// Does all that belongs to a turn.
fn sail(state: &mut State, course: Course) {
    let actions: Vec<Action> = match course {
        Course::Raid(moves) => {
            let left = moves.iter().flatten().skip(state.turn.made());
            left.map(|step| state.action_of_move(*step)).chain([Action::End]).collect()
        }
        Course::Sail(sail) => vec![state.action_of_sail(sail)],
        Course::Pass => vec![Action::Pass],
    };
    for action in actions {
        // Nothing is to be ended when the freighter has been taken.
        if let Some(seat) = state.to_act() {
            Corsairs::apply(state, seat, &action);
        }
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let numbers: Vec<u32> = std::env::args().skip(1).filter_map(|argument| argument.parse().ok()).collect();
    let games = numbers.first().copied().unwrap_or(40);
    let time = Duration::from_millis(numbers.get(1).copied().unwrap_or(100).into());
    for rival in [Rival::Iterative, Rival::IterativeWithHints, Rival::Aspiration, Rival::MonteCarlo] {
        let mut tally = Tally::default();
        for game in 0..games {
            let mut state = Corsairs::start(&"size=4".parse()?, 0).map_err(|_| "the options exclude each other")?;
            let mut rng = Rng::stream(7, u64::from(game / 2));
            for _ in 0..OPENING {
                if let Some(seat) = state.to_act()
                    && let Some(action) = random_action::<Corsairs>(&state, seat, &mut rng)
                {
                    Corsairs::apply(&mut state, seat, &action);
                }
            }
            let our_side = if game % 2 == 0 { Side::Corsairs } else { Side::Convoy };
            while state.over.is_none() {
                let course = if state.side() == our_side {
                    ours(&state, time)
                } else {
                    // Without an answer in time it does the first thing that comes to mind.
                    theirs(rival, &state, time).unwrap_or_else(|| ours(&state, Duration::ZERO))
                };
                sail(&mut state, course);
            }
            if state.over.is_some_and(|ending| ending.winner() == our_side) {
                tally.wins += 1;
            } else {
                tally.losses += 1;
            }
        }
        println!("ours v. {rival:?}, {} ms a turn: {tally}", time.as_millis());
    }
    Ok(())
}
