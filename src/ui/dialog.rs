//! Dialogs: what must be answered, or looked at, before anything else.

use leptos::html::Dialog;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::HtmlElement;

use super::texts;

/// A dialog, shown over everything while `open` is true. The browser keeps the keyboard inside, and closes it
/// with Escape. What is marked with `data-first` has the focus at first.
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
            // (`autofocus` would be tried as soon as the dialog is in the page, too, and some browsers complain of that.)
            let first = dialog.query_selector("[data-first]").ok().flatten();
            if let Some(first) = first.and_then(|first| first.dyn_into::<HtmlElement>().ok()) {
                let _ = first.focus();
            }
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
                <button class="btn" type="button" data-first on:click=move |_| open.set(false)>{texts().no}</button>
            </div>
        </Modal>
    }
}
