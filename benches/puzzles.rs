//! Looks for puzzles: plays games between computers, and goes back from each end to where there was one way to win, and no
//! other.
//!
//! ```text
//! cargo bench --profile thinker --bench puzzles -- corsairs 100 [turns [most positions]] > src/games/corsairs/puzzles.txt
//! ```

use std::error::Error;

use corsair_cabinet::game::puzzle::{Puzzle, Puzzling, Solver};
use corsair_cabinet::game::record::Entry;
use corsair_cabinet::game::{Game, Rng, Seat, Seats};
use corsair_cabinet::games::corsairs::Corsairs;
use corsair_cabinet::games::court_wars::CourtWars;
use corsair_cabinet::games::knight_fight::KnightFight;
use corsair_cabinet::search::{Level, Player, Thinking};

/// How many iterations the players think: enough not to give games away, little enough to leave something to find.
const THOUGHT: u64 = 3_000;

/// How many actions a game has at most.
const LONGEST: usize = 600;

/// How many turns there are to choose from at least.
const FEWEST: usize = 5;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let [game, count, rest @ ..] = arguments.as_slice() else { return Err("expected a game and a number".into()) };
    let count = count.parse()?;
    let turns = rest.first().map_or(Ok(2), |turns| turns.parse())?;
    let most = rest.get(1).map_or(Ok(20_000_000), |most| most.parse())?;
    match game.as_str() {
        Corsairs::ID => look::<Corsairs>(count, turns, most, &["size=4", "standard", "size=6"]),
        CourtWars::ID => look::<CourtWars>(count, turns, most, &["standard"]),
        KnightFight::ID => look::<KnightFight>(count, turns, most, &["standard"]),
        _ => return Err("expected a game with puzzles".into()),
    }
    Ok(())
}

/// Prints so many puzzles, each of another game.
fn look<G: Puzzling + Player>(count: usize, turns: u8, most: u64, options: &[&str])
where
    G::Options: Default,
{
    let mut found = 0;
    for (seed, options) in (0..).zip(options.iter().cycle()) {
        if found == count {
            break;
        }
        let options = options.parse().unwrap_or_default();
        if let Some(puzzle) = of_game::<G>(&options, seed, turns, most) {
            println!("{}", puzzle.write());
            found += 1;
        }
        if seed % 50 == 0 {
            eprintln!("{found} puzzles in {seed} games");
        }
    }
}

/// The puzzle so many turns before the end of a game between computers.
fn of_game<G: Puzzling + Player>(options: &G::Options, seed: u64, turns: u8, most: u64) -> Option<Puzzle<G>> {
    let mut chance = Rng::stream(seed, 0);
    let mut state = G::start(options, chance.next_u64()).ok()?;
    // Where each turn began, and whose it was.
    let mut begun: Vec<(Seat, G::State)> = Vec::new();
    for _ in 0..LONGEST {
        let seat = G::to_act(&state).first()?;
        if G::to_act(&state) == Seats::from_iter([seat]) && begun.last().is_none_or(|(last, _)| *last != seat) {
            begun.push((seat, state.clone()));
        }
        let level = if chance.below(4) == 0 { Level::CabinBoy } else { Level::Captain };
        let mut thinking = G::think(&G::view(&state, Some(seat)), seat, level, Some(THOUGHT), chance.next_u64());
        thinking.advance(u64::MAX);
        let action = thinking.choice();
        Entry { seat, action, at: 0 }.play::<G>(&mut state).ok()?;
        if Seat::all(G::seats(options)).any(|seat| G::won(&state, seat)) {
            break;
        }
    }
    let winner = Seat::all(G::seats(options)).find(|seat| G::won(&state, *seat))?;
    let own: Vec<_> = begun.into_iter().filter(|(seat, _)| *seat == winner).map(|(_, state)| state).collect();
    let position = G::plain(own.get(own.len().checked_sub(turns.into())?)?)?;
    if Solver::<G>::new(most).turns(&position, winner).len() < FEWEST {
        return None;
    }
    let way = Solver::<G>::new(most).solve(&position, turns)?;
    Some(Puzzle { turns, position, way })
}
