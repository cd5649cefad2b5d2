//! The state of a table of any game, in signals.

use std::sync::Arc;

use leptos::prelude::*;

use super::messages as say;
use super::staged_moment::StagedMoment;
use super::{Announcer, DynGameLook, words};
use crate::dyn_game::{AnyAction, Draft, DynView};
use crate::game::advice::Advice;
use crate::game::{ActionMarks, Cue, Language, Seat, Seats, common_words};
use crate::session::{LogCache, PlayerKind, Session, Status};

/// The seat that the device must be passed to; `None` if the device need not be passed on.
fn curtain(status: &Status, holder: Option<Seat>) -> Option<Seat> {
    let due = status.to_act.intersection(status.persons);
    due.first().filter(|_| is_passed_on(status) && holder.is_none_or(|holder| !due.contains(holder)))
}

/// Whether several people at this device have secrets from each other.
fn is_passed_on(status: &Status) -> bool {
    status.persons.len() > 1 && status.is_private
}

/// Whether several people who have secrets from each other look at a decisive moment.
fn is_covered(signals: &Signals, status: Memo<Status>) -> bool {
    signals.moment.with(Option::is_some) && status.with(is_passed_on)
}

/// The seat whose view is shown; `None` if no seat may be shown, as behind the curtain. `before` is the seat shown until now.
fn viewer(status: &Status, holder: Option<Seat>, before: Option<Seat>) -> Option<Seat> {
    if status.persons.len() <= 1 {
        return status.persons.first();
    }
    if !status.is_private {
        // The board does not turn while computers play.
        let due = status.to_act.intersection(status.persons).first();
        return due.or_else(|| before.filter(|seat| status.persons.contains(*seat))).or_else(|| status.persons.first());
    }
    if curtain(status, holder).is_some() { None } else { holder }
}

/// The state of the computer player whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EngineStatus {
    /// No computer is to move.
    Resting,
    /// The computer on this seat is thinking.
    Thinking(Seat),
    /// The computer does not answer, even after a restart.
    Lost,
}

/// The connections of a table with the page around it: computer players, clock, cues and aids.
#[derive(Clone, Copy)]
pub struct Signals {
    /// Whether computers think, and actions without a choice are done by themselves. In a lesson all moves are fixed.
    pub thinks: bool,
    /// Makes the computer move at once, with what it has found so far.
    pub hurry: Callback<()>,
    /// Asks the computer again after it has not answered.
    pub ask_again: Callback<()>,
    /// Lets a paused computer make one move.
    pub one_move: Callback<()>,
    /// The pace of computer players: an index into [`words::paces`].
    pub pace: Signal<usize>,
    pub set_pace: Callback<usize>,
    /// The game's time, in ms since the game began, in a timed game.
    pub now: Callback<(), u64>,
    /// Converts an event's time stamp, in ms since the page was opened, to the game's time, in ms.
    pub time_of: Callback<f64, u64>,
    /// Plays a cue, if the settings allow it.
    pub cue: Callback<Cue>,
    /// Decides whether a decisive moment is shown in large. The argument says whether the moment would wait for the player.
    /// Returns the time at which it starts, in ms since the page was opened; `None` if computers play at once, or if it would not
    /// wait and nothing is animated.
    pub moment_start: Callback<bool, Option<f64>>,
    /// The decisive moment that is shown in large. Computers and the curtain wait for its end, as do the announcements.
    pub moment: RwSignal<Option<StagedMoment>>,
    pub hint: RwSignal<ActionMarks>,
    pub coach: RwSignal<Advice>,
    /// What has to be said beside the last event, such as that the tap was too fast to be a reaction, or what the player has
    /// chosen ahead.
    pub remark: RwSignal<Option<String>>,
    /// In a race between devices, what the player does goes there; `None` in other games.
    pub race: Option<RaceControls>,
    /// Whether threats are marked on the board: an aid for the player, and no part of a game.
    pub threats: RwSignal<bool>,
    /// Whether a click on any space of the board does something besides playing: it draws a note, or changes the position.
    pub edits: RwSignal<bool>,
    /// Whether the players play on though nothing can change the result.
    pub plays_on: RwSignal<bool>,
}

impl Signals {
    /// The signals of a table without computer players.
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
            moment_start: Callback::new(|_| None),
            moment: RwSignal::new(None),
            hint: RwSignal::new(ActionMarks::default()),
            coach: RwSignal::new(Advice::default()),
            remark: RwSignal::new(None),
            race: None,
            edits: RwSignal::new(false),
            plays_on: RwSignal::new(false),
            threats: RwSignal::new(true),
        }
    }
}

/// What players at a table do in a race between devices. The devices decide together when it happens.
#[derive(Clone, Copy)]
pub struct RaceControls {
    /// Does an action of the player at this device, and returns whether it is possible; a refusal is shown. The time stamp is
    /// that of its event, in ms since the page was opened; `None` stands for now.
    pub act: Callback<(TableHandle, AnyAction, Option<f64>), bool>,
    pub resign: Callback<()>,
}

/// A copyable handle to a table of any game. Components read the game from the signals `session` and `view`.
#[derive(Clone, Copy)]
pub struct TableHandle {
    pub game: &'static dyn DynGameLook,
    pub session: RwSignal<Session>,
    /// The view that is shown.
    pub view: Memo<Arc<dyn DynView>>,
    /// The draft: the action that the player to move has begun.
    pub draft: RwSignal<Draft>,
    pub(super) log: StoredValue<LogCache>,
    /// The language of everything on the table.
    pub language: Language,
    /// The status of the session, without the actions that the table has not shown yet.
    pub status: Memo<Status>,
    /// The seat whose view is shown; `None` for the view of a spectator.
    pub viewer: Memo<Option<Seat>>,
    /// The seat that holds the device, where several people with secrets share it. In a replay, the seat whose view was chosen.
    pub holder: RwSignal<Option<Seat>>,
    /// The number of actions before the position that is shown; `None` for the latest position.
    pub looking: RwSignal<Option<usize>>,
    /// The number of actions shown so far, while the table plays those of a letter one after the other; `None` otherwise.
    pub(super) catching_up: RwSignal<Option<usize>>,
    /// The reason why the last input or action was refused; `None` if it was not refused.
    pub refused: RwSignal<Option<String>>,
    /// Speaks what happens.
    pub announcer: Announcer,
    pub engine_status: RwSignal<EngineStatus>,
    /// The game's time, in ms since the game began, in a timed game.
    pub time: RwSignal<u64>,
    /// Whether computers are paused, or the whole game in a race, or the autoplay in a replay.
    pub paused: RwSignal<bool>,
    /// Whether the table only shows a record.
    pub replaying: bool,
    pub(super) signals: StoredValue<Signals>,
}

impl TableHandle {
    /// A table with this session of a game. With `replaying` it shows a record, and nobody can act.
    pub(super) fn new(
        game: &'static dyn DynGameLook,
        language: Language,
        session: Session,
        replaying: bool,
        signals: Signals,
    ) -> Self {
        let session = RwSignal::new(session);
        let catching_up = RwSignal::new(None);
        let told = Memo::new(move |_| {
            let moment = signals.moment.with(|moment| moment.as_ref()?.status_plies());
            moment.or_else(|| catching_up.get())
        });
        let status = Memo::new(move |_| {
            session.with(|session| match told.get() {
                Some(plies) => session.status_while_showing(language, plies),
                None => session.status(language),
            })
        });
        let holder = RwSignal::new(None);
        let viewer = Memo::new(move |before: Option<&Option<Seat>>| {
            if replaying { holder.get() } else { viewer(&status.read(), holder.get(), before.copied().flatten()) }
        });
        // A replay opens at its last move.
        let looking = RwSignal::new(replaying.then(|| status.with_untracked(|status| status.plies)));
        let board = Memo::new(move |_| {
            let moment = signals.moment.with(|moment| moment.as_ref()?.board_plies());
            moment.or_else(|| catching_up.get())
        });
        let is_covered = Memo::new(move |_| !replaying && is_covered(&signals, status));
        let view = Memo::new(move |_| {
            let (looking, board, is_covered) = (looking.get(), board.get(), is_covered.get());
            let viewer = viewer.get().filter(|_| !is_covered);
            session.with(|session| match looking {
                // A replay shows what the seat saw then.
                Some(plies) if replaying && viewer.is_some() => session.view_at_the_time(plies, viewer),
                Some(plies) => session.view_of_past(plies, viewer),
                None => match board {
                    // What the end of the game reveals is not shown yet.
                    Some(plies) if viewer.is_some() || is_covered => session.view_at_the_time(plies, viewer),
                    board => session.view_at(board.unwrap_or(session.plies()), viewer),
                },
            })
        });
        let announcer = Announcer::of_page();
        // What was said about this table does not stay on the next page.
        on_cleanup(move || announcer.clear());
        Self {
            game,
            session,
            view,
            draft: RwSignal::new(None),
            log: StoredValue::new(LogCache::default()),
            language,
            status,
            viewer,
            holder,
            looking,
            catching_up,
            refused: RwSignal::new(None),
            announcer,
            engine_status: RwSignal::new(EngineStatus::Resting),
            time: RwSignal::new(0),
            paused: RwSignal::new(replaying),
            replaying,
            signals: StoredValue::new(signals),
        }
    }

    /// The connections with the page around the table.
    pub fn signals(&self) -> Signals {
        self.signals.get_value()
    }

    /// Whether the secrets of the viewer are covered, since all people at this device see a decisive moment.
    pub fn is_covered(self) -> bool {
        !self.replaying && is_covered(&self.signals(), self.status)
    }

    /// The seat of the player at the screen who may act now; `None` while an earlier position is shown.
    pub fn acting(self) -> Option<Seat> {
        if self.replaying || self.looking.get().is_some() || self.is_covered() {
            return None;
        }
        let to_act = self.status.read().to_act;
        self.viewer.get().filter(|viewer| to_act.contains(*viewer))
    }

    /// The seat that the device must be passed to before anything is shown; `None` if the device need not be passed on, or while
    /// a decisive moment is shown, which all may see.
    pub fn curtain(self) -> Option<Seat> {
        if self.replaying || self.is_staging() { None } else { curtain(&self.status.read(), self.holder.get()) }
    }

    /// Whether the table still shows what has happened: a decisive moment in large, or the new actions of a letter.
    pub fn is_staging(self) -> bool {
        self.is_in_moment() || self.catching_up.get().is_some()
    }

    /// Whether a decisive moment is shown in large.
    pub(super) fn is_in_moment(self) -> bool {
        self.signals().moment.with(Option::is_some)
    }

    pub fn is_over(self) -> bool {
        self.status.read().ending.is_some()
    }

    /// The seat that wins however the game goes on, and why, while the players at this device have to choose whether they end the
    /// game or play on. Computers wait for that.
    fn settled(self) -> Option<(Seat, String)> {
        let status = self.status.read();
        let is_asked = !self.replaying && status.ending.is_none() && !status.persons.is_empty() && !status.has_remote();
        status.settled.clone().filter(|_| is_asked && !self.signals().plays_on.get())
    }

    /// Whether the players at this device have to choose whether they end a game whose result nothing can change.
    pub fn is_settled(self) -> bool {
        self.settled().is_some()
    }

    /// Says that nothing can change the result, and why; `None` unless the table [is settled](Self::is_settled).
    pub fn settled_text(self) -> Option<String> {
        let (winner, why) = self.settled()?;
        let persons = self.status.read().persons;
        let result = if persons == Seats::only(winner) {
            say::SETTLED_YOU_WIN.text(self.language).into()
        } else if persons.contains(winner) {
            say::SettledWon { name: self.name(winner) }.text(self.language)
        } else {
            say::SETTLED_YOU_LOSE.text(self.language).into()
        };
        Some(common_words::sentences([Some(result), Some(why)]))
    }

    /// Ends a game whose result nothing can change: the loser resigns.
    pub fn end_settled(self) {
        if let Some((winner, _)) = untrack(|| self.settled()) {
            self.resign(winner.other());
        }
    }

    /// Whether the game can be analysed: it is over, no part of it is unknown here, and it is not a race.
    pub fn can_be_analysed(self) -> bool {
        self.is_over() && !self.is_race() && !self.status.read().is_supposed
    }

    /// The seat that is shown as thinking; `None` if no computer thinks, or while the player at the screen may act.
    pub fn seen_thinking(self) -> Option<Seat> {
        match self.engine_status.get() {
            EngineStatus::Thinking(seat) if self.acting().is_none() => Some(seat),
            _ => None,
        }
    }

    /// The name of the player of a seat.
    pub fn name(self, seat: Seat) -> String {
        self.status.with(|status| name_in(self.language, status, seat))
    }

    /// Speaks a text at once.
    pub fn say(self, text: String) {
        self.announcer.answer(self.audience(), text);
    }

    /// The player who alone may know what is spoken: the one at the screen, where players have secrets from each other.
    pub(super) fn audience(self) -> Option<Seat> {
        let has_secrets = self.status.with_untracked(|status| status.is_private && status.persons.len() > 1);
        self.viewer.get_untracked().filter(|_| has_secrets)
    }

    /// Says what has happened, and then the prompt, if the player at the screen is to move. In a race there is no time for the
    /// prompt.
    pub fn say_and_ask(self, happened: &str, prompt: Option<String>) {
        let is_asked = untrack(|| self.acting().is_some() && self.curtain().is_none() && !self.is_race());
        let prompt = prompt.filter(|_| is_asked).unwrap_or_default();
        if happened.is_empty() {
            self.say(prompt);
        } else if untrack(|| self.is_race()) {
            // What happens in a race cannot wait.
            self.say(happened.into());
        } else {
            let prompt = self.announcer.shortened(prompt, say::YOUR_TURN.text(self.language));
            self.announcer.report(self.audience(), happened.into(), prompt);
        }
    }

    /// Shows why an action was refused, with a sound.
    pub fn refuse(self, why: String) {
        self.signals().cue.run(Cue::Refused);
        self.refused.set(Some(why));
    }

    /// Whether the game is a race: all seats act at any time, and the first counts.
    pub fn is_race(self) -> bool {
        self.status.with(|status| status.is_race)
    }

    /// Whether a race is paused: nobody may act, and the cards are covered.
    pub fn is_race_paused(self) -> bool {
        self.paused.get() && !self.replaying && self.is_race() && !self.is_over()
    }

    /// Whether the player at this device can let the game stand: it is not a race between devices.
    pub fn pauses_alone(self) -> bool {
        self.signals().race.is_none()
    }

    /// Shows why the player cannot act now.
    pub fn refuse_untimely(self) {
        let language = self.language;
        let over = self.status.read_untracked().ending.is_some();
        let looking = self.looking.get_untracked().is_some();
        self.refuse(
            match (over, looking) {
                (_, true) => say::LOOKING_BACK.text(language),
                (true, _) => say::GAME_OVER.text(language),
                (false, _) => say::NOT_YOUR_TURN.text(language),
            }
            .into(),
        );
        if over {
            // Refusals are hidden once the game is over, so this is spoken.
            self.say(say::GAME_OVER.text(language).into());
        }
    }
}

/// The name of the player of a seat at a table with this status. In the record of another person's game, nobody is "you".
pub fn name_in(language: Language, status: &Status, seat: Seat) -> String {
    let nameless = PlayerKind::Person(String::new());
    if status.is_record && status.players.get(seat.index()) == Some(&nameless) {
        return words::seat(language, seat);
    }
    name(language, &status.players, seat)
}

/// The name of the player of a seat: the name that a person has given, or the name of a computer's level, numbered if several
/// computers have the same one. Without a name, the only person is "you", the only friend elsewhere is "your friend", and others
/// have the number of the seat.
pub fn name(language: Language, players: &[PlayerKind], seat: Seat) -> String {
    let persons = players.iter().filter(|player| matches!(player, PlayerKind::Person(_))).count();
    let friends = players.iter().filter(|player| matches!(player, PlayerKind::Remote(_))).count();
    match players.get(seat.index()) {
        Some(PlayerKind::Person(name) | PlayerKind::Remote(name)) if !name.is_empty() => name.clone(),
        Some(PlayerKind::Remote(_)) if friends < 2 => say::FRIEND_UNNAMED.text(language).into(),
        Some(computer @ (PlayerKind::Computer(_) | PlayerKind::EvenMatch(_))) => {
            let same = |player: &&PlayerKind| *player == computer;
            let number = players[..=seat.index()].iter().filter(same).count();
            let name = words::computer(language, computer);
            match players.iter().filter(same).count() {
                1 => name.into(),
                _ => format!("{name} {number}"),
            }
        }
        Some(PlayerKind::Person(_)) if persons == 1 => common_words::you(language).into(),
        _ => words::seat(language, seat),
    }
}

/// A player's name, followed by the side if there is one.
pub fn name_with_side(name: String, side: Option<String>) -> String {
    match side {
        Some(side) => format!("{name} ({side})"),
        None => name,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_several_friends_without_names_nobody_is_you() {
        let friend = PlayerKind::Remote(String::new());
        let mut players = vec![PlayerKind::Person(String::new()), friend.clone()];
        let names = |players: &[PlayerKind]| -> Vec<String> {
            let seats = [Seat::FIRST, Seat::SECOND].into_iter();
            seats.map(|seat| name(Language::ENGLISH, players, seat)).collect()
        };
        assert_eq!(names(&players), ["You", "Your friend"]);
        players.push(friend);
        assert_eq!(names(&players), ["You", &words::seat(Language::ENGLISH, Seat::SECOND)]);
    }
}
