//! A game without its type: its rules for values of erased type, and its texts.

use std::sync::Arc;

use super::erased::{CompleteGame, Erased, erased};
use super::{AnyAction, AnyEvents, AnyIllegal, AnyReason, AnyRecord, AnyState, DynOptions, DynView, View};
use crate::game::about::About;
use crate::game::events_of;
use crate::game::record::{DrawWithOutsideRng, Entry};
use crate::game::{
    Choices, Cue, Deadline, EventContext, Game, GameClock, Language, LevelRating, LogContext, Moment, OptionConflict,
    Outcome, ParseError, Record, Seat, Seats, read_position,
};
use crate::search::{Level, Reflex, race};

/// An action, and what a viewer may know of it.
#[derive(Clone, Copy)]
pub struct ActionAsSeen<'a> {
    /// The view after the action.
    pub after: &'a dyn DynView,
    /// The seat that acted.
    pub seat: Seat,
    /// The action.
    pub action: &'a AnyAction,
    /// The events of the action, as far as the viewer may know them.
    pub events: &'a AnyEvents,
}

impl<'a> ActionAsSeen<'a> {
    fn of<G: Game>(&self, names: &'a [String]) -> EventContext<'a, G> {
        EventContext { after: self.after.of::<G>(), events: self.events.of::<G>(), names }
    }
}

/// A decisive moment and its texts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MomentInWords {
    /// The moment as data, without texts.
    pub moment: Moment,
    /// The headline above the moment.
    pub headline: String,
    /// The label of the button that ends a moment which waits for the player.
    pub next: &'static str,
}

erased! {
    /// A game without its type. Its functions are named as in [`Game`], [`SessionRules`](crate::game::SessionRules),
    /// [`GameClock`], [`Player`](crate::search::Player) and [`GameWords`](crate::game::GameWords).
    ///
    /// # Panics
    /// All functions panic if a value belongs to another game.
    ///
    /// ```
    /// use corsair_cabinet::game::Seat;
    /// use corsair_cabinet::game::record::Entry;
    /// use corsair_cabinet::games::named;
    ///
    /// let game = named("corsairs").expect("a game");
    /// let state = game.start("standard", 7).expect("standard options go together");
    /// let action = game.actions(&state, Seat::FIRST).swap_remove(0);
    /// assert_eq!(game.check(&state, Seat::FIRST, &action), Ok(()));
    /// let next = game.play(&state, &Entry { seat: Seat::FIRST, action, at: 0 }).expect("the action is legal");
    /// assert_ne!(next, state);
    /// assert_eq!(game.outcome(&next), None);
    /// ```
    #[expect(missing_docs, reason = "a function that only calls that of the game is described there")]
    pub trait DynGame: [Sync] for Erased<G: [CompleteGame]>;

    /// The game's id in records, links and folder names.
    fn id(&self) -> &'static str { G::ID }

    fn about(&self, language: Language) -> &'static About { G::about(language) }

    /// The ratings of the levels, the weakest first; `None` if they are not measured.
    fn level_ratings(&self) -> Option<&'static [LevelRating; 5]> { const { &G::LEVEL_RATINGS }.as_ref() }

    fn keyboard_help(&self, language: Language) -> &'static str { G::keyboard_help(language) }

    /// The options of the game, without their type.
    fn options(&self) -> &'static dyn DynOptions { const { &Self::GAME } }

    /// The options as they are stored. If `computers` is given, the options that tell the rules who is a computer are set from
    /// it. Options without effect have their standard values. Options that cannot be read become the standard options.
    fn normalize(&self, options: &str, computers: Option<Seats>) -> String {
        let options = Self::read_options(options);
        let options = match computers {
            Some(computers) => G::with_computers(options, computers),
            None => options,
        };
        G::normalize(options).write()
    }

    /// Reads an action from its notation.
    ///
    /// # Errors
    /// When the text is no action of this game.
    fn read_action(&self, text: &str) -> Result<AnyAction, ParseError> { text.parse().map(AnyAction::new::<G>) }

    /// Reads a position from the text of [`read_position`].
    ///
    /// # Errors
    /// When the text is no position of this game.
    fn read_position(&self, text: &str) -> Result<AnyState, ParseError> {
        read_position::<G>(text).map(AnyState::new::<G>)
    }

    /// Reads a record.
    ///
    /// # Errors
    /// When the text is no record of this game.
    fn read_record(&self, text: &str) -> Result<AnyRecord, ParseError> {
        text.parse::<Record<G>>().map(AnyRecord::from)
    }

    /// The initial state of a game.
    ///
    /// # Errors
    /// When two of the options exclude each other.
    fn start(&self, options: &str, seed: u64) -> Result<AnyState, OptionConflict> {
        G::start(&Self::read_options(options), seed).map(AnyState::new::<G>)
    }

    /// The options of a state's game, as text.
    fn options_of(&self, state: &AnyState) -> String { G::options(state.of::<G>()).write() }

    fn to_act(&self, state: &AnyState) -> Seats { G::to_act(state.of::<G>()) }

    /// All legal actions of a seat, sorted.
    fn actions(&self, state: &AnyState, seat: Seat) -> Vec<AnyAction> {
        let mut actions = Vec::new();
        G::actions(state.of::<G>(), seat, &mut actions);
        actions.into_iter().map(AnyAction::new::<G>).collect()
    }

    /// Checks whether an action of a seat is legal now.
    ///
    /// # Errors
    /// When the action is illegal.
    fn check(&self, state: &AnyState, seat: Seat, action: &AnyAction) -> Result<(), AnyIllegal> {
        G::check(state.of::<G>(), seat, action.of::<G>()).map_err(AnyIllegal::new::<G>)
    }

    /// Advances the clock to the time of an action, applies the action, and returns the new state.
    ///
    /// # Errors
    /// When the action is illegal.
    fn play(&self, state: &AnyState, entry: &Entry<AnyAction>) -> Result<AnyState, AnyIllegal> {
        let mut state = state.of::<G>().clone();
        G::Clock::advance_clock(&mut state, entry.at);
        G::play(&mut state, entry.seat, entry.action.of::<G>()).map_err(AnyIllegal::new::<G>)?;
        Ok(AnyState::new::<G>(state))
    }

    /// The state after a seat has drawn with a random generator from outside.
    fn draw(&self, state: &AnyState, draw: &DrawWithOutsideRng) -> AnyState {
        let mut state = state.of::<G>().clone();
        draw.apply::<G>(&mut state);
        AnyState::new::<G>(state)
    }

    /// The outcome of a finished game; `None` while the game goes on.
    fn outcome(&self, state: &AnyState) -> Option<Outcome<AnyReason>> {
        let Outcome { places, reason } = G::outcome(state.of::<G>())?;
        Some(Outcome { places, reason: AnyReason::new::<G>(reason) })
    }

    /// The seat that wins however the game goes on, and the reason; `None` while the result is open.
    fn settled(&self, language: Language, state: &AnyState) -> Option<(Seat, String)> {
        let state = state.of::<G>();
        let winner = G::settled_winner(state)?;
        Some((winner, G::settled_reason(language, &G::view(state, None))))
    }

    /// The view of `viewer`. In a game `by_letter` it lacks choices that other seats have not opened.
    fn view(&self, state: &AnyState, viewer: Option<Seat>, by_letter: bool) -> Arc<dyn DynView> {
        if by_letter {
            return self.view_of_past(state, state, viewer, by_letter);
        }
        Arc::new(View::<G>(G::view(state.of::<G>(), viewer)))
    }

    fn reveal_all(&self, state: &AnyState, viewer: Option<Seat>) -> Arc<dyn DynView> {
        Arc::new(View::<G>(G::reveal_all(state.of::<G>(), viewer)))
    }

    /// What `viewer` may be shown now of an earlier state. `supposed` says that this device only guesses some choices in `now`.
    fn view_of_past(
        &self,
        then: &AnyState,
        now: &AnyState,
        viewer: Option<Seat>,
        supposed: bool,
    ) -> Arc<dyn DynView> {
        let (then, now) = (then.of::<G>(), now.of::<G>());
        let rounds = G::PRIVATE_PLAY.and_then(|private| private.simultaneous_choices()).filter(|_| supposed);
        Arc::new(View::<G>(match rounds {
            Some(rounds) => rounds.view_of_past(then, now, viewer),
            None => G::view_of_past(then, now, viewer),
        }))
    }

    /// The events of a legal action of a seat in this state, hidden information included.
    fn events_of(&self, state: &AnyState, seat: Seat, action: &AnyAction) -> AnyEvents {
        AnyEvents::new::<G>(events_of::<G>(state.of::<G>(), seat, action.of::<G>()))
    }

    /// Removes from events what `viewer` may not know. `then` is the state before the action, `now` the state after it or a later
    /// one. `supposed` says that this device only guesses some choices in `now`.
    fn visible_events(
        &self,
        events: &AnyEvents,
        then: &AnyState,
        now: &AnyState,
        viewer: Option<Seat>,
        supposed: bool,
    ) -> AnyEvents {
        let (then, now) = (then.of::<G>(), now.of::<G>());
        let rounds = G::PRIVATE_PLAY.and_then(|private| private.simultaneous_choices()).filter(|_| supposed);
        let seen = |event: &G::Event| match rounds {
            Some(rounds) => rounds.visible_event(event.clone(), then, now, viewer),
            None => G::visible_event(event.clone(), then, now, viewer),
        };
        AnyEvents::new::<G>(events.of::<G>().iter().filter_map(seen).collect())
    }

    fn seats_revealed_to(&self, state: &AnyState, seat: Seat, action: &AnyAction) -> Seats {
        G::seats_revealed_to(state.of::<G>(), seat, action.of::<G>())
    }

    fn is_public_to(&self, then: &AnyState, now: &AnyState, seat: Seat, viewer: Option<Seat>) -> bool {
        G::is_public_to(then.of::<G>(), now.of::<G>(), seat, viewer)
    }

    fn rematch(&self, state: &AnyState, winner: Option<Seat>) -> String {
        G::rematch(state.of::<G>(), winner).write()
    }

    /// Advances the clock of a state.
    fn advance_clock(&self, state: &mut AnyState, now: u64) {
        let mut advanced = state.of::<G>().clone();
        G::Clock::advance_clock(&mut advanced, now);
        *state = AnyState::new::<G>(advanced);
    }

    fn now(&self, state: &AnyState) -> u64 { G::Clock::now(state.of::<G>()) }

    fn next_deadline(&self, state: &AnyState) -> Option<Deadline<AnyAction>> {
        G::Clock::next_deadline(state.of::<G>()).map(erased_deadline::<G>)
    }

    /// The next event of a race if no person acts before; `level` gives the levels of the computers. See [`race::next_event`].
    fn next_race_event(
        &self,
        state: &AnyState,
        seed: u64,
        level: &dyn Fn(Seat) -> Option<Level>,
    ) -> Option<Deadline<AnyAction>> {
        race::next_event::<G>(state.of::<G>(), seed, level).map(erased_deadline::<G>)
    }

    /// The next action of a computer in a race, and its time: see [`race::reflex`].
    fn reflex(&self, state: &AnyState, seed: u64, seat: Seat, level: Level) -> Option<Reflex<AnyAction>> {
        let Reflex { at, action } = race::reflex::<G>(state.of::<G>(), seed, seat, level)?;
        Some(Reflex { at, action: AnyAction::new::<G>(action) })
    }

    /// Whether an action takes effect only with the other player's next letter.
    fn is_answer(&self, state: &AnyState, seat: Seat, action: &AnyAction) -> bool {
        G::PRIVATE_PLAY.is_some_and(|private| private.is_answer(state.of::<G>(), seat, action.of::<G>()))
    }

    fn forced_action(&self, state: &AnyState) -> Option<(Seat, AnyAction)> {
        let (seat, action) = G::forced_action(state.of::<G>())?;
        Some((seat, AnyAction::new::<G>(action)))
    }

    /// Whether the effect of an action depends on something that nobody knows, such as the next card of a common pile.
    fn needs_chance(&self, state: &AnyState, action: &AnyAction) -> bool {
        G::COMMON_CHANCE.is_some_and(|chance| chance.needs_chance(state.of::<G>(), action.of::<G>()))
    }

    /// The seat that draws together with this seat, so that no player draws alone; `None` in a game without common chance.
    fn draw_partner(&self, state: &AnyState, seat: Seat) -> Option<Seat> {
        G::COMMON_CHANCE.map(|chance| chance.draw_partner(state.of::<G>(), seat))
    }

    /// The action by which each seat may react in a live race; `None` in other games.
    fn reaction(&self) -> Option<AnyAction> { G::LIVE_RACE.map(|race| AnyAction::new::<G>(race.reaction())) }

    /// The time from what makes a reaction at `at` right to that reaction, in ms; `None` if nothing does.
    fn reaction_time(&self, state: &AnyState, at: u64) -> Option<u64> {
        G::LIVE_RACE?.reaction_time(state.of::<G>(), at)
    }

    /// The first sound cue of these events, for the `persons` at this device; `None` if no event has a cue.
    fn cue(&self, events: &AnyEvents, persons: Seats) -> Option<Cue> {
        events.of::<G>().iter().find_map(|event| G::cue(event, persons))
    }

    /// The decisive moment that an action led to, with its texts; `None` for an ordinary action.
    fn moment(&self, language: Language, happened: &ActionAsSeen<'_>, names: &[String]) -> Option<MomentInWords> {
        let context = happened.of::<G>(names);
        let moment = G::moment(context.after, context.events)?;
        Some(MomentInWords { moment, headline: G::headline(language, &context), next: G::next_label(language) })
    }

    fn event_text(&self, language: Language, happened: &ActionAsSeen<'_>, names: &[String]) -> String {
        G::event_text(language, &happened.of::<G>(names))
    }

    fn is_logged(&self, action: &AnyAction) -> bool { G::is_logged(action.of::<G>()) }

    /// Whether an action shares the log line of the action before it, given that the same seat took both.
    fn shares_log_line(&self, before: &AnyAction, action: &AnyAction) -> bool {
        G::shares_log_line(before.of::<G>(), action.of::<G>())
    }

    /// Joins the events of several actions into one list.
    fn concat_events(&self, events: &[AnyEvents]) -> AnyEvents {
        AnyEvents::new::<G>(events.iter().flat_map(AnyEvents::of::<G>).cloned().collect())
    }

    /// The log line of an action: its notation, and its sentences, which may be empty. `now` is the view of the latest state.
    /// `is` says whether the action is the latest one, and whether hidden information may be shown.
    fn log_entry(
        &self,
        language: Language,
        now: &dyn DynView,
        happened: &ActionAsSeen<'_>,
        names: &[String],
        is: (bool, bool),
    ) -> (String, String) {
        let EventContext { after, events, .. } = happened.of::<G>(names);
        let (now, action, (latest, open)) = (now.of::<G>(), happened.action.of::<G>(), is);
        let context = LogContext { now, after, seat: happened.seat, action, events, names, latest, open };
        (G::notation(language, &context), G::log_entry(language, &context))
    }

    fn proposal(&self, language: Language, action: &AnyAction) -> Option<String> {
        G::proposal(language, action.of::<G>())
    }

    fn refusal(&self, language: Language, illegal: &AnyIllegal) -> String { G::refusal(language, illegal.of::<G>()) }
    fn reason(&self, language: Language, reason: &AnyReason) -> String { G::reason(language, reason.of::<G>()) }
}

fn erased_deadline<G: Game>(Deadline { at, action }: Deadline<G::Action>) -> Deadline<AnyAction> {
    Deadline { at, action: action.map(|(seat, action)| (seat, AnyAction::new::<G>(action))) }
}
