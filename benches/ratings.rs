//! Measures the ratings of a game's levels on Elo's scale: each level plays the next weaker one, and the weakest level plays
//! random moves.
//!
//! ```text
//! cargo xtask bench ratings <game> [--rungs N,…] [--games N] [--minutes N] [--seed N] [--fresh] [options]
//! ```
//!
//! Two simulated beginners play the two weakest levels, too.
//!
//! Every deal is played twice with the seats swapped. It prints the result of each match and the ratings with their intervals of
//! 95 % confidence; random play is rated 0. A game's `LEVEL_RATINGS` come from here. With `--minutes`, each match ends after that
//! time at the latest. Where the weakest level wins nearly every game against random play, a single match cannot measure the
//! distance; `--rungs 40,70,90` adds players between them that make that percentage of their decisions like that level.
//!
//! Each pair of games is stored in `target/tmp/ratings/` when it ends, so the run can be stopped and continued later. `--fresh`
//! deletes the stored games, which is necessary after a change of the rules or the computers.

mod machine;
mod store;

use std::error::Error;
use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};

use corsair_cabinet::dyn_game::DynRefereeTools;
use corsair_cabinet::game::options::STANDARD;
use corsair_cabinet::game::text::Word;
use corsair_cabinet::games;
use corsair_cabinet::search::Level;
use corsair_cabinet::search::contestant::Contestant;
use corsair_cabinet::search::elo::{Pairing, ratings};
use corsair_cabinet::search::matches::Tally;
use store::Store;

/// The default number of games of each match.
const GAMES: u32 = 200;

/// The default seed of all games.
const SEED: u64 = 1978;

/// The measurement that the command line asks for.
struct Request {
    game: String,
    referee_tools: &'static dyn DynRefereeTools,
    options: String,
    games: u32,
    /// The time after which a match ends; `None` for no limit.
    longest: Option<Duration>,
    /// For each player between random play and the weakest level, the percentage of decisions that it makes like that level.
    rungs: Vec<u8>,
    seed: u64,
    fresh: bool,
}

fn main() -> Result<(), Box<dyn Error>> {
    // Cargo adds `--bench`.
    let arguments = std::env::args().skip(1).filter(|argument| argument != "--bench");
    let request = Request::read(arguments)?;
    println!("machine: {}", machine::machine());
    println!("{} {}", request.game, request.options);
    let mut store = Store::open("ratings", &request.game, request.fresh)?;
    let rungs = request.rungs.iter().map(|percent| Contestant::Diluted { level: Level::ALL[0], percent: *percent });
    let players: Vec<Contestant> =
        std::iter::once(Contestant::Random).chain(rungs).chain(Level::ALL.map(Contestant::of)).collect();
    let mut pairings = Vec::new();
    for first in 1..players.len() {
        let tally = request.play_match(&mut store, [players[first], players[first - 1]])?;
        println!("  {} against {}: {tally}", players[first], players[first - 1]);
        pairings.push(Pairing { first, second: first - 1, tally });
    }
    for (is_careful, level) in [(false, Level::CabinBoy), (true, Level::CabinBoy), (true, Level::Deckhand)] {
        let players = [Contestant::Beginner { is_careful }, Contestant::of(level)];
        println!("  {} against {}: {}", players[0], players[1], request.play_match(&mut store, players)?);
    }
    for (player, rating) in players.iter().zip(ratings(players.len(), &pairings)) {
        println!("  {player}: {:.0} ± {:.0}", rating.elo, rating.margin);
    }
    Ok(())
}

impl Request {
    /// Reads the command line.
    fn read(mut arguments: impl Iterator<Item = String>) -> Result<Self, Box<dyn Error>> {
        let game = arguments.next().ok_or("expected a game")?;
        let unknown = || format!("expected one of the games {}, found {game:?}", games::IDS.join(", "));
        let options = games::named(&game).ok_or_else(unknown)?.options();
        let referee_tools = games::referee_tools(&game).ok_or_else(unknown)?;
        let standard = STANDARD.to_owned();
        let mut request = Self {
            game,
            referee_tools,
            options: standard,
            games: GAMES,
            longest: None,
            rungs: Vec::new(),
            seed: SEED,
            fresh: false,
        };
        while let Some(argument) = arguments.next() {
            let mut value = || arguments.next().ok_or_else(|| format!("expected a value after {argument}"));
            match argument.as_str() {
                "--games" => request.games = value()?.parse()?,
                "--rungs" => request.rungs = value()?.split(',').map(str::parse).collect::<Result<_, _>>()?,
                "--minutes" => request.longest = Some(Duration::from_secs(60 * value()?.parse::<u64>()?)),
                "--seed" => request.seed = value()?.parse()?,
                "--fresh" => request.fresh = true,
                _ if argument.starts_with('-') => return Err(format!("unknown option {argument}").into()),
                text => request.options = options.read(Word::whole(text))?,
            }
        }
        Ok(request)
    }

    /// Returns the result of a match. Plays the games that are not stored yet, two at a time.
    fn play_match(&self, store: &mut Store<Pair>, players: [Contestant; 2]) -> Result<Tally, Box<dyn Error>> {
        let start = Instant::now();
        let mut sum = Tally::default();
        for number in 0..u64::from(self.games / 2) {
            let seed = self.seed.wrapping_add(number);
            let key = format!("{} {} {} {seed}", self.options, players[0], players[1]);
            let pair = match store.get(&key) {
                Some(pair) => *pair,
                None if self.longest.is_some_and(|longest| start.elapsed() > longest) => break,
                None => {
                    let pair = Pair(self.referee_tools.play_match(&self.options, players, 2, seed)?);
                    store.add(key, pair)?;
                    pair
                }
            };
            sum.wins += pair.0.wins;
            sum.draws += pair.0.draws;
            sum.losses += pair.0.losses;
        }
        Ok(sum)
    }
}

/// The result of two games with the same deal, as `1 won, 0 drawn, 1 lost`.
#[derive(Clone, Copy)]
struct Pair(Tally);

impl fmt::Display for Pair {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tally { wins, draws, losses } = self.0;
        write!(out, "{wins} won, {draws} drawn, {losses} lost")
    }
}

impl FromStr for Pair {
    type Err = Box<dyn Error>;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let counts: Result<Vec<u32>, _> =
            text.split(", ").map(|part| part.split(' ').next().unwrap_or_default().parse()).collect();
        match counts?[..] {
            [wins, draws, losses] => Ok(Self(Tally { wins, draws, losses })),
            _ => Err(format!("expected three counts, found {text:?}").into()),
        }
    }
}
