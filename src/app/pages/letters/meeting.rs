//! How two devices connect: the codes that the players show each other.

use leptos::prelude::*;

use super::code::{address_of, copy, line_of, qr_code};
use super::correspondence_state::CorrespondenceState;
use super::live::{Live, Step};
use super::messages as say;
use super::scanner::Scanner;
use crate::app::route::Route;
use crate::correspondence::Letter;
use crate::game::catalogue::Message;
use crate::live::Description;
use crate::ui::Icon;

/// How far the connection is and whether the other player is at the table, in words; `None` before the devices connect.
pub fn presence(state: CorrespondenceState, live: Live) -> Option<String> {
    let name = || state.other_at_start();
    match live.step() {
        Step::Connected if live.is_present() => Some(say::LiveHere { name: name() }.text(state.language)),
        Step::Connected | Step::Silent => Some(say::LiveAway { name: name() }.text(state.language)),
        Step::Connecting => Some(say::LIVE_CONNECTING.text(state.language).to_owned()),
        Step::Ended => {
            let ended = say::LIVE_ENDED.text(state.language);
            Some(live.breach().map_or_else(|| ended.to_owned(), |why| format!("{ended} {why}")))
        }
        _ => None,
    }
}

/// The invitation to a rematch that has come over the connection, with the link to its page; nothing without one.
pub fn rematch(state: CorrespondenceState) -> Option<AnyView> {
    let link = state.rematch.get()?;
    let name = state.other_at_start();
    let view = view! {
        <p>{say::LiveRematch { name }.text(state.language)}</p>
        <p><a class="btn btn-primary" href=Route::Letter(link).href()>{say::LIVE_REMATCH_PLAY.text(state.language)}</a></p>
    };
    Some(view.into_any())
}

/// The way to a connection: the code of this device, what to do with it, and how far the two devices are.
#[component]
pub fn Meeting(
    state: CorrespondenceState,
    live: Live,
    /// Whether the section can be seen, so that the camera may be on.
    scans: Signal<bool>,
) -> impl IntoView {
    let language = state.language;
    let step = Memo::new(move |_| live.step());
    let paragraph = move |text: Message| view! { <p>{text.text(language)}</p> };
    let offer = move |label: Message| {
        view! {
            <div class="row">
                <button class="btn" type="button" on:click=move |_| live.offer()>{label.text(language)}</button>
            </div>
        }
    };
    let code =
        move |own: &Description, what: String| view! { <p>{what}</p><Code state description=own.clone()/> }.into_any();
    let answer = move || view! { {paragraph(say::LIVE_THEN)}<Scanner shown=scans/>{offer(say::LIVE_AGAIN)} };
    let begun = move || state.with(|correspondence| correspondence.chain().session().is_some());
    let told = move || view! { <p>{move || presence(state, live)}</p> };
    let body = move || match step.get() {
        Step::None => view! { {paragraph(say::LIVE_WHY)}{offer(say::LIVE_SHOW)} }.into_any(),
        Step::Ended => view! { {told()}{offer(say::LIVE_SHOW)} }.into_any(),
        Step::Preparing => paragraph(say::LIVE_PREPARING).into_any(),
        Step::Offers(own) => view! { {code(&own, say::LIVE_SCAN.text(language).to_owned())}{answer()} }.into_any(),
        Step::Answers(own) => {
            let why = say::LiveAnswer { name: state.other() }.text(language);
            view! { {code(&own, why)}{offer(say::LIVE_AGAIN)} }.into_any()
        }
        Step::Connecting => told().into_any(),
        Step::Connected | Step::Silent => {
            let waits = move || (!begun()).then(|| paragraph(say::LIVE_WAITS));
            view! { {told()}{waits} }.into_any()
        }
        Step::Impossible => paragraph(say::LIVE_IMPOSSIBLE).into_any(),
    };
    view! {
        <section class="stack meeting" aria-label=say::LIVE.text(language)>
            <h2>{say::LIVE.text(language)}</h2>
            <div class="stack" role="status">{body}</div>
        </section>
    }
}

/// The code of this device: its description behind its last letter, as a picture and as a link.
#[component]
fn Code(state: CorrespondenceState, description: Description) -> impl IntoView {
    let language = state.language;
    let result = RwSignal::new(None::<&'static str>);
    let letter = state.with(|correspondence| correspondence.last_letter().map(Letter::to_string)).unwrap_or_default();
    let address = StoredValue::new(address_of(&(letter + &line_of(&description))));
    view! {
        {qr_code(language, &address.get_value())}
        <div class="field">
            <label for="live-link">{say::LIVE_LINK.text(language)}</label>
            <input class="input" id="live-link" readonly prop:value=address.get_value()/>
        </div>
        <div class="row">
            <button class="btn" type="button" on:click=move |_| copy(language, &address.get_value(), result, || ())>
                <Icon name="copy"/>
                {say::LIVE_COPY.text(language)}
            </button>
        </div>
        <p role="status">{move || result.get()}</p>
    }
}
