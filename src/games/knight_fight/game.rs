//! Implements [`Game`] for Knight Fight with its rules and notation.

use super::editor::Editor;
use super::lesson::EXERCISES;
use super::moment;
use super::private_play::SealedChoices;
use super::rules::{
    Action, AttemptResult, Event, Favoured, Illegal, KnightFight, Match, Options, Reason, Row, RuleSet, Stage, State,
    TicTacToe, Timing, View, count_moves, match_winner,
};
use super::scene;
use crate::game::lesson::Exercise;
use crate::game::puzzle::Puzzle;
use crate::game::{
    Cue, Deadline, EventSink, Game, GameClock, LONGEST_TIME_MS, LevelRating, Moment, OptionConflict, Outcome, Pace,
    Perft, PositionEditor, PrivatePlay, Rng, Seat, Seats, Secrecy, SessionRules, Tasks, TimeLeft,
};

impl Game for KnightFight {
    const ID: &'static str = "knight-fight";
    type Options = Options;
    type State = State;
    type Action = Action;
    type View = View;
    type Event = Event;
    type Illegal = Illegal;
    type Reason = Reason;
    type Clock = Self;

    fn normalize(mut options: Options) -> Options {
        if options.tic_tac_toe == TicTacToe::On {
            options.row = Row::default();
        }
        options
    }

    fn start(options: &Options, seed: u64) -> Result<State, OptionConflict> {
        let favoured = match options.favoured {
            Favoured::First => Seat::FIRST,
            Favoured::Second => Seat::SECOND,
            Favoured::Random => Rng::from_seed(seed).seat(2),
        };
        Ok(State { seed, table: Match::new(options.clone(), favoured) })
    }

    fn options(state: &State) -> &Options {
        &state.table.options
    }

    const REDRAW_UNKNOWN: Option<fn(&mut State, Seat, Rng)> = Some(State::reseed);

    fn to_act(state: &State) -> Seats {
        if let Some((seat, _)) = state.overdue() {
            return Seats::only(seat);
        }
        Seat::all(2).filter(|seat| state.table.pending_decision(*seat).is_some()).collect()
    }

    fn actions(state: &State, seat: Seat, into: &mut Vec<Action>) {
        into.clear();
        match state.overdue() {
            Some((due, action)) if due == seat => into.push(action),
            Some(_) => {}
            None => state.table.actions(seat, into),
        }
    }

    fn check(state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
        match state.overdue() {
            Some(due) if due == (seat, *action) => Ok(()),
            Some(_) => Err(Illegal::TimeIsUp),
            None => state.table.check(seat, action),
        }
    }

    fn apply_reporting(state: &mut State, seat: Seat, action: &Action, events: &mut impl EventSink<Event>) {
        state.apply(seat, *action, events);
    }

    fn visible_event(event: Event, then: &State, now: &State, viewer: Option<Seat>) -> Option<Event> {
        event.seen_by(&then.table, &now.table, viewer)
    }

    fn outcome(state: &State) -> Option<Outcome<Reason>> {
        let table = &state.table;
        let (winner, reason) = match_winner(&table.options, table.favoured, &table.results)?;
        Some(Outcome::won_by(winner, reason))
    }

    fn view(state: &State, viewer: Option<Seat>) -> View {
        View { viewer, table: state.table.seen_by(viewer) }
    }

    fn secrecy(options: &Options) -> Secrecy {
        let rule_set = RuleSet::of(options);
        match (rule_set.has_secrets(), rule_set.coloured) {
            (true, _) => Secrecy::Private,
            // The seed determines the colours of the second board.
            (false, true) => Secrecy::HiddenFromAll,
            (false, false) => Secrecy::Open,
        }
    }

    fn pace(options: &Options) -> Pace {
        if options.clock == Timing::On { Pace::Timed } else { Pace::TurnBased }
    }
}

impl SessionRules for KnightFight {
    const LEVEL_RATINGS: Option<[LevelRating; 5]> = Some([
        LevelRating::new(518, 92),
        LevelRating::new(593, 100),
        LevelRating::new(1184, 169),
        LevelRating::new(1943, 513),
        LevelRating::new(2007, 522),
    ]);

    const PRIVATE_PLAY: Option<&'static dyn PrivatePlay<Self>> = Some(&SealedChoices);

    fn cue(event: &Event, _persons: Seats) -> Option<Cue> {
        let Event::Completed { round, .. } = event else { return None };
        (round.attempts.last()?.result == AttemptResult::Trapped).then_some(Cue::Taken)
    }

    fn moment(after: &View, events: &[Event]) -> Option<Moment> {
        moment::moment(&after.table, events)
    }

    fn view_of_past(then: &State, now: &State, viewer: Option<Seat>) -> View {
        let running = then.table.results.len() == now.table.results.len();
        if !running {
            // After a bout everything that happened in it is public (BD-6, HT-6, SN-6).
            return Self::reveal_all(then, viewer);
        }
        let mut view = Self::view(then, viewer);
        let is_past = then.table.stage == Stage::Play && then.table.bout != now.table.bout;
        if is_past && then.table.rule_set().snapshot {
            view.table.bout.hide_past(then.table.side_of_viewer(viewer));
        }
        view
    }

    fn reveal_all(state: &State, viewer: Option<Seat>) -> View {
        View { viewer, table: state.table.clone() }
    }

    fn is_public_to(then: &State, now: &State, seat: Seat, viewer: Option<Seat>) -> bool {
        let (then, now) = (&then.table, &now.table);
        let sealed = then.rule_set().has_secrets() && then.stage == Stage::Play && then.round() == now.round();
        viewer == Some(seat) || !sealed
    }

    fn seats_revealed_to(state: &State, seat: Seat, action: &Action) -> Seats {
        let rule_set = state.table.rule_set();
        let draws = || {
            let mut after = state.clone();
            after.apply(seat, *action, &mut ());
            after.table.bout.colours != state.table.bout.colours
        };
        // A sealed action stays sealed. If only some actions could not be taken back, that would reveal which player has
        // sealed (G-03).
        if rule_set.has_secrets() || rule_set.coloured && draws() { Seats::all(2) } else { Seats::EMPTY }
    }

    fn needs_referee(options: &Options) -> bool {
        let rule_set = RuleSet::of(options);
        // A move is checked against knights that its player does not see, and under Sickness some of them have vanished
        // without the other player being told (SK+SN).
        rule_set.snapshot && rule_set.sickness
    }

    fn settled_winner(state: &State) -> Option<Seat> {
        state.table.settled_winner()
    }

    fn rematch(state: &State, _winner: Option<Seat>) -> Options {
        let next = if state.table.favoured == Seat::FIRST { Favoured::Second } else { Favoured::First };
        Options { favoured: next, ..state.table.options.clone() }
    }
}

impl GameClock<Self> for KnightFight {
    fn advance_clock(state: &mut State, now: u64) {
        if let Some(clock) = &mut state.table.bout.clock {
            clock.now = clock.now.max(now.min(LONGEST_TIME_MS));
        }
    }

    fn now(state: &State) -> u64 {
        state.table.bout.clock.map_or(0, |clock| clock.now)
    }

    fn next_deadline(state: &State) -> Option<Deadline<Action>> {
        let (at, part) = state.upcoming_deadline()?;
        Some(Deadline { at, action: part.and_then(|part| state.random_action(part)) })
    }

    fn time_left(view: &View, seat: Seat, now: u64) -> Option<TimeLeft> {
        scene::time_left(view, seat, now)
    }
}

impl Perft for KnightFight {
    const POSITIONS: &'static [(&'static str, u32)] = &[
        ("standard", 4),
        ("sickness=on", 4),
        ("airdrop=2", 2),
        ("tic-tac-toe=on board=11/11/5X5/3X3X3/4X6/4OOX4/5X3O1/3O7/6X4/11/11/11", 4),
    ];

    fn perft(state: &State, depth: u32) -> u64 {
        count_moves(&state.table.bout, &state.table.rule_set(), depth)
    }
}

impl Tasks for KnightFight {
    const HAS_PUZZLES: bool = true;
    const POSITION_EDITOR: Option<&'static dyn PositionEditor<Self>> = Some(&Editor);

    fn exercises() -> &'static [Exercise<Self>] {
        EXERCISES
    }

    fn puzzle(day: u64) -> Option<Puzzle<Self>> {
        Puzzle::of_day(day)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::private_play::SimultaneousChoices as _;

    /// The states of a game that begins at a position. Each action has the number of its seat in front.
    fn played(position: &str, actions: &[&str]) -> Vec<State> {
        let mut states = vec![position.parse::<State>().unwrap()];
        for line in actions {
            let (seat, action) = line.split_once(' ').unwrap();
            let seat = if seat == "1" { Seat::FIRST } else { Seat::SECOND };
            let (mut state, action) = (states.last().unwrap().clone(), action.parse().unwrap());
            KnightFight::check(&state, seat, &action).unwrap_or_else(|illegal| panic!("{line}: {illegal}"));
            KnightFight::apply(&mut state, seat, &action);
            states.push(state);
        }
        states
    }

    /// X has c6, d6 and f6, and wins the bout by landing on e6.
    const NEARLY_WON: &str = "moves=8 board=11/11/11/3O7/4O6/5O5/2XX1X5/6O4/3X7/11/11/11";

    // SN-6
    #[test]
    fn under_snapshot_the_past_shows_nothing_of_the_opponent() {
        let states = played("airdrop=2,snapshot=on", &["1 spawn d5 drop a1", "2 spawn h8 drop b2", "1 spawn h5"]);
        let now = states.last().unwrap();
        for seat in [Seat::FIRST, Seat::SECOND] {
            for then in &states[..3] {
                let view = KnightFight::view_of_past(then, now, Some(seat));
                let (bout, other) = (&view.table.bout, view.table.side_of(seat).other().index());
                assert!(bout.knights[other].is_empty() && bout.manure[other].is_empty());
                assert_eq!((bout.latest[other], bout.past.as_slice()), (None, &[][..]));
                // The viewer's own knights were never hidden.
                let own = view.table.side_of(seat).index();
                assert_eq!(bout.knights[own], then.table.bout.knights[own]);
            }
            let present = KnightFight::view_of_past(now, now, Some(seat));
            assert_eq!(present, KnightFight::view(now, Some(seat)), "the present is not the past");
        }
    }

    // BD-6, HT-6, SN-6
    #[test]
    fn after_a_bout_all_its_moments_are_public() {
        for options in ["snapshot=on", "sides=swap,snapshot=on", "trap=shown", "sides=swap,trap=shown"] {
            let mut actions = vec!["1 spawn e6"];
            if options.contains("trap") {
                actions.insert(0, "2 trap a1");
            }
            let states = played(&format!("{options} {NEARLY_WON}"), &actions);
            let now = states.last().unwrap();
            assert_eq!(now.table.results.len(), 1);
            for viewer in [Some(Seat::FIRST), Some(Seat::SECOND), None] {
                for then in &states[..states.len() - 1] {
                    assert_eq!(KnightFight::view_of_past(then, now, viewer).table, then.table, "{options}");
                }
            }
        }
    }

    // HT-6, SN-3
    #[test]
    fn after_a_bout_illegal_attempts_are_open() {
        // O lands where a knight of X stands that O no longer sees; then X wins.
        let states = played(&format!("snapshot=on {NEARLY_WON}"), &["1 spawn a5", "2 spawn d6", "1 spawn e6"]);
        let attempt = |view: View| (view.table.bout.past[1].result, view.table.bout.past[1].spawn.is_some());
        for (viewer, knows) in [(Some(Seat::FIRST), false), (Some(Seat::SECOND), true), (None, false)] {
            let during = KnightFight::view(&states[2], viewer);
            assert_eq!(attempt(during), (AttemptResult::Illegal, knows), "{viewer:?}");
            let after = KnightFight::view(&states[3], viewer);
            assert_eq!(attempt(after), (AttemptResult::Illegal, true), "{viewer:?}");
            // By letter, O has not opened it.
            let by_letter = SealedChoices.view_of_past(&states[3], &states[3], viewer);
            assert_eq!(attempt(by_letter), (AttemptResult::Illegal, knows), "{viewer:?}");
        }
    }

    // KF-09
    #[test]
    fn a_match_is_settled_once_the_move_to_win_by_has_passed() {
        let settled = |match_so_far: &str, moves: u16| {
            let text = format!("{match_so_far} moves={moves} board=11/11/11/11/11/5O5/5X5/11/11/11/11/11");
            KnightFight::settled_winner(&text.parse().unwrap())
        };
        for (match_so_far, winner, last) in [
            ("standard favoured=1 won=1:11:row", Seat::FIRST, 10),
            ("standard favoured=1 won=2:11:row", Seat::SECOND, 11),
        ] {
            assert_eq!([last - 1, last].map(|moves| settled(match_so_far, moves)), [None, Some(winner)]);
        }
        for open in ["standard", "tie=third won=1:11:row", "tic-tac-toe=on won=-:11:tally"] {
            assert_eq!(settled(open, 60), None, "{open}");
        }
        // Between the bouts the board of the first is still on the table.
        let states = played(NEARLY_WON.replace("moves", "standard favoured=1 moves").as_str(), &["1 spawn e6"]);
        assert_eq!((states[1].table.stage, KnightFight::settled_winner(&states[1])), (Stage::Choose, None));
    }

    // TTT-6, SN+TTT
    #[test]
    fn points_are_public_under_snapshot() {
        let states = played(&format!("snapshot=on,tic-tac-toe=on {NEARLY_WON}"), &["1 spawn e6"]);
        let after = &states[1];
        assert_eq!(after.table.bout.points, [2, 0]);
        for viewer in [Some(Seat::FIRST), Some(Seat::SECOND), None] {
            assert_eq!(KnightFight::view(after, viewer).table.bout.points, after.table.bout.points);
        }
    }

    #[test]
    fn a_sealed_trap_stays_sealed_in_the_past_of_its_round() {
        let states = played("trap=shown", &["2 trap d5"]);
        let shown =
            |viewer| KnightFight::view_of_past(&states[1], &states[1], Some(viewer)).table.bout.plans[1].trap.decided();
        assert_eq!((shown(Seat::FIRST), shown(Seat::SECOND)), (None, Some(Some("d5".parse().unwrap()))));
    }
}
