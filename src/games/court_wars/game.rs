//! Court Wars as a [`Game`]: joins the rules with the notation and with the sampling of hidden cards.

use super::editor::Editor;
use super::lesson::EXERCISES;
use super::moment;
use super::puzzles::compared_position;
use super::rules::{
    Action, BeatenJoker, CourtWars, Decision, Event, FourthSuit, Illegal, JokerPlacing, Jokers, Options, Pile, Players,
    Reason, Stage, Starter, State, Table, Targets, ThirdSuit, View,
};
use crate::game::cards::DeckCard;
use crate::game::lesson::Exercise;
use crate::game::puzzle::Puzzle;
use crate::game::{
    CommonChance, Cue, EventSink, Game, LevelRating, Moment, NoClock, OptionConflict, Outcome, PositionEditor, Rng,
    Seat, Seats, Secrecy, SessionRules, Tasks,
};

impl Game for CourtWars {
    const ID: &'static str = "court-wars";
    type Options = Options;
    type State = State;
    type Action = Action;
    type View = View;
    type Event = Event;
    type Illegal = Illegal;
    type Reason = Reason;
    type Clock = NoClock;

    const REDRAW_UNKNOWN: Option<fn(&mut State, Seat, Rng)> = Some(|state, _, rng| state.reshuffle_with(rng));

    fn seat_count(options: &Options) -> usize {
        options.seat_count()
    }

    fn normalize(mut options: Options) -> Options {
        if options.seat_count() < 4 {
            options.fourth_suit = FourthSuit::default();
        }
        if options.seat_count() < 3 {
            options.third_suit = ThirdSuit::default();
            options.targets = Targets::default();
        }
        if options.jokers == Jokers::None {
            options.joker = JokerPlacing::default();
            options.beaten_joker = BeatenJoker::default();
        }
        if options.starter().is_some_and(|seat| seat.index() >= options.seat_count()) {
            options.starter = Starter::default();
        }
        options
    }

    fn start(options: &Options, seed: u64) -> Result<State, OptionConflict> {
        let options = Self::normalize(options.clone());
        let mut rng = Rng::from_seed(seed);
        let suits = options.assign_suits(&mut rng)?;
        let starter = options.starter().unwrap_or_else(|| rng.seat(options.seat_count()));
        let table = Table::new(options, suits, starter);
        let mut pile: Vec<DeckCard> = table.deck().collect();
        rng.shuffle(&mut pile);
        Ok(State { table, pile, rng })
    }

    fn options(state: &State) -> &Options {
        &state.table.options
    }

    fn to_act(state: &State) -> Seats {
        state.table.to_act().map_or(Seats::EMPTY, Seats::only)
    }

    fn actions(state: &State, seat: Seat, into: &mut Vec<Action>) {
        state.table.actions(seat, into);
    }

    fn check(state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
        state.table.check(seat, action)
    }

    fn apply_reporting(state: &mut State, _: Seat, action: &Action, events: &mut impl EventSink<Event>) {
        state.apply(*action, events);
    }

    fn outcome(state: &State) -> Option<Outcome<Reason>> {
        match &state.table.stage {
            Stage::Over(outcome) => Some(outcome.clone()),
            _ => None,
        }
    }

    fn view(state: &State, viewer: Option<Seat>) -> View {
        let pile = if state.table.pile_is_known() {
            Pile::Known(state.pile.clone())
        } else {
            Pile::Unknown(u8::try_from(state.pile.len()).unwrap_or(u8::MAX))
        };
        let viewer = viewer.filter(|seat| seat.index() < state.table.seat_count());
        View { viewer, table: state.table.clone(), pile }
    }

    fn secrecy(_: &Options) -> Secrecy {
        Secrecy::HiddenFromAll
    }
}

impl SessionRules for CourtWars {
    const LEVEL_RATINGS: Option<[LevelRating; 5]> = Some([
        LevelRating::new(344, 60),
        LevelRating::new(426, 73),
        LevelRating::new(719, 98),
        LevelRating::new(1060, 166),
        LevelRating::new(1164, 173),
    ]);

    const COMMON_CHANCE: Option<&'static dyn CommonChance<Self>> = Some(&CommonPile);

    fn cue(event: &Event, _: Seats) -> Option<Cue> {
        matches!(event, Event::Attacked { .. }).then_some(Cue::Taken)
    }

    fn moment(_after: &View, events: &[Event]) -> Option<Moment> {
        events.iter().find_map(moment::moment)
    }

    /// The card draws of the set-up are automatic.
    fn forced_action(state: &State) -> Option<(Seat, Action)> {
        let table = &state.table;
        (table.pending_decision() == Some(Decision::SetUp)).then_some((table.turn, Action::Draw))
    }

    fn seats_revealed_to(state: &State, _: Seat, action: &Action) -> Seats {
        // A draw counts as a reveal even where the pile is known: players have to remember its order (CW-29).
        match action {
            Action::Draw => Seats::all(state.table.seat_count()),
            Action::Place(_) | Action::Discard | Action::Attack(_) => Seats::EMPTY,
        }
    }

    fn rematch(state: &State, winner: Option<Seat>) -> Options {
        let table = &state.table;
        let next = match (table.options.seats, winner) {
            (Players::Two, Some(winner)) => winner.other(),
            _ => table.starter.next(table.seat_count()),
        };
        table.options.clone().with_starter(next)
    }
}

impl Tasks for CourtWars {
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

/// The pile, from which each card is drawn jointly by the player and the next player.
struct CommonPile;

impl CommonChance<CourtWars> for CommonPile {
    fn needs_chance(&self, state: &State, action: &Action) -> bool {
        *action == Action::Draw && state.table.next_card_is_hidden(state.pile.len())
    }

    fn draw_partner(&self, state: &State, seat: Seat) -> Seat {
        state.table.next(seat)
    }

    fn max_draws(&self, options: &Options) -> usize {
        options.max_draws()
    }
}
