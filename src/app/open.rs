//! The box to paste a record into, or a link to one.

use leptos::prelude::*;

use super::route::Route;
use super::{Footer, Header};
use crate::browser::device;
use crate::game::record;
use crate::ui::texts;

/// Opens records that were sent as text.
#[component]
pub fn Open() -> impl IntoView {
    let words = texts();
    let text = RwSignal::new(String::new());
    let open = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let text = device::decode(&text.get_untracked());
        let link = match text.split_once("#/replay/") {
            Some((_, link)) => link.trim().to_owned(),
            None => as_link(&text),
        };
        device::go(&Route::Replay(link).to_string());
    };
    view! {
        <Header/>
        <main id="main" class="page narrow" tabindex="-1">
            <form class="stack" on:submit=open>
                <h1>{words.open_heading}</h1>
                <label class="label" for="pasted">{words.open_why}</label>
                <textarea
                    class="input"
                    id="pasted"
                    rows="12"
                    spellcheck="false"
                    on:input=move |event| text.set(event_target_value(&event))
                ></textarea>
                <div class="row"><button class="btn btn-primary" type="submit">{words.open}</button></div>
            </form>
        </main>
        <Footer/>
    }
}

/// A pasted record as the link to it: other line ends and blank edges are forgiven, nothing else. What has one line only is a link
/// already.
fn as_link(text: &str) -> String {
    let lines: Vec<&str> = text.trim().lines().map(str::trim_end).collect();
    match lines.as_slice() {
        [link] => link.replace(' ', "_"),
        lines => record::link_of(&lines.join("\n")),
    }
}
