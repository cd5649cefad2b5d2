//! Finds puzzles: plays games between computers, and goes back from the end of each to a position with exactly one way to
//! win. With several sets of options, it plays a game with each in turn.
//!
//! ```text
//! cargo bench --profile engine --bench puzzles -- game n [turns [max-positions [options …]]] > src/games/<game>/puzzles.txt
//! ```

use std::error::Error;
use std::marker::PhantomData;

use corsair_cabinet::for_each_game;
use corsair_cabinet::game::puzzle::{HasPuzzles, Puzzle, Solver};
use corsair_cabinet::game::record::Entry;
use corsair_cabinet::game::{Game, Rng, Seat, Seats};
use corsair_cabinet::search::{Level, Player, SearchTask};

/// The iterations of a search: enough to avoid simple blunders, few enough to miss deeper wins.
const ITERATIONS: u64 = 3_000;

/// The most actions of a game.
const MAX_ACTIONS: usize = 600;

/// The fewest legal turns in a puzzle's position.
const MIN_CHOICES: usize = 5;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let [game, count, rest @ ..] = arguments.as_slice() else { return Err("expected a game and a number".into()) };
    let count = count.parse()?;
    let turns = rest.first().map_or(Ok(2), |turns| turns.parse())?;
    let max_positions = rest.get(1).map_or(Ok(20_000_000), |max| max.parse())?;
    let options: Vec<&str> = rest.iter().skip(2).map(String::as_str).collect();
    let options = if options.is_empty() { &["standard"] } else { options.as_slice() };
    let game = game.as_str();
    macro_rules! find_in_game {
        ([] $($module:ident::$game:ident,)*) => {
            match game {
                $(corsair_cabinet::games::$module::$game::ID => {
                    Finder::<corsair_cabinet::games::$module::$game>(PhantomData)
                        .find(count, turns, max_positions, options)
                })*
                _ => Err("expected the name of a game".into()),
            }
        };
    }
    for_each_game!(find_in_game [])
}

/// Finds puzzles of a game. The inherent `find` comes before that of [`NoPuzzles`], but exists only for a game with puzzles.
struct Finder<G>(PhantomData<G>);

impl<G: HasPuzzles + Player> Finder<G> {
    #[allow(clippy::unnecessary_wraps, clippy::unused_self)]
    fn find(&self, count: usize, turns: u8, max_positions: u64, options: &[&str]) -> Result<(), Box<dyn Error>> {
        find::<G>(count, turns, max_positions, options);
        Ok(())
    }
}

/// The `find` of a game without puzzles.
trait NoPuzzles {
    fn find(&self, _: usize, _: u8, _: u64, _: &[&str]) -> Result<(), Box<dyn Error>> {
        Err("expected a game with puzzles".into())
    }
}

impl<G> NoPuzzles for Finder<G> {}

/// Prints `count` puzzles, each from a different game.
fn find<G: HasPuzzles + Player>(count: usize, turns: u8, max_positions: u64, options: &[&str])
where
    G::Options: Default,
{
    let mut found = 0;
    for (seed, options) in (0..).zip(options.iter().cycle()) {
        if found == count {
            break;
        }
        let options = options.parse().unwrap_or_default();
        if let Some(puzzle) = puzzle_of_game::<G>(&options, seed, turns, max_positions) {
            println!("{}", puzzle.write());
            found += 1;
        }
        if seed % 50 == 0 {
            eprintln!("{found} puzzles in {seed} games");
        }
    }
}

/// The puzzle `turns` turns before the end of a game between computers, if there is one.
fn puzzle_of_game<G: HasPuzzles + Player>(
    options: &G::Options,
    seed: u64,
    turns: u8,
    max_positions: u64,
) -> Option<Puzzle<G>> {
    let mut rng = Rng::stream(seed, 0);
    let mut state = G::start(options, rng.next_u64()).ok()?;
    // The state at the beginning of each turn, with the seat to move.
    let mut turn_starts: Vec<(Seat, G::State)> = Vec::new();
    for _ in 0..MAX_ACTIONS {
        let seat = G::to_act(&state).first()?;
        if G::to_act(&state) == Seats::from_iter([seat]) && turn_starts.last().is_none_or(|(last, _)| *last != seat) {
            turn_starts.push((seat, state.clone()));
        }
        let level = if rng.below(4) == 0 { Level::CabinBoy } else { Level::Captain };
        let mut search = G::think(&G::view(&state, Some(seat)), seat, level, Some(ITERATIONS), rng.next_u64());
        search.advance(u64::MAX);
        let action = search.choice();
        Entry { seat, action, at: 0 }.play::<G>(&mut state).ok()?;
        if Seat::all(G::seats(options)).any(|seat| G::won(&state, seat)) {
            break;
        }
    }
    let winner = Seat::all(G::seats(options)).find(|seat| G::won(&state, *seat))?;
    let own: Vec<_> = turn_starts.into_iter().filter(|(seat, _)| *seat == winner).map(|(_, state)| state).collect();
    let position = G::plain(own.get(own.len().checked_sub(turns.into())?)?)?;
    if Solver::<G>::new(max_positions).turns(&position, winner).len() < MIN_CHOICES {
        return None;
    }
    let solution = Solver::<G>::new(max_positions).solve(&position, turns)?;
    Some(Puzzle { turns, position, solution })
}
