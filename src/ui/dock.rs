//! The dock below the board: what to do next, with what, and the buttons that do it.

use leptos::prelude::*;

use super::log::Steps;
use super::{EngineStatus, Icon, TableHandle, texts};

/// The dock. What the player holds goes inside.
#[component]
pub fn Dock(
    #[prop(into)] table: TableHandle,
    /// What to do next and the word for doing it, when it is the viewer's turn.
    prompt: Signal<Option<(String, &'static str)>>,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let words = texts();
    let over = Memo::new(move |_| table.is_over());
    let looking = move || table.looking.get().is_some();
    let waiting = move || {
        let seat = table.status.read().to_act.first();
        seat.map(|seat| {
            let name = table.name(seat);
            match table.engine_status.get() {
                EngineStatus::Thinking(_) => (words.thinking)(&name),
                EngineStatus::Lost => words.lost_engine.into(),
                EngineStatus::Resting => (words.turn_of)(&name),
            }
        })
    };
    let line = move || match (over.get(), prompt.get()) {
        (true, _) => words.game_over.into(),
        (false, Some((prompt, _))) => prompt,
        (false, None) => waiting().unwrap_or_default(),
    };
    // The buttons stay while others play, so that the keyboard's focus does: they only rest.
    let playing = move || !over.get() && !looking() && !table.status.read().persons.is_empty();
    let confirm = Memo::new(move |before: Option<&&'static str>| {
        let now = prompt.get().map(|(_, confirm)| confirm);
        now.or(before.copied()).unwrap_or(words.wait)
    });
    let ready = Memo::new(move |_| table.playing().ready().is_some());
    let can_take_back = Memo::new(move |_| table.can_take_back());
    let watched = move || !over.get() && !table.replaying && !looking() && table.status.read().persons.is_empty();
    // When the game is over its result takes the place of the dock, until one looks back. In a race nobody has the time to
    // prepare an action and confirm it: there the dock is only for looking back.
    let is_race = untrack(|| table.is_race());
    let shown = move || !(over.get() || is_race) || looking() || table.replaying;
    let thinking = move || table.seen_thinking().is_some();
    let computers = move || table.status.read().players.iter().any(|player| player.level().is_some());
    let against_computer = move || table.signals.thinks && playing() && computers();
    view! {
        <section class="dock" hidden=move || !shown() aria-label=words.dock>
            <Show when=looking fallback=move || view! { <p class="prompt">{line}</p> }>
                <Steps table/>
            </Show>
            {children.map(|children| children())}
            <p class="refusal" role="alert">{move || table.refused.get()}</p>
            <div class="actions">
                <Show when=playing>
                    <button
                        class="btn btn-primary"
                        type="button"
                        aria-disabled=move || (!ready.get()).then_some("true")
                        on:click=move |_| table.confirm()
                    >
                        {confirm}
                    </button>
                    <button
                        class="btn"
                        type="button"
                        aria-disabled=move || (!can_take_back.get()).then_some("true")
                        on:click=move |_| table.take_back()
                    >
                        {words.take_back}
                    </button>
                </Show>
                <Show when=against_computer>
                    <button
                        class="btn"
                        type="button"
                        aria-disabled=move || (!thinking()).then_some("true")
                        on:click=move |_| if thinking() { table.signals.hurry.run(()) }
                    >
                        {words.move_now}
                    </button>
                </Show>
                <Show when=move || table.engine_status.get() == EngineStatus::Lost>
                    <button class="btn btn-primary" type="button" on:click=move |_| table.signals.ask_again.run(())>
                        {words.ask_again}
                    </button>
                </Show>
                <Show when=watched><Watching table/></Show>
                <Show when=move || looking() && !table.replaying>
                    <button class="btn btn-primary" type="button" on:click=move |_| table.look(usize::MAX)>
                        {words.latest}
                    </button>
                </Show>
            </div>
        </section>
    }
}

/// For those who watch computers play: to pause them, to set their pace, to have them make one move.
#[component]
fn Watching(table: TableHandle) -> impl IntoView {
    let words = texts();
    view! {
        <button
            class="btn"
            type="button"
            on:click=move |_| table.paused.update(|paused| *paused = !*paused)
        >
            {move || if table.paused.get() {
                view! { <Icon name="play"/> {words.go_on} }.into_any()
            } else {
                view! { <Icon name="pause"/> {words.pause} }.into_any()
            }}
        </button>
        <select
            class="select"
            aria-label=words.pace
            on:change=move |event| {
                if let Ok(pace) = event_target_value(&event).parse() {
                    table.signals.set_pace.run(pace);
                }
            }
        >
            {words.paces.iter().enumerate().map(|(place, name)| view! {
                <option value=place selected=move || table.signals.pace.get() == place>{*name}</option>
            }).collect_view()}
        </select>
        <Show when=move || table.paused.get()>
            <button class="btn" type="button" on:click=move |_| table.signals.one_move.run(())>
                {words.next_move}
            </button>
        </Show>
    }
}
