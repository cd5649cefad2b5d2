//! Implements [`Game`] for the Battle of Corsica with its rules and notation.

use super::moment;
use super::rules::{
    AceNine, AceRank, Action, AutoFlip, BattleOfCorsica, Dry, Event, FaceDownCard, Grace, Illegal, JokerPairs, Jokers,
    Last, Leftovers, MOST_PLAYS, Options, PLAYER_KIND_OPTIONS, Phase, Reason, Rising, Sequence, Starter, State, Ten,
    View, attempts,
};
use crate::game::cards::Rank;
use crate::game::{
    self, Choices, CommonChance, Cue, Deadline, EventSink, Game, GameClock, LONGEST_TIME_MS, LevelRating, LiveRace,
    Moment, OptionConflict, Outcome, Rng, Seat, Seats, Secrecy, SessionRules, Tasks,
};

impl Game for BattleOfCorsica {
    const ID: &'static str = "battle-of-corsica";
    type Options = Options;
    type State = State;
    type Action = Action;
    type View = View;
    type Event = Event;
    type Illegal = Illegal;
    type Reason = Reason;
    type Clock = Self;

    const REDRAW_UNKNOWN: Option<fn(&mut State, Seat, Rng)> = Some(|state, _, rng| state.deal_unseen_with(rng));

    fn seat_count(options: &Options) -> usize {
        options.seat_count()
    }

    fn normalize(mut options: Options) -> Options {
        for key in Self::PLAYER_KIND_OPTIONS.iter().skip(options.seat_count()) {
            // Each of these options has the value "person".
            let _ = options.set(key, "person");
        }
        if options.sequence == Sequence::Off {
            options.rising = Rising::default();
            options.ace_rank = AceRank::default();
        }
        if options.ten == Ten::Off {
            options.ace_nine = AceNine::default();
        }
        if options.jokers == Jokers::Out {
            options.joker_pairs = JokerPairs::default();
        }
        if options.deals_evenly() {
            options.leftovers = Leftovers::default();
        }
        if !Seat::all(options.seat_count()).any(|seat| options.is_person(seat)) {
            options.starter = Starter::default();
        }
        options
    }

    fn start(options: &Options, seed: u64) -> Result<State, OptionConflict> {
        let options = Self::normalize(options.clone());
        if options.last == Last::FlipOn && options.dry == Dry::Out {
            return Err(OptionConflict { first: ("dry", "out"), second: ("last", "flip-on") });
        }
        Ok(State::deal(options, Rng::from_seed(seed)))
    }

    fn options(state: &State) -> &Options {
        &state.table.options
    }

    fn to_act(state: &State) -> Seats {
        match state.table.overdue_event() {
            _ if state.table.is_over() => Seats::EMPTY,
            Some(Deadline { action: Some((seat, _)), .. }) => Seats::only(seat),
            _ => state.table.still_in(),
        }
    }

    fn actions(state: &State, seat: Seat, into: &mut Vec<Action>) {
        into.clear();
        into.extend(Action::ALL.into_iter().filter(|action| state.table.check(seat, *action).is_ok()));
    }

    fn check(state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
        state.table.check(seat, *action)
    }

    fn apply_reporting(state: &mut State, seat: Seat, action: &Action, events: &mut impl EventSink<Event>) {
        match action {
            Action::Flip => state.flip(seat, events),
            Action::Tap => {
                // A second tap in the same ms changes nothing.
                if state.table.tap(seat) {
                    events.report(|| Event::Tapped(seat));
                }
            }
            Action::Verdict => state.judge(events),
            Action::Sweep => state.sweep(events),
            Action::Stop => {
                state.table.end_by_count(Reason::Time, &state.packets);
                events.report(|| Event::Stopped);
            }
        }
    }

    fn outcome(state: &State) -> Option<Outcome<Reason>> {
        match &state.table.phase {
            Phase::Over(outcome) => Some(outcome.clone()),
            _ => None,
        }
    }

    fn view(state: &State, viewer: Option<Seat>) -> View {
        let shown = |cards: &Vec<FaceDownCard>| cards.iter().map(|held| held.seen.then_some(held.card)).collect();
        View {
            viewer: viewer.filter(|seat| seat.index() < state.packets.len()),
            table: state.table.clone(),
            packets: state.packets.iter().map(shown).collect(),
            under: shown(&state.under),
        }
    }

    fn secrecy(_: &Options) -> Secrecy {
        Secrecy::HiddenFromAll
    }

    fn pace(_: &Options) -> game::Pace {
        game::Pace::Race
    }
}

impl SessionRules for BattleOfCorsica {
    // The weakest level against random play as printed; from there the levels against each other in the usual race, since random
    // play wins none of those.
    const LEVEL_RATINGS: Option<[LevelRating; 5]> = Some([
        LevelRating::new(881, 216),
        LevelRating::new(1034, 219),
        LevelRating::new(1126, 221),
        LevelRating::new(1238, 224),
        LevelRating::new(1365, 227),
    ]);

    const PLAYER_KIND_OPTIONS: &'static [&'static str] = &PLAYER_KIND_OPTIONS;

    const COMMON_CHANCE: Option<&'static dyn CommonChance<Self>> = Some(&FaceDownCards);

    const LIVE_RACE: Option<&'static dyn LiveRace<Self>> = Some(&Taps);

    fn moment(_after: &View, events: &[Event]) -> Option<Moment> {
        events.iter().find_map(moment::moment)
    }

    fn cue(event: &Event, persons: Seats) -> Option<Cue> {
        let won_by = |by: &Seat| if persons.contains(*by) { Cue::Won } else { Cue::Lost };
        match event {
            Event::Laid { card, .. } => {
                // Cards of the same rank have the same tone, so a pair can be heard.
                let step = card.suited().map_or(Rank::ALL.len(), |card| card.rank() as usize);
                Some(Cue::Card { step: u8::try_from(step).unwrap_or_default(), calls: attempts(*card).is_some() })
            }
            Event::Won { by, .. } | Event::Taken { by, .. } => Some(won_by(by)),
            Event::Mistaken { .. } => Some(Cue::Mistake),
            Event::Tapped(_) | Event::Ignored | Event::Dealt | Event::Stopped => None,
        }
    }
}

impl GameClock<Self> for BattleOfCorsica {
    fn advance_clock(state: &mut State, now: u64) {
        state.table.now = state.table.now.max(now.min(LONGEST_TIME_MS));
    }

    fn now(state: &State) -> u64 {
        state.table.now
    }

    fn next_deadline(state: &State) -> Option<Deadline<Action>> {
        state.table.next_deadline()
    }
}

/// There are no exercises or puzzles: the lesson deals prepared piles of cards.
impl Tasks for BattleOfCorsica {}

/// The cards that nobody has seen. Which of them is on top is decided when it is laid.
struct FaceDownCards;

impl CommonChance<BattleOfCorsica> for FaceDownCards {
    fn needs_chance(&self, state: &State, action: &Action) -> bool {
        let packet =
            state.table.seat_to_lay().filter(|_| *action == Action::Flip).map(|seat| &state.packets[seat.index()]);
        // A borrowed card is a random one (BC-24).
        packet.is_some_and(|packet| packet.last().is_none_or(|top| !top.seen))
    }

    fn draw_partner(&self, state: &State, seat: Seat) -> Seat {
        let left = state.table.still_in().without(seat);
        let next = state.table.clockwise(seat).find(|other| left.contains(*other));
        next.unwrap_or_else(|| seat.next(state.table.seat_count()))
    }

    fn max_draws(&self, _: &Options) -> usize {
        MOST_PLAYS as usize
    }
}

/// What a race over a connection asks of the rules (BC-37).
struct Taps;

impl LiveRace<BattleOfCorsica> for Taps {
    fn allows(&self, options: &Options) -> bool {
        options.auto_flip == AutoFlip::Off
            && options.grace != Grace::None
            && Seat::all(options.seat_count()).all(|seat| options.is_person(seat))
    }

    fn reaction(&self) -> Action {
        Action::Tap
    }

    fn reaction_time(&self, state: &State, at: u64) -> Option<u64> {
        let (top, _) = state.table.pattern_at(at)?;
        at.checked_sub(state.table.pile.get(top - 1)?.at)
    }
}
