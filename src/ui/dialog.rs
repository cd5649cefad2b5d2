//! Dialogs: what must be answered, or looked at, before anything else.

use leptos::html::Dialog;
use leptos::prelude::*;

use super::texts;

/// A dialog, shown over everything while `open` is true. The browser keeps the keyboard inside, and closes it
/// with Escape.
#[component]
pub fn Modal(
    /// Whether it is shown.
    open: RwSignal<bool>,
    /// What it is called aloud.
    #[prop(into)]
    label: Signal<String>,
    children: Children,
) -> impl IntoView {
    let dialog = NodeRef::<Dialog>::new();
    Effect::new(move |_| {
        let Some(dialog) = dialog.get() else { return };
        if open.get() && !dialog.open() {
            // Fails only for a dialog outside the page.
            let _ = dialog.show_modal();
        } else if !open.get() {
            dialog.close();
        }
    });
    view! {
        <dialog node_ref=dialog aria-label=label on:close=move |_| open.set(false)>
            <div class="dialog-body">{children()}</div>
        </dialog>
    }
}

/// Asks whether something that cannot be taken back should be done. Shown while `open` is true.
#[component]
pub fn Confirm(
    /// Whether it is asked now.
    open: RwSignal<bool>,
    /// The question.
    #[prop(into)]
    question: Signal<String>,
    /// The word for doing it.
    yes: &'static str,
    /// Does it.
    #[prop(into)]
    then: Callback<()>,
) -> impl IntoView {
    view! {
        <Modal open label=question>
            <p>{question}</p>
            <div class="row">
                <button
                    class="btn btn-danger"
                    type="button"
                    on:click=move |_| {
                        open.set(false);
                        then.run(());
                    }
                >
                    {yes}
                </button>
                <button class="btn" type="button" autofocus on:click=move |_| open.set(false)>{texts().no}</button>
            </div>
        </Modal>
    }
}
