//! How fast computers play and think, and how well.
//!
//! ```text
//! cargo bench --profile thinker --bench thinking                  speeds
//! cargo bench --profile thinker --bench thinking -- levels [n]    and a match of n games between neighbouring levels
//! cargo bench --profile thinker --bench thinking -- match a b [n] and a match between two contestants
//! ```

use std::thread;
use std::time::Instant;

use corsair_cabinet::game::Clash;
use corsair_cabinet::games::knights_and_corsairs::KnightsAndCorsairs;
use corsair_cabinet::search::matches::{Contestant, play_match};
use corsair_cabinet::search::{Level, Player, speed};

/// How often each speed is measured.
const RUNS: usize = 5;

/// How long each measurement takes, in milliseconds.
const MILLIS: f64 = 1000.0;

/// The seed of all matches.
const SEED: u64 = 2012;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // Cargo adds `--bench`.
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let games = |given: Option<&&str>| given.map_or(Ok(400), |given| given.parse::<u32>());
    println!("machine: {}, {} cores", processor(), thread::available_parallelism()?);
    match arguments.as_slice() {
        [] => speeds::<KnightsAndCorsairs>()?,
        ["levels", rest @ ..] => levels::<KnightsAndCorsairs>(games(rest.first())?)?,
        ["match", first, second, rest @ ..] => {
            contest::<KnightsAndCorsairs>(first.parse()?, second.parse()?, games(rest.first())?)?;
        }
        _ => return Err("the arguments are: nothing, levels [n], or match <contestant> <contestant> [n]".into()),
    }
    Ok(())
}

/// The name that the processor gives itself, where the system tells it.
fn processor() -> String {
    let about = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let name = about.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": "));
    name.map_or_else(|| std::env::consts::ARCH.into(), |(_, name)| name.into())
}

fn speeds<G: Player>() -> Result<(), Clash> {
    let start = Instant::now();
    let mut now = || start.elapsed().as_secs_f64() * 1000.0;
    println!("{}: random games: {}", G::ID, speed::playouts::<G>(&G::Options::default(), RUNS, MILLIS, &mut now)?);
    println!("{}: iterations: {}", G::ID, speed::iterations::<G>(&G::Options::default(), RUNS, MILLIS, &mut now)?);
    Ok(())
}

/// Each level against the one below, and the lowest and the highest against chance.
fn levels<G: Player>(games: u32) -> Result<(), Clash> {
    for pair in Level::ALL.windows(2) {
        contest::<G>(Contestant::of(pair[1]), Contestant::of(pair[0]), games)?;
    }
    contest::<G>(Contestant::of(Level::CabinBoy), Contestant::Random, games)?;
    contest::<G>(Contestant::of(Level::Captain), Contestant::Random, games)
}

fn contest<G: Player>(first: Contestant, second: Contestant, games: u32) -> Result<(), Clash> {
    let start = Instant::now();
    let tally = play_match::<G>(&G::Options::default(), first, second, games, SEED)?;
    let seconds = start.elapsed().as_secs_f64() / f64::from(games.max(1));
    println!("{}: {first} v. {second}: {tally}; {seconds:.2} s a game", G::ID);
    Ok(())
}
