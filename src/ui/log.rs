//! The log: every move in notation and in words, each with a link to its position.

use leptos::html::Ol;
use leptos::prelude::*;

use super::defer_until_painted::defer_until_painted;
use super::messages as say;
use super::{Icon, Later, TableHandle, is_drawn, name_with_side};
use crate::dyn_game::LogLine;

/// The log, the steps back and forth, and the field for typed moves.
#[component]
pub fn Log(table: TableHandle) -> impl IntoView {
    let language = table.language;
    let entries = defer_until_painted(table, move || table.log());
    let last = move || entries.read().len();
    let line = move |entry: LogLine| {
        let plies = entry.plies;
        let who = name_with_side(untrack(|| table.name(entry.seat)), entry.side);
        view! {
            <li aria-current=move || (table.looking.get() == Some(plies)).then_some("step")>
                <span class="no">{entry.number}</span>
                <span>
                    <button
                        class="link"
                        type="button"
                        title=say::LookAtMove { number: entry.number }.text(language)
                        on:click=move |_| table.look(plies)
                    >
                        <b>{who}</b>
                        " "
                        <code>{entry.notation}</code>
                    </button>
                    {(!entry.note.is_empty()).then(|| view! { <span class="note">{entry.note}</span> })}
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
        <Later>
            <details class="log sheet" open=true>
                <summary>{say::LOG.text(language)}<span class="count">{move || say::Moves { moves: last() }.text(language)}</span></summary>
                <Steps table/>
                <Show when=move || { last() == 0 }><p class="small soft">{say::NOTHING_YET.text(language)}</p></Show>
                <ol class="log-list" node_ref=scroll tabindex="0" aria-label=say::LOG_LIST.text(language)>
                    <For each=move || entries.get() key=Clone::clone children=line/>
                </ol>
                <Show when=move || !table.replaying>
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
                    <p class="small soft">{table.game.keys(language)} " " {say::KEYS.text(language)}</p>
                </Show>
            </details>
        </Later>
    }
}

/// Steps through the game: to the start, one move back or on, to the latest position.
#[component]
pub fn Steps(table: TableHandle) -> impl IntoView {
    let language = table.language;
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
    let position = move || {
        moments.with(|(moments, now)| say::PositionNumber { all: moments.len() - 1, number: *now }.text(language))
    };
    view! {
        <div class="steps row">
            {step(say::FIRST_POSITION.text(language), "first", first)} {step(say::PREVIOUS_MOVE.text(language), "back", back)}
            <span class="moment small" aria-live="off">{position}</span>
            {step(say::NEXT_MOVE_FORWARD.text(language), "forward", on)} {step(say::LATEST_POSITION.text(language), "latest", latest)}
        </div>
    }
}
