//! Implements [`Game`] for Corsairs with its rules and text forms.

use super::editor::Editor;
use super::lesson::EXERCISES;
use super::moment;
use super::rules::{
    Action, CorsairSeat, Corsairs, Event, GameWon, Illegal, Limit, Options, Reason, Repetition, Side, Size, State,
    View, count_turns, match_outcome,
};
use crate::game::insertion_sort::insertion_sort;
use crate::game::lesson::Exercise;
use crate::game::puzzle::Puzzle;
use crate::game::{
    Cue, EventSink, Game, LevelRating, Moment, NoClock, OptionConflict, Outcome, Perft, PositionEditor, Rng, Seat,
    Seats, Secrecy, SessionRules, Tasks,
};

impl Game for Corsairs {
    const ID: &'static str = "corsairs";
    type Options = Options;
    type State = State;
    type Action = Action;
    type View = View;
    type Event = Event;
    type Illegal = Illegal;
    type Reason = Reason;
    type Clock = NoClock;

    fn start(options: &Options, seed: u64) -> Result<State, OptionConflict> {
        if options.limit == Limit::None && options.repetition == Repetition::Off {
            return Err(OptionConflict { first: ("limit", "none"), second: ("repetition", "off") });
        }
        let corsairs = options.corsair_seat().unwrap_or_else(|| Rng::from_seed(seed).seat(2));
        Ok(State::new(options.clone(), corsairs))
    }

    fn options(state: &State) -> &Options {
        &state.options
    }

    fn to_act(state: &State) -> Seats {
        state.to_act().map_or(Seats::EMPTY, Seats::only)
    }

    fn actions(state: &State, seat: Seat, into: &mut Vec<Action>) {
        into.clear();
        if state.to_act() != Some(seat) {
            return;
        }
        let rule_set = state.rule_set();
        match state.side() {
            Side::Corsairs => {
                state.turn.each_move(&rule_set, |step| into.push(state.action_of_move(step)));
                if state.turn.may_end(&rule_set) {
                    into.push(Action::End);
                }
            }
            Side::Convoy => state.turn.now.each_sail(&rule_set, |sail| into.push(state.action_of_sail(sail))),
        }
        if state.may_pass(&rule_set) {
            into.push(Action::Pass);
        }
        insertion_sort(into, |action| *action);
    }

    fn check(state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
        state.effect(seat, action).map(drop)
    }

    fn apply_reporting(state: &mut State, _seat: Seat, action: &Action, events: &mut impl EventSink<Event>) {
        state.apply(action, events);
    }

    fn outcome(state: &State) -> Option<Outcome<Reason>> {
        let ending = state.over?;
        let winner = state.seat_of(ending.winner());
        Some(match state.first {
            None => Outcome::won_by(winner, Reason::Game(ending)),
            Some(first) => match_outcome(first, GameWon { winner, turns: state.number }, ending),
        })
    }

    fn view(state: &State, viewer: Option<Seat>) -> View {
        View { viewer, position: state.clone() }
    }

    fn play(state: &mut State, seat: Seat, action: &Action) -> Result<(), Illegal> {
        let effect = state.effect(seat, action)?;
        state.take_effect(effect, &mut ());
        Ok(())
    }

    fn secrecy(_options: &Options) -> Secrecy {
        Secrecy::Open
    }
}

impl SessionRules for Corsairs {
    const LEVEL_RATINGS: Option<[LevelRating; 5]> = Some([
        LevelRating::new(236, 49),
        LevelRating::new(383, 65),
        LevelRating::new(1143, 227),
        LevelRating::new(1851, 536),
        LevelRating::new(1987, 543),
    ]);

    fn cue(event: &Event, _persons: Seats) -> Option<Cue> {
        matches!(event, Event::Captured(_) | Event::Left { pulled: Some(_), .. }).then_some(Cue::Taken)
    }

    fn moment(after: &View, events: &[Event]) -> Option<Moment> {
        moment::moment(after.position.board(), events)
    }

    fn newcomer_seat(options: &Options) -> Seat {
        let Some(corsairs) = options.corsair_seat() else { return Seat::FIRST };
        match favoured_side(options) {
            Some(Side::Corsairs) => corsairs,
            Some(Side::Convoy) => corsairs.other(),
            None => Seat::FIRST,
        }
    }

    fn rematch(state: &State, _winner: Option<Seat>) -> Options {
        // A rematch swaps the sides. In the second game of a match they are swapped already.
        let corsairs = if state.first.is_some() { state.corsairs } else { state.corsairs.other() };
        let next = if corsairs == Seat::FIRST { CorsairSeat::First } else { CorsairSeat::Second };
        Options { corsairs: next, ..state.options.clone() }
    }
}

impl Perft for Corsairs {
    const POSITIONS: &'static [(&'static str, u32)] = &[
        ("standard", 3),
        ("size=4 turn=9 board=4/1EC2/2E1E1/C1EF3/2E1C1/1CE2/3C", 2),
        ("standard turn=12 board=C4/6/2C1E2/2E2E2/3EFC3/2E1E3/2C4/6/4C", 3),
        ("size=6 turn=21 board=6/3C3/8/2E1E4/3C1E4/4EFEC3/5E4/2C6/8/7/C5 reserve=1", 2),
    ];

    fn perft(state: &State, depth: u32) -> u64 {
        count_turns(&state.rule_set(), &state.turn.start, state.side() == Side::Corsairs, depth)
    }
}

impl Tasks for Corsairs {
    const HAS_PUZZLES: bool = true;
    const POSITION_EDITOR: Option<&'static dyn PositionEditor<Self>> = Some(&Editor);

    fn exercises() -> &'static [Exercise<Self>] {
        EXERCISES
    }

    fn puzzle(day: u64) -> Option<Puzzle<Self>> {
        Puzzle::of_day(day)
    }
}

/// The side that wins far more often between equal computers; `None` where this was not measured. Single games by the
/// printed rules were measured on all boards (`cargo xtask bench balance corsairs size=4/5/6/8`).
fn favoured_side(options: &Options) -> Option<Side> {
    let printed = Options { size: options.size, corsairs: options.corsairs, ..Options::default() };
    (*options == printed).then_some(match options.size {
        Size::Four => Side::Corsairs,
        Size::Five | Size::Six | Size::Eight => Side::Convoy,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::corsairs::rules::Ending;

    #[test]
    fn a_newcomer_gets_the_side_that_the_printed_rules_favour() {
        let side = |text: &str| {
            let options: Options = text.parse().unwrap();
            let state = Corsairs::start(&options, 1).unwrap();
            (Corsairs::newcomer_seat(&options), state.side_of(Corsairs::newcomer_seat(&options)))
        };
        for printed in ["standard", "size=6", "size=8"] {
            assert_eq!(side(printed), (Seat::SECOND, Side::Convoy), "{printed}");
        }
        assert_eq!(side("size=4"), (Seat::FIRST, Side::Corsairs));
        assert_eq!(side("size=4,corsairs=2"), (Seat::SECOND, Side::Corsairs));
        assert_eq!(side("corsairs=2"), (Seat::FIRST, Side::Convoy));
        // Nobody is known to be favoured.
        for other in ["corsairs=random", "match=two", "shield=yes"] {
            assert_eq!(side(other).0, Seat::FIRST, "{other}");
        }
    }

    #[test]
    fn after_the_first_game_of_a_match_the_sides_are_swapped() {
        let mut state = "match=two turn=100 board=C4/6/7/3EE3/3EFE3/3EE3/7/6/5".parse::<State>().unwrap();
        let mut events = Vec::new();
        Corsairs::apply_reporting(&mut state, Seat::SECOND, &"sail e4 e1".parse().unwrap(), &mut events);
        let game = GameWon { winner: Seat::SECOND, turns: 100 };
        assert_eq!(events.last(), Some(&Event::WonFirst { ending: Ending::TurnLimit(100), game }));
        assert_eq!((state.corsairs, state.number), (Seat::SECOND, 1));
    }
}
