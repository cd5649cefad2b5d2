//! Modal dialogs and questions.

use leptos::html::Dialog;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::HtmlElement;

use super::messages as say;
use super::use_language;

/// A modal dialog, shown while `open` is true. The browser keeps the focus inside, and Escape closes it. The element marked with
/// `data-first` gets the focus first.
#[component]
pub fn Modal(
    /// Whether the dialog is open.
    open: RwSignal<bool>,
    #[prop(into)] label: Signal<String>,
    /// What it asks, if it asks something; it is spoken when the dialog opens.
    #[prop(optional, into)]
    question: Option<Signal<String>>,
    children: Children,
) -> impl IntoView {
    let dialog = NodeRef::<Dialog>::new();
    Effect::new(move |_| {
        let Some(dialog) = dialog.get() else { return };
        if open.get() && !dialog.open() {
            // Fails only for a dialog outside the page.
            let _ = dialog.show_modal();
            // (`autofocus` would act as soon as the dialog is in the page, too, and some browsers warn about that.)
            let first = dialog.query_selector("[data-first]").ok().flatten();
            if let Some(first) = first.and_then(|first| first.dyn_into::<HtmlElement>().ok()) {
                let _ = first.focus();
            }
        } else if !open.get() {
            dialog.close();
        }
    });
    view! {
        <dialog
            node_ref=dialog
            role=question.map(|_| "alertdialog")
            aria-label=label
            aria-description=question
            on:close=move |_| open.set(false)
        >
            <div class="dialog-body">{children()}</div>
        </dialog>
    }
}

/// Asks whether to do something that cannot be undone. Shown while `open` is true.
#[component]
pub fn Confirm(
    /// Whether the dialog is open.
    open: RwSignal<bool>,
    #[prop(into)] question: Signal<String>,
    /// The label of the button that confirms.
    yes: &'static str,
    #[prop(into)] then: Callback<()>,
) -> impl IntoView {
    let language = use_language();
    view! {
        <Modal open label=yes question>
            <p>{question}</p>
            <div class="row">
                <button
                    class="btn btn-danger"
                    type="button"
                    // A second click does nothing.
                    on:click=move |_| if open.get_untracked() {
                        open.set(false);
                        then.run(());
                    }
                >
                    {yes}
                </button>
                <button class="btn" type="button" data-first on:click=move |_| open.set(false)>{say::NO.text(language)}</button>
            </div>
        </Modal>
    }
}
