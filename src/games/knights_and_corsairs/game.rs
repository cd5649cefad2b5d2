//! Implements [`Game`] for Knights & Corsairs with its rules, notation and determinization.

use super::editor::Editor;
use super::lesson::EXERCISES;
use super::moment;
use super::private_play::HiddenHands;
use super::puzzles::compared_position;
use super::rules::{Action, Event, Illegal, KnightsAndCorsairs, Options, Reason, Series, Stage, Starter, State, View};
use crate::game::cards::CardSet;
use crate::game::lesson::Exercise;
use crate::game::puzzle::Puzzle;
use crate::game::{
    EventSink, Game, LevelRating, Moment, NoClock, OptionConflict, Outcome, PositionEditor, PrivatePlay, Rng, Seat,
    Seats, SessionRules, Tasks,
};

impl Game for KnightsAndCorsairs {
    const ID: &'static str = "knights-and-corsairs";
    type Options = Options;
    type State = State;
    type Action = Action;
    type View = View;
    type Event = Event;
    type Illegal = Illegal;
    type Reason = Reason;
    type Clock = NoClock;

    const REDRAW_UNKNOWN: Option<fn(&mut State, Seat, Rng)> = Some(State::reshuffle_with);

    fn normalize(options: Options) -> Options {
        options.normalized()
    }

    fn start(options: &Options, seed: u64) -> Result<State, OptionConflict> {
        Ok(State::start(options.clone().normalized(), seed))
    }

    fn options(state: &State) -> &Options {
        &state.table.options
    }

    fn to_act(state: &State) -> Seats {
        state.table.to_act().map_or(Seats::EMPTY, Seats::only)
    }

    fn actions(state: &State, seat: Seat, into: &mut Vec<Action>) {
        into.clear();
        if let Some(hand) = state.hands.get(seat.index()) {
            state.table.actions(*hand, seat, into);
        }
    }

    fn check(state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
        let hand = state.hands.get(seat.index()).copied().unwrap_or_default();
        state.table.check(hand, seat, action)
    }

    fn apply_reporting(state: &mut State, seat: Seat, action: &Action, events: &mut impl EventSink<Event>) {
        state.apply(seat, action, events);
    }

    fn visible_event(event: Event, _then: &State, _now: &State, viewer: Option<Seat>) -> Option<Event> {
        Some(event.seen_by(viewer))
    }

    fn outcome(state: &State) -> Option<Outcome<Reason>> {
        match &state.table.stage {
            Stage::Over(outcome) => Some(outcome.clone()),
            _ => None,
        }
    }

    fn view(state: &State, viewer: Option<Seat>) -> View {
        let count = |cards: usize| u8::try_from(cards).unwrap_or(u8::MAX);
        let viewer = viewer.filter(|seat| seat.index() < 2);
        View {
            viewer,
            table: state.table.clone(),
            hand: viewer.map_or(CardSet::EMPTY, |seat| state.hands[seat.index()]),
            face_down: if viewer == Some(state.table.attacker) { state.face_down } else { CardSet::EMPTY },
            hands: state.hands.map(|hand| count(hand.len())),
            draw: state.draw.each_ref().map(|pile| count(pile.len())),
        }
    }
}

impl SessionRules for KnightsAndCorsairs {
    const LEVEL_RATINGS: Option<[LevelRating; 5]> = Some([
        LevelRating::new(166, 44),
        LevelRating::new(289, 61),
        LevelRating::new(550, 87),
        LevelRating::new(804, 142),
        LevelRating::new(906, 175),
    ]);

    const PRIVATE_PLAY: Option<&'static dyn PrivatePlay<Self>> = Some(&HiddenHands);

    /// The defender's answer without a card, if it is the only legal answer; otherwise `None`.
    fn forced_action(state: &State) -> Option<(Seat, Action)> {
        let Stage::Defend { .. } = state.table.stage else { return None };
        let (defender, mut answers) = (state.table.to_act()?, Vec::new());
        Self::actions(state, defender, &mut answers);
        match &answers[..] {
            [only @ Action::Defend { cards, .. }] if cards.is_empty() => Some((defender, only.clone())),
            _ => None,
        }
    }

    fn seats_revealed_to(_: &State, seat: Seat, action: &Action) -> Seats {
        match action {
            Action::Attack { .. } | Action::Influence { .. } => Seats::only(seat.other()),
            // Hidden cards are shown, and hands are refilled.
            Action::Defend { .. } | Action::Place(_) => Seats::all(2),
        }
    }

    fn moment(after: &View, events: &[Event]) -> Option<Moment> {
        moment::moment(&after.table.options, events)
    }

    fn rematch(state: &State, winner: Option<Seat>) -> Options {
        let table = &state.table;
        let last = table.battles.first().map_or(table.attacker, |battle| battle.attacker);
        let next = match (table.options.series, winner) {
            (Series::Loser, Some(winner)) => winner.other(),
            _ => last.other(),
        };
        let starter = if next == Seat::FIRST { Starter::First } else { Starter::Second };
        Options { starter, ..table.options.clone() }
    }
}

impl Tasks for KnightsAndCorsairs {
    const HAS_PUZZLES: bool = true;
    const POSITION_EDITOR: Option<&'static dyn PositionEditor<Self>> = Some(&Editor);

    fn exercises() -> &'static [Exercise<Self>] {
        EXERCISES
    }

    fn puzzle(day: u64) -> Option<Puzzle<Self>> {
        Puzzle::of_day(day)
    }

    fn compared_position(state: &State) -> String {
        compared_position(state)
    }
}
