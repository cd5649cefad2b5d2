//! The page that opens a pasted record, or a pasted link to one.

use leptos::prelude::*;

use crate::app::parts::{self, LoadState, Part};
use crate::app::route::Route;
use crate::app::shell::{Footer, Header, LoadButton};
use crate::browser::camera::has_camera;
use crate::browser::device;
use crate::game::record;
use crate::ui::{messages as say, use_language};

const REPLAY_LINK_START: &str = "#/replay/";

#[component]
pub fn OpenPage() -> impl IntoView {
    let language = use_language();
    let text = RwSignal::new(String::new());
    let open = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let text = device::decode_address(&text.get_untracked());
        let link = match text.split_once(REPLAY_LINK_START) {
            Some((_, link)) => link.trim().to_owned(),
            None => link_from_pasted(&text),
        };
        device::go(&Route::Replay(link).to_string());
    };
    view! {
        <Header/>
        <main id="main" class="page narrow" tabindex="-1">
            <form class="stack" on:submit=open>
                <h1>{say::OPEN_RECORD.text(language)}</h1>
                {has_camera().then(|| view! { <ScanCode/> })}
                <label class="label" for="pasted">{say::OPEN_RECORD_WHY.text(language)}</label>
                <textarea
                    class="input"
                    id="pasted"
                    rows="12"
                    spellcheck="false"
                    on:input=move |event| text.set(event_target_value(&event))
                ></textarea>
                <div class="row"><button class="btn btn-primary" type="submit">{say::OPEN.text(language)}</button></div>
            </form>
        </main>
        <Footer/>
    }
}

/// The button that scans the code of another device. The part of the program for it is loaded then.
#[component]
fn ScanCode() -> impl IntoView {
    let state = RwSignal::new(LoadState::Loading);
    move || match (state.get(), parts::loaded_scanner()) {
        (LoadState::Loaded, Some(part)) => (part.scanner)(),
        _ => view! { <LoadButton label=say::OPEN_RECORD_SCAN parts=&[Part::Letters, Part::Live] state/> }.into_any(),
    }
}

/// The link form of a pasted record. Any line endings are accepted, and white space around the record. A text of one line is
/// taken to be in link form already.
fn link_from_pasted(text: &str) -> String {
    let lines: Vec<&str> = text.trim().lines().map(str::trim_end).collect();
    match lines.as_slice() {
        [link] => link.replace(' ', "_"),
        lines => record::link_of(&lines.join("\n")),
    }
}
