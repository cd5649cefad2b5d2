//! The log: every move in words, each with a link to its position, and the box for typed moves.

use leptos::html::Ol;
use leptos::prelude::*;

use super::defer_until_painted::defer_until_painted;
use super::messages as say;
use super::selectors::{KEYBOARD_HELP, LOG, TYPED_MOVE};
use super::{Icon, Later, TableHandle, focus, is_drawn, words};
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
            let note = |session: &Session| session.notes().text(plies).map(str::to_owned);
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

/// The keys and the box for typed moves. It is closed at first, and the stylesheet hides it where there is no keyboard.
#[component]
fn KeyboardHelp(table: TableHandle) -> impl IntoView {
    let language = table.language;
    let typed = RwSignal::new(String::new());
    // The next player must not see what the last one typed.
    Effect::new(move |_| {
        if table.curtain().is_some() {
            typed.set(String::new());
        }
    });
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if table.perform_typed(&typed.get_untracked()) {
            typed.set(String::new());
        }
    };
    view! {
        <details class="keyboard">
            <summary title=say::KEYBOARD.text(language)>
                <span aria-hidden="true">"?"</span>
                <span class="small">{say::KEYBOARD.text(language)}</span>
            </summary>
            <form class="say" on:submit=submit>
                <label class="visually-hidden" for="say">{say::TYPE_MOVE.text(language)}</label>
                <input
                    class="input"
                    id="say"
                    autocomplete="off"
                    autocapitalize="off"
                    spellcheck="false"
                    placeholder=say::TYPE_MOVE.text(language)
                    prop:value=typed
                    on:input=move |event| typed.set(event_target_value(&event))
                />
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
    let numbers = defer_until_painted(table, move || table.position_number());
    let position = move || {
        let (number, all) = numbers.get();
        say::PositionNumber { all, number }.text(language)
    };
    view! {
        <div class="steps row">
            {autoplay.then(|| view! { <Autoplay table/> })}
            {step(say::FIRST_POSITION.text(language), "first", first)} {step(say::PREVIOUS_MOVE.text(language), "back", back)}
            <span class="moment small" aria-live="off">{position}</span>
            {step(say::NEXT_MOVE_FORWARD.text(language), "forward", on)} {step(say::LATEST_POSITION.text(language), "latest", latest)}
        </div>
    }
}
