//! How devices connect: the codes that the players show each other.

use leptos::prelude::*;

use super::code::{address_of, copy, line_of, qr_code};
use super::connections::{self, Step};
use super::meeting_context::{MeetingContext, presence, why};
use super::messages as say;
use super::scanner::Scanner;
use crate::correspondence::TableId;
use crate::game::catalogue::Message;
use crate::live::{Description, Role};
use crate::ui::{Icon, status_text};

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
    // One type for all pieces, so that no combination of them is compiled by itself.
    let paragraph = move |text: String| view! { <p>{text}</p> }.into_any();
    let message = move |text: Message| paragraph(text.text(language).to_owned());
    let button = move |class: &'static str, label: Message, press: fn(TableId)| {
        let row = view! {
            <div class="row">
                <button class=class type="button" on:click=move |_| press(table)>{label.text(language)}</button>
            </div>
        };
        row.into_any()
    };
    let offer = move |label: Message| button("btn", label, connections::offer);
    let scanner = move |begins: bool| view! { <Scanner shown=scans begins/> }.into_any();
    // Where a device does not show a code first, it scans one.
    let begin = move |label: Message, begins: bool| if shows_codes { offer(label) } else { scanner(begins) };
    let code = move |own: Description| view! { <Code context description=own/> }.into_any();
    let scan = if is_group { say::LIVE_SCAN_GROUP } else { say::LIVE_SCAN };
    let told = move || (move || presence(context).map(paragraph)).into_any();
    let waits = move || (move || awaited.get().map(paragraph)).into_any();
    let next = move || {
        let label = move || if is_full.get() { say::LIVE_SHOW } else { say::LIVE_SHOW_NEXT };
        (move || shows_next.get().then(|| offer(label()))).into_any()
    };
    move || match step.get() {
        Step::None => vec![paragraph(why(context)), begin(say::LIVE_SHOW, begins)],
        Step::Ended => vec![told(), begin(say::LIVE_SHOW, false)],
        Step::Preparing => vec![message(say::LIVE_PREPARING)],
        Step::Offers(own) => {
            let answer = [message(say::LIVE_THEN), scanner(false), offer(say::LIVE_AGAIN)];
            [told(), message(scan), code(own)].into_iter().chain(answer).collect()
        }
        Step::Answers(own) => {
            let why = say::LiveAnswer { name: name() }.text(language);
            vec![paragraph(why), code(own), begin(say::LIVE_AGAIN, false)]
        }
        Step::Connecting => vec![told()],
        Step::Connected | Step::Silent => {
            let end = button("btn btn-quiet", say::LIVE_DISCONNECT, connections::disconnect);
            vec![told(), waits(), next(), end]
        }
        Step::Impossible => vec![message(remedies.impossible)],
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
        {status_text("", move || result.get())}
    }
}
