//! The log: every move in words, each with a link to its position, and the box for typed moves.

use std::cell::Cell;

use leptos::html::Ol;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{HtmlDetailsElement, HtmlInputElement};

use super::defer_until_painted::defer_until_painted;
use super::geometry::find;
use super::keys::key_of;
use super::messages as say;
use super::selectors::{KEYBOARD_HELP, LOG, TYPED_MOVE};
use super::{Icon, Later, PLAY_FOCUS_CANDIDATES, TableHandle, focus, is_drawn, words};
use crate::session::{LogLine, Session};

/// The log, the steps back and forth, and the keyboard help.
#[component]
pub fn Log(table: TableHandle) -> impl IntoView {
    let language = table.language;
    let entries = defer_until_painted(table, move || table.log());
    let last = move || entries.read().len();
    let line = move |entry: LogLine| {
        let (first, plies) = (entry.first, entry.plies);
        let note = move || {
            let note = |session: &Session| session.notes().text(plies);
            // Only replays have notes.
            if table.replaying { table.session.with(note) } else { None }
        };
        let who = untrack(|| table.name(entry.seat));
        // Most sentences begin with the player; before the others the name stands like a label.
        let text = match entry.text.strip_prefix(&who) {
            Some(rest) => rest.to_owned(),
            None => words::label(language, "", &entry.text),
        };
        view! {
            <li aria-current=move || {
                table.looking.get().is_some_and(|looking| (first..=plies).contains(&looking)).then_some("step")
            }>
                <span class="no">{entry.number}</span>
                <span>
                    <button
                        class="link"
                        type="button"
                        title=say::LookAtMove { number: entry.number }.text(language)
                        on:click=move |_| table.look(plies)
                    >
                        <b>{who}</b>
                        {text}
                    </button>
                    // The stylesheet hides the notation unless the player wants it.
                    " "
                    <code>{words::with_suit_signs(&entry.notation)}</code>
                    {move || note().map(|note| view! { <span class="note">{note}</span> })}
                </span>
            </li>
        }
    };
    let scroll = NodeRef::<Ol>::new();
    // The latest move is in view, unless an earlier position is shown.
    let is_drawn = is_drawn();
    Effect::new(move |_| {
        entries.track();
        if is_drawn() && table.looking.get().is_none() {
            request_animation_frame(move || {
                // The player may have left the page since.
                if let Some(list) = scroll.try_get_untracked().flatten() {
                    list.set_scroll_top(list.scroll_height());
                }
            });
        }
    });
    view! {
        <Later>
            <details class="log sheet" open=true>
                <summary>
                    {say::LOG.text(language)}
                    <Show when=move || { last() > 0 }>
                        <span class="count">{move || say::Moves { moves: last() }.text(language)}</span>
                    </Show>
                </summary>
                <Later><Steps table/></Later>
                <ol class="log-list" node_ref=scroll tabindex="0" aria-label=say::LOG_LIST.text(language)>
                    <For each=move || entries.get() key=Clone::clone children=line/>
                </ol>
                <Later>
                    <Show when=move || !table.replaying>
                        <KeyboardHelp table/>
                    </Show>
                </Later>
            </details>
        </Later>
    }
}

thread_local! {
    /// Whether the keyboard help was open last.
    static HELP_IS_OPEN: Cell<bool> = const { Cell::new(false) };
}

/// The keys and the box for typed moves. It is closed at first, and the stylesheet hides it where there is no keyboard.
#[component]
fn KeyboardHelp(table: TableHandle) -> impl IntoView {
    let language = table.language;
    let typed = RwSignal::new(String::new());
    // The next player must not see what the last one typed. The browser's undo would bring it back into an empty field, so each
    // player gets a field of their own.
    let is_covered = Memo::new(move |_| table.curtain().is_some());
    let field = move || {
        (!is_covered.get()).then(|| {
            typed.set(String::new());
            view! {
                <input
                    class="input"
                    id="say"
                    autocomplete="off"
                    autocapitalize="off"
                    spellcheck="false"
                    placeholder=say::TYPE_MOVE.text(language)
                    prop:value=typed
                    on:input=move |event| typed.set(event_target_value(&event))
                    // One key leads here from the board, and another one back.
                    on:keydown=move |event| if key_of(&event).as_deref() == Some("Escape") {
                        focus(PLAY_FOCUS_CANDIDATES);
                    }
                />
            }
        })
    };
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if table.perform_typed(&typed.get_untracked()) {
            typed.set(String::new());
        } else if let Some(field) = find(TYPED_MOVE).and_then(|field| field.dyn_into::<HtmlInputElement>().ok()) {
            // What is typed next takes the place of what was refused.
            field.select();
        }
    };
    view! {
        <details
            class="keyboard"
            open=HELP_IS_OPEN.get()
            // Who plays with it finds it open in the next game.
            on:toggle=move |event| HELP_IS_OPEN.set(event_target::<HtmlDetailsElement>(&event).open())
        >
            <summary title=say::KEYBOARD.text(language)>
                <span aria-hidden="true">"?"</span>
                <span class="small">{say::KEYBOARD.text(language)}</span>
            </summary>
            <form class="say" on:submit=submit>
                <label class="visually-hidden" for="say">{say::TYPE_MOVE.text(language)}</label>
                {field}
                <button class="btn" type="submit">{say::PLAY_TYPED.text(language)}</button>
            </form>
            <p class="small soft">{table.game.keyboard_help(language)} " " {say::KEYS.text(language)}</p>
        </details>
    }
}

/// Opens the keyboard help and focuses its box for typed moves. Returns whether the page has such a help.
pub fn focus_typed_move() -> bool {
    let found = |selector| document().query_selector(selector).ok().flatten();
    let Some(help) = found(KEYBOARD_HELP) else { return false };
    for details in [found(LOG), Some(help)].into_iter().flatten() {
        // Opening an element cannot fail: the attribute has a valid name.
        let _ = details.set_attribute("open", "");
    }
    focus(&[TYPED_MOVE]);
    true
}

/// The button that starts and pauses the autoplay, from the beginning if the replay is at the end.
#[component]
fn Autoplay(table: TableHandle) -> impl IntoView {
    let language = table.language;
    let paused = table.paused;
    let toggle = move |_| {
        let (moments, now) = untrack(|| table.viewable_positions());
        if paused.get_untracked() && now + 1 >= moments.len() {
            table.look(0);
        }
        paused.update(|paused| *paused = !*paused);
    };
    let label = move || if paused.get() { say::AUTOPLAY } else { say::PAUSE }.text(language);
    view! {
        <button class="btn btn-icon btn-quiet" type="button" aria-label=label title=label on:click=toggle>
            {move || view! { <Icon name=if paused.get() { "play" } else { "pause" }/> }}
        </button>
    }
}

/// The buttons that step through the game (to the start, one move back or on, to the latest position), and the number of the
/// position.
#[component]
pub fn Steps(
    table: TableHandle,
    /// Whether there is a button for the autoplay.
    #[prop(optional)]
    autoplay: bool,
) -> impl IntoView {
    let language = table.language;
    let moments = defer_until_painted(table, move || table.viewable_positions());
    let step = move |label: &'static str, icon: &'static str, to: Signal<Option<usize>>| {
        view! {
            <button
                class="btn btn-icon btn-quiet"
                type="button"
                aria-label=label
                title=label
                aria-disabled=move || to.get().is_none().then_some("true")
                on:click=move |_| if let Some(to) = to.get_untracked() { table.look(to) }
            >
                <Icon name=icon/>
            </button>
        }
    };
    let at = |to: fn(&[usize], usize) -> Option<usize>| {
        Signal::derive(move || moments.with(|(moments, now)| to(moments, *now)))
    };
    let back = at(|moments, now| Some(moments[now.checked_sub(1)?]));
    let on = at(|moments, now| moments.get(now + 1).copied());
    let first = at(|_, now| (now > 0).then_some(0));
    let latest = at(|moments, now| moments.last().copied().filter(|_| now + 1 < moments.len()));
    let position = defer_until_painted(table, move || table.position_number());
    view! {
        <div class="steps row">
            {autoplay.then(|| view! { <Autoplay table/> })}
            {step(say::FIRST_POSITION.text(language), "first", first)} {step(say::PREVIOUS_MOVE.text(language), "back", back)}
            <span class="moment small">{move || position.get()}</span>
            {step(say::NEXT_MOVE_FORWARD.text(language), "forward", on)} {step(say::LATEST_POSITION.text(language), "latest", latest)}
        </div>
    }
}
