//! Results of games between computers of one level, as the laboratory stores them.

use std::fmt;
use std::str::FromStr;

use super::stored::Stored;
use crate::game::text::{Fields, ParseError, Word, Words, read_heading};
use crate::search::Level;
use crate::search::balance::{Balance, GameResult};

/// The version of the text that this program writes. It reads this version and all earlier ones.
pub const EXPERIMENTS_VERSION: u64 = 1;

/// The greatest number of results. If there are more, the latest are kept.
pub const MOST_RESULTS: usize = 2_000;

/// A game with its options, played by computers of one level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Experiment {
    /// The id of the game.
    pub game: String,
    /// The options, as text.
    pub options: String,
    /// The level of all players.
    pub level: Level,
}

impl fmt::Display for Experiment {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { game, options, level } = self;
        write!(out, "{game} options={options} level={}", level.key())
    }
}

/// The result of one game of an experiment.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Trial {
    experiment: Experiment,
    result: GameResult,
}

impl FromStr for Trial {
    type Err = ParseError;

    fn from_str(line: &str) -> Result<Self, ParseError> {
        let mut words = Words::of(line);
        let game = words.next("the name of a game")?;
        let mut fields = Fields::of(words);
        let mut field = |key: &str| match fields.value_if_next(key) {
            Some(value) => Ok(value),
            None => Err(fields.peek().expected(format!("{key}=…"))),
        };
        let options = field("options")?.text.into();
        let level = field("level")?;
        let level = level.parse()?;
        let rest = fields.rest().rest();
        let result = rest.parse()?;
        Ok(Self { experiment: Experiment { game: game.text.into(), options, level }, result })
    }
}

/// The results so far, in the order in which the games ended.
///
/// ```
/// use corsair_cabinet::search::Level;
/// use corsair_cabinet::session::experiments::{Experiment, Experiments};
/// use corsair_cabinet::session::stored::Stored;
///
/// let experiment =
///     Experiment { game: "corsairs".into(), options: "size=4".into(), level: Level::Deckhand };
/// let mut experiments = Experiments::default();
/// experiments.add(experiment.clone(), "places=1,2 turns=41 time=0 A ship is off the board.".parse()?);
/// assert_eq!(experiments.balance(&experiment).games(), 1);
/// assert_eq!(Experiments::read(&experiments.write()), Ok(experiments));
/// # Ok::<(), corsair_cabinet::game::ParseError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Experiments {
    trials: Vec<Trial>,
}

impl Experiments {
    /// The combined results of an experiment.
    #[must_use]
    pub fn balance(&self, experiment: &Experiment) -> Balance {
        let mut balance = Balance::default();
        self.trials.iter().filter(|trial| trial.experiment == *experiment).for_each(|trial| balance.add(&trial.result));
        balance
    }

    /// Adds a result, and drops the earliest if there are too many.
    pub fn add(&mut self, experiment: Experiment, result: GameResult) {
        self.trials.push(Trial { experiment, result });
        self.trials.drain(..self.trials.len().saturating_sub(MOST_RESULTS));
    }

    /// Deletes the results of an experiment.
    pub fn forget(&mut self, experiment: &Experiment) {
        self.trials.retain(|trial| trial.experiment != *experiment);
    }
}

impl Stored for Experiments {
    const NAME: &'static str = "experiments";

    /// The text to store: a line for the version, and a line for each game.
    fn write(&self) -> String {
        let mut text = format!("experiments {EXPERIMENTS_VERSION}\n");
        for Trial { experiment, result } in &self.trials {
            text.extend([experiment.to_string(), " ".into(), result.to_string(), "\n".into()]);
        }
        text
    }

    fn read(text: &str) -> Result<Self, ParseError> {
        let Some(lines) = text.strip_suffix('\n') else {
            return Err(Word::whole(text).expected("the end of a line"));
        };
        let mut lines = lines.split('\n').enumerate();
        let (_, first) = lines.next().unwrap_or_default();
        read_heading(first, "experiments", "the version of the experiments", EXPERIMENTS_VERSION)?;
        let mut trials = Vec::new();
        for (number, line) in lines {
            trials.push(line.parse().map_err(|error: ParseError| error.offset_lines(number))?);
        }
        Ok(Self { trials })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn experiment(level: Level) -> Experiment {
        Experiment { game: "corsairs".into(), options: "size=4,shield=yes".into(), level }
    }

    fn result(winner: usize) -> GameResult {
        let places = if winner == 0 { vec![1, 2] } else { vec![2, 1] };
        GameResult { places, turns: 40, time: 0, reason: "5 ships are lost.".into() }
    }

    #[test]
    fn results_of_other_experiments_do_not_count() {
        let mut experiments = Experiments::default();
        experiments.add(experiment(Level::Deckhand), result(0));
        experiments.add(experiment(Level::Boatswain), result(1));
        experiments.add(experiment(Level::Deckhand), result(1));
        let balance = experiments.balance(&experiment(Level::Deckhand));
        assert_eq!((balance.games(), balance.won_share(crate::game::Seat::FIRST)), (2, 0.5));
        experiments.forget(&experiment(Level::Deckhand));
        assert_eq!(experiments.balance(&experiment(Level::Deckhand)).games(), 0);
        assert_eq!(experiments.balance(&experiment(Level::Boatswain)).games(), 1);
    }

    #[test]
    fn of_too_many_results_the_earliest_are_dropped() {
        let mut experiments = Experiments::default();
        experiments.add(experiment(Level::Captain), result(0));
        for _ in 0..MOST_RESULTS {
            experiments.add(experiment(Level::Deckhand), result(0));
        }
        assert_eq!(experiments.balance(&experiment(Level::Captain)).games(), 0);
        assert_eq!(experiments.trials.len(), MOST_RESULTS);
    }

    #[test]
    fn junk_is_refused_with_its_place() {
        let line = "corsairs options=size=4 level=deckhand places=1,2 turns=4 time=0 Lost.";
        let place = |text: &str| Experiments::read(text).map_err(|error| (error.line, error.column)).map(|_| ());
        assert_eq!(place(&format!("experiments 1\n{line}\n")), Ok(()));
        assert_eq!(place(""), Err((1, 1)));
        assert_eq!(place("experiments 2\n"), Err((1, 13)));
        assert_eq!(place(&format!("experiments 1\n{line}")), Err((1, 1)), "cut");
        assert_eq!(place(&format!("experiments 1\n{}\n", line.replace("deckhand", "admiral"))), Err((2, 31)));
        assert_eq!(place(&format!("experiments 1\n{}\n", line.replace("options=size=4 ", ""))), Err((2, 10)));
        assert_eq!(place(&format!("experiments 1\n{line}\n{}\n", line.replace("1,2", "1,x"))), Err((3, 49)));
    }
}
