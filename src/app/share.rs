//! A game as a link and as text, to be sent to somebody.

use leptos::prelude::*;

use super::route::Route;
use crate::browser::device;
use crate::ui::{Icon, Modal, texts};

/// Shows the link and the record of a game while `open` is true.
#[component]
pub fn Share(
    open: RwSignal<bool>,
    /// The record's link.
    #[prop(into)]
    link: Signal<String>,
    /// The record's text.
    #[prop(into)]
    record: Signal<String>,
) -> impl IntoView {
    let words = texts();
    let copied = RwSignal::new(None::<bool>);
    let address = move || device::address(&Route::Replay(link.get()).to_string());
    Effect::new(move |_| {
        if open.get() {
            copied.set(None);
        }
    });
    let copy = move |text: String| device::copy(&text, move |done| copied.set(Some(done)));
    view! {
        <Modal open label=Signal::stored(words.share_heading.to_owned())>
            <h2 id="share-heading">{words.share_heading}</h2>
            <p class="soft">{words.share_why}</p>
            <div class="field">
                <label for="share-link">{words.link}</label>
                <input class="input" id="share-link" readonly prop:value=address/>
            </div>
            <div class="field">
                <label for="share-record">{words.record}</label>
                <textarea class="input" id="share-record" rows="6" readonly prop:value=record></textarea>
            </div>
            <p role="status">{move || copied.get().map(|done| if done { words.copied } else { words.not_copied })}</p>
            <div class="row">
                <button class="btn btn-primary" type="button" on:click=move |_| copy(address())>
                    <Icon name="copy"/>
                    {words.copy_link}
                </button>
                <button class="btn" type="button" on:click=move |_| copy(record.get_untracked())>
                    <Icon name="copy"/>
                    {words.copy_record}
                </button>
                <button class="btn push" type="button" on:click=move |_| open.set(false)>{words.close}</button>
            </div>
        </Modal>
    }
}
