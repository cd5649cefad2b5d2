//! The log: every move in notation and in words, each a way back to its moment.

use leptos::html::Ol;
use leptos::prelude::*;

use super::defer_until_painted::defer_until_painted;
use super::{Icon, TableHandle, texts};

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Line {
    /// Which one it is of those that the reader knows of, counted from 1.
    pub number: usize,
    /// After how many actions it was done.
    pub plies: usize,
    /// Who moved, and for which side.
    pub who: String,
    /// What was done.
    pub notation: String,
    /// What came of it; may be empty.
    pub note: String,
}

/// The log with its steps back and forth, and the box that takes typed moves.
#[component]
pub fn Log(table: TableHandle) -> impl IntoView {
    let words = texts();
    let entries = defer_until_painted(table, move || table.playing().log());
    let last = move || entries.read().len();
    let line = move |entry: Line| {
        let plies = entry.plies;
        view! {
            <li aria-current=move || (table.looking.get() == Some(plies)).then_some("step")>
                <span class="no">{entry.number}</span>
                <span>
                    <button
                        class="link"
                        type="button"
                        title=(words.look_at)(entry.number)
                        on:click=move |_| table.look(plies)
                    >
                        <b>{entry.who}</b>
                        " "
                        <code>{entry.notation}</code>
                    </button>
                    {(!entry.note.is_empty()).then(|| view! { <span class="note">{entry.note}</span> })}
                </span>
            </li>
        }
    };
    let scroll = NodeRef::<Ol>::new();
    // The latest move is in sight, unless one looks at an earlier moment.
    Effect::new(move |_| {
        entries.track();
        if table.looking.get().is_none() {
            request_animation_frame(move || {
                // The place may have been left since.
                if let Some(list) = scroll.try_get_untracked().flatten() {
                    list.set_scroll_top(list.scroll_height());
                }
            });
        }
    });
    let typed = RwSignal::new(String::new());
    // What one player typed is nothing for the next.
    Effect::new(move |_| {
        if table.curtain().is_some() {
            typed.set(String::new());
        }
    });
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if table.typed(&typed.get_untracked()) {
            typed.set(String::new());
        }
    };
    view! {
        <details class="log sheet" open=true>
            <summary>{words.log}<span class="count">{move || (words.moves)(last())}</span></summary>
            <Steps table/>
            <Show when=move || { last() == 0 }><p class="small soft">{words.nothing_yet}</p></Show>
            <ol class="log-list" node_ref=scroll tabindex="0" aria-label=words.log_list>
                <For each=move || entries.get() key=Clone::clone children=line/>
            </ol>
            <Show when=move || !table.replaying>
                <form class="say" on:submit=submit>
                    <label class="visually-hidden" for="say">{words.type_move}</label>
                    <input
                        class="input"
                        id="say"
                        autocomplete="off"
                        autocapitalize="off"
                        spellcheck="false"
                        placeholder=words.type_move
                        prop:value=typed
                        on:input=move |event| typed.set(event_target_value(&event))
                    />
                    <button class="btn" type="submit">{words.play_typed}</button>
                </form>
                <p class="small soft">{table.playing().game().keys()} " " {words.keys}</p>
            </Show>
        </details>
    }
}

/// Steps through the game: to its start, a move back or on, to the present.
#[component]
pub fn Steps(table: TableHandle) -> impl IntoView {
    let words = texts();
    let moments = defer_until_painted(table, move || table.moments());
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
    let told = move || moments.with(|(moments, now)| (words.moment)(*now, moments.len() - 1));
    view! {
        <div class="steps row">
            {step(words.first, "first", first)} {step(words.previous, "back", back)}
            <span class="moment small" aria-live="off">{told}</span>
            {step(words.next, "forward", on)} {step(words.latest, "latest", latest)}
        </div>
    }
}
