//! How devices connect: the codes that the players show each other, and who is at the table.

use leptos::prelude::*;

use super::code::{address_of, copy, line_of, qr_code};
use super::connections::Step;
use super::correspondence_state::CorrespondenceState;
use super::live::Live;
use super::scanner::Scanner;
use super::{messages as say, words};
use crate::app::route::Route;
use crate::correspondence::{Letter, WaitsFor};
use crate::game::catalogue::Message;
use crate::game::common_words::sentences;
use crate::live::Description;
use crate::ui::Icon;

/// Who is at the table, and how far the connections are, in words; `None` before devices connect.
pub fn presence(state: CorrespondenceState, live: Live) -> Option<String> {
    let language = state.language;
    let has_devices = live.has_devices();
    let here = has_devices.then(|| {
        let present = live.present();
        state.with(|correspondence| words::presence(language, correspondence, &present))
    });
    let connecting = (live.step() == Step::Connecting).then(|| say::LIVE_CONNECTING.text(language).to_owned());
    let (has_ended, why) = live.ended();
    let ended = if has_devices {
        (!live.is_connected()).then(|| say::LIVE_ENDED_ONE.text(language).to_owned())
    } else if live.shows_codes() {
        Some(say::LIVE_ENDED.text(language).to_owned())
    } else {
        Some(say::LiveEndedGuest { name: state.partner(words::name) }.text(language))
    };
    let told = sentences([here.filter(|names| !names.is_empty()), connecting, ended.filter(|_| has_ended), why]);
    (!told.is_empty()).then_some(told)
}

/// The invitation to a rematch that has come over a connection, with the link to its page, or who can invite; nothing before.
pub fn rematch(state: CorrespondenceState, live: Live) -> Option<AnyView> {
    let language = state.language;
    let name = || state.partner(words::name_at_sentence_start);
    if let Some(link) = state.rematch.get() {
        let view = view! {
            <p>{say::LiveRematch { name: name() }.text(language)}</p>
            <p><a class="btn btn-primary" href=Route::Letter(link).href()>{say::LIVE_REMATCH_PLAY.text(language)}</a></p>
        };
        return Some(view.into_any());
    }
    let waits = !live.may_invite() && state.with(|correspondence| correspondence.waits_for() == WaitsFor::Nobody);
    waits.then(|| view! { <p>{say::LiveRematchHost { name: name() }.text(language)}</p> }.into_any())
}

/// The way to connections: the code of this device, what to do with it, and how far the devices are.
#[component]
pub fn Meeting(
    state: CorrespondenceState,
    live: Live,
    /// Whether the section can be seen, so that the camera may be on.
    scans: Signal<bool>,
) -> impl IntoView {
    let language = state.language;
    let is_group = state.with(|correspondence| words::is_group(correspondence.chain()));
    let shows_codes = live.shows_codes();
    // Buttons and codes stay as they are while letters come.
    let name = move || untrack(|| state.partner(words::name));
    let step = Memo::new(move |_| live.step());
    let is_full = Memo::new(move |_| state.with(|correspondence| correspondence.chain().is_full()));
    let shows_next = Memo::new(move |_| is_group && shows_codes && !live.is_connected());
    let paragraph = move |text: Message| view! { <p>{text.text(language)}</p> };
    let offer = move |label: Message| {
        view! {
            <div class="row">
                <button class="btn" type="button" on:click=move |_| live.offer()>{label.text(language)}</button>
            </div>
        }
    };
    // Where a device does not show a code first, it scans one.
    let begin = move |label: Message| {
        if shows_codes { offer(label).into_any() } else { view! { <Scanner shown=scans/> }.into_any() }
    };
    let why = move || match (is_group, shows_codes) {
        (false, _) => say::LIVE_WHY.text(language).to_owned(),
        (true, true) => say::LIVE_WHY_GROUP.text(language).to_owned(),
        (true, false) => say::LiveWhyGuest { name: name() }.text(language),
    };
    let code =
        move |own: &Description, what: String| view! { <p>{what}</p><Code state description=own.clone()/> }.into_any();
    let scan = if is_group { say::LIVE_SCAN_GROUP } else { say::LIVE_SCAN };
    let answer = move || view! { {paragraph(say::LIVE_THEN)}<Scanner shown=scans/>{offer(say::LIVE_AGAIN)} };
    let told = move || move || presence(state, live).map(|told| view! { <p>{told}</p> });
    let waits = move || {
        let text = state.with(|correspondence| {
            let chain = correspondence.chain();
            let missing = (is_group && !chain.is_full()).then(|| words::joined(language, chain, true));
            chain.session().is_none().then_some(missing)
        })?;
        Some(view! { <p>{text.unwrap_or_else(|| say::LiveWaits { name: name() }.text(language))}</p> })
    };
    let next =
        move || shows_next.get().then(|| offer(if is_full.get() { say::LIVE_SHOW } else { say::LIVE_SHOW_NEXT }));
    let body = move || match step.get() {
        Step::None => view! { <p>{why()}</p>{begin(say::LIVE_SHOW)} }.into_any(),
        Step::Ended => view! { {told()}{begin(say::LIVE_SHOW)} }.into_any(),
        Step::Preparing => paragraph(say::LIVE_PREPARING).into_any(),
        Step::Offers(own) => view! { {told()}{code(&own, scan.text(language).to_owned())}{answer()} }.into_any(),
        Step::Answers(own) => {
            let why = say::LiveAnswer { name: name() }.text(language);
            view! { {code(&own, why)}{begin(say::LIVE_AGAIN)} }.into_any()
        }
        Step::Connecting => told().into_any(),
        Step::Connected | Step::Silent => view! { {told()}{waits}{next} }.into_any(),
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
