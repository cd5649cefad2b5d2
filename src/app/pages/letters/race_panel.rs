//! What the page of a race says of its devices, and the page of an invitation to one.

use leptos::prelude::*;

use super::invitation::{NameField, chosen_options, invitation_title};
use super::letter_panel::{Fairness, Receive};
use super::live_race::LiveRace;
use super::meeting::{CloseRow, Meeting, close_when_connected};
use super::meeting_context::presence;
use super::{messages as say, race_words};
use crate::app::route::Route;
use crate::app::shell::{TextPage, begin};
use crate::app::store::store_status;
use crate::browser::device;
use crate::correspondence::Code;
use crate::game::catalogue::Message;
use crate::live::race::{Race, RaceInvitation};
use crate::ui::{DynGameExtrasUi, Icon, Modal, TableHandle, refusal_text, status_text, use_language};

/// What players can rely on in a race, and what not.
const FAIRNESS: [Message; 6] = [
    say::FAIR_RACE_CARDS,
    say::FAIR_RACE_TAPS,
    say::FAIR_RACE_LINES,
    say::FAIR_RACE_LOG,
    say::UNFAIR_RACE_REACTION,
    say::UNFAIR_PAIR,
];

/// Who is at the table and how devices connect: in a dialog at a `table`, or on the page itself before the game begins.
#[component]
pub fn RacePanel(live: LiveRace, table: Option<TableHandle>) -> impl IntoView {
    let language = live.language;
    let context = live.meeting_context();
    let is_group = context.is_group;
    let messages = FAIRNESS.to_vec();
    // A race is attached to its connections before it is drawn.
    let attach = Callback::new(|()| ());
    let Some(table) = table else {
        return view! {
            <Meeting context scans=Signal::stored(true) attach/>
            <Receive is_group/>
            <Fairness messages/>
        }
        .into_any();
    };
    let shown = RwSignal::new(false);
    close_when_connected(shown, context.table);
    let told = Memo::new(move |_| presence(context));
    let rematch = Memo::new(move |_| {
        let seat = live.rematch.get()?;
        let name = live.with(|race| race_words::name_at_sentence_start(language, race, seat));
        Some(say::LiveRematch { name }.text(language))
    });
    let clocks = move || {
        let error = live.with(|race| race.clock_error(device::clock())).filter(|error| *error > 0);
        error.map(|ms| say::RaceClocks { ms: usize::try_from(ms).unwrap_or_default() }.text(language))
    };
    let check = move || {
        let code = live.with(|race| table.is_over().then(|| race.check_code().to_string()));
        code.map(|code| say::RaceCheck { code: code.as_str() }.text(language))
    };
    view! {
        <section class="devices" aria-label=say::RACE_DEVICES.text(language)>
            {status_text("", move || told.get())}
            {status_text("", move || rematch.get())}
            <p class="small soft">{move || check().or_else(clocks)}</p>
            <button
                class="btn"
                class:btn-primary=move || !context.is_connected.get()
                type="button"
                on:click=move |_| shown.set(true)
            >
                <Icon name="share"/>
                {say::RACE_DEVICES.text(language)}
            </button>
        </section>
        <Modal open=shown label=Signal::stored(say::RACE_DEVICES.text(language).to_owned())>
            <Meeting context scans=Signal::derive(move || shown.get()) attach/>
            <Receive is_group/>
            <Fairness messages/>
            <CloseRow shown/>
        </Modal>
    }
    .into_any()
}

/// The page of an invitation to a race: the host, the game, the options, and the form to join.
#[component]
pub fn RaceInvitationPage(game: &'static dyn DynGameExtrasUi, invitation: RaceInvitation) -> impl IntoView {
    let language = use_language();
    let RaceInvitation { table, options, name: host, .. } = invitation;
    let why = say::InvitedRace { name: super::words::name_of(language, &host) }.text(language);
    let status = store_status();
    let own_name = RwSignal::new(String::new());
    let wrong = RwSignal::new(None::<&'static str>);
    let join = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        match device::random_bytes() {
            Some(secret) => {
                begin(game, Race::join(game, table, Code(secret), &own_name.get_untracked()).save(), status);
            }
            None => wrong.set(Some(say::BROKEN_RANDOM.text(language))),
        }
    };
    let rules = Route::Rules(game.id().into(), Some(options.clone()));
    view! {
        <TextPage rules=rules>
            <h1>{invitation_title(language, &host)}</h1>
            <p>{say::InvitedTo { game: game.about(language).name }.text(language)}</p>
            {chosen_options(language, game, &options)}
            <p>{why}</p>
            <form class="stack" on:submit=join>
                <NameField label=say::YOUR_NAME_GROUP name=own_name/>
                <div class="row">
                    <button class="btn btn-primary" type="submit">{say::JOIN.text(language)}</button>
                </div>
                {refusal_text(move || wrong.get())}
            </form>
            <Fairness messages=FAIRNESS.to_vec()/>
        </TextPage>
    }
}
