//! How devices connect: the codes that the players show each other, and who is at the table.

use leptos::prelude::*;

use super::code::{address_of, copy, line_of, qr_code};
use super::connections::{self, Step};
use super::scanner::Scanner;
use super::{live_part, messages as say};
use crate::app::parts::{self, LoadState, Part};
use crate::correspondence::TableId;
use crate::game::Language;
use crate::game::catalogue::Message;
use crate::game::common_words::sentences;
use crate::live::{Description, Role};
use crate::ui::{Icon, messages as page, use_language};

/// What the components that connect devices need to know of the game at their table.
#[derive(Clone, Copy)]
pub struct MeetingContext {
    pub language: Language,
    pub table: TableId,
    /// Whether more than two players play.
    pub is_group: bool,
    /// Whether this device shows the codes with which connections begin.
    pub shows_codes: bool,
    /// The name of the player at the other end within a sentence: the host's at the devices of guests.
    pub partner: Callback<(), String>,
    /// What the codes say before the description of the connection.
    pub invitation: Callback<(), String>,
    /// Whether all players have joined.
    pub is_full: Signal<bool>,
    /// Whether connections reach all other players.
    pub is_connected: Signal<bool>,
    /// Which of the other players are at the table and which are away, in words.
    pub presence: Signal<String>,
    /// What is awaited before the board appears, in words; `None` once the game has begun.
    pub awaited: Signal<Option<String>>,
    /// What to do when connections have ended, and when the browser cannot connect.
    pub remedies: Remedies,
}

/// What the player can do without a connection.
#[derive(Clone, Copy)]
pub struct Remedies {
    /// When one of several connections has ended.
    pub one_ended: Message,
    /// When all connections of a device that shows codes have ended.
    pub ended: Message,
    /// When the connection of a guest to the host with this name has ended.
    pub guest_ended: fn(Language, &str) -> String,
    /// When the browser cannot connect at all.
    pub impossible: Message,
}

/// Who is at the table, and how far the connections are, in words; `None` before devices connect.
pub fn presence(context: MeetingContext) -> Option<String> {
    let MeetingContext { language, table, remedies, .. } = context;
    let has_devices = connections::has_devices(table);
    let here = has_devices.then(|| context.presence.get());
    let connecting =
        (connections::step_of(table) == Step::Connecting).then(|| say::LIVE_CONNECTING.text(language).to_owned());
    let (gone, why) = connections::gone(table);
    let ended = if has_devices {
        (!context.is_connected.get()).then(|| remedies.one_ended.text(language).to_owned())
    } else if context.shows_codes {
        Some(remedies.ended.text(language).to_owned())
    } else {
        Some((remedies.guest_ended)(language, &context.partner.run(())))
    };
    let ended = ended.filter(|_| gone == Step::Ended);
    let told = sentences([here.filter(|names| !names.is_empty()), connecting, ended, why]);
    (!told.is_empty()).then_some(told)
}

/// Closes a dialog as soon as another device is connected, because the game is not to go on behind it.
pub fn close_when_connected(shown: RwSignal<bool>, table: TableId) {
    Effect::new(move |before: Option<usize>| {
        let devices = connections::connected_devices(table);
        if before.is_some_and(|before| before < devices) {
            shown.set(false);
        }
        devices
    });
}

/// The last row of a dialog about devices: the button that closes it.
#[component]
pub fn CloseRow(shown: RwSignal<bool>) -> impl IntoView {
    let close = say::CLOSE.text(use_language());
    view! {
        <div class="row">
            <button class="btn push" type="button" on:click=move |_| shown.set(false)>{close}</button>
        </div>
    }
}

/// Why and how devices connect, in words.
fn why(context: MeetingContext) -> String {
    let MeetingContext { language, is_group, shows_codes, .. } = context;
    match (is_group, shows_codes) {
        (_, false) => say::LiveWhyGuest { name: untrack(|| context.partner.run(())) }.text(language),
        (false, true) => say::LIVE_WHY.text(language).to_owned(),
        (true, true) => say::LIVE_WHY_GROUP.text(language).to_owned(),
    }
}

/// The way to connections. The part of the program for them is loaded when the player wants to connect.
#[component]
pub fn Meeting(
    context: MeetingContext,
    /// Whether the section can be seen, so that the camera may be on.
    scans: Signal<bool>,
    /// Plays the game of the page over connections; called when the part is loaded here.
    attach: Callback<()>,
) -> impl IntoView {
    let MeetingContext { language, table, shows_codes, .. } = context;
    let is_ready = live_part::loaded().is_some();
    let state = RwSignal::new(if is_ready { LoadState::Loaded } else { LoadState::Loading });
    Effect::new(move |_| {
        if let (false, LoadState::Loaded, Some(part)) = (is_ready, state.get(), live_part::loaded()) {
            attach.run(());
            if shows_codes {
                (part.offer)(table);
            }
        }
    });
    let load = move |_| parts::load_and_report(language, vec![Part::Live], state);
    let label = if shows_codes { say::LIVE_SHOW } else { say::SCAN };
    let body = move || match (state.get(), live_part::loaded()) {
        (LoadState::Loaded, Some(part)) => (part.meet)(context, scans, !is_ready),
        (state, _) => view! {
            <p>{why(context)}</p>
            <div class="row"><button class="btn" type="button" on:click=load>{label.text(language)}</button></div>
            <p role="alert">{(state == LoadState::Failed).then(|| page::LOAD_FAILED_WHY.text(language))}</p>
        }
        .into_any(),
    };
    view! {
        <section class="stack meeting" aria-label=say::LIVE.text(language)>
            <h2>{say::LIVE.text(language)}</h2>
            <div class="stack" role="status">{body}</div>
        </section>
    }
}

/// The code of this device, what to do with it, and how far the devices are.
#[component]
pub fn MeetingSteps(
    context: MeetingContext,
    /// Whether this can be seen, so that the camera may be on.
    scans: Signal<bool>,
    /// Whether the player has just asked for it, so that a camera is switched on at once.
    begins: bool,
) -> impl IntoView {
    let MeetingContext { language, table, is_group, shows_codes, is_full, is_connected, awaited, remedies, .. } =
        context;
    // Buttons and codes stay as they are while letters come.
    let name = move || untrack(|| context.partner.run(()));
    let step = Memo::new(move |_| connections::step_of(table));
    let shows_next = Memo::new(move |_| is_group && shows_codes && !is_connected.get());
    let paragraph = move |text: Message| view! { <p>{text.text(language)}</p> };
    let offer = move |label: Message| {
        view! {
            <div class="row">
                <button class="btn" type="button" on:click=move |_| connections::offer(table)>
                    {label.text(language)}
                </button>
            </div>
        }
    };
    // Where a device does not show a code first, it scans one.
    let begin = move |label: Message, begins: bool| {
        if shows_codes { offer(label).into_any() } else { view! { <Scanner shown=scans begins/> }.into_any() }
    };
    let code = move |own: &Description, what: String| {
        view! { <p>{what}</p><Code context description=own.clone()/> }.into_any()
    };
    let scan = if is_group { say::LIVE_SCAN_GROUP } else { say::LIVE_SCAN };
    let answer =
        move || view! { {paragraph(say::LIVE_THEN)}<Scanner shown=scans begins=false/>{offer(say::LIVE_AGAIN)} };
    let told = move || move || presence(context).map(|told| view! { <p>{told}</p> });
    let waits = move || awaited.get().map(|awaited| view! { <p>{awaited}</p> });
    let next =
        move || shows_next.get().then(|| offer(if is_full.get() { say::LIVE_SHOW } else { say::LIVE_SHOW_NEXT }));
    move || match step.get() {
        Step::None => view! { <p>{why(context)}</p>{begin(say::LIVE_SHOW, begins)} }.into_any(),
        Step::Ended => view! { {told()}{begin(say::LIVE_SHOW, false)} }.into_any(),
        Step::Preparing => paragraph(say::LIVE_PREPARING).into_any(),
        Step::Offers(own) => view! { {told()}{code(&own, scan.text(language).to_owned())}{answer()} }.into_any(),
        Step::Answers(own) => {
            let why = say::LiveAnswer { name: name() }.text(language);
            view! { {code(&own, why)}{begin(say::LIVE_AGAIN, false)} }.into_any()
        }
        Step::Connecting => told().into_any(),
        Step::Connected | Step::Silent => view! {
            {told()}
            {waits}
            {next}
            <div class="row">
                <button class="btn btn-quiet" type="button" on:click=move |_| connections::disconnect(table)>
                    {say::LIVE_DISCONNECT.text(language)}
                </button>
            </div>
        }
        .into_any(),
        Step::Impossible => paragraph(remedies.impossible).into_any(),
    }
}

/// The code of this device: its description behind the invitation or its last letter, as a picture and as a link.
#[component]
fn Code(context: MeetingContext, description: Description) -> impl IntoView {
    let language = context.language;
    let result = RwSignal::new(None::<&'static str>);
    let answered = connections::answered_user().filter(|_| description.role() == Role::Answer);
    let address = untrack(|| context.invitation.run(())) + &line_of(&description, answered.as_deref());
    let address = StoredValue::new(address_of(&address));
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
