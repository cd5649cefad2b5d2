//! Playing on from the position that a replay shows: a button, and the dialog that asks who plays.

use leptos::prelude::*;

use crate::app::shell::{begin, radio};
use crate::app::store::store_status;
use crate::game::Seat;
use crate::search::Level;
use crate::session::{LATEST_PLY, PlayerKind, Session};
use crate::ui::{Modal, TableHandle, messages as say, name_with_side, use_language, words};

#[derive(Clone, Copy, PartialEq, Eq)]
enum Persons {
    /// A person on this seat, and computers on all others.
    One(Seat),
    /// People at this device play all seats.
    All,
}

#[derive(Clone, Copy)]
pub struct PlayOn {
    table: TableHandle,
    open: RwSignal<bool>,
    persons: RwSignal<Persons>,
    level: RwSignal<Level>,
}

impl PlayOn {
    pub fn new(table: TableHandle) -> Self {
        Self {
            table,
            open: RwSignal::new(false),
            persons: RwSignal::new(Persons::One(Seat::FIRST)),
            level: RwSignal::new(Level::default()),
        }
    }

    /// The number of actions before the position that is shown.
    fn plies(self) -> usize {
        self.table.looking.get().unwrap_or(LATEST_PLY)
    }

    /// A new game that begins at the position that is shown; `None` if the game is over there.
    fn branch(self) -> Option<Session> {
        let (persons, level) = (self.persons.get(), self.level.get());
        let seats = self.table.status.with(|status| status.players.len());
        let player = |seat| match persons {
            Persons::One(person) if person != seat => PlayerKind::Computer(level),
            _ => PlayerKind::person(""),
        };
        self.table.session.with(|session| session.branch(self.plies(), Seat::all(seats).map(player).collect()))
    }

    fn ask(self) {
        // The suggestion is the seat whose view is shown, or else the seat to move.
        let plies = untrack(|| self.plies());
        let to_act = self.table.session.with_untracked(|session| session.to_act_after(plies).first());
        let seat = self.table.holder.get_untracked().or(to_act).unwrap_or(Seat::FIRST);
        self.persons.set(Persons::One(seat));
        self.open.set(true);
    }
}

/// The button that opens the dialog. Where the game is over, the button is disabled, and a line says why.
#[component]
pub fn PlayOnButton(play_on: PlayOn) -> impl IntoView {
    let language = use_language();
    let possible = Memo::new(move |_| play_on.branch().is_some());
    let why = move || (!possible.get()).then(|| view! { <p class="small soft">{say::PLAY_ON_OVER.text(language)}</p> });
    view! {
        <button
            class="btn"
            type="button"
            aria-disabled=move || (!possible.get()).then_some("true")
            on:click=move |_| if possible.get_untracked() { play_on.ask() }
        >
            {say::PLAY_ON.text(language)}
        </button>
        {why}
    }
}

#[component]
pub fn PlayOnDialog(play_on: PlayOn) -> impl IntoView {
    let language = use_language();
    let status = store_status();
    let PlayOn { table, open, persons, .. } = play_on;
    let start = move |_| {
        if let Some(session) = untrack(|| play_on.branch()) {
            open.set(false);
            begin(table.game, session.save(), status);
        }
    };
    view! {
        <Modal open label=say::PLAY_ON.text(language)>
            <h2>{say::PLAY_ON.text(language)}</h2>
            <Who play_on/>
            <Show when=move || matches!(persons.get(), Persons::One(_))><AgainstLevel play_on/></Show>
            <div class="row">
                <button class="btn btn-primary" type="button" on:click=start>{say::BEGIN.text(language)}</button>
                <button class="btn" type="button" on:click=move |_| open.set(false)>{say::CLOSE.text(language)}</button>
            </div>
        </Modal>
    }
}

#[component]
fn Who(play_on: PlayOn) -> impl IntoView {
    let language = use_language();
    let PlayOn { table, persons, .. } = play_on;
    let choice = move |label: Signal<String>, of: Persons| {
        radio("play-on", move || persons.get() == of, move || persons.set(of), label)
    };
    let seats = Seat::all(table.status.with_untracked(|status| status.players.len()));
    let seat_name = move |seat| Signal::derive(move || name_with_side(words::seat(language, seat), table.side(seat)));
    let title = say::PLAY_ON_WHO.text(language);
    view! {
        <div class="field">
            <p class="label">{title}</p>
            <div class="segments" role="radiogroup" aria-label=title>
                {seats.map(|seat| choice(seat_name(seat), Persons::One(seat))).collect_view()}
                {choice(Signal::stored(say::PLAY_ON_ALL.text(language).into()), Persons::All)}
            </div>
        </div>
    }
}

#[component]
fn AgainstLevel(play_on: PlayOn) -> impl IntoView {
    let language = use_language();
    let PlayOn { table, level, .. } = play_on;
    let levels = Level::ALL.map(|of| {
        view! { <option value=of.key() selected=move || level.get() == of>{words::level(language, of)}</option> }
    });
    let choose = move |event| {
        if let Ok(chosen) = event_target_value(&event).parse() {
            level.set(chosen);
        }
    };
    view! {
        <div class="field">
            <label for="play-on-level">{say::AGAINST.text(language)}</label>
            <select class="select" id="play-on-level" on:change=choose>{levels}</select>
            <p class="small soft">{move || table.game.level_about(language, level.get())}</p>
        </div>
    }
}
