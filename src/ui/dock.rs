//! The dock below the board: the prompt, the hand, and the buttons of the turn.

use leptos::prelude::*;

use super::log::Steps;
use super::messages as say;
use super::{EngineStatus, Icon, Later, PLAY_FOCUS_CANDIDATES, TableHandle, focus, refusal_text, words};
use crate::session::PlayerKind;

/// The button that hurries a computer, while it has the focus.
const HURRY_FOCUSED: &str = ".hurry:focus";

/// The dock. Its children are the player's hand.
#[component]
pub fn Dock(
    #[prop(into)] table: TableHandle,
    /// The prompt, and the label of the button that confirms an action; `None` when it is not the viewer's turn.
    prompt: Signal<Option<(String, &'static str)>>,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let language = table.language;
    let over = Memo::new(move |_| table.is_over());
    let looking = move || table.looking.get().is_some();
    let waiting = move || {
        let seat = table.status.read().to_act.first();
        seat.map(|seat| {
            let name = table.name(seat);
            match table.engine_status.get() {
                EngineStatus::Thinking(_) => say::Thinking { name }.text(language),
                EngineStatus::Lost => say::ENGINE_LOST.text(language).into(),
                EngineStatus::Resting => say::TurnOf { name }.text(language),
            }
        })
    };
    let settled = Memo::new(move |_| table.settled_text());
    let is_settled = move || settled.with(Option::is_some) && !looking();
    let line = move || match (over.get(), settled.get(), prompt.get()) {
        (true, ..) => say::GAME_OVER.text(language).into(),
        (false, Some(settled), _) => settled,
        (false, None, Some((prompt, _))) => prompt,
        (false, None, None) => waiting().unwrap_or_default(),
    };
    // The buttons stay while others play, so that they keep the focus; they are only disabled.
    let playing = move || !over.get() && !looking() && !is_settled() && !table.status.read().persons.is_empty();
    let confirm = Memo::new(move |before: Option<&&'static str>| {
        let now = prompt.get().map(|(_, confirm)| confirm);
        now.or(before.copied()).unwrap_or(say::WAIT.text(language))
    });
    let ready = Memo::new(move |_| table.prepared_action().is_some());
    let can_take_back = Memo::new(move |_| table.can_take_back());
    // Without a choice to clear, the button undoes the last action of this turn.
    let undoes = Memo::new(move |_| table.has_no_draft() && table.can_take_back());
    let watched = move || !over.get() && !table.replaying && !looking() && table.status.read().persons.is_empty();
    // Once the game is over, its result takes the place of the dock, until the player looks back. In a race there is no time to
    // prepare and confirm an action, so the dock is only for looking back.
    let is_race = untrack(|| table.is_race());
    let shown = move || !(over.get() || is_race) || looking() || table.replaying;
    let thinking = move || table.seen_thinking().is_some();
    let computers = move || table.status.read().players.iter().any(PlayerKind::is_computer);
    // The button that hurries a computer keeps its place while it is not shown, so that no other button moves.
    Effect::new(move |_| {
        if !thinking() && document().query_selector(HURRY_FOCUSED).is_ok_and(|button| button.is_some()) {
            focus(PLAY_FOCUS_CANDIDATES);
        }
    });
    let against_computer = move || table.signals().thinks && playing() && computers();
    view! {
        <Later>
            <section class="dock" hidden=move || !shown() aria-label=say::DOCK.text(language)>
                <Show when=looking fallback=move || view! { <p class="prompt">{line}</p> }>
                    <Steps table autoplay=table.replaying/>
                </Show>
                {children.map(|children| view! { <Later>{children()}</Later> })}
                {refusal_text(move || table.refused.get())}
                <p class="remark small">{move || table.signals().remark.get()}</p>
                <div class="actions">
                    <Show when=is_settled>
                        <SettledChoice table/>
                    </Show>
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
                            class="btn clear"
                            type="button"
                            aria-disabled=move || (!can_take_back.get()).then_some("true")
                            on:click=move |_| table.take_back()
                        >
                            {move || if undoes.get() { say::UNDO.text(language) } else { say::CLEAR.text(language) }}
                        </button>
                    </Show>
                    <Show when=against_computer>
                        <button
                            class="btn hurry"
                            class:is-idle=move || !thinking()
                            type="button"
                            on:click=move |_| if thinking() { table.signals().hurry.run(()) }
                        >
                            {say::MOVE_NOW.text(language)}
                        </button>
                    </Show>
                    <Show when=move || table.engine_status.get() == EngineStatus::Lost>
                        <button class="btn btn-primary" type="button" on:click=move |_| table.signals().ask_again.run(())>
                            {say::ASK_AGAIN.text(language)}
                        </button>
                    </Show>
                    <Show when=watched><Watching table/></Show>
                    <Show when=move || looking() && !table.replaying>
                        <button class="btn btn-primary" type="button" on:click=move |_| table.look(usize::MAX)>
                            {say::LATEST_POSITION.text(language)}
                        </button>
                    </Show>
                </div>
            </section>
        </Later>
    }
}

/// The controls for a player who watches computers: pause, pace, and one move.
#[component]
fn Watching(table: TableHandle) -> impl IntoView {
    let language = table.language;
    view! {
        <button
            class="btn"
            type="button"
            on:click=move |_| table.paused.update(|paused| *paused = !*paused)
        >
            {move || if table.paused.get() {
                view! { <Icon name="play"/> {say::GO_ON.text(language)} }.into_any()
            } else {
                view! { <Icon name="pause"/> {say::PAUSE.text(language)} }.into_any()
            }}
        </button>
        <select
            class="select"
            aria-label=say::SETTING_PACE.text(language)
            on:change=move |event| {
                if let Ok(pace) = event_target_value(&event).parse() {
                    table.signals().set_pace.run(pace);
                }
            }
        >
            {words::paces(language).into_iter().enumerate().map(|(place, name)| view! {
                <option value=place selected=move || table.signals().pace.get() == place>{name}</option>
            }).collect_view()}
        </select>
        <Show when=move || table.paused.get()>
            <button class="btn" type="button" on:click=move |_| table.signals().one_move.run(())>
                {say::NEXT_MOVE.text(language)}
            </button>
        </Show>
    }
}

/// The choice of the players when nothing can change the result: to end the game, or to play on.
#[component]
fn SettledChoice(#[prop(into)] table: TableHandle) -> impl IntoView {
    let language = table.language;
    view! {
        <button class="btn btn-primary" type="button" on:click=move |_| table.end_settled()>
            {say::END_SETTLED.text(language)}
        </button>
        <button class="btn" type="button" on:click=move |_| table.play_on()>
            {say::PLAY_ON_SETTLED.text(language)}
        </button>
    }
}
