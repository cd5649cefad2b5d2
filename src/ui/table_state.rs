//! What every table has, whatever the game: who sits there and how things stand, in plain data.

use leptos::prelude::*;

use super::{GameUi, current_language, texts};
use crate::game::{Outcome, Seat, Seats};
use crate::session::{Cue, Ending, PlayerKind, Score, Session};

/// How a session stands, in plain data.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each says one thing about the table, independent of the others")]
pub struct Status {
    /// Who sits where, by seat.
    pub players: Vec<PlayerKind>,
    /// The seats that persons sit on.
    pub persons: Seats,
    /// Who may act now.
    pub to_act: Seats,
    /// How many actions were done.
    pub plies: usize,
    /// How the game ended, if it has, and what decided it, in words.
    pub ending: Option<Ending<String>>,
    /// The only winner, if there is one.
    pub winner: Option<Seat>,
    /// The games won in this series.
    pub score: Score,
    /// Whether something can be taken back.
    pub can_undo: bool,
    /// Whether something can be done again.
    pub can_redo: bool,
    /// Whether players see different things.
    pub is_private: bool,
    /// Whether everybody acts when they like, and what counts is who was first.
    pub is_race: bool,
    /// The seed of the game's generator.
    pub seed: u64,
}

impl Status {
    /// How this session stands.
    #[must_use]
    pub fn of<G: GameUi>(session: &Session<G>) -> Self {
        let ending = session.ending().map(|ending| match ending {
            Ending::Played(outcome) => Ending::Played(Outcome {
                places: outcome.places,
                reason: G::reason(current_language(), &outcome.reason),
            }),
            Ending::Resigned(seat) => Ending::Resigned(seat),
        });
        Self {
            players: session.players().to_vec(),
            persons: session.persons(),
            to_act: session.to_act(),
            plies: session.plies(),
            ending,
            winner: session.winner(),
            score: session.score(),
            can_undo: session.can_undo(),
            can_redo: session.can_redo(),
            is_private: G::secrecy(&session.record().options).is_private(),
            is_race: G::pace(&session.record().options).is_race(),
            seed: session.record().seed,
        }
    }

    /// Whether the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.ending.is_some()
    }

    /// Who should be given the device.
    fn curtain(&self, holder: Option<Seat>) -> Option<Seat> {
        let due = self.to_act.both(self.persons);
        let covered = self.persons.len() > 1 && self.is_private;
        due.first().filter(|_| covered && holder.is_none_or(|holder| !due.contains(holder)))
    }

    /// Through whose eyes the table is seen; `before`, it was through those.
    fn viewer(&self, holder: Option<Seat>, before: Option<Seat>) -> Option<Seat> {
        if self.persons.len() <= 1 {
            return self.persons.first();
        }
        if !self.is_private {
            // While computers play the table does not turn.
            let due = self.to_act.both(self.persons).first();
            return due.or_else(|| before.filter(|seat| self.persons.contains(*seat))).or_else(|| self.persons.first());
        }
        if self.curtain(holder).is_some() { None } else { holder }
    }
}

/// What the computer player is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EngineStatus {
    /// Nothing: it is not its turn.
    Resting,
    /// This seat thinks.
    Thinking(Seat),
    /// It has stopped answering, and was asked again in vain.
    Lost,
}

/// What a table asks of whoever runs the computers.
#[derive(Clone, Copy)]
pub struct Signals {
    /// Whether anybody runs the computers: in a lesson what they do is settled.
    pub thinks: bool,
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
    /// What time it is, in ms since the game began, where a clock is played against.
    pub now: Callback<(), u64>,
    /// What time it was in the game, when something happened at this time of the device's clock, in ms since the page was
    /// opened, as events are stamped.
    pub time_of: Callback<f64, u64>,
    /// Gives a cue, if it is wanted.
    pub cue: Callback<Cue>,
}

impl Signals {
    /// For a table at which no computer plays.
    #[must_use]
    pub fn none() -> Self {
        let nothing = Callback::new(|()| ());
        Self {
            thinks: false,
            hurry: nothing,
            ask_again: nothing,
            one_move: nothing,
            pace: Signal::stored(0),
            set_pace: Callback::new(|_| ()),
            now: Callback::new(|()| 0),
            time_of: Callback::new(|_| 0),
            cue: Callback::new(|_| ()),
        }
    }
}

/// What every table has, whatever the game on it. A handle that is copied to wherever it is needed.
#[derive(Clone, Copy)]
pub struct TableState {
    /// How the session stands.
    pub status: Memo<Status>,
    /// Through whose eyes the table is seen.
    pub viewer: Memo<Option<Seat>>,
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
    /// What the computer is doing.
    pub engine_status: RwSignal<EngineStatus>,
    /// What the game's clock shows, in ms since the game began, where one is played against.
    pub time: RwSignal<u64>,
    /// Whether computers wait for a sign before they act; in a race, whether the game rests.
    pub paused: RwSignal<bool>,
    /// Whether the table only shows a record.
    pub replaying: bool,
    /// To whoever runs the computers.
    pub signals: Signals,
}

impl TableState {
    /// A table on which things stand as `status` says.
    #[must_use]
    pub fn new(status: Memo<Status>, replaying: bool, signals: Signals) -> Self {
        let holder = RwSignal::new(None);
        let viewer = Memo::new(move |before: Option<&Option<Seat>>| {
            if replaying { holder.get() } else { status.read().viewer(holder.get(), before.copied().flatten()) }
        });
        Self {
            status,
            viewer,
            holder,
            looking: RwSignal::new(replaying.then_some(0)),
            refused: RwSignal::new(None),
            spoken: RwSignal::new(String::new()),
            last_refusal: StoredValue::new(String::new()),
            engine_status: RwSignal::new(EngineStatus::Resting),
            time: RwSignal::new(0),
            paused: RwSignal::new(false),
            replaying,
            signals,
        }
    }

    /// The person who may act now by touching, if the table shows the present.
    #[must_use]
    pub fn acting(self) -> Option<Seat> {
        if self.replaying || self.looking.get().is_some() {
            return None;
        }
        let to_act = self.status.read().to_act;
        self.viewer.get().filter(|viewer| to_act.contains(*viewer))
    }

    /// The person to whom the device should be passed before anything is shown.
    #[must_use]
    pub fn curtain(self) -> Option<Seat> {
        if self.replaying { None } else { self.status.read().curtain(self.holder.get()) }
    }

    /// Whether the game is over.
    #[must_use]
    pub fn is_over(self) -> bool {
        self.status.read().is_over()
    }

    /// The seat that is seen to think: while one may act oneself, it is nobody's business whether another still does.
    #[must_use]
    pub fn seen_thinking(self) -> Option<Seat> {
        match self.engine_status.get() {
            EngineStatus::Thinking(seat) if self.acting().is_none() => Some(seat),
            _ => None,
        }
    }

    /// The name of whoever sits on a seat.
    #[must_use]
    pub fn name(self, seat: Seat) -> String {
        name(&self.status.read().players, seat)
    }

    /// Says something aloud, even if it is what was said last.
    pub fn say(self, text: String) {
        self.spoken.update(|spoken| *spoken = distinct_from_last(spoken, text));
    }

    /// Says what has happened, and then what is to be done, if whoever is to do it is here: they need not ask then. In a race
    /// there is no time for that.
    pub fn say_and_ask(self, happened: &str, prompt: Option<String>) {
        let is_asked = untrack(|| self.acting().is_some() && self.curtain().is_none() && !self.is_race());
        let prompt = prompt.filter(|_| is_asked).unwrap_or_default();
        let parts = [happened, &prompt];
        self.say(parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" "));
    }

    /// Shows why something was refused, and has it said again if it was so the last time, too.
    pub fn refuse(self, why: String) {
        self.signals.cue.run(Cue::Refused);
        self.refused
            .set(Some(self.last_refusal.try_update_value(|last| distinct_from_last(last, why)).unwrap_or_default()));
    }

    /// Whether everybody acts when they like, and what counts is who was first.
    #[must_use]
    pub fn is_race(self) -> bool {
        self.status.with(|status| status.is_race)
    }

    /// Whether a race rests, so that nobody may act and nobody sees the cards.
    #[must_use]
    pub fn is_resting(self) -> bool {
        self.paused.get() && !self.replaying && self.is_race() && !self.is_over()
    }

    /// Says why nobody can touch anything now.
    pub fn refuse_untimely(self) {
        let words = texts();
        let over = self.status.read_untracked().is_over();
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
}

/// A text that differs from the last one, if only by a space that nobody sees: screen readers speak what has
/// changed only. `last` becomes the new text.
fn distinct_from_last(last: &mut String, text: String) -> String {
    *last = if *last == text { text + "\u{a0}" } else { text };
    last.clone()
}

/// The name of whoever sits on a seat: a person's own, or what the level is called, with a number where several are of one.
#[must_use]
pub fn name(players: &[PlayerKind], seat: Seat) -> String {
    let words = texts();
    let persons = players.iter().filter(|player| player.level().is_none()).count();
    match players.get(seat.index()) {
        Some(PlayerKind::Person(name)) if !name.is_empty() => name.clone(),
        Some(PlayerKind::Computer(level)) => {
            let same = |player: &&PlayerKind| player.level() == Some(*level);
            let number = players[..=seat.index()].iter().filter(same).count();
            match players.iter().filter(same).count() {
                1 => (words.level)(*level).into(),
                _ => format!("{} {number}", (words.level)(*level)),
            }
        }
        _ if persons == 1 => words.you.into(),
        _ => (words.seat)(seat),
    }
}

/// Somebody's name with the side that they play, if they play one.
#[must_use]
pub fn called(name: String, side: Option<String>) -> String {
    match side {
        Some(side) => format!("{name} ({side})"),
        None => name,
    }
}
