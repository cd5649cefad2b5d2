//! The balance of a game: how often each seat wins when computers of one kind play each other, for sets of options.
//!
//! A game of a series has a number, and depends only on its options, players, seed and number. So a series can be stopped after
//! any game and continued later.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use super::Player;
use super::contestant::Contestant;
use super::matches::{play_game, wilson_interval};
use super::race::options_for_computers;
use crate::game::text::{Fields, ParseError, Words, read_list, read_number, write_list};
use crate::game::{GameClock, OptionConflict, Rng, Seat, SessionRules};

/// The number of the random stream for the players' choices.
const PLAYER_CHOICE_STREAM: u64 = 1;

/// The result of a game between computers. Its text is one line:
///
/// ```
/// use corsair_cabinet::search::balance::GameResult;
///
/// let text = "places=1,2 turns=41 time=0 The freighter is off the board.";
/// let result: GameResult = text.parse()?;
/// assert_eq!((result.places.as_slice(), result.turns), ([1, 2].as_slice(), 41));
/// assert_eq!(result.to_string(), text);
/// # Ok::<(), corsair_cabinet::game::ParseError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameResult {
    /// The final place of each seat; 1 is the best.
    pub places: Vec<u8>,
    /// The number of turns (how often the seats to act changed), or in a race the number of actions.
    pub turns: u64,
    /// The time on the game's clock at the end, in ms; 0 in a game without a clock.
    pub time: u64,
    /// What decided the game, in English.
    pub reason: String,
}

impl fmt::Display for GameResult {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { places, turns, time, reason } = self;
        write!(out, "places={} turns={turns} time={time} {reason}", write_list(places))
    }
}

impl FromStr for GameResult {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut fields = Fields::of(Words::of(text));
        let places = read_list(fields.take("places", "-"), |place| read_number(place, u8::MAX.into()))?;
        let turns = fields.take("turns", "0").number()?;
        let time = fields.take("time", "0").number()?;
        Ok(Self { places, turns, time, reason: fields.rest().rest().text.into() })
    }
}

/// Plays the game with this number in a series between computers of the same kind.
///
/// ```
/// use corsair_cabinet::games::corsairs::Corsairs;
/// use corsair_cabinet::search::balance::self_play;
/// use corsair_cabinet::search::contestant::Contestant;
///
/// let result = self_play::<Corsairs>(&Default::default(), Contestant::Random, 1, 0)?;
/// assert_eq!(result.places.len(), 2);
/// assert_eq!(self_play::<Corsairs>(&Default::default(), Contestant::Random, 1, 0), Ok(result));
/// # Ok::<(), corsair_cabinet::game::OptionConflict>(())
/// ```
///
/// # Errors
/// If two of the options exclude each other.
pub fn self_play<G: Player + SessionRules>(
    options: &G::Options,
    player: Contestant,
    seed: u64,
    number: u64,
) -> Result<GameResult, OptionConflict> {
    let options = options_for_computers::<G>(options.clone());
    let deal = Rng::stream(seed, number).next_u64();
    let mut chance = Rng::stream(deal, PLAYER_CHOICE_STREAM);
    let (state, turns) = play_game::<G>(&options, deal, &mut chance, |_| player)?;
    let (places, reason) = match G::outcome(&state) {
        Some(outcome) => (outcome.places, outcome.reason.to_string()),
        None => (vec![1; G::seat_count(&options)], String::new()),
    };
    Ok(GameResult { places, turns: turns as u64, time: G::Clock::now(&state), reason })
}

/// The combined results of a series of games.
///
/// ```
/// use corsair_cabinet::game::Seat;
/// use corsair_cabinet::search::balance::{Balance, GameResult};
///
/// let mut balance = Balance::default();
/// for places in [[1, 2], [1, 2], [1, 1]] {
///     balance.add(&GameResult { places: places.to_vec(), turns: 9, time: 0, reason: "5 ships are lost.".into() });
/// }
/// assert_eq!(balance.games_won(Seat::FIRST), 2.5);
/// assert_eq!(balance.endings()["# ships are lost."], 3);
/// ```
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Balance {
    games: u32,
    won: Vec<f64>,
    turns: Vec<u64>,
    times: Vec<u64>,
    endings: BTreeMap<String, u32>,
}

impl Balance {
    /// Adds the result of a game.
    pub fn add(&mut self, result: &GameResult) {
        self.games += 1;
        self.won.resize(result.places.len(), 0.0);
        let first: Vec<usize> = (0..result.places.len()).filter(|seat| result.places[*seat] == 1).collect();
        let share = 1.0 / u32::try_from(first.len()).map_or(1.0, f64::from);
        for seat in first {
            self.won[seat] += share;
        }
        self.turns.insert(self.turns.partition_point(|turns| *turns < result.turns), result.turns);
        self.times.insert(self.times.partition_point(|time| *time < result.time), result.time);
        *self.endings.entry(without_numbers(&result.reason)).or_default() += 1;
    }

    /// The number of games.
    #[must_use]
    pub const fn games(&self) -> u32 {
        self.games
    }

    /// The number of games that a seat won. If several seats share the first place, each gets an equal part of the game.
    #[must_use]
    pub fn games_won(&self, seat: Seat) -> f64 {
        self.won.get(seat.index()).copied().unwrap_or(0.0)
    }

    /// The fraction of the games that a seat won, from 0 to 1.
    #[must_use]
    pub fn won_share(&self, seat: Seat) -> f64 {
        self.games_won(seat) / f64::from(self.games.max(1))
    }

    /// The 95 % confidence interval of the fraction of games that a seat wins.
    #[must_use]
    pub fn won_share_interval(&self, seat: Seat) -> (f64, f64) {
        wilson_interval(self.won_share(seat), self.games)
    }

    /// A percentile of the number of turns in a game; `percent` is from 0 to 100.
    #[must_use]
    pub fn turns_percentile(&self, percent: usize) -> u64 {
        percentile(&self.turns, percent)
    }

    /// A percentile of the time on the clock at the end, in ms; 0 in games without a clock. `percent` is from 0 to 100.
    #[must_use]
    pub fn time_percentile(&self, percent: usize) -> u64 {
        percentile(&self.times, percent)
    }

    /// The number of games for each reason that decided them. Numbers in a reason are replaced by `#`.
    #[must_use]
    pub const fn endings(&self) -> &BTreeMap<String, u32> {
        &self.endings
    }
}

/// A percentile of sorted values; 0 if there are none.
fn percentile(sorted: &[u64], percent: usize) -> u64 {
    sorted.get(sorted.len().saturating_sub(1) * percent / 100).copied().unwrap_or(0)
}

/// The text with each number replaced by `#`, so that endings that differ only in numbers are counted together.
fn without_numbers(text: &str) -> String {
    let mut plain = String::new();
    for letter in text.chars() {
        if !letter.is_ascii_digit() {
            plain.push(letter);
        } else if !plain.ends_with('#') {
            plain.push('#');
        }
    }
    plain
}

/// All sets of options that a pattern describes. In a pattern, an option may have several values, separated by `/`.
///
/// ```
/// use corsair_cabinet::search::balance::expand_option_pattern;
///
/// assert_eq!(expand_option_pattern("size=4/5,line=whole"), ["size=4,line=whole", "size=5,line=whole"]);
/// ```
#[must_use]
pub fn expand_option_pattern(pattern: &str) -> Vec<String> {
    pattern.split(',').fold(Vec::new(), |sets: Vec<String>, option| {
        let (key, values) = option.split_once('=').unwrap_or(("", option));
        let options =
            values.split('/').map(|value| if key.is_empty() { value.into() } else { format!("{key}={value}") });
        let options: Vec<String> = options.collect();
        if sets.is_empty() {
            return options;
        }
        sets.iter().flat_map(|set| options.iter().map(move |option| format!("{set},{option}"))).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn result(places: &[u8], turns: u64, reason: &str) -> GameResult {
        GameResult { places: places.to_vec(), turns, time: 0, reason: reason.into() }
    }

    #[test]
    fn a_game_is_shared_by_the_seats_in_the_first_place() {
        let mut balance = Balance::default();
        for places in [[1, 2, 3], [2, 1, 1], [1, 1, 1]] {
            balance.add(&result(&places, 1, ""));
        }
        let won: Vec<f64> = Seat::all(3).map(|seat| balance.games_won(seat)).collect();
        let third = 1.0 / 3.0;
        assert_eq!(won, [1.0 + third, 0.5 + third, 0.5 + third]);
        // The Wilson interval of 4/9 in three games, calculated separately.
        let (low, high) = balance.won_share_interval(Seat::FIRST);
        assert!((low - 0.101_986).abs() < 1e-5 && (high - 0.849_292).abs() < 1e-5, "{low} to {high}");
    }

    #[test]
    fn lengths_and_endings_do_not_depend_on_the_order_of_games() {
        let mut balance = Balance::default();
        for (turns, reason) in [(30, "6 points to 2."), (10, "A row."), (20, "12 points to 9.")] {
            balance.add(&result(&[1, 2], turns, reason));
        }
        assert_eq!([0, 50, 100].map(|percent| balance.turns_percentile(percent)), [10, 20, 30]);
        let endings: Vec<(&str, u32)> =
            balance.endings().iter().map(|(reason, count)| (reason.as_str(), *count)).collect();
        assert_eq!(endings, [("# points to #.", 2), ("A row.", 1)]);
    }

    #[test]
    fn a_pattern_has_every_combination_once() {
        let sets = expand_option_pattern("a=1/2,b=3,c=4/5");
        assert_eq!(sets, ["a=1,b=3,c=4", "a=1,b=3,c=5", "a=2,b=3,c=4", "a=2,b=3,c=5"]);
        assert_eq!(expand_option_pattern("standard"), ["standard"]);
    }
}
