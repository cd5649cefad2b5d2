//! The letter to send and the field for letters received, in a game by correspondence.

use leptos::prelude::*;

use super::code::{address_of, copy, qr_code};
use super::correspondence_state::{CorrespondenceState, note_sent};
use super::live::Live;
use super::meeting::{CloseRow, Meeting, close_when_connected};
use super::meeting_context::presence;
use super::saved::{Saved, saved};
use super::{live_part, messages as say, words};
use crate::app::parts;
use crate::app::route::Route;
use crate::app::shell::{DataSafetyNotice, Occasion, open_pasted};
use crate::app::store::{settings, store_status};
use crate::browser::device;
use crate::correspondence::{Correspondence, Letter, ProtocolKind, Purpose, WaitsFor, Writer};
use crate::game::catalogue::Message;
use crate::ui::{
    DynGameExtrasUi, Icon, Modal, TableHandle, refusal_text, status_text, use_language, words as page_words,
};

/// The state of the game and its letters: in a dialog at a `table`, or on the page itself before all players have joined.
#[component]
pub fn LetterPanel(state: CorrespondenceState, live: Live, table: Option<TableHandle>) -> impl IntoView {
    let language = state.language;
    let state_text = move || state.with(|correspondence| words::state(language, correspondence));
    let options = state.with(|correspondence| correspondence.chain().invitation().options.clone());
    let messages = fairness_messages(state.game, &options);
    let context = live.meeting_context();
    let is_group = context.is_group;
    let has_secrets = ProtocolKind::of(state.game.options(), &options) != ProtocolKind::Open;
    let occasion = Occasion::Letters { has_secrets };
    let attach = Callback::new(move |()| {
        if let Some(part) = live_part::loaded() {
            (part.attach)(live);
        }
    });
    let Some(table) = table else {
        return view! {
            <Meeting context scans=Signal::stored(true) attach/>
            <div role="status">{move || rematch(state, live)}</div>
            <div class="stack" hidden=move || live.connected_devices() != 0>
                <LetterToSend state/>
                <p>{state_text}</p>
            </div>
            <DataSafetyNotice occasion/>
            <Receive is_group/>
            <Fairness messages/>
        }
        .into_any();
    };
    let shown = state.shown;
    let told = Memo::new(move |_| presence(context));
    let is_unsent = move || state.with(Correspondence::is_unsent);
    let label = move || match state.with(Correspondence::waits_for) {
        _ if live.is_connected() => say::LETTERS.text(language).into(),
        _ if is_unsent() => heading(state).0,
        WaitsFor::Own => say::LETTERS.text(language).into(),
        WaitsFor::Other(_) | WaitsFor::Nobody => say::SEND_AGAIN.text(language).into(),
    };
    Effect::new(move |_| {
        if state.due.get() && !table.is_staging() {
            state.due.set(false);
            shown.set(true);
        }
    });
    close_when_connected(shown, context.table);
    let settings = settings();
    Effect::new(move |_| {
        if let Some(seen) = state.arrived.get() {
            state.arrived.set(None);
            if let Some(session) = state.correspondence.with_value(Correspondence::session) {
                // Whoever looks back goes on looking.
                let looking = table.looking.get_untracked();
                table.open(session);
                table.looking.set(looking);
                table.hold_back_actions_after(seen);
                if settings.get_untracked().pace().is_zero() {
                    table.release_all();
                }
            }
        }
    });
    view! {
        // Hidden, without leaving its place, while the table has not shown yet what this tells.
        <section
            class="devices"
            aria-label=say::LETTERS.text(language)
            style:visibility=move || table.is_staging().then_some("hidden")
        >
            <p hidden=move || live.is_connected()>{state_text}</p>
            {status_text("", move || told.get())}
            <div role="status">{move || rematch(state, live).filter(|_| !table.is_staging())}</div>
            <button
                class="btn"
                class:btn-primary=move || is_unsent() && !live.is_connected()
                type="button"
                on:click=move |_| shown.set(true)
            >
                <Icon name="share"/>
                {label}
            </button>
        </section>
        <Modal open=shown label=Signal::derive(move || heading(state).0)>
            <div hidden=move || live.is_meeting()><LetterToSend state/></div>
            <Meeting context scans=Signal::derive(move || shown.get()) attach/>
            <Receive is_group/>
            <TakeBack state table/>
            <Show when=move || shown.get()><DataSafetyNotice occasion/></Show>
            <Fairness messages/>
            <CloseRow shown/>
        </Modal>
    }
    .into_any()
}

/// The invitation to a rematch that has come over a connection, with the link to its page, or who can invite; nothing before.
fn rematch(state: CorrespondenceState, live: Live) -> Option<AnyView> {
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

/// The heading above the letter to send, and the instruction below the heading.
fn heading(state: CorrespondenceState) -> (String, String) {
    let language = state.language;
    let both = |title: Message, why: Message| (title.text(language).to_owned(), why.text(language).to_owned());
    let name = state.other();
    let name = name.as_str();
    state.with(|correspondence| {
        let (chain, purpose) = (correspondence.chain(), correspondence.purpose());
        if words::is_group(chain) {
            // In a group everybody reads all letters.
            return match (purpose, correspondence.waits_for()) {
                (Purpose::End | Purpose::Proof, _) => both(say::SEND_LAST_GROUP, say::SEND_LAST_GROUP_WHY),
                (_, WaitsFor::Other(_)) if chain.session().is_none() && correspondence.own() == Writer::HOST => {
                    both(say::INVITE_GROUP, say::INVITE_GROUP_WHY)
                }
                (_, WaitsFor::Other(_)) if chain.session().is_none() => both(say::ANSWER_GROUP, say::ANSWER_GROUP_WHY),
                (Purpose::Turn, WaitsFor::Other(writer)) => {
                    let name = words::name_at_sentence_start(language, chain, writer);
                    (say::SEND_GROUP.text(language).into(), say::SendGroupWhy { name }.text(language))
                }
                _ => both(say::LAST_LETTER, say::LAST_LETTER_GROUP_WHY),
            };
        }
        match purpose {
            Purpose::Invitation => both(say::INVITE, say::INVITE_WHY),
            Purpose::Acceptance => (say::Answer { name }.text(language), say::AnswerWhy { name }.text(language)),
            Purpose::Turn => (say::Send { name }.text(language), say::SendWhy { name }.text(language)),
            Purpose::End => (say::SendLast { name }.text(language), say::SendLastWhy { name }.text(language)),
            Purpose::Proof => (say::SendProof { name }.text(language), say::SendProofWhy { name }.text(language)),
            Purpose::Answered => (say::LAST_LETTER.text(language).into(), say::LastLetterWhy { name }.text(language)),
        }
    })
}

/// The last letter of this device: the button that shares or copies it, and other ways to send it.
#[component]
fn LetterToSend(state: CorrespondenceState) -> impl IntoView {
    let language = state.language;
    let result = RwSignal::new(None::<&'static str>);
    let drawn = RwSignal::new(false);
    let letter = move || state.with(|correspondence| correspondence.last_letter().map(Letter::to_string));
    let address = move || letter().map(|letter| address_of(&letter)).unwrap_or_default();
    let whole = move || {
        let letters = state.with(|correspondence| correspondence.chain().letters().to_vec());
        letters.iter().map(Letter::to_string).collect::<String>()
    };
    let copy = move |text: String| copy(language, &text, result, move || state.note_sent());
    // In a group players look for links by their numbers.
    let number_in_group = move || {
        state.with(|correspondence| {
            let letter = correspondence.last_letter().filter(|_| words::is_group(correspondence.chain()))?;
            Some(letter.number as usize)
        })
    };
    let label = move || match number_in_group() {
        Some(number) => say::LinkGroup { number }.text(language),
        None => say::LINK.text(language).to_owned(),
    };
    let share = move |_| {
        let game = state.game.about(language).name;
        let title = match untrack(number_in_group) {
            Some(number) => say::LetterOfGroup { game, number }.text(language),
            None => say::LetterOf { game, name: untrack(|| state.other()) }.text(language),
        };
        device::share(&title, &untrack(address), None, move |done| {
            if done {
                state.note_sent();
            }
            result.try_set(Some(if done { say::SENT } else { say::SHARE_FAILED }.text(language)));
        });
    };
    let show_qr = move |_| {
        drawn.update(|drawn| *drawn = !*drawn);
        state.note_sent();
    };
    let can_share = device::can_share();
    let send = move |event| if can_share { share(event) } else { copy(untrack(address)) };
    view! {
        <div class="stack" hidden=move || letter().is_none()>
            <h2>{move || heading(state).0}</h2>
            <p>{move || heading(state).1}</p>
            <div class="row">
                <button class="btn btn-primary" type="button" data-first on:click=send>
                    <Icon name=if can_share { "share" } else { "copy" }/>
                    {if can_share { say::SHARE } else { say::COPY_LINK }.text(language)}
                </button>
            </div>
            {status_text("", move || result.get())}
            <details class="group">
                <summary>{say::OTHER_WAYS.text(language)}</summary>
                <div class="stack">
                    <div class="field">
                        <label for="letter-link">{label}</label>
                        <input
                            class="input"
                            id="letter-link"
                            readonly
                            prop:value=address
                            on:copy=move |_| state.note_sent()
                        />
                    </div>
                    <div class="row">
                        {can_share.then(|| view! {
                            <button class="btn" type="button" on:click=move |_| copy(untrack(address))>
                                <Icon name="copy"/>
                                {say::COPY_LINK.text(language)}
                            </button>
                        })}
                        <button class="btn" type="button" on:click=move |_| copy(untrack(letter).unwrap_or_default())>
                            <Icon name="copy"/>
                            {say::COPY_TEXT.text(language)}
                        </button>
                        <button class="btn" type="button" on:click=move |_| copy(untrack(whole))>
                            <Icon name="copy"/>
                            {say::COPY_ALL.text(language)}
                        </button>
                        <button
                            class="btn"
                            type="button"
                            aria-expanded=move || drawn.get().to_string()
                            on:click=show_qr
                        >
                            {move || if drawn.get() { say::QR_HIDE } else { say::QR }.text(language)}
                        </button>
                    </div>
                    {move || drawn.get().then(|| qr_code(language, &address()))}
                </div>
            </details>
        </div>
    }
}

/// The button on home that copies the link to the last letter.
#[component]
pub fn SendAgain(letter: Letter) -> impl IntoView {
    let language = use_language();
    let status = store_status();
    let result = RwSignal::new(None::<&'static str>);
    let address = address_of(&letter.to_string());
    let note = move || {
        if let Some((name, Saved::Joined(mut saved))) =
            parts::loaded_game_extras(&letter.game).and_then(|game| saved(game, letter.table))
        {
            note_sent(&mut saved, &name, status);
        }
    };
    let send = move |_| copy(language, &address, result, note.clone());
    view! {
        <button class="btn btn-quiet" type="button" on:click=send>
            <Icon name="copy"/>
            {say::LAST_LETTER.text(language)}
        </button>
        {status_text("", move || result.get())}
    }
}

/// The field into which the player pastes a letter. Its button leads to the same page as opening the letter's link.
#[component]
pub fn Receive(
    /// Whether more than two players play.
    is_group: bool,
) -> impl IntoView {
    let language = use_language();
    let label = if is_group { say::PASTE_GROUP } else { say::PASTE };
    let text = RwSignal::new(String::new());
    let refused = RwSignal::new(None::<String>);
    let open = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        open_pasted(language, text.get_untracked(), move |pasted| {
            let why = Letter::find(pasted).err().map(|error| page_words::parse_error(language, &error));
            refused.try_set(why.map(|why| say::BrokenText { why }.text(language)));
        });
    };
    view! {
        <form class="stack" on:submit=open>
            <div class="field">
                <label for="letter-paste">{label.text(language)}</label>
                <textarea
                    class="input"
                    id="letter-paste"
                    rows="3"
                    spellcheck="false"
                    on:input=move |event| text.set(event_target_value(&event))
                ></textarea>
            </div>
            <div class="row"><button class="btn" type="submit">{say::OPEN.text(language)}</button></div>
            {refusal_text(move || refused.get())}
            <p class="small soft">{say::KEEP_BROWSER.text(language)}</p>
        </form>
    }
}

/// The button that takes back the last letter of this device, to write another one.
#[component]
fn TakeBack(state: CorrespondenceState, table: TableHandle) -> impl IntoView {
    let language = state.language;
    let can = move || state.with(Correspondence::can_take_back);
    let take_back = move |_| {
        let taken = state.correspondence.try_update_value(|correspondence| {
            correspondence.take_back(device::time_now()).then(|| correspondence.session()).flatten()
        });
        if let Some(session) = taken.flatten() {
            state.shown.set(false);
            state.changes.update(|changes| *changes += 1);
            table.clear();
            table.looking.set(None);
            table.session.set(session);
            table.say(untrack(|| state.with(|correspondence| words::state(language, correspondence))));
        }
    };
    view! {
        <div hidden=move || !can()>
            <button class="btn" type="button" on:click=take_back>
                <Icon name="undo"/>
                {say::CHANGE.text(language)}
            </button>
            <p class="small soft">{move || say::ChangeWhy { name: state.other_at_sentence_start() }.text(language)}</p>
        </div>
    }
}

/// The guarantees against cheating in a game with these options, and what cannot be prevented.
pub fn fairness_messages(game: &dyn DynGameExtrasUi, options: &str) -> Vec<Message> {
    let is_group = game.options().seat_count(options) > 2;
    let of_game = match ProtocolKind::of(game.options(), options) {
        ProtocolKind::Open => [say::FAIR_MOVES, say::FAIR_PAST],
        ProtocolKind::CommonPile(_) if is_group => [say::FAIR_MOVES, say::FAIR_PILE_GROUP],
        ProtocolKind::CommonPile(_) => [say::FAIR_MOVES, say::FAIR_PILE],
        ProtocolKind::SealedRounds => [say::FAIR_CHOICES, say::FAIR_CHECK],
        ProtocolKind::HiddenHands => [say::FAIR_CARDS, say::FAIR_CHECK],
    };
    let (drawn, never) = if is_group {
        let never = vec![say::UNFAIR_PAIR, say::UNFAIR_HELP_GROUP, say::UNFAIR_STOP_GROUP, say::UNFAIR_CHAT_GROUP];
        (say::FAIR_DRAW_GROUP, never)
    } else {
        (say::FAIR_DRAW, vec![say::UNFAIR_HELP, say::UNFAIR_STOP, say::UNFAIR_CHAT])
    };
    [drawn].into_iter().chain(of_game).chain(never).collect()
}

/// The list of guarantees against cheating, closed at first.
#[component]
pub fn Fairness(
    /// The messages from [`fairness_messages`].
    messages: Vec<Message>,
) -> impl IntoView {
    let language = use_language();
    let all = messages.into_iter().map(|text| view! { <li>{text.text(language)}</li> }).collect_view();
    view! {
        <details class="group">
            <summary>{say::FAIR.text(language)}</summary>
            <ul>{all}</ul>
        </details>
    }
}
