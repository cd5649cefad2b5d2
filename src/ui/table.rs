//! The table: a session and what the players at this device see and touch of it.
//!
//! Three kinds of state meet here. The game's is in the session, and undo restores it. The table's –
//! what is selected, who holds the device, which moment is looked at – is in the signals beside it,
//! and undo does not. The picture's is in the stylesheet.

use leptos::prelude::*;

use crate::game::about::About;
use crate::game::{Composed, Progress, Seat, Seats};
use crate::search::Player;
use crate::session::{Refusal, Session, Sitter};

use super::{PLAYING, focus, texts};

/// A game with its furniture: what the page needs beyond the rules.
pub trait Furnished: Player + Composed {
    /// The game in the player's language.
    fn about() -> &'static About;

    /// The name of its drawing.
    fn emblem() -> &'static str;

    /// The middle of the table: both players, the board, the dock with the hand.
    fn furnish(table: Table<Self>) -> AnyView;

    /// A small picture of a position, with its description.
    fn picture(view: &Self::View) -> AnyView;

    /// A picture for the rules, from the text between the brackets.
    fn diagram(text: &str) -> AnyView;

    /// Through whose eyes a view is.
    fn viewer(view: &Self::View) -> Option<Seat>;

    /// What a seat will play with these options – its colour, its side – if they say so.
    fn seated(options: &Self::Options, seat: Seat) -> Option<&'static str>;

    /// How the seat is called in the game: its colour, its side.
    fn side(view: &Self::View, seat: Seat) -> String;

    /// The side that a seat has played from the beginning to now; none when it has changed sides.
    fn one_side(view: &Self::View, seat: Seat) -> Option<String> {
        Some(Self::side(view, seat))
    }

    /// Where a game stands, in a few words.
    fn standing(view: &Self::View) -> String;

    /// What lies in each row of the board, the top one first, to be said aloud.
    fn rows(view: &Self::View) -> Vec<String>;

    /// In which of these rows a place of the board is.
    fn row_of(view: &Self::View, place: usize) -> usize;

    /// How to go about the board with the keyboard.
    fn keys() -> &'static str;

    /// What the viewer is to do next, given what has been touched; `None` when it is not their turn.
    fn prompt(view: &Self::View, draft: &Self::Draft) -> Option<String>;

    /// Why an action is refused, in the player's language.
    fn refusal(illegal: &Self::Illegal) -> String;

    /// What decided the game, in the player's language.
    fn reason(reason: &Self::Reason) -> String;

    /// An action as the viewer may read it now; `latest` says that nothing has been done since.
    fn notation(view: &Self::View, seat: Seat, action: &Self::Action, latest: bool) -> String;

    /// What came of an action, for the log; may be empty.
    fn note(before: &Self::View, after: &Self::View, action: &Self::Action) -> String;

    /// What an action did, in a sentence or two, to be said aloud.
    fn event(before: &Self::View, after: &Self::View, seat: Seat, action: &Self::Action) -> String;
}

/// What the computer player is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thought {
    /// Nothing: it is not its turn.
    Resting,
    /// This seat thinks.
    Thinking(Seat),
    /// It has stopped answering, and was asked again in vain.
    Lost,
}

/// A table in use. A handle that is copied to wherever it is needed.
pub struct Table<G: Furnished> {
    /// The game being played.
    pub session: RwSignal<Session<G>>,
    /// What the player to act has touched.
    pub draft: RwSignal<G::Draft>,
    /// Who holds the device, where several persons with secrets share it.
    pub holder: RwSignal<Option<Seat>>,
    /// After how many actions the game is looked at; none: as it stands.
    pub looking: RwSignal<Option<usize>>,
    /// Why the last touch or action was refused.
    pub refused: RwSignal<Option<String>>,
    /// What is said aloud.
    pub spoken: RwSignal<String>,
    /// What was refused last, to be said again.
    last_refusal: StoredValue<String>,
    /// What happened last, to be said again.
    pub last_event: StoredValue<String>,
    /// What the computer is doing.
    pub thought: RwSignal<Thought>,
    /// Whether computers wait for a sign before they act.
    pub paused: RwSignal<bool>,
    /// Whether the table only shows a record.
    pub replaying: bool,
    /// The view that is drawn.
    pub view: Memo<G::View>,
    /// Makes the computer move with what it has thought so far.
    pub hurry: Callback<()>,
    /// Asks a computer that was lost once more.
    pub ask_again: Callback<()>,
    /// Lets a paused computer make one move.
    pub one_move: Callback<()>,
    /// How long computers wait before they show a move: a place among [`Texts::paces`](super::Texts::paces).
    pub pace: Signal<usize>,
    /// Changes the pace.
    pub set_pace: Callback<usize>,
}

/// What a table asks of whoever runs the computers.
#[derive(Clone, Copy)]
pub struct Signals {
    /// See [`Table::hurry`].
    pub hurry: Callback<()>,
    /// See [`Table::ask_again`].
    pub ask_again: Callback<()>,
    /// See [`Table::one_move`].
    pub one_move: Callback<()>,
    /// See [`Table::pace`].
    pub pace: Signal<usize>,
    /// See [`Table::set_pace`].
    pub set_pace: Callback<usize>,
}

impl Signals {
    /// For a table at which no computer plays.
    #[must_use]
    pub fn none() -> Self {
        let nothing = Callback::new(|()| ());
        Self {
            hurry: nothing,
            ask_again: nothing,
            one_move: nothing,
            pace: Signal::stored(0),
            set_pace: Callback::new(|_| ()),
        }
    }
}

impl<G: Furnished> Clone for Table<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Furnished> Copy for Table<G> {}

impl<G: Furnished> Table<G> {
    /// A table with this session on it. `replaying` tables show a record and let nobody act.
    #[must_use]
    pub fn new(session: Session<G>, replaying: bool, signals: Signals) -> Self {
        let last_event = StoredValue::new(last_event(&session));
        let looking = RwSignal::new(replaying.then_some(0));
        let session = RwSignal::new(session);
        let holder = RwSignal::new(None);
        let view = Memo::new(move |_| {
            let viewer = viewer(&session.read(), holder.get(), replaying);
            let at = looking.get();
            session.with(|session| match at {
                Some(plies) => G::view(session.state_after(plies), viewer),
                None => G::view(session.state(), viewer),
            })
        });
        Self {
            session,
            draft: RwSignal::new(G::Draft::default()),
            holder,
            looking,
            refused: RwSignal::new(None),
            spoken: RwSignal::new(String::new()),
            last_refusal: StoredValue::new(String::new()),
            last_event,
            thought: RwSignal::new(Thought::Resting),
            paused: RwSignal::new(false),
            replaying,
            view,
            hurry: signals.hurry,
            ask_again: signals.ask_again,
            one_move: signals.one_move,
            pace: signals.pace,
            set_pace: signals.set_pace,
        }
    }

    /// The person who may act now by touching, if the table shows the present.
    #[must_use]
    pub fn acting(self) -> Option<Seat> {
        if self.replaying || self.looking.get().is_some() {
            return None;
        }
        let session = self.session.read();
        let viewer = viewer(&session, self.holder.get(), false)?;
        session.to_act().contains(viewer).then_some(viewer)
    }

    /// The person to whom the device should be passed before anything is shown.
    #[must_use]
    pub fn curtain(self) -> Option<Seat> {
        if self.replaying { None } else { curtain(&self.session.read(), self.holder.get()) }
    }

    /// The name of whoever sits on a seat.
    #[must_use]
    pub fn name(self, seat: Seat) -> String {
        self.session.with(|session| name(session, seat))
    }

    /// Touches something, and does what that amounts to if there is no need to ask. A refusal is shown.
    pub fn touch(self, touch: G::Touch) {
        self.refused.set(None);
        let Some(seat) = self.acting() else {
            return self.refuse_untimely();
        };
        let view = self.view.get_untracked();
        let mut draft = self.draft.get_untracked();
        match G::touch(&view, seat, &mut draft, touch) {
            Ok(()) => match G::progress(&view, seat, &draft) {
                Progress::AtOnce(action) => {
                    self.perform(seat, action);
                }
                _ => self.draft.set(draft),
            },
            Err(illegal) => self.refuse(G::refusal(&illegal)),
        }
    }

    /// Shows why something was refused, and has it said again if it was so the last time, too.
    fn refuse(self, why: String) {
        self.refused.set(Some(self.last_refusal.try_update_value(|last| spoken_anew(last, why)).unwrap_or_default()));
    }

    /// Says why nobody can touch anything now.
    fn refuse_untimely(self) {
        let words = texts();
        let over = self.session.read_untracked().ending().is_some();
        let looking = self.looking.get_untracked().is_some();
        self.refuse(
            match (over, looking) {
                (_, true) => words.looking_back,
                (true, _) => words.game_over,
                (false, _) => words.not_your_turn,
            }
            .into(),
        );
        if over {
            // The result stands where refusals are shown.
            self.say(words.game_over.into());
        }
    }

    /// The action that the draft amounts to, if it does.
    #[must_use]
    pub fn ready(self) -> Option<G::Action> {
        let seat = self.acting()?;
        self.draft.with(|draft| G::progress(&self.view.get(), seat, draft).action())
    }

    /// Does what the draft amounts to.
    pub fn confirm(self) {
        match (self.acting(), self.ready()) {
            (Some(seat), Some(action)) => {
                self.perform(seat, action);
            }
            (Some(_), None) => {
                let prompt = self.draft.with_untracked(|draft| G::prompt(&self.view.get_untracked(), draft));
                self.refuse(prompt.unwrap_or_default());
            }
            (None, _) => self.refuse_untimely(),
        }
    }

    /// Whether there is something to take back before the turn is over: what was touched, or an action of the same
    /// turn that undo reaches.
    #[must_use]
    pub fn can_take_back(self) -> bool {
        self.draft.read() != G::Draft::default() || self.goes_on()
    }

    /// Whether the player who is to act has begun a turn, and can undo the last action of it.
    fn goes_on(self) -> bool {
        self.acting().is_some() && self.view.with(G::is_under_way) && self.session.read().can_undo()
    }

    /// Takes back what was touched, or else the last action of this turn.
    pub fn take_back(self) {
        if self.draft.read_untracked() == G::Draft::default() && untrack(|| self.goes_on()) {
            self.undo();
        } else {
            self.clear();
        }
    }

    /// Lets go of all that was touched.
    pub fn clear(self) {
        self.refused.set(None);
        self.draft.set(G::Draft::default());
    }

    /// Does what a player typed. Returns whether it was done.
    pub fn typed(self, text: &str) -> bool {
        let Some(seat) = self.acting() else {
            self.refuse_untimely();
            return false;
        };
        let words: Vec<&str> = text.split_whitespace().collect();
        match words.join(" ").parse::<G::Action>() {
            Ok(action) => self.perform(seat, action),
            Err(malformed) => {
                self.refuse((texts().malformed)(&malformed));
                false
            }
        }
    }

    /// Does an action of a seat. Returns whether it was legal; a refusal is shown.
    pub fn perform(self, seat: Seat, action: G::Action) -> bool {
        self.refused.set(None);
        let viewer = viewer(&self.session.read_untracked(), self.holder.get_untracked(), self.replaying);
        let before = self.session.with_untracked(|session| G::view(session.state(), viewer));
        let mut refusal = None;
        self.session.update(|session| refusal = session.act(seat, action.clone()).err());
        if let Some(refusal) = refusal {
            self.refuse(match refusal {
                Refusal::Illegal(illegal) => G::refusal(&illegal),
                Refusal::Resigned => texts().game_over.into(),
            });
            return false;
        }
        self.draft.set(G::Draft::default());
        let after = self.session.with_untracked(|session| G::view(session.state(), viewer));
        let event = G::event(&before, &after, seat, &action);
        self.last_event.set_value(event.clone());
        self.say(event);
        true
    }

    /// Says something aloud, even if it is what was said last.
    pub fn say(self, text: String) {
        self.spoken.update(|spoken| *spoken = spoken_anew(spoken, text));
    }

    /// Answers one of the keys that speak; `place` is the place on the board that has the focus. Returns
    /// whether it was one.
    pub fn speak(self, key: &str, place: Option<usize>) -> bool {
        let view = self.view.get_untracked();
        let words = texts();
        let text = match key {
            "l" => self.last_event.with_value(|event| match event.as_str() {
                "" => words.nothing_happened.to_owned(),
                event => event.to_owned(),
            }),
            "t" => match self.session.with_untracked(Session::to_act).first() {
                None => words.game_over.into(),
                Some(_) if self.acting().is_some() => words.your_turn.into(),
                Some(seat) if self.session.with_untracked(Session::persons) == Seats::only(seat) => {
                    words.your_turn.into()
                }
                Some(seat) => (words.turn_of)(&self.name(seat)),
            },
            "w" => {
                self.draft.with_untracked(|draft| G::prompt(&view, draft)).unwrap_or_else(|| words.not_your_turn.into())
            }
            "r" => {
                let rows = G::rows(&view);
                let row = place.and_then(|place| rows.get(G::row_of(&view, place)).cloned());
                row.unwrap_or_else(|| rows.join(" "))
            }
            "b" => G::rows(&view).join(" "),
            _ => return false,
        };
        self.say(text);
        true
    }

    /// Takes back the last decision.
    pub fn undo(self) {
        self.step_to_present();
        self.session.update(|session| {
            session.undo();
        });
        self.say(texts().taken_back.into());
    }

    /// A seat gives up.
    pub fn resign(self, seat: Seat) {
        self.step_to_present();
        self.session.update(|session| session.resign(seat));
    }

    /// Leaves the past, and what was touched.
    fn step_to_present(self) {
        self.clear();
        if !self.replaying {
            self.looking.set(None);
        }
    }

    /// Says what happened last and what is to be done now, to somebody who was not there.
    pub fn brief(self) {
        let event = self.last_event.get_value();
        let prompt = self.draft.with_untracked(|draft| G::prompt(&self.view.get_untracked(), draft));
        self.say(format!("{event} {}", prompt.unwrap_or_default()));
    }

    /// Does again what was taken back.
    pub fn redo(self) {
        self.step_to_present();
        self.session.update(|session| {
            session.redo();
        });
        self.say(texts().done_again.into());
    }

    /// Looks at the game after so many actions; at the present when there were no more.
    pub fn look(self, plies: usize) {
        let last = self.session.read_untracked().plies();
        self.clear();
        let looking = (plies < last || self.replaying).then_some(plies.min(last));
        self.looking.set(looking);
        self.say((texts().moment)(plies.min(last), last));
        if looking.is_none() {
            // The steps in the dock go away, and with them what had the focus.
            focus(PLAYING);
        }
    }
}

/// A text that differs from the last one, if only by a space that nobody sees: screen readers speak what has
/// changed only. `last` becomes the new text.
fn spoken_anew(last: &mut String, text: String) -> String {
    *last = if *last == text { text + "\u{a0}" } else { text };
    last.clone()
}

/// What the last action of a session did; nothing at its beginning.
fn last_event<G: Furnished>(session: &Session<G>) -> String {
    let Some((seat, action)) = session.record().actions.last() else { return String::new() };
    // Whoever opens the table may be anybody: only what lies open is told.
    let view = |plies| G::view(session.state_after(plies), None);
    G::event(&view(session.plies() - 1), &view(session.plies()), *seat, action)
}

/// Through whose eyes the table is seen.
fn viewer<G: Furnished>(session: &Session<G>, holder: Option<Seat>, replaying: bool) -> Option<Seat> {
    if replaying {
        return holder;
    }
    let persons = session.persons();
    if persons.len() <= 1 {
        return persons.first();
    }
    if !G::keeps_secrets(&session.record().options) {
        return session.to_act().both(persons).first().or_else(|| persons.first());
    }
    if curtain(session, holder).is_some() { None } else { holder }
}

/// Who should be given the device.
fn curtain<G: Furnished>(session: &Session<G>, holder: Option<Seat>) -> Option<Seat> {
    let persons = session.persons();
    let due = session.to_act().both(persons);
    let covered = persons.len() > 1 && G::keeps_secrets(&session.record().options);
    due.first().filter(|_| covered && holder.is_none_or(|holder| !due.contains(holder)))
}

/// The name of whoever sits on a seat: a person's own, or what the level is called.
#[must_use]
pub fn name<G: Furnished>(session: &Session<G>, seat: Seat) -> String {
    let words = texts();
    match session.sitter(seat) {
        Some(Sitter::Person(name)) if !name.is_empty() => name.clone(),
        Some(Sitter::Computer(level)) => (words.level)(*level).into(),
        _ if session.persons().len() == 1 => words.you.into(),
        _ => (words.seat)(seat),
    }
}
