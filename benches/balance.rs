//! Measures the balance of a game: computers of the same kind play against each other, with each set of options.
//!
//! ```text
//! cargo xtask bench balance <game> [--players P,…] [--games N] [--seed N] [--fresh] [options …]
//! ```
//!
//! For each set of options and each kind of player, it prints the percentage of games that each seat wins with its 95 % interval,
//! the length of the games, and how they end. An argument may hold several values of an option: `size=4/5,line=part/whole` stands
//! for four sets. A player is a level, a level and its iterations such as `captain:500`, or `random`.
//!
//! Each game is stored in `target/tmp/balance/` when it ends, so the run can be stopped and continued later. `--fresh` deletes
//! the stored games, which is necessary after a change of the rules or the computers.

mod machine;
mod store;

use std::error::Error;
use std::time::Instant;

use corsair_cabinet::dyn_game::{DynGame, DynRefereeTools};
use corsair_cabinet::game::options::STANDARD;
use corsair_cabinet::game::text::Word;
use corsair_cabinet::game::{Language, Seat};
use corsair_cabinet::games;
use corsair_cabinet::search::Level;
use corsair_cabinet::search::balance::{Balance, GameResult, expand_option_pattern};
use corsair_cabinet::search::contestant::Contestant;
use store::Store;

/// The default number of games for each set of options and kind of player.
const GAMES: u64 = 100;

/// The default seed of all games.
const SEED: u64 = 2012;

/// The measurement that the command line asks for.
struct Request {
    game: &'static dyn DynGame,
    referee_tools: &'static dyn DynRefereeTools,
    options: Vec<String>,
    players: Vec<Contestant>,
    games: u64,
    seed: u64,
    fresh: bool,
}

fn main() -> Result<(), Box<dyn Error>> {
    // Cargo adds `--bench`.
    let arguments = std::env::args().skip(1).filter(|argument| argument != "--bench");
    let request = Request::read(arguments)?;
    println!("machine: {}", machine::machine());
    let mut store = Store::open("balance", request.game.id(), request.fresh)?;
    for options in &request.options {
        for player in &request.players {
            request.measure(&mut store, options, *player)?;
        }
    }
    Ok(())
}

impl Request {
    /// Reads the command line.
    fn read(mut arguments: impl Iterator<Item = String>) -> Result<Self, Box<dyn Error>> {
        let id = arguments.next().ok_or("expected a game")?;
        let unknown = || format!("expected one of the games {}, found {id:?}", games::IDS.join(", "));
        let game = games::named(&id).ok_or_else(unknown)?;
        let referee_tools = games::referee_tools(&id).ok_or_else(unknown)?;
        let players = [Level::Deckhand, Level::Boatswain].map(Contestant::of).to_vec();
        let mut request =
            Self { game, referee_tools, options: Vec::new(), players, games: GAMES, seed: SEED, fresh: false };
        while let Some(argument) = arguments.next() {
            let mut value = || arguments.next().ok_or_else(|| format!("expected a value after {argument}"));
            match argument.as_str() {
                "--games" => request.games = value()?.parse()?,
                "--seed" => request.seed = value()?.parse()?,
                "--players" => request.players = value()?.split(',').map(str::parse).collect::<Result<_, _>>()?,
                "--fresh" => request.fresh = true,
                _ if argument.starts_with('-') => return Err(format!("unknown option {argument}").into()),
                pattern => {
                    for set in expand_option_pattern(pattern) {
                        request.options.push(game.options().read(Word::whole(&set))?);
                    }
                }
            }
        }
        if request.options.is_empty() {
            request.options.push(STANDARD.into());
        }
        Ok(request)
    }

    /// Measures one set of options, with players of one kind. Plays the games that are not stored yet, and prints the result.
    fn measure(&self, store: &mut Store<GameResult>, options: &str, player: Contestant) -> Result<(), Box<dyn Error>> {
        let start = Instant::now();
        let play = |number| -> Result<GameResult, Box<dyn Error>> {
            Ok(self.referee_tools.self_play(options, player, self.seed, number)?)
        };
        let key = |number| format!("{options} {player} {} {number}", self.seed);
        let mut balance = Balance::default();
        let mut new = 0_u32;
        for number in 0..self.games {
            let stored = store.get(&key(number));
            if number == 0 && stored.is_some_and(|stored| play(0).is_ok_and(|now| now != *stored)) {
                return Err("the stored games are of other rules or computers; --fresh forgets them".into());
            }
            if let Some(stored) = stored {
                balance.add(stored);
                continue;
            }
            let result = play(number)?;
            balance.add(&result);
            store.add(key(number), result)?;
            new += 1;
        }
        let seconds = start.elapsed().as_secs_f64();
        println!("\n{} {options}, {player}: {} games, {new} now in {seconds:.0} s", self.game.id(), balance.games());
        self.print(options, &balance);
        Ok(())
    }

    /// Prints the share of each seat, the lengths of the games and their endings.
    fn print(&self, options: &str, balance: &Balance) {
        for seat in Seat::all(self.game.options().seat_count(options)) {
            let side = self.game.options().planned_side(Language::ENGLISH, options, seat);
            let side = side.map(|side| format!(", {side}")).unwrap_or_default();
            let ((low, high), percent) = (balance.won_share_interval(seat), |share: f64| 100.0 * share);
            let [share, low, high] = [balance.won_share(seat), low, high].map(percent);
            println!("  seat {seat}{side}: won {:.1}, {share:.1} % ({low:.1} to {high:.1})", balance.games_won(seat));
        }
        let [median, high, longest] = [50, 90, 100].map(|percent| balance.turns_percentile(percent));
        println!("  turns: median {median}, 90 % {high}, longest {longest}");
        let [median, high, longest] = [50, 90, 100].map(|percent| balance.time_percentile(percent) / 1000);
        if longest > 0 {
            println!("  seconds: median {median}, 90 % {high}, longest {longest}");
        }
        for (reason, count) in balance.endings() {
            println!("  {count} games: {reason}");
        }
    }
}
