//! Matches between computer players. Every deal is played twice with the seats swapped, and the score has a confidence interval.

use std::fmt;
use std::str::FromStr;

use super::ismcts::{apply_joint, random_action};
use super::race::{self, among_computers};
use super::{Level, Player, SearchTask};
use crate::game::text::{ParseError, Word};
use crate::game::{OptionConflict, Rng, Seat, SessionRules};

/// A player in a match. Its text is `random`, `captain`, with a number of iterations `captain:500`, or with a percentage of
/// decisions that are not random `cabin-boy@40`.
///
/// ```
/// use corsair_cabinet::search::Level;
/// use corsair_cabinet::search::matches::Contestant;
///
/// assert_eq!("captain".parse(), Ok(Contestant::of(Level::Captain)));
/// assert_eq!("captain:500".parse(), Ok(Contestant::Level { level: Level::Captain, budget: Some(500) }));
/// assert!("admiral".parse::<Contestant>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Contestant {
    /// Takes any legal action, each equally likely.
    Random,
    /// A computer player.
    Level {
        /// How well it plays.
        level: Level,
        /// The number of iterations; `None` takes that of the level.
        budget: Option<u64>,
    },
    /// Makes some of its decisions as a computer player of this level, and the others at random. In a race it acts at random.
    Diluted {
        /// The level.
        level: Level,
        /// How many of a hundred decisions it makes as that level.
        percent: u8,
    },
}

impl Contestant {
    /// A computer player with the number of iterations of its level.
    #[must_use]
    pub const fn of(level: Level) -> Self {
        Self::Level { level, budget: None }
    }

    /// The level, if it is a computer player.
    #[must_use]
    pub const fn level(self) -> Option<Level> {
        match self {
            Self::Random | Self::Diluted { .. } => None,
            Self::Level { level, .. } => Some(level),
        }
    }

    /// Its action in this state, of which it sees only its own view.
    fn act<G: Player>(self, state: &G::State, seat: Seat, rng: &mut Rng) -> Option<G::Action> {
        match self {
            Self::Diluted { level, percent } if rng.below(100) < usize::from(percent) => {
                Self::of(level).act::<G>(state, seat, rng)
            }
            Self::Random | Self::Diluted { .. } => random_action::<G>(state, seat, rng),
            Self::Level { level, budget } => {
                let view = G::view(state, Some(seat));
                let mut thinking = G::think(&view, seat, level, budget, rng.next_u64());
                thinking.advance(u64::MAX);
                Some(thinking.choice())
            }
        }
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => out.write_str("random"),
            Self::Level { level, budget: None } => out.write_str(level.key()),
            Self::Level { level, budget: Some(budget) } => write!(out, "{}:{budget}", level.key()),
            Self::Diluted { level, percent } => write!(out, "{}@{percent}", level.key()),
        }
    }
}

impl FromStr for Contestant {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        if text == "random" {
            return Ok(Self::Random);
        }
        let word = Word::whole(text);
        if let Some((level, percent)) = word.split_once('@') {
            let level = level.text.parse().map_err(|_| level.expected("a level"))?;
            let number = u8::try_from(percent.number()?).ok().filter(|percent| *percent <= 100);
            let percent = number.ok_or_else(|| percent.expected("a percentage from 0 to 100"))?;
            return Ok(Self::Diluted { level, percent });
        }
        let (level, budget) = match word.split_once(':') {
            Some((level, budget)) => (level, Some(budget.number()?)),
            None => (word, None),
        };
        let level =
            level.text.parse().map_err(|_| word.expected("\"random\" or a level such as captain or captain:500"))?;
        Ok(Self::Level { level, budget })
    }
}

/// The result of a match, from the first contestant's side.
///
/// ```
/// use corsair_cabinet::search::matches::Tally;
///
/// let tally = Tally { wins: 60, draws: 20, losses: 20 };
/// assert_eq!((tally.games(), tally.score()), (100, 0.7));
/// let (low, high) = tally.interval();
/// assert!(0.6 < low && low < 0.7 && 0.7 < high && high < 0.8);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Games won.
    pub wins: u32,
    /// Games drawn: both sides share the first place.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
}

impl Tally {
    /// The number of games.
    #[must_use]
    pub const fn games(self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The share of the games that was won; a draw counts half. One half before the first game.
    #[must_use]
    pub fn score(self) -> f64 {
        if self.games() == 0 {
            0.5
        } else {
            (f64::from(self.wins) + 0.5 * f64::from(self.draws)) / f64::from(self.games())
        }
    }

    /// [`wilson_interval`] of the true score. Since pairs of games share a deal, it is a little too wide.
    #[must_use]
    pub fn interval(self) -> (f64, f64) {
        wilson_interval(self.score(), self.games())
    }
}

/// The interval of a true share with 95 % confidence, from the share of this number of independent games: Wilson's interval for
/// a proportion ("Probable inference, the law of succession, and statistical inference", 1927).
#[must_use]
pub fn wilson_interval(share: f64, games: u32) -> (f64, f64) {
    /// Two-sided 95 % of the normal distribution.
    const DEVIATIONS: f64 = 1.96;
    if games == 0 {
        return (0.0, 1.0);
    }
    let games = f64::from(games);
    let square = DEVIATIONS * DEVIATIONS;
    let centre = share + square / (2.0 * games);
    let spread = DEVIATIONS * (share * (1.0 - share) / games + square / (4.0 * games * games)).sqrt();
    let norm = 1.0 + square / games;
    (((centre - spread) / norm).max(0.0), ((centre + spread) / norm).min(1.0))
}

impl fmt::Display for Tally {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (low, high) = self.interval();
        let Self { wins, draws, losses } = self;
        write!(out, "{} games: {wins} won, {draws} drawn, {losses} lost; ", self.games())?;
        write!(out, "{:.1} % ({:.1} to {:.1})", 100.0 * self.score(), 100.0 * low, 100.0 * high)
    }
}

/// A match in progress. It is played one game at a time, so that the caller can show the score. [`play_match`] plays a whole one.
pub struct Match<G: Player + SessionRules> {
    options: G::Options,
    contestants: [Contestant; 2],
    seed: u64,
    /// The result so far.
    pub tally: Tally,
}

impl<G: Player + SessionRules> Match<G> {
    /// A match between two contestants. In a game for more than two, each takes every other seat.
    #[must_use]
    pub fn new(options: G::Options, first: Contestant, second: Contestant, seed: u64) -> Self {
        Self { options: among_computers::<G>(options), contestants: [first, second], seed, tally: Tally::default() }
    }

    /// Plays the next game. In the first game of each pair with the same deal the first contestant has the first seat.
    ///
    /// # Errors
    /// If two of the options exclude each other.
    pub fn play_game(&mut self) -> Result<(), OptionConflict> {
        let number = u64::from(self.tally.games());
        let swapped = usize::from(number % 2 == 1);
        let side = |seat: Seat| (seat.index() + swapped) % 2;
        let deal = Rng::stream(self.seed, number / 2).next_u64();
        let mut chance = Rng::stream(self.seed, number);
        let player = |seat| self.contestants[side(seat)];
        let (state, _) = play_game::<G>(&self.options, deal, &mut chance, player)?;
        let best = |wanted: usize| {
            let outcome = G::outcome(&state)?;
            let seats = Seat::all(outcome.places.len()).filter(|seat| side(*seat) == wanted);
            seats.map(|seat| outcome.places[seat.index()]).min()
        };
        match best(0).cmp(&best(1)) {
            std::cmp::Ordering::Less => self.tally.wins += 1,
            std::cmp::Ordering::Equal => self.tally.draws += 1,
            std::cmp::Ordering::Greater => self.tally.losses += 1,
        }
        Ok(())
    }
}

/// Plays a game to its end. Returns its last state, and the number of turns: how often other seats were to act, or in a race
/// the number of actions.
pub(super) fn play_game<G: Player + SessionRules>(
    options: &G::Options,
    deal: u64,
    chance: &mut Rng,
    player: impl Fn(Seat) -> Contestant,
) -> Result<(G::State, usize), OptionConflict> {
    let mut state = G::start(options, deal)?;
    if G::pace(options).is_race() {
        let actions = race::run::<G>(&mut state, deal, player).len();
        return Ok((state, actions));
    }
    let (mut turns, mut acted) = (0, None);
    let mut joint = Vec::new();
    loop {
        let to_act = G::to_act(&state);
        for seat in to_act {
            let action = player(seat).act::<G>(&state, seat, chance);
            joint.extend(action.map(|action| (seat, action)));
        }
        if joint.is_empty() {
            return Ok((state, turns));
        }
        turns += usize::from(acted.replace(to_act) != Some(to_act));
        apply_joint::<G>(&mut state, &mut joint);
    }
}

/// Plays a match of this number of games.
///
/// ```
/// use corsair_cabinet::games::knights_and_corsairs::KnightsAndCorsairs;
/// use corsair_cabinet::search::Level;
/// use corsair_cabinet::search::matches::{Contestant, play_match};
///
/// let captain = Contestant::Level { level: Level::Captain, budget: Some(10) };
/// let tally = play_match::<KnightsAndCorsairs>(&Default::default(), captain, Contestant::Random, 2, 1);
/// assert_eq!(tally.map(|tally| tally.games()), Ok(2));
/// ```
///
/// # Errors
/// If two of the options exclude each other.
pub fn play_match<G: Player + SessionRules>(
    options: &G::Options,
    first: Contestant,
    second: Contestant,
    games: u32,
    seed: u64,
) -> Result<Tally, OptionConflict> {
    let mut playing = Match::<G>::new(options.clone(), first, second, seed);
    for _ in 0..games {
        playing.play_game()?;
    }
    Ok(playing.tally)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_wilsons() {
        // Worked out by hand, and agreeing with the tables for 8 of 10 and for 95 of 100.
        let close = |(low, high): (f64, f64), expected: (f64, f64)| {
            assert!((low - expected.0).abs() < 5e-4 && (high - expected.1).abs() < 5e-4, "{low} {high}");
        };
        close(Tally { wins: 8, draws: 0, losses: 2 }.interval(), (0.4902, 0.9433));
        close(Tally { wins: 95, draws: 0, losses: 5 }.interval(), (0.8882, 0.9785));
        close(Tally::default().interval(), (0.0, 1.0));
    }

    #[test]
    fn a_draw_is_half_a_win() {
        let tally = Tally { wins: 1, draws: 2, losses: 1 };
        assert!((tally.score() - 0.5).abs() < f64::EPSILON);
    }

    #[test]
    fn contestants_are_read_as_they_are_written() {
        for text in ["random", "cabin-boy", "captain:500", "cabin-boy@40"] {
            assert_eq!(text.parse::<Contestant>().unwrap().to_string(), text);
        }
        for junk in ["", "captain:", "captain:-1", "admiral", "random:5", "captain@", "captain@101", "random@5"] {
            assert!(junk.parse::<Contestant>().is_err(), "{junk}");
        }
    }
}
