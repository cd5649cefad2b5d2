//! Finds puzzles: plays games between computers, and searches their positions for puzzles with exactly one solution. With several
//! sets of options, each set is used for a game in turn.
//!
//! ```text
//! cargo bench --profile engine --bench puzzles -- game kinds n [seed [max-positions [iterations [options …]]]]
//! ```
//!
//! `kinds` are names of kinds of puzzle with commas between them; `n` puzzles of each kind are printed, in the form of
//! `src/games/<game>/puzzles.txt`. `seed` is the seed of the first game.

use std::error::Error;
use std::marker::PhantomData;

use corsair_cabinet::for_each_game;
use corsair_cabinet::game::puzzle::{Aim, HasPuzzles, Puzzle, PuzzleKind, Solver};
use corsair_cabinet::game::record::Entry;
use corsair_cabinet::game::{Game, Rng, Seat, Seats};
use corsair_cabinet::search::{Level, Player, SearchTask};

/// The default number of iterations of a search: enough to avoid simple blunders, few enough to miss deeper wins.
const ITERATIONS: u64 = 3_000;

/// The number of actions after which a game is broken off.
const MAX_ACTIONS: usize = 600;

/// The number of turns before the goal that are searched for puzzles of several turns.
const LAST_TURNS: usize = 8;

/// The least number of legal turns in the position of a puzzle.
const MIN_CHOICES: usize = 5;

/// What the command line asks for: which puzzles to find, and how.
struct Wanted {
    kinds: Vec<String>,
    /// The number of puzzles of each kind.
    count: usize,
    /// The seed of the first game.
    seed: u64,
    /// The number of positions after which a solver gives up.
    max_positions: u64,
    /// The number of iterations of a search.
    iterations: u64,
    options: Vec<String>,
}

impl Wanted {
    fn read(arguments: &[String]) -> Result<Self, Box<dyn Error>> {
        let [kinds, count, rest @ ..] = arguments else { return Err("expected a game, kinds and a number".into()) };
        let number = |index: usize, default: u64| rest.get(index).map_or(Ok(default), |number| number.parse());
        let options: Vec<String> = rest.iter().skip(3).cloned().collect();
        Ok(Self {
            kinds: kinds.split(',').map(str::to_owned).collect(),
            count: count.parse()?,
            seed: number(0, 0)?,
            max_positions: number(1, 1_000_000)?,
            iterations: number(2, ITERATIONS)?,
            options: if options.is_empty() { vec!["standard".into()] } else { options },
        })
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let [game, rest @ ..] = arguments.as_slice() else { return Err("expected a game".into()) };
    let (game, wanted) = (game.as_str(), Wanted::read(rest)?);
    macro_rules! find_in_game {
        ([] $($module:ident::$game:ident,)*) => {
            match game {
                $(corsair_cabinet::games::$module::$game::ID => {
                    Finder::<corsair_cabinet::games::$module::$game>(PhantomData).find(&wanted)
                })*
                _ => Err("expected the name of a game".into()),
            }
        };
    }
    for_each_game!(find_in_game [])
}

/// Finds puzzles of a game. The inherent `find` exists only for a game with puzzles, and takes precedence over that of
/// [`NoPuzzles`].
struct Finder<G>(PhantomData<G>);

impl<G: HasPuzzles + Player> Finder<G>
where
    G::Options: Default,
{
    #[allow(clippy::unused_self)]
    fn find(&self, wanted: &Wanted) -> Result<(), Box<dyn Error>> {
        find::<G>(wanted)
    }
}

/// The `find` of a game without puzzles.
trait NoPuzzles {
    fn find(&self, _: &Wanted) -> Result<(), Box<dyn Error>> {
        Err("expected a game with puzzles".into())
    }
}

impl<G> NoPuzzles for Finder<G> {}

/// Finds and prints puzzles. A game gives at most one puzzle of each kind.
fn find<G: HasPuzzles + Player>(wanted: &Wanted) -> Result<(), Box<dyn Error>>
where
    G::Options: Default,
{
    let index = |name: &String| G::KINDS.iter().position(|kind| kind.name == name).ok_or("expected a kind of the game");
    let kinds: Vec<usize> = wanted.kinds.iter().map(index).collect::<Result<_, _>>()?;
    let mut found = vec![0; kinds.len()];
    for (seed, options) in (wanted.seed..).zip(wanted.options.iter().cycle()) {
        if found.iter().all(|found| *found >= wanted.count) {
            break;
        }
        let turns = turns_of_game::<G>(&options.parse().unwrap_or_default(), seed, wanted.iterations);
        for (kind, found) in kinds.iter().zip(&mut found).filter(|(_, found)| **found < wanted.count) {
            let turns = turns_before_goal::<G>(&G::KINDS[*kind], &turns);
            if let Some(puzzle) = turns.iter().rev().find_map(|state| puzzle_at::<G>(*kind, state, wanted)) {
                println!("{}", shortened(&puzzle));
                *found += 1;
            }
        }
        if seed % 50 == 0 {
            eprintln!("{found:?} puzzles in {seed} games");
        }
    }
    Ok(())
}

/// The states at the beginning of the turns of a game between computers.
fn turns_of_game<G: HasPuzzles + Player>(options: &G::Options, seed: u64, iterations: u64) -> Vec<G::State> {
    let mut rng = Rng::stream(seed, 0);
    let (mut turns, mut last) = (Vec::new(), None);
    let Ok(mut state) = G::start(options, rng.next_u64()) else { return turns };
    for _ in 0..MAX_ACTIONS {
        let Some(seat) = G::to_act(&state).first() else { break };
        if G::to_act(&state) == Seats::from_iter([seat]) && last.replace(seat) != Some(seat) {
            turns.push(state.clone());
        }
        let level = if rng.below(4) == 0 { Level::CabinBoy } else { Level::Captain };
        let mut search = G::think(&G::view(&state, Some(seat)), seat, level, Some(iterations), rng.next_u64());
        search.advance(u64::MAX);
        let action = search.choice();
        if (Entry { seat, action, at: 0 }).play::<G>(&mut state).is_err() {
            break;
        }
    }
    turns
}

/// The states of the turns before a seat reaches the goal of a kind: all of them, or only the last ones if a search of all would
/// take too long.
fn turns_before_goal<'a, G: HasPuzzles>(kind: &PuzzleKind, turns: &'a [G::State]) -> &'a [G::State] {
    if matches!(kind.aim, Aim::Reach(1) | Aim::Prevent(1)) {
        return turns;
    }
    let goal = G::goal(kind);
    let is_reached = |now: &G::State| Seat::all(G::seat_count(G::options(now))).any(|seat| goal(&turns[0], now, seat));
    let end = turns.iter().position(is_reached).unwrap_or(turns.len());
    &turns[end.saturating_sub(LAST_TURNS)..end]
}

/// The puzzle of a kind that begins at a state; `None` if there is none.
fn puzzle_at<G: HasPuzzles>(kind: usize, state: &G::State, wanted: &Wanted) -> Option<Puzzle<G>> {
    let position = G::without_history(state)?;
    let solution = G::solve(&G::KINDS[kind], &position, wanted.max_positions)?;
    let seat: Seat = solution.first()?.seat;
    let choices = Solver::<G>::new(&position, &G::KINDS[kind], wanted.max_positions).turns(&position, seat).len();
    (choices >= MIN_CHOICES).then(|| Puzzle { kind, difficulty: G::KINDS[kind].difficulty(), position, solution })
}

/// The line of a puzzle, without the fields of its position that only repeat defaults, and with `*` for cards that the parser
/// fills in.
fn shortened<G: HasPuzzles>(puzzle: &Puzzle<G>) -> String {
    let line = puzzle.write();
    let Some((start, rest)) = line.split_once('\t') else { return line };
    let Some((position, solution)) = rest.split_once('\t') else { return line };
    let (fields, moves) = position.split_once(" moves ").unwrap_or((position, ""));
    let mut words: Vec<String> = fields.split(' ').map(str::to_owned).collect();
    let moves = if moves.is_empty() { String::new() } else { format!(" moves {moves}") };
    let is_same =
        |words: &[String]| format!("{}{moves}", words.join(" ")).parse::<G::State>().as_ref() == Ok(&puzzle.position);
    // From the end: where both hands and piles can be left out, hands are the shorter ones to keep.
    for index in (0..words.len()).rev() {
        let mut without = words.clone();
        without.remove(index);
        if is_same(&without) {
            words = without;
            continue;
        }
        let ends: Vec<usize> = words[index].match_indices([',', '=', '/']).map(|(at, _)| at + 1).collect();
        for end in ends {
            let word = words[index].clone();
            let Some(head) = word.get(..end) else { continue };
            let tail = word[end..].split_once('/').map_or(String::new(), |(_, tail)| format!("/{tail}"));
            let before = std::mem::replace(&mut words[index], format!("{head}*{tail}"));
            if is_same(&words) {
                break;
            }
            words[index] = before;
        }
    }
    format!("{start}\t{}{moves}\t{solution}", words.join(" "))
}
