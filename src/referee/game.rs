//! The game in progress, and the answers to commands about it.

use std::time::{Duration, Instant};

use super::answer::{Answer, CommandError};
use super::outline;
use crate::dyn_game::{DynGame, DynPlayer, DynRefereeTools};
use crate::game::record::link_of;
use crate::game::text::{ParseError, Word};
use crate::game::{Seat, Seats};
use crate::games;
use crate::search::contestant::Contestant;
use crate::search::{Level, RootActions};
use crate::session::{Beginning, LATEST_PLY, Refusal, Session};

/// The number of iterations between two checks of the clock.
const ITERATIONS_PER_CLOCK_CHECK: u64 = 16;

/// The greatest number of positions in a perft count: about ten seconds and a gigabyte.
const MOST_POSITIONS: usize = 1_000_000;

/// The search budget of a computer player.
#[derive(Clone, Copy)]
pub(super) enum Budget {
    /// The number of iterations of the level.
    Usual,
    /// This number of iterations.
    Iterations(u64),
    /// This amount of time.
    Time(Duration),
}

pub(super) struct PlayedGame {
    game: &'static dyn DynGame,
    player: &'static dyn DynPlayer,
    referee_tools: &'static dyn DynRefereeTools,
    session: Session,
    /// Whether the game began at a position, so that it has no record.
    from_position: bool,
}

impl PlayedGame {
    /// Starts the game of this name at a beginning; `None` if there is no such game.
    pub(super) fn begin(id: &str, from: Beginning<'_>) -> Option<Result<Self, CommandError>> {
        let (game, player, referee_tools) = (games::named(id)?, games::player(id)?, games::referee_tools(id)?);
        let from_position = matches!(from, Beginning::Position(_));
        let session = Session::resume(game, from, Vec::new()).map_err(CommandError::from);
        Some(session.map(|session| Self { game, player, referee_tools, session, from_position }))
    }

    /// The status: `turn` and the seats to act, or `over`, the place of each seat, and the reason.
    pub(super) fn status(&self) -> String {
        match self.session.outcome() {
            Some(outcome) => {
                let places: Vec<String> = outcome.places.iter().map(ToString::to_string).collect();
                format!("over {} {}", places.join(" "), outcome.reason)
            }
            None => format!("turn {}", list_seats(self.session.to_act_after(LATEST_PLY))),
        }
    }

    /// The record, as text or as a link; `None` for a game that began at a position.
    pub(super) fn record(&self, link: bool) -> Option<String> {
        let record = (!self.from_position).then(|| self.session.record())?;
        Some(if link { link_of(&record) } else { record })
    }

    /// The legal actions of one seat, or of all seats to act. A line with their number comes before the actions of each seat.
    pub(super) fn actions(&self, seat: Option<Seat>) -> Vec<String> {
        let seats = seat.map_or_else(|| self.session.to_act_after(LATEST_PLY), Seats::only);
        let mut lines = Vec::new();
        for seat in seats {
            let actions = self.session.actions(LATEST_PLY, seat);
            lines.push(format!("actions {seat} {}", actions.len()));
            lines.extend(actions.iter().map(|action| format!("{seat} {action}")));
        }
        lines
    }

    pub(super) fn play(&mut self, seat: Option<Seat>, action: Word<'_>) -> Result<(), CommandError> {
        let seat = self.the_seat(seat)?;
        let read = self.game.read_action(action.text).map_err(|error| error.offset_columns(action.column - 1))?;
        self.session.act(seat, read).map_err(|refusal| match refusal {
            Refusal::Illegal(illegal) => format!("illegal: {illegal}").into(),
            Refusal::Resigned => "a player has resigned".into(),
        })
    }

    /// The seat that a command names, or else the only seat to act. An error if no seat or several seats may act.
    fn the_seat(&self, named: Option<Seat>) -> Result<Seat, CommandError> {
        let to_act = self.session.to_act_after(LATEST_PLY);
        match (named, to_act.first()) {
            (Some(seat), _) => Ok(seat),
            (None, None) => Err("the game is over".into()),
            (None, Some(only)) if to_act.len() == 1 => Ok(only),
            (None, Some(_)) => Err(format!("several seats may act: name one of {}", list_seats(to_act)).into()),
        }
    }

    /// Advances the clock by `time` ms, but not past the next deadline. Returns the new time; `None` in a game without a clock.
    pub(super) fn wait(&mut self, time: u64) -> Option<u64> {
        self.session.now()?;
        self.session.wait(time);
        self.session.now()
    }

    /// Undoes the last action; `false` if there is none.
    pub(super) fn undo(&mut self) -> bool {
        self.session.take_back()
    }

    /// The position, or the whole state as JSON.
    pub(super) fn state(&self, json: bool) -> Answer {
        let json =
            json.then(|| outline::json(self.referee_tools.serializable_state(self.session.state()))).transpose()?;
        Ok(vec![json.unwrap_or_else(|| self.session.position(LATEST_PLY))])
    }

    /// The view of a seat or a spectator, as JSON or as an outline.
    pub(super) fn view(&self, viewer: Option<Seat>, json: bool) -> Answer {
        let view = self.session.view_at_the_time(LATEST_PLY, viewer);
        let view = self.referee_tools.serializable_view(&*view);
        if json { outline::json(view).map(|line| vec![line]) } else { outline::outline(view) }
    }

    /// Reads the number of a seat that this game has.
    pub(super) fn seat(&self, word: Word<'_>) -> Result<Seat, ParseError> {
        let seats = self.game.options().seat_count(self.session.options());
        let seat = Seat::try_from(word).ok().filter(|seat| seat.index() < seats);
        seat.ok_or_else(|| word.expected(format!("a seat from 1 to {seats}, or spectator")))
    }

    pub(super) fn perft(&self, depth: u64, divide: bool) -> Answer {
        let count = self.referee_tools.perft(self.session.state(), depth, divide, MOST_POSITIONS);
        let count = count.ok_or_else(|| format!("more than {MOST_POSITIONS} positions"))?;
        let divided = count.divided.iter().map(|(seat, action, after)| format!("{seat} {action} {after}"));
        let sums = [format!("sequences {}", count.sequences), format!("positions {}", count.positions)];
        Ok(divided.chain(sums).collect())
    }

    /// Answers with the choice of a computer player.
    pub(super) fn think(&self, seat: Option<Seat>, level: Level, budget: Budget, seed: u64) -> Answer {
        let to_act = self.session.to_act_after(LATEST_PLY);
        let seat = seat.or_else(|| to_act.first());
        let seat = seat.filter(|seat| to_act.contains(*seat)).ok_or("this seat may not act now")?;
        let iterations = match budget {
            Budget::Usual => None,
            Budget::Iterations(number) => Some(number),
            Budget::Time(_) => Some(u64::MAX),
        };
        let view = self.session.view_at_the_time(LATEST_PLY, Some(seat)).to_bytes()?;
        let begun = Instant::now();
        let mut search = self.player.think(&view, seat, &RootActions::All, level, iterations, seed)?;
        while !search.is_finished() {
            search.advance(ITERATIONS_PER_CLOCK_CHECK);
            if matches!(budget, Budget::Time(time) if begun.elapsed() >= time) {
                break;
            }
        }
        Ok(vec![
            format!("action {seat} {}", search.choice()),
            format!("iterations {}", search.iterations()),
            format!("expectation {:.3}", search.win_probability()),
        ])
    }

    /// Plays a match between computers with the options of this game.
    pub(super) fn play_match(&self, players: [Contestant; 2], games: u32, seed: u64) -> Answer {
        let tally = self.referee_tools.play_match(self.session.options(), players, games, seed)?;
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

fn list_seats(seats: Seats) -> String {
    seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dyn_game::PerftCount;

    fn perft(position: &str, depth: u64, divide: bool, most: usize) -> Option<PerftCount> {
        let id = "knights-and-corsairs";
        let state = games::named(id).unwrap().read_position(position).unwrap();
        games::referee_tools(id).unwrap().perft(&state, depth, divide, most)
    }

    #[test]
    fn a_count_that_would_take_too_long_is_given_up() {
        let from = Beginning::Options("standard", 1);
        let game = PlayedGame::begin("knights-and-corsairs", from).unwrap().unwrap();
        let count = |depth, most| perft(&game.session.position(LATEST_PLY), depth, false, most);
        assert_eq!(count(1, 105), Some(PerftCount { sequences: 105, positions: 105, ..PerftCount::default() }));
        assert_eq!(count(1, 104), None);
        assert_eq!(count(u64::MAX, 1000), None);
    }

    #[test]
    fn the_parts_of_a_divided_count_add_up() {
        let position = "position 1 knights-and-corsairs standard board=2H,3C,4H/5C,6H,7C/8C,9H,-";
        let count = perft(position, 3, true, 100_000).unwrap();
        assert!(count.divided.len() > 1);
        assert_eq!(count.divided.iter().map(|(_, _, after)| after).sum::<u64>(), count.sequences);
    }
}
