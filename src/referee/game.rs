//! The game that the referee plays.

use std::time::{Duration, Instant};

use super::{Answer, MOST_POSITIONS, Refusal, outline, perft};
use crate::game::record::Entry;
use crate::game::text::{ParseError, Word};
use crate::game::{GameClock, Record, Seat, Seats, read_position, write_position};
use crate::games::Playable;
use crate::search::matches::{Contestant, play_match};
use crate::search::{Level, SearchTask};

/// The number of iterations between two looks at the clock.
const SLICE: u64 = 16;

/// The budget of a computer player.
#[derive(Clone, Copy)]
pub(super) enum Budget {
    /// That of its level.
    Usual,
    /// This number of iterations.
    Iterations(u64),
    /// This time.
    Time(Duration),
}

/// A game in progress, without its type.
pub(super) trait DynPlayed {
    /// The status: `turn` and the seats to act, or `over`, the place of each seat, and the reason.
    fn status(&self) -> String;
    /// The record, or the link; `None` for a game that started at a position.
    fn record(&self, link: bool) -> Option<String>;
    /// The legal actions of one seat, or of all seats to act.
    fn actions(&self, seat: Option<Seat>) -> Vec<String>;
    /// Does an action.
    fn play(&mut self, seat: Option<Seat>, action: Word<'_>) -> Result<(), Refusal>;
    /// Lets this number of ms pass, or fewer if a deadline comes before. Returns the time then; `None` in a game without a clock.
    fn wait(&mut self, time: u64) -> Option<u64>;
    /// Undoes the last action; `false` if there is none.
    fn undo(&mut self) -> bool;
    /// The position, or the whole state as JSON.
    fn state(&self, json: bool) -> Answer;
    /// The view of a seat or a spectator.
    fn view(&self, viewer: Option<Seat>, json: bool) -> Answer;
    /// Reads a seat of this game.
    fn seat(&self, word: Word<'_>) -> Result<Seat, ParseError>;
    /// Counts sequences of actions.
    fn perft(&self, depth: u64, divide: bool) -> Answer;
    /// The choice of a computer player.
    fn think(&self, seat: Option<Seat>, level: Level, budget: Budget, seed: u64) -> Answer;
    /// Plays a match of computers with the options of this game.
    fn play_match(&self, players: [Contestant; 2], games: u32, seed: u64) -> Answer;
}

/// A game in progress.
pub(super) struct PlayedGame<G: Playable> {
    /// The record; `None` if the game started at a position.
    record: Option<Record<G>>,
    /// The earlier states, the oldest first.
    earlier: Vec<G::State>,
    state: G::State,
}

impl<G: Playable> PlayedGame<G> {
    /// A new game.
    pub(super) fn begin(options: G::Options, seed: u64) -> Result<Self, Refusal> {
        Self::of(Record::new(options, seed))
    }

    /// A game from a position.
    pub(super) fn set_up(line: &str) -> Result<Self, Refusal> {
        let state = read_position::<G>(line)?;
        Ok(Self { record: None, earlier: Vec::new(), state })
    }

    /// A game from its record.
    pub(super) fn replay(text: &str, link: bool) -> Result<Self, Refusal> {
        let record = if link { Record::from_link(text) } else { text.parse() };
        Self::of(record?)
    }

    fn of(record: Record<G>) -> Result<Self, Refusal> {
        let mut earlier = record.replay()?;
        let state = earlier.pop().ok_or("a record without a beginning")?;
        Ok(Self { record: Some(record), earlier, state })
    }

    /// The seat of a command that names none: the only one to act.
    fn the_seat(&self, named: Option<Seat>) -> Result<Seat, Refusal> {
        let to_act = G::to_act(&self.state);
        match (named, to_act.first()) {
            (Some(seat), _) => Ok(seat),
            (None, None) => Err("the game is over".into()),
            (None, Some(only)) if to_act.len() == 1 => Ok(only),
            (None, Some(_)) => Err(format!("several seats may act: name one of {}", list(to_act)).into()),
        }
    }
}

impl<G: Playable> DynPlayed for PlayedGame<G> {
    fn status(&self) -> String {
        match G::outcome(&self.state) {
            Some(outcome) => {
                let places: Vec<String> = outcome.places.iter().map(ToString::to_string).collect();
                format!("over {} {}", places.join(" "), outcome.reason)
            }
            None => format!("turn {}", list(G::to_act(&self.state))),
        }
    }

    fn record(&self, link: bool) -> Option<String> {
        self.record.as_ref().map(|record| if link { record.to_link() } else { record.to_string() })
    }

    fn actions(&self, seat: Option<Seat>) -> Vec<String> {
        let seats = seat.map_or_else(|| G::to_act(&self.state), Seats::only);
        let mut lines = Vec::new();
        let mut actions = Vec::new();
        for seat in seats {
            G::actions(&self.state, seat, &mut actions);
            lines.push(format!("actions {seat} {}", actions.len()));
            lines.extend(actions.iter().map(|action| format!("{seat} {action}")));
        }
        lines
    }

    fn play(&mut self, seat: Option<Seat>, text: Word<'_>) -> Result<(), Refusal> {
        let seat = self.the_seat(seat)?;
        let action: G::Action = text.text.parse().map_err(|error: ParseError| error.offset_columns(text.column - 1))?;
        G::check(&self.state, seat, &action).map_err(|illegal| format!("illegal: {illegal}"))?;
        self.earlier.push(self.state.clone());
        G::apply(&mut self.state, seat, &action);
        if let Some(record) = &mut self.record {
            record.entries.push(Entry { seat, action, at: G::Clock::now(&self.state) });
        }
        Ok(())
    }

    fn wait(&mut self, time: u64) -> Option<u64> {
        if !G::pace(G::options(&self.state)).is_timed() {
            return None;
        }
        let then = G::Clock::now(&self.state).saturating_add(time);
        let next = G::Clock::next_deadline(&self.state).map_or(then, |deadline| deadline.at);
        G::Clock::advance_clock(&mut self.state, then.min(next));
        Some(G::Clock::now(&self.state))
    }

    fn undo(&mut self) -> bool {
        let Some(state) = self.earlier.pop() else { return false };
        self.state = state;
        if let Some(record) = &mut self.record {
            record.entries.pop();
        }
        true
    }

    fn state(&self, json: bool) -> Answer {
        let line = if json { outline::json(&self.state)? } else { write_position::<G>(&self.state) };
        Ok(vec![line])
    }

    fn view(&self, viewer: Option<Seat>, json: bool) -> Answer {
        let view = G::view(&self.state, viewer);
        if json { outline::json(&view).map(|line| vec![line]) } else { outline::outline(&view) }
    }

    fn seat(&self, word: Word<'_>) -> Result<Seat, ParseError> {
        let seats = G::seats(G::options(&self.state));
        let seat = Seat::try_from(word).ok().filter(|seat| seat.index() < seats);
        seat.ok_or_else(|| word.expected(format!("a seat from 1 to {seats}, or spectator")))
    }

    fn perft(&self, depth: u64, divide: bool) -> Answer {
        perft::perft::<G>(&self.state, depth, divide, MOST_POSITIONS)
    }

    fn think(&self, seat: Option<Seat>, level: Level, budget: Budget, seed: u64) -> Answer {
        let seat = seat.or_else(|| G::to_act(&self.state).first());
        let seat = seat.filter(|seat| G::to_act(&self.state).contains(*seat)).ok_or("this seat may not act now")?;
        let view = G::view(&self.state, Some(seat));
        let iterations = match budget {
            Budget::Usual => None,
            Budget::Iterations(number) => Some(number),
            Budget::Time(_) => Some(u64::MAX),
        };
        let begun = Instant::now();
        let mut thinking = G::think(&view, seat, level, iterations, seed);
        while !thinking.finished() {
            thinking.advance(SLICE);
            if matches!(budget, Budget::Time(time) if begun.elapsed() >= time) {
                break;
            }
        }
        Ok(vec![
            format!("action {seat} {}", thinking.choice()),
            format!("iterations {}", thinking.iterations()),
            format!("expectation {:.3}", thinking.win_probability()),
        ])
    }

    fn play_match(&self, [first, second]: [Contestant; 2], games: u32, seed: u64) -> Answer {
        let tally = play_match::<G>(G::options(&self.state), first, second, games, seed)?;
        let (low, high) = tally.interval();
        Ok(vec![
            format!("games {}", tally.games()),
            format!("wins {}", tally.wins),
            format!("draws {}", tally.draws),
            format!("losses {}", tally.losses),
            format!("score {:.3}", tally.score()),
            format!("interval {low:.3} {high:.3}"),
        ])
    }
}

/// Seats in one line.
fn list(seats: Seats) -> String {
    seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" ")
}
